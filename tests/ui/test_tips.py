"""What tooltips of every title say, as players would write it."""

import random

import pytest

from game.packages import registry
from game.presentation.title_words import tip_text
from game.ui.table.panels.opponents import SeatPanel
from game.ui.window import run
from tests.expect import recorded


@pytest.mark.parametrize("title", registry.names())
def test_tooltips_begin_with_a_capital(title: str) -> None:
    found = set()
    for seats in (min(registry.find(title).title.seats), max(registry.find(title).title.seats)):
        spec = run.ShotSpec(registry.find(title).title, (1280, 720), seats, {}, 0, 3)
        scene, app = run.table(spec)
        for _ in range(8):
            tips = [tip for w in scene.form.walk() for tip in (*getattr(w, "tips", ()), w.tooltip)]
            tips += [tip_text(cell.tip) for panel in scene.model.panels for cell in panel.cells]
            found |= {tip for tip in tips if tip[:1].islower()}
            run.play_randomly(scene.game.session, random.Random(seats), 15)
            scene.game.viewer = (*scene.game.session.waiting_for(), 0)[0]
            scene.layout()
        app.window.destroy()
    assert found == set()


@pytest.mark.parametrize("title", registry.names())
def test_a_panel_whose_facts_stay_is_not_painted_again(title: str, monkeypatch: pytest.MonkeyPatch) -> None:
    played = registry.find(title).title
    scene, app = run.table(run.ShotSpec(played, (1280, 720), max(played.seats), {}, 40))
    scene.draw(app.window.get_surface())
    painted = recorded(monkeypatch, SeatPanel, "_draw_words")
    scene.view.refresh()
    scene.draw(app.window.get_surface())
    app.window.destroy()
    assert painted == []
