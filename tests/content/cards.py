"""What the window shows of a card, tile or ability, by the record's shelf in the book."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.titles.raiders.table.cards import AnimalFace, CrewFace, HeroFace
from game.titles.raiders.table.pieces import QuestFace
from game.titles.runebound.table.faces import CardFace
from game.titles.scythe.rules.content.book import Book
from game.titles.scythe.table.board.tokens import TrapFace
from game.titles.scythe.table.cards.cards import CombatFace, FactoryFace, ObjectiveFace, OptionFace
from game.titles.scythe.table.cards.tile_faces import TileCard
from game.titles.scythe.words import terms
from game.ui.table.api import Face, Size
from tests.content.hearing import Hearing

CARD, STRIP, TILE = (440, 616), (640, 90), (200, 200)


def raiders(ui: Hearing, book: Any, shelf: str, key: str) -> Iterator[str]:
    """Raiders of Scythia."""
    kinds = {"crew": CrewFace, "heroes": HeroFace, "animals": AnimalFace}
    if shelf in kinds:
        yield ui.face("raiders", kinds[shelf](book, key), CARD)
    elif shelf == "quests":
        yield ui.face("raiders", QuestFace(book, key), TILE)


def scythe(ui: Hearing, book: Book, shelf: str, key: str) -> Iterator[str]:
    """Scythe."""
    for face, size in _scythe_faces(book, shelf, key):
        yield ui.face("scythe", face, size)
    if shelf == "bonuses":
        yield ui.say(f"scythe-bonus-tip-{key}")
        for step in book.bonuses[key].step:
            yield ui.spoken("scythe", ui.say("scythe-bonus-step", count=step.count, coins=step.coins))
    if shelf == "factions":
        faction = book.factions[key]
        abilities = [(faction.ability_id, faction.ability, faction.crowded)]
        for name, *records in abilities + [(m.id, m.ability, m.crowded) for m in faction.mech]:
            for record in filter(None, records):
                text = terms.ability_text(ui.say, record)
                yield f"{terms.ability(ui.say, name)}: {ui.spoken('scythe', text)}"


def _scythe_faces(book: Book, shelf: str, key: str) -> Iterator[tuple[Face, Size]]:
    if shelf == "combat":
        yield CombatFace(book.combat[key]), CARD
    elif shelf == "objectives":
        yield ObjectiveFace(book, key), CARD
    elif shelf == "factory":
        yield FactoryFace(book, key, 4), CARD
    elif shelf == "encounters":
        for number in range(1, len(book.encounters[key].option) + 1):
            yield OptionFace(book, key, number), STRIP
    elif shelf in ("aggressive", "passive", "resolutions"):
        yield TileCard(book, shelf.removesuffix("s"), key, ""), CARD
    elif shelf == "traps":
        yield TrapFace(True, book.traps[key].item, book.traps[key].amount), TILE


def runebound(ui: Hearing, book: Any, shelf: str, key: str) -> Iterator[str]:
    """Runebound."""
    if shelf in ("heroes", "items", "allies", "challenges", "events", "encounters", "doom"):
        yield ui.face("runebound", CardFace(book, key), CARD)


SHOWN = {"raiders": raiders, "runebound": runebound, "scythe": scythe}
"""Lines of what the window shows of a record."""
