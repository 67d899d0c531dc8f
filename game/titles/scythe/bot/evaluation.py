"""How good a position looks to a bot, in coins: the final count as it would be, and what may come."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from game.engine.board.hexagons import distance
from game.engine.judging.evaluation import Evaluation
from game.engine.model import UNKNOWN, Seat
from game.titles.scythe.bot.airship import airship_worth
from game.titles.scythe.bot.combat import battle, expected
from game.titles.scythe.bot.engine import Stock, pending, stocks, to_come
from game.titles.scythe.rules.bidding import Bid
from game.titles.scythe.rules.book import Book, Requirement
from game.titles.scythe.rules.objectives import counted, holds
from game.titles.scythe.rules.resolution import NOBODY, tile
from game.titles.scythe.rules.scoring import structure_bonus
from game.titles.scythe.rules.state import Player, ScytheState, own_turns
from game.titles.scythe.rules.view import likely_coins

PACE = 2.5
"""What a star is worth besides its coins: it brings the end nearer, where who is ahead wins."""
HASTE = 1.5
"""How much more that is with each own turn after so many:"""
EARLY = 14
LONG_GAME = 26
"""Own turns after which the engine has hardly any time to pay."""
PROMISE = 0.8
"""What the way to a star counts of the star."""
ENVY = 0.35
"""What the strongest other seat has counts as so much of a loss."""
WIN = 25.0
"""What it is worth to be ahead when the game is over, and what it costs to be behind."""
ROAD, FAR = 0.8, 6
"""What a step nearer to the Factory is worth before its card, from so far away."""
MIDDLES = (1.0, 9.5, 15.5)
"""Popularities that stand for the three rates; from none on each point is a step to the better ones."""


def evaluate(view: ScytheState, seat: Seat) -> float:
    """Own worth less a part of that of the strongest other seat, on average over a combat that is pending."""
    if not view.turn:
        return -_bid(view, seat)
    if fight := battle(view, seat):
        return expected(view, seat, fight, lambda after: evaluate(after, seat))
    with view.unchanged():
        return _standing(view, seat)


def _standing(view: ScytheState, seat: Seat) -> float:
    """What all seats have, and what may come."""
    turns = own_turns(view, seat)
    left, pace = _left(view, turns), PACE + HASTE * max(0, turns - EARLY)
    held = list(enumerate(stocks(view)))
    counts = [_count(view, s, stock, left, turns) for s, stock in held]
    worth = [counts[s] + _promise(view, s, stock, left, pace) for s, stock in held]
    worth[seat] += _prospects(view, seat, left)
    if view.airships:
        worth = [w + left * airship_worth(view, s) for s, w in enumerate(worth)]
    total = worth[seat] - ENVY * _best_other(worth, seat)
    if view.stack:
        return total
    return total + (WIN if counts[seat] > _best_other(counts, seat) else -WIN)


def _best_other(values: list[float], seat: Seat) -> float:
    return max(v for s, v in enumerate(values) if s != seat)


def _bid(view: ScytheState, seat: Seat) -> float:
    """Before the game: the coins that a seat has bid."""
    lots = [lot for step in view.stack if isinstance(step, Bid) for lot in step.lots]
    return float(sum(lot.coins for lot in lots if lot.seat == seat))


def _left(view: ScytheState, turns: int) -> float:
    """How much of the game is still to come, from 1 at the start to nearly 0; own stars do not count here, or
    a bot would shun them."""
    if not view.stack:
        return 0.0
    rounds = tile(view).end.rounds or LONG_GAME
    return 0.2 if view.trigger != NOBODY else max(0.2, 1.0 - turns / rounds)


# ------------------------------------------------------------------------------------------ the final count


def _count(view: ScytheState, seat: Seat, stock: Stock, left: float, turns: int) -> float:
    """Coins of the final count, at rates between those of now and those of a likely end."""
    player = view.players[seat]
    star, land, pair = rates(view.book, player.popularity, left)
    coins = player.coins if player.coins >= 0 else likely_coins(view.book, player, stock.structures, turns)
    total = coins + star * len(player.stars) + land * stock.lands + pair * (stock.goods.total // 2)
    return total + stock.bonus + structure_bonus(view, seat)


def _promise(view: ScytheState, seat: Seat, stock: Stock, left: float, pace: float) -> float:
    """What stars do besides, and what is still to come."""
    player = view.players[seat]
    star = PROMISE * (rates(view.book, player.popularity, left)[0] + pace)
    total = pace * len(player.stars) + to_come(view.book, player, stock, left, star)
    return total + pending(view, stock, left, star) if seat == view.active else total


@cache
def rates(book: Book, popularity: int, left: float) -> tuple[float, float, float]:
    """Coins for a star, a territory and two resources; early in the game every point of popularity counts."""
    now = book.tier(popularity)
    place = min(2.0, max(0.0, _between(popularity)))
    low = book.tiers[int(place)]
    high = book.tiers[min(2, int(place) + 1)]
    part = place - int(place)

    def rate(field: str) -> float:
        smooth = float(getattr(low, field)) * (1 - part) + float(getattr(high, field)) * part
        return left * smooth + (1 - left) * float(getattr(now, field))

    return rate("star"), rate("territory"), rate("resource_pair")


def _between(popularity: int) -> float:
    """Where a popularity lies among those that stand for the rates, from about 0 to 2.5."""
    below, middle, above = MIDDLES
    if popularity < middle:
        return (popularity - below) / (middle - below)
    return 1.0 + (popularity - middle) / (above - middle)


# ------------------------------------------------------------------------------------------ own outlook


def _prospects(view: ScytheState, seat: Seat, left: float) -> float:
    """Own objectives and cards, and where the character could go next."""
    player = view.players[seat]
    total = left * 0.15 * sum(view.book.combat[c] - 3 for c in player.hand if c != UNKNOWN)
    if "objective" not in player.stars or len(player.stars) < view.book.limits.stars:
        total += 4.0 * max((objective(view, seat, c) for c in player.objectives), default=0.0)
    return total + left * _outlook(view, seat, player)


def objective(view: ScytheState, seat: Seat, card: str) -> float:
    """How far an objective is fulfilled, from 0 to 1."""
    return how_far([(need, counted(view, seat, need)) for need in view.book.objectives[card].require])


def how_far(needs: Iterable[tuple[Requirement, int]]) -> float:
    """How far an objective is fulfilled that asks for this, where there is so much of each."""
    parts = [_part(need, have) for need, have in needs]
    share = sum(parts) / len(parts)
    return share * share


def _part(need: Requirement, have: int) -> float:
    if holds(need, have):
        return 1.0
    return min(0.9, have / need.min) if have < need.min else 0.3


def _outlook(view: ScytheState, seat: Seat, player: Player) -> float:
    """Nearness of the character to the Factory, before its card, and to an encounter."""
    here = view.book.territories[view.at[f"character.{seat}"]].axial
    total = 0.0 if player.factory else ROAD * max(0, FAR - distance(here, view.book.factory_place.axial))
    near = min((distance(here, view.book.territories[e].axial) for e in view.encounters), default=9)
    return total + 3.0 / (1 + near)


class ScytheEvaluation(Evaluation):
    """Scythe for bots."""

    def evaluate(self, view: ScytheState, seat: Seat) -> float:
        """In coins."""
        return evaluate(view, seat)
