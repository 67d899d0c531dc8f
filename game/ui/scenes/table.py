"""A game in play: the table of the person who has the screen."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from functools import partial

import pygame

from game.engine.model import IllegalAction, Option, Reason, Ref, Seat
from game.ui import text
from game.ui import theme as t
from game.ui.inputs import Command, Do, Drag, Leave, Move, Point, Pos, Press, Release, Wheel
from game.ui.kit import Kit
from game.ui.scene import Scene
from game.ui.scenes.chooser import Chooser
from game.ui.scenes.cover import Cover
from game.ui.scenes.message import Confirm, Message
from game.ui.scenes.scores import ScoreSheet
from game.ui.scenes.zoom import Zoom
from game.ui.table.bars import Prompt, TopBar, option_buttons
from game.ui.table.hand import Hand
from game.ui.table.handles import Handle
from game.ui.table.match import Match
from game.ui.table.painter import Painter, grown
from game.ui.table.sheet import score_sheet
from game.ui.table.side import Line, Log, SeatPanel
from game.ui.table.tabletop import Tabletop
from game.ui.table.things import Face, Table, Thing
from game.ui.widgets import Button, Form, draw_tip

ZOOM_STEP = 1.16
BOT_PAUSE_MS = 450.0
"""So long a bot's move stands before the next one."""
HOVER_GROWS = 1.22


class TableScene(Scene):
    """Shows one seat's view, takes its choices, hands over to the next person behind a cover."""

    name = "table"

    def __init__(self, kit: Kit, title: str, table: Table, match: Match, leave: Callable[[], None]) -> None:
        super().__init__(kit)
        self.match = match
        self.top = Tabletop(kit, title, table, match)
        self.hand = Hand(self.top, self)
        self.form = Form(kit)
        self.handles: dict[Ref, Handle] = {}
        self.marked: set[Ref] = set()
        self._leave_table = leave
        self._static: pygame.Surface | None = None
        self._refusal: tuple[list[Reason], pygame.Rect] | None = None
        self._bars: tuple[TopBar, Prompt]
        self._panning = False
        self._pause = 0.0
        self._ended = False
        self._log: Log
        self._told = 0

    # ------------------------------------------------------------------ on the stage
    def enter(self, stage: object) -> None:
        super().enter(stage)  # type: ignore[arg-type]
        self._told = len(self.match.session.moments)
        if not self.match.uncovered and not self.match.session.over:
            self._cover(self.match.viewer)
        if self.match.session.note:
            self.stage.push(Message(self.kit, self.kit.say("table-note"), self.match.session.note))

    def leave(self) -> None:
        self.match.close()

    def layout(self) -> None:
        self.top.place(self.stage.size)
        self.refresh(still=True)

    # ------------------------------------------------------------------ what is there
    def refresh(self, *, still: bool = False) -> None:
        """Show the position as it is now."""
        self.hand.cancel()
        self.marked, self._refusal = set(), None
        top = self.top
        old_frame = top.camera.frame.copy()
        top.refresh(still=still)
        bar = TopBar(top, self._bar_deeds())
        buttons = [*option_buttons(top, self._submit), *self._extra()]
        prompt = Prompt(self.kit, top.areas.prompt, top.question(), buttons)
        top.frame_board(prompt.rect.bottom + top.areas.top.y)
        if top.camera.frame != old_frame:
            top.motion.skip()
        self._bars = (bar, prompt)
        self._log = self._make_log()
        self._make_handles()
        self.form.fill([*self.handles.values(), *self._panels(), self._log, *bar.buttons, *buttons])
        self._focus_first(buttons)
        self.hand_changed()

    def _bar_deeds(self) -> dict[str, Callable[[], None]]:
        return {
            "undo": self.undo,
            "redo": self.redo,
            "scores": self.show_scores,
            "rules": lambda: self.stage.help(),
            "menu": self.show_menu,
        }

    def _extra(self) -> list[Button]:
        """Buttons of the table itself: hand over, final scores."""
        match, kit = self.match, self.kit
        if match.session.over:
            return [Button(kit, kit.say("table-show-scores"), self.show_scores, key="final", look="primary")]
        following = match.next_viewer()
        if following is None:
            return []
        words = kit.say("table-pass-button", name=match.people[following].name)
        return [Button(kit, words, self._hand_over, key="pass", look="primary", icon="arrow_right")]

    def _panels(self) -> list[SeatPanel]:
        acting, places = self.match.acting(), self.top.areas.panels
        made = []
        for panel in self.top.panels:
            if panel.seat not in places:
                continue
            action = partial(self._show_large, panel.large, panel.large_ratio) if panel.large else None
            who = self.match.people[panel.seat]
            widget = SeatPanel(self.kit, who, panel, panel.seat == acting, action)
            widget.place(places[panel.seat])
            made.append(widget)
        return made

    def _make_log(self) -> Log:
        top = self.top
        lines = []
        for number, seat, event in self.match.session.log(self.match.viewer):
            words = top.table.log_line(top.sight, event)
            if words:
                lines.append(Line(seat, words, number, tuple(top.table.where(event))))
        log = Log(self.kit, lines, self.match.people, self._log_chosen, self._log_opened)
        log.place(top.log_room())
        log.focusable = bool(lines)
        log.to_end()
        return log

    def _make_handles(self) -> None:
        laid = sorted(self.top.by_ref.values(), key=lambda what: what.z)
        self.handles = {what.ref: Handle(self.kit, what, self._touch) for what in laid}
        for ref, handle in self.handles.items():
            reasons = self.top.picks.refusals(ref)
            if reasons:
                handle.tip = "\n".join(filter(None, (handle.tip, self.top.why_all(reasons))))
        self._place_handles()

    def _place_handles(self) -> None:
        for handle in self.handles.values():
            handle.place(self.top.where(handle.what))
            handle.clip = self.top.camera.frame if handle.what.on_board else None

    def _focus_first(self, buttons: list[Button]) -> None:
        """The likeliest button has the focus where nothing can be picked."""
        focus = self.form.focus
        if isinstance(focus, Handle) and focus.active:
            return
        usable = [b for b in buttons if b.enabled]
        self.form.set_focus(usable[0] if usable and not self.top.picks.pickable() else None)

    def hand_changed(self) -> None:
        active, targets = self.hand.active, self.hand.targets
        for ref, handle in self.handles.items():
            handle.active = ref in active
            if self.hand.held is not None and ref in targets:
                options = self.top.picks.drops(self.hand.held, ref)
                handle.tip = self.top.preview(options) or handle.what.tip
        self._redraw()

    def _redraw(self) -> None:
        self._static = None
        self.dirty = True

    # ------------------------------------------------------------------ what happens
    def choose(self, options: list[Option], at: pygame.Rect) -> None:
        if len(options) == 1:
            self._submit(options[0])
        elif options:
            self._ask_which(options, at)

    def _ask_which(self, options: list[Option], at: pygame.Rect) -> None:
        entries = []
        for option in options:
            label = self.top.table.label(self.top.sight, option.action)
            tip = self.top.preview([option]) or label.tip
            entries.append((label.words, label.icon, tip, partial(self._submit, option)))
        pos = at.center if at.width < self.stage.size[0] // 2 else self.hand.pos
        self.stage.push(Chooser(self.kit, self.kit.say("table-choose"), entries, pos))

    def _submit(self, option: Option) -> None:
        try:
            self.match.submit(option.action)
        except IllegalAction as error:
            self.refuse(error.reasons, self.top.areas.prompt)
            return
        self._after_move()

    def _after_move(self) -> None:
        self._play_sounds()
        self._pause = self.kit.theme.duration(BOT_PAUSE_MS)
        self.refresh()

    def _play_sounds(self) -> None:
        moments = self.match.session.moments
        for moment in moments[self._told :]:
            sounds = [s for e in moment.events if (s := self.top.table.sound(e))]
            for name in sounds[:1]:
                self.kit.sound.play(name)  # type: ignore[arg-type]
        self._told = len(moments)

    def refuse(self, reasons: list[Reason], at: pygame.Rect) -> None:
        if reasons:
            self.kit.sound.play("error")
            self._refusal = (reasons, at)
            self.form.tooltip.hide()
        self.dirty = True

    def enlarge(self, ref: Ref) -> bool:
        thing = self.top.by_ref.get(ref)
        if not isinstance(thing, Thing) or thing.large is None:
            return False
        self._show_large(thing.large, thing.large_ratio)
        return True

    def _show_large(self, face: Face, ratio: float) -> None:
        painter = self.top.painter
        self.stage.push(Zoom(self.kit, partial(_paint, painter, face), ratio))

    def undo(self) -> None:
        """Take back the viewer's last choice."""
        self._changed_history(self.match.session.undo(self.match.viewer))

    def redo(self) -> None:
        """Make the choice again that was taken back."""
        following = self.match.session.redo_next()
        mine = following is not None and following[0] == self.match.viewer
        self._changed_history(mine and self.match.session.redo())

    def _changed_history(self, done: bool) -> None:
        if done:
            self.match.forget_question()
            self._told = len(self.match.session.moments)
            self._ended = False
            self.refresh()

    # ------------------------------------------------------------------ hand-off and end
    def _hand_over(self) -> None:
        following = self.match.next_viewer()
        if following is None:
            return
        before = self.match.viewer
        covered = self.kit.settings.always_cover or self.match.hides_from(before, following)
        self.match.hand_over(following)
        if covered:
            self._cover(following)
        else:
            self._show_viewer()

    def _cover(self, seat: Seat) -> None:
        """Nothing of the seat is drawn until it says that it is there."""
        self._static = None
        who = self.match.people[seat]
        self.match.uncovered = False
        self.stage.push(Cover(self.kit, who.name, who.colour, self._show_viewer, self.match.news()))

    def _show_viewer(self) -> None:
        self.match.uncovered = True
        self.top.place(self.stage.size)
        self.refresh(still=True)

    def _pass_on(self) -> None:
        """Hand over at once where nobody could want to take something back."""
        following = self.match.next_viewer()
        if following is None or self.top.motion.busy:
            return
        can_undo = self.match.session.undo_stop(self.match.viewer) is None
        if not (can_undo and self.kit.settings.ask_first):
            self._hand_over()

    def show_scores(self) -> None:
        """The score sheet as it stands."""
        more = (self.kit.say("table-leave"), self._leave_table) if self.match.session.over else None
        self.stage.push(ScoreSheet(self.kit, score_sheet(self.top), more))

    def show_menu(self) -> None:
        """What one may do besides playing."""
        from game.ui.scenes.settings import SettingsScene
        from game.ui.scenes.table_menu import TableMenu

        say = self.kit.say
        entries = [
            ("table-stay", "play", "", lambda: None),
            ("table-rules", "rules", "", lambda: self.stage.help()),
            ("table-scores", "trophy", "", self.show_scores),
            ("table-settings", "settings", "", lambda: self.stage.push(SettingsScene(self.kit))),
            ("table-leave", "home", say("table-leave-help"), self._leave_table),
        ]
        self.stage.push(TableMenu(self.kit, say("table-menu"), entries))

    # ------------------------------------------------------------------ the log
    def _log_chosen(self, index: int) -> None:
        self.marked = set(self._log.lines[index].where)
        laid = [w for ref in self.marked if (w := self.top.by_ref.get(ref)) and w.on_board]
        if laid and not self.top.camera.at_home:
            self.top.camera.reveal(laid[0].box)
            self._place_handles()
        self._redraw()

    def _log_opened(self, index: int) -> None:
        """A second click offers to go back to before the line."""
        number, session = self._log.lines[index].number, self.match.session
        since = session.moments[number:]
        free = session.header.practice
        if not since or not all(free or (m.seat == self.match.viewer and not m.stop) for m in since):
            return
        say = self.kit.say
        self.stage.push(
            Confirm(
                self.kit, say("table-log-back-title"), say("table-log-back-text", count=len(since)),
                say("table-log-back-yes"),
                lambda: self._changed_history(session.undo_to(self.match.viewer, number)),
            )
        )  # fmt: skip

    # ------------------------------------------------------------------ commands
    def command(self, command: Command) -> bool:
        if isinstance(command, Press) or (isinstance(command, Do | Move) and command != Do("help")):
            self._quiet(command)
        if isinstance(command, Point | Press | Release | Drag | Wheel):
            return self._pointer(command)
        if isinstance(command, Do):
            deed = self._deed(command)
            if deed is not None:
                deed()
                return True
        before = self.form.focus
        wanted = self.form.command(command)
        if isinstance(command, Move) and not wanted:
            self._pan(-command.dx * 90, -command.dy * 90)
        if self.form.focus is not before and isinstance(self.form.focus, Handle):
            self._reveal(self.form.focus)
        self.dirty = self.dirty or not isinstance(command, Leave) or wanted
        return wanted

    def _deed(self, command: Do) -> Callable[[], object] | None:
        deeds: dict[str, Callable[[], object]] = {
            "undo": self.undo,
            "redo": self.redo,
            "menu": self.show_menu,
            "cancel": self._cancel,
            "home": self._home,
            "zoom_in": lambda: self._zoom(ZOOM_STEP, self.top.camera.frame.center),
            "zoom_out": lambda: self._zoom(1 / ZOOM_STEP, self.top.camera.frame.center),
            "log": partial(self.form.set_focus, self._log),
            "save": lambda: None,
        }
        if command.act == "help" and self._rule():
            return lambda: self.stage.help(self._rule())
        return deeds.get(command.act)

    def _cancel(self) -> None:
        """Put back what is held; with empty hands, the menu."""
        if not self.hand.cancel():
            self.show_menu()

    def _quiet(self, command: Command) -> None:
        """A key or a press ends what was only shown for a moment."""
        if self._refusal is not None or self.marked:
            self._refusal = None
            self.marked = set()
            self._redraw()
        if self.top.motion.busy:
            self.top.motion.skip()
            self._redraw()

    def _rule(self) -> str:
        """The rule behind what is refused here."""
        reasons = self._refusal[0] if self._refusal else []
        about = self.form.hot or self.form.focus
        if not reasons and isinstance(about, Handle):
            reasons = self.top.picks.refusals(about.ref)
        return next((r.rule for r in reasons if r.rule), "")

    def _pointer(self, command: Point | Press | Release | Drag | Wheel) -> bool:
        for widget in self.form.widgets:
            if isinstance(widget, SeatPanel):
                widget.pointer = command.pos
        if isinstance(command, Press):
            return self._press(command)
        if isinstance(command, Drag):
            return self._drag(command)
        if isinstance(command, Release):
            return self._release(command)
        if isinstance(command, Wheel) and self._on_board(command.pos):
            self._zoom(ZOOM_STEP**command.dy, command.pos)
            return True
        before = self.form.hot
        self.form.command(command)
        self.dirty = self.dirty or self.form.hot is not before or isinstance(command, Wheel)
        if self._refusal is not None and self.form.hot is not before and isinstance(command, Point):
            self._refusal = None
            self.dirty = True
        return True

    def _press(self, command: Press) -> bool:
        self.dirty = True
        ref = self._ref_at(command.pos, self.hand.active)
        self._panning = command.button != "left" or (ref is None and self._on_board(command.pos))
        if command.button == "left" and ref is not None:
            self.form.tooltip.hide()
            self.hand.press(ref, command.pos)
        elif command.button == "left":
            if self._on_board(command.pos):
                self.hand.cancel()
            self.form.command(command)
        elif command.button == "right" and ref is not None and self.enlarge(ref):
            self._panning = False
        return True

    def _drag(self, command: Drag) -> bool:
        if self._panning:
            self._pan(*command.by)
        elif command.button == "left":
            was = self.hand.dragging
            self.hand.drag(command.pos)
            if self.hand.dragging or was:
                self.dirty = True
            else:
                self.form.command(command)
                self.dirty = True
        return True

    def _release(self, command: Release) -> bool:
        self._panning = False
        self.dirty = True
        if command.button == "left":
            wanted = self.hand.targets if self.hand.held else self.hand.active
            self.hand.release(command.pos, self._ref_at(command.pos, wanted))
        self.form.command(command)
        return True

    def _touch(self, ref: Ref) -> None:
        """Enter on a thing: after picking, the focus goes to where it can be dropped."""
        self.hand.click(ref)
        if self.hand.held is not None:
            first = next((h for h in self.handles.values() if h.ref in self.hand.targets), None)
            if first is not None:
                self.form.set_focus(first)
                self._reveal(first)

    def _ref_at(self, pos: Pos, wanted: object) -> Ref | None:
        """The uppermost thing at a point, those first that react."""
        widget = self.form.at(pos)
        if widget is not None and not isinstance(widget, Handle | SeatPanel):
            return None
        under = [h for h in self.handles.values() if h.hit(pos)]
        reacting = [h for h in under if h.ref in wanted]  # type: ignore[operator]
        found = (reacting or under)[-1:]
        return found[0].ref if found else None

    def grip(self, handle: Handle) -> Pos:
        """A point at which the pointer reaches a thing and nothing that lies over it."""
        room, active = handle.seen, self.hand.active
        if handle.ref not in active:
            return room.center
        shares = (0.5, 0.05, 0.95, 0.2, 0.8, 0.35, 0.65)
        points = [(room.x + round(room.w * u), room.y + round(room.h * v)) for v in shares for u in shares]
        return next((p for p in points if self._ref_at(p, active) == handle.ref), room.center)

    def _on_board(self, pos: Pos) -> bool:
        return self.top.camera.frame.collidepoint(pos)

    # ------------------------------------------------------------------ the board in its frame
    def _zoom(self, factor: float, pos: Pos) -> None:
        self.top.camera.zoom_by(factor, pos)
        self._board_moved()

    def _pan(self, dx: float, dy: float) -> None:
        self.top.camera.pan(dx, dy)
        self._board_moved()

    def _home(self) -> None:
        self.top.camera.home()
        self._board_moved()

    def _board_moved(self) -> None:
        self.top.motion.skip()
        self._place_handles()
        self._redraw()

    def _reveal(self, handle: Handle) -> None:
        if handle.what.on_board:
            self.top.camera.reveal(handle.what.box)
            self._place_handles()
        self._redraw()

    # ------------------------------------------------------------------ time
    def update(self, dt: float) -> bool:
        if self.top.camera.update(dt):
            self._redraw()
        moving = self.top.motion.busy
        if self.top.motion.update(dt):
            self._redraw()
        self.hand.update(dt)
        changed = self.form.update(dt)
        self._go_on(dt)
        return moving or changed or self.top.motion.busy or not self.top.camera.settled

    def _go_on(self, dt: float) -> None:
        """Bots, hand-offs and the end come when nothing moves any more."""
        self._pause -= dt
        if self._at_rest():
            if self.match.session.over:
                self._end()
            elif self.match.thinking() is None:
                self._pass_on()
            elif self.match.poll():
                self._after_move()

    def _at_rest(self) -> bool:
        return self._pause <= 0 and not self.top.motion.busy and self.match.uncovered

    def _end(self) -> None:
        if not self._ended:
            self._ended = True
            self.kit.sound.play("horn")
            self.show_scores()

    # ------------------------------------------------------------------ drawing
    def draw(self, surface: pygame.Surface) -> None:
        if not self.match.uncovered:
            surface.blit(self.kit.art.wood(surface.get_size()), (0, 0))
            return
        surface.blit(self._still(surface.get_size()), (0, 0))
        self._draw_lifted(surface)
        self._draw_flights(surface)
        self._draw_aim(surface)
        self.form.draw(surface)
        self._draw_focus(surface)
        self._draw_held(surface)
        if self._refusal is not None:
            draw_tip(self.kit, surface, self.top.why_all(self._refusal[0]), self._refusal[1])

    def _still(self, size: tuple[int, int]) -> pygame.Surface:
        if self._static is None or self._static.get_size() != size:
            self._static = pygame.Surface(size)
            held = self.hand.held
            glowing = dict.fromkeys(self.hand.targets, t.DROP)
            if held is None:
                glowing = dict.fromkeys(self.top.picks.pickable(), t.PICK)
            elif not self.hand.dragging:
                glowing[held] = t.PICK
            ghost = held if self.hand.dragging else None
            self.top.draw(self._static, glowing, ghost, self.marked)
            for bar in self._bars:
                bar.draw(self._static)
            self._draw_problem(self._static)
            _trace(self)
        return self._static

    def _draw_problem(self, surface: pygame.Surface) -> None:
        """What keeps the record from being written, at the foot of the board."""
        problem = self.match.session.problem
        if not problem:
            return
        board, px = self.top.sight.areas.board, self.kit.px
        line = pygame.Rect(board.x + px(t.NEAR), board.bottom - px(40), board.width - px(t.WIDE), px(32))
        self.kit.art.panel(surface, line, "oxblood", t.RADIUS_SMALL)
        style = text.BODY.but(colour=t.CREAM)
        self.kit.type.draw(surface, problem, style, line.inflate(-px(t.WIDE), 0), may_cut=True)

    def _draw_lifted(self, surface: pygame.Surface) -> None:
        """A card of the hand rises under the pointer or the focus."""
        for handle in {self.form.hot, self.form.focus}:
            what = handle.what if isinstance(handle, Handle) else None
            if not isinstance(what, Thing) or not what.lifts or self.hand.held == what.ref:
                continue
            rect = grown(self.top.where(what), HOVER_GROWS)
            rect.bottom = min(rect.bottom, surface.get_height() - self.kit.px(t.TINY))
            if what.ref in self.hand.active:
                self.top.painter.glow(surface, rect, t.PICK, what.shape)
            self.top.painter.held(surface, what.face, rect)

    def _draw_flights(self, surface: pygame.Surface) -> None:
        for flight in self.top.motion.flights.values():
            self.top.painter.draw(surface, flight.thing.face, flight.rect, alpha=flight.alpha, sharp=False)

    def _draw_aim(self, surface: pygame.Surface) -> None:
        """The target under the dragged thing is lit."""
        ref = self._ref_at(self.hand.pos, self.hand.targets) if self.hand.dragging else None
        if ref is not None and ref in self.hand.targets:
            handle = self.handles[ref]
            surface.set_clip(handle.clip)
            self.top.painter.fill(surface, handle.rect, t.DROP, handle.shape, 84)
            surface.set_clip(None)

    def _draw_focus(self, surface: pygame.Surface) -> None:
        focus = self.form.focus
        if isinstance(focus, Handle) and focus.clip is not None:
            surface.set_clip(focus.clip)
            self.top.painter.ring(surface, focus.rect, focus.shape)
            surface.set_clip(None)

    def _draw_held(self, surface: pygame.Surface) -> None:
        held = self.top.by_ref.get(self.hand.held or "")
        if not self.hand.dragging or held is None:
            return
        rect = self.hand.carried()
        if isinstance(held, Thing):
            self.top.painter.held(surface, held.face, rect)
        else:
            self.top.painter.ring(surface, rect, held.shape)
        over = self._ref_at(self.hand.pos, self.hand.targets)
        if over is not None and over in self.hand.targets:
            words = self.top.preview(self.top.picks.drops(held.ref, over))
            if words:
                draw_tip(self.kit, surface, words, rect)


def _paint(painter: Painter, face: Face, surface: pygame.Surface, rect: pygame.Rect) -> None:
    painter.draw(surface, face, rect)


def _trace(scene: TableScene) -> None:
    """Say where things are on the screen, for tests that drive the program from outside."""
    if not os.environ.get("HOTSEAT_TRACE"):
        return
    places = [(ref, scene.grip(handle)) for ref, handle in scene.handles.items() if handle.seen.size > (0, 0)]
    places += [(w.key, w.rect.center) for w in scene.form.widgets if not isinstance(w, Handle)]
    lines = [f"at {name.replace(' ', '_')} {x} {y}" for name, (x, y) in places]
    lines.append(f"table {len(scene.match.session.moments)} {scene.match.viewer} {scene.hand.held}")
    print("\n".join(lines), file=sys.stderr, flush=True)  # noqa: T201
