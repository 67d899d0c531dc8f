"""The records of Scythe's content files in the words of cards, mats and tiles, for people who edit them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.titles.scythe.rules.content.book import Book
from game.titles.scythe.words import cards, terms, tokens
from game.titles.scythe.words.terms import Say


def printed(book: Book, say: Say, file: str, record: str) -> Sequence[str]:
    """Return the name of a record, and below it what it does; nothing for a file without cards."""
    make = _FILES.get(file)
    return [terms.spoken(say, line) for line in make(book, say, record) if line] if make else ()


def _action(book: Book, say: Say, record: str) -> list[str]:
    structure = terms.structure(say, book.top[record].structure) if record in book.top else ""
    return [terms.action(say, record), structure]


def _faction(book: Book, say: Say, record: str) -> list[str]:
    if record in book.traps:
        return [tokens.takes(book, say, record)]
    faction = book.factions[record]
    abilities = [(faction.ability_id, faction.ability), *((mech.id, mech.ability) for mech in faction.mech)]
    parts = [(terms.ability(say, name), terms.ability_text(say, does)) for name, does in abilities]
    return [terms.faction(say, record), *(say("scythe-tip-part", part=n, words=does) for n, does in parts)]


def _encounter(book: Book, say: Say, record: str) -> list[str]:
    options = [cards.option_words(say, option) for option in book.encounters[record].option]
    parts = zip(cards.LETTERS, options, strict=False)
    return [
        terms.card(book, say, record),
        *(say("scythe-tip-part", part=letter, words=" ".join(option)) for letter, option in parts),
    ]


def _factory(book: Book, say: Say, record: str) -> list[str]:
    card = book.factory[record]
    return [terms.card(book, say, record), f"{cards.factory_cost(card)} {cards.factory_gain(say, card)}"]


def _objective(book: Book, say: Say, record: str) -> list[str]:
    needs = [terms.need(say, requirement) for requirement in book.objectives[record].require]
    return [terms.card(book, say, record), *needs]


def _tile(book: Book, say: Say, record: str) -> list[str]:
    return [terms.tile(say, record), terms.tile_text(book, say, record)]


def _table(book: Book, say: Say, record: str) -> list[str]:
    return [say(f"scythe-bonus-{record}") if record in book.bonuses else terms.goal(book, say, record)]


_FILES: dict[str, Callable[[Book, Say, str], list[str]]] = {
    "actions": _action,
    "encounters": _encounter,
    "factions": _faction,
    "factory": _factory,
    "mats": lambda _, say, record: [terms.mat(say, record)],
    "objectives": _objective,
    "resolution": _tile,
    "table": _table,
    "wind_gambit": _tile,
}
