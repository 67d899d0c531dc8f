"""Fire and small lightning along a rod."""

from tools.paint.runebound.clay import Clay, flat
from tools.paint.runebound.look import Rod

TONGUES = ((-0.78, 0.55, -0.3), (0.8, 0.5, 0.35), (-0.42, 0.8, 0.2), (0.45, 0.86, -0.22), (0.0, 1.0, 0.12))
"""Of a fire: where each tongue stands across, how high it reaches, how far its tip sways."""


def flames(c: Clay, r: Rod, low: float, high: float, breadth: float) -> None:
    """A fire on a thing, from `low` to `high` along it: five tongues, each in three nested colours."""
    half, tall = breadth / 2, (high - low) + breadth * 0.5
    for k, colour, alpha in ((1.0, "#C84416", 0.78), (0.66, "#FF962A", 0.88), (0.34, "#FFF0B4", 0.95)):
        for at, reach, sway in TONGUES:
            long, s, wide = tall * reach * k, half * at * (0.55 + 0.45 * k), half * (0.36 + 0.2 * reach) * k
            bend, foot = half * sway, low - breadth * 0.05
            tongue = (
                (foot - wide * 0.6, s),
                (foot + long * 0.12, s + wide),
                (foot + long * 0.45, s + wide * 0.62 - bend * 0.6),
                (foot + long, s + bend),
                (foot + long * 0.5, s - wide * 0.5 - bend * 0.5),
                (foot + long * 0.14, s - wide),
            )
            c.blob(r.all(*tongue), flat(colour, alpha))
    for i in range(3):
        c.glow(*r.at(low + tall * (0.12 + 0.28 * i)), r.w(breadth * 1.7)[0], "#FF9A3A", 0.6)


def sparks(c: Clay, r: Rod, t: float, colour: str) -> None:
    """Small lightning about a point of the thing."""
    zigs = (
        ((0, 8), (8, 15), (4, 19), (14, 27)),
        ((3, -8), (-3, -16), (4, -20), (-4, -30)),
        ((10, 3), (18, -2), (20, 5), (30, 0)),
        ((-6, 9), (-14, 14), (-11, 19), (-20, 25)),
    )
    for zig in zigs:
        c.line(r.all(*[(t + a, s) for a, s in zig]), r.w(1.5)[0], "#F4FAFF")
        c.glow(*r.at(t + zig[2][0], zig[2][1]), r.w(17)[0], colour, 0.5)
    c.glow(*r.at(t), r.w(34)[0], colour, 0.5)
