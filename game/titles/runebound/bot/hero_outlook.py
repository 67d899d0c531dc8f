"""The interface to a Hero's prospects: the value of each space, and what remains of it after the way
there."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property, lru_cache

from game.engine.model import Seat
from game.titles.runebound.bot.force import Force
from game.titles.runebound.rules.combat.plans import Mends
from game.titles.runebound.rules.state.book import COLOURS, Book
from game.titles.runebound.rules.state.state import Player, RuneboundState

Field = tuple[float, Mapping[str, float]]
"""A gain, and for each space the share of it that remains after the way there."""
LAST_RESORT = 5.0
"""The most that an adventure may cost a Hero that has nothing better to do; else it might wait for ever."""


class HeroOutlook(ABC):
    """A seat's Hero as it is now, and what spaces and Challenges would bring it on average.

    own      the Hero's numbers in combat
    bruised  its Wounds;   life: its Life that is left
    point    what a point of Life is worth
    rune     what the next Dragon Rune is worth
    throws   how many throws of movement dice stand for all, and `luck` which ones
    """

    state: RuneboundState
    seat: Seat
    book: Book
    player: Player
    own: Force
    bruised: int
    life: int
    point: float
    rune: float
    throws: int
    luck: int

    # ---- a combat
    @abstractmethod
    def prize(self, card: str, colour: str) -> float:
        """Return what defeating a Challenge on a space of a colour brings."""

    @abstractmethod
    def loss(self) -> float:
        """Return what the Hero has left after a knockout."""

    @abstractmethod
    def later(self) -> RuneboundState:
        """Return the combat under way as it is for the rolls after the next one."""

    @abstractmethod
    def struck(self) -> int:
        """Return how many Wounds cards will deal, besides attacks, in the combat under way."""

    @abstractmethod
    def mends(self, card: str) -> Mends:
        """Return the Wounds that a Challenge loses in the combat under way."""

    # ---- places
    @abstractmethod
    def fight(self, card: str, colour: str) -> float:
        """Return what fighting a known Challenge brings, all costs of a loss included."""

    @abstractmethod
    def draw(self, colour: str) -> float:
        """Return what an unknown card of a colour brings."""

    @abstractmethod
    def town(self, town: str) -> float:
        """Return what a visit to a town brings: healing, and cards to buy."""

    @abstractmethod
    def strain(self, spaces: Sequence[str]) -> float:
        """Return what it costs to enter these spaces."""

    @abstractmethod
    def nearness(self, places: tuple[str, ...]) -> Mapping[str, float]:
        """Return for every space what is left of a gain after the way to the nearest of `places`."""

    @abstractmethod
    def waiting(self) -> Iterable[tuple[str, Mapping[str, float]]]:
        """Return the colours of unknown cards, and how near they are."""

    @abstractmethod
    def towns(self) -> Iterable[Field]:
        """Return what the towns that stand are worth."""

    def here(self, space: str) -> float:
        """Return the value of ending movement on a space."""
        state = self.state
        if space in state.book.towns:
            return self.town(space) if space not in state.overrun else 0.0
        if space in state.undefeated:
            return self._known(space) + self._last_resort
        colour = self._colour(space)
        return self.draw(colour) + self._last_resort if colour else 0.0

    def stop(self, space: str, base: float, later: Prospects) -> float:
        """Return the value of ending movement on a space, with everything the seat has and its later
        prospects.
        """
        return base + self.here(space) + later.at(space)

    def prospects(self) -> Prospects:
        """Return those of later turns."""
        fields = [(gain + self._last_resort, near) for gain, near in self._adventures]
        return Prospects(fields, self.towns())

    @cached_property
    def _adventures(self) -> Sequence[Field]:
        """The gains of unknown and of known adventures by their odds, with their nearness to each space."""
        unknown = [(self.draw(colour), near) for colour, near in self.waiting()]
        known = [(self._known(space), self.nearness((space,))) for space in self.state.undefeated]
        return [*unknown, *known]

    def _known(self, space: str) -> float:
        """Return what fighting the Challenge that waits on a space brings."""
        return self.fight(self.state.undefeated[space], self._colour(space))

    def _colour(self, space: str) -> str:
        """Return the colour of a space's Adventure Counter; "" if it has none."""
        return self.state.book.spaces[space].adventure if space in self.state.counters else ""

    @cached_property
    def _last_resort(self) -> float:
        """The value of any adventure besides its odds, if neither an adventure nor a town promises a gain."""
        promises = any(gain > 0 for gain, _ in (*self._adventures, *self.towns()))
        return 0.0 if promises else LAST_RESORT


@lru_cache(512)
def lying(
    book: Book, counters: tuple[str, ...], undefeated: tuple[str, ...]
) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Return the spaces where unknown cards of a colour wait."""
    waiting = [space for space in counters if space not in undefeated]
    found = ((c, tuple(s for s in waiting if book.spaces[s].adventure == c)) for c in COLOURS)
    return tuple((colour, places) for colour, places in found if places)


# ------------------------------------------------------------------------------------------ prospects


class Prospects:
    """The value of the best place within reach of later turns, from any space."""

    def __init__(self, fields: Iterable[Field], towns: Iterable[Field]) -> None:
        self._fields, self._towns = _sorted(fields), _sorted(towns)

    def add(self, gain: float, nearness: Mapping[str, float]) -> None:
        """Add a gain with its nearness to each space."""
        self._fields = _sorted([*self._fields, (gain, nearness)])

    def at(self, space: str) -> float:
        """Return the value from a space."""
        return max(self.besides_towns(space), _best(self._towns, space))

    def besides_towns(self, space: str) -> float:
        """Return the same but for towns."""
        return _best(self._fields, space)


def _sorted(fields: Iterable[Field]) -> list[Field]:
    """Return the fields that bring anything, the largest gain first."""
    return sorted((field for field in fields if field[0] > 0), key=lambda field: -field[0])


def _best(fields: Iterable[Field], space: str) -> float:
    """Return the largest gain that remains. No more than the whole of it does."""
    best = 0.0
    for gain, near in fields:
        if gain <= best:
            break
        best = max(best, gain * near[space])
    return best
