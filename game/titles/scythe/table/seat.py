"""Another seat in small: its panel, and both its mats for the enlarged view."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

import pygame

from game.engine.model import Seat
from game.presentation.title_words import Cell, Tip
from game.titles.scythe.rules import scoring
from game.titles.scythe.rules.control import resources, workers_out
from game.titles.scythe.rules.state import HIDDEN_COINS, Player, mat_ref
from game.titles.scythe.table import mats, tips, ways_face, words
from game.titles.scythe.table.mats import ready
from game.titles.scythe.table.tile_faces import airship_cards
from game.ui.table.api import Panel, TableContext
from game.ui.table.drawing.seat_face import SeatFace
from game.ui.table.drawing.seat_parts import Piece

MATS, BESIDE, TILES = 0.72, 0.36, 0.62
"""Width of both mats by their height, and of what stands beside them, without and with an airship's tiles."""


def panels(context: TableContext) -> list[Panel]:
    """The other seats, clockwise; before the mats are dealt in the order of the seats."""
    seats = range(context.view.seats)
    dealt = all(ready(context.view, seat) for seat in seats)
    others = context.view.clockwise(context.seat) if dealt else [s for s in seats if s != context.seat]
    return [panel(context, seat) for seat in others]


def panel(context: TableContext, seat: Seat) -> Panel:
    """A seat's public facts."""
    view, say = context.view, context.ui.say
    if not ready(view, seat):
        return Panel(seat, ref=mat_ref(seat))
    player: Player = view.players[seat]
    name = say("scythe-comma", first=words.faction(say, player.faction), last=words.mat(say, player.mat))
    large, short = seat_face(context, seat), words.faction(say, player.faction)
    ratio = MATS + (TILES if airship_cards(context, seat) else BESIDE)
    return Panel(seat, name, _cells(context, seat, player), mat_ref(seat), large, ratio, short)


def _cells(context: TableContext, seat: Seat, player: Player) -> tuple[Cell, ...]:
    """Six above: stars, tracks, cards, workers; six below: resources, mechs, structures."""
    say, view = context.ui.say, context.view
    have = resources(view, seat)
    coins = "?" if player.coins == HIDDEN_COINS else str(player.coins)
    shown: list[tuple[str, object, Tip]] = [
        ("triumph", len(player.stars), partial(_stars, context, seat, player)),
        ("power", player.power, partial(tips.track, view.book, say, "power")),
        ("popularity", player.popularity, partial(_rates, context, seat)),
        ("coin", coins, say("scythe-panel-coins-hidden" if coins == "?" else "scythe-counter-coins")),
        ("combat_card", len(player.hand), say("scythe-counter-combat_cards")),
        ("labourer", workers_out(view, seat), say("scythe-panel-workers", most=view.book.workers)),
        *((kind, have.of(kind), say(f"scythe-counter-{kind}")) for kind in words.RESOURCES),
        ("mech", len(player.mechs), partial(_mechs, context, player)),
        ("build", _built(view, seat), say("scythe-panel-structures", need=_need(view, "structures"))),
    ]
    tinted = ("triumph", "labourer", "mech")
    return tuple(Cell(icon, str(value), tip, icon in tinted) for icon, value, tip in shown)


def _stars(context: TableContext, seat: Seat, player: Player) -> str:
    """What the stars are for, what the seat would count, and what it has developed."""
    say = context.ui.say
    counted = say("scythe-panel-counts", worth=scoring.scores(context.view).totals[seat])
    made = say(
        "scythe-panel-made",
        upgrades=len(player.upgrades), upgrades_need=_need(context.view, "upgrades"),
        recruits=len(player.recruits), recruits_need=_need(context.view, "recruits"),
    )  # fmt: skip
    return "\n".join((tips.stars(say, context.view, seat), counted, made))


def _need(view: Any, goal: str) -> int:
    """How many of something bring a star."""
    need: int = view.book.goals[goal].need
    return need


def _built(view: Any, seat: Seat) -> int:
    return len(scoring.sites(view, seat))


def _rates(context: TableContext, seat: Seat) -> str:
    """What the popularity is worth, and what the next rates would bring."""
    return tips.counter(context.ui.say, context.view, seat, "popularity")


def _mechs(context: TableContext, player: Player) -> str:
    """The abilities that are open."""
    say = context.ui.say
    names = [words.ability(say, mech) for mech in player.mechs]
    head = say("scythe-panel-mechs", need=_need(context.view, "mechs"))
    return "\n".join(filter(None, (head, words.listed(say, names))))


def seat_face(context: TableContext, seat: Seat) -> SeatFace:
    """Both mats of a seat as the seat itself sees them now, without its hand; beside them how it moves."""
    view, say, colour = context.view, context.ui.say, context.people[seat].colour
    built = tuple(b for b in view.buildings if int(b.split(".")[1]) == seat)
    acting = view.active == seat and tuple(type(step).__name__ for step in view.stack[-3:])
    has = (resources(view, seat), workers_out(view, seat))
    tiles, ways = airship_cards(context, seat), ways_face.lines(say, view, seat)
    looks = (colour, view.players[seat], built, has, acting, tiles, ways)

    def lay(room: pygame.Rect) -> Iterator[Piece]:
        both, gap = room.copy(), room.width // 50
        both.width = round(room.width * MATS / (MATS + (TILES if tiles else BESIDE))) - gap
        beside = pygame.Rect(both.right + gap, room.y, room.right - both.right - gap, room.height)
        yield from mats.pieces(say, view, seat, colour, both)
        yield from ways_face.pieces(say, view, seat, tiles, beside)

    return SeatFace(seat, looks, lay)


def hidden_points(context: TableContext) -> dict[str, tuple[int | None, ...]]:
    """The coins of every seat, where somebody's may not be known."""
    coins = tuple(None if p.coins == HIDDEN_COINS else p.coins for p in context.view.players)
    return {"coins": coins} if None in coins else {}
