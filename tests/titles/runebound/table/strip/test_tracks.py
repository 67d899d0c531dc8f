"""The strip beside Runebound's map: towns, threat, Event, decks, undefeated Challenges, steps of the turn."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import combinations

import pygame
import pytest

from game.engine.model import Event, Fact
from game.presentation.title_words import tip_text
from game.titles.runebound.rules.movement.movement import MoveByDice, PickDice
from game.titles.runebound.rules.state.state import town_ref
from game.titles.runebound.rules.threat.threat import next_town
from game.titles.runebound.table.board import moves
from game.titles.runebound.table.strip import steps, tracks
from game.titles.runebound.table.strip.plates import EventFace, ThreatFace, TownFace
from game.titles.runebound.table.strip.steps import StepFace
from game.titles.runebound.words import track_items
from game.ui.table.api import TableContext
from game.ui.window.ui import Ui
from tests.expect import expect
from tests.titles import playing
from tests.titles.runebound import positions as at
from tests.titles.runebound.positions import BOOK
from tests.titles.runebound.table.looks import ROLLED, context, rolled, things

pytestmark = pytest.mark.usefixtures("watched")
PANORAMA = (3840, 1080)
SIZES = ((1280, 720), (1920, 1080), (2560, 1440), PANORAMA)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("modules", ["off", "on"])
def test_nothing_of_the_strip_overlaps(ui: Ui, size: tuple[int, int], modules: str) -> None:
    state = at.table(*at.HEROES, doom_deck=modules, huntmaster=modules)
    rolled(state, *ROLLED, *ROLLED, ("river",))
    look = context(ui, state, size=size)
    laid = [thing for thing in (*tracks.things(look), *moves.things(look)) if not thing.on_board]
    plate = next(thing for thing in laid if thing.ref == "plate:tracks")
    parts = [pygame.Rect([round(v) for v in thing.box]) for thing in laid if thing is not plate]
    assert all(pygame.Rect(plate.box).contains(part) for part in parts)
    assert not any(a.colliderect(b) for a, b in combinations(parts, 2))
    assert not pygame.Rect(plate.box).colliderect(tracks.sheet_room(look.areas, ui))


def test_in_a_panorama_the_strip_fills_its_column(ui: Ui) -> None:
    look = context(ui, at.table(*at.HEROES), size=PANORAMA)
    column = look.areas.hand
    assert column.left >= look.areas.mat.right, "it has a column of its own"
    assert tracks.strip(look.areas, ui).whole.height >= column.height * 9 // 10


@pytest.mark.parametrize(("seats", "size"), [(1, (1280, 720)), (2, (1280, 720)), (3, (1280, 1440))])
def test_decks_and_challenges_are_wide_where_the_column_is_high(
    ui: Ui, seats: int, size: tuple[int, int]
) -> None:
    state = at.table(*at.HEROES[:seats], doom_deck="on", huntmaster="on")
    boxes = {thing.ref: thing.box for thing in tracks.things(context(ui, state, size=size))}
    parts = [box for ref, box in boxes.items() if ref.startswith(("deck:", "slot:"))]
    assert len(parts) == 13
    assert all(box[2] > box[3] / 2 for box in parts)


@pytest.mark.parametrize("size", SIZES)
def test_words_of_the_strip_fit(ui: Ui, size: tuple[int, int]) -> None:
    state = at.table(*at.HEROES, doom_deck="on", huntmaster="on")
    state.event = max(BOOK.events, key=lambda card: len(ui.messages.say(f"runebound-card-{card}")))
    state.threat, state.overrun, state.doom = 19, ["frostgate", "nerekhall"], next(iter(BOOK.doom))
    look = replace(context(ui, state, size=size), recent=(Event("roll", {"result": 20, "what": "threat"}),))
    playing.now(state, PickDice(MoveByDice(ROLLED, 3)))
    for thing in (*tracks.things(look), *moves.things(context(ui, state, size=size))):
        thing.face.paint(ui, (round(thing.box[2]), round(thing.box[3])))
    state.stack.clear()
    for thing in steps.things(context(ui, state, size=size)):
        thing.face.paint(ui, (round(thing.box[2]), round(thing.box[3])))


def test_event_and_doom_are_told_together(ui: Ui) -> None:
    state = at.table(doom_deck="on")
    assert things(ui, state)["event"].large is None
    state.doom = next(iter(BOOK.doom))
    alone = things(ui, state)["event"]
    assert ui.messages.say(f"runebound-card-{state.doom}") in tip_text(alone.tip)
    state.event = next(iter(BOOK.events))
    both = things(ui, state)["event"]
    assert ui.messages.say(f"runebound-card-{state.doom}") in tip_text(both.tip)
    assert ui.messages.say(f"runebound-card-{state.event}") in tip_text(both.tip)
    assert expect(both.face, EventFace).doom


def test_a_long_name_of_an_event_is_shown_in_two_lines(ui: Ui) -> None:
    def height(name: str) -> int:
        plain, named = (EventFace(words, 2, "green").paint(ui, (152, 38)) for words in ("", name))
        alike = pygame.mask.from_threshold(named, (0, 0, 0), (1, 1, 1, 255), plain)
        alike.invert()
        rects = alike.get_bounding_rects()
        return rects[0].unionall(rects[1:]).height

    assert height("Harvest Fair") < 20 < height("Hard Times for All the Buyers")


def test_every_deck_can_be_pointed_at(ui: Ui) -> None:
    assert {f"deck:{c}" for c in ("green", "yellow", "blue", "red", "market")} <= set(things(ui, at.table()))
    assert "deck:doom" not in things(ui, at.table())
    assert {"deck:doom", "deck:retinue"} <= set(things(ui, at.table(doom_deck="on", huntmaster="on")))


@pytest.mark.parametrize("seats", range(1, 7))
@pytest.mark.parametrize("threat", [0, 5, 19])
def test_the_shown_results_are_those_at_which_a_town_falls(seats: int, threat: int) -> None:
    state = at.table(*at.HEROES[:seats])
    state.threat = threat
    expected = [n for n in range(1, 21) if n % seats == 0 and n + threat >= 20]
    assert track_items.falling(state) == expected


def test_the_threat_roll_of_just_now_is_shown(ui: Ui) -> None:
    facts: dict[str, Fact]
    state, facts = at.table(), {"seat": 1, "result": 11, "what": "threat_missed"}
    look = context(ui, state)
    assert shown_roll(look) == 0
    assert shown_roll(replace(look, recent=(Event("roll", facts), Event("turn", {"seat": 0})))) == 11


def shown_roll(look: TableContext) -> int:
    """The number on the threat plate's die."""
    plate = next(thing.face for thing in tracks.things(look) if thing.ref == "threat")
    assert isinstance(plate, ThreatFace)
    return plate.rolled


@pytest.mark.parametrize("fallen", [[], ["forge"], ["vynelvale", "frostgate"], ["frostgate", "vynelvale"]])
def test_the_chance_of_the_next_town_is_that_of_the_dice(fallen: list[str]) -> None:
    state = at.table()
    state.overrun = fallen
    drawn: Counter[str] = Counter()
    for result in range(1, 21):
        at.force(state, result)
        if fallen or any(least <= result <= most for least, most in BOOK.threat.first.values()):
            drawn[next_town(state)] += 1
    assert track_items.falls_next(state) == drawn


def test_a_town_shows_who_is_there(ui: Ui) -> None:
    state = at.table()
    town = things(ui, state)[town_ref("vynelvale")]
    assert expect(town.face, TownFace).here == ("blue", "orange")
    assert "20" not in tip_text(town.tip)


def test_the_step_of_the_turn_is_lit(ui: Ui) -> None:
    state = at.table()
    assert track_items.present(state) == "movement"
    assert not list(steps.things(context(ui, state)))  # the dice lie there
    space = at.adventure_space("green")
    at.place(state, space)
    at.place(state, space, seat=1)
    playing.do(state, "stay")
    assert track_items.present(state) == "adventure"
    looks = {thing.ref: expect(thing.face, StepFace).look for thing in steps.things(context(ui, state))}
    assert looks == {
        "step:movement": "past", "step:adventure": "now", "step:market": "to come",
        "step:experience": "to come", "step:threat": "to come",
    }  # fmt: skip


def test_the_market_is_lit_in_a_town(ui: Ui) -> None:
    state = at.table("corbin")
    playing.do(state, "stay")
    assert track_items.present(state) == "market"
