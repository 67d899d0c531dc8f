"""The sounds: short, alike in loudness, without clipping; loops without a seam, and when each is played."""

from __future__ import annotations

import wave
from array import array
from pathlib import Path

import pygame
import pytest

from game.packages import registry
from game.paths import assets
from game.ui.window import sound
from game.ui.window.ambience import Ambience
from game.ui.window.sound import Sound

pytest.importorskip("pyloudnorm", reason="pip install -e '.[paint]'")
soundfile = pytest.importorskip("soundfile", reason="pip install -e '.[paint]'")
from tools.sound import effects, loudness  # noqa: E402  # they need the extra

LOOPS = ("menu", *registry.names())
LONGEST_S = 1.8


def _samples(name: str) -> list[float]:
    with wave.open(str(assets("sounds", f"{name}.wav")), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, 44100)
        return [value / 32768 for value in array("h", file.readframes(file.getnframes()))]


@pytest.mark.parametrize("name", sound.NAMES)
def test_an_effect_is_short_and_neither_clips_nor_ends_in_a_click(name: str) -> None:
    samples = _samples(name)
    assert len(samples) < LONGEST_S * 44100
    assert 0.1 < max(map(abs, samples)) < 0.75
    assert max(map(abs, samples[-20:])) < 0.01


def test_effects_are_about_equally_loud_and_what_is_heard_most_is_quietest() -> None:
    heard = {name: loudness.momentary(_samples(name)) for name in sound.NAMES}
    assert min(heard, key=heard.__getitem__) == "click"
    assert max(heard, key=heard.__getitem__) == "victory"
    rest = [level for name, level in heard.items() if name not in ("click", "victory")]
    assert max(rest) - min(rest) < 3.5


def test_a_sound_is_made_the_same_twice() -> None:
    assert effects.clash() == effects.clash()
    assert effects.SOUNDS.keys() == set(sound.NAMES)


@pytest.mark.parametrize("name", LOOPS)
def test_a_loop_has_no_seam_and_does_not_clip(name: str) -> None:
    file = assets("sounds", "ambience", f"{name}.ogg")
    played, rate = soundfile.read(file)
    usual_step = abs(played[1:] - played[:-1]).mean()
    assert (len(played), rate) == (24 * 44100, 44100)
    assert abs(played[0] - played[-1]).max() < 4 * usual_step
    assert abs(played).max() < 0.75
    assert file.stat().st_size < 260_000


def test_loops_are_equally_loud_and_quieter_than_effects() -> None:
    levels = [loudness.integrated(soundfile.read(assets("sounds", "ambience", f"{n}.ogg"))[0]) for n in LOOPS]
    assert max(levels) - min(levels) < 1.5
    assert max(levels) < loudness.EFFECTS_LUFS - 5


def test_without_the_focus_only_your_turn_is_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    loaded = list[str]()
    monkeypatch.setattr(sound, "_load", loaded.append)
    monkeypatch.setattr(Sound, "has_device", lambda _: True)
    played = Sound()
    played.focused = False
    played.play("card")
    played.play("turn")
    assert loaded == ["turn"]
    played.focused = True
    played.play("card")
    assert loaded == ["turn", "card"]


class Mixer:
    """Stands in for pygame's sounds and their channels, and notes what is asked of them."""

    def __init__(self) -> None:
        self.calls: list[str] = []

    def Sound(self, file: Path) -> Loop:  # noqa: N802  # as pygame names it
        self.calls.append(f"load {file.stem}")
        return Loop(self.calls, file.stem)


class Loop:
    """A loop, and the channel on which it plays."""

    def __init__(self, calls: list[str], name: str) -> None:
        self._calls, self._name = calls, name

    def play(self, loops: int, *, fade_ms: int) -> Loop:
        self._calls.append(f"play {self._name}" if loops == -1 and fade_ms else "once")
        return self

    def fadeout(self, _: int) -> None:
        self._calls.append(f"fade out {self._name}")

    def stop(self) -> None:
        self._calls.append(f"stop {self._name}")

    def set_volume(self, volume: float) -> None:
        self._calls.append(f"{self._name} {volume:.2f}")

    def pause(self) -> None:
        self._calls.append("pause")

    def unpause(self) -> None:
        self._calls.append("unpause")


@pytest.fixture
def mixer(monkeypatch: pytest.MonkeyPatch) -> Mixer:
    made = Mixer()
    monkeypatch.setattr(pygame.mixer, "Sound", made.Sound)
    monkeypatch.setattr(Sound, "has_device", lambda _: True)
    return made


def test_each_title_has_its_loop_and_a_cover_makes_it_quieter(mixer: Mixer) -> None:
    loop = Ambience(Sound())
    loop.follow("menu", 40, ducked=False, focused=True)
    for ducked in (False, False, True):
        loop.follow("scythe", 40, ducked=ducked, focused=True)
    assert mixer.calls == [
        "load menu", "play menu", "menu 0.40", "fade out menu", "load scythe", "play scythe", "scythe 0.40",
        "scythe 0.14",
    ]  # fmt: skip


def test_a_loop_pauses_without_focus_and_goes_on_with_it(mixer: Mixer) -> None:
    loop = Ambience(Sound())
    for focused in (True, False, False, True):
        loop.follow("menu", 100, ducked=False, focused=focused)
    assert mixer.calls == ["load menu", "play menu", "menu 1.00", "pause", "unpause"]


def test_a_loop_that_was_paused_does_not_wait_to_fade(mixer: Mixer) -> None:
    loop = Ambience(Sound())
    for name, focused in (("menu", True), ("menu", False), ("scythe", False), ("scythe", True)):
        loop.follow(name, 100, ducked=False, focused=focused)
    assert mixer.calls[3:] == ["pause", "stop menu", "load scythe", "play scythe", "scythe 1.00"]


def test_at_volume_0_no_loop_is_loaded_and_a_playing_one_stops(mixer: Mixer) -> None:
    loop = Ambience(Sound())
    loop.follow("menu", 0, ducked=False, focused=True)
    assert mixer.calls == []
    loop.follow("menu", 40, ducked=False, focused=True)
    loop.follow("menu", 0, ducked=False, focused=True)
    assert mixer.calls == ["load menu", "play menu", "menu 0.40", "fade out menu"]


def test_a_title_without_a_loop_is_silent(mixer: Mixer) -> None:
    Ambience(Sound()).follow("nim", 40, ducked=False, focused=True)
    assert mixer.calls == []


def test_a_damaged_loop_is_silent(mixer: Mixer, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_: Path) -> None:
        raise pygame.error("not a sound")

    monkeypatch.setattr(pygame.mixer, "Sound", refuse)
    loop = Ambience(Sound())
    loop.follow("menu", 40, ducked=False, focused=True)
    loop.follow("", 40, ducked=False, focused=True)
    assert mixer.calls == []
