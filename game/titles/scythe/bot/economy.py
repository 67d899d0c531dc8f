"""What a seat's mats, workers and resources let it do next: rows, stars, yields."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import NamedTuple

from game.titles.scythe.bot.engine import fading
from game.titles.scythe.rules.abilities import of_mats
from game.titles.scythe.rules.ability_kinds import RepeatSection
from game.titles.scythe.rules.book import Book, Section
from game.titles.scythe.rules.state import Goods, Player

RANKS = (1.0, 0.5, 0.25, 0.1)
"""Of several bottom-row actions that could be taken next: only one will be, the others later."""
COIN = 0.15
"""What a coin that an action brings makes it better."""
SURPLUS = 0.3
"""What resources beyond one action count for the one after it."""
USELESS = 0.25
"""What a worker's yield counts that no action needs."""
NEW_WORKER, FURTHER = 4.0, 0.8
"""What the third worker counts among the yields, and how much of that each further one."""
STEEP = 1.5
"""How much more the last points to a star count than the first."""
TRACK = 2.5
"""The same for the tracks."""
SPARE = 0.3
"""What the way to a star counts that will not be among one's six."""
BOTTOMS = {"upgrade": "upgrades", "deploy": "mechs", "enlist": "recruits"}


class Economy(NamedTuple):
    """See the features of these names."""

    ready: float
    supplies: float
    yields: float
    near: float
    workers: float


class Bottom(NamedTuple):
    """A bottom-row action of a mat as it is now: what it still needs."""

    section: Section
    resource: str
    cost: int
    left: int


@lru_cache(maxsize=1 << 15)
def economy(
    book: Book, player: Player, goods: Goods, workers: tuple[tuple[str, int], ...], structures: int, mill: str
) -> Economy:
    """Of a seat. `workers`: terrain and how many, place by place; `mill`: the terrain of its Mill."""
    out = sum(number for _, number in workers)
    bottoms = _bottoms(book, player, structures)
    return Economy(
        _ready(book, player, goods, bottoms),
        _supplies(goods, bottoms),
        _yields(book, player, goods, workers, out, bottoms, mill),
        _near(book, player, out, structures),
        fading(out, 0.8),
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


def _ready(book: Book, player: Player, goods: Goods, bottoms: list[Bottom]) -> float:
    """Bottom-row actions that could be paid for next turn, the best one first."""
    free = _repeats(book, player.faction)
    worths = sorted(
        (
            1.0 + COIN * bottom.section.coins + (bottom.left == 1)
            for bottom in bottoms
            if goods.of(bottom.resource) >= bottom.cost and (free or bottom.section.id != player.section)
        ),
        reverse=True,
    )
    return sum(rank * worth for rank, worth in zip(RANKS, worths, strict=False))


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
    workers: tuple[tuple[str, int], ...],
    out: int,
    bottoms: list[Bottom],
    mill: str,
) -> float:
    """Tokens of a Produce that are of use."""
    needed = {b.resource: b.cost * b.left - goods.of(b.resource) for b in bottoms}
    room = book.limits.workers - out
    found = []
    for terrain, number in (*workers, (mill, 1)) if mill else workers:
        good = book.produces.get(terrain, "")
        if good == "worker":
            some = min(number, room)
            found.append(NEW_WORKER * FURTHER ** (out - 2) * fading(some, FURTHER))
        elif good:
            some = max(0, min(number, needed.get(good, 0)))
            found.append(some + USELESS * (number - some))
    most = 3 if any(box == "produce_territories" for box, _ in player.upgrades) else 2
    found.sort(reverse=True)
    return sum(found[:most]) + 0.3 * sum(found[most:])


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
