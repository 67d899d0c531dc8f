"""A tooltip is beside what it is about, and covers nothing that a person needs while reading it."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.packages import registry
from game.ui.table.scene import TableScene
from game.ui.widgets import Widget, draw_tip
from game.ui.window.app import App
from tests.ui.table import still

LARGE = 0.12
"""A thing that takes this share of the window may have its tip over it."""
MOVES = (3, 61)
CORNER = 1100
"""Pixels that a tip may hide of its neighbours together where there is no better place."""


def tips(scene: TableScene, app: App) -> Iterator[tuple[Widget, pygame.Rect, pygame.Rect]]:
    """Yield each widget with a tooltip, its place and that of the tip when the pointer rests on it."""
    form, canvas = scene.form, pygame.Surface(app.size)
    for widget in [w for w in form.walk() if w.tooltip and w.seen]:
        form.hot = widget
        form.tooltip.aim(widget.tooltip, widget.tooltip_place)
        scene.view.aim_tooltip()
        tip = form.tooltip
        at = pygame.Rect(tip.at)
        yield widget, at, draw_tip(app.ui, canvas, tip.explain(tip.words), at, tip.avoid, form.neighbours(at))


def covered(scene: TableScene, app: App) -> Iterator[str]:
    """Name what a tip covers though it must not."""
    bar, prompt = scene.widgets.bars
    needed = {"the prompt": prompt.rect} | {label.words: label.rect for label in bar.words.labels}
    choices = {ref: scene.widgets.hit_targets[ref].seen for ref in scene.model.at_hand.pickable()}
    window = scene.model.areas.window
    for widget, at, place in tips(scene, app):
        if not window.contains(place):
            yield f"{widget.key}: leaves the window"
        if place.colliderect(at) and at.width * at.height < LARGE * window.width * window.height:
            yield f"{widget.key}: over itself"
        for name, rect in {**needed, **choices}.items():
            if place.colliderect(rect) and not rect.contains(at):
                yield f"{widget.key}: over {name}"
        yield from neighbours_hidden(scene, widget, at, place)


def neighbours_hidden(scene: TableScene, widget: Widget, at: pygame.Rect, tip: pygame.Rect) -> Iterator[str]:
    """Name what is hidden of the icons next to a subject; beside a button of the bar nothing may be."""
    parts = [tip.clip(rect) for rect in scene.form.neighbours(at)]
    hidden = sum(part.width * part.height for part in parts)
    if hidden > (0 if widget in scene.widgets.bars[0].buttons else CORNER):
        yield f"{widget.key}: hides {hidden} pixels of its neighbours"


@pytest.mark.parametrize("moves", MOVES)
@pytest.mark.parametrize("title", registry.names())
def test_a_tip_is_beside_its_subject_and_over_nothing_that_is_needed(title: str, moves: int) -> None:
    scene, app = still.table(title, 3, (1280, 720), moves)
    found = [*covered(scene, app)]
    app.window.destroy()
    assert found == []


def test_the_cards_of_a_crew_are_neighbours_of_the_worker_beside_them() -> None:
    scene, app = still.table("raiders", 3, (1280, 720), 61)
    card = next(ref for ref in scene.widgets.hit_targets if ref.startswith("card:crew.blood_sworn.1"))
    beside = scene.widgets.hit_targets[card].seen.move(-40, 0)
    app.window.destroy()
    assert scene.widgets.hit_targets[card].seen in scene.form.neighbours(beside)
