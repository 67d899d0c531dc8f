"""The record on disk: whatever is found in the file, and whatever the disk does."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from game import __version__
from game.engine.session import record
from game.engine.session.record import BadRecord, Header, SeatSetup
from game.engine.session.record_writer import RecordWriter, take
from tests.toy import Draw, End, Gather, Show

SEATS = (SeatSetup("Ann", "red"), SeatSetup("Bo", "blue", "random"))
HEADER = Header(record.FORMAT, "0.1.0", "toy", SEATS, {"length": "short"}, 5, "toy-1")
START = b'{"a":0}'
MOVES = [(0, Gather(2)), (0, Draw()), (1, Show("card.3"))]
TEXTS = [(seat, str(action)) for seat, action in MOVES]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "records" / "game.jsonl"


def write(path: Path) -> RecordWriter:
    writer = RecordWriter(path)
    writer.begin(HEADER, START)
    for seat, action in MOVES:
        writer.move(seat, action)
    return writer


def test_what_was_written_is_read(path: Path) -> None:
    write(path)
    loaded = record.read(path)
    assert loaded.header == HEADER
    assert loaded.moves == TEXTS
    assert loaded.history.snapshots == {0: START}
    assert (loaded.whole, loaded.torn) == (path.read_bytes(), b"")


def test_undo_takes_moves_back(path: Path) -> None:
    write(path).undo(2)
    assert record.read(path).moves == TEXTS[:1]


def test_more_undone_than_made_is_refused(path: Path) -> None:
    write(path).undo(4)
    with pytest.raises(BadRecord, match=r"game\.jsonl: line 6 is damaged \(it takes back more moves"):
        record.read(path)


@pytest.mark.parametrize(("snapshot", "turn"), [(b'{"turn":7}', 7), (b"{}", 0), (b'{"turn":"x"}', 0)])
def test_the_turn_is_that_of_the_last_snapshot(path: Path, snapshot: bytes, turn: int) -> None:
    write(path).snapshot(snapshot, False)
    assert record.read(path).turn == turn


def test_undo_across_a_snapshot_keeps_the_earlier_ones(path: Path) -> None:
    writer = write(path)
    writer.snapshot(b'{"a":1}', False)
    writer.move(0, End())
    assert record.read(path).history.snapshots == {0: START, 3: b'{"a":1}'}
    writer.undo(2)
    assert record.read(path).history.snapshots == {0: START}


def test_a_finished_game_is_known_and_an_undone_end_too(path: Path) -> None:
    writer = write(path)
    writer.snapshot(b"{}", True)
    assert record.read(path).finished
    writer.undo(1)
    assert not record.read(path).finished


@pytest.mark.parametrize("cut", [1, 5, 20])
def test_a_torn_last_line_is_left_out(path: Path, cut: int) -> None:
    write(path)
    path.write_bytes(path.read_bytes()[:-cut])
    loaded = record.read(path)
    assert loaded.torn
    assert loaded.whole + loaded.torn == path.read_bytes()
    assert loaded.moves == TEXTS[:-1]


def edited(path: Path, line: int, change: Any) -> None:
    lines = path.read_text().splitlines()
    lines[line - 1] = json.dumps(change(json.loads(lines[line - 1])))
    path.write_text("\n".join(lines) + "\n")


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "the file is empty"),
        (b"no newline at all", "has no complete line"),
        (b'{"format":2}' + b" " * 150_000, "has no complete line"),
        (b"hello\n", "line 1 is not the start of a game record"),
        (b"\x89PNG\r\n\x1a\n\0\0\n", "line 1 is not the start of a game record"),
        (b"\xff\xfe\n", "line 1 is not the start of a game record"),
        (b'{"move":[0,"end"]}\n', "line 1 is not the start of a game record"),
        (b"[]\n", "line 1 is not the start of a game record"),
    ],
)
def test_a_foreign_file_is_refused(path: Path, content: bytes, words: str) -> None:
    path.parent.mkdir()
    path.write_bytes(content)
    with pytest.raises(BadRecord, match=f"^game.jsonl: {words}"):
        record.read(path)


@pytest.mark.parametrize(
    "change",
    [
        lambda h: {**h, "seed": "5"},
        lambda h: {**h, "seed": 1e300},
        lambda h: {**h, "seats": []},
        lambda h: {**h, "seats": h["seats"] * 5},
        lambda h: {**h, "title": "t" * 41},
        lambda h: {**h, "options": {"length": "x" * 81}},
        lambda h: {**h, "seats": [{"name": "Ann", "colour": "pink"}]},
        lambda h: {**h, "seats": [{"name": "A\0n", "colour": "red"}]},
        lambda h: {**h, "seats": [{"name": "Ann", "colour": 7}]},
        lambda h: {**h, "seed": -1},
        lambda h: {k: v for k, v in h.items() if k != "content"},
    ],
)
def test_an_edited_header_is_refused(path: Path, change: Any) -> None:
    write(path)
    edited(path, 1, change)
    with pytest.raises(BadRecord, match="line 1"):
        record.read(path)


@pytest.mark.parametrize("field", [{"format": 99}, {"weather": "rain"}, {"format": 3, "seats": "many"}])
def test_what_a_newer_version_wrote_is_called_so(path: Path, field: dict[str, Any]) -> None:
    write(path)
    edited(path, 1, lambda h: {**h, **field, "program": "7.1"})
    with pytest.raises(BadRecord, match=r"^game\.jsonl: was made by a newer version of Hotseat \(7\.1\)"):
        record.read(path)


@pytest.mark.parametrize("number", [1, 3])
def test_what_this_very_version_wrote_is_never_called_newer(path: Path, number: int) -> None:
    write(path)
    edited(path, 1, lambda h: {**h, "program": __version__})
    edited(path, number, lambda line: {**line, "weather": "rain"})
    with pytest.raises(BadRecord, match=rf'^game\.jsonl: line {number} .*no field "weather"'):
        record.read(path)


def test_an_unknown_format_of_this_very_version_is_not_called_newer(path: Path) -> None:
    write(path)
    edited(path, 1, lambda h: {**h, "program": __version__, "format": 99})
    with pytest.raises(BadRecord, match=r"^game\.jsonl: line 1 .*there is no format 99"):
        record.read(path)


def test_blank_lines_are_passed_over_and_stay(path: Path) -> None:
    write(path).close()
    before = path.read_bytes() + b"\n \r\n\n"
    path.write_bytes(before)
    taken = take(path)
    taken.writer.move(0, End())
    assert path.read_bytes().startswith(before)
    assert record.read(path).moves == [*TEXTS, (0, str(End()))]


def test_the_identity_of_a_game_is_that_of_its_copies_alone(path: Path) -> None:
    write(path)
    first, copy = record.read(path), path.with_name("other.jsonl")
    copy.write_bytes(path.read_bytes())
    assert record.read(copy).identity == first.identity
    edited(copy, 1, lambda h: {**h, "seed": 6})
    assert record.read(copy).identity != first.identity


def test_what_was_written_before_records_were_a_promise_is_refused(path: Path) -> None:
    write(path)
    edited(path, 1, lambda h: {**h, "format": 1, "program": "0.1.0", "rain": "yes"})
    with pytest.raises(BadRecord, match=r"^game\.jsonl: was made by 0\.1\.0, a trial version; "):
        record.read(path)


def test_a_line_of_a_newer_version_is_called_so(path: Path) -> None:
    write(path)
    edited(path, 3, lambda line: {**line, "weather": "rain"})
    with pytest.raises(BadRecord, match=r"^game\.jsonl: was made by a newer version of Hotseat"):
        record.read(path)


@pytest.mark.parametrize(
    "line",
    [
        {"move": [-1, "end"]},
        {"move": [0, 7]},
        {"move": [0]},
        {"move": ["0", "end"]},
        {"move": [0, "x" * 4001]},
        {"move": [0, "end", []]},
        {"undo": 0},
        {"undo": -1},
        {"undo": "1"},
        "end",
        [],
    ],
)
def test_a_damaged_line_is_refused_by_number(path: Path, line: Any) -> None:
    write(path)
    edited(path, 3, lambda _: line)
    with pytest.raises(BadRecord, match=r"^game\.jsonl: line 3 is damaged"):
        record.read(path)


def test_a_line_beyond_all_bounds_is_refused(path: Path) -> None:
    write(path)
    edited(path, 3, lambda _: {"snapshot": "x" * record.MAX_LINE})
    with pytest.raises(BadRecord, match="line 3 is damaged"):
        record.read(path)


def test_a_file_beyond_all_bounds_is_not_even_read(path: Path) -> None:
    write(path)
    os.truncate(path, record.MAX_FILE + 1)
    with pytest.raises(BadRecord, match="too large to be a game record"):
        record.read(path)


DEEP = b"[" * 50_000 + b"]" * 50_000
"""Deeper than any Python reads: 3.11 stops at 1,000, 3.13 at 10,000."""


@pytest.mark.parametrize("line", [DEEP, b'{"snapshot":' + DEEP + b"}", b'{"move":' + DEEP + b"}"])
@pytest.mark.parametrize("number", [1, 3])
def test_a_line_nested_too_deep_is_refused(path: Path, line: bytes, number: int) -> None:
    write(path)
    lines = path.read_bytes().splitlines()
    lines[number - 1] = line
    path.write_bytes(b"\n".join(lines) + b"\n")
    with pytest.raises(BadRecord, match=f"^game.jsonl: line {number} "):
        record.read(path)


def test_more_lines_than_any_game_has_are_refused(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(path)
    monkeypatch.setattr(record, "MAX_LINES", 3)
    with pytest.raises(BadRecord, match="line 4 is too long"):
        record.read(path)


def test_only_a_regular_file_is_read(path: Path) -> None:
    with pytest.raises(BadRecord, match=r"game\.jsonl: cannot be read \(No such file"):
        record.read(path)
    path.mkdir(parents=True)
    fifo, zero = path.with_name("fifo.jsonl"), path.with_name("zero.jsonl")
    os.mkfifo(fifo)
    zero.symlink_to("/dev/zero")
    for odd in (path, fifo, zero):
        with pytest.raises(BadRecord, match=f"^{odd.name}: cannot be read \\(it is not a regular file"):
            record.read(odd)
    with pytest.raises(BadRecord, match="cannot be read"):
        record.read(path / "a\0b.jsonl")


def test_every_sentence_is_short_and_names_the_file(path: Path) -> None:
    long = path.with_name("a" * 200 + "\n.jsonl")
    write(long)
    edited(
        long, 1, lambda h: {**h, "title": "t" * 5000, "seats": [{"name": "\x1b" * 30, "colour": "x" * 40}]}
    )
    with pytest.raises(BadRecord) as refused:
        record.read(long)
    assert str(refused.value).startswith("aaaaa")
    assert len(str(refused.value)) < 200
    assert str(refused.value).isprintable()


def test_a_free_name_is_found_also_beside_a_dead_link(path: Path) -> None:
    assert record.free(path) == path
    write(path)
    path.with_name("game-2.jsonl").symlink_to("nowhere")
    assert record.free(path).name == "game-3.jsonl"
