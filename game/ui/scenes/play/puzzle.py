"""A table with a question over it: which move is best? The answer is judged on its plate."""

from __future__ import annotations

from collections.abc import Callable

from game.play.puzzle import PuzzleGame, Verdict
from game.presentation import puzzle_words
from game.ui.scenes.play.table_menu import Entry, TableMenu
from game.ui.table.api import Table
from game.ui.table.panels.step_plate import StepText
from game.ui.table.panels.strip_plate import StripPlate, strip_height
from game.ui.table.panels.table_widgets import Overlay
from game.ui.table.scene import Commands, TableScene
from game.ui.table.view.table_view import TableView
from game.ui.widgets import Button
from game.ui.window.ui import Ui


class PuzzlePlate(Overlay):
    """An overlay with the task, then with the judgement of the answer."""

    def __init__(self, view: TableView, game: PuzzleGame, commands: Commands) -> None:
        self._view, self._ui, self._game, self._commands = view, view.ui, game, commands

    def lay(self) -> None:
        """Build the plate above the table."""
        view, say = self._view, self._ui.say
        words = puzzle_words.judgement(view.model.context, view.model.words, self._game)
        what, why = words if words[0] else puzzle_words.task(view.model.context, self._game)
        solved = self._game.verdict() is not None
        buttons = [
            self._button("leave", "home"),
            self._button("retry", "undo", enabled=bool(words[0])),
            self._button("judge", "check", enabled=self._game.can_judge_turn),
        ]
        plate = StripPlate(view.model, StepText(say("puzzle-title"), what, why, None), buttons)
        self.widgets, self.buttons = [plate, *buttons], buttons[1:] if solved else []

    def _button(self, name: str, icon: str, *, enabled: bool = True) -> Button:
        words, do = self._ui.say(f"puzzle-{name}"), self._commands[name]
        return Button(self._ui, words, do, key=f"puzzle:{name}", icon=icon, enabled=enabled, may_cut=True)


class PuzzleScene(TableScene):
    """A table with that plate; after the answer anything can be tried. `leave` goes back."""

    name = "puzzle"

    def __init__(self, ui: Ui, title: str, table: Table, game: PuzzleGame, leave: Callable[[], None]) -> None:
        self._puzzle, self._leave = game, leave
        self._shown: Verdict | None = None
        """The judgement on the plate."""
        super().__init__(ui, title, table, game, leave)
        self.model.strip = strip_height
        self.widgets.overlay = PuzzlePlate(self.view, game, self._commands())

    def _commands(self) -> Commands:
        own = {"leave": self._leave, "retry": self._retry, "judge": self._judge}
        return {**super()._commands(), **own}

    def _judge(self) -> None:
        self._puzzle.judge_turn()
        self.view.widgets.make()

    def _retry(self) -> None:
        self._puzzle.retry()
        self.playback.rewind()
        self.model.place(self.scene_stack.size)
        self.view.refresh(at_once=True)

    def update(self, dt: float) -> bool:
        moving, verdict = super().update(dt), self._puzzle.verdict()
        if verdict is not self._shown:
            self._shown, self.dirty = verdict, True
            self.view.widgets.make()
        return moving

    def show_menu(self) -> None:
        ui, do = self.ui, self._commands()
        no_hint = "" if self.game.can_hint else ui.say("table-hint-none")
        hint = ui.say("key-hint"), ui.say("puzzle-hint-tip"), no_hint
        entries = [
            Entry("puzzle-stay", "play", lambda: None, ui.say("key-escape")),
            Entry("puzzle-retry", "undo", do["retry"]),
            Entry("puzzle-judge", "check", do["judge"]),
            Entry("table-ask-hint", "hint", do["hint"], *hint),
            Entry("table-odds", "die", do["odds"], ui.say("key-odds"), ui.say("table-odds-tip")),
            Entry("table-try", "copy", do["try"], ui.say("key-try"), ui.say("table-try-tip")),
            Entry("table-legend", "question", do["legend"], ui.say("key-legend")),
            Entry("table-rules", "rules", do["help"], ui.say("key-rules")),
            Entry("table-settings", "settings", self.dialogs.show_settings),
            Entry("puzzle-leave", "home", self._leave),
        ]
        self.scene_stack.push(TableMenu(ui, ui.say("puzzle-title"), entries))
