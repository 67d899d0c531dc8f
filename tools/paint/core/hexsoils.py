"""What each terrain of a hexagonal map looks like from above: colour fields laid over one another."""

import math

import numpy as np

from tools.paint.core.brush import Array, bell, blur, mix, ramp, rgb, sample, smooth
from tools.paint.core.hexcells import Cell
from tools.paint.core.hexground import HexGround
from tools.paint.core.hextrodden import trodden
from tools.paint.core.soils import Stops

# Order matters: later soils overlap earlier ones at their common border.
SOILS: dict[str, Stops] = {
    "wild": ((0, "#7C7554"), (0.35, "#968E64"), (0.65, "#B0A678"), (1, "#CCC196")),
    "village": ((0, "#5E6C3C"), (0.35, "#7C8648"), (0.65, "#9A985A"), (1, "#BDB27A")),
    "farm": ((0, "#69743E"), (0.4, "#8C8E4E"), (0.7, "#A9A262"), (1, "#C6B97E")),
    "home_base": ((0, "#6C6A42"), (0.35, "#8C8452"), (0.65, "#A99B66"), (1, "#C8B684")),
    "mountain": ((0, "#575C40"), (0.4, "#757654"), (0.7, "#928D68"), (1, "#B3A981")),
    "road": ((0, "#737A44"), (0.35, "#94955A"), (0.65, "#B4AD70"), (1, "#D2C690")),
    "plains": ((0, "#868A4C"), (0.35, "#A7A35E"), (0.6, "#BFB774"), (0.85, "#D3C88E"), (1, "#E0D5A4")),
    "town": ((0, "#6F7A45"), (0.35, "#8D9253"), (0.65, "#A99F62"), (1, "#C6B57F")),
    "river": ((0, "#4E6840"), (0.35, "#6E8450"), (0.65, "#8D9A5C"), (1, "#AFB176")),
    "hills": ((0, "#6E6C40"), (0.4, "#918753"), (0.7, "#AE9C66"), (1, "#CBB988")),
    "swamp": ((0, "#3F4A38"), (0.4, "#576249"), (0.7, "#6F7551"), (1, "#8E8C62")),
    "forest": ((0, "#34503A"), (0.4, "#4C6A44"), (0.7, "#68804E"), (1, "#8A985E")),
    "factory": ((0, "#4A413E"), (0.4, "#62564E"), (0.7, "#7A6C60"), (1, "#98877A")),
}
SNOW: Stops = (
    (0, "#8496AC"), (0.28, "#A6B6C4"), (0.5, "#C6D0D4"), (0.74, "#E4E6E0"), (1, "#F6F3E9"),
)  # fmt: skip
ROCK: Stops = ((0, "#43425A"), (0.25, "#615E70"), (0.5, "#878080"), (0.75, "#B5A999"), (1, "#E8DCC4"))
PEAK_SNOW: Stops = ((0, "#7688AC"), (0.3, "#9DB0C9"), (0.55, "#D4DDE4"), (0.75, "#F5F2EA"), (1, "#FFFDF6"))
# Ripe wheat, rye, stubble, ploughed earth, young corn: base and crest of the furrows.
CROPS = (
    ("#D2A73E", "#E8C662"), ("#C6983A", "#DDB75C"), ("#8A6440", "#A57F56"), ("#D9BF72", "#EBD698"),
    ("#8E9A4A", "#AAB462"), ("#B99C48", "#D2B866"), ("#76563A", "#93704E"), ("#CBA550", "#E0C27A"),
)  # fmt: skip
STUBBLE: Stops = ((0, "#B0904A"), (0.5, "#C9A95E"), (1, "#DEC27E"))
CALM = 62.0  # round the middle of a hexagon so far, the ground stays quiet under the pieces


class HexSoils:
    """Colours, stroke directions and crispness of the ground of one view."""

    def __init__(self, ground: HexGround) -> None:
        self.g = ground
        self.angle = ground.noise(200, 20, 2) * 4
        self.hedge, self.oil, self.calm = ground.empty(), ground.empty(), self._calm()
        self.worn = ground.empty()  # roads
        self.tone = 0.55 * ground.mid + 0.25 * ground.fine + 0.45 * (ground.big - 0.5) + 0.1

    def paint(self, z: Array) -> Array:
        """The ground with fields, snow, lanes, relief light and rock."""
        img = ramp(self.tone, *SOILS["wild"])
        for kind, stops in SOILS.items():
            self._lay(img, kind, stops)
        img = self._drifts(img)
        img = self._snow(img)
        for n, cell in enumerate(self.g.cells):
            if cell.kind == "farm":
                self._fields(img, n, cell)
        img = self._trodden(img)
        return self._lit(img, z)

    def _lay(self, img: Array, kind: str, stops: Stops) -> None:
        """One soil over the picture, where there is any of it."""
        weight = self.g.of(kind)
        where = weight > 0.004
        img[where] = mix(img[where], ramp(self.tone[where], *stops), weight[where])

    def _drifts(self, img: Array) -> Array:
        """Broad changes that run across hexagons: green and dry grass, cold north and warm south."""
        g = self.g
        drift = smooth(g.noise(190, 25), 0.42, 0.64)
        green = ramp(g.mid, (0, "#5F7040"), (0.5, "#848C50"), (1, "#AEAC70"))
        open_ground = g.of("wild") * 0.35 + (g.of("village") + g.of("mountain") + g.of("home_base")) * 0.5
        img = mix(img, green, np.clip(open_ground, 0, 1) * drift * 0.8)
        north = 1 - smooth(g.yy + (g.big - 0.5) * 700, 0, g.plan.height * 0.6)
        frost = ramp(g.fine * 0.4 + g.mid * 0.6, (0, "#8E938C"), (0.5, "#AEB2A8"), (1, "#D4D6CC"))
        rime = smooth(g.noise(44, 26) + 0.3 * (g.fine - 0.5), 0.5, 0.66)
        cold = (g.of("wild") + 0.7 * g.of("mountain") + 0.5 * g.of("home_base")) * rime
        img = mix(img, frost, np.clip(cold, 0, 1) * north * 0.8)
        south = smooth(g.yy + (g.big - 0.5) * 700, g.plan.height * 0.45, g.plan.height)
        gold = ramp(self.tone, (0, "#94803F"), (0.4, "#B39A52"), (0.7, "#CBB26A"), (1, "#E0CC90"))
        return mix(img, gold, g.of("wild") * south * 0.6)

    # -------------------------------------------------------------- tundra
    def _snow(self, img: Array) -> Array:
        """Wind-combed snow, lichen where it is thin, ice, and black oil that seeps through."""
        g = self.g
        comb = g.noise(16, 21, 3)
        columns, rows = np.mgrid[0 : g.h, 0 : g.w].astype(np.float32)[::-1]
        comb = sample(comb, columns / 5, (rows + columns * 0.22) % (g.h - 1))
        snow = ramp(0.6 * comb + 0.5 * g.mid - 0.05, *SNOW)
        ice = smooth(g.noise(90, 23, 3), 0.66, 0.69) * smooth(g.inside("tundra"), 8, 18)
        frozen = ramp(comb, (0, "#7FA3B2"), (0.5, "#9DBCC4"), (1, "#C3D6D6"))
        snow = mix(snow, frozen, ice * 0.8)
        lichen = smooth(g.noise(40, 22), 0.57, 0.68) * (0.5 + 0.5 * g.fine) * (1 - self.calm)
        snow = mix(snow, ramp(g.fine, (0, "#7C7F62"), (0.5, "#9B8F62"), (1, "#B4A67C")), lichen * 0.8)
        snow = self._seeps(snow)
        patches = smooth(g.noise(34, 24) + (g.fine - 0.5) * 0.3, 0.5, 0.62)
        fringe = smooth(g.inside("tundra"), -46, 0) * patches * (1 - g.of("lake")) * 0.7
        cover = np.maximum(g.of("tundra"), fringe * (1 - g.of("farm")))
        self.angle = np.where(cover > 0.5, math.pi - 0.22, self.angle)
        return mix(img, snow, cover)

    def _seeps(self, img: Array) -> Array:
        """Pools of oil with brown rims, in the upper half of each tundra."""
        g = self.g
        d = _to_seeps(g) + (g.mid - 0.5) * 16 + (g.fine - 0.5) * 7
        stain = 1 - smooth(d, 0, 20)
        img = mix(img, ramp(g.fine, (0, "#5A4A3C"), (0.5, "#7A6650"), (1, "#A38E70")), stain * 0.8)
        self.oil = 1 - smooth(d, -1.5, 1.5)
        pool = ramp(smooth(-d, 0, 12) * 0.7 + g.mid * 0.3, (0, "#3A332E"), (0.5, "#211D22"), (1, "#14131A"))
        img = mix(img, pool, self.oil)
        sheen = bell(d + 9 * g.mid, -7, 1.6) * (g.fine > 0.45) * self.oil
        violet = ramp(g.mid, (0.3, "#6C5C86"), (0.5, "#5E7E96"), (0.7, "#9C8A6A"))
        img = mix(img, violet, sheen * 0.65)
        return mix(img, np.broadcast_to(rgb("#B9C4CC"), img.shape), bell(d, -1.8, 0.9) * self.oil * 0.4)

    # -------------------------------------------------------------- farm
    def _fields(self, img: Array, number: int, cell: Cell) -> None:
        """Strip fields of one hexagon, turned its own way; one broad quiet field in the middle."""
        g = self.g
        cut = g.cut(cell.x, cell.y, 190)
        if not cut:
            return
        rng = cell.rng("fields")
        turn = rng.uniform(-0.6, 0.6) + (math.pi / 2 if rng.random() < 0.35 else 0)
        px, py = g.xx[cut] - cell.x, g.yy[cut] - cell.y
        p = px * math.cos(turn) + py * math.sin(turn) + g.dx[cut] * 0.6
        q = -px * math.sin(turn) + py * math.cos(turn) + g.dy[cut] * 0.6
        q = q + rng.uniform(-0.0016, 0.0016) * p * p
        edges = np.cumsum(np.r_[-230, rng.uniform(22, 40, 16)])
        strip = np.clip(np.searchsorted(edges, q.ravel()).reshape(q.shape), 1, len(edges) - 1)
        length, off = rng.uniform(70, 124, 18)[strip], rng.uniform(0, 110, 18)[strip]
        part = np.floor((p + off + 300) / length)
        along = p + off + 300 - part * length
        border = np.minimum(
            np.minimum(q - edges[strip - 1], edges[strip] - q), np.minimum(along, length - along)
        )
        calm = self.calm[cut]
        pick = (strip * 7919 + part.astype(int) * 104729) % 1009 % len(CROPS)
        across = (strip * 5 + part.astype(int)) % 4 == 0
        furrow = 0.5 + 0.5 * np.sin(np.where(across, p, q) * 2 * math.pi / 6.2 + g.fine[cut] * 2.5)
        low, high = (np.stack([rgb(crop[i]) for crop in CROPS])[pick] for i in (0, 1))
        colours = mix(low, high, 0.62 * furrow + 0.38 * g.mid[cut])
        colours = colours * (1 + (g.fine[cut] - 0.5) * 0.14)[..., None]
        colours = mix(colours, ramp(0.3 * furrow + 0.7 * g.mid[cut], *STUBBLE), calm * 0.62)
        verge = (1 - smooth(border, 0.8, 3.0)) * (1 - 0.6 * calm)
        colours = mix(colours, ramp(g.fine[cut], (0, "#5E6A38"), (1, "#939C58")), verge * 0.75)
        cover = (self.g.cell[cut] == number) * g.weight["farm"][cut]
        img[cut] = mix(img[cut], colours, cover)
        self.angle[cut] = np.where(cover > 0.5, np.where(across, turn + math.pi / 2, turn), self.angle[cut])
        self.hedge[cut] = np.maximum(self.hedge[cut], (border < 2) * (cover > 0.75) * (calm < 0.5))

    # -------------------------------------------------------------- trodden ground
    def _calm(self) -> Array:
        """1 in the middle of hexagons, fading towards their borders."""
        g = self.g
        best = g.empty() + 200
        for cell in g.cells:
            if cut := g.cut(cell.x, cell.y, 140):
                far = np.hypot(g.xx[cut] - cell.x, g.yy[cut] - cell.y - 12)
                best[cut] = np.minimum(best[cut], far)
        return 1 - smooth(best, 0.7 * CALM, 1.5 * CALM)

    def _trodden(self, img: Array) -> Array:
        return trodden(self.g, self.calm, img)

    # -------------------------------------------------------------- light
    def _lit(self, img: Array, z: Array) -> Array:
        """Light and shade in violet and cream; bare rock and its snow by their light."""
        g = self.g
        lambert, cast = g.light(z)
        shade = smooth(lambert, 0.1, 0.98)
        tone = ramp(shade, (0, "#8F889A"), (0.4, "#BDB4B2"), (0.62, "#F4EBDD"), (1, "#FFF9E6"))
        img = np.clip(img * (0.24 + tone * 0.84), 0, 1)
        bare = smooth(g.cone + (g.fine - 0.5) * 16 + (g.mid - 0.5) * 22, 10, 28)
        where = bare > 0.004
        img[where] = mix(img[where], self._rock(where, lambert, z), bare[where])
        gy, gx = np.gradient(blur(z, 1.5))
        self.angle = np.where(bare > 0.4, np.arctan2(gy, gx) + 0.25, self.angle).astype(np.float32)
        self.rocky = bare
        dim = cast * (0.58 - 0.28 * g.of("mountain"))
        return mix(img, img * np.array([0.56, 0.54, 0.68], np.float32), dim)

    def _rock(
        self, where: np.ndarray[tuple[int, int], np.dtype[np.bool_]], lambert: Array, z: Array
    ) -> Array:
        return _stone(self.g, where, lambert, z)


def _stone(
    g: HexGround, where: np.ndarray[tuple[int, int], np.dtype[np.bool_]], lambert: Array, z: Array
) -> Array:
    """Rock by light in clean steps, snow by height and slope."""
    gy, gx = np.gradient(z)
    steep = np.hypot(gx, gy)[where] * g.u
    high, mid, fine = z[where], g.mid[where], g.fine[where]
    k = np.clip((lambert[where] + 0.62) / 1.58 + (fine - 0.5) * 0.14, 0, 1)
    k = 0.5 * k + 0.5 * smooth(k, 0.2, 0.86)
    rock = ramp(k, *ROCK) * (0.94 + 0.08 * np.sin(high * 0.7 + mid * 14))[:, None]
    line = high + (mid - 0.5) * 36 + (fine - 0.5) * 12
    white = smooth(line, 40, 48) * (1 - 0.6 * smooth(steep, 1.9, 3.2))
    return mix(rock, ramp(k, *PEAK_SNOW), white)


def seeps(cell: Cell) -> list[tuple[float, float, float]]:
    """Where oil comes up in a tundra, from its middle: x, y and breadth of the pools."""
    rng = cell.rng("oil")
    side = 1 if rng.random() < 0.5 else -1
    return [
        (side * rng.uniform(10, 24), rng.uniform(-66, -56), rng.uniform(20, 26)),
        (-side * rng.uniform(44, 60), rng.uniform(-28, -18), rng.uniform(9, 14)),
        (side * rng.uniform(62, 76), rng.uniform(-30, -16), rng.uniform(7, 11)),
    ]


def _to_seeps(g: HexGround) -> Array:
    """Distance to the edge of the nearest pool of oil, negative in it."""
    d = g.empty() + 99
    for cell in g.cells:
        if cell.kind == "tundra":
            for x, y, r in seeps(cell):
                if cut := g.cut(cell.x + x, cell.y + y, 90):
                    ex = g.xx[cut] + 1.3 * g.dx[cut] - cell.x - x
                    ey = (g.yy[cut] + 1.3 * g.dy[cut] - cell.y - y) * 1.7
                    d[cut] = np.minimum(d[cut], np.hypot(ex, ey) - r)
    return d
