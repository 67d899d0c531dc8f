"""The expected value of places for a seat's Hero, by the weights of its features."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property, lru_cache

from game.engine.model import Seat
from game.titles.runebound.bot import rivalry, wares
from game.titles.runebound.bot.adventures import RUNE_VALUES, Adventures, Worths
from game.titles.runebound.bot.force import Looks, force
from game.titles.runebound.bot.hero_outlook import Field, Prospects, lying
from game.titles.runebound.bot.travel import nearness
from game.titles.runebound.rules.heroes import figures
from game.titles.runebound.rules.market import belongings
from game.titles.runebound.rules.market.market import Terms
from game.titles.runebound.rules.movement.reach import tiring
from game.titles.runebound.rules.scoring import runes
from game.titles.runebound.rules.state.book import Book

DUEL_COST = 6.0
"""The cost of starting a combat with another Hero."""
DECIDED_SHARE = 0.35
"""The probability that one of the two is beaten before the other escapes."""
CHASED_SHARE = 0.7
"""The share of a gain that remains if its source moves about."""


class Goals(Adventures):
    """A seat's Hero in its present state, and the expected value of places and other Heroes for it."""

    def here(self, space: str) -> float:
        """Return the value of ending movement on a space where an adventure or another Hero waits."""
        met = [self.duel(other) for other in self.rivals if self.state.players[other].space == space]
        return max(super().here(space), *met) if met else super().here(space)

    @cached_property
    def _tiring(self) -> Mapping[str, int]:
        return tiring(self.state, self.seat)

    def strain(self, spaces: Sequence[str]) -> float:
        """Return the cost of Exhaustion on these spaces; what the Hero cannot bear becomes Wounds
        (RUN-080)."""
        if not self._tiring:
            return 0.0
        tired = sum(self._tiring[self.book.spaces[space].terrain] for space in spaces)
        borne = min(tired, figures.room(self.state, self.player.hero))
        return self.worths.rest * borne + self.worths.life * (tired - borne)

    def stop(self, space: str, base: float, later: Prospects) -> float:
        """Return the value of ending movement on a space; gold spent in one town cannot be spent in
        another."""
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
        """Return the value of a combat with another Hero that is about to begin, or in which this many more
        Wounds were lost and dealt.
        """
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
        return DECIDED_SHARE * (win * self._spoils(other) - beaten - cost)

    def _spoils(self, other: Seat) -> float:
        """Return the best that can be taken from a Hero."""
        player = self.state.players[other]
        if player.kept and runes(self.state, other):
            return self.rune
        return max(self.worths.gold * player.gold, *(self._half(card) for card in player.cards[1:]), 0.0)

    def _forfeit(self, other: Seat) -> float:
        """Return the best that another Hero can take from this one."""
        if not self.runes:
            return max(0.0, *(self._half(card) for card in self.player.cards[1:]), 0.0)
        if runes(self.state, other) + 1 >= self.book.limits.runes_to_win:
            return self.worths.won
        return self.worths.rune * (RUNE_VALUES[self.runes] - RUNE_VALUES[self.runes - 1])

    def _half(self, card: str) -> float:
        return self.worths.gold * belongings.printed(self.book, card).cost / 2

    def nearness(self, places: tuple[str, ...]) -> Mapping[str, float]:
        """Return the share of a gain that remains, by the turns that the way takes."""
        return nearness(self.book, tuple(self.state.overrun), places)

    def prospects(self) -> Prospects:
        """Return those of later turns, other Heroes among them."""
        found = super().prospects()
        for other in self.rivals:
            if (gain := self.duel(other) - DUEL_COST) > 0:
                found.add(CHASED_SHARE * gain, self.nearness((self.state.players[other].space,)))
        return found

    def town(self, town: str) -> float:
        """Return the value of healing, of wares in the stall and of those that will be laid out."""
        return wares.town(
            self.known, self._terms, self.player.gold, self.bruised, self._stall(town), self.worths
        )

    def _stall(self, town: str) -> tuple[str, ...]:
        """Return the stall's cards; () in a closed market."""
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
    """Return the colours of unknown cards, and their nearness to each space."""
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
    """Return the values of the standing towns, with their nearness to each space."""
    book = known[0]
    return tuple(
        (wares.town(known, terms, gold, bruised, stall, worths), nearness(book, fallen, (town,)))
        for town, stall in stalls
        if town not in fallen
    )
