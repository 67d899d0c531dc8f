"""The two mats of a seat: where their parts lie, and the things on them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from typing import Any

import pygame

from game.engine.model import Action, Ref, Seat
from game.titles.scythe.rules.abilities import crowded, has
from game.titles.scythe.rules.ability_kinds import RepeatSection
from game.titles.scythe.rules.book import Book, Section
from game.titles.scythe.rules.control import resources, workers_out
from game.titles.scythe.rules.state import (
    Player,
    action_ref,
    bracket_ref,
    cube_ref,
    mat_building_ref,
    mat_mech_ref,
    mat_ref,
    one_time_ref,
    recruit_ref,
    section_ref,
)
from game.titles.scythe.rules.turn import TakeSection
from game.titles.scythe.table import faces, sections, tips, tokens, words
from game.titles.scythe.table.cards import FACTORY_RATIO, FactoryBandFace, FactoryFace
from game.titles.scythe.table.faces import PieceFace
from game.titles.scythe.table.sections import Look
from game.ui.table.things import Box, Face, Shape, Spot, TableContext, Thing
from game.ui.widgets.base import Tip

BEFORE = ("BeginTurn", "ChooseSection", "ChooseFaction", "ChooseMat", "Bid")
"""Steps at which the action token still stands on the section of the turn before."""
FACTORY_CARD = "factory"
HEAD, COUNTERS, LINE, FACTORY = 0.068, 0.064, 0.054, 0.122
"""Shares of the mats' height: head, counters, a line of an ability, the Factory card."""


@dataclass(frozen=True)
class Plan:
    """Where the parts of both mats lie."""

    head: pygame.Rect
    stars: pygame.Rect
    token: pygame.Rect
    counters: tuple[pygame.Rect, ...]
    abilities: tuple[pygame.Rect, ...]
    one_time: tuple[pygame.Rect, ...]
    sections: tuple[pygame.Rect, ...]
    factory: pygame.Rect


def plan(room: pygame.Rect, factory: bool) -> Plan:
    """Divide a room: head, counters, abilities with the one-time spaces, sections, the Factory card."""
    h, gap = room.height, max(2, round(room.height * 0.008))
    head = pygame.Rect(room.x, room.y, room.width, round(h * HEAD))
    token = pygame.Rect(head.right - round(head.height * 1.02), head.y, head.height, head.height)
    left = head.x + round(head.width * faces.STARS)
    stars = pygame.Rect(left, head.y, min(round(head.width * 0.29), token.x - left), head.height)
    y = head.bottom + gap
    counters = _row(pygame.Rect(room.x, y, room.width, round(h * COUNTERS)), 8, gap)
    y = counters[0].bottom + gap
    line = round(h * LINE)
    own = pygame.Rect(room.x, y, room.width, line)
    slot = round(room.width * 0.125)
    below = [pygame.Rect(room.x, y + (n + 1) * (line + gap), room.width - slot - gap, line) for n in range(4)]
    one_time = tuple(pygame.Rect(r.right + gap, r.y, slot, line) for r in below)
    y = below[-1].bottom + 2 * gap
    card = round(h * FACTORY) if factory else 0
    last = pygame.Rect(room.x, room.bottom - card, room.width, card)
    columns = _row(pygame.Rect(room.x, y, room.width, last.y - y - (2 * gap if factory else 0)), 4, gap)
    return Plan(head, stars, token, counters, (own, *below), one_time, columns, last)


def _row(room: pygame.Rect, count: int, gap: int) -> tuple[pygame.Rect, ...]:
    """So many equal rectangles side by side."""
    edges = [room.x + round(n * (room.width + gap) / count) for n in range(count + 1)]
    return tuple(pygame.Rect(a, room.y, b - a - gap, room.height) for a, b in pairwise(edges))


def halves(section: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect]:
    """The top and the bottom action inside a section."""
    edge = max(2, round(section.width * 0.03))
    inner = section.inflate(-2 * edge, -2 * edge)
    top = pygame.Rect(inner.x, inner.y, inner.width, round(inner.height * 0.56))
    return top, pygame.Rect(inner.x, top.bottom + edge, inner.width, inner.bottom - top.bottom - edge)


def boxed(rect: pygame.Rect) -> Box:
    """A rectangle as a box."""
    return rect.x, rect.y, rect.width, rect.height


@dataclass(frozen=True)
class Piece:
    """A part of a seat's mats in a room: what it looks like, and under which ref."""

    ref: Ref
    rect: pygame.Rect
    face: Face
    z: int = 1
    tip: Tip = ""
    large: Face | None = None
    act: Action | None = None


class Mats:
    """Both mats of a seat as pieces; the same on the table and in the enlarged view of another seat."""

    def __init__(self, say: words.Say, view: Any, seat: Seat, colour: str, room: pygame.Rect) -> None:
        self.say, self.view, self.seat, self.colour = say, view, seat, colour
        self.player: Player = view.players[seat]
        self.plan = plan(room, bool(self.player.factory))
        self.book: Book = view.book
        self.faction = self.book.factions[self.player.faction]
        self.mat = self.book.mats[self.player.mat]

    def pieces(self) -> Iterator[Piece]:
        """Everything, plates first."""
        yield from self._head()
        yield from self._counters()
        yield from self._abilities()
        for section, rect in zip(self.mat.section, self.plan.sections, strict=True):
            yield from self._section(section, rect)
        yield from self._recruits_out()
        if self.player.factory:
            yield from self._factory()
        yield self._token()

    # ---- faction mat
    def _head(self) -> Iterator[Piece]:
        player, plan = self.player, self.plan
        face = faces.HeadFace(player.faction, player.mat, self.colour)
        tip = partial(tips.faction, self.book, self.say, player, crowded(self.view))
        yield Piece(f"plate:head.{self.seat}", plan.head, face, tip=tip)
        stars = faces.StarsFace(len(player.stars), self.colour)
        tip = partial(tips.stars, self.say, self.view, self.seat)
        yield Piece(f"plate:stars.{self.seat}", plan.stars, stars, 2, tip)

    def _counters(self) -> Iterator[Piece]:
        player, limits = self.player, self.book.limits
        have = resources(self.view, self.seat)
        coins = "?" if player.coins < 0 else str(player.coins)
        shown = [
            ("power", str(player.power), player.power >= limits.power),
            ("popularity", str(player.popularity), player.popularity >= limits.popularity),
            ("coins", coins, False),
            ("combat_cards", str(len(player.hand)), False),
            *((kind, str(have.of(kind)), False) for kind in words.RESOURCES),
        ]
        for rect, (item, value, full) in zip(self.plan.counters, shown, strict=True):
            face = faces.CounterFace(item, value, full)
            tip = partial(tips.counter, self.say, self.view, self.seat, item)
            yield Piece(f"plate:{item}.{self.seat}", rect, face, tip=tip)

    def _abilities(self) -> Iterator[Piece]:
        player, faction = self.player, self.faction
        lines = [(faction.ability_id, True), *((m.id, m.id in player.mechs) for m in faction.mech)]
        many = crowded(self.view)
        for line, (name, open_) in zip(self.plan.abilities, lines, strict=True):
            face = faces.AbilityFace(self.book, name, faction.id, open_, many)
            tip = partial(tips.ability, self.book, self.say, faction.id, name, open_, many)
            rect = self._beside_tokens(line, name)
            yield Piece(f"ability:{self.seat}.{name}", rect, face, tip=tip)
            if not open_:
                side = round(rect.height * 1.0)
                mech = pygame.Rect(rect.x + 2, rect.centery - side // 2, side, side)
                yield Piece(mat_mech_ref(self.seat, name), mech, PieceFace("mech", self.colour), 3, tip)
        for ref, rect, token, said in tokens.left(self.say, self.view, self.seat, self.plan.abilities[0]):
            yield Piece(ref, rect, token, 3, said)
        taken = {gain for _, gain in player.recruits}
        for rect, (gain, amount) in zip(self.plan.one_time, self.book.one_time.items(), strict=True):
            face_ = faces.OneTimeFace(gain, amount, gain in taken)
            said = self.say("scythe-tip-one-time", things=words.amount(self.say, gain, amount))
            yield Piece(one_time_ref(self.seat, gain), rect, face_, 1, said)

    def _beside_tokens(self, line: pygame.Rect, name: str) -> pygame.Rect:
        """The line of an ability, without the end where tokens lie."""
        rect = line.copy()
        if name == self.faction.ability_id:
            rect.width -= tokens.room_beside(self.view, self.seat, line).width
        return rect

    def _recruits_out(self) -> Iterator[Piece]:
        slots = dict(zip(self.book.one_time, self.plan.one_time, strict=True))
        for action, gain in self.player.recruits:
            rect = _square(slots[gain])
            tip = partial(tips.recruit, self.book, self.say, action)
            yield Piece(recruit_ref(self.seat, action), rect, PieceFace("recruit", self.colour), 4, tip)

    # ---- player mat
    def _section(self, section: Section, rect: pygame.Rect) -> Iterator[Piece]:
        look = self.look(section.id)
        dim = look == "barred"
        tip = partial(tips.section, self.say, self.view, self.seat, section, look)
        act = TakeSection(section.id)
        yield Piece(section_ref(self.seat, section.id), rect, sections.SectionFace(look), 0, tip, act=act)
        top, bottom = halves(rect)
        yield from self._top(section.top, top, dim)
        yield from self._bottom(section, bottom, dim)

    def _top(self, action: str, rect: pygame.Rect, dim: bool) -> Iterator[Piece]:
        record, moved = self.book.top[action], dict(self.player.upgrades)
        built = f"{record.structure}.{self.seat}" in self.view.buildings
        left = self.book.limits.workers - workers_out(self.view, self.seat) if action == "produce" else 0
        face = sections.TopFace(self.book, action, built, left, self.colour, dim)
        tip = partial(tips.top, self.say, self.view, self.seat, action)
        yield Piece(action_ref(self.seat, action), rect, face, 1, tip)
        boxes = sections.top_boxes(self.book, rect.size, action)
        if not built:
            yield self._building(record.structure, boxes["structure"].move(rect.topleft))
        for option in record.option:
            if option.cube and option.cube not in moved:
                tip = partial(tips.cube, self.book, self.say, option.cube, action)
                where = boxes[option.cube].move(rect.topleft).inflate(2, 2)
                yield Piece(cube_ref(self.seat, option.cube), where, PieceFace("cube", self.colour), 3, tip)

    def _building(self, structure: str, rect: pygame.Rect) -> Piece:
        tip = partial(tips.structure, self.view.book, self.say, structure)
        return Piece(mat_building_ref(self.seat, structure), rect, PieceFace(structure, self.colour), 3, tip)

    def _bottom(self, section: Section, rect: pygame.Rect, dim: bool) -> Iterator[Piece]:
        player, action = self.player, section.bottom
        enlisted = any(a == action for a, _ in player.recruits)
        face = sections.BottomFace(
            self.book, action, section.cost, section.brackets, section.coins, enlisted, dim
        )
        tip = partial(tips.bottom, self.say, self.view, self.seat, section)
        yield Piece(action_ref(self.seat, action), rect, face, 1, tip)
        boxes = sections.bottom_boxes(rect.size, section.cost, section.brackets)
        cubes = [box for box, below in player.upgrades if below == action]
        for n, box in enumerate(cubes):
            where = boxes[str(section.brackets - 1 - n)].move(rect.topleft).inflate(2, 2)
            said = self.say("scythe-tip-cube-moved", action=words.action(self.say, action))
            yield Piece(cube_ref(self.seat, box), where, PieceFace("cube", self.colour), 4, said)
        if not enlisted:
            where = boxes["recruit"].move(rect.topleft)
            yield Piece(
                recruit_ref(self.seat, action),
                where,
                PieceFace("recruit", self.colour),
                3,
                partial(tips.recruit, self.book, self.say, action),
            )

    def brackets(self) -> Iterator[tuple[Ref, pygame.Rect]]:
        """Where cubes can be dropped, for each bottom-row action."""
        for section, rect in zip(self.mat.section, self.plan.sections, strict=True):
            _, bottom = halves(rect)
            boxes = sections.bottom_boxes(bottom.size, section.cost, section.brackets)
            room = boxes.get("brackets", pygame.Rect(0, 0, bottom.width, bottom.height // 2))
            yield bracket_ref(self.seat, section.bottom), room.move(bottom.topleft).inflate(4, 6)

    def _factory(self) -> Iterator[Piece]:
        look, card = self.look(FACTORY_CARD), self.player.factory
        frame = self.plan.factory
        tip = partial(tips.factory, self.book, self.say, card, look)
        act = TakeSection(FACTORY_CARD)
        yield Piece(section_ref(self.seat, FACTORY_CARD), frame, sections.SectionFace(look), 0, tip, act=act)
        edge = max(2, round(frame.height * 0.06))
        inner = frame.inflate(-2 * edge, -2 * edge)
        split = round(inner.width * 0.68)
        top = pygame.Rect(inner.x, inner.y, split, inner.height)
        bottom = pygame.Rect(top.right + edge, inner.y, inner.width - split - edge, inner.height)
        dim, large = look == "barred", FactoryFace(self.book, card, int(self.view.options["factory_speed"]))
        for name, rect in (("factory_top", top), ("factory_move", bottom)):
            face = FactoryBandFace(self.book, card, name, dim)
            yield Piece(action_ref(self.seat, name), rect, face, 1, tip, large)

    # ---- action token
    def look(self, section: str) -> Look:
        """Whether a section was chosen in this turn, or is barred for the next one."""
        if self.player.section != section:
            return "plain"
        mine = self.view.active == self.seat and bool(self.view.stack)
        if mine and not any(type(step).__name__ in BEFORE for step in self.view.stack):
            return "chosen"
        free = section != FACTORY_CARD and has(self.view, self.seat, RepeatSection)
        return "plain" if free else "barred"

    def _token(self) -> Piece:
        section = self.player.section
        tip = self.say("scythe-tip-token")
        face = PieceFace("section", self.colour)
        if section == FACTORY_CARD and self.player.factory:
            room = self.plan.factory
        elif section:
            room = next(
                r for s, r in zip(self.mat.section, self.plan.sections, strict=True) if s.id == section
            )
        else:
            return Piece(f"action_token:{self.seat}", self.plan.token, face, 5, tip)
        top, _ = halves(room)
        side = min(self.plan.token.height, round(room.width * 0.32))
        rect = pygame.Rect(0, 0, side, side)
        rect.bottomleft = top.bottomleft
        if section == FACTORY_CARD:
            rect.midleft = (room.x + round(room.height * 0.2), room.centery)
        return Piece(f"action_token:{self.seat}", rect, face, 5, tip)


def _square(rect: pygame.Rect) -> pygame.Rect:
    side = min(rect.size)
    square = pygame.Rect(0, 0, side, side)
    square.center = rect.center
    return square


# ---------------------------------------------------------------------- on the table


def room_of(context: TableContext) -> pygame.Rect:
    """Where the mats lie in the seat's own area."""
    px = context.ui.px
    return context.areas.mat.inflate(-px(8), -px(8))


def ready(view: Any, seat: Seat) -> bool:
    """Whether a seat has both its mats."""
    player = view.players[seat]
    return player.faction in view.book.factions and player.mat in view.book.mats


def _mats(context: TableContext) -> Mats:
    return Mats(
        context.ui.say, context.view, context.seat, context.people[context.seat].colour, room_of(context)
    )


def things(context: TableContext) -> Iterator[Thing]:
    """Both mats of the seat."""
    ground = faces.GroundFace()
    yield Thing(f"plate:mats.{context.seat}", boxed(context.areas.mat), ground, z=-2)
    if not ready(context.view, context.seat):
        return
    for piece in _mats(context).pieces():
        shape: Shape = "figure" if isinstance(piece.face, PieceFace) else "rect"
        yield Thing(
            piece.ref, boxed(piece.rect), piece.face, z=piece.z, tip=piece.tip, large=piece.large,
            large_ratio=FACTORY_RATIO, shape=shape, act=piece.act,
        )  # fmt: skip


def spots(context: TableContext) -> Iterator[Spot]:
    """Places for drops on the mats."""
    if ready(context.view, context.seat):
        mats = _mats(context)
        yield Spot(mat_ref(context.seat), boxed(context.areas.mat), z=-3)
        for ref, rect in mats.brackets():
            yield Spot(ref, boxed(rect), z=2)
        if not mats.player.factory:
            yield Spot(section_ref(context.seat, FACTORY_CARD), boxed(context.areas.mat), z=-3)
