"""Chat, other devices, deputies for the absent, imported and forked games."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Two tables, and what tables and seats have to know besides."""
    op.create_table(
        "keys",
        sa.Column("token_hash", sa.String, primary_key=True),
        sa.Column("guest", sa.String, sa.ForeignKey("guests.id"), nullable=False, index=True),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("created", sa.String, nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.String, nullable=False),
        sa.Column("guest", sa.String),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("text", sa.String, nullable=False),
        sa.Column("notice", sa.String),
    )
    op.add_column("seats", sa.Column("deputy", sa.String))
    for column in (
        sa.Column("grace", sa.Integer, nullable=False, server_default="60"),
        sa.Column("imported", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("start", sa.LargeBinary),
        sa.Column("fork", sa.String),
    ):
        op.add_column("tables", column)
