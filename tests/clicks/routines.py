"""What people do again and again: the choices of recorded games, joined to actions as people think of them.

"Trade for two resources" is one of them: the section, the top-row action and both tokens.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import msgspec
from msgspec.structs import replace

from game.engine.model import Seat

FILE = Path(__file__).with_name("common.json")
"""The commonest actions of each title, as they were counted."""
MOST = 20
"""Actions of each title that are looked at."""
Move = tuple[Seat, str]
"""Who chose, and the action as a record has it."""

BEGINS: dict[str, frozenset[str]] = {
    "raiders": frozenset(
        "place pick_up start_raid drink roll wound take_space discard take_pair remove_wound "
        "choose_die".split()
    ),
    "runebound": frozenset(
        "roll walk step_to draw roll_test go_on attack defend pair buy sell heal leave_market use ready keep "
        "escape meet meet_nobody attack_hero wake_in keep_hero take_hero choose_option accept".split()
    ),
    "scythe": frozenset(
        "take_section take_top take_bottom end_turn skip reveal dial take_option accept decline fight_at "
        "fall_back go_home take_shelter".split()
    ),
}  # fmt: skip
"""Verbs with which an action begins; after itself such a verb continues it."""
JOINED = {("take_section", "take_top"), ("take_section", "take_bottom"), ("step_to", "stop_moving")}
"""A verb that begins an action, and one that continues it all the same."""
NAMED = {
    "raiders": frozenset("place pick_up use use_with_card".split()),
    "runebound": frozenset("roll_test escape".split()),
    "scythe": frozenset("take_top".split()),
}  # fmt: skip
"""Verbs whose action is another one with another argument: a building, a row of the mat."""


class Routine(msgspec.Struct, frozen=True, omit_defaults=True):
    """An action.

    steps    its choices, repeated ones as often as is usual
    share    of all actions, in per mille
    before   presses and drags in version 0.2.0; None: it is in no kept game
    presses  presses and drags now
    why      why it still takes more than two thirds of what it took
    """

    steps: tuple[str, ...]
    share: int
    before: int | None = None
    presses: int | None = None
    why: str = ""

    @property
    def name(self) -> str:
        """Its choices in short."""
        return " + ".join(f"{n} x {step}" if n > 1 else step for step, n in _runs(self.steps))


def actions(title: str, moves: Iterable[Move]) -> Iterator[tuple[int, list[Move]]]:
    """Yield the actions of a game: the number of the first move, and the moves."""
    found: list[Move] = []
    first = 0
    for number, move in enumerate(moves):
        if found and not _continues(title, found[-1], move):
            yield first, found
            found, first = [], number
        found.append(move)
    if found:
        yield first, found


def _continues(title: str, last: Move, move: Move) -> bool:
    before, verb = last[1].split()[0], move[1].split()[0]
    joined = (before, verb) in JOINED or verb not in BEGINS[title]
    return last[0] == move[0] and (joined or before == verb)


def steps(title: str, moves: Sequence[Move]) -> tuple[str, ...]:
    """Return the choices without what differs from game to game."""
    return tuple(_step(title, text) for _, text in moves)


def _step(title: str, text: str) -> str:
    verb, *rest = text.split()
    return " ".join((verb, *rest[:1])) if verb in NAMED[title] else verb


def once(found: Sequence[str]) -> tuple[str, ...]:
    """Return the choices, each once for a run of it."""
    return tuple(step for step, _ in _runs(found))


def _runs(found: Sequence[str]) -> list[tuple[str, int]]:
    """Return the choices, each once for a run of it, with its length."""
    runs: list[tuple[str, int]] = []
    for step in found:
        if runs and runs[-1][0] == step:
            runs[-1] = step, runs[-1][1] + 1
        else:
            runs.append((step, 1))
    return runs


def count(title: str, games: Iterable[Sequence[Move]], known: Iterable[Routine] = ()) -> list[Routine]:
    """Return the commonest actions, with what is `known` of them. Those that differ only in how often a
    choice is repeated are one, which has the commonest of these lengths."""
    kinds: dict[tuple[str, ...], Counter[tuple[str, ...]]] = {}
    for game in games:
        for _, moves in actions(title, game):
            made = steps(title, moves)
            kinds.setdefault(once(made), Counter())[made] += 1
    total = sum(each.total() for each in kinds.values())
    ranked = sorted(kinds.values(), key=lambda each: (-each.total(), each.most_common(1)))
    kept = {routine.steps: routine for routine in known}
    found = [(each.most_common(1)[0][0], round(1000 * each.total() / total)) for each in ranked[:MOST]]
    return [replace(kept.get(made, Routine(made, share)), share=share) for made, share in found]


def read(record: Path) -> list[Move]:
    """Return the moves of a record in which nothing was taken back."""
    lines = map(json.loads, record.read_text(encoding="utf-8").splitlines())
    return [(line["move"][0], line["move"][1]) for line in lines if "move" in line]


class Kept(msgspec.Struct):
    """What is kept: the commonest actions by title, and in how many games they were counted."""

    actions: dict[str, list[Routine]] = {}
    games: dict[str, int] = {}


def load() -> Kept:
    """Return the commonest actions, as they were counted last."""
    return msgspec.json.decode(FILE.read_bytes(), type=Kept)


def save(found: Kept) -> None:
    """Keep the commonest actions."""
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(found)) + b"\n")
