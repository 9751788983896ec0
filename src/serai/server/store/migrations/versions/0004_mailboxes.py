"""Mail goes to confirmed addresses only."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "mailboxes",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("address", sa.String(length=254), nullable=False),
        sa.Column("word", sa.String(length=64), nullable=True),
        sa.Column("stop", sa.String(length=32), nullable=False),
        sa.Column("asked", sa.BigInteger(), nullable=False),
        sa.Column("sent", sa.BigInteger(), nullable=True),
        sa.Column("confirmed", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("person", "address", name=op.f("pk_mailboxes")),
        sa.UniqueConstraint("stop", name=op.f("uq_mailboxes_stop")),
        sa.UniqueConstraint("word", name=op.f("uq_mailboxes_word")),
    )


def downgrade() -> None:
    op.drop_table("mailboxes")
