"""The program behind the scenes: which tables it refuses, in words of the window."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from game.engine.session.record import BadRecord, RecordInUse
from game.packages import registry
from game.presentation.messages import Messages
from game.records import record_loader
from game.ui.window.app import App
from game.ui.window.service import GameService
from tests import games, toy


@pytest.mark.parametrize("name", registry.names())
def test_a_table_that_nobody_changed_is_refused_for_no_number_of_seats(app: App, name: str) -> None:
    title = registry.find(name).title
    for seats in title.seats:
        table = {option.id: title.default(option, seats) for option in title.options}
        assert GameService(app).refusal(name, seats, table) == ""


def test_a_refused_table_is_told_in_the_words_of_the_window(app: App) -> None:
    app.ui.messages = Messages()
    seven = GameService(app).refusal("scythe", 7, {"invaders": "off"})
    assert seven == app.ui.say("scythe-refusal-invaders", seats=7)
    assert seven.startswith("7 players")
    assert app.ui.messages.troubles == []


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A record of the toy, alone in its folder."""
    monkeypatch.setattr(registry, "names", lambda: (toy.TOY.id,))
    monkeypatch.setattr(registry, "find", toy.find)
    path = tmp_path / "records" / "game.jsonl"
    games.session(toy.TOY, 2, 1, path).close()
    return path


def test_nothing_in_the_folder_hides_the_records(path: Path, app: App) -> None:
    for name, raw in (("deep", b"[" * 100_000), ("nul", b"\\u0000\n"), ("empty", b"")):
        path.with_name(f"{name}.jsonl").write_bytes(raw)
    os.mkfifo(path.with_name("fifo.jsonl"))
    path.with_name("zero.jsonl").symlink_to("/dev/zero")
    service = GameService(app)
    service.library.folder = path.parent
    found = {info.path.stem: info.damaged for info in service.records()}
    assert found.pop("game") is None
    assert len(found) == 5
    assert all(str(why).startswith(f"{stem}.jsonl: ") for stem, why in found.items())


def test_a_line_of_the_list_tells_turn_and_colours(path: Path, app: App) -> None:
    service = GameService(app)
    service.library.folder = path.parent
    session = record_loader.resume(path)
    while session.turn < 2:
        seat = session.waiting_for()[0]
        session.submit(seat, session.legal(seat)[-1].action)
    session.close()
    (info,) = service.records()
    assert (info.turn, info.colours) == (2, ("red", "red"))


def test_what_is_open_is_neither_opened_again_nor_deleted(path: Path, app: App) -> None:
    service = GameService(app)
    service.library.folder = path.parent
    (info,) = service.records()
    session = record_loader.resume(path)
    with pytest.raises(RecordInUse, match="open in another Hotseat window"):
        service.old_table(path)
    with pytest.raises(BadRecord, match="open in another Hotseat window"):
        service.library.delete(info)
    session.close()
    service.library.delete(info)
    assert service.records() == []


def test_opening_a_table_and_a_game_are_announced(
    path: Path, app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(app, "wait", said.append)
    service = GameService(app)
    service.library.folder = path.parent
    service.old_table(path).leave()
    assert len(said) == 1
    service.records()
    assert len(said) == 1
    monkeypatch.setattr("game.ui.window.service.NOTICE_AFTER_S", -1.0)
    service.records()
    assert len(said) == 2
