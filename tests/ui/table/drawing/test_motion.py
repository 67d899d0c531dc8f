"""Pieces are lifted, follow an arc and settle; cards turn over from their backs. Time passes by hand."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pygame
import pytest

from game.ui.table.api import Size, Thing, Throw, ThrownDie
from game.ui.table.drawing.dice import DiceTray, rests_at
from game.ui.table.drawing.flight_painter import FlightPainter
from game.ui.table.drawing.motion import Flight, Motion, settling
from game.ui.table.drawing.painter import Painter
from game.ui.window import theme as t
from game.ui.window.theme import Theme
from game.ui.window.ui import Ui

FAR, SIDE = 600, 80


@dataclass(frozen=True)
class Plain:
    """A face of one colour."""

    colour: str

    def paint(self, ui: Ui, size: Size) -> pygame.Surface:
        surface = pygame.Surface(size, pygame.SRCALPHA)
        surface.fill(self.colour)
        return surface


FACE, BACK = Plain("red"), Plain("blue")
PIECE = Thing("piece", (0, 300, SIDE, SIDE), FACE, on_board=True)
THERE = replace(PIECE, box=(FAR, 300, SIDE, SIDE))
DECK = Thing("deck", (0, 300, SIDE, SIDE), BACK)
CARD = Thing("card:a", (FAR, 300, SIDE, SIDE), FACE, origin="deck", back=BACK)


def where(thing: Thing) -> pygame.Rect:
    return pygame.Rect([round(v) for v in thing.box])


def moved(*layouts: list[Thing], motion: str = "normal") -> Motion:
    made = Motion(Theme(motion=motion))  # type: ignore[arg-type]  # a setting from a parameter
    for things in layouts:
        made.show(things, where)
    return made


def the_flight(motion: Motion) -> Flight:
    (flight,) = motion.flights.values()
    return flight


def test_a_piece_sets_out_from_its_place_lifted_halfway_and_ends_exactly_on_the_new_one() -> None:
    motion = moved([PIECE], [THERE])
    flight = the_flight(motion)
    assert flight.rect == where(PIECE)
    motion.update(t.PIECE_MS / 2)
    rect, ground = flight.rect, flight.ground
    assert where(PIECE).x < ground.x < FAR
    assert rect.width > SIDE and rect.centery < ground.centery == where(PIECE).centery
    assert motion.update(t.PIECE_MS / 2)
    assert flight.rect == flight.ground == where(THERE)
    assert not motion.busy


def test_a_piece_goes_too_far_by_less_than_three_percent_and_settles() -> None:
    way = [settling(n / 200) for n in range(201)]
    assert way[0] == 0 and way[-1] == 1
    assert 1.01 < max(way) <= 1.03
    assert way.index(max(way)) > 120, "only at the end"


def test_a_piece_on_the_table_again_lies_flat_while_it_settles() -> None:
    flight = Flight(THERE, where(PIECE), where(THERE), 100, rise=30, passed=85)
    assert flight.ground.x > FAR
    assert flight.lift == pytest.approx(0)
    assert flight.rect.size == (SIDE, SIDE)


def test_a_piece_that_was_a_plate_in_a_fight_keeps_its_shape() -> None:
    plate, piece = pygame.Rect(290, 320, 350, 95), pygame.Rect(600, 500, 36, 45)
    for passed in range(0, 101, 10):
        rect = Flight(THERE, plate, piece, 100, passed=passed).rect
        assert 0.7 < rect.width / rect.height < 0.9, passed


def test_a_thing_that_is_pushed_a_little_is_not_lifted() -> None:
    motion = moved([PIECE], [replace(PIECE, box=(8, 300, SIDE, SIDE))])
    motion.update(t.PIECE_MS / 2)
    assert the_flight(motion).rect.size == (SIDE, SIDE)


def test_a_card_shows_its_back_first_is_narrow_halfway_and_then_shows_its_face() -> None:
    motion = moved([DECK], [DECK, CARD])
    flight = the_flight(motion)
    assert (flight.face, flight.rect) == (BACK, where(DECK))
    motion.update(t.CARD_MS * 0.49)
    assert flight.face == BACK and flight.rect.width < SIDE // 8
    motion.update(t.CARD_MS * 0.02)
    assert flight.face == FACE and flight.rect.width < SIDE // 8
    motion.update(t.CARD_MS)
    assert (flight.face, flight.rect) == (FACE, where(CARD))


def test_a_card_without_a_deck_turns_over_where_its_back_has_been() -> None:
    hidden = Thing("back:1", CARD.box, BACK)
    motion = moved([hidden], [replace(CARD, origin=None)])
    flight = the_flight(motion)
    assert list(motion.flights) == [CARD.ref], "the back does not fade away as well"
    assert (flight.face, flight.alpha, flight.ground) == (BACK, 255, where(CARD))


def test_the_next_card_of_a_face_up_stack_does_not_turn_over() -> None:
    top = replace(CARD, ref="card:b", face=Plain("green"))
    motion = moved([top], [replace(CARD, origin=None)])
    assert all(flight.back is None for flight in motion.flights.values())


def test_nothing_fades_where_a_thing_is_replaced_by_one_that_looks_the_same() -> None:
    plate, other = replace(PIECE, ref="plate:combat"), replace(PIECE, ref="plate:prize")
    assert not moved([plate, CARD], [other, CARD]).busy
    assert {*moved([plate, CARD], [replace(other, face=BACK), CARD]).flights} == {
        "plate:combat",
        "plate:prize",
    }
    assert {*moved([plate, CARD], [replace(other, angle=9), CARD]).flights} == {"plate:combat", "plate:prize"}


def test_a_card_that_is_turned_down_shows_its_face_no_more() -> None:
    motion = moved([CARD], [Thing(CARD.ref, CARD.box, BACK)])
    assert not motion.busy
    motion = moved([CARD], [Thing(CARD.ref, (0, 0, SIDE, SIDE), BACK)])
    assert the_flight(motion).face == BACK


@pytest.mark.parametrize("layouts", [([PIECE], [THERE]), ([DECK], [DECK, CARD])])
def test_with_animation_off_everything_lies_in_its_place(layouts: tuple[list[Thing], ...]) -> None:
    assert not moved(*layouts, motion="off").busy


def test_animation_fast_takes_less_time() -> None:
    fast, normal = (the_flight(moved([PIECE], [THERE], motion=kind)) for kind in ("fast", "normal"))
    assert fast.lasts < normal.lasts


# ---- the picture


def drawn(ui: Ui, flight: Flight) -> pygame.Surface:
    painter = FlightPainter(Painter(ui))
    for _, paint in painter.unpainted([flight]):
        paint()
    surface = pygame.Surface((800, 600))
    surface.fill("white")
    painter.draw(surface, [flight])
    return surface


def test_the_shadow_of_a_lifted_piece_lies_on_the_table_beside_it(ui: Ui) -> None:
    flight = Flight(THERE, where(PIECE), where(THERE), 100, rise=36, passed=40)
    surface, rect, ground = drawn(ui, flight), flight.rect, flight.ground
    assert surface.get_at(rect.center)[:3] == (255, 0, 0)
    shade = surface.get_at((ground.centerx + 10, max(rect.bottom, ground.bottom) + 4))
    assert shade[0] < 250 and shade[0] - shade[1] < 20, "grey, not red"


def test_at_both_ends_of_the_way_there_is_no_shadow(ui: Ui) -> None:
    for passed in (0, 100):
        flight = Flight(THERE, where(PIECE), where(THERE), 100, rise=36, passed=passed)
        surface, rect = drawn(ui, flight), flight.rect
        assert pygame.mask.from_threshold(surface, (255, 0, 0), (8, 8, 8)).count() == SIDE**2
        surface.fill("white", rect)
        assert pygame.mask.from_threshold(surface, (255, 255, 255), (2, 2, 2)).count() == 800 * 600


def test_nothing_of_a_face_is_drawn_before_the_card_is_half_turned(ui: Ui) -> None:
    for passed, colours in ((0, {BACK}), (45, {BACK}), (55, {FACE}), (100, {FACE})):
        flight = Flight(CARD, where(DECK), where(CARD), 100, back=BACK, passed=passed)
        surface = drawn(ui, flight)
        for face in (FACE, BACK):
            seen = pygame.mask.from_threshold(surface, pygame.Color(face.colour), (40, 40, 40, 255)).count()
            assert bool(seen) is (face in colours), (passed, face)


# ---- dice


@pytest.mark.parametrize("count", [1, 2, 5])
def test_dice_come_to_rest_one_after_the_other_and_the_last_at_the_end(count: int) -> None:
    rests = [rests_at(n, count) for n in range(count)]
    assert rests == sorted(set(rests))
    assert rests[-1] == 1 and rests[0] >= 0.6


def test_a_die_that_rests_shows_its_result_while_others_roll(ui: Ui) -> None:
    white, red, blue = Plain("white"), Plain("red"), Plain("blue")
    dice = (ThrownDie((white,), red), ThrownDie((white,), blue))
    tray = DiceTray(ui, Painter(ui), Throw("", dice))

    def seen(share: float) -> list[bool]:
        surface = pygame.Surface((800, 600))
        tray.draw(surface, surface.get_rect(), share)
        found = (pygame.mask.from_threshold(surface, pygame.Color(f.colour), (9, 9, 9)) for f in (red, blue))
        return [mask.count() > 0 for mask in found]

    assert seen(0.3) == [False, False]
    assert seen(0.62) == [True, False]
    assert seen(1) == [True, True]
