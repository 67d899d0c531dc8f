"""The dice of a raid as they are rolled, with the strength needed and the result."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import cast

from game.engine.model import Event
from game.titles.raiders.rules.raid.strength import band, parts, wounds_of
from game.titles.raiders.rules.state.book import Band, Book, Settlement
from game.titles.raiders.table.pieces import DieFace
from game.titles.raiders.words import phrases
from game.ui.table.api import TableContext, Throw, ThrownDie


def throws(context: TableContext, events: Sequence[Event]) -> Iterator[Throw]:
    """Yield the dice that were rolled, then those that were rerolled, together."""
    for verb in ("rolled", "rerolled"):
        if numbers := [number for number, event in enumerate(events) if event.verb == verb]:
            settlement = _raided(context, events)
            rolled = [events[number] for number in numbers]
            throw = _throw(context, rolled, settlement, *_came(context, settlement, events))
            yield replace(throw, after=numbers[-1])


def _throw(
    context: TableContext, rolled: Sequence[Event], settlement: Settlement, total: int, vp: int, wounds: int
) -> Throw:
    say, book = context.say, context.view.book
    name = context.people[int(rolled[0].facts["seat"])].name
    dice = tuple(_die(book, event) for event in rolled)
    title = say(f"raiders-throw-{rolled[0].verb}", name=name, place=phrases.place(say, settlement.id))
    needed = "   ".join(_needed(context, result) for result in settlement.bands)
    came = [int(event.facts["strength"]) for event in rolled]
    summed = " + ".join(map(str, [*came, *([total - sum(came)] if total != sum(came) else [])]))
    got = say("raiders-throw-got", sum=summed, total=total, result=_result(context, vp, wounds))
    return Throw(title, dice, needed, got, bool(vp))


def _raided(context: TableContext, events: Sequence[Event]) -> Settlement:
    """Return the settlement that is raided; after the raid its last event names the raid space."""
    view, book = context.view, cast("Book", context.view.book)
    if view.raid is not None:
        return book.settlements[view.raid.settlement]
    taken = next(str(event.facts["place"]) for event in events if event.verb == "take_space")
    return next(s for s in book.settlements.values() if taken in book.raid_spaces[s.id])


def _came(context: TableContext, settlement: Settlement, events: Sequence[Event]) -> tuple[int, int, int]:
    """Return total strength, VP and wounds of the raid; before the result, the present ones."""
    for event in events:
        if event.verb == "raid_result":
            return int(event.facts["total"]), int(event.facts["vp"]), int(event.facts["wounds"])
    view = context.view
    total = sum(amount for _, amount in parts(view, view.active, view.raid))
    result = band(settlement, total)
    return total, result.vp, wounds_of(view, view.active, view.raid, result)


def _needed(context: TableContext, result: Band) -> str:
    brings = _result(context, result.vp, result.wounds)
    return context.say("raiders-throw-needed", strength=result.min_strength, result=brings)


def _result(context: TableContext, vp: int, wounds: int) -> str:
    """Return VP and wounds in rich words."""
    say = context.say
    parts = [phrases.amount(say, "vp", vp)] if vp or not wounds else []
    return "  ".join([*parts, *([phrases.amount(say, "wound", wounds)] if wounds else [])])


def _die(book: Book, event: Event) -> ThrownDie:
    """Return a die with all its faces, and the one that was rolled (of equal faces the first)."""
    colour, given = str(event.facts["colour"]), event.facts
    faces = book.dice[colour].faces
    every = tuple(DieFace(book, colour, n) for n in range(len(faces)))
    fell = next(n for n, f in enumerate(faces) if (f.s, f.w) == (given["strength"], given["wounds"]))
    return ThrownDie(every, every[fell])
