"""What a screen reader calls the things of a table that can be chosen."""

from __future__ import annotations

from pathlib import Path

from game.engine.flow import choices
from game.packages import registry
from game.ui.window.access.screen import Screen
from tests import questions
from tests.ui.readable import table
from tests.walk_questions import Walk


def names_of_buttons(title: str, moves: int) -> dict[str, str]:
    """The names of the things with one choice behind a click, by the name of that choice."""
    scene, app = table(title, 2, moves)
    scene.game.viewer = next(iter(choices(scene.game.session.state)))
    scene.model.place(app.size)
    scene.view.refresh(at_once=True)
    screen, found = Screen(clock=lambda: 0.0), dict[str, str]()
    shown = screen.show(scene, screen.speech(app, app.ui.messages))
    for id_, widget in shown.widgets.items():
        label = scene.view.wording.chosen_by(widget.key.removeprefix("ref:"))
        if label and widget.focusable:
            found[screen.speech(app, app.ui.messages).plain(label)] = shown.nodes[id_].name
    app.window.destroy()
    return found


def test_a_button_is_called_by_what_it_does_and_not_by_its_odds_or_warnings() -> None:
    for moves in (0, 3, 6):
        for label, name in names_of_buttons("runebound", moves).items():
            assert label.casefold() in name.casefold()
            assert not name.startswith("This can’t be undone")


def test_experience_is_called_by_its_kinds_and_not_by_what_they_raise(tmp_path: Path) -> None:
    title = registry.find("runebound").title
    kept = questions.kept(title)
    bought = next(question for question in kept if question.kind.startswith("buy_experience"))
    walk = Walk(title, tmp_path)
    scene = walk._table(bought.state)
    scene.game.viewer = next(iter(choices(bought.state)))
    scene.layout()
    targets = scene.view.widgets.hit_targets
    names = [
        target.described().name
        for ref, target in targets.items()
        if ref.startswith("pair:") and target.focusable
    ]
    walk.close()
    assert names
    assert all(" and " in name and "+" not in name for name in names), names
