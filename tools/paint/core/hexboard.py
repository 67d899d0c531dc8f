"""A hexagonal board as one painted landscape: ground, water, standing things, and a fine grid over all."""

from collections.abc import Callable

import numpy as np
import pygame

from tools.paint.core.brush import Array, array, bell, mix, rgb, smooth, surface
from tools.paint.core.finish import Pass, brushed, canvas, keyed, shaded
from tools.paint.core.hexground import HexGround
from tools.paint.core.hexsoils import HexSoils
from tools.paint.core.hexwaters import HexWaters
from tools.paint.core.landscape import lift
from tools.paint.core.stage import Kit, Stage

Furnish = Callable[[Stage], None]
Plants = Callable[[float], Kit]
PASSES = Pass(80, 30, 10, 0.55, 0.035, 0.85), Pass(28, 14, 4.8, 0.6, 0.05, 0.55)


def paint_view(
    ground: HexGround, soils: HexSoils, waters: HexWaters, plants: Plants, furnish: Furnish
) -> pygame.Surface:
    """Everything in one view of the map; furnish puts up what stands on it."""
    z = ground.heights()
    img = waters.paint(soils.paint(z))
    crisp = np.clip(
        ground.of("farm")
        + 0.4 * ground.of("village")
        + (waters.wet < 5) * (waters.wet > -9)
        + 1.2 * (soils.rocky > 0.3)
        + soils.oil
        + soils.worn,
        0,
        1,
    )
    angle = np.where(waters.wet < 0, np.float32(0.02), soils.angle).astype(np.float32)
    img, angle, crisp = lift(z * np.float32(ground.u), img, angle, crisp.astype(np.float32))
    target = surface(brushed(ground, img, angle, crisp, PASSES))
    stage = Stage(ground, z, plants)
    furnish(stage)
    stage.draw(target)
    return surface(_graded(ground, array(target)))


def _edges(ground: HexGround) -> tuple[Array, Array]:
    """Distance inwards to the true border of the nearest hexagon, and outwards from all of them."""
    side = ground.empty() - 1e6
    for cell in ground.cells:
        if cell.kind != "wild" and (cut := ground.cut(cell.x, cell.y, 1.4 * ground.breadth)):
            side[cut] = np.maximum(side[cut], ground.inward(cell, cut))
    return np.abs(side), np.maximum(-side, 0)


def _graded(ground: HexGround, img: Array) -> Array:
    """Last touches that make one picture of it: grid, pale wild, edge shade, canvas grain, warm key."""
    edge, outside = _edges(ground)
    far = smooth(outside + (ground.mid - 0.5) * 0.4 * ground.fading, 4, ground.fading)
    veil = img * 0.6 + rgb("#CDB98C") * 0.37
    img = mix(img, veil, far)
    ruled = ground.ruled()
    shade = 1 - 0.10 * np.exp(-edge / 10) * (outside < 12)
    img = np.asarray(img * shade[..., None], np.float32)
    img = mix(img, np.broadcast_to(rgb("#2A2118"), img.shape), bell(edge, 0.4, 2.0) * 0.34 * ruled)
    line = np.clip((ground.line - edge) * ground.u + 0.5, 0, 1)
    img = mix(img, np.broadcast_to(rgb("#F4E7C6"), img.shape), line * (0.08 + 0.46 * ruled))
    img = shaded(ground, img, 0.28, 0.12, 80)
    img = keyed(canvas(ground, img, 0.022), (1.065, 1.045, 1.0), 0.08)
    return np.asarray(np.clip(img, 0, 1), np.float32)
