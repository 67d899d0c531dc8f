"""Every scene by keyboard only, by mouse, and measured at every scale."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pygame
import pytest

from game.engine.session.course import TurnPoints
from game.engine.session.record import SeatSetup
from game.play.people import Person
from game.presentation import verdict
from game.presentation.rules_pages import read
from game.presentation.score_sheet import Sheet, SheetRow, SheetSeat
from game.ui.scenes.hall.hall import HallScene
from game.ui.scenes.keys import KeysScene
from game.ui.scenes.learn.rulebook import Rulebook
from game.ui.scenes.menu import Menu
from game.ui.scenes.message import Confirm, Message
from game.ui.scenes.pad_setup import PadSetup
from game.ui.scenes.play.cover import Cover
from game.ui.scenes.play.ending import Afterwards, Ending
from game.ui.scenes.play.scores import ScoreSheet
from game.ui.scenes.play.strips import Entry, Strip
from game.ui.scenes.records.records import Records
from game.ui.scenes.settings import SettingsScene
from game.ui.scenes.setup.new_game import NewGameScene
from game.ui.scenes.zoom import Zoom
from game.ui.widgets import Rows
from game.ui.window import first_frame, theme
from game.ui.window.app import App
from game.ui.window.scene import FormScene, Scene
from tests.expect import expect
from tests.ui.fakes import RULES, FakeProgram, Hand, focused

SHEET = Sheet(
    (
        SheetSeat("Ada", "blue"),
        SheetSeat("Bruno", "orange"),
        SheetSeat("Chloe", "ivory"),
        SheetSeat("Dmitri", "red"),
    ),
    tuple(SheetRow(f"Source number {i} of points", (i, 0, 12, 3), "vp") for i in range(9)),
    (36, 0, 108, 27),
    (2,),
    "most silver",
    True,
)


BESIDE = replace(SHEET, rows=SHEET.rows[:5], winners=(), beside=SHEET.rows[5:8])
"""With rows under the totals, and nobody wins."""


ENDED = replace(
    SHEET,
    seats=tuple(replace(seat, played="Wolf of the Northern Steppe") for seat in SHEET.seats),
    winners=(0, 2),
    course=tuple(TurnPoints(turn, (3 * turn, 0, 9 * turn, turn)) for turn in range(13)),
)
"""Two share the win, and it is known how the points went."""


TOLD = [
    Strip(
        Person("Ada", "blue"),
        3,
        (
            Entry(7, ("A town is overrun",), headline=True),
            Entry(
                8,
                ("Another one is safe for now, as far as anybody knows of it",),
                Person("Ben", "red"),
            ),
        ),
    )
]


def nothing() -> None:
    """An action that does nothing."""


def scenes(app: App, program: FakeProgram) -> dict[str, Callable[[], Scene]]:
    ui = app.ui
    return {
        "menu": lambda: Menu(ui, program),
        "new": lambda: NewGameScene(ui, program),
        "new rules": lambda: rules_of_a_new_game(app, program),
        "records": lambda: Records(ui, program),
        "hall": lambda: HallScene(ui, program),
        "settings": lambda: SettingsScene(ui),
        "keys": lambda: KeysScene(ui),
        "pad setup": lambda: PadSetup(ui, lambda _: None),
        "cover": lambda: Cover(
            ui,
            "Bartholomew the Third",
            "violet",
            nothing,
            before="Ada’s turn is over.",
            missed=TOLD,
            look_back=nothing,
        ),
        "message": lambda: Message(
            ui, ui.say("crash-title"), ui.say("crash-text", path="/home/ada/report.txt")
        ),
        "confirm": lambda: Confirm(
            ui, ui.say("quit-title"), ui.say("quit-text"), ui.say("quit-yes"), nothing
        ),
        "scores": lambda: ScoreSheet(ui, SHEET),
        "scores beside": lambda: ScoreSheet(ui, BESIDE),
        "ending": lambda: Ending(ui, ENDED, nothing, Afterwards(lambda _: None, nothing, nothing)),
        "rulebook": lambda: Rulebook(ui, program, "demo", "DEM-010"),
        "zoom": lambda: Zoom(ui, lambda surface, rect: None, 0.7),
    }


def rules_of_a_new_game(app: App, program: FakeProgram) -> NewGameScene:
    """The second tab of a new game."""
    scene = NewGameScene(app.ui, program)
    scene.tab = 1
    return scene


ALL = (
    "menu",
    "new",
    "new rules",
    "records",
    "hall",
    "settings",
    "cover",
    "message",
    "confirm",
    "scores",
    "scores beside",
    "ending",
    "rulebook",
    "zoom",
)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
@pytest.mark.parametrize("scale", [0.75, 1.0, 1.5, 2.0])
@pytest.mark.parametrize("name", ALL)
def test_every_text_fits(
    app: App, program: FakeProgram, name: str, scale: float, size: tuple[int, int]
) -> None:
    app.window.size = size
    app.ui.settings.ui_scale = scale
    app.ui.adopt(size)
    app.ui.type.overflows = []
    Hand(app).show(scenes(app, program)[name]())
    assert app.ui.type.overflows == []
    assert app.ui.messages.troubles == []


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("name", [n for n in ALL if n != "zoom"])
def test_widgets_stay_in_the_window_and_apart(
    app: App, program: FakeProgram, name: str, scale: float
) -> None:
    app.ui.settings.ui_scale = scale
    app.ui.adopt(app.size)
    scene = Hand(app).show(expect(scenes(app, program)[name](), FormScene))
    shown = [w for w in scene.form.walk() if w.clip is None and w.rect.size != (0, 0)]
    window = pygame.Rect((0, 0), app.size)
    assert all(window.contains(w.rect) for w in shown)
    stops = [w for w in shown if w.focusable]
    assert not [(a.key, b.key) for a in stops for b in stops if a is not b and a.rect.colliderect(b.rect)]


@pytest.mark.parametrize("name", [n for n in ALL if n != "zoom"])
def test_tab_reaches_everything(app: App, program: FakeProgram, name: str) -> None:
    hand = Hand(app)
    form = hand.show(expect(scenes(app, program)[name](), FormScene)).form
    reached = set()
    for _ in range(len(form.stops())):
        reached.add(focused(form))
        hand.key(pygame.K_TAB)
    assert reached == {w.key for w in form.walk() if w.focusable}


@pytest.mark.parametrize(
    "name", ["new", "records", "hall", "settings", "message", "confirm", "scores", "rulebook", "zoom"]
)
def test_escape_closes(app: App, program: FakeProgram, name: str) -> None:
    hand = Hand(app)
    menu = hand.show(Menu(app.ui, program))
    app.push(scenes(app, program)[name]())
    hand.key(pygame.K_ESCAPE)
    assert app.top is menu


def test_menu_goes_on_with_the_newest_unfinished_game(app: App, program: FakeProgram) -> None:
    hand = Hand(app)
    hand.show(Menu(app.ui, program))
    hand.key(pygame.K_RETURN)
    assert [r.path.name for r in program.loaded] == ["c.jsonl"]


def test_the_menu_without_games_starts_at_learn_to_play(app: App, program: FakeProgram) -> None:
    program.kept = []
    hand = Hand(app)
    menu = hand.show(Menu(app.ui, program))
    assert menu.form.find("continue").enabled is False
    hand.key(pygame.K_RETURN)
    assert app.top is not None
    assert app.top.name == "learn"


def test_quitting_asks_first(app: App, program: FakeProgram) -> None:
    hand = Hand(app)
    hand.show(Menu(app.ui, program))
    hand.key(pygame.K_ESCAPE)
    assert app.top is not None
    assert app.top.name == "confirm"
    assert app._running
    hand.key(pygame.K_RETURN)
    assert not app._running


def test_new_game_by_keyboard_only(app: App, program: FakeProgram) -> None:
    hand = Hand(app)
    scene = hand.show(NewGameScene(app.ui, program))
    hand.type("lena")
    hand.key(pygame.K_TAB, times=4)
    hand.type("Bo h")
    hand.key(pygame.K_TAB)
    hand.key(pygame.K_RIGHT, times=2)
    assert focused(scene.form) == "kind-2"
    while focused(scene.form) != "tab":
        hand.key(pygame.K_TAB)
    hand.key(pygame.K_RIGHT)
    hand.key(pygame.K_TAB)
    hand.key(pygame.K_SPACE)
    hand.key(pygame.K_TAB)
    hand.key(pygame.K_RIGHT)
    while focused(scene.form) != "start":
        hand.key(pygame.K_TAB)
    hand.key(pygame.K_RETURN)
    game = program.started[0]
    assert game.seats == (SeatSetup("lena", "blue", "human"), SeatSetup("Bo h", "orange", "normal"))
    assert game.options == {"short": "on", "draft": "random"}
    assert (game.title, game.seed) == ("demo", 1000)
    assert app.ui.settings.names == ["lena", "Bo h"]


def test_new_game_says_why_not(app: App, program: FakeProgram) -> None:
    hand = Hand(app)
    app.ui.settings.names = ["Ada", "Ada"]
    scene = hand.show(NewGameScene(app.ui, program))
    assert isinstance(scene, NewGameScene)
    assert scene.table.refusal() == app.ui.say("new-why-same-name", name="Ada")
    hand.click(scene.form.find("start").rect.center)
    assert program.started == []
    assert app.top is scene
    scene.table.seats[1].name = "Bruno"
    scene.type(scene.table, "seed", "99999999999")
    assert not scene.form.find("start").enabled
    assert "4294967295" in scene.table.refusal()


def test_new_game_says_what_the_title_refuses_and_advises_against(app: App, program: FakeProgram) -> None:
    scene = NewGameScene(app.ui, program)
    Hand(app).show(scene)
    scene.change(scene.table.choose, "short", "on")
    assert scene.form.find("start").enabled
    assert scene.note.words == "A short game of two is over soon."
    scene.change(setattr, scene.table, "count", 4)
    scene.change(scene.table.choose, "draft", "random")
    assert "option-short" not in [w.key for w in scene.form.walk()]
    start = scene.form.find("start")
    assert not start.enabled
    assert start.why == "Four do not draft at random."
    scene.change(setattr, scene.table, "count", 3)
    assert scene.form.find("start").enabled


def test_what_is_usual_follows_the_number_of_seats(app: App, program: FakeProgram) -> None:
    scene = NewGameScene(app.ui, program)
    Hand(app).show(scene)
    assert scene.table.options()["short"] == "off"
    scene.change(setattr, scene.table, "count", 4)
    assert scene.table.options()["short"] == "on"
    scene.change(scene.table.choose, "short", "off")
    assert scene.table.game().options["short"] == "off"


def test_a_seat_without_name_is_called_by_its_number(app: App, program: FakeProgram) -> None:
    scene = Hand(app).show(NewGameScene(app.ui, program))
    assert isinstance(scene, NewGameScene)
    scene.change(setattr, scene.table.seats[1], "kind", 1)
    assert [seat.name for seat in scene.table.game().seats] == ["Player 1", "Bot 2"]
    assert scene.table.refusal() == ""
    scene.type(scene.table.seats[0], "name", "Bot 2")
    assert scene.table.refusal() == app.ui.say("new-why-same-name", name="Bot 2")


def test_no_two_seats_have_one_colour(app: App, program: FakeProgram) -> None:
    hand = Hand(app)
    scene = hand.show(NewGameScene(app.ui, program))
    assert isinstance(scene, NewGameScene)
    scene.change(setattr, scene.table, "count", 4)
    seen = set()
    for _ in range(8):
        hand.click(scene.form.find("colour-2").rect.center)
        colours = [s.colour for s in scene.table.seats[:4]]
        assert len(set(colours)) == 4
        seen.add(colours[1])
    assert seen == set(theme.SEAT_COLOURS) - {colours[0], colours[2], colours[3]}


def test_refused_start_is_a_message(app: App, program: FakeProgram) -> None:
    app.ui.settings.names = ["Ada", "Bruno"]
    program.refuse = "The map of this game was edited."
    hand = Hand(app)
    scene = hand.show(NewGameScene(app.ui, program))
    hand.click(scene.form.find("start").rect.center)
    assert isinstance(app.top, Message)
    assert app.top.words == program.refuse


def test_records_open_and_delete(app: App, program: FakeProgram) -> None:
    hand = Hand(app)
    hand.show(Records(app.ui, program))
    hand.key(pygame.K_DOWN)
    hand.key(pygame.K_RETURN)
    assert [r.path.name for r in program.loaded] == ["b.jsonl"]
    hand.key(pygame.K_DELETE)
    assert [r.path.name for r in program.kept] == ["c.jsonl", "x.jsonl", "a.jsonl"]
    hand.key(pygame.K_z, pygame.KMOD_CTRL)
    assert len(program.kept) == 4


@pytest.mark.parametrize("scene", [Records, Menu])
def test_a_record_that_is_open_elsewhere_is_copied(
    app: App, program: FakeProgram, scene: type[Records | Menu]
) -> None:
    hand = Hand(app)
    program.open_elsewhere = True
    hand.show(scene(app.ui, program))
    hand.key(pygame.K_RETURN)
    assert isinstance(app.top, Confirm)
    assert "open in another Hotseat window" in app.top.words
    hand.key(pygame.K_RETURN)
    assert ([r.path.name for r in program.copied], program.loaded) == (["c.jsonl"], [])


def test_damaged_record_says_why_and_hides_no_other(app: App, program: FakeProgram) -> None:
    hand = Hand(app)
    scene = hand.show(Records(app.ui, program))
    assert expect(scene.form.find("list"), Rows).count == 4
    hand.key(pygame.K_DOWN, times=2)
    load = scene.form.find("load")
    assert not load.enabled
    assert "line 1 is not a header" in load.why
    hand.key(pygame.K_RETURN)
    assert program.loaded == []
    assert isinstance(app.top, Message)


def test_settings_are_in_force_at_once_and_kept(app: App, program: FakeProgram) -> None:
    hand = Hand(app)
    hand.show(Menu(app.ui, program))
    app.push(SettingsScene(app.ui))
    app.turn(16)
    hand.key(pygame.K_TAB)
    hand.key(pygame.K_RIGHT, times=2)
    assert app.ui.theme.scale == 1.5
    hand.key(pygame.K_TAB, times=9)
    hand.key(pygame.K_RIGHT, times=4)
    hand.key(pygame.K_ESCAPE)
    kept = app.store.load()
    assert (kept.ui_scale, kept.volume) == (1.5, 20)


def test_cover_lets_nothing_through(app: App, program: FakeProgram) -> None:
    shown: list[int] = []
    hand = Hand(app)
    below = hand.show(Menu(app.ui, program))
    app.turn(16)
    cover = Cover(app.ui, "Chloe", "red", lambda: shown.append(1))
    app.push(cover)
    hand.key(pygame.K_ESCAPE)
    hand.key(pygame.K_F1)
    hand.click((20, 20))
    expect(app.top, Cover)
    assert below not in app.visible
    assert shown == []
    hand.key(pygame.K_SPACE)
    assert shown == [1]
    assert app.top is below


def test_cover_looks_the_same_whatever_lies_below(app: App, program: FakeProgram) -> None:
    hand = Hand(app)
    pictures = []
    for below in (Menu(app.ui, program), ScoreSheet(app.ui, SHEET)):
        hand.show(below)
        app.push(Cover(app.ui, "Chloe", "red", nothing))
        app.turn(16)
        pictures.append(pygame.image.tobytes(app.window.get_surface(), "RGB"))
    assert pictures[0] == pictures[1]


def test_zoom_shows_the_thing_in_its_proportions(app: App, program: FakeProgram) -> None:
    hand = Hand(app)
    menu = hand.show(Menu(app.ui, program))
    places: list[pygame.Rect] = []
    app.push(Zoom(app.ui, lambda surface, rect: places.append(rect), 0.7))
    app.turn(16)
    assert places[0].width / places[0].height == pytest.approx(0.7, abs=0.01)
    assert pygame.Rect((0, 0), app.size).contains(places[0])
    hand.click((5, 5))
    assert app.top is menu


def test_what_is_large_appears_when_its_parts_are_painted(
    app: App, program: FakeProgram, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand = Hand(app)
    hand.show(Menu(app.ui, program))
    app.ui.settings.motion = app.ui.theme.motion = "normal"
    monkeypatch.setattr(first_frame, "FRAME_S", 0.0)
    drawn: list[str] = []

    def make(part: str) -> pygame.Surface:
        drawn.append(part)
        return pygame.Surface((1, 1))

    def paint(_: pygame.Surface, __: pygame.Rect) -> None:
        for part in ("ground", "card"):
            app.ui.art.cached(part, partial(make, part))
        drawn.append("whole")

    zoom = Zoom(app.ui, paint, 0.7)
    app.push(zoom)
    before = []
    while not zoom.first_frame.is_ready:
        before.append(len(drawn))
        hand.click((5, 5))
        assert app.top is zoom, "nobody has seen it yet"
        app.turn(16)
        assert len(before) < 16
    assert drawn[:3] == ["ground", "card", "whole"]
    hand.click((5, 5))
    assert app.top is not zoom


def test_a_cover_appears_whole_when_its_parts_are_painted(
    app: App, program: FakeProgram, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand = Hand(app)
    hand.show(Menu(app.ui, program))
    app.turn(16)
    app.ui.settings.motion = app.ui.theme.motion = "normal"
    monkeypatch.setattr(first_frame, "FRAME_S", 0.0)
    flips: list[Scene | None] = []
    monkeypatch.setattr(app.canvas, "flip", lambda: flips.append(app.top))
    app.push(cover := Cover(app.ui, "Chloe", "red", nothing))
    turns = 0
    while not flips:
        assert app.turn(16), "the loop does not rest before it is seen"
        turns += 1
    assert flips == [cover]
    assert 2 < turns < first_frame.MAX_ATTEMPTS + 1


@pytest.mark.parametrize(
    ("winners", "final", "words"),
    [
        ((1,), True, "Bruno wins"),
        ((0, 1, 3), True, "Ada, Bruno and Dmitri share the win"),
        ((0,), False, "Ada is in the lead"),
        ((), True, "Nobody wins"),
        ((), False, ""),
    ],
)
def test_verdict(app: App, winners: tuple[int, ...], final: bool, words: str) -> None:
    sheet = Sheet(SHEET.seats, SHEET.rows, SHEET.totals, winners, "", final)
    assert verdict.verdict(app.ui.say, sheet) == words


def test_a_secret_row_says_that_not_all_is_known(app: App) -> None:
    rows = (SheetRow("Coins", (5, *(None for _ in SHEET.seats[1:])), "coin"), *SHEET.rows)
    scene = ScoreSheet(app.ui, Sheet(SHEET.seats, rows, SHEET.totals, ()))
    assert verdict.verdict(app.ui.say, scene.scores) == app.ui.say("scores-secret") != ""
    Hand(app).show(scene)
    app.turn(16)
    assert app.ui.messages.troubles == []


def test_rules_are_read_into_chapters() -> None:
    chapters = read(RULES)
    assert [c.heading for c in chapters] == ["Setup", "Turn"]
    assert chapters[0].rules[1].id == "DEM-002"
    assert chapters[0].rules[1].words == "Every player takes 3 silver and one worker, and no kumis."


def test_rulebook_opens_at_a_rule_and_searches(app: App, program: FakeProgram) -> None:
    hand = Hand(app)
    scene = hand.show(Rulebook(app.ui, program, "demo", "DEM-011"))
    assert isinstance(scene, Rulebook)
    assert scene.shown()[0] == "Turn"
    hand.key(pygame.K_TAB)
    while focused(scene.form) != "search":
        hand.key(pygame.K_TAB)
    hand.type("kumis")
    heading, rules = scene.shown()
    assert [r.id for r in rules] == ["DEM-002"]
    assert heading == "1 rule found"
    hand.type("zzz")
    assert scene.shown() == ("Nothing found for “kumiszzz”.", [])
