"""The tables. Times are milliseconds since 1970; documents are JSON text; secrets of people are hashes."""

from typing import Final

import sqlalchemy as sa

metadata: Final = sa.MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)
ID: Final = sa.String(32)
TIME: Final = sa.BigInteger()

people: Final = sa.Table(
    "people",
    metadata,
    sa.Column("id", ID, primary_key=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("account", sa.String(40), unique=True),  # folded to lower case; null for a guest
    sa.Column("password", sa.String(200)),
    sa.Column("settings", sa.Text, nullable=False),
    sa.Column("created", TIME, nullable=False),
)

sessions: Final = sa.Table(
    "sessions",
    metadata,
    sa.Column("id", ID, primary_key=True),
    sa.Column("person", ID, nullable=False, index=True),
    sa.Column("secret", sa.String(64), nullable=False, unique=True),
    sa.Column("agent", sa.String(120), nullable=False),
    sa.Column("created", TIME, nullable=False),
    sa.Column("seen", TIME, nullable=False),
)

tokens: Final = sa.Table(
    "tokens",
    metadata,
    sa.Column("id", ID, primary_key=True),
    sa.Column("person", ID, nullable=False, index=True),
    sa.Column("label", sa.String(60), nullable=False),
    sa.Column("secret", sa.String(64), nullable=False, unique=True),
    sa.Column("created", TIME, nullable=False),
)

tables: Final = sa.Table(
    "tables",
    metadata,
    sa.Column("id", ID, primary_key=True),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("edition", sa.String(40), nullable=False),
    sa.Column("variants", sa.Text, nullable=False),
    sa.Column("owner", ID, nullable=False),
    sa.Column("access", sa.String(12), nullable=False),
    sa.Column("invitation", sa.String(32), nullable=False),
    sa.Column("status", sa.String(12), nullable=False),
    sa.Column("study", sa.Boolean, nullable=False),
    sa.Column("setup", sa.Text, nullable=False),  # holds the seed: never sent before the game is over
    sa.Column("start", sa.Text),
    sa.Column("rules_version", sa.Integer, nullable=False),
    sa.Column("clock", sa.Text, nullable=False),
    sa.Column("undo", sa.String(12), nullable=False),
    sa.Column("projections", sa.Boolean, nullable=False, server_default=sa.true()),  # scores, incomes as play goes on
    sa.Column("seeded", sa.Boolean, nullable=False, server_default=sa.false()),  # its maker chose the seed
    sa.Column("version", sa.Integer, nullable=False),  # grows with every entry of the log
    sa.Column("number", sa.Integer, nullable=False),  # moves that stand
    sa.Column("revision", sa.Integer, nullable=False),  # grows with every other change: seats, requests
    sa.Column("times", sa.Text, nullable=False),  # how the clocks stand
    sa.Column("request", sa.Text),  # an undo that waits for consent
    sa.Column("due", TIME, index=True),  # when the server must look at this table: a bot to move, a clock run out
    sa.Column("result", sa.Text),
    sa.Column("rematch", ID),
    sa.Column("created", TIME, nullable=False),
    sa.Column("changed", TIME, nullable=False),
    sa.Index("ix_tables_status_changed", "status", "changed"),
)

seats: Final = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", ID, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(12), nullable=False),
    sa.Column("person", ID, index=True),
    sa.Column("bot", sa.String(60)),
    sa.Column("name", sa.String(60), nullable=False),
    sa.Column("stand_in", sa.String(60)),  # a bot that plays on for a person
)

# The log of a game is only ever added to. (table_id, version) unique is the lock between workers.
actions: Final = sa.Table(
    "actions",
    metadata,
    sa.Column("table_id", ID, primary_key=True),
    sa.Column("version", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(4), nullable=False),  # act, undo
    sa.Column("number", sa.Integer, nullable=False),  # moves that stand after this entry
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("action", sa.Text, nullable=False),  # notation; empty for an undo
    sa.Column("actor", sa.String(8), nullable=False),  # person, bot, clock
    sa.Column("at", TIME, nullable=False),
    sa.Column("client_id", sa.String(64)),
    sa.UniqueConstraint("table_id", "seat", "client_id"),
)

chat: Final = sa.Table(
    "chat",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("table_id", ID, nullable=False, index=True),
    sa.Column("person", ID, nullable=False),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("text", sa.String(500), nullable=False),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("at", TIME, nullable=False),
    sa.Column("client_id", sa.String(64), nullable=False),
    sa.UniqueConstraint("table_id", "person", "client_id"),
)

notices: Final = sa.Table(
    "notices",
    metadata,
    sa.Column("id", ID, primary_key=True),
    sa.Column("table_id", ID, nullable=False, index=True),
    sa.Column("person", ID, nullable=False),
    sa.Column("kind", sa.String(8), nullable=False),  # push, webhook, mail
    sa.Column("target", sa.Text, nullable=False),
    sa.Column("secret", sa.String(64), nullable=False),
    sa.Column("created", TIME, nullable=False),
)

mailboxes: Final = sa.Table(
    "mailboxes",
    metadata,
    sa.Column("person", ID, primary_key=True),
    sa.Column("address", sa.String(254), primary_key=True),
    sa.Column("word", sa.String(64), unique=True),  # hash of the one in the latest letter that asks
    sa.Column("stop", sa.String(32), unique=True, nullable=False),  # in every other letter: all it can do is end them
    sa.Column("asked", TIME, nullable=False),  # when a letter was last asked for; 0: not yet
    sa.Column("sent", TIME),  # when the letter with the word was written
    sa.Column("confirmed", TIME),  # null: may not be written to
)

deliveries: Final = sa.Table(
    "deliveries",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("notice", ID, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("tries", sa.Integer, nullable=False),
    sa.Column("due", TIME, nullable=False, index=True),
)
