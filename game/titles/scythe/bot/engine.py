"""What a seat's mats, workers and resources will still bring: stars to come, actions that are paid for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache

import msgspec

from game.engine.model import Seat
from game.titles.scythe.rules.book import Book
from game.titles.scythe.rules.build import Build
from game.titles.scythe.rules.control import HOME_BASE, holders, resources
from game.titles.scythe.rules.deploy import Deploy
from game.titles.scythe.rules.enlist import Enlist
from game.titles.scythe.rules.gains import Gain
from game.titles.scythe.rules.scoring import encounter_coins, in_the_end, territories_of_all
from game.titles.scythe.rules.state import Goods, Player, ScytheState, is_fighter, owner
from game.titles.scythe.rules.trade import GainResources
from game.titles.scythe.rules.upgrade import Upgrade
from game.titles.scythe.rules.ways import LAKE

STEP = {"upgrades": 4.6, "mechs": 4.5, "structures": 4.0, "recruits": 4.5, "workers": 2.6}
"""What one more of a kind does for the rest of the game."""
FIRST = 4.0
MECHS = {"riverwalk": STEP["mechs"] + FIRST, "speed": STEP["mechs"] + 1.5}
"""The mechs that open the board."""
SPARE = 0.4
"""What progress to a star counts that is not among the nearest ones still free."""
READY = 0.6
"""What a resource that a bottom-row action needs is worth: this part of its share in what that brings."""
PENDING = 0.6
"""The part of a benefit that counts once it is paid for: no more than its resources did before."""
SITE, BESIDE = 1.8, 0.7
"""What a worker on a terrain whose yield is needed is worth, and how much of that each further one."""
AWAY = 1.0
"""What a character or mech is worth out on the map more than at home."""
FRONT, POST = 1.2, 2
"""What it is worth more where it can go on to further territories, and for how many on one place."""
VILLAGE, CROWD = 1.2, 5
"""How much more a worker on a village is worth before there are so many."""
POWER, ARMED = 0.45, 0.5
"""What a point of power is worth, and how much of that is left in the end: whoever has none is driven off."""
POPULARITY = 1.2
"""What a point is worth for the stars and territories that are still to come."""
TRACK = 1.6
"""How much more the last points of a track count for its star than the first."""
TOKEN = 1.5
"""What a flag or an armed trap is worth besides the territory that it may count for."""
FACTORY = 6.0
"""What a Factory card is worth."""
GOALS = ("upgrades", "mechs", "structures", "recruits", "workers", "popularity", "power")
BENEFITS: dict[type, str] = {Upgrade: "upgrade", Deploy: "deploy", Build: "build", Enlist: "enlist"}
"""Steps that give what a bottom-row action has paid for."""


class Stock(msgspec.Struct, frozen=True):
    """What a seat has on the board; `away`: fighters that have left home; `front`: those of them beside
    territories that others hold or nobody; `sites`: terrain and how many workers stand there; `tokens`: flags
    and armed traps; `bonus`: coins of the end for what it holds."""

    workers: int
    structures: int
    lands: int
    away: int
    front: int
    goods: Goods
    sites: tuple[tuple[str, int], ...]
    tokens: int = 0
    bonus: int = 0


def stocks(view: ScytheState) -> list[Stock]:
    """One look at the board for all seats."""
    by = holders(view)
    sites = _workers(view)
    away, front = _posts(view, by)
    lands, end = territories_of_all(view), in_the_end(view)
    built = [owner(building) for building in view.buildings]
    return [
        Stock(
            workers=sum(sites[s].values()),
            structures=built.count(s),
            lands=lands[s],
            away=away[s],
            front=front[s],
            goods=resources(view, s, end),
            sites=tuple(sorted(sites[s].items())),
            tokens=_tokens(view, s),
            bonus=encounter_coins(view, s),
        )
        for s in range(view.seats)
    ]


def _workers(view: ScytheState) -> list[dict[str, int]]:
    """On which terrain how many workers of each seat stand; those aboard an airship, over which they are."""
    sites: list[dict[str, int]] = [{} for _ in range(view.seats)]
    lands = view.book.territories
    for unit, place in view.at.items():
        if not is_fighter(unit):
            seat, terrain = owner(unit), lands[view.airships.get(place, place)].terrain
            sites[seat][terrain] = sites[seat].get(terrain, 0) + 1
    return sites


def _posts(view: ScytheState, by: Mapping[str, Seat]) -> tuple[list[int], list[int]]:
    """How many fighters of each seat have left home, and how many of those can go on further."""
    away, front = [0] * view.seats, [0] * view.seats
    posts = Counter((owner(unit), place) for unit, place in view.at.items() if is_fighter(unit))
    lands, around = view.book.territories, _around(view.book)
    for (seat, place), fighters in posts.items():
        if lands[place].terrain != HOME_BASE:
            away[seat] += fighters
            front[seat] += min(POST, fighters) * any(by.get(n, -1) != seat for n in around[place])
    return away, front


def _tokens(view: ScytheState, seat: Seat) -> int:
    """Flags and armed traps of a seat."""
    traps = sum(trap.armed and trap.seat == seat for trap in view.traps.values())
    return traps + list(view.flags.values()).count(seat)


@cache
def _around(book: Book) -> Mapping[str, tuple[str, ...]]:
    """Place -> the territories beside it that units can hold without more ado."""
    easy = {place for place, t in book.territories.items() if t.terrain not in (HOME_BASE, LAKE)}
    return {place: tuple(n for n in t.neighbours if n in easy) for place, t in book.territories.items()}


@lru_cache(maxsize=1 << 14)
def to_come(book: Book, player: Player, stock: Stock, left: float, star: float) -> float:
    """Stars on the way, resources kept for actions, and the engine. `left`: how much of the game is still to
    come; `star`: coins for the promise of one. In one's own turn hardly anything of others changes."""
    armed = max(left, ARMED) if left else 0.0
    ready = FRONT * stock.front if left else 0.0
    total = ready + star * _towards_stars(book, player, stock) + POWER * armed * fading(player.power, 0.9)
    return total + _readiness(book, player, stock, left, star) + left * _engine(book, player, stock)


# ------------------------------------------------------------------------------------------ stars to come


def _towards_stars(book: Book, player: Player, stock: Stock) -> float:
    """Progress to the goals that have no star yet, in stars; the best of them count."""
    free = book.limits.stars - len(player.stars)
    parts = sorted(
        (_part(book, player, stock, goal) for goal in GOALS if goal not in player.stars), reverse=True
    )
    return float(sum(part**1.5 * (1.0 if n < free else SPARE) for n, part in enumerate(parts)))


def _part(book: Book, player: Player, stock: Stock, goal: str) -> float:
    need = book.goals[goal].need
    if goal in ("upgrades", "mechs", "recruits"):
        return len(getattr(player, goal)) / need
    if goal in ("structures", "workers"):
        return float(getattr(stock, goal)) / need
    return float((getattr(player, goal) / need) ** TRACK)


# ------------------------------------------------------------------------------------------ the engine


def _engine(book: Book, player: Player, stock: Stock) -> float:
    """What mats, workers and resources will still bring."""
    total = STEP["upgrades"] * len(player.upgrades) + STEP["recruits"] * len(player.recruits)
    total += sum(MECHS.get(m, STEP["mechs"]) for m in player.mechs)
    total += STEP["structures"] * stock.structures
    total += STEP["workers"] * fading(stock.workers, 0.88) + _sites(book, player, stock)
    total += AWAY * stock.away + 0.6 * fading(len(player.hand), 0.8)
    total += POPULARITY * player.popularity + 0.4 * fading(min(2, max(0, player.coins)), 0.5)
    return total + TOKEN * stock.tokens + (FACTORY if player.factory else 0.0)


def _sites(book: Book, player: Player, stock: Stock) -> float:
    """Workers where they will be of use: on what bottom-row actions still need, on villages for more."""
    done = (
        (resource, *_done(book, player, stock, bottom)) for bottom, resource, _ in _costs(book, player.mat)
    )
    needed = [resource for resource, _, taken, most in done if taken < most]
    total = 0.0
    for terrain, workers in stock.sites:
        good = book.produces.get(terrain, "")
        if good == "worker" and stock.workers < book.workers:
            total += (SITE + VILLAGE * (stock.workers < CROWD)) * fading(workers, BESIDE)
        elif good in needed:
            total += SITE * fading(workers, BESIDE)
    return total


@cache
def fading(amount: int, keep: float) -> float:
    """Each further piece is worth a part of the one before."""
    return float(sum(keep**n for n in range(amount)))


def _readiness(book: Book, player: Player, stock: Stock, left: float, star: float) -> float:
    """Resources that the bottom-row actions still need, by what these would bring."""
    total = 0.0
    for bottom, resource, cost in _costs(book, player.mat):
        goal, done, most = _done(book, player, stock, bottom)
        have = stock.goods.of(resource)
        if done >= most or not have:
            continue
        gain = _benefit(book, player, goal, done, left, star)
        need = cost - sum(1 for _, action in player.upgrades if action == bottom)
        share = READY * gain / need
        total += share * min(have, need) + 0.3 * share * min(need, max(0, have - need))
    return total


@cache
def _costs(book: Book, mat: str) -> tuple[tuple[str, str, int], ...]:
    """Bottom-row action, its resource, its full cost."""
    return tuple((s.bottom, book.bottom[s.bottom].resource, s.cost) for s in book.mats[mat].section)


def _benefit(book: Book, player: Player, goal: str, done: int, left: float, star: float) -> float:
    """What a bottom-row action brings when its benefit was taken so often before."""
    first = FIRST if goal == "mechs" and "riverwalk" not in player.mechs else 0.0
    gain = left * (STEP[goal] + first) + 1.0
    if goal in player.stars:
        return gain
    most = book.goals[goal].need
    return float(gain + SPARE * star * (((done + 1) / most) ** 1.5 - (done / most) ** 1.5))


def pending(view: ScytheState, stock: Stock, left: float, star: float) -> float:
    """What the active seat has paid for and is about to get, so that paying does not look like a loss."""
    return sum(_awaited(view, stock, left, star))


def _awaited(view: ScytheState, stock: Stock, left: float, star: float) -> Iterator[float]:
    for step in view.stack:
        if bottom := BENEFITS.get(type(step)):
            goal, done, most = _done(view.book, view.me, stock, bottom)
            yield (done < most) * PENDING * _benefit(view.book, view.me, goal, done, left, star)
        elif isinstance(step, GainResources) or (isinstance(step, Gain) and step.seat == view.active):
            yield 0.5 * step.amount


def _done(book: Book, player: Player, stock: Stock, bottom: str) -> tuple[str, int, int]:
    """The goal of a bottom-row action, how often its benefit was taken, and how often it can be."""
    if bottom == "build":
        return "structures", stock.structures, book.goals["structures"].need
    goal = {"upgrade": "upgrades", "deploy": "mechs", "enlist": "recruits"}[bottom]
    return goal, len(getattr(player, goal)), book.goals[goal].need
