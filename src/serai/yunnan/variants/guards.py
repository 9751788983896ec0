"""Expert rules: guards (2e p. 14)."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from serai.yunnan.board import numbers
from serai.yunnan.pieces import GUARD
from serai.yunnan.rules import Rules
from serai.yunnan.variants.expert import with_expert_end


def with_guards(rules: Rules, values: Mapping[str, Any]) -> Rules:
    """A guard lies with the structures of each colour."""
    structures = numbers([*list(rules.structures)[:GUARD], values["guards"]])
    return with_expert_end(replace(rules, structures=structures))
