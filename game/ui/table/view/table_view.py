"""The parts of a table that a person sees, and how they follow the position."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

import pygame

from game.engine.model import Event, Ref, Seat
from game.presentation.odds import Table
from game.ui.table.api import Thing
from game.ui.table.drawing.painter import Painter
from game.ui.table.input.drag import DragAndDrop
from game.ui.table.input.hit_targets import HitTarget
from game.ui.table.model.table_model import TableModel
from game.ui.table.model.tray import offered
from game.ui.table.panels.banner import Banner
from game.ui.table.panels.board_frame import BoardFrame
from game.ui.table.panels.hint_plate import HintOverlay
from game.ui.table.panels.hints import Hints
from game.ui.table.panels.notices import Notices
from game.ui.table.panels.table_widgets import TableWidgets
from game.ui.table.view.as_seen import ClicksAsSeen
from game.ui.table.view.spread import PieceSpreader
from game.ui.table.view.table_picture import TablePicture
from game.ui.table.words.wording import Wording
from game.ui.widgets import Form
from game.ui.window.ui import Ui


class TableView:
    """A seat's view of its table. Call `refresh` once after each change of the position."""

    def __init__(self, ui: Ui, model: TableModel) -> None:
        self.ui, self.model, self.game = ui, model, model.game
        self.painter = Painter(ui)
        self.drag = DragAndDrop(model)
        self.wording = Wording(model)
        self.notices = Notices(self.wording, ui.sound)
        self.hints = Hints(model, self.wording)
        self._widgets = TableWidgets(model, self.drag, self.wording, self.hints)
        self._unmade = False
        """True while the widgets are those of the position before."""
        self.halted = False
        """True while nothing flies, because a scene above the table has the attention."""
        self.gives_way = False
        """True while the table makes and paints nothing, because a scene above it is about to appear."""
        self._messages = ui.messages
        self._offered: Ref | None = None
        self._tray: Sequence[Thing] = ()  # the things without a picked one
        widgets = self._widgets
        self.clicks = ClicksAsSeen(widgets, self.drag)
        self.spread = PieceSpreader(model, self.drag, widgets, widgets.place_hit_targets)
        self.board = BoardFrame(model, self._board_moved)
        self.banner = Banner(model, self.painter)
        self.picture = TablePicture(
            model, self.painter, self.drag, widgets, self.notices, self.hints, self.banner
        )
        seen_at = self.picture.raised_cards.seen
        widgets.hint_plate = HintOverlay(model, self.hints, widgets, self.show_hint, seen_at)

    @property
    def widgets(self) -> TableWidgets:
        """The widgets of the present position."""
        self._make_widgets()
        return self._widgets

    @property
    def form(self) -> Form:
        """The form with the widgets of the present position."""
        return self.widgets.form

    @property
    def flies(self) -> bool:
        """True if something is flying now, not only when the new position is painted or looked at."""
        return self.model.motion.busy and not (self.halted or self.picture.prepainter.waits)

    def refresh(self, *, at_once: bool = False) -> None:
        """Show the present position. `at_once`: things move to their places without animation."""
        self._clear()
        self._follow(at_once=at_once, resized=self.model.refresh(at_once=at_once))

    def _clear(self) -> None:
        """Let go of what is held, and remove what belongs to the position before."""
        self.drag.cancel()
        self.notices.clear()
        self.hints.clear()
        self._forget_language()

    def _follow(self, *, at_once: bool, resized: bool) -> None:
        """Show the position of the model. `resized`: parts of the table have changed their sizes."""
        is_same_viewer = self.picture.is_of(self.game.perspective)
        resized = resized and is_same_viewer
        if resized and not self.picture.prepainter.resizes:
            self.clicks.keep()
        self.picture.follow(resized=resized)
        self.hints.begin()
        self._offered, self._tray = None, self.model.tray.things
        self.wording.forget()
        self._unmade = True
        self.picture.prepainter.begin(at_once=at_once, resized=resized)
        if not (self.picture.prepainter.waits and is_same_viewer):
            self._make_widgets()

    def _forget_language(self) -> None:
        """Remove what was put into words before the person changed the language."""
        if self._messages is not self.ui.messages:
            self._messages = self.ui.messages
            self.notices.quiet()
            self.clear_announcement()

    def _make_widgets(self) -> None:
        """Make the widgets of a new position. While faces are painted, they are made in the turn of the loop
        after the one that took over the position, or when they are asked for."""
        if self._unmade:
            self._unmade = False
            self._widgets.make()
            self.notices.follow(self._widgets.form.walk(), self.game.viewer)

    def _board_moved(self) -> None:
        self.notices.refusal = None
        self.spread.close()
        self.widgets.place_hit_targets()

    def announce(self, seat: Seat, since: int, *, brief: bool = False, without: Sequence[Event] = ()) -> bool:
        """Announce what another seat did from move `since` on, with banner and rings, and bring the place
        into sight; return whether there was anything. `brief`: leave out what is minor."""
        if not self.banner.announce(seat, since, brief=brief, without=without):
            return False
        laid = self.model.by_ref
        self.notices.framed = frozenset(ref for ref in self.banner.refs if ref in laid)
        on_board = next((laid[ref] for ref in self.banner.refs if ref in laid and laid[ref].on_board), None)
        if on_board is not None and not self.model.camera.at_home:
            self.board.reveal(on_board)
        return True

    def show_lines(self, seat: Seat, lines: Sequence[str], *, private: bool = False) -> None:
        """Show lines about a seat in the banner. `private`: only the viewer may know them."""
        self.clear_announcement()
        self.banner.show_lines(seat, lines, private=private)

    def clear_announcement(self) -> None:
        """Remove the announcement of another seat's move."""
        self.banner.clear()
        self.notices.framed = frozenset()

    def unfold(self, seat: Seat) -> None:
        """Unfold a seat's panel; what was held is still held."""
        held = self.drag.held
        self.model.unfold(seat)
        self.refresh(at_once=True)
        if held is not None:
            self.drag.hold(held)
        self.form.set_focus(self.form.find(f"panel:{seat}"))

    def go_to_log(self, apply_settings: Callable[[], None]) -> None:
        """Open the log, move the focus to it, or close it if it has the focus."""
        if self.model.log_open and not self.widgets.log.focused:
            self.form.set_focus(self.widgets.log)
        else:
            self.toggle_log(apply_settings)

    def toggle_log(self, apply_settings: Callable[[], None]) -> None:
        """Open or close the log, which is a setting, so that it stays as it was left. What was held is still
        held."""
        held = self.drag.held
        self.ui.settings.log = "closed" if self.model.log_open else "open"
        apply_settings()
        if held is not None:
            self.drag.hold(held)
        if self.model.log_open:
            self.form.set_focus(self.widgets.log)

    def change_sizes(self) -> None:
        """Make the board large, then the mat, then neither; what is held is still held."""
        held = self.drag.held
        self._clear()
        self.model.change_sizes()
        self._follow(at_once=False, resized=True)
        if held is not None:
            self.drag.hold(held)

    def show_own(self) -> None:
        """Ring the viewer's pieces on the board and bring the first of them into sight."""
        laid = self.model.by_ref
        found = [ref for ref in self.model.table.words.own(self.model.context) if ref in laid]
        self.notices.marked = frozenset(found)
        if found:
            self.board.reveal(laid[found[0]])

    def ask_hint(self) -> None:
        """Ask for a hint; if there is one already, show its next best move."""
        if self.hints.ask():
            self.show_hint()

    def show_hint(self) -> None:
        """Show the hint's chosen move and bring it into sight."""
        self.drag.cancel()
        self.widgets.make()
        option, laid = self.hints.option, self.model.by_ref
        for ref in (option.target, option.source) if option is not None else ():
            if ref in laid:
                self.board.reveal(laid[ref])

    def quiet(self) -> None:
        """Remove what is shown for a moment only, after a key or a button was pressed."""
        self.notices.quiet()
        self.model.motion.skip()
        if self.game.thinking() is None:
            self.clear_announcement()

    def cancel(self) -> bool:
        """Remove the pinned tip, the hint or the odds on the board, or put back what is held; return whether
        there was any of it."""
        return self.notices.unpin() or self.drag.put_back() or self._drop_hint() or self.notices.unmark()

    def mark(self, odds: Table) -> None:
        """Show on the board what odds say of places."""
        self.notices.marks = odds
        words = self.ui.say("odds-shown", name=odds.name, count=len(odds.marks))
        self.show_lines(self.game.viewer, [words])
        self.ui.voice.say(words)

    def _drop_hint(self) -> bool:
        if had := self.hints.drop():
            self.widgets.make()
        return had

    def rule(self) -> str | None:
        """Return the id of the rule behind the refusal at the pointer, if there is one."""
        if self.notices.refusal is not None:
            return self.notices.refusal.rule
        about = self.form.hot or self.form.focus
        reasons = self.wording.refusals.of(about.ref) if isinstance(about, HitTarget) else []
        return next((reason.rule for reason in reasons if reason.rule), None)

    def update(self, dt: float, on_top: bool, *, draws: bool = True) -> bool:
        """Let time pass; return whether something moves that can be seen. `draws`: the table is drawn in this
        turn of the loop anyway."""
        begun, prepainter = time.perf_counter(), self.picture.prepainter
        if not (prepainter.is_new or self.gives_way):
            if self._unmade:
                self._make_widgets()
                prepainter.leave_drawing()
            self._offer_tray()
        draws = draws or not on_top or self.picture.is_outdated
        motion, waited = self.model.motion, prepainter.waits
        if not self.gives_way:
            prepainter.work(begun, draws=draws)
        moving = self.board.update(dt) | self.spread.update(dt) | prepainter.is_new
        moving |= waited and not prepainter.waits
        motion.update(0 if waited or self.halted else dt)
        changed = self._widgets.form.update(dt, on_top) | self.picture.update(dt)
        self.aim_tooltip()
        if self.hints.arrived():
            self.show_hint()
        busy = moving or changed or self.flies
        if self.picture.is_late and not prepainter.waits:
            busy = busy or draws or not self.picture.catch_up()
        elif on_top and not (busy or prepainter.waits or self.drag.dragging):
            prepainter.work_ahead()
        return busy

    @property
    def prepares(self) -> bool:
        """True while the picture of the position is painted before it is shown."""
        return self.picture.prepainter.waits or self.picture.is_late

    def _offer_tray(self) -> None:
        """Show the tray of the held thing; during a drag it stays as it is."""
        held, model = self.drag.held, self.model
        if held == self._offered or self.drag.dragging:
            return
        self._offered = held
        tray = offered(model.table, model.context, model.at_hand, held) if held is not None else self._tray
        if {*tray} != {*model.tray.things} and (tray or held is None):
            model.lay_tray(tray)
            self.widgets.make()

    def aim_tooltip(self) -> None:
        """Place the tooltip beside a raised card; hide it during a drag and while a refusal is shown."""
        if self.drag.dragging or self.notices.refusal is not None:
            self._widgets.form.tooltip.hide()
        form = self._widgets.form
        about = form.hot or form.focus
        if isinstance(about, HitTarget) and about.rises:
            form.tooltip.at = self.picture.raised_cards.seen(about.what)
        if form.tooltip.words:
            form.tooltip.avoid = self.picture.tips.wanted()

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the table, or bare wood until the viewer has taken over the screen."""
        if self.game.uncovered:
            if self.picture.prepainter.resizes:  # something else has to be drawn
                self.picture.prepainter.finish()
            if not self.picture.prepainter.waits:
                self._make_widgets()
            self.picture.draw(surface)
        else:
            surface.blit(self.ui.art.wood(surface.get_size()), (0, 0))
