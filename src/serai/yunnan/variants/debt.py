"""The first edition's advanced game: debts are paid in points (1e advanced version)."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from serai.yunnan.board import numbers
from serai.yunnan.rules import Rules


def with_debt(rules: Rules, values: Mapping[str, Any]) -> Rules:
    """Bids may go beyond one's coins; each coin missing costs points, fewer in later rounds; scores may go below 0."""
    return replace(rules, may_overbid=True, debt_rate=numbers(values["debt_rate"]))
