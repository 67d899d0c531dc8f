"""The replay of a recorded game at the table."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.ui.scenes.play.ending import Afterwards, Pictures
from game.ui.scenes.play.table_menu import Entry, TableMenu
from game.ui.table.api import Table
from game.ui.table.input.hit_targets import HitTarget
from game.ui.table.panels.table_widgets import Extra
from game.ui.table.replay.bar import ReplayBar
from game.ui.table.replay.comment_plate import CommentPlate, Plates
from game.ui.table.replay.controller import ReplayController
from game.ui.table.replay.player import ReplayLogCommands, ReplayPlayer
from game.ui.table.replay.turning_plate import TurningPlate
from game.ui.table.scene import BaseTableScene, Commands
from game.ui.window.commands import Command, Do, Move, Release
from game.ui.window.ui import Ui

USUAL = (
    "scores rules help turn menu cancel zoom_in zoom_out enlarge pin log drawer mine legend odds try save"
).split()
"""The commands of a table in play that a replay has too."""


class ReplayScene(BaseTableScene[ReplayController]):
    """A table with the same parts as in a game, at which nobody can move."""

    name = "replay"

    def __init__(
        self, ui: Ui, title: str, table: Table, game: ReplayController,
        leave: Callable[[], None], branch: Callable[[], None],
        save: Callable[[Pictures], None] | None = None,
    ) -> None:  # fmt: skip
        """Set up the replay; `branch` is called to play on from the current position, `save` to save
        pictures and the game."""
        self._branch, self._leave = branch, leave
        super().__init__(ui, title, table, game, leave, Afterwards(replay=self._again, save=save))
        self.widgets.overlay = Plates(self.plate, self.comment_plate)

    def make_playback(self) -> ReplayPlayer:
        self.player = ReplayPlayer(
            self.view, self.dialogs, self.unseen, self.handover, self.tempo, self.announcer, self.game
        )
        return self.player

    def make_history(self) -> ReplayLogCommands:
        return ReplayLogCommands(self.view, self.dialogs, self.player)

    def make_bar(self) -> tuple[Extra, Commands]:
        self.plate = TurningPlate(self.view, self.player, self.game.turning_search)
        self.comment_plate = CommentPlate(self.view, self.dialogs, self.player, self.plate)
        write = self.comment_plate.write
        self.bar = bar = ReplayBar(
            self.view, self.dialogs, self.player, self._branch, self.plate.touch, write
        )
        do = bar.commands
        usual = {name: what for name, what in self._commands().items() if name in USUAL}
        return bar, {
            **usual, **do, "save": self.dialogs.save_as,
            "home": do["start"], "page_up": do["previous_turn"], "page_down": do["next_turn"],
            "undo": do["back"], "redo": do["step"], "main": do["pause"], "skip": do["end"],
            "hint": do["turning"],
            "undo_or_pause": do["pause"], "hint_or_step": do["step"], "main_or_skip": do["end"],
        }  # fmt: skip

    def update(self, dt: float) -> bool:
        moving, changed = super().update(dt), self.plate.update()
        self.dirty = self.dirty or changed
        return moving or changed

    def _again(self) -> None:
        self.player.go_to(0)
        self.player.play_or_pause()

    def command(self, command: Command) -> bool:
        if isinstance(command, Move) and command.dx:
            self.view.quiet()
            self.player.step(command.dx)
            self.dirty = True
            return True
        if command == Do("confirm") and (self.form.focus is None or isinstance(self.form.focus, HitTarget)):
            command = Do("pause")
        wanted = super().command(command)
        if isinstance(command, Release) and self.on_top:
            self._let_space_play()
        return wanted

    def _let_space_play(self) -> None:
        """Keep the space bar for play and pause after a click on another button of the bar."""
        focus = self.form.focus
        if focus is not None and focus.key.startswith("play:"):
            self.form.set_focus(self.form.find("play:pause"))

    def show_menu(self) -> None:
        ui = self.ui
        try_moves = partial(self.scene_stack.try_moves, self.game)
        entries = [
            Entry("replay-stay", "play", lambda: None, ui.say("key-escape")),
            Entry("replay-branch", "person", self._branch, tip=ui.say("replay-branch-tip")),
            Entry(
                "replay-comment", "pencil", self.comment_plate.write, ui.say("key-comment"),
                ui.say("replay-comment-tip"),
            ),
            Entry("table-legend", "question", self.dialogs.show_legend, ui.say("key-legend")),
            Entry("table-odds", "die", self.dialogs.show_odds, ui.say("key-odds"), ui.say("table-odds-tip")),
            Entry("table-try", "copy", try_moves, ui.say("key-try"), ui.say("table-try-tip")),
            self.dialogs.puzzle_entry(),
            Entry("table-rules", "rules", lambda: self.scene_stack.help(), ui.say("key-rules")),
            *self.dialogs.save_entry(),
            Entry("table-settings", "settings", self.dialogs.show_settings),
            Entry("replay-leave", "home", self._leave),
        ]  # fmt: skip
        self.scene_stack.push(TableMenu(ui, ui.say("replay-menu"), entries))
