"""Imports point down only; editions and variants are named in their own files only; files stay small."""

import ast
import sys
from pathlib import Path

import pytest

from serai.yunnan.editions import EDITIONS
from serai.yunnan.variants import VARIANTS
from tests.architecture.source import (
    GAMES,
    RULES,
    SOURCE,
    attributes_of,
    code_lines,
    imports_of,
    module_of,
    parsed,
    strings_of,
)

ALLOWED_OUTSIDE = {"librt", "mypy_extensions"} | sys.stdlib_module_names
by_name = pytest.mark.parametrize("path", RULES, ids=module_of)


@by_name
def test_rules_import_nothing_but_the_kernel_the_standard_library_and_the_compilers_helpers(path: Path) -> None:
    inside = {name for name in imports_of(path) if name.split(".")[0] == "serai"}
    outside = {name.split(".")[0] for name in imports_of(path) - inside}

    assert outside <= ALLOWED_OUTSIDE
    own = path.relative_to(SOURCE).parts[0]
    allowed = ("serai.kernel",) if own == "kernel" else ("serai.kernel", f"serai.{own}")
    assert all(name.startswith(allowed) for name in inside), inside


def test_games_know_nothing_of_each_other() -> None:
    for path in RULES:
        own = path.relative_to(SOURCE).parts[0]
        others = [game for game in GAMES if game != own]
        assert not any(name.startswith(f"serai.{other}") for name in imports_of(path) for other in others)


FREE_TO_NAME = ("editions.py", "variants")
PHASES = [p for p in RULES if "yunnan" in p.parts and not any(part in FREE_TO_NAME for part in p.parts)]


@pytest.mark.parametrize("path", PHASES, ids=module_of)
def test_no_edition_or_variant_is_named_in_a_phase(path: Path) -> None:
    names = {*EDITIONS, *VARIANTS}

    assert not strings_of(path) & names


@pytest.mark.parametrize("path", PHASES, ids=module_of)
def test_no_phase_asks_which_edition_or_variant_is_played(path: Path) -> None:
    tells = {"rules.py", "setting_up.py", "view.py", "position.py"}  # they write or read what was agreed

    if path.name not in tells:
        assert not attributes_of(path) & {"edition", "variants"}


def test_the_one_variant_a_phase_may_call_is_the_colour_the_rules_play() -> None:
    called = {name for path in PHASES for name in imports_of(path) if name.startswith("serai.yunnan.variants.")}

    assert called <= {"serai.yunnan.variants.duli", "serai.yunnan.variants.VARIANTS"}


@by_name
def test_files_stay_small(path: Path) -> None:
    assert len(path.read_text("utf-8").splitlines()) <= 400


def test_the_kernel_stays_small() -> None:
    assert sum(code_lines(path) for path in RULES if "kernel" in path.parts) <= 480


@by_name
def test_every_file_says_what_it_is_about(path: Path) -> None:
    assert ast.get_docstring(parsed(path))


@by_name
def test_shifts_that_compile_wrongly_are_not_used(path: Path) -> None:
    """The compiler writes the 1 of `1 << n` as a 32-bit int; kernel/bits.py has `bit(n)`."""
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift):
            assert not isinstance(node.left, ast.Constant) or isinstance(node.right, ast.Constant), node.lineno


RANDOM = {"random", "secrets", "time", "datetime", "os", "uuid"}


@by_name
def test_rules_know_no_clock_and_no_dice_but_their_own(path: Path) -> None:
    assert not {name.split(".")[0] for name in imports_of(path)} & RANDOM
