"""How good a position looks to a bot, in coins: the final count as it would be, and what may come."""

from __future__ import annotations

from functools import cache

import msgspec

from game.engine.hexes import distance
from game.engine.model import UNKNOWN, Seat
from game.titles.scythe.bidding import Bid
from game.titles.scythe.book import BOOK
from game.titles.scythe.build import Build
from game.titles.scythe.control import holders
from game.titles.scythe.deploy import Deploy
from game.titles.scythe.enlist import Enlist
from game.titles.scythe.gains import Gain
from game.titles.scythe.objectives import progress
from game.titles.scythe.scoring import structure_bonus
from game.titles.scythe.state import RESOURCES, Player, ScytheState, is_fighter, owner
from game.titles.scythe.trade import GainResources
from game.titles.scythe.upgrade import Upgrade
from game.titles.scythe.view import likely_coins

PACE = 2.5
"""What a star is worth besides its coins: it brings the end nearer, where who is ahead wins."""
HASTE = 1.5
"""How much more that is with each own turn after so many:"""
EARLY = 14
LONG_GAME = 26
"""Own turns after which the engine has hardly any time to pay."""
STEP = {"upgrades": 4.0, "mechs": 4.5, "structures": 4.0, "recruits": 4.5, "workers": 2.4}
"""What one more of a kind does for the rest of the game."""
SPARE = 0.4
"""What progress to a star counts that is not among the nearest ones still free."""
READY = 0.5
"""What a resource that a bottom-row action needs is worth: this part of its share in what that brings."""
MIDDLES = (3.0, 9.5, 15.5)
"""Popularities that stand for the three rates."""


class Stock(msgspec.Struct):
    """What a seat has on the board."""

    workers: int = 0
    goods: dict[str, int] = msgspec.field(default_factory=lambda: dict.fromkeys(RESOURCES, 0))
    lands: int = 0
    structures: int = 0
    sites: dict[str, int] = msgspec.field(default_factory=dict)
    """Terrain -> workers there."""


def value(view: ScytheState, seat: Seat) -> float:
    """Own worth less a part of that of the strongest other seat."""
    if not view.turn:
        return -_bid(view, seat)
    turns = _own_turns(view, seat)
    left, pace = _left(view, turns), PACE + HASTE * max(0, turns - EARLY)
    stocks = _stocks(view)
    worth = [_worth(view, s, stocks[s], left, pace) for s in range(view.seats)]
    worth[seat] += _prospects(view, seat, left)
    others = [w for s, w in enumerate(worth) if s != seat]
    return worth[seat] - 0.35 * max(others, default=0.0)


def _bid(view: ScytheState, seat: Seat) -> float:
    """Before the game: the coins that a seat has bid."""
    lots = [lot for step in view.stack if isinstance(step, Bid) for lot in step.lots]
    return float(sum(lot.coins for lot in lots if lot.seat == seat))


def _own_turns(view: ScytheState, seat: Seat) -> int:
    """Turns that a seat has begun."""
    return (view.turn - 1 - view.order.index(seat)) // view.seats + 1


def _left(view: ScytheState, turns: int) -> float:
    """How much of the game is still to come, from 1 at the start to nearly 0; own stars do not count here, or
    a bot would shun them."""
    return max(0.2, 1.0 - turns / LONG_GAME) if view.stack else 0.0


def _stocks(view: ScytheState) -> list[Stock]:
    """One look at the board for all seats."""
    stocks = [Stock() for _ in range(view.seats)]
    for unit, place in view.at.items():
        stock = stocks[owner(unit)]
        if not is_fighter(unit):
            stock.workers += 1
            terrain = BOOK.territories[place].terrain
            stock.sites[terrain] = stock.sites.get(terrain, 0) + 1
    for building in view.buildings:
        stocks[owner(building)].structures += 1
    for place, holder in holders(view).items():
        factory = BOOK.territories[place].terrain == "factory"
        stocks[holder].lands += BOOK.limits.factory_territories if factory else 1
        if lying := view.goods.get(place):
            for item in RESOURCES:
                stocks[holder].goods[item] += lying.of(item)
    return stocks


# ------------------------------------------------------------------------------------------ the final count


def _worth(view: ScytheState, seat: Seat, stock: Stock, left: float, pace: float) -> float:
    """Coins of the final count at rates between those of now and those of a likely end, and the engine."""
    player = view.players[seat]
    star, land, pair = _rates(player.popularity, left)
    coins = player.coins if player.coins >= 0 else likely_coins(player)
    tokens = sum(stock.goods.values())
    star += pace
    promise = 0.8 * star
    total = coins + star * len(player.stars) + land * stock.lands + pair * (tokens // 2)
    total += structure_bonus(view, seat)
    total += _readiness(player, stock, left, promise)
    if seat == view.active:
        total += _pending(view, stock, left, promise)
    return total + promise * _towards_stars(player, stock) + left * _engine(player, stock)


@cache
def _rates(popularity: int, left: float) -> tuple[float, float, float]:
    """Coins for a star, a territory and two resources; early in the game every point of popularity counts."""
    now = max((t for t in BOOK.tiers if t.popularity <= popularity), key=lambda t: t.popularity)
    place = min(2.0, max(0.0, _between(popularity)))
    low = BOOK.tiers[int(place)]
    high = BOOK.tiers[min(2, int(place) + 1)]
    part = place - int(place)

    def rate(field: str) -> float:
        smooth = float(getattr(low, field)) * (1 - part) + float(getattr(high, field)) * part
        return left * smooth + (1 - left) * float(getattr(now, field))

    return rate("star"), rate("territory"), rate("resource_pair")


def _between(popularity: int) -> float:
    """Where a popularity lies between the middles of the three ranges, from -0.5 to 2.5."""
    below, middle, above = MIDDLES
    if popularity < middle:
        return (popularity - below) / (middle - below)
    return 1.0 + (popularity - middle) / (above - middle)


# ------------------------------------------------------------------------------------------ stars to come


def _towards_stars(player: Player, stock: Stock) -> float:
    """Progress to the goals that have no star yet, in stars; the best of them count."""
    free = BOOK.limits.stars - len(player.stars)
    parts = sorted((_part(player, stock, goal) for goal in GOALS if goal not in player.stars), reverse=True)
    return float(sum(part**1.5 * (1.0 if n < free else SPARE) for n, part in enumerate(parts)))


GOALS = ("upgrades", "mechs", "structures", "recruits", "workers", "popularity", "power")


def _part(player: Player, stock: Stock, goal: str) -> float:
    need = BOOK.goals[goal].need
    if goal in ("upgrades", "mechs", "recruits"):
        return len(getattr(player, goal)) / need
    if goal in ("structures", "workers"):
        return float(getattr(stock, goal)) / need
    return (float(getattr(player, goal)) / need) ** 2


# ------------------------------------------------------------------------------------------ the engine


def _engine(player: Player, stock: Stock) -> float:
    """What mats, workers and resources will still bring."""
    total = STEP["upgrades"] * len(player.upgrades) + STEP["recruits"] * len(player.recruits)
    total += sum(MECHS.get(m, STEP["mechs"]) for m in player.mechs)
    total += STEP["structures"] * stock.structures
    total += STEP["workers"] * _fading(stock.workers, 0.88) + _sites(player, stock)
    total += 0.45 * _fading(player.power, 0.9) + 0.6 * _fading(len(player.hand), 0.8)
    total += 0.4 * player.popularity + 0.4 * _fading(min(2, max(0, player.coins)), 0.5)
    return total + (3.0 if player.factory else 0.0)


FIRST = 4.0
MECHS = {"riverwalk": STEP["mechs"] + FIRST, "speed": STEP["mechs"] + 1.5}
"""The mechs that open the board."""
SITE = 1.4
"""What a worker on a terrain whose yield is needed is worth; others beside it less."""


def _sites(player: Player, stock: Stock) -> float:
    """Workers where they will be of use: on what bottom-row actions still need, on villages for more."""
    needed = [
        BOOK.bottom[bottom].resource
        for bottom in BOOK.bottom
        if (found := _done(player, stock, bottom))[1] < found[2]
    ]
    if stock.workers < BOOK.limits.workers:
        needed.append("worker")
    count = ((BOOK.produces.get(terrain, ""), n) for terrain, n in stock.sites.items())
    return SITE * sum(_fading(n, 0.6) for good, n in count if good in needed)


@cache
def _fading(amount: int, keep: float) -> float:
    """Each further piece is worth a part of the one before."""
    return float(sum(keep**n for n in range(amount)))


def _readiness(player: Player, stock: Stock, left: float, promise: float) -> float:
    """Resources that the bottom-row actions still need, by what these would bring."""
    total = 0.0
    for bottom, resource, cost in _costs(player.mat):
        goal, done, most = _done(player, stock, bottom)
        have = stock.goods[resource]
        if done >= most or not have:
            continue
        gain = _benefit(player, goal, done, left, promise)
        need = cost - sum(1 for _, action in player.upgrades if action == bottom)
        share = READY * gain / need
        total += share * min(have, need) + 0.3 * share * min(need, max(0, have - need))
    return total


@cache
def _costs(mat: str) -> tuple[tuple[str, str, int], ...]:
    """Bottom-row action, its resource, its full cost."""
    return tuple((s.bottom, BOOK.bottom[s.bottom].resource, s.cost) for s in BOOK.mats[mat].section)


def _benefit(player: Player, goal: str, done: int, left: float, promise: float) -> float:
    """What a bottom-row action brings when its benefit was taken so often before."""
    first = FIRST if goal == "mechs" and "riverwalk" not in player.mechs else 0.0
    gain = left * (STEP[goal] + first) + 1.0
    if goal in player.stars:
        return gain
    most = BOOK.goals[goal].need
    return float(gain + SPARE * promise * (((done + 1) / most) ** 1.5 - (done / most) ** 1.5))


def _pending(view: ScytheState, stock: Stock, left: float, promise: float) -> float:
    """What the active seat has paid for and is about to get, so that paying does not look like a loss."""
    total = 0.0
    for step in view.stack:
        if bottom := BENEFITS.get(type(step)):
            goal, done, most = _done(view.me, stock, bottom)
            total += (done < most) * PENDING * _benefit(view.me, goal, done, left, promise)
        elif isinstance(step, GainResources) or (isinstance(step, Gain) and step.seat == view.active):
            total += 0.5 * step.amount
    return total


BENEFITS: dict[type, str] = {Upgrade: "upgrade", Deploy: "deploy", Build: "build", Enlist: "enlist"}
PENDING = 0.5
"""The part of a benefit that counts once it is paid for: no more than its resources did before."""


def _done(player: Player, stock: Stock, bottom: str) -> tuple[str, int, int]:
    """The goal of a bottom-row action, how often its benefit was taken, and how often it can be."""
    if bottom == "build":
        return "structures", stock.structures, BOOK.goals["structures"].need
    goal = {"upgrade": "upgrades", "deploy": "mechs", "enlist": "recruits"}[bottom]
    return goal, len(getattr(player, goal)), BOOK.goals[goal].need


# ------------------------------------------------------------------------------------------ own outlook


def _prospects(view: ScytheState, seat: Seat, left: float) -> float:
    """Own objectives and cards, and where the character could go next."""
    player = view.players[seat]
    total = left * 0.15 * sum(BOOK.combat[c] - 3 for c in player.hand if c != UNKNOWN)
    if "objective" not in player.stars or len(player.stars) < BOOK.limits.stars:
        total += 4.0 * max((_objective(view, seat, c) for c in player.objectives), default=0.0)
    return total + left * _outlook(view, seat, player)


def _objective(view: ScytheState, seat: Seat, card: str) -> float:
    """How far an objective is fulfilled, from 0 to 1."""
    parts = [
        1.0 if holds else min(0.9, have / need.min) if have < need.min else 0.3
        for need, have, holds in progress(view, seat, card)
    ]
    share = sum(parts) / len(parts)
    return share * share


def _outlook(view: ScytheState, seat: Seat, player: Player) -> float:
    """Nearness of the character to the Factory, before its card, and to an encounter."""
    here = BOOK.territories[view.at[f"character.{seat}"]].axial
    total = 0.0
    if not player.factory:
        total += 4.0 / (1 + distance(here, _factory()))
    near = min((distance(here, BOOK.territories[e].axial) for e in view.encounters), default=9)
    return total + 3.0 / (1 + near)


@cache
def _factory() -> tuple[int, int]:
    return next(t.axial for t in BOOK.territories.values() if t.terrain == "factory")
