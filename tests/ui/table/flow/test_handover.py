"""How the screen passes on: its moment, who is asked and whose turn it is, what came of a turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import msgspec
import pygame
import pytest

from game.engine.model import Event
from game.presentation.announcements import Announcement
from game.presentation.messages import Messages
from game.presentation.title_words import Context
from game.records.settings import HandOver
from game.ui.scenes.play.cover import Cover
from game.ui.scenes.play.since import Since
from game.ui.scenes.play.strips import Strip
from game.ui.scenes.zoom import Zoom
from game.ui.table.api import Reveal, TableContext
from game.ui.table.flow import turn_summary
from game.ui.table.panels.bar_words import BarWords
from game.ui.table.scene import TableScene
from game.ui.widgets.press_guard import GUARD_MS
from game.ui.window.app import App
from tests.expect import expect
from tests.toy import TOY, Draw, ToyState
from tests.ui.fakes import Hand
from tests.ui.table.conftest import Sit, press
from tests.ui.table.toy_table import Plate, ToyTable, ToyWords


class OpenWords(ToyWords):
    """All play openly; rolls and ends of turns are headlines."""

    plays_open = True

    def announcement(self, event: Any) -> Announcement:
        return Announcement(headline=event.verb in ("rolled", "ended"))


OPEN = ToyTable(words=OpenWords(TOY))


def end_turn(hand: Hand, scene: TableScene) -> None:
    """End the turn after a roll, which cannot be taken back."""
    press(hand, scene, "act:roll")
    press(hand, scene, "act:end")


def words(scene: Cover) -> list[str]:
    return [w.words for w in scene.form.widgets if hasattr(w, "words")]


def lines(scene: Cover) -> list[str]:
    """The moves it tells."""
    strips = [part for part in scene.missed if isinstance(part, Strip)]
    return [line for strip in strips for entry in strip.entries for line in entry.lines]


def test_the_cover_tells_what_happened_and_whose_turn_it_is(app: App, hand: Hand, sit: Sit) -> None:
    scene: TableScene = sit("human", "human", table=OPEN)
    end_turn(hand, scene)
    press(hand, scene, "pass")
    cover = expect(app.top, Cover)
    assert app.ui.say("since-title") not in words(cover)  # Bruno has had no turn
    assert [line.split()[0] for line in lines(cover)] == ["rolled", "ended"]
    assert app.ui.say("cover-title", name="Bruno") in words(cover)


def test_a_cover_tells_since_when_to_who_has_had_a_turn(app: App, hand: Hand, sit: Sit) -> None:
    scene: TableScene = sit("human", "human", table=OPEN)
    session = scene.game.session
    while session.turn < 3:
        seat = session.waiting_for()[0]
        session.submit(seat, session.legal(seat)[-1].action)
    scene.handover.cover(0, missed=scene.handover._missed(0))
    cover = expect(app.top, Cover)
    assert cover.missed
    assert app.ui.say("since-title") in words(cover)


def test_the_cover_leaves_out_what_is_minor_and_counts_what_is_repeated(
    app: App, hand: Hand, sit: Sit
) -> None:
    class Quiet(ToyWords):
        announcements: ClassVar = {"ended": Announcement(minor=True)}

        def log_line(self, context: Context, event: Event) -> str:
            return event.verb

    scene = sit("human", "human", table=ToyTable(words=Quiet(TOY)))
    for _ in range(2):
        scene.game.session.submit(0, Draw())
    scene.handover.hand_over()
    assert lines(expect(app.top, Cover)) == [app.ui.say("table-banner-times", what="drew-one", count=2)]


def test_a_turn_of_minor_moves_alone_is_told(app: App, hand: Hand, sit: Sit) -> None:
    class Quiet(ToyWords):
        announcements: ClassVar = {"ended": Announcement(minor=True)}

    scene = sit("human", "human", table=ToyTable(words=Quiet(TOY)))
    press(hand, scene, "act:end")
    press(hand, scene, "pass")
    assert [line.split()[0] for line in lines(expect(app.top, Cover))] == ["ended"]


def test_who_is_asked_in_anothers_turn_hears_what_led_to_it(
    app: App, hand: Hand, sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene: TableScene = sit("human", "human", table=OPEN)
    hand.click(scene.widgets.hit_targets["pebbles:1"].seen.center)
    hand.click(scene.model.areas.mat.center)
    monkeypatch.setattr(scene.game.session, "waiting_for", lambda: (1,))
    monkeypatch.setattr(scene.game.session, "acting", lambda: 0)
    scene.handover.hand_over()
    expect(app.top, Cover)
    assert lines(expect(app.top, Cover)) == ["gathered 0 1"]
    press(hand, app.top, "show")
    monkeypatch.setattr(scene.game.session, "waiting_for", lambda: (0,))
    scene.handover.hand_over()
    expect(app.top, Cover)
    assert lines(expect(app.top, Cover)) == [], "Ada was there"
    assert app.ui.say("cover-back-title", name="Ada") in words(expect(app.top, Cover))


def test_an_answer_in_a_bots_turn_is_not_confirmed_again(
    hand: Hand, sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = sit("human", "random")
    scene.ui.settings.ask_before = "always"
    press(hand, scene, "act:end")
    assert scene.model.holding, "one's own turn can be taken back"
    scene = sit("human", "random")
    monkeypatch.setattr(scene.game.session, "acting", lambda: 1)
    press(hand, scene, "act:end")
    assert not scene.model.holding


def test_it_waits_in_an_open_game_too(
    app: App, hand: Hand, sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene: TableScene = sit("human", "human", table=OPEN)
    monkeypatch.setattr(scene.game, "hides_from", lambda other, seat: False)
    end_turn(hand, scene)
    press(hand, scene, "pass")
    cover = expect(app.top, Cover)
    assert not cover.covers, "there is nothing to hide"
    assert scene.game.viewer == 1
    press(hand, cover, "show")
    assert app.top is scene
    assert scene.game.uncovered


def test_a_cover_tells_nothing_that_not_everybody_may_know(app: App, hand: Hand, sit: Sit) -> None:
    class Loud(ToyWords):
        def announcement(self, event: Any) -> Announcement:
            return Announcement(headline=True)

    scene: TableScene = sit("human", "human", table=ToyTable(words=Loud(TOY)))
    hand.click(scene.widgets.hit_targets["deck"].seen.center)
    hand.click(scene.model.areas.hand.center)
    drawn = scene.game.session.view(0).players[0].hand[-1]
    press(hand, scene, "act:end")
    press(hand, scene, "pass")
    expect(app.top, Cover)
    assert lines(expect(app.top, Cover))
    assert not any(drawn in missed for missed in lines(expect(app.top, Cover)))


def test_a_double_click_presses_nothing_of_the_next_person(app: App, hand: Hand, sit: Sit) -> None:
    scene: TableScene = sit("human", "human", table=OPEN)
    end_turn(hand, scene)
    made = scene.game.session.made
    at = scene.form.find("pass").rect.center
    hand.click(at)
    for _ in range(3):
        hand.press(at)
        hand.release(at)
    expect(app.top, Cover)
    assert scene.game.session.made == made


def test_a_button_takes_no_press_that_comes_too_early(app: App, hand: Hand, sit: Sit) -> None:
    scene: TableScene = sit("human", "human")
    end_turn(hand, scene)
    press(hand, scene, "pass")
    form = expect(app.top, Cover).form
    at = form.find("show").rect.center
    hand.move(at)
    form.press_guard.appear()
    hand.press(at)
    hand.release(at)
    expect(app.top, Cover)  # it has only just appeared there
    app.turn(GUARD_MS)
    hand.press(at)
    hand.release(at)
    assert app.top is scene


def test_who_is_asked_in_anothers_turn_stands_in_the_bar(
    app: App, hand: Hand, sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = sit("human", "human")
    monkeypatch.setattr(scene.game.session, "waiting_for", lambda: (1,))  # as if Bruno had to answer
    scene.view.refresh()
    said = [label.words for label in scene.widgets.bars[0].words.labels]
    assert app.ui.say("table-asked-in-turn", name="Bruno", owner="Ada") in said


def test_the_only_person_reads_whole_whose_turn_it_is_that_asks(
    app: App, sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = sit("human", "easy")
    state = "12 rounds are played and nobody has won"
    monkeypatch.setattr(scene.game.session, "acting", lambda: 1)  # as if Bruno's attack had to be met
    monkeypatch.setattr(scene.model.words, "status", lambda _: state)  # as long as in a title
    scene.view.refresh()
    labels = scene.widgets.bars[0].words.labels
    assert labels[-1].words == app.ui.say("table-in-turn", owner="Bruno")
    assert labels[-1].rect.width >= labels[-1].natural()[0], "buttons lose their words before the bar does"


def test_the_only_person_does_not_read_twice_who_chooses(
    app: App, sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = sit("human", "easy")
    monkeypatch.setattr(scene.game.session, "acting", lambda: 1)  # as if Bruno's attack had to be met
    words = BarWords(scene.model, pygame.Rect(0, 0, 300, 44))
    said = [label.words for label in words.labels]
    assert app.ui.say("table-your-choice") in said
    assert app.ui.say("table-asked", name="Ada") not in said


def test_who_is_asked_is_never_cut_by_whose_turn_it_is(
    app: App, sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = sit("human", "human")
    monkeypatch.setattr(scene.game.session, "waiting_for", lambda: (1,))  # as if Bruno had to answer
    scene.game.viewer = 0
    words = BarWords(scene.model, pygame.Rect(0, 0, 260, 44))
    label = next(label for label in words.labels if "Bruno" in label.words)
    assert label.words == app.ui.say("table-asked", name="Bruno")
    assert label.rect.width >= label.natural()[0]
    assert label.tooltip == app.ui.say("table-asked-in-turn", name="Bruno", owner="Ada")


def test_who_is_asked_is_named_whole_where_there_is_little_room(
    app: App, sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    app.ui.messages = Messages()
    scene = sit("human", "human")
    monkeypatch.setattr(scene.game.session, "waiting_for", lambda: (1,))
    scene.game.viewer = 1
    for width in range(260, 320, 4):
        words = BarWords(scene.model, pygame.Rect(0, 0, width, 44))
        named = [label for label in words.labels if "Bruno" in label.words]
        assert not any(label._is_cut() for label in named), width


def test_a_tip_leaves_free_whose_turn_it_is(app: App, sit: Sit) -> None:
    scene: TableScene = sit("human", "human")
    free = scene.view.picture.tips.wanted()
    yours = next(w for w in scene.widgets.bars[0].words.labels if w.words == app.ui.say("table-your-turn"))
    assert any(rect.contains(yours.rect) for rect in free)


def test_the_cover_says_that_somebody_is_asked_in_anothers_turn(
    app: App, sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = sit("human", "human")
    monkeypatch.setattr(scene.game.session, "acting", lambda: 0)  # Ada's turn goes on
    monkeypatch.setattr(scene.game.session, "waiting_for", lambda: (1,))  # as if Bruno had to answer
    scene.handover.cover(1)
    assert isinstance(app.top, Cover)
    assert app.ui.say("cover-asked-title", name="Bruno") in words(app.top)


def test_who_opens_a_game_while_others_choose_is_asked_for_nothing(
    app: App, sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = sit("human", "easy", "human")
    monkeypatch.setattr(scene.game.session, "waiting_for", lambda: (1,))
    monkeypatch.setattr(scene.game.session, "acting", lambda: 1)
    scene.handover.welcome()
    assert isinstance(app.top, Cover)
    assert words(app.top)[0] == app.ui.say("cover-welcome-title", name="Ada")


def test_private_news_is_told_on_the_table_and_nothing_has_to_be_pressed(
    app: App, hand: Hand, sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene: TableScene = sit("human", "human")
    session = scene.game.session
    whole = session.log
    gifts = [
        Event("drew", {"seat": 1, "card": "card.9"}, frozenset({1})),
        Event("drew", {"seat": 0, "card": "card.8"}, frozenset({0})),
        Event("drew-one", {"seat": 1}),
    ]

    def log(seat: int, since: int = 0) -> list[Any]:
        missed = [(0, 0, gift) for gift in gifts if gift.seen_by is None or seat in gift.seen_by]
        return [*missed, *whole(seat, since)]

    monkeypatch.setattr(session, "log", log)
    end_turn(hand, scene)
    press(hand, scene, "pass")
    expect(app.top, Cover)
    assert not any("card." in missed for missed in lines(expect(app.top, Cover))), "others look on"
    press(hand, app.top, "show")
    assert app.top is scene
    assert scene.view.banner.lines == ("drew 1 card.9",)
    for _ in range(10):
        app.turn(1000)
    assert scene.view.banner.shown, "it stays until the first move"
    press(hand, scene, "act:roll")
    assert not scene.view.banner.shown


class SealedTable(ToyTable):
    """Who rolls shows a secret large, which concerns seats 0 and `other`."""

    other = 1

    def reveals(self, context: TableContext, events: Sequence[Event]) -> list[Reveal]:
        for event in events:
            if event.verb == "rolled":
                event.facts["other"] = self.other
        rolled = [n for n, event in enumerate(events) if event.verb == "rolled"]
        return [Reveal(Plate("secret"), 1.0, n, sealed=n) for n in rolled]


def roll_and_pass(app: App, hand: Hand, scene: TableScene) -> Cover:
    press(hand, scene, "act:roll")
    app.pop(expect(app.top, Zoom))
    press(hand, scene, "act:end")
    press(hand, scene, "pass")
    return expect(app.top, Cover)


def test_a_secret_that_came_out_is_a_picture_on_the_cover_before_what_follows_from_it(
    app: App, hand: Hand, sit: Sit
) -> None:
    scene: TableScene = sit("human", "human", table=SealedTable(words=OpenWords(TOY)))
    cover = roll_and_pass(app, hand, scene)
    assert [type(part) for part in cover.missed] == [Reveal, Strip]
    assert not any("rolled" in line for line in lines(cover)), "the picture has shown that"
    press(hand, cover, "show")
    assert app.top is scene, "and it is not shown again"


def test_who_took_no_part_in_a_secret_choice_reads_of_it(app: App, hand: Hand, sit: Sit) -> None:
    class Elsewhere(SealedTable):
        other = 2

    scene: TableScene = sit("human", "human", "human", table=Elsewhere(words=OpenWords(TOY)))
    cover = roll_and_pass(app, hand, scene)
    assert [type(part) for part in cover.missed] == [Strip]
    assert any("rolled" in line for line in lines(cover))
    press(hand, cover, "show")
    assert app.top is scene


def test_nothing_that_came_in_private_is_left_out(
    app: App, hand: Hand, sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene: TableScene = sit("human", "human")
    gifts = [(0, 0, Event("drew", {"seat": 1, "card": f"card.{n}"}, frozenset({1}))) for n in range(5)]
    monkeypatch.setattr(scene.game.session, "log", lambda seat, since=0: gifts if seat == 1 else [])
    scene.game.viewer = 1
    missed = turn_summary.of_seat(scene.model, 0)
    assert len(missed) <= turn_summary.MOST
    assert all(f"card.{n}" in " ".join(missed) for n in range(5))


def test_what_others_did_stands_under_their_name(app: App, hand: Hand, sit: Sit) -> None:
    scene: TableScene = sit("human", "human", "human", table=OPEN)
    session = scene.game.session
    end_turn(hand, scene)
    for action in ("roll", "end"):
        session.submit(1, TOY.action(action))
    scene.handover.hand_over()
    expect(app.top, Cover)
    assert scene.game.viewer == 2
    assert [part.who.name for part in expect(app.top, Cover).missed if isinstance(part, Strip)] == [
        "Ada",
        "Bruno",
    ]


def test_what_came_of_a_turn_is_in_the_banner_while_bots_go_on(app: App, hand: Hand, sit: Sit) -> None:
    scene: TableScene = sit("human", "random", table=OPEN)
    end_turn(hand, scene)
    assert app.top is scene, "nothing has to be pressed"
    assert scene.view.banner.shown
    assert any("ended" in line for line in scene.view.banner.lines)


def test_one_press_shows_the_next_person_the_table(app: App, hand: Hand, sit: Sit) -> None:
    scene: TableScene = sit("human", "human", "human", table=OPEN)
    for following in (1, 2):
        end_turn(hand, scene)
        press(hand, scene, "pass")
        expect(app.top, Cover)
        press(hand, app.top, "show")
        assert app.top is scene
        assert scene.game.viewer == following


def test_from_the_cover_the_moves_can_be_gone_through_one_by_one(app: App, hand: Hand, sit: Sit) -> None:
    scene: TableScene = sit("human", "human", table=OPEN)
    end_turn(hand, scene)
    press(hand, scene, "pass")
    press(hand, app.top, "look-back")
    expect(app.top, Since)
    assert scene.game.uncovered


def pass_openly(app: App, hand: Hand, scene: TableScene, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scene.game, "hides_from", lambda other, seat: False)
    end_turn(hand, scene)
    press(hand, scene, "pass")


def test_whoever_wants_no_cover_gets_the_table_at_once_where_nothing_is_hidden(
    app: App, hand: Hand, sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    app.ui.settings.handover = "never"
    scene: TableScene = sit("human", "human")
    pass_openly(app, hand, scene, monkeypatch)
    assert app.top is scene
    assert (scene.game.viewer, scene.game.uncovered) == (1, True)


def test_whoever_wants_no_cover_still_gets_one_where_something_is_hidden(
    app: App, hand: Hand, sit: Sit
) -> None:
    app.ui.settings.handover = "never"
    scene: TableScene = sit("human", "human")
    end_turn(hand, scene)
    press(hand, scene, "pass")
    expect(app.top, Cover)
    assert expect(app.top, Cover).covers
    assert expect(app.top, Cover).missed == (), "and it says no more than who is next"


def test_between_people_the_table_is_seen_where_nothing_is_hidden_and_always_it_is_not(
    app: App, hand: Hand, sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    wishes: tuple[tuple[HandOver, bool], ...] = (("people", False), ("always", True))
    for wish, covers in wishes:
        app.ui.settings.handover = wish
        scene: TableScene = sit("human", "human")
        pass_openly(app, hand, scene, monkeypatch)
        expect(app.top, Cover)
        assert expect(app.top, Cover).covers is covers


def test_the_screen_can_be_passed_on_before_any_move_stands(app: App, sit: Sit) -> None:
    scene: TableScene = sit("human", "human")
    scene.game.viewer = 1  # the first move was taken back for practice
    scene.handover.pass_on()
    expect(app.top, Cover)
    assert scene.game.viewer == 0


def test_a_cover_looks_the_same_whatever_cards_the_next_person_holds(app: App, hand: Hand, sit: Any) -> None:
    pictures = []
    for swap in (False, True):
        scene: TableScene = sit("human", "human")
        state = expect(scene.game.session.history.state, ToyState)
        if swap:
            held = state.players[1].hand
            state.players[1] = msgspec.structs.replace(state.players[1], hand=tuple(state.deck[: len(held)]))
            state.deck[: len(held)] = held
        scene.game.session.submit(0, Draw())
        hand.move((3, 3))
        press(hand, scene, "act:end")
        press(hand, scene, "pass")
        cover = expect(app.top, Cover)
        hand.move((3, 3))
        app.turn(500)
        surface = pygame.Surface(app.size)
        cover.draw(surface)
        pictures.append(pygame.image.tobytes(surface, "RGB"))
    assert pictures[0] == pictures[1]
