"""Where something can be dropped is told by a moving dashed edge, which a deuteranope sees as well."""

from __future__ import annotations

import itertools
import math
import random
from collections.abc import Iterator

import pygame
import pytest

from game import packages
from game.engine.model import Ref
from game.ui.scenes.table import TableScene
from game.ui.table import dashes
from game.ui.table.hit_targets import HitTarget
from game.ui.table.marks import radius_of
from game.ui.window import run
from game.ui.window import theme as t
from tests.ui import eyes

SHARE = 0.2
"""Of the edge of a place at least so much becomes clearly lighter or darker when it is marked."""
INSETS = (2, 4, 6)
"""Pixels inside the edge of a place at which is looked, and pixels from one point there to the next."""
APART = 3
LINES = 3.0
"""Contrast of the dashes and their rim, as WCAG asks of signs that are no text."""
GLOW = 40
"""Pixels by which a place with its glow is broader than alone."""
MOVES, SEED = 150, 4
SIZE = (1280, 720)


def scenes(title: str) -> Iterator[tuple[TableScene, Ref]]:
    """For each question at which a thing can be brought somewhere, the table and the thing."""
    scene, app = run.table(run.ShotSpec(packages.find(title).title, SIZE, 2, {}, 0, SEED))
    chance, asked, session = random.Random(SEED), set[str](), scene.game.session
    for _ in range(MOVES):
        if session.over:
            break
        seat = scene.game.viewer = session.waiting_for()[0]
        question = session.question(seat)
        if question is not None and question.code not in asked:
            scene.layout()
            picks = scene.model.picks
            movable = [ref for ref in picks.pickable() if picks.targets(ref)]
            asked |= {question.code} if movable else set()
            yield from ((scene, ref) for ref in movable[:1])
        run.play_randomly(session, chance, 1)
    app.window.destroy()


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


@pytest.mark.parametrize("title", packages.names())
def test_marked_places_stand_out_from_all_others_to_a_deuteranope(title: str) -> None:
    seen = 0
    for scene, ref in scenes(title):
        before = picture(scene)
        scene.hand.hold(ref)
        after, places = picture(scene), scene.widgets.hit_targets
        marked = [places[at] for at in scene.hand.targets if places[at].seen]
        glowing = [*marked, *(places[at] for at in (ref, *scene.model.picks.pickable()))]
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
