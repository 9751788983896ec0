"""What every expert game of the second edition shares (2e p. 14)."""

from dataclasses import replace
from typing import Final

from serai.yunnan.rules import Rules

NO_END_BY_SCORE: Final = 1_000_000


def with_expert_end(rules: Rules) -> Rules:
    """Points no longer end the game, only empty gift spaces do (ruling A-34)."""
    return replace(rules, end_score=NO_END_BY_SCORE)
