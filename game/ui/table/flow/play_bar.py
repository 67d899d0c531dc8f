"""The bar shown while bots play: pause, step, slower, faster, skip to the viewer's turn."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from game.engine.model import Seat
from game.engine.session.session import WATCHER
from game.play.controller import GameController
from game.records.settings import PACES
from game.ui.table.flow.dialogs import Dialogs
from game.ui.table.flow.tempo import Tempo
from game.ui.table.view.table_view import TableView
from game.ui.widgets import Button
from game.ui.window import theme as t

SIGNS = {"step": "step", "slower": "minus", "pace": "", "faster": "plus", "skip": "forward"}
"""Icons of the buttons after the first one, in their order."""


class PlayBar:
    """Its buttons are the same objects from move to move, so that a press between two moves is not lost."""

    def __init__(self, view: TableView, game: GameController, tempo: Tempo, dialogs: Dialogs) -> None:
        self._view, self._model, self._game = view, view.model, game
        self._tempo, self._dialogs = tempo, dialogs
        game.bots.seconds = lambda: float(view.ui.settings.hard_seconds)
        self.commands: Mapping[str, Callable[[], None]] = {
            "pause": lambda: self._set(tempo.pause),
            "step": lambda: self._set(tempo.step),
            "skip": lambda: self._set(tempo.skip),
            "slower": lambda: self._change_pace(-1),
            "faster": lambda: self._change_pace(1),
            "pace": dialogs.show_settings,
            "side": self._choose_side,
            "now": self._hurry,
        }
        """Handlers of the buttons, by the name of the button and its key."""
        self._pause = self._button("pause", "pause")
        self._others = {name: self._button(name, icon) for name, icon in SIGNS.items()}
        self._side, self._now = self._button("side", "eye"), self._button("now", "hourglass")

    def _button(self, name: str, icon: str) -> Button:
        return Button(self._model.ui, "", self.commands[name], key=f"play:{name}", icon=icon, size=t.BODY)

    def pad_commands(
        self, undo: Callable[[], object], hint: Callable[[], object], main: Callable[[], object]
    ) -> Mapping[str, Callable[[], object]]:
        """Return what gamepad buttons do: the bar's commands while bots play, else those given."""
        return {
            "undo_or_pause": self._or_else("pause", undo),
            "hint_or_step": self._or_else("step", hint),
            "main_or_skip": self._or_else("skip", main),
        }

    def _or_else(self, name: str, usual: Callable[[], object]) -> Callable[[], object]:
        return lambda: (self.commands[name] if self._plays else usual)()

    @property
    def _plays(self) -> bool:
        """True if a bot is to move and nobody has to confirm anything."""
        game = self._game
        return not (game.session.over or self._model.holding) and game.thinking() is not None

    @property
    def _takes_time(self) -> bool:
        """True if the bot that is to move takes time to think."""
        game = self._game
        seat = game.thinking()
        return seat is not None and game.bots.takes_time(seat)

    # ---- what they do
    def _hurry(self) -> None:
        """Make the thinking bot move now."""
        if self._plays and self._takes_time:
            self._game.bots.hurry()

    def _set(self, change: Callable[[], None]) -> None:
        """Pause, step or skip; does nothing while no bot plays."""
        if self._game.thinking() is not None:
            change()
            self._view.widgets.make()

    def _change_pace(self, by: int) -> None:
        """Change the speed by one step and save it."""
        if self._tempo.change(by):
            self._dialogs.stack.apply_settings()

    def _choose_side(self) -> None:
        """Ask somebody who only watches whose view to show."""
        if self._game.watching:
            self._dialogs.choose_side(self._sides(), self._take_side)

    def _sides(self) -> Sequence[Seat]:
        return (WATCHER, *range(len(self._game.people)))

    def _take_side(self, side: Seat) -> None:
        """Show a seat's view. The view of a mere spectator keeps the mat of the seat shown before."""
        game, view = self._game, self._view
        game.side = side
        game.viewer = game.viewer if side == WATCHER else side
        view.clear_announcement()
        self._model.place(self._dialogs.stack.size)
        view.refresh(at_once=True)

    # ---- what they say
    def buttons(self) -> list[Button]:
        """Return the buttons of use now."""
        game = self._game
        side = [self._name_side()] if game.watching else []
        if not self._plays:
            return side
        self._name()
        now = [self._now] if self._takes_time else []
        return [*now, *side, self._pause, *self._others.values()]

    def sentence(self) -> str | None:
        """Return a sentence that the game is paused and who is next; None if it is not."""
        game = self._game
        seat = game.thinking()
        if seat is None or not self._tempo.paused or game.choices():
            return None
        return self._model.ui.say("table-paused", name=game.people[seat].name)

    def _name(self) -> None:
        """Update labels and tips."""
        say, tempo, others = self._model.ui.say, self._tempo, self._others
        pace = say(f"settings-pace-{tempo.pace}")
        what = "go-on" if tempo.paused else "pause"
        self._pause.icon, self._pause.tip = "play" if tempo.paused else "pause", say(f"table-{what}-tip")
        self._now.label, self._now.tip = say("hard-now"), say("hard-now-tip")
        self._pause.look = "primary" if tempo.paused else "plain"
        others["step"].tip = say("table-step-tip")
        others["slower"].tip, others["faster"].tip = say("table-slower-tip"), say("table-faster-tip")
        others["slower"].enabled, others["slower"].why = tempo.pace != PACES[0], say("table-slowest")
        others["faster"].enabled, others["faster"].why = tempo.pace != PACES[-1], say("table-fastest")
        others["pace"].label = say(f"table-pace-{tempo.pace}")
        others["pace"].name = say("table-pace-tip", pace=pace)
        others["pace"].also = [say(f"table-pace-{each}") for each in PACES]
        others["pace"].tip = say("table-pace-tip", pace=pace)
        others["skip"].tip = say("table-skip-end-tip" if self._game.watching else "table-skip-tip")

    def _name_side(self) -> Button:
        name, tip = self._dialogs.name_side(self._game.side), self._model.ui.say("table-side-tip")
        self._side.label, self._side.may_cut, self._side.tip = name, True, tip
        self._side.also = [self._dialogs.name_side(side) for side in self._sides()]
        return self._side
