"""What Python and the readers of files report is put in words of ours, in the language of the person."""

from __future__ import annotations

import csv
import errno
import io
import tomllib
import xml.etree.ElementTree as ET
import zlib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from game import __version__
from game.engine.content import content_files
from game.engine.content.content_files import BadContent
from game.engine.session import record
from game.engine.session.record import BadRecord, SeatSetup
from game.errors import UserError, foreign, reason, say_in_english
from game.presentation.messages import Messages

DAMAGED = [
    ("[players", "a closing bracket is missing"),
    ("a = [1", "a closing bracket is missing"),
    ("a = 'x", "a closing quote is missing"),
    ('a = "x\ny"', "a closing quote is missing"),
    ("a 3", "an equals sign is missing after the name"),
    ("a =", "there is no valid value here"),
    ("a = 3 4", "something follows after the value; put it on a line of its own"),
    ("a = 3\na = 4", "this name is given twice"),
    ("[a]\n[a]", "this name is given twice"),
    ("a = {b = 1, b = 2}", "this name is given twice"),
    ('a = "\\q"', "write \\\\ for a backslash"),
    ("= 3", "a line must be [a table] or a name and a value"),
    ("a = 2020-02-31", "this is no valid date"),
]


@pytest.mark.parametrize(("text", "words"), DAMAGED)
def test_what_is_wrong_in_a_toml_file(tmp_path: Path, text: str, words: str) -> None:
    file = tmp_path / "a.toml"
    file.write_text(f"# a title's file\n{text}")
    with pytest.raises(BadContent) as refused:
        content_files.load(file, dict[str, Any])
    assert words in str(refused.value)
    german = refused.value.text(Messages("de").say)
    assert words not in german
    assert "error-" not in german


def parse(work: Any) -> Exception:
    with pytest.raises((ValueError, RecursionError, SyntaxError, zlib.error, OSError)) as failed:
        work()
    return failed.value


@pytest.mark.parametrize(
    ("work", "words"),
    [
        (lambda: msgspec.json.decode(b'{"a" 1}'), "not valid JSON after byte 5"),
        (lambda: msgspec.json.decode(b'{"a":'), "the end is missing"),
        (lambda: msgspec.json.decode(b"[" * 5000), "nested too deep"),
        (lambda: msgspec.json.decode(b'["\xff"]'), "not UTF-8 text from byte"),
        (lambda: msgspec.json.decode(b"1e999", type=float), "the number is too large"),
        (lambda: msgspec.json.decode(b"[1]", type=tuple[int, int]), "the list has the wrong length"),
        (lambda: msgspec.convert({"a": 1}, dict[str, str]), "should be a word in quotes, not a whole number"),
        (lambda: ET.fromstring("<a><b></a>"), "line 1: not valid XML"),  # noqa: S314  # made here
        (lambda: ET.fromstring(""), "line 1: not valid XML"),  # noqa: S314  # made here
        (lambda: zlib.decompress(b"abc"), "the data is damaged"),
        (lambda: Path("/nowhere/at/all").read_bytes(), "No such file or directory"),
    ],
)  # fmt: skip
def test_what_readers_of_files_report(work: Any, words: str) -> None:
    error = parse(work)
    assert words in reason(error, say_in_english)
    assert words not in reason(error, Messages("de").say)


def test_an_error_of_the_system_without_a_message_has_its_own_words() -> None:
    assert reason(OSError(errno.ECHILD, "No child"), Messages("de").say) == "No child"
    assert foreign.phrase(KeyError("a")) is None


@pytest.mark.parametrize(
    ("line", "words"),
    [
        (b'{"undo":3}', "sie nimmt mehr Züge zurück, als es gibt"),
        (b'{"undo":"x"}', "undo: sollte eine ganze Zahl oder nichts sein, nicht ein Wort"),
        (b'{"undo":1,"moves":1}', "das Feld „moves“ gibt es nicht"),
        (b'{"move":[0]}', "move: die Liste hat die falsche Länge"),
        (b"{", "das Ende fehlt"),
    ],
)
def test_a_damaged_record_in_german(tmp_path: Path, line: bytes, words: str) -> None:
    file = tmp_path / "game.jsonl"
    seats = (SeatSetup("Ann", "red"), SeatSetup("Bo", "blue"))
    head = record.Header(record.FORMAT, __version__, "toy", seats, {}, 5, "toy-1")
    file.write_bytes(msgspec.json.encode(head) + b"\n" + line + b"\n")
    with pytest.raises(BadRecord) as refused:
        record.read(file)
    assert words in refused.value.text(Messages("de").say)


def test_a_seat_of_a_record_is_named(tmp_path: Path) -> None:
    with pytest.raises(msgspec.ValidationError) as refused:
        msgspec.json.decode(b'{"name":"Ann","colour":"pink"}', type=SeatSetup)
    why = reason(refused.value, say_in_english)
    assert why.startswith('a seat cannot be "pink"; choose from blue, ')


def test_a_reason_keeps_its_field(tmp_path: Path) -> None:
    with pytest.raises(msgspec.ValidationError) as refused:
        msgspec.json.decode(b'[{"name":"A\\u0007","colour":"red"}]', type=list[SeatSetup])
    assert reason(refused.value, say_in_english) == "0: a name contains characters that cannot be shown"


def test_rows_that_are_no_csv() -> None:
    with pytest.raises(csv.Error) as refused:
        list(csv.DictReader(io.StringIO('a\n"b'), strict=True))
    assert foreign.phrase(refused.value) is None  # the reader of rows names it


def test_a_line_of_toml_is_named() -> None:
    with pytest.raises(tomllib.TOMLDecodeError) as refused:
        tomllib.loads("a = 1\nb c\n")
    assert str(UserError("error-text-file", problem=refused.value)).startswith("line 2: ")
