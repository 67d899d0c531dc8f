"""A game in play: the table of the person who has the screen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

import pygame

from game.engine.model import Action, Fact, IllegalAction, Option, Ref, Seat
from game.ui.scenes.chooser import Chooser
from game.ui.scenes.cover import Cover
from game.ui.scenes.message import Confirm, Message
from game.ui.scenes.scores import ScoreSheet
from game.ui.table.confirmations import words_before
from game.ui.table.controller import GameController
from game.ui.table.hand import Hand
from game.ui.table.history_view import HistoryView
from game.ui.table.hit_targets import HitTarget
from game.ui.table.model import TableModel
from game.ui.table.pointer import Pointer
from game.ui.table.sheet import score_sheet
from game.ui.table.things import Route, Table, Thing
from game.ui.table.unseen import Unseen
from game.ui.window.inputs import Command, Do, Drag, Leave, Move, Point, Press, Release, Wheel
from game.ui.window.ui import Ui
from game.ui.window.words import verbatim

BOT_PAUSE_MS = 450.0
"""So long a bot's move stands before the next one."""


class TableScene(HistoryView):
    """Shows one seat's view, takes its choices, hands over to the next person behind a cover."""

    name = "table"

    def __init__(
        self, ui: Ui, title: str, table: Table, match: GameController, leave: Callable[[], None]
    ) -> None:
        super().__init__(ui, TableModel(ui, title, table, match))
        self.hand = Hand(self.top, self)
        self._leave_table = leave
        self._pointer = Pointer(self)
        self._pause = 0.0
        self._ended = False
        self._unseen = Unseen(self.top)

    def enter(self, scene_stack: object) -> None:
        super().enter(scene_stack)  # type: ignore[arg-type]
        if not self.match.uncovered and not self.match.session.over:
            self._welcome(self.match.viewer)
        self._tell_notes()

    def _tell_notes(self) -> None:
        """Say what the person must know of the record."""
        say = self.ui.say
        notes = self.match.session.take_notes()
        words = [say(f"table-note-{note.code}", **_verbatim(note.facts)) for note in notes]
        if words:
            self.scene_stack.push(Message(self.ui, say("table-note"), "\n".join(words)))

    def leave(self) -> None:
        self.match.close()

    def layout(self) -> None:
        self.top.place(self.scene_stack.size)
        self.refresh(still=True)

    # ------------------------------------------------------------------ what happens
    def choose(self, options: list[Option], at: pygame.Rect) -> None:
        if len(options) == 1:
            self.submit(options[0])
        elif options:
            self._ask_which(options, at)

    def _ask_which(self, options: list[Option], at: pygame.Rect) -> None:
        entries = []
        for option in options:
            label = self.top.table.label(self.top.context, option.action)
            tip = self.top.tip([option], label.tip)
            entries.append((label.words, label.icon, tip, partial(self.submit, option)))
        pos = at.center if at.width < self.scene_stack.size[0] // 2 else self.hand.pos
        self.redraw()
        self.scene_stack.push(Chooser(self.ui, self.ui.say("table-choose"), entries, pos))

    def submit(self, option: Option) -> None:
        """Carry out an option, after a question where that is wished."""
        self._consider([option.action, *self._following(option)])

    def _following(self, option: Option) -> tuple[Action, ...]:
        """What the thing that was clicked does besides."""
        thing = self.top.by_ref.get(option.target or "")
        if option.source is not None or not isinstance(thing, Thing) or thing.act != option.action:
            return ()
        return thing.then

    def travel(self, route: Route) -> None:
        """Carry out the actions of a way, one after the other."""
        self._consider(list(route.actions))

    def _consider(self, actions: list[Action]) -> None:
        """Act at once, or after a question about what may have been overlooked."""
        words = words_before(self.top, actions)
        if not words:
            self._submit(actions)
            return
        say = self.ui.say
        what = self.top.table.label(self.top.context, actions[-1]).words
        title, yes = say("table-for-good-title", what=what), say("table-for-good-yes")
        self.scene_stack.push(Confirm(self.ui, title, words, yes, partial(self._submit, actions)))

    def _submit(self, actions: list[Action]) -> None:
        """Carry out actions, as long as each can follow the one before."""
        try:
            self.match.submit(actions[0])
        except IllegalAction as error:
            self.refuse(error.reasons, self.top.areas.prompt)
            return
        for action in actions[1:]:
            if all(c.reason is not None or c.option.action != action for c in self.match.choices()):
                break
            self.match.submit(action, follows=True)
        self._after_move()

    def _after_move(self) -> None:
        for sound in self._unseen.sounds():
            self.ui.sound.play(sound)
        self._pause = self.ui.theme.duration(BOT_PAUSE_MS)
        self.refresh()
        self._reveal_news()
        self._tell_notes()

    def _reveal_news(self) -> None:
        """Show large what the viewer has not seen yet of what came to light."""
        for shown in reversed(self._unseen.reveals()):
            self.show_large(shown.face, shown.ratio)

    def ask_hint(self) -> None:
        """Ask what a bot would do in the viewer's place."""
        if self.match.can_hint and self.hint is None:
            self.match.ask_hint()
            self.hint = self.ui.say("table-hint-thinks"), None
            self.rebuild()

    def _take_advice(self) -> None:
        action = self.match.hint()
        option = next((o for o in self.top.picks.legal if o.action == action), None)
        if option is None:
            return
        self.hand.cancel()
        what = self.top.table.label(self.top.context, option.action).words
        self.hint = self.ui.say("table-hint", what=what), option
        self.rebuild()
        for ref in (option.target, option.source):
            if ref in self.top.by_ref:
                self.reveal(self.top.by_ref[ref])

    def history_changed(self) -> None:
        self._unseen.forget()
        self._ended = False
        self.refresh()
        self._tell_notes()

    # ------------------------------------------------------------------ hand-off and end
    def hand_over(self) -> None:
        following = self.match.next_viewer()
        if following is None:
            return
        before = self.match.viewer
        wished = self.ui.settings.always_cover and not self.top.table.plays_open
        covered = wished or self.match.hides_from(before, following)
        self.match.hand_over(following)
        if covered:
            self._cover(following)
        else:
            self._show_viewer()

    def _welcome(self, seat: Seat) -> None:
        """The first person at the table: behind a cover, unless all plays openly and nothing is secret."""
        if self.top.table.plays_open and not self.match.has_secrets():
            self._show_viewer()
        else:
            self._cover(seat)

    def _cover(self, seat: Seat) -> None:
        """Nothing of the seat is drawn until it says that it is there."""
        who = self.match.people[seat]
        self.match.uncovered = False
        self.scene_stack.push(Cover(self.ui, who.name, who.colour, self._show_viewer, self.match.unseen()))

    def _show_viewer(self) -> None:
        self.match.uncover()
        self.top.place(self.scene_stack.size)
        self.refresh(still=True)
        self._reveal_news()

    def let_go_on(self) -> None:
        """The viewer's last choice stands: the next person gets the screen, or the bots go on."""
        self.match.done()
        if self.match.next_viewer() is None:
            self.refresh()
        else:
            self.hand_over()

    def show_scores(self) -> None:
        """The score sheet as it stands."""
        more = (self.ui.say("table-leave"), self._leave_table) if self.match.session.over else None
        self.scene_stack.push(ScoreSheet(self.ui, score_sheet(self.top), more))

    def show_menu(self) -> None:
        """What one may do besides playing."""
        from game.ui.scenes.settings import SettingsScene
        from game.ui.scenes.table_menu import Entry, TableMenu

        say, stop = self.ui.say, self.match.undo_stop()
        no_hint = "" if self.match.can_hint else say("table-hint-none")
        entries = [
            Entry("table-stay", "play", lambda: None, say("key-escape")),
            Entry(
                "table-undo-turn", "undo", self.undo_turn, say("key-undo-turn"),
                say("table-undo-turn-tip"), say(stop) if stop else "",
            ),
            Entry("table-ask-hint", "hint", self.ask_hint, say("key-hint"), say("table-hint-tip"), no_hint),
            Entry("table-rules", "rules", lambda: self.scene_stack.help(), say("key-rules")),
            Entry("table-scores", "trophy", self.show_scores),
            Entry("table-settings", "settings", lambda: self.scene_stack.push(SettingsScene(self.ui))),
            Entry("table-leave", "home", self._leave_table, tip=say("table-leave-help")),
        ]  # fmt: skip
        self.scene_stack.push(TableMenu(self.ui, say("table-menu"), entries))

    # ------------------------------------------------------------------ commands
    def command(self, command: Command) -> bool:
        self.follow(command)
        if isinstance(command, Press) or (isinstance(command, Do | Move) and command != Do("help")):
            self._quiet()
        if isinstance(command, Point | Press | Release | Drag | Wheel):
            return self._pointer.command(command)
        if isinstance(command, Do):
            deed = self._deed(command)
            if deed is not None:
                deed()
                return True
        before = self.form.focus
        wanted = self.form.command(command)
        if isinstance(command, Move) and not wanted:
            self.pan(-command.dx * 90, -command.dy * 90)
        if self.form.focus is not before and isinstance(self.form.focus, HitTarget):
            self.reveal(self.form.focus.what)
        self.dirty = self.dirty or not isinstance(command, Leave) or wanted
        return wanted

    def _deed(self, command: Do) -> Callable[[], object] | None:
        deeds: dict[str, Callable[[], object]] = {
            "undo": self.undo,
            "undo_turn": self.undo_turn,
            "redo": self.redo,
            "menu": self.show_menu,
            "cancel": self._cancel,
            "home": self.home,
            "zoom_in": partial(self.zoom, 1),
            "zoom_out": partial(self.zoom, -1),
            "hint": self.ask_hint,
            "pin": self.pin,
            "log": partial(self.form.set_focus, self.log),
            "save": lambda: None,
        }
        if command.act == "help" and self._rule():
            return lambda: self.scene_stack.help(self._rule())
        return deeds.get(command.act)

    def _cancel(self) -> None:
        """Take down what is pinned, put back what is held; with empty hands, the menu."""
        if not (self.unpin() or self.hand.cancel()):
            self.show_menu()

    def _quiet(self) -> None:
        """A key or a press ends what was only shown for a moment."""
        if self.refusal is not None or self.marked:
            self.refusal = None
            self.marked = set()
            self.redraw()
        if self.top.motion.busy:
            self.top.motion.skip()
            self.redraw()

    def _rule(self) -> str:
        """The rule behind what is refused here."""
        if self.refusal is not None:
            return self.refusal.rule
        about = self.form.hot or self.form.focus
        reasons = self.top.picks.refusals(about.ref) if isinstance(about, HitTarget) else []
        return next((r.rule for r in reasons if r.rule), "")

    def touch(self, ref: Ref) -> None:
        """Enter on a thing: after picking, the focus goes to where it can be dropped."""
        self.hand.click(ref)
        if self.hand.held is not None:
            first = next((h for h in self.hit_targets.values() if h.ref in self.hand.targets), None)
            if first is not None:
                self.form.set_focus(first)
                self.reveal(first.what)

    # ------------------------------------------------------------------ time
    def update(self, dt: float) -> bool:
        moving = self.update_board(dt) or self.top.motion.busy
        if self.top.motion.update(dt):
            self.redraw()
        self.hand.update(dt)
        changed = self.form.update(dt, self.on_top)
        self.raise_tip()
        self._take_advice()
        self._go_on(dt)
        return moving or changed or self.top.motion.busy

    def _go_on(self, dt: float) -> None:
        """Bots, hand-offs and the end come when nothing moves any more, and the viewer is done."""
        self._pause -= dt
        if not self._at_rest():
            return
        if self.match.session.over:
            self._end()
        elif self.top.holding:
            return
        elif self.match.thinking() is None:
            self.hand_over()
        elif self.match.poll():
            self._after_move()

    def _at_rest(self) -> bool:
        return self._pause <= 0 and not self.top.motion.busy and self.match.uncovered

    def _end(self) -> None:
        if not self._ended:
            self._ended = True
            self.ui.sound.play("horn")
            self.show_scores()


def _verbatim(facts: Mapping[str, Fact]) -> dict[str, Fact]:
    """Facts whose words are those of people or files."""
    return {name: verbatim(value) if isinstance(value, str) else value for name, value in facts.items()}
