"""Lakes that fill hexagons and rivers that run between them."""

import numpy as np

from tools.paint.core.brush import Array, bell, blur, mix, ramp, rgb, sample, smooth
from tools.paint.core.hexcells import WILD
from tools.paint.core.hexground import HexGround
from tools.paint.core.soils import Stops

RIVER_HALF = 10.5
LAKE: Stops = ((0, "#B2C6AE"), (0.1, "#8FB5AC"), (0.32, "#669AA8"), (0.65, "#47809F"), (1, "#34678A"))
RIVER: Stops = ((0, "#A3C4C2"), (0.25, "#76A8BA"), (0.7, "#5189A9"), (1, "#3F7497"))


class HexWaters:
    """Paints the water of one view; knows how far the next bank is."""

    half = RIVER_HALF

    def __init__(self, ground: HexGround) -> None:
        self.g = g = ground
        squeezed = g.noise(9, 31, 3)
        rows, columns = np.mgrid[0 : g.h, 0 : g.w].astype(np.float32)
        # waves lie level: the noise is looked up six times slower across than down
        self.ripple = sample(squeezed, columns / 6, rows + g.dx * np.float32(0.4))
        self.shore = self._shores()  # distance to the shore of a lake, positive on the water
        self.flow, self.bank = self._banks()
        self.wet = np.minimum(self.bank + 20 * (1 - self.flow), -self.shore)

    def _banks(self) -> tuple[Array, Array]:
        """How much river there is, 0..1, and the distance to its edge, negative on the water."""
        g = self.g
        breadth = self.half * (1 + (g.mid - 0.5) * 0.45)
        dry = smooth(g.inside(WILD), 8, 96)  # rivers are lost in the wild
        return 1 - smooth(dry, 0.35, 0.9), np.asarray(g.river - breadth * (1 - 0.75 * dry), np.float32)

    def _shores(self) -> Array:
        """A lake is no hexagon: round the corners, let bays in, leave an islet here and there."""
        g = self.g
        d = blur(g.inside("lake"), 15 * g.u) - 6 + (g.noise(74, 8, 2) - 0.5) * 32
        for x, y, r in self.islets():
            if cut := g.cut(x, y, 60):
                far = np.hypot(g.xx[cut] - x + 0.8 * g.dx[cut], (g.yy[cut] - y + 0.8 * g.dy[cut]) * 1.5)
                d[cut] = np.minimum(d[cut], far - r)
        return np.asarray(np.minimum(d, g.inside("lake") + 6) + (g.fine - 0.5) * 4, np.float32)

    def islets(self) -> list[tuple[float, float, float]]:
        """Middle and breadth of the islands, in the upper half of every other lake."""
        found = []
        for cell in self.g.cells:
            rng = cell.rng("islet")
            if cell.kind == "lake" and rng.random() < 0.6:
                side = 1 if rng.random() < 0.5 else -1
                x, y = cell.x + side * rng.uniform(14, 56), cell.y - rng.uniform(42, 74)
                found.append((x, y, rng.uniform(14, 22)))
        return found

    def paint(self, img: Array) -> Array:
        """Rivers, and lakes over their mouths."""
        return self._lakes(self._rivers(img))

    def _rivers(self, img: Array) -> Array:
        g, d = self.g, self.bank
        bank = 1 - smooth(d + (g.fine - 0.5) * 7 + (g.mid - 0.5) * 5, 1, 9)
        sand = ramp(g.fine, (0, "#74704A"), (0.5, "#A69468"), (1, "#D6C598"))
        iced = ramp(g.fine, (0, "#8D9AA4"), (0.5, "#B8C2C4"), (1, "#E0E2DC"))
        img = mix(img, mix(sand, iced, g.of("tundra") * 0.8), bank * 0.88 * self.flow)
        img = img * (1 - 0.26 * bell(d, 1.4, 2.4) * self.flow)[..., None]
        body = (1 - smooth(d + (g.fine - 0.5) * 2, -1, 1)) * self.flow
        deep = np.clip(-d / self.half, 0, 1) * 0.85 + (self.ripple - 0.5) * 0.4
        img = mix(img, ramp(deep, *RIVER), body)
        current = bell(d + self.half * 0.55, 0, 1.1) * smooth(g.mid, 0.5, 0.62)
        foam = bell(d, -1.9, 1.0) * 0.55 * (g.mid > 0.4) + 0.3 * current
        return mix(img, np.broadcast_to(rgb("#E6F0EA"), img.shape), foam * body)

    def _lakes(self, img: Array) -> Array:
        g, d = self.g, self.shore
        sand = ramp(g.fine, (0, "#A08B5A"), (1, "#D3C08E"))
        mouth = smooth(self.bank, -1, 3)  # no sand where a river comes in
        img = mix(img, sand, smooth(d, -12, -3) * 0.85 * mouth)
        deep = smooth(d, -2, 76) * 0.8 + (g.mid - 0.5) * 0.22 + (self.ripple - 0.5) * 0.22
        img = mix(img, ramp(deep, *LAKE), smooth(d, -1.8, 1.4))
        lines = bell(d, 2.6, 1.5) * 0.75 + bell(d - 4 * g.mid, 10, 1.4) * 0.4 * (g.fine > 0.42)
        lines = lines * (0.25 + 0.75 * mouth)
        img = mix(img, np.broadcast_to(rgb("#EAF1E6"), img.shape), lines * (d > 0))
        glint = smooth(self.ripple, 0.66, 0.74) * smooth(d, 10, 28) * smooth(g.mid, 0.35, 0.7)
        img = mix(img, np.broadcast_to(rgb("#CFE3E2"), img.shape), glint * 0.3)
        damp = 1 - 0.15 * np.exp(-np.maximum(-d - 1, 0) / 6) * (d < 0)
        return np.asarray(img * damp[..., None], np.float32)
