"""Short sounds for moves and buttons, from assets/sounds; silent without a sound device."""

from __future__ import annotations

from typing import Literal, get_args

import pygame

from game.packages import registry

Name = Literal[
    "click", "card", "wood", "dice", "coin", "horn", "error", "step", "clash", "star", "quest", "fall",
    "turn", "victory",
]  # fmt: skip
"""The program's own sounds, each a file; a title may bring others."""
NAMES: tuple[Name, ...] = get_args(Name)
GREAT: frozenset[str] = frozenset({"horn", "clash", "star", "quest", "fall"})
"""The sounds of what nobody should miss, whatever else a move sounds like."""


class Sound:
    """Plays sounds. Volumes are from 0 to 100; `turn` is that of the turn signal."""

    def __init__(self, effects: int = 60, turn: int = 80) -> None:
        self.effects, self.turn = effects, turn
        self.focused = True
        """True if the window has the focus; without it only the turn signal is heard."""
        self._loaded: dict[str, pygame.mixer.Sound | None] = {}
        self._has_device: bool | None = None

    def play(self, name: Name, share: float = 1.0) -> None:
        """Play a sound, at a share of its volume. Does nothing at volume 0, or without a device or file."""
        if not self.focused and name != "turn":
            return
        volume = share * (self.turn if name == "turn" else self.effects)
        if volume <= 0 or not self.has_device():
            return
        if name not in self._loaded:
            self._loaded[name] = _load(name)
        sound = self._loaded[name]
        if sound is not None:
            sound.set_volume(volume / 100)
            sound.play()

    def has_device(self) -> bool:
        """Return whether sounds can be heard; the first call opens the device."""
        if self._has_device is None:
            try:
                pygame.mixer.init(44100, -16, 2, 512)
                self._has_device = True
            except (pygame.error, NotImplementedError):
                self._has_device = False
        return self._has_device


def _load(name: str) -> pygame.mixer.Sound | None:
    try:
        return pygame.mixer.Sound(registry.asset(f"sounds/{name}.wav", registry.assets()))
    except (OSError, pygame.error):
        return None
