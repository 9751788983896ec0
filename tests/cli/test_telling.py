from collections.abc import Mapping
from importlib.util import find_spec
from typing import Any, get_type_hints

import pytest

import serai
from serai.catalogue import GAMES, title
from serai.cli.telling import NAMES, REASONS, SENTENCES, Telling, tell_refusal
from serai.kernel.decision import Refusal
from serai.silk_road.refusals import REASONS as SILK_ROAD_REASONS
from serai.yunnan.refusals import REASONS as YUNNAN_REASONS

THERE = [name for name, module in GAMES.items() if find_spec(module.rpartition(".")[0]) is not None]


@pytest.mark.parametrize("game", THERE)
def test_every_event_of_every_game_has_its_sentence(game: str) -> None:
    assert set(SENTENCES[game]) == set(title(game).EVENT_KINDS)
    assert game in NAMES


def example(cls: type[Any]) -> Any:
    values: Mapping[type[Any], Any] = {int: 1, str: "score"}
    fields = {
        name: values.get(hint, (1, 0, 0, 0, 0, 0)[: 6 if "by_" in name else 2])
        for name, hint in get_type_hints(cls).items()
    }
    if cls.__name__ == "GameEnded":
        fields["winners"] = (0,)
    return cls(**fields)


def test_every_sentence_of_yunnan_is_a_sentence() -> None:
    telling = Telling(serai.new_game("yunnan", seats=2, seed=1).view())
    for cls in title("yunnan").EVENT_KINDS.values():
        sentence = telling.tell(example(cls))
        assert sentence[0].isupper()
        assert sentence.endswith(".")
        assert "{" not in sentence


def test_the_first_edition_has_its_own_names() -> None:
    first = Telling(serai.new_game("yunnan", edition="first", seats=4, seed=1).view()).names
    assert "Qamdo" in first.places
    assert "Dragon House" in first.buildings
    assert "Qamdo" in " ".join(first.gorges)


def test_every_reason_of_yunnan_is_told() -> None:
    for key, second, _first in YUNNAN_REASONS:
        if key != "allowed":
            values: dict[str, object] = dict.fromkeys(
                ("price", "coins", "unbound", "needed", "passes", "theirs", "yours", "points", "income"), 4
            )
            told = tell_refusal(Refusal(key, second, values), "yunnan")
            assert told.startswith(REASONS["yunnan"][key].partition("{")[0])
            assert told.endswith(f"[{second}]") or not second


def test_every_reason_of_silk_road_is_told() -> None:
    values: dict[str, object] = dict.fromkeys(("best", "money", "price", "held"), 4)
    for key, section in SILK_ROAD_REASONS:
        if key != "allowed":
            told = tell_refusal(Refusal(key, section, values), "silk_road")
            assert told.startswith(REASONS["silk_road"][key].partition("{")[0])
            assert "{" not in told


def test_an_unknown_reason_is_told_as_it_is() -> None:
    assert tell_refusal(Refusal("too_late", "p. 3"), "yunnan") == "Not allowed: too late [p. 3]"
    assert "too few passes" in tell_refusal(Refusal("too_few_passes", "p. 3"), "yunnan")
