"""Make a database ready before anybody is let in, or say plainly what is wrong with it."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy.exc import SQLAlchemyError

from gonfalon.kernel.words import Trouble
from gonfalon.server.connecting import connect_plainly, named


def prepare(database: str) -> None:
    """Bring the database to this version and see that it can be written."""
    engine = connect_plainly(database)
    name = named(engine.url)
    try:
        with engine.execution_options(gonfalon_writes=True).begin() as connection:
            upgrade(connection)
            connection.execute(sa.text("UPDATE alembic_version SET version_num = version_num"))
    except CommandError:
        raise Trouble("trouble-database-newer", database=name) from None
    except (SQLAlchemyError, OSError) as error:
        raise Trouble("trouble-database", database=name, problem=_problem(error)) from None
    finally:
        engine.dispose()


def upgrade(connection: sa.Connection, version: str = "head") -> None:
    """Apply the migrations that are missing, within the connection's transaction."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, version)


def _problem(error: Exception) -> str:
    """The database's own words, one line of them."""
    cause = getattr(error, "orig", None) or error
    lines = [line.strip() for line in str(cause).splitlines() if line.strip()]
    return lines[0][:200] if lines else type(cause).__name__
