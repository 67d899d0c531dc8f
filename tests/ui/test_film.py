"""``hotseat film`` and the pictures of records: what is in them, and what is refused."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from PIL import Image

from game.cli import main
from game.records import keepsakes, record_loader

RECORDS = Path(__file__).parents[1] / "records" / "0.2.0"
GOING, OVER = RECORDS / "raiders-unfinished.jsonl", RECORDS / "runebound-over.jsonl"
SMALL = ("--size", "640x360")


def run(*arguments: str | Path) -> int:
    return main.main([*map(str, arguments)])


def test_a_film_has_a_picture_for_each_round(tmp_path: Path) -> None:
    out = tmp_path / "film.webp"
    assert run("film", GOING, "--out", out, "--every", "round", *SMALL) == 0
    with Image.open(out) as film:
        assert (film.size, film.n_frames) == (  # type: ignore[attr-defined]  # the stubs know no animation
            (640, 360),
            len(keepsakes.picture_numbers(record_loader.replay(GOING), "round")),
        )
    assert [path.name for path in tmp_path.iterdir()] == ["film.webp"]


def test_without_pillow_there_are_pictures_in_a_folder_and_one_sentence_for_the_rest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "PIL", None)
    monkeypatch.setattr(keepsakes, "find_spec", lambda _: None)
    assert run("film", GOING, "--out", tmp_path / "film", "--every", "round", *SMALL) == 0
    assert [path.name for path in sorted((tmp_path / "film").iterdir())][:2] == ["0001.png", "0002.png"]
    capsys.readouterr()
    assert run("film", GOING, "--out", tmp_path / "film.webp") == 2
    assert capsys.readouterr().err == (
        "hotseat: A .webp file needs Pillow; install it with: pip install 'hotseat[keepsakes]'\n"
    )


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        (("--out", "film.gif"), 'ends in ".gif"; use .webp'),
        (("--out", "nowhere/film"), "the folder does not exist"),
        (("--out", "film.webp", "--size", "7680x4320"), "pictures, and a file of this kind holds 6"),
        (("--out", "taken"), "--out taken cannot be written"),
        (("--out", "film.webp", "--seat", "2"), "eat 2"),
        (("--out", "film.webp", "--every", "year"), "year"),
    ],
)
def test_what_cannot_be_made_is_refused_in_one_sentence(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    given: tuple[str, ...],
    reason: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("taken").mkdir()
    assert run("film", GOING, *given) == 2
    *begun, said = capsys.readouterr().err.splitlines()
    assert reason in said
    assert begun in ([], ["taken: 0 of 35 pictures"])
    assert [path.name for path in tmp_path.iterdir()] == ["taken"]


def test_a_film_that_is_stopped_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(*_: object) -> bytes:
        raise KeyboardInterrupt

    monkeypatch.setattr("game.ui.window.keepsake_files.encoded", stop)
    assert run("film", GOING, "--out", tmp_path / "film", *SMALL) != 0
    assert not [*tmp_path.iterdir()]


def test_a_record_is_drawn_at_any_move_and_its_score_sheet_as_a_page(tmp_path: Path) -> None:
    assert run("shot", OVER, "--at", "20", "--out", tmp_path / "table.png", *SMALL) == 0
    assert run("shot", OVER, "--sheet", "--out", tmp_path / "sheet.pdf") == 0
    with Image.open(tmp_path / "table.png") as table:
        assert table.size == (640, 360)
    assert (tmp_path / "sheet.pdf").read_bytes().startswith(b"%PDF-")


def test_a_move_that_is_not_there_and_a_seat_of_a_title_are_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("shot", OVER, "--at", "9000", "--out", tmp_path / "x.png") == 2
    assert "9" in capsys.readouterr().err
    assert run("shot", "scythe", "--seat", "1", "--out", tmp_path / "x.png") == 2
    assert "are for records" in capsys.readouterr().err
