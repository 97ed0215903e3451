"""How long a reaction window stays open."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    columns = [column["name"] for column in sa.inspect(op.get_bind()).get_columns("tables")]
    if "window" in columns:  # an upgrade that was killed when these were no transactions yet
        return
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("window", sa.Integer, nullable=False, server_default="3"))


def downgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("window")
