"""The viewer's cards: objectives, combat cards and the dial, Factory cards to choose from."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.engine.model import UNKNOWN
from game.presentation.title_words import Context, Item
from game.titles.scythe.rules.cards import objectives
from game.titles.scythe.rules.cards.factory import ChooseFactoryCard
from game.titles.scythe.rules.combat.power import SetPower
from game.titles.scythe.rules.state.state import card_ref
from game.titles.scythe.words import terms


def marks(context: Context, card: str) -> tuple[tuple[str, bool], ...]:
    """Return how far each requirement of a card has come."""
    say = context.say
    progress = objectives.progress(context.view, context.seat, card)
    return tuple((terms.need_now(say, r, have), done) for r, have, done in progress)


def objective_tip(context: Context, card: str) -> str:
    """Return the card's requirements, and when it may be revealed."""
    say, record = context.say, context.view.book.objectives[card]
    when = say("scythe-reveal-end" if record.end_of_turn else "scythe-reveal-any")
    return "\n".join(
        (terms.card(context.view.book, say, card), *(terms.need(say, r) for r in record.require), when)
    )


def chosen(context: Context) -> tuple[str, ...]:
    """Return the seat's combat cards that are beside its dial already."""
    step = step_of(context.view)
    return step.answer(context.seat)[1:] if step else ()


def step_of(view: Any) -> SetPower | None:
    """Return the combat in which power is being selected."""
    found = view.stack[-1] if view.stack else None
    return found if isinstance(found, SetPower) else None


def stacks(context: Context) -> dict[int, list[str]]:
    """Return the combat cards of the hand by value, the lowest first, without those beside the dial."""
    played, found = chosen(context), dict[int, list[str]]()
    values = context.view.book.combat
    known = [c for c in context.view.players[context.seat].hand if c in values and c not in played]
    for card in sorted(known):
        found.setdefault(values[card], []).append(card)
    return found


def items(context: Context) -> Iterator[Item]:
    """Yield the objectives and the combat cards that the viewer knows, also those below others of a stack."""
    for card in context.view.players[context.seat].objectives:
        if card != UNKNOWN:
            yield Item(card_ref(card), objective_tip(context, card))
    if UNKNOWN in context.view.players[context.seat].hand:
        return
    for value, cards in stacks(context).items():
        tip = context.say("scythe-tip-combat-card", value=value)
        yield from (Item(card_ref(card), tip) for card in cards)


def dial(context: Context) -> Iterator[Item]:
    """Yield the numbers of the dial while the viewer has to set it."""
    step = step_of(context.view)
    if step is not None and context.seat in step.choosers and not step.answer(context.seat):
        for number in range(context.view.book.limits.dial + 1):
            yield Item(f"number:{number}", context.say("scythe-tip-dial", amount=number))


def factory(context: Context) -> Iterator[Item]:
    """Yield the Factory cards that the viewer chooses from."""
    step = context.view.stack[-1] if context.view.stack else None
    if isinstance(step, ChooseFactoryCard):
        for card in context.view.factory:
            if card != UNKNOWN:
                name = terms.card(context.view.book, context.say, card)
                yield Item(card_ref(card), context.say("scythe-tip-keep", card=name))
