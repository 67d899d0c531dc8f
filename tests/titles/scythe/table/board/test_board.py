"""The map on the table of Scythe: pieces, places, ways, loads, tracks and warnings."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import product
from typing import Any

import pygame
import pytest

from game import paths
from game.engine.session.record import SeatSetup
from game.engine.session.session import Session
from game.play.people import Person
from game.presentation.messages import Messages
from game.presentation.title_words import tip_text
from game.titles.scythe.rules.actions.pay import PayResource
from game.titles.scythe.rules.cards.objectives import fulfilled
from game.titles.scythe.rules.movement.current_move import moving, under_way
from game.titles.scythe.rules.movement.loading import TakeAboard
from game.titles.scythe.rules.movement.moves import MoveUnit, MoveUnits
from game.titles.scythe.rules.movement.walking import Load, StepTo
from game.titles.scythe.rules.state.state import (
    RESOURCES,
    Goods,
    is_fighter,
    kind,
    owner,
    place_ref,
    unit_ref,
)
from game.titles.scythe.rules.turn.rows import TakeBottom
from game.titles.scythe.rules.turn.turn import Skip
from game.titles.scythe.table import ScytheTable
from game.titles.scythe.table.board import board, token_rows
from game.titles.scythe.table.board.pieces import FigureFace
from game.titles.scythe.table.moves import loads, routes
from game.titles.scythe.table.moves.load_faces import CountFace, PillFace
from game.titles.scythe.table.seats import tracks
from game.titles.scythe.words import terms, warnings
from game.titles.scythe.words.factions import COLOURS
from game.ui.table import layout
from game.ui.table.api import TableContext, Thing
from game.ui.window.ui import Ui
from tests.titles.scythe.positions import BOOK, PACKAGE, TITLE
from tools.paint.scythe import pieces

TABLE: ScytheTable = PACKAGE.table_view


NAMES = ("Ada", "Bruno", "Chloe", "Dmitri", "Elif")
SEATS = ("blue", "orange", "green", "red", "violet")


@pytest.fixture(autouse=True)
def watched(ui: Ui) -> Iterator[None]:
    """No text may overflow and no message be missing in any test of this file."""
    ui.messages = Messages()
    ui.type.overflows = []
    yield
    assert ui.type.overflows == []
    assert ui.messages.troubles == []


def context(ui: Ui, session: Session, seat: int, size: tuple[int, int] = (1280, 720)) -> TableContext:
    """A seat's look at a game."""
    ui.adopt(size)
    view = session.view(seat)
    colours = TABLE.words.colours(view) or SEATS
    people = tuple(Person(NAMES[n], colours[n]) for n in range(view.seats))
    others = [(seat + n) % len(people) for n in range(1, len(people))]
    w, h = TABLE.board_size
    return TableContext.of(ui, view, seat, people, layout.areas(ui, size, others, w / h))


def game(seats: int = 3, seed: int = 1) -> Session:
    """A new game."""
    people = [SeatSetup(NAMES[n], SEATS[n]) for n in range(seats)]
    return Session.new(TITLE, people, {"deals": "off"}, seed, None)


def play_until(session: Session, seed: int, ready: Callable[[Any, int], bool]) -> int:
    """Play at random until a seat is asked what the test is about; that seat."""
    chance = random.Random(seed)
    while not session.over:
        seat = session.waiting_for()[0]
        if ready(session.view(seat), seat):
            return seat
        session.submit(seat, chance.choice(session.legal(seat)).action)
    pytest.fail("the game came to its end first")


def at_a_move(view: Any, seat: int) -> bool:
    return moving(view) is not None


def fast(view: Any, seat: int) -> bool:
    """The seat moves and has the ability to go further."""
    return at_a_move(view, seat) and "speed" in view.players[seat].mechs and not view.stack[-1].moved


# ---------------------------------------------------------------------- pieces


def test_every_unit_structure_and_token_is_on_the_map(ui: Ui) -> None:
    session = game(5)
    for seed in range(3):
        seat = play_until(session, seed, at_a_move)
        look = context(ui, session, seat)
        refs = {thing.ref for thing in board.things(look)} | {s.ref for s in board.spots(look)}
        wanted = {unit_ref(u) for u in look.view.at} | {place_ref(p) for p in BOOK.territories}
        assert wanted <= refs
        assert {f"built:{b}" for b in look.view.buildings} <= refs
        session.submit(seat, random.Random(seed).choice(session.legal(seat)).action)


def test_a_stack_shows_as_many_workers_as_stand_there(ui: Ui) -> None:
    session = game(2)
    view = session.view(0)
    base = BOOK.bases[view.players[0].faction]
    for unit in [u for u in view.at if u.startswith("worker.0.")]:
        del view.at[unit]
    view.at |= {f"worker.0.{n}": base for n in range(1, 6)}
    look = TableContext.of(
        ui, view, 0, (Person("A", "blue"), Person("B", "red")), context(ui, session, 0).areas
    )
    shown = [t for t in board.things(look) if t.ref.startswith("unit:worker.0.")]
    assert [t.face.count for t in shown if isinstance(t.face, FigureFace)] == [5]
    assert [t.single.count for t in shown if isinstance(t.single, FigureFace)] == [1]


def test_figures_of_a_hexagon_stay_on_it_and_do_not_hide_one_another() -> None:
    for count, (above, below, beside) in product(range(1, 12), product((False, True), repeat=3)):
        boxes = token_rows.units(0, 0, count, above=above, below=below, beside=beside)
        assert len(boxes) == len(set(boxes)) == count
        for x, y, w, h in boxes:
            assert x >= -128
            assert x + w <= 128
            assert y >= -148
            assert y + h <= 148
            assert w == h >= 50


def test_every_faction_has_its_own_figures_and_colour() -> None:
    assert set(pieces.FACTIONS) == set(COLOURS) == set(BOOK.factions)
    assert len(set(COLOURS.values())) == len(COLOURS)
    for name in pieces.recipes():
        image = pygame.image.load(paths.assets("scythe", "pieces", f"{name}.png"))
        assert image.get_width() in (pieces.FIGURE, pieces.TOKEN)


def test_the_mechs_of_two_factions_have_different_outlines() -> None:
    masks = {}
    for faction in BOOK.factions:
        image = pygame.image.load(paths.assets("scythe", "pieces", f"mech_{faction}.png"))
        masks[faction] = pygame.mask.from_surface(image, 220)
    for one in masks.values():
        for other in masks.values():
            both = one.overlap_area(other, (0, 0))
            either = one.count() + other.count() - both
            assert one is other or both < 0.85 * either


def test_faces_are_painted_at_every_size(ui: Ui) -> None:
    for side in (14, 26, 60, 200):
        for faction in BOOK.factions:
            for count in (1, 3, 12):
                image = FigureFace("worker", faction, count, True, False).paint(ui, (side, side))
                assert image.get_size() == (side, side)


def test_the_colours_are_those_of_the_factions(ui: Ui) -> None:
    view = game(3).view(0)
    assert list(TABLE.words.colours(view)) == [COLOURS[p.faction] for p in view.players]


# ---------------------------------------------------------------------- ways


def test_a_unit_shows_every_place_that_it_reaches_and_why_not_the_others(ui: Ui) -> None:
    session = game(3, 3)
    seat = play_until(session, 3, fast)
    look = context(ui, session, seat)
    unit = next(u for u in look.view.at if owner(u) == seat and is_fighter(u))
    ways = routes.routes(look, unit_ref(unit))
    assert set(ways) == {place_ref(p) for p in BOOK.territories if p != look.view.at[unit]}
    for ref, way in ways.items():
        assert bool(way.actions) != bool(way.reason)
        if way.actions:
            assert way.over[-1] == ref
            assert way.actions[-1] == StepTo(unit, ref.removeprefix("place:"))
        if way.reason is not None:
            assert ui.say(f"scythe-why-{way.reason.code}", **way.reason.facts)


def test_a_far_way_can_be_walked_action_by_action(ui: Ui) -> None:
    session = game(3, 3)
    seat = play_until(session, 3, fast)
    look = context(ui, session, seat)
    far = [
        way
        for unit in look.view.at
        if owner(unit) == seat and is_fighter(unit)
        for way in routes.routes(look, unit_ref(unit)).values()
        if len(way.actions) == 2
    ]
    for action in far[0].actions:
        session.submit(seat, action)
    end = far[0].actions[-1]
    assert isinstance(end, StepTo)
    assert session.view(seat).at[end.unit] == end.place


def test_nothing_goes_anywhere_outside_a_move(ui: Ui) -> None:
    session = game(2)
    assert routes.routes(context(ui, session, session.waiting_for()[0]), "unit:character.0") == {}


# ---------------------------------------------------------------------- loads


def loaded(ui: Ui) -> tuple[Session, TableContext]:
    """A game in which a unit stands beside goods and has one aboard."""
    session = game(3, 2)

    def beside_goods(view: Any, seat: int) -> bool:
        return at_a_move(view, seat) and any(o.action.verb == "take_aboard" for o in session.legal(seat))

    seat = play_until(session, 2, beside_goods)
    taken = next(o.action for o in session.legal(seat) if o.action.verb == "take_aboard")
    session.submit(seat, taken)
    return session, context(ui, session, seat)


def test_the_load_of_a_unit_has_signs_that_are_legal_actions(ui: Ui) -> None:
    session, look = loaded(ui)
    signs = [thing for thing in loads.tray(look) if thing.act is not None]
    legal = {option.action for option in session.legal(look.seat)}
    assert signs
    assert {thing.act for thing in signs} <= legal
    assert any(thing.ref.startswith("minus:") for thing in signs)


def test_who_does_not_move_sees_no_signs(ui: Ui) -> None:
    session, look = loaded(ui)
    other = (look.seat + 1) % 3
    assert not [t for t in loads.tray(context(ui, session, other)) if t.act is not None]


def test_the_tray_lies_beside_the_unit_with_counts_of_how_many(ui: Ui) -> None:
    _, look = loaded(ui)
    view, found = look.view, list(loads.tray(look))
    unit = under_way(view).unit
    assert {thing.beside for thing in found} == {unit_ref(unit)}
    counts = {thing.face.count for thing in found if isinstance(thing.face, CountFace)}
    lying = view.goods[view.at[unit]]
    assert any(f"1/{lying.of(item)}" in counts for item in RESOURCES)


def test_what_is_aboard_travels_with_the_unit(ui: Ui) -> None:
    _, look = loaded(ui)
    load = under_way(look.view)
    riders = list(loads.riders(look, unit_ref(load.unit)))
    assert len(riders) == bool(load.workers) + sum(bool(load.goods.of(item)) for item in RESOURCES)
    assert list(loads.riders(look, "unit:character.9")) == []


def test_a_picked_unit_has_its_tray_before_it_moves(ui: Ui) -> None:
    session = game(3, 2)

    def beside_goods(view: Any, seat: int) -> bool:
        return at_a_move(view, seat) and any(o.action.verb == "take_aboard" for o in session.legal(seat))

    seat = play_until(session, 2, beside_goods)
    look = context(ui, session, seat)
    taken = next(o.action for o in session.legal(seat) if isinstance(o.action, TakeAboard))
    signs = {thing.act for thing in loads.held_tray(look, unit_ref(taken.unit))}
    assert taken in signs
    assert not list(loads.tray(look))


def test_one_click_takes_all_that_lies_or_stands_beside_a_unit(ui: Ui) -> None:
    session = game(2, 5)

    def heaped(view: Any, seat: int) -> bool:
        return at_a_move(view, seat) and bool(pills(session, seat))

    def pills(session: Session, seat: int) -> list[Thing]:
        unit = next((o.action.unit for o in session.legal(seat) if isinstance(o.action, TakeAboard)), None)
        if unit is None or under_way(session.view(seat)).unit:
            return []
        seen = session.view(seat)
        seen.push(MoveUnit(MoveUnits(2), Load(unit), steps=1))
        found = loads.tray(replace(context(ui, session, seat), view=seen))
        return [thing for thing in found if thing.ref.startswith("all:")]

    seat = play_until(session, 5, heaped)
    pill = pills(session, seat)[0]
    assert pill.act is not None
    assert isinstance(pill.face, PillFace)
    assert sum(count for _, count in pill.face.takes) == 1 + len(pill.then)
    session.submit(seat, pill.act)
    for action in pill.then:
        assert action in {o.action for o in session.legal(seat)}
        session.submit(seat, action)
    assert pill.ref not in {thing.ref for thing in loads.tray(context(ui, session, seat))}


# ---------------------------------------------------------------------- tracks


def test_an_estimate_names_the_next_rates_and_hides_coins(ui: Ui) -> None:
    session = game(2)
    look = context(ui, session, 0)
    mine, other = tracks.standing(look, 0), tracks.standing(look, 1)
    assert mine.points[-1] == look.view.players[0].coins
    assert other.points[-1] is None
    assert mine.missing == 7 - look.view.players[0].popularity
    panel = next(p for p in TABLE.panels(look) if p.seat == 1)
    assert ui.say("scythe-panel-counts", worth=other.total) in tip_text(panel.cells[0].tip)


@pytest.mark.parametrize("width", [790, 1500])
def test_the_tracks_fit_their_sheet(ui: Ui, width: int) -> None:
    session = game(5, 4)
    play_until(session, 4, lambda view, seat: sum(len(p.stars) for p in view.players) > 6)
    shown = tracks.exhibit(context(ui, session, 0))
    size = (width, round(width / shown.ratio))
    assert shown.face().paint(ui, size).get_size() == size


# ---------------------------------------------------------------------- warnings


def test_the_bottom_row_before_the_top_row_is_warned_of(ui: Ui) -> None:
    session = game(3, 5)

    def choosing(view: Any, seat: int) -> bool:
        return {o.action.verb for o in session.legal(seat)} >= {"take_top", "take_bottom"}

    seat = play_until(session, 5, choosing)
    found = warnings.warning(context(ui, session, seat), TakeBottom())
    assert found is not None
    assert found.kind == "unused"
    assert warnings.warning(context(ui, session, seat), Skip()) is None


def test_a_fight_without_power_and_cards_is_warned_of(ui: Ui) -> None:
    session = game(2, 1)
    seat = play_until(session, 1, at_a_move)
    look = context(ui, session, seat)
    place = next(p for u, p in look.view.at.items() if owner(u) != seat and is_fighter(u))
    step = StepTo(f"character.{seat}", place)
    look.view.change(seat, power=0, hand=())
    found = warnings.warning(look, step)
    assert found is not None
    assert found.kind == "weak"
    look.view.change(seat, power=1)
    assert warnings.warning(look, step) is None


def test_paying_what_an_objective_needs_is_warned_of(ui: Ui) -> None:
    session = game(3, 6)
    seat = play_until(
        session, 6, lambda view, seat: any(o.action.verb == "pay_resource" for o in session.legal(seat))
    )
    look = context(ui, session, seat)
    pay = next(o.action for o in session.legal(seat) if isinstance(o.action, PayResource))
    place, item = pay.place, pay.item
    held = sum(goods.of(item) for goods in look.view.goods.values())
    look.view.goods[place] = Goods().more(item, max(1, 9 - held))
    cards = [c for c, o in BOOK.objectives.items() if any(r.kind == "resource_same_type" for r in o.require)]
    look.view.change(seat, objectives=(cards[0],))
    found = warnings.warning(look, pay)
    assert (found is None) != fulfilled(look.view, seat, cards[0])


def test_units_have_names(ui: Ui) -> None:
    session = game(3)
    look = context(ui, session, 0)
    for thing in TABLE.things(look):
        if thing.ref.startswith("unit:"):
            assert kind(thing.ref.removeprefix("unit:"))
            assert thing.tip


def test_the_structure_bonus_tile_lies_where_no_hexagon_is(ui: Ui) -> None:
    look = context(ui, game(2), 0)
    tile = next(thing for thing in board.things(look) if thing.ref == "bonus")
    place = pygame.Rect([round(v) for v in tile.box])
    assert pygame.Rect((0, 0), BOOK.board.size).contains(place)
    for hexagon in BOOK.board.hexes.values():
        box = pygame.Rect([round(v) for v in board.box(BOOK, hexagon)])
        assert not place.colliderect(box)
    assert tile.face.paint(ui, (185, 48)).get_size() == (185, 48)


def test_every_territory_has_a_name_of_its_own(ui: Ui) -> None:
    names = [terms.place(ui.say, place) for place in BOOK.territories]
    assert len(set(names)) == len(names)
    assert terms.place(ui.say, "?") not in names


def test_every_hexagon_has_a_tip_with_its_land(ui: Ui) -> None:
    look = context(ui, game(2), 0)
    tips = {spot.ref: tip_text(spot.tip) for spot in TABLE.spots(look)}
    for place, land in BOOK.territories.items():
        assert tips[place_ref(place)]
        assert land.tunnel == (ui.say("scythe-tip-tunnel") in tips[place_ref(place)])


@pytest.mark.parametrize("name", ["mech_crimea", "oil"])
def test_baking_again_gives_the_same_figure(name: str) -> None:
    kept = pygame.image.load(paths.assets("scythe", "pieces", f"{name}.png"))
    made = pieces.recipes()[name]()
    assert made.get_size() == kept.get_size()
    for plane in (pygame.surfarray.array3d, pygame.surfarray.array_alpha):
        assert abs(plane(made).astype(int) - plane(kept).astype(int)).max() <= 2  # machines round apart
