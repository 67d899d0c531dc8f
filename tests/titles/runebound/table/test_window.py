"""Runebound in a real window: a Hero is dragged over a whole way of rolled dice, and taken back."""

from __future__ import annotations

from pathlib import Path

from game.engine.session import record
from game.engine.session.record import SeatSetup
from game.engine.session.session import Session
from game.packages import registry
from game.titles.runebound.rules.movement.movement import MoveByDice, Roll
from game.titles.runebound.rules.movement.reach import reachable
from game.titles.runebound.rules.state.state import figure_ref, space_ref
from tests.ui import real

pytestmark = real.MARKS
PEOPLE = [SeatSetup("Ada", "blue"), SeatSetup("Ben", "red")]


def far(session: Session) -> tuple[str, str, int]:
    """The Hero to move, a space that takes three dice and is empty, and the steps to it."""
    seat = session.waiting_for()[0]
    view = session.view(seat)
    step = view.stack[-1]
    assert isinstance(step, MoveByDice)
    ways = reachable(view, seat, view.players[seat].space, step.dice)
    space, way = next((space, way) for space, way in ways.items() if len(way) == 3)
    return view.players[seat].hero, space, len(way)


def test_a_hero_is_dragged_over_a_whole_way_and_taken_back(display: str, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    session = Session.new(registry.find("runebound").title, PEOPLE, {}, 3, path)
    session.submit(session.waiting_for()[0], Roll(5))
    hero, space, steps = far(session)

    session.close()
    window = real.opened(display, "load", str(path))
    made = len(session.moments)
    window.wait(f"table {made} ")
    start = window.places[figure_ref(hero)]
    window.drag(figure_ref(hero), space_ref(space))
    window.wait(f"table {made + steps} ")
    x, y = window.places[space_ref(space)]
    at = window.places[figure_ref(hero)]
    assert abs(at[0] - x) < 40 and abs(at[1] - y) < 40
    assert len(record.read(path).moves) == made + steps
    window.key("ctrl+z")
    window.wait(f"table {made} ")
    assert window.places[figure_ref(hero)] == start
    window.close()
