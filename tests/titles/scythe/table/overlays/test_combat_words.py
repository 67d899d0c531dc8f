"""What a seat is told in a combat: of cards that it can add, of cards that others may have added."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine import flow
from game.presentation.messages import Messages
from game.titles.scythe.rules.combat.combat import Combats
from game.titles.scythe.rules.state.state import ScytheState
from game.titles.scythe.table.cards.cards import BackFace
from game.titles.scythe.table.overlays.combat import NoteFace
from game.ui.window.ui import Ui
from tests.titles.playing import do, now
from tests.titles.scythe.positions import base, battle, edit, fight, hand, put, table
from tests.titles.scythe.table.looks import TABLE, context, shown

BACK = "back:dial.1.0"


@pytest.fixture(autouse=True)
def words(ui: Ui) -> None:
    """The words of the title."""
    ui.messages = Messages()


def asked(ui: Ui, state: ScytheState, seat: int = 0) -> str:
    """The question of a seat in words."""
    look = context(ui, state, seat)
    ask = flow.question(state, seat)
    given: dict[str, Any] = TABLE.words.facts(look, ask.facts)
    return ui.say(f"scythe-ask-{ask.code}", **given)


def note(ui: Ui, state: ScytheState) -> str:
    face = shown(context(ui, state))["plate:combat.note"].face
    assert isinstance(face, NoteFace)
    return face.words


@pytest.mark.rule("SCY-155", "SCY-342")
def test_a_side_without_cards_has_none_face_down_beside_its_dial(ui: Ui) -> None:
    state = battle("character.0", "character.1")
    hand(state, 0, 3)
    fight(state)
    do(state, "dial", 2, seat=1)
    do(state, "confirm", seat=1)
    assert BACK not in shown(context(ui, state)), "everybody knows that it has no card"
    state = battle("character.0", "character.1")
    hand(state, 1, 3)
    fight(state)
    do(state, "dial", 2, seat=1)
    do(state, "confirm", seat=1)
    assert BACK in shown(context(ui, state)), "nobody knows whether it has added its card"


@pytest.mark.parametrize(
    ("cards", "note_", "ask"),
    [
        ((), "You have no combat card to add: confirm your dial", "Set your dial"),
        (
            (2,),
            "You may add 1 combat card: put it on your dial, then confirm",
            "Set your dial and add combat cards",
        ),
        (
            (2, 3, 4),
            "You may add up to 2 combat cards: put them on your dial, then confirm",
            "Set your dial and add combat cards",
        ),
    ],
)
def test_a_side_is_told_of_the_cards_that_it_can_add(
    ui: Ui, cards: tuple[int, ...], note_: str, ask: str
) -> None:
    state = battle("character.0", "mech.0.speed", "character.1")
    hand(state, 0, *cards)
    fight(state)
    assert asked(ui, state) == ask
    do(state, "dial", 2)
    assert note(ui, state) == note_


def test_one_combat_alone_does_not_ask_which_comes_first(ui: Ui) -> None:
    state = table("nordic", "saxony", "crimea", on_map=False, deals="on")
    put(state, "mech.0.speed", "mech.1.speed", place="r1c5")
    state.came_from["mech.0.speed"] = base(state, 0)
    edit(state, power=5)
    now(state, Combats())
    assert asked(ui, state) == "Fight at North Tundra now, or make a deal first?"
    put(state, "character.0", "character.1", place="r1c1")
    state.came_from["character.0"] = base(state, 0)
    now(state, Combats())
    assert asked(ui, state) == "Which combat comes first?"


def test_a_card_that_is_played_comes_from_the_own_hand_and_does_not_turn_over(ui: Ui) -> None:
    state = battle("character.0", "character.1")
    (card,) = hand(state, 0, 3)
    in_hand = shown(context(ui, state))[f"card:{card}"]
    assert in_hand.back == BackFace("combat"), "a card just drawn turns over"
    fight(state)
    do(state, "dial", 2, seat=0)
    do(state, "play_card", card, seat=0)
    played = shown(context(ui, state))[f"played:{card}"]
    assert (played.origin, played.back) == (in_hand.ref, None)
