"""By which version of the rules a match is played, and why it was closed as undecided."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("rules_version", sa.Integer, nullable=False, server_default="1"))
    op.add_column("tables", sa.Column("closed", sa.String(16)))


def downgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("closed")
        tables.drop_column("rules_version")
