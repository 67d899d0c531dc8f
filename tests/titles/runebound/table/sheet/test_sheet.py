"""The Hero sheet of Runebound, the panels of the other seats, and the faces of cards."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from game.engine import flow
from game.engine.session.record import SeatSetup
from game.engine.session.session import Session
from game.play.people import Person
from game.titles.runebound.rules.combat import combat
from game.titles.runebound.rules.heroes import figures
from game.titles.runebound.rules.state.state import RuneboundState, card_ref, figure_ref, goods_ref, sheet_ref
from game.titles.runebound.table.faces import CardFace, kind_of
from game.titles.runebound.table.sheet import sheet
from game.titles.runebound.table.sheet.sheet_faces import (
    CAPTION,
    BarFace,
    CountersFace,
    SlipFace,
    StrengthFace,
)
from game.titles.runebound.table.strip.tracks import sheet_room
from game.titles.runebound.words import names
from game.ui.table import layout
from game.ui.table.api import TableContext, Thing
from game.ui.table.drawing import card_frames as cards
from game.ui.window.ui import Ui
from tests.expect import expect
from tests.titles.runebound import positions as at
from tests.titles.runebound.positions import BOOK, TITLE

COLOURS = ("blue", "orange", "green", "red", "violet", "ivory")
SIZES = ((1280, 720), (1920, 1080))


def context(
    ui: Ui, state: RuneboundState, seat: int = 0, size: tuple[int, int] = (1280, 720)
) -> TableContext:
    """A seat's look at a position."""
    ui.adopt(size)
    people = tuple(Person(f"P{n}", COLOURS[n]) for n in range(state.seats))
    others = [(seat + n) % state.seats for n in range(1, state.seats)]
    w, h = BOOK.board.size
    return TableContext.of(ui, TITLE.view(state, seat), seat, people, layout.areas(ui, size, others, w / h))


def things(ui: Ui, state: RuneboundState, size: tuple[int, int] = (1280, 720)) -> dict[str, Thing]:
    return {thing.ref: thing for thing in sheet.things(context(ui, state, 0, size))}


def laden() -> RuneboundState:
    """A Hero with all that it could carry, and counters everywhere."""
    state = at.table()
    weapons = [card for card, item in BOOK.items.items() if item.type == "weapon"][:2]
    armor = [card for card, item in BOOK.items.items() if item.type == "armor"][:1]
    others = [card for card, item in BOOK.items.items() if item.type in ("artifact", "rune")][:9]
    at.give(state, *weapons, *armor, *others, "poacher_of_the_whispering_forest", "prince_gardun")
    at.edit(state, kept=("guardian_of_the_rune_vault",), counters=("green", "red"), experience=("life",))
    at.hurt(state, "corbin", wounds=2, exhaustion=1)
    at.hurt(state, "prince_gardun", wounds=1)
    return state


def test_an_ally_is_carried_with_its_picture_and_name(ui: Ui) -> None:
    state = at.table("corbin", "mad_carthos")
    at.give(state, "burning_priest")
    carried = things(ui, state)[card_ref("burning_priest")].single
    assert carried == SlipFace(BOOK, "burning_priest", "")


@pytest.mark.parametrize("size", [(34, 26), (44, 26), (76, 54)])
def test_the_drops_of_a_strength_are_never_cut(ui: Ui, size: tuple[int, int]) -> None:
    """Nothing is drawn on the edges of the plate."""
    plate = ui.art.plate("paper", size, 4)
    for bonus, damage in ((0, 1), (1, 3), (11, 2)):
        drawn = StrengthFace("ranged", bonus, damage).paint(ui, size)
        for x in (0, size[0] - 1):
            assert all(drawn.get_at((x, y)) == plate.get_at((x, y)) for y in range(size[1])), (bonus, damage)


@pytest.mark.parametrize("room", [(84, 46), (132, 76), (206, 46)])
def test_every_name_stands_whole_on_a_slip(ui: Ui, watched: None, room: tuple[int, int]) -> None:
    for card in (*BOOK.items, *BOOK.allies):
        name = names.card(ui.say, card)
        laid = cards.name_for(ui, name, room, 14, CAPTION)
        assert " ".join(laid.lines) == name
        assert laid.height <= room[1]
        assert max(ui.type.width(line, laid.style) for line in laid.lines) <= room[0], name


def test_counters_lie_on_the_figures_that_have_them(ui: Ui, watched: None) -> None:
    state = at.table()
    assert goods_ref(0, "wounds.corbin") not in things(ui, state)
    at.hurt(state, "corbin", wounds=2, exhaustion=1)
    shown = things(ui, state)
    assert shown[goods_ref(0, "wounds.corbin")].face == CountersFace("wound", 2)
    assert shown[goods_ref(0, "exhaustion.corbin")].face == CountersFace("exhaustion", 1)
    total = figures.life(state, "corbin")
    assert shown["plate:life.corbin"].face == BarFace("life", total, 2)


def test_a_card_that_was_activated_looks_spent(ui: Ui, watched: None) -> None:
    state = at.table()
    at.give(state, "chainmail")
    before = things(ui, state)[card_ref("chainmail")].face
    state.face_down.append("chainmail")
    after = things(ui, state)[card_ref("chainmail")].face
    assert isinstance(before, SlipFace)
    assert after == replace(before, spent=True)


def test_what_a_weapon_gives_is_counted_into_the_strength(ui: Ui, watched: None) -> None:
    state = at.table()
    before = expect(things(ui, state)["plate:melee.corbin"].face, StrengthFace)
    at.give(state, "flanged_mace")
    after = expect(things(ui, state)["plate:melee.corbin"].face, StrengthFace)
    assert after.bonus == before.bonus + 3


@pytest.mark.parametrize("size", SIZES)
def test_a_laden_sheet_fits_and_nothing_overlaps(ui: Ui, watched: None, size: tuple[int, int]) -> None:
    look = context(ui, laden(), 0, size)
    room = sheet_room(look.areas, ui)
    cards = []
    for thing in sheet.things(look):
        rect = pygame.Rect([round(v) for v in thing.box])
        assert room.contains(rect), thing.ref
        thing.face.paint(ui, rect.size)
        if thing.ref.startswith("card:"):
            cards.append(rect)
    assert len(cards) == 1 + 1 + 12 + 2
    for n, rect in enumerate(cards):
        assert rect.collidelist(cards[n + 1 :]) == -1


def test_allies_can_be_healed_on_the_sheet_but_fight_in_their_scene(ui: Ui, watched: None) -> None:
    state = at.table()
    at.give(state, "prince_gardun")
    assert figure_ref("prince_gardun") in things(ui, state)
    combat.begin(state, "toll_bridge_bandits", "drawn", "green")
    flow.settle(state)
    assert figure_ref("prince_gardun") not in things(ui, state)


def test_the_sheet_takes_what_is_bought_and_wounds_have_a_place_where_there_are_none(
    ui: Ui, watched: None
) -> None:
    spots = {spot.ref for spot in sheet.spots(context(ui, at.table()))}
    assert spots == {sheet_ref(0), goods_ref(0, "wounds.corbin")}


@pytest.mark.parametrize("size", SIZES)
def test_panels_show_the_others_in_turn_order(ui: Ui, watched: None, size: tuple[int, int]) -> None:
    state = at.table(*at.HEROES)
    at.edit(state, 1, gold=17)
    at.hurt(state, state.players[1].hero, wounds=1)
    panels = sheet.panels(context(ui, state, 0, size))
    assert [panel.seat for panel in panels] == [1, 2, 3, 4, 5]
    values = {cell.icon: cell.value for cell in panels[0].cells}
    life = figures.life(state, state.players[1].hero)
    assert values["life"] == f"{life - 1}/{life}"
    assert values["gold"] == "17"
    assert panels[0].large is not None
    panels[0].large.paint(ui, (560, 700))


def test_the_sheet_of_another_seat_is_painted_anew_when_it_is_hurt(ui: Ui, watched: None) -> None:
    state = at.table()
    before = sheet.seat_face(context(ui, state), 1)
    at.hurt(state, state.players[1].hero, wounds=1)
    assert sheet.seat_face(context(ui, state), 1) != before


# ---------------------------------------------------------------------- faces of cards

ALL = sorted(
    {*BOOK.heroes, *BOOK.items, *BOOK.allies, *BOOK.challenges, *BOOK.events, *BOOK.encounters, *BOOK.doom}
)


@pytest.mark.parametrize("width", (320, 620))
def test_every_card_fits_its_face(ui: Ui, watched: None, width: int) -> None:
    for card in ALL:
        face = CardFace(BOOK, card)
        assert face.paint(ui, (width, round(width * 310 / 220))).get_width() == width
        ui.art.forget()


def test_a_price_that_has_changed_is_on_the_card(ui: Ui, watched: None) -> None:
    size = (300, 423)
    usual = CardFace(BOOK, "chainmail").paint(ui, size)
    dear = CardFace(BOOK, "chainmail", BOOK.items["chainmail"].cost + 1).paint(ui, size)
    same = CardFace(BOOK, "chainmail", BOOK.items["chainmail"].cost).paint(ui, size)
    assert pygame.image.tobytes(usual, "RGBA") == pygame.image.tobytes(same, "RGBA")
    assert pygame.image.tobytes(usual, "RGBA") != pygame.image.tobytes(dear, "RGBA")


def test_every_card_is_of_a_kind() -> None:
    kinds = {kind_of(BOOK, card) for card in ALL}
    assert {"hero", "ally", "challenge", "event", "encounter", "doom", "retinue"} <= kinds


def test_a_session_begins_with_sheets_for_all(ui: Ui, watched: None) -> None:
    people = [SeatSetup(f"P{n}", colour) for n, colour in enumerate(COLOURS)]
    session = Session.new(TITLE, people, {}, 3, None)
    for seat in range(6):
        state = session.view(seat)
        assert card_ref(state.players[seat].hero) in {
            thing.ref for thing in sheet.things(context(ui, state, seat))
        }
