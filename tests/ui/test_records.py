"""The list of recorded games: what each row tells, what is sought, and what can be done with a game."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.records.library import RecordInfo
from game.ui.scenes.ask_text import AskText
from game.ui.scenes.message import Confirm, Message
from game.ui.scenes.records.records import Records
from game.ui.widgets import Rows
from game.ui.window.app import App
from game.ui.window.idle import IDLE_AFTER_MS
from game.ui.window.miniature_files import SIZE
from game.ui.window.miniatures import Miniatures
from tests import games, toy
from tests.expect import expect
from tests.ui.fakes import FakeProgram, Hand


@pytest.fixture
def hand(app: App) -> Hand:
    return Hand(app)


@pytest.fixture
def scene(app: App, hand: Hand, program: FakeProgram) -> Records:
    scene = Records(app.ui, program)
    hand.show(scene)
    return scene


def click(scene: Records, hand: Hand, key: str) -> None:
    hand.click(scene.form.find(key).rect.center)


def stems(scene: Records) -> list[str]:
    return [info.path.stem for info in scene.records]


def test_a_row_tells_turn_or_result(app: App, scene: Records, program: FakeProgram) -> None:
    rest = int(IDLE_AFTER_MS // 16) + 5
    for _ in range(rest):
        app.turn(16)
    told = {info.path.stem: scene.rows.state(info) for info in scene.records}
    assert told == {"c": "41 moves", "b": "Bruno won with 87", "x": "Damaged", "a": "7 moves"}
    assert scene.rows.state(replace(program.kept[0], turn=9)) == "Round 3"


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("chloe", ["c"]),
        ("ADA river", ["c", "b"]),
        ("2025-10", ["c", "b", "x", "a"]),
        ("oct 2025", ["c", "b", "x", "a"]),
        ("damaged", ["x"]),
        ("nobody", []),
    ],
)
def test_what_is_sought_is_found_by_any_word(
    scene: Records, hand: Hand, typed: str, found: list[str]
) -> None:
    click(scene, hand, "search")
    hand.type(typed)
    assert stems(scene) == found
    assert scene.form.find("load").enabled == (found not in ([], ["x"]))
    assert scene.form.focus is scene.form.find("search")


def test_delete_in_the_field_deletes_a_letter_and_no_game(
    scene: Records, hand: Hand, program: FakeProgram
) -> None:
    click(scene, hand, "search")
    hand.type("ada")
    hand.key(pygame.K_HOME)
    hand.key(pygame.K_DELETE)
    assert len(program.kept) == 4


def test_a_game_gets_a_name(app: App, scene: Records, hand: Hand, program: FakeProgram) -> None:
    click(scene, hand, "rename")
    expect(app.top, AskText)
    hand.type("ours")
    hand.key(pygame.K_RETURN)
    assert app.top is scene
    assert scene.rows.heading(scene.records[0]) == "ours"
    click(scene, hand, "rename")
    hand.type("x")
    hand.key(pygame.K_ESCAPE)
    assert program.kept[0].name == "ours"


def test_what_was_deleted_is_brought_back_until_the_list_is_left(
    app: App, scene: Records, hand: Hand, program: FakeProgram
) -> None:
    click(scene, hand, "delete")
    hand.key(pygame.K_DELETE)
    assert len(program.kept) == 2
    click(scene, hand, "undo")
    click(scene, hand, "undo")
    assert len(program.kept) == 4
    assert "undo" not in [widget.key for widget in scene.form.walk()]
    hand.key(pygame.K_DELETE)
    app.pop(scene)
    assert program.library.bin == []


def test_what_cannot_be_done_is_said(app: App, scene: Records, hand: Hand, program: FakeProgram) -> None:
    program.library.refuse = "No space left on device"
    for key in ("delete", "duplicate"):
        click(scene, hand, key)
        assert isinstance(app.top, Message)
        assert "No space left on device" in app.top.words
        hand.key(pygame.K_RETURN)
    assert len(program.kept) == 4
    assert "undo" not in [widget.key for widget in scene.form.walk()]


def test_a_replay_is_opened(scene: Records, hand: Hand, program: FakeProgram) -> None:
    hand.key(pygame.K_DOWN)
    click(scene, hand, "replay")
    assert [info.path.stem for info in program.replayed] == ["b"]
    rows = scene.form.find("list")
    assert isinstance(rows, Rows)
    hand.click(rows.row_rect(2).center)
    for key in ("replay", "load", "duplicate", "export"):
        assert not scene.form.find(key).enabled, f"{key} of a damaged game"
    assert scene.form.find("delete").enabled


def test_a_file_to_give_away_is_written_and_nothing_replaced_unasked(
    app: App, scene: Records, hand: Hand, program: FakeProgram, tmp_path: Path, own_home: Path
) -> None:
    path = tmp_path / "records" / "toy.jsonl"
    games.session(toy.TOY, 2, 1, path).close()
    program.kept[0] = replace(program.kept[0], path=path)
    scene.resume()
    for _ in range(2):
        click(scene, hand, "export")
        assert isinstance(app.top, AskText)
        hand.key(pygame.K_RETURN)
        if isinstance(app.top, Confirm):
            assert app.top.form.focus is app.top.form.find("no")
            hand.click(app.top.form.find("yes").rect.center)
        assert isinstance(app.top, Message)
        assert "toy.jsonl" in app.top.words
        hand.key(pygame.K_RETURN)
        assert (own_home / "toy.jsonl").read_bytes() == path.read_bytes()
        (own_home / "toy.jsonl").write_bytes(path.read_bytes())


def test_a_picture_is_drawn_once_and_kept_on_the_disk(
    app: App, own_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = Path(__file__).parents[1] / "records" / "0.2.0" / "raiders-over.jsonl"
    info = RecordInfo(path, "raiders", ("A", "B"), 435, True, 1.0)
    first = Miniatures(app.ui)
    first.find(info)
    picture = first.known(info)
    assert picture is not None
    assert picture.get_size() == SIZE
    second = Miniatures(app.ui)
    monkeypatch.setattr(second, "_draw", lambda info: pytest.fail("drawn again"))
    second.find(info)
    assert second.known(info) is not None
    third = replace(info, path=path.with_name("none.jsonl"))
    first.find(third)
    assert (first.is_known(third), first.known(third)) == (True, None)
