"""The strip beside Runebound's map: towns, threat, active Event, decks, undefeated Challenges; in window
pixels.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

import pygame

from game.titles.runebound.rules.state.state import RuneboundState, deck_ref, town_ref
from game.titles.runebound.table import faces
from game.titles.runebound.table.board.pieces import PortraitFace
from game.titles.runebound.table.strip.plates import (
    DeckFace,
    EventFace,
    PlankFace,
    SlotFace,
    ThreatFace,
    TownFace,
)
from game.titles.runebound.words import names
from game.titles.runebound.words.log import THREAT_ROLLS
from game.titles.runebound.words.track_items import SLOTS, decks, falling
from game.ui.table.api import Areas, TableContext, Thing
from game.ui.table.drawing.seat_parts import boxed
from game.ui.window import rooms
from game.ui.window import theme as t
from game.ui.window.ui import Ui

USUAL, BREADTH, LEAST, MOST = 1010, 480, 0.78, 1.5
"""Height of the column, in design pixels, for which the strip is made, its least breadth for that, in window
pixels, and how far it shrinks and grows."""
TOWN, LINE, DECK, DICE, GAP = 29, 34, 58, 60, 5
"""Heights of the rows of the strip and the gap between them, in design pixels."""
TOWNS, TOWNS_IN_ROW = 8, 4
OWN_BREADTH, OWN_MOST, OWN_USUAL = 320, 2.2, {(1, 2): 521, (1, 1): 458, (2, 2): 385, (2, 1): 322}
"""The same where the strip has a column of its own, as the sheet does not lie below it: breadth, growth, and
the height by the number of towns in a row and that of rows for decks and undefeated Challenges."""
ROOMY, CRAMPED = 440, 0.9
"""The breadth in which decks and undefeated Challenges have room in one row, in design pixels; how much
smaller the strip may be so that each has its own row where it is narrower."""
DECK_RATIO, DECKS_SHARE = 0.72, 0.46
"""Width by height of a deck; how much of their row the decks may take beside the undefeated track."""


@dataclass(frozen=True)
class Strip:
    """The rectangles of the strip's rows."""

    whole: pygame.Rect
    towns: pygame.Rect
    threat: pygame.Rect
    event: pygame.Rect
    decks: pygame.Rect
    undefeated: pygame.Rect
    dice: pygame.Rect
    gap: int
    abreast: int
    """The number of towns in a row."""


def strip(areas: Areas, ui: Ui) -> Strip:
    """Lay the strip out for a window."""
    column, (unit, abreast, card_rows) = _column(areas), _measure(areas, ui)
    gap = max(3, round(GAP * unit))
    inner = pygame.Rect(column.x + 2 * gap, column.y + 2 * gap, column.width - 4 * gap, 0)
    rows = []
    lines = TOWNS // abreast
    for height in (lines * (TOWN + GAP) - GAP, LINE, *[DECK] * card_rows, DICE):
        inner.height = round(height * unit)
        rows.append(inner.copy())
        inner.y = inner.bottom + gap
    whole = pygame.Rect(column.x, column.y, column.width, inner.y + gap - column.y)
    threat, event = rows[1].copy(), rows[1].copy()
    threat.width = rows[1].width * 52 // 100
    event.x, event.width = threat.right + gap, rows[1].width - threat.width - gap
    decks, undefeated = rows[2].copy(), rows[-2].copy()
    if card_rows == 1:
        decks.width = round(rows[2].width * DECKS_SHARE)
        undefeated.x, undefeated.width = decks.right + 2 * gap, rows[2].width - decks.width - 2 * gap
    return Strip(whole, rows[0], threat, event, decks, undefeated, rows[-1], gap, abreast)


def _measure(areas: Areas, ui: Ui) -> tuple[float, int, int]:
    """Return the window pixels of a design pixel of the strip, the number of towns in a row, and that of rows
    for decks and undefeated Challenges: in a column of its own those with which the strip is larger, or
    higher where several are as large; decks and Challenges share a row unwillingly in a narrow column."""
    column, scale = _column(areas), ui.theme.scale
    if not _beside(areas):
        unit = max(LEAST, min(MOST, column.height / scale / USUAL)) * scale
        return min(unit, max(LEAST, column.width / BREADTH)), TOWNS_IN_ROW, 1
    most = min(OWN_MOST * scale, column.width / OWN_BREADTH)
    units = {rows: min(most, column.height / usual) for rows, usual in OWN_USUAL.items()}
    cramped = CRAMPED if column.width < ROOMY * scale else 1
    abreast, card_rows = max(units, key=lambda rows: units[rows] * (cramped if rows[1] == 1 else 1))
    return units[abreast, card_rows], abreast, card_rows


def _beside(areas: Areas) -> bool:
    """Return whether the strip has a column of its own, beside the sheet's."""
    return areas.hand.left >= areas.mat.right


def _column(areas: Areas) -> pygame.Rect:
    return areas.hand if _beside(areas) else areas.mat.union(areas.hand)


def sheet_room(areas: Areas, ui: Ui) -> pygame.Rect:
    """Free for the seat's own sheet and cards: the mat's column, or what the strip leaves of theirs."""
    if _beside(areas):
        return areas.mat
    column, above = _column(areas), strip(areas, ui).whole
    return rooms.from_top(column, above.bottom + ui.px(t.SMALL))


def dice_room(context: TableContext) -> pygame.Rect:
    """Return where the movement dice lie."""
    return strip(context.areas, context.ui).dice


def things(context: TableContext) -> Iterator[Thing]:
    """Yield all things on the strip."""
    laid = strip(context.areas, context.ui)
    yield Thing("plate:tracks", boxed(laid.whole), PlankFace(), z=-2)
    yield from _towns(context, laid)
    yield _threat(context, laid)
    yield _event(context, laid)
    yield from _decks(context, laid)
    yield from _undefeated(context, laid)


# ---------------------------------------------------------------------- towns


def _towns(context: TableContext, laid: Strip) -> Iterator[Thing]:
    """Yield the towns from north to south, in rows."""
    view, say = context.view, context.say
    for n, town in enumerate(view.book.towns):
        row, column = divmod(n, laid.abreast)
        wide = (laid.towns.width + laid.gap) / laid.abreast
        high = (laid.towns.height + laid.gap) / (len(view.book.towns) // laid.abreast)
        where = (laid.towns.x + column * wide, laid.towns.y + row * high, wide - laid.gap, high - laid.gap)
        fallen = town in view.overrun
        here = (
            () if fallen else tuple(context.people[s].colour for s in range(view.seats) if _in(view, s, town))
        )
        face = TownFace(names.town(say, town), fallen, len(view.stalls.get(town, ())), here)
        yield Thing(town_ref(town), where, face)


def _in(view: RuneboundState, seat: int, town: str) -> bool:
    return view.players[seat].space == town


# ---------------------------------------------------------------------- threat and Event


def _threat(context: TableContext, laid: Strip) -> Thing:
    view, say = context.view, context.say
    difficulty, falls = int(view.options["threat"]), falling(view)
    face = ThreatFace(
        say("runebound-map-threat", threat=view.threat, difficulty=difficulty),
        say("runebound-map-falls", chance=len(falls)),
        min(1.0, view.threat / difficulty),
        _rolled(context),
    )
    return Thing("threat", boxed(laid.threat), face)


def _rolled(context: TableContext) -> int:
    """Return the threat roll that was made just now; 0 none."""
    rolls = [event.facts for event in context.recent if event.verb == "roll"]
    return next((int(roll["result"]) for roll in reversed(rolls) if roll["what"] in THREAT_ROLLS), 0)


def _event(context: TableContext, laid: Strip) -> Thing:
    """Return the active Event; with it the Doom card whose effect lasts."""
    view, say, card = context.view, context.say, context.view.event
    face = EventFace(say("runebound-map-no-event"), 0)
    if card:
        face = EventFace(names.card(say, card), view.book.events[card].number, view.book.colours[card])
    if view.doom:
        face = replace(face, doom=True)
    shown = card or view.doom
    large = faces.CardFace(view.book, shown) if shown else None
    return Thing("event", boxed(laid.event), face, large=large, large_ratio=faces.RATIO)


# ---------------------------------------------------------------------- decks


def _deck_boxes(laid: Strip, count: int) -> list[pygame.Rect]:
    room = laid.decks
    wide = min(round(room.height * DECK_RATIO), (room.width + laid.gap) // count - laid.gap)
    return [pygame.Rect(room.x + n * (wide + laid.gap), room.y, wide, room.height) for n in range(count)]


def _decks(context: TableContext, laid: Strip) -> Iterator[Thing]:
    view = context.view
    in_play = decks(view)
    for deck, place in zip(in_play, _deck_boxes(laid, len(in_play)), strict=True):
        pile = view.discards.get(deck, ())
        large = faces.CardFace(view.book, pile[-1]) if pile else None
        yield Thing(
            deck_ref(deck), boxed(place), DeckFace(deck, len(view.decks[deck])), large=large,
            large_ratio=faces.RATIO,
        )  # fmt: skip


# ---------------------------------------------------------------------- undefeated Challenges


def _undefeated(context: TableContext, laid: Strip) -> Iterator[Thing]:
    """Yield six places; the number of each Challenge stands on its portrait on the map too."""
    view = context.view
    track = list(view.undefeated.items())
    for n in range(SLOTS):
        wide = (laid.undefeated.width + laid.gap) / SLOTS
        where = (laid.undefeated.x + n * wide, laid.undefeated.y, wide - laid.gap, laid.undefeated.height)
        if n >= len(track):
            yield Thing(f"slot:{n}", where, SlotFace())
            continue
        space, card = track[n]
        face = SlotFace(PortraitFace(view.book, card, n + 1))
        large = faces.CardFace(view.book, card)
        yield Thing(f"slot:{space}", where, face, large=large, large_ratio=faces.RATIO)
