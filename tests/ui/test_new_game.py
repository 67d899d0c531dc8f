"""A new game: tables set in advance, the order of the seats, what each rule does."""

from __future__ import annotations

import pygame
import pytest

from game.bots import HUMAN, names
from game.engine.about import About, Preset
from game.engine.session.clock import Clock
from game.engine.session.handicap import Gift
from game.engine.session.record import SeatSetup
from game.packages import registry
from game.presentation.messages import Messages
from game.presentation.setup.catalogue import KINDS
from game.presentation.setup.presets import USUAL, kind_words, preset_words
from game.ui.scenes.play.pin import SetPin
from game.ui.scenes.setup.new_game import NewGameScene
from game.ui.scenes.setup.rules import Explanation
from game.ui.widgets import Choice, Pane, Prose, Widget
from game.ui.window.app import App
from game.ui.window.service import GameService
from tests.expect import expect
from tests.ui import fakes
from tests.ui.fakes import FakeProgram, Hand

PEOPLE = ["Ada", "Bruno", "Chloe"]


@pytest.fixture
def hand(app: App) -> Hand:
    return Hand(app)


@pytest.fixture
def sheet(app: App, program: FakeProgram, hand: Hand) -> NewGameScene:
    """A new game of three people, by name."""
    app.ui.settings.names = list(PEOPLE)
    scene = NewGameScene(app.ui, program)
    scene.table.count = 3
    hand.show(scene)
    return scene


def seated(sheet: NewGameScene) -> list[str]:
    return [seat.name for seat in sheet.table.at_table]


def drag(hand: Hand, widget: Widget, y: int) -> None:
    """Take a row by its left end, and leave it at a height."""
    x = widget.rect.x + 10
    hand.move((x, widget.rect.centery))
    hand.app.turn(1000)
    hand.press((x, widget.rect.centery))
    for height in (widget.rect.centery, (widget.rect.centery + y) // 2, y):
        hand.move((x, height), held=True)
    hand.app.turn(16)


# ---- the order of the seats
def test_a_seat_is_dragged_to_another_place(sheet: NewGameScene, hand: Hand) -> None:
    last = sheet.form.find("seat-3").rect.centery
    drag(hand, sheet.form.find("seat-1"), last + 60)
    assert [sheet.form.find(f"name-{n}").rect.centery for n in (3, 1)] != [last, last]
    hand.release((100, last))
    assert seated(sheet) == ["Bruno", "Chloe", "Ada"]
    assert [seat.colour for seat in sheet.table.at_table] == ["orange", "green", "blue"]


def test_the_others_make_room_for_a_seat_that_is_dragged(sheet: NewGameScene, hand: Hand) -> None:
    places = [sheet.form.find(f"seat-{n}").rect.y for n in (1, 2, 3)]
    drag(hand, sheet.form.find("seat-3"), sheet.form.find("seat-1").rect.centery)
    assert [sheet.form.find(f"seat-{n}").rect.y for n in (3, 1, 2)] == places
    hand.key(pygame.K_ESCAPE)
    assert hand.app.top is sheet
    assert seated(sheet) == PEOPLE
    assert [sheet.form.find(f"seat-{n}").rect.y for n in (1, 2, 3)] == places


def test_a_seat_is_moved_by_keys(sheet: NewGameScene, hand: Hand) -> None:
    while sheet.form.focus is not sheet.form.find("seat-2"):
        hand.key(pygame.K_TAB)
    hand.key(pygame.K_RETURN)
    hand.key(pygame.K_UP, times=2)
    assert seated(sheet) == ["Bruno", "Ada", "Chloe"]
    hand.key(pygame.K_DOWN, times=2)
    hand.key(pygame.K_RETURN)
    assert seated(sheet) == ["Ada", "Chloe", "Bruno"]
    hand.key(pygame.K_RETURN)
    hand.key(pygame.K_TAB)
    hand.key(pygame.K_UP)
    assert seated(sheet) == ["Ada", "Chloe", "Bruno"]
    assert sheet.players.rows.lifted is None


def test_words_follow_the_hand_at_once(sheet: NewGameScene, hand: Hand, program: FakeProgram) -> None:
    def notes() -> str:
        return " ".join(one.words for one in sheet.form.walk() if isinstance(one, Prose))

    hand.move((3, 3))
    assert "Drag a row" in notes()
    hand.key(pygame.K_TAB)
    assert "Drag a row" not in notes()
    start = sheet.form.find("start").rect.center
    hand.press(start)  # without a move before it
    assert "Drag a row" in notes()
    hand.release(start)
    assert program.started


def test_chance_seats_the_same_people(sheet: NewGameScene, hand: Hand) -> None:
    for _ in range(8):
        hand.click(sheet.form.find("shuffle").rect.center)
        assert sorted(seated(sheet)) == PEOPLE


def test_rows_glide_to_their_places(app: App, sheet: NewGameScene, hand: Hand) -> None:
    app.ui.settings.motion = app.ui.theme.motion = "normal"
    first, second = (sheet.form.find(f"seat-{n}").rect for n in (1, 2))
    above, below = first.y, second.y
    drag(hand, sheet.form.find("seat-1"), second.centery)
    assert above < second.y < below
    for _ in range(30):
        app.turn(16)
    assert second.y == above


# ---- tables set in advance
def test_a_table_set_in_advance_seats_bots_and_keeps_names(
    sheet: NewGameScene, hand: Hand, program: FakeProgram
) -> None:
    choice = sheet.form.find("preset")
    assert isinstance(choice, Choice)
    assert choice.labels[choice.index] == "Standard"
    hand.click(choice.cells()[1].center)
    hand.click(sheet.form.find("start").rect.center)
    game = program.started[0]
    assert game.seats == (SeatSetup("Ada", "blue", "human"), SeatSetup("Bruno", "orange", "easy"))
    assert game.options == {"short": "on", "draft": "turn"}


def test_a_table_without_seats_leaves_them_and_another_choice_is_ones_own(sheet: NewGameScene) -> None:
    full = sheet.table.about.preset[1]
    sheet.change(sheet.presets.take, full)
    assert sheet.presets.chosen == full
    assert (seated(sheet), sheet.table.options()["draft"]) == (PEOPLE, "random")
    sheet.change(sheet.table.choose, "short", "on")
    assert sheet.presets.chosen is None
    choice = sheet.form.find("preset")
    assert isinstance(choice, Choice)
    assert choice.labels[choice.index] == "Your own"
    sheet.change(sheet.presets.take, USUAL)
    assert sheet.table.differing() == []


def test_the_order_of_the_seats_changes_no_table_set_in_advance(sheet: NewGameScene) -> None:
    first = sheet.table.about.preset[0]
    sheet.change(sheet.presets.take, first)
    sheet.move_seat(0, 1)
    assert sheet.presets.chosen == first


@pytest.mark.parametrize(
    "wrong",
    [
        Preset("a", ("human", "nobody")),
        Preset("a", ("human",) * 5),
        Preset("a", (), {"none": "on"}),
        Preset("a", (), {"short": "maybe"}),
    ],
    ids=str,
)
def test_a_table_that_cannot_be_is_not_offered(
    sheet: NewGameScene, monkeypatch: pytest.MonkeyPatch, wrong: Preset
) -> None:
    monkeypatch.setattr(fakes, "ABOUT", About(preset=(wrong,)))
    assert sheet.presets.offered == (USUAL,)


@pytest.mark.parametrize("title", registry.names())
def test_tables_set_in_advance_can_be_played_and_have_their_words(app: App, title: str) -> None:
    app.ui.messages, package = Messages(), registry.find(title)
    assert app.ui.messages.has(f"{title}-about")
    presets = package.about.preset
    assert [preset.lesson for preset in presets] == [preset.id == "first_game" for preset in presets]
    for preset in presets:
        assert set(preset.seats) <= {HUMAN, *names()}
        for seats in {len(preset.seats)} - {0} or package.title.seats:
            package.title.full_options(preset.options, seats)
        for end in ("", "-help"):
            preset_words(app.ui.messages, title, preset, end)
    assert app.ui.messages.troubles == []


# ---- what each rule does
def test_what_a_rule_does_stands_below_it_where_there_is_room(sheet: NewGameScene) -> None:
    sheet.show_tab(1)
    said = [widget.words for widget in sheet.form.walk() if isinstance(widget, Prose)]
    assert any(words.startswith("In turn: one hero after the other") for words in said)
    assert "explanation" not in [widget.key for widget in sheet.form.walk()]


def test_a_rule_of_many_is_explained_where_it_is_pointed_at(app: App, hand: Hand) -> None:
    app.ui.messages, scene = Messages(), NewGameScene(app.ui, GameService(app))
    scene.table.choose_title(scene.table.titles.index("scythe"))
    scene.tab = 2
    app.ui.settings.ui_scale = 1.25
    app.ui.adopt(app.size)
    hand.show(scene)
    told = scene.form.find("explanation")
    assert isinstance(told, Explanation)
    for rule, key in (("Factions and mats", "row-mats"), ("Deals", "option-deals")):
        hand.move(scene.form.find(key).rect.center)
        hand.app.turn(16)
        assert told.name == rule
    assert told.words == app.ui.say("scythe-option-deals-help", chosen="on")


# ---- everything in sight
@pytest.mark.parametrize("title", registry.names())
def test_players_stay_where_they_are_whatever_table_is_chosen(app: App, title: str) -> None:
    app.ui.messages, scene = Messages(), NewGameScene(app.ui, GameService(app))
    table = scene.table
    table.choose_title(table.titles.index(title))
    Hand(app).show(scene)
    places = set()
    for preset in scene.presets.offered:
        scene.change(scene.presets.take, preset)
        scene.change(setattr, table, "count", 3)
        places.add((scene.form.find("count").rect.y, scene.form.find("name-1").rect.y))
    assert len(places) == 1


@pytest.mark.parametrize("tab", [0, 1, 2, 3])
@pytest.mark.parametrize("title", registry.names())
def test_nothing_scrolls_in_the_smallest_window(app: App, title: str, tab: int) -> None:
    app.ui.messages, scene = Messages(), NewGameScene(app.ui, GameService(app))
    table = scene.table
    table.choose_title(table.titles.index(title))
    table.count = max(table.title.seats)
    for option, value in (("airships", "shared"), ("resolution", "random")):
        if option in table.options():
            table.choose(option, value)
    scene.table.clock.choose("fischer")
    scene.tab = tab
    Hand(app).show(scene)
    panes = [widget for widget in scene.form.walk() if isinstance(widget, Pane)]
    assert [pane.key for pane in panes if pane.furthest] == []
    held = [widget for widget in scene.form.walk() if isinstance(widget.parent, Pane)]
    assert [w.key for w in held if w.clip is not None and not w.clip.contains(w.rect)] == []


def test_a_first_game_offers_the_lesson(sheet: NewGameScene, hand: Hand) -> None:
    assert "learn" not in [widget.key for widget in sheet.form.walk()]
    sheet.change(sheet.presets.take, sheet.table.about.preset[0])
    hand.click(sheet.form.find("learn").rect.center)
    assert hand.app.top is not None
    assert hand.app.top.name == "learn"


def test_a_bot_of_another_package_is_called_by_its_name(app: App) -> None:
    assert kind_words(app.ui.messages, "careful") == "Bot: careful"


def test_a_seat_says_how_its_bot_would_play_where_the_title_has_words_for_it(sheet: NewGameScene) -> None:
    said = "At this seat it is careful: it risks little."
    assert said not in sheet.form.find("kind-2").tooltip, "a person sits there"
    for seat in sheet.table.seats[:2]:
        sheet.change(setattr, seat, "kind", KINDS.index("normal"))
    assert sheet.form.find("kind-2").tooltip.splitlines()[-1] == said
    assert "At this seat" not in sheet.form.find("kind-1").tooltip


# ---- the clock
def test_a_clock_is_set_up_by_its_kind_and_its_times(sheet: NewGameScene, hand: Hand) -> None:
    sheet.show_tab(3)
    assert sheet.table.game().tools.clock is None
    sheet.change(sheet.table.clock.choose, "fischer")
    sheet.form.set_focus(sheet.form.find("clock-base"))
    hand.type("5")
    assert sheet.table.game().tools.clock == Clock("fischer", 6300, 15)


@pytest.mark.parametrize("typed", ["", "0", "00", "99999"])
def test_a_clock_without_time_is_refused_in_one_sentence(sheet: NewGameScene, typed: str) -> None:
    sheet.change(sheet.table.clock.choose, "game")
    sheet.type(sheet.table.clock, "base", typed)
    assert sheet.note.words == "clock-why-range"


def test_each_time_of_a_clock_has_an_explanation_of_its_own(app: App, sheet: NewGameScene) -> None:
    app.ui.messages = Messages()
    sheet.show_tab(3)
    sheet.change(sheet.table.clock.choose, "turn")
    helps = {row.id: row.words for row in sheet.rules._controls()}
    assert "seconds for each turn" in helps["clock-base"]
    assert "minutes" in helps["clock-extra"]
    assert "seconds" not in helps["clock-extra"]


def test_practice_and_a_clock_exclude_each_other(sheet: NewGameScene) -> None:
    sheet.change(sheet.table.clock.choose, "turn")
    sheet.table.practice = True
    assert sheet.table.refusal() == "clock-why-practice"


# ---- PINs
def set_pin(sheet: NewGameScene, hand: Hand, typed: str) -> None:
    hand.click(sheet.form.find("pin-set").rect.center)
    dialog = expect(hand.app.top, SetPin)
    dialog.typed = typed
    dialog.agree()


def test_a_pin_belongs_to_its_person_wherever_they_sit(sheet: NewGameScene, hand: Hand) -> None:
    sheet.show_tab(3)
    expect(sheet.form.find("pin-seat"), Choice).changed(1)
    set_pin(sheet, hand, "1234")
    sheet.table.move_seat(1, 0)
    (pin,) = sheet.table.game().tools.pins
    assert pin.seat == 0
    assert pin.fits("1234")


def test_what_is_no_pin_is_refused_and_a_bot_has_none(sheet: NewGameScene, hand: Hand) -> None:
    sheet.show_tab(3)
    set_pin(sheet, hand, "12")
    assert "4 to 8 digits" in expect(hand.app.top, SetPin).words
    hand.app.pop(expect(hand.app.top, SetPin))
    set_pin(sheet, hand, "1234")
    sheet.table.seats[0].kind = 1
    assert sheet.table.game().tools.pins == ()


# ---- the handicap
def test_a_handicap_belongs_to_its_player_wherever_they_sit(sheet: NewGameScene, hand: Hand) -> None:
    sheet.show_tab(3)
    expect(sheet.form.find("handicap-seat"), Choice).changed(2)
    sheet.form.set_focus(sheet.form.find("gift-gold"))
    hand.type("5")
    sheet.move_seat(1, 0)
    assert sheet.table.game().tools.gifts == (Gift(0, "gold", 5),)


def test_a_handicap_that_is_too_large_is_refused(sheet: NewGameScene) -> None:
    sheet.type(sheet.table.seats[0], "gifts", {"gold": "10"})
    assert sheet.note.words == "handicap-why"
    sheet.type(sheet.table.seats[0], "gifts", {"gold": "0"})
    assert not sheet.table.game().tools.gifts


@pytest.mark.parametrize("sign", ["\u200d", "\u200c\ufe0f", "\u3164", "\u2800"])
def test_a_name_that_cannot_be_seen_is_none_and_makes_no_two_of_one(sheet: NewGameScene, sign: str) -> None:
    seats, by_number = sheet.table.seats, sheet.table.name_of(0, typed=False)
    seats[0].name = sign
    assert sheet.table.name_of(0) == by_number
    seats[0].name, seats[1].name = "Ada", f"Ada{sign}"
    assert sheet.table.refusal().startswith("Two players are called")


def test_the_people_who_share_the_screen_are_named_beside_start(sheet: NewGameScene, app: App) -> None:
    app.ui.messages = Messages()
    sheet.change(setattr, sheet.table, "count", 2)
    assert sheet.note.words == "Ada and Bruno will share this computer."
    assert sheet.form.find("start").about == sheet.note.words
    sheet.change(setattr, sheet.table.seats[1], "kind", KINDS.index("easy"))
    assert sheet.note.words == ""
