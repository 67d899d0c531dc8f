"""Names in every script: fonts of the system, shaping, and what is written from right to left."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.presentation.score_sheet import SheetSeat
from game.records.hall import Best, Chapter, Hall
from game.ui.scenes.hall.hall import HallScene
from game.ui.scenes.play.cover import Cover
from game.ui.scenes.play.scores import ScoreSheet
from game.ui.scenes.setup.new_game import NewGameScene
from game.ui.widgets import Field
from game.ui.window import font_coverage, scripts, system_fonts, text
from game.ui.window.app import App
from game.ui.window.commands import Do, Move, Text
from game.ui.window.ui import Ui
from tests.expect import expect
from tests.ui.conftest import forget_fonts
from tests.ui.fakes import FakeProgram, Hand
from tests.ui.test_scenes import SHEET, nothing

ARABIC, HEBREW, CHINESE, HINDI, THAI, EMOJI = (
    "\u0645\u062d\u0645\u062f \u0639\u0644\u064a", "\u05d3\u05d5\u05d3 \u05d1\u05df", "\u738b\u5c0f\u660e",
    "\u0928\u092e\u0938\u094d\u0924\u0947", "\u0e17\u0e35\u0e48\u0e19\u0e35\u0e48", "Ada \U0001f600",
)  # fmt: skip
NAMES = {
    "arabic": ARABIC, "hebrew": HEBREW, "chinese": CHINESE, "hindi": HINDI, "thai": THAI, "emoji": EMOJI,
}  # fmt: skip


@pytest.fixture(autouse=True)
def fresh_fonts() -> Iterator[None]:
    forget_fonts()
    yield
    forget_fonts()


@pytest.fixture(params=NAMES)
def name(request: pytest.FixtureRequest) -> str:
    """A name for which the system has a font; without one there is nothing to draw."""
    found = NAMES[request.param]
    if font_coverage.undrawable(found):
        pytest.skip(f"no font of this system has {request.param} letters")
    return found


def picture(ui: Ui, words: str, style: text.Style = text.HEADING) -> bytes:
    return pygame.image.tobytes(ui.type.render(words, style), "RGBA")


def test_a_name_is_drawn_and_measured_alike(ui: Ui, name: str) -> None:
    line = f"{name}, it\u2019s your turn"
    image = ui.type.render(line, text.HEADING)
    assert image.get_width() == ui.type.width(line, text.HEADING)
    assert image.get_height() == ui.type.height(text.HEADING)
    assert picture(ui, name) != picture(ui, "\ufffd" * len(name))
    boxes = ui.type.render("\ufffd", text.HEADING)
    assert boxes.get_bounding_rect().width > 0


@pytest.mark.parametrize(
    ("words", "less"),
    [
        (ARABIC, ARABIC.split(" ")[0]),
        (ARABIC.split(" ")[0], ARABIC[:3]),
        (HEBREW, HEBREW[:-1]),
        (HINDI, HINDI[:4]),
        ("Jose\u0301", "Jos"),
        ("Ada Lovelace", "Ada Lovelac"),
        ("a", ""),
    ],
)
def test_a_name_is_cut_where_it_may_be_torn(words: str, less: str) -> None:
    assert scripts.shortened(words) == less


def test_an_arabic_name_is_shaped_and_its_first_word_stands_on_the_right(ui: Ui) -> None:
    if font_coverage.undrawable(ARABIC):
        pytest.skip("no font of this system has Arabic letters")
    first, last = ARABIC.split(" ")
    whole = ui.type.render(ARABIC, text.HEADING)
    right = ui.type.render(first, text.HEADING)
    part = whole.subsurface(whole.get_width() - right.get_width(), 0, *right.get_size())
    assert pygame.image.tobytes(part, "RGBA") == pygame.image.tobytes(right, "RGBA")
    apart = sum(ui.type.width(letter, text.HEADING) for letter in last)
    assert ui.type.width(last, text.HEADING) < apart, "the letters of a word are joined"


def test_in_rich_words_a_name_from_right_to_left_stays_whole(ui: Ui) -> None:
    block = ui.rich(f"Now {HEBREW} draws 2~{{die}}", text.BODY, 400)
    assert [mark.word for mark in block.marks] == ["Now", HEBREW, "draws", "2", "{die}"]
    assert ui.type.wrap(f"Now {HEBREW} draws", text.BODY, 1) == ["Now", HEBREW, "draws"]


def test_the_screens_of_a_game_show_it_without_a_cut(
    app: App, program: FakeProgram, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    app.ui.type.overflows, shown, render = [], list[str](), app.ui.type.render

    def recorded(words: str, style: text.Style, px: int | None = None) -> pygame.Surface:
        shown.append(words)
        return render(words, style, px)

    monkeypatch.setattr(app.ui.type, "render", recorded)
    best = [Best(1, name, "hero-wolf", 9, 1, 4, 9, 1_760_000_000, "s")]
    program.fame = Hall([Chapter("demo", 1, best, [], [])])
    sheet = replace(SHEET, seats=tuple(SheetSeat(name, seat.colour) for seat in SHEET.seats))
    for scene in (
        Cover(app.ui, name, "violet", nothing), HallScene(app.ui, program), ScoreSheet(app.ui, sheet)
    ):  # fmt: skip
        shown.clear()
        Hand(app).show(scene)
        assert any(name in words for words in shown), scene.name
    assert app.ui.type.overflows == []


def test_a_new_game_takes_the_name(app: App, program: FakeProgram, name: str) -> None:
    scene = Hand(app).show(NewGameScene(app.ui, program))
    field = expect(scene.form.find("name-1"), Field)
    scene.form.set_focus(field)
    field.command(Do("select_all"))
    field.command(Text(name))
    assert scene.table.refusal() == ""
    assert scene.table.game().seats[0].name == name


def test_no_font_is_looked_for_where_ours_have_every_letter(ui: Ui, monkeypatch: pytest.MonkeyPatch) -> None:
    def looked(signs: str) -> Iterator[Path]:
        raise AssertionError(signs)

    monkeypatch.setattr(system_fonts, "_candidates", looked)
    for words in (
        "Zo\u00eb",
        "\u0416\u0443\u043a",
        "\u03a9\u03bc\u03ad\u03b3\u03b1",
        "50\u00a0%",
        "\u201eA\u201c",
    ):
        ui.type.render(words, text.TITLE)
        assert font_coverage.undrawable(words) == []


@pytest.mark.parametrize("sign", ["\u202e", "\u2066", "\u200f"])
def test_characters_that_turn_a_line_about_are_refused(sign: str) -> None:
    assert font_coverage.undrawable(f"A{sign}da") == [sign]


@pytest.mark.parametrize(
    ("words", "seen"),
    [
        ("\u05d0\u05d1, x", "\u05d1\u05d0, x"),
        ("x \u05d0\u05d1 \u05d2\u05d3 y", "x \u05d3\u05d2 \u05d1\u05d0 y"),
        ("\u05d0\u05d1, \u05d2\u05d3", "\u05d1\u05d0, \u05d3\u05d2"),
        ("\u05d0\u05d112", "12\u05d1\u05d0"),
        ("\u05d0: 12", "\u05d0: 12"),
        ("\u05d0-\u05d1 3", "\u05d1-\u05d0 3"),
        ("\u0627\u0661\u0662", "\u0661\u0662\u0627"),
    ],
)
def test_a_line_in_the_order_in_which_it_is_seen(words: str, seen: str) -> None:
    parts = scripts.clusters(words)
    assert "".join(scripts.in_sight(parts, scripts.levels(parts))) == seen


def test_what_combines_is_not_torn_apart() -> None:
    family = "\U0001f468\u200d\U0001f469"
    assert scripts.clusters(f"a{family}x\u0304") == ["a", family, "x\u0304"]


def test_in_a_field_the_arrows_move_the_caret_as_it_is_seen(ui: Ui) -> None:
    if font_coverage.undrawable(HEBREW):
        pytest.skip("no font of this system has Hebrew letters")
    field = Field(ui, "name", HEBREW, nothing_of)
    field.place(pygame.Rect(0, 0, 300, 40))
    assert ui.type.caret(HEBREW, len(HEBREW), text.BODY) == 0
    field.command(Move(1, 0))
    assert field.caret == len(HEBREW) - 1
    field.command(Move(-1, 0))
    assert field.caret == len(HEBREW)


def nothing_of(value: str) -> None:
    """Take a value and do nothing."""


def test_where_fontconfig_is_missing_the_folders_of_the_system_are_searched(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    ours = font_coverage.font_file("sans")
    assert ours is not None
    (tmp_path / "some.ttf").write_bytes(ours)
    (tmp_path / "arial.ttf").write_bytes(b"no font")
    (tmp_path / "readme.txt").write_text("nor this")
    monkeypatch.setattr(shutil, "which", lambda name: None)
    monkeypatch.setattr(system_fonts, "folders", lambda: [tmp_path, tmp_path / "absent"])
    system_fonts._files.cache_clear()
    try:
        assert [file.name for file in system_fonts._files()] == ["arial.ttf", "some.ttf"]
        found = system_fonts.font_with("\u0416")
        assert found is not None and found.path.name == "some.ttf"
        assert system_fonts.font_with("\u0645") is None
    finally:
        system_fonts._files.cache_clear()


@pytest.mark.skipif(os.name == "nt", reason="fontconfig is of other systems")
def test_a_fontconfig_that_fails_is_no_font(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: "/bin/false")
    assert system_fonts.font_with("\u0645") is None
