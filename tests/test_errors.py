"""What a person has to put right is one family of errors: a message id and facts."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

from game.bots import BotFailed
from game.cli import main as cli
from game.engine.board.places import BadMap
from game.engine.content import content_errors
from game.engine.content.content_files import BadContent
from game.engine.positions.flaws import Flaw
from game.engine.session.record import MAX_SENTENCE, BadRecord
from game.engine.title import BadTable
from game.errors import EXIT_USER_ERROR, UserError
from game.packages import registry
from game.play.verbatim import literal
from game.presentation.messages import Messages, folders
from game.presentation.sentences import explain

RECORD = BadRecord("error-record-damaged", Path("game.jsonl"), line=1234, reason="no \n JSON")
ERRORS = [
    (RECORD, "game.jsonl: line 1234 is damaged (no   JSON); correct it or delete the file."),
    (
        BadTable("error-no-bot", bot="nobody", known=("easy", "hard")),
        'no bot "nobody"; choose from easy, hard.',
    ),
    (
        BadTable("error-table-option", title="toy", option="x", known=()),
        'no option "x"; it has none.',
    ),
    (
        BadMap("error-map-no-layer", "toy.tmx", layer="places"),
        'toy.tmx: has no layer "places";',
    ),
    (BadContent("error-content-missing", "a.toml", ("card", 2), name="b"), 'a.toml: card 3.: "b" is missing'),
    (BotFailed("error-bot-failed", "a trace", bot="b", reason="x"), 'The bot "b" failed (x).'),
    (UserError("error-position-bug", problem=RECORD, report="r"), "delete the file. If the file is right"),
    (
        UserError("error-output", reason=OSError(28, "No space left")),
        "write to standard output (No space left on device)",
    ),
]


@pytest.mark.parametrize(("error", "words"), ERRORS)
def test_an_error_is_a_sentence_the_same_in_the_window_and_elsewhere(error: UserError, words: str) -> None:
    assert words in str(error)
    assert literal(explain(error, Messages().say)) == str(error)


@pytest.mark.parametrize("error", [error for error, _ in ERRORS])
def test_an_error_keeps_its_words_between_processes(error: UserError) -> None:
    again = pickle.loads(pickle.dumps(error))  # noqa: S301  # made here
    assert (type(again), str(again)) == (type(error), str(error))


def test_an_error_is_said_in_the_language_of_the_person(tmp_path: Path) -> None:
    (tmp_path / "errors.ftl").write_text(
        "error-position-bug = { $problem } Bericht: { $report }\nerror-record-empty = ist leer."
    )
    error = UserError("error-position-bug", problem=BadRecord("error-record-empty", Path("a")), report="b")
    assert error.text(Messages("de", tmp_path).say) == "a: ist leer. Bericht: b"


def test_what_is_wrong_with_a_position_is_said_in_german_too() -> None:
    say = Messages("de", *folders("de")).say
    flaw = Flaw("error-flaw-range", "silver", found=-1, low=0, high=9).below("players", 0)
    again = pickle.loads(pickle.dumps(flaw))  # noqa: S301  # made here
    assert str(again) == "players.0.silver: is -1, expected 0 to 9"
    assert again.text(say) == "players.0.silver: ist -1, erwartet war 0 bis 9"


def test_the_names_of_types_are_joined_in_german() -> None:
    why = content_errors.in_plain_words(ValueError("Expected `int | str`, got `array`"))
    assert str(why) == "should be a whole number or a word in quotes, not a list"
    found = why.text(Messages("de", *folders("de")).say)
    assert found == "sollte eine ganze Zahl oder ein Wort in Anführungszeichen sein, nicht eine Liste"


def test_a_title_has_errors_of_its_own() -> None:
    with pytest.raises(BadTable, match=r"^7 players need Albion and Togawa: switch them on"):
        registry.find("scythe").title.full_options({"invaders": "off"}, 7)


def test_a_sentence_about_a_record_is_short_and_names_only_what_can_be_shown() -> None:
    assert len(str(BadRecord("error-record-title", Path("a" * 200), title="b" * 5000))) == MAX_SENTENCE
    assert "\x1b" not in str(BadRecord("error-record-empty", Path("a\x1b[7mb")))


def test_every_such_error_ends_the_command_line_with_the_same_status(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Newest(UserError):
        """Of a package that nobody has written yet."""

    def refuse(_: list[str]) -> int:
        raise Newest("error-play-what")

    monkeypatch.setattr(cli, "_do", refuse)
    assert cli.main([]) == EXIT_USER_ERROR
    assert capsys.readouterr().err == "hotseat: play needs a TITLE, or --from FILE\n"
