"""Announcements of events besides their log lines: sounds, milestones, headlines."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from game.engine.model import Event, Ref


@dataclass(frozen=True)
class Milestone:
    """Something that everybody should notice: a short plate with an icon, what it is, and who or where.

    is_logged  True if `words` are the line of the log, which is announced anyway
    """

    icon: str
    title: str
    words: str
    is_logged: bool = False


@dataclass(frozen=True)
class Announcement:
    """An announcement of an event besides its log line.

    sound      a file of assets/sounds: card, wood, dice, clash, star ...
    milestone  the icon of a plate that everybody should notice, with the message <title>-milestone-<verb> and
    the log line
    headline   True shows it in large type when the screen passes on
    minor      True leaves it out of summaries of many moves
    common     True if it concerns everybody: its line needs no name of a seat
    """

    sound: str | None = None
    milestone: str | None = None
    headline: bool = False
    minor: bool = False
    common: bool = False


SILENT = Announcement()


def refs_of(event: Event, makers: Mapping[str, Sequence[Callable[[str], Ref]]]) -> list[Ref]:
    """Return the refs of the things and places that an event names. `makers`: fact -> what makes its refs."""
    named = event.facts.items()
    return [make(str(value)) for name, value in named for make in makers.get(name, ())]


def sounds(**verbs: str) -> dict[str, Announcement]:
    """Return announcements of events by a sound alone: `sounds(card="draw hire", coin="pay")`."""
    return {verb: Announcement(sound) for sound, names in verbs.items() for verb in names.split()}
