"""Maps as edited as they come: `python -m tests.fuzz_maps`.

Every element, attribute and property of every map and tileset is deleted, doubled, renamed, retyped and put
out of range. Each map is then refused in one sentence, or gives the same board and picture, or gives another
board that `hotseat check` names and that plays. With `--tiled N`, Tiled reads so many of a title's as we do.
"""

from __future__ import annotations

import argparse
import copy
import random
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from pkgutil import resolve_name
from typing import NamedTuple

import msgspec

from game.devtools import check
from game.engine.board.places import BadMap, Board
from game.engine.content.content_files import BadContent
from game.engine.title import Title
from game.maps import tiled
from game.maps.plan import Plan
from game.packages import registry
from game.packages.registry import Package
from tests import games
from tests.problems import in_english
from tests.programs import run_tiled

LONGEST_SENTENCE = 300
MOVES = 60
"""Of the random game on another board."""
ODD = (
    "", "-1", "0", "1", "0.5", "7", "64.5", "1e9", "nan", "inf", "4294967297", "9" * 40, "x", "\u0663", "1_0",
    "true", "a\nb", "x" * 5000, "../../x", "csv", "class", "places", "terrain", "base_nordic",
)  # fmt: skip
REFUSED = "refused by the title"
"""Which `hotseat check` then says too."""
EVERY_TILE = 41
"""One tile of so many is changed."""
Change = Callable[[ET.Element], None]


class Edit(NamedTuple):
    """One change in a file, and words for it."""

    file: Path
    words: str
    change: Change


# ---------------------------------------------------------------------- edits


def edits(file: Path) -> Iterator[Edit]:
    """All single changes of a file."""
    root = ET.parse(file).getroot()  # noqa: S314  # our own file
    for number, element in enumerate(root.iter()):
        for words, change in _changes(element):
            yield Edit(file, f"<{element.tag}> {number}: {words}", _at(number, change))


def _at(number: int, change: Callable[[ET.Element, ET.Element | None], None]) -> Change:
    """The change of the element with a number, which is also given its parent."""

    def changed(root: ET.Element) -> None:
        parents = {child: parent for parent in root.iter() for child in parent}
        element = next(islice(root.iter(), number, None))
        change(element, parents.get(element))

    return changed


InTree = Callable[[ET.Element, ET.Element | None], None]


def _tagged(tag: str) -> InTree:
    return lambda found, _: setattr(found, "tag", tag)


def _without(name: str) -> InTree:
    return lambda found, _: found.attrib.__delitem__(name)


def _renamed(name: str) -> InTree:
    return lambda found, _: found.set(f"{name}s", found.attrib.pop(name))


def _with(name: str, value: str) -> InTree:
    return lambda found, _: found.set(name, value)


def _changes(element: ET.Element) -> Iterator[tuple[str, InTree]]:
    yield "deleted", lambda found, parent: parent.remove(found) if parent is not None else found.clear()
    yield "doubled", _double
    yield "renamed", lambda found, _: setattr(found, "tag", f"{found.tag}s")
    for tag in ("group", "object", "properties", "layer"):
        yield f"made a <{tag}>", _tagged(tag)
    yield "emptied", lambda found, _: found.__delitem__(slice(None))
    for name, value in element.items():
        yield f"{name} deleted", _without(name)
        yield f"{name} renamed", _renamed(name)
        for odd in dict.fromkeys((*ODD, *_near(value))):
            if odd != value:
                yield f"{name} {odd[:20]!r}", _with(name, odd)
    for name in (
        "offsetx",
        "rotation",
        "gid",
        "template",
        "infinite",
        "parallaxx",
        "class",
        "source",
        "type",
    ):
        if element.get(name) is None:
            yield f"{name} added", _with(name, "1")
    if element.tag == "data":
        yield from _tile_changes((element.text or "").count(","))


def _near(value: str) -> tuple[str, ...]:
    """Values that may be taken for it."""
    if value.lstrip("-").isdecimal():
        return str(int(value) + 1), str(int(value) - 1), str(-int(value)), str(int(value) * 2)
    return value.upper(), f" {value}", f"{value} 1,1"


def _double(found: ET.Element, parent: ET.Element | None) -> None:
    if parent is not None:
        parent.insert(list(parent).index(found), copy.deepcopy(found))


def _tile_changes(count: int) -> Iterator[tuple[str, InTree]]:
    def change(at: int, new: str) -> InTree:
        def changed(found: ET.Element, _: ET.Element | None) -> None:
            numbers = (found.text or "").split(",")
            numbers[at : at + 1] = [new] if new else []
            found.text = ",".join(numbers)

        return changed

    for at in range(0, count, EVERY_TILE):
        for new in ("", "0", "1", "2", "9", "99", "-1", "x", "4294967297", "2147483649", "1,1"):
            yield f"tile {at} {new!r}", change(at, new)


# ---------------------------------------------------------------------- what becomes of them


class Original(NamedTuple):
    """A title's map as it is, and a copy of its folder to edit."""

    package: Package
    map: Path
    board: Board
    plan: Plan


def original(package: Package, folder: Path) -> Original:
    """A copy of the maps of a title in a folder."""
    shutil.copytree(package.map.parent, folder, ignore=shutil.ignore_patterns("*.jpg", "*.png"))
    file = folder / package.map.name
    return Original(package, file, tiled.load_board(file), tiled.load_plan(file))


def files(found: Original) -> list[Path]:
    """The map and the tilesets that it names."""
    root = ET.parse(found.map)  # noqa: S314  # our own file
    sources = [node.get("source", "") for node in root.iter("tileset")]
    return [found.map, *(found.map.parent / source for source in sources)]


@contextmanager
def edited(edit: Edit) -> Iterator[None]:
    """The file with one edit, and then again as it was."""
    before = edit.file.read_bytes()
    root = ET.fromstring(before)  # noqa: S314  # our own file
    edit.change(root)
    edit.file.write_bytes(ET.tostring(root, encoding="utf-8"))
    try:
        yield
    finally:
        edit.file.write_bytes(before)


def outcome(found: Original, played: dict[bytes, str]) -> str:
    """What becomes of an edited map. Raises AssertionError for what must not be."""
    try:
        board, plan = tiled.load_board(found.map), tiled.load_plan(found.map)
    except BadMap as error:
        _check_sentence(str(error), found.map.parent)
        return "refused"
    if plan.fingerprint() == found.plan.fingerprint() and _same(board, found.board):
        return "the same board"
    if (key := _for_the_rules(board)) not in played:
        played[key] = _plays(found, board, len(played))
    named = played[key] == REFUSED or (in_english(check.map_problems(found.map)))
    assert named, "another board, and check says nothing"
    return played[key]


def _same(one: Board, two: Board) -> bool:
    """Whether two boards are the same to a pixel."""
    pairs = zip(one.places.values(), two.places.values(), strict=False)
    near = all(abs(a.x - b.x) < 1 and abs(a.y - b.y) < 1 for a, b in pairs)
    return near and _for_the_rules(one) == _for_the_rules(two) and one.size == two.size


def _for_the_rules(board: Board) -> bytes:
    """What of a board can change how a game goes: all but where on the picture its places lie."""
    places = [(place.id, place.kind, place.of, place.traits) for place in board.places.values()]
    borders = {kind: sorted(map(sorted, pairs)) for kind, pairs in board.borders.items()}
    return msgspec.json.encode((places, board.hexes, borders))


def _plays(found: Original, board: Board, seed: int) -> str:
    """Whether the title takes another board, and then plays on it."""
    try:
        title = resolve_name(found.package.rules)(found.package.content, board, None)
    except (BadMap, BadContent) as error:
        _check_sentence(str(error), found.map.parent)
        return REFUSED
    play(title, seed)
    return "another board, which plays"


def _check_sentence(words: str, folder: Path) -> None:
    assert words.isprintable(), words
    assert len(words) <= LONGEST_SENTENCE, words
    assert words.endswith("."), words
    assert str(folder) not in words, words
    assert "; " in words, words


def play(title: Title, seed: int) -> None:
    """The first moves of a random game, audited."""
    for state in islice(games.random_game(title, title.seats[seed % len(title.seats)], seed), MOVES):
        games.check_decision(title, state)
        for seat in range(state.seats):
            title.view(state, seat)


def by_tiled(found: Original) -> str:
    """Whether Tiled's own copy of a map gives the board that we read from the map itself."""
    out = found.map.parent / "export.tmx"
    out.unlink(missing_ok=True)
    try:
        run_tiled(out.parent, "tiled", "--export-map", "--embed-tilesets", "tmx", str(found.map), str(out))
    except subprocess.CalledProcessError:
        return "refused by Tiled"
    ours, theirs = tiled.load_board(found.map), tiled.load_board(out)
    same = (ours.places, ours.hexes, ours.borders) == (theirs.places, theirs.hexes, theirs.borders)
    assert same, "Tiled reads another board"
    return "read by Tiled alike"


def run(name: str, folder: Path, sample: int = 0, with_tiled: int = 0) -> Iterator[tuple[str, str]]:
    """Edits of a title's map and what becomes of them, "FAILED" first where something must not be: a sample
    or all, and so many of those that are taken also as Tiled reads them."""
    found, chance = original(registry.find(name), folder), random.Random(name)
    played: dict[bytes, str] = {}
    todo = [edit for file in files(found) for edit in edits(file)]
    if sample or with_tiled:
        chance.shuffle(todo)
    for edit in islice(todo, sample or None):
        with edited(edit):
            try:
                became = outcome(found, played)
                if with_tiled > 0 and "refused" not in became:
                    with_tiled -= 1
                    became += f", {by_tiled(found)}"
            except Exception as error:  # whatever comes out is what we look for
                became = f"FAILED {type(error).__name__}: {error}"
        yield f"{edit.file.name} {edit.words}", became


def report(name: str, found: Iterator[tuple[str, str]]) -> int:
    """Print what failed, and how many edits came to what; returns how many failed."""
    counted: Counter[str] = Counter()
    for words, became in found:
        failed = became.startswith("FAILED")
        counted["FAILED" if failed else became] += 1
        if failed:
            sys.stdout.write(f"{words}: {became}\n")
    sys.stdout.write(f"{name}: {counted.total()} edits: {dict(counted)}\n")
    return counted["FAILED"]


def main() -> None:
    """Edit every map and report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--title", choices=registry.names(), action="append")
    parser.add_argument("--sample", type=int, default=0, metavar="N", help="so many edits a title, not all")
    parser.add_argument("--tiled", type=int, default=0, metavar="N", help="so many are read by Tiled too")
    given, failed = parser.parse_args(), 0
    for name in given.title or registry.names():
        with tempfile.TemporaryDirectory() as folder:
            failed += report(name, run(name, Path(folder) / "maps", given.sample, given.tiled))
    raise SystemExit(bool(failed))


if __name__ == "__main__":
    main()
