"""The next rows, stars and yields that a seat's mats, workers and resources allow."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import NamedTuple

from game.engine.arithmetic import float_sum
from game.titles.scythe.bot.sections import Row, payable
from game.titles.scythe.rules.actions.build import Build
from game.titles.scythe.rules.actions.deploy import Deploy
from game.titles.scythe.rules.actions.enlist import Enlist
from game.titles.scythe.rules.actions.upgrade import Upgrade
from game.titles.scythe.rules.content.ability_kinds import RepeatSection
from game.titles.scythe.rules.content.book import Book, Section
from game.titles.scythe.rules.state.abilities import of_mats
from game.titles.scythe.rules.state.state import RESOURCES, Goods, Player
from game.titles.scythe.rules.turn.top import amount

BENEFITS: dict[type, str] = {Upgrade: "upgrade", Deploy: "deploy", Build: "build", Enlist: "enlist"}
"""The benefits of bottom-row actions, by the step that gives them."""
PER_COIN = 0.15
"""The value that each coin an action gives adds to it."""
SURPLUS_FACTOR = 0.3
"""The value of resources beyond the next action, relative to those it needs."""
USELESS_YIELD = 0.25
"""The value of a worker's yield that no action needs."""
NEW_WORKER, FURTHER = 3.0, 0.7
"""The value of the third worker as a yield, and the factor for each further one."""
PRICE = {"power": 0.8, "popularity": 1.5, "coins": 0.8}
"""The value of what Produce costs, in resource tokens."""
CARRIED_WORKER = 0.5
"""The value of an idle worker beside a mech that can carry it."""
ENOUGH_WORKERS = 5
"""The number of workers beyond which another one mainly brings the star nearer."""
LAST_POINTS_FACTOR = 2.0
"""The weight of the last points towards a star compared with the first."""
TRACK_FACTOR = 2.5
"""The same for the tracks."""
EXTRA_STAR_FACTOR = 0.3
"""The value of progress towards a star that won't be among the seat's six."""
TRACKS = ("power", "popularity")
BOTTOMS = {"upgrade": "upgrades", "deploy": "mechs", "build": "structures", "enlist": "recruits"}

Upgrades = tuple[tuple[str, str], ...]
"""The technology cubes that a player has moved."""


class Economy(NamedTuple):
    """The economic features of a seat, by name."""

    workers: float
    idle: float
    ready: float
    supplies: float
    yields: float
    near: float


class Workers(NamedTuple):
    """A seat's workers on a territory.

    fetched: True if a mech is with them
    """

    terrain: str
    number: int
    fetched: bool


class Mats(NamedTuple):
    """The state of a seat's mats on which rows depend.

    mechs, recruits: their numbers
    """

    mat: str
    faction: str
    section: str
    upgrades: Upgrades
    mechs: int
    recruits: int
    structures: int


class Reached(NamedTuple):
    """A seat's progress towards each star that is reached step by step."""

    upgrades: int
    mechs: int
    structures: int
    recruits: int
    workers: int
    power: int
    popularity: int


class Bottom(NamedTuple):
    """A bottom-row action in its current state, and what it still needs."""

    section: Section
    resource: str
    cost: int
    left: int


@lru_cache(maxsize=1 << 15)
def economy(
    book: Book, player: Player, goods: Goods, workers: tuple[Workers, ...], structures: int, mill: str
) -> Economy:
    """Return the economic features of a seat.

    workers: by place
    mill: the terrain of its Mill
    """
    out, mechs, recruits = sum([group.number for group in workers]), len(player.mechs), len(player.recruits)
    mats = Mats(player.mat, player.faction, player.section, player.upgrades, mechs, recruits, structures)
    cubes = len(player.upgrades)
    reached = Reached(cubes, mechs, structures, recruits, out, player.power, player.popularity)
    idle, ready, supplies, yields = _rows(book, mats, goods, workers, mill, _affords(book, player, out))
    able = fading(min(out, ENOUGH_WORKERS), 0.75) + 0.05 * max(0, out - ENOUGH_WORKERS)
    return Economy(able, idle, ready, supplies, yields, _near(book, (*player.stars, *player.due), reached))


@lru_cache(maxsize=1 << 14)
def _rows(
    book: Book, mats: Mats, goods: Goods, workers: tuple[Workers, ...], mill: str, affords: bool
) -> tuple[float, float, float, float]:
    """Return the features from idle workers to yields. `affords`: whether the seat can pay for a Produce."""
    out = sum([group.number for group in workers])
    bottoms = _bottoms(book, mats)
    yields, found = _yields(book, mats, goods, workers, out, bottoms, mill, affords)
    ready = _ready(book, mats, goods, bottoms, found)
    return _idle(book, workers, out, bottoms), ready, _supplies(goods, bottoms), yields


def _bottoms(book: Book, mats: Mats) -> list[Bottom]:
    """Return the bottom-row actions that still give more than coins."""
    found = []
    done = {
        "upgrade": len(mats.upgrades),
        "deploy": mats.mechs,
        "build": mats.structures,
        "enlist": mats.recruits,
    }
    for section in book.mats[mats.mat].section:
        bottom = section.bottom
        left = book.goals[BOTTOMS[bottom]].need - done[bottom]
        if left > 0:
            cost = section.cost - sum(action == bottom for _, action in mats.upgrades)
            found.append(Bottom(section, book.bottom[bottom].resource, cost, left))
    return found


def _idle(book: Book, workers: tuple[Workers, ...], out: int, bottoms: list[Bottom]) -> float:
    """Return the number of workers that together hold what one of them could hold."""
    needed = {bottom.resource for bottom in bottoms} | ({"worker"} if out < book.workers else set())
    return float_sum(
        (number - 1) * (CARRIED_WORKER if fetched else 1.0)
        for terrain, number, fetched in workers
        if book.produces.get(terrain) not in needed
    )


def _ready(book: Book, mats: Mats, goods: Goods, bottoms: list[Bottom], found: Mapping[str, int]) -> float:
    """Return the value of the next turns' bottom rows.

    found: the tokens of a Produce
    """
    sections, open_ = book.mats[mats.mat].section, {bottom.section.id: bottom for bottom in bottoms}
    trade = _brings(book, mats.upgrades, "trade", "resources")
    rows = tuple([_row(section, open_.get(section.id), found, trade) for section in sections])
    last = next((n for n, section in enumerate(sections) if section.id == mats.section), None)
    left = tuple([bottom.left if (bottom := open_.get(section.id)) else 0 for section in sections])
    stock = tuple([goods.of(kind) for kind in RESOURCES])
    return payable(rows, stock, left, last, _repeats(book, mats.faction))


@lru_cache(maxsize=1 << 10)
def _brings(book: Book, upgrades: Upgrades, action: str, gain: str) -> int:
    """Return how much of `gain` an alternative of a top-row action gives."""
    return next(amount(upgrades, option) for option in book.top[action].option if option.gain == gain)


def _row(section: Section, bottom: Bottom | None, found: Mapping[str, int], trade: int) -> Row:
    tokens = tuple([found.get(kind, 0) for kind in RESOURCES]) if section.top == "produce" else ()
    any_kind = trade if section.top == "trade" else 0
    if bottom is None:
        return Row(tokens, any_kind)
    worth = 1.0 + PER_COIN * section.coins
    return Row(tokens, any_kind, RESOURCES.index(bottom.resource), bottom.cost, worth)


@cache
def _repeats(book: Book, faction: str) -> bool:
    return any(isinstance(ability, RepeatSection) for ability in of_mats(book, faction, ()))


def _supplies(goods: Goods, bottoms: list[Bottom]) -> float:
    """Return how much of the bottom-row actions' costs is available, as a sum of shares."""
    total = 0.0
    for _, resource, cost, left in bottoms:
        if have := goods.of(resource) / cost:
            total += min(1.0, have) + SURPLUS_FACTOR * min(left - 1.0, max(0.0, have - 1.0))
    return total


def _yields(
    book: Book,
    mats: Mats,
    goods: Goods,
    workers: tuple[Workers, ...],
    out: int,
    bottoms: list[Bottom],
    mill: str,
    affords: bool,
) -> tuple[float, dict[str, int]]:
    """Return the useful tokens of a Produce, and the number of each resource."""
    needed = {b.resource: b.cost * b.left - goods.of(b.resource) for b in bottoms}
    room = book.workers - out
    found = []
    for terrain, number, _ in (*workers, Workers(mill, 1, False)) if mill else workers:
        good = book.produces.get(terrain, "")
        if good == "worker":
            worth = NEW_WORKER * FURTHER ** (out - 2) * fading(min(number, room), FURTHER)
            found.append((worth, good, 0))
        elif good:
            some = max(0, min(number, needed.get(good, 0)))
            found.append((some + USELESS_YIELD * (number - some), good, number))
    most = _brings(book, mats.upgrades, "produce", "territories")
    found.sort(reverse=True)
    tokens: dict[str, int] = {}
    for _, good, number in found[:most]:
        if number:
            tokens[good] = tokens.get(good, 0) + number
    worth = float_sum(f[0] for f in found[:most]) + 0.3 * float_sum(f[0] for f in found[most:])
    if not affords:
        return 0.3 * worth, {}
    return max(0.3 * worth, worth - _dear(book, out)), tokens


def _affords(book: Book, player: Player, out: int) -> bool:
    """Return whether a seat can pay for a Produce with this number of workers."""
    paid = book.rectangles[: out - book.start_workers]
    return all(getattr(player, item) >= amount for box in paid for item, amount in box.cost.items())


@cache
def _dear(book: Book, out: int) -> float:
    """Return the cost of a Produce with this many workers, in tokens."""
    paid = book.rectangles[: out - book.start_workers]
    return float_sum(PRICE[item] * amount for box in paid for item, amount in box.cost.items())


@lru_cache(maxsize=1 << 12)
def _near(book: Book, stars: tuple[str, ...], reached: Reached) -> float:
    """Return the stars placed or due and the progress towards the next ones, as shares of a star.

    A star counts on once it is placed; otherwise placing it would lose what the way to it was worth.
    """
    free = max(0, book.limits.stars - len(stars))
    parts = [
        float((n / book.goals[goal].need) ** (TRACK_FACTOR if goal in TRACKS else LAST_POINTS_FACTOR))
        for goal, n in zip(Reached._fields, reached, strict=True)
        if goal not in stars
    ]
    parts.sort(reverse=True)
    return len(stars) + float_sum(parts[:free]) + EXTRA_STAR_FACTOR * float_sum(parts[free:])


@cache
def fading(amount: int, keep: float) -> float:
    """Return a sum in which each further piece counts `keep` times the one before."""
    return float(sum(keep**n for n in range(amount)))
