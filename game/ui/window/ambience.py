"""Quiet background loops for tables and menus, from assets/sounds/ambience."""

from __future__ import annotations

import pygame

from game.packages import registry
from game.ui.window.sound import Sound

FADE_MS = 800
DUCKED_SHARE = 0.35
"""The share of a loop's volume that remains while it is ducked."""


class Ambience:
    """Plays one loop at a time. A title without a loop is silent."""

    def __init__(self, sound: Sound) -> None:
        self._sound = sound
        self._playing = ""
        self._heard = -1.0
        self._paused = False

    def follow(self, loop: str, volume: int, *, ducked: bool, focused: bool) -> None:
        """Play the loop of the top scene. Cheap if nothing has changed.

        loop     "menu" or the id of a title
        volume   0 to 100; at 0 nothing is loaded
        ducked   quieter, as under a hand-over cover
        focused  whether the window has the focus; without it the loop pauses
        """
        wanted = loop if volume > 0 else ""
        if wanted != self._playing and (focused or not wanted):
            self._change(wanted)
        if self._playing:
            self._pause(not focused)
            self._set_volume(volume / 100 * (DUCKED_SHARE if ducked else 1.0))

    def _change(self, loop: str) -> None:
        if self._playing:  # loading the next one while this one fades would block the window
            pygame.mixer.music.fadeout(FADE_MS)
            self._playing = ""
            return
        if pygame.mixer.get_init() and pygame.mixer.music.get_busy():
            return
        self._playing, self._heard, self._paused = loop, -1.0, False
        file = registry.asset(f"sounds/ambience/{loop}.ogg", registry.assets())
        if file.is_file() and self._sound.has_device():
            try:
                pygame.mixer.music.load(file)
                pygame.mixer.music.play(-1, fade_ms=FADE_MS)
            except pygame.error:  # a damaged file: the game goes on in silence
                return

    def _pause(self, paused: bool) -> None:
        if paused != self._paused and pygame.mixer.get_init():
            self._paused = paused
            (pygame.mixer.music.pause if paused else pygame.mixer.music.unpause)()

    def _set_volume(self, volume: float) -> None:
        if volume != self._heard and pygame.mixer.get_init():
            self._heard = volume
            pygame.mixer.music.set_volume(volume)
