"""Starting the server: what stands in its way is said in one line, with exit code 2."""

from __future__ import annotations

import errno
import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.people import CLARA, ME, Guest, Server

from gonfalon.kernel.words import Trouble
from gonfalon.server.claiming import claimed
from gonfalon.server.migrating import prepare
from gonfalon.server.serve import serve
from gonfalon.texts import LANGUAGES, Texts


@pytest.fixture
def busy_port() -> Iterator[int]:
    with socket.create_server(("127.0.0.1", 0)) as busy:
        yield busy.getsockname()[1]


def test_a_busy_port_is_a_trouble_before_anything_is_touched(
    busy_port: int, tmp_path: Path
) -> None:
    database = tmp_path / "gonfalon.sqlite3"
    with pytest.raises(Trouble) as caught:
        serve(port=busy_port, database=str(database))
    assert caught.value.text == "trouble-port"
    assert caught.value.args_said["port"] == str(busy_port)
    assert not database.exists()


@pytest.mark.parametrize("port", [-1, 65536, 10**9])
def test_a_port_that_is_none(port: int, tmp_path: Path) -> None:
    with pytest.raises(Trouble) as caught:
        serve(port=port, database=str(tmp_path / "x.sqlite3"))
    assert caught.value.text == "trouble-port-number"


@pytest.mark.parametrize("host", ["no.such.host.invalid", "300.1.1.1", "x" * 300, "\x00"])
def test_a_host_that_is_not_here(host: str, tmp_path: Path) -> None:
    with pytest.raises(Trouble) as caught:
        serve(host=host, port=0, database=str(tmp_path / "x.sqlite3"))
    assert caught.value.text in ("trouble-host", "trouble-port")
    assert caught.value.args_said["host"] == host


def test_a_database_that_cannot_be_written_is_a_trouble_and_frees_the_port(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    for _ in range(2):
        with pytest.raises(Trouble) as caught:
            serve(port=port, database=str(tmp_path))
        assert caught.value.text == "trouble-database"


def test_a_server_for_everybody_names_an_address_that_others_reach_too(tmp_path: Path) -> None:
    server = Server(tmp_path / "x.sqlite3", host="0.0.0.0")
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        networked = probe.connect_ex(("192.0.2.1", 9)) == 0
    assert server.host.startswith("127.") is not networked
    assert Guest(server).get("/api/tables") == {"mine": [], "open": []}
    server.stop()


@pytest.mark.slow
def test_a_second_server_leaves_the_first_ones_file_alone(tmp_path: Path) -> None:
    database, link = tmp_path / "x.sqlite3", tmp_path / "y.sqlite3"
    server = Server(database)
    link.symlink_to(database)
    anna = Guest(server)
    table = anna.table(ME, CLARA)
    for name in (database, link):
        for lang in LANGUAGES:
            said = one_line(command("--port", "0", "--database", str(name), "--lang", lang))
            assert said == Texts(lang).say("trouble-database-served", {"database": str(name)})
    with anna.open(table) as page:
        page.until("state")
        page.turn()
    server.kill()  # the lock goes with its owner
    server = server.again()
    assert anna.get(f"/api/tables/{table['id']}")["position"] >= 2
    other = Server(tmp_path / "z.sqlite3")
    assert (server.stop(), other.stop()) == (0, 0)


def test_a_place_without_locks_is_served_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def unsupported(_: object) -> None:
        raise OSError(errno.ENOTSUP, os.strerror(errno.ENOTSUP))

    monkeypatch.setattr("gonfalon.server.claiming._take", unsupported)
    database = str(tmp_path / "x.sqlite3")
    with claimed(database), claimed(database):
        prepare(database)


def command(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "gonfalon", "serve", *words],
        capture_output=True,
        text=True,
        timeout=60,
        env={**os.environ, "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8"},
        check=False,
    )


def one_line(finished: subprocess.CompletedProcess[str]) -> str:
    assert finished.returncode == 2, finished
    said = (finished.stdout + finished.stderr).strip()
    assert "Traceback" not in said
    assert "\n" not in said
    return said


@pytest.mark.slow
def test_the_command_names_a_busy_port(busy_port: int, tmp_path: Path) -> None:
    database = str(tmp_path / "x.sqlite3")
    said = one_line(command("--port", str(busy_port), "--database", database))
    assert str(busy_port) in said
    assert "--port" in said


@pytest.mark.slow
def test_the_command_names_a_database_that_cannot_be_written(tmp_path: Path) -> None:
    path = str(tmp_path / "missing" / "x.sqlite3")
    said = one_line(command("--port", "0", "--database", path))
    assert path in said
    assert "--database" in said
