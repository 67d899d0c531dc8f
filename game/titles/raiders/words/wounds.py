"""A suggestion how to spread the wounds of a raid over the crew."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from game.engine.model import Ref
from game.presentation.title_words import Context, Item
from game.titles.raiders.rules.raid.wounds import PlaceWounds, Wound
from game.titles.raiders.words import phrases

SPREAD: Ref = "spread:wounds"
LEAST = 2
"""So many wounds are worth a suggestion."""


@dataclass
class _Member:
    """A crew member on its space, with the wounds it could still take and live."""

    space: int
    strength: int
    room: int


def wounds_to_place(context: Context) -> int:
    """Return how many wounds the viewer has still to place now."""
    view = context.view
    step = view.stack[-1] if view.stack and view.active == context.seat else None
    return step.amount if isinstance(step, PlaceWounds) else 0


def suggestion(context: Context) -> tuple[Wound, ...]:
    """Return wounds one by one so that as few of the crew as possible die; () for a single wound."""
    amount, crew = wounds_to_place(context), _crew(context)
    found: list[Wound] = []
    while amount >= LEAST and crew and len(found) < amount:
        member = max(crew, key=lambda one: (one.room, -one.strength))
        found.append(Wound(member.space))
        member.room -= 1
        if member.room < 0:
            crew.remove(member)
    return tuple(found)


def wounds_survived(context: Context) -> int:
    """Return how many more wounds the viewer's crew can take before somebody must die (RAI-129)."""
    return sum(member.room for member in _crew(context))


def _crew(context: Context) -> list[_Member]:
    strength = {name: card.strength for name, card in context.view.book.crew.items()}
    spaces = enumerate(context.view.players[context.seat].spaces)
    return [_Member(n, strength[s.crew], strength[s.crew] - s.wounds) for n, s in spaces if s.crew]


def words(context: Context) -> str:
    """Return the suggestion in rich words: who takes how many, and who dies of them (RAI-130)."""
    say, spaces = context.say, context.view.players[context.seat].spaces
    room = {member.space: member.room for member in _crew(context)}
    parts = [
        say(
            "raiders-spread-deadly" if count > room[wound.space] else "raiders-spread-one",
            crew=phrases.card(say, spaces[wound.space].crew), wounds=count,
        )
        for wound, count in Counter(suggestion(context)).items()
    ]  # fmt: skip
    return say("raiders-spread", who=phrases.listed(say, parts))


def items(context: Context) -> Iterator[Item]:
    """Yield the button that follows the suggestion."""
    if suggestion(context):
        yield Item(SPREAD, context.say("raiders-tip-spread"))
