"""What the program leaves of its own failures: a file for each one, and a log."""

from __future__ import annotations

import logging

import pytest

from game import paths
from game.diagnostics import log, report


def failure(words: str) -> Exception:
    return KeyError(words)


def test_two_reports_in_one_second_are_two_files(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("time.strftime", lambda form, *_: form.replace("%Y%m%d-%H%M%S", "20260101-120000"))
    first, second = (report.write(failure(words), "table") for words in ("one", "two"))
    assert first != second
    assert "KeyError: 'one'" in first.read_text()
    assert "KeyError: 'two'" in second.read_text()


def test_what_fails_again_and_again_is_reported_once() -> None:
    error = failure("again")
    assert report.write_once(error, "hall") == report.write_once(error, "hall")
    assert report.write_once(error, "hall") != report.write_once(failure("other"), "hall")


def test_where_the_disk_refuses_the_report_goes_to_standard_error(capsys: pytest.CaptureFixture[str]) -> None:
    paths.state_dir().parent.mkdir(parents=True)
    paths.state_dir().touch()
    report.write(failure("lost"), "table")
    assert "KeyError: 'lost'" in capsys.readouterr().err


def test_the_log_is_one_file_that_begins_anew_when_it_is_full(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log, "MAX_BYTES", 2000)
    log.set_up("tests", verbose=False)
    for number in range(200):
        logging.getLogger("game.tests").info("line %d", number)
    files = sorted(path.name for path in paths.log_file().parent.iterdir())
    assert files == ["hotseat.log", "hotseat.log.1", "hotseat.log.2"]
    assert "line 199" in paths.log_file().read_text()
    assert all(path.stat().st_size <= 2000 for path in paths.log_file().parent.iterdir())


def test_a_log_that_cannot_be_written_is_in_nobodys_way(capsys: pytest.CaptureFixture[str]) -> None:
    paths.log_file().parent.parent.mkdir(parents=True)
    paths.log_file().parent.touch()
    log.set_up("tests", verbose=False)
    logging.getLogger("game.tests").error("nobody reads this")
    assert capsys.readouterr().err == ""
