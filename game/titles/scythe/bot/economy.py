"""What a seat's mats, workers and resources let it do next: rows, stars, yields."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import NamedTuple

from game.titles.scythe.bot.engine import fading
from game.titles.scythe.bot.sections import Row, payable
from game.titles.scythe.rules.abilities import of_mats
from game.titles.scythe.rules.ability_kinds import RepeatSection
from game.titles.scythe.rules.book import Book, Section
from game.titles.scythe.rules.state import RESOURCES, Goods, Player
from game.titles.scythe.rules.top import amount

COIN = 0.15
"""What a coin that an action brings makes it better."""
SURPLUS = 0.3
"""What resources beyond one action count for the one after it."""
USELESS = 0.25
"""What a worker's yield counts that no action needs."""
NEW_WORKER, FURTHER = 3.0, 0.7
"""What the third worker counts among the yields, and how much of that each further one."""
PRICE = {"power": 0.8, "popularity": 1.5, "coins": 0.8}
"""What Produce costs, in tokens."""
FETCHED = 0.5
"""What an idle worker counts beside a mech that can take it along."""
CREW = 5
"""Workers after which a further one does little but bring the star nearer."""
STEEP = 2.0
"""How much more the last points to a star count than the first."""
TRACK = 2.5
"""The same for the tracks."""
SPARE = 0.3
"""What the way to a star counts that will not be among one's six."""
BOTTOMS = {"upgrade": "upgrades", "deploy": "mechs", "enlist": "recruits"}


class Economy(NamedTuple):
    """The features of these names."""

    workers: float
    idle: float
    ready: float
    supplies: float
    yields: float
    near: float


class Workers(NamedTuple):
    """Of a seat on a territory; `fetched`: a mech stands with them."""

    terrain: str
    number: int
    fetched: bool


class Bottom(NamedTuple):
    """A bottom-row action of a mat as it is now: what it still needs."""

    section: Section
    resource: str
    cost: int
    left: int


@lru_cache(maxsize=1 << 15)
def economy(
    book: Book, player: Player, goods: Goods, workers: tuple[Workers, ...], structures: int, mill: str
) -> Economy:
    """Of a seat. `workers`: place by place; `mill`: the terrain of its Mill."""
    out = sum(group.number for group in workers)
    bottoms = _bottoms(book, player, structures)
    yields, found = _yields(book, player, goods, workers, out, bottoms, mill)
    return Economy(
        fading(min(out, CREW), 0.75) + 0.05 * max(0, out - CREW),
        _idle(book, workers, out, bottoms),
        _ready(book, player, goods, bottoms, found),
        _supplies(goods, bottoms),
        yields,
        _near(book, player, out, structures),
    )


def _bottoms(book: Book, player: Player, structures: int) -> list[Bottom]:
    """Those that still bring more than coins."""
    found = []
    for section in book.mats[player.mat].section:
        bottom = section.bottom
        done = structures if bottom == "build" else len(getattr(player, BOTTOMS[bottom]))
        left = book.goals[BOTTOMS.get(bottom, "structures")].need - done
        if left > 0:
            cost = section.cost - sum(action == bottom for _, action in player.upgrades)
            found.append(Bottom(section, book.bottom[bottom].resource, cost, left))
    return found


def _idle(book: Book, workers: tuple[Workers, ...], out: int, bottoms: list[Bottom]) -> float:
    """Workers that only hold together what one of them would hold."""
    needed = {bottom.resource for bottom in bottoms} | ({"worker"} if out < book.limits.workers else set())
    return sum(
        (number - 1) * (FETCHED if fetched else 1.0)
        for terrain, number, fetched in workers
        if book.produces.get(terrain) not in needed
    )


def _ready(
    book: Book, player: Player, goods: Goods, bottoms: list[Bottom], found: Mapping[str, int]
) -> float:
    """What bottom rows of the next turns would bring. `found`: tokens of a Produce."""
    sections, open_ = book.mats[player.mat].section, {bottom.section.id: bottom for bottom in bottoms}
    trade = _brings(book, player, "trade", "resources")
    rows = tuple(_row(section, open_.get(section.id), found, trade) for section in sections)
    last = next((n for n, section in enumerate(sections) if section.id == player.section), None)
    left = tuple(bottom.left if (bottom := open_.get(section.id)) else 0 for section in sections)
    stock = tuple(goods.of(kind) for kind in RESOURCES)
    return payable(rows, stock, left, last, _repeats(book, player.faction))


def _brings(book: Book, player: Player, action: str, gain: str) -> int:
    """How much an alternative of a top-row action gives a seat."""
    return next(amount(player, option) for option in book.top[action].option if option.gain == gain)


def _row(section: Section, bottom: Bottom | None, found: Mapping[str, int], trade: int) -> Row:
    tokens = tuple(found.get(kind, 0) for kind in RESOURCES) if section.top == "produce" else ()
    any_kind = trade if section.top == "trade" else 0
    if bottom is None:
        return Row(tokens, any_kind)
    worth = 1.0 + COIN * section.coins
    return Row(tokens, any_kind, RESOURCES.index(bottom.resource), bottom.cost, worth)


@cache
def _repeats(book: Book, faction: str) -> bool:
    return any(isinstance(ability, RepeatSection) for ability in of_mats(book, faction, ()))


def _supplies(goods: Goods, bottoms: list[Bottom]) -> float:
    """Shares of what bottom-row actions cost that are there."""
    total = 0.0
    for _, resource, cost, left in bottoms:
        if have := goods.of(resource) / cost:
            total += min(1.0, have) + SURPLUS * min(left - 1.0, max(0.0, have - 1.0))
    return total


def _yields(
    book: Book,
    player: Player,
    goods: Goods,
    workers: tuple[Workers, ...],
    out: int,
    bottoms: list[Bottom],
    mill: str,
) -> tuple[float, dict[str, int]]:
    """Tokens of a Produce that are of use, and how many of each resource."""
    needed = {b.resource: b.cost * b.left - goods.of(b.resource) for b in bottoms}
    room = book.limits.workers - out
    found = []
    for terrain, number, _ in (*workers, Workers(mill, 1, False)) if mill else workers:
        good = book.produces.get(terrain, "")
        if good == "worker":
            worth = NEW_WORKER * FURTHER ** (out - 2) * fading(min(number, room), FURTHER)
            found.append((worth, good, 0))
        elif good:
            some = max(0, min(number, needed.get(good, 0)))
            found.append((some + USELESS * (number - some), good, number))
    most = _brings(book, player, "produce", "territories")
    found.sort(reverse=True)
    tokens: dict[str, int] = {}
    for _, good, number in found[:most]:
        if number:
            tokens[good] = tokens.get(good, 0) + number
    worth = sum(f[0] for f in found[:most]) + 0.3 * sum(f[0] for f in found[most:])
    if not _affords(book, player, out):
        return 0.3 * worth, {}
    return max(0.3 * worth, worth - _dear(book, out)), tokens


def _affords(book: Book, player: Player, out: int) -> bool:
    """Whether a seat can pay for a Produce with so many workers."""
    paid = book.rectangles[: out - book.limits.start_workers]
    return all(getattr(player, item) >= amount for box in paid for item, amount in box.cost.items())


@cache
def _dear(book: Book, out: int) -> float:
    """What a Produce costs with so many workers, in tokens."""
    paid = book.rectangles[: out - book.limits.start_workers]
    return sum(PRICE[item] * amount for box in paid for item, amount in box.cost.items())


def _near(book: Book, player: Player, out: int, structures: int) -> float:
    """The way to the stars that come next, as shares of a star."""
    free = book.limits.stars - len(player.stars)
    parts = sorted(_parts(book, player, out, structures), reverse=True)
    return sum(parts[:free]) + SPARE * sum(parts[free:])


def _parts(book: Book, player: Player, out: int, structures: int) -> list[float]:
    have: Mapping[str, int] = {
        "upgrades": len(player.upgrades),
        "mechs": len(player.mechs),
        "structures": structures,
        "recruits": len(player.recruits),
        "workers": out,
    }
    parts = [(n / book.goals[g].need) ** STEEP for g, n in have.items() if g not in player.stars]
    tracks = (("power", player.power), ("popularity", player.popularity))
    return parts + [(n / book.goals[g].need) ** TRACK for g, n in tracks if g not in player.stars]
