"""Where a Hero could go, for bots: what waits on each space, and how near that is."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

from msgspec.structs import replace

from game.engine.board.hexagons import Axial, distance
from game.engine.model import Seat
from game.titles.runebound.bot.force import card_worth, force, might, outlook, struggle
from game.titles.runebound.bot.rounds import NO_MENDS, Mends
from game.titles.runebound.rules import belongings
from game.titles.runebound.rules.book import COLOURS, Book
from game.titles.runebound.rules.ending import is_rune, runes
from game.titles.runebound.rules.experience import purse, worth
from game.titles.runebound.rules.state import RuneboundState

PAIR = 8.0
"""What a pair of Experience Counters is worth, whatever it raises."""
LIFE = 1.7
"""What a point of the Hero's Life is worth; a gold heals one."""
LOSS = 20.0
"""What a knockout costs besides gold: the way back, and the turns that went into it."""
RUNE = 40.0
FINAL = 150.0
"""What winning the game is worth while it is only a hope."""
HURRY = 0.12
"""How much more a Dragon Rune is worth with each town that has fallen."""
PATIENCE = 0.68
"""What is left of a gain that is a turn away."""
STRIDE, START = 2.8, 0.65
"""Hexes that a Hero comes in a turn, and turns that it needs for the way besides."""
GOLD = 1.0
"""What a gold in hand is worth."""
NEWS, NEWS_FROM, NEWS_TO = 0.5, 1, 12
"""What a card that is yet to be laid out is worth on average for each gold in hand, between two amounts."""


def savings(state: RuneboundState, seat: Seat, more: int = 0) -> float:
    """A seat's Adventure Counters by the pairs that they will pay for, with a part of the next one."""
    prices, pairs = state.book.experience.prices, state.players[seat].pairs
    have, total = purse(state, seat) + more, 0.0
    while have > 0:
        price = prices[min(pairs, len(prices) - 1)]
        total += PAIR * min(1.0, have / price)
        have, pairs = have - price, pairs + 1
    return total


def counter_worth(state: RuneboundState, seat: Seat, colour: str) -> float:
    """An Adventure Counter more."""
    return savings(state, seat, worth(state, colour)) - savings(state, seat)


def rune_worth(state: RuneboundState, seat: Seat) -> float:
    """A Dragon Rune more; the last one wins."""
    if runes(state, seat) + 1 >= state.book.limits.runes_to_win:
        return FINAL
    return RUNE * (1 + HURRY * len(state.overrun)) * (1 + runes(state, seat))


# ---------------------------------------------------------------------------------------------- gains

Field = tuple[float, Mapping[str, float]]
"""A gain, and for each space the part of it that the way there leaves."""


class Plight:
    """A seat's Hero as it is now, and what places and Challenges would bring it on average."""

    point = LIFE
    """What a point of Life is worth."""
    throws = 8
    """How many throws of movement dice stand for all."""
    luck = 0
    """Which throws these are."""

    def __init__(self, state: RuneboundState, seat: Seat) -> None:
        self.state, self.seat, self.book = state, seat, state.book
        self.player = state.players[seat]
        self.own = force(state, self.player)
        self.bruised = min(self.own.life, state.wounds.get(self.player.hero, 0))
        self.life = self.own.life - self.bruised
        self.rune = rune_worth(state, seat)
        self.counters = {colour: counter_worth(state, seat, colour) for colour in _values(state)}
        self._might = might(state, self.player)
        self._full = tuple(belongings.full(state.book, self.player.cards))

    def counter(self, colour: str) -> float:
        """An Adventure Counter more; "" is none."""
        return self.counters.get(colour, self.counters["green"]) if colour else 0.0

    def prize(self, card: str, colour: str) -> float:
        """What defeating a Challenge brings."""
        found = self.book.challenges[card].reward.gold + FINAL * (card == self.book.limits.final_foe)
        return found + self.rune * is_rune(self.book, card) + self.counter(colour)

    def loss(self) -> float:
        """What a knockout leaves of what the Hero has."""
        return LIFE * self.own.life - LOSS - GOLD * self.player.gold / 2

    def later(self) -> RuneboundState:
        """The combat under way as it is for the rolls after the next one."""
        return self.state

    def struck(self) -> int:
        """Wounds that cards will deal besides attacks in the combat under way."""
        return 0

    def mends(self, card: str) -> Mends:
        """Wounds that a Challenge loses in the combat under way."""
        return NO_MENDS

    def fight(self, card: str, colour: str) -> float:
        """Fighting a known Challenge, with all that a loss would cost."""
        win, left = struggle(self.book, self.own, card)[self.life + self.own.shield]
        win, left = win * win, left * win  # it has been left once; what it says in words may be why
        prize = self.book.challenges[card].reward.gold + self.rune * is_rune(self.book, card)
        prize += FINAL * (card == self.book.limits.final_foe) + self.counter(colour)
        return win * prize - self._cost(win, left)

    def draw(self, colour: str) -> float:
        """The same for an unknown card of a colour."""
        found = outlook(self.book, self.own, colour, self.life + self.own.shield)
        prize = found.win * self.counter(colour) + found.gold + found.rune * self.rune + found.final * FINAL
        return prize - self._cost(found.win, found.left)

    def _cost(self, win: float, left: float) -> float:
        """Life that a victory costs, and all that a knockout takes but the Wounds that it ends."""
        shield, gold = self.own.shield, self.player.gold
        lost = max(0.0, win * (self.life + shield - left) - 0.5 * shield)
        return LIFE * lost + (1 - win) * (LOSS + GOLD * gold / 2 - LIFE * self.bruised)

    def town(self, town: str) -> float:
        """Healing, wares in the stall and those that will be laid out."""
        best, gold = max((self._merit(card) for card in self.state.stalls[town]), default=(0.0, 0))
        left = max(0, self.player.gold - gold)
        fresh = NEWS * max(0, min(left, NEWS_TO) - NEWS_FROM)
        return best + fresh + min(self.bruised, left) * (LIFE - GOLD)

    def _merit(self, card: str) -> tuple[float, int]:
        """What buying a card at its printed cost would bring, and its cost, if it can be paid and had; for
        one too many the cheapest goes."""
        group = belongings.group(self.book, card)
        swaps = [c for c in self.player.cards if belongings.group(self.book, c) == group]
        return self._swap(card, min(swaps, key=self._cost_of) if group in self._full else "")

    def _cost_of(self, card: str) -> int:
        """What is printed on a market card."""
        return belongings.printed(self.book, card).cost

    def _swap(self, card: str, old: str) -> tuple[float, int]:
        """The same where a card is sold, or sent away, for it; "" is none."""
        cost = self._cost_of(card)
        if old in self.book.items:
            cost -= self.book.items[old].cost // self.book.limits.market_half
        better = not old or self._cost_of(old) < self._cost_of(card)
        if cost > self.player.gold or not better:
            return 0.0, 0
        field = belongings.kind(self.book, card)
        kept = tuple(other for other in getattr(self.player, field) if other != old)
        more = might(self.state, replace(self.player, **{field: (*kept, card)})) - self._might
        more += card_worth(self.book, card) - (card_worth(self.book, old) if old else 0.0)
        return max((more - GOLD * cost, cost), (0.0, 0))

    def here(self, space: str) -> float:
        """Ending movement on a space."""
        state = self.state
        if space in state.book.towns:
            return self.town(space) if space not in state.overrun else 0.0
        colour = state.book.spaces[space].adventure if space in state.counters else ""
        if space in state.undefeated:
            return self.fight(state.undefeated[space], colour)
        return self.draw(colour) if colour else 0.0

    def strain(self, spaces: Sequence[str]) -> float:
        """What it takes to enter spaces."""
        return 0.0

    def stop(self, space: str, base: float, later: Prospects) -> float:
        """Ending movement on a space, with what the seat has besides and what lies before it from there."""
        return base + self.here(space) + later.at(space)

    def nearness(self, places: tuple[str, ...]) -> Mapping[str, float]:
        """For every space the part of a gain that the way to the nearest other one of these places leaves."""
        return _nearness(self.book, places)

    def prospects(self) -> Prospects:
        """Those of later turns."""
        state = self.state
        fields: list[Field] = [(self.draw(colour), near) for colour, near in self.waiting()]
        fields += [(self.here(space), self.nearness((space,))) for space in state.undefeated]
        return Prospects(fields, self.towns())

    def waiting(self) -> Iterable[tuple[str, Mapping[str, float]]]:
        """Colours of unknown cards, and how near they are."""
        state = self.state
        found = lying(self.book, tuple(state.counters), tuple(state.undefeated))
        return [(colour, self.nearness(places)) for colour, places in found]

    def towns(self) -> Iterable[Field]:
        """What the towns that stand are worth."""
        standing = (town for town in self.book.towns if town not in self.state.overrun)
        return [(self.town(town), self.nearness((town,))) for town in standing]


def _values(state: RuneboundState) -> tuple[str, ...]:
    """Colours whose counters are worth something of their own."""
    return COLOURS if state.options["counter_values"] == "colour" else COLOURS[:1]


@lru_cache(512)
def lying(
    book: Book, counters: tuple[str, ...], undefeated: tuple[str, ...]
) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The spaces where unknown cards of a colour wait."""
    waiting = [space for space in counters if space not in undefeated]
    found = ((c, tuple(s for s in waiting if book.spaces[s].adventure == c)) for c in COLOURS)
    return tuple((colour, places) for colour, places in found if places)


# ------------------------------------------------------------------------------------------ prospects


class Prospects:
    """What the best place within reach of later turns is worth, from any space."""

    def __init__(self, fields: Iterable[Field], towns: Iterable[Field]) -> None:
        self._fields = [field for field in fields if field[0] > 0]
        self._towns = [field for field in towns if field[0] > 0]

    def add(self, gain: float, nearness: Mapping[str, float]) -> None:
        """Something more, with what the way to it leaves."""
        self._fields.append((gain, nearness))

    def at(self, space: str) -> float:
        """From a space."""
        return max(self.besides_towns(space), _best(self._towns, space))

    def besides_towns(self, space: str) -> float:
        """The same but for towns."""
        return _best(self._fields, space)


def _best(fields: Iterable[Field], space: str) -> float:
    return max([gain * near[space] for gain, near in fields], default=0.0)


@lru_cache(1024)
def _nearness(book: Book, places: tuple[str, ...]) -> Mapping[str, float]:
    """By the hexes between them."""
    middles = [book.spaces[place].axial for place in places]
    return {space.id: _near(space.axial, middles) for space in book.spaces.values()}


def _near(here: Axial, middles: list[Axial]) -> float:
    far = min((distance(here, middle) for middle in middles if middle != here), default=0)
    return float(PATIENCE ** (START + far / STRIDE)) if far else 0.0
