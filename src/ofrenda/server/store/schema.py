"""The tables of the database."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("invite_hash", String(64), nullable=False),
    Column("secret", String(64), nullable=False),  # of the fair dice; revealed in the record at the end
    Column("dice", Integer, nullable=False),  # the version of the fair dice
    Column("owner", Integer, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("watchable", Boolean, nullable=False),
    Column("pace", String(16), nullable=False),
    Column("window", Integer, nullable=False),  # seconds
    Column("hints", Boolean, nullable=False),  # also where several people play
    Column("started", Boolean, nullable=False),
    Column("finished", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Column("next_table", String(32)),  # the rematch
    Column("rules_version", Integer, nullable=False),  # by which the match is played
    Column("closed", String(16)),  # why it was closed as undecided, if it was
    Column("binned", Float),  # when its time was over; it is deleted a week later
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", String(64), nullable=False),  # as in the record: a name, or bot:LEVEL; empty while nobody sits
    Column("played_by", String(64), nullable=False),  # "" for the person, else the bot level that stands in
    Column("token_hash", String(64)),
    Column("seed", String(64), nullable=False),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("text", Text, nullable=False),
    Column("seat", Integer),  # whose answer it was, and to which question: a repeated answer finds itself here
    Column("question", Integer),
    UniqueConstraint("table_id", "seat", "question"),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("text", String(500), nullable=False),
    Column("at", Float, nullable=False),
)

notes = Table(
    "notes",
    metadata,
    Column("key", String(32), primary_key=True),
    Column("value", Float),
)
"""What the server notes for itself."""
