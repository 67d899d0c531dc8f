"""Another seat's whole player board, for the enlarged view of its panel."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pygame

from game.titles.raiders.rules.raid.strength import animal_strength, crew_strength
from game.titles.raiders.rules.state.book import GOODS, PLUNDER, Book
from game.titles.raiders.rules.state.state import CREW_SPACES, Player, Space, kind
from game.titles.raiders.table.cards import CARD_RATIO, CrewFace, HalfFace, HeroFace
from game.titles.raiders.table.pieces import GoodsFace, PieceFace, QuestFace, SlotFace
from game.ui.table.api import Face, Size
from game.ui.table.drawing.drawn_faces import DrawnFace, GroundFace
from game.ui.window.ui import Ui

RATIO = 1.75
"""Width by height of the whole board."""
Placed = tuple[pygame.Rect, Face]


@dataclass(frozen=True)
class SeatFace(DrawnFace):
    """All public facts of a player: hero, crew with animals, goods, plunder, quests, number of cards."""

    book: Book
    player: Player

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        surface.blit(GroundFace().paint(ui, size), (0, 0))
        room = surface.get_rect().inflate(-size[1] // 14, -size[1] // 14)
        left = pygame.Rect(room.x, room.y, round(room.width * 0.21), room.height)
        crew = pygame.Rect(left.right + room.height // 40, room.y, 0, round(room.height * 0.86))
        crew.width = room.right - crew.x
        below = pygame.Rect(crew.x, crew.bottom, crew.width, room.bottom - crew.bottom)
        for rect, face in (*self._left(left), *self._crew(crew), *self._quests(below)):
            surface.blit(face.paint(ui, rect.size), rect)

    def _left(self, room: pygame.Rect) -> Iterator[Placed]:
        player, gap = self.player, room.height // 60
        hero = pygame.Rect(room.x, room.y, round(room.width * 0.68), round(room.width * 0.68 / CARD_RATIO))
        if player.hero:
            yield hero, HeroFace(self.book, player.hero)
        held = pygame.Rect(hero.right + gap, room.y, room.right - hero.right - gap, hero.height // 2)
        yield held, PieceFace(f"worker_{kind(player.worker)}") if player.worker else SlotFace("worker")
        total = sum(crew_strength(self.book, s) + animal_strength(self.book, s) for s in player.crew)
        amounts = [(item, getattr(player, item)) for item in (*GOODS, "vp", *PLUNDER)]
        amounts = [*amounts[:4], ("strength", total), *amounts[4:], ("card", len(player.hand))]
        width, top = (room.width - gap) // 2, hero.bottom + gap
        height = (room.bottom - top) // 5 - gap
        for n, (item, amount) in enumerate(amounts):
            column, row = divmod(n, 5)
            rect = pygame.Rect(room.x + column * (width + gap), top + row * (height + gap), width, height)
            yield rect, GoodsFace(item, amount)

    def _crew(self, room: pygame.Rect) -> Iterator[Placed]:
        gap = room.height // 60
        width = (room.width - (CREW_SPACES - 1) * gap) // CREW_SPACES
        for n, space in enumerate(self.player.spaces):
            column = pygame.Rect(room.x + n * (width + gap), room.y, width, room.height)
            yield from _column(self.book, column, space, gap)

    def _quests(self, room: pygame.Rect) -> Iterator[Placed]:
        height = round(room.height * 0.88)
        width = round(height * 440 / 320)
        for n, quest in enumerate(self.player.quests[: room.width // (width + 4)]):
            place = pygame.Rect(room.x + n * (width + 4), room.bottom - height, width, height)
            yield place, QuestFace(self.book, quest)


def _column(book: Book, room: pygame.Rect, space: Space, gap: int) -> Iterator[Placed]:
    half = round(room.height * 0.235)
    card_h = min(room.height - 2 * half - 2 * gap, round(room.width / CARD_RATIO))
    card = pygame.Rect(0, 0, round(card_h * CARD_RATIO), card_h)
    card.center = room.center
    animals: tuple[tuple[str, str, int], ...] = (
        ("eagle", space.eagle, room.y),
        ("horse", space.horse, room.bottom - half),
    )
    for side, animal, top in animals:
        place = pygame.Rect(room.x, top, room.width, half)
        yield place, HalfFace(book, animal, side) if animal else SlotFace(side)
    hired = CrewFace(book, space.crew, hired=True, wounds=space.wounds)
    yield card, hired if space.crew else SlotFace("crew")
