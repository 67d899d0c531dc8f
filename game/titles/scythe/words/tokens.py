"""Flags and traps in words."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from game.engine.flow import choices
from game.engine.model import UNKNOWN, Seat
from game.presentation.title_words import Context, Item
from game.titles.scythe.rules.content.ability_kinds import PlaceToken
from game.titles.scythe.rules.content.book import Book
from game.titles.scythe.rules.movement.tokens import FLAG, ArmTrap, LeaveFlag, LeaveTrap, supply
from game.titles.scythe.rules.state.abilities import of_kind
from game.titles.scythe.rules.state.state import ScytheState, Trap, token_ref
from game.titles.scythe.words import terms


def offered(context: Context) -> str:
    """Return what the seat may leave or arm now: "flag", "trap" or "arm"; "" for nothing."""
    kinds = {type(c.option.action) for c in choices(context.view).get(context.seat, []) if c.reason is None}
    return next((code for kind, code in _OFFERS.items() if kind in kinds), "")


_OFFERS = {LeaveFlag: "flag", LeaveTrap: "trap", ArmTrap: "arm"}


def trap_tip(context: Context, trap: Trap) -> str:
    """Return whose trap it is, whether it still waits, and what it takes."""
    say = context.say
    state = "armed" if trap.armed else "sprung"
    lines = [say(f"scythe-tip-trap-{state}", name=context.people[trap.seat].name)]
    if trap.kind == UNKNOWN:
        lines.append(say("scythe-tip-trap-unknown"))
    else:
        lines.append(say("scythe-tip-trap-takes", things=takes(context.view.book, say, trap.kind)))
    return "\n".join(lines)


def danger(book: Book, say: terms.Say, trap: Trap) -> str:
    """Return the cost of entering a trap's territory, as far as it is known."""
    if trap.kind == UNKNOWN:
        return say("scythe-preview-trap-unknown")
    return say("scythe-preview-trap", things=takes(book, say, trap.kind))


def takes(book: Book, say: terms.Say, kind: str) -> str:
    """Return what a kind of trap takes."""
    record = book.traps[kind]
    return terms.amount(say, record.item, record.amount)


# ---------------------------------------------------------------------- items


def items(context: Context, place: str) -> Iterator[Item]:
    """Yield the flag and the trap of a territory."""
    view: ScytheState = context.view
    if place in view.flags:
        name = context.people[view.flags[place]].name
        yield Item(f"flag:{place}", context.say("scythe-tip-flag", name=name))
    if trap := view.traps.get(place):
        yield Item(f"trap:{place}", partial(trap_tip, context, trap))


def left(context: Context) -> Iterator[Item]:
    """Yield the viewer's tokens on the mat: the flags that are left, or each kind of trap."""
    view, seat, say = context.view, context.seat, context.say
    for ability in of_kind(view, seat, PlaceToken):
        if ability.token == FLAG:
            yield Item(
                token_ref(seat, FLAG), say("scythe-tip-flags-left", amount=flags_left(view, seat, ability))
            )
            continue
        have, hidden = supply(view, seat, ability), hides_traps(view, seat)
        for kind in view.book.traps:
            code = ("unknown" if hidden else "left") if kind in have else "placed"
            tip = say(f"scythe-tip-traps-{code}", things=takes(view.book, say, kind))
            yield Item(token_ref(seat, kind), tip)


def flags_left(view: ScytheState, seat: Seat, ability: PlaceToken) -> int:
    """Return how many flags a seat has not placed."""
    return ability.count - list(view.flags.values()).count(seat)


def hides_traps(view: ScytheState, seat: Seat) -> bool:
    """Return whether the viewer does not know which traps of a seat are on the map."""
    return UNKNOWN in [trap.kind for trap in view.traps.values() if trap.seat == seat]
