"""The short sounds of the table: `python -m tools.sound` writes them into assets/sounds.

Mono, 44.1 kHz, 16 bit. Only the standard library; every noise comes from a seed.
"""

import math
import random
import struct
import wave
from collections.abc import Callable
from pathlib import Path

from tools.sound.synthesis import RATE, Samples, finished, high, low, mixed, noise, shaped, tone


def click() -> Samples:
    """A button gives way."""
    tick = shaped(low(noise(0.03, 6), 3200), 0.0004, 0.004)
    return finished(mixed((0, 1.0, tick), (0, 0.4, tone(620, 0.05, 0.0005, 0.008))), 0.22)


def card() -> Samples:
    """A card slides over paper and lands."""
    slide = high(low(noise(0.16, 1), 5200), 900)
    whisper = [v * math.sin(math.pi * i / len(slide)) ** 2 for i, v in enumerate(slide)]
    tap = shaped(low(noise(0.06, 2), 1400), 0.001, 0.012)
    return finished(mixed((0.0, 0.8, whisper), (0.13, 1.6, tap)), 0.30)


def wood() -> Samples:
    """A wooden piece is set down."""
    body = mixed((0, 1.0, tone(310, 0.16, 0.001, 0.026, -1.5)), (0, 0.5, tone(742, 0.1, 0.001, 0.014)))
    knock = shaped(low(noise(0.03, 3), 2600), 0.0005, 0.005)
    return finished(mixed((0, 1.0, body), (0, 0.9, knock)), 0.42)


def dice() -> Samples:
    """Dice rattle and come to rest on wood."""
    rng = random.Random(4)
    layers, at = [], 0.0
    for n in range(13):
        pitch = rng.uniform(900, 1900)
        click = tone(pitch, 0.05, 0.0004, 0.006)
        thud = shaped(low(noise(0.05, 40 + n), 1700), 0.0005, 0.008)
        fade = 1 - n / 16
        layers += [(at, 0.5 * fade, click), (at, fade, thud)]
        at += rng.uniform(0.016, 0.034) * (1 + n * 0.11)
    return finished(mixed(*layers), 0.40)


def coin() -> Samples:
    """Two coins ring against each other."""
    ring = [(0.0, 1.0, 3520), (0.0, 0.6, 5287), (0.0, 0.35, 7390), (0.055, 0.8, 4186), (0.055, 0.5, 6271)]
    layers = [(at, loud, tone(f, 0.36, 0.0006, 0.07 * 3520 / f + 0.02)) for at, loud, f in ring]
    return finished(mixed(*layers), 0.26)


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

    breath = [v * 0.5 for v in low(noise(0.62, 5), 700)]
    call = mixed((0.0, 0.8, note(146.8, 0.26)), (0.18, 1.0, note(220.0, 0.46)), (0.0, 0.12, breath))
    return finished(low(call, 1500), 0.34)


def error() -> Samples:
    """A soft low double knock: not possible."""
    knock = mixed((0, 1.0, tone(196, 0.14, 0.002, 0.035, -2.0)), (0, 0.4, tone(392, 0.1, 0.002, 0.02)))
    return finished(low(mixed((0, 1.0, knock), (0.11, 0.8, knock)), 1200), 0.32)


def step() -> Samples:
    """A Mech sets its foot down: a heavy thud, and metal that settles."""
    thud = tone(72, 0.32, 0.002, 0.07, -1.2)
    gravel = shaped(low(noise(0.2, 7), 900), 0.002, 0.04)
    creak = mixed((0, 1.0, tone(233, 0.2, 0.02, 0.05, 0.6)), (0, 0.5, tone(611, 0.14, 0.01, 0.03, -0.4)))
    return finished(mixed((0, 1.0, thud), (0, 0.7, gravel), (0.09, 0.12, creak)), 0.5)


def clash() -> Samples:
    """Steel meets steel, muffled by distance."""
    partials = ((1187, 1.0, 0.14), (1731, 0.7, 0.11), (2390, 0.5, 0.08), (3320, 0.3, 0.05))
    rings = [(0.0, loud, tone(hertz, 0.5, 0.0006, decay)) for hertz, loud, decay in partials]
    second = [(0.13, loud * 0.6, tone(hertz * 0.94, 0.4, 0.0006, decay)) for hertz, loud, decay in partials]
    strike = shaped(high(noise(0.05, 8), 1800), 0.0004, 0.008)
    return finished(low(mixed(*rings, *second, (0, 1.4, strike), (0.13, 0.8, strike)), 3800), 0.34)


def star() -> Samples:
    """A star is placed: a small bell, and the fifth above it."""
    return finished(mixed((0, 1.0, _bell(1318.5, 0.7)), (0.12, 0.8, _bell(1975.5, 0.8))), 0.3)


def quest() -> Samples:
    """Something is fulfilled: three plucked notes upwards."""
    notes = ((0.0, 587.3), (0.09, 740.0), (0.18, 880.0))
    return finished(mixed(*((at, 1.0, _pluck(hertz, 0.5)) for at, hertz in notes)), 0.34)


def fall() -> Samples:
    """A town falls: stones roll, and the ground takes a while to be still."""
    rumble = shaped(low(noise(1.3, 9), 160), 0.05, 0.4)
    rng, stones = random.Random(10), []
    for number in range(11):
        hit = shaped(low(noise(0.12, 60 + number), rng.uniform(500, 1300)), 0.001, 0.02)
        stones.append((rng.uniform(0.0, 0.8), rng.uniform(0.2, 0.5), hit))
    return finished(mixed((0, 3.0, rumble), *stones), 0.55)


def turn() -> Samples:
    """It is your turn: two soft wooden bars."""
    return finished(mixed((0, 0.8, _bar(392.0)), (0.14, 1.0, _bar(587.3))), 0.36)


def victory() -> Samples:
    """The game is won: a short call of horns that opens into a chord."""
    call = (
        (0.0, 0.30, 293.7),
        (0.26, 0.24, 293.7),
        (0.46, 1.2, 440.0),
        (0.46, 1.2, 370.0),
        (0.46, 1.2, 293.7),
    )
    return finished(low(mixed(*((at, 0.7, _brass(hertz, long)) for at, long, hertz in call)), 2600), 0.42)


def _bell(hertz: float, seconds: float) -> Samples:
    parts = ((1.0, 1.0, 0.22), (2.01, 0.5, 0.12), (2.76, 0.3, 0.07), (5.4, 0.12, 0.03))
    return mixed(*((0, loud, tone(hertz * ratio, seconds, 0.001, decay)) for ratio, loud, decay in parts))


def _pluck(hertz: float, seconds: float) -> Samples:
    parts = ((1, 1.0, 0.16), (2, 0.5, 0.10), (3, 0.25, 0.07), (4, 0.12, 0.05))
    return mixed(*((0, loud, tone(hertz * ratio, seconds, 0.002, decay)) for ratio, loud, decay in parts))


def _bar(hertz: float) -> Samples:
    return mixed((0, 1.0, tone(hertz, 0.5, 0.002, 0.11)), (0, 0.25, tone(hertz * 3.9, 0.2, 0.001, 0.03)))


def _brass(hertz: float, seconds: float) -> Samples:
    """A note with a soft attack, whose overtones swell with it."""
    count, out = int(RATE * seconds), []
    for i in range(count):
        swell = min(1.0, i / (0.05 * RATE)) * math.sin(math.pi / 2 * min(1.0, 2.4 * (1 - i / count))) ** 2
        angle = 2 * math.pi * hertz * i / RATE
        out.append(swell * sum(swell ** (k / 2) / k**1.2 * math.sin(k * angle) for k in range(1, 7)))
    return out


SOUNDS: dict[str, Callable[[], Samples]] = {
    made.__name__: made
    for made in (
        click, card, wood, dice, coin, horn, error, step, clash, star, quest, fall, turn, victory,
    )
}  # fmt: skip


def write(samples: Samples, file: Path) -> None:
    """Write the samples as a 16 bit mono file."""
    with wave.open(str(file), "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(struct.pack(f"<{len(samples)}h", *(round(v * 32767) for v in samples)))
