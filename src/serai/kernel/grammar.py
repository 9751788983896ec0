"""Notation: a game's actions as short lines of text, and back, from one list of forms."""

import re
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from serai.kernel.plain import BadInput

LONGEST_NUMBER = 4

Form = tuple[list[str], type[Any]]


class Pattern(NamedTuple):
    """A word that is not from a fixed list: how it looks, and what to call it in a message."""

    form: re.Pattern[str]
    meaning: str


NUMBER = Pattern(re.compile(rf"[0-9]{{1,{LONGEST_NUMBER}}}"), "a number")


class Grammar:
    """Each form is a line such as `bid BUILDING PRICE from SOURCE` and the action it makes.

    Upper-case parts are the action's fields: one of a few names (`choices`), or a word of some look (`patterns`;
    NUMBER makes an int). Lower-case parts stand for themselves. `aliases` are other names people use.
    """

    def __init__(
        self,
        forms: Sequence[tuple[str, type[Any]]],
        choices: Mapping[str, Sequence[str]],
        patterns: Mapping[str, Pattern],
        aliases: Mapping[str, str],
    ) -> None:
        self.forms: list[Form] = [(line.split(), cls) for line, cls in forms]
        self.choices = choices
        self.patterns = patterns
        self.aliases = aliases

    def write(self, action: Any) -> str:
        """The action as a line."""
        form = next(form for form, cls in self.forms if type(action) is cls)
        fields = action._asdict()
        return " ".join(str(fields[part.lower()]) if part.isupper() else part for part in form)

    def read(self, notation: str) -> Any:
        """The action that a line names; BadInput says what was expected where."""
        words = [self.aliases.get(word, word) for word in notation.lower().split()]
        forms = self.forms
        for depth, word in enumerate(words):
            fitting = [(form, cls) for form, cls in forms if depth < len(form) and self.fits(word, form[depth])]
            if not fitting:
                raise BadInput(f"notation word {depth + 1}", self.expected(forms, depth), word)
            forms = fitting
        complete = [(form, cls) for form, cls in forms if len(form) == len(words)]
        if not complete:
            raise BadInput(f"notation word {len(words) + 1}", self.expected(forms, len(words)), missing=True)
        form, cls = complete[0]
        named = [(part, word) for part, word in zip(form, words, strict=True) if part.isupper()]
        return cls(**{part.lower(): int(word) if self.patterns.get(part) is NUMBER else word for part, word in named})

    def fits(self, word: str, part: str) -> bool:
        """Whether a word can stand for this part of a form."""
        if part in self.patterns:
            return self.patterns[part].form.fullmatch(word) is not None
        return word in self.choices.get(part, (part,))

    def expected(self, forms: Sequence[Form], depth: int) -> str:
        """What could have stood there, in words a player understands."""
        found: list[str] = []
        for form, _ in forms:
            part = form[depth] if depth < len(form) else "nothing more"
            found.extend([self.patterns[part].meaning] if part in self.patterns else self.choices.get(part, (part,)))
        return " or ".join(dict.fromkeys(found))
