"""The documents keep step with the source: public names, rules coverage, rulings, positions."""

import ast
import importlib
import re
from pathlib import Path

import pytest

import serai
from serai.yunnan.variants import VARIANTS
from serai.yunnan.view import PUBLIC, SECRET
from tests.architecture.source import ROOT, SOURCE, functions_of, parsed

COVERAGE = (ROOT / "docs" / "rules-coverage.md").read_text("utf-8")
RULINGS = (ROOT / "docs" / "rulings.md").read_text("utf-8")
POSITIONS = (ROOT / "docs" / "positions.md").read_text("utf-8")
README = (ROOT / "README.md").read_text("utf-8")

CASES = [*(f"Y-{number:02}" for number in range(1, 26)), "Y-04b", "Y-05b"]
RULED = [f"A-{number:02}" for number in range(1, 60)]
TESTS = {
    node.name: path
    for path in sorted((ROOT / "tests").rglob("test_*.py"))
    for node in ast.walk(parsed(path))
    if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
}


class TestPublicNames:
    @pytest.mark.parametrize("name", serai.__all__)
    def test_has_a_docstring(self, name: str) -> None:
        assert (getattr(serai, name).__doc__ or "").strip()

    def test_the_list_is_sorted_and_complete(self) -> None:
        assert list(serai.__all__) == sorted(serai.__all__)
        tree = parsed(SOURCE / "__init__.py")
        own = {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
        assert {"new_game", "from_position", "replay"} <= own & set(serai.__all__)

    @pytest.mark.parametrize("name", ["new_game", "from_position", "replay", "Refusal", "BadInput"])
    def test_is_shown_in_the_readme(self, name: str) -> None:
        assert f"serai.{name}" in README

    def test_every_variant_and_edition_is_in_the_readme(self) -> None:
        for name in (*VARIANTS, "first", "second"):
            assert f"`{name}`" in README


def test_positions_document_every_field() -> None:
    assert all(f"`{name}`" in POSITIONS for name in (*PUBLIC, *SECRET))


# rules-coverage.md: each row names the rule, the functions that do it and the tests that show it.

ROWS = [
    [cell.strip() for cell in line.strip("|").split("|")]
    for line in COVERAGE.splitlines()
    if line.startswith("|") and not line.startswith(("|--", "| rule", "| case", "| ruling"))
]


def named(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


def test_every_row_has_a_rule_a_function_and_a_test() -> None:
    assert len(ROWS) > 150
    for row in ROWS:
        assert len(row) == 3, row
        assert row[0], row
        assert named(row[1]), row
        assert named(row[2]), row


@pytest.mark.parametrize("name", sorted({name for row in ROWS for name in named(row[1])}))
def test_the_function_exists(name: str) -> None:
    module, _, function = name.rpartition(".")
    base = SOURCE / "yunnan" / Path(*module.split("."))
    if base.with_suffix(".toml").exists():
        assert f"[{function}]" in base.with_suffix(".toml").read_text("utf-8")
        return
    assert function in functions_of(base.with_suffix(".py"))
    assert hasattr(importlib.import_module(f"serai.yunnan.{module}"), function)


@pytest.mark.parametrize("name", sorted({name for row in ROWS for name in named(row[2])}))
def test_the_test_exists(name: str) -> None:
    assert name in TESTS


@pytest.mark.parametrize("case", CASES)
def test_every_worked_example_has_its_row_and_its_test(case: str) -> None:
    rows = [row for row in ROWS if row[0].startswith(f"{case}:")]
    word = "test_" + case.lower().replace("-", "")

    assert len(rows) == 1
    assert all(f"{name}_".startswith(f"{word}_") for name in named(rows[0][2])), rows
    assert any(name.startswith(f"{word}_") for name in TESTS)


@pytest.mark.parametrize("ruling", RULED)
def test_every_ruling_has_its_row_its_test_and_its_reason(ruling: str) -> None:
    rows = [row for row in ROWS if row[0].startswith(f"{ruling}:")]
    word = "test_" + ruling.lower().replace("-", "")

    assert len(rows) == 1
    assert any(name.startswith(f"{word}_") for name in named(rows[0][2])), rows
    assert RULINGS.count(f"**{ruling}**") == 1


def test_rulings_cited_in_the_source_exist() -> None:
    for path in sorted((SOURCE / "yunnan").rglob("*.py")):
        for cited in re.findall(r"A-\d\d\b", path.read_text("utf-8")):
            assert cited in RULED, path
