"""Bots, sounds and languages: each is listed once, and each entry has its words or its file."""

from __future__ import annotations

import random
import shutil
from pathlib import Path

import pygame
import pytest

from game import bots, paths
from game.bots.search.bot_process import BotProcess
from game.devtools import check, translations
from game.packages import registry
from game.play.controller import GameController
from game.presentation.messages import LANGUAGE, Fact, Messages, entries_of, entry_id, folders, languages
from game.presentation.setup.catalogue import KINDS
from game.presentation.title_words import tip_text
from game.records.settings import Settings
from game.ui.scenes.menu import Menu
from game.ui.scenes.settings import SettingsScene
from game.ui.table.scene import TableScene
from game.ui.widgets import Button, Choice
from game.ui.window import sound
from game.ui.window.app import App
from tests import games
from tests.expect import expect
from tests.problems import in_english
from tests.ui.fakes import FakeProgram, Hand

DUTCH = {
    "language = English": "language = Nederlands",
    "\nback = Back": "\nback = Terug",
    "menu-new = New game": "menu-new = Nieuw spel",
}


def test_every_bot_and_a_person_have_their_words() -> None:
    words = Messages()
    assert {bots.HUMAN, *bots.names()} - {*bots.FOR_TESTS} == set(KINDS)
    assert [kind for kind in KINDS if not words.has(f"new-kind-{kind}")] == []


def test_every_sound_of_the_program_has_its_file_and_every_file_its_name() -> None:
    assert {file.stem for file in paths.assets("sounds").glob("*.wav")} == set(sound.NAMES)


@pytest.mark.parametrize("title", registry.names())
def test_every_milestone_of_a_title_has_its_words_and_its_icon(title: str) -> None:
    announced, words = registry.find(title).title_words.announcements, Messages()
    milestones = {verb: tip_text.milestone for verb, tip_text in announced.items() if tip_text.milestone}
    assert milestones
    assert [verb for verb in milestones if not words.has(f"{title}-milestone-{verb}")] == []
    icons = {file.stem for file in paths.assets("icons").iterdir()}
    assert set(milestones.values()) <= icons


@pytest.mark.parametrize("title", registry.names())
def test_a_title_names_only_sounds_that_are_there(title: str) -> None:
    package = registry.find(title)
    session, chance = games.session(package.title, max(package.title.seats), 7), random.Random(7)
    for _ in range(300):
        if seats := session.waiting_for():
            session.submit(seats[0], chance.choice(session.legal(seats[0])).action)
    announced = package.title_words.announcement
    heard = {announced(event).sound for moment in session.since(0) for event in moment.events} - {None}
    files = {name: registry.asset(f"sounds/{name}.wav", registry.assets()) for name in heard}
    assert files
    assert [name for name, file in files.items() if not file.is_file()] == []


# ---------------------------------------------------------------------- languages


@pytest.fixture
def dutch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A language that Hotseat lacks: the program's own words, two of them translated."""
    folder = tmp_path / "more" / "text" / "nl"
    shutil.copytree(paths.assets("text", LANGUAGE), folder)
    text = (folder / "ui.ftl").read_text(encoding="utf-8")
    for english, translated in DUTCH.items():
        text = text.replace(english, translated)
    (folder / "ui.ftl").write_text(text, encoding="utf-8")
    both = *registry.assets(), tmp_path / "more"
    monkeypatch.setattr(registry, "assets", lambda: both)
    return folder


def settings(app: App) -> SettingsScene:
    """The settings, with the words of the program."""
    app.ui.messages = Messages()
    scene = SettingsScene(app.ui)
    Hand(app).show(scene)
    return scene


def test_every_language_names_itself() -> None:
    assert languages()[0] == LANGUAGE
    assert len({Messages(language).say("language") for language in languages()}) == len(languages())


def test_with_one_language_there_is_nothing_to_choose(app: App) -> None:
    keys = {widget.key for widget in settings(app).form.walk()}
    assert "motion" in keys
    assert ("language" in keys) == (len(languages()) > 1)


def test_a_second_folder_makes_a_choice_that_is_in_force_at_once(app: App, dutch: Path) -> None:
    scene = settings(app)
    choice = expect(scene.form.find("language"), Choice)
    choice.changed(choice.labels.index("Nederlands"))
    assert expect(scene.form.find("back"), Button).label == "Terug"
    assert app.store.load().language == "nl"


def test_the_first_screen_offers_the_languages(app: App, dutch: Path) -> None:
    app.ui.messages = Messages()
    scene = Menu(app.ui, FakeProgram())
    Hand(app).show(scene)
    choice = expect(scene.form.find("language"), Choice)
    choice.changed(choice.labels.index("Nederlands"))
    assert expect(scene.form.find("new"), Button).label == "Nieuw spel"
    assert app.store.load().language == "nl"


def test_a_program_that_was_never_told_speaks_the_language_of_the_system(
    app: App, dutch: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANGUAGE", "nl_BE")
    app.ui.adopt(app.size)
    assert app.ui.say("back") == "Terug"


def test_what_is_not_translated_is_said_in_english(dutch: Path) -> None:
    (dutch / "ui.ftl").write_text("language = Nederlands\n", encoding="utf-8")
    words = Messages("nl")
    assert (words.say("language"), words.say("back")) == ("Nederlands", "Back")
    assert words.troubles == []
    found = check.run_language("nl")
    assert 'text/nl: the message "back" is not translated; add it.' in in_english(found.problems)
    extent = translations.extent("nl")
    assert 0 < extent.lacking < extent.messages
    assert extent in translations.incomplete()


def test_a_message_too_many_and_a_broken_file_are_named(dutch: Path) -> None:
    with (dutch / "ui.ftl").open("a", encoding="utf-8") as file:
        file.write("\nback-to-front = Omgekeerd\n")
    (dutch / "table.ftl").write_bytes(b"\xff")
    english, _ = translations.read_messages(*folders(LANGUAGE))
    found = in_english(translations.language_problems("nl", english))
    assert found[0] == "table.ftl: the file is not UTF-8 text (byte 1); save it as UTF-8."
    assert found[-1] == 'text/nl: nothing asks for the message "back-to-front"; remove it.'
    assert Messages("nl").say("table-settings") == "Settings"


WRONG = [
    ("{ $count }", "{ $number }", "uses { $number }, which the English one does not have; correct it."),
    ("{ $count }", "viele", "lacks { $count }; add it."),
    ('{ ICON("silver") }', "Silber", 'lacks { ICON("silver") }; add it.'),
    (
        '{ ICON("silver") }',
        '{ ICON("gold") }',
        'shows { ICON("gold") }, which the English one does not have; remove it.',
    ),
    ("{ thing }", "{ ding }", 'refers to "ding", which does not exist; correct it.'),
    ("{ thing }", "Ding", 'lacks { ICON("thing") }; add it.'),
    ("{ $count }", "{ UPPER($count) }", "calls UPPER(), which does not exist; correct it."),
]


@pytest.mark.parametrize(("old", "new", "words"), WRONG)
def test_check_compares_what_a_translation_puts_in(old: str, new: str, words: str) -> None:
    english = (
        'all = { $who ->\n    [you] Take { $count } { ICON("silver") } and { thing }\n   *[other] No\n }\n'
        'thing = a { ICON("thing") }\n'
    )
    messages = {entry_id(entry): entry for entry in entries_of(english)}
    assert not in_english(translations.differences("nl", messages, messages))
    translated = {entry_id(entry): entry for entry in entries_of(english.replace(old, new, 1))}
    assert f'text/nl: the message "all" {words}' in in_english(
        translations.differences("nl", messages, translated)
    )


def test_check_names_a_message_that_has_attributes_alone() -> None:
    english, dutch = ({"spy": entries_of(text)[0]} for text in ("spy = scout\n", "spy =\n    .gender = m\n"))
    (line,) = in_english(translations.differences("nl", english, dutch))
    assert line == 'text/nl: the message "spy" has attributes, but no words; add them.'


def test_a_translation_may_choose_less_and_put_a_word_in_itself() -> None:
    english = entries_of(
        "all = { $who ->\n    [you] You take { thing }\n   *[other] Takes { thing }\n }\nthing = it\n"
    )
    messages = {entry_id(entry): entry for entry in english}
    assert not (
        in_english(translations.differences("nl", messages, {"all": entries_of("all = Nimmt es\n")[0]}))
    )


def test_a_language_that_is_gone_is_english(app: App) -> None:
    app.ui.settings = Settings(language="nl")
    app.ui.adopt(app.size)
    assert app.ui.say("back") == "Back"


class HighlightedProse(Messages):
    """A language in which every message is marked."""

    def __init__(self) -> None:
        super().__init__()
        self.language = "marked"

    def say(self, message: str, /, **facts: Fact) -> str:
        return f"«{super().say(message, **facts)}"


@pytest.mark.parametrize("title", registry.names())
def test_a_table_speaks_another_language_at_once(app: App, title: str) -> None:
    app.ui.messages, package = Messages(), registry.find(title)
    session, chance = games.session(package.title, 2, 3), random.Random(3)
    for _ in range(30):
        seat = session.waiting_for()[0]
        session.submit(seat, chance.choice(session.legal(seat)).action)
    match = GameController(session, BotProcess())
    match.viewer, match.uncovered = session.waiting_for()[0], True
    scene = TableScene(app.ui, title, package.table_view, match, lambda: None)
    Hand(app).show(scene)
    picture(app)
    app.ui.settings.language = "marked"
    app.ui.speak(HighlightedProse())
    app.layout()
    tips = [words for thing in scene.model.by_ref.values() if (words := tip_text(thing.tip))]
    said = [
        scene.view.wording.question(),
        *tips,
        *(line.name or line.words for line in scene.widgets.log.lines if not line.goes_on),
    ]
    assert len(said) > 20
    assert [words for words in said if "«" not in words] == []
    switched = picture(app)
    Hand(app).show(TableScene(app.ui, title, package.table_view, match, lambda: None))
    assert switched == picture(app), "a picture keeps words of another language"


def picture(app: App) -> bytes:
    """What the window shows."""
    surface = pygame.Surface(app.size)
    app.draw(surface)
    return pygame.image.tobytes(surface, "RGB")
