"""Alembic runs this for every command; the connection comes from serai.server.store.database."""

from alembic import context

from serai.server.store.models import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
