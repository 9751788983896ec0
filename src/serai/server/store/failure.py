"""What can go wrong at the store: somebody was first, the store does not answer, or it cannot hold what was given."""

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import exc

from serai.kernel.plain import BadInput

DATA_ERRORS = "22"  # how SQLSTATE begins where a value itself is at fault


class Conflict(Exception):  # noqa: N818 - not a defect: another worker was first
    """The log has grown meanwhile, or this very entry is there already."""


class StoreDown(Exception):  # noqa: N818 - reads better where it is caught
    """Nothing was stored: the disk is full or the database cannot be reached."""


@contextmanager
def store_failures() -> Iterator[None]:
    """Turn the many errors of drivers into our few words."""
    try:
        yield
    except Conflict:
        raise
    except exc.IntegrityError as error:
        raise Conflict(type(error.orig).__name__) from error
    except exc.DBAPIError as error:
        if (getattr(error.orig, "sqlstate", None) or "").startswith(DATA_ERRORS):
            raise BadInput("text", "what the store can hold", "something else") from None
        raise StoreDown(type(error).__name__) from error
    except (exc.SQLAlchemyError, OSError, TimeoutError) as error:
        raise StoreDown(type(error).__name__) from error
