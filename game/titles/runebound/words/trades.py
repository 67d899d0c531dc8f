"""A negotiation in Runebound in words: both sides, what each has and gives, and what still prevents the
proposal.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game.engine.model import Seat
from game.presentation.title_words import Context, Item
from game.titles.runebound.rules.market.trade import Answer, Offer, offerer
from game.titles.runebound.rules.state.state import RuneboundState
from game.titles.runebound.words import card_text
from game.titles.runebound.words.facts import facts, top


@dataclass(frozen=True)
class Side:
    """A seat's side of an offer.

    sign: 1 or -1, how its gold counts in the offer
    agreed: whether the seat has agreed
    choosing: whether the offer is still being put together
    """

    seat: Seat
    given: tuple[str, ...]
    gold: int
    sign: int
    agreed: bool
    choosing: bool

    def goods(self, view: RuneboundState) -> tuple[str, ...]:
        """Return the cards to show: all of the seat's while the offer is open, then those it would give."""
        player = view.players[self.seat]
        return (*player.items, *player.allies) if self.choosing else self.given


def items(context: Context) -> Iterator[Item]:
    """Yield the cards of both sides while a negotiation is under way."""
    step = top(context)
    if isinstance(step, Offer | Answer):
        for side in sides(context, step):
            for card in side.goods(context.view):
                yield Item(f"trade:{card}", card_text.whole(context.say, context.view.book, card))


def title(context: Context, step: Offer | Answer) -> str:
    """Return who negotiates with whom."""
    me, people = offerer(context.view, step), context.people
    if context.seat in (me, step.other):
        partner = people[step.other if context.seat == me else me]
        return context.say("runebound-trade-title", name=partner.name)
    return context.say("runebound-trade-between", name=people[me].name, other=people[step.other].name)


def note(context: Context, step: Offer) -> str:
    """Return why nobody could agree to it yet, or how it goes on."""
    say, reason = context.say, step.refusal(context.view)
    if reason is not None:
        return say(f"runebound-why-{reason.code}", **facts(context, reason.facts))
    return say("runebound-trade-fits", name=context.people[step.other].name)


def sides(context: Context, step: Offer | Answer) -> tuple[Side, Side]:
    """Return both sides, the viewer's first."""
    me, choosing = offerer(context.view, step), isinstance(step, Offer)
    one = Side(me, step.give, max(0, step.gold), 1, not choosing, choosing)
    two = Side(step.other, step.want, max(0, -step.gold), -1, False, choosing)
    return (two, one) if context.seat == step.other else (one, two)
