"""A place being furnished: glyphs put down relative to its corner, each with a seed of its own."""

import itertools
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from game.maps.plan import Thing
from tools.paint.core.brush import key_seed
from tools.paint.core.nature import Glyph
from tools.paint.core.stage import Stage
from tools.paint.core.steppe import palisade

Maker = Callable[..., Glyph]


class Scene:
    """Furnishes one object of the map."""

    def __init__(self, stage: Stage, thing: Thing) -> None:
        self.stage, self.thing, self.count = stage, thing, 0

    def add(
        self, make: Maker, x: float, y: float, *look: Any, shadow: float = 0.5, size: float = 1.0
    ) -> None:
        """One thing, `size` times as big as usual; `look` goes to its glyph function."""
        self.count += 1
        seed = key_seed(f"{self.thing.name}.{self.count}") % 1_000_003
        self.stage.put(make(self.stage.u * size, seed, *look), self.thing.x + x, self.thing.y + y, shadow)

    def many(self, make: Maker, spots: Sequence[tuple[float, float]], *look: Any, size: float = 1.0) -> None:
        """The same kind of thing at several spots."""
        for x, y in spots:
            self.add(make, x, y, *look, size=size)

    def plants(self, name: str, spots: Sequence[tuple[float, float]]) -> None:
        """Wild things of the kit."""
        for x, y in spots:
            self.stage.plant(name, self.thing.x + x, self.thing.y + y)

    def clear(self, x: float, y: float, w: float, h: float) -> None:
        """Nothing wild here."""
        self.stage.keep_clear(self.thing.x + x, self.thing.y + y, w, h)

    def ring(self, x: float, y: float, rx: float, ry: float, gap: float) -> None:
        """A palisade round a middle, open to the south over `gap` radians."""
        turns = np.linspace(-np.pi / 2 + gap / 2, 1.5 * np.pi - gap / 2, 19)
        for a, b in itertools.pairwise(turns):
            x0, y0, x1, y1 = rx * np.cos(a), -ry * np.sin(a), rx * np.cos(b), -ry * np.sin(b)
            if y1 > y0:
                x0, y0, x1, y1 = x1, y1, x0, y0
            self.add(palisade, x + float(x0), y + float(y0), float(x1 - x0), float(y0 - y1), shadow=0.3)
