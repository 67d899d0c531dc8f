"""What each terrain of the map looks like from above: colour fields laid over one another."""

import math

import numpy as np

from tools.paint.core.brush import Array, bell, blur, mix, ramp, rgb, sample, smooth
from tools.paint.core.landscape import Ground

Stops = tuple[tuple[float, str], ...]

# Order matters: later soils overlap earlier ones at their common border.
SOILS: dict[str, Stops] = {
    "steppe": ((0, "#918247"), (0.35, "#B9A25B"), (0.6, "#D4BC75"), (0.85, "#E5D196"), (1, "#EFDFB0")),
    "meadow": ((0, "#456232"), (0.35, "#648040"), (0.6, "#82994C"), (0.85, "#9FAF62"), (1, "#BBC47E")),
    "dryland": ((0, "#A37A40"), (0.35, "#C09552"), (0.6, "#D3AE68"), (0.85, "#E2C587"), (1, "#EDD7A6")),
    "desert": ((0, "#BC8C70"), (0.35, "#D8AD8C"), (0.6, "#E7C4A2"), (0.85, "#F0D5B8"), (1, "#F6E3CD")),
    "olive": ((0, "#8B9568"), (0.35, "#A9AF80"), (0.6, "#C4C59B"), (0.85, "#D8D6B4"), (1, "#E8E4CC")),
    "hills": ((0, "#5D6E3C"), (0.4, "#7D8A48"), (0.7, "#9DA15A"), (1, "#BDBA78")),
    "wood": ((0, "#3A563A"), (0.4, "#526E46"), (0.7, "#6D8250"), (1, "#8E9A60")),
    "oasis": ((0, "#5F7D45"), (0.4, "#7F9650"), (0.75, "#A3AC66"), (1, "#C6C288")),
    "cliff": ((0, "#A39C88"), (0.5, "#C5BDA4"), (1, "#E6DEC6")),
    "rose_rock": ((0, "#A8786A"), (0.5, "#C69A84"), (1, "#E0BDA2")),
    "yard": ((0, "#A58459"), (0.35, "#BE9D6E"), (0.65, "#D2B484"), (1, "#E4CDA2")),
}
ROCK_TONES: dict[str, Stops] = {
    "rose_rock": ((0, "#5B4258"), (0.25, "#8A5A62"), (0.5, "#B57A70"), (0.75, "#DBA48C"), (1, "#F4D2B2")),
    "cliff": ((0, "#6C6A7C"), (0.25, "#928E90"), (0.5, "#BBB3A6"), (0.75, "#DDD5C2"), (1, "#F7F1E0")),
}
# Ripe corn, stubble, green corn, fallow ...: base and crest of the furrows.
CROPS = {
    "field": (
        ("#D9B44A", "#EBCB69"),
        ("#C79A3A", "#DDB65A"),
        ("#B9A24B", "#D0BA66"),
        ("#8FA04C", "#ABB763"),
        ("#9A7548", "#B48E5C"),
        ("#E0C878", "#EFDB97"),
    ),
    "garden": (
        ("#5F8040", "#82A052"),
        ("#8FA04C", "#B0BC66"),
        ("#C2A24A", "#DCC068"),
        ("#4F7240", "#6E8E4C"),
        ("#A6884E", "#C2A468"),
    ),
}


class Soils:
    """Colours, stroke directions and crispness of the ground of one view."""

    def __init__(self, ground: Ground) -> None:
        self.g = ground
        self.angle = ground.noise(160, 20, 2) * 4
        self.hedge = ground.empty()

    def paint(self, z: Array) -> Array:
        """The ground with fields, relief light and rock."""
        g = self.g
        tone = 0.55 * g.mid + 0.25 * g.fine + 0.45 * (g.big - 0.5) + 0.1
        img = ramp(tone, *SOILS["steppe"])
        for kind, stops in SOILS.items():
            if kind in g.weight and kind != "steppe":
                img = mix(img, ramp(tone, *stops), g.weight[kind])
        img = self._drifts(img)
        img = self._strips(img, "field", 0.16)
        img = self._strips(img, "garden", -0.1)
        return self._lit(img, z)

    def _drifts(self, img: Array) -> Array:
        """Broad changes inside one soil: dry and green grass, dunes."""
        g = self.g
        drift = smooth(g.noise(150, 25), 0.42, 0.62)
        green = ramp(g.mid, (0, "#7C8348"), (0.5, "#A5A25C"), (1, "#C8C080"))
        img = mix(img, green, g.of("steppe") * drift * (1 - g.of("yard")) * 0.46)
        lush = ramp(g.mid, (0, "#3F6A38"), (0.5, "#5F8A46"), (1, "#8CAA5C"))
        img = mix(img, lush, g.of("meadow") * drift * 0.6)
        silver = ramp(g.mid, (0, "#7E8C66"), (0.5, "#A0A880"), (1, "#C6CAA6"))
        img = mix(img, silver, g.of("olive") * drift * 0.55)
        cracked = ramp(g.mid, (0, "#B98A58"), (1, "#DDBB84"))
        img = mix(img, cracked, g.of("dryland") * drift * 0.5)
        dune = 0.5 + 0.5 * np.sin((g.yy + g.xx * 0.28 + g.dx * 1.4 + g.big * 60) * 2 * math.pi / 17)
        crest = smooth(dune + (g.fine - 0.5) * 0.5, 0.35, 1.0) * smooth(g.noise(120, 26, 3), 0.4, 0.6)
        img = mix(img, np.broadcast_to(rgb("#FBEBD4"), img.shape), crest * g.of("desert") * 0.42)
        shade = smooth(1 - dune, 0.5, 1.0) * smooth(g.noise(120, 26, 3), 0.4, 0.6)
        return mix(img, np.broadcast_to(rgb("#C89C84"), img.shape), shade * g.of("desert") * 0.3)

    def _strips(self, img: Array, kind: str, turn: float) -> Array:
        """Narrow ploughed strips of uneven breadth, cut into lengths, with furrows and green verges."""
        g = self.g
        if kind not in g.weight:
            return img
        rng = np.random.default_rng(g.seed + len(kind))
        p = g.xx * math.cos(turn) + g.yy * math.sin(turn) + g.dx * 0.5
        q = -g.xx * math.sin(turn) + g.yy * math.cos(turn) + g.dy * 0.5
        edges = np.cumsum(np.r_[-900, rng.uniform(17, 30, 190)])
        strip = np.searchsorted(edges, q.ravel()).reshape(q.shape)
        length, offset = rng.uniform(48, 92, 191)[strip], rng.uniform(0, 90, 191)[strip]
        part = np.floor((p + offset) / length)
        along = (p + offset) - part * length
        border = np.minimum(
            np.minimum(q - edges[strip - 1], edges[strip] - q), np.minimum(along, length - along)
        )
        pick = (strip * 7919 + part.astype(int) * 104729) % 1009
        across = pick % 4 == 0
        furrow = 0.5 + 0.5 * np.sin(np.where(across, p, q) * 2 * math.pi / 5.2 + g.fine * 2.5)
        crops = CROPS[kind]
        low, high = (np.stack([rgb(crop[i]) for crop in crops])[pick % len(crops)] for i in (0, 1))
        colours = mix(low, high, 0.65 * furrow + 0.35 * g.mid) * (1 + (g.fine - 0.5) * 0.14)[..., None]
        verge = 1 - smooth(border, 0.6, 2.4)
        colours = mix(colours, ramp(g.fine, (0, "#66703C"), (1, "#9AA05C")), verge * 0.75)
        cover = g.weight[kind]
        self.angle = np.where(cover > 0.5, np.where(across, turn + math.pi / 2, turn), self.angle)
        self.hedge = np.maximum(self.hedge, (border < 1.5) * (cover > 0.75))
        return mix(img, colours, cover)

    def _lit(self, img: Array, z: Array) -> Array:
        """Light and shade in violet and cream; bare rock by its light."""
        g = self.g
        lambert, cast = g.light(z)
        shade = smooth(lambert, 0.1, 0.98)
        tone = ramp(shade, (0, "#8F889A"), (0.4, "#BDB4B2"), (0.62, "#F4EBDD"), (1, "#FFF9E6"))
        img = np.clip(img * (0.24 + tone * 0.84), 0, 1)
        rocky = g.empty()
        for kind in ROCK_TONES:
            bare = smooth(g.cone + (g.fine - 0.5) * 9 + (g.mid - 0.5) * 8, 3, 9) * smooth(
                g.inside(kind), -40, -20
            )
            img = mix(img, self._rock(kind, lambert, z), bare)
            rocky = np.maximum(rocky, bare)
        gy, gx = np.gradient(blur(z, 1.5))
        self.angle = np.where(rocky > 0.4, np.arctan2(gy, gx) + 0.25, self.angle).astype(np.float32)
        self.rocky = rocky
        return mix(img, img * np.array([0.56, 0.54, 0.68], np.float32), cast * (0.58 - 0.28 * rocky))

    def _rock(self, kind: str, lambert: Array, z: Array) -> Array:
        g = self.g
        k = np.clip((lambert + 0.62) / 1.58 + (g.fine - 0.5) * 0.14, 0, 1)
        k = 0.5 * k + 0.5 * smooth(k, 0.2, 0.86)
        strata = 0.5 + 0.5 * np.sin(z * 0.95 + g.mid * 12)
        return np.asarray(ramp(k, *ROCK_TONES[kind]) * (0.92 + 0.11 * strata)[..., None], np.float32)


# ------------------------------------------------------------------ water and tracks
SHALLOWS: Stops = (
    (0, "#BFD3B8"),
    (0.1, "#93C2B6"),
    (0.3, "#62A5B2"),
    (0.62, "#3F86A8"),
    (1, "#2E6A92"),
)
STREAM: Stops = ((0, "#A5C6C2"), (0.25, "#79ABBB"), (0.7, "#5790AD"), (1, "#44799B"))


class Waters:
    """Sea, rivers, canals and tracks: all that is drawn along lines and shores."""

    def __init__(self, ground: Ground) -> None:
        self.g = g = ground
        squeezed = g.noise(7, 31, 3)
        rows, columns = np.mgrid[0 : g.h, 0 : g.w].astype(np.float32)
        # waves lie level: the noise is looked up six times slower across than down
        self.ripple = sample(squeezed, columns / 6, rows + g.dx * np.float32(0.4))
        self.wet = g.empty() + 99  # distance to the nearest bank, negative in the water
        self.track = g.empty() + 99  # distance to the middle of the nearest track

    def paint(self, img: Array, tracks: list[Array], streams: list[tuple[list[Array], float]]) -> Array:
        """Tracks first, then water over them; streams are (lines, half their breadth)."""
        img = self._tracks(img, tracks)
        for lines, half in streams:
            img = self._stream(img, lines, half)
        return self._sea(img)

    def _sea(self, img: Array) -> Array:
        g = self.g
        if "sea" not in g.depth:
            return img
        d = blur(g.depth["sea"], 9 * g.u) - 1 + (g.noise(58, 8, 2) - 0.5) * 20 + (g.fine - 0.5) * 4
        img = mix(img, ramp(g.fine, (0, "#C2AE82"), (1, "#EADBB4")), smooth(d, -9, -2) * 0.85)
        deep = smooth(d, -2, 46) * 0.8 + (g.mid - 0.5) * 0.2 + (self.ripple - 0.5) * 0.26
        img = mix(img, ramp(deep, *SHALLOWS), smooth(d, -1.6, 1.2))
        lines = bell(d, 2.2, 1.3) * 0.75 + bell(d - 3 * g.mid, 8, 1.2) * 0.42 * (g.fine > 0.42)
        img = mix(img, np.broadcast_to(rgb("#EFF5EA"), img.shape), lines * (d > 0))
        glint = smooth(self.ripple, 0.64, 0.73) * smooth(d, 6, 18) * smooth(g.mid, 0.35, 0.7)
        img = mix(img, np.broadcast_to(rgb("#D6E9E6"), img.shape), glint * 0.55)
        self.wet = np.minimum(self.wet, -d)
        damp = 1 - 0.15 * np.exp(-np.maximum(-d - 1, 0) / 5) * (d < 0)
        return np.asarray(img * damp[..., None], np.float32)

    def _stream(self, img: Array, lines: list[Array], half: float) -> Array:
        g = self.g
        broad = half > 10
        d = g.to_lines(lines, half + 40, 0.5 if broad else 0.12)
        breadth = half * (1 + (g.mid - 0.5) * (0.5 if broad else 0.3))
        bank = 1 - smooth(d + (g.fine - 0.5) * 5, breadth + 1, breadth + 6)
        img = mix(img, ramp(g.fine, (0, "#7D7A4A"), (0.5, "#B09D6B"), (1, "#DCCB9C")), bank * 0.85)
        img = img * (1 - 0.22 * bell(d - breadth, 1.2, 1.8))[..., None]
        body = 1 - smooth(d + (g.fine - 0.5) * 1.6, breadth - 0.8, breadth + 0.8)
        t = np.clip(1 - d / (breadth + 0.1), 0, 1) * 0.8 + (self.ripple - 0.5) * 0.4
        img = mix(img, ramp(t, *STREAM), body)
        foam = bell(d - breadth, -1.4, 0.8) * 0.45 * (g.mid > 0.4) + 0.3 * broad * self._current(d, half)
        self.wet = np.minimum(self.wet, d - breadth)
        return mix(img, np.broadcast_to(rgb("#E6F0EA"), img.shape), foam * (d < breadth + 1))

    def _current(self, d: Array, half: float) -> Array:
        return bell(np.abs(d - half * 0.45), 2, 1.0) * smooth(self.g.mid, 0.5, 0.62)

    def _tracks(self, img: Array, lines: list[Array]) -> Array:
        g = self.g
        d = self.track = g.to_lines(lines, 40, 0.45)
        half = 6.2 + (g.mid - 0.5) * 2.4
        img = img * (1 - 0.2 * bell(d - half, 1, 2.4))[..., None]
        body = 1 - smooth(d + (g.fine - 0.5) * 4.5, half - 1.2, half + 1.6)
        colours = ramp(g.fine * 0.6 + g.mid * 0.4, (0, "#AC8C62"), (0.5, "#CEB285"), (1, "#E7D3AA"))
        colours = mix(colours, np.broadcast_to(rgb("#977850"), colours.shape), bell(d, 2.8, 1.1) * 0.55)
        return mix(img, colours, body)
