"""The player mat of a seat: its sections, the Factory card below them, the action token."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.engine.model import Ref
from game.titles.scythe.rules.content.book import Section
from game.titles.scythe.rules.state.control import workers_out
from game.titles.scythe.rules.state.state import (
    action_ref,
    bracket_ref,
    cube_ref,
    mat_building_ref,
    recruit_ref,
    section_ref,
    supply_ref,
)
from game.titles.scythe.rules.turn.rows import TakeTop
from game.titles.scythe.rules.turn.turn import FACTORY, TakeSection
from game.titles.scythe.table.cards.cards import FactoryBandFace, FactoryFace, NoFactoryFace
from game.titles.scythe.table.faces import IconFace, NoFace, PieceFace
from game.titles.scythe.table.mats import sections
from game.titles.scythe.table.mats.mat_plan import Mat, halves
from game.titles.scythe.words import quick
from game.titles.scythe.words.mats import FACTORY_ACTIONS, look
from game.ui.table.drawing.seat_parts import Piece


class PlayerMat(Mat):
    """The player mat as pieces, plates first."""

    def pieces(self) -> Iterator[Piece]:
        """Yield all pieces of the mat."""
        for section, rect in zip(self.mat.section, self.plan.sections, strict=True):
            yield from self._section(section, rect)
        if self.player.factory:
            yield from self._factory()
        else:
            yield Piece(f"plate:factory.{self.seat}", self.plan.factory, NoFactoryFace())
        yield self._token()

    def _section(self, section: Section, rect: pygame.Rect) -> Iterator[Piece]:
        shown = look(self.view, self.seat, section.id)
        dim = shown == "barred"
        act = TakeSection(section.id)
        yield Piece(section_ref(self.seat, section.id), rect, sections.SectionFace(shown), 0, act=act)
        top, bottom = halves(rect)
        yield from self._top(section.top, top, dim)
        yield from self._bottom(section, bottom, dim)

    def _top(self, action: str, rect: pygame.Rect, dim: bool) -> Iterator[Piece]:
        record, moved = self.book.top[action], dict(self.player.upgrades)
        built = f"{record.structure}.{self.seat}" in self.view.buildings
        left = self.book.workers - workers_out(self.view, self.seat) if action == "produce" else 0
        face = sections.TopFace(self.book, action, built, left, self.colour, dim)
        gains = [option.gain for option in record.option]
        click = quick.to_take(self.view, self.seat, action, gains[0]) if len(gains) == 1 else ()
        act, then = (click[0], click[1:]) if len(click) > 1 else (None, ())
        yield Piece(action_ref(self.seat, action), rect, face, 1, act=act, then=then)
        yield from self._alternatives(action, rect)
        for kind, box in sections.supply(self.book, rect.size, action).items():
            yield Piece(supply_ref(self.seat, kind), box.move(rect.topleft), IconFace(kind), 3)
        boxes = sections.top_boxes(self.book, rect.size, action)
        if not built:
            yield self._building(record.structure, boxes["structure"].move(rect.topleft))
        for option in record.option:
            if option.cube and option.cube not in moved:
                where = boxes[option.cube].move(rect.topleft).inflate(2, 2)
                yield Piece(cube_ref(self.seat, option.cube), where, PieceFace("cube", self.colour), 3)

    def _alternatives(self, action: str, rect: pygame.Rect) -> Iterator[Piece]:
        """Yield a button for each gain, while one of them can be chosen."""
        rows = sections.alternatives(self.book, rect.size, action)
        for gain in quick.alternatives(self.view, self.seat, action):
            ref = f"alternative:{self.seat}.{action}.{gain}"
            click = quick.to_take(self.view, self.seat, action, gain) or (TakeTop(gain),)
            yield Piece(ref, rows[gain].move(rect.topleft), NoFace(), 2, act=click[0], then=click[1:])

    def _building(self, structure: str, rect: pygame.Rect) -> Piece:
        return Piece(mat_building_ref(self.seat, structure), rect, PieceFace(structure, self.colour), 3)

    def _bottom(self, section: Section, rect: pygame.Rect, dim: bool) -> Iterator[Piece]:
        player, action = self.player, section.bottom
        enlisted = any(a == action for a, _ in player.recruits)
        face = sections.BottomFace(
            self.book, action, section.cost, section.brackets, section.coins, enlisted, dim
        )
        yield Piece(action_ref(self.seat, action), rect, face, 1)
        boxes = sections.bottom_boxes(rect.size, section.cost, section.brackets)
        cubes = [box for box, below in player.upgrades if below == action]
        for n, box in enumerate(cubes):
            where = boxes[str(section.brackets - 1 - n)].move(rect.topleft).inflate(2, 2)
            yield Piece(cube_ref(self.seat, box), where, PieceFace("cube", self.colour), 4)
        if not enlisted:
            where = boxes["recruit"].move(rect.topleft)
            yield Piece(recruit_ref(self.seat, action), where, PieceFace("recruit", self.colour), 3)

    def brackets(self) -> Iterator[tuple[Ref, pygame.Rect]]:
        """Yield where cubes can be dropped, for each bottom-row action."""
        for section, rect in zip(self.mat.section, self.plan.sections, strict=True):
            _, bottom = halves(rect)
            boxes = sections.bottom_boxes(bottom.size, section.cost, section.brackets)
            room = boxes.get("brackets", pygame.Rect(0, 0, bottom.width, bottom.height // 2))
            yield bracket_ref(self.seat, section.bottom), room.move(bottom.topleft).inflate(4, 6)

    def _factory(self) -> Iterator[Piece]:
        shown, card = look(self.view, self.seat, FACTORY), self.player.factory
        frame = self.plan.factory
        act = TakeSection(FACTORY)
        yield Piece(section_ref(self.seat, FACTORY), frame, sections.SectionFace(shown), 0, act=act)
        edge = max(2, round(frame.height * 0.06))
        inner = frame.inflate(-2 * edge, -2 * edge)
        split = round(inner.width * 0.68)
        top = pygame.Rect(inner.x, inner.y, split, inner.height)
        bottom = pygame.Rect(top.right + edge, inner.y, inner.width - split - edge, inner.height)
        dim, large = shown == "barred", FactoryFace(self.book, card, int(self.view.options["factory_speed"]))
        for name, rect in zip(FACTORY_ACTIONS, (top, bottom), strict=True):
            face = FactoryBandFace(self.book, card, name, dim)
            yield Piece(action_ref(self.seat, name), rect, face, 1, large=large)

    def _token(self) -> Piece:
        section = self.player.section
        face = PieceFace("section", self.colour)
        if section == FACTORY and self.player.factory:
            room = self.plan.factory
        elif section:
            room = next(
                r for s, r in zip(self.mat.section, self.plan.sections, strict=True) if s.id == section
            )
        else:
            return Piece(f"action_token:{self.seat}", self.plan.token, face, 5)
        return Piece(f"action_token:{self.seat}", self._token_place(room), face, 5)

    def _token_place(self, room: pygame.Rect) -> pygame.Rect:
        """Return where the action token lies in a section, or on the Factory card."""
        most = self.plan.token.height
        if self.player.section == FACTORY:
            side = min(most, round(room.width * 0.32))
            return pygame.Rect(room.x + round(room.height * 0.2), room.centery - side // 2, side, side)
        top, _ = halves(room)
        return sections.top_lines(top.size, "move").token(most).move(top.topleft)
