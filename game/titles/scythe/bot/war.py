"""What fighters risk and what they could win, before anybody selects power: by what is open to see."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from game.engine.model import Seat
from game.titles.scythe.bot.ground import Ground, Memos, Side
from game.titles.scythe.rules.actions.gains import has_room
from game.titles.scythe.rules.state.control import contested, opposing, own_at
from game.titles.scythe.rules.state.state import Player, ScytheState, is_fighter, owner

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


QUIET = War(0.0, 0.0, 0.0)


class Attack(NamedTuple):
    """One that the board allows against or by another seat: how many attack, and how many stand there."""

    seat: Seat
    place: str
    attackers: int
    fighters: int
    workers: int


class Front(NamedTuple):
    """What the board allows, whatever power a seat has.

    threats  attacks of others
    targets  attacks on others
    """

    threats: tuple[Attack, ...]
    targets: tuple[Attack, ...]


def strength(player: Player, fighters: int, dial: int) -> float:
    """About the most power that a seat can select with so many fighters in a combat."""
    return min(player.power, dial) + CARD * min(len(player.hand), fighters)


def chance(own: float, other: float) -> float:
    """Return how likely the attacker wins with so much against so much."""
    if not other:
        return 1.0
    return min(0.95, max(0.05, 0.55 + FIRM / 2 * (own - other)))


def war(state: ScytheState, seat: Seat, board: Ground, lying: Memos) -> War:
    """Of a seat."""
    front, contested = _front(state, seat, board), board.contested and seat == state.active
    if not (front.threats or front.targets or contested):
        return QUIET
    key = ("war", seat, *map(_means, state.players))
    found: War | None = lying.get(key)
    if found is None:
        fights = _pending(state, seat) if contested else 0.0
        risk, targets = _risk(state, seat, front.threats), _targets(state, seat, front.targets)
        found = lying[key] = War(fights, risk, targets)
    return found


def _means(player: Player) -> tuple[object, ...]:
    """Return all of a player that attacks hang on."""
    stars = player.stars.count("combat")
    return player.faction, player.power, len(player.hand), stars, player.popularity


def _front(state: ScytheState, seat: Seat, board: Ground) -> Front:
    """Return who could attack whom, worked out once for a board."""
    key = ("front", seat)
    found: Front | None = board.memos.get(key)
    if found is None:
        found = board.memos[key] = Front(_threats(state, seat, board), _within_reach(state, seat, board))
    return found


def _threats(state: ScytheState, seat: Seat, board: Ground) -> tuple[Attack, ...]:
    """What others could attack with their next turns."""
    own, found = board.sides[seat], []
    for other, side in enumerate(board.sides):
        if other == seat:
            continue
        ways, anywhere = board.reach(state, other)
        for place, fighters in own.fighters.items():
            if place in anywhere:
                attackers = _attackers(side, ways, place)
                found.append(Attack(other, place, attackers, fighters, own.workers.get(place, 0)))
        for place, workers in own.workers.items():
            if place in anywhere and place not in own.fighters:
                found.append(Attack(other, place, _attackers(side, ways, place), 0, workers))
    return tuple(found)


def _within_reach(state: ScytheState, seat: Seat, board: Ground) -> tuple[Attack, ...]:
    """Return the fighters of others that the seat could attack with its next turn."""
    own, (ways, anywhere) = board.sides[seat], board.reach(state, seat)
    return tuple(
        Attack(other, place, _attackers(own, ways, place), fighters, side.workers.get(place, 0))
        for other, side in enumerate(board.sides)
        if other != seat
        for place, fighters in side.fighters.items()
        if place in anywhere
    )


def _attackers(side: Side, ways: Mapping[str, frozenset[str]], place: str) -> int:
    """Return how many fighters of a side get to a place in one Move."""
    return sum([number for start, number in side.fighters.items() if place in ways[start]])


def _star(state: ScytheState, seat: Seat) -> float:
    """What a combat's star is worth to a seat."""
    return STAR if has_room(state, seat, "combat") else 0.0


def _gain(state: ScytheState, attacker: Seat, workers: int, goods: int) -> float:
    """What the attacker of a place wins."""
    return _star(state, attacker) + LAND + GOODS * goods - _blame(state, attacker, workers)


def _blame(state: ScytheState, attacker: Seat, workers: int) -> float:
    """What it costs to drive workers off: no more popularity than there is (SCY-078)."""
    return BLAME * min(workers, state.players[attacker].popularity)


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
        goods = _goods(state, place)
        gain = _gain(state, seat, len(others) - len(fighters), goods)
        loss = HOME * mine + WORKER * (len(own) - mine)
        total += odds * gain - (1 - odds) * loss - COST
    return total


def _risk(state: ScytheState, seat: Seat, threats: Sequence[Attack]) -> float:
    """What others could take with their next turns."""
    total = 0.0
    for threat in threats:
        total += _danger(state, seat, threat) if threat.fighters else _robbed(state, threat)
    return total


def _robbed(state: ScytheState, threat: Attack) -> float:
    """What a fighter that comes would cost workers that stand alone, where that pays for its seat."""
    workers, goods = threat.workers, _goods(state, threat.place)
    pays = LAND + GOODS * goods - _blame(state, threat.seat, workers)
    return BOLD * (WORKER * workers + GOODS * goods + LAND) if pays > 0 else 0.0


def _danger(state: ScytheState, seat: Seat, threat: Attack) -> float:
    """What an attack of another seat on a place would cost, as likely as it is."""
    other, place, attackers, fighters, workers = threat
    me, rival, dial = state.players[seat], state.players[other], state.book.limits.dial
    odds = chance(strength(rival, min(2, attackers), dial), strength(me, fighters, dial))
    goods = _goods(state, place)
    pays = odds * _gain(state, other, workers, goods) - (1 - odds) * HOME - COST
    if pays <= 0:
        return 0.0
    return BOLD * odds * (HOME * fighters + WORKER * workers + GOODS * goods + LAND)


def _targets(state: ScytheState, seat: Seat, targets: Sequence[Attack]) -> float:
    """Return the best attack that the seat could make with its next turn."""
    best, me, dial = 0.0, state.players[seat], state.book.limits.dial
    if not me.power or not _star(state, seat):
        return 0.0
    for other, place, attackers, fighters, workers in targets:
        odds = chance(strength(me, min(2, attackers), dial), strength(state.players[other], fighters, dial))
        gain = _gain(state, seat, workers, _goods(state, place))
        best = max(best, odds * gain - (1 - odds) * HOME - COST)
    return best


def _goods(state: ScytheState, place: str) -> int:
    """Return how many resources lie on a place."""
    return state.goods[place].total if place in state.goods else 0
