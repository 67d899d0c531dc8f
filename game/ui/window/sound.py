"""Short quiet sounds from assets/sounds of the program and its titles; silence where there is no device."""

from __future__ import annotations

from typing import Literal, get_args

import pygame

from game.packages import registry

Name = Literal["click", "card", "wood", "dice", "coin", "horn", "error"]
"""Those of the program, each a file; a title may bring others."""
NAMES: tuple[Name, ...] = get_args(Name)


class Sound:
    """Plays sounds at a volume from 0 to 100."""

    def __init__(self, volume: int = 60) -> None:
        self.volume = volume
        self._loaded: dict[str, pygame.mixer.Sound | None] = {}
        self._silent: bool | None = None

    def play(self, name: Name) -> None:
        """Play a sound; nothing happens at volume 0, without a device or without the file."""
        if self.volume <= 0 or self._is_silent():
            return
        if name not in self._loaded:
            self._loaded[name] = _load(name)
        sound = self._loaded[name]
        if sound is not None:
            sound.set_volume(self.volume / 100)
            sound.play()

    def _is_silent(self) -> bool:
        """Opens the device at the first sound."""
        if self._silent is None:
            try:
                pygame.mixer.init(44100, -16, 1, 512)
                self._silent = False
            except (pygame.error, NotImplementedError):
                self._silent = True
        return self._silent


def _load(name: str) -> pygame.mixer.Sound | None:
    try:
        return pygame.mixer.Sound(registry.asset(f"sounds/{name}.wav", registry.assets()))
    except (OSError, pygame.error):
        return None
