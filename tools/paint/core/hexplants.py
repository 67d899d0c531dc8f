"""The small wild things of a northern landscape."""

import numpy as np

from tools.paint.core import nature
from tools.paint.core.nature import Glyph
from tools.paint.core.pen import Pen, toned
from tools.paint.core.stage import Kit

DRY = ("#8F8148", "#B09C5A", "#7C7444", "#CDBB78")
GREEN = ("#5F7A3C", "#7E9448", "#4C6A38", "#A3B062")
AUTUMN = (("#6A4A22", "#A67A34", "#D9AE58"), ("#5E3A22", "#99582E", "#CE8A4C"))
SNOWY = (("#2B4044", "#5A7678", "#DDE6E4"), ("#33463F", "#688077", "#E8ECE4"))


def kit(u: float) -> Kit:
    """All of them, some variants each."""
    return {
        "leaf": [
            nature.broadleaf(u, 10 + i, nature.LEAF[i % 3], 0.84 + 0.036 * (i * 37 % 11)) for i in range(21)
        ],
        "gold": [nature.broadleaf(u, 60 + i, nature.GOLD, 0.8 + 0.06 * i) for i in range(5)],
        "rust": [nature.broadleaf(u, 70 + i, AUTUMN[i % 2], 0.76 + 0.05 * i) for i in range(6)],
        "pine": [
            nature.conifer(u, 90 + i, nature.PINE[i % 3], 0.86 + 0.034 * (i * 29 % 13)) for i in range(20)
        ],
        "white": [nature.conifer(u, 140 + i, SNOWY[i % 2], 0.7 + 0.05 * i) for i in range(8)],
        "birch": [birch(u, 150 + i, 0.85 + 0.05 * (i * 5 % 8)) for i in range(8)],
        "poplar": [nature.cypress(u, 430 + i, 0.84 + 0.05 * (i * 3 % 8)) for i in range(8)],
        "bush": [nature.bush(u, 170 + i, nature.LEAF[i % 3], 0.8 + 0.05 * i) for i in range(10)],
        "scrub": [nature.bush(u, 190 + i, nature.OLIVE[i % 3], 0.7 + 0.05 * i) for i in range(8)],
        "stone": [nature.rock(u, 240 + i, "#A79F95", 0.6 + 0.08 * i) for i in range(7)],
        "pebble": [nature.rock(u, 250 + i, "#B4AA9C", 0.42 + 0.03 * i) for i in range(6)],
        "reeds": [nature.reeds(u, 260 + i) for i in range(6)],
        "stump": [stump(u, 270 + i) for i in range(6)],
        "dry_grass": [nature.tuft(u, 280 + i, DRY) for i in range(10)],
        "grass": [nature.tuft(u, 290 + i, GREEN) for i in range(10)],
        "hay": [haycock(u, 310 + i) for i in range(5)],
    }


def birch(u: float, seed: int, size: float = 1.0) -> Glyph:
    """A slender white trunk with black marks, light green leaves turning yellow."""
    rng = np.random.default_rng(seed)
    pen = Pen(u, 12 * size, 34 * size, 3)
    for lean in (0.0, rng.uniform(-0.22, 0.22)):
        pen.line(0, 0, lean * 22 * size, 22 * size, 2.0 * size, "#D9D6CC")
        pen.line(0.5 * size, 0, (lean * 22 + 0.5) * size, 22 * size, 0.8 * size, "#8E8A84")
    for _ in range(6):
        y = rng.uniform(2, 14) * size
        pen.box(-0.9 * size, y, 0.4 * size, y + 0.9 * size, "#3A3634")
    for tone, count, low, aside in (
        ("#566A38", 26, 9, 0.7),
        ("#7C8C48", 26, 11, 0.0),
        ("#A8A85C", 20, 14, -0.9),
    ):
        for _ in range(count):
            y = rng.uniform(low, 32)
            x = aside + rng.normal(0, 2.9) * (1 - abs(y - 17) / 20)
            pen.oval(x * size, y * size, rng.uniform(0.7, 1.4) * size, rng.uniform(0.9, 1.7) * size, tone)
    return pen.glyph(seed, 3, 0.1)


def stump(u: float, seed: int) -> Glyph:
    """What the sawyers left."""
    pen = Pen(u, 6, 8, 3)
    pen.lathe(0, 0, [(3.0, 0), (2.5, 1.2), (2.4, 3.4)], ["#6B4E34", "#7B5A3C"])
    pen.oval(0, 3.4, 2.4, 1.0, "#C9A36C")
    pen.oval(-0.2, 3.5, 1.2, 0.5, "#A67F4E")
    return pen.glyph(seed, 3, 0.1)


def haycock(u: float, seed: int) -> Glyph:
    """A small heap of hay round a pole."""
    pen = Pen(u, 9, 18, 4)
    pen.line(0, 10, 0, 16, 0.9, toned("#80593A", 0.0))
    pen.lathe(0, 0, [(5.4, 0), (5.8, 3), (4.6, 7), (2.6, 11), (0.4, 13.4)], ["#B48C3C", "#C79E48", "#D6B060"])
    pen.strokes(-4, 1, 4, 11, 16, "#D8B45C", seed)
    return pen.glyph(seed, 3, 0.2)
