"""What is announced at a table, to whom, and when; and the walk over a board."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.packages import registry
from game.titles.scythe.rules.state.state import place_ref
from game.ui.scenes.play.table_menu import TableMenu
from game.ui.scenes.zoom import Zoom
from game.ui.table.flow.announcer import Announced
from game.ui.table.flow.board_walk import BoardWalk, is_said
from game.ui.table.scene import TableScene
from game.ui.window.app import App
from game.ui.window.commands import Do, Move
from tests.ui.access.fakes import FakeReader
from tests.ui.fakes import Hand
from tests.ui.readable import table
from tests.ui.table.conftest import Sit, gather, press
from tests.ui.table.toy_table import ToyWords


def heard(app: App, reader: FakeReader) -> list[str]:
    """What has been announced since the last time."""
    for _ in range(12):
        app.turn(60)
    said, reader.heard = reader.heard, []
    return said


@pytest.fixture
def reader(app: App) -> FakeReader:
    """A reader that is running."""
    app.access.reader = fake = FakeReader()
    return fake


def test_a_move_is_announced_once_and_then_what_is_asked(
    app: App, hand: Hand, sit: Sit, reader: FakeReader
) -> None:
    scene = sit("human", "human")
    heard(app, reader)
    gather(hand, scene, 2)
    said = heard(app, reader)
    assert said[0].startswith("Ada: ")
    assert said[-1] == scene.announcer.asks()[-1]
    assert heard(app, reader) == []


def test_each_own_turn_is_announced_before_what_is_asked(
    app: App, hand: Hand, sit: Sit, reader: FakeReader
) -> None:
    scene = sit("human", "random")
    said = heard(app, reader)
    assert said[0] == "Pebbles: Ada, Bruno"
    assert [line for line in said if line.startswith("Your turn")] == [said[-1]]
    assert reader.known[reader.focus].name == scene.announcer.asks()[-1]
    gather(hand, scene, 2)
    assert not [line for line in heard(app, reader) if line.startswith("Your turn")]


def test_what_is_undone_is_announced_and_what_is_redone_once_more(
    app: App, hand: Hand, sit: Sit, reader: FakeReader
) -> None:
    scene = sit("human", "human")
    heard(app, reader)
    gather(hand, scene, 2)
    line = heard(app, reader)[0]
    scene.command(Do("undo"))
    assert heard(app, reader) == [f"Undone: {line}", scene.announcer.asks()[-1]]
    scene.command(Do("redo"))
    assert heard(app, reader)[0] == line


def test_what_a_choice_without_a_line_has_changed_is_announced_once(
    app: App, hand: Hand, sit: Sit, reader: FakeReader, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ToyWords, "log_line", lambda *_: "")
    monkeypatch.setattr(ToyWords, "changed", lambda *_: "Two pebbles in hand")
    scene = sit("human", "human")
    heard(app, reader)
    gather(hand, scene, 2)
    assert heard(app, reader).count("Two pebbles in hand") == 1
    assert "Two pebbles in hand" not in heard(app, reader)


def test_an_undone_choice_without_a_line_is_named_by_its_button(
    app: App, hand: Hand, sit: Sit, reader: FakeReader, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ToyWords, "log_line", lambda *_: "")
    scene = sit("human", "human")
    gather(hand, scene, 2)
    choice = scene.model.table.words.label(scene.model.context, scene.game.session.moments[-1].action)
    heard(app, reader)
    scene.command(Do("undo"))
    assert heard(app, reader)[0] == f"Undone: {choice.words}"


def test_of_a_whole_turn_three_undone_lines_are_named(
    app: App, hand: Hand, sit: Sit, reader: FakeReader
) -> None:
    told = Announced(5, [(number, f"line {number}") for number in range(5)])
    told.cut(0)
    announcer = sit("human", "human").announcer
    (words,) = announcer._undone(told)
    assert words == "Undone: line 0, line 1, line 2, and 2 more lines of the log"
    assert [*announcer._undone(told)] == []


def test_a_refusal_is_announced(app: App, hand: Hand, sit: Sit, reader: FakeReader) -> None:
    scene = sit("human", "human")
    heard(app, reader)
    scene.view.notices.explain("The river is too wide.", scene.model.areas.prompt)
    assert heard(app, reader) == ["The river is too wide."]


def test_nothing_of_a_seat_is_announced_behind_its_cover(
    app: App, hand: Hand, sit: Sit, reader: FakeReader
) -> None:
    scene = sit("human", "human")
    press(hand, scene, "act:roll")
    press(hand, scene, "act:end")
    heard(app, reader)
    press(hand, scene, "pass")
    said = heard(app, reader)
    assert app.top is not scene
    assert said
    assert not [line for line in said if line.startswith("Ada: ")]
    hand.key(13)
    said = heard(app, reader)
    assert app.top is scene, app.top
    assert [line for line in said if line.startswith("Ada: ")], said


@pytest.fixture(scope="module")
def hexes() -> Iterator[tuple[TableScene, App]]:
    """A table of hexagons."""
    scene, app = table("scythe", 2, 0)
    app.access.reader = FakeReader()
    yield scene, app
    app.window.destroy()


def names(scene: TableScene, walk: BoardWalk) -> str:
    assert walk.at is not None
    return scene.announcer.words.names[walk.at]


def test_a_place_is_announced_with_what_is_there_and_beside_it(hexes: tuple[TableScene, App]) -> None:
    scene, _ = hexes
    own = next(iter(scene.model.table.words.own(scene.model.context)))
    place = scene.announcer.words.items[own].place
    assert place is not None
    lines = scene.walk.lines(place)
    assert lines[0] == scene.announcer.words.names[place]
    assert lines[-1].startswith("Beside it: ")
    assert all(scene.announcer.words.names[near] in lines[-1] for near in scene.announcer.words.beside(place))


def test_rivers_between_places_are_read(hexes: tuple[TableScene, App]) -> None:
    scene, _ = hexes
    words = scene.announcer.words
    rivers = words.context.view.book.board.borders["river"]
    here, there = sorted(sorted(rivers, key=sorted)[0])
    assert f"{words.names[place_ref(there)]} (across a river)" in scene.walk.lines(place_ref(here))[-1]
    assert "\n".join(words.around(place_ref(here))).count("river") == sum(here in pair for pair in rivers)


def test_what_the_description_of_a_place_names_is_read_once() -> None:
    assert is_said("1 metal", ["Ram Peak", "Here: 2 oil and 1 metal"])
    assert not is_said("1 metal", ["Ram Peak", "Here: 11 metal"])


def test_arrows_walk_to_a_neighbour_and_back(hexes: tuple[TableScene, App]) -> None:
    scene, _ = hexes
    scene.walk.switch()
    start = scene.walk.at
    assert start is not None
    for step in (Move(1, 0), Move(-1, 0), Move(0, 1), Move(0, -1)):
        scene.walk.at = start
        assert scene.command(step)
        if scene.walk.at != start:
            assert scene.walk.at in scene.announcer.words.beside(start)
    assert scene.command(Do("cancel"))
    assert not scene.walk.is_on


def test_the_place_of_a_walk_has_the_readers_focus(hexes: tuple[TableScene, App]) -> None:
    scene, app = hexes
    reader = app.access.reader
    assert isinstance(reader, FakeReader)
    scene.walk.switch()
    seen = set()
    for step in (Move(0, 0), Move(1, 0), Move(-1, 0)):
        scene.command(step)
        heard(app, reader)
        seen.add(reader.focus)
        assert reader.known[reader.focus].name.startswith(names(scene, scene.walk))
    assert len(seen) > 1
    scene.command(Do("cancel"))


def test_the_next_kind_leads_to_its_places(hexes: tuple[TableScene, App]) -> None:
    scene, _ = hexes
    kinds = dict(scene.walk.kinds())
    assert len(kinds["Encounter"]) > 5
    assert "Your pieces" in kinds
    scene.walk.switch()
    for _ in range(2 + [*kinds].index("Encounter")):
        scene.command(Do("page_down"))
        if scene.walk.at in kinds["Encounter"]:
            break
    assert scene.walk.at == kinds["Encounter"][0]
    scene.command(Do("next_focus"))
    assert scene.walk.at == kinds["Encounter"][1]
    scene.command(Do("cancel"))


def test_the_place_of_a_walk_says_what_enter_does() -> None:
    scene, app = table("runebound", 3, 120)
    scene.game.viewer = scene.game.session.waiting_for()[0]
    scene.view.refresh(at_once=True)
    walk, hero = scene.walk, scene.model.table.words.own(scene.model.context)[0]
    (place,) = walk.kinds()[1][1]
    name = scene.announcer.words.short(scene.announcer.words.items[hero])
    assert f"Enter: pick up {name}" in walk.lines(place)
    walks = [
        line for ref in walk.kinds()[0][1] for line in walk.lines(ref) if line.startswith("Enter: Walk to")
    ]
    assert walks
    scene.drag.hold(hero)
    assert f"Enter: put back {name}" in walk.lines(place)
    drops = [line for ref in walk.kinds()[0][1] for line in walk.lines(ref) if f"drop {name} here" in line]
    assert len(drops) == len(walks)
    app.window.destroy()


@pytest.mark.parametrize("title", registry.names())
def test_cards_of_the_other_players_are_walked_one_by_one(title: str) -> None:
    scene, app = table(title, 3, 120)
    kinds, people = dict(scene.walk.kinds()), scene.game.people
    assert all(kinds.values()), "a kind without places would stop the walk"
    for seat, who in enumerate(people):
        cards = kinds.get(f"Cards of {who.name}", ())
        assert bool(cards) is (seat != scene.game.perspective)
        assert all(scene.walk.lines(card)[0] for card in cards)
    app.window.destroy()


def test_the_summary_tells_whose_turn_it_is_where_one_is_and_the_points(
    hexes: tuple[TableScene, App],
) -> None:
    scene, _ = hexes
    said = "\n".join(scene.announcer.summary())
    for words in ("’s turn.", "You are at: ", "Points: "):
        assert words in said


@pytest.mark.parametrize("title", registry.names())
def test_mat_and_hand_are_walked_thing_by_thing(title: str) -> None:
    scene, app = table(title, 3, 40)
    walk, words = scene.walk, scene.announcer.words
    things = dict(walk.kinds())["In front of you"]
    spoken = ["\n".join(walk.lines(ref)) for ref in things]
    assert all(spoken)
    assert {item.tip for item in words.own() if isinstance(item.tip, str)} <= {
        words.items[ref].tip for ref in things
    }
    walk.is_on, walk.at, walk._kind = True, things[0], "In front of you"
    scene.command(Move(1, 0))
    assert walk.at == things[1]
    assert list(walk.spoken()) == [spoken[1]]
    walk.at = "card:gone"
    assert list(walk.spoken()) == []
    app.window.destroy()


def test_a_press_of_the_reader_ends_the_walk_and_is_carried_out(hexes: tuple[TableScene, App]) -> None:
    scene, app = hexes
    reader = app.access.reader
    assert isinstance(reader, FakeReader)
    scene.walk.switch()
    heard(app, reader)
    reader.ask("press", "Menu")
    heard(app, reader)
    assert not scene.walk.is_on
    assert isinstance(app.top, TableMenu)
    app.pop(app.top)


def test_a_thing_shown_large_is_read(app: App, reader: FakeReader) -> None:
    app.push(Zoom(app.ui, lambda surface, rect: None, 1.0, "Brawler\nCosts 3"))
    heard(app, reader)
    assert reader.known[reader.focus].name.startswith("Brawler\nCosts 3\n")


def test_scythes_tracks_are_read_from_what_the_viewer_knows(hexes: tuple[TableScene, App]) -> None:
    scene, _ = hexes
    (shown,) = scene.model.table.exhibits(scene.model.context)
    lines = shown.described().split("\n")
    for who in scene.game.people:
        (line,) = [line for line in lines if line.startswith(f"{who.name}: Popularity ")]
        assert "Power" in line
