"""PINs of seats in the record, and at a table in a terminal."""

from __future__ import annotations

import hashlib
import subprocess
import sys
from pathlib import Path

import pytest

from game.engine.session import pin
from game.errors import UserError
from game.packages import registry
from game.play.controller import GameController
from game.play.pins import Pins
from game.play.table_tools import tools_of
from game.records import record_loader
from tests import games, toy
from tests.text import scripted
from tests.text.scripted import Here


@pytest.fixture(autouse=True)
def cheap(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hashing takes no time."""
    monkeypatch.setattr(pin, "ROUNDS", 2)


def test_a_record_keeps_a_pin_as_a_salted_hash(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "find", toy.find)
    monkeypatch.setattr(registry, "names", lambda: ["toy"])
    session = games.session(toy.TOY, 2, 1, tmp_path / "game.jsonl")
    for seat in (0, 1):
        Pins(session).set(seat, "13572468")
    session.close()
    assert b"13572468" not in (tmp_path / "game.jsonl").read_bytes()
    keys = {line.pin.key for _, line in session.tool_lines("pin") if line.pin}
    assert len(keys) == 2
    again = Pins(record_loader.resume(tmp_path / "game.jsonl"))
    assert (again.fits(1, "13572468"), again.fits(1, "13572469")) == (True, False)


@pytest.mark.parametrize("typed", ["123", "123456789", "12a4", "１２３４", "-123"])
def test_what_is_no_pin_is_refused(typed: str) -> None:
    with pytest.raises(UserError, match="a PIN has 4 to 8 digits"):
        Pins(games.session(toy.TOY, 2, 1)).set(0, typed)


def test_somebody_alone_with_bots_finds_the_seat_locked_too() -> None:
    session = scripted.session("raiders", ("human", "random"), 7)
    Pins(session).set(0, "1234")
    assert not GameController(session, Here(registry.find)).uncovered


def test_in_a_terminal_the_cover_asks_for_the_pin() -> None:
    session = scripted.session("raiders", ("human", "human"), 7)
    Pins(session).set(session.waiting_for()[0], "1234")
    client, person = scripted.seat(session, scripted.words("", "4321", "1234", "pin 12", "pin", "quit"))
    client.run()
    written = [words for words, _ in person.answers]
    assert "Type the PIN of Ada" in written[1]
    assert "That is not the PIN." in written[2]
    assert "Choose your hero" in written[3]
    assert "a PIN has 4 to 8 digits" in written[4]
    assert "Your seat has no PIN any more." in written[5]


def test_the_log_names_a_seat_that_was_opened_without_its_pin() -> None:
    session = scripted.session("raiders", ("human", "human"), 7)
    Pins(session).set(session.waiting_for()[0], "1234")
    client, person = scripted.seat(session, scripted.words("", "forgotten", "log", "quit"))
    client.run()
    assert any("Ada: Seat opened without its PIN" in words for words, _ in person.answers)


def test_a_rematch_keeps_the_pins_that_are_in_force() -> None:
    session = games.session(toy.TOY, 3, 1)
    pins = Pins(session)
    for seat in (0, 1, 2):
        pins.set(seat, "1234")
    pins.set(0, "5678")
    pins.set(1, "")
    pins.open_without(2)
    again = games.session(toy.TOY, 3, 2)
    tools_of(session).lay_out(again)
    assert [Pins(again).locks(seat) for seat in (0, 1, 2)] == [True, False, False]
    assert Pins(again).fits(0, "5678")


def test_a_pin_needs_no_openssl() -> None:
    """The packaged program carries none."""
    code = """if True:
        import sys
        sys.modules["_hashlib"] = None
        from game.engine.session import pin
        assert [pin.new(0, "4711").fits(typed) for typed in ("4711", "4712", "")] == [True, False, False]
    """
    subprocess.run([sys.executable, "-c", code], check=True)


def test_the_key_of_a_pin_is_that_of_the_standard() -> None:
    """PBKDF2 with HMAC-SHA-256 (RFC 8018)."""
    mine = pin.new(0, "12345678")
    known = hashlib.pbkdf2_hmac("sha256", b"12345678", bytes.fromhex(mine.salt or ""), pin.ROUNDS)
    assert mine.key == known.hex()
