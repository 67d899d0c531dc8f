"""Bakes the figures, counters and dice of Runebound: python -m tools.paint.runebound.pieces"""

import math
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pygame

from game.paths import assets
from tools.paint.core.brush import Colour, Ink, Point, alpha_of, blur, flat, rgb, shift
from tools.paint.core.motifs import draw, icon_file
from tools.paint.core.pieces import FACE, FINE, carved, die, piece

HEROES = (
    "red_scorpion", "one_fist", "mad_carthos", "mordrog", "spiritspeaker_mok", "corbin", "isaura_fenwick",
    "thessaly_vane", "brannoc_tidewalker", "sister_odalys", "kestrel_hale", "garrick_ironmantle",
)  # fmt: skip
STONE = "#9C9484"
"""The base of a figure: the window draws the seat's colour round it."""
CUTS: dict[str, tuple[str, int, float, float, float]] = {
    "green": ("#3B9159", 4, math.pi / 4, 1.06, 1.06),
    "yellow": ("#E2B136", 3, -math.pi / 2, 1.14, 1.14),
    "blue": ("#3A78BC", 8, math.pi / 8, 1.0, 1.0),
    "red": ("#C22F3A", 4, 0.0, 0.84, 1.06),
}
"""Colour, corners, turn, breadth and height of the gem of an adventure: the cut tells it too."""
TOKENS: dict[str, tuple[str, str]] = {
    "undefeated": ("#5A4A5E", "undefeated"),
    "doom": ("#2E2838", "doom"),
    "threat": ("#C9A45A", "threat"),
    "overrun": ("#D8C49A", "overrun"),
    "wound": ("#E6D8C0", "wound"),
    "exhaustion": ("#33465E", "exhaustion"),
    "experience_life": ("#F0DCC8", "life"),
    "experience_stamina": ("#C4D0A0", "stamina"),
    "experience_ranged": ("#A9C0B0", "ranged"),
    "experience_melee": ("#A8524A", "melee"),
    "experience_magic": ("#CFC2E0", "magic"),
}
"""Round counters: the colour of the disc and the icon on it."""
BRASS, DARK = "#E6C377", "#3A2614"
PIECE = 192


def _disc(size: int, colour: Colour) -> tuple[Ink, float, float]:
    """A disc in a brass rim; the ink, its middle and the radius inside the rim."""
    n = round(size * FACE) * FINE
    ink = Ink(n, n, 2)
    middle = n / 2
    ink.circle(middle, middle, n * 0.492, DARK)
    ink.circle(middle, middle, n * 0.470, "#8A6428")
    ink.circle(middle - n * 0.006, middle - n * 0.009, n * 0.455, BRASS)
    ink.circle(middle, middle, n * 0.408, shift(colour, -0.2))
    ink.circle(middle + n * 0.004, middle + n * 0.007, n * 0.396, colour)
    return ink, middle, n * 0.396


def gem(colour: str, starred: bool = False, size: int = PIECE) -> pygame.Surface:
    """The counter of an adventure: a cut stone in a brass setting, a small star on it for a starred space."""
    base, corners, turn, wide, high = CUTS[colour]
    ink, middle, room = _disc(size, "#4B3316")
    radius, low = room * 0.88, room * (0.17 if corners == 3 else 0.0)

    def ring(share: float) -> list[Point]:
        turns = [turn + 2 * math.pi * n / corners for n in range(corners)]
        reach = radius * share
        return [
            (middle + math.cos(a) * reach * wide, middle + low + math.sin(a) * reach * high) for a in turns
        ]

    ink.poly(ring(1.07), shift(base, -0.26))
    outer, table = ring(0.98), ring(0.54)
    for n in range(corners):
        after, a = (n + 1) % corners, turn + 2 * math.pi * (n + 0.5) / corners
        lit = -(math.cos(a) * 0.66 + math.sin(a) * 0.75)  # light from the north-west
        ink.poly([outer[n], outer[after], table[after], table[n]], shift(base, 0.14 * lit, 1.08))
    ink.poly(table, shift(base, 0.03, 1.1))
    ink.poly(table[: max(3, corners // 2 + 1)], shift(base, 0.075, 1.05))
    for x, y, r in ((0.28, 0.30, 0.11), (0.08, 0.40, 0.05)):
        ink.circle(middle - radius * x, middle + low - radius * y, radius * r, "#FFFDF4")
    if starred:
        _star(ink, middle)
    return carved(ink.done(), rgb(DARK), size)


def _star(ink: Ink, middle: float) -> None:
    """A five-pointed star on a cream disc in the north-east."""
    r = middle * 0.32
    x, y = middle * 2 - r * 1.18, r * 1.18
    ink.circle(x, y, r * 1.14, DARK)
    ink.circle(x, y, r, "#F7EFDC")
    points = []
    for n in range(10):
        a, reach = -math.pi / 2 + n * math.pi / 5, r * (0.8 if n % 2 == 0 else 0.34)
        points.append((x + math.cos(a) * reach, y + math.sin(a) * reach))
    ink.poly(points, "#9A6414")


def token(colour: str, icon: str, size: int = PIECE) -> pygame.Surface:
    """A round counter with an icon on it."""
    ink, middle, room = _disc(size, colour)
    for share, tone in ((0.94, 0.05), (0.86, 0.0)):
        ink.circle(middle, middle, room * share, shift(colour, tone))
    face = ink.done()
    px = round(room * 1.54)
    mark = draw(icon_file(icon), px)
    at = round(middle - px / 2), round(middle - px / 2)
    shade = flat(blur(alpha_of(mark), px * 0.03) * 0.5, "#150C06")
    face.blit(shade, (at[0] + round(px * 0.02), at[1] + round(px * 0.04)))
    face.blit(mark, at)
    return carved(face, rgb(DARK), size)


def recipes() -> dict[str, Callable[[], pygame.Surface]]:
    """File name (without .png) of everything baked here, and how."""
    made: dict[str, Callable[[], pygame.Surface]] = {
        f"hero_{name}": partial(piece, f"hero_{name}", STONE, PIECE) for name in HEROES
    }
    for colour in CUTS:
        made[f"adventure_{colour}"] = partial(gem, colour)
        made[f"adventure_{colour}_star"] = partial(gem, colour, starred=True)
    for name, (colour, icon) in TOKENS.items():
        made[name] = partial(token, colour, icon)
    made["gold"] = partial(piece, "coin", None, PIECE)
    made["d20"] = partial(piece, "d20", None, PIECE)
    made["die_move"] = partial(die, "#F2E8D0", PIECE)
    return made


def bake(folder: Path) -> None:
    """Writes every piece into the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, make in recipes().items():
        pygame.image.save(make(), folder / f"{name}.png")


if __name__ == "__main__":
    bake(assets("runebound", "pieces"))
