"""Words the server writes itself, in letters and on the page behind their link: from the locale files, like all others.

Only messages of one line with plain values (`{ $days }`) are read, which is all that letters need of Fluent.
"""

import re
from functools import cache
from pathlib import Path
from typing import Any

import serai

LANGUAGES = ("en", "de", "fr", "it")
FILES = ("ui", "letters")
LOCALES = Path(serai.__file__).parent / "locales"
MESSAGE = re.compile(r"^([a-z][\w-]*) = (.+)$", re.MULTILINE)
VALUE = re.compile(r"\{ \$(\w+) \}")


@cache
def messages(language: str) -> dict[str, str]:
    texts = [(LOCALES / language / f"{name}.ftl").read_text("utf-8") for name in FILES]
    return {key: text for file in texts for key, text in MESSAGE.findall(file)}


def say(language: str, key: str, **values: Any) -> str:
    """A message in a language."""
    return VALUE.sub(lambda found: str(values[found[1]]), messages(language)[key])


def preferred(accepted: str) -> str:
    """The first of our languages that an `Accept-Language` names."""
    offered = (part.strip()[:2].lower() for part in accepted.split(","))
    return next((language for language in offered if language in LANGUAGES), LANGUAGES[0])
