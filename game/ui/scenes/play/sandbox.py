"""A table at which anything can be tried: a plate explains it, lets bots answer, compares, and leaves."""

from __future__ import annotations

from collections.abc import Callable

from game.play.sandbox import Sandbox
from game.presentation.estimates import comparison
from game.ui.scenes.play.table_menu import Entry, TableMenu
from game.ui.scenes.play.tables_page import TablesPage
from game.ui.table.api import Table
from game.ui.table.panels.step_plate import StepText
from game.ui.table.panels.strip_plate import StripPlate, strip_height
from game.ui.table.panels.table_widgets import Overlay
from game.ui.table.scene import Commands, TableScene
from game.ui.table.view.table_view import TableView
from game.ui.widgets import Button
from game.ui.window.ui import Ui


class SandboxPlate(Overlay):
    """An overlay that says that nothing here counts, with what can be done besides playing."""

    def __init__(self, view: TableView, game: Sandbox, commands: Commands) -> None:
        self._view, self._ui, self._game, self._commands = view, view.ui, game, commands

    def lay(self) -> None:
        """Build the plate above the table."""
        say = self._ui.say
        guess = say("try-guess-note") if self._game.guessed else ""
        buttons = [*map(self._button, ("leave", "again", "compare")), self._answer()]
        text = StepText(say("try-title"), guess, say("try-about"), None)
        self.widgets = [StripPlate(self._view.model, text, buttons), *buttons]

    def _answer(self) -> Button:
        say = self._ui.say
        name = self._game.people[self._game.origin.home].name
        return Button(
            self._ui, say("try-answer-button"), self._commands["answer"], key="try:answer", icon="bot",
            tip=say("try-answer-tip", name=name), enabled=self._game.can_answer,
            why=say("try-answer-none", name=name), may_cut=True,
        )  # fmt: skip

    def _button(self, name: str) -> Button:
        say, do = self._ui.say, self._commands[name]
        tip = say(f"try-{name}-tip")
        return Button(self._ui, say(f"try-{name}-button"), do, key=f"try:{name}", tip=tip, may_cut=True)


class SandboxScene(TableScene):
    """A table with that plate. `leave` goes back to the real game, `again` deals what is unknown again."""

    name = "try"

    def __init__(
        self, ui: Ui, title: str, table: Table, game: Sandbox, leave: Callable[[], None],
        again: Callable[[], None],
    ) -> None:  # fmt: skip
        self._sandbox, self._leave, self._again = game, leave, again
        super().__init__(ui, title, table, game, leave)
        self.model.strip = strip_height
        self.widgets.overlay = SandboxPlate(self.view, game, self._commands())

    def _commands(self) -> Commands:
        return {
            **super()._commands(),
            "try": self._leave,
            "leave": self._leave,
            "again": self._again,
            "compare": self._compare,
            "answer": self._answer,
        }

    def _answer(self) -> None:
        """Let bots play for the other seats until it is the home seat's choice."""
        self._sandbox.answer()
        self.view.refresh()

    def _compare(self) -> None:
        table = comparison(self.model.context, self._sandbox)
        self.scene_stack.push(TablesPage(self.ui, "try-title", "copy", [table]))

    def show_menu(self) -> None:
        ui, do = self.ui, self._commands()
        name = self.game.people[self._sandbox.origin.home].name
        busy = "" if self._sandbox.can_answer else ui.say("try-answer-none", name=name)
        no_hint = "" if self.game.can_hint else ui.say("table-hint-none")
        entries = [
            Entry("try-stay", "play", lambda: None, ui.say("key-escape")),
            Entry("try-answer", "bot", do["answer"], tip=ui.say("try-answer-tip", name=name), why=busy),
            Entry("try-compare", "trophy", do["compare"], tip=ui.say("try-compare-tip")),
            Entry("try-again", "deck", do["again"], tip=ui.say("try-again-tip")),
            Entry(
                "table-ask-hint", "hint", do["hint"], ui.say("key-hint"), ui.say("table-hint-tip"), no_hint
            ),
            Entry("table-odds", "die", do["odds"], ui.say("key-odds"), ui.say("table-odds-tip")),
            Entry("table-legend", "question", do["legend"], ui.say("key-legend")),
            Entry("table-rules", "rules", do["help"], ui.say("key-rules")),
            Entry("table-settings", "settings", self.dialogs.show_settings),
            Entry("try-leave", "home", self._leave, ui.say("key-try"), ui.say("try-leave-tip")),
        ]
        self.scene_stack.push(TableMenu(ui, ui.say("try-title"), entries))
