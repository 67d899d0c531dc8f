"""Kept games whose edition sets numbers that only earlier versions had."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from game.engine.content.content_files import BadContent
from game.engine.content.edition import Edition
from game.engine.positions import position
from game.engine.session.record import SeatSetup
from game.engine.session.session import Session
from game.engine.session.shown_game import Note
from game.engine.title import Title
from game.packages import editions, registry
from game.records import record_loader

SEATS = [SeatSetup("Ann", "blue"), SeatSetup("Bo", "orange")]
LEFT = {"id": "cimmeria_left", "min_crew": 3}
SPACES = [{"slot": side, "plunder": 3, "worker": "grey"} for side in ("left", "right")]
WAINWRIGHT = {"trigger": "raid_cost", "with": {"provisions": 3}, "amount": 1}
CASES: dict[str, tuple[str, dict[str, Any], dict[str, Any]]] = {
    "threat": (
        "runebound",
        {"table": {"threat": {"radius": 3}}},
        {"table": {"threat": {"radius": 3, "difficulty": 22, "least": 12, "most": 28}}},
    ),
    "limits": (
        "scythe",
        {"table": {"limits": {"stars": 5}}},
        {"table": {"limits": {"stars": 5, "power": 20, "popularity": 20, "workers": 9, "small_box": 4}}},
    ),
    "goals": (
        "scythe",
        {"table": {"goal": [{"id": "objective"}, {"id": "mechs", "need": 3}]}},
        {"table": {"goal": [{"id": "objective", "need": 2}, {"id": "mechs", "need": 3}]}},
    ),
    "dice": (
        "raiders",
        {"board": {"start": {"silver": 7}, "dice": {"red": {}}}},
        {"board": {"start": {"silver": 7}, "dice": {"red": {"count": 3}}}},
    ),
    "spots": (
        "raiders",
        {"board": {"civilization": [{"id": "cimmeria", "settlement": [LEFT]}]}},
        {"board": {"civilization": [{"id": "cimmeria", "settlement": [{**LEFT, "worker_spots": 3}]}]}},
    ),
}  # fmt: skip
REWORDED: dict[str, tuple[str, dict[str, Any], dict[str, Any]]] = {
    "wagon": (
        "raiders",
        {"crew": {"crew": [{"id": "wainwright", "crew": {**WAINWRIGHT, "replace": "wagon"}}]}},
        {"crew": {"crew": [{"id": "wainwright", "crew": {**WAINWRIGHT, "replace": {"wagon": 1}}}]}},
    ),
    "players": (
        "raiders",
        {"board": {"civilization": [{"id": "cimmeria", "settlement": [
            {"id": "cimmeria_left", "spaces": [{**space, "min_players": 2} for space in SPACES]}]}]}},
        {"board": {"civilization": [{"id": "cimmeria", "settlement": [
            {"id": "cimmeria_left", "spaces": [{**space, "min_players": 1} for space in SPACES]}]}]}},
    ),
}  # fmt: skip
ALL = {**CASES, **REWORDED}


def in_edition(name: str, changes: dict[str, Any]) -> Title:
    return registry.find(name).in_edition(Edition("Mine", changes=changes)).title


def kept(path: Path, case: str) -> Path:
    """A record as an earlier version began it, with the numbers that it had then."""
    name, today, before = ALL[case]
    Session.new(in_edition(name, today), SEATS, {}, 1, path).close()
    first, rest = path.read_text(encoding="utf-8").split("\n", 1)
    header = json.loads(first)
    header["edition"]["changes"] = before
    path.write_text(f"{json.dumps(header)}\n{rest}", encoding="utf-8")
    return path


@pytest.mark.parametrize("case", ALL)
def test_a_record_opens_without_the_numbers_that_are_no_more(tmp_path: Path, case: str) -> None:
    path = kept(tmp_path / "game.jsonl", case)
    raw = path.read_bytes()
    session = record_loader.resume(path)
    edition = session.title.edition
    assert edition is not None
    assert edition.changes == ALL[case][1]
    notes = [Note("edition", {"file": path.name, "edition": "Mine"})] if case in CASES else []
    assert session.take_notes() == notes
    seat = session.waiting_for()[0]
    session.submit(seat, session.legal(seat)[0].action)
    session.close()
    assert path.read_bytes().startswith(raw)
    assert record_loader.replay(path).title is session.title


@pytest.mark.parametrize("case", ALL)
def test_a_position_opens_without_them_too(tmp_path: Path, case: str) -> None:
    name, today, before = ALL[case]
    path = tmp_path / "here.json"
    position.write(in_edition(name, today).start(2, {}, 1), path, Edition("Mine", changes=before))
    found = position.read(path, lambda name: registry.find(name).title)
    assert found.title.edition == Edition("Mine", changes=today)


@pytest.mark.parametrize(
    ("title", "file", "text", "words"),
    [
        ("runebound", "table", "[threat]\ndifficulty = 22\n", "line 2: threat difficulty: there is no such"),
        ("scythe", "table", "[limits]\npower = 20\n", "line 2: limits power: there is no such field"),
        ("raiders", "board", "[dice.red]\ncount = 3\n", "line 2: dice red count: there is no such field"),
    ],
)
def test_a_new_edition_that_sets_one_is_refused(title: str, file: str, text: str, words: str) -> None:
    place = editions.folder(title) / "Mine"
    place.mkdir(parents=True)
    (place / "edition.toml").write_text('name = "Mine"\n', encoding="utf-8")
    (place / f"{file}.toml").write_text(text, encoding="utf-8")
    with pytest.raises(BadContent, match=f"^Mine/{file}.toml: {words}"):
        editions.find(title, "Mine")
