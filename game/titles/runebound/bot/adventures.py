"""What adventures would bring a seat's Hero, by the weights of its features."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from game.engine.model import Seat
from game.engine.structs import replace
from game.titles.runebound.bot.fight import ALLY_LOST
from game.titles.runebound.bot.force import Looks, looks, reckoned
from game.titles.runebound.bot.hero_outlook import HeroOutlook
from game.titles.runebound.bot.odds import bout, called, limited, outlooks, strength, struck, wounded
from game.titles.runebound.bot.rounds import Mends, mends
from game.titles.runebound.rules.heroes.experience import purse, worth
from game.titles.runebound.rules.market.market import terms
from game.titles.runebound.rules.scoring import is_rune, runes
from game.titles.runebound.rules.state.state import RuneboundState


def outdone(state: RuneboundState, known: Looks, weights: tuple[float, ...]) -> float:
    """Return how much more the best free Hero could beat with all that this one has, by the colours'
    weights."""
    return _outdone(known, tuple(sorted(player.hero for player in state.players)), weights)


@lru_cache(8192)
def _outdone(known: Looks, used: tuple[str, ...], weights: tuple[float, ...]) -> float:
    book, _, *belongings, raised, event = known
    hero = _best((book, "", (), (), raised, event), used, weights)
    return max(0.0, strength((book, hero, *belongings, raised, event), weights) - strength(known, weights))


@lru_cache(4096)
def _best(bare: Looks, used: tuple[str, ...], weights: tuple[float, ...]) -> str:
    """Return the free Hero that beats most by experience alone: to try them all with Items and Allies takes
    long.
    """
    book, _, *rest = bare
    free = (hero for hero in book.heroes if hero not in used)
    return max(free, key=lambda hero: strength((book, hero, *rest), weights))


STEPS = (0.0, 1.0, 3.0, 3.0)
"""What so many Dragon Runes amount to."""
LUCKS = 16
"""Turns after which the same throws of dice stand for all again: nobody waits for a lucky one for ever."""
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
    """Return how many more pairs of Experience Counters so much pays for, with parts of one."""
    total = 0.0
    while have > 0:
        price = prices[min(pairs, len(prices) - 1)]
        total += min(1.0, have / price)
        have, pairs = have - price, pairs + 1
    return total


class Adventures(HeroOutlook):
    """A seat's Hero as it is now, and what Challenges would bring it on average."""

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
        """Return pairs of Experience Counters that the purse pays for with so much more in it."""
        return progress(self.book.experience.prices, self.player.pairs, self._purse + more)

    def counter(self, colour: str) -> float:
        """Return an Adventure Counter more; "" is none."""
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
        """Return a combat that begins at once when another one is won, and that nobody escapes from. What
        cards deal besides attacks has then been dealt."""
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
        later.fight = replace(later.combat, rolled=True)
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
        """Return the same for an unknown card of a colour."""
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
