"""The table of a game in play, and the way of one command, which this file follows from top to bottom:

input     `BaseTableScene.command` passes it to `Mouse` or `Keys`
intent    `DragAndDrop` returns what a press, a drag, a release or a click means
confirm   `MoveMaker.carry_out`, `choose` and `propose` ask the person what is left to ask
commit    `MoveMaker.commit` makes the choices, which one undo takes back
refresh   `Playback.show_moves` lets them be heard and seen, `TableView.refresh` shows the new position
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Generic, TypeVar

import pygame

from game.engine.model import Action, IllegalAction, Option, Ref
from game.play.controller import Controller, GameController
from game.presentation.sentences import explain
from game.presentation.title_words import Warn
from game.ui.scenes.play.ending import NOTHING_MORE, Afterwards
from game.ui.table.api import Table, Thing
from game.ui.table.flow.agreeing import Agreeing
from game.ui.table.flow.announcer import Announcer
from game.ui.table.flow.board_walk import BoardWalk
from game.ui.table.flow.clock_watch import ClockWatch
from game.ui.table.flow.dialogs import Dialogs
from game.ui.table.flow.handover import HandOver
from game.ui.table.flow.history_commands import HistoryCommands, LogCommands
from game.ui.table.flow.play_bar import PlayBar
from game.ui.table.flow.playback import Playback
from game.ui.table.flow.recap import Recap
from game.ui.table.flow.story import Story
from game.ui.table.flow.tempo import Tempo
from game.ui.table.flow.undo_group import UndoGroup
from game.ui.table.flow.unseen import Unseen
from game.ui.table.input.drag import Choose, Enlarge, Intent, Refuse, Travel
from game.ui.table.input.early_press import EarlyPress
from game.ui.table.input.hit_targets import HitTarget
from game.ui.table.model.choices_at_hand import LeadingChoices
from game.ui.table.model.table_model import TableModel
from game.ui.table.panels.opponents import SeatPanel
from game.ui.table.panels.table_widgets import Extra, Handlers, TableWidgets
from game.ui.table.view.table_view import TableView
from game.ui.widgets import Form
from game.ui.window.commands import Command, Do, Drag, Leave, Move, Pan, Point, Pos, Press, Release, Wheel
from game.ui.window.scene import Scene, SceneStack
from game.ui.window.ui import Ui

Commands = Mapping[str, Callable[[], object]]
"""Handlers of the commands that keys, bars and menu use, by name."""
G = TypeVar("G", bound=Controller)
PAN_STEP = 90
"""Window pixels by which an arrow key moves the board."""


class BaseTableScene(Scene, Generic[G]):
    """The table of a game, in play or recorded, as the person at the screen sees it."""

    keeps_awake = True
    introduction = "none"

    def __init__(
        self, ui: Ui, title: str, table: Table, game: G,
        leave: Callable[[], None], afterwards: Afterwards = NOTHING_MORE,
    ) -> None:  # fmt: skip
        super().__init__(ui)
        self.ambience = title
        self.game, self.model = game, TableModel(ui, title, table, game)
        self.view = TableView(ui, self.model)
        self.drag = self.view.drag
        self.dialogs = Dialogs(self.view, leave, afterwards)
        self.unseen = Unseen(self.model, self.dialogs)
        story = Story(self.model)
        self.recap, self.tempo = Recap(self.view, self.dialogs, story), Tempo(ui.settings)
        self.handover = HandOver(self.view, self.dialogs, self.unseen, self.recap, story)
        self.announcer = Announcer(self.view)
        self.playback = self.make_playback()
        self.history = self.make_history()
        self.moves = MoveMaker(self.view, self.dialogs, self.playback, self.make_undo_group())
        self.clock_watch = ClockWatch(self.view, self.dialogs)
        self.walk = BoardWalk(self.view, lambda: self.announcer.words, self.moves.touch)
        self.widgets.play_bar, commands = self.make_bar()
        self._keys = Keys(self.view, commands)
        self._mouse = Mouse(self.view, self.moves, self.dialogs)
        self.widgets.handlers = Handlers(
            commands, self.moves.take, self.moves.touch, self.handover.pass_on, self.view.unfold,
            self.dialogs.show_large, self.history.mark_line, self.history.go_back_to,
            self.dialogs.show_more,
        )  # fmt: skip

    @property
    def form(self) -> Form:  # type: ignore[override]  # made anew for each position, when it is asked for
        return self.view.form

    @property
    def widgets(self) -> TableWidgets:
        """The widgets of the table."""
        return self.view.widgets

    @abstractmethod
    def make_playback(self) -> Playback:
        """Return what shows moves as they are made."""

    @abstractmethod
    def make_history(self) -> LogCommands:
        """Return what goes to earlier moves."""

    def make_undo_group(self) -> UndoGroup | None:
        """Return what makes the viewer's moves; None where nobody moves."""
        return None

    @abstractmethod
    def make_bar(self) -> tuple[Extra, Commands]:
        """Return the bar shown while the game goes on by itself, and every command by its name."""

    @abstractmethod
    def show_menu(self) -> None:
        """Show the menu of the table."""

    def _commands(self) -> Commands:
        """Return the commands besides those of play and replay."""
        view = self.view
        return {
            "scores": self.dialogs.show_scores,
            "since": self.recap.show,
            "rules": lambda: self.scene_stack.help(),
            "help": self._help,
            "turn": lambda: self.scene_stack.help(turn=True),
            "menu": self.show_menu,
            "cancel": self._cancel,
            "home": view.board.home,
            "zoom_in": partial(view.board.zoom, 1),
            "zoom_out": partial(view.board.zoom, -1),
            "enlarge": self.dialogs.enlarge_pointed,
            "main": self.widgets.focus.go_to_main,
            "pin": lambda: view.notices.pin(view.form.hot or view.form.focus, self.game.viewer),
            "log": lambda: view.go_to_log(self.scene_stack.apply_settings),
            "drawer": lambda: view.toggle_log(self.scene_stack.apply_settings),
            "mine": view.show_own,
            "sizes": view.change_sizes,
            "legend": self.dialogs.show_legend,
            "odds": self.dialogs.show_odds,
            "puzzle": lambda: self.scene_stack.ask_puzzle(self.game),
            "try": lambda: self.scene_stack.try_moves(self.game),
            "summary": self.announcer.summarise,
            "walk": self.walk.switch,
            "save": self.game.save,  # only what isn't on disk yet
        }

    def _cancel(self) -> None:
        """Take down what is pinned, put back what is held; if there is nothing of the kind, show the menu."""
        if not self.view.cancel():
            self.show_menu()

    def _help(self) -> None:
        """Open the rule behind a refusal, else the icons of the tooltip, else the rule of the question."""
        rule = self.view.rule()
        icons = () if rule else self.view.picture.tips.icons()
        self.scene_stack.help(rule, icons or None)

    # ---- as a scene
    def enter(self, scene_stack: SceneStack) -> None:
        for below in scene_stack.scenes:
            if isinstance(below, BaseTableScene) and below is not self:
                below.view.picture.forget_hidden()
        self.dialogs.stack = scene_stack
        super().enter(scene_stack)
        if not self.game.uncovered and not self.game.session.over:
            self.handover.welcome()
        self.dialogs.show_notes()

    def resume(self) -> None:
        super().resume()
        self.form.press_guard.appear()

    def leave(self) -> None:
        self.game.close()
        self.view.picture.forget()

    def unsaved(self) -> str:
        problem = self.game.save()
        return explain(problem, self.ui.say) if problem else ""

    def layout(self) -> None:
        self.model.place(self.scene_stack.size)
        self.view.refresh(at_once=True)

    def relabel(self) -> None:
        self.widgets.relabel()

    def rests(self) -> bool:
        return self.view.picture.prepainter.rests()

    @property
    def prepares(self) -> bool:  # type: ignore[override]  # a plain flag of other scenes
        return self.view.prepares

    def update(self, dt: float) -> bool:
        self.view.halted, self.view.gives_way = self.is_halted, self.gives_way
        moving = self.view.update(dt, self.on_top, draws=self.dirty)
        self.moves.carry_out(self.drag.update(dt))
        if self.on_top and self.game.uncovered:
            self.moves.carry_out(self._mouse.early.update(dt))
        self.dirty = self.playback.update(dt, self.on_top) or self.dirty or self.view.picture.is_outdated
        if self.on_top and (explanation := self.view.hints.explanation()) is not None:
            self.dialogs.show_reasons(explanation)
        if self.on_top and self.game.uncovered:
            self.dirty = self.clock_watch.update(dt) or self.dirty
            self.announcer.update()
        return moving or self.view.flies

    @property
    def rests_on_line(self) -> bool:
        return self.walk.is_on

    def leave_line(self) -> None:
        self.walk.end()

    def spoken(self) -> Sequence[str]:
        return [*self.announcer.spoken(), *self.walk.spoken()] if self.game.uncovered else ()

    def draw(self, surface: pygame.Surface) -> None:
        self.view.draw(surface)

    # ---- input
    def command(self, command: Command) -> bool:
        hovered = self.form.hot
        if isinstance(command, Press) and self.view.picture.tips.asks(command.pos):
            self._help()
            return True
        self.view.board.follow(command)
        if isinstance(command, Press) or (
            isinstance(command, Do | Move) and command not in (Do("help"), Do("menu"))
        ):
            self.view.quiet()
        if isinstance(command, Point | Press | Release | Drag | Wheel):
            wanted = self._mouse.command(command)
        else:
            wanted = self.walk.command(command) or self._keys.command(command)
        only_points = isinstance(command, Point | Leave) and self.form.hot is hovered
        self.dirty = self.dirty or not only_points or self.drag.carrying
        return wanted


class TableScene(BaseTableScene[GameController]):
    """The table of a game in play."""

    name = "table"
    history: HistoryCommands

    def make_playback(self) -> Playback:
        return Playback(self.view, self.dialogs, self.unseen, self.handover, self.tempo, self.announcer)

    def make_history(self) -> HistoryCommands:
        return HistoryCommands(self.view, self.game, self.dialogs, self.playback.rewind)

    def make_undo_group(self) -> UndoGroup:
        return UndoGroup(self.model, self.game)

    def make_bar(self) -> tuple[Extra, Commands]:
        bar = PlayBar(self.view, self.game, self.tempo, self.dialogs)
        pad = bar.pad_commands(self.history.undo, self.view.ask_hint, self.widgets.focus.go_to_main)
        pause = {"pause": bar.commands["pause"] if self.game.watching else self._pause(bar)}
        return bar, {**self._commands(), **bar.commands, **pad, **pause}

    def _pause(self, bar: PlayBar) -> Callable[[], None]:
        """Return the command that pauses the bots, or stops the viewer's clock while none of them plays."""

        def pause() -> None:
            if self.game.thinking() is None:
                self.clock_watch.stop()
            else:
                bar.commands["pause"]()

        return pause

    def _commands(self) -> Commands:
        history = self.history
        own = {
            "stop_clock": self.clock_watch.stop,
            "set_pin": self.handover.set_pin,
            "agree": Agreeing(self.view, self.game, self.dialogs, self.handover, self.playback.rewind).show,
            "undo": history.undo,
            "undo_turn": history.undo_turn,
            "redo": history.redo,
            "hint": self.view.ask_hint,
        }
        return {**own, **super()._commands()}

    def show_menu(self) -> None:
        self.dialogs.show_menu(self._commands())


class Mouse:
    """Drags things, moves the board, and passes everything else to the form."""

    def __init__(self, view: TableView, moves: MoveMaker, dialogs: Dialogs) -> None:
        self._view, self._drag, self._moves, self._dialogs = view, view.drag, moves, dialogs
        self._panning = False
        self.early = EarlyPress(view.model, view.drag)

    def command(self, command: Point | Press | Release | Drag | Wheel) -> bool:
        """React to the mouse; a table always wants it."""
        match command:
            case Press():
                resizes = self._view.picture.prepainter.resizes
                self._press(self._view.clicks.press(command, resizes=resizes))
            case Drag():
                self._move(self._view.clicks.follow(command))
            case Release():
                self._release(self._view.clicks.follow(command))
            case Wheel() if self._view.board.holds(command.pos):
                self._view.board.zoom(command.dy, command.pos)
            case _:
                self._hover(command)
        return True

    def _press(self, command: Press) -> None:
        if command.button == "left" and self._view.board.press(command.pos):
            return
        view, ref = self._view, self._pressed(command)
        on_board = view.board.holds(command.pos)
        self._panning = command.button != "left" or (ref is None and on_board)
        if command.button == "left" and ref is not None:
            view.form.quiet(command.pos)
            if view.form.press_guard.locked is not None:
                return
            self.early.note(ref, command.pos)
            self._drag.start(ref, command.pos, view.widgets.ref_at(command.pos, ()) or "")
        elif command.button == "left":
            if on_board:
                self._drag.put_back()
            view.form.command(command)
        elif command.button == "right" and ref is not None and self._dialogs.enlarge(ref):
            self._panning = False

    def _pressed(self, command: Press) -> Ref | None:
        """Return what a drag may start with. A panel with which nothing can be done reacts by itself."""
        view, drag, pos = self._view, self._drag, command.pos
        touches = command.button == "left"
        ref = view.widgets.touched_at(pos) if touches else view.widgets.ref_at(pos, drag.active)
        if ref is None or drag.reacts(ref) or not isinstance(view.form.at(command.pos), SeatPanel):
            return ref
        return ref if drag.held is not None and view.model.at_hand.refusals(drag.held, ref) else None

    def _move(self, command: Drag) -> None:
        if self._panning:
            self._view.board.pan(*command.by)
        elif command.button == "left":
            was_dragging = self._drag.dragging
            self._moves.carry_out(self._drag.move(command.pos))
            if not (self._drag.dragging or was_dragging):
                self._view.form.command(command)

    def _release(self, command: Release) -> None:
        self._panning, has_dragged = False, self._drag.dragging
        if command.button == "left":
            self.early.release()
            self._moves.carry_out(self._drag.end(command.pos, self._over(command.pos)))
        self._view.form.command(command)
        if has_dragged:
            self._view.form.quiet(command.pos)

    def _over(self, pos: Pos) -> Ref | None:
        """Return what at a point reacts to a drop or a click."""
        drag, widgets = self._drag, self._view.widgets
        if drag.held is None:
            return widgets.touched_at(pos)
        return widgets.answer_at(pos, drag.answering if drag.dragging else drag.targets)

    def _hover(self, command: Point | Wheel) -> None:
        """Hide the tooltip when the pointer moves over another thing or widget."""
        before = self._view.form.hot
        self._view.form.command(command)
        if self._view.form.hot is not before and isinstance(command, Point):
            self._view.notices.refusal = None


class Keys:
    """Keys and gamepad: named commands first, then the form; an arrow the form cannot use moves the board."""

    def __init__(self, view: TableView, commands: Commands) -> None:
        self._view, self._commands = view, commands

    def command(self, command: Command) -> bool:
        """React to a command that is not the mouse's; return whether it was wanted."""
        if isinstance(command, Do) and command.act in self._commands:
            self._commands[command.act]()
            return True
        form, board = self._view.form, self._view.board
        if isinstance(command, Pan):
            board.pan(-command.dx, -command.dy)
            return True
        before = form.focus
        wanted = form.command(command)
        if isinstance(command, Move) and not wanted:
            board.pan(-command.dx * PAN_STEP, -command.dy * PAN_STEP)
        if form.focus is not before and isinstance(form.focus, HitTarget):
            board.reveal(form.focus.what)
        return wanted


class MoveMaker:
    """Turns intents of the mouse, the keys and the buttons into moves of the viewer."""

    def __init__(
        self, view: TableView, dialogs: Dialogs, playback: Playback, undo_group: UndoGroup | None
    ) -> None:
        """`undo_group`: what makes the moves; None where nobody moves."""
        self._view, self._model, self._dialogs, self._playback = view, view.model, dialogs, playback
        self._undo_group = undo_group

    # ---- intent
    def carry_out(self, intent: Intent | None) -> None:
        """Do what a gesture means."""
        match intent:
            case Choose(options, at, lead):
                self.choose(options, at, lead)
            case Travel(route, lead):
                self.propose(route.actions, lead)
            case Refuse(reasons, at):
                self._view.notices.refuse(reasons, at)
            case Enlarge(ref):
                self._dialogs.enlarge(ref)

    def touch(self, ref: Ref) -> None:
        """React to Enter on a thing. Once it is held, the focus goes to a target, the hint's one first; what
        cannot be undone there is not done by a double press."""
        view, hint = self._view, self._view.hints.option
        self.carry_out(view.drag.click(ref))
        targets = view.drag.targets
        wanted = [h for h in view.widgets.hit_targets.values() if h.ref in targets]
        wanted.sort(key=lambda h: hint is None or h.ref != hint.target)
        first = next(iter(wanted), None)
        if first is not None:
            view.form.set_focus(first)
            view.board.reveal(first.what)
            if self._is_final(first.ref):
                view.form.press_guard.hold_back(first)

    def _is_final(self, target: Ref) -> bool:
        """Return whether a drop of the held thing on a target could not be undone."""
        at_hand, held = self._model.at_hand, self._view.drag.held or ""
        way = at_hand.routes(held).get(target)
        drops: list[Sequence[Action]] = [[option.action] for option in at_hand.drops(held, target)]
        ways = drops or [way.actions if way else ()]
        lead = at_hand.lead(held)
        return any(actions and self._no_undo(actions, lead) for actions in ways)

    # ---- confirm
    def choose(self, options: list[Option], at: pygame.Rect, lead: LeadingChoices | None = None) -> None:
        """Take the only option, or ask which of several is meant, or how often to take it."""
        counts = self._counts(options[0]) if len(options) == 1 and lead is None else ()
        if len(counts) > 1:
            action = options[0].action
            self._dialogs.count(action, counts, at, lambda times: self.propose([action] * times))
        elif len(options) == 1:
            self.take(options[0], lead)
        elif options:
            self._dialogs.choose(options, at, lambda option: self.take(option, lead))

    def _counts(self, option: Option) -> Sequence[str]:
        """Return in words how often an option can be taken at once: once, twice ..."""
        most = self._model.game.teacher.most(option.action)
        return self._model.table.words.several(self._model.context, option.action)[:most]

    def take(self, option: Option, lead: LeadingChoices | None = None) -> None:
        """Propose an option, and the further actions of a thing whose click takes it."""
        thing = self._model.by_ref.get(option.target or "")
        by_click = option.source is None and isinstance(thing, Thing) and thing.act == option.action
        self.propose([option.action, *(thing.then if by_click and isinstance(thing, Thing) else ())], lead)

    def propose(self, actions: Sequence[Action], lead: LeadingChoices | None = None) -> None:
        """Commit actions, once the person has confirmed what may have been overlooked. Some warnings are
        shown afterwards, as a remark, where the actions can be undone."""
        warnings = self._warnings(actions, lead)
        remarks = [w for w in warnings if w.about] if warnings and not self._no_undo(actions, lead) else []
        asked = [w.words for w in warnings if w not in remarks]
        words = "\n".join(dict.fromkeys(filter(None, [*asked, self._for_good(actions, lead)])))
        commit = partial(self.commit, actions, lead, remarks)
        if not words:
            commit()
            return
        say, what = self._view.ui.say, self._view.wording.label(actions[-1])
        rolls = any(warning.kind == "odds" for warning in warnings)
        title, yes = (
            say("table-for-good-title", what=what),
            say("table-roll-yes" if rolls else "table-for-good-yes"),
        )
        self._dialogs.confirm(title, words, yes, commit)

    def _warnings(self, actions: Sequence[Action], lead: LeadingChoices | None) -> list[Warn]:
        """Return the title's warnings about these actions and those that lead to them, without the kinds
        that the settings turn off."""
        context, warning = lead.context if lead else self._model.context, self._model.table.words.warning
        before = [*zip(lead.contexts, lead.actions, strict=False)] if lead else []
        found = [warning(*each) for each in [*before, *((context, action) for action in actions)]]
        settings = self._view.ui.settings
        return [warn for warn in found if warn is not None and getattr(settings, f"warn_{warn.kind}")]

    def _for_good(self, actions: Sequence[Action], lead: LeadingChoices | None) -> str:
        """Return why actions cannot be undone, for those whose settings ask about it."""
        return self._no_undo(actions, lead) if self._view.ui.settings.ask_before == "always" else ""

    def _no_undo(self, actions: Sequence[Action], lead: LeadingChoices | None) -> str:
        """Return why actions cannot be undone; "" if they can."""
        at_hand = lead.at_hand if lead else self._model.at_hand
        found = [option for option in at_hand.legal if option.action == actions[0]]
        return self._view.wording.no_undo(found, lead, actions[1:])

    # ---- commit and refresh
    def commit(
        self, actions: Sequence[Action], lead: LeadingChoices | None = None, remarks: Sequence[Warn] = ()
    ) -> None:
        """Make the choices and show what came of them; explain a refusal by the rules. `remarks`: warnings
        that are remarks on the choices."""
        if self._undo_group is None:
            return
        try:
            self._undo_group.make([*(lead.actions if lead else ()), *actions], lead)
        except IllegalAction as error:
            self._view.notices.refuse(error.reasons, self._model.areas.prompt)
            return
        self._playback.show_moves()
        if remarks:
            self._view.notices.remark_on(remarks[-1], self._model.game.viewer)
