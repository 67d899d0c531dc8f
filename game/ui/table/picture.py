"""What a table looks like: what stands still, drawn once, and over it what moves, glows or is held."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.engine.model import Ref
from game.ui.table.hand import Hand
from game.ui.table.hit_targets import HitTarget
from game.ui.table.painter import grown
from game.ui.table.things import Thing
from game.ui.table.trace import trace
from game.ui.widgets import draw_tip
from game.ui.window import text
from game.ui.window import theme as t

if TYPE_CHECKING:
    from game.ui.table.view import TableView

HOVER_GROWS = 1.22


class Picture:
    """Draws the view of a seat's table."""

    def __init__(self, view: TableView) -> None:
        self.view, self.ui, self.top = view, view.ui, view.top
        self._static: pygame.Surface | None = None

    @property
    def hand(self) -> Hand:
        """What is held, and how."""
        return self.view.hand

    def forget(self) -> None:
        """What stood still has changed."""
        self._static = None

    def draw(self, surface: pygame.Surface) -> None:
        """The whole table, as the viewer sees it now."""
        surface.blit(self._still(surface.get_size()), (0, 0))
        aim = self.view.ref_at(self.hand.pos, self.hand.targets) if self.hand.dragging else None
        self._draw_lifted(surface)
        self._draw_way(surface, aim if self.hand.dragging else self._about())
        self._draw_flights(surface)
        self._draw_aim(surface, aim)
        self.view.form.draw(surface)
        self._draw_focus(surface)
        self._draw_held(surface)
        if self.view.pinned is not None:
            draw_tip(self.ui, surface, *self.view.pinned)
        if self.view.refusal is not None:
            draw_tip(self.ui, surface, self.view.refusal.words, self.view.refusal.at)

    def _still(self, size: tuple[int, int]) -> pygame.Surface:
        if self._static is None or self._static.get_size() != size:
            self._static = pygame.Surface(size)
            ghost = self.hand.held if self.hand.dragging else None
            self.top.draw(self._static, self._glowing(), ghost, self.view.marked)
            for bar in self.view.bars:
                bar.draw(self._static)
            for panel in self.view.panels:
                panel.paint(self._static)
            self._draw_problem(self._static)
            trace(self.view)
        return self._static

    def _glowing(self) -> dict[Ref, t.Colour]:
        """What glows, and in which colour: what can be picked, or where what is held can go; and a hint."""
        held, hint = self.hand.held, self.view.hinted
        if held is None:
            glowing = dict.fromkeys(self.top.picks.pickable(), t.PICK)
        else:
            glowing = dict.fromkeys(self.hand.targets, t.DROP)
            if not self.hand.dragging:
                glowing[held] = t.PICK
        hinted = (hint.source, hint.target) if hint is not None else ()
        return glowing | {ref: t.HINT for ref in hinted if ref}

    def _draw_problem(self, surface: pygame.Surface) -> None:
        """What keeps the record from being written, at the foot of the board."""
        problem = self.view.match.session.problem
        if not problem:
            return
        board, px = self.top.context.areas.board, self.ui.px
        line = pygame.Rect(board.x + px(t.NEAR), board.bottom - px(40), board.width - px(t.WIDE), px(32))
        self.ui.art.panel(surface, line, "oxblood", t.RADIUS_SMALL)
        style = text.BODY.but(colour=t.CREAM)
        self.ui.type.draw(surface, problem, style, line.inflate(-px(t.WIDE), 0), may_cut=True)

    def _draw_lifted(self, surface: pygame.Surface) -> None:
        """A card of the hand rises under the pointer or the focus."""
        for hit_target in {self.view.form.hot, self.view.form.focus}:
            what = hit_target.what if isinstance(hit_target, HitTarget) else None
            if not isinstance(what, Thing) or not what.lifts or self.hand.held == what.ref:
                continue
            rect = self.lifted(what)
            if what.ref in self.hand.active:
                self.top.painter.glow(surface, rect, t.PICK, what.shape)
            self.top.painter.held(surface, what.face, rect)

    def lifted(self, thing: Thing) -> pygame.Rect:
        """Where a card stands that has risen from the hand."""
        rect = grown(self.top.where(thing), HOVER_GROWS)
        rect.bottom = min(rect.bottom, self.top.areas.window.bottom - self.ui.px(t.TINY))
        return rect

    def _draw_flights(self, surface: pygame.Surface) -> None:
        for flight in self.top.motion.flights.values():
            self.top.painter.draw(surface, flight.thing.face, flight.rect, alpha=flight.alpha, sharp=False)

    def _draw_aim(self, surface: pygame.Surface, ref: Ref | None) -> None:
        """The target under the dragged thing is lit."""
        if ref is not None and ref in self.hand.targets:
            hit_target = self.view.hit_targets[ref]
            surface.set_clip(hit_target.clip)
            self.top.painter.fill(surface, hit_target.rect, t.DROP, hit_target.shape, 84)
            surface.set_clip(None)

    def _draw_way(self, surface: pygame.Surface, about: Ref | None) -> None:
        """Dots along the way to the place that the pointer or the focus is on."""
        held = self.hand.held
        way = self.top.routes(held).get(about) if held is not None and about is not None else None
        if way is None or not way.over or held is None:
            return
        stops = [self.top.where(self.top.by_ref[r]).center for r in (held, *way.over) if r in self.top.by_ref]
        surface.set_clip(self.top.camera.frame)
        self.top.painter.way(surface, stops)
        surface.set_clip(None)

    def _about(self) -> Ref | None:
        """What the pointer or the focus is on."""
        about = self.view.form.hot or self.view.form.focus
        return about.ref if isinstance(about, HitTarget) else None

    def _draw_focus(self, surface: pygame.Surface) -> None:
        focus = self.view.form.focus
        if isinstance(focus, HitTarget) and focus.clip is not None:
            surface.set_clip(focus.clip)
            self.top.painter.ring(surface, focus.rect, focus.shape)
            surface.set_clip(None)

    def _draw_held(self, surface: pygame.Surface) -> None:
        held = self.top.by_ref.get(self.hand.held or "")
        if not self.hand.dragging or held is None:
            return
        rect = self.hand.carried()
        if isinstance(held, Thing):
            self.top.painter.held(surface, held.face, rect)
        else:
            self.top.painter.ring(surface, rect, held.shape)
        over = self.view.ref_at(self.hand.pos, self.hand.answering)
        words = self.top.outcome(held.ref, over) if over is not None and over != held.ref else ""
        if words:
            draw_tip(self.ui, surface, words, rect)
