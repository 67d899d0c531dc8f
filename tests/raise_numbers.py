"""``python -m tests.raise_numbers``: every number of every content file is raised by one in turn.

Something must follow: words, rules or what bots make of it; or the edition is refused in one sentence. A
random game and one of `normal` bots, which think less than usual, must come to their end with scores.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import NamedTuple

from game.engine.board.places import BadMap
from game.engine.content.content_files import BadContent
from game.packages import editions, registry
from game.packages.registry import Package
from tests.edits import followed, processes, values
from tests.edits.followed import Base
from tests.edits.values import Value

A_WORKER = 60
"""Numbers that one process looks at: what is remembered of their books stays with it."""


class Fate(NamedTuple):
    """What became of a title with one number raised."""

    value: Value
    followed: tuple[str, ...]
    trouble: str = ""


def fate(base: Base, value: Value, *, normal: bool = False, thorough: bool = True) -> Fate:
    """Raise one number and see what follows: all that does, or only the first that is found."""
    title = base.package.id
    edited = base.package.in_edition(values.edited(title, value, value.value + 1))
    try:
        editions.refuse_unplayable(edited.title)
    except (BadContent, BadMap):
        return Fate(value, ("refused",))
    try:
        kinds = _following(base, edited, value)
        found = tuple(kinds if thorough else islice(kinds, 1))
        if thorough:
            followed.random_game(edited)
        if normal:
            followed.normal_game(edited)
    except Exception as error:  # whatever it is, it is what is looked for
        return Fate(value, (), f"{type(error).__name__}: {error}")
    return Fate(value, found)


def _following(base: Base, edited: Package, value: Value) -> Iterator[str]:
    """What follows, the quickest to find first."""
    record = value.record(values.tables(base.package.id, value.file))
    if base.card_follows(edited, value, record):
        yield "card"
    base.uncover(record)
    if base.rules_follow(edited, record):
        yield "rules"
    if base.judgement_follows(edited, record):
        yield "judgement"
    if base.table_follows(edited):
        yield "table"


def _chunk(work: tuple[str, Sequence[Value], bool]) -> list[Fate]:
    title, found, normal = work
    base = Base(title)
    return [fate(base, value, normal=normal) for value in found]


def fates(title: str, jobs: int, each: int, *, normal: bool) -> Iterator[Fate]:
    """Of every number of a title, or of so many of each kind."""
    found = values.some(values.numbers(title), each)
    chunks = [(title, found[at : at + A_WORKER], normal) for at in range(0, len(found), A_WORKER)]
    return processes.results(_chunk, chunks, jobs)


def main() -> int:
    """Report; the exit status is 1 where nothing follows from a number, or a game does not end."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--title", choices=registry.names(), action="append")
    parser.add_argument("--each", type=int, default=0, help="only so many of each kind of field (0: all)")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--no-normal", action="store_true", help="leave out the games of normal bots")
    parser.add_argument("--verbose", action="store_true", help="every number with what follows")
    given = parser.parse_args()
    wrong = 0
    for title in given.title or registry.names():
        counts: Counter[str] = Counter()
        for one in fates(title, given.jobs, given.each, normal=not given.no_normal):
            said = one.trouble or " ".join(one.followed) or "NOTHING"
            bad = bool(one.trouble) or not one.followed
            wrong += bad
            counts.update(("FAILED",) if one.trouble else one.followed or ("nothing",))
            counts["numbers"] += 1
            if bad or given.verbose:
                sys.stdout.write(f"{title} {one.value}: {said}\n")
                sys.stdout.flush()
        sys.stdout.write(f"{title}: {', '.join(f'{name} {n}' for name, n in sorted(counts.items()))}\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
