"""Scythe in a real window: a unit is dragged over two territories at once."""

from __future__ import annotations

import random
from pathlib import Path

from game import paths
from game.engine.session import record
from game.engine.session.record import SeatSetup
from game.engine.session.session import Session
from game.packages import registry
from game.titles.scythe.rules.movement.current_move import paths_in_move
from game.titles.scythe.rules.movement.walking import StepTo
from game.titles.scythe.rules.state.state import place_ref, unit_ref
from tests.ui import real

pytestmark = real.MARKS
PEOPLE = [SeatSetup("Ada", "blue"), SeatSetup("Ben", "red")]
IDLE = ("skip", "done", "decline", "end_turn")


def new_game(seed: int, path: Path | None = None) -> Session:
    """A game of two people."""
    return Session.new(registry.find("scythe").title, PEOPLE, {"deals": "off"}, seed, path)


def two_steps(session: Session) -> tuple[str, tuple[StepTo, ...]] | None:
    """A unit of the seat to move, and a way of two steps to a place where it meets nobody."""
    view = session.view(session.waiting_for()[0])
    legal = [o.action for o in session.legal(session.waiting_for()[0])]
    for unit in dict.fromkeys(action.unit for action in legal if isinstance(action, StepTo)):
        for place, way in paths_in_move(view, unit).items():
            if len(way) == 2 and place not in view.at.values() and place not in view.encounters:
                return unit, way
    return None


def game_with_two_steps() -> Session:
    """Chance plays until somebody can move a unit by two territories."""
    for seed in range(1, 20):
        session, chance = new_game(seed), random.Random(seed)
        while not session.over:
            if two_steps(session):
                return session
            legal = session.legal(session.waiting_for()[0])
            eager = [o for o in legal if o.action.verb not in IDLE] or legal
            session.submit(session.waiting_for()[0], chance.choice(eager).action)
    raise AssertionError("nobody ever got Speed")


def test_a_unit_is_dragged_over_two_territories(display: str, tmp_path: Path) -> None:
    session = game_with_two_steps()
    path = tmp_path / "game.jsonl"
    kept = new_game(session.header.seed, path)
    for moment in session.moments:
        kept.submit(moment.seat, moment.action)
    kept.close()
    found = two_steps(session)
    assert found is not None
    unit, way = found
    goal = place_ref(way[-1].place)

    window = real.opened(display, "load", str(path))
    window.take()
    made = len(session.moments)
    window.drag(unit_ref(unit), goal)
    window.wait(f"table {made + 2} ")
    x, y = window.places[goal]
    at = window.places[unit_ref(unit)]
    assert abs(at[0] - x) < 60 and abs(at[1] - y) < 60
    window.close()
    assert tuple(action for _, action in record.read(path).moves)[-2:] == tuple(map(str, way))
    assert not list(paths.records_dir().glob("*"))
