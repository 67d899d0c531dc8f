"""The landmark of each town, drawn with its foot at (0, 0); world pixels, y upwards."""

import math

import numpy as np

from tools.paint.core.pen import Pen, toned

GOLD, DARK, GLOW = "#D9AE52", "#352B2A", "#F2A64A"


def _window(pen: Pen, x: float, y: float, tall: float = 4.0, colour: str = DARK) -> None:
    pen.box(x - 0.9, y, x + 0.9, y + tall, colour)
    pen.oval(x, y + tall, 0.9, 1.0, colour)


def _gate(pen: Pen, x: float, y: float, half: float, tall: float, colour: str = DARK) -> None:
    turns = np.linspace(0, math.pi, 9)
    arch = [(x + half * math.cos(a), y + tall + half * 0.9 * math.sin(a)) for a in turns]
    pen.poly([(x + half, y), *arch, (x - half, y)], colour)


def _tower(pen: Pen, x: float, y: float, r: float, tall: float, stone: str, roof: str, spire: float) -> None:
    """A round tower, its crown a little wider, under a pointed roof."""
    body = [(r, 0), (r * 0.94, tall), (r * 1.18, tall + 1.4), (r * 1.18, tall + 4.6)]
    pen.lathe(x, y, body, [stone])
    for n in range(2):
        _window(pen, x - r * 0.35 + n * r * 0.2, y + tall * (0.35 + 0.34 * n), 3)
    pen.lathe(x, y + tall + 4.2, [(r * 1.36, 0), (r * 0.62, spire * 0.5), (0.25, spire)], [roof])
    pen.line(x, y + tall + spire + 3, x, y + tall + spire + 7, 0.7, GOLD)


def _flag(pen: Pen, x: float, y: float, colour: str, tall: float = 9.0) -> None:
    pen.line(x, y, x, y + tall, 0.8, "#6A5236")
    pen.poly([(x + 0.3, y + tall), (x + 7.5, y + tall - 1.6), (x + 0.3, y + tall - 4)], colour)
    pen.poly([(x + 0.3, y + tall), (x + 7.5, y + tall - 1.6), (x + 0.3, y + tall - 1.8)], toned(colour, 0.1))


def _courses(pen: Pen, x0: float, x1: float, y0: float, y1: float, colour: str) -> None:
    """Joints of masonry."""
    for n, y in enumerate(np.arange(y0 + 3, y1, 3.4)):
        pen.line(x0, y, x1, y, 0.4, toned(colour, -0.1))
        for x in np.arange(x0 + 2 + 2.5 * (n % 2), x1, 5):
            pen.line(x, y, x, y + 3.4, 0.35, toned(colour, -0.08))


def frost_gate(pen: Pen) -> None:
    """Two snowy towers with the great gate of the north between them."""
    stone, slate, snow = "#93A0AE", "#54748F", "#F0F4F5"
    _tower(pen, 0, 14, 7, 32, stone, slate, 20)
    pen.block(-17, 17, 0, 26, 8, stone, snow)
    _courses(pen, -17, 17, 0, 26, stone)
    pen.battlement(-17, 17, 26, stone, 3)
    pen.line(-17, 29.2, 17, 29.2, 1.0, snow)
    _gate(pen, 0, 0, 7.5, 11, "#222A34")
    for x in (-4.5, -1.5, 1.5, 4.5):
        pen.line(x, 0, x, 16, 0.6, "#5A6672")
    pen.line(-7, 8, 7, 8, 0.6, "#5A6672")
    for x in (-20, 20):
        _tower(pen, x, -2, 8.4, 34, stone, slate, 22)
        pen.poly([(x - 7, 41), (x - 1, 41), (x - 0.4, 57), (x - 3, 48)], snow)
        pen.poly([(x + 1, 42), (x + 5, 40), (x + 0.6, 54)], toned(snow, -0.08))


def sun_temple(pen: Pen) -> None:
    """A pale temple on steps, a gilded dome, and the rising sun on its front."""
    stone, gilt = "#EADFC2", "#DDAF48"
    for n, half in enumerate((32, 28.5, 25)):
        pen.block(-half, half, n * 2.4, 2.4, 9 - 2 * n, "#D6C7A0")
    pen.block(-21, 21, 7, 17, 8, stone)
    for x in (-18, -11.5, -5, 5, 11.5, 18):
        pen.box(x - 1.7, 7, x + 1.7, 23, toned(stone, 0.07))
        pen.box(x + 0.5, 7, x + 1.7, 23, toned(stone, -0.1))
    _gate(pen, 0, 7, 3, 8, "#5A4430")
    pen.poly([(-24, 23.5), (24, 23.5), (0, 33)], toned(stone, 0.03))
    pen.poly([(0, 33), (24, 23.5), (0, 23.5)], toned(stone, -0.05))
    pen.lathe(0, 31, [(13, 0), (13, 5), (14, 5.4)], [stone])
    dome = [(13.4, 0), (13, 4), (11, 9), (7.4, 13), (2.6, 15.6), (0.4, 16)]
    pen.lathe(0, 36, dome, [gilt])
    for n in range(12):
        a = math.pi * n / 6
        pen.line(0, 58, 7 * math.cos(a), 58 + 7 * math.sin(a), 1.0, GOLD)
    pen.disc(0, 58, 4.2, toned(GOLD, -0.06))
    pen.disc(-0.4, 58.4, 3.2, toned(GOLD, 0.12))
    pen.line(0, 50, 0, 54, 1.2, GOLD)


def star_tower(pen: Pen) -> None:
    """The tall tower of the star-readers, an observatory at its top, lesser towers at its foot."""
    stone, copper = "#B4B8BC", "#5A93A0"
    _tower(pen, 15, 3, 5.4, 28, stone, copper, 15)
    _tower(pen, -15, 2, 6, 20, stone, copper, 15)
    pen.lathe(0, 0, [(11, 0), (8.4, 8), (7.4, 50), (10.4, 54), (10.4, 58)], [stone])
    for y, x in ((14, -3.4), (26, -2.0), (38, -0.8)):
        _window(pen, x, y, 4, "#3A4450")
    pen.box(-8.4, 48, 8.0, 49.4, toned(GOLD, -0.04))
    pen.lathe(0, 58, [(9.4, 0), (9.6, 3), (8.4, 8), (5.4, 12), (0.6, 14)], [copper])
    pen.poly([(-1.6, 59), (1.4, 59), (2.6, 71), (0.6, 72)], "#25313C")
    pen.line(0.4, 66, -8, 76, 2.2, toned(GOLD, -0.08))
    pen.line(0.0, 66.6, -8.4, 76.4, 0.8, toned(GOLD, 0.14))
    _gate(pen, 0, 0, 2.8, 6)


def great_forge(pen: Pen) -> None:
    """A smelting hall with glowing mouths, three stacks, and an anvil over the door."""
    brick, iron = "#7E5644", "#4B4648"
    for x, tall in ((-26, 62), (-14, 74), (25, 58)):
        pen.lathe(x, 10, [(5.4, 0), (4.0, tall - 16), (5.0, tall - 15), (5.0, tall - 11)], ["#6E4E40"])
        pen.oval(x, tall - 1.2, 3.4, 1.4, "#1E1818")
        pen.oval(x, tall - 1.6, 2.4, 0.9, GLOW)
    pen.block(-34, 34, 0, 21, 6, brick)
    _courses(pen, -34, 34, 0, 21, brick)
    pen.gable(-35, 35, 20, 17, 2, iron, 6)
    for x in (-22, 0, 22):
        _gate(pen, x, 0, 6.2, 8.5, "#2A1C18")
        _gate(pen, x, 0, 4.8, 7, "#B4481E")
        _gate(pen, x, 0, 3.4, 5, GLOW)
        pen.oval(x, 2.2, 2.6, 2.4, "#FFE7A0")
    pen.poly(
        [(-7, 27), (8, 27), (8, 25), (3.4, 23.6), (2.6, 20), (5, 18.6), (-5, 18.6), (-2.6, 20), (-3.4, 23)],
        "#1F1C20",
    )
    pen.poly([(-7, 27), (8, 27), (8, 26.2), (-6, 26.2)], "#A8A4A4")


def kings_castle(pen: Pen) -> None:
    """The high castle of the capital: curtain wall, four towers, a great keep with red roofs."""
    stone, red = "#E4DAC4", "#B8402E"
    for x in (-20, 20):
        _tower(pen, x, 16, 6, 36, stone, red, 18)
    pen.block(-13, 13, 12, 42, 10, stone)
    _courses(pen, -13, 13, 12, 54, stone)
    pen.battlement(-13, 13, 54, stone, 3)
    pen.gable(-11, 11, 56, 13, 1.5, red, 5)
    for x in (-8, 0, 8):
        _window(pen, x, 40, 6)
    pen.block(-36, 36, 0, 19, 6, stone)
    _courses(pen, -36, 36, 0, 19, stone)
    pen.battlement(-36, 36, 19, stone, 3.4)
    for x in (-36, 36):
        _tower(pen, x, -3, 7.4, 27, stone, red, 19)
    _gate(pen, 0, 0, 6, 8.5, "#3E2C22")
    for x in (-3, 0, 3):
        pen.line(x, 0, x, 12, 0.6, "#8C6A44")
    for x in (-14, 14):
        pen.poly([(x - 3, 18), (x + 3, 18), (x + 3, 8), (x, 5.4), (x - 3, 8)], red)
        pen.poly([(x - 1.4, 16), (x + 1.4, 16), (x + 1.4, 9.6), (x, 8), (x - 1.4, 9.6)], GOLD)
    _flag(pen, 0, 68, "#D9A93A", 13)
    for x in (-36, 36):
        _flag(pen, x, 45, red, 8)


def dark_minster(pen: Pen) -> None:
    """A black minster with crooked spires and violet light in its windows."""
    stone, slate, light = "#605A6A", "#3A3346", "#B07CE0"
    for x, tall, lean in ((-19.0, 40, -2.5), (19.0, 34, 2.0)):
        pen.block(x - 6, x + 6, 4, tall - 4, 0, stone)
        pen.poly([(x - 7.4, tall), (x + 7.4, tall), (x + lean * 2, tall + 27)], toned(slate, -0.05))
        pen.poly([(x - 7.4, tall), (x - 1, tall), (x + lean * 2, tall + 27)], toned(slate, 0.1))
        for y in (14, 24):
            _window(pen, x, y, 5, light)
    pen.block(-20, 20, 0, 24, 0, stone)
    _courses(pen, -20, 20, 0, 24, stone)
    pen.gable(-20, 20, 23, 15, 2, slate, 6)
    pen.block(-8, 8, -2, 50, 0, stone)
    pen.poly([(-10, 48), (10, 48), (3, 70), (4.6, 86)], toned(slate, -0.06))
    pen.poly([(-10, 48), (-1, 48), (3, 70), (4.6, 86), (0.6, 68)], toned(slate, 0.1))
    pen.disc(0, 35, 4.6, toned(stone, -0.16))
    pen.disc(0, 35, 3.6, light)
    for n in range(4):
        a = math.pi * n / 4
        pen.line(
            -3.6 * math.cos(a), 35 - 3.6 * math.sin(a), 3.6 * math.cos(a), 35 + 3.6 * math.sin(a), 0.5, slate
        )
    for x in (-14.5, 14.5):
        _window(pen, x, 8, 8, light)
    _gate(pen, 0, -2, 3.8, 9, "#1E1824")
    for x in (-8, 8):
        pen.poly([(x - 2, 46), (x + 2, 46), (x, 56)], slate)


def beacon(pen: Pen) -> None:
    """A lofty watch-tower whose beacon is lit."""
    stone, timber = "#B0A48C", "#7C5A3A"
    pen.lathe(0, 0, [(13, 0), (9.6, 10), (8.4, 46)], [stone])
    for n in range(3):
        _window(pen, n - 3, 10 + 12 * n)
    pen.lathe(0, 45, [(9, 0), (13, 3), (13, 8)], [timber])
    for x in (-11.0, -5.5, 0.0, 5.5, 11.0):
        pen.line(x, 47, x, 53, 1.0, toned(timber, 0.14))
    for x in (-9.5, 9.5):
        pen.line(x, 53, x, 66, 1.6, toned(timber, -0.06))
    pen.oval(0, 55, 6, 2.6, "#2E2620")
    for rx, ry, y, tone in ((5.4, 7, 60, "#D8602A"), (3.8, 5.4, 59.4, GLOW), (2.0, 3.4, 58, "#FFE9A8")):
        pen.oval(0, y, rx, ry, tone)
    pen.lathe(0, 65, [(14, 0), (7, 6), (0.4, 13)], ["#3F7A72"])
    pen.line(0, 77, 0, 83, 0.8, GOLD)
    pen.block(10, 30, -1, 12, 5, "#A8865A")
    pen.gable(10, 30, 11, 10, 1.6, "#4E8C80", 4)
    _gate(pen, 20, -1, 2.6, 5)
    _gate(pen, 0, 0, 3, 7)


def vintners_hall(pen: Pen) -> None:
    """The half-timbered hall of the wine growers, a clock turret and a great barrel by the door."""
    plaster, beam, roof = "#F2E6CA", "#6A452A", "#BE6A34"
    pen.block(-28, 28, 0, 20, 0, plaster)
    for x in range(-28, 29, 8):
        pen.line(x, 0, x, 20, 1.2, beam)
    for y in (0.6, 9.6, 19.4):
        pen.line(-28, y, 28, y, 1.2, beam)
    for x in (-24, 16):
        pen.line(x - 4, 10, x + 4, 19, 1.0, beam)
        pen.line(x + 4, 10, x - 4, 19, 1.0, beam)
    for x in (-20, -12, 12, 20):
        pen.box(x - 1.7, 12, x + 1.7, 16.6, "#4A4A52")
        pen.box(x - 1.7, 2.6, x + 1.7, 7.4, "#4A4A52")
    pen.gable(-29, 29, 19.4, 19, 2.4, roof, 7)
    pen.poly([(-11, 19), (11, 19), (0, 36)], toned(plaster, 0.02))
    for side in (-1, 1):
        pen.line(side * 12.4, 17.6, 0, 37, 2.0, toned(roof, 0.1 if side < 0 else -0.08))
    pen.line(0, 20, 0, 33, 1.0, beam)
    pen.line(-7, 24, 7, 24, 1.0, beam)
    pen.block(-5, 5, 37, 12, 0, plaster)
    pen.disc(0, 43.4, 3.4, beam)
    pen.disc(0, 43.4, 2.6, "#F6EFDC")
    pen.line(0, 43.4, 0, 45.4, 0.6, DARK)
    pen.line(0, 43.4, 1.5, 43, 0.6, DARK)
    pen.lathe(0, 48.6, [(7, 0), (5, 4), (2.6, 8), (1.6, 14), (0.3, 20)], ["#6E9A5A"])
    pen.line(0, 68, 0, 73, 0.7, GOLD)
    _gate(pen, 0, 0, 4, 8, "#5A3A24")
    pen.lathe(20, -3, [(3.4, 0), (4.4, 3.4), (3.4, 7)], ["#8C5E36"])
    pen.lathe(28, -2, [(3.4, 0), (4.4, 3.4), (3.4, 7)], ["#8C5E36"])
