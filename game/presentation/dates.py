"""Days and times in the words of the language."""

from __future__ import annotations

import datetime

from game.errors import Say


def day(say: Say, seconds: float) -> str:
    """Return the local day of a time in seconds since 1970."""
    at = datetime.datetime.fromtimestamp(seconds)
    return say("date-day", day=at.day, month=at.month, year=str(at.year))


def minute(say: Say, seconds: float) -> str:
    """Return the local day of a time in seconds since 1970, with hour and minute."""
    clock = datetime.datetime.fromtimestamp(seconds).strftime("%H:%M")
    return say("date-minute", day=day(say, seconds), clock=clock)


def iso_day(seconds: float) -> str:
    """Return the local day of a time in seconds since 1970, such as 2026-11-05."""
    return datetime.datetime.fromtimestamp(seconds).date().isoformat()
