"""Which version of the fair dice a match is played with."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("dice", sa.Integer, nullable=False, server_default="1"))
    op.execute("UPDATE tables SET dice = 2 WHERE NOT started")


def downgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("dice")
