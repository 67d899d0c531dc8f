"""Records as damaged as they come: `python -m tests.fuzz_records --count 5000`.

A record of every title is changed at random, in its bytes, its lines or its values, and then opened as the
program would. What comes out is a game or one short sentence; nothing else, in little time and memory.
"""

from __future__ import annotations

import argparse
import copy
import json
import os
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

from game import paths
from game.engine.session.clock import Spent
from game.engine.session.record import MAX_SENTENCE, BadRecord
from game.engine.session.session import WATCHER, Session
from game.engine.session.tool_lines import ToolLine
from game.packages import registry
from game.records import record_loader
from tests import games
from tests.programs import most_mb

MOVES = 90
SLOWEST = 10.0
"""Seconds that no record may take on any machine."""
MAX_MEMORY = 300
"""Megabytes."""
ODD: tuple[Any, ...] = (
    None, True, -1, 0, 1, 10**6, 2**31, 2**63, 2**70, 1e300, "", "?", "\0", "\u202e", "x" * 100, "card.1",
    [], [[]], {}, {"op": "turn"}, "op",
)  # fmt: skip


def sample(title: str, folder: Path, seed: int) -> bytes:
    """The record of a random game, with undone moves."""
    chance, path = random.Random(seed), folder / "sample.jsonl"
    session = games.session(registry.find(title).title, max(registry.find(title).title.seats), seed, path)
    for _ in range(MOVES):
        if session.over:
            break
        seat = chance.choice(session.waiting_for())
        if chance.random() < 0.3:
            session.write_tool_line(
                ToolLine(spent=Spent(seat, session.turn, chance.randrange(10**5))), at_once=False
            )
        if chance.random() < 0.1:
            session.write_tool_line(ToolLine(comment="why?", after=chance.randrange(session.made + 1)))
        session.submit(seat, chance.choice(session.legal(seat)).action)
        if chance.random() < 0.1:
            session.undo(seat)
    session.close()
    lines = path.read_bytes().splitlines(keepends=True)
    path.unlink()
    return b"".join([lines[0], *(line for one in lines[1:] for line in (one, *_unknown(chance)))])


def _unknown(chance: random.Random) -> list[bytes]:
    """Now and then a line of a tool that this program does not know."""
    return [b'{"weather":{"rain":[1,2]},"wind":3}\n'] if chance.random() < 0.1 else []


# ---------------------------------------------------------------------- damage


def flipped(raw: bytes, chance: random.Random) -> bytes:
    """Some bytes are others."""
    out = bytearray(raw)
    for _ in range(chance.choice((1, 1, 2, 10, 1000))):
        out[chance.randrange(len(out))] = chance.randrange(256)
    return bytes(out)


def cut(raw: bytes, chance: random.Random) -> bytes:
    """A part is missing."""
    a, b = sorted(chance.randrange(len(raw) + 1) for _ in range(2))
    return raw[:a] + raw[b:] if chance.random() < 0.5 else raw[:a]


def shuffled(raw: bytes, chance: random.Random) -> bytes:
    """Lines are doubled, lost or in another order."""
    lines = raw.splitlines(keepends=True)
    for _ in range(chance.choice((1, 2, 5))):
        at, other = chance.randrange(len(lines)), chance.randrange(len(lines))
        change = chance.randrange(3)
        if change == 0:
            lines.insert(at, lines[other])
        elif change == 1 and len(lines) > 1:
            del lines[at]
        else:
            lines[at], lines[other] = lines[other], lines[at]
    return b"".join(lines)


def revalued(raw: bytes, chance: random.Random) -> bytes:
    """Values, keys or whole branches of some lines are others, often of all snapshots."""
    lines = raw.splitlines()
    which = [n for n, line in enumerate(lines) if b"snapshot" in line] if chance.random() < 0.5 else []
    for number in which or [chance.randrange(len(lines)) if chance.random() < 0.7 else 0]:
        try:
            found = json.loads(lines[number])
        except (ValueError, RecursionError):  # damaged before
            continue
        for _ in range(chance.choice((1, 1, 3))):
            _change(found, chance)
        lines[number] = json.dumps(found).encode()
    return b"\n".join(lines) + b"\n"


def _change(found: Any, chance: random.Random) -> None:
    """Walk down to some branch and put something else there."""
    while isinstance(found, dict | list):
        keys = list(found) if isinstance(found, dict) else list(range(len(found)))
        if not keys:
            return
        key = chance.choice(keys)
        below = found[key]
        if isinstance(below, dict | list) and below and chance.random() < 0.85:
            found = below
            continue
        if isinstance(below, int) and chance.random() < 0.5:
            found[key] = below + chance.choice((-1, 1, 100, -(10**4), 10**12))
        elif isinstance(found, dict) and chance.random() < 0.3:
            found[chance.choice(("weather", "", "op", *map(str, keys)))] = found.pop(key)
        else:
            found[key] = copy.deepcopy(chance.choice(ODD))
        return


def deepened(raw: bytes, chance: random.Random) -> bytes:
    """A line is nested deep, or very long."""
    lines = raw.splitlines()
    depth = chance.choice((100, 1000, 100_000))
    nest = chance.choice((b"[" * depth + b"]" * depth, b'{"a":' * depth + b"1" + b"}" * depth, b"9" * depth))
    key = chance.choice(
        (b"snapshot", b"move", b"undo", b"seats", b"options", b"clock", b"comment", b"weather")
    )
    lines[chance.randrange(len(lines))] = b'{"' + key + b'":' + nest + b"}"
    return b"\n".join(lines) + b"\n"


DAMAGE: tuple[Callable[[bytes, random.Random], bytes], ...] = (
    flipped, cut, shuffled, revalued, revalued, revalued, deepened,
)  # fmt: skip


# ---------------------------------------------------------------------- opening


def look(session: Session) -> None:
    """What the window asks of a table."""
    for seat in range(WATCHER, len(session.seats)):
        session.view(seat)
        session.log(seat)
        session.undo_policy.stop(seat)
    for seat in session.waiting_for():
        session.question(seat)
        session.legal(seat)
    session.scores()
    session.take_notes()


def walk(path: Path) -> None:
    """Look at a record from its beginning, from its middle and back; it stays as it is."""
    before = path.read_bytes()
    try:
        shown = record_loader.replay(path)
    except BadRecord:
        return
    for number in (shown.made + 3, shown.length // 2, shown.length, 1):
        shown.go_to(number)
        for seat in (*shown.sides, WATCHER):
            shown.view(seat)
            shown.log(seat)
        shown.take_notes()
    assert path.read_bytes() == before


def outcome(path: Path) -> str:
    """What becomes of a record: a game, or a sentence of the right form, which may call it a bug of the
    program. Raises AssertionError."""
    try:
        session = record_loader.resume(path)
    except BadRecord as error:
        words = str(error)
        assert words.startswith(f"{path.name}: "), words
        assert len(words) <= MAX_SENTENCE, words
        assert words.isprintable(), words
        return "called a bug" if isinstance(error, record_loader.ProgramFault) else "refused"
    look(session)
    noted = "played" if session.made else "at the start"
    session.close()
    return noted


def one(number: int, samples: list[bytes], folder: Path) -> str:
    """A damaged record, opened."""
    chance = random.Random(number)
    raw = samples[number % len(samples)]
    for _ in range(chance.choice((1, 1, 1, 2))):
        raw = chance.choice(DAMAGE)(raw, chance) if raw.endswith(b"\n") and raw.strip() else raw
    path = folder / f"{number}.jsonl"
    path.write_bytes(raw)
    try:
        walk(path)
        found = outcome(path)
        if found in ("played", "at the start"):
            outcome(path)  # what it wrote can be read again
    finally:
        path.unlink()
        (folder / f".{number}.lock").unlink(missing_ok=True)
    return found


def main() -> None:
    """Open so many damaged records and say what became of them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=5000, metavar="N")
    parser.add_argument("--first", type=int, default=0, metavar="N", help="number of the first one")
    given = parser.parse_args()
    found: Counter[str] = Counter()
    failed, slowest = 0, 0.0
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        os.environ[paths.HOME] = str(folder / "home")  # for the reports
        samples = [sample(title, folder, seed) for title in registry.names() for seed in range(3)]
        for number in range(given.first, given.first + given.count):
            begun = time.monotonic()
            try:
                found[one(number, samples, folder)] += 1
            except Exception as error:
                failed += 1
                sys.stdout.write(f"{number}: {type(error).__name__}: {error}\n")
            slowest = max(slowest, time.monotonic() - begun)
    memory = round(most_mb())
    sys.stdout.write(f"{dict(found)}, {failed} failed, slowest {slowest:.2f} s, {memory} MB at most\n")
    raise SystemExit(bool(failed or slowest > SLOWEST or memory > MAX_MEMORY))


if __name__ == "__main__":
    main()
