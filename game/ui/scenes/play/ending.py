"""The end of a game: the points counted as a race, then the winner, and what may follow."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial

import pygame

from game.presentation import verdict
from game.presentation.score_sheet import Sheet
from game.ui.scenes.chooser import Choice, Chooser
from game.ui.scenes.play.final_sheet import FinalSheet, drawn
from game.ui.scenes.play.race import SOURCE_MS, Race
from game.ui.widgets import Button, Label, Widget
from game.ui.window import text
from game.ui.window.commands import Command, Do, Move, Press
from game.ui.window.scene import Introduction, SceneStack, Size
from game.ui.window.ui import Ui

Pictures = Mapping[str, Callable[[], pygame.Surface]]
"""The functions that draw the pictures that can be saved, by name: "position", "sheet"."""


@dataclass(frozen=True)
class Afterwards:
    """The actions after a game besides leaving; None for one that isn't possible.

    rematch: play again with the same seats, with or without the same seed
    replay: show the whole game turn by turn
    save: offer to save pictures, and what else there is of the game
    """

    rematch: Callable[[bool], None] | None = None
    replay: Callable[[], None] | None = None
    hall: Callable[[], None] | None = None
    save: Callable[[Pictures], None] | None = None


NOTHING_MORE = Afterwards()


class Ending(FinalSheet):
    """The result with its buttons. `slowly`: after a race, which one click or key ends."""

    introduction: Introduction = "all"

    def __init__(
        self, ui: Ui, sheet: Sheet, leave: Callable[[], None], afterwards: Afterwards, *,
        slowly: bool = False, caption: str = "",
    ) -> None:  # fmt: skip
        super().__init__(ui, sheet, "")
        self._leave, self._afterwards, self._caption = leave, afterwards, caption
        self._is_event = slowly
        races = slowly and bool(ui.theme.duration(SOURCE_MS)) and any(sheet.totals)
        self._race = Race(ui, sheet) if races else None
        self._deaf_ms = 0.0
        """For so long presses that were meant to end the race, which has ended by itself, do nothing."""

    @property
    def complete(self) -> bool:
        """True if the result is shown."""
        return self._race is None

    @property
    def heading(self) -> str:
        return super().heading if self.complete else self.ui.say("scores-counting")

    def enter(self, scene_stack: SceneStack) -> None:
        super().enter(scene_stack)
        if self._is_event and self.complete:
            self.ui.sound.play("victory")

    def resume(self) -> None:
        super().resume()
        self.introduction = "heading"

    def build(self, size: Size) -> list[Widget]:
        if self._race is None:
            return super().build(size)
        self.frame_in(size)
        self._race.place(self.body)
        skip = Label(self.ui, self.ui.say("scores-skip"), text.CAPTION, "centre")
        skip.place(self.foot)
        return [*self.head(), self._race, skip]

    # ---- the buttons
    def buttons(self) -> list[Button]:
        """Return what may follow at the left, the way back at the right."""
        ui, after = self.ui, self._afterwards
        offers: list[tuple[str, str, Callable[[], None] | None]] = [
            ("rematch", "redo", self._ask_rematch if after.rematch else None),
            ("replay", "play", self._replay if after.replay else None),
            ("hall", "trophy", after.hall),
            ("keep", "export", self._keep if after.save else None),
        ]
        left = [
            Button(ui, ui.say(f"scores-{key}"), act, key=key, icon=icon, tip=ui.say(f"scores-{key}-tip"))
            for key, icon, act in offers
            if act is not None
        ]
        right = [
            Button(ui, ui.say("scores-leave"), self._leave, key="more", icon="home"),
            Button(ui, ui.say("scores-close"), self.cancel, key="close", look="primary"),
        ]
        self.foot_row(left, right)
        return [*left, *right]

    def _replay(self) -> None:
        self.close()
        if self._afterwards.replay is not None:
            self._afterwards.replay()

    def _ask_rematch(self) -> None:
        say, rematch = self.ui.say, self._afterwards.rematch
        if rematch is None:
            return
        new, same = say("scores-rematch-new"), say("scores-rematch-same")
        entries = [
            Choice(new, "die", say("scores-rematch-new-tip"), partial(rematch, False)),
            Choice(same, "lock", say("scores-rematch-same-tip"), partial(rematch, True)),
        ]
        pos = self.form.find("rematch").rect.center
        self.scene_stack.push(Chooser(self.ui, say("scores-rematch"), entries, pos))

    def _keep(self) -> None:
        """Offer to save the result as a picture, and the game."""
        if (save := self._afterwards.save) is not None:
            save({"sheet": partial(drawn, self.ui, self.scores, self._caption)})

    # ---- the race
    def draw(self, surface: pygame.Surface) -> None:
        if self.complete:
            super().draw(surface)
        else:
            self.ground(surface)
            self.form.draw(surface)

    def command(self, command: Command) -> bool:
        if not self.complete:
            if isinstance(command, Press | Do | Move):
                self._finish()
            return True
        if self._deaf_ms > 0 and isinstance(command, Press | Do):
            return True
        return super().command(command)

    def update(self, dt: float) -> bool:
        moving = super().update(dt)
        self._deaf_ms -= dt
        if self._race is None or not self.on_top:
            return moving
        if self._race.pass_time(dt):
            self.ui.sound.play("coin")
        if self._race.is_over:
            self._finish()
            self._deaf_ms = float(self.ui.settings.double_click)
        self.dirty = True
        return True

    def _finish(self) -> None:
        """End the race and show the result."""
        self._race = None
        self.ui.sound.play("victory")
        self.layout()
        remarks = verdict.remarks(self.ui.say, self.scores)
        self.ui.voice.say_all([self.heading, remarks, *self._points.in_words()])
        self.form.press_guard.appear()
