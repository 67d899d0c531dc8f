"""How fast the moves of the others are shown, and whether they go on at all."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from game.records.settings import PACES, Pace, Settings

PACE_MS: Mapping[Pace, float] = MappingProxyType(
    {"slow": 2400.0, "usual": 1200.0, "fast": 600.0, "faster": 300.0, "at_once": 0.0}
)
"""So long an action of another seat stands before the next one is shown, in milliseconds."""
CHAIN = 0.3
"""Share of that for a small choice that goes on with the one before it."""


class Tempo:
    """What the bar of the moves sets. The speed is one of the settings; the rest ends with the table."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self.paused = False
        self.skipping = False
        """Whether everything is shown at once until a person is asked."""
        self.hurries = False
        """Whether the viewer wants the next action now, without the rest of the wait."""
        self._steps = 0

    @property
    def pace(self) -> Pace:
        """The speed that is set."""
        return self._settings.pace

    @property
    def wait(self) -> float:
        """So long an action stands now, in milliseconds."""
        return 0.0 if self.skipping else PACE_MS[self.pace]

    @property
    def stopped(self) -> bool:
        """Whether the next action waits for a word of the viewer."""
        return self.paused and not self._steps

    def pause(self) -> None:
        """Stop, or go on."""
        self.paused, self.skipping, self._steps = not self.paused, False, 0

    def step(self) -> None:
        """Show one action and stop there."""
        self.paused, self.skipping, self.hurries, self._steps = True, False, True, 1

    def skip(self) -> None:
        """Go on at once until a person is asked."""
        self.paused, self.skipping, self.hurries = False, True, True

    def shown(self) -> None:
        """An action was shown whole."""
        self._steps = 0

    def arrived(self) -> None:
        """A person is asked, or the game is over: there is nothing to skip any more."""
        self.skipping, self._steps = False, 0

    def change(self, by: int) -> bool:
        """Take the next faster speed, or the next slower one; whether there was one."""
        now = PACES.index(self.pace)
        new = min(max(now + by, 0), len(PACES) - 1)
        self._settings.pace = PACES[new]
        return new != now
