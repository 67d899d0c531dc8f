"""Cards of a hand: read without a hover, and dropped where they cannot go."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import pairwise

import pygame
import pytest

from game.bots.search.bot_process import BotProcess
from game.engine.session.record import SeatSetup
from game.engine.session.session import Session
from game.packages import registry
from game.play.controller import GameController
from game.presentation.messages import Messages
from game.titles.raiders.rules.state.state import RaidersState
from game.titles.raiders.rules.turn import PlaceWorker
from game.titles.raiders.rules.village.buildings import UseWithCard
from game.titles.raiders.table.cards import CARD_RATIO, CrewFace
from game.titles.raiders.table.mats import plan
from game.ui.scenes.play.cover import Cover
from game.ui.table import layout
from game.ui.table.drawing.hand_cards import cards_in_hand
from game.ui.table.scene import TableScene
from game.ui.window.app import App
from game.ui.window.text import MIN_PX
from game.ui.window.ui import Ui
from tests.titles.playing import now
from tests.titles.raiders.positions import PACKAGE, TITLE, at, edit, give, table
from tests.ui.fakes import Hand
from tests.ui.ink import inks_of, traced
from tests.ui.looks import context


@pytest.mark.parametrize(
    ("size", "large"), [((1280, 720), "even"), ((1280, 720), "mat"), ((1920, 1080), "even")]
)
def test_each_of_five_cards_tells_all_its_words_and_none_covers_another(
    ui: Ui, size: tuple[int, int], large: layout.Large
) -> None:
    ui.settings.ui_scale = 0
    ui.messages = Messages()
    package = registry.find("raiders")
    session = Session.new(package.title, [SeatSetup(n, c) for n, c in (("A", "blue"), ("B", "red"))], {}, 1)
    look = context(package.table_view, ui, session, 0, size)
    w, h = package.table_view.board_size
    look = replace(look, areas=layout.areas(ui, size, [1], w / h, log=False, large=large))
    room = plan(look).hand
    high = round(room.height * 0.93)
    boxes = [pygame.Rect(box) for box, _ in cards_in_hand(room, 5, (round(high * CARD_RATIO), high))]
    assert all(one.right <= other.left + 1 for one, other in pairwise(boxes))
    with traced():
        for card in look.view.book.crew:
            inks = inks_of(CrewFace(look.view.book, card).paint(ui, boxes[0].size))
            assert len(inks) > 5, card
            assert min(ink.px for ink in inks) >= MIN_PX
            assert not any(ink.cut for ink in inks), card


@pytest.mark.parametrize(("language", "width"), [("en", 160), ("en", 171), ("de", 190)])
def test_both_abilities_are_whole_on_a_card_of_any_size(ui: Ui, language: str, width: int) -> None:
    ui.messages, ui.type.overflows = Messages(language), []
    for card in TITLE.book.crew:
        CrewFace(TITLE.book, card).paint(ui, (width, round(width / CARD_RATIO)))
    assert ui.type.overflows == []


def test_no_badge_lies_over_a_name(ui: Ui) -> None:
    ui.messages = Messages("de")  # its long words raise the names
    with traced():
        for card in TITLE.book.crew:
            inks = inks_of(CrewFace(TITLE.book, card).paint(ui, (115, round(115 / CARD_RATIO))))
            assert not [ink.words for ink in inks if ink.covered or ink.partly], card


# ---------------------------------------------------------------------- dropped where it cannot go

Open = Callable[[RaidersState], TableScene]


@pytest.fixture
def opened(app: App) -> Iterator[Open]:
    """The table of a position, two people, the first one at it."""
    scenes: list[TableScene] = []
    app.ui.messages = Messages()

    def show(state: RaidersState) -> TableScene:
        people = [SeatSetup("Ada", "blue"), SeatSetup("Ben", "red")]
        session = Session.new(TITLE, people, {}, 3, None)
        session.history.state = state
        state.events = None
        game = GameController(session, BotProcess(lambda _: PACKAGE))
        game.viewer = 0
        scenes.append(TableScene(app.ui, "raiders", PACKAGE.table_view, game, lambda: None))
        Hand(app).show(scenes[-1])
        if isinstance(app.top, Cover):
            app.top._show()
        app.turn(16)
        return scenes[-1]

    yield show
    for scene in scenes:
        scene.leave()


def dropped(app: App, scene: TableScene, source: str, target: str) -> str:
    """Why a thing that was dropped somewhere went back; "" it did not, or nobody knows."""
    hand, places = Hand(app), scene.widgets.hit_targets
    start, end = scene.widgets.grip(places[source]), places[target].seen.center
    hand.move(start)
    hand.press(start)
    hand.move((start[0] + 15, start[1] - 15), held=True)
    hand.move(end, held=True)
    hand.release(end)
    assert scene.game.session.moments == []
    found = scene.view.notices.refusal
    return found.words if found is not None else ""


def test_a_card_dropped_on_a_place_of_another_step_says_where_it_goes(app: App, opened: Open) -> None:
    state = table()
    (card,) = give(state, "brewer")
    edit(state, silver=9)
    at(state, "barracks")
    scene = opened(state)
    told = "It can’t go there now. It goes on a crew space."
    assert dropped(app, scene, f"card:{card}", "place:town_centre") == told
    assert dropped(app, scene, f"card:{card}", "place:market") == told
    hand = Hand(app)
    hand.click(scene.widgets.grip(scene.widgets.hit_targets[f"card:{card}"]))
    hand.click(scene.widgets.hit_targets["place:market"].seen.center)
    assert scene.view.notices.refusal is not None
    assert scene.view.notices.refusal.words == told, "a click says the same as a drag"


def test_a_card_that_is_for_no_place_now_says_so(app: App, opened: Open) -> None:
    state = table()
    (card,) = give(state, "brewer")
    scene = opened(state)
    assert dropped(app, scene, f"card:{card}", "place:town_centre") == "You can’t do that now."


def test_a_drop_shows_no_tip_of_its_place_until_the_pointer_moves(app: App, opened: Open) -> None:
    scene, hand = opened(table()), Hand(app)
    app.ui.settings.tooltip_delay = 0
    places = scene.widgets.hit_targets
    worker = scene.game.view().players[0].worker
    start, end = scene.widgets.grip(places[f"worker:{worker}"]), places["place:barracks"].seen.center
    hand.move(start)
    hand.press(start)
    for pos in ((start[0] + 20, start[1]), end):
        hand.move(pos, held=True)
    hand.release(end)
    for _ in range(20):
        app.turn(100)
    assert scene.game.session.moments
    assert not scene.form.tooltip.visible
    hand.move((end[0] + 8, end[1]))
    app.turn(100)
    assert scene.form.tooltip.visible


@pytest.mark.rule("RAI-091")
def test_the_last_card_of_a_payment_is_discarded_by_itself_and_one_undo_takes_both_back(
    app: App, opened: Open
) -> None:
    state = table()
    first, last = give(state, "brewer", "outrunner")
    at(state, "market")
    now(state, state.stack[-1], PlaceWorker())
    scene = opened(state)
    scene.moves.propose([UseWithCard("two_for_wagon", first)])
    assert scene.game.view().players[0].hand == ()
    scene.history.undo()
    assert scene.game.view().players[0].hand == (first, last)
