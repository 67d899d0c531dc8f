"""Where wild things grow, for every terrain."""

import numpy as np

from tools.paint.core.brush import smooth
from tools.paint.core.soils import Soils, Waters
from tools.paint.core.stage import Stage


def grow(stage: Stage, soils: Soils, waters: Waters) -> None:
    """Trees, bushes, stones and grass where their ground is dry and free."""
    g = stage.g
    dry = smooth(waters.wet, 3, 6) * smooth(waters.track, 9, 12) * (1 - g.of("yard") * 0.9)
    bare = (soils.rocky > 0.3).astype(np.float32)
    wood = smooth(g.inside("wood") + (g.mid - 0.5) * 26 + (g.big - 0.5) * 16, -6, 6) * dry
    north = g.big + 0.3 * (g.mid - 0.5)
    stage.scatter(10.5, wood * (north < 0.5), ["leaf"] * 9 + ["gold", "pine"], 101)
    stage.scatter(9.5, wood * (north >= 0.5), ["pine"] * 8 + ["leaf"], 102)
    grove = smooth(g.noise(80, 61, 3) + 0.25 * (g.mid - 0.5), 0.58, 0.68)
    stage.scatter(12, g.of("meadow") * dry * grove * 0.7, ["leaf"] * 6 + ["bush", "bush", "pine"], 103)
    stage.scatter(9, g.of("meadow") * dry * 0.35, ["grass"], 104, 0.0)
    stage.scatter(30, g.of("meadow") * dry * 0.4, ["bush", "leaf", "stone"], 105)
    stage.scatter(34, g.of("hills") * dry, ["hill"], 106, 0.25)
    stage.scatter(14, g.of("hills") * dry * 0.4 * (g.mid > 0.5), ["bush", "pine", "leaf", "stone"], 107)
    stage.scatter(8.5, g.of("steppe") * dry * smooth(g.mid, 0.4, 0.6) * 0.5, ["dry_grass"], 108, 0.0)
    stage.scatter(32, g.of("steppe") * dry * 0.3, ["scrub", "bush", "stone"], 109)
    stage.scatter(12, g.of("steppe") * dry * grove * 0.36, ["gold", "gold", "leaf", "bush", "scrub"], 110)

    stage.scatter(11, soils.hedge * 0.5, ["bush"], 111)
    stage.scatter(15, g.of("garden") * dry * 0.42, ["palm", "palm", "bush"], 112)
    stage.scatter(11, g.of("dryland") * dry * smooth(g.mid, 0.5, 0.7) * 0.4, ["scrub_grass"], 113, 0.0)
    stage.scatter(28, g.of("dryland") * dry * 0.22, ["scrub", "palm", "stone"], 114)
    stage.scatter(17, (np.abs(waters.wet - 8) < 5) * g.of("dryland") * 0.5, ["palm", "reeds", "bush"], 115)
    stage.scatter(13, g.of("oasis") * dry * (1 - bare) * 0.75, ["palm", "palm", "palm", "bush"], 116)
    stage.scatter(24, g.of("desert") * dry * (1 - bare) * 0.25, ["scrub", "rose_stone", "scrub_grass"], 117)
    foot = smooth(g.cone, 0.5, 3) * (1 - smooth(g.cone, 6, 12))
    stage.scatter(12, foot * g.of("rose_rock") * 0.5, ["rose_stone", "rose_stone", "scrub"], 118)
    stage.scatter(
        15, g.of("olive") * dry * (1 - bare) * (0.25 + 0.55 * grove), ["olive"] * 7 + ["cypress"], 119
    )
    stage.scatter(10, g.of("olive") * dry * 0.25, ["scrub_grass", "grass"], 120, 0.0)
    stage.scatter(24, g.of("olive") * dry * 0.25, ["scrub", "white_stone", "cypress"], 121)
    stage.scatter(11, smooth(g.cone, 1, 4) * g.of("cliff") * 0.35, ["white_stone", "scrub", "cypress"], 122)
    bank = (np.abs(waters.wet - 2.5) < 3) * (1 - g.of("sea")) * (g.inside("sea") < -24)
    stage.scatter(12, bank * 0.3, ["reeds", "reeds", "bush"], 123, 0.2)
