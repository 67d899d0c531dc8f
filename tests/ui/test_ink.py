"""Words are found where they are, however they got there."""

from collections.abc import Iterator

import pygame
import pytest

from game.ui.table.drawing import card_frames
from game.ui.window import text, theme
from game.ui.window.ui import Ui
from tests.ui.ink import Sheet, traced

PLACE = pygame.Rect(20, 30, 200, 40)


@pytest.fixture
def page(ui: Ui) -> Iterator[Sheet]:
    """A page with a word on it."""
    with traced():
        page = Sheet((400, 200), pygame.SRCALPHA)
        ui.type.draw(page, "Hotseat", text.HEADING, PLACE)
        yield page


def test_a_word_is_where_its_ink_is(page: Sheet) -> None:
    (ink,) = page.inks
    assert (ink.words, ink.px) == ("Hotseat", text.HEADING.size)
    assert ink.rect.inflate(2, 2).contains(page.get_bounding_rect())


def test_words_go_along_with_copies_blits_and_changes_of_size(page: Sheet) -> None:
    wide = Sheet((800, 400), pygame.SRCALPHA)
    wide.blit(pygame.transform.smoothscale(page.copy(), (200, 100)), (100, 50))
    (ink,) = wide.inks
    assert ink.px == text.HEADING.size / 2
    assert ink.rect.inflate(6, 6).contains(wide.get_bounding_rect())


def test_words_on_a_part_are_words_on_the_whole(page: Sheet, ui: Ui) -> None:
    ui.type.draw(page.subsurface((200, 100, 200, 100)), "Part", text.BODY, pygame.Rect(0, 0, 100, 40))
    assert [ink.words for ink in page.inks] == ["Hotseat", "Part"]
    assert pygame.Rect(200, 100, 200, 100).contains(page.inks[1].rect)


def test_what_lies_over_words_hides_them(page: Sheet) -> None:
    plate = pygame.Surface((400, 200))
    left = page.inks[0].rect.centerx
    page.blit(plate, (left, 0))
    assert [ink.covered for ink in page.inks] == [True]
    page.blit(plate, (0, 0))
    assert page.inks == []


def test_many_pictures_drawn_at_once_hide_words_like_each_by_itself(page: Sheet) -> None:
    plate = pygame.Surface((400, 10))
    page.blits([(plate, (0, top)) for top in range(0, 200, 10)], False)
    assert page.inks == []


@pytest.mark.parametrize(("alpha", "left"), [(120, 1), (150, 0)])
def test_a_veil_hides_what_lies_below_and_light_does_not(page: Sheet, alpha: int, left: int) -> None:
    veil = pygame.Surface((400, 200), pygame.SRCALPHA)
    veil.fill((0, 0, 0, alpha))
    page.blit(veil, (0, 0))
    assert [ink.covered for ink in page.inks] == [False] * left


def test_words_outside_the_surface_are_cut_and_outside_the_clip_not_there(ui: Ui, page: Sheet) -> None:
    page.blit(ui.type.render("Edge", text.BODY), (390, 100))
    assert page.inks[-1].cut
    page.set_clip((0, 0, 10, 10))
    page.blit(ui.type.render("Elsewhere", text.BODY), (100, 150))
    assert page.inks[-1].words == "Edge"


def test_an_outline_and_its_letters_are_one_text(ui: Ui, page: Sheet) -> None:
    for x, y in ((99, 100), (101, 100), (100, 100)):
        page.blit(ui.type.render("26", text.STRONG), (x, y))
    assert [(ink.words, ink.covered) for ink in page.inks[1:]] == [("26", False)]


def test_the_ground_of_words_is_what_was_around_their_letters(page: Sheet, ui: Ui) -> None:
    page.fill(theme.PAPER)
    ui.type.draw(page, "Wood", text.BODY, PLACE)
    assert page.inks[0].contrast == pytest.approx(theme.contrast(theme.INK, theme.PAPER), rel=0.02)


def test_an_outline_is_the_ground_of_a_number(page: Sheet, ui: Ui) -> None:
    page.fill(theme.CREAM_LIGHT)
    card_frames.outlined(ui, page, "26", 24, PLACE.center)
    (ink,) = page.inks
    assert ink.contrast > 10


def test_words_on_a_pale_picture_over_a_dark_one_are_faint(page: Sheet) -> None:
    dark = Sheet(page.get_size())
    page.set_alpha(60)
    dark.blit(page, (0, 0))
    assert dark.inks[0].contrast < 2


def test_words_behind_a_veil_are_fainter(page: Sheet, ui: Ui) -> None:
    page.fill(theme.PAPER)
    ui.type.draw(page, "Wood", text.BODY, PLACE)
    before = page.inks[0].contrast
    veil = pygame.Surface(page.get_size(), pygame.SRCALPHA)
    veil.fill((*theme.SHADE, 120))
    page.blit(veil, (0, 0))
    assert page.inks[0].contrast < before / 2
