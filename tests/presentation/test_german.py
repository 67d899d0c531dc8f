"""German prompts name places with their own prepositions and articles."""

import pytest

from game.presentation.messages import Messages

GERMAN = Messages("de")


@pytest.mark.parametrize(
    ("place", "drag", "click"),
    [
        ("scythe-place-r3c1", "zieh eine Einheit in den Bärenwald", "klick auf den Bärenwald"),
        ("scythe-place-r1c3", "zieh eine Einheit nach Lipa", "klick auf das Dorf Lipa"),
    ],
)
def test_a_place_has_its_own_preposition(place: str, drag: str, click: str) -> None:
    named = GERMAN.say("scythe-kind-place", count=1, name=GERMAN.say(place))
    assert GERMAN.say("table-how-drag", by="mouse", what="eine Einheit", where=named) == drag
    assert GERMAN.say("table-how-click", by="mouse", what=named) == click


def test_other_targets_take_the_usual_one() -> None:
    unit = GERMAN.say("scythe-kind-unit", count=1, name="")
    words = GERMAN.say("table-how-drag", by="mouse", what="eine Ressource", where=unit)
    assert words == "zieh eine Ressource auf eine Einheit"
