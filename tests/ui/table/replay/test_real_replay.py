"""A replay in a real window: stepped by keys, played and gone through by mouse, left for a new game."""

from __future__ import annotations

import random
from pathlib import Path

from game import paths
from game.engine.session import record
from game.engine.session.record import SeatSetup
from game.engine.session.session import Session
from game.packages import registry
from tests.ui import real

TITLE, MOVES, FROM = "raiders", 60, 30

pytestmark = real.MARKS


def a_record(path: Path) -> None:
    seats = [SeatSetup("Ada", "blue"), SeatSetup("Bot", "red", "easy")]
    session, chance = Session.new(registry.find(TITLE).title, seats, {}, 4, path), random.Random(1)
    while session.made < MOVES or 0 not in session.waiting_for():
        seat = session.waiting_for()[0]
        session.submit(seat, chance.choice(session.legal(seat)).action)
    session.close()


def test_a_replay_is_stepped_played_and_left_for_a_new_game(
    display: str, own_home: Path, tmp_path: Path
) -> None:
    path = tmp_path / "ours.jsonl"
    a_record(path)
    before = path.read_bytes()
    window = real.opened(display, "replay", str(path), pace="faster")
    window.wait("table 0 ")
    for key, at in (("Right", 1), ("Right", 2), ("Left", 1)):
        window.key(key)
        window.wait(f"table {at} ")

    window.click("play:pause")
    window.wait("table 5 ")
    window.key("b")
    window.key("Next")  # the next turn
    window.key("End")
    last = len(record.read(path).moves)
    window.wait(f"table {last} ")

    x, y = window.places["timeline"]
    window.do("mousemove", x, y, "click", 1)
    chosen = int(window.wait("table ").split()[1])
    assert 0 < chosen < last
    window.click("play:branch")
    window.wait("ready table")
    window.close()

    assert path.read_bytes() == before
    (new,) = paths.records_dir().glob("*.jsonl")
    assert record.read(new).moves[:chosen] == record.read(path).moves[:chosen]
