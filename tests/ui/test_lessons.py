"""The lessons of all titles, each played to its end with the mouse, from the menu on."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import partial
from itertools import takewhile
from pathlib import Path

import pygame
import pytest

from game.engine import lesson
from game.engine.lesson import LEARNER, Stage, step_words
from game.engine.model import Action, Option
from game.packages import registry
from game.play import lesson_games
from game.presentation import rich_text
from game.presentation.messages import LANGUAGE, Messages, languages
from game.records.library import RecordInfo
from game.ui.scenes.learn.learn import LearnScene
from game.ui.scenes.learn.practice import LessonScene
from game.ui.scenes.menu import Menu
from game.ui.table import layout
from game.ui.table.lesson.pointing import Pointing
from game.ui.table.panels.step_plate import StepPlate
from game.ui.widgets import Button
from game.ui.window import run
from game.ui.window.app import App
from game.ui.window.scene import FormScene
from game.ui.window.service import GameService
from tests.expect import expect
from tests.ui.fakes import Hand
from tests.ui.lesson_hand import Learner
from tests.ui.table import still
from tests.ui.table.test_tips_beside import tips

TITLES = [p.id for p in registry.all_packages() if lesson.path(p.content).exists()]
LARGE = 1.5
ENTERS = 4
"""So often at most is Enter pressed for one move."""
MOVES_ON_BOARD = 15
"""The steps of Scythe's lesson in which pieces have been moved twice."""
HALF = 2
"""The lesson is left when so many parts of it are done, of all its steps."""


@pytest.fixture
def service(app: App, tmp_path: Path) -> GameService:
    """The real program, at its menu."""
    app.ui.messages = Messages()
    app.ui.settings.handover = "always"
    made = run.wire(app)
    made.library.folder = tmp_path / "records"
    made.library.folder.mkdir()
    made.leave()
    return made


def click(app: App, key: str) -> None:
    Hand(app).click(expect(app.top, FormScene).form.find(key).rect.center)


def learner(app: App, title: str) -> Learner:
    """Whoever opens a lesson from the menu, or goes on with it."""
    assert isinstance(app.top, Menu)
    click(app, "learn")
    assert isinstance(app.top, LearnScene)
    click(app, f"go {title}")
    return Learner(app, Hand(app))


def look(who: Learner, stage: Stage) -> None:
    """What a learner sees at a step: words, a plate that hides nothing of what is meant, a hand."""
    guide, say = who.scene.guide, who.app.ui.say
    words = step_words(who.scene.model.title, guide.game.lesson.steps[stage.number].id)
    plate = expect(guide.widgets[0], StepPlate)
    assert plate.texts.what == say(words)
    pointed = [rect for rect, _ in guide.aim.pointed()]
    assert len(pointed) == len(guide.aim.names()), f"{stage}: {guide.aim.names()} are not all in sight"
    assert plate.rect.collidelist([*guide.aim.meant()]) < 0, f"{stage} is hidden"
    assert half_lines(who, plate.rect) == [], f"{stage}: lines of the log show by half"
    assert stage.move is None or pointed, f"nothing is pointed at: {stage}"
    assert still.changes(who.places, still.places(who.scene)) == []
    who.app.ui.type.overflows = []
    who.app.ui.art.forget()
    surface = pygame.Surface(who.app.size)
    plate.draw(surface)
    guide.draw(surface)
    assert who.app.ui.type.overflows == []


def half_lines(who: Learner, plate: pygame.Rect) -> list[int]:
    """The lines of the log of which a plate covers a part."""
    log = who.scene.view.widgets.log
    shown = [n for n in range(log.count) if log.rect.contains(log.row_rect(n))]
    over = [n for n in shown if who.scene.model.areas.log and plate.colliderect(log.row_rect(n))]
    return [n for n in over if not plate.contains(log.row_rect(n))]


def other(who: Learner) -> Option:
    """Something that the rules allow and the lesson does not want now, and that lies on the table."""
    game, laid = who.scene.game, who.scene.model.by_ref
    wanted = {option.action for option in who.scene.model.at_hand.legal}
    return next(
        option
        for option in game.session.legal(LEARNER)
        if option.action not in wanted and option.source in laid and option.target in laid
    )


def try_other(who: Learner) -> None:
    """A wrong try is refused with what comes first, and the table stays as it is."""
    session, notices = who.scene.game.session, who.scene.view.notices
    made, option = session.made, other(who)
    who.table.drag(option.source or "", option.target or "")
    assert session.made == made
    assert notices.refusal is not None
    reasons = who.scene.model.at_hand.refusals(*refs(option))
    assert notices.refusal.words == who.scene.view.wording.why(reasons)
    assert notices.refusal.words.startswith("Lesson: ")


def refs(option: Option) -> tuple[str, str]:
    assert option.source is not None and option.target is not None
    return option.source, option.target


def undo(who: Learner) -> None:
    """A step that was taken back is the step again."""
    before, moves = who.stage, who.scene.game.session.made
    assert before is not None
    who.hand.key(pygame.K_z, pygame.KMOD_CTRL)
    who.settle()
    after = who.stage
    assert after is not None
    assert (who.scene.game.session.made, after.number) < (moves, before.number + 1)
    who.play(before.number)


class Named:
    """The buttons that a lesson names, and those that there are, step by step, in every language."""

    def __init__(self, who: Learner) -> None:
        self._title = who.scene.model.title
        self._languages = [Messages(language) for language in languages()]
        self._seen: dict[tuple[str, str], set[str]] = {}
        self._pressed: dict[tuple[str, str], set[str]] = {}

    def see(self, who: Learner, stage: Stage) -> None:
        """Note what is written on buttons, and on those that this stage wants pressed."""
        step = who.scene.guide.game.lesson.steps[stage.number].id
        keys = {w.key for w in who.scene.form.walk() if isinstance(w, Button) and w.label}
        legal = [option.action for option in who.scene.model.at_hand.legal]
        shown = any(name in who.scene.model.by_ref for name in who.scene.guide.aim.names())  # on the table
        wanted = stage.move.actions if stage.move and not shown else ()
        pressed = [act for act in wanted if f"act:{act}" in keys]
        for messages in self._languages:
            label = partial(self._label, who, messages)
            self._seen.setdefault((messages.language, step), set()).update(map(label, legal))
            self._pressed.setdefault((messages.language, step), set()).update(map(label, pressed))

    def _label(self, who: Learner, messages: Messages, action: Action) -> str:
        context = replace(who.scene.model.context, messages=messages)
        return plain(who.scene.model.table.words.label(context, action).words)

    def check(self) -> None:
        """Every name stands on a button of its step; every button to be pressed is named."""
        for messages in self._languages:
            for step in {step for _, step in self._seen}:
                here = messages.language, step
                named, seen = self._names(messages, step_words(self._title, step)), self._seen[here]
                if messages.language == LANGUAGE:  # translations quote the names of cards as well
                    assert named <= seen, f"{here} names {named - seen}; there are {seen}"
                assert self._pressed[here] <= named, f"{here} does not name {self._pressed[here] - named}"

    def _names(self, messages: Messages, message: str) -> set[str]:
        """Return what a step and its reason have in quotation marks, with words in place of icons."""
        said = messages.say(message) + messages.say(f"{message}-why")
        return {
            rich_text.spoken(
                quoted, lambda icon, count: messages.say(f"{self._title}-icon-{icon}", amount=count)
            )
            for quoted in re.findall("[“„](.+?)[”“]", said)
        }


def plain(label: str) -> str:
    """What a button says without the chance behind it."""
    return re.sub(r"\s\(\d+\s?%\)$", "", label)


@pytest.mark.parametrize("title", TITLES)
def test_a_lesson_is_played_to_its_end(app: App, service: GameService, title: str) -> None:
    who = learner(app, title)
    steps = who.scene.guide.game.lesson.steps
    tried = False
    corners: dict[LessonScene, tuple[int, int]] = {}

    named = Named(who)

    def see(stage: Stage) -> None:
        nonlocal tried
        look(who, stage)
        if stage.move is None:
            plate = who.scene.guide.widgets[0].rect.copy()
            corner = plate.bottomright
            plate.bottomright = corners.setdefault(who.scene, corner)
            hides = plate.collidelist([*who.scene.guide.aim.meant()]) >= 0
            assert corner == plate.bottomright or hides, f"{stage}: the button moves"
            corners[who.scene] = corner
        named.see(who, stage)
        if not tried and stage.move is not None:
            tried = True
            try_other(who)

    who.play(len(steps) // HALF, see)
    undo(who)
    left = who.stage
    assert left is not None
    service.leave()
    who = learner(app, title)
    assert who.stage == left
    who.play(len(steps), see)
    named.check()

    assert who.stage == Stage(len(steps), None)
    assert app.ui.messages.troubles == []
    who.table.press("lesson:play")
    who.settle()
    assert who.stage is None
    assert who.scene.guide.widgets == ()
    game = who.scene.game
    assert game.can_hint if game.choices() else game.thinking() is not None  # a real bot, from now on
    service.leave()


@pytest.mark.parametrize("title", TITLES)
def test_the_others_turn_in_a_lesson_is_short_and_told_at_once(
    app: App, service: GameService, title: str
) -> None:
    who = learner(app, title)
    app.ui.settings.pace = "usual"
    game = who.scene.guide.game
    steps = game.lesson.steps
    number = next(n for n, step in enumerate(steps) if any(move.seat != LEARNER for move in step.moves))
    who.play(number)
    others = sum(move.seat != LEARNER for move in steps[number].moves)
    for move in steps[number].moves:
        if move.seat == LEARNER:
            game.session.submit(LEARNER, move.actions[0])
    who.scene.view.refresh()
    made = game.session.made
    for _ in range(2 * others + 2):
        app.turn(50)
    assert game.session.made == made + others
    banner = who.scene.view.banner
    assert banner.shown
    assert banner.place.collidelist(who.scene.guide.aim.meant()) < 0, "it covers what the next step is about"
    service.leave()


def test_the_plate_may_go_while_something_is_brought_into_sight(
    app: App, service: GameService, monkeypatch: pytest.MonkeyPatch
) -> None:
    who = learner(app, "scythe")
    guide, make = who.scene.guide, who.scene.view.widgets.make
    steps = guide.game.lesson.steps
    number = next(n for n, step in enumerate(steps) if any(move.seat != LEARNER for move in step.moves))
    who.play(number)
    for move in takewhile(lambda move: move.seat == LEARNER, steps[number].moves):
        guide.game.session.submit(LEARNER, move.actions[0])
    monkeypatch.setattr(guide, "_pointing", Pointing(who.scene.view.painter))
    monkeypatch.setattr(guide, "_reveal", make)
    guide.update(16)
    assert guide.widgets == ()
    service.leave()


def test_the_page_tells_how_far_a_lesson_is(app: App, service: GameService) -> None:
    title = TITLES[0]
    who = learner(app, title)
    who.play(3)
    service.leave()
    click(app, "learn")
    button = expect(app.top, LearnScene).form.find(f"go {title}")
    steps = len(lesson_games.open_lesson(title).lesson.steps)
    assert expect(button, Button).label == app.ui.say("learn-continue", number=4, count=steps)
    click(app, f"again {title}")
    assert isinstance(app.top, LessonScene)
    assert app.top.guide.game.stage == Stage(0, None)
    assert len(service.records()) == 2
    assert {record.lesson for record in service.records()} == {lesson.FIRST_GAME}
    service.leave()


@pytest.mark.parametrize("language", languages())
def test_lessons_that_were_begun_fit_on_the_page(app: App, service: GameService, language: str) -> None:
    app.ui.messages = Messages(language)
    scene = LearnScene(app.ui, service)
    begun = RecordInfo(Path("none.jsonl"), "raiders", ("A",), 40, False, 1.0)
    scene._lessons = [replace(info, begun=begun) for info in scene._lessons]
    app.reset(scene)
    assert not scene._pane.furthest


@pytest.mark.parametrize("title", TITLES)
def test_enter_alone_leads_through_a_lesson_of_large_words(
    app: App, service: GameService, title: str
) -> None:
    app.ui.settings.ui_scale = LARGE
    app.ui.adopt(app.size)
    service.begin_lesson(title)
    who = Learner(app, Hand(app))
    who.hand.key(pygame.K_TAB)
    who.hand.key(pygame.K_TAB, pygame.KMOD_SHIFT)
    steps = len(who.scene.guide.game.lesson.steps)
    while (stage := who.stage) is not None and stage.number < steps:
        look(who, stage)
        for _ in range(ENTERS):
            who.hand.key(pygame.K_RETURN)
            who.settle()
            if who.stage != stage:
                break
        assert who.stage != stage, f"{stage}: {who.scene.form.focus and who.scene.form.focus.key}"
    service.leave()


def test_the_side_that_a_step_is_about_is_large(app: App, service: GameService) -> None:
    app.ui.settings.enlarge = True
    who, model = learner(app, "scythe"), expect(app.top, LessonScene).model
    most = layout.enlarged(app.ui, app.size, model._aspect)

    def see(stage: Stage) -> None:
        names = who.scene.guide.aim.names()
        sides = {model._side(model.by_ref[name]) for name in names if name in model.by_ref}
        if len(sides) == 1 and sides.issubset(most):
            assert sides == {model.emphasis.large}, f"{stage}: {names} are small"

    who.play(MOVES_ON_BOARD, see)


@pytest.mark.parametrize("title", TITLES)
def test_no_tip_covers_the_plate_of_a_lesson(app: App, service: GameService, title: str) -> None:
    who = learner(app, title)
    plate = who.scene.guide.widgets[0].rect
    over = [widget.key for widget, _, place in tips(who.scene, app) if place.colliderect(plate)]
    assert over == []


@pytest.mark.parametrize("title", TITLES)
def test_in_a_window_of_another_size_the_plate_of_a_lesson_finds_a_new_place(
    app: App, service: GameService, title: str
) -> None:
    app.ui.settings.ui_scale = 0.0
    who = learner(app, title)
    for size in ((2560, 1440), (1280, 1440), (3840, 1080)):
        app.window.size = size
        app.turn(16)
        assert app.top is who.scene
        assert pygame.Rect((0, 0), size).contains(who.scene.guide.widgets[0].rect)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("title", TITLES)
def test_the_first_plate_of_a_lesson_covers_no_fact_of_a_bot(
    app: App, service: GameService, title: str, language: str
) -> None:
    app.window.size, app.ui.messages, app.ui.settings.ui_scale = (1280, 1440), Messages(language), 0.0
    app.turn(16)
    scene = learner(app, title).scene
    facts = [rect for panel in scene.widgets.panels for rect, _ in panel.cells()]
    assert scene.guide.widgets[0].rect.collidelist(facts) == -1


@pytest.mark.parametrize(("language", "drags", "most"), [("en", "drag", 0), ("de", "zieh", 8)])
def test_a_lesson_speaks_of_dragging_only_to_the_mouse(language: str, drags: str, most: int) -> None:
    """In German a hero is also moved with "zieh", whatever the hand."""
    messages = Messages(language)
    steps = [
        step_words(title, step.id)
        for title in registry.names()
        for step in lesson_games.open_lesson(title).lesson.steps
    ]
    by_keys = [step for step in steps if messages.say(step).lower().startswith(drags)]
    messages.use_hand(by_mouse=True)
    by_mouse = [step for step in steps if messages.say(step).lower().startswith(drags)]
    assert len(by_keys) <= most < len(by_mouse) // 2
