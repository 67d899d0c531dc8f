"""A game in play: the table of the person who has the screen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

import pygame

from game.play.controller import GameController
from game.ui.scenes.play.ending import NOTHING_MORE, Afterwards
from game.ui.table.api import Table
from game.ui.table.flow.commit import Moves
from game.ui.table.flow.going_back import History
from game.ui.table.flow.handover import HandOver
from game.ui.table.flow.playback import Playback
from game.ui.table.flow.tempo import Tempo
from game.ui.table.hint.plate import HintOverlay
from game.ui.table.input.keys import Keys
from game.ui.table.input.pointer import Pointer
from game.ui.table.log.drawer import LogDrawer
from game.ui.table.log.recap import Recap
from game.ui.table.log.unseen import Unseen
from game.ui.table.model import TableModel
from game.ui.table.panels.dialogs import Dialogs
from game.ui.table.panels.play_bar import PlayBar
from game.ui.table.panels.table_widgets import Extra, Handlers
from game.ui.table.view import TableView
from game.ui.window.commands import Command, Do, Drag, Leave, Move, Point, Press, Release, Wheel
from game.ui.window.scene import Scene, SceneStack
from game.ui.window.ui import Ui

Commands = Mapping[str, Callable[[], object]]


class TableScene(Scene):
    """Puts the parts of a table together, and passes on commands, time and drawing.

    Every command goes one way: `keys` and `pointer` ask the hand what is meant, `moves` asks the person and
    the rules, `playback` shows what came of it and refreshes the view.
    """

    name = "table"
    keeps_awake = True

    def __init__(
        self, ui: Ui, title: str, table: Table, game: GameController,
        leave: Callable[[], None], afterwards: Afterwards = NOTHING_MORE,
    ) -> None:  # fmt: skip
        super().__init__(ui)
        self.ambience = title
        self.game, self.model = game, TableModel(ui, title, table, game)
        self.view = TableView(ui, self.model)
        self.form, self.hand, self.widgets = self.view.form, self.view.hand, self.view.widgets
        self.dialogs = Dialogs(self.view, leave, afterwards)
        self.unseen = Unseen(self.model, self.dialogs)
        self.recap, self.tempo = Recap(self.view, self.dialogs), Tempo(ui.settings)
        self.handover = HandOver(self.view, self.dialogs, self.unseen, self.recap)
        self.playback = self.make_playback()
        self.history = self.make_history()
        self.moves = Moves(self.view, self.dialogs, self.playback)
        self.widgets.hint_plate = HintOverlay(self.view)
        self.widgets.play_bar, commands = self.make_bar()
        self._keys = Keys(self.view, commands)
        self._pointer = Pointer(self.view, self.moves, self.dialogs)
        self.widgets.handlers = Handlers(
            commands, self.moves.take, self.moves.touch, self.handover.pass_on, self.view.unfold,
            self.dialogs.show_large, self.history.mark_line, self.history.go_back_to,
        )  # fmt: skip

    def make_playback(self) -> Playback:
        """What shows moves as they are made."""
        return Playback(self.view, self.dialogs, self.unseen, self.handover, self.tempo)

    def make_history(self) -> History:
        """What goes back to earlier moves."""
        return History(self.view, self.dialogs, self.playback.rewind)

    def make_bar(self) -> tuple[Extra, Commands]:
        """The bar of the moves, and what all commands mean."""
        bar = PlayBar(self.view, self.tempo, self.dialogs)
        pad = bar.pad_commands(self.history.undo, self.view.ask_hint, self.widgets.focus.go_to_main)
        return bar, {**self._commands(), **bar.commands, **pad}

    def _commands(self) -> Commands:
        """What one may do besides playing, by the names that keys, bar and menu have for it."""
        view = self.view
        drawer = LogDrawer(view, lambda: self.scene_stack.apply_settings())
        return {
            "undo": self.history.undo,
            "undo_turn": self.history.undo_turn,
            "redo": self.history.redo,
            "hint": view.ask_hint,
            "scores": self.dialogs.show_scores,
            "since": self.recap.show,
            "rules": lambda: self.scene_stack.help(),
            "help": self._help,
            "turn": lambda: self.scene_stack.help(turn=True),
            "menu": lambda: self.show_menu(),
            "cancel": self._cancel,
            "home": view.board.home,
            "zoom_in": partial(view.board.zoom, 1),
            "zoom_out": partial(view.board.zoom, -1),
            "enlarge": self.dialogs.enlarge_pointed,
            "main": self.widgets.focus.go_to_main,
            "pin": lambda: view.notices.pin(view.form.hot or view.form.focus, self.game.viewer),
            "log": drawer.touch,
            "drawer": drawer.move,
            "mine": view.show_own,
            "legend": self.dialogs.show_legend,
            "save": self.game.session.save_again,  # what is not on the disk already
        }

    def show_menu(self) -> None:
        """Show what one may do besides playing."""
        self.dialogs.show_menu(self._commands())

    def _cancel(self) -> None:
        """Take down what is pinned, put back what is held; with empty hands, the menu."""
        if not self.view.cancel():
            self.show_menu()

    def _help(self) -> None:
        """The rule behind a refusal, else the icons of the tooltip, else the rule behind the question."""
        rule = self.view.rule()
        icons = () if rule else self.view.picture.tips.icons()
        self.scene_stack.help(rule, icons or None)

    # ---- as a scene
    def enter(self, scene_stack: SceneStack) -> None:
        self.dialogs.stack = scene_stack
        super().enter(scene_stack)
        if not self.game.uncovered and not self.game.session.over:
            self.handover.welcome()
        self.dialogs.show_notes()

    def resume(self) -> None:
        super().resume()
        self.form.fresh.appear()

    def leave(self) -> None:
        self.game.close()

    def unsaved(self) -> str:
        return self.game.session.save_again() or ""

    def layout(self) -> None:
        self.model.place(self.scene_stack.size)
        self.view.refresh(still=True)

    def relabel(self) -> None:
        self.widgets.relabel()

    def command(self, command: Command) -> bool:
        hot = self.form.hot
        if isinstance(command, Press) and self.view.picture.tips.asks(command.pos):
            self._help()
            return True
        self.view.board.follow(command)
        if isinstance(command, Press) or (
            isinstance(command, Do | Move) and command not in (Do("help"), Do("menu"))
        ):
            self.view.quiet()
        if isinstance(command, Point | Press | Release | Drag | Wheel):
            wanted = self._pointer.command(command)
        else:
            wanted = self._keys.command(command)
        wanders = isinstance(command, Point | Leave) and self.form.hot is hot and not self.hand.carrying
        self.dirty = self.dirty or not wanders
        return wanted

    def rests(self) -> bool:
        return self.view.picture.ahead.rests()

    def update(self, dt: float) -> bool:
        moving = self.view.update(dt, self.on_top)
        self.moves.carry_out(self.hand.update(dt))
        self.dirty = self.playback.update(dt, self.on_top) or self.dirty or self.view.picture.stale
        return moving or self.model.motion.busy

    def draw(self, surface: pygame.Surface) -> None:
        self.view.draw(surface)
