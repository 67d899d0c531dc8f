"""Dice that are thrown, and plates for what everybody should notice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

import pygame
import pytest

from game.engine.model import Action, Event
from game.play.thinking import Thinking
from game.presentation.announcements import Announcement, Milestone, sounds
from game.ui.scenes.play.cover import Cover
from game.ui.scenes.play.interlude import PLATE_MS, REST_MS, ROLL_MS, InterludeScene
from game.ui.scenes.zoom import Zoom
from game.ui.table.api import Reveal, TableContext, Throw, ThrownDie
from game.ui.table.drawing.dice import DiceTray
from game.ui.table.scene import TableScene
from game.ui.widgets.press_guard import GUARD_MS
from game.ui.window.app import App
from game.ui.window.commands import Do
from tests.expect import expect
from tests.toy import TOY, Draw, End, Roll
from tests.ui.fakes import Hand
from tests.ui.table.conftest import Sit
from tests.ui.table.toy_table import Plate, ToyTable, ToyWords


class LivelyWords(ToyWords):
    """Everybody should notice a card that is drawn."""

    announcements: ClassVar = {"drew-one": Announcement(milestone="star")}


class LivelyTable(ToyTable):
    """Its die is thrown."""

    def throws(self, context: TableContext, events: Sequence[Event]) -> Sequence[Throw]:
        faces = tuple(Plate(str(n)) for n in range(1, 7))
        rolled = [(at, int(event.facts["face"])) for at, event in enumerate(events) if event.verb == "rolled"]
        return [
            Throw("The die", (ThrownDie(faces, faces[n - 1]),), "Any", f"It is {n}", after=at)
            for at, n in rolled
        ]


LIVELY = LivelyTable(words=LivelyWords(TOY))


class TalkativeWords(ToyWords):
    """The card itself is worth a plate too, for those who may know it."""

    announcements: ClassVar = LivelyWords.announcements | {"drew": Announcement(milestone="card")}


@pytest.fixture
def table(app: App, hand: Hand, sit: Sit) -> TableScene:
    """The toy with three people, and things that move."""
    scene: TableScene = sit("human", "human", "human", table=LIVELY)
    app.ui.settings.motion = "normal"
    app.ui.adopt(app.size)
    return scene


def act(scene: TableScene, action: Action) -> None:
    scene.moves.commit([action])


def shown(app: App) -> InterludeScene:
    assert isinstance(app.top, InterludeScene)
    return app.top


def test_what_came_of_the_turn_is_told_when_the_dice_have_fallen(app: App, hand: Hand, sit: Sit) -> None:
    class Loud(ToyWords):
        announcements: ClassVar = {"rolled": Announcement(headline=True)}

    scene: TableScene = sit("human", "random", table=LivelyTable(words=Loud(TOY)))
    app.ui.settings.motion = "normal"
    app.ui.adopt(app.size)
    act(scene, Roll())
    shown(app)._go_on()
    act(scene, Roll())
    assert not scene.view.banner.shown, "the dice still tumble"
    shown(app)._go_on()
    assert app.top is scene
    assert scene.view.banner.shown


def test_the_sound_of_the_result_is_heard_when_the_dice_have_fallen(
    app: App, hand: Hand, sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Loud(ToyWords):
        announcements: ClassVar = sounds(dice="drew", star="drew-one")

    class Drawn(LivelyTable):
        def throws(self, context: TableContext, events: Sequence[Event]) -> Sequence[Throw]:
            return [Throw("The die", (ThrownDie((Plate("1"),), Plate("1")),), "Any", "It is 1")]

    scene: TableScene = sit("human", "human", table=Drawn(words=Loud(TOY)))
    heard = list[str]()
    monkeypatch.setattr(app.ui.sound, "play", heard.append)
    app.ui.settings.motion = "normal"
    app.ui.adopt(app.size)
    act(scene, Draw())
    assert heard == ["dice"]
    shown(app).command(Do("confirm"))
    assert heard == ["dice", "star"]


def test_what_had_its_plate_is_not_told_again_before_bots_go_on(app: App, hand: Hand, sit: Sit) -> None:
    class Loud(ToyWords):
        announcements: ClassVar = {"rolled": Announcement(headline=True, milestone="star")}

    scene: TableScene = sit("human", "random", table=LivelyTable(words=Loud(TOY)))
    app.ui.settings.motion = "normal"
    app.ui.adopt(app.size)
    for _ in range(2):
        act(scene, Roll())
        while isinstance(app.top, InterludeScene):
            app.top._go_on()
    assert app.top is scene
    assert not scene.view.banner.shown
    assert scene.game.thinking() is not None


@pytest.mark.parametrize("dice", [True, False])
def test_a_bots_roll_is_told_in_a_banner_only_if_its_dice_were_not_shown(
    app: App, table: TableScene, dice: bool
) -> None:
    app.ui.settings.pace, app.ui.settings.dice = "usual", dice
    act_as_bot(app, table, Roll())
    while isinstance(app.top, InterludeScene):
        app.top._go_on()
    assert table.view.banner.shown is not dice


def test_the_prompt_asks_what_the_table_shows_until_the_dice_have_fallen(app: App, table: TableScene) -> None:
    act(table, Roll())
    while isinstance(app.top, InterludeScene):
        app.top._skip()
    before = table.view.wording.prompt(None)
    act(table, Roll())
    shown(app)
    assert table.view.wording.prompt(None) == before
    while isinstance(app.top, InterludeScene):
        app.top._skip()
    assert table.view.wording.prompt(None) != before


def log(scene: TableScene) -> str:
    return " ".join(line.words for line in scene.widgets.log.lines)


def test_dice_tumble_before_anything_tells_what_fell(app: App, table: TableScene) -> None:
    act(table, Roll())
    assert isinstance(shown(app).now, Throw)
    app.turn(ROLL_MS - 1)
    assert "rolled" not in log(table)
    app.turn(1)
    assert "rolled" in log(table)
    app.turn(REST_MS)
    assert app.top is table


def test_the_faces_that_tumble_are_drawn_and_the_words_come_at_the_end(app: App, table: TableScene) -> None:
    act(table, Roll())
    throw = shown(app).now
    assert isinstance(throw, Throw)
    room = pygame.Rect((0, 0), app.size)
    pictures = []
    for share in (0.1, 0.5, 0.999, 1.0):
        surface = pygame.Surface(app.size)
        DiceTray(app.ui, table.view.painter, throw).draw(surface, room, share)
        pictures.append(pygame.image.tobytes(surface, "RGB"))
    assert len(set(pictures)) == len(pictures)


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_ESCAPE, pygame.K_RIGHT])
def test_a_key_skips_the_tumbling_and_then_the_rest(
    app: App, hand: Hand, table: TableScene, key: int
) -> None:
    act(table, Roll())
    hand.key(key)
    assert shown(app).fallen
    assert "rolled" in log(table)
    hand.key(key)
    assert app.top is table


def test_a_click_skips_and_does_nothing_else(app: App, hand: Hand, table: TableScene) -> None:
    act(table, Roll())
    made = table.game.session.made
    for _ in range(2):
        hand.click(table.model.areas.board.center)
    assert app.top is table
    assert table.game.session.made == made


def test_a_click_beside_an_announcement_is_meant_for_the_table(
    app: App, hand: Hand, table: TableScene
) -> None:
    act(table, Draw())
    shown(app)
    app.turn(GUARD_MS)
    hand.click(table.form.find("act:roll").rect.center)
    assert [str(moment.action) for moment in table.game.session.moments] == ["draw", "roll"]


def test_the_second_click_of_a_double_click_only_ends_the_announcement(
    app: App, hand: Hand, table: TableScene
) -> None:
    act(table, Draw())
    shown(app)
    hand.click(table.form.find("act:roll").rect.center)
    assert app.top is table
    assert table.game.session.made == 1


def test_a_click_on_an_announcement_does_nothing_below_it(app: App, hand: Hand, table: TableScene) -> None:
    act(table, Draw())
    app.turn(GUARD_MS)
    hand.click(table.model.areas.board.center)
    assert app.top is table
    assert table.game.session.made == 1
    assert table.drag.held is None


def test_a_click_that_passes_the_screen_on_presses_nothing_of_the_next_person(
    app: App, hand: Hand, table: TableScene
) -> None:
    act(table, Draw())
    app.turn(GUARD_MS)
    scene = shown(app)
    scene._done = lambda: table.handover.cover(1)
    hand.click(table.form.find("act:roll").rect.center)
    assert isinstance(app.top, Cover)
    assert table.game.session.made == 1


def test_a_milestone_stands_a_while_over_the_new_position(app: App, table: TableScene) -> None:
    act(table, Draw())
    plate = shown(app).now
    assert isinstance(plate, Milestone)
    assert plate.title == "A card is drawn"
    assert "drew-one" in log(table)
    app.turn(PLATE_MS)
    assert app.top is table


def test_dice_can_be_switched_off_and_lie_at_once_without_movement(app: App, table: TableScene) -> None:
    app.ui.settings.dice = False
    act(table, Roll())
    assert app.top is table
    app.ui.settings.dice, app.ui.settings.motion = True, "off"
    app.ui.adopt(app.size)
    act(table, Draw())
    assert app.top is table


def test_bots_wait_until_the_dice_have_been_seen(app: App, hand: Hand, sit: Sit) -> None:
    scene: TableScene = sit("human", "random", table=LIVELY)
    app.ui.settings.motion = "normal"
    app.ui.adopt(app.size)
    act(scene, Roll())
    made = scene.game.session.made
    app.turn(ROLL_MS / 2)
    assert scene.game.session.made == made


@pytest.mark.parametrize(
    ("viewer", "titles"), [(0, ["A card of yours", "A card is drawn"]), (1, ["A card is drawn"])]
)
def test_what_a_viewer_may_not_know_is_no_interlude(
    viewer: int, titles: list[str], app: App, hand: Hand, sit: Sit
) -> None:
    """Whoever draws the card gets a plate for it, too."""
    scene: TableScene = sit("human", "human", "human", table=LivelyTable(words=TalkativeWords(TOY)))
    app.ui.settings.motion, scene.game.viewer = "normal", viewer
    app.ui.adopt(app.size)
    scene.game.session.submit(0, Draw())
    card = scene.game.session.log(0)[-2][2].facts["card"]
    scene.playback._show(0.0, scene.view.refresh)
    told = shown(app)._left
    assert [one.title for one in told if not isinstance(one, Reveal)] == titles
    assert (str(card) in repr(told)) is (viewer == 0)


def test_the_moves_of_others_take_their_share_of_the_time(app: App, table: TableScene) -> None:
    table.game.session.submit(0, Roll())
    table.playback._show(0.0, table.view.refresh, 0.5)
    app.turn(ROLL_MS / 2)
    assert shown(app).fallen
    app.turn(REST_MS / 2)
    assert app.top is table


def test_at_once_nothing_is_thrown_and_nothing_of_it_comes_later(app: App, table: TableScene) -> None:
    table.game.session.submit(0, Roll())
    table.playback._show(0.0, table.view.refresh, 0.0)
    assert app.top is table
    act(table, Draw())
    assert isinstance(shown(app).now, Milestone)


class RevealingTable(LivelyTable):
    """What a die showed is also shown large."""

    def reveals(self, context: TableContext, events: Sequence[Event]) -> Sequence[Reveal]:
        rolled = [n for n, event in enumerate(events) if event.verb == "rolled"]
        return [Reveal(Plate("large"), 1.0, n) for n in rolled]


def test_what_is_shown_large_comes_before_what_happened_after_it(app: App, hand: Hand, sit: Sit) -> None:
    scene: TableScene = sit("human", "human", table=RevealingTable(words=LivelyWords(TOY)))
    app.ui.settings.motion = "normal"
    app.ui.adopt(app.size)
    for action in (Roll(), Roll(), Draw()):
        scene.game.session.submit(scene.game.session.waiting_for()[0], action)
    scene.playback._show(0.0, scene.view.refresh)
    order = [type(one) for one in shown(app)._left]
    assert order == [Throw, Reveal, Throw, Reveal, Milestone]
    shown(app)._go_on()
    assert isinstance(app.top, Zoom)
    app.pop(app.top)
    app.turn(1)
    assert isinstance(shown(app).now, Throw)


def test_everything_comes_in_the_order_in_which_it_happened(app: App, table: TableScene) -> None:
    for action in (Roll(), Draw(), Roll()):
        table.game.session.submit(table.game.session.waiting_for()[0], action)
    table.playback._show(0.0, table.view.refresh)
    assert [type(one) for one in shown(app)._left] == [Throw, Milestone, Throw]


def test_what_was_shown_large_is_not_shown_again(app: App, hand: Hand, sit: Sit) -> None:
    scene: TableScene = sit("human", "human", "human", table=RevealingTable(words=LivelyWords(TOY)))
    app.ui.settings.motion = "normal"
    app.ui.adopt(app.size)
    scene.game.session.submit(0, Roll())
    scene.playback._show(0.0, scene.view.refresh)
    shown(app)._go_on()
    app.pop(expect(app.top, Zoom))
    app.turn(1)
    assert app.top is scene


def act_as_bot(app: App, scene: TableScene, *actions: Action) -> None:
    """Show moves of the others as one action."""
    scene.playback._first, seat = scene.game.session.made, scene.game.session.waiting_for()[0]
    for action in actions:
        scene.game.session.submit(scene.game.session.waiting_for()[0], action)
    scene.playback._show_action(seat, more=False, whole=False)


def test_what_has_its_announcement_is_not_in_the_banner_too(app: App, table: TableScene) -> None:
    app.ui.settings.pace = "usual"
    act_as_bot(app, table, Roll(), Draw())
    shown(app)._go_on()
    assert isinstance(shown(app).now, Milestone)
    assert [line.split()[0] for line in table.view.banner.lines] == ["drew"]


def test_what_is_shown_large_is_not_in_the_banner_too(app: App, sit: Sit) -> None:
    scene = sit("human", "human", "human", table=RevealingTable(words=LivelyWords(TOY)))
    app.ui.settings.pace = "usual"
    act_as_bot(app, scene, Draw(), Roll())
    assert isinstance(app.top, Zoom)
    assert not any(line.startswith("rolled") for line in scene.view.banner.lines)


class SealedTable(LivelyTable):
    """What a die showed is a secret choice of the seat that rolled."""

    def reveals(self, context: TableContext, events: Sequence[Event]) -> Sequence[Reveal]:
        rolled = [n for n, event in enumerate(events) if event.verb == "rolled"]
        return [Reveal(Plate("large"), 1.0, n, sealed=n) for n in rolled]


def test_who_took_no_part_in_a_secret_choice_has_nothing_to_click_away(app: App, sit: Sit) -> None:
    scene = sit("human", "human", table=SealedTable(words=ToyWords(TOY)))
    app.ui.settings.pace = "usual"
    scene.game.session.submit(0, End())
    scene.view.refresh()
    act_as_bot(app, scene, Roll())
    assert app.top is scene
    assert any("rolled" in line for line in scene.view.banner.lines)


def test_spectators_have_nothing_to_click_away(app: App, sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Thinking, "move", lambda *_: None)
    scene = sit("random", "random", table=RevealingTable(words=ToyWords(TOY)))
    act_as_bot(app, scene, Roll())
    assert app.top is scene
