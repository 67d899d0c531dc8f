"""A seat's look at a game of any title, and what every option must have there."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from game.engine.model import Action, Choice
from game.engine.session.session import Session
from game.play.people import Person
from game.ui.table import layout
from game.ui.table.api import Table, TableContext
from game.ui.window.ui import Ui

COLOURS = ("blue", "orange", "green", "red", "violet", "ivory", "charcoal")


def context(
    table: Table, ui: Ui, session: Session, seat: int, size: tuple[int, int] = (1280, 720), view: Any = None
) -> TableContext:
    """A seat's look at a game; `view` where it is not the one that the game gives."""
    ui.adopt(size)
    people = tuple(Person(f"P{n}", COLOURS[n]) for n in range(len(session.seats)))
    others = [(seat + n) % len(people) for n in range(1, len(people))]
    w, h = table.board_size
    seen = session.view(seat) if view is None else view
    return TableContext.of(ui, seen, seat, people, layout.areas(ui, size, others, w / h))


def check_choice(
    table: Table,
    title: str,
    look: TableContext,
    choice: Choice,
    known: Collection[str | None],
    acts: Collection[Action] = (),
) -> None:
    """An option lies on the table, by refs or as one of `acts`, and has words; a refused one its reason."""
    option = choice.option
    if option.action not in acts:
        for ref in (option.source, option.target):
            assert ref is None or ref in known, f"{option} needs {ref}"
    if choice.reason is None:
        said = table.words.label(look, option.action).words
        assert said
        assert not set(said) & set("{}~"), said
        table.words.preview(look, option)
    else:
        given: dict[str, Any] = {**choice.reason.facts, **table.words.facts(look, choice.reason.facts)}
        look.ui.say(f"{title}-why-{choice.reason.code}", **given)
