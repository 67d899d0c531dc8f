"""Whole ways as a table: where the dice lead, what awaits there, and the chance to win the fight."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping, Sequence
from typing import NamedTuple

from game.engine.board.hexagons import distance
from game.engine.model import Seat
from game.presentation.directions import direction_of
from game.presentation.odds import Choice, Odds, Table, Value
from game.presentation.title_words import Context
from game.titles.runebound.rules.movement.movement import dice_allowed
from game.titles.runebound.words import names
from game.titles.runebound.words.odds import numbers, ways
from game.titles.runebound.words.odds.ways import Meeting

ROLLED = "rolled"
"""The dice that lie on the table."""


class Target(NamedTuple):
    """A space with an adventure, the chance to get there, and what awaits."""

    space: str
    arrive: float
    meeting: Meeting

    @property
    def both(self) -> float:
        return self.arrive * self.meeting.win


class WayOdds(Odds):
    """The ways of any seat's Hero to adventures, with the dice of one turn."""

    def name(self, context: Context) -> str:
        return context.say("runebound-odds-ways")

    def choices(self, context: Context, chosen: Mapping[str, str]) -> Sequence[Choice]:
        """Return whose Hero goes, and with how many dice: fewer mean rest (RUN-040)."""
        say, view = context.say, context.view
        found = [numbers.seats(context)]
        if "seat" in chosen:
            seat = int(chosen["seat"])
            counts = range(dice_allowed(view, seat), -1, -1)
            values = [Value(str(dice), say("runebound-odds-dice-count", dice=dice)) for dice in counts]
            if ways.rolled(view, seat) is not None:
                values = [Value(ROLLED, say("runebound-odds-dice-rolled"))]
            found.append(Choice("dice", say("runebound-odds-dice"), tuple(values)))
        return found

    def tables(self, context: Context, chosen: Mapping[str, str]) -> Iterator[Table | None]:
        """Yield a row for each space with an adventure that the dice may lead to, the best one first."""
        say, seat = context.say, int(chosen["seat"])
        dice = 0 if chosen["dice"] == ROLLED else int(chosen["dice"])
        targets = yield from _targets(context, seat, dice)
        found = sorted(targets, key=lambda target: -target.both)
        heads = ("place", "far", "awaits", "arrive", "first", "win", "whole")
        columns = tuple(say(f"runebound-odds-{head}") for head in heads)
        rows = tuple(_row(context, seat, target) for target in found)
        note = "way-note" if rows else "no-way"
        yield Table("", columns, rows, frozenset([0] if rows else []), (say(f"runebound-odds-{note}"),))


def _targets(context: Context, seat: Seat, dice: int) -> Generator[None, None, list[Target]]:
    """Return the spaces with an adventure, after pauses."""
    view, found = context.view, list[Target]()
    known: dict[str, Meeting] = {}
    for space, arrive in (yield from ways.leads(view, seat, dice)).items():
        awaits = view.undefeated.get(space) or (space in view.counters and view.book.spaces[space].adventure)
        if awaits:
            if awaits not in known:
                known[awaits] = yield from ways.meeting(view, seat, space)
            found.append(Target(space, arrive, known[awaits]))
    return found


def _row(context: Context, seat: Seat, target: Target) -> tuple[str, ...]:
    say, view, space = context.say, context.view, target.space
    if space in view.undefeated:
        awaits = names.card(say, view.undefeated[space])
    else:
        awaits = say("runebound-odds-colour", colour=view.book.spaces[space].adventure)
    shares = (target.arrive, target.meeting.first, target.meeting.win, target.both)
    place = names.sentence(say, names.place(say, view.book, space))
    way = _way(context, view.players[seat].space, space)
    return (place, way, awaits, *(numbers.percent(say, share) for share in shares))


def _way(context: Context, start: str, end: str) -> str:
    """Return how far a space is from another, and in which direction."""
    book = context.view.book
    here, there = (book.board.hexes[space] for space in (start, end))
    direction = direction_of((here.x, here.y), (there.x, there.y))
    return context.say(
        "runebound-odds-away",
        count=distance(book.spaces[start].axial, book.spaces[end].axial),
        way=context.say(f"text-way-{direction}"),
    )
