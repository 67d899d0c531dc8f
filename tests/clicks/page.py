"""The page with the figures: docs/clicks.md."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from tests.clicks.routines import Routine

FILE = Path(__file__).parents[2] / "docs" / "clicks.md"
HEAD = """# How many clicks an action takes

The 20 actions that normal bots take most often in games of three, and the fewest presses and drags by which
a person makes them in the window, with the usual settings. A drag, a click, a button, an entry of a small
menu and the answer to a question count once each. "Before" is version 0.2.0. Actions are written as in
a record; "Per mille" is their share of all actions of the title.

| Title | Games counted |
|---|---|
{games}

`python -m tests.clicks` makes every action at the real table and counts again; the code is in `tests/clicks`.
An action that took more than two presses takes at most two thirds of them now, or the last column gives
the reason.
"""


def text(found: Mapping[str, Sequence[Routine]], games: Mapping[str, int]) -> str:
    """Return the page."""
    counted = "\n".join(f"| {title} | {number} |" for title, number in games.items())
    parts = ["\n".join(_part(title, routines)) for title, routines in found.items()]
    return "\n".join([HEAD.format(games=counted), *parts])


def _part(title: str, routines: Sequence[Routine]) -> Iterator[str]:
    yield f"## {title.capitalize()}\n"
    yield "| Action | Per mille | Before | Now | Why not fewer |"
    yield "|---|---|---|---|---|"
    for routine in routines:
        before, now = ("–" if n is None else str(n) for n in (routine.before, routine.presses))
        yield f"| {routine.name} | {routine.share} | {before} | {now} | {routine.why} |"
    yield ""
