"""How alembic runs our migrations: on the connection that the server hands over."""

from alembic import context

# All or nothing, also on SQLite: a server killed in mid-migration starts again as if nothing was.
context.configure(connection=context.config.attributes["connection"], transactional_ddl=True)
with context.begin_transaction():
    context.run_migrations()
