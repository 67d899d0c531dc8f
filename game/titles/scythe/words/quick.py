"""The choices that one click on a gain of the top row implies: its section, if that is still open, and the
action.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.engine.model import Action, Seat
from game.titles.scythe.rules.actions.sites import worked_territories
from game.titles.scythe.rules.actions.trade import GainResources, PlaceResource
from game.titles.scythe.rules.state.state import ScytheState
from game.titles.scythe.rules.turn.rows import TakeTop
from game.titles.scythe.rules.turn.top import amount
from game.titles.scythe.rules.turn.turn import ChooseSection, TakeSection, TopRow, sections, top_choices

TRADE, RESOURCES = "trade", "resources"


def to_take(view: ScytheState, seat: Seat, action: str, gain: str) -> tuple[Action, ...]:
    """Return the choices that take a gain of the top row now, one after the other; () where it can't be
    taken."""
    for before, section in _asked(view, seat, action):
        found = [c for c in top_choices(view, section) if c.option.action == TakeTop(gain)]
        return (*before, TakeTop(gain)) if any(c.reason is None for c in found) else ()
    return ()


def alternatives(view: ScytheState, seat: Seat, action: str) -> list[str]:
    """Return the gains of which one is taken, where it is asked now or a click can choose its section."""
    gains = [option.gain for option in view.book.top[action].option]
    return gains if len(gains) > 1 and _asked(view, seat, action) else []


def _asked(view: ScytheState, seat: Seat, action: str) -> list[tuple[tuple[Action, ...], str]]:
    """Return the choices before a top-row action, and its section; nothing where the turn is further on."""
    step = view.stack[-1] if view.stack else None
    if view.active != seat or not isinstance(step, ChooseSection | TopRow):
        return []
    section = next(s.id for s in view.book.mats[view.me.mat].section if s.top == action)
    if isinstance(step, TopRow):
        return [((), section)] if step.section == section else []
    return [((TakeSection(section),), section)] if sections(view)[section] is None else []


@dataclass(frozen=True)
class Gaining:
    """Resources that can be gained now. `first`: the choices before; `amount`: how many by one click, all of
    a kind; `places`: where they can go."""

    first: tuple[Action, ...]
    amount: int
    places: Sequence[str]

    def on(self, place: str, kind: str) -> tuple[Action, ...]:
        """Return the choices that put resources of a kind on a place."""
        return (*self.first, *[PlaceResource(place, kind)] * self.amount)


def gaining(view: ScytheState, seat: Seat) -> Gaining | None:
    """Return the resources that a seat can gain now, one after the other where it is asked for each; None:
    none."""
    step = view.stack[-1] if view.stack else None
    if isinstance(step, GainResources) and step.amount and seat == view.active:
        return Gaining((), 1, [step.place] if step.place else [*worked_territories(view, seat)])
    first = to_take(view, seat, TRADE, RESOURCES)
    if not first:
        return None
    option = next(o for o in view.book.top[TRADE].option if o.gain == RESOURCES)
    return Gaining(first, amount(view.me.upgrades, option), [*worked_territories(view, seat)])
