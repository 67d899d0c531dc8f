"""What the realm looks like from above: soils by region, mires, roads, and places for counters."""

import math

import numpy as np

from game.maps.plan import Thing
from tools.paint.core.brush import Array, bell, mix, ramp, rgb, smooth
from tools.paint.core.hexsoils import HexSoils
from tools.paint.core.hextrodden import EARTH
from tools.paint.core.soils import Stops
from tools.paint.runebound.ground import RealmGround

TINTS: dict[str, Stops] = {
    "crimson_forest": ((0, "#4A2E26"), (0.4, "#6E4030"), (0.7, "#8C5A3A"), (1, "#A8814E")),
    "whispering_forest": ((0, "#4A6250"), (0.4, "#6B8562"), (0.7, "#8EA274"), (1, "#B4BE8C")),
    "hanging_woods": ((0, "#26402A"), (0.4, "#3A5832"), (0.7, "#566E3E"), (1, "#7C8A50")),
    "blackthorn_grove": ((0, "#282C2A"), (0.4, "#3C4438"), (0.7, "#565A48"), (1, "#78745C")),
    "bitter_downs": ((0, "#66704E"), (0.4, "#8C946A"), (0.7, "#B0B28A"), (1, "#D6D3B4")),
    "ashen_hills": ((0, "#514A47"), (0.4, "#736A62"), (0.7, "#958A7E"), (1, "#B8AC9C")),
    "broken_crags": ((0, "#6A5A3C"), (0.4, "#92794E"), (0.7, "#B29868"), (1, "#D2BC90")),
    "shadow_peaks": ((0, "#3C3A48"), (0.4, "#585562"), (0.7, "#757078"), (1, "#98908C")),
    "mountains_of_despair": ((0, "#57604E"), (0.4, "#757C66"), (0.7, "#929680"), (1, "#B4B39C")),
}
CLOVER: Stops = ((0, "#64763F"), (0.4, "#86974F"), (0.75, "#A5AF64"), (1, "#C6C686"))
ROAD: Stops = ((0, "#A5855C"), (0.5, "#C7AA7C"), (1, "#E6D2A8"))
FLAGS: Stops = ((0, "#8E8676"), (0.5, "#ABA28E"), (1, "#C9BFA8"))
MURK: Stops = ((0, "#22332F"), (0.45, "#3A5048"), (0.8, "#5E7768"), (1, "#8FA58E"))
ROAD_HALF, PATH_HALF = 10.5, 6.5
PLOT = 45.0  # half the breadth of a place for a counter
ROCK_TONES = {"shadow_peaks": (0.70, 0.68, 0.82), "mountains_of_despair": (0.98, 0.97, 0.95)}


class RealmSoils(HexSoils):
    """Colours of the realm's ground."""

    def __init__(self, ground: RealmGround) -> None:
        self.realm = ground
        super().__init__(ground)
        self.pool = ground.empty()

    def _calm(self) -> Array:
        """Quiet ground is only where counters lie."""
        return 1 - smooth(self.g.away(self.g.spots("adventure")), PLOT + 4, PLOT + 14)

    def _drifts(self, img: Array) -> Array:
        g = self.g
        meadow = g.of("plains") + 0.8 * g.of("road") + 0.5 * g.of("town")
        lush = smooth(g.noise(150, 25), 0.42, 0.62)
        img = mix(img, ramp(self.tone, *CLOVER), np.clip(meadow, 0, 1) * lush * 0.85)
        for region, stops in TINTS.items():
            share = g.share(region) * (0.62 + 0.3 * g.mid)
            where = share > 0.01
            img[where] = mix(img[where], ramp(self.tone[where], *stops), share[where])
        return self._mire(img)

    def _snow(self, img: Array) -> Array:
        """The realm has no tundra."""
        return img

    def _mire(self, img: Array) -> Array:
        """Black pools and green scum in the swamp."""
        g = self.g
        deep = smooth(g.noise(52, 24, 3) + 0.14 * (g.fine - 0.5), 0.47, 0.515)
        self.pool = deep * smooth(g.inside("swamp"), -4, 10) * g.of("swamp") * (1 - self.calm)
        where = self.pool > 0.004
        water = ramp(0.5 * g.fine + 0.6 * g.mid, *MURK)
        scum = smooth(g.noise(20, 27, 3), 0.56, 0.64)
        water = mix(water, ramp(g.fine, (0, "#5A6B34"), (1, "#93A04E")), scum * 0.7)
        img[where] = mix(img[where], water[where], self.pool[where] * 0.95)
        rim = np.clip(self.pool * (1 - self.pool) * 4, 0, 1)
        return mix(img, np.broadcast_to(rgb("#B3B07C"), img.shape), rim * 0.4)

    # -------------------------------------------------------------- trodden ground
    def _trodden(self, img: Array) -> Array:
        img = self._roads(img)
        for x, y, thing in self.g.spots("adventure"):
            self._plot(img, x, y, thing)
        return img

    def _roads(self, img: Array) -> Array:
        """Pale ruts, a grassy middle, a dark verge."""
        g = self.realm
        half = ROAD_HALF + (g.mid - 0.5) * 2.4
        d = np.minimum(g.road, g.path + (ROAD_HALF - PATH_HALF))
        img = img * (1 - 0.26 * bell(d - half, 1, 2.6))[..., None]
        body = 1 - smooth(d + (g.fine - 0.5) * 4.5, half - 1.2, half + 1.6)
        colour = ramp(g.fine * 0.6 + g.mid * 0.4, *ROAD)
        colour = mix(colour, np.broadcast_to(rgb("#8F7048"), colour.shape), bell(d, 4.4, 1.3) * 0.55)
        self.worn = np.asarray(body, np.float32)
        return mix(img, colour, body)

    def _plot(self, img: Array, x: float, y: float, thing: Thing) -> None:
        """Trampled earth for a counter; flagstones with a star let in where the map says so."""
        g = self.g
        if not (cut := g.cut(x, y, PLOT + 22)):
            return
        px, py = g.xx[cut] - x, g.yy[cut] - y
        far = np.hypot(px, py)
        trod = 1 - smooth(far + (g.fine[cut] - 0.5) * 7 + (g.mid[cut] - 0.5) * 12, PLOT - 2, PLOT + 11)
        tone = g.fine[cut] * 0.5 + g.mid[cut] * 0.5
        part = mix(img[cut], ramp(tone, *EARTH), trod * 0.88)
        if ("star", "true") in thing.traits:
            part = self._star(part, px, py, tone)
        else:
            part = part * (1 - 0.16 * bell(far, PLOT * 0.55, 2.2) * (g.fine[cut] > 0.35))[..., None]
        img[cut] = part
        self.worn[cut] = np.maximum(self.worn[cut], trod)

    def _star(self, img: Array, px: Array, py: Array, tone: Array) -> Array:
        """A round floor of flagstones with an eight-pointed star of pale stone in it."""
        far, turn = np.hypot(px, py), np.arctan2(py, px)
        floor = 1 - smooth(far, PLOT - 5, PLOT - 3)
        rings = np.minimum(np.abs(far - 14), np.abs(far - 27))
        spokes = np.abs(np.sin(turn * 6 + (far > 14) * 0.9 + (far > 27) * 0.9)) * far / 6
        joint = bell(np.minimum(rings, spokes), 0, 0.9)
        stone = ramp(tone, *FLAGS) * (1 - 0.34 * joint)[..., None]
        img = mix(img, np.asarray(stone, np.float32), floor)
        wave = np.abs((turn / math.pi * 4 + 0.5) % 1 - 0.5) * 2  # 0 at a point, 1 between two
        long = np.abs((turn / math.pi * 2 + 0.5) % 1 - 0.5) * 2 < 0.5
        reach = np.where(long, 35, 26) * (1 - wave) + 11 * wave
        inner = smooth(reach - far, -0.6, 0.8)
        lit = ramp(tone + 0.18 * np.sign(np.sin(turn * 8)), (0, "#A08450"), (0.5, "#C7AE74"), (1, "#E8DAAC"))
        img = mix(img, lit, inner * 0.8)
        return mix(
            img, np.broadcast_to(rgb("#4A3A22"), img.shape), bell(reach - far, -1.2, 1.0) * floor * 0.5
        )

    # -------------------------------------------------------------- light
    def _rock(
        self, where: np.ndarray[tuple[int, int], np.dtype[np.bool_]], lambert: Array, z: Array
    ) -> Array:
        rock = super()._rock(where, lambert, z)
        for region, tone in ROCK_TONES.items():
            share = self.g.share(region)[where]
            rock = mix(rock, rock * np.array(tone, np.float32), share)
        return rock
