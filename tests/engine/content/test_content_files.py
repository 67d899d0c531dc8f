"""Content files: an error names the file and the field."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from game.engine.board.places import Board, Place
from game.engine.content import content_files
from game.engine.content.content_files import BadContent


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    cost: int


class Cards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    card: list[Card]


def put(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "cards.toml"
    path.write_text(text)
    return path


def test_a_good_file(tmp_path: Path) -> None:
    path = put(tmp_path, '[[card]]\nid = "a"\ncost = 2\n')
    assert content_files.load(path, Cards) == Cards([Card("a", 2)])


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (
            '[[card]]\nid = "a"\ncost = "2"\n',
            "line 3: card a cost: should be a whole number, not a word in quotes",
        ),
        ('[[card]]\nid = "a"\n', "line 2: card a cost: is missing"),
        ('[[card]]\nid = "a"\ncost = 1\nprice = 1\n', "line 4: card a price: there is no such field"),
        ("card = 1\n", "line 1: card: should be a list, not a whole number"),
        ("[[card]\n", r"line 1"),
        ("", "card: is missing"),
    ],
)
def test_a_wrong_field_is_named(tmp_path: Path, text: str, words: str) -> None:
    with pytest.raises(BadContent, match=rf"^cards\.toml: .*{words}"):
        content_files.load(put(tmp_path, text), Cards)


def test_a_file_in_another_encoding_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "cards.toml"
    path.write_bytes(b'name = "\xff"')
    with pytest.raises(BadContent, match=r"^cards\.toml: "):
        content_files.load(path, Cards)


def test_a_missing_file_is_named_with_its_folder(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match=rf"^none\.toml: .*No such file.*put it back in {tmp_path.name}"):
        content_files.load(tmp_path / "none.toml", Cards)


def test_an_id_used_twice_is_refused() -> None:
    with pytest.raises(BadContent, match=r'^cards\.toml: the id "a" is used twice'):
        content_files.by_id(Path("cards.toml"), [Card("a", 1), Card("b", 1), Card("a", 2)])


def test_records_by_id_keep_their_order() -> None:
    assert list(content_files.by_id(Path("x"), [Card("b", 1), Card("a", 1)])) == ["b", "a"]


def test_a_dangling_id_is_named() -> None:
    content_files.known(Path("cards.toml"), ("card", "a", "next"), "b", {"b"})
    with pytest.raises(BadContent, match=r'^cards\.toml: card a next names "c", which does not exist'):
        content_files.known(Path("cards.toml"), ("card", "a", "next"), "c", {"b"})


def test_the_digest_sees_every_file_and_its_name(tmp_path: Path) -> None:
    first = put(tmp_path, "a = 1\n")
    other = tmp_path / "other.toml"
    other.write_text("b = 1\n")
    board = Board("map.tmx", (9, 9), {})
    whole = content_files.digest([first, other], board)
    assert whole == content_files.digest([other, first], board)
    other.write_text("b = 2\n")
    changed = content_files.digest([first, other], board)
    other.rename(tmp_path / "renamed.toml")
    renamed = content_files.digest([first, tmp_path / "renamed.toml"], board)
    assert len({whole, changed, renamed, content_files.digest([first], board)}) == 4


def test_the_digest_sees_the_board(tmp_path: Path) -> None:
    file = put(tmp_path, "a = 1\n")
    places = [
        {},
        {"town": Place("town", "town", "", 0, 0, 9, 9)},
        {"town": Place("town", "town", "", 1, 0, 9, 9)},
    ]
    assert len({content_files.digest([file], Board("map.tmx", (9, 9), p)) for p in places}) == 3
    parted = [
        Board("m", (9, 9), {}, borders={"river": frozenset(map(frozenset, pairs))})
        for pairs in ([("a", "b"), ("c", "d")], [("d", "c"), ("b", "a")], [("a", "c")])
    ]
    assert parted[0].encoded() == parted[1].encoded() != parted[2].encoded()
