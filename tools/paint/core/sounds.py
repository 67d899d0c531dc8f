"""Synthesises the seven short sounds: python -m tools.paint.core.sounds

Mono, 44.1 kHz, 16 bit, quiet. Only the standard library; every noise comes from a seed.
"""

import math
import random
import struct
import wave
from collections.abc import Callable
from pathlib import Path

from game.paths import assets

RATE = 44100
Samples = list[float]


def _silence(seconds: float) -> Samples:
    return [0.0] * int(RATE * seconds)


def _noise(seconds: float, seed: int) -> Samples:
    rng = random.Random(seed)
    return [rng.uniform(-1, 1) for _ in range(int(RATE * seconds))]


def _low(samples: Samples, hertz: float) -> Samples:
    """Keeps what is below the frequency."""
    share = 1 - math.exp(-2 * math.pi * hertz / RATE)
    out, held = [], 0.0
    for v in samples:
        held += share * (v - held)
        out.append(held)
    return out


def _high(samples: Samples, hertz: float) -> Samples:
    """Keeps what is above the frequency."""
    return [v - low for v, low in zip(samples, _low(samples, hertz), strict=True)]


def _shaped(samples: Samples, attack: float, decay: float) -> Samples:
    """Rises within `attack` seconds, then falls with the time constant `decay`."""
    return [
        v * min(1.0, i / (attack * RATE + 1)) * math.exp(-i / (decay * RATE)) for i, v in enumerate(samples)
    ]


def _tone(hertz: float, seconds: float, attack: float, decay: float, bend: float = 0.0) -> Samples:
    """A sine that may slide by `bend` octaves a second."""
    out, phase = [], 0.0
    for i in range(int(RATE * seconds)):
        phase += 2 * math.pi * hertz * 2 ** (bend * i / RATE) / RATE
        out.append(math.sin(phase))
    return _shaped(out, attack, decay)


def _mixed(*layers: tuple[float, float, Samples]) -> Samples:
    """Layers of (start in seconds, loudness, samples) added up."""
    out = _silence(max(start + len(s) / RATE for start, _, s in layers) + 0.01)
    for start, loudness, samples in layers:
        first = int(start * RATE)
        for i, v in enumerate(samples):
            out[first + i] += loudness * v
    return out


def _finished(samples: Samples, peak: float) -> Samples:
    """At the given peak, with the last hundredth of a second faded out."""
    loudest = max(abs(v) for v in samples)
    tail = RATE // 100
    n = len(samples)
    return [v * peak / loudest * min(1.0, (n - i) / tail) for i, v in enumerate(samples)]


def click() -> Samples:
    """A button gives way."""
    tick = _shaped(_low(_noise(0.03, 6), 3200), 0.0004, 0.004)
    return _finished(_mixed((0, 1.0, tick), (0, 0.4, _tone(620, 0.05, 0.0005, 0.008))), 0.22)


def card() -> Samples:
    """A card slides over paper and lands."""
    slide = _high(_low(_noise(0.16, 1), 5200), 900)
    whisper = [v * math.sin(math.pi * i / len(slide)) ** 2 for i, v in enumerate(slide)]
    tap = _shaped(_low(_noise(0.06, 2), 1400), 0.001, 0.012)
    return _finished(_mixed((0.0, 0.8, whisper), (0.13, 1.6, tap)), 0.30)


def wood() -> Samples:
    """A wooden piece is set down."""
    body = _mixed((0, 1.0, _tone(310, 0.16, 0.001, 0.026, -1.5)), (0, 0.5, _tone(742, 0.1, 0.001, 0.014)))
    knock = _shaped(_low(_noise(0.03, 3), 2600), 0.0005, 0.005)
    return _finished(_mixed((0, 1.0, body), (0, 0.9, knock)), 0.42)


def dice() -> Samples:
    """Dice rattle and come to rest on wood."""
    rng = random.Random(4)
    layers, at = [], 0.0
    for n in range(13):
        pitch = rng.uniform(900, 1900)
        click = _tone(pitch, 0.05, 0.0004, 0.006)
        thud = _shaped(_low(_noise(0.05, 40 + n), 1700), 0.0005, 0.008)
        fade = 1 - n / 16
        layers += [(at, 0.5 * fade, click), (at, fade, thud)]
        at += rng.uniform(0.016, 0.034) * (1 + n * 0.11)
    return _finished(_mixed(*layers), 0.40)


def coin() -> Samples:
    """Two coins ring against each other."""
    ring = [(0.0, 1.0, 3520), (0.0, 0.6, 5287), (0.0, 0.35, 7390), (0.055, 0.8, 4186), (0.055, 0.5, 6271)]
    layers = [(at, loud, _tone(f, 0.36, 0.0006, 0.07 * 3520 / f + 0.02)) for at, loud, f in ring]
    return _finished(_mixed(*layers), 0.26)


def horn() -> Samples:
    """A far war horn: two notes, soft attack, a little breath."""

    def note(hertz: float, seconds: float) -> Samples:
        n = int(RATE * seconds)
        out = []
        for i in range(n):
            t = i / RATE
            swell = math.sin(math.pi * min(1.0, i / n)) ** 0.7
            sway = 1 + 0.004 * math.sin(2 * math.pi * 5.2 * t)
            parts = ((1, 1.0), (2, 0.55 * swell), (3, 0.34 * swell), (4, 0.16 * swell), (5, 0.08 * swell))
            out.append(swell * sum(a * math.sin(2 * math.pi * hertz * k * sway * t) for k, a in parts))
        return out

    breath = [v * 0.5 for v in _low(_noise(0.62, 5), 700)]
    call = _mixed((0.0, 0.8, note(146.8, 0.26)), (0.18, 1.0, note(220.0, 0.46)), (0.0, 0.12, breath))
    return _finished(_low(call, 1500), 0.34)


def error() -> Samples:
    """A soft low double knock: not possible."""
    knock = _mixed((0, 1.0, _tone(196, 0.14, 0.002, 0.035, -2.0)), (0, 0.4, _tone(392, 0.1, 0.002, 0.02)))
    return _finished(_low(_mixed((0, 1.0, knock), (0.11, 0.8, knock)), 1200), 0.32)


SOUNDS: dict[str, Callable[[], Samples]] = {
    "card": card, "wood": wood, "dice": dice, "coin": coin, "horn": horn, "error": error,
    "click": click,
}  # fmt: skip


def write(samples: Samples, file: Path) -> None:
    """The samples as a 16 bit mono file."""
    with wave.open(str(file), "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(struct.pack(f"<{len(samples)}h", *(round(v * 32767) for v in samples)))


def bake(folder: Path) -> None:
    """Writes every sound into the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, make in SOUNDS.items():
        write(make(), folder / f"{name}.wav")


if __name__ == "__main__":
    bake(assets("sounds"))
