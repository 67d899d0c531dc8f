"""The features of a position of Scythe: what a good player looks at, each with its unit."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from math import tanh

from game.engine.features import Features
from game.engine.hexes import distance
from game.engine.model import Action, Option, Seat
from game.titles.scythe.bot.airship import airship_worth
from game.titles.scythe.bot.economy import economy
from game.titles.scythe.bot.engine import BENEFITS, fading
from game.titles.scythe.bot.evaluation import objective, rates
from game.titles.scythe.bot.ground import Ground, Side, ground
from game.titles.scythe.bot.sealed import known
from game.titles.scythe.bot.war import war
from game.titles.scythe.rules.bidding import Bid
from game.titles.scythe.rules.book import Book
from game.titles.scythe.rules.gains import Gain
from game.titles.scythe.rules.moves import MoveUnit, MoveUnits
from game.titles.scythe.rules.resolution import NOBODY, tile
from game.titles.scythe.rules.state import NOTHING, Goods, Player, ScytheState
from game.titles.scythe.rules.trade import GainResources
from game.titles.scythe.rules.view import likely_coins

LONG_GAME = 28
"""Own turns of a long game."""
OPEN = 0.7
"""How far a game has gone at most while nobody has many stars."""
STARS = 0.17
"""How much of a game is over with each star of the other seat that has the most."""
EARLY = 10
"""Own turns after which stars are in a hurry."""
FAR = 6
"""Steps to the Factory from which its card is out of sight."""
MARGIN = 15.0
"""Coins ahead with which a game is nearly won."""


def own_turns(state: ScytheState, seat: Seat) -> int:
    """Turns that a seat has begun."""
    return (state.turn - 1 - state.order.index(seat)) // state.seats + 1


def supply(state: ScytheState, seat: Seat, board: Ground) -> Goods:
    """All resources that a seat controls in the end."""
    total, holders = state.goods.get(f"airship.{seat}", NOTHING), board.holders
    for place, lying in state.goods.items():
        if holders.get(place) == seat:
            total += lying
    return total


class ScytheFeatures(Features):
    """Coins of the end and what will bring them."""

    NAMES = (
        "coins",
        "stars",
        "lands",
        "goods",
        "structure_bonus",
        "upgrades",
        "mechs",
        "recruits",
        "structures",
        "workers",
        "factory",
        "ready",
        "supplies",
        "yields",
        "near",
        "objective",
        "popularity",
        "power",
        "cards",
        "fights",
        "risk",
        "targets",
        "roads",
        "explore",
        "factory_way",
        "tokens",
        "airship",
        "paid",
        "rival",
        "lead",
        "win",
        "pace",
        "bid",
    )

    def phase(self, state: ScytheState, seat: Seat) -> float:
        """By turns and by the stars of others; own ones do not count, or a bot would shun them."""
        if state.trigger != NOBODY:
            return 1.0
        if not state.turn:
            return 0.0
        rounds, turns = tile(state).end.rounds, own_turns(state, seat)
        stars = max((len(p.stars) for s, p in enumerate(state.players) if s != seat), default=0)
        late = turns / rounds if rounds else min(OPEN, turns / LONG_GAME)
        return min(1.0, max(late, STARS * stars))

    def measure(self, state: ScytheState, seat: Seat) -> Sequence[float]:
        """See the functions below."""
        if not state.turn:
            return _before_game(state, seat)
        player, board = state.players[seat], ground(state)
        side, book = board.sides[seat], state.book
        goods = supply(state, seat, board)
        left = 1.0 - self.phase(state, seat)
        star, land, pair = rates(book, player.popularity, round(left, 2))
        score = star * len(player.stars) + land * side.lands + pair * (goods.total // 2)
        coins = max(0, player.coins)
        rival = _rival(state, seat, board, left)
        lead = score + coins + side.bonus - rival
        count = [
            coins,
            star * len(player.stars),
            land * side.lands,
            pair * goods.total / 2,
            side.bonus,
            len(player.upgrades),
            len(player.mechs),
            len(player.recruits),
            side.structures,
        ]
        plan = economy(
            book,
            player,
            goods,
            tuple(sorted((book.territories[p].terrain, n) for p, n in side.workers.items())),
            side.structures,
            _mill(state, seat),
        )
        fights, risk, targets = war(state, seat, board)
        return [
            *count,
            plan.workers,
            bool(player.factory),
            plan.ready,
            plan.supplies,
            plan.yields,
            plan.near,
            _objective(state, seat, player, board),
            player.popularity,
            fading(player.power, 0.85),
            _cards(book, player),
            fights,
            risk,
            targets,
            *_ways(state, seat, board, side),
            0.0 if player.factory else _nearness(book, side.character),
            side.tokens,
            airship_worth(state, seat) if state.airships else 0.0,
            _paid(state) if seat == state.active else 0.0,
            rival,
            tanh(lead / MARGIN),
            float(not state.stack) * ((lead > 0) - (lead < 0)),
            max(0, own_turns(state, seat) - EARLY) * (len(player.stars) + plan.near) / 10,
            0.0,
        ]

    def known_values(self, state: ScytheState, seat: Seat, options: Sequence[Option]) -> dict[Action, float]:
        """Of what may be selected in a combat."""
        return known(state, seat, options, lambda after: self.evaluate(after, seat))


def _before_game(state: ScytheState, seat: Seat) -> Sequence[float]:
    """Nothing but the coins that a seat has bid."""
    lots = [lot for step in state.stack if isinstance(step, Bid) for lot in step.lots]
    bid = float(sum(lot.coins for lot in lots if lot.seat == seat))
    return [*(0.0,) * (len(ScytheFeatures.NAMES) - 1), bid]


def _rival(state: ScytheState, seat: Seat, board: Ground, left: float) -> float:
    """What the strongest other seat would count now, as far as one may know, in coins."""
    return max(
        (
            _count(state.book, player, side.lands + 0, side.bonus, round(left, 2))
            for s, (player, side) in enumerate(zip(state.players, board.sides, strict=True))
            if s != seat
        ),
        default=0.0,
    )


@cache
def _count(book: Book, player: Player, lands: int, bonus: int, left: float) -> float:
    star, land, _ = rates(book, player.popularity, left)
    return likely_coins(book, player) + star * len(player.stars) + land * lands + bonus


def _mill(state: ScytheState, seat: Seat) -> str:
    place = state.buildings.get(f"mill.{seat}", "")
    return state.book.territories[place].terrain if place else ""


def _objective(state: ScytheState, seat: Seat, player: Player, board: Ground) -> float:
    """How far the best own objective is fulfilled, from 0 to 1."""
    if "objective" in player.stars or not player.objectives:
        return 0.0
    powers = tuple(p.power for p in state.players)
    key = ("objective", player, tuple(state.goods.items()), powers, state.driven_off)
    if key not in board.memos:
        with state.unchanged():
            board.memos[key] = max(objective(state, seat, card) for card in player.objectives)
    return float(board.memos[key])


@cache
def _cards(book: Book, player: Player) -> float:
    """Combat cards in hand, each further one for less; a 5 counts more than a 2."""
    values = sorted((book.combat.get(card, 3) for card in player.hand), reverse=True)
    return sum((0.5 + value / 6) * 0.8**n for n, value in enumerate(values))


def _ways(state: ScytheState, seat: Seat, board: Ground, side: Side) -> tuple[float, float]:
    """Roads, and the way to encounters."""
    key = ("ways", seat, tuple(state.encounters))
    found = board.memos.get(key)
    if found is None:
        found = board.memos[key] = (_roads(state, seat, board), _explore(state, seat, board, side))
    return found


def _roads(state: ScytheState, seat: Seat, board: Ground) -> float:
    """Territories that fighters could take with their next Move and that the seat does not hold."""
    found: set[str] = set().union(*board.reach(state, seat).values())
    return fading(sum(board.holders.get(place) != seat for place in found), 0.9)


def _explore(state: ScytheState, seat: Seat, board: Ground, side: Side) -> float:
    """2 on an encounter, 1 where the next Move leads to one, less further away."""
    here = side.character
    if here in state.encounters:
        return 2.0
    near = board.reach(state, seat).get(here, frozenset())
    if any(place in near for place in state.encounters):
        return 1.0
    far = min((_far(state.book, here, place) for place in state.encounters), default=9)
    return 1.0 / (1 + far)


@cache
def _far(book: Book, here: str, place: str) -> int:
    lands = book.territories
    return distance(lands[here].axial, lands[place].axial)


def _nearness(book: Book, here: str) -> float:
    """Steps nearer to the Factory than from far away, before its card."""
    return max(0.0, FAR - _far(book, here, book.factory_place.id)) / FAR


def _paid(state: ScytheState) -> float:
    """Benefits that are paid for and about to come, so that paying does not look like a loss."""
    total = 0.0
    for step in state.stack:
        weigh = PAID.get(type(step))
        if weigh is not None:
            total += weigh(step)
    return total


PAID: dict[type, Callable[..., float]] = {
    **dict.fromkeys(BENEFITS, lambda _: 1.0),
    GainResources: lambda step: 0.2 * step.amount,
    Gain: lambda step: 0.15 * step.amount,
    MoveUnits: lambda step: 0.12 * step.left,
    MoveUnit: lambda step: 0.12 * step.then.left + 0.06,
}
