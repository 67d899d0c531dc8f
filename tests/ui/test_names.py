"""Words of people are read as they stand, wherever they are put among rich words."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pygame
import pytest

from game.bots.search.bot_process import BotProcess
from game.engine.session.record import SeatSetup
from game.engine.session.session import Session
from game.errors import UserError
from game.packages import registry
from game.play.controller import GameController
from game.play.verbatim import literal, verbatim
from game.presentation import rich_text
from game.presentation.messages import Messages
from game.presentation.sentences import explain
from game.presentation.title_words import tip_text
from game.ui.table.panels.bars import plain
from game.ui.table.scene import TableScene
from game.ui.window import text
from game.ui.window.app import App
from game.ui.window.ui import Ui
from tests.ui.fakes import Hand

AWKWARD = ("{vp}", "a~b", "{die}~{0}", "{raiders-name}", "[b]", "{", "}{")
SIMPLE = ("Ada", "Bruno", "Chloe", "Dmitri", "Eleni", "Farah", "Grace")


@pytest.mark.parametrize("words", ["{silver}", "2~{silver}", "{a} {b}", "}{", "~", "Zoë {ö}"])
def test_words_of_people_are_drawn_as_they_stand(ui: Ui, words: str) -> None:
    block = ui.rich(verbatim(words), text.BODY, 400)
    assert [mark for mark in block.marks if mark.icon] == []
    assert " ".join(literal(mark.word) for mark in block.marks) == words
    assert block.used == ui.type.width(words, text.BODY)
    assert ui.type.wrap(verbatim(words), text.BODY, 400) == [words]
    assert ui.type.fit(verbatim(words), text.BODY, 400)[0] == words
    rich, line = pygame.Surface((400, 40)), pygame.Surface((400, 40))
    block.draw(rich, (0, 0))
    for mark in block.marks:
        line.blit(ui.type.render(literal(mark.word), text.BODY), (mark.x, mark.y))
    assert pygame.image.tobytes(rich, "RGB") == pygame.image.tobytes(line, "RGB")


def test_nothing_in_a_name_is_an_icon_a_message_or_a_new_line() -> None:
    name = verbatim("{silver}\n2~{die}")
    assert rich_text.spoken(name, lambda icon, number: f"icon-{icon}") == plain(name) == name
    assert literal(name) == "{silver} 2~{die}"
    said = explain(UserError("error-text-file", problem="{game}\n.jsonl: damaged"), Messages().say)
    assert said == verbatim("{game} .jsonl: damaged") and literal(said) == "{game} .jsonl: damaged"


def sentences(scene: TableScene) -> Iterator[str]:
    """Every sentence that a table puts together at a position."""
    model = scene.model
    yield scene.view.wording.question()
    yield " ".join(line.words for line in scene.widgets.log.lines)
    yield from (tip for what in model.by_ref.values() if (tip := tip_text(what.tip)))
    for panel in scene.widgets.panels:
        yield from (panel.who.name, panel.panel.line, panel._whole())
    for widget in scene.form.widgets:
        if widget is not scene.widgets.log:  # its tip is a line that is too long for it
            yield from (widget.tooltip, getattr(widget, "label", ""))
    for choice in model.at_hand.buttons:
        label = model.table.words.label(model.context, choice.option.action)
        yield from (label.words, label.tip)


def a_table(app: App, title: str, names: tuple[str, ...]) -> list[str]:
    """What is said in the first moves of a random game."""
    app.ui.messages = Messages()
    app.window.size = (1920, 1080)  # whatever the names, the bar has room for the title
    rules = registry.find(title).title
    count = max(rules.seats) if title != "runebound" else 3
    colours = ("blue", "red", "green", "orange", "purple", "yellow", "teal")
    seats = [SeatSetup(*who) for who in zip(names, list(_colours())[:count], strict=False)]
    assert colours
    session = Session.new(rules, seats, {}, 3)
    match = GameController(session, BotProcess())
    match.uncovered = True
    scene = TableScene(app.ui, title, registry.find(title).table_view, match, lambda: None)
    Hand(app).show(scene)
    chance, found = random.Random(3), []
    for number in range(60):
        seat = session.waiting_for()[0]
        session.submit(seat, chance.choice(session.legal(seat)).action)
        match.viewer = (*session.waiting_for(), 0)[0]
        if number % 2:
            scene.model.place(app.size)
            scene.view.refresh(at_once=True)
            found += list(sentences(scene))
    return found


def _colours() -> Iterator[str]:
    from game.ui.window.theme import SEAT_COLOURS

    yield from SEAT_COLOURS


@pytest.mark.parametrize("title", registry.names())
def test_a_table_says_the_same_of_people_with_awkward_names(app: App, title: str) -> None:
    """With the names replaced, every sentence, tip and button is as it is with simple names."""
    simple, awkward = a_table(app, title, SIMPLE), a_table(app, title, AWKWARD)
    names = dict(zip(map(verbatim, AWKWARD), SIMPLE, strict=True))
    seen: set[str] = set()
    for said, wanted in zip(awkward, simple, strict=True):
        for name in sorted(names, key=len, reverse=True):
            if name in said:
                seen.add(name)
            said = said.replace(name, names[name])
        assert said == wanted
    assert len(seen) > 1
