"""The action space of a title: a fixed list of all actions that any seat could ever choose.

An action's index in the list is its id. Its name is a verb and a name for each field, `play brawler`. Names
stand for kinds of cards: copies in a hand share an id, and choosing it plays the first copy. Copies on a
player board may differ in what lies beside them, so the second copy has an id of its own, `pay_ability
mercenary (2)`. An id leaves nothing open: a choice with several parts is several decisions in a row.

The last ids, `other option 1` and so on, stand for options without an id of their own, in the order in which
they are offered. They keep a title playable whose domains lack a value.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import product
from typing import Any, NamedTuple, get_type_hints

from game.engine.actions import by_verb
from game.engine.content.domains import YES_OR_NO, Domain, Domains, Listed, declared, numbers
from game.engine.model import Action, Decline, Option, Seat
from game.engine.title import Title
from game.errors import UserError

DEFAULT_MAX_NUMBER = 20
"""The largest number that is expected in a field without a domain."""
OTHER_OPTIONS = 20
"""The most options without an id of their own that can be offered at once; further ones are left out."""
UNLISTED = -1


class Unlisted(UserError):
    """A title has no finite action space; the message says why."""


class Verb(NamedTuple):
    """A kind of action: its first id, its fields with their domains, and the number of copies with ids of
    their own.
    """

    verb: str
    first: int
    fields: tuple[tuple[str, Domain], ...]
    copies: int

    def names(self, seats: int) -> Iterator[str]:
        """Yield the names of its action ids, in order."""
        for parts in product(*(domain.names(seats) for _, domain in self.fields)):
            words = " ".join((self.verb, *parts))
            yield words
            yield from (f"{words} ({number})" for number in range(2, self.copies + 1))


class ActionSpace:
    """The action space of a title, the same at every table.

    >>> from game.packages import registry
    >>> space = ActionSpace(registry.find("raiders").title)
    >>> space.names[-1]
    'other option 20'
    """

    def __init__(self, title: Title) -> None:
        """Build the action space. Raises Unlisted for an action with a list of ids, or a domain of another
        type.
        """
        self.title, self.seats = title, max(title.seats)
        self.verbs: dict[type[Action], Verb] = {}
        size, usual = 0, everything(title)
        for kind in sorted(
            by_verb((Decline, *title.actions)).values(), key=lambda kind: str(kind.__struct_config__.tag)
        ):
            verb = _verb(kind, size, title.domains, usual)
            self.verbs[kind] = verb
            size += sum(1 for _ in verb.names(self.seats))
        self.others = range(size, size + OTHER_OPTIONS)
        self.size = self.others.stop

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The names of all action ids, by id."""
        listed = (name for verb in self.verbs.values() for name in verb.names(self.seats))
        return (*listed, *(f"other option {number}" for number in range(1, OTHER_OPTIONS + 1)))


def _verb(kind: type[Action], first: int, domains: Domains, usual: Domain) -> Verb:
    verb, hints = str(kind.__struct_config__.tag), get_type_hints(kind)
    fields = tuple((f, _domain(kind, f, hints[f], domains, usual)) for f in kind.__struct_fields__)
    copies = 1
    for _, domain in fields:
        copies *= domain.copies
    return Verb(verb, first, fields, copies)


def _domain(kind: type[Action], field: str, hint: Any, domains: Domains, usual: Domain) -> Domain:
    verb = str(kind.__struct_config__.tag)
    said = declared(domains, kind, field, verb)
    if hint is bool:
        return YES_OR_NO
    if isinstance(said, Domain):
        _check_type(verb, field, hint, said)
        return said
    if hint is int:
        return numbers(0, DEFAULT_MAX_NUMBER)
    if hint is str:
        return usual
    raise Unlisted("error-field-uncounted", field=field, verb=verb)


def _check_type(verb: str, field: str, hint: Any, domain: Domain) -> None:
    odd = next((value for value in domain.places(0, 1) if type(value) is not hint), None)
    if odd is not None:
        raise Unlisted("error-domain-type", field=field, verb=verb, value=repr(odd), type=hint.__name__)


def everything(title: Title) -> Listed:
    """Return the things in a title's zones and the places of its board."""
    state = title.start(title.seats[0], {}, 0)
    things = {id_: None for zone in title.zones(state) for id_ in zone.ids}
    board = getattr(title.book, "board", None)
    places = (*board.places, *board.hexes) if board is not None else ()
    return Listed(sorted(things) + [place for place in places if place not in things])


class ActionEncoder:
    """Maps the options of one seat to action ids."""

    def __init__(self, space: ActionSpace, seat: Seat, seats: int) -> None:
        self._space = space
        self._numbers: dict[Action, int] = {}
        self._apart: set[int] = set()
        self._places = {
            kind: tuple((field, len(d.names(space.seats)), d.places(seat, seats)) for field, d in verb.fields)
            for kind, verb in space.verbs.items()
        }

    def action_ids(self, options: Sequence[Option]) -> dict[int, Action]:
        """Return the actions of the options by action id."""
        found: dict[int, Action] = {}
        others: list[Action] = []
        known = self._numbers
        for option in options:
            action = option.action
            number = known.get(action)
            if number is None:
                number = self._number(action)
            if number in found:
                if number not in self._apart:
                    continue
                number = self._next(number, found, action)
            if number == UNLISTED:
                others.append(action)
            else:
                found[number] = action
        found.update(zip(self._space.others, others, strict=False))
        return found

    def _next(self, number: int, found: dict[int, Action], action: Action) -> int:
        """Return the action id of a further copy."""
        copies = self._space.verbs[type(action)].copies
        return next((n for n in range(number, number + copies) if n not in found), UNLISTED)

    def _number(self, action: Action) -> int:
        """Return the id of an action, that of the first copy if copies count separately; UNLISTED if it has
        none.
        """
        number = self._numbers[action] = self._find(action)
        return number

    def _find(self, action: Action) -> int:
        verb, number = self._space.verbs.get(type(action)), 0
        if verb is None:
            return UNLISTED
        for field, size, places in self._places[type(action)]:
            place = places.get(getattr(action, field))
            if place is None:
                return UNLISTED
            number = number * size + place
        number = verb.first + number * verb.copies
        if verb.copies > 1:
            self._apart.add(number)
        return number
