"""Positions with one changed fact: `python -m tests.fuzz_positions --positions 100`.

Positions of random games at any table are written as files. Each fact of them is deleted, given another type,
put out of range, doubled or made that of something else, one at a time. What the reader refuses must be one
sentence; what it accepts is looked at from all seats and played on at random.
"""

from __future__ import annotations

import argparse
import copy
import json
import random
import signal
import sys
import tempfile
import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from game.bots.search.bot_process import BotProcess
from game.bots.series import pool
from game.bots.series.pool import Pool
from game.engine import codec
from game.engine.model import Seat, State
from game.engine.positions import position, vetting
from game.engine.session.record import COLOURS, MAX_SENTENCE, BadRecord, SeatSetup
from game.engine.session.session import WATCHER, Session
from game.engine.title import Title
from game.packages import registry
from game.play.controller import GameController
from game.text.text_table import TextTable
from game.ui.table.model.table_model import TableModel
from game.ui.window.ui import Ui, make_ui
from tests import games

MOVES = 200
LONGEST_GAME = 1500
"""Positions of a game that are sampled from."""
LOOKS = 40
"""Moves between two close looks at what the window says."""
WINDOW = (1280, 720)
PATIENCE_S = 60
"""A position that takes more of the processor never ends."""
FAR = (-1, 9, 99, 99_999, 2**64)
FAILURES = CRASHES, LOOPS = "crashes", "loops"
Path_ = tuple[str | int, ...]


class Edit(NamedTuple):
    """A fact of a position, and what becomes of it."""

    path: Path_
    kind: str
    change: Callable[[Any, str | int], None]


# ---------------------------------------------------------------------- positions


def sample(title: Title, number: int) -> State:
    """Return a position of a random game with any number of seats and any options."""
    chance = random.Random(number)
    seats = title.seats[number % len(title.seats)]
    game = islice(games.random_game(title, seats, number), LONGEST_GAME)
    met = [state.copy() for state in game]
    kinds = sorted({type(state.stack[-1]).__name__ for state in met if state.stack})
    kind = chance.choice(kinds)
    fitting = [state for state in met if state.stack and type(state.stack[-1]).__name__ == kind]
    return chance.choice(fitting if chance.random() < 0.9 else met)


# ---------------------------------------------------------------------- edits


def edits(facts: Any, chance: random.Random) -> Iterator[Edit]:
    """Yield every edit of a single fact."""
    words = sorted({value for _, value in _leaves(facts) if isinstance(value, str)})
    numbers = sorted({value for _, value in _leaves(facts) if isinstance(value, int)})
    for path, value in _branches(facts, ()):
        yield Edit(path, "deleted", _delete)
        yield Edit(path, "retyped", partial(_put, value=_retyped(value, chance)))
        if isinstance(path[-1], int):
            yield Edit(path, "doubled", _double)
        else:
            yield Edit(path, "renamed", partial(_rename, name=chance.choice(words)))
        if isinstance(value, str):
            yield Edit(path, "foreign", partial(_put, value=chance.choice(words)))
            yield Edit(path, "unknown", partial(_put, value=chance.choice(("", "?", "x", "atlantis"))))
        elif isinstance(value, int) and not isinstance(value, bool):
            yield Edit(path, "out of range", partial(_put, value=chance.choice(FAR)))
            yield Edit(path, "off by one", partial(_put, value=value + chance.choice((-1, 1))))
            yield Edit(path, "foreign", partial(_put, value=chance.choice(numbers)))
        elif isinstance(value, list | dict) and value:
            yield Edit(path, "emptied", partial(_put, value=type(value)()))


def _branches(value: Any, path: Path_) -> Iterator[tuple[Path_, Any]]:
    parts = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in parts:
        yield (*path, key), part
        yield from _branches(part, (*path, key))


def _leaves(value: Any) -> Iterator[tuple[Path_, Any]]:
    return ((path, part) for path, part in _branches(value, ()) if not isinstance(part, list | dict))


def _retyped(value: Any, chance: random.Random) -> Any:
    kinds: tuple[Any, ...] = (None, True, 7, "x", 1.5, [], {})
    others = [other for other in kinds if type(other) is not type(value)]
    return copy.deepcopy(chance.choice(others))


def _put(within: Any, key: str | int, value: Any) -> None:
    within[key] = value


def _delete(within: Any, key: str | int) -> None:
    del within[key]


def _double(within: Any, key: int | str) -> None:
    within.insert(key, copy.deepcopy(within[key]))


def _rename(within: Any, key: str | int, name: str) -> None:
    within[name] = within.pop(key)


def edited(facts: Any, edit: Edit) -> Any:
    """Return the facts of a position with one of them changed."""
    changed = copy.deepcopy(facts)
    within = changed
    for key in edit.path[:-1]:
        within = within[key]
    edit.change(within, edit.path[-1])
    return changed


# ---------------------------------------------------------------------- what becomes of them


def outcome(title: Title, path: Path, seed: int) -> tuple[str, str]:
    """Return whether a position file is refused, and the words, or accepted and can be played.

    Raises whatever fails.
    """
    try:
        found = position.read(path, lambda _: title)
    except BadRecord as error:
        words = str(error)
        assert words.startswith(f"{path.name}: "), words
        assert len(words) <= MAX_SENTENCE, words
        assert words.isprintable(), words
        return ("refused" if ": line " in words else "refused without a line"), words
    play_on(found.title, found.state, random.Random(seed))
    return "accepted", ""


def play_on(title: Title, state: State, chance: random.Random) -> None:
    """Play at random, with every seat's view and the audit at every move, and sometimes all words."""
    seats = [SeatSetup(f"P{n}", colour) for n, colour in zip(range(state.seats), COLOURS, strict=False)]
    session = Session.begin(title, seats, state)
    for number in range(MOVES):
        for seat in range(WATCHER, state.seats):
            session.view(seat)
        vetting.check(title, session.state)
        if session.over:
            break
        seat = chance.choice(session.waiting_for())
        if number % LOOKS == 0:
            look(session, seat)
        session.submit(seat, games.drawn(chance, session.legal(seat)))
    session.scores()


def look(session: Session, seat: Seat) -> None:
    """What the window says and paints for a seat: things, labels, previews, and what would be for good."""
    game = GameController(session, BotProcess())  # nobody thinks: nothing is started
    game.viewer = seat
    model = TableModel(_ui(), session.title.id, registry.of(session.title).table_view, game)
    model.place(WINDOW)
    model.refresh()
    assert model.things
    table = TextTable(game, _ui().messages, _ui().settings)
    assert table.names
    table.sheet()
    for other in range(len(session.seats)):
        table.words.summary(table.context, other)
    for option in session.legal(seat):
        table.words.label(table.context, option.action)
        table.words.preview(table.context, option)
        table.words.warning(table.context, option.action)
        session.undo_policy.would_stop(seat, option.action)
    session.question(seat)


@cache
def _ui() -> Ui:
    return make_ui()


class TooLong(Exception):
    """A position goes on without end."""


def _give_up(*_: object) -> None:
    raise TooLong


def fuzz(name: str, share: float, shown: str, number: int, fields: Sequence[str] = ("",)) -> Counter[str]:
    """Try the edits of one position, or a share of them; how many came to what. Failures are written out.

    fields: the beginnings of the paths, as "stack" or "raid.dice", whose edits are tried
    """
    title, chance = registry.find(name).title, random.Random(number)
    facts = json.loads(codec.encode(sample(title, number)))
    found: Counter[str] = Counter()
    signal.signal(signal.SIGVTALRM, _give_up)
    with tempfile.TemporaryDirectory() as folder:
        for edit in edits(facts, chance):
            where = ".".join(map(str, edit.path))
            if where.startswith(tuple(fields)) and chance.random() < share:
                found["tried"] += 1
                came_to, words = _tried(title, edited(facts, edit), Path(folder) / "here.json", number)
                found[came_to] += 1
                if came_to in (*FAILURES, shown):
                    sys.stdout.write(f"{name} {number}: {where} {edit.kind} {edit.change}: {words}\n")
    return found


def _tried(title: Title, facts: Any, path: Path, number: int) -> tuple[str, str]:
    """Return what became of an edited position, and the words of the refusal or failure."""
    path.write_bytes(msgspec.json.format(msgspec.json.encode(facts), indent=1))
    signal.setitimer(signal.ITIMER_VIRTUAL, PATIENCE_S)
    try:
        return outcome(title, path, number)
    except TooLong:
        return LOOPS, "it goes on without end"
    except Exception:
        return CRASHES, traceback.format_exc(limit=-4)
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)


def main() -> None:
    """Fuzz positions of every title and say what became of them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=100, metavar="N", help="of each title")
    parser.add_argument("--first", type=int, default=0, metavar="N", help="number of the first one")
    parser.add_argument("--share", type=float, default=1.0, help="of the edits of each position")
    parser.add_argument("--title", choices=registry.names(), action="append")
    parser.add_argument("--field", action="append", metavar="PREFIX", help="whose edits are tried")
    parser.add_argument("--show", default="", metavar="OUTCOME", help="write out what came to this, too")
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    failed = 0
    for name in given.title or registry.names():
        numbers = range(given.first, given.first + given.positions)
        found: Counter[str] = Counter()
        one = partial(fuzz, name, given.share, given.show, fields=given.field or ("",))
        for _, counts in pool.each(one, numbers, Pool(given.jobs)):
            found += counts
        failed += sum(found[failure] for failure in FAILURES)
        sys.stdout.write(f"{name}: {len(numbers)} positions, {dict(found)}\n")
    raise SystemExit(bool(failed))


if __name__ == "__main__":
    main()
