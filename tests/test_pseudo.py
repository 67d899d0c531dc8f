"""The short form of ``python -m tests.pseudo``: a made-up language leaves no English on the screen."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.packages import registry
from game.presentation.messages import Messages
from tests import questions
from tests.pseudo import language, looks
from tests.pseudo.language import PSEUDO, accented
from tests.ui.ink import traced

QUESTIONS = 1
"""So many questions of each title are looked at; the long form looks at all."""


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the language."""
    folder = tmp_path_factory.mktemp("pseudo")
    language.write(folder)
    return folder


@pytest.fixture
def spoken(written: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The program speaks the language."""
    monkeypatch.setenv("LANGUAGE", PSEUDO)
    with language.installed(written), traced():
        yield written


def test_the_language_is_longer_and_has_forms(spoken: Path) -> None:
    said = Messages(PSEUDO).say("back")
    assert said == accented("Back") == "Bááćķ"
    english = "The bot stops thinking and makes the best move it has found"
    assert 1.3 < len(accented(english)) / len(english) < 1.5


def test_no_screen_before_a_game_has_an_english_word(spoken: Path, tmp_path: Path) -> None:
    assert [flaw for _, flaw in looks.screens(tmp_path) if flaw.kind == "english"] == []


@pytest.mark.parametrize("title", registry.names())
def test_no_table_has_an_english_word(title: str, spoken: Path, tmp_path: Path) -> None:
    found = registry.find(title).title
    kept = questions.kept(found)
    walk = looks.walked(found, kept[:: len(kept) // QUESTIONS], tmp_path)
    assert walk.failures == []
    assert [words for kind, words in walk.flaws if kind == "english"] == []
