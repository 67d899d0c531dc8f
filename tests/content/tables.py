"""A table of each title on which as much as possible lies, and how every seat sees it."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine import flow
from game.engine.model import State
from game.packages import registry
from game.packages.registry import Package
from game.play.people import Person
from game.presentation.title_words import tip_text
from game.ui.table import layout
from game.ui.table.api import Face, Table, TableContext
from game.ui.window.theme import SEAT_COLOURS
from tests.content.hearing import Hearing

SIZE = (1280, 720)
HIGH = 600
LAID = {
    "raiders": {"draft": "dealt"},
    "runebound": {"doom_deck": "on", "huntmaster": "on"},
    "scythe": {"invaders": "on", "airships": "own", "resolution": "king_of_the_hill"},
}


def lines(title: str, ui: Hearing) -> Iterator[str]:
    """What the window shows and says of every thing at the first turn, seat by seat."""
    return lines_of(registry.find(title), ui)


def lines_of(package: Package, ui: Hearing) -> Iterator[str]:
    """The same of a title in an edition."""
    table, state = package.table_view, _first_turn(package)
    tip_text: set[str] = set()
    for seat in range(state.seats):
        for line in _seen(table, _context(package, ui, state, seat)):
            if line not in tip_text:
                tip_text.add(line)
                yield line


def _first_turn(package: Package) -> State:
    """The largest table, played to its first turn in the simplest way."""
    game = package.title
    state: State = game.start(max(game.seats), LAID[package.id], 1)
    while game.acting(state) is None:
        seat, options = next(iter(flow.legal(state).items()))
        flow.play(state, seat, options[0].action)
    return state


def _context(package: Package, ui: Hearing, state: State, seat: int) -> TableContext:
    view = package.title.view(state, seat)
    people = tuple(
        Person(f"P{n}", colour) for n, colour in zip(range(state.seats), SEAT_COLOURS, strict=False)
    )
    others = [(seat + n) % state.seats for n in range(1, state.seats)]
    w, h = package.table_view.board_size
    return TableContext.of(ui, view, seat, people, layout.areas(ui, SIZE, others, w / h))


def _seen(table: Table, context: TableContext) -> Iterator[str]:
    """Things, places and exhibits with a tip or with words on them."""
    ui, title = context.ui, context.view.title
    assert isinstance(ui, Hearing)
    for thing in table.things(context):
        face: Face = thing.large or thing.face
        size = (round(HIGH * thing.large_ratio), HIGH) if thing.large else _pixels(thing.box)
        yield from _line(thing.ref, ui.spoken(title, tip_text(thing.tip)), ui.face(title, face, size))
    for spot in table.spots(context):
        yield from _line(spot.ref, ui.spoken(title, tip_text(spot.tip)), "")
    for exhibit in table.exhibits(context):
        size = (round(HIGH * exhibit.ratio), HIGH)
        yield from _line(exhibit.key, exhibit.words, ui.face(title, exhibit.face(), size))


def _pixels(box: tuple[float, float, float, float]) -> tuple[int, int]:
    return max(4, round(box[2])), max(4, round(box[3]))


def _line(ref: str, tip: str, shown: str) -> Iterator[str]:
    if tip or shown:
        yield f"{ref}: {tip}{' ' if tip and shown else ''}{f'[{shown}]' if shown else ''}"


def ask_for_all(package: Package, ui: Hearing, state: State, seat: int) -> None:
    """Have the window word everything that a seat sees and may do, and paint what it sees."""
    context = _context(package, ui, state, seat)
    table: Table = package.table_view
    table.words.status(context)
    for option in flow.legal(state)[seat]:
        table.words.label(context, option.action)
        table.words.preview(context, option)
    for _ in _seen(table, context):
        pass
    table.panels(context)
