"""A translation as a file for translators, and back."""

from collections.abc import Callable
from pathlib import Path

import pytest

from game.cli import main
from game.devtools import translators
from game.errors import UserError
from game.presentation.messages import Messages
from tests.problems import in_english

ENGLISH = (
    '# Buttons\nback = Back\ntake = Take { $n ->\n    [one] one\n   *[other] { $n }\n  } { ICON("gold") }\n'
)


@pytest.fixture
def texts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder with the texts, in English."""
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "ui.ftl").write_text(ENGLISH, encoding="utf-8")

    def folders(language: str) -> tuple[Path, ...]:
        return (tmp_path / language,)

    for module in ("presentation.messages", "devtools.translators"):
        monkeypatch.setattr(f"game.{module}.folders", folders)
    return tmp_path


@pytest.fixture
def file(texts: Path) -> Callable[[str, str], Path]:
    """Return the exported file with a part of it replaced."""

    def exported(old: str, new: str) -> Path:
        path = texts / "all.po"
        text = translators.export("fr").decode()
        assert old in text
        path.write_text(text.replace(old, new), encoding="utf-8")
        return path

    return exported


def test_every_message_states_where_it_is_seen() -> None:
    assert [message for message in sorted(Messages().all_ids()) if not translators.seen_on(message)] == []
    assert translators.seen_on("scythe-log-step") == "a line of the log"
    assert translators.seen_on("rulebook-sign-axe").startswith("the glossary")
    assert translators.seen_on("raiders-why-red", within="raiders_why.ftl").startswith("a hint")
    assert translators.seen_on("raiders-why-reroll-used", within="raiders.ftl").startswith("the reason")


BACK = 'msgctxt "back"\nmsgid "Back"\nmsgstr "{}"'


def test_a_translation_goes_out_and_comes_back(texts: Path, file: Callable[[str, str], Path]) -> None:
    path = file(BACK.format(""), BACK.format("Retour\\n    .gender = m"))
    seen = '#. Seen: a button on most screens\n#. ui.ftl: Buttons\nmsgctxt "back"'
    assert seen in path.read_text(encoding="utf-8")
    assert "#. ui.ftl: Buttons\n#. $n\n" in path.read_text(encoding="utf-8")
    assert translators.take("fr", path) == (1, [])
    assert Messages("fr").say("back") == "Retour"
    assert '"    .gender = m"' in translators.export("fr").decode()


@pytest.mark.parametrize(
    ("new", "problem"),
    [
        (BACK.format("{ Retour"), 'the message "back" is not in Fluent\'s form; correct it.'),
        (
            BACK.replace('"Back"', '"Go back"').format("Retour"),
            'the message "back" was translated from older English; translate it again.',
        ),
        (
            BACK.replace('"back"', '"gone"').format("Retour"),
            'nothing asks for the message "gone"; remove it.',
        ),
    ],
)
def test_what_cannot_be_taken_is_named(file: Callable[[str, str], Path], new: str, problem: str) -> None:
    count, refused = translators.take("fr", file(BACK.format(""), new))
    assert (count, in_english(refused)) == (0, [f"all.po: {problem}"])


@pytest.mark.parametrize(
    "words",
    ["Première\\nligne", "Retour\\n# x", "Retour\\nautre = Autre", "\\n    .gender = m", "A\\rB"],
)
def test_words_of_which_a_part_would_be_lost_are_not_taken(
    texts: Path, file: Callable[[str, str], Path], words: str
) -> None:
    count, (refused,) = translators.take("fr", file(BACK.format(""), BACK.format(words)))
    assert (count, refused.code) == (0, "check-po-form")
    assert not (texts / "fr").exists()


def test_an_unsure_translation_is_named_and_not_taken(file: Callable[[str, str], Path]) -> None:
    path = file(BACK.format(""), "#, fuzzy\n" + BACK.format("Retour"))
    (line,) = in_english(translators.take("fr", path)[1])
    assert line.startswith('all.po: the translation of the message "back" is marked as unsure')


def test_a_file_with_a_byte_order_mark_is_read(file: Callable[[str, str], Path]) -> None:
    path = file(BACK.format(""), BACK.format("Retour"))
    path.write_text(path.read_text(encoding="utf-8"), encoding="utf-8-sig")
    assert translators.take("fr", path) == (1, [])


def test_headings_comments_and_own_terms_of_a_translation_stay(texts: Path) -> None:
    own = "## Boutons\n\n# Pas trop long\nback = { -retour }\n\n-retour = Retour\n"
    (texts / "fr").mkdir()
    (texts / "fr" / "ui.ftl").write_text(own, encoding="utf-8")
    path = texts / "all.po"
    text = translators.export("fr").decode()
    path.write_text(text.replace("{ -retour }", "Bon { -retour }"), encoding="utf-8")
    assert translators.take("fr", path) == (1, [])
    assert (texts / "fr" / "ui.ftl").read_text(encoding="utf-8") == own.replace("= {", "= Bon {")


def test_english_is_not_overwritten(texts: Path, file: Callable[[str, str], Path]) -> None:
    with pytest.raises(UserError, match="translated from"):
        translators.take("en", file(BACK.format(""), BACK.format("Bäck")))
    assert (texts / "en" / "ui.ftl").read_text(encoding="utf-8") == ENGLISH


def test_a_translation_of_other_english_is_stale(texts: Path, file: Callable[[str, str], Path]) -> None:
    translators.take("fr", file(BACK.format(""), BACK.format("Retour")))
    assert translators.mark_seen("fr") == 1
    assert in_english(translators.stale("fr")) == []
    (texts / "en" / "ui.ftl").write_text("back = Go back\n", encoding="utf-8")
    (line,) = in_english(translators.stale("fr"))
    assert line == 'text/fr: the English of the message "back" has changed; look at it again.'


@pytest.mark.parametrize("words", [["xx-1"], ["fr", "--import", "nowhere.po"]])
def test_a_wrong_code_or_file_is_one_sentence(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main.main(["language", *words]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
