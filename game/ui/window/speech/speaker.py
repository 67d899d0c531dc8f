"""Texts that wait to be spoken, and the thread that speaks them: the window never waits."""

from __future__ import annotations

import contextlib
import threading
from collections import deque
from dataclasses import dataclass

from game.errors import UserError
from game.ui.window.speech.synthesizer import Make, NoVoice, Synthesizer
from game.ui.window.speech.system_voice import open_synthesizer

MAX_WAITING = 200


@dataclass(frozen=True)
class _Text:
    """A text, and whether it describes the focus, so that the next one takes its place."""

    words: str
    is_focus: bool


class Speaker:
    """Speaks in a thread of its own until it is closed. `make` opens what speaks, in that thread, too."""

    def __init__(self, rate: int, language: str, make: Make = open_synthesizer) -> None:
        self._make, self._wish = make, (rate, language)
        self._waiting: deque[_Text] = deque(maxlen=MAX_WAITING)
        self._now: _Text | None = None
        self._is_open = True
        self._synthesizer: Synthesizer | None = None
        self._news = threading.Condition()
        self.trouble: UserError | None = None
        """The reason why nothing is spoken; None if there is none."""
        self._thread = threading.Thread(target=self._run, daemon=True, name="speech")
        self._thread.start()

    # ---- for the window
    def adjust(self, rate: int, language: str) -> None:
        """Speak at a rate and in a language from the next text on."""
        self._wish = (rate, language)

    def say(self, words: str) -> None:
        """Speak a text after those that wait."""
        self._put(_Text(words, is_focus=False))

    def say_focus(self, words: str) -> None:
        """Speak what has the focus, in place of what had it before."""
        with self._news:
            for text in [text for text in self._waiting if text.is_focus]:
                self._waiting.remove(text)
            stops = self._now is not None and self._now.is_focus
        if stops:
            self._stop()
        self._put(_Text(words, is_focus=True))

    def hush(self) -> None:
        """End what is being spoken, and drop what waits."""
        with self._news:
            self._waiting.clear()
            speaks = self._now is not None
        if speaks:
            self._stop()

    def close(self) -> None:
        """Stop speaking for good."""
        with self._news:
            self._is_open = False
            self._news.notify()
        self.hush()

    def join(self) -> None:
        """Wait until nothing can be spoken any more."""
        self._thread.join()

    def _put(self, text: _Text) -> None:
        with self._news:
            if self._is_open:
                self._waiting.append(text)
                self._news.notify()

    def _stop(self) -> None:
        if self._synthesizer is not None:
            with contextlib.suppress(NoVoice):  # the thread that speaks learns of it, too
                self._synthesizer.stop()

    # ---- the thread
    def _run(self) -> None:
        try:
            self._synthesizer = self._make()
            told: tuple[int, str] | None = None
            while (text := self._next()) is not None:
                if told != self._wish:
                    told = self._wish
                    self._synthesizer.adjust(*told)
                self._synthesizer.speak(text.words)
        except UserError as error:
            self.trouble = error
        finally:
            self._is_open, self._now = False, None
            if self._synthesizer is not None:
                self._synthesizer.close()

    def _next(self) -> _Text | None:
        """Return the next text, as soon as there is one; None when all is over."""
        with self._news:
            self._now = None
            self._news.wait_for(lambda: self._waiting or not self._is_open)
            if not self._is_open:
                return None
            self._now = self._waiting.popleft()
            return self._now
