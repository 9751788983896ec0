"""The store: what must never be lost. SQLite or PostgreSQL; the tables, their migrations, and every query."""
