"""The faction mat of a seat: what it has, its abilities and mechs, what recruits gave."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pygame

from game.titles.scythe.rules.state.abilities import crowded
from game.titles.scythe.rules.state.control import resources
from game.titles.scythe.rules.state.state import mat_mech_ref, one_time_ref, recruit_ref
from game.titles.scythe.table import faces
from game.titles.scythe.table.board import tokens
from game.titles.scythe.table.faces import PieceFace
from game.titles.scythe.table.mats.mat_plan import Mat
from game.titles.scythe.words import terms
from game.ui.table.drawing.seat_parts import Piece


class FactionMat(Mat):
    """The faction mat as pieces, plates first."""

    def pieces(self) -> Iterator[Piece]:
        """Yield all pieces of the mat."""
        yield from self._head()
        yield from self._counters()
        yield from self._abilities()
        yield from self._recruits_out()

    def _head(self) -> Iterator[Piece]:
        player, plan = self.player, self.plan
        face = faces.HeadFace(player.faction, player.mat, self.colour)
        yield Piece(f"plate:head.{self.seat}", plan.head, face)
        stars = faces.StarsFace(len(player.stars), self.colour)
        yield Piece(f"plate:stars.{self.seat}", plan.stars, stars, 2)

    def _counters(self) -> Iterator[Piece]:
        player, top_of = self.player, self.book.top_of
        have = resources(self.view, self.seat)
        coins = "?" if player.coins < 0 else str(player.coins)
        shown = [
            ("power", str(player.power), player.power >= top_of("power")),
            ("popularity", str(player.popularity), player.popularity >= top_of("popularity")),
            ("coins", coins, False),
            ("combat_cards", str(len(player.hand)), False),
            *((kind, str(have.of(kind)), False) for kind in terms.RESOURCES),
        ]
        for rect, (item, value, full) in zip(self.plan.counters, shown, strict=True):
            face = faces.CounterFace(item, value, full)
            yield Piece(f"plate:{item}.{self.seat}", rect, face)

    def _abilities(self) -> Iterator[Piece]:
        player, faction = self.player, self.faction
        lines = [(faction.ability_id, True), *((m.id, m.id in player.mechs) for m in faction.mech)]
        many = crowded(self.view)
        for line, (name, open_) in zip(self.plan.abilities, lines, strict=True):
            face = faces.AbilityFace(self.book, name, faction.id, open_, many)
            rect = self._beside_tokens(line, name)
            yield Piece(f"ability:{self.seat}.{name}", rect, face)
            if not open_:
                side = round(rect.height * 1.0)
                mech = pygame.Rect(rect.x + 2, rect.centery - side // 2, side, side)
                yield Piece(mat_mech_ref(self.seat, name), mech, PieceFace("mech", self.colour), 3)
        for ref, rect, token in tokens.left(self.view, self.seat, self.plan.abilities[0]):
            yield Piece(ref, rect, token, 3, single=replace(token, count=1))
        taken = {gain for _, gain in player.recruits}
        for rect, (gain, amount) in zip(self.plan.one_time, self.book.one_time.items(), strict=True):
            face_ = faces.OneTimeFace(gain, amount, gain in taken)
            yield Piece(one_time_ref(self.seat, gain), rect, face_, 1)

    def _beside_tokens(self, line: pygame.Rect, name: str) -> pygame.Rect:
        """Return the line of an ability, without the end where tokens lie."""
        rect = line.copy()
        if name == self.faction.ability_id:
            rect.width -= tokens.room_beside(self.view, self.seat, line).width
        return rect

    def _recruits_out(self) -> Iterator[Piece]:
        slots = dict(zip(self.book.one_time, self.plan.one_time, strict=True))
        for action, gain in self.player.recruits:
            rect = _square(slots[gain])
            yield Piece(recruit_ref(self.seat, action), rect, PieceFace("recruit", self.colour), 4)


def _square(rect: pygame.Rect) -> pygame.Rect:
    side = min(rect.size)
    square = pygame.Rect(0, 0, side, side)
    square.center = rect.center
    return square
