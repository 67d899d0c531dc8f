"""The prompt says the gesture, with which things and where to, as the choices have it and the device asks."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from game.engine.model import DECLINE, Action, Choice, Option, Ref
from game.presentation.title_words import Context, Kind, Label
from game.ui.table.api import Spot
from game.ui.table.model.choices_at_hand import ChoicesAtHand
from game.ui.table.words.instructions import Instructions
from game.ui.window.app import App
from game.ui.window.ui import Ui
from tests.toy import TOY
from tests.ui.fakes import Hand
from tests.ui.table.conftest import Sit
from tests.ui.table.test_table import at
from tests.ui.table.toy_table import ToyTable, ToyWords

BOARD = ("market", "shop:1", "shop:2", "hill:1")
OWN = ("mat", "pile")
THINGS = ("card:1", "card:2", "coin:1", "hero")


class Plan(Action, frozen=True):
    """Bring something somewhere."""

    source: Ref
    target: Ref = ""


TWIN = Plan("twin")


class NamedWords(ToyWords):
    """A toy whose things have names."""

    def kind(self, context: Context, ref: Ref) -> Kind | None:
        """What stands before the colon; nobody speaks of the middle."""
        head, _, number = ref.partition(":")
        return Kind(head, f"shop {number}") if head != "middle" else None

    def label(self, context: Context, action: Action) -> Label:
        """The toy's, and a word for what is left alone, and for a button that does what a shop does."""
        named = {DECLINE: "Skip", TWIN: "shop 1"}.get(action)
        return Label(named) if named else super().label(context, action)


def drag(source: Ref, *targets: Ref) -> list[Choice]:
    return [Choice(Option(Plan(source, target), source, target)) for target in targets]


def click(place: Ref) -> list[Choice]:
    return [Choice(Option(Plan(place), None, place))]


def said(ui: Ui, choices: Sequence[Choice], *, by_mouse: bool = True) -> Instructions:
    """Instructions for these choices."""
    places = {ref: Spot(ref, (0, 0, 9, 9), ref in BOARD) for ref in (*BOARD, *OWN, *THINGS, "middle")}
    ui.by_mouse = by_mouse
    model: Any = SimpleNamespace(
        ui=ui,
        title="toy",
        table=ToyTable(words=NamedWords(TOY)),
        context=None,
        by_ref=places,
        at_hand=ChoicesAtHand(choices, places),
    )
    return Instructions(model)


SKIP = [Choice(Option(DECLINE))]
TWO_CARDS = [*drag("card:1", "shop:1", "shop:2"), *drag("card:2", "shop:1", "shop:2")]


@pytest.mark.parametrize(
    ("choices", "words"),
    [
        (drag("card:1", "market"), "drag a card from your hand onto the Market"),
        ([*drag("card:1", "market"), *SKIP], "drag a card from your hand onto the Market, or press Skip"),
        (TWO_CARDS, "drag a card from your hand onto a shop"),
        (drag("card:1", "shop:2"), "drag a card from your hand onto shop 2"),
        ([*TWO_CARDS, *drag("hero", "hill:1")],
         "drag a card from your hand onto a shop, or drag your hero onto a hill"),
        ([*drag("card:1", "market"), *drag("hero", "market")],
         "drag a card from your hand or your hero onto the Market"),
        (drag("card:1", "pile"), "click a card from your hand"),
        (click("shop:1") + click("shop:2"), "click a shop"),
        ([*drag("card:1", "shop:1", "shop:2"), *click("shop:1"), *click("shop:2")], "click a shop"),
        (
            [*TWO_CARDS, *drag("hero", "hill:1"), *drag("coin:1", "market")],
            "use anything that is highlighted",
        ),
        (click("middle"), ""),
        ([*click("shop:1"), *click("middle")], "click shop 1, or press plan middle -"),
        ([*click("shop:1"), *click("middle"), *SKIP], "click shop 1"),
        ([*click("shop:1"), Choice(Option(TWIN))], "click shop 1"),
        ([*click("shop:1"), *click("middle"), *drag("middle", "market")], ""),
        ([*drag("card:1", "market"), Choice(Option(Plan("card:1", "market"), None, "middle"))],
         "drag a card from your hand onto the Market"),
        (SKIP, ""),
    ],
)  # fmt: skip
def test_the_gesture_follows_from_the_choices(hand: Hand, app: App, choices: Any, words: str) -> None:
    assert said(app.ui, choices).how()[:1] == [words][: bool(words)]


def test_for_little_room_several_kinds_of_places_are_highlighted_instead_of_named(
    hand: Hand, app: App
) -> None:
    app.ui.by_mouse = True
    long, short = said(app.ui, drag("card:1", "shop:1", "market")).how()
    assert long == "drag a card from your hand onto shop 1 or the Market"
    assert short == "drag a card from your hand onto a highlighted space"


def test_by_keys_nothing_is_dragged(hand: Hand, app: App) -> None:
    by_keys = said(app.ui, TWO_CARDS, by_mouse=False)
    assert by_keys.how()[0] == "choose a card from your hand (Enter), then a shop"
    ways = said(app.ui, [*drag("card:1", "market"), *click("shop:1"), *click("middle")], by_mouse=False)
    card, shop = "choose a card from your hand (Enter), then the Market", "choose shop 1 (Enter)"
    assert ways.how()[0] == f"{card}, or {shop}, or press plan middle -"
    assert by_keys.held("card:1")[0] == "Choose a shop (Enter); Esc puts it back"
    app.ui.messages.use_device("pad")
    assert by_keys.held("card:1")[0] == "Choose a shop (A); B puts it back"


def test_what_is_held_has_its_places_named(hand: Hand, app: App) -> None:
    assert (
        said(app.ui, drag("card:1", "mat")).held("card:1")[0]
        == "plan card:1 mat: drop it on your mat; Esc puts it back"
    )
    both = said(app.ui, drag("card:1", "mat", "market"))
    assert both.held("card:1")[0] == "Drop it on your mat or the Market; Esc puts it back"
    many = said(app.ui, drag("card:1", "mat", "market", "pile"))
    assert many.held("card:1")[0] == "Drop it on a highlighted space; Esc puts it back"


def test_the_prompt_changes_with_what_is_held_and_with_the_device(app: App, hand: Hand, sit: Sit) -> None:
    scene = sit("human", "human", table=ToyTable(words=NamedWords(TOY)))

    def prompt() -> str:
        return str(scene.widgets._sentences()[0])

    hand.move((5, 5))
    assert prompt().endswith("click pebbles or the deck")
    hand.click(at(scene, "deck"))
    assert scene.drag.held == "deck"
    assert prompt() == "draw: drop it on your hand; Esc puts it back"
    hand.key(pygame.K_ESCAPE)
    assert scene.drag.held is None
    hand.key(pygame.K_TAB)
    assert prompt().endswith("choose pebbles or the deck (Enter)")
    hand.move((6, 6))
    assert prompt().endswith("click pebbles or the deck")


def test_a_click_on_what_goes_to_one_place_only_does_it(hand: Hand, sit: Sit) -> None:
    scene = sit("human", "human")
    hand.click(at(scene, "pebbles:2"))
    assert [str(m.action) for m in scene.game.session.moments] == ["gather 2"]
    assert scene.drag.held is None


def test_the_second_of_two_quick_clicks_does_nothing_more(app: App, hand: Hand, sit: Sit) -> None:
    scene = sit("human", "human")
    place = at(scene, "pebbles:1")
    hand.click(place)
    hand.press(place)
    hand.release(place)
    assert len(scene.game.session.moments) == 1
    app.turn(400)
    hand.click(place)
    assert len(scene.game.session.moments) == 2


def test_what_cannot_be_taken_back_is_not_done_by_one_click(hand: Hand, sit: Sit) -> None:
    scene = sit("human", "human")
    hand.click(at(scene, "deck"))
    assert (scene.drag.held, scene.game.session.moments) == ("deck", [])
    hand.click(scene.model.areas.hand.center)
    assert [str(m.action) for m in scene.game.session.moments] == ["draw"]


def test_what_cannot_be_taken_back_is_not_done_by_a_double_press(app: App, hand: Hand, sit: Sit) -> None:
    scene = sit("human", "human")
    hand.click(at(scene, "deck"))
    hand.click(at(scene, "deck"))
    assert (scene.drag.held, scene.game.session.moments) == ("deck", [])
    hand.key(pygame.K_ESCAPE)
    scene.form.set_focus(scene.widgets.hit_targets["deck"])
    hand.key(pygame.K_RETURN, times=2)
    assert (scene.drag.held, scene.game.session.moments) == ("deck", [])
    app.turn(400)
    hand.key(pygame.K_RETURN)
    assert [str(m.action) for m in scene.game.session.moments] == ["draw"]


def test_what_was_clicked_follows_the_pointer_until_the_next_click(app: App, hand: Hand, sit: Sit) -> None:
    scene = sit("human", "human")
    hand.click(at(scene, "deck"))
    for pos in ((300, 300), (420, 260)):
        hand.move(pos)
        assert scene.drag.carrying
        assert scene.drag.carried_rect().center == pos
        assert not scene.dirty, "it was drawn there"
    hand.key(pygame.K_ESCAPE)
    assert not scene.drag.carrying
    assert scene.game.session.moments == []


def test_what_is_chosen_by_keys_stays_where_it_lies(app: App, hand: Hand, sit: Sit) -> None:
    scene = sit("human", "human")
    hand.move((5, 5))
    scene.form.set_focus(scene.widgets.hit_targets["deck"])
    hand.key(pygame.K_RETURN)
    assert scene.drag.held == "deck"
    assert not scene.drag.carrying
    hand.move((300, 300))
    assert scene.drag.carrying
