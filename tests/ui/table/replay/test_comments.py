"""Comments in a replay: written at the move shown, seen and heard there, marked on the timeline."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.engine.session.replay import Replay
from game.engine.session.tool_lines import ToolLine
from game.errors import UserError
from game.play.verbatim import literal
from game.ui.scenes.ask_text import AskText
from game.ui.scenes.message import Confirm, Message
from game.ui.scenes.records.replay import ReplayScene
from game.ui.table.panels.step_plate import StepPlate
from game.ui.table.replay.controller import ReplayController
from game.ui.table.replay.timeline import Timeline
from game.ui.window.app import App
from game.ui.window.commands import Text
from tests.expect import expect
from tests.ui.fakes import Hand
from tests.ui.table.replay.test_replay import pass_time, played
from tests.ui.table.toy_table import TABLE

Show = Callable[..., ReplayScene]


def refuse(_: ToolLine) -> None:
    raise UserError("error-comment-nowhere")


@pytest.fixture
def show(app: App, hand: Hand) -> Show:
    def make(write: Callable[[ToolLine], None] = lambda _: None, **texts: str) -> ReplayScene:
        session = played("human", "human", moves=12)
        replay = Replay(session.title, session.header, session.history.recorded(), write)
        for number, text in texts.items():
            replay.comments.put(int(number[1:]), text)
        scene = ReplayScene(app.ui, "toy", TABLE, ReplayController(replay), lambda: None, lambda: None)
        hand.show(scene)
        return scene

    return make


def test_a_key_asks_for_a_comment_which_is_shown_at_its_move_alone(app: App, hand: Hand, show: Show) -> None:
    scene = show()
    hand.key(pygame.K_RIGHT, times=2)
    hand.key(pygame.K_c)
    expect(app.scenes[-1], AskText)
    app.scenes[-1].command(Text("Greedy {move}"))
    hand.key(pygame.K_RETURN)
    shown = expect(scene.form.find("lesson"), StepPlate)
    assert shown.described().name == app.ui.say("comment-title", move=2)
    assert literal(shown.described().more) == "Greedy {move}"
    hand.key(pygame.K_RIGHT)
    assert not scene.widgets.overlay.widgets


def test_it_is_deleted_when_that_is_confirmed(app: App, hand: Hand, show: Show) -> None:
    scene = show(m1="one")
    hand.key(pygame.K_RIGHT)
    hand.click(scene.form.find("comment:delete").rect.center)
    hand.click(expect(app.scenes[-1], Confirm).form.find("yes").rect.center)
    assert not scene.game.session.comments.texts


def test_buttons_lead_from_comment_to_comment(app: App, hand: Hand, show: Show) -> None:
    scene = show(m1="one", m7="seven", m9="nine")
    hand.key(pygame.K_RIGHT)
    for wanted, button in ((7, "next"), (9, "next"), (7, "previous")):
        hand.click(scene.form.find(f"comment:{button}").rect.center)
        assert scene.game.session.made == wanted


def test_a_comment_that_cannot_be_kept_is_not_lost(app: App, hand: Hand, show: Show) -> None:
    show(refuse)
    hand.key(pygame.K_c)
    app.scenes[-1].command(Text("Long thought"))
    hand.key(pygame.K_RETURN)
    assert "not recorded" in expect(app.scenes[-1], Message).words
    hand.key(pygame.K_ESCAPE)
    hand.key(pygame.K_c)
    assert expect(app.scenes[-1], AskText).form.find("text").described().value == "Long thought"


def test_play_waits_until_a_comment_can_be_read(app: App, hand: Hand, show: Show) -> None:
    scene = show(m0="x" * 100)
    app.ui.settings.pace = "at_once"
    hand.key(pygame.K_b)
    pass_time(app, 55)
    assert scene.game.session.made == 0
    pass_time(app, 40)
    assert scene.game.session.made > 0


def test_comments_are_flags_on_the_timeline(app: App, hand: Hand, show: Show) -> None:
    drawn, texts = [], [dict[str, str](), {"m6": "six"}]
    for each in texts:
        line = expect(show(**each).form.find("timeline"), Timeline)
        surface = pygame.Surface(app.size)
        line.draw(surface)
        drawn.append(pygame.image.tobytes(surface.subsurface(line.rect), "RGB"))
    assert drawn[0] != drawn[1]
