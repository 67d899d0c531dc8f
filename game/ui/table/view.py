"""The picture of a table in play, without its deeds."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from functools import partial

import pygame

from game.engine.model import Option, Reason, Ref, Seat
from game.ui.scenes.zoom import Zoom
from game.ui.table.bars import Prompt, TopBar, option_buttons
from game.ui.table.hand import Hand
from game.ui.table.hit_targets import HitTarget
from game.ui.table.log_lines import LogLines
from game.ui.table.model import TableModel
from game.ui.table.picture import Picture
from game.ui.table.side import Log, SeatPanel, is_folded
from game.ui.table.things import Exhibit, Face, Panel, Spot, Thing
from game.ui.widgets import Button, Form
from game.ui.window import theme as t
from game.ui.window.inputs import Pos
from game.ui.window.scene import Scene
from game.ui.window.ui import Ui


@dataclass(frozen=True)
class Refusal:
    """Why something was not possible, shown at a place; `rule` stands behind it, "" for none."""

    words: str
    at: pygame.Rect
    rule: str = ""


class TableView(Scene):
    """The picture of a seat's table: widgets, glowing things, what is held and what flies."""

    def __init__(self, ui: Ui, top: TableModel) -> None:
        super().__init__(ui)
        self.match, self.top = top.match, top
        self.hand: Hand
        self.form = Form(ui)
        self.hit_targets: dict[Ref, HitTarget] = {}
        self.marked: set[Ref] = set()
        self.log: Log
        self.refusal: Refusal | None = None
        self.pinned: tuple[str, pygame.Rect] | None = None
        """A tooltip that stays, and what it is about."""
        self.hint: tuple[str, Option | None] | None = None
        """The sentence of a hint, and its option once it is known."""
        self.picture = Picture(self)
        self._log_lines = LogLines(top)
        self.bars: tuple[TopBar, Prompt]
        self.panels: list[SeatPanel] = []

    def refresh(self, *, still: bool = False) -> None:
        """Show the position as it is now."""
        self.hand.cancel()
        self.marked, self.refusal = set(), None
        self.pinned = self.hint = None
        self.top.refresh(still=still)
        self.rebuild()

    def rebuild(self) -> None:
        """Make bars, handles and panels for the position that was looked at."""
        top = self.top
        old_frame = top.camera.frame.copy()
        bar = TopBar(top, self._bar_deeds(), self._exhibits())
        buttons = [*option_buttons(top, self.submit, self.hinted), *self._extra()]
        prompt = Prompt(self.ui, top.areas.prompt, self._sentence(), buttons)
        top.frame_board(prompt.rect.bottom + top.areas.top.y)
        if top.camera.frame != old_frame:
            top.motion.skip()
        self.bars = (bar, prompt)
        self.log = self._make_log()
        self._make_hit_targets()
        self.panels = self._panels()
        self.form.fill([*self.hit_targets.values(), *self.panels, self.log, *bar.buttons, *buttons])
        self._focus_first(buttons)
        self.hand_changed()

    @property
    def hinted(self) -> Option | None:
        """What the hint says, once it is known."""
        return self.hint[1] if self.hint is not None else None

    def _sentence(self) -> str:
        """What is asked, and the hint behind it."""
        question = self.top.question()
        if self.hint is None:
            return question
        return self.ui.say("table-with-hint", question=question, hint=self.hint[0])

    def _extra(self) -> list[Button]:
        """Buttons of the table itself: hand over, final scores."""
        match, ui = self.match, self.ui
        if match.session.over:
            return [Button(ui, ui.say("table-show-scores"), self.show_scores, key="final", look="primary")]
        following = match.next_viewer()
        if following is None and self.top.holding:
            following = match.thinking()
        if following is None:
            return []
        words = ui.say("table-pass-button", name=match.people[following].name)
        return [Button(ui, words, self.let_go_on, key="pass", look="primary", icon="arrow_right")]

    def _bar_deeds(self) -> dict[str, Callable[[], None]]:
        return {
            "undo": self.undo,
            "redo": self.redo,
            "hint": self.ask_hint,
            "scores": self.show_scores,
            "rules": lambda: self.scene_stack.help(),
            "menu": self.show_menu,
        }

    def _exhibits(self) -> list[Button]:
        """Buttons for what the title shows besides the board."""
        found = self.top.table.exhibits(self.top.context)
        return [self._exhibit(shown) for shown in found]

    def _exhibit(self, shown: Exhibit) -> Button:
        see = partial(self.show_large, shown.face, shown.ratio)
        return Button(
            self.ui, shown.words, see, key=f"see:{shown.key}", look="ghost", icon=shown.icon, size=t.BODY
        )

    def _panels(self) -> list[SeatPanel]:
        acting, places = self.match.acting(), self.top.areas.panels
        made = []
        for panel in self.top.panels:
            if panel.seat not in places:
                continue
            who = self.match.people[panel.seat]
            widget = SeatPanel(self.ui, who, panel, panel.seat == acting, self._panel_action(panel))
            widget.place(places[panel.seat])
            made.append(widget)
        return made

    def _panel_action(self, panel: Panel) -> Callable[[], None] | None:
        """A click unfolds a folded panel, and shows more of a whole one."""
        if is_folded(self.ui, self.top.areas.panels[panel.seat]):
            return partial(self._unfold, panel.seat)
        return partial(self.show_large, panel.large, panel.large_ratio) if panel.large else None

    def _unfold(self, seat: Seat) -> None:
        held = self.hand.held
        self.top.unfold(seat)
        self.refresh(still=True)
        if held is not None:
            self.hand.click(held)
        self.form.set_focus(self.form.find(f"panel:{seat}"))

    def _make_log(self) -> Log:
        lines = self._log_lines.lines()
        log = Log(self.ui, lines, self.match.people, self.log_chosen, self.log_opened)
        log.place(self.top.log_room())
        log.focusable = bool(lines)
        log.to_end()
        return log

    def _make_hit_targets(self) -> None:
        laid = sorted(self.top.by_ref.values(), key=lambda what: what.z)
        self.hit_targets = {what.ref: HitTarget(self.ui, what, self.touch) for what in laid}
        self.place_hit_targets()

    def _own_tip(self, what: Thing | Spot) -> str:
        """What is said of something while nothing is held."""
        reasons = self.top.picks.refusals(what.ref)
        more = self.top.why_all(reasons) or self.top.warning(self.top.picks.at_once(what.ref))
        return "\n".join(filter(None, (what.tip, more)))

    def place_hit_targets(self) -> None:
        for hit_target in self.hit_targets.values():
            hit_target.place(self.top.where(hit_target.what))
            hit_target.clip = self.top.camera.frame if hit_target.what.on_board else None

    def _focus_first(self, buttons: list[Button]) -> None:
        """The likeliest button has the focus where nothing can be picked."""
        focus = self.form.focus
        if isinstance(focus, HitTarget) and focus.active:
            return
        usable = [b for b in buttons if b.enabled]
        likely = [b for b in usable if b.look == "primary"] or ([] if self.top.picks.pickable() else usable)
        self.form.set_focus(likely[0] if likely else None)

    def hand_changed(self) -> None:
        active, targets = self.hand.active, self.hand.targets
        for ref, hit_target in self.hit_targets.items():
            hit_target.active = ref in active
            hit_target.tip = self._own_tip(hit_target.what)
            if self.hand.held is not None and ref in targets:
                options = self.top.picks.drops(self.hand.held, ref)
                hit_target.tip = self.top.tip(options, hit_target.what.tip)
            elif self.hand.held is not None and ref not in active:
                hit_target.tip = self._far_tip(ref) or hit_target.tip
        self.redraw()

    def _far_tip(self, ref: Ref) -> str:
        """Why what is held cannot get somewhere."""
        reasons = self.top.refusals(self.hand.held or "", ref)
        return self.top.why_all(reasons)

    def redraw(self) -> None:
        self.picture.forget()
        self.dirty = True

    # ---- a tooltip that stays
    def pin(self) -> None:
        """Keep the present tooltip open, or take down the one that was kept."""
        tip = self.form.tooltip
        if not self.unpin() and tip.words:
            self.pinned = tip.words, tip.at.copy()
            self.dirty = True

    def unpin(self) -> bool:
        """Take down what is pinned; whether something was."""
        was, self.pinned = self.pinned is not None, None
        self.dirty = self.dirty or was
        return was

    # ---- what is shown for a moment
    def explain(self, words: str, at: pygame.Rect, rule: str = "") -> None:
        """Say why something is not possible, until the next key or press."""
        self.ui.sound.play("error")
        self.refusal = Refusal(words, at, rule)
        self.form.tooltip.hide()
        self.dirty = True

    def refuse(self, reasons: list[Reason], at: pygame.Rect) -> None:
        """Explain by the reasons of the rules."""
        if reasons:
            rule = next((r.rule for r in reasons if r.rule), "")
            self.explain(self.top.why_all(reasons), at, rule)
        self.dirty = True

    def enlarge(self, ref: Ref) -> bool:
        """Show a thing large; whether it can be."""
        thing = self.top.by_ref.get(ref)
        if not isinstance(thing, Thing) or thing.large is None:
            return False
        self.show_large(thing.large, thing.large_ratio)
        return True

    def show_large(self, face: Face, ratio: float) -> None:
        """A face, as large as fits."""
        draw = self.top.painter.draw
        self.scene_stack.push(Zoom(self.ui, lambda surface, rect: draw(surface, face, rect), ratio))

    # ---- what the widgets do
    def undo(self) -> None:
        """Take back the viewer's last choice."""
        raise NotImplementedError

    def redo(self) -> None:
        """Make the choice again that was taken back."""
        raise NotImplementedError

    def show_scores(self) -> None:
        """The score sheet as it stands."""
        raise NotImplementedError

    def show_menu(self) -> None:
        """What one may do besides playing."""
        raise NotImplementedError

    def submit(self, option: Option) -> None:
        """Carry out an option."""
        raise NotImplementedError

    def let_go_on(self) -> None:
        """The viewer's last choice stands."""
        raise NotImplementedError

    def ask_hint(self) -> None:
        """Ask what a bot would do."""
        raise NotImplementedError

    def touch(self, ref: Ref) -> None:
        """Enter on a thing."""
        raise NotImplementedError

    def log_chosen(self, index: int) -> None:
        """A line of the log was clicked."""
        raise NotImplementedError

    def log_opened(self, index: int) -> None:
        """A chosen line of the log was clicked again."""
        raise NotImplementedError

    # ---- what is under the pointer
    def ref_at(self, pos: Pos, wanted: Collection[Ref]) -> Ref | None:
        """The uppermost thing at a point, those first that react."""
        widget = self.form.at(pos)
        if widget is not None and not isinstance(widget, HitTarget | SeatPanel):
            return None
        under = [h for h in self.hit_targets.values() if h.hit(pos)]
        reacting = [h for h in under if h.ref in wanted]
        found = (reacting or under)[-1:]
        return found[0].ref if found else None

    def grip(self, hit_target: HitTarget) -> Pos:
        """A point at which the pointer reaches a thing and nothing that lies over it."""
        room, active = hit_target.seen, self.hand.active
        if hit_target.ref not in active:
            return room.center
        shares = (0.5, 0.05, 0.95, 0.2, 0.8, 0.35, 0.65)
        points = [(room.x + round(room.w * u), room.y + round(room.h * v)) for v in shares for u in shares]
        return next((p for p in points if self.ref_at(p, active) == hit_target.ref), room.center)

    def on_board_at(self, pos: Pos) -> bool:
        return self.top.camera.frame.collidepoint(pos)

    # ---- drawing
    def raise_tip(self) -> None:
        """The tip of a risen card stands clear of it; what is dragged says only what its target brings, and
        what was refused only why."""
        if self.hand.dragging or self.refusal is not None:
            self.form.tooltip.hide()
        about = self.form.hot or self.form.focus
        if isinstance(about, HitTarget) and isinstance(about.what, Thing) and about.what.lifts:
            self.form.tooltip.at = self.picture.lifted(about.what)

    def draw(self, surface: pygame.Surface) -> None:
        if self.match.uncovered:
            self.picture.draw(surface)
        else:
            surface.blit(self.ui.art.wood(surface.get_size()), (0, 0))
