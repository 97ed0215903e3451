"""Alembic's entry: the server hands in its connection."""

from alembic import context

from ofrenda.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,  # on SQLite too: the connection begins its transactions itself
)
with context.begin_transaction():
    context.run_migrations()
