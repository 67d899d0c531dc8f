"""The features of a position of Runebound."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache, partial
from typing import ClassVar

from game.engine.arithmetic import float_sum
from game.engine.judging.features import Features
from game.engine.model import Action, Option, Seat
from game.titles.runebound.bot.adventures import RUNE_VALUES, Worths
from game.titles.runebound.bot.bargains import Bargain, best
from game.titles.runebound.bot.fight import fight_worth, weigh_fight
from game.titles.runebound.bot.goals import Goals
from game.titles.runebound.bot.meetings import duel_values, meeting_values, offer_values
from game.titles.runebound.bot.moves import movement_values, useful
from game.titles.runebound.bot.odds import reach
from game.titles.runebound.bot.reasons import PARTS, added, parts
from game.titles.runebound.bot.wares import things
from game.titles.runebound.rules.adventure.adventure import Adventure
from game.titles.runebound.rules.adventure.meeting import FaceToFace
from game.titles.runebound.rules.combat.escape import EscapePhase
from game.titles.runebound.rules.combat.phases import Phase
from game.titles.runebound.rules.market.trade import Offer
from game.titles.runebound.rules.movement.movement import Move, MoveByDice
from game.titles.runebound.rules.scoring import runes
from game.titles.runebound.rules.state.book import COLOURS
from game.titles.runebound.rules.state.state import RuneboundState

TOWN_FALLS_AT = 5
"""Threat Counters with which a town is about to fall."""
NEAR = 0.8
"""The progress of the game, for the weights, with all Dragon Runes that win it."""
NEW_CARD_PER_GOLD = 0.15
"""The value of a card that is yet to be laid out, for each gold in hand."""
PLAIN = ("life", "gold", "rest", "won", "learning", "cards", "successor", "deeds")
"""Weights with the same name in goals."""
Find = Callable[[Goals], dict[Action, float]]
"""Returns the gains of choices, given the goals of a seat's Hero."""


class RuneboundFeatures(Features):
    """The evaluation of Runebound by weighted features."""

    NAMES: ClassVar[tuple[str, ...]] = (
        "green",
        "yellow",
        "blue",
        "red",
        "gold",
        "life",
        "allies",
        "rest",
        "cards",
        "learning",
        "runes",
        "deeds",
        "rivals",
        "clock",
        "knockout",
        "successor",
        "goals",
        "fight",
        "won",
    )
    """green, yellow, blue, red: part of the Challenges of a colour that the Hero beats with all its Life
    gold: gold in hand
    life: Wounds that the Hero can still take before it falls
    allies: Wounds on Allies, below 0
    rest: Exhaustion on the Hero and its Allies, below 0
    cards: what Items, Allies and kept cards are worth besides what they do in combats, in gold
    learning: pairs of Experience Counters, bought or still to be paid for, with the part of the next one
    runes: Dragon Runes, 1 for the first and 2 more for the second
    deeds: Challenges defeated more than by the other seat that did most, which count where nobody wins
    rivals: Dragon Runes of the other seat that has most of them, below 0
    clock: towns that have fallen, with the part of the next one that the threat makes up, below 0
    knockout: -1 in a turn in which the Hero was knocked out: the way back, and the turn that went into it
    successor: in such a turn, how much more the best free Hero could beat, by the weights of the colours
    goals: gain of the best place for a later turn, in points, less what the way there takes from it
    fight: gain of the combat under way on average, in points
    won: 1 the game is won, with all else as it was, so that a victory at hand is worth more than one in
        sight; -1 it is lost or over, and nothing else counts
    """

    PARTS = PARTS
    is_average = True

    def phase(self, state: RuneboundState, seat: Seat) -> float:
        """Return the phase by the towns that have fallen and the threat to the next one, or by the Hero
        nearest to a win.
        """
        fallen = len(state.overrun) + min(1.0, state.threat / TOWN_FALLS_AT)
        most = max((runes(state, s) for s, p in enumerate(state.players) if p.kept), default=0)
        return max(fallen / len(state.book.towns), NEAR * most / state.book.limits.runes_to_win)

    def measure(self, state: RuneboundState, seat: Seat, phase: float) -> Sequence[float]:
        """Return all features, those of the Hero first."""
        if not state.stack and state.winner != seat:
            return (*[0.0] * (len(self.NAMES) - 1), -1.0)
        now, won = Goals(state, seat, self.worths(phase)), float(not state.stack)
        return (*self._apart(now), now.prospects().at(now.player.space), _fight(now), won)

    def useful(self, state: RuneboundState, seat: Seat, options: Sequence[Option]) -> Sequence[Option]:
        """Return the movements and throws that no other one dominates."""
        return useful(state, seat, options)

    def known_values(
        self, state: RuneboundState, seat: Seat, options: Sequence[Option]
    ) -> dict[Action, float]:
        """Return the values of movements by what waits on the spaces, and of combat choices by exact odds."""
        step, fight = state.stack[-1], state.fight
        if isinstance(step, Move | MoveByDice):
            now = self.goals(state, seat)
            return movement_values(now, self._base(now), options)
        if isinstance(step, Adventure | FaceToFace | Offer):
            find, bargain = meeting_values, partial(self._bargain, state, seat)
            if isinstance(step, Offer):
                find = offer_values
            return self._added(state, seat, options, partial(find, bargain=bargain))
        if isinstance(step, Phase | EscapePhase) and fight is not None and fight.attacker == seat:
            return self._added(state, seat, options, weigh_fight if fight.card else duel_values)
        return {}

    def known_terms(self, state: RuneboundState, seat: Seat, action: Action) -> Mapping[str, float]:
        """Return the terms of a movement by its destination, of a combat choice by the chance of victory."""
        terms = {**self.terms(state, seat), "fight": 0.0}
        return added(terms, parts(self.goals(state, seat), action, partial(self._bargain, state, seat)))

    def _bargain(self, state: RuneboundState, seat: Seat, other: Seat) -> Bargain | None:
        gold = self.worths(self.phase(state, seat)).gold
        return best(state, seat, other, self.evaluate, gold)

    def _added(
        self, state: RuneboundState, seat: Seat, options: Sequence[Option], find: Find
    ) -> dict[Action, float]:
        """Return the position's value after each option: its gain added to what the seat has."""
        now = self.goals(state, seat)
        base = self._base(now) + now.prospects().at(now.player.space)
        legal = {option.action for option in options}
        return {action: base + worth for action, worth in find(now).items() if action in legal}

    def goals(self, state: RuneboundState, seat: Seat) -> Goals:
        """Return the goals of a seat's Hero, by the weights of the phase."""
        return Goals(state, seat, self.worths(self.phase(state, seat)))

    def worths(self, phase: float) -> Worths:
        """Return the weights at a phase by what they are for."""
        return _worths(tuple(self.at(phase)))

    def _base(self, now: Goals) -> float:
        """Return the value of everything but the Hero's place and a combat under way."""
        weights = self.at(self.phase(now.state, now.seat))
        return float_sum(w * a for w, a in zip(weights, self._apart(now), strict=False))

    def _apart(self, now: Goals) -> Sequence[float]:
        state, seat, player = now.state, now.seat, now.player
        book = state.book
        return (
            *reach(book, now.rested),
            player.gold,
            now.life,
            -sum(state.wounds.get(ally, 0) for ally in player.allies),
            -sum(state.exhaustion.get(figure, 0) for figure in player.figures),
            things(book, (*player.items, *player.allies)) + 2.0 * len(player.kept),
            now.pairs + 0.52 * len(player.experience),
            RUNE_VALUES[min(runes(state, seat), 2)] if player.kept else 0.0,
            _ahead(state, seat),
            -max((runes(state, s) for s, p in enumerate(state.players) if s != seat and p.kept), default=0),
            -(len(state.overrun) + state.threat / TOWN_FALLS_AT),
            *_beaten(now),
        )


@lru_cache(256)
def _worths(weights: tuple[float, ...]) -> Worths:
    of = dict(zip(RuneboundFeatures.NAMES, weights, strict=True))
    return Worths(
        **{name: of[name] for name in PLAIN},
        rune=of["runes"],
        loss=of["knockout"],
        reach=tuple(of[colour] for colour in COLOURS),
        news=NEW_CARD_PER_GOLD,
    )


def _ahead(state: RuneboundState, seat: Seat) -> int:
    """Return how many more Challenges a seat has defeated than the best of the others."""
    others = (len(p.defeated) for s, p in enumerate(state.players) if s != seat)
    return len(state.players[seat].defeated) - max(others, default=0)


def _beaten(now: Goals) -> tuple[float, float]:
    """Return the features knockout and successor."""
    return (-1.0, now.outdone) if now.seat in now.state.knocked_out else (0.0, 0.0)


def _fight(now: Goals) -> float:
    """Return the expected value of the combat under way."""
    fight = now.state.fight
    if fight is None or now.seat not in (fight.attacker, fight.defender):
        return 0.0
    if fight.card:
        return fight_worth(now)
    return now.duel(fight.defender if now.seat == fight.attacker else fight.attacker)
