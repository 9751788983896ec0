"""How I am told that it is my turn."""

from typing import Any

ROUTES: list[Any] = []
