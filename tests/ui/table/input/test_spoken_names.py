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


def names_at(kind: str, home: Path, **values: object) -> dict[str, str]:
    """The names of the buttons at a kept question of Runebound, by their refs. `values`: changed facts."""
    title = registry.find("runebound").title
    state = next(question for question in questions.kept(title) if question.kind.startswith(kind)).state
    for name, value in values.items():
        setattr(state, name, value)
    state.asked = None
    walk = Walk(title, home)
    scene = walk._table(state)
    scene.game.viewer = next(iter(choices(state)))
    scene.layout()
    plain = Screen().speech(walk.app, walk.app.ui.messages).plain
    targets = scene.view.widgets.hit_targets.values()
    names = {target.ref: plain(target.described().name) for target in targets if target.focusable}
    walk.close()
    return names


def test_experience_is_called_by_its_kinds_and_not_by_what_they_raise(tmp_path: Path) -> None:
    names = names_at("buy_experience", tmp_path)
    pairs = [name for ref, name in names.items() if ref.startswith("pair:")]
    assert "Life and Stamina" in pairs
    assert not any("+" in name for name in pairs), pairs


def test_a_thing_that_can_go_to_one_place_names_what_a_click_does_and_costs(tmp_path: Path) -> None:
    names = names_at("market", tmp_path, wounds={"garrick_ironmantle": 2})
    assert "Heal Garrick Ironmantle, −1 gold, heals 1 wound" in names["goods:0.wounds.garrick_ironmantle"]
