"""``python -m tests.fuzz_editions``: every number of every content file changed in ways that make no sense.

Each number is lowered, made 0, negative or huge, another kind of value, or left out; each id is doubled or
made foreign. It is done in an edition, written as a person writes it, and in the content file itself. What is
taken is played by random bots to the end, with labels of options, what everything at the table says, and
scores; what is refused is refused in one sentence with file, line and field.
"""

from __future__ import annotations

import argparse
import random
import re
import shutil
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from game.engine.board.places import BadMap
from game.engine.content import edition
from game.engine.content.content_files import BadContent
from game.engine.game import Game
from game.engine.title import Title
from game.packages import editions, registry
from game.packages.registry import Package
from tests import games
from tests.edits import followed, processes, values
from tests.edits.values import GONE, Value

NAME = "Odd"
WORDED = {0, 30, 90, 270, 810}
"""Decisions at which everything at the table is asked for its words."""
A_WORKER = 60
"""Changes that one process tries."""


class Change(NamedTuple):
    """A value and what stands in its place."""

    value: Value
    new: Any
    how: str

    def __str__(self) -> str:
        return f"{self.value} {self.how}"


class Fate(NamedTuple):
    """What became of a change: refused, played or trouble, with the words."""

    change: Change
    way: str
    kind: str
    words: str = ""


def changes(title: str, each: int = 0) -> Iterator[Change]:
    """All of them, or those of so many values of each kind; the same ones every time."""
    for value in values.some(values.values(title), each):
        if value.is_number:
            yield from (Change(value, new, how) for how, new in odd_numbers(value.value))
        elif value.way[-1] == "id":
            yield from (Change(value, new, how) for how, new in _odd_ids(title, value))


def odd_numbers(number: float) -> Iterator[tuple[str, Any]]:
    """What may stand in the place of a number."""
    found: dict[str, Any] = {
        "lowered": number - 1, "zero": 0, "negative": -7, "large": edition.MAX_NUMBER, "huge": 1 << 40,
        "a word": str(number), "a fraction": 1.5, "yes": True, "a list": [number], "a table": {"a": number},
        "gone": GONE,
    }  # fmt: skip
    return ((how, new) for how, new in found.items() if how not in ("lowered", "zero") or new != number)


def _odd_ids(title: str, value: Value) -> Iterator[tuple[str, Any]]:
    """Another id of the same list, and one that nothing has."""
    siblings = [other.value for other in values.values(title) if _is_sibling(value, other)]
    if siblings:
        yield "doubled", siblings[0]
    yield "foreign", "atlantis"


def _is_sibling(value: Value, other: Value) -> bool:
    alike = (other.file, other.way[:-2], other.way[-1]) == (value.file, value.way[:-2], "id")
    return alike and other.value != value.value


# ---------------------------------------------------------------------- the two ways


def as_edition(package: Package, change: Change, folder: Path) -> Title | str:
    """The title in an edition with a change that a person wrote; why it is refused."""
    place = folder / NAME
    shutil.rmtree(place, ignore_errors=True)
    place.mkdir()
    (place / edition.FILE).write_text(f'name = "{NAME}"\n', encoding="utf-8")
    told = values.changes(values.tables(package.id, change.value.file), change.value.way, change.new)
    (place / f"{change.value.file}.toml").write_text(values.toml(told), encoding="utf-8")
    try:
        return package.in_edition(editions.read(package, place)).title
    except BadContent as error:
        return str(error)


def as_content(package: Package, change: Change, folder: Path) -> Title | str:
    """The title with a change in its own content file; why it is refused."""
    place = folder / package.id
    if not place.exists():
        place.mkdir()
        for path in package.title.files:
            shutil.copy(path, place)
    file, value = place / f"{change.value.file}.toml", change.value
    before = file.read_bytes()
    odd = values.replaced(values.tables(package.id, value.file), value.way, change.new)
    file.write_text(values.toml(odd), encoding="utf-8")
    try:
        title = type(package.title)(place, package.title.book.board)
        editions.refuse_unplayable(title)
        return title
    except (BadContent, BadMap) as error:
        return str(error)
    finally:
        file.write_bytes(before)


WAYS = {"edition": as_edition, "content": as_content}


# ---------------------------------------------------------------------- what is wrong


def fate(package: Package, change: Change, way: str, folder: Path, *, play: bool = True) -> Fate:
    """Try one change in one way."""
    try:
        title = WAYS[way](package, change, folder)
        if isinstance(title, str):
            wrong = _unclear(title, way, change)
            return Fate(change, way, "UNCLEAR" if wrong else "refused", title)
        if play:
            _play(package.in_edition(title.edition) if title.edition else package, title)
    except Exception as error:  # whatever it is, it is what is looked for
        return Fate(change, way, "FAILED", f"{type(error).__name__}: {error}")
    return Fate(change, way, "played")


def _unclear(words: str, way: str, change: Change) -> bool:
    """Whether a refusal does not name file, line and field, or for an id that the map has, the map's."""
    start = f"{NAME}/" if way == "edition" else ""
    named = re.match(rf"^{start}\w+\.toml: line \d+: \S[^\n]*\.$", words)
    on_map = change.value.way[-1] == "id" and re.match(r'^\w+\.tmx: layer "\w+" \S[^\n]*\.$', words)
    return not (named or on_map)


def _play(package: Package, title: Title) -> None:
    """A random game to the end, with words at some of its decisions."""
    seats = title.seats[-1] if random.Random(str(title.edition)).random() < 0.3 else 2
    chance = random.Random(11)
    game = Game.new(title, seats, games.any_options(title, seats, chance), 11)
    for number in range(title.max_decisions):
        if game.over:
            break
        seat = chance.choice(sorted(game.asked))
        if number in WORDED and title.edition:
            followed.worded(package, game.state, seat)
        game.step(games.drawn(chance, game.asked[seat]), seat)
    else:
        raise AssertionError(f"no end after {title.max_decisions} decisions")
    assert len(title.scores(game.state).totals) == seats


def _chunk(work: tuple[str, int, int]) -> list[Fate]:
    title, each, first = work
    package, found = registry.find(title), list(changes(title, each))[first : first + A_WORKER]
    with tempfile.TemporaryDirectory(prefix="fuzz-editions-") as folder:
        return [one for change in found for one in both(package, change, Path(folder))]


def both(package: Package, change: Change, folder: Path) -> tuple[Fate, Fate]:
    """Try a change in both ways; what was played in an edition is not played again."""
    one = fate(package, change, "edition", folder)
    return one, fate(package, change, "content", folder, play=one.kind != "played")


def fates(title: str, jobs: int, each: int) -> Iterator[Fate]:
    """Of every change of a title, in both ways."""
    chunks = [(title, each, first) for first in range(0, len(list(changes(title, each))), A_WORKER)]
    return processes.results(_chunk, chunks, jobs)


def main() -> int:
    """Report; the exit status is 1 where something failed or was refused without its place."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--title", choices=registry.names(), action="append")
    parser.add_argument("--each", type=int, default=0, help="only so many of each kind of field (0: all)")
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    wrong = 0
    for title in given.title or registry.names():
        counts: Counter[str] = Counter()
        for one in fates(title, given.jobs, given.each):
            counts[one.kind] += 1
            if one.kind.isupper():
                wrong += 1
                sys.stdout.write(f"{title} {one.way} {one.kind} {one.change}: {one.words}\n")
                sys.stdout.flush()
        sys.stdout.write(f"{title}: {', '.join(f'{n} {kind}' for kind, n in sorted(counts.items()))}\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
