"""The clock of a game in words."""

from __future__ import annotations

from game.errors import Say
from game.play.controller import Controller
from game.presentation.rich_text import joined


def all_times(game: Controller, say: Say) -> str:
    """Return the time that every person has left; "" without a clock."""
    if not game.clock.is_on:
        return ""
    people = [seat for seat, who in enumerate(game.people) if not who.bot]
    times = [say("clock-time", name=game.people[s].name, time=game.clock.shown(s)) for s in people]
    return joined(say, times, "names-more")


def warning(game: Controller, say: Say) -> str:
    """Return a sentence that the viewer has little time or none left; "" while there is enough."""
    level, name = game.clock.warning(game.viewer), game.people[game.viewer].name
    if not level or game.clock.setting is None:
        return ""
    if game.clock.left_ms(game.viewer) > 0:
        return say("clock-warns", name=name, time=game.clock.shown(game.viewer))
    at_zero = game.clock.setting.at_zero if game.out_of_time else "show"
    return say("clock-over" if at_zero == "show" else f"clock-over-{at_zero}", name=name)
