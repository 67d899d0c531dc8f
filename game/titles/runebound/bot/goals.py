"""What places and Challenges would bring a seat's Hero, by the weights of its features."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property, lru_cache
from typing import NamedTuple

from game.engine.model import Seat
from game.titles.runebound.bot import rivalry
from game.titles.runebound.bot.fight import ALLY_LOST
from game.titles.runebound.bot.force import Looks, card_worth, force, looks, reckoned
from game.titles.runebound.bot.odds import bout, called, limited, outlooks, strength, struck, wounded
from game.titles.runebound.bot.rounds import Mends, mends
from game.titles.runebound.bot.successor import outdone
from game.titles.runebound.bot.travel import nearness
from game.titles.runebound.bot.way import Field, Plight, Prospects, lying
from game.titles.runebound.rules import belongings, figures
from game.titles.runebound.rules.book import Book
from game.titles.runebound.rules.ending import is_rune, runes
from game.titles.runebound.rules.experience import purse, worth
from game.titles.runebound.rules.market import Terms, terms
from game.titles.runebound.rules.reach import tiring
from game.titles.runebound.rules.state import RuneboundState

STEPS = (0.0, 1.0, 3.0, 3.0)
"""What so many Dragon Runes amount to."""
DUEL = 6.0
"""What speaks against a combat with another Hero at once."""
DECIDED = 0.35
"""How often one of the two is beaten before the other escapes."""
LUCKS = 16
"""Turns after which the same throws of dice stand for all again: nobody waits for a lucky one for ever."""
CHASE = 0.7
"""What is left of a gain that walks about."""
SHIELD = 0.5
"""Life that a shield is worth."""


class Worths(NamedTuple):
    """What things are worth now, in points; `reach` by colour.

    loss   what a knockout costs besides gold: the way back and the turn
    news   what a card that is yet to be laid out is worth for each gold in hand
    successor  what a point is worth at a knockout that the best free Hero could beat more
    deeds  what a Challenge more is worth that was defeated, whatever it gives
    """

    life: float
    gold: float
    rest: float
    rune: float
    won: float
    learning: float
    cards: float
    reach: tuple[float, ...]
    loss: float
    news: float
    successor: float
    deeds: float


@lru_cache(4096)
def progress(prices: tuple[int, ...], pairs: int, have: int) -> float:
    """How many more pairs of Experience Counters so much pays for, with parts of one."""
    total = 0.0
    while have > 0:
        price = prices[min(pairs, len(prices) - 1)]
        total += min(1.0, have / price)
        have, pairs = have - price, pairs + 1
    return total


class Goals(Plight):
    """A seat's Hero as it is now, and what places and Challenges would bring it on average."""

    throws = 20
    """So many that a lucky one does not keep the Hero from walking."""

    def __init__(self, state: RuneboundState, seat: Seat, worths: Worths) -> None:
        self.state, self.seat, self.book, self.worths = state, seat, state.book, worths
        self.player = player = state.players[seat]
        self.known = looks(state, player)
        self.rested = reckoned(*self.known)
        self._dealt = struck(state, seat)
        self.own = limited(wounded(state, player, self.rested), self._dealt)
        self.bruised = min(self.own.life, state.wounds.get(player.hero, 0))
        self.life = self.own.life - self.bruised
        self.point = worths.life
        self.luck = state.turn % LUCKS
        self.runes = have = runes(state, seat) if player.kept else 0
        last = have + 1 >= state.book.limits.runes_to_win
        self.rune = worths.won if last else worths.rune * (STEPS[have + 1] - STEPS[have])
        self._purse = purse(state, seat)
        self.pairs = self._progress(0)
        self._outlooks = outlooks(state, self.own, self.life + self.own.shield)
        self._terms = terms(state, seat)
        self.outdone = outdone(state, self.known, worths.reach) if worths.successor else 0.0
        self._fallen = self._lost - worths.life * self.bruised
        """What a knockout takes besides, but for the Wounds that it ends."""

    def _progress(self, more: int) -> float:
        """Pairs of Experience Counters that the purse pays for with so much more in it."""
        return progress(self.book.experience.prices, self.player.pairs, self._purse + more)

    def counter(self, colour: str) -> float:
        """An Adventure Counter more; "" is none."""
        if not colour:
            return 0.0
        return self.worths.learning * (self._progress(worth(self.state, colour)) - self.pairs)

    def prize(self, card: str, colour: str) -> float:
        """What defeating a Challenge brings."""
        book, worths = self.book, self.worths
        found = worths.deeds + worths.gold * book.challenges[card].reward.gold + self.counter(colour)
        found += self.rune * is_rune(book, card) + worths.won * (card == book.limits.final_foe)
        return found + sum(self._next(foe) for foe in called(book, card))

    def _next(self, card: str) -> float:
        """A combat that begins at once when another one is won, and that nobody escapes from. What cards deal
        besides attacks has then been dealt."""
        win, _, _ = bout(self.state, self.seat, card, self.life, 0)
        return win * self.prize(card, "") - (1 - win) * self._fallen

    def loss(self) -> float:
        """What a knockout leaves of what the Hero has."""
        return self.worths.life * self.own.life - self._lost

    @property
    def _lost(self) -> float:
        """What a knockout takes, the Wounds left out; below 0 where a much better Hero can then be taken."""
        worths, gold = self.worths, self.player.gold // 2
        return worths.loss + worths.gold * gold - worths.successor * self.outdone

    def later(self) -> RuneboundState:
        """Without what holds for the first roll alone."""
        if self.state.combat.rolled:
            return self.state
        later = self.state.copy()
        later.change_fight(rolled=True)
        return later

    def struck(self) -> int:
        """As far as the Hero can still pay for it."""
        return self._dealt

    def mends(self, card: str) -> Mends:
        """By its words."""
        return mends(self.book.challenges[card])

    def fight(self, card: str, colour: str) -> float:
        """Fighting a known Challenge, with all that a loss would cost."""
        win, left, fallen = bout(self.state, self.seat, card, self.life, self._dealt)
        return win * self.prize(card, colour) - self._price(win, left, fallen)

    def draw(self, colour: str) -> float:
        """The same for an unknown card of a colour."""
        worths = self.worths
        found = self._outlooks[colour]
        prize = found.win * (worths.deeds + self.counter(colour)) + worths.gold * found.gold
        prize += found.rune * self.rune + found.final * worths.won
        return prize - self._price(found.win, found.left, found.toll)

    def promoted(self, space: str) -> float:
        """What the Hero that may follow adds to what waits on a space, as likely as a knockout is."""
        waits = self.state.undefeated.get(space)
        win = bout(self.state, self.seat, waits, self.life, self._dealt).win if waits else 1.0
        if not waits and space in self.state.counters:
            win = self._outlooks[self.book.spaces[space].adventure].win
        return (1 - win) * self.worths.successor * self.outdone

    def _price(self, win: float, left: float, fallen: float) -> float:
        """Life that a victory costs, Allies, and all that a knockout takes but the Wounds that it ends."""
        worths, shield = self.worths, self.own.shield
        lost = max(0.0, win * (self.life + shield - left) - SHIELD * shield)
        return worths.life * lost + ALLY_LOST * worths.gold * fallen + (1 - win) * self._fallen

    # ---- other Heroes
    def here(self, space: str) -> float:
        """Ending movement on a space, where an adventure or another Hero waits."""
        met = [self.duel(other) for other in self.rivals if self.state.players[other].space == space]
        return max(super().here(space), *met) if met else super().here(space)

    @cached_property
    def _tiring(self) -> Mapping[str, int]:
        return tiring(self.state, self.seat)

    def strain(self, spaces: Sequence[str]) -> float:
        """By the Exhaustion that it brings; what the Hero cannot bear are Wounds (RUN-080)."""
        if not self._tiring:
            return 0.0
        tired = sum(self._tiring[self.book.spaces[space].terrain] for space in spaces)
        borne = min(tired, figures.room(self.state, self.player.hero))
        return self.worths.rest * borne + self.worths.life * (tired - borne)

    def stop(self, space: str, base: float, later: Prospects) -> float:
        """Gold that is spent in one town cannot be spent in another one."""
        if space in self.state.stalls:
            return base + max(self.here(space) + later.besides_towns(space), later.at(space))
        return super().stop(space, base, later)

    @cached_property
    def rivals(self) -> tuple[Seat, ...]:
        """The other seats whose Hero has a Dragon Rune, where it is the last one that is needed."""
        players = enumerate(self.state.players)
        if self.runes + 1 < self.book.limits.runes_to_win:
            return ()
        return tuple(s for s, p in players if s != self.seat and p.kept and runes(self.state, s))

    def duel(self, other: Seat, lost: int = 0, dealt: int = 0) -> float:
        """What a combat with another Hero brings that is about to begin, or in which so many Wounds more are
        lost and dealt."""
        worths, theirs = self.worths, force(self.state, self.state.players[other])
        win: float
        left: float
        mine = self.life - lost
        theirs_left = theirs.life - self.state.wounds.get(self.state.players[other].hero, 0) - dealt
        if mine <= 0 or theirs_left <= 0:
            win, left = float(mine > 0), float(max(0, mine))
        else:
            shielded = mine + self.own.shield
            win, left = rivalry.duel(self.own, theirs, theirs_left + theirs.shield)[shielded]
        cost = worths.life * max(0.0, win * self.life - left)
        beaten = (1 - win) * (self._forfeit(other) + self._fallen)
        return DECIDED * (win * self._spoils(other) - beaten - cost)

    def _spoils(self, other: Seat) -> float:
        """The best that can be taken from a Hero."""
        player = self.state.players[other]
        if player.kept and runes(self.state, other):
            return self.rune
        return max(self.worths.gold * player.gold, *(self._half(card) for card in player.cards[1:]), 0.0)

    def _forfeit(self, other: Seat) -> float:
        """The best that another Hero can take from this one."""
        if not self.runes:
            return max(0.0, *(self._half(card) for card in self.player.cards[1:]), 0.0)
        if runes(self.state, other) + 1 >= self.book.limits.runes_to_win:
            return self.worths.won
        return self.worths.rune * (STEPS[self.runes] - STEPS[self.runes - 1])

    def _half(self, card: str) -> float:
        return self.worths.gold * belongings.printed(self.book, card).cost / 2

    def nearness(self, places: tuple[str, ...]) -> Mapping[str, float]:
        """By the turns that the way takes."""
        return nearness(self.book, tuple(self.state.overrun), places)

    def prospects(self) -> Prospects:
        """Those of later turns, other Heroes among them."""
        found = super().prospects()
        for other in self.rivals:
            if (gain := self.duel(other) - DUEL) > 0:
                found.add(CHASE * gain, self.nearness((self.state.players[other].space,)))
        return found

    def town(self, town: str) -> float:
        """Healing, wares in the stall and those that will be laid out."""
        return _town(self.known, self._terms, self.player.gold, self.bruised, self._stall(town), self.worths)

    def _stall(self, town: str) -> tuple[str, ...]:
        """Nothing is sold in a closed market."""
        return () if town == self.state.closed else self.state.stalls[town]

    def waiting(self) -> Iterable[tuple[str, Mapping[str, float]]]:
        """Worked out once for all seats."""
        state = self.state
        return _waiting(self.book, tuple(state.counters), tuple(state.undefeated), tuple(state.overrun))

    def towns(self) -> Iterable[Field]:
        """Worked out once for all Heroes that fare alike."""
        stalls = tuple((town, self._stall(town)) for town in self.state.stalls)
        fallen = tuple(self.state.overrun)
        return _towns(self.known, self._terms, self.player.gold, self.bruised, stalls, fallen, self.worths)


@lru_cache(512)
def _waiting(
    book: Book, counters: tuple[str, ...], undefeated: tuple[str, ...], fallen: tuple[str, ...]
) -> tuple[tuple[str, Mapping[str, float]], ...]:
    """Colours of unknown cards, and how near they are."""
    return tuple((c, nearness(book, fallen, places)) for c, places in lying(book, counters, undefeated))


@lru_cache(8192)
def _towns(
    known: Looks,
    terms: Terms,
    gold: int,
    bruised: int,
    stalls: tuple[tuple[str, tuple[str, ...]], ...],
    fallen: tuple[str, ...],
    worths: Worths,
) -> tuple[Field, ...]:
    """What the towns that stand are worth."""
    book = known[0]
    return tuple(
        (_town(known, terms, gold, bruised, stall, worths), nearness(book, fallen, (town,)))
        for town, stall in stalls
        if town not in fallen
    )


def _town(
    known: Looks, terms: Terms, gold: int, bruised: int, stall: tuple[str, ...], worths: Worths
) -> float:
    """Healing, wares in the stall and those that will be laid out."""
    best, cost = _best_ware(known, terms, gold, stall, worths)
    left = max(0, gold - cost)
    healed = min(bruised, left) * (worths.life - worths.gold)
    return best + worths.news * min(left, 12) + healed


def _best_ware(
    known: Looks, terms: Terms, gold: int, stall: tuple[str, ...], worths: Worths
) -> tuple[float, int]:
    """What buying the best card of a stall would bring, and its cost."""
    best = 0.0, 0
    for ware in _wares(known, terms, stall):
        if ware.cost <= gold:
            best = max(best, (_gain(known, ware, worths), max(0, ware.cost)))
    return best


class Ware(NamedTuple):
    """A card of a stall, what it costs, and the card that it replaces; "" is none."""

    card: str
    cost: int
    replaces: str


@lru_cache(16384)
def _wares(known: Looks, terms: Terms, stall: tuple[str, ...]) -> tuple[Ware, ...]:
    """What lies in a stall; apart from what it would bring, which matters only where it can be paid."""
    return tuple(_ware(known, terms, card) for card in stall)


def _ware(known: Looks, terms: Terms, card: str) -> Ware:
    """For one too many the cheapest goes."""
    book, _, items, allies, *_ = known
    limited = belongings.group(book, card)
    full = limited in belongings.full(book, (*items, *allies))
    rivals = [c for c in (*items, *allies) if belongings.group(book, c) == limited] if full else []
    old = min(rivals, key=lambda c: belongings.printed(book, c).cost, default="")
    cost = terms.price(book, card)
    if old in book.items:
        cost -= book.items[old].cost // book.limits.market_half
    return Ware(card, cost, old)


@lru_cache(16384)
def _gain(known: Looks, ware: Ware, worths: Worths) -> float:
    """What buying a card would bring."""
    book, card, old = known[0], ware.card, ware.replaces
    more = strength(_changed(known, old, card), worths.reach) - strength(known, worths.reach)
    more += worths.cards * (card_worth(book, card) - (card_worth(book, old) if old else 0.0))
    return more - worths.gold * ware.cost


def _changed(known: Looks, old: str, card: str) -> Looks:
    """With a card instead of another one; "" is none."""
    book, hero, items, allies, raised, event = known
    items, allies = (tuple(c for c in cards if c != old) for cards in (items, allies))
    if card in book.allies:
        return book, hero, items, (*allies, card), raised, event
    return book, hero, (*items, card), allies, raised, event


@lru_cache(8192)
def things(book: Book, cards: tuple[str, ...]) -> float:
    """What cards are worth besides what they do for the force of their Hero, in gold."""
    return sum(card_worth(book, card) for card in cards)
