"""Alembic's entry: runs the steps on the connection, and in the transaction, that `database.migrate` has opened."""

from alembic import context

from frostwall.server.store.database import VERSION_TABLE

context.configure(connection=context.config.attributes["connection"], version_table=VERSION_TABLE)
with context.begin_transaction():
    context.run_migrations()
