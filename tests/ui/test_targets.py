"""Where something can be dropped is told by a moving dashed edge, which a deuteranope sees as well."""

from __future__ import annotations

import itertools
import math

import pygame
import pytest

from game.engine.model import Ref
from game.packages import registry
from game.ui.table.drawing import dashes
from game.ui.table.drawing.outlines import radius_of
from game.ui.table.input.hit_targets import HitTarget
from game.ui.table.scene import TableScene
from game.ui.window import theme as t
from tests.ui import eyes
from tests.ui.questions import SIZE, questions

SHARE = 0.2
"""Of the edge of a place at least so much becomes clearly lighter or darker when it is marked."""
INSETS = (2, 4, 6)
"""Pixels inside the edge of a place at which is looked, and pixels from one point there to the next."""
APART = 3
LINES = 3.0
"""Contrast of the dashes and their rim, as WCAG asks of signs that are no text."""
GLOW = 40
"""Pixels by which a place with its glow is broader than alone."""
MOVES = 150


def movable(scene: TableScene) -> list[Ref]:
    """What can be brought somewhere."""
    at_hand = scene.model.at_hand
    return [ref for ref in at_hand.pickable() if at_hand.targets(ref)]


def picture(scene: TableScene) -> pygame.Surface:
    surface = pygame.Surface(SIZE)
    scene.draw(surface)
    return surface


def edge(scene: TableScene, place: HitTarget) -> list[tuple[int, int]]:
    """Points in sight along the edge of a place."""
    radius = scene.ui.px(radius_of(scene.ui, place.rect, place.shape))
    found = []
    for inset in INSETS:
        path = dashes._path(place.rect.size, place.shape, radius, inset)
        for (x, y), (u, v) in itertools.pairwise(path):
            steps = max(1, round(math.dist((x, y), (u, v)) / APART))
            at = ((x + (u - x) * n / steps, y + (v - y) * n / steps) for n in range(steps))
            found += [(place.rect.x + round(p), place.rect.y + round(q)) for p, q in at]
    return [point for point in found if place.seen.collidepoint(point)]


@pytest.mark.parametrize("title", registry.names())
def test_marked_places_stand_out_from_all_others_to_a_deuteranope(title: str) -> None:
    seen = 0
    for scene in questions(title, 2, MOVES, movable):
        ref, before = movable(scene)[0], picture(scene)
        scene.drag.hold(ref)
        after, places = picture(scene), scene.widgets.hit_targets
        marked = [places[at] for at in scene.drag.targets if places[at].seen]
        glowing = [*marked, *(places[at] for at in (ref, *scene.model.at_hand.pickable()))]
        lit = [place.rect.inflate(GLOW, GLOW) for place in glowing]
        plain = [place for place in places.values() if place.seen and place.seen.collidelist(lit) < 0]
        shares = {place.ref: eyes.differ(before, after, edge(scene, place)) for place in (*marked, *plain)}
        least = min(shares[place.ref] for place in marked)
        assert least > SHARE, {place.ref: shares[place.ref] for place in marked}
        assert least > 2 * max((shares[place.ref] for place in plain), default=0.0)
        seen += 1
    assert seen > 1


def test_dashes_and_their_rim_differ_by_light() -> None:
    assert eyes.contrast(t.lighter(t.DROP, dashes.LIGHTER), t.SHADE) > LINES
