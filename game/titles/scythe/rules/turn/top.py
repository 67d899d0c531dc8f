"""The top row of the player mat: Move, Bolster, Trade, Produce (chapters 5 to 8).

All four have the same shape: a cost, alternatives of which one is taken, and what a structure adds.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from game.engine.model import Choice, Choices, Option, Reason, Seat, refuse
from game.titles.scythe.rules.actions.build import built
from game.titles.scythe.rules.actions.gains import Gain
from game.titles.scythe.rules.actions.pay import Pay, lacking
from game.titles.scythe.rules.actions.produce import TERRITORIES, Produce, produce_cost, yields_anything
from game.titles.scythe.rules.actions.sites import works_anywhere
from game.titles.scythe.rules.actions.trade import GainResources
from game.titles.scythe.rules.content.book import Cost, TopAction, TopOption
from game.titles.scythe.rules.movement.moves import Move
from game.titles.scythe.rules.scoring.stars import PlaceStars
from game.titles.scythe.rules.state.state import ScytheState, ScytheStep, action_ref
from game.titles.scythe.rules.turn.rows import ProducePart, TakeTop

PAY_RULES = {"move": "SCY-011", "bolster": "SCY-092", "trade": "SCY-011", "produce": "SCY-101"}
NO_WORKER = refuse("no-worker-out", "SCY-097")
NO_YIELD = refuse("nothing-to-produce", "SCY-107")
IN_PART = Option(ProducePart(), not_for_bots=True)


def amount(upgrades: Iterable[tuple[str, str]], option: TopOption) -> int:
    """Return how much an alternative gives: more once its cube is among those that have moved (SCY-117)."""
    moved = any(box == option.cube for box, _ in upgrades)
    return option.upgraded if moved else option.base


def top_cost(state: ScytheState, seat: Seat, action: TopAction) -> Cost:
    """Return the current cost of a top-row action."""
    return produce_cost(state, seat) if action.id == "produce" else action.cost


def alternatives(state: ScytheState, seat: Seat, action: TopAction) -> Choices:
    """Return each alternative of a top-row action (SCY-053), Produce also in part.

    Missing coins are hidden, so that reason comes last.
    """
    short = lacking(state, seat, top_cost(state, seat, action), PAY_RULES[action.id])
    reasons = {option.gain: _useless(state, seat, option) or short for option in action.option}
    found = [Choice(_top(seat, action.id, gain), reason) for gain, reason in reasons.items()]
    if TERRITORIES in reasons:
        found.append(Choice(IN_PART, reasons[TERRITORIES]))
    return found


@cache
def _top(seat: Seat, action: str, gain: str) -> Option:
    return Option(TakeTop(gain), source=action_ref(seat, action))


def _useless(state: ScytheState, seat: Seat, option: TopOption) -> Reason | None:
    if option.gain == "resources" and not works_anywhere(state, seat):
        return NO_WORKER
    if option.gain == TERRITORIES and not yields_anything(state, seat):
        return NO_YIELD
    return None


def push_top(state: ScytheState, action: TopAction, gain: str, part: bool = False) -> None:
    """Let an alternative happen next: its cost, its gain, perhaps in part, what the structure adds, stars."""
    seat = state.active
    option = next(o for o in action.option if o.gain == gain)
    state.emit("top", seat=seat, action=action.id, gain=gain)
    state.push(
        Pay(top_cost(state, seat, action), action_ref(seat, action.id)),
        _benefit(seat, gain, amount(state.players[seat].upgrades, option), part),
        *_from_structure(state, seat, action),
        PlaceStars(seat),
    )


def _benefit(seat: Seat, gain: str, amount: int, part: bool) -> ScytheStep:
    if gain == "units":
        return Move(amount)
    if gain == "resources":
        return GainResources(amount)
    if gain == TERRITORIES:
        return Produce(amount, mill=True, part=part)
    return Gain(seat, gain, amount, sure=True)


def _from_structure(state: ScytheState, seat: Seat, action: TopAction) -> list[ScytheStep]:
    """Return the gains of the structure below the action (SCY-093, SCY-098, SCY-132)."""
    if not built(state, seat, action.structure):
        return []
    return [Gain(seat, item, n, by="structure") for item, n in action.structure_gain.items()]
