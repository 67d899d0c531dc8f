"""Quiet background loops for tables and menus, from assets/sounds/ambience."""

from __future__ import annotations

import pygame

from game.packages import registry
from game.ui.window.sound import Sound

FADE_MS = 800
DUCKED_SHARE = 0.35
"""The share of a loop's volume that remains while it is ducked."""


class Ambience:
    """Plays one loop at a time. A title without a loop is silent.

    A loop is decoded into memory (4 MB): decoding it while it plays would take most of what a resting window
    takes.
    """

    def __init__(self, sound: Sound) -> None:
        self._sound = sound
        self._playing = ""
        self._loop: pygame.mixer.Sound | None = None
        self._channel: pygame.mixer.Channel | None = None
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
        if self._loop is not None:
            self._pause(not focused)
            self._set_volume(self._loop, volume / 100 * (DUCKED_SHARE if ducked else 1.0))

    def _change(self, name: str) -> None:
        """Fade one loop out and another one in. "": none."""
        if self._loop is not None:
            self._end(self._loop)
        self._playing, self._loop, self._heard, self._paused = name, self._read(name), -1.0, False
        if self._loop is not None:
            self._channel = self._loop.play(-1, fade_ms=FADE_MS)

    def _end(self, loop: pygame.mixer.Sound) -> None:
        if self._paused:  # it would never fade
            loop.stop()
        else:
            loop.fadeout(FADE_MS)

    def _read(self, name: str) -> pygame.mixer.Sound | None:
        file = registry.asset(f"sounds/ambience/{name}.ogg", registry.assets())
        if not (name and file.is_file() and self._sound.has_device()):
            return None
        try:
            return pygame.mixer.Sound(file)
        except pygame.error:  # a damaged file: the game goes on in silence
            return None

    def _pause(self, paused: bool) -> None:
        if paused != self._paused and self._channel is not None:
            self._paused = paused
            (self._channel.pause if paused else self._channel.unpause)()

    def _set_volume(self, loop: pygame.mixer.Sound, volume: float) -> None:
        """Set the volume of the sound itself: that of its channel is what fading changes."""
        if volume != self._heard:
            self._heard = volume
            loop.set_volume(volume)
