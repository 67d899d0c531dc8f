"""The risks and chances of fighters before anybody selects power, from open information."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from game.engine.model import Seat
from game.titles.scythe.bot.ground import Ground, Memos, Side
from game.titles.scythe.rules.actions.gains import has_room
from game.titles.scythe.rules.state.control import contested, opposing, own_at
from game.titles.scythe.rules.state.state import Player, ScytheState, is_fighter, owner

CARD = 3.0
"""The power of a combat card, about the deck's mean."""
ODDS_PER_POWER = 0.16
"""The shift of the odds by each additional point of power."""
STAR, LAND = 7.0, 2.0
"""The value of winning a combat in coins: the star, and the territory."""
RETREAT_COST = 3.5
"""The cost of a fighter's retreat: the turns of its way back."""
WORKER = 1.2
"""The cost of a worker's retreat."""
GOODS = 0.7
"""The value of a captured resource."""
POPULARITY_COST = 2.0
"""The value of a point of popularity lost by driving off a worker."""
COST = 1.5
"""The cost of a combat in power and cards."""
ATTACK_CHANCE = 0.5
"""The probability that others attack when it pays."""


class War(NamedTuple):
    """Features of these names, in coins."""

    fights: float
    risk: float
    targets: float


QUIET = War(0.0, 0.0, 0.0)


class Attack(NamedTuple):
    """A possible attack by or against another seat: the numbers of attackers and defenders."""

    seat: Seat
    place: str
    attackers: int
    fighters: int
    workers: int


class Front(NamedTuple):
    """All attacks that the board allows, whatever power the seats have.

    threats  attacks by others
    targets  attacks on others
    """

    threats: tuple[Attack, ...]
    targets: tuple[Attack, ...]


def strength(player: Player, fighters: int, dial: int) -> float:
    """Return about the most power that a seat can select with this many fighters."""
    return min(player.power, dial) + CARD * min(len(player.hand), fighters)


def chance(own: float, other: float) -> float:
    """Return the probability that the attacker wins."""
    if not other:
        return 1.0
    return min(0.95, max(0.05, 0.55 + ODDS_PER_POWER / 2 * (own - other)))


def war(state: ScytheState, seat: Seat, board: Ground, lying: Memos) -> War:
    """Return the war features of a seat."""
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
    """Return everything about a player on which attacks depend."""
    stars = player.stars.count("combat")
    return player.faction, player.power, len(player.hand), stars, player.popularity


def _front(state: ScytheState, seat: Seat, board: Ground) -> Front:
    """Return the possible attacks, cached for a board."""
    key = ("front", seat)
    found: Front | None = board.memos.get(key)
    if found is None:
        found = board.memos[key] = Front(_threats(state, seat, board), _within_reach(state, seat, board))
    return found


def _threats(state: ScytheState, seat: Seat, board: Ground) -> tuple[Attack, ...]:
    """Return the attacks that others could make in their next turns."""
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
    """Return the fighters of others that the seat could attack in its next turn."""
    own, (ways, anywhere) = board.sides[seat], board.reach(state, seat)
    return tuple(
        Attack(other, place, _attackers(own, ways, place), fighters, side.workers.get(place, 0))
        for other, side in enumerate(board.sides)
        if other != seat
        for place, fighters in side.fighters.items()
        if place in anywhere
    )


def _attackers(side: Side, ways: Mapping[str, frozenset[str]], place: str) -> int:
    """Return the number of a side's fighters that reach a place in one Move."""
    return sum([number for start, number in side.fighters.items() if place in ways[start]])


def _star(state: ScytheState, seat: Seat) -> float:
    """Return the value of a combat's star for a seat."""
    return STAR if has_room(state, seat, "combat") else 0.0


def _gain(state: ScytheState, attacker: Seat, workers: int, goods: int) -> float:
    """Return the attacker's gain on a place."""
    return _star(state, attacker) + LAND + GOODS * goods - _blame(state, attacker, workers)


def _blame(state: ScytheState, attacker: Seat, workers: int) -> float:
    """Return the cost of driving off workers, limited by the popularity that the attacker has (SCY-078)."""
    return POPULARITY_COST * min(workers, state.players[attacker].popularity)


def _pending(state: ScytheState, seat: Seat) -> float:
    """Return the expected gain of the combats that have begun or will begin after the Move."""
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
        loss = RETREAT_COST * mine + WORKER * (len(own) - mine)
        total += odds * gain - (1 - odds) * loss - COST
    return total


def _risk(state: ScytheState, seat: Seat, threats: Sequence[Attack]) -> float:
    """Return the expected loss in the others' next turns."""
    total = 0.0
    for threat in threats:
        total += _danger(state, seat, threat) if threat.fighters else _robbed(state, threat)
    return total


def _robbed(state: ScytheState, threat: Attack) -> float:
    """Return the expected loss of unguarded workers to a fighter, if the attack pays for its seat."""
    workers, goods = threat.workers, _goods(state, threat.place)
    pays = LAND + GOODS * goods - _blame(state, threat.seat, workers)
    return ATTACK_CHANCE * (WORKER * workers + GOODS * goods + LAND) if pays > 0 else 0.0


def _danger(state: ScytheState, seat: Seat, threat: Attack) -> float:
    """Return the expected loss in another seat's attack on a place."""
    other, place, attackers, fighters, workers = threat
    me, rival, dial = state.players[seat], state.players[other], state.book.limits.dial
    odds = chance(strength(rival, min(2, attackers), dial), strength(me, fighters, dial))
    goods = _goods(state, place)
    pays = odds * _gain(state, other, workers, goods) - (1 - odds) * RETREAT_COST - COST
    if pays <= 0:
        return 0.0
    return ATTACK_CHANCE * odds * (RETREAT_COST * fighters + WORKER * workers + GOODS * goods + LAND)


def _targets(state: ScytheState, seat: Seat, targets: Sequence[Attack]) -> float:
    """Return the gain of the best attack in the seat's next turn."""
    best, me, dial = 0.0, state.players[seat], state.book.limits.dial
    if not me.power or not _star(state, seat):
        return 0.0
    for other, place, attackers, fighters, workers in targets:
        odds = chance(strength(me, min(2, attackers), dial), strength(state.players[other], fighters, dial))
        gain = _gain(state, seat, workers, _goods(state, place))
        best = max(best, odds * gain - (1 - odds) * RETREAT_COST - COST)
    return best


def _goods(state: ScytheState, place: str) -> int:
    """Return the number of resources on a place."""
    return state.goods[place].total if place in state.goods else 0
