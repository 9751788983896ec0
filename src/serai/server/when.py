"""What time it is, and new names for things."""

import secrets
import time

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"  # nothing that is misread


def now_ms() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def new_id(length: int = 14) -> str:
    """A name nobody can guess."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))
