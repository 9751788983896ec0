"""Every word a game can say is there, in every language, and the languages say the same things."""

import re
from importlib.util import find_spec
from pathlib import Path

import pytest

import serai
from serai.catalogue import GAMES, title

PACKAGE = Path(serai.__file__).parent
LOCALES = PACKAGE / "locales"
LANGUAGES = ("en", "de", "fr", "it")
MESSAGE = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
FROM_THE_KERNEL = ("game_over", "not_your_turn", "unknown_action", "no_such_thing")


def keys(language: str) -> set[str]:
    return {key for path in (LOCALES / language).glob("*.ftl") for key in MESSAGE.findall(path.read_text("utf-8"))}


def dashed(name: str) -> str:
    return name.replace("_", "-")


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_the_same_files_and_keys(language: str) -> None:
    for path in (LOCALES / "en").glob("*.ftl"):
        theirs = LOCALES / language / path.name
        assert sorted(MESSAGE.findall(theirs.read_text("utf-8"))) == sorted(MESSAGE.findall(path.read_text("utf-8")))


@pytest.mark.parametrize("game", [name for name, module in GAMES.items() if find_spec(module.rpartition(".")[0])])
def test_every_word_of_a_game_is_translated(game: str) -> None:
    rules = title(game)
    refusals = __import__(f"serai.{game}.refusals", fromlist=["REASONS"])
    questions = __import__(f"serai.{game}.state", fromlist=["QUESTIONS"]).QUESTIONS
    reasons = [*FROM_THE_KERNEL, *(reason[0] for reason in refusals.REASONS if reason[0] != "allowed")]
    prefix = dashed(game)
    wanted = {f"{prefix}-action-{dashed(kind)}" for kind in rules.ACTION_KINDS}
    wanted |= {f"{prefix}-event-{dashed(kind)}" for kind in rules.EVENT_KINDS}
    wanted |= {f"{prefix}-question-{dashed(question)}" for question in questions}
    wanted |= {f"refused-{dashed(reason)}" for reason in reasons}
    wanted |= {f"variant-{dashed(variant)}" for variant in rules.VARIANTS}
    wanted |= {f"new-edition-{dashed(edition)}" for edition in rules.EDITIONS}
    for language in LANGUAGES:
        assert wanted - keys(language) == set(), language


def test_every_refusal_of_the_server_is_translated() -> None:
    said = re.compile(r'(?:Denied\(\d+, |Refusal\()"(\w+)"')
    reasons = {
        reason for path in (PACKAGE / "server").rglob("*.py") for reason in said.findall(path.read_text("utf-8"))
    }
    assert reasons
    for language in LANGUAGES:
        known = keys(language)
        untold = {
            reason for reason in reasons if not {f"trouble-{dashed(reason)}", f"refused-{dashed(reason)}"} & known
        }
        assert untold == set(), language
