"""Finds the voice of this system: Speech Dispatcher on Linux, the library Prism on Windows and macOS."""

from __future__ import annotations

import importlib
import sys
import time
from collections.abc import Callable
from typing import Any

from game.ui.window.speech.ssip import SpeechDispatcher
from game.ui.window.speech.synthesizer import NoVoice, Synthesizer, longest

POLL_INTERVAL_S = 0.03


def open_synthesizer() -> Synthesizer:
    """Return the voice of this system. Raises NoVoice."""
    return PrismVoice() if sys.platform in ("win32", "darwin") else SpeechDispatcher.connect()


class PrismVoice:
    """The voice of Windows or macOS, through Prism (the extra `speech`)."""

    def __init__(self) -> None:
        try:
            prism: Any = importlib.import_module("prism")
        except ImportError as error:
            raise NoVoice("error-voice-library") from error
        try:
            self._voice = prism.Context().create_best()
        except Exception as error:  # the library raises errors of its own, which have no common class
            raise NoVoice("error-voice-failed", reason=str(error)) from error

    def speak(self, words: str) -> None:
        until = time.monotonic() + longest(words)
        self._try(lambda: self._voice.speak(words.replace("\0", " "), interrupt=True))
        while self._is_speaking() and time.monotonic() < until:
            time.sleep(POLL_INTERVAL_S)

    def _is_speaking(self) -> bool:
        """Return whether something is being spoken; False where the voice does not know it."""
        try:
            return bool(self._voice.speaking)
        except Exception:  # as above; not every voice has it
            return False

    def stop(self) -> None:
        self._try(self._voice.stop)

    def adjust(self, rate: int, language: str) -> None:
        """Set the rate; the voice, and with it the language, is the one that the system has chosen."""
        try:
            self._voice.rate = rate / 100
        except Exception:  # as above; not every voice has a rate
            return

    def close(self) -> None:
        self._voice = None

    def _try(self, act: Callable[[], object]) -> None:
        try:
            act()
        except Exception as error:  # as above
            raise NoVoice("error-voice-failed", reason=str(error)) from error
