"""Choices that another one says or brings with it: a drag says section and action, a section its only
action."""

from __future__ import annotations

from game.engine.flow import choices
from game.engine.model import Action, Ref
from game.titles.scythe.rules.actions.pay import PayCard, PayResource
from game.titles.scythe.rules.state.state import ScytheState, owner
from game.titles.scythe.rules.turn.bottom import TAKE_BOTTOM
from game.titles.scythe.rules.turn.rows import ProducePart, TakeBottom, TakeBottomWithoutCoins, TakeTop
from game.titles.scythe.rules.turn.turn import (
    END_TURN,
    FACTORY,
    BottomRow,
    ChooseSection,
    EndOfTurn,
    Skip,
    TakeElsewhere,
    TakeSection,
    TopRow,
)
from game.titles.scythe.words.labels import reveal_is_left
from game.ui.table.api import First, TableContext

MOVE = "move"
PAYMENT = frozenset(str(kind.__struct_config__.tag) for kind in (PayCard, PayResource))
"""Verbs of questions between an action and its choice."""
PIECES = {"cube": "upgrade", "mech": "deploy", "building": "build", "recruit": "enlist"}
"""The action that moves a piece on the mats, by the kind of piece."""
TAKING = (TakeTop, ProducePart, TakeBottom, TakeBottomWithoutCoins)


def first(context: TableContext, source: Ref) -> First | None:
    """Return the choices that a drag of an own unit or piece implies: the section, and the action."""
    view: ScytheState = context.view
    if context.seat != view.active or not view.stack:
        return None
    action, step = _action_of(context, source), view.stack[-1]
    if not action:
        return None
    if isinstance(step, ChooseSection):
        return First((TakeSection(_section_of(view, action)), _take(action)), PAYMENT)
    return First((_now(view, action),), PAYMENT) if isinstance(step, TopRow | BottomRow | EndOfTurn) else None


def _action_of(context: TableContext, source: Ref) -> str:
    """Return the action that moves a thing; "" where it is not the seat's, or nothing moves it."""
    kind, _, name = source.partition(":")
    if kind == "unit":
        return MOVE if owner(name) == context.seat else ""
    return PIECES.get(kind, "") if name.startswith(f"{context.seat}.") else ""


def _section_of(view: ScytheState, action: str) -> str:
    sections = view.book.mats[view.me.mat].section
    return next(section.id for section in sections if action in (section.top, section.bottom))


def _take(action: str) -> Action:
    return TakeTop("units") if action == MOVE else TAKE_BOTTOM


def _now(view: ScytheState, action: str) -> Action:
    """Return the choice that takes an action with the token where it is; the Factory card has a Move too."""
    if view.me.section == FACTORY:
        return TAKE_BOTTOM if action == MOVE else TakeElsewhere(action)
    return _take(action) if view.me.section == _section_of(view, action) else TakeElsewhere(action)


def sequel(context: TableContext, action: Action) -> Action | None:
    """Return the only action of a section that was chosen; the end of a turn in which nothing more is
    wanted."""
    view: ScytheState = context.view
    step = view.stack[-1] if view.stack else None
    match action:
        case TakeSection() if isinstance(step, TopRow):
            asked = choices(view).get(context.seat, [])
            found = [
                c.option.action for c in asked if c.reason is None and isinstance(c.option.action, TAKING)
            ]
            return found[0] if len(found) == 1 else None
        case Skip() if isinstance(step, EndOfTurn) and not reveal_is_left(context):
            return END_TURN.option.action
    return None
