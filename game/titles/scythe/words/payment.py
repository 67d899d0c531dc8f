"""Payments in resources: the remaining cost, and a proposal for paying it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial

from game.engine.flow import choices, play
from game.presentation.title_words import Context, Item
from game.titles.scythe.rules.actions.pay import PayCards, PayResource, PayTokens
from game.titles.scythe.rules.state.state import is_fighter
from game.titles.scythe.words import terms

MAX_TOKENS = 12
"""The largest number of tokens in any cost."""


def proposal(context: Context) -> tuple[PayResource, ...]:
    """Return how the rest could be paid: from the largest heap, first where no character or mech stands
    guard.
    """
    if context.seat != context.view.active:
        return ()
    after, way = context.view.copy(), list[PayResource]()
    guarded = {place for unit, place in after.at.items() if is_fighter(unit)}
    while after.stack and isinstance(after.stack[-1], PayTokens) and len(way) < MAX_TOKENS:
        legal = [c.option.action for c in choices(after).get(context.seat, []) if c.reason is None]
        pays = [a for a in legal if isinstance(a, PayResource)]
        if not pays:
            break
        best = max(pays, key=lambda a: (a.place not in guarded, after.goods[a.place].total))
        play(after, context.seat, best)
        way.append(best)
    return tuple(way)


def in_words(say: terms.Say, way: tuple[PayResource, ...]) -> str:
    """Return the tokens of a payment by their places."""
    parts = [
        say("scythe-pay-from", things=terms.amount(say, paid.item, n), place=terms.place(say, paid.place))
        for paid, n in Counter(way).items()
    ]
    return terms.listed(say, parts)


def items(context: Context) -> Iterator[Item]:
    """Yield the tray that a payment goes to, and the encounter option that it is for."""
    step = context.view.stack[-1] if context.view.stack else None
    if isinstance(step, PayTokens | PayCards):
        tip = partial(_tip, context)
        yield Item(f"dial:{context.view.active}", tip, on_board=True, pinned=True)
        if isinstance(step, PayTokens) and step.towards.startswith("option:"):
            yield Item(step.towards, tip, on_board=True, pinned=True)


def _tip(context: Context) -> str:
    """Return how to pay: with a click where there is a proposal, else by dragging."""
    return context.say("scythe-tip-proposal" if proposal(context) else "scythe-tip-pay-here")
