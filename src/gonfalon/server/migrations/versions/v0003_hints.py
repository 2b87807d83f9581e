"""Hints can be switched off for a table."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Tables of before have hints."""
    column = sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.true())
    op.add_column("tables", column)
