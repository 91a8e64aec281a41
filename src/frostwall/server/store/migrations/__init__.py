"""How the database came to its present shape: Alembic's steps, run by `database.migrate` from the installed package.

A new step is a new module in `versions/` whose `down_revision` is the last one; nothing here but Python is needed.
"""
