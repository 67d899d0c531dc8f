"""How a turn goes: every title that says so has three pages with pictures of its own, which can be read."""

import gc
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.engine.content.edition import Edition
from game.packages import guide, registry
from game.packages.guide import Picture
from game.presentation.messages import Messages
from game.ui.scenes.learn.album import Album, Painted
from game.ui.scenes.learn.turn_pages import TurnPages, exists
from game.ui.scenes.snapshot import Snapshot
from game.ui.widgets import Prose
from game.ui.widgets.dots import Dots
from game.ui.window import run
from game.ui.window.app import App
from game.ui.window.scene import FormScene
from tests.expect import expect
from tests.ui import readable
from tests.ui.fakes import Hand
from tests.ui.ink import traced

TITLES = [name for name in registry.names() if guide.read(registry.find(name)).turn.page]


@pytest.fixture
def window(app: App) -> App:
    """A window with the words of the titles."""
    app.ui.messages = Messages()
    return app


def pages(app: App, title: str) -> TurnPages:
    return TurnPages(app.ui, run.wire(app), title)


def painted(scene: TurnPages) -> list[Painted]:
    return [widget for widget in scene.form.walk() if isinstance(widget, Painted)]


def paint_all(app: App) -> None:
    for _ in range(20):
        app.turn(16)


@pytest.mark.parametrize("title", TITLES)
def test_a_title_has_three_pages_with_words_and_pictures(window: App, title: str) -> None:
    scene, hand = pages(window, title), Hand(window)
    hand.show(scene)
    assert exists(run.wire(window), title)
    assert len(scene.guide.turn.page) == 3
    for index in range(3):
        scene.open(index)
        paint_all(window)
        assert 2 <= len(scene.leaf.row) <= 5
        assert all(place.done for place in painted(scene))
    assert window.ui.messages.troubles == []


@pytest.mark.parametrize("title", TITLES)
def test_the_pages_hold_no_table_in_memory_once_they_are_painted(window: App, title: str) -> None:
    gc.collect()
    before = _snapshots()
    scene = pages(window, title)
    Hand(window).show(scene)
    for index in (0, 1, 2, 0):
        scene.open(index)
        window.turn(16)
        assert _snapshots() - before <= 1, index
        paint_all(window)
        assert _snapshots() - before == 0, index


def _snapshots() -> int:
    return sum(isinstance(one, Snapshot) for one in gc.get_objects())


@pytest.mark.parametrize("title", TITLES)
def test_what_a_picture_names_is_there(window: App, title: str) -> None:
    told = guide.read(registry.find(title))
    album = Album(window.ui, told, lambda: registry.find(title).table_view)
    found = [p for page in told.turn.page for row in page.row for p in row.pictures]
    for picture in [*found, *(page.picture for page in told.turn.page if page.picture)]:
        assert sum(map(bool, (picture.icon, picture.image, picture.thing, picture.crop))) == 1, picture
        assert album.ratio(picture) > 0
        assert not picture.image or window.ui.art.has_picture(picture.image), picture
        assert not picture.icon or window.ui.art.has_picture(f"icons/{picture.icon}.svg"), picture


@pytest.mark.parametrize("title", TITLES)
def test_every_page_can_be_read(tmp_path: Path, title: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its words, not those in pictures of a table, which are small."""
    monkeypatch.setattr(Album, "work", lambda _: False)
    with traced(), readable.kept():
        app = readable.demo(tmp_path)
        app.ui.messages = Messages()
        for index in range(3):

            def make(index: int = index) -> TurnPages:
                scene = pages(app, title)
                scene.index = index
                return scene

            assert list(readable.looks(app, readable.shown(app, make))) == [], index
        app.window.destroy()


def test_next_back_and_continue_lead_through_the_pages(window: App) -> None:
    hand, after = Hand(window), list[str]()
    scene = TurnPages(window.ui, run.wire(window), TITLES[0], lambda: after.append("the lesson"))
    hand.show(scene)
    hand.key(pygame.K_RETURN)
    assert scene.index == 1
    hand.key(pygame.K_LEFT)
    assert scene.index == 0
    hand.key(pygame.K_PAGEDOWN, times=2)
    assert scene.index == 2
    hand.click(scene.form.find("back").rect.center)
    assert scene.index == 1
    hand.click(expect(scene.form.find("dots"), Dots).middles()[2])
    assert (scene.index, after) == (2, [])
    hand.click(scene.form.find("next").rect.center)
    assert after == ["the lesson"]
    assert scene not in window.scenes


def test_what_is_not_there_is_said_with_what_is(window: App) -> None:
    title = TITLES[0]
    album = Album(window.ui, guide.read(registry.find(title)), lambda: registry.find(title).table_view)
    with pytest.raises(KeyError, match=r"nowhere is not there; there is .*card"):
        album.paint(Picture(thing="nowhere"), (100, 100))


def test_the_menu_of_a_table_leads_to_the_pages(window: App) -> None:
    scene, app = readable.table(TITLES[0], 2, 0)
    hand = Hand(app)
    hand.key(pygame.K_F10)
    hand.click(expect(app.top, FormScene).form.find("rulebook-turn").rect.center)
    assert expect(app.top, TurnPages).title == TITLES[0]
    hand.key(pygame.K_ESCAPE)
    assert app.top is scene
    app.window.destroy()


@pytest.mark.parametrize(
    ("title", "file", "changes", "page", "sentence"),
    [
        ("raiders", "board", {"limits": {"kumis": 5}}, 1, "at most 8 provisions, 5 kumis and 8 silver"),
        ("raiders", "board", {"end": {"raid_spaces": 1}}, 2, "only 1 raid space or 2 quests are left"),
        ("runebound", "table", {"limits": {"runes_to_win": 4}}, 0, "with 4 Dragon Runes"),
        ("runebound", "table", {"movement": {"dice": 6}}, 1, "Roll 6 movement dice"),
        ("scythe", "table", {"limits": {"stars": 5}}, 0, "A player’s fifth star ends the game"),
        ("scythe", "table", {"goal": [{"id": "workers", "need": 7}]}, 0, "4 recruits, 7 workers"),
    ],
)
def test_pages_state_the_numbers_of_the_edition_that_is_played(
    window: App, title: str, file: str, changes: dict[str, Any], page: int, sentence: str
) -> None:
    edition = Edition("Edited", changes={file: changes})
    hand, table = Hand(window), TurnPages(window.ui, run.wire(window), title, edition=edition)
    hand.show(table)
    table.open(page)
    paint_all(window)
    assert sentence in " ".join(widget.words for widget in table.form.walk() if isinstance(widget, Prose))
    assert window.ui.messages.troubles == []


def test_the_sentence_about_a_title_states_its_numbers() -> None:
    title = (
        registry.find("scythe")
        .in_edition(Edition("Edited", changes={"table": {"limits": {"stars": 5}}}))
        .title
    )
    assert Messages().say("scythe-about", **title.page_numbers).endswith("places their fifth star.")
