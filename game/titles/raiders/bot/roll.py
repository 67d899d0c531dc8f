"""The outcomes of a raid's roll by exact odds: expected VP, and positions with the likely wounds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import floor
from typing import NamedTuple

from game.engine.model import UNKNOWN, Action, Seat
from game.engine.structs import replace
from game.titles.raiders.bot import worth
from game.titles.raiders.rules.raid.raid import (
    Drink,
    PayRaid,
    RaidGains,
    ReplaceWagons,
    Reroll,
    Roll,
    StartRaid,
    raid_cost,
    spaces_left,
    take_space,
    ways_to_pay,
)
from game.titles.raiders.rules.raid.strength import Dice, band, dice_of, parts, throws
from game.titles.raiders.rules.raid.wounds import AfterWounds, wound
from game.titles.raiders.rules.shared.abilities import of_kind
from game.titles.raiders.rules.shared.goods import pay
from game.titles.raiders.rules.state.book import IfKilled, IfWounded, RaidStrength, RaidWounds
from game.titles.raiders.rules.state.state import Raid, RaidersState, RaidSpace, Space
from game.titles.raiders.rules.turn import NextTurn, to_the_end

DEATH_COST = 0.8
"""The cost of a crew member's death in addition to its value."""


ROUNDING = 1e-9
"""Probabilities below this are rounding errors."""


class Outcome(NamedTuple):
    """A raid space that may be taken: VP on average, then how likely each number of wounds is, and the
    position after the turn with it."""

    vp: float
    after: list[tuple[float, RaidersState]]


def before_roll(state: RaidersState, seat: Seat) -> bool:
    """Return whether a seat's raid goes on, its dice not yet rolled."""
    return state.raid is not None and not state.raid.dice and state.active == seat and not state.raid.total


def outcomes(state: RaidersState, seat: Seat, rerolled: tuple[int, ...] = ()) -> list[Outcome]:
    """Return the outcome for each raid space that can be taken.

    rerolled: indices of the dice that are rolled again
    """
    base = state.copy()
    base.events = None
    raid = base.this_raid
    kept = tuple(die for n, die in enumerate(raid.dice) if n not in rerolled)
    thrown = Counter(raid.dice[n][0] for n in rerolled)
    if not raid.dice:
        thrown = Counter(dice_of(base, seat, raid.settlement))
    base.raid = replace(base.this_raid, dice=kept)
    vp, wounds = _expected(base, seat, tuple((colour, n) for colour, n in sorted(thrown.items()) if n))
    few = floor(wounds + ROUNDING)
    numbers = (few, few + 1 - wounds), (few + 1, wounds - few)
    hurt = [(chance, _hurt(base, seat, number)) for number, chance in numbers if chance > ROUNDING]
    return [
        Outcome(vp, [(chance, _taken(after, place)) for chance, after in hurt])
        for place in spaces_left(base, raid.settlement)
    ]


def _expected(state: RaidersState, seat: Seat, dice: Dice) -> tuple[float, float]:
    """Return the expected VP and wounds, with the dice already rolled and those still to be rolled."""
    book, raid = state.book, state.this_raid
    settlement = book.settlements[raid.settlement]
    fixed = sum(amount for _, amount in parts(state, seat, raid))
    shield = sum(a.reduce * count for _, a, count in of_kind(book, state.players[seat], RaidWounds))
    counted = state.options["dice_wounds"] == "on"
    lying = sum(book.dice[colour].faces[face].w for colour, face in raid.dice)
    vp = wounds = 0.0
    for strength, more, chance in throws(book, dice):
        result = band(settlement, fixed + strength)
        vp += chance * result.vp
        wounds += chance * max(0, result.wounds + (lying + more if counted else 0) - shield)
    return vp, wounds


def _hurt(state: RaidersState, seat: Seat, number: int) -> RaidersState:
    """Return the same position after so many wounds, put where they cost least."""
    after = state.copy()
    for _ in range(number):
        if not after.players[seat].crew:
            break
        wound(after, min(_costs(after, seat))[1])
    AfterWounds().run(after)
    return after


def _costs(state: RaidersState, seat: Seat) -> Iterator[tuple[float, int]]:
    """Yield the cost of one more wound on each crew space."""
    for number, space in enumerate(state.players[seat].spaces):
        if space.crew:
            yield _cost(state, space), number


def _cost(state: RaidersState, space: Space) -> float:
    record = state.book.crew[space.crew]
    if space.wounds >= record.strength:
        last = record.crew.amount if isinstance(record.crew, IfKilled) else 0
        return worth.hired(state.book, space.crew) + DEATH_COST - last
    first = isinstance(record.crew, IfWounded) and space.crew not in state.this_raid.wounded
    grows = isinstance(record.crew, RaidStrength) and record.crew.per == "wound_on_this"
    return worth.STRENGTH * (1.0 - grows) - (1.0 if first else 0.0)


_EMPTY: dict[str, RaidSpace] = {}


def _taken(state: RaidersState, place: str) -> RaidersState:
    """Return the position after a raid space was taken and the turn has ended. What its quest is stays
    unknown.
    """
    after = state.copy()
    take_space(after, place)
    if place in after.quests:
        after.quests[place] = UNKNOWN
    settlement = after.spaces[place].settlement
    after.spaces[place] = _EMPTY.setdefault(settlement, RaidSpace(settlement, (), ""))
    RaidGains().run(after)
    after.stack.clear()
    if after.final > 0:
        after.final -= 1
    elif after.final < 0 and min(to_the_end(after)) <= 0:
        after.final = after.seats
    NextTurn().run(after)
    return after


def rolls(state: RaidersState, seat: Seat, action: Action) -> tuple[RaidersState, tuple[int, ...]] | None:
    """Return the position in which an action rolls dice, and those that are rolled again; None: it does
    not."""
    step = state.stack[-1]
    match action:
        case Roll():
            return state, step.chosen if isinstance(step, Reroll) else ()
        case Drink() if state.players[seat].kumis == 1 and not _prices(state, seat):
            return _drunk(state, seat), ()
        case StartRaid(settlement) if _straight(state, seat):
            ways = [
                n
                for n, reason in ways_to_pay(state, state.book.settlements[settlement]).items()
                if not reason
            ]
            return (_paid(state, seat, settlement, ways[0]), ()) if len(ways) == 1 else None
        case ReplaceWagons(number) if isinstance(step, PayRaid) and _straight(state, seat):
            return _paid(state, seat, state.this_raid.settlement, number), ()
    return None


def _straight(state: RaidersState, seat: Seat) -> bool:
    """Return whether nothing can be bought before the roll."""
    return not state.players[seat].kumis and not _prices(state, seat)


def _prices(state: RaidersState, seat: Seat) -> bool:
    """Return whether some crew adds strength for a price."""
    return any(a.cost for _, a, _ in of_kind(state.book, state.players[seat], RaidStrength))


def _drunk(state: RaidersState, seat: Seat) -> RaidersState:
    """Return the position one kumis later."""
    after = state.copy()
    after.events = None
    pay(after, seat, {"kumis": 1})
    after.raid = replace(after.this_raid, strength=after.this_raid.strength + 1)
    return after


def _paid(state: RaidersState, seat: Seat, settlement: str, replaced: int) -> RaidersState:
    """Return the position with the raid paid for."""
    after = state.copy()
    after.events = None
    pay(after, seat, raid_cost(after, after.book.settlements[settlement], replaced))
    if after.raid is None:
        worker = after.players[seat].worker
        after.spots[settlement] = (*after.spots[settlement], worker)
        after.change(seat, worker="")
        after.raid = Raid(settlement)
    return after
