"""Alembic's entry: the server hands in its connection."""

from alembic import context

from ofrenda.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
