"""Runebound's dice as they are thrown, with what was needed and what was got."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

import pygame

from game.engine.model import Event
from game.titles.runebound.table.board.pieces import DieFace
from game.titles.runebound.table.faces import LEAST
from game.titles.runebound.words import names
from game.titles.runebound.words.facts import facts
from game.titles.runebound.words.log import THREAT_ROLLS, is_town_roll, summed, town_falls
from game.ui.table.api import Size, TableContext, Throw, ThrownDie
from game.ui.table.drawing import card_frames
from game.ui.table.drawing.drawn_faces import DrawnFace
from game.ui.window.ui import Ui

COMBAT = ("attack", "defend", "number", "escape")
"""Rolls in a combat; another name is that of a skill, or of the threat."""


@dataclass(frozen=True)
class NumberFace(DrawnFace):
    """A die that shows a number."""

    number: int

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        surface.blit(card_frames.scaled(ui, "runebound/pieces/d20.png", size), (0, 0))
        card_frames.outlined(
            ui, surface, str(self.number), max(LEAST, size[1] * 0.42), surface.get_rect().center
        )


def throws(context: TableContext, events: Sequence[Event]) -> Iterator[Throw]:
    """Yield every throw among these events."""
    for number, event in enumerate(events):
        if (made := _THROWS.get(event.verb)) is not None:
            throw = made(context, event)
            if is_town_roll(event):
                throw = replace(throw, got=_town(context, event, events[number + 1 :]))
            yield replace(throw, after=number)


def _town(context: TableContext, roll: Event, following: Sequence[Event]) -> str:
    """Return which town a die names, or that it names none and is rolled again (RUN-185)."""
    ends = (event for event in following if event.verb in ("overrun", "spared") or is_town_roll(event))
    found = next(ends, roll)
    named = facts(context, {"town": "", **found.facts, "came": roll.facts["result"]})
    return context.say("runebound-throw-got-town", **named | {"again": int(not named["town"])})


def _movement(context: TableContext, event: Event) -> Throw:
    """Return the roll of the movement dice."""
    faces = context.view.book.movement.faces
    every = tuple(DieFace(tuple(face)) for face in faces)
    fallen = [int(face) for face in str(event.facts["faces"]).split()]
    named = facts(context, event.facts)
    dice = tuple(ThrownDie(every, every[face]) for face in fallen)
    return Throw(context.say("runebound-throw-movement", **named), dice)


def _roll(context: TableContext, event: Event) -> Throw:
    """Return a die with a number: what it comes to with the bonus, and against what."""
    say, given = context.say, event.facts
    what, sides = str(given["what"]), int(str(given["die"]).removeprefix("d"))
    code = what if what in (*COMBAT, *THREAT_ROLLS) else "test"
    named = facts(context, given)
    figure = str(given.get("figure", ""))
    named |= {"figure": names.card(say, figure) if figure else named["seat"], "seats": context.view.seats}
    named["came"] = summed(say, given)
    if code == "test":
        named["skill"] = names.skill(say, what)
    if what == "threat":
        named["falls"] = int(town_falls(given))
    title, target = say(f"runebound-throw-{code}", **named), int(given.get("target", 0))
    kind = "threat" if what in THREAT_ROLLS else "roll"
    needed = say(f"runebound-throw-needed-{kind}", **named) if target else ""
    die = ThrownDie(tuple(NumberFace(n) for n in range(1, sides + 1)), NumberFace(int(given["result"])))
    got = "" if what == "town" else say(f"runebound-throw-got-{code}", **named)
    return Throw(title, (die,), needed, got, _good(event))


def _good(event: Event) -> bool | None:
    """Return whether the roll succeeded; a threat roll does if no town falls."""
    given = event.facts
    if given["what"] == "threat":
        return not town_falls(given)
    if given["what"] in ("threat_missed", "town", "number"):
        return None
    return bool(given["success"])


_THROWS: dict[str, Callable[[TableContext, Event], Throw]] = {"roll": _roll, "roll_movement": _movement}
