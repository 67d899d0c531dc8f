"""The records of the content files in the words of cards and board, for people who edit them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.titles.raiders.rules.state.book import Book
from game.titles.raiders.words import phrases, tips
from game.titles.raiders.words.phrases import Say


def printed(book: Book, say: Say, file: str, record: str) -> Sequence[str]:
    """Return the name of a record, then a line for each thing it does; () for a file without cards."""
    make = _FILES.get(file)
    return [phrases.spoken(say, line) for line in make(book, say, record)] if make else ()


def _crew(book: Book, say: Say, record: str) -> list[str]:
    card = book.crew[f"crew.{record}.1"]
    parts = (
        ("crew", phrases.ability_text(book, say, card.crew)),
        ("play", phrases.play_text(say, card.play)),
    )
    return [say(f"raiders-card-{record}"), *(_part(say, part, does) for part, does in parts)]


def _hero(book: Book, say: Say, record: str) -> list[str]:
    does = phrases.play_text(say, book.heroes[f"hero.{record}"].effects)
    return [say(f"raiders-card-{record}"), _part(say, "hero", does)]


def _part(say: Say, part: str, does: str) -> str:
    return say("raiders-part-does", part=say(f"raiders-part-{part}"), words=does)


def _animal(book: Book, say: Say, record: str) -> list[str]:
    return [phrases.animal_name(book, say, f"animal.{record}.1", side) for side in ("eagle", "horse")]


def _board(book: Book, say: Say, record: str) -> list[str]:
    if record in book.buildings:
        return tips.building_words(say, book.buildings[record])
    return [phrases.place(say, record)]


def _plunder(book: Book, say: Say, record: str) -> list[str]:
    kind, goods = book.plunder[record], say(f"raiders-item-{record}")
    return [say("raiders-tip-vp-plunder", goods=goods, vp=kind.vp, per=kind.vp_per)]


_FILES: dict[str, Callable[[Book, Say, str], list[str]]] = {
    "crew": _crew,
    "heroes": _hero,
    "animals": _animal,
    "quests": lambda book, say, record: [tips.quest_words(say, book.quests[record])],
    "board": _board,
    "plunder": _plunder,
}
