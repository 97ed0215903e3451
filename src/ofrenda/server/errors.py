"""What the server refuses, each with a status and a key that programs can tell apart."""

from __future__ import annotations

from ofrenda.kernel.errors import OfrendaError


class Refusal(OfrendaError):
    """A request of the right shape that cannot be granted: the rules, or how things stand, are against it."""

    status = 409
    key = "refused"


class NoSuchTable(Refusal):
    """The table does not exist, or no longer."""

    status = 404
    key = "no-such-table"


class NotYours(Refusal):
    """Only somebody else may do that."""

    status = 403
    key = "not-yours"


class Stale(Refusal):
    """The answer is to a question that is no longer open."""

    status = 409
    key = "stale"


class Final(Refusal):
    """Whoever answers wanted to be asked before what cannot be taken back freely."""

    status = 409
    key = "final"


class TableFull(Refusal):
    """No seat is free."""

    status = 409
    key = "table-full"


class Stopping(Refusal):
    """The server is being stopped; the same request can be sent again."""

    status = 503
    key = "stopping"


class TooMany(Refusal):
    """A limit is reached; the answer says when to come again."""

    status = 429
    key = "too-many"
    retry_seconds = 60
