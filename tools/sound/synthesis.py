"""What sounds are made of: tones, noise, filters, envelopes; mono samples from -1 to 1."""

import math
import random

RATE = 44100
Samples = list[float]


def silence(seconds: float) -> Samples:
    return [0.0] * int(RATE * seconds)


def noise(seconds: float, seed: int) -> Samples:
    rng = random.Random(seed)
    return [rng.uniform(-1, 1) for _ in range(int(RATE * seconds))]


def low(samples: Samples, hertz: float) -> Samples:
    """Keeps what is below the frequency."""
    share = 1 - math.exp(-2 * math.pi * hertz / RATE)
    out, held = [], 0.0
    for v in samples:
        held += share * (v - held)
        out.append(held)
    return out


def high(samples: Samples, hertz: float) -> Samples:
    """Keeps what is above the frequency."""
    return [v - low for v, low in zip(samples, low(samples, hertz), strict=True)]


def shaped(samples: Samples, attack: float, decay: float) -> Samples:
    """Rises within `attack` seconds, then falls with the time constant `decay`."""
    return [
        v * min(1.0, i / (attack * RATE + 1)) * math.exp(-i / (decay * RATE)) for i, v in enumerate(samples)
    ]


def tone(hertz: float, seconds: float, attack: float, decay: float, bend: float = 0.0) -> Samples:
    """A sine that may slide by `bend` octaves a second."""
    out, phase = [], 0.0
    for i in range(int(RATE * seconds)):
        phase += 2 * math.pi * hertz * 2 ** (bend * i / RATE) / RATE
        out.append(math.sin(phase))
    return shaped(out, attack, decay)


def mixed(*layers: tuple[float, float, Samples]) -> Samples:
    """Layers of (start in seconds, loudness, samples) added up."""
    out = silence(max(start + len(s) / RATE for start, _, s in layers) + 0.01)
    for start, loudness, samples in layers:
        first = int(start * RATE)
        for i, v in enumerate(samples):
            out[first + i] += loudness * v
    return out


def finished(samples: Samples, peak: float) -> Samples:
    """At the given peak, with the last hundredth of a second faded out."""
    loudest = max(abs(v) for v in samples)
    tail = RATE // 100
    n = len(samples)
    return [v * peak / loudest * min(1.0, (n - i) / tail) for i, v in enumerate(samples)]
