"""What teaches a title beside the window's own words: rules, how a turn goes, examples to try, signs."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from game import paths
from game.engine import codec
from game.engine.content import content_files
from game.engine.content.content_files import Record
from game.engine.model import Ref, State
from game.engine.positions import position
from game.engine.positions.position import Position
from game.engine.title import Title
from game.packages.registry import Package

T = TypeVar("T")
PAGES, BOOK = "learn/turn.toml", "rulebook.toml"
"""Files of a title, below its content."""


class Picture(Record, frozen=True):
    """Something to look at: one of `icon`, `image`, `thing` and `crop` is given.

    icon    an icon of assets/icons          image  a picture below assets/
    thing   how the thing of this ref looks in a position: a card, a piece, a mat
    crop    the part of the table round these refs, as a seat sees it in a position
    at      the position, a file below the title's content; "" the usual one
    seat    whose eyes see it
    grow    room round what is cropped, as a share of its size
    mark    refs that have the ring of what is pointed at
    """

    icon: str = ""
    image: str = ""
    thing: Ref = ""
    crop: tuple[Ref, ...] = ()
    at: str = ""
    seat: int = 0
    grow: float = 0.15
    mark: tuple[Ref, ...] = ()


class Row(Record, frozen=True):
    """A line of a page: pictures side by side, and the words <title>-turn-<page>-<row>."""

    id: str
    pictures: tuple[Picture, ...]


class Page(Record, frozen=True):
    """A page of how a turn goes: the words <title>-turn-<page>, perhaps a large picture, and rows."""

    id: str
    row: tuple[Row, ...]
    picture: Picture | None = None


class TurnPages(Record, frozen=True):
    """How a turn goes; `position` is the usual one of its pictures."""

    position: str = ""
    page: tuple[Page, ...] = ()


class Example(Record, frozen=True):
    """A position that shows a rule, with a picture of it and moves to try; the words
    <title>-example-<id> say what is seen, <title>-example-<id>-try what to try.

    do     texts of the moves of the seat, in order
    after  what the moves lead to: facts of the position, as in its file, by their place in it
    """

    id: str
    rule: str
    position: str
    picture: Picture
    do: tuple[str, ...]
    after: dict[str, Any] = {}
    seat: int = 0


class Signs(Record, frozen=True):
    """Icons of a kind, under the words <title>-signs-<id>."""

    id: str
    icons: tuple[str, ...]


class Book(Record, frozen=True):
    """What goes with a title's rules. `questions`: the rule behind each question, by its code."""

    questions: dict[str, str] = {}
    signs: tuple[Signs, ...] = ()
    example: tuple[Example, ...] = ()


NO_PAGES, NO_BOOK = TurnPages(), Book()


def _no_position(name: str) -> Position:
    raise FileNotFoundError(name)


@dataclass(frozen=True)
class Guide:
    """All of it for one title. `position` reads a position file below the title's content."""

    title: str
    rules: str = ""
    turn: TurnPages = NO_PAGES
    book: Book = NO_BOOK
    position: Callable[[str], Position] = _no_position


def window_signs() -> tuple[Signs, ...]:
    """Return the signs that belong to no title. Raises BadContent."""
    return content_files.load(paths.assets("signs.toml"), Book).signs


def reached(example: Example, view: State) -> bool:
    """Return whether a position is the one that an example leads to, as far as a seat sees it."""
    facts = msgspec.json.decode(codec.encode(view))
    return all(_fact(facts, place) == wanted for place, wanted in example.after.items())


def _fact(facts: Any, place: str) -> Any:
    """Return the fact at a place such as "players/0/silver"; None where there is none."""
    for name in place.split("/"):
        inside = facts if isinstance(facts, list) else ()
        facts = facts.get(name) if isinstance(facts, dict) else next(iter(inside[int(name) :]), None)
    return facts


def words(guide: Guide) -> Iterator[str]:
    """Yield every message that the pages, the examples and the signs of a title need."""
    for page in guide.turn.page:
        yield f"{guide.title}-turn-{page.id}"
        yield from (f"{guide.title}-turn-{page.id}-{row.id}" for row in page.row)
    for example in guide.book.example:
        yield from (f"{guide.title}-example-{example.id}{end}" for end in ("", "-try"))
    for signs in guide.book.signs:
        yield f"{guide.title}-signs-{signs.id}"
        yield from (f"{guide.title}-sign-{icon}-about" for icon in signs.icons)


def read(package: Package) -> Guide:
    """Return the guide of a title; what it lacks is empty. Raises BadContent."""
    folder = package.content

    def at(name: str) -> Position:
        return position.read(folder / name, lambda _: _title(package))

    turn, book = _load(folder / PAGES, TurnPages), _load(folder / BOOK, Book)
    return Guide(package.id, _rules(package.rules_page), turn, book, at)


def _title(package: Package) -> Title:
    return package.title


def _load(path: Path, kind: type[T]) -> T:
    return content_files.load(path, kind) if path.is_file() else kind()


def _rules(page: Path) -> str:
    try:
        return page.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError):
        return ""
