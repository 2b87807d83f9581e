"""Files that are either there as a whole or not at all."""

from __future__ import annotations

import contextlib
import errno
import os
import tempfile
from pathlib import Path

from gonfalon.kernel.words import Trouble


def keep(path: Path, data: bytes) -> None:
    """Write beside the place, then move there: nobody ever sees half a file."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        beside.write_bytes(data)
        os.replace(beside, path)
    except OSError as error:
        raise _cannot("trouble-write", path, error) from None
    finally:  # after an error, or Ctrl-C
        with contextlib.suppress(OSError):
            beside.unlink()


def folder(path: Path) -> Path:
    """The folder, made if it is missing, once it is known that files can be kept in it."""
    try:
        path.mkdir(parents=True, exist_ok=True)
        _try(path)
    except OSError as error:
        raise _cannot("trouble-write", path, error) from None
    return path


def room(path: Path) -> Path:
    """A place where `keep` will be able to write: to be asked before the work, not after it."""
    try:
        if path.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        _try(path.parent)
    except OSError as error:
        raise _cannot("trouble-write", path, error) from None
    return path


def _try(place: Path) -> None:
    with tempfile.TemporaryFile(dir=place):
        pass


def there(path: Path) -> bool:
    """Is there such a file? A place that cannot be looked at is a trouble."""
    try:
        path.stat()
    except (FileNotFoundError, NotADirectoryError):
        return False
    except OSError as error:
        raise _cannot("trouble-read", path, error) from None
    return True


def fetch(path: Path) -> bytes:
    """What is in a file."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise _cannot("trouble-read", path, error) from None


def _cannot(text: str, path: Path, error: OSError) -> Trouble:
    return Trouble(text, path=str(path), problem=error.strerror or str(error))
