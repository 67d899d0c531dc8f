"""The expected value of adventures for a seat's Hero, by the weights of its features."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from game.engine.arithmetic import float_sum
from game.engine.model import Seat
from game.engine.structs import replace
from game.titles.runebound.bot.fight import ALLY_LOSS_PER_GOLD
from game.titles.runebound.bot.force import Looks, looks, reckoned
from game.titles.runebound.bot.hero_outlook import HeroOutlook
from game.titles.runebound.bot.odds import bout, called, limited, outlooks, strength, struck, wounded
from game.titles.runebound.rules.combat.plans import Mends, mends
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


RUNE_VALUES = (0.0, 1.0, 3.0, 3.0)
"""The value of a number of Dragon Runes."""
SAMPLE_PERIOD = 16
"""Turns after which the sampled throws of dice repeat, so that nobody waits for a lucky one for ever."""
LIFE_PER_SHIELD = 0.5
"""The Life that a shield is worth."""


class Worths(NamedTuple):
    """The present values of things in points; `reach` by colour.

    loss   the cost of a knockout besides gold: the way back and the turn
    news   the value of a card that is yet to be laid out, for each gold in hand
    successor  the value of a point that the best free Hero could beat more, at a knockout
    deeds  the value of another defeated Challenge, whatever it gives
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
    """Return the number of further pairs of Experience Counters that this much pays for, including
    fractions."""
    total = 0.0
    while have > 0:
        price = prices[min(pairs, len(prices) - 1)]
        total += min(1.0, have / price)
        have, pairs = have - price, pairs + 1
    return total


class Adventures(HeroOutlook):
    """A seat's Hero in its present state, and the expected value of Challenges for it."""

    throws = 20
    """The number of sampled throws, small enough that a lucky one doesn't keep the Hero from walking."""

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
        self.luck = state.turn % SAMPLE_PERIOD
        self.runes = have = runes(state, seat) if player.kept else 0
        last = have + 1 >= state.book.limits.runes_to_win
        self.rune = worths.won if last else worths.rune * (RUNE_VALUES[have + 1] - RUNE_VALUES[have])
        self._purse = purse(state, seat)
        self.pairs = self._progress(0)
        self._outlooks = outlooks(state, self.own, self.life + self.own.shield)
        self._terms = terms(state, seat)
        self.outdone = outdone(state, self.known, worths.reach) if worths.successor else 0.0
        self._fallen = self._lost - worths.life * self.bruised
        """The other costs of a knockout, without the Wounds that it heals."""

    def _progress(self, more: int) -> float:
        """Return the pairs of Experience Counters that the purse pays for with this much more in it."""
        return progress(self.book.experience.prices, self.player.pairs, self._purse + more)

    def counter(self, colour: str) -> float:
        """Return the value of another Adventure Counter; 0 for ""."""
        if not colour:
            return 0.0
        return self.worths.learning * (self._progress(worth(self.state, colour)) - self.pairs)

    def prize(self, card: str, colour: str) -> float:
        """Return the value of defeating a Challenge."""
        book, worths = self.book, self.worths
        found = worths.deeds + worths.gold * book.challenges[card].reward.gold + self.counter(colour)
        found += self.rune * is_rune(book, card) + worths.won * (card == book.limits.final_foe)
        return found + float_sum(self._next(foe) for foe in called(book, card))

    def _next(self, card: str) -> float:
        """Return a combat that begins at once when another one is won, and that nobody escapes from. What
        cards deal besides attacks has then been dealt."""
        win, _, _ = bout(self.state, self.seat, card, self.life, 0)
        return win * self.prize(card, "") - (1 - win) * self._fallen

    def loss(self) -> float:
        """Return the value of everything that the Hero keeps after a knockout."""
        return self.worths.life * self.own.life - self._lost

    @property
    def _lost(self) -> float:
        """The cost of a knockout, apart from Wounds, less what a better Hero that can then be taken makes
        up for.
        """
        return self._cost - self.comfort

    @property
    def comfort(self) -> float:
        """The part of the cost of a knockout that a better next Hero makes up for: all of it at most, so that
        no Hero is given away in a combat that it would probably win.
        """
        return min(self.worths.successor * self.outdone, self._cost)

    @property
    def _cost(self) -> float:
        """The cost of a knockout, apart from Wounds and from the next Hero."""
        return self.worths.loss + self.worths.gold * (self.player.gold // 2)

    def later(self) -> RuneboundState:
        """Return the combat without effects for the first roll alone."""
        if self.state.combat.rolled:
            return self.state
        later = self.state.copy()
        later.fight = replace(later.combat, rolled=True)
        return later

    def struck(self) -> int:
        """Return the Wounds that cards will deal, as far as the Hero can pay for them."""
        return self._dealt

    def mends(self, card: str) -> Mends:
        return mends(self.book.challenges[card])

    def fight(self, card: str, colour: str) -> float:
        """Return the value of fighting a known Challenge, including all costs of a loss."""
        win, left, fallen = bout(self.state, self.seat, card, self.life, self._dealt)
        return win * self.prize(card, colour) - self._price(win, left, fallen)

    def draw(self, colour: str) -> float:
        """Return the value of an unknown card of a colour."""
        worths = self.worths
        found = self._outlooks[colour]
        prize = found.win * (worths.deeds + self.counter(colour)) + worths.gold * found.gold
        prize += found.rune * self.rune + found.final * worths.won
        return prize - self._price(found.win, found.left, found.toll)

    def survival(self, space: str) -> float:
        """Return the probability that the Hero is not knocked out on a space."""
        if waits := self.state.undefeated.get(space):
            return bout(self.state, self.seat, waits, self.life, self._dealt).win
        if space in self.state.counters:
            return self._outlooks[self.book.spaces[space].adventure].win
        return 1.0

    def promoted(self, survival: float) -> float:
        """Return the value of a possible next Hero, times the probability of a knockout."""
        return (1 - survival) * self.comfort

    def _price(self, win: float, left: float, fallen: float) -> float:
        """Return the cost of a fight: Life in a victory, Allies, and everything a knockout costs but the
        Wounds that it heals.
        """
        worths, shield = self.worths, self.own.shield
        lost = max(0.0, win * (self.life + shield - left) - LIFE_PER_SHIELD * shield)
        return worths.life * lost + ALLY_LOSS_PER_GOLD * worths.gold * fallen + (1 - win) * self._fallen
