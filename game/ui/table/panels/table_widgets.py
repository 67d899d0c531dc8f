"""The widgets of a table: bars with their buttons, the other seats, the log, and a hit target for every
thing and place."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Protocol

import pygame

from game.engine.model import Option, Ref, Seat
from game.ui.table.api import Face, Panel
from game.ui.table.input.drag import DragAndDrop
from game.ui.table.input.focus import Focus
from game.ui.table.input.hit_targets import HitTarget
from game.ui.table.model.table_model import TableModel
from game.ui.table.panels.bars import TopBar, exhibit_buttons
from game.ui.table.panels.hints import Hints
from game.ui.table.panels.log import Log
from game.ui.table.panels.log_lines import LogLines
from game.ui.table.panels.opponents import SeatPanel, is_folded
from game.ui.table.panels.prompt import Prompt, PromptButtons
from game.ui.table.panels.prompt_buttons import further_buttons, option_buttons
from game.ui.table.words.wording import Wording
from game.ui.widgets import Button, Form, Widget
from game.ui.widgets.press_guard import NOTHING_ANEW, Anew
from game.ui.window import theme as t
from game.ui.window.commands import Pos

GRIPS = (0.5, 0.05, 0.95, 0.2, 0.8, 0.35, 0.65)
"""Points at which the pointer may reach a thing, as shares of its width and height."""


@dataclass(frozen=True)
class Handlers:
    """Callbacks of widgets. `commands`: by the names that keys, bar and menu use."""

    commands: Mapping[str, Callable[[], object]]
    take: Callable[[Option], None]
    touch: Callable[[Ref], None]
    pass_on: Callable[[], None]
    unfold: Callable[[Seat], None]
    show_large: Callable[[Face, float, str], None]
    mark_line: Callable[[int], None]
    go_back_to: Callable[[int], None]
    show_more: Callable[[Sequence[Button], pygame.Rect], None]


class Extra(Protocol):
    """Further buttons after those of the position, and a sentence that replaces the question."""

    def buttons(self) -> Sequence[Widget]:
        """Return the buttons of use now, the same objects each time."""

    def sentence(self) -> str | None:
        """Return the sentence that replaces the question; None to keep that."""


class Overlay:
    """A plate over the table that says what to do there. This one is empty."""

    widgets: Sequence[Widget] = ()
    """All widgets of the overlay."""
    buttons: Sequence[Button] = ()
    """Those of the widgets that continue."""

    def lay(self) -> None:
        """Make and place the widgets; the table's own are placed already."""


class TableWidgets:
    """Makes the widgets for every position, and finds them."""

    def __init__(self, model: TableModel, drag: DragAndDrop, wording: Wording, hints: Hints) -> None:
        self._model, self._drag, self.wording, self._hints = model, drag, wording, hints
        self.ui, self.form = model.ui, Form(model.ui)
        self.form.tooltip.explain = wording.explained
        self.focus = Focus(model, self.form)
        self.handlers: Handlers
        self.play_bar: Extra
        self.overlay = self.hint_plate = Overlay()
        self.hit_targets: dict[Ref, HitTarget] = {}
        self.panels: list[SeatPanel] = []
        self.bars: tuple[TopBar, Prompt]
        self.log: Log
        self.made = 0
        """The number of times they were made."""
        self._log_lines = LogLines(model)
        self._asked: tuple[Seat, int, str] | None = None
        """The seat that was asked when they were last made, the turn, and the code of the question."""
        self._moves_known = 0
        """The number of moves made at that time."""

    def make(self) -> None:
        """Make bars, panels, log and hit targets for the present position and hint."""
        model, old_frame = self._model, self._model.camera.frame.copy()
        shown = exhibit_buttons(model, self.handlers.show_large)
        bar = TopBar(model, self.wording, self.handlers.commands, shown)
        asked = self._prompt_buttons()
        prompt = Prompt(self.ui, model.areas.prompt, self._sentences(), asked, self.handlers.show_more)
        model.frame_board()
        if model.camera.frame != old_frame:
            model.motion.skip()
        self.bars, self.log, self.panels = (bar, prompt), self._make_log(), self._make_panels()
        make = partial(HitTarget, drag=self._drag, wording=self.wording, touch=self.handlers.touch)
        laid = sorted(model.by_ref.values(), key=lambda what: what.z)
        known, self.hit_targets = self.hit_targets, {what.ref: make(self.ui, what) for what in laid}
        self.place_hit_targets()
        self.overlay.lay()
        self.hint_plate.lay()
        self.focus.leave()
        self.form.fill(
            [*self.hit_targets.values(), *self.panels, *([self.log] if model.areas.log else []),
             *bar.words.labels, *bar.buttons, *prompt.buttons,
             *self.overlay.widgets, *self.hint_plate.widgets],
            anew=self._anew(asked.choices, known),
        )  # fmt: skip
        own = [button for button in asked.choices if button not in prompt.hidden]
        self.focus.settle([*self.overlay.buttons, *own], asked.controls, self._hints.option, self._drag.held)
        self.made += 1

    def _anew(self, choices: Sequence[Button], known: Collection[Ref]) -> Anew:
        """Return the widgets of a question that has come since the widgets were last made: its buttons, and
        if others have brought it, the new things that a click chooses."""
        game, before, made = self._model.game, self._asked, self._moves_known
        ask, moments = game.question(), game.session.moments
        self._asked = (game.viewer, game.session.turn, ask.code) if ask is not None else None
        self._moves_known = game.session.made
        is_by_others = bool(moments) and moments[-1].seat != game.viewer
        if ask is not None and is_by_others and game.session.made != made:
            came = [h for h in self.hit_targets.values() if h.ref not in known and h.chooses]
            return Anew([*choices, *came], is_surprise=True)
        return Anew(choices) if self._asked not in (before, None) else NOTHING_ANEW

    def relabel(self) -> None:
        """Make the widgets anew with other words; what is held stays held, and the focus where it is, also
        within the log."""
        focus, log = self.form.focus.key if self.form.focus is not None else "", self.log
        self.make()
        self.log.index = max(0, min(log.index, self.log.count - 1))
        self.log.scroll_to(log.offset)
        self.form.set_focus(next((w for w in self.form.stops() if w.key == focus), self.form.focus))

    def place_hit_targets(self) -> None:
        """Place the hit targets over their things; the board may have moved."""
        model, frame, fan = self._model, self._model.camera.frame, self._model.fan
        solid = [(what.z, model.where(what)) for what in model.things if what.solid]
        over_z: dict[int, tuple[pygame.Rect, ...]] = {}
        for hit_target in self.hit_targets.values():
            what = hit_target.what
            hit_target.place(model.where(what))
            hit_target.clip = frame if what.on_board else None
            spread = fan is not None and what.ref in fan.places
            if what.z not in over_z:
                over_z[what.z] = tuple(rect for z, rect in solid if z > what.z)
            over = () if spread else over_z[what.z]
            if fan is not None and what.on_board and not spread and what.ref != fan.of:
                over = (*over, fan.plate)
            hit_target.under = over

    def draw_prompt(self, surface: pygame.Surface) -> None:
        """Draw the plate of the prompt with its sentence, which fits beside its present buttons."""
        prompt = self.bars[1]
        prompt.say(self._sentences())
        prompt.draw_ground(surface)

    def draw_plates(self, surface: pygame.Surface, regions: Sequence[pygame.Rect] = ()) -> Iterator[None]:
        """Draw the static part of bars and panels, one in each step, over the glow of the things beside them.

        regions  disjoint parts of the surface: nothing is drawn outside of them; (): all of it
        """
        bar, prompt = self.bars
        prompt.say(self._sentences())
        edge, clips = 2 * self.ui.px(t.WIDE), regions or [surface.get_rect()]
        plates: list[tuple[pygame.Rect, Callable[[pygame.Surface], None]]] = [
            (bar.rect, bar.draw_ground), (prompt.rect, prompt.draw_ground),
            *((panel.rect, panel.draw_ground) for panel in self.panels),
        ]  # fmt: skip
        for rect, draw in plates:
            for number in rect.inflate(edge, edge).collidelistall(clips):
                surface.set_clip(clips[number])
                draw(surface)
            yield
        surface.set_clip(None)

    def glows(self) -> Iterator[Callable[[], object]]:
        """Yield functions that make the pictures of glows that the panels need."""
        return (panel.make_halo for panel in self.panels if panel.active)

    def ref_at(self, pos: Pos, wanted: Collection[Ref]) -> Ref | None:
        """Return the uppermost thing at a point, one of the `wanted` before any other."""
        widget = self.form.at(pos)
        if widget is not None and not isinstance(widget, HitTarget | SeatPanel):
            return None
        under = [h.ref for h in self.hit_targets.values() if h.hit(pos)]
        found = [ref for ref in under if ref in wanted] or under
        return found[-1] if found else None

    def touched_at(self, pos: Pos) -> Ref | None:
        """Return what at a point a press is meant for: what reacts, else what explains why it does not,
        else anything."""
        active = self._drag.active
        found = self.ref_at(pos, active)
        if found is None or found in active or self._drag.held is not None:
            return found
        return self.ref_at(pos, self._model.at_hand.blocked)

    def answer_at(self, pos: Pos, wanted: Collection[Ref]) -> Ref | None:
        """Return what at a point a drop is meant for: one of the `wanted`, else what explains why not,
        else anything."""
        found, held = self.ref_at(pos, wanted), self._drag.held
        if found in wanted or held is None:
            return found
        return self.ref_at(pos, self._model.at_hand.refusing(held))

    def grip(self, hit_target: HitTarget) -> Pos:
        """Return a point at which the pointer reaches a thing and nothing over it."""
        room, active = hit_target.seen, self._drag.active
        if hit_target.ref not in active:
            return room.center
        points = [(room.x + round(room.w * u), room.y + round(room.h * v)) for v in GRIPS for u in GRIPS]
        return next((p for p in points if self.ref_at(p, active) == hit_target.ref), room.center)

    # ---- what they are made of
    def prompt(self) -> list[str]:
        """Return the sentences of the prompt, the most complete first, without a hint."""
        sentence = self.play_bar.sentence()
        return self.wording.prompt(self._drag.held) if sentence is None else [sentence]

    def _sentences(self) -> list[str]:
        """Return the sentences of the prompt with the hint behind each."""
        held, said = self._drag.held, self.prompt()
        hint = self._hints.words if held is None else ""
        return [self.ui.say("table-with-hint", question=words, hint=hint) for words in said] if hint else said

    def _prompt_buttons(self) -> PromptButtons:
        """Return the buttons of the position, and those that steer bots or a replay."""
        model, take = self._model, self.handlers.take
        options = option_buttons(model, self.wording, take, self._hints.option)
        further = further_buttons(model, self.handlers.commands["scores"], self.handlers.pass_on)
        main = next(iter(further), options.main)
        controls = self.play_bar.buttons()
        return PromptButtons([*options.choices, *further], main, controls, options.asides)

    def _make_panels(self) -> list[SeatPanel]:
        game, places = self._model.game, self._model.areas.panels
        acting, made = game.acting(), []
        for panel in self._model.panels:
            if panel.seat in places:
                who, use = game.people[panel.seat], self._panel_handler(panel)
                made.append(SeatPanel(self.ui, who, panel, panel.seat == acting, use))
                made[-1].place(places[panel.seat])
        return made

    def _panel_handler(self, panel: Panel) -> Callable[[], None] | None:
        """Return what a click on a panel does: a folded one unfolds, a whole one is shown large."""
        if is_folded(self.ui, self._model.areas.panels[panel.seat]):
            return partial(self.handlers.unfold, panel.seat)
        return partial(self._enlarge, panel.seat, panel.large, panel.large_ratio) if panel.large else None

    def _enlarge(self, seat: Seat, face: Face, ratio: float) -> None:
        """Show a seat's mat large, with the words of its panel."""
        described = next(panel for panel in self.panels if panel.panel.seat == seat).described()
        self.handlers.show_large(face, ratio, "\n".join((described.name, described.more)))

    def _make_log(self) -> Log:
        turns, use = self._log_lines.blocks(), self.handlers
        game, folded = self._model.game, self._log_lines.folded
        log = Log(
            self.ui, turns, game.people, use.mark_line, use.go_back_to, folded, self._log_lines.back_to,
            self._log_lines.cache,
        )  # fmt: skip
        log.place(self._model.areas.log)
        log.focusable = bool(turns)
        log.to_end()
        return log
