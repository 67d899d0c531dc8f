"""A recorded game as a story: its chapters, its end, and nothing that its viewer may not know."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

from game.cli import main
from game.errors import EXIT_STOPPED
from game.presentation.messages import Messages
from game.text import pdf_page
from game.text.pdf_page import PdfPage
from game.text.story import Story, page_at

RECORDS = Path(__file__).parents[1] / "records" / "0.2.0"


def test_a_finished_game_is_told_with_chapters_and_its_result(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main.main(["story", str(RECORDS / "scythe-over.jsonl"), "--plain"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("Scythe")
    chapters = [line for line in lines if line.startswith("Round ")]
    assert chapters[:3] == ["Round 1", "Round 2", "Round 3"]
    assert len(chapters) == len(set(chapters))
    assert lines[lines.index("Round 1") + 1] == "Player 2: Chooses Move and Build"
    assert any("wins" in line for line in lines[-3:])


def test_a_game_that_goes_on_tells_no_secret(capsys: pytest.CaptureFixture[str]) -> None:
    path = str(RECORDS / "raiders-unfinished.jsonl")
    assert main.main(["story", path, "--seat", "2"]) == 2
    assert "seat 2" in capsys.readouterr().err.lower()


def test_a_story_is_written_into_a_new_file_only(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "story.txt"
    record = str(RECORDS / "raiders-over.jsonl")
    assert main.main(["story", record, "--out", str(out)]) == 0
    assert "Round 1" in out.read_text(encoding="utf-8")
    assert main.main(["story", record, "--out", str(out)]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_story_that_is_stopped_leaves_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told = Story._write_title

    def stopped(story: Story) -> None:
        told(story)
        os.kill(os.getpid(), signal.SIGTERM)

    monkeypatch.setattr(Story, "_write_title", stopped)
    out = tmp_path / "story.txt"
    assert main.main(["story", str(RECORDS / "raiders-over.jsonl"), "--out", str(out)]) == EXIT_STOPPED
    assert list(tmp_path.iterdir()) == []


def test_a_story_becomes_a_pdf_with_a_section_for_each_round(tmp_path: Path) -> None:
    pytest.importorskip("fpdf")
    out = tmp_path / "story.pdf"
    assert main.main(["story", str(RECORDS / "raiders-over.jsonl"), "--out", str(out)]) == 0
    assert out.read_bytes().startswith(b"%PDF-")
    assert out.read_bytes().count(b"/Title") > 3
    assert list(tmp_path.iterdir()) == [out]


def test_a_pdf_without_its_library_is_refused_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pdf_page, "find_spec", lambda _: None)
    out = tmp_path / "story.PDF"
    assert main.main(["story", str(RECORDS / "raiders-over.jsonl"), "--out", str(out)]) == 2
    assert "hotseat[keepsakes]" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(("name", "lacks"), [("Žofie Ωμέγα Жанна", False), ("山田", True)])
def test_letters_that_the_font_of_a_pdf_lacks_are_explained_at_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], name: str, lacks: bool
) -> None:
    pytest.importorskip("fpdf")
    written, put = list[str](), PdfPage.write

    def write(page: PdfPage, words: str) -> None:
        written.append(words)
        put(page, words)

    monkeypatch.setattr(PdfPage, "write", write)
    with page_at(tmp_path / "story.pdf", Messages()) as page:
        page.heading(name)
        page.write(f"{name} wins")
    assert (written[-1] == Messages().say("story-no-letters")) is lacks
    assert capfd.readouterr().err == ""


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("story.doc", 'ends in ".doc"; use .txt, .pdf'),
        ("story", "has no ending; use .txt, .pdf"),
        ("no/story.txt", "the folder does not exist"),
    ],
)
def test_a_story_with_a_wrong_name_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str, problem: str
) -> None:
    assert main.main(["story", str(RECORDS / "raiders-over.jsonl"), "--out", str(tmp_path / name)]) == 2
    assert problem in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
