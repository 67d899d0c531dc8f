"""The guide to a title: rules, pages about a turn, examples to try, and signs."""

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
"""Files of the guide, below the title's content."""


class Picture(Record, frozen=True):
    """An illustration; exactly one of `icon`, `image`, `thing` and `crop` is given.

    icon    an icon in assets/icons           image  a picture below assets/
    thing   a thing in a position, by its ref: a card, a piece, a mat
    crop    the part of the table around these refs, as a seat sees it in a position
    at      the position's file below the title's content; "" for the page's own
    seat    the seat from which the table is seen
    grow    the margin around the crop, as a share of its size
    mark    refs to be ringed
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
    """A row of a page: pictures side by side, and the message <title>-turn-<page>-<row>."""

    id: str
    pictures: tuple[Picture, ...]


class Page(Record, frozen=True):
    """A page about a turn: the message <title>-turn-<page>, an optional large picture, and rows."""

    id: str
    row: tuple[Row, ...]
    picture: Picture | None = None


class TurnPages(Record, frozen=True):
    """The pages about a turn; `position` is the default position of their pictures."""

    position: str = ""
    page: tuple[Page, ...] = ()


class Example(Record, frozen=True):
    """A position that illustrates a rule, with a picture and moves to try.

    The message <title>-example-<id> describes it, <title>-example-<id>-try says what to try.

    do     texts of the seat's moves, in order
    after  facts of the position after these moves, by their path in a position file
    """

    id: str
    rule: str
    position: str
    picture: Picture
    do: tuple[str, ...]
    after: dict[str, Any] = {}
    seat: int = 0


class Signs(Record, frozen=True):
    """Icons of one kind, under the message <title>-signs-<id>."""

    id: str
    icons: tuple[str, ...]


class Book(Record, frozen=True):
    """The contents of rulebook.toml. `questions` gives the rule for each question's code."""

    questions: dict[str, str] = {}
    signs: tuple[Signs, ...] = ()
    example: tuple[Example, ...] = ()


NO_PAGES, NO_BOOK = TurnPages(), Book()


def _no_position(name: str) -> Position:
    raise FileNotFoundError(name)


@dataclass(frozen=True)
class Guide:
    """The whole guide to one title. `position` reads a position file below the title's content."""

    title: str
    rules: str = ""
    turn: TurnPages = NO_PAGES
    book: Book = NO_BOOK
    position: Callable[[str], Position] = _no_position


def window_signs() -> tuple[Signs, ...]:
    """Return the signs that don't belong to a title. Raises BadContent."""
    return content_files.load(paths.assets("signs.toml"), Book).signs


def reached(example: Example, view: State) -> bool:
    """Return whether a view shows the position after the example's moves."""
    facts = msgspec.json.decode(codec.encode(view))
    return all(_fact(facts, place) == wanted for place, wanted in example.after.items())


def _fact(facts: Any, place: str) -> Any:
    """Return the fact at a path such as "players/0/silver"; None if there is none."""
    for name in place.split("/"):
        inside = facts if isinstance(facts, list) else ()
        facts = facts.get(name) if isinstance(facts, dict) else next(iter(inside[int(name) :]), None)
    return facts


def words(guide: Guide) -> Iterator[str]:
    """Yield the ids of all messages that the guide needs."""
    for page in guide.turn.page:
        yield f"{guide.title}-turn-{page.id}"
        yield from (f"{guide.title}-turn-{page.id}-{row.id}" for row in page.row)
    for example in guide.book.example:
        yield from (f"{guide.title}-example-{example.id}{end}" for end in ("", "-try"))
    for signs in guide.book.signs:
        yield f"{guide.title}-signs-{signs.id}"
        yield from (f"{guide.title}-sign-{icon}-about" for icon in signs.icons)


def read(package: Package, language: str = "") -> Guide:
    """Return the guide to a title, with its rules in a language and empty parts for missing files. Raises
    BadContent.
    """
    folder = package.content

    def at(name: str) -> Position:
        return position.read(folder / name, lambda _: _title(package))

    turn, book = _load(folder / PAGES, TurnPages), _load(folder / BOOK, Book)
    return Guide(package.id, _rules(package.rules_in(language)), turn, book, at)


def _title(package: Package) -> Title:
    return package.title


def _load(path: Path, kind: type[T]) -> T:
    return content_files.load(path, kind) if path.is_file() else kind()


def _rules(page: Path) -> str:
    try:
        return page.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError):
        return ""
