"""A deal in words: its sides, what the viewer knows of their coins, and who is asked."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from game.engine.model import Ref, Seat
from game.presentation.title_words import Context, Item
from game.titles.scythe.rules.actions.deals import AnswerDeal, OfferDeal, fighting
from game.titles.scythe.rules.state.state import HIDDEN_COINS, ScytheState


def give_ref(giver: Seat, taker: Seat) -> Ref:
    """Return the name of the button with which one seat is to give coins to another one."""
    return f"deal:{giver}.{taker}"


def hear_ref(seat: Seat) -> Ref:
    """Return the name of the button with which a seat is asked for an offer."""
    return f"deal:{seat}"


def purse(view: ScytheState, seat: Seat) -> str:
    """Return the coins of a seat; "?" where the viewer may not know them."""
    coins = view.players[seat].coins
    return "?" if coins == HIDDEN_COINS else str(coins)


def barred(view: ScytheState) -> set[frozenset[Seat]]:
    """Return the pairs of seats that cannot give each other coins now."""
    return fighting(view)


def asked(step: AnswerDeal) -> Seat:
    """Return the seat that must agree."""
    return step.taker if step.offered else step.giver


def proposer(view: ScytheState, step: AnswerDeal) -> Seat:
    """Return who proposes the deal: the giver who offers, else the player whose turn it is."""
    return step.giver if step.offered else view.active


def may_counter(view: ScytheState, step: AnswerDeal) -> bool:
    """Return whether another number of coins can be named in answer."""
    return not step.offered or step.taker == view.active


def items(context: Context) -> Iterator[Item]:
    """Yield the gifts that can be proposed, and whom an offer can be asked of."""
    view = context.view
    step = view.stack[-1] if view.stack else None
    if not isinstance(step, OfferDeal):
        return
    name = [person.name for person in context.people]
    for giver in range(view.seats):
        if giver != view.active:
            yield Item(hear_ref(giver), partial(context.say, "scythe-do-hear", other=name[giver]))
        for taker in range(view.seats):
            if giver != taker:
                tip = partial(context.say, "scythe-do-give", giver=name[giver], taker=name[taker])
                yield Item(give_ref(giver, taker), tip)
