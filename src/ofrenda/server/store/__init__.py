"""The database: its schema, its migrations, and all SQL as named functions."""

from ofrenda.server.store.store import Store

__all__ = ["Store"]
