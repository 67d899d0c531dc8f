"""People who see colours differently tell apart what belongs to different seats, counters and workers."""

from itertools import combinations
from typing import Literal

import pygame
import pytest
from coloraide import Color

from game.paths import assets
from game.titles.raiders.table.rows import HEADGEAR, WORKER, worker_mark
from game.ui.window import shapes, theme
from game.ui.window.ui import Ui

Vision = Literal["usual", "protan", "deutan", "tritan", "grey"]
VISIONS: tuple[Vision, ...] = ("usual", "protan", "deutan", "tritan")
CLEARLY_DIFFERENT = 15.0
"""CIEDE2000; 1 is just noticeable side by side."""
IN_GREY = 7.0
"""Difference in lightness, of 100, in a picture without colours."""
SAME_SHAPE = 0.9
CLEARLY_DARKER = 24
"""Of 255 levels."""
CLEARLY_DIFFERENT_SHARE = 0.075
"""The share of its pixels by which a picture differs clearly from another."""
OPAQUE = 200
"""Of 255: shadows are not counted."""


def seen(colour: theme.Colour, vision: Vision) -> Color:
    """Return a colour as it is seen with a colour vision (Machado 2009, severity 1)."""
    as_it_is = Color("srgb", [part / 255 for part in colour])
    return as_it_is if vision == "usual" else as_it_is.filter(vision, 1.0, method="machado").clip()


@pytest.mark.parametrize("vision", VISIONS)
@pytest.mark.parametrize("pair", [*combinations(theme.SEAT_COLOURS, 2)], ids="-".join)
def test_seats_are_told_apart_with_any_colour_vision(pair: tuple[str, str], vision: Vision) -> None:
    a, b = (seen(theme.SEAT_COLOURS[name].colour, vision) for name in pair)
    assert a.delta_e(b, method="2000") >= CLEARLY_DIFFERENT


@pytest.mark.parametrize("pair", [*combinations(theme.SEAT_COLOURS, 2)], ids="-".join)
def test_seats_differ_in_a_picture_without_colours(pair: tuple[str, str]) -> None:
    a, b = (seen(theme.SEAT_COLOURS[name].colour, "usual").convert("lab-d65") for name in pair)
    assert abs(a["lightness"] - b["lightness"]) >= IN_GREY


def overlap(a: pygame.Surface, b: pygame.Surface) -> float:
    """Return how much of two silhouettes is common to both, 0 to 1."""
    first, second = pygame.mask.from_surface(a, OPAQUE), pygame.mask.from_surface(b, OPAQUE)
    common = first.overlap_area(second, (0, 0))
    return common / (first.count() + second.count() - common)


DECKS = ("green", "yellow", "blue", "red")
SAME_OUTLINE = [
    [f"runebound/pieces/adventure_{colour}.png" for colour in DECKS],
    [f"runebound/pieces/adventure_{colour}_star.png" for colour in DECKS],
    [f"runebound/pieces/experience_{kind}.png" for kind in ("life", "stamina", "ranged", "melee", "magic")],
    [
        f"runebound/pieces/{kind}.png"
        for kind in ("wound", "exhaustion", "doom", "threat", "undefeated", "overrun")
    ],
    [f"raiders/pieces/die_{colour}.png" for colour in ("white", "yellow", "red")],
]
"""Groups of pieces that have one outline, and lie beside each other in play."""
SILHOUETTES = [
    ["metal", "wood", "food", "oil"],
    ["silver", "provisions", "livestock", "kumis", "wagon", "equipment", "gold", "wound"],
    ["mountain", "farm", "forest", "hills", "plains", "swamp", "river", "road", "town"],
    ["life", "stamina", "ranged", "melee", "magic"],
]
"""Groups of icons: resources, plunder, terrains, what heroes gain by experience."""
HEAD = (0, 0, 128, 50)
"""The part of a worker's picture above the shoulders."""
WORKERS = [f"raiders/pieces/worker_{colour}.png" for colour in WORKER]


def differing(a: pygame.Surface, b: pygame.Surface) -> float:
    """Return the share of pixels that differ clearly in two pictures without colours."""
    greys = zip(_greys(a), _greys(b), strict=True)
    return sum(abs(x - y) > CLEARLY_DARKER for x, y in greys) / (a.width * a.height)


def _greys(picture: pygame.Surface) -> bytes:
    return pygame.image.tobytes(pygame.transform.grayscale(picture), "RGB")[::3]


@pytest.mark.parametrize("group", SAME_OUTLINE, ids=lambda group: group[0])
def test_pieces_differ_in_a_picture_without_colours(group: list[str]) -> None:
    pictures = [pygame.image.load(assets(path)) for path in group]
    assert min(differing(a, b) for a, b in combinations(pictures, 2)) > CLEARLY_DIFFERENT_SHARE


@pytest.mark.parametrize("group", SILHOUETTES, ids=lambda group: group[0])
def test_icons_differ_in_their_silhouettes(group: list[str], ui: Ui) -> None:
    pictures = [ui.art.icon(name, 24) for name in group]
    assert max(overlap(a, b) for a, b in combinations(pictures, 2)) < SAME_SHAPE


@pytest.mark.parametrize("pair", [*combinations(WORKERS, 2)], ids="-".join)
def test_workers_wear_different_headgear(pair: tuple[str, str]) -> None:
    a, b = (pygame.image.load(assets(path)).subsurface(HEAD) for path in pair)
    assert overlap(a, b) < SAME_SHAPE


@pytest.mark.parametrize("pair", [*combinations(HEADGEAR, 2)], ids="-".join)
def test_small_marks_of_workers_differ_in_shape(pair: tuple[str, str]) -> None:
    pictures = [shapes.clear((14, 14)), shapes.clear((14, 14))]
    for name, picture in zip(pair, pictures, strict=True):
        worker_mark(picture, name, (7, 7), 5, WORKER[name])
    assert overlap(*pictures) < SAME_SHAPE
