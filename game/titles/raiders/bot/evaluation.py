"""How good a position looks to a bot, in VP: what scores now, and what the rest is likely to bring."""

from __future__ import annotations

from game.engine.judging.evaluation import Evaluation
from game.engine.model import Seat
from game.titles.raiders.bot import worth
from game.titles.raiders.rules.raid.strength import animal_strength, crew_strength
from game.titles.raiders.rules.scoring import scores
from game.titles.raiders.rules.shared.abilities import times
from game.titles.raiders.rules.state.book import Book, Settlement
from game.titles.raiders.rules.state.state import Player, RaidersState, kind

# What a piece is worth beyond the points it scores, in VP.
WORTH = {
    "silver": 0.30,
    "provisions": 0.42,
    "kumis": 0.22,
    "gold": 0.9,
    "equipment": 0.75,
    "wagon": 0.8,
    "livestock": 0.55,
    "card": 0.40,
    "strength": 0.55,
    "crew": 0.8,
    "animal": 0.5,
}
WORKERS = {"blue": 0.0, "grey": 0.5, "red": 0.7, "": 0.4}
DOUBLED = 0.7
READY = 2.0
"""What it is worth to have all that a raid needs."""
LONG_GAME = 45.0
"""Turns of each player after which means that were not used by then have little worth."""


def evaluate(view: RaidersState, seat: Seat) -> float:
    """Own points and prospects less those of the strongest other seat."""
    left = _left(view)
    totals = scores(view).totals
    standing = [
        total + left * _prospects(view.book, p) for total, p in zip(totals, view.players, strict=True)
    ]
    standing[seat] += left * READY * (1.0 + _age(view)) * _readiness(view, view.players[seat])
    others = [w for s, w in enumerate(standing) if s != seat]
    return standing[seat] - 0.3 * max(others, default=0.0) - _unrest(view)


def _left(view: RaidersState) -> float:
    """How much means still count for: less with every round, and hardly anything in the final round."""
    if view.final >= 0:
        return 0.3 * view.final / view.seats
    return max(0.6, 1.0 - 0.5 * _age(view))


def _age(view: RaidersState) -> float:
    """Turns of each player so far, as a part of a long game; at most 4."""
    return min(4.0, view.turn / (view.seats * LONG_GAME))


def _unrest(view: RaidersState) -> float:
    """In a long game what is left on the board weighs more and more, so that bots bring it to an end."""
    if view.final >= 0:
        return 0.0
    spaces = sum(1 for s in view.spaces.values() if not s.raided)
    age = _age(view)
    return age * age * 0.25 * (spaces + len(view.quests))


def _readiness(view: RaidersState, player: Player) -> float:
    """How much a player has of what the nearest raid needs, from 0 to 1."""
    open_to_raid = {s.settlement for s in view.spaces.values() if not s.raided}
    return max((_met(view.book.settlements[s], player) for s in open_to_raid), default=0.0)


def _met(settlement: Settlement, player: Player) -> float:
    needs = [(len(player.crew), settlement.min_crew)]
    needs += [(getattr(player, item), amount) for item, amount in settlement.cost.items() if amount]
    met = sum(min(1.0, have / need) for have, need in needs) / len(needs)
    return met if met == 1 and player.worker and kind(player.worker) in settlement.accepts else 0.8 * met


def _prospects(book: Book, player: Player) -> float:
    goods = sum(
        WORTH[item] * worth.fading(getattr(player, item), worth.most_kept(book, item))
        for item in ("silver", "provisions", "kumis", "gold", "equipment", "wagon", "livestock")
    )
    cards = WORTH["card"] * worth.fading(len(player.hand), book.limits.cards)
    return goods + cards + _band(book, player) + WORKERS[kind(player.worker) if player.worker else ""]


def _band(book: Book, player: Player) -> float:
    """Crew, its strength and its animals."""
    total = 0.0
    for space in player.spaces:
        strength = animal_strength(book, space)
        if space.crew:
            total += WORTH["crew"] + DOUBLED * (times(book, space) - 1)
            strength += crew_strength(book, space)
        else:
            strength //= 2
        total += WORTH["strength"] * strength
        total += WORTH["animal"] * (bool(space.eagle) + bool(space.horse))
    return total + 0.15 * sum(book.crew[s.crew].strength - s.wounds for s in player.crew)


class RaidersEvaluation(Evaluation):
    """Raiders of Scythia for bots."""

    def evaluate(self, view: RaidersState, seat: Seat) -> float:
        """In VP."""
        return evaluate(view, seat)
