"""The clock in the top bar: the time of the viewer, read anew whenever it is drawn."""

from __future__ import annotations

from game.engine.model import Seat
from game.play.controller import Controller
from game.presentation.clock_words import all_times
from game.ui.widgets import Label
from game.ui.window import text
from game.ui.window import theme as t
from game.ui.window.ui import Ui

TIME = text.Style("sans-semi", t.BODY + 1, t.CREAM)
COLOURS = t.CREAM, t.GLEAM, t.GLEAM, t.rgb("#FF9C80")
"""The colour by how urgent it is."""
WIDEST, WIDEST_LOW = "-0:00:00", "0:00"


class ClockLabel(Label):
    """The time that the viewer has left; everybody's is in its tip. Its width never changes."""

    def __init__(self, ui: Ui, game: Controller) -> None:
        self._game = game
        super().__init__(ui, "", TIME, "right")
        self.key = "clock"

    @staticmethod
    def width(ui: Ui) -> int:
        """Return the width with room for every time, and for what is added when little is left."""
        return max(ui.type.width(words, TIME) for words in (WIDEST, ui.say("clock-low", time=WIDEST_LOW))) + 1

    @property
    def _seat(self) -> Seat:
        """The seat whose time is shown: the viewer's; in a replay the one that moves."""
        moves = self._game.who_is_asked() if self._game.is_replay else None
        return self._game.viewer if moves is None else moves

    @property
    def level(self) -> int:
        """Return how urgent it is."""
        return self._game.clock.warning(self._seat)

    @property
    def words(self) -> str:
        time = self._game.clock.shown(self._seat)
        return self.ui.say("clock-low", time=time) if self.level in (1, 2) else time

    @words.setter
    def words(self, _: str) -> None: ...

    @property
    def style(self) -> text.Style:
        return TIME.but(colour=COLOURS[self.level])

    @style.setter
    def style(self, _: text.Style) -> None: ...

    @property
    def tooltip(self) -> str:
        message = "clock-times" if self._game.is_replay else "clock-tip"
        return self.ui.say(message, times=all_times(self._game, self.ui.say))
