"""Quiet loops that play under a table, one a title and one for the menu.

Everything in a loop repeats with its length: noise is made from the bins of a Fourier transform, tones have a
whole number of waves, and what sounds once wraps round its end. So the loop has no seam.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np
import soundfile
from numpy.typing import NDArray

from tools.sound import loudness
from tools.sound.synthesis import RATE

LOOP_S = 24
COUNT = LOOP_S * RATE
QUALITY = 0.8
"""Compression of the encoder, 0 to 1: at 0.8 a loop takes about a quarter of a megabyte."""
Wave = NDArray[np.float64]
"""One channel, (COUNT,)."""


def menu() -> Wave:
    """A warm room: a fire that crackles, and a pad of fifths that breathes."""
    sides = [0.5 * _crackle(11 + side) + 0.35 * _band(60, 500, 13 + side) for side in (0, 1)]
    return _stereo([side + 0.5 * _pad((110.0, 165.0, 220.0), (1, 2, 3)) for side in sides])


def raiders() -> Wave:
    """The steppe: wind over grass, a low drone, and a drum far away."""
    drum = sum((_once(beat, _drum()) for beat in (0.0, 0.75, 6.0, 6.75, 12.0, 12.75, 18.0, 18.75)), _zero())
    return _stereo([
        _gusts(21 + side, 4) * _band(200, 1400, 23 + side) + 0.5 * _pad((73.5, 147.0), (1, 2)) + 0.5 * drum
        for side in (0, 1)
    ])  # fmt: skip


def scythe() -> Wave:
    """Fields in the evening: crickets, a light wind, and an engine that idles behind the hill."""
    pulse = 0.5 + 0.5 * np.sin(2 * np.pi * 72 * _time() / LOOP_S)
    engine = _band(38, 90, 31) * (0.6 + 0.4 * pulse)
    return _stereo([
        0.6 * _gusts(33 + side, 3) * _band(300, 2200, 35 + side) + 0.7 * engine
        + 0.10 * _crickets(37 + side) + 0.35 * _pad((98.0, 147.0, 196.0), (1, 3, 2))
        for side in (0, 1)
    ])  # fmt: skip


def runebound() -> Wave:
    """An old forest at night: leaves, drops of water, and a choir that is hardly there."""
    drops = [_zero(), _zero()]
    rng = np.random.default_rng(41)
    for at in rng.uniform(0, LOOP_S, 9):
        drops[int(rng.integers(2))] += _once(float(at), _drop(float(rng.uniform(700, 1500))))
    choir = _pad((130.8, 196.0, 261.6, 311.1), (1, 2, 1, 3))
    return _stereo([
        0.7 * _gusts(43 + side, 2) * _band(500, 3500, 45 + side) + 0.35 * drops[side] + 0.6 * choir
        for side in (0, 1)
    ])  # fmt: skip


LOOPS: dict[str, Callable[[], Wave]] = {made.__name__: made for made in (menu, raiders, scythe, runebound)}


def write(wave: Wave, file: Path) -> None:
    """Encode a loop, (COUNT, 2), as Ogg Vorbis."""
    soundfile.write(file, wave, RATE, format="OGG", subtype="VORBIS", compression_level=QUALITY)


def _time() -> Wave:
    return np.arange(COUNT) / RATE


def _zero() -> Wave:
    return np.zeros(COUNT)


def _stereo(sides: list[Wave]) -> Wave:
    """Return both channels at the loudness of a loop."""
    wave = np.stack(sides, axis=1)
    return wave * 10 ** ((loudness.AMBIENCE_LUFS - loudness.integrated(wave)) / 20)


def _band(lowest: float, highest: float, seed: int) -> Wave:
    """Return noise between two frequencies, softer towards the higher one."""
    rng = np.random.default_rng(seed)
    hertz = np.fft.rfftfreq(COUNT, 1 / RATE)
    inside = (hertz >= lowest) & (hertz <= highest)
    spectrum = np.where(inside, 1 / np.maximum(hertz, 1), 0) * np.exp(2j * np.pi * rng.random(len(hertz)))
    return _unit(np.fft.irfft(spectrum, COUNT))


def _gusts(seed: int, count: int) -> Wave:
    """Return a loudness from 0.3 to 1 that rises and falls a few times in a loop."""
    rng = np.random.default_rng(seed)
    waves = sum(
        (np.sin(2 * np.pi * (k * _time() / LOOP_S + rng.random())) / k for k in range(1, count + 1)), _zero()
    )
    loudest: float = np.abs(waves).max()
    return 0.65 + 0.35 * waves / loudest


def _pad(hertz: tuple[float, ...], breaths: tuple[int, ...]) -> Wave:
    """Return soft tones, each of which swells so many times in a loop."""
    wave = _zero()
    for pitch, breath in zip(hertz, breaths, strict=True):
        whole = round(pitch * LOOP_S) / LOOP_S
        swell = 0.55 - 0.45 * np.cos(2 * np.pi * breath * _time() / LOOP_S)
        for overtone, loud in ((1, 1.0), (2, 0.3), (3, 0.1)):
            wave += swell * loud * np.sin(2 * np.pi * whole * overtone * _time()) / len(hertz)
    return _unit(wave)


def _crackle(seed: int) -> Wave:
    """Return the crackling of a fire: short clicks, often several close together."""
    rng, wave = np.random.default_rng(seed), _zero()
    for at in rng.uniform(0, LOOP_S, 55):
        for _ in range(int(rng.integers(1, 5))):
            length = int(rng.uniform(0.002, 0.012) * RATE)
            click = rng.standard_normal(length) * np.exp(-np.arange(length) / (length / 5))
            wave += _once(float(at + rng.uniform(0, 0.15)), click * rng.uniform(0.2, 1.0))
    return _unit(wave) * 0.6


def _crickets(seed: int) -> Wave:
    """Return chirps of two crickets, each in its own rhythm."""
    rng, wave = np.random.default_rng(seed), _zero()
    chirp_s = np.arange(int(0.05 * RATE)) / RATE
    for pitch, chirps in ((4100.0, 16), (4550.0, 11)):
        for number in range(chirps):
            start = LOOP_S * (number + rng.uniform(0, 0.3)) / chirps
            for beat in range(3):
                chirp = np.sin(2 * np.pi * pitch * chirp_s) * np.sin(np.pi * chirp_s / 0.05) ** 2
                wave += _once(start + 0.07 * beat, chirp)
    return _unit(wave)


def _drum() -> Wave:
    t = np.arange(int(0.9 * RATE)) / RATE
    return np.sin(2 * np.pi * (62 * t - 8 * t**2)) * np.exp(-t / 0.18) * np.minimum(1, t / 0.006)


def _drop(hertz: float) -> Wave:
    t = np.arange(int(0.35 * RATE)) / RATE
    return np.sin(2 * np.pi * hertz * (t + 0.35 * t**2)) * np.exp(-t / 0.05) * np.minimum(1, t / 0.002)


def _once(at_s: float, sound: Wave) -> Wave:
    """Return a loop with one sound in it, which wraps round the end."""
    wave = _zero()
    np.add.at(wave, (np.arange(len(sound)) + int(at_s * RATE)) % COUNT, sound)
    return wave


def _unit(wave: Wave) -> Wave:
    """Return the wave with a root mean square of 0.1."""
    root_mean_square: float = np.sqrt(np.mean(wave**2))
    return 0.1 * wave / root_mean_square
