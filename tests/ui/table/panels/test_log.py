"""The log turn by turn: headings, what followed from what, folded turns, the way back."""

from __future__ import annotations

from typing import ClassVar

import pygame
import pytest

from game.play.people import Person
from game.presentation.announcements import Announcement
from game.presentation.messages import Messages
from game.ui.scenes.message import Confirm
from game.ui.table.panels.log import Log, LogCache, LogLine
from game.ui.table.scene import TableScene
from game.ui.window.app import App
from game.ui.window.ui import Ui
from tests.expect import recorded
from tests.toy import TOY
from tests.ui.fakes import Hand
from tests.ui.table.conftest import Sit, gather, press
from tests.ui.table.toy_table import ToyTable, ToyWords


class Brief(ToyWords):
    """A gathering is told, but not in short."""

    announcements: ClassVar = {"gathered": Announcement(minor=True)}


def headings(scene: TableScene) -> list[str]:
    return [line.name for line in scene.widgets.log.lines if line.kind == "turn"]


def told(scene: TableScene) -> list[str]:
    return [line.words for line in scene.widgets.log.lines if line.kind == "event"]


def click_line(hand: Hand, scene: TableScene, number: int, kind: str = "event") -> None:
    """Click a line of the log in its middle."""
    log = scene.widgets.log
    found = next(i for i, line in enumerate(log.lines) if (line.number, line.kind) == (number, kind))
    hand.click(log.row_rect(found).center)


def rounds(app: App, hand: Hand, scene: TableScene, turns: int) -> None:
    """So many turns of the two people, each of a gathering and an end."""
    for _ in range(turns):
        gather(hand, scene, 1)
        press(hand, scene, "act:end")
        press(hand, scene, "pass")
        hand.key(pygame.K_RETURN)


def test_each_turn_has_a_heading_with_what_was_done_in_short(app: App, hand: Hand, sit: Sit) -> None:
    scene = sit("human", "human")
    rounds(app, hand, scene, 1)
    heading = next(line for line in scene.widgets.log.lines if line.kind == "turn")
    assert heading.name == "Ada · round 1"
    assert heading.words.startswith("gathered")
    assert heading.seat == 0


def test_a_heading_leaves_out_what_only_leads_to_something(app: App, hand: Hand, sit: Sit) -> None:
    scene = sit("human", "human", table=ToyTable(words=Brief(TOY)))
    gather(hand, scene, 1)
    heading = next(line for line in scene.widgets.log.lines if line.kind == "turn")
    assert heading.words.startswith("gathered"), "there is nothing else to tell"
    hand.click(scene.widgets.hit_targets["deck"].seen.center)
    hand.click(scene.model.areas.hand.center)
    heading = next(line for line in scene.widgets.log.lines if line.kind == "turn")
    assert heading.words.startswith("drew")
    assert "gathered" not in heading.words


def test_what_followed_from_a_move_stands_further_in(app: App, hand: Hand, sit: Sit) -> None:
    scene = sit("human", "human")
    hand.click(scene.widgets.hit_targets["deck"].seen.center)
    hand.click(scene.model.areas.hand.center)
    lines = [line for line in scene.widgets.log.lines if line.kind == "event"]
    assert [line.level for line in lines] == [1, 2], "one's own card, and that everybody saw one drawn"


def test_a_press_on_a_heading_folds_the_turn_and_unfolds_it(app: App, hand: Hand, sit: Sit) -> None:
    scene = sit("human", "human")
    gather(hand, scene, 1)
    assert len(told(scene)) == 1
    click_line(hand, scene, 0, "turn")
    assert told(scene) == []
    assert headings(scene) == ["Ada · round 1"]
    click_line(hand, scene, 0, "turn")
    assert len(told(scene)) == 1


def test_the_arrows_fold_a_heading_too(app: App, hand: Hand, sit: Sit) -> None:
    scene = sit("human", "human")
    gather(hand, scene, 1)
    hand.key(pygame.K_l)
    hand.key(pygame.K_UP)
    hand.key(pygame.K_LEFT)
    assert told(scene) == []
    hand.key(pygame.K_RIGHT)
    assert len(told(scene)) == 1


def test_turns_before_ones_last_are_folded_and_a_line_shows_where_that_ended(
    app: App, hand: Hand, sit: Sit
) -> None:
    scene = sit("human", "human")
    session = scene.game.session
    while session.turn < 5:
        seat = session.waiting_for()[0]
        session.submit(seat, session.legal(seat)[0].action)
    scene.view.refresh()
    lines: list[LogLine] = scene.widgets.log.lines
    assert headings(scene)[:4] == ["Ada · round 1", "Bruno · round 1", "Ada · round 2", "Bruno · round 2"]
    seen = next(i for i, line in enumerate(lines) if line.kind == "seen")
    assert [line.name for line in lines[:seen] if line.kind == "turn"][-1] == "Ada · round 2"
    assert {line.turn for line in lines if line.kind == "event"} == {3, 4}


def test_what_can_be_gone_back_to_is_marked(app: App, hand: Hand, sit: Sit) -> None:
    scene = sit("human", "human")
    press(hand, scene, "act:roll")
    gather(hand, scene, 1)
    log = scene.widgets.log
    lines = [line for line in log.lines if line.kind == "event"]
    assert [log.leads_back(line) for line in lines] == [False, True], "dice are not taken back"


def test_a_refused_way_back_says_why(app: App, hand: Hand, sit: Sit) -> None:
    scene: TableScene = sit("human", "human")
    press(hand, scene, "act:roll")
    gather(hand, scene, 1)
    click_line(hand, scene, 0)
    click_line(hand, scene, 0)
    assert app.top is scene
    assert scene.view.notices.refusal is not None
    assert scene.view.notices.refusal.words == app.ui.say("undo-stops-roll")
    click_line(hand, scene, 1)
    click_line(hand, scene, 1)
    assert isinstance(app.top, Confirm)


def test_every_line_fits(app: App, hand: Hand, sit: Sit) -> None:
    scene = sit("human", "human", "random", "human")
    gather(hand, scene, 1)
    for size in ((1280, 720), (1920, 1080)):
        app.window.size = size
        app.turn(16)
        scene.draw(pygame.Surface(size))
    assert app.ui.type.overflows == []
    assert app.ui.messages.troubles == []


def test_a_long_line_goes_on_in_the_next_row(ui: Ui) -> None:
    words = (
        "Takes 1~{gold}, 2~{equipment} and 1~{livestock} and a grey worker at Oak Stockade, left of the river"
    )
    line = LogLine(0, words, 7, ("deck",), owner=0)
    people = (Person("Ada", "blue"),)
    log = Log(ui, [[line]], people, lambda _: None, lambda _: None, set(), 0, LogCache())
    log.place(pygame.Rect(0, 0, 300, 400))
    assert len(log.lines) > 1
    assert " ".join(part.words for part in log.lines).replace("~", "") == words.replace("~", "")
    assert {(part.number, part.where) for part in log.lines} == {(7, ("deck",))}
    assert [part.goes_on for part in log.lines] == [False, *[True] * (len(log.lines) - 1)]
    for index, part in enumerate(log.lines):
        room = log._words_room(log.row_rect(index), part).width
        assert log._block(part, room).height <= log.row_height


def test_what_happens_several_times_running_is_told_once_with_its_number(ui: Ui) -> None:
    ui.messages = Messages()
    told = [
        LogLine(0, words, n, owner=0) for n, words in enumerate(("Pays", "Pays", "Pays", "Rolls", "Pays"))
    ]
    people = (Person("Ada", "blue"),)
    log = Log(ui, [told], people, lambda _: None, lambda _: None, set(), 0, LogCache())
    log.place(pygame.Rect(0, 0, 300, 400))
    assert [(line.words, line.number) for line in log.lines] == [("Pays ×3", 0), ("Rolls", 3), ("Pays", 4)]


def test_the_log_cuts_no_summary(app: App, hand: Hand, sit: Sit) -> None:
    scene = sit("human", "human")
    for _ in range(4):
        gather(hand, scene, 1)
    log = scene.widgets.log
    heading = next(line for line in log.lines if line.kind == "turn")
    click_line(hand, scene, heading.number, "turn")
    rows = [line for line in log.lines if line.turn == heading.turn]
    assert {line.kind for line in rows} == {"turn"}, "it is folded"
    assert rows[0].name == heading.name
    told = " ".join(line.words for line in rows if line.words)
    assert told.split() == heading.words.split()
    assert all(
        log._block(row, log._words_room(log.row_rect(0), row).width).height <= log.row_height for row in rows
    )
    hand.click(log.row_rect(log.lines.index(rows[-1])).center)
    assert heading in log.lines, "each of its rows unfolds it"


def test_the_log_looks_the_same_each_time_and_follows_the_pointer(app: App, hand: Hand, sit: Sit) -> None:
    scene = sit("human", "human")
    for _ in range(2):
        gather(hand, scene, 1)
    log = scene.widgets.log

    def seen() -> bytes:
        surface = pygame.Surface(app.size)
        log.draw(surface)
        return pygame.image.tobytes(surface, "RGB")

    first = seen()
    assert seen() == first
    log.point(log.row_rect(log.count - 1).center)
    assert seen() != first, "the row under the pointer is lit"
    log.point(None)
    assert seen() == first


def test_turns_in_which_nothing_has_happened_are_not_laid_out_again(
    app: App, hand: Hand, sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = sit("human", "human")
    rounds(app, hand, scene, 1)
    before, laid = scene.widgets.log.lines, recorded(monkeypatch, Log, "_parts")
    app.ui.type.overflows = None
    scene.widgets.make()
    laid.clear()
    scene.widgets.make()
    assert scene.widgets.log.lines == before
    assert {line.kind for _, line in laid} <= {"seen", "before"}
