"""A bin for tables whose time is over, and what the server notes for itself."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("binned", sa.Float))
    op.create_table("notes", sa.Column("key", sa.String(32), primary_key=True), sa.Column("value", sa.Float))


def downgrade() -> None:
    op.drop_table("notes")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("binned")
