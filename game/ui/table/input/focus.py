"""Keeps the keyboard focus in a sensible place when the position changes."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame

from game.engine.model import Option, Ref
from game.presentation.title_words import tip_text
from game.ui.table.input.hit_targets import HitTarget
from game.ui.table.model.table_model import TableModel
from game.ui.widgets import Button, Form, Widget


class Focus:
    """The focus of a table. Call `leave` before the widgets are made anew and `settle` afterwards."""

    def __init__(self, model: TableModel, form: Form) -> None:
        self._model, self._form = model, form
        self.main: Button | None = None
        """The button that continues the game; the M key moves to it."""
        self._key, self._place = "", pygame.Rect(0, 0, 0, 0)

    def leave(self) -> None:
        """Remember what has the focus."""
        if self._form.focus is not None:
            self._key, self._place = self._form.focus.key, self._form.focus.rect.copy()

    def settle(
        self, own: Sequence[Button], playing: Sequence[Widget], hint: Option | None, held: Ref | None
    ) -> None:
        """Give the focus to the most likely widget. `own`: the viewer's buttons; `playing`: the bar shown
        while bots play, which keeps the focus only while it is paused, so that an extra Enter does not
        stop the bots. `held`: what is held."""
        self.main = _likeliest(own)
        if self.main is not None:
            self._name_key(self.main)
        if own or self._form.focus not in playing:
            usable = [button for button in own if button.enabled]
            others = [widget for widget in playing if isinstance(widget, Button)]
            primary = [button for button in [*usable, *others] if button.look == "primary"]
            likely = next(iter(primary or ([] if self._model.at_hand.pickable() else usable)), None)
            self._go_on(likely, self._follow(hint, held))

    def _follow(self, hint: Option | None, held: Ref | None) -> Widget | None:
        """Return the widget that the hint uses next, if the focus can reach it."""
        if hint is None:
            return None
        acts = [thing.ref for thing in self._model.things if thing.act == hint.action]
        refs = [None if held == hint.source else hint.source, hint.target, hint.source, *acts]
        return next(filter(None, map(self._thing, refs)), None)

    def _go_on(self, likely: Button | None, hinted: Widget | None) -> None:
        """Focus what had the focus, the likeliest button, or the nearest usable thing."""
        if hinted is not None:
            self._form.set_focus(likely or hinted)
        elif not (self._key and self._form.by_keys):
            self._form.set_focus(likely)
        else:
            self._form.set_focus(self._same() or likely or self._nearest() or self.main)

    def go_to_main(self) -> None:
        """Focus the main button; press it if it has the focus already."""
        if self.main is not None and self._form.focus is self.main:
            if not self._form.press_guard.refuses_keys(self.main):
                self.main.action()
        elif self.main is not None:
            self._form.set_focus(self.main)

    def _name_key(self, main: Button) -> None:
        """Add the key of the main button to its tooltip."""
        tip = main.tip
        key = self._form.ui.say("table-main-key")
        main.tip = lambda: "\n".join(filter(None, (tip_text(tip), key)))

    def _same(self) -> Widget | None:
        """Return what had the focus, if it can still be used."""
        stops = (stop for stop in self._form.stops() if stop.key == self._key)
        return next((stop for stop in stops if stop.enabled), None)

    def _thing(self, ref: Ref | None) -> Widget | None:
        """Return the widget of a ref, if the focus can reach it."""
        return next((stop for stop in self._form.stops() if stop.key == f"ref:{ref}"), None)

    def _nearest(self) -> Widget | None:
        """Return the usable thing nearest to what had the focus."""
        here = self._place.center
        things = [stop for stop in self._form.stops() if isinstance(stop, HitTarget) and stop.seen]
        return min(things, key=lambda thing: math.dist(here, thing.rect.center), default=None)


def _likeliest(buttons: Sequence[Button]) -> Button | None:
    """Return the primary button among the enabled ones, else the first enabled one."""
    usable = [button for button in buttons if button.enabled]
    return next((button for button in usable if button.look == "primary"), next(iter(usable), None))
