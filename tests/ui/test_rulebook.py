"""The rulebook in the window: titles, search with marks, examples that are tried, the present question."""

from pathlib import Path

import pygame
import pytest

from game.bots.search.bot_process import BotProcess
from game.engine.session.record import SeatSetup
from game.engine.session.session import Session
from game.packages import guide, registry
from game.play.controller import GameController
from game.presentation.messages import Messages
from game.presentation.rules_pages import find, read
from game.presentation.word_search import Search
from game.ui.scenes.columns import Block, flow
from game.ui.scenes.learn.album import Album
from game.ui.scenes.learn.practice import ExamplePlate, PracticeScene
from game.ui.scenes.learn.rulebook import Rulebook
from game.ui.scenes.menu import Menu
from game.ui.table.scene import TableScene
from game.ui.widgets import Choice, HighlightedProse, Prose, Rows, Widget
from game.ui.window import run
from game.ui.window.app import App
from game.ui.window.service import GameService
from tests.expect import expect
from tests.ui import readable
from tests.ui.fakes import RULES, Hand
from tests.ui.ink import traced

TITLES = registry.names()


@pytest.fixture
def service(app: App) -> GameService:
    """The real program with the words of the titles."""
    app.ui.messages = Messages()
    return run.wire(app)


def book(app: App, service: GameService, title: str, rule: str = "") -> Rulebook:
    scene = Rulebook(app.ui, service, title, rule)
    Hand(app).show(scene)
    return scene


def marks(scene: Rulebook) -> list[HighlightedProse]:
    return [w for w in scene.form.walk() if isinstance(w, HighlightedProse) and w.strips()]


# ---------------------------------------------------------------------- titles


def test_every_title_has_its_tab_and_the_last_one_is_remembered(app: App, service: GameService) -> None:
    app.reset(Menu(app.ui, service))
    hand = Hand(app)
    hand.key(pygame.K_F1)
    scene = app.top
    assert isinstance(scene, Rulebook)
    tabs = expect(scene.form.find("titles"), Choice)
    assert [service.guide(title).rules != "" for title in scene.titles] == [True] * len(TITLES)
    for index, title in enumerate(scene.titles):
        hand.click(expect(scene.form.find("titles"), Choice).cells()[index].center)
        assert scene.title == title
    assert tabs.rect.right <= scene.sheet.right
    hand.key(pygame.K_ESCAPE)
    hand.key(pygame.K_F1)
    assert expect(app.top, Rulebook).title == scene.titles[-1]


# ---------------------------------------------------------------------- search


def test_what_is_sought_is_marked_at_once_and_counted_by_chapter(app: App, service: GameService) -> None:
    scene, hand = book(app, service, "raiders"), Hand(app)
    hand.click(scene.form.find("search").rect.center)
    hand.type("raid")
    before = len(marks(scene))
    hand.type(" space")
    shown = marks(scene)
    assert 0 < len(shown) < before
    assert all("raid" in found and "space" in found for found in (marked.words.lower() for marked in shown))
    hits = find(read(scene.guide.rules), "raid space")
    assert scene.shown()[0] == f"{sum(map(len, hits.values()))} rules found"
    chapters = expect(scene.form.find("chapters"), Rows)
    hand.click(chapters.row_rect(max(hits)).center)
    assert scene.wanted == "raid space"  # a chapter with hits is gone to, and the search stays
    none = next(n for n in range(len(scene.chapters)) if n not in hits)
    hand.click(chapters.row_rect(none).center)
    assert (scene.wanted, scene.index) == ("", none)


def test_a_mark_goes_over_words_and_lines(app: App) -> None:
    prose = HighlightedProse(app.ui, "One raid space, or another raid space", sought="Raid  Space")
    prose.place(pygame.Rect(0, 0, 400, 100))
    first, second = prose.strips()
    assert first.y == second.y
    assert first.right < second.left
    narrow = HighlightedProse(app.ui, "One raid space", sought="raid space")
    narrow.place(pygame.Rect(0, 0, app.ui.type.width("One raid", narrow.style) + 4, 100))
    assert len(narrow.strips()) == 2


def test_a_paragraph_goes_on_in_the_next_line_of_the_file() -> None:
    (chapter,) = read("# Head\n\nAll of\nthis.\n\nMore.\n- **DEM-001** A rule\n  of two lines.\n- A point.")
    assert [rule.words for rule in chapter.rules] == [
        "All of this.",
        "More.",
        "A rule of two lines.",
        "A point.",
    ]


FORMS = [
    ("raid", "raids raiding raided"), ("city", "cities"), ("add", "added"),
    ("place", "places placed placing"),
    ("move", "moves moved moving"), ("trap", "trapped"), ("pass", "passes passing"), ("need", "needs needed"),
    ("die", "dies"), ("play", "plays played"), ("control", "controlled controls"), ("use", "using used"),
]  # fmt: skip


@pytest.mark.parametrize(("word", "forms"), FORMS)
def test_a_word_is_found_in_every_form_and_from_every_form(word: str, forms: str) -> None:
    for form in forms.split():
        assert Search(form).fits(f"You may {word} it.")
        assert Search(word).fits(f"It was {form}.")


def test_words_are_found_in_any_order_and_marked_where_they_stand() -> None:
    words = "Workers are placed on the space."
    assert [Search(sought).fits(words) for sought in ("space worker", "plac", "space wall")] == [
        True,
        True,
        False,
    ]
    assert [words[a:b] for a, b in Search("space place worker").spans(words)] == [
        "Workers",
        "placed",
        "space",
    ]


def test_different_words_are_not_taken_for_forms_of_one() -> None:
    for sought, words in (
        ("moving", "Your hand is over."),
        ("needing", "They come next."),
        ("kings", "A kite."),
    ):
        assert not Search(sought).fits(words)


def test_rules_are_found_whatever_their_case() -> None:
    assert [rule.id for rule in find(read(RULES), "KUMIS")[0]] == ["DEM-002"]
    assert find(read(RULES), "zebra") == {}


# ---------------------------------------------------------------------- columns


def blocks(*heights: int) -> list[Block]:
    return [Block([Widget(None)], height) for height in heights]  # type: ignore[arg-type]  # never drawn


def test_a_heading_stands_over_what_it_leads() -> None:
    first, head, led, last = blocks(10, 20, 20, 20)
    head.leads = True
    flow([first, head, led, last], 2, 100, 400)
    assert [block.widgets[0].rect.topleft for block in (head, led, last)] == [(0, 10), (0, 30), (100, 0)]


def test_columns_are_even_and_a_full_spread_goes_on_below() -> None:
    few = blocks(10, 10, 10, 10)
    assert flow(few, 2, 100, 400) == 20
    assert [block.widgets[0].rect.topleft for block in few] == [(0, 0), (0, 10), (100, 0), (100, 10)]
    many = blocks(*[10] * 10)
    assert flow(many, 2, 100, 30) == 50
    assert many[6].widgets[0].rect.topleft == (0, 30)


# ---------------------------------------------------------------------- at a table


def a_table(app: App, service: GameService, title: str, **options: str) -> TableScene:
    found = registry.find(title).title
    seats = [SeatSetup("Ada", "blue"), SeatSetup("Bot", "red", "random")]
    game = GameController(Session.new(found, seats, options, 1), BotProcess())
    return TableScene(app.ui, title, service.table_view(title), game, lambda: None)


@pytest.mark.parametrize("title", TITLES)
def test_at_a_table_the_rulebook_opens_at_what_is_asked(app: App, service: GameService, title: str) -> None:
    scene = a_table(app, service, title)
    app.reset(scene)
    app.help()
    opened = app.top
    assert isinstance(opened, Rulebook)
    asked = scene.game.question()
    assert opened.title == title
    if asked is not None:
        assert opened.marked == service.guide(title).book.questions[asked.code]
        assert opened.marked in {rule.id for rule in opened.chapters[opened.index].rules}


def test_the_rulebook_of_a_table_shows_what_its_house_rules_change(app: App, service: GameService) -> None:
    app.reset(a_table(app, service, "raiders", dice_wounds="off"))
    app.help("RAI-124")
    opened = app.top
    assert isinstance(opened, Rulebook)
    said = [widget.words for widget in opened.form.walk() if isinstance(widget, Prose)]
    assert any(words.startswith("At this table – Wounds on dice: Off.") for words in said)


# ---------------------------------------------------------------------- examples

EXAMPLES = [(title, e.id) for title in TITLES for e in guide.read(registry.find(title)).book.example]


@pytest.mark.parametrize(("title", "name"), EXAMPLES)
def test_an_example_has_its_picture_and_words(app: App, service: GameService, title: str, name: str) -> None:
    told = service.guide(title)
    example = next(e for e in told.book.example if e.id == name)
    album = Album(app.ui, told, lambda: service.table_view(title))
    picture = album.paint(example.picture, (400, 240))
    assert min(picture.get_size()) > 100
    assert app.ui.messages.has(f"{title}-example-{name}")
    assert app.ui.messages.has(f"{title}-example-{name}-try")


def test_an_example_is_tried_at_a_table_and_left_to_the_rulebook(app: App, service: GameService) -> None:
    scene, hand = book(app, service, "raiders", "RAI-047"), Hand(app)
    hand.click(scene.form.find("try:pick-up").rect.center)
    assert [s.name for s in app.scenes] == ["rulebook", "table"]
    table = app.top
    assert isinstance(table, PracticeScene)
    assert table.game.session.header.practice
    plate = expect(table.widgets.overlay, ExamplePlate)
    for move in ("pick_up farm", "use provisions"):
        assert not plate.done
        table.game.act(table.game.session.title.action(move))
        table.view.refresh(at_once=True)
    assert plate.done
    hand.click(table.form.find("practice:leave").rect.center)
    assert app.top is scene
    assert list(service.library.folder.glob("*")) == []  # nothing was recorded


def test_every_rulebook_can_be_read_with_its_examples(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its words, not those in pictures of a table, which are small."""
    monkeypatch.setattr(Album, "work", lambda _: False)
    monkeypatch.setattr(readable, "SCALES", (0.0, 2.0))
    with traced(), readable.kept():
        app = readable.demo(tmp_path)
        app.ui.messages = Messages()
        service = run.wire(app)
        for title in TITLES:
            for rule in sorted({e.rule for e in service.guide(title).book.example})[:2]:

                def make(title: str = title, rule: str = rule) -> Rulebook:
                    return Rulebook(app.ui, service, title, rule)

                assert list(readable.looks(app, readable.shown(app, make))) == [], rule
        app.window.destroy()
