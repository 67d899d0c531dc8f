"""The fields of a view that have words, which its viewer may propose to change by hand.

Only the view is looked at, so nothing that is hidden from the viewer is listed.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Literal

from game.engine.content.domains import Domain
from game.engine.model import UNKNOWN
from game.engine.positions import agreements
from game.engine.positions.agreements import BadAgreement
from game.engine.positions.position_sheet import FIXED, declared_at, holds_cards, is_of_seats, plain
from game.engine.zones import NOBODY, Zone
from game.errors import Phrase
from game.presentation.agreement_refusals import Plain, refusal
from game.presentation.agreement_words import PLAYERS, field_name, field_words, has_words, value_words
from game.presentation.context import Context
from game.presentation.rich_text import joined
from game.presentation.title_words import TitleWords

Path = tuple[str | int, ...]
MAX_NUMBER = 9_999
MAX_LISTED = 8
"""Longer lists are only counted."""
_PAIR = "/"
_SIGN = re.compile(r"[+=-]")


@dataclass(frozen=True)
class Row:
    """A field, or a card in it, that can be changed.

    kind   a number; a word or place; a list of words; a card, or the top card of a hidden pile; something
           new, which `keys` returns; one of these
    field  its name in position files; of a card its id, of a pile's top card the name of the pile
    words  what it is; value: what is there now, in words
    """

    kind: Literal["number", "word", "list", "card", "new", "key"]
    field: str
    words: str
    value: str
    path: Path = ()


@dataclass(frozen=True)
class Offer:
    """A change as it is written, and the words for what it brings."""

    change: str
    words: str


class AgreementForm:
    """The rows of a view: those of each seat, then those of the table."""

    def __init__(self, context: Context, words: TitleWords) -> None:
        self._context, self._names, self._title = context, words, words.title
        facts = plain(context.view)
        self._facts = {name: value for name, value in facts.items() if name not in FIXED}
        self._zones: Sequence[Zone] = [*words.title.zones(context.view)]
        self._guess = words.title.guess(context.view, context.seat, 1)
        self._guessed: Sequence[Zone] = [*words.title.zones(self._guess)]
        self._cards = frozenset(id_ for zone in self._guessed for id_ in zone.ids)
        """All things that lie in zones, whoever sees them."""

    @property
    def sections(self) -> list[str]:
        """The names of the parts: the seats, and the table."""
        return [*(who.name for who in self._context.people), self._context.say("agree-table")]

    def rows(self, section: int) -> list[Row]:
        """Return the rows of a part."""
        players = self._facts.get(PLAYERS, [])
        if section < len(self._context.people):
            return list(self._of(players[section], (PLAYERS, section))) if section < len(players) else []
        others = {name: value for name, value in self._facts.items() if name != PLAYERS}
        return list(self._of(others, ()))

    def refusal(self, error: BadAgreement, plain: Plain) -> Phrase:
        """Return why a change was refused, with the names of this table."""
        return refusal(self._context, self._names, error, plain)

    def _of(self, values: dict[str, Any], path: Path) -> Iterator[Row]:
        for name, value in values.items():
            if self._is_listed(name):
                yield from self._walk(value, (*path, name))
            if isinstance(value, dict) and self._context.messages.has(
                message := f"{self._title.id}-new-{name}"
            ):
                yield Row("new", name, self._context.say(message), "", (*path, name))

    def _is_listed(self, name: str) -> bool:
        """Return whether a field has words; all are listed of a title that has words for none."""
        return not self._has_words or has_words(self._context, self._title.id, name)

    @cached_property
    def _has_words(self) -> bool:
        names = {*self._facts}.union(*self._facts.get(PLAYERS, ()))
        return any(has_words(self._context, self._title.id, name) for name in names)

    def _walk(self, value: Any, path: Path) -> Iterator[Row]:
        if isinstance(value, dict):
            inner = declared_at(self._title, path).hint
            if hasattr(inner, "__struct_fields__"):
                yield from self._of(value, path)
                return
            for key, one in value.items():
                yield from self._walk(one, (*path, key))
        elif isinstance(value, list) and value and isinstance(value[0], dict):
            for number, one in enumerate(value):
                yield from self._of(one, (*path, number))
        elif isinstance(value, list):
            yield from self._list(value, path)
        elif isinstance(value, bool | int):
            yield from self._number(value, path)
        elif isinstance(value, str) and value != UNKNOWN:
            yield from self._word(value, path)

    def _number(self, value: int, path: Path) -> Iterator[Row]:
        if not isinstance(value, bool) and 0 <= value <= MAX_NUMBER:
            yield Row("number", _written(path), self._name(path), str(value), path)

    def _word(self, value: str, path: Path) -> Iterator[Row]:
        if self._holds_cards(path):
            if value:
                yield Row(
                    "card", value, value_words(self._context, self._names, value), self._name(path), path
                )
        elif self._values(path):
            words = value_words(self._context, self._names, value) if value else self._nothing
            yield Row("word", _written(path), self._name(path), words, path)

    def _list(self, values: list[Any], path: Path) -> Iterator[Row]:
        name = self._name(path)
        if not self._holds_cards(path):
            if self._values(path):
                yield Row("list", _written(path), name, self._listed(values), path)
            return
        for value in dict.fromkeys(values):
            if value != UNKNOWN:
                yield Row("card", value, value_words(self._context, self._names, value), name, path)
        if values and values[-1] == UNKNOWN and self._is_deck(path):
            yield Row("card", _written(path), self._context.say("agree-top"), name, path)

    def _is_deck(self, path: Path) -> bool:
        """Return whether a hidden pile is nobody's."""
        return any(zone.path == path and zone.seen_by == NOBODY for zone in self._zones)

    def _listed(self, values: list[Any]) -> str:
        if len(values) > MAX_LISTED:
            return self._context.say("agree-many", count=len(values))
        named = [value_words(self._context, self._names, _word_of(value)) for value in values]
        return joined(self._context.say, named, "names-more") or self._nothing

    @property
    def _nothing(self) -> str:
        return self._context.say("agree-nothing")

    def _name(self, path: Path) -> str:
        return field_words(self._context, self._names, _written(path), with_name=False)

    def _holds_cards(self, path: Path) -> bool:
        """Return whether a field is a place for cards: one of a zone, or one for cards that are in a zone."""
        return holds_cards(self._title, path, self._guessed)

    def _values(self, path: Path) -> list[str]:
        """Return the values that a field can have, one of each name."""
        used = _strings(self._facts)
        found: dict[int, str] = {}
        for value, name in self._places_of(path).items():
            word = _word_of(value)
            if name not in found or (found[name] in used and word not in used):
                found[name] = word
        return [word for word in found.values() if word]

    def _places_of(self, path: Path) -> Mapping[Any, int]:
        """Return the values that a field can have, each with the number of its name."""
        entry = declared_at(self._title, path).entry
        entry = entry[-1] if isinstance(entry, tuple) else entry
        return entry.places(0, self._context.view.seats) if isinstance(entry, Domain) else {}

    # ---- what can be done
    def keys(self, row: Row) -> list[Row]:
        """Return what can be there new: the keys that a mapping does not have yet."""
        entry = declared_at(self._title, row.path).entry
        domain = entry[0] if isinstance(entry, tuple) else entry
        values = domain.places(0, self._context.view.seats) if isinstance(domain, Domain) else ()
        there = self._value(row.path)
        found = [(*row.path, str(value)) for value in values if str(value) not in there]
        return [Row("key", _written(path), self._key(path[-1]), "", path) for path in found]

    def _key(self, key: str | int) -> str:
        return value_words(self._context, self._names, str(key))

    def _key_offers(self, row: Row) -> list[Offer]:
        """Return what can be laid at a new key: so much of something, a place, or a seat's."""
        say, hint = self._context.say, declared_at(self._title, row.path).hint
        if hasattr(hint, "__struct_fields__"):
            title = self._title.id
            named = [f for f in hint.__struct_fields__ if self._is_listed(f)]
            words = {f: field_name(self._context, title, f, of_seat=False) for f in named}
            return [Offer(f"{row.field}.{f}+1", say("agree-more", field=words[f], amount=1)) for f in named]
        if hint is str:
            return [
                Offer(f"{row.field}={v}", say("agree-to", value=self._key(v))) for v in self._values(row.path)
            ]
        if is_of_seats(self._title, row.path[0]):
            people = enumerate(self._context.people)
            return [Offer(f"{row.field}={seat}", say("agree-to", value=who.name)) for seat, who in people]
        return [Offer(f"{row.field}+1", say("agree-more", field=row.words, amount=1))]

    def offers(self, row: Row) -> list[Offer]:
        """Return the changes of a row that is no number."""
        if row.kind == "card":
            return list(self._targets(row))
        if row.kind == "key":
            return self._key_offers(row)
        say, names = self._context.say, self._names
        found: list[Offer] = []
        if row.kind == "list":
            found += self._removals(row)
        sign, message = ("+", "agree-add") if row.kind == "list" else ("=", "agree-to")
        for value in self._values(row.path):
            words = say(message, value=value_words(self._context, names, value))
            found.append(Offer(f"{row.field}{sign}{value}", words))
        gone = Offer(f"{row.field}=", say("agree-gone"))
        if row.kind == "word" and self._value(row.path) and self._is_possible(gone):
            found.append(gone)
        return found

    def _removals(self, row: Row) -> Iterable[Offer]:
        """Return what can be taken out of a list; of things with equal words only the first."""
        say, by_words = self._context.say, dict[str, Offer]()
        for value in map(_word_of, self._value(row.path)):
            words = say("agree-take-away", value=value_words(self._context, self._names, value))
            by_words.setdefault(words, Offer(f"{row.field}-{value}", words))
        return by_words.values()

    def _is_possible(self, offer: Offer) -> bool:
        """Return whether a change can be made where what is hidden is guessed: not every piece can leave the
        board."""
        try:
            agreements.carry_out(self._title, self._guess.copy(), [offer.change])
        except BadAgreement:
            return False
        return True

    def _value(self, path: Path) -> Any:
        value: Any = self._facts
        for part in path:
            value = value[part]
        return value

    def _targets(self, row: Row) -> Iterator[Offer]:
        """Yield the piles and places that a card can go to."""
        kinds = {zone.kind for zone in self._zones if row.field in zone.ids or zone.path == row.path}
        for path, value in self._places((), self._facts):
            has_room = path != row.path and (isinstance(value, list) or value == "")
            if has_room and self._takes(path, kinds, row.field):
                name = field_words(self._context, self._names, _written(path))
                words = self._context.say("agree-into", field=name)
                yield Offer(f"{row.field}>{_written(path)}", words)

    def _places(self, path: Path, value: Any) -> Iterator[tuple[Path, Any]]:
        """Yield all lists and words of fields that have words."""
        if isinstance(value, dict):
            for key, one in value.items():
                if path or key == PLAYERS or self._is_listed(key):
                    yield from self._places((*path, key), one)
        elif isinstance(value, list) and value and isinstance(value[0], dict):
            for number, one in enumerate(value):
                named = one if path != (PLAYERS,) else self._named(one)
                yield from self._places((*path, number), named)
        elif isinstance(value, list | str):
            yield path, value

    def _named(self, values: dict[str, Any]) -> dict[str, Any]:
        return {key: one for key, one in values.items() if self._is_listed(key)}

    def _takes(self, path: Path, kinds: set[str], card: str) -> bool:
        """Return whether a field takes a card: it is a zone of its kind, or holds such cards within one."""
        alike = [zone for zone in self._zones if zone.kind in kinds]
        if any(zone.path == path for zone in alike):
            return True
        values = self._places_of(path)
        inside = any(path[: len(zone.path)] == zone.path for zone in alike)
        return inside and (
            card in values or (card not in self._cards and any(v in self._cards for v in values))
        )


def _written(path: Path) -> str:
    return ".".join(map(str, path))


def _word_of(value: Any) -> str:
    return _PAIR.join(map(str, value)) if isinstance(value, list | tuple) else str(value)


def _strings(value: Any) -> set[str]:
    """Return all words in plain data."""
    if isinstance(value, dict):
        return {*value}.union(*map(_strings, value.values()))
    if isinstance(value, list):
        return set[str]().union(*map(_strings, value))
    return {str(value)}


class Draft:
    """The changes that somebody has put together and not proposed yet."""

    def __init__(self) -> None:
        self.amounts: dict[str, int] = {}
        """The amounts added to numbers, by field."""
        self.offers: dict[str, Offer] = {}
        """The chosen change of each word and card, by field, and of each value of a list."""

    def add(self, row: Row, amount: int) -> None:
        """Add to a number, or take away; it does not fall below 0."""
        total = max(self.amounts.get(row.field, 0) + amount, -int(row.value))
        self.amounts = {**self.amounts, row.field: total}
        if not total:
            del self.amounts[row.field]

    def choose(self, row: Row, offer: Offer) -> None:
        """Choose a change; the same one again takes it back."""
        key = offer.change if row.kind in ("list", "key") else row.field
        if self.offers.get(key) == offer:
            del self.offers[key]
        else:
            self.offers[key] = offer

    def clear(self) -> None:
        """Forget all changes of this draft."""
        self.amounts, self.offers = {}, {}

    def chosen(self, row: Row) -> list[Offer]:
        """Return what is chosen for a row."""
        if row.kind == "new":
            written = [key for key in self.offers if key.startswith(f"{row.field}.") and _SIGN.search(key)]
        else:
            starts = (f"{row.field}+", f"{row.field}-") if row.kind == "list" else ()
            written = [key for key in self.offers if key == row.field or key.startswith(starts)]
        return [self.offers[key] for key in written]

    def changes(self) -> list[str]:
        """Return the changes as they are written."""
        numbers = [f"{field}{amount:+}" for field, amount in self.amounts.items()]
        return [*numbers, *(offer.change for offer in self.offers.values())]
