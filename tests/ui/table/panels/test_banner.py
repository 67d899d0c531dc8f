"""The banner over the board tells what another seat did, where it hides least."""

from __future__ import annotations

import pytest

from game.engine.model import Event
from game.presentation.messages import Messages
from game.ui.table.panels.banner import Banner
from game.ui.table.panels.notices import Remark
from game.ui.table.scene import TableScene
from tests.toy import TOY, Draw
from tests.ui.table.conftest import Sit
from tests.ui.table.toy_table import ToyTable, ToyWords


@pytest.fixture
def scene(sit: Sit) -> TableScene:
    table: TableScene = sit("human", "human")
    return table


def chosen(scene: TableScene, about: str = "") -> str:
    """The piece over which the banner would lie, of two."""
    laid, where = scene.model.by_ref, scene.model.where
    first, second = (where(laid[ref]) for ref in ("pebbles:1", "pebbles:3"))
    banner: Banner = scene.view.banner
    banner.refs = [about] if about else []
    return "pebbles:1" if banner._free(first, second) == first else "pebbles:3"


def test_it_leaves_the_viewers_pieces_in_sight(scene: TableScene, monkeypatch: pytest.MonkeyPatch) -> None:
    assert chosen(scene) == "pebbles:1"
    monkeypatch.setattr(type(scene.model.words), "own", lambda words, context: ["pebbles:1"])
    assert chosen(scene) == "pebbles:3"


def test_what_it_is_about_matters_more(scene: TableScene, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(scene.model.words), "own", lambda words, context: ["pebbles:1"])
    assert chosen(scene, about="pebbles:3") == "pebbles:1"


def test_nothing_of_the_old_language_stays_over_the_board(scene: TableScene) -> None:
    scene.view.show_lines(1, ["Draws a card"], private=True)
    scene.view.notices.remark = Remark("A worker is left alone", "pebbles:1", 0)
    scene.ui.speak(Messages("de"))
    scene.layout()
    assert not scene.view.banner.shown
    assert scene.view.notices.ringed == set()


def test_equal_events_are_told_once_with_their_number(sit: Sit) -> None:
    class Short(ToyWords):
        def log_line(self, context: object, event: Event) -> str:
            return event.verb

    scene: TableScene = sit("human", "human", table=ToyTable(words=Short(TOY)))
    for _ in range(2):
        scene.game.session.submit(0, Draw())
    assert scene.view.announce(0, 0)
    times = scene.ui.say("table-banner-times", what="drew-one", count=2)
    assert times in scene.view.banner.lines


def test_a_line_after_another_players_names_who_it_is_about(
    scene: TableScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(scene.model.words), "log_line", lambda words, context, event: event.verb)
    monkeypatch.setattr(scene.game, "acting", lambda: None)
    events = [(0, Event(verb, {"seat": seat})) for verb, seat in (("a", 0), ("b", 1), ("c", 0), ("d", 0))]
    one, two = (person.name for person in scene.game.people[:2])
    assert [*scene.view.banner._told(0, events)] == ["a", f"{two}: b", f"{one}: c", "d"]
