from contextlib import suppress
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from game.presentation import rich_text
from game.ui.window import font_coverage, text
from game.ui.window.picture_store import OutOfTime, time_limit
from game.ui.window.ui import Ui
from tests.monkey import open_files


def test_fit_shrinks_before_it_cuts(ui: Ui) -> None:
    full = ui.type.width("Meeting Tent", text.HEADING)
    assert ui.type.fit("Meeting Tent", text.HEADING, full) == ("Meeting Tent", 22)
    words, px = ui.type.fit("Meeting Tent", text.HEADING, full - 8)
    assert words == "Meeting Tent"
    assert px < 22
    words, px = ui.type.fit("Meeting Tent", text.HEADING, full // 2)
    assert words.endswith(text.ELLIPSIS)
    assert ui.type.font("serif-semi", px).size(words)[0] <= full // 2


def test_what_is_cut_is_reported(ui: Ui) -> None:
    ui.type.overflows = []
    ui.type.fit("A name that a person chose", text.BODY, 60, may_cut=True)
    assert ui.type.overflows == []
    ui.type.fit("Words of the program", text.BODY, 60)
    assert [o.text for o in ui.type.overflows] == ["Words of the program"]


def test_wrapped_lines_fit_and_lose_nothing(ui: Ui) -> None:
    words = "Everybody else: please look away for a moment, it will not take long."
    lines = ui.type.wrap(words, text.BODY, 140)
    assert " ".join(lines) == words
    assert all(ui.type.width(line, text.BODY) <= 140 for line in lines)


@pytest.mark.parametrize("width", range(60, 400, 20))
def test_number_and_icon_stay_on_one_line(ui: Ui, width: int) -> None:
    block = ui.rich("Pay 2~{silver} and gain 3~{gold} or take 1~{wound}", text.BODY, width)
    marks = block.marks
    for number, icon in pairwise(marks):
        if icon.icon:
            assert number.y == icon.y


def test_rich_text_is_measured_without_drawing(ui: Ui) -> None:
    one = ui.rich("One line", text.BODY, 500)
    two = ui.rich("One line\nand another", text.BODY, 500)
    assert two.height == 2 * one.height
    assert 0 < one.used <= 500


def test_a_first_line_ends_in_an_ellipsis_within_its_width(ui: Ui) -> None:
    long = ui.rich("Rolls {die} {die} {die} {die} {die} and a good many words more", text.BODY, 120)
    surface = pygame.Surface((400, 4 * long.height), pygame.SRCALPHA)
    long.draw_first(surface, (0, 0))
    drawn = surface.get_bounding_rect()
    assert drawn.right <= 120 + 1
    assert drawn.bottom <= ui.type.leading(text.BODY) + 2
    short = ui.rich("All of it", text.BODY, 120)
    whole, first = (pygame.Surface((120, 30), pygame.SRCALPHA) for _ in range(2))
    short.draw(whole, (0, 0))
    short.draw_first(first, (0, 0))
    assert pygame.image.tobytes(whole, "RGBA") == pygame.image.tobytes(first, "RGBA")


def test_an_icon_bound_to_a_word_is_a_word_of_its_own() -> None:
    plain = rich_text.spoken("reroll 2 red~{die} for 3~{silver}", lambda icon, number: f"<{icon} {number}>")
    assert plain == "reroll 2 red <die 2> for 3 <silver 3>"


def test_missing_font_package_is_said_once_and_text_still_drawn(
    ui: Ui, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(font_coverage.FILES, "serif-it", ("no_such_font_package", "X"))
    _forget_fonts()
    try:
        for px in (16, 20):
            assert ui.type.render("still here", text.Style("serif-it", px)).get_width() > 20
        assert capsys.readouterr().err.count("no_such_font_package") == 1
    finally:
        _forget_fonts()


def _forget_fonts() -> None:
    cached = (
        font_coverage.font_file,
        font_coverage._coverage,
        font_coverage._has,
        font_coverage._room_after,
        font_coverage.runs,
    )
    for function in (*cached, text._font):
        function.cache_clear()


@pytest.mark.skipif(not Path("/dev/fd").is_dir(), reason="needs /dev/fd to count open files")
def test_fonts_of_every_size_keep_no_file_open(ui: Ui) -> None:
    before = open_files()
    for px in range(8, 308):
        ui.type.font("serif-it", px).size("Hotseat")
    assert open_files() == before
    assert text._font.cache_info().currsize <= text.MAX_FONTS


def test_lines_that_nobody_reads_any_more_are_forgotten(ui: Ui) -> None:
    for number in range(200):
        ui.type.render(f"A line that is read once, number {number}", text.DISPLAY, 90)
    assert ui.type._drawn.pixels <= text.MAX_CACHED_PIXELS


@pytest.mark.parametrize("width", range(60, 400, 20))
def test_no_line_begins_with_the_dot_between_what_was_done(ui: Ui, width: int) -> None:
    told = text.SEPARATOR.join(["Moves to the road", "Moves to Greyhaven", "Buys a bow"])
    assert not any(line.startswith("·") for line in ui.rich(told, text.BODY, width).lines)


@pytest.mark.parametrize("style", [text.HEADING, text.BODY])
def test_a_quotation_mark_stands_before_its_word(ui: Ui, style: text.Style) -> None:
    apart = ui.type.width("\u201c", style) + ui.type.width("Roll", style)
    assert ui.type.width("\u201cRoll", style) >= apart - 2


@pytest.mark.parametrize("face", ["serif", "serif-semi", "serif-bold", "sans", "sans-semi", "sans-bold"])
@pytest.mark.parametrize("sign", ["%", "½", "…", "”", ")"])
def test_nothing_is_drawn_into_the_sign_before_it(ui: Ui, face: font_coverage.Face, sign: str) -> None:
    style = text.Style(face, text.HEADING.size)
    apart = ui.type.width(sign, style) + ui.type.width(")", style)
    assert ui.type.width(f"{sign})", style) >= apart - 2


def test_a_long_text_is_measured_in_several_turns_where_time_is_limited(ui: Ui) -> None:
    words = " ".join(f"measured{number}" for number in range(40))
    attempts, lines = 0, list[str]()
    while not lines:
        attempts += 1
        with suppress(OutOfTime), time_limit(0.0):
            lines = ui.type.wrap(words, text.BODY, 99999)
    assert lines == [words]
    assert attempts == 3, "sixteen more widths in each"
