"""How older layouts become the present one; run by Alembic."""
