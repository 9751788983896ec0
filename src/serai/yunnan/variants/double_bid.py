"""Expert rules: double bids (2e p. 14)."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from serai.yunnan.rules import Rules
from serai.yunnan.variants.expert import with_expert_end


def with_double_bids(rules: Rules, values: Mapping[str, Any]) -> Rules:  # noqa: ARG001 - all variants have one shape
    """Two traders of a colour may bid in the same progress building and take its progress twice."""
    return with_expert_end(replace(rules, bids_per_building=2))
