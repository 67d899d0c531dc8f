"""A translation uses the words for each term that its terms.toml lists."""

from pathlib import Path

import pytest

from game.devtools import terms
from game.packages import registry
from game.presentation.messages import Entry, entries_of, entry_id
from tests.problems import in_english

CARDS = {"card": ["Karte"], "combat card": ["Kampfkarte"]}
TABLES = """[all]
"turn" = ["Zug"]
[toy]
"combat card" = ["Kampfkarte"]
[exceptions]
toy-free = ["combat card"]
"""


@pytest.mark.parametrize(
    ("english", "german", "lacking"),
    [
        ("Draw a card", "Zieh eine KARTE", []),
        ("Two cards, the card’s cost", "Ein Blatt", ["card"]),
        ("Two combat cards", "Zwei Kampfkarten", []),
        ("A combat card", "Eine Karte", ["combat card"]),
        ("A cardboard, --card", "Pappe", []),
    ],
)
def test_a_term_needs_one_of_its_words(english: str, german: str, lacking: list[str]) -> None:
    assert [term for term, _ in terms.lacking(CARDS, english, german)] == lacking


def read(text: str) -> dict[str, Entry]:
    return {entry_id(entry): entry for entry in entries_of(text)}


ENGLISH = read(
    "toy-one = A combat card\ntoy-free = Combat cards\nother = A combat card, { toy-one }\nend = Turn\n"
)
GERMAN = read("toy-one = Karte\ntoy-free = Karten\nother = Karte\nend = Runde\n")


def test_a_message_without_its_term_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "assets", lambda: (tmp_path,))
    file = tmp_path / "text" / "de" / terms.FILE
    file.parent.mkdir(parents=True)
    file.write_text(TABLES, encoding="utf-8")
    end = "use it, or add your word to terms.toml."
    assert in_english(terms.problems("de", ENGLISH, GERMAN)) == [
        f'text/de: the message "end" has the term "turn" in English, but not "Zug"; {end}',
        f'text/de: the message "toy-one" has the term "combat card" in English, but not "Kampfkarte"; {end}',
    ]


def test_a_damaged_terms_file_is_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "assets", lambda: (tmp_path,))
    file = tmp_path / "text" / "de" / terms.FILE
    file.parent.mkdir(parents=True)
    file.write_text("[all]\nturn = 3\n", encoding="utf-8")
    (line,) = in_english(terms.problems("de", ENGLISH, GERMAN))
    assert line.startswith("text/de/terms.toml: line 2: all turn: should be a list")
