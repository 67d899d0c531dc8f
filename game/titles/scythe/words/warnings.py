"""The warnings of Scythe's table: an unused action, a fight without power, a trap, paying what an objective
needs.
"""

from __future__ import annotations

from collections.abc import Callable

from game.engine.flow import choices, play
from game.engine.model import UNKNOWN, Action, IllegalAction
from game.presentation.title_words import Context, Warn
from game.titles.scythe.rules.actions.pay import PayResource
from game.titles.scythe.rules.cards.objectives import fulfilled
from game.titles.scythe.rules.movement.current_move import moving
from game.titles.scythe.rules.movement.tokens import Done, springs
from game.titles.scythe.rules.movement.walking import StepTo
from game.titles.scythe.rules.state.control import holders, opposing_fighters
from game.titles.scythe.rules.state.state import RESOURCES, ScytheState, is_fighter, place_ref
from game.titles.scythe.rules.state.view import guess
from game.titles.scythe.rules.turn.rows import TakeBottom, TakeTop
from game.titles.scythe.words import terms
from game.titles.scythe.words.tokens import offered

_GUESS = 1
"""The seed of a guessed position."""
LEAVES: dict[type[Action], dict[type[Action], str]] = {
    TakeBottom: {TakeTop: "top"},
    Done: {StepTo: "step"},
}
"""Actions that end something, and those that would still be possible."""


def warning(context: Context, action: Action) -> Warn | None:
    """Return the first thing that may have been overlooked."""
    return next((w for look in _LOOKS if (w := look(context, action)) is not None), None)


def _unused(context: Context, action: Action) -> Warn | None:
    """Return a warning if an action is still possible."""
    left = LEAVES.get(type(action), {})
    move = moving(context.view)
    if not left or (move is not None and move.moved):
        return None
    asked = choices(context.view).get(context.seat, [])
    kinds = {type(c.option.action) for c in asked if c.reason is None}
    found = next((code for kind, code in left.items() if kind in kinds), "")
    return Warn("unused", context.say(f"scythe-warn-left-{found}")) if found else None


def _token(context: Context, action: Action) -> Warn | None:
    """Return a warning if a Move ends while a flag or trap could still be left."""
    token = offered(context) if isinstance(action, Done) and moving(context.view) is not None else ""
    return Warn("unused", context.say(f"scythe-warn-left-{token}")) if token else None


def _weak(context: Context, action: Action) -> Warn | None:
    """Return a step into a fight with neither power nor cards."""
    view: ScytheState = context.view
    if not isinstance(action, StepTo) or not is_fighter(action.unit) or action.unit in view.airships:
        return None
    me = view.players[context.seat]
    if me.power or me.hand or not opposing_fighters(view, context.seat, action.place):
        return None
    return Warn("weak", context.say("scythe-warn-weak"))


def _trap(context: Context, action: Action) -> Warn | None:
    """Return a step onto an armed trap of somebody else."""
    view: ScytheState = context.view
    if not isinstance(action, StepTo) or action.unit in view.airships:
        return None
    if not springs(view, action.unit, action.place):
        return None
    name = context.people[view.traps[action.place].seat].name
    return Warn("danger", context.say("scythe-warn-trap", name=name))


def _left_behind(context: Context, action: Action) -> Warn | None:
    """Return a warning about a step that leaves resources where no unit or structure of the seat is left."""
    view: ScytheState = context.view
    place = view.at.get(action.unit) if isinstance(action, StepTo) else None
    if place is None or place not in view.goods or holders(view).get(place) != context.seat:
        return None
    after = _after(context, action)
    left = after.goods.get(place) if after is not None else None
    if after is None or left is None or holders(after).get(place) == context.seat:
        return None
    lying = {kind: left.of(kind) for kind in RESOURCES if left.of(kind)}
    words = context.say("scythe-warn-goods", things=terms.amounts(context.say, lying))
    return Warn("danger", words, place_ref(place))


def _after(context: Context, action: Action) -> ScytheState | None:
    """Return a position after an action in which hidden cards are guessed, as rules that run can't ask about
    unknown ones; None if it can't be foreseen."""
    after = guess(context.view, context.seat, _GUESS)
    try:
        play(after, context.seat, action)
    except IllegalAction:
        return None
    return after


def _needed(context: Context, action: Action) -> Warn | None:
    """Return a payment after which an objective that is fulfilled now would not be."""
    view: ScytheState = context.view
    if not isinstance(action, PayResource):
        return None
    ready = [
        o for o in view.players[context.seat].objectives if o != UNKNOWN and fulfilled(view, context.seat, o)
    ]
    if not ready:
        return None
    after = _after(context, action)
    if after is None:
        return None
    lost = [o for o in ready if not fulfilled(after, context.seat, o)]
    return (
        Warn(
            "needed",
            context.say("scythe-warn-needed", card=terms.card(context.view.book, context.say, lost[0])),
        )
        if lost
        else None
    )


_LOOKS: tuple[Callable[[Context, Action], Warn | None], ...] = (
    _unused, _token, _weak, _trap, _left_behind, _needed
)  # fmt: skip
