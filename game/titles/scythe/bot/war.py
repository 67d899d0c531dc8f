"""What fighters risk and what they could win, before anybody selects power: by what is open to see."""

from __future__ import annotations

from typing import NamedTuple

from game.engine.model import Seat
from game.titles.scythe.bot.ground import Ground, Memos
from game.titles.scythe.rules.control import contested, opposing, own_at
from game.titles.scythe.rules.state import Player, ScytheState, is_fighter, owner

CARD = 3.0
"""Power of a combat card, about the mean of the deck."""
FIRM = 0.16
"""How much surer a point of power more makes a combat."""
STAR, LAND = 7.0, 2.0
"""What a combat won is worth in coins: its star, and the territory."""
HOME = 3.5
"""What a fighter that must go home has lost: the turns of its way."""
WORKER = 1.2
"""What a worker that must go home has lost."""
GOODS = 0.7
"""What a resource that changes hands is worth."""
BLAME = 2.0
"""What a point of popularity is worth that driving a worker off costs."""
COST = 1.5
"""What a combat costs in power and cards."""
BOLD = 0.5
"""How likely others attack where it pays."""


class War(NamedTuple):
    """See the features of these names, in coins."""

    fights: float
    risk: float
    targets: float


def strength(player: Player, fighters: int, dial: int) -> float:
    """About the most power that a seat can select with so many fighters in a combat."""
    return min(player.power, dial) + CARD * min(len(player.hand), fighters)


def chance(own: float, other: float) -> float:
    """How likely the attacker wins with so much against so much."""
    if not other:
        return 1.0
    return min(0.95, max(0.05, 0.55 + FIRM / 2 * (own - other)))


def war(state: ScytheState, seat: Seat, board: Ground, lying: Memos) -> War:
    """Of a seat."""
    key = ("war", seat, *((p.power, len(p.hand), p.stars.count("combat")) for p in state.players))
    found = lying.get(key)
    if found is None:
        fights = _pending(state, seat) if board.contested and seat == state.active else 0.0
        found = lying[key] = War(fights, _risk(state, seat, board), _targets(state, seat, board))
    return found


def _star(player: Player) -> float:
    """What a combat's star is worth to a player."""
    return STAR if player.stars.count("combat") < 2 else 0.0


def _gain(state: ScytheState, attacker: Seat, workers: int, goods: int) -> float:
    """What the attacker of a place wins."""
    return _star(state.players[attacker]) + LAND + GOODS * goods - BLAME * workers


def _pending(state: ScytheState, seat: Seat) -> float:
    """Combats that have begun or will when all have moved: what they bring on average."""
    total = 0.0
    for place in contested(state):
        others = opposing(state, seat, place)
        fighters = [unit for unit in others if is_fighter(unit)]
        own = own_at(state, seat, place)
        mine = sum(map(is_fighter, own))
        rival, me = state.players[owner(fighters[0])], state.players[seat]
        dial = state.book.limits.dial
        odds = chance(strength(me, mine, dial), strength(rival, len(fighters), dial))
        goods = state.goods[place].total if place in state.goods else 0
        gain = _gain(state, seat, len(others) - len(fighters), goods)
        loss = HOME * mine + WORKER * (len(own) - mine)
        total += odds * gain - (1 - odds) * loss - COST
    return total


def _risk(state: ScytheState, seat: Seat, board: Ground) -> float:
    """What others could take with their next turns."""
    total = 0.0
    own = board.sides[seat]
    for other, side in enumerate(board.sides):
        if other == seat:
            continue
        ways = board.reach(state, other)
        for place, fighters in own.fighters.items():
            attackers = sum(n for start, n in side.fighters.items() if place in ways[start])
            if attackers:
                total += _danger(state, seat, other, place, (attackers, fighters), own.workers.get(place, 0))
        for place, workers in own.workers.items():
            if place not in own.fighters and any(place in ways[start] for start in side.fighters):
                total += _robbed(state, place, workers)
    return total


def _robbed(state: ScytheState, place: str, workers: int) -> float:
    """What a fighter that comes would cost workers that stand alone, where that pays for its seat."""
    goods = state.goods[place].total if place in state.goods else 0
    pays = LAND + GOODS * goods - BLAME * workers
    return BOLD * (WORKER * workers + GOODS * goods + LAND) if pays > 0 else 0.0


def _danger(
    state: ScytheState, seat: Seat, other: Seat, place: str, fighters: tuple[int, int], workers: int
) -> float:
    """What an attack of another seat on a place would cost, as likely as it is."""
    me, rival, dial = state.players[seat], state.players[other], state.book.limits.dial
    odds = chance(strength(rival, min(2, fighters[0]), dial), strength(me, fighters[1], dial))
    goods = state.goods[place].total if place in state.goods else 0
    pays = odds * _gain(state, other, workers, goods) - (1 - odds) * HOME - COST
    if pays <= 0:
        return 0.0
    return BOLD * odds * (HOME * fighters[1] + WORKER * workers + GOODS * goods + LAND)


def _targets(state: ScytheState, seat: Seat, board: Ground) -> float:
    """The best attack that the seat could make with its next turn."""
    best, me, dial = 0.0, state.players[seat], state.book.limits.dial
    if not _star(me) or not me.power:
        return 0.0
    ways = board.reach(state, seat)
    own = board.sides[seat].fighters
    for other, side in enumerate(board.sides):
        if other == seat:
            continue
        for place, fighters in side.fighters.items():
            attackers = sum(n for start, n in own.items() if place in ways[start])
            if not attackers:
                continue
            odds = chance(
                strength(me, min(2, attackers), dial), strength(state.players[other], fighters, dial)
            )
            goods = state.goods[place].total if place in state.goods else 0
            gain = _gain(state, seat, side.workers.get(place, 0), goods)
            best = max(best, odds * gain - (1 - odds) * HOME - COST)
    return best
