"""The voice of Windows and macOS, with a stand-in for its library."""

from __future__ import annotations

import sys
from types import SimpleNamespace

import pytest

from game.ui.window.speech.synthesizer import NoVoice
from game.ui.window.speech.system_voice import PrismVoice


class Voice:
    """A voice that speaks, but can neither be stopped nor asked whether it speaks."""

    def __init__(self) -> None:
        self.spoken: list[str] = []

    def speak(self, words: str, *, interrupt: bool) -> None:
        assert interrupt
        self.spoken.append(words)

    def stop(self) -> None:
        raise OSError("no device")


def test_a_voice_speaks_and_what_it_cannot_do_is_one_error(monkeypatch: pytest.MonkeyPatch) -> None:
    voice = Voice()
    library = SimpleNamespace(Context=lambda: SimpleNamespace(create_best=lambda: voice))
    monkeypatch.setitem(sys.modules, "prism", library)
    prism = PrismVoice()
    prism.speak("Your turn")
    assert voice.spoken == ["Your turn"]
    with pytest.raises(NoVoice, match="no device"):
        prism.stop()


def test_without_the_library_there_is_no_voice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "prism", None)
    with pytest.raises(NoVoice):
        PrismVoice()
