"""Guests, tables, seats and the log."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the first four tables."""
    op.create_table(
        "guests",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("token_hash", sa.String, nullable=False, unique=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("arms", sa.String, nullable=False),
        sa.Column("created", sa.String, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("name", sa.String),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("edition_text", sa.String),
        sa.Column("edition_digest", sa.String, nullable=False),
        sa.Column("options", sa.String, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("creator", sa.String, nullable=False, index=True),
        sa.Column("created", sa.String, nullable=False),
        sa.Column("phase", sa.String, nullable=False, index=True),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.Column("nonce", sa.LargeBinary, nullable=False),
        sa.Column("commitment", sa.String, nullable=False),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("guest", sa.String, index=True),
        sa.Column("name", sa.String),
        sa.Column("bot", sa.String),
        sa.Column("invite", sa.String, unique=True),
    )
    op.create_table(
        "log",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.String, nullable=False),
    )
