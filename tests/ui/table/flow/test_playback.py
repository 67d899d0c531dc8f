"""The moves of bots are shown one by one, as slowly as the viewer wants, and none behind a menu."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

import pygame
import pytest

from game.engine.model import Action
from game.engine.session.session import WATCHER
from game.play.thinking import Thinking
from game.presentation.announcements import Announcement
from game.presentation.title_words import Context
from game.records.settings import Pace
from game.ui.scenes.chooser import Chooser
from game.ui.scenes.play.cover import Cover
from game.ui.scenes.play.scores import ScoreSheet
from game.ui.scenes.play.table_menu import TableMenu
from game.ui.table.flow.playback import UNDO_MS
from game.ui.table.scene import TableScene
from game.ui.window.app import App
from tests.expect import expect
from tests.toy import TOY, Draw, End, Gather, Show, ToyState
from tests.ui.fakes import Hand
from tests.ui.table.conftest import Sit, press
from tests.ui.table.toy_table import TABLE, ToyTable, ToyWords

Watch = Callable[..., TableScene]


def made(scene: TableScene) -> int:
    return scene.game.session.made


def pass_time(app: App, ms: int) -> None:
    """In turns of the loop that are as long as real ones."""
    for _ in range(ms // 50):
        app.turn(50)


@pytest.fixture
def watch(app: App, sit: Sit, monkeypatch: pytest.MonkeyPatch) -> Watch:
    """Bots that choose at once: each its first card, or what `does` says."""

    def start(
        *kinds: str, does: Action | None = None, pace: Pace = "usual", table: ToyTable = TABLE
    ) -> TableScene:
        app.ui.settings.pace = pace
        monkeypatch.setattr(Thinking, "move", lambda *_: None)  # nobody moves before all have sat down
        scene: TableScene = sit(*kinds, table=table)
        session = scene.game.session

        def choose(seat: int) -> Action:
            legal = [option.action for option in session.legal(seat)]
            return does if does in legal else legal[-1]

        monkeypatch.setattr(scene.game.bots, "move", choose)
        return scene

    return start


def test_a_move_stands_before_the_next_one_is_made(app: App, watch: Watch) -> None:
    scene = watch("random", "random", does=End())
    pass_time(app, 50)
    assert made(scene) == 1
    assert scene.view.banner.shown
    pass_time(app, 1100)
    assert made(scene) == 1
    pass_time(app, 150)
    assert made(scene) == 2


def test_two_notes_are_heard_when_it_is_your_turn_and_only_then(
    app: App, watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = list[str]()
    app.ui.settings.ask_before = "never"
    scene = watch("human", "random", does=End())
    monkeypatch.setattr(app.ui.sound, "play", heard.append)
    pass_time(app, 500)
    assert "turn" not in heard, "nobody has moved but the viewer"
    scene.game.session.submit(0, End())
    pass_time(app, 4000)
    assert heard.count("turn") == 1


def test_choices_of_one_kind_are_told_together(app: App, watch: Watch) -> None:
    scene = watch("random", "random", does=Gather(2))
    pass_time(app, 450)
    assert made(scene) == 2, "the second one goes on with the first"
    assert scene.view.banner.lines == ("gathered 0 2 (2×)",)
    pass_time(app, 1000)
    assert made(scene) == 2


class Grouping(ToyWords):
    """A turn is one long effect, in which a gathering is minor."""

    announcements: ClassVar = {"gathered": Announcement(minor=True)}

    def long_effect(self, context: Context) -> str | None:
        return None if context.view.turn > 2 else "turn"


def test_a_long_effect_is_made_in_one_go_and_told_once_in_short(
    app: App, watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = watch("random", "random", does=Draw(), table=ToyTable(words=Grouping(TOY)))
    choose = scene.game.bots.move
    monkeypatch.setattr(scene.game.bots, "move", lambda seat: Gather(1) if made(scene) == 1 else choose(seat))
    pass_time(app, 100)
    assert made(scene) == 2, "both choices of the turn"
    assert scene.view.banner.lines == ("drew-one 0",)
    pass_time(app, 1000)
    assert made(scene) == 2
    pass_time(app, 200)
    assert made(scene) > 2


def test_what_is_told_several_times_in_a_long_effect_is_counted(app: App, watch: Watch) -> None:
    scene = watch("random", "random", does=Draw(), table=ToyTable(words=Grouping(TOY)))
    pass_time(app, 100)
    assert scene.view.banner.lines == ("drew-one 0 (2×)",)


def test_a_long_effect_is_stopped_like_any_other(app: App, hand: Hand, watch: Watch) -> None:
    scene = watch("random", "random", does=Draw(), table=ToyTable(words=Grouping(TOY)))
    pass_time(app, 50)
    hand.key(pygame.K_b)
    pass_time(app, 3000)
    assert made(scene) <= 2
    hand.key(pygame.K_n)
    pass_time(app, 3000)
    assert scene.view.banner.shown


def test_another_person_who_is_asked_gets_the_screen_while_the_bots_are_paused(
    app: App, hand: Hand, watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = watch("human", "human", "random", does=End())
    press(hand, scene, "act:end")
    monkeypatch.setattr(scene.game.session, "waiting_for", lambda: (1, 2))
    scene.tempo.pause()
    scene.game.done()
    before = made(scene)
    pass_time(app, 100)
    assert isinstance(app.top, Cover)
    assert scene.game.viewer == 1
    assert made(scene) == before


def test_what_a_move_is_about_is_ringed(app: App, watch: Watch) -> None:
    scene = watch("random", "random", does=Draw())
    pass_time(app, 50)
    assert scene.view.notices.framed == {"deck"}


@pytest.mark.parametrize("with_mouse", [True, False])
def test_pause_step_and_go_on(app: App, hand: Hand, watch: Watch, with_mouse: bool) -> None:
    def use(key: str, code: int) -> None:
        if with_mouse:
            press(hand, scene, key)
        else:
            hand.key(code)

    scene = watch("random", "random", does=End())
    use("play:pause", pygame.K_b)
    before = made(scene)
    pass_time(app, 5000)
    assert made(scene) == before
    use("play:step", pygame.K_n)
    pass_time(app, 5000)
    assert made(scene) == before + 1
    use("play:pause", pygame.K_b)
    pass_time(app, 1500)
    assert made(scene) > before + 1


def test_an_enter_too_many_does_not_stop_the_others(app: App, hand: Hand, watch: Watch) -> None:
    scene = watch("human", "random", does=End())
    scene.moves.take(scene.game.session.legal(0)[-1])
    scene.game.done()
    scene.view.refresh()
    assert scene.form.find("play:pause").enabled
    hand.key(pygame.K_RETURN)
    assert not scene.tempo.paused


def test_a_button_that_is_held_while_a_move_is_made_does_its_work(app: App, hand: Hand, watch: Watch) -> None:
    scene = watch("random", "random", does=End())
    at = scene.form.find("play:pause").rect.center
    hand.move(at)
    hand.press(at)
    before = made(scene)
    pass_time(app, 1300)
    assert made(scene) > before
    hand.release(at)
    assert scene.tempo.paused


def test_the_speed_is_changed_and_kept(app: App, hand: Hand, watch: Watch) -> None:
    scene = watch("random", "random", does=End())
    hand.key(pygame.K_COMMA)
    assert app.store.load().pace == "slow"
    assert not scene.form.find("play:slower").enabled
    for _ in range(4):
        press(hand, scene, "play:faster")
    assert app.store.load().pace == "at_once"
    assert not scene.form.find("play:faster").enabled
    assert app.ui.messages.troubles == []


def test_bots_alone_with_a_person_leave_time_to_undo_instead_of_asking(
    app: App, hand: Hand, watch: Watch
) -> None:
    scene = watch("human", "random", does=End())
    press(hand, scene, "act:end")
    assert "pass" not in [widget.key for widget in scene.form.walk()]
    pass_time(app, UNDO_MS - 500)
    assert made(scene) == 1
    assert scene.view.wording.question() == app.ui.say("table-done", name=scene.game.people[1].name)
    hand.key(pygame.K_z, pygame.KMOD_CTRL)
    assert made(scene) == 0
    press(hand, scene, "act:end")
    pass_time(app, UNDO_MS + 500)
    assert made(scene) > 1


def test_skip_goes_on_to_the_viewers_turn(app: App, hand: Hand, watch: Watch) -> None:
    scene = watch("human", "random", "random", "random", does=End(), pace="slow")
    press(hand, scene, "act:end")
    hand.key(pygame.K_t)
    pass_time(app, 500)
    assert 0 in scene.game.session.waiting_for()
    assert not scene.tempo.skipping


def test_who_is_asked_too_can_choose_while_the_bots_are_paused(app: App, hand: Hand, watch: Watch) -> None:
    scene = watch("human", "random", does=End())
    press(hand, scene, "act:end")
    pass_time(app, UNDO_MS)
    hand.key(pygame.K_b)
    pass_time(app, 2000)
    card = scene.game.session.view(0).players[0].hand[0]
    assert scene.game.thinking() == 1, "the duel asks both"
    hand.click(scene.widgets.hit_targets[card].seen.center)
    hand.click(scene.widgets.hit_targets["middle"].seen.center)
    assert scene.game.session.moments[-1].action == Show(card)


def test_nothing_goes_on_behind_a_menu(app: App, hand: Hand, watch: Watch) -> None:
    scene = watch("random", "random", does=End())
    hand.key(pygame.K_F10)
    assert isinstance(app.top, TableMenu)
    before = made(scene)
    pass_time(app, 5000)
    assert made(scene) == before
    hand.key(pygame.K_ESCAPE)
    pass_time(app, 1500)
    assert made(scene) > before


def test_the_scores_wait_for_the_move_that_ends_the_game(app: App, watch: Watch) -> None:
    scene = watch("random", "random", does=End(), pace="at_once")
    app.ui.settings.motion = "normal"
    app.ui.adopt(app.size)
    while not scene.game.session.over:
        app.turn(50)
    pass_time(app, 1000)
    assert app.top is scene
    pass_time(app, 1500)
    assert isinstance(app.top, ScoreSheet)


def test_an_audience_chooses_whose_side_it_sees(app: App, hand: Hand, watch: Watch) -> None:
    def cards() -> list[str]:
        return [thing.ref for thing in scene.model.things if thing.ref.startswith("card.")]

    scene = watch("random", "random", does=Draw())
    assert not cards()
    press(hand, scene, "play:side")
    assert isinstance(app.top, Chooser)
    hand.click(app.top.form.find("choose:2").rect.center)
    assert cards() == list(scene.game.session.view(1).players[1].hand)
    pass_time(app, 400)
    press(hand, scene, "play:side")
    assert isinstance(app.top, Chooser)
    hand.click(app.top.form.find("choose:0").rect.center)
    assert scene.game.perspective == WATCHER
    assert not cards()


def picture(app: App, scene: TableScene) -> bytes:
    surface = pygame.Surface(app.size)
    scene.draw(surface)
    return pygame.image.tobytes(surface, "RGB")


def test_a_hidden_card_changes_nothing_that_is_drawn(app: App, hand: Hand, watch: Watch) -> None:
    """Another card on the deck: what the viewer sees of the bot that draws it is the same, byte by byte."""
    pictures = []
    for swap in (False, True):
        scene = watch("human", "random", does=Draw())
        deck = expect(scene.game.session.state, ToyState).deck
        if swap:
            deck[-2:], deck[:2] = deck[:2], deck[-2:]
        press(hand, scene, "act:end")
        hand.move((3, 3))
        pass_time(app, UNDO_MS + 500)
        assert scene.view.banner.lines == ("drew-one 1 (2×)",)
        pictures.append(picture(app, scene))
    assert pictures[0] == pictures[1]
