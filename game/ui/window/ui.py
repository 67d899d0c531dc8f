"""The tools with which widgets and scenes draw: theme, text, pictures, messages, sounds, settings."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import lru_cache

import msgspec
import pygame

from game.presentation.key_names import Keys
from game.presentation.messages import Fact, Messages
from game.presentation.system_language import chosen
from game.records.settings import Settings
from game.ui.window import system_look
from game.ui.window.access.voice import Voice
from game.ui.window.bindings import USUAL, Bindings
from game.ui.window.pad_bindings import PadBindings
from game.ui.window.pad_devices import PadDevices
from game.ui.window.pictures import Art, Plate
from game.ui.window.sound import Sound
from game.ui.window.text import Align, Rich, Style, Type
from game.ui.window.theme import Theme, scale_for

__all__ = ["Align", "Plate", "Style", "Ui", "default_ui", "make_ui"]

MAX_CACHED_TEXTS = 2000
"""The number of cached rich texts."""


@dataclass
class Ui:
    """The tools of the window; there is one for the whole program."""

    theme: Theme
    type: Type
    art: Art
    messages: Messages
    sound: Sound
    settings: Settings = field(default_factory=Settings)
    voice: Voice = field(default_factory=Voice)
    bindings: Bindings = field(default_factory=Bindings)
    """The keys of the settings."""
    pad_bindings: PadBindings = field(default_factory=PadBindings)
    """The gamepad buttons of the settings."""
    pads: PadDevices = field(default_factory=PadDevices)
    pointer: tuple[int, int] = (-1, -1)
    """The last position of the mouse in the window."""
    by_mouse: bool = True
    """True if the mouse was used last, rather than keys or a gamepad."""

    def __post_init__(self) -> None:
        self._measured = lru_cache(MAX_CACHED_TEXTS)(self._measure)

    def px(self, length: float) -> int:
        """Return design pixels as window pixels."""
        return self.theme.px(length)

    def take_volumes(self) -> None:
        """Apply the volumes in the settings."""
        self.sound.effects, self.sound.turn = self.settings.volume, self.settings.turn_volume

    def usual(self) -> Ui:
        """Return a copy at the default scale for the window's size."""
        return replace(self, theme=Theme(self.theme.scale / self.theme.larger))

    def say(self, message: str, **facts: Fact) -> str:
        """Return a message in the person's language."""
        return self.messages.say(message, **facts)

    def speak(self, messages: Messages) -> None:
        """Switch to another language; pictures with words are rendered again."""
        self.messages = messages
        self.art.forget()

    def rich(
        self, text: str, style: Style, width: int, align: Align = "left", *, breaks: bool = False
    ) -> Rich:
        """Return words with {icon} tokens, wrapped at a width in window pixels; see Rich."""
        if self.type.overflows is not None:  # overflows are to be reported again
            return self._measure(text, style, width, align, breaks, self.theme.scale)
        return self._measured(text, style, width, align, breaks, self.theme.scale)

    def _measure(self, text: str, style: Style, width: int, align: Align, breaks: bool, scale: float) -> Rich:
        return Rich(self.type, self.art.icon, text, style, width, align, breaks=breaks)

    def adopt(self, size: tuple[int, int]) -> None:
        """Apply language, scale, motion and volume from the settings for a window size."""
        if (language := chosen(self.settings.language)) != self.messages.language:
            self.speak(Messages(language))
        theme, before = self.theme, self.theme.look
        theme.scale = scale_for(self.settings.ui_scale, size)
        theme.larger = max(1.0, theme.scale / scale_for(0, size))
        theme.high_contrast = system_look.high_contrast(self.settings.contrast)
        theme.marks = self.settings.marks
        if theme.look != before:
            self.art.forget()
        self.art.make_room(size)
        theme.motion = system_look.motion(self.settings.motion)
        self._bind_keys()
        self.take_volumes()

    def _bind_keys(self) -> None:
        """Use the keys and buttons of the settings, and have the messages name them and the present hand."""
        self.bindings = Bindings(self.settings.keys)
        self.pad_bindings = PadBindings(self.settings.buttons)
        keys: dict[str, Keys] = {act: self.bindings.keys(act) for act in USUAL}
        self.messages.use_keys(keys, self.pad_bindings.named())
        self.messages.use_hand(by_mouse=self.by_mouse)


def make_ui(settings: Settings | None = None) -> Ui:
    """Return the tools of a window; pygame's display and font modules must be running."""
    if not pygame.font.get_init():
        pygame.font.init()
    theme = Theme()
    kept = settings or Settings()
    sound = Sound(kept.volume, kept.turn_volume)
    return Ui(theme, Type(theme), Art(theme), Messages(chosen(kept.language)), sound, kept)


def default_ui(ui: Ui, size: tuple[int, int]) -> Ui:
    """Return tools for drawing in a window of that size with default settings."""
    theme = Theme(scale_for(0, size), "off")
    settings = msgspec.structs.replace(ui.settings, ui_scale=0.0, motion="off", log="auto")
    return Ui(theme, Type(theme), Art(theme), ui.messages, ui.sound, settings)
