"""The coverage page names functions and tests that exist, and every case and ruling has its test."""

import re
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "rules-coverage-silk-road.md").read_text("utf-8")
ROWS = [line for line in PAGE.splitlines() if line.startswith("| ") and "`" in line]
TESTS = set(
    re.findall(
        r"^def (test_\w+)", "".join(p.read_text("utf-8") for p in Path(__file__).parent.rglob("*.py")), re.MULTILINE
    )
)


@pytest.mark.parametrize("row", ROWS)
def test_a_row_names_what_exists(row: str) -> None:
    *_, function, tests, _ = row.split("|")
    module, _, name = function.strip(" `").rpartition(".")
    assert callable(getattr(import_module(f"serai.silk_road.{module}"), name))
    assert set(re.findall(r"`(\w+)`", tests)) <= TESTS
    assert "test_" in tests


@pytest.mark.parametrize("number", range(1, 19))
def test_every_case_has_a_test(number: int) -> None:
    assert any(name.startswith(f"test_r{number:02}_") for name in TESTS)


@pytest.mark.parametrize("number", range(1, 34))
def test_every_ruling_has_a_test(number: int) -> None:
    assert any(name.startswith(f"test_b{number:02}_") for name in TESTS)
