"""Scenes shown over a table: chooser, question, large view, scores, menu."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial

import msgspec
import pygame

from game.engine.model import Action, Fact, Option, Ref, Seat
from game.engine.session.session import WATCHER
from game.play import agreements
from game.play.controller import GameController
from game.play.explanation import Explanation
from game.play.sandbox import can_ask
from game.play.verbatim import verbatim
from game.presentation.odds import Asked, Inquiry
from game.presentation.reasons import Reasons
from game.presentation.score_sheet import score_sheet
from game.presentation.sentences import explain
from game.presentation.title_words import tip_text
from game.ui.scenes.chooser import Choice, Chooser
from game.ui.scenes.learn.legend import Legend
from game.ui.scenes.message import Confirm, Message
from game.ui.scenes.play.ending import Afterwards, Ending
from game.ui.scenes.play.final_sheet import drawn
from game.ui.scenes.play.odds import OddsScene
from game.ui.scenes.play.reasons import ReasonsScene
from game.ui.scenes.play.scores import ScoreSheet
from game.ui.scenes.play.table_menu import Entry, TableMenu
from game.ui.scenes.settings import SettingsScene
from game.ui.scenes.zoom import Zoom
from game.ui.table.api import Face, Thing
from game.ui.table.input.hit_targets import HitTarget
from game.ui.table.panels.opponents import SeatPanel
from game.ui.table.view.table_view import TableView
from game.ui.widgets import Button
from game.ui.window import theme as t
from game.ui.window.commands import Do
from game.ui.window.scene import SceneStack

LONG = 1000
"""Moves of a game from which on the chart of points takes noticeably long."""


def _amounts_only(actions: Sequence[Action]) -> bool:
    """Return whether actions are the same but for their amount, such as taking 1 or 2 coins."""
    if not all(hasattr(action, "amount") for action in actions):
        return False
    return len({(type(action), msgspec.structs.replace(action, amount=0)) for action in actions}) == 1


class Dialogs:
    """Shows other scenes over the table. `leave` goes back to the main menu."""

    def __init__(self, view: TableView, leave: Callable[[], None], afterwards: Afterwards) -> None:
        self._view, self._model, self._ui = view, view.model, view.ui
        self._leave, self._afterwards = leave, afterwards
        self._asked = Asked()
        """The odds that were looked at last."""
        self.stack: SceneStack

    def choose(self, options: list[Option], at: pygame.Rect, take: Callable[[Option], None]) -> None:
        """Ask which of several options is meant; the hint's option is selected."""
        entries, hint = [], self._view.hints.option
        for option in options:
            label = self._model.table.words.label(self._model.context, option.action)
            tip = self._view.wording.preview([option], label.tip)
            entries.append(Choice(label.words, label.icon, tip, partial(take, option)))
        heading = "table-count" if _amounts_only([option.action for option in options]) else "table-choose"
        self._push_chooser(heading, entries, at, options.index(hint) if hint in options else 0)

    def count(
        self, action: Action, several: Sequence[str], at: pygame.Rect, take: Callable[[int], None]
    ) -> None:
        """Ask how many times to take an action; `several` has a label for each number."""
        icon = self._model.table.words.label(self._model.context, action).icon
        entries = [
            Choice(words, icon, "", partial(take, times)) for times, words in enumerate(several, start=1)
        ]
        self._push_chooser("table-count", entries, at)

    def show_more(self, buttons: Sequence[Button], at: pygame.Rect) -> None:
        """Offer buttons for which the prompt has no room."""
        entries = [
            Choice(button.label, button.icon, button.tip, button.action, button.why) for button in buttons
        ]
        self._push_chooser("table-choose", entries, at)

    def _push_chooser(self, heading: str, entries: Sequence[Choice], at: pygame.Rect, first: int = 0) -> None:
        pos = at.center if at.width < self.stack.size[0] // 2 else self._view.drag.pos
        self.stack.push(Chooser(self._ui, self._ui.say(heading), entries, pos, first))

    def choose_side(self, sides: Iterable[Seat], take: Callable[[Seat], None]) -> None:
        """Ask somebody who only watches whose view to show."""
        at = self._view.form.find("play:side").rect.center
        entries = [
            Choice(self.name_side(side), self.sign_of(side), "", partial(take, side)) for side in sides
        ]
        self.stack.push(Chooser(self._ui, self._ui.say("table-side"), entries, at))

    def sign_of(self, side: Seat) -> str:
        """Return the icon of a view: a seat's emblem, or an eye."""
        return "eye" if side < 0 else t.SEAT_COLOURS[self._model.game.people[side].colour].emblem

    def name_side(self, side: Seat) -> str:
        """Return the name of a view."""
        if side < 0:
            return self._ui.say("table-side-nobody" if side == WATCHER else "replay-openly")
        return self._ui.say("table-side-of", name=self._model.game.people[side].name)

    def show_settings(self) -> None:
        self.stack.push(SettingsScene(self._ui))

    def confirm(self, title: str, words: str, yes: str, action: Callable[[], None]) -> None:
        """Ask a question, and run the action if the answer is yes."""
        self.stack.push(Confirm(self._ui, title, words, yes, action))

    def show_large(self, face: Face, ratio: float, words: str = "") -> None:
        """Show a face as large as the window allows. `words`: what it shows."""
        draw = self._view.painter.draw
        self.stack.push(Zoom(self._ui, lambda surface, rect: draw(surface, face, rect), ratio, words))

    def show_legend(self) -> None:
        """Show the legend of the board."""
        if parts := self._model.table.legend(self._model.context):
            self.stack.push(Legend(self._ui, parts))

    def enlarge(self, ref: Ref) -> bool:
        """Show a thing large; return whether it has a large view."""
        thing = self._model.by_ref.get(ref)
        if not isinstance(thing, Thing) or thing.large is None:
            return False
        self.show_large(thing.large, thing.large_ratio, tip_text(thing.tip))
        return True

    def enlarge_pointed(self) -> None:
        """Show large what the pointer or the focus is on; open a panel."""
        about = self._view.form.hot or self._view.form.focus
        if isinstance(about, HitTarget):
            self.enlarge(about.ref)
        elif isinstance(about, SeatPanel):
            about.command(Do("confirm"))

    def show_notes(self) -> None:
        """Show the session's notes about the record."""
        say = self._ui.say
        notes = self._model.game.session.take_notes()
        words = [say(f"table-note-{note.code}", **_verbatim(note.facts)) for note in notes]
        if words:
            self.stack.push(Message(self._ui, say("table-note"), "\n".join(words)))

    def show_scores(self, *, slowly: bool = False) -> None:
        """Show the score sheet. `slowly`: the final one after a race."""
        if self._model.game.session.over and self._model.game.session.made > LONG:
            self.stack.wait(self._ui.say("wait-scores"))
        sheet = score_sheet(self._model)
        if sheet.final:
            named = self._ui.say(f"{self._model.title}-name")
            ending = Ending(self._ui, sheet, self._leave, self._afterwards, slowly=slowly, caption=named)
            self.stack.push(ending)
        else:
            self.stack.push(ScoreSheet(self._ui, sheet))

    def save_as(self) -> None:
        """Offer to save pictures of what the viewer sees, and what else there is of the game."""
        if (save := self._afterwards.save) is not None:
            name = self._ui.say(f"{self._model.title}-name")
            sheet = partial(drawn, self._ui, score_sheet(self._model), name)
            save({"position": self._picture, "sheet": sheet})

    def _picture(self) -> pygame.Surface:
        """Return the table as it is shown."""
        surface = pygame.Surface(self.stack.size)
        self._view.draw(surface)
        return surface

    def show_odds(self) -> None:
        """Show the odds of the title, from the viewer's view; the page remembers what was asked."""
        words, context = self._model.table.words, self._model.context
        if not words.odds:
            self.stack.push(Message(self._ui, self._ui.say("odds-title"), self._ui.say("odds-none")))
            return
        self.stack.push(OddsScene(self._ui, Inquiry(context, words.odds, self._asked), self._view.mark))

    def show_reasons(self, explanation: Explanation) -> None:
        """Show why the best move of a hint is best; its steps can be tried on a copy of the table."""
        model = self._model
        reasons = Reasons(model.context, model.table.words, model.game.session.title, explanation)

        def try_moves(line: int, steps: int) -> None:
            self.stack.try_moves(model.game, explanation.ahead(line, steps))

        self.stack.push(ReasonsScene(self._ui, reasons, try_moves))

    def show_menu(self, commands: Mapping[str, Callable[[], object]]) -> None:
        """Show the menu of the table."""
        say, game = self._ui.say, self._model.game
        stop = game.undo_stop()
        no_undo, no_hint = stop and say(stop), not game.can_hint and say("table-hint-none")
        entries = [
            Entry("table-stay", "play", lambda: None, say("key-escape")),
            Entry(
                "table-undo-turn", "undo", commands["undo_turn"], say("key-undo-turn"),
                say("table-undo-turn-tip"), no_undo or "",
            ),
            Entry(
                "table-ask-hint", "hint", commands["hint"], say("key-hint"),
                say("table-hint-tip"), no_hint or "",
            ),
            Entry("table-main", "arrow_right", commands["main"], say("key-main"), say("table-main-tip")),
            Entry("table-since", "hourglass", commands["since"], say("key-since"), say("table-since-tip")),
            Entry("table-mine", "eye", commands["mine"], say("key-mine"), say("table-mine-tip")),
            Entry("table-sizes", "zoom_in", commands["sizes"], say("key-sizes"), say("table-sizes-tip")),
            Entry("table-legend", "question", commands["legend"], say("key-legend"), say("table-legend-tip")),
            Entry("table-rules", "rules", commands["help"], say("key-rules")),
            Entry("rulebook-turn", "step", commands["turn"]),
            Entry("table-scores", "trophy", commands["scores"]),
            Entry("table-odds", "die", commands["odds"], say("key-odds"), say("table-odds-tip")),
            Entry("table-try", "copy", commands["try"], say("key-try"), say("table-try-tip")),
            self.puzzle_entry(),
            *self.save_entry(),
            Entry("table-settings", "settings", self.show_settings),
            *self._clock_entry(commands),
            *self._pin_entry(commands),
            *self._agree_entry(commands),
            Entry("table-leave", "home", self._leave, tip=say("table-leave-help")),
        ]  # fmt: skip
        if game.record_problem:
            entries[-1] = replace(entries[-1], tip=explain(game.record_problem, say))
        edition = game.session.title.edition
        heading = say("table-menu-edition", edition=verbatim(edition.name)) if edition else say("table-menu")
        self.stack.push(TableMenu(self._ui, heading, entries))

    def puzzle_entry(self) -> Entry:
        """Return the entry that asks for the best move of the position."""
        say, game = self._ui.say, self._model.game
        why = "" if can_ask(game) else say("puzzle-none")
        return Entry(
            "puzzle-menu",
            "question",
            partial(self.stack.ask_puzzle, game),
            tip=say("puzzle-menu-tip"),
            why=why,
        )

    def save_entry(self) -> list[Entry]:
        """Return the entry that saves pictures; none where nothing can be saved."""
        if self._afterwards.save is None:
            return []
        return [Entry("table-save", "export", self.save_as, tip=self._ui.say("table-save-tip"))]

    def _pin_entry(self, commands: Mapping[str, Callable[[], object]]) -> list[Entry]:
        """Return the entry that gives the viewer's seat a PIN; none where people do not share the screen."""
        if len(self._model.game.humans) < 2 or "set_pin" not in commands:
            return []
        return [Entry("pin-menu", "eye", commands["set_pin"], tip=self._ui.say("pin-menu-tip"))]

    def _agree_entry(self, commands: Mapping[str, Callable[[], object]]) -> list[Entry]:
        """Return the entry for a change that everybody agrees to; none where nobody plays."""
        if "agree" not in commands:
            return []
        tip, game = self._ui.say("agree-menu-tip"), self._model.game
        stop = agreements.stop(game) if isinstance(game, GameController) else None
        return [
            Entry("agree-menu", "check", commands["agree"], tip=tip, why=self._ui.say(stop) if stop else "")
        ]

    def _clock_entry(self, commands: Mapping[str, Callable[[], object]]) -> list[Entry]:
        """Return the entry that stops the clock, where there is one."""
        say = self._ui.say
        if not self._model.game.clock.is_on:
            return []
        tip = say("clock-pause-tip")
        return [Entry("clock-pause", "hourglass", commands["stop_clock"], say("clock-key"), tip)]


def _verbatim(facts: Mapping[str, Fact]) -> dict[str, Fact]:
    """Return facts whose strings come from people or files, to be shown verbatim."""
    return {name: verbatim(value) if isinstance(value, str) else value for name, value in facts.items()}
