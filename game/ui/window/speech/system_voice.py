"""Finds the voice of this system: Speech Dispatcher on Linux, the library Prism on Windows and macOS."""

from __future__ import annotations

import importlib
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
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
        with _prism_errors():
            self._voice = prism.Context().create_best()

    def speak(self, words: str) -> None:
        until = time.monotonic() + longest(words)
        with _prism_errors():
            self._voice.speak(words.replace("\0", " "), interrupt=True)
        while self._is_speaking() and time.monotonic() < until:
            time.sleep(POLL_INTERVAL_S)

    def _is_speaking(self) -> bool:
        """Return whether something is being spoken; False where the voice does not know it."""
        with suppress(NoVoice), _prism_errors():
            return bool(self._voice.speaking)
        return False

    def stop(self) -> None:
        with _prism_errors():
            self._voice.stop()

    def adjust(self, rate: int, language: str) -> None:
        """Set the rate, where the voice has one. The voice, and with it the language, is the one that the
        system has chosen.
        """
        with suppress(NoVoice), _prism_errors():
            self._voice.rate = rate / 100

    def close(self) -> None:
        self._voice = None


@contextmanager
def _prism_errors() -> Iterator[None]:
    """Raise NoVoice for what Prism raises."""
    try:
        yield
    except Exception as error:  # the library raises errors of its own, which have no common class
        raise NoVoice("error-voice-failed", reason=str(error)) from error
