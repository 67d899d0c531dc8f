"""Counts of all ways to move from small positions, to a few decisions deep, as tests/counts keeps them.

`python -m tests.titles.scythe.count_trees` makes them anew when a rule was changed on purpose: look at what
differs.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from game.engine import flow
from game.titles.scythe.rules.airships.flight import Flight
from game.titles.scythe.rules.movement.moves import FactoryMove, Move, MoveUnit, MoveUnits
from game.titles.scythe.rules.state.state import ScytheState, Trap
from tests.titles.playing import now
from tests.titles.scythe.aloft import airship_table
from tests.titles.scythe.positions import factory_moving, goods, moving

FOLDER = Path(__file__).parents[2] / "counts"
FILES = sorted(FOLDER.glob("scythe_*.json"))


def position(given: dict[str, Any]) -> ScytheState:
    """The position of an entry: these pieces and no others, resources, so many units to move."""
    pieces, factions = given["pieces"], tuple(given["factions"])
    if "tiles" in given:
        aggressive, passive = given["tiles"]
        state = airship_table(*pieces, factions=factions, aggressive=aggressive, passive=passive)
        now(state, FactoryMove() if given.get("factory") else Move(given["units"]))
    elif given.get("factory"):
        state = factory_moving(*pieces, factions=factions)
    else:
        state = moving(*pieces, factions=factions, units=given["units"])
    for seat, place in given.get("flags", []):
        state.flags[place] = seat
    for seat, place, armed in given.get("traps", []):
        state.traps[place] = Trap("coins", seat, armed)
    for place, lying in given.get("goods", {}).items():
        goods(state, place, **lying)
    state.encounters.extend(given.get("encounters", []))
    named = {piece.split()[0] for piece in pieces}
    state.at = {unit: place for unit, place in state.at.items() if unit in named}
    del state.stack[:-1]  # nothing follows the unit moves
    flow.settle(state)
    return state


def counts(state: ScytheState, depth: int) -> list[int]:
    """How many sequences of so many decisions there are while units are moved, for 1 up to `depth`."""
    level, found = [state], []
    for _ in range(depth):
        level = [after for before in level for after in _after(before)]
        found.append(len(level))
    return found


def _after(state: ScytheState) -> list[ScytheState]:
    if not state.stack or not isinstance(state.stack[-1], MoveUnits | MoveUnit | Flight):
        return []
    after = []
    for option in flow.legal(state)[state.active]:
        trial = state.copy()
        flow.play(trial, state.active, option.action)
        after.append(trial)
    return after


def main() -> None:
    """Count every position of every file again."""
    for file in FILES:
        entries = json.loads(file.read_text(encoding="utf-8"))
        for given in entries:
            given["counts"] = counts(position(given), len(given["counts"]))
        lines = ",\n".join(f"  {json.dumps(given)}" for given in entries)
        file.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
