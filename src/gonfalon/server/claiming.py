"""One server to a file of SQLite: each keeps its tables in memory, so a second would not see them.

The claim is a lock of the operating system on a file beside the database. It is free again when
its owner is gone, however it went. Where a place knows no such locks, nothing is claimed.
"""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

from gonfalon.kernel.words import Trouble
from gonfalon.server.connecting import named, url_of

if sys.platform == "win32":
    import msvcrt

    def _take(file: BinaryIO) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _take(file: BinaryIO) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


@contextlib.contextmanager
def claimed(database: str) -> Iterator[None]:
    """While this lasts no other server opens the same file; a trouble if one has it already."""
    url = url_of(database)
    with contextlib.ExitStack() as stack:
        if url.get_backend_name() == "sqlite":
            with contextlib.suppress(OSError):  # a place that cannot be written is told later
                _claim(named(url), stack)
        yield


def _claim(name: str, stack: contextlib.ExitStack) -> None:
    """Hold the lock until the stack is left: closing the file gives it back."""
    path = Path(name).resolve()
    if path.is_dir():
        return
    file = stack.enter_context(path.with_name(f"{path.name}-lock").open("ab"))
    try:
        _take(file)
    except (BlockingIOError, PermissionError):  # what Linux and Windows call it
        raise Trouble("trouble-database-served", database=name) from None
