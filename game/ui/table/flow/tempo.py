"""The speed at which the others' moves are shown, and the pause."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from game.records.settings import PACES, Pace, Settings

PACE_MS: Mapping[Pace, float] = MappingProxyType(
    {"slow": 2400.0, "usual": 1200.0, "fast": 600.0, "faster": 300.0, "at_once": 0.0}
)
"""The time for which an action of another seat is shown before the next one, in milliseconds."""
CHAIN = 0.3
"""Share of that time for a choice that continues the action before it."""


class Tempo:
    """The settings of the play bar. The speed is stored; everything else ends with the table."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self.paused = False
        self.skipping = False
        """True if moves are shown without animation until a person is asked."""
        self.hurries = False
        """True if the rest of the present wait is skipped."""
        self.real_time = False
        """True if a replay waits before each move as long as was thought about it."""
        self._steps = 0

    @property
    def pace(self) -> Pace:
        """The speed in the settings."""
        return self._settings.pace

    @property
    def wait(self) -> float:
        """The time for which an action is shown now, in milliseconds."""
        return 0.0 if self.skipping else PACE_MS[self.pace]

    @property
    def stopped(self) -> bool:
        """True if the next action waits for the viewer."""
        return self.paused and not self._steps

    def pause(self) -> None:
        """Pause play, or resume it."""
        self.paused, self.skipping, self._steps = not self.paused, False, 0

    def step(self) -> None:
        """Show one action, then pause."""
        self.paused, self.skipping, self.hurries, self._steps = True, False, True, 1

    def skip(self) -> None:
        """Show moves at once until a person is asked."""
        self.paused, self.skipping, self.hurries = False, True, True

    def shown(self) -> None:
        """Note that an action has been shown completely."""
        self._steps = 0

    def arrived(self) -> None:
        """Note that a person is asked or the game is over: skipping ends."""
        self.skipping, self._steps = False, 0

    def change(self, by: int) -> bool:
        """Change the speed by so many steps; return whether it changed."""
        now = PACES.index(self.pace)
        new = min(max(now + by, 0), len(PACES) - 1)
        self._settings.pace = PACES[new]
        return new != now
