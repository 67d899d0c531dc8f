"""A seat's look at a position of Scythe, without a window."""

from __future__ import annotations

from game.engine.model import Seat
from game.play.people import Person
from game.presentation.messages import Messages
from game.presentation.title_words import Context, Item, Place, tip_text
from game.titles.scythe.rules.state.state import ScytheState
from game.titles.scythe.words import ScytheWords
from tests.titles.scythe.positions import PACKAGE

WORDS: ScytheWords = PACKAGE.title_words
MESSAGES = Messages()
COLOURS = ("red", "blue", "green", "orange", "violet", "ivory", "charcoal")


def context(view: ScytheState, seat: Seat) -> Context:
    """Return what a seat's words may look at."""
    people = tuple(Person(f"P{n}", COLOURS[n]) for n in range(view.seats))
    return Context(MESSAGES, view, seat, people)


def tips(look: Context) -> dict[str, str]:
    """Return the tip of every item and every place by its ref."""
    described: list[Item | Place] = [*WORDS.items(look), *WORDS.places(look)]
    assert len({one.ref for one in described}) == len(described)
    return {one.ref: tip_text(one.tip) for one in described}
