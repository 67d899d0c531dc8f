"""How loud a sound is heard (EBU R 128, ITU-R BS.1770), by pyloudnorm."""

from __future__ import annotations

import numpy as np
import pyloudnorm
from numpy.typing import NDArray

from tools.sound.synthesis import RATE, Samples

EFFECTS_LUFS, AMBIENCE_LUFS = -24.0, -30.0
"""Loudest moment of an effect; a whole loop."""
MOMENT_S = 0.4
PEAK = 0.7


def momentary(samples: Samples | NDArray[np.float64]) -> float:
    """Return the loudest 0.4 s of a mono sound in LUFS."""
    block = int(MOMENT_S * RATE)
    wave = np.pad(np.asarray(samples, dtype=float), (0, block))
    meter = pyloudnorm.Meter(RATE, block_size=MOMENT_S)
    starts = range(0, len(wave) - block + 1, block // 4)
    return float(max(meter.integrated_loudness(wave[start : start + block + 1]) for start in starts))


def integrated(wave: NDArray[np.float64]) -> float:
    """Return the loudness of a whole stereo loop, (N, 2) from -1 to 1, in LUFS."""
    return float(pyloudnorm.Meter(RATE).integrated_loudness(wave))


def levelled(samples: Samples, target: float) -> Samples:
    """Return the sound at a momentary loudness in LUFS, with no peak above 0.7."""
    gain = 10 ** ((target - momentary(samples)) / 20)
    gain = min(gain, PEAK / max(abs(v) for v in samples))
    return [v * gain for v in samples]
