"""Input methods: they compose a text beside the field that has the focus, and nowhere else."""

from __future__ import annotations

import pygame

from game.ui.widgets import Widget
from game.ui.window.commands import Compose
from game.ui.window.inputs import Inputs


class TextEntry:
    """Tells the system where a text is typed, and drops a composition that belongs nowhere."""

    def __init__(self, inputs: Inputs) -> None:
        self._inputs = inputs
        self._widget: Widget | None = None
        self._rect: pygame.Rect | None = None
        self._is_on = True
        """SDL begins with text input, which also tells which sign a key makes."""

    def follow(self, widget: Widget | None, shown: pygame.Rect | None) -> None:
        """Note the widget that text goes to, and where its caret is in the window; None if there is none."""
        if widget is not self._widget:
            self._drop()
        self._widget = widget
        if widget is None and self._inputs.composing:  # the letter was meant for the table
            pygame.key.stop_text_input()
            self._is_on = self._inputs.composing = False
        elif widget is not None and not self._is_on:
            pygame.key.start_text_input()
            self._is_on = True
        if shown is not None and shown != self._rect:
            pygame.key.set_text_input_rect(shown)
        self._rect = shown

    def _drop(self) -> None:
        """End a composition whose field has lost the focus."""
        if self._widget is not None and self._inputs.composing:
            self._widget.command(Compose(""))
            self._inputs.composing = False
            pygame.key.stop_text_input()
            self._is_on = False
