"""Estimates in words: tables of what has changed, and of what makes one line of play better."""

from __future__ import annotations

from collections.abc import Sequence

from game.bots.advice.hints import Reason
from game.play.estimates import compared
from game.play.sandbox import Sandbox
from game.presentation.context import Context
from game.presentation.odds import Table
from game.presentation.rich_text import joined

MAX_FEATURES = 3
"""The most features that are named for a seat."""


def comparison(context: Context, game: Sandbox) -> Table:
    """Return what has changed for each seat since the real position."""
    say, title = context.say, game.session.title
    columns = ("try-seat", "try-points", "try-estimate", "try-mainly")
    rows = [
        (
            context.people[one.seat].name,
            _change(context, *one.points),
            _change(context, *map(round, one.value)),
            listed(context, title.id, one.why[:MAX_FEATURES]) or say("try-same"),
        )
        for one in compared(title, game.start, game.session.state)
    ]
    home = frozenset({game.origin.home})
    notes = (say("try-compare-note"), *([say("try-guess-note")] if game.guessed else ()))
    return Table(say("try-compare"), tuple(map(say, columns)), tuple(rows), home, notes)


def _change(context: Context, before: int, now: int) -> str:
    """Return points before and now, negative ones with a minus sign."""
    first, last = (context.say("try-less", points=-each) if each < 0 else each for each in (before, now))
    return context.say("try-change", before=first, now=last)


def listed(context: Context, title: str, reasons: Sequence[Reason]) -> str:
    """Return features with the points by which each is better or worse."""
    say = context.say
    found = [
        say("try-feature", name=feature(context, title, one.feature), points=signed(context, one.points))
        for one in reasons
    ]
    return joined(say, found, "names-more")


def feature(context: Context, title: str, name: str) -> str:
    """Return the name of a feature; its id where a title has no name for it."""
    message = f"{title}-feature-{name}"
    return context.say(message) if context.messages.has(message) else name


def signed(context: Context, points: float) -> str:
    """Return points with one decimal and a sign."""
    rounded = round(points, 1)
    return context.say("try-less" if rounded < 0 else "try-more", points=abs(rounded))
