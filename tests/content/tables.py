"""A table of each title on which as much as possible lies, and how every seat sees it."""

from __future__ import annotations

from collections.abc import Iterator

from game import packages
from game.engine import flow
from game.engine.model import State
from game.ui.table import layout
from game.ui.table.things import Face, Person, Sight, Table
from game.ui.theme import SEAT_COLOURS
from tests.content.hearing import Hearing

SIZE = (1280, 720)
HIGH = 600
LAID = {
    "raiders": {"draft": "dealt"},
    "runebound": {"doom_deck": "on", "huntmaster": "on"},
    "scythe": {"invaders": "on", "airships": "own", "resolution": "king_of_the_hill"},
}


def lines(title: str, kit: Hearing) -> Iterator[str]:
    """What the window shows and says of every thing at the first turn, seat by seat."""
    table, state = packages.find(title).in_window, _first_turn(title)
    told: set[str] = set()
    for seat in range(state.seats):
        for line in _seen(table, _sight(table, kit, state, seat)):
            if line not in told:
                told.add(line)
                yield line


def _first_turn(title: str) -> State:
    """The largest table, played to its first turn in the simplest way."""
    game = packages.find(title).title
    state = game.start(max(game.seats), LAID[title], 1)
    while game.acting(state) is None:
        seat, options = next(iter(flow.legal(state).items()))
        flow.play(state, seat, options[0].action)
    return state


def _sight(table: Table, kit: Hearing, state: State, seat: int) -> Sight:
    view = packages.find(state.title).title.view(state, seat)
    people = tuple(
        Person(f"P{n}", colour) for n, colour in zip(range(state.seats), SEAT_COLOURS, strict=False)
    )
    others = [(seat + n) % state.seats for n in range(1, state.seats)]
    w, h = table.board_size
    return Sight(kit, view, seat, people, layout.areas(kit, SIZE, others, w / h))


def _seen(table: Table, sight: Sight) -> Iterator[str]:
    """Things, places and exhibits with a tip or with words on them."""
    kit, title = sight.kit, sight.view.title
    assert isinstance(kit, Hearing)
    for thing in table.things(sight):
        face: Face = thing.large or thing.face
        size = (round(HIGH * thing.large_ratio), HIGH) if thing.large else _pixels(thing.box)
        yield from _line(thing.ref, kit.spoken(title, thing.tip), kit.face(title, face, size))
    for spot in table.spots(sight):
        yield from _line(spot.ref, kit.spoken(title, spot.tip), "")
    for exhibit in table.exhibits(sight):
        size = (round(HIGH * exhibit.ratio), HIGH)
        yield from _line(exhibit.key, exhibit.words, kit.face(title, exhibit.face, size))


def _pixels(box: tuple[float, float, float, float]) -> tuple[int, int]:
    return max(4, round(box[2])), max(4, round(box[3]))


def _line(ref: str, tip: str, shown: str) -> Iterator[str]:
    if tip or shown:
        yield f"{ref}: {tip}{' ' if tip and shown else ''}{f'[{shown}]' if shown else ''}"
