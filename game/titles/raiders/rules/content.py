"""Reads assets/raiders/*.toml into the book and holds the map against it."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

import msgspec

from game.engine import content
from game.engine.board import Board, check_places
from game.titles.raiders.rules import book
from game.titles.raiders.rules.book import BOOK
from game.titles.raiders.rules.effects import Effect

FILES = ("animals", "board", "crew", "heroes", "plunder", "quests")


class Crew(book.Crew, frozen=True):
    """A crew card on file: its play ability is a list of effects."""

    play: tuple[Effect, ...]


class Hero(book.Hero, frozen=True):
    """A hero card on file."""

    effects: tuple[Effect, ...]


class Option(book.BuildingOption, frozen=True, kw_only=True):
    """A building's option on file."""

    do: tuple[Effect, ...]


class Building(book.Building, frozen=True, kw_only=True):
    """A building on file."""

    option: tuple[Option, ...]


class CrewFile(content.Record, frozen=True):
    """crew.toml."""

    crew: tuple[Crew, ...]


class HeroFile(content.Record, frozen=True):
    """heroes.toml."""

    hero: tuple[Hero, ...]


class AnimalFile(content.Record, frozen=True):
    """animals.toml."""

    animal: tuple[book.Animal, ...]


class QuestFile(content.Record, frozen=True):
    """quests.toml."""

    quest: tuple[book.Quest, ...]


class PlunderFile(content.Record, frozen=True):
    """plunder.toml."""

    plunder: tuple[book.PlunderKind, ...]


class BoardFile(content.Record, frozen=True):
    """board.toml."""

    start: book.Start
    limits: book.Limits
    end: book.EndTrigger
    building: tuple[Building, ...]
    dice: dict[str, book.Die]
    civilization: tuple[book.Civilization, ...]


def _file(name: str) -> Path:
    return BOOK.folder / f"{name}.toml"


def fill(folder: Path, board: Board) -> None:
    """Fill the book. Raises BadContent, or BadMap where the map lacks a place or has one too many."""
    BOOK.folder = folder
    _cards()
    _board_file()
    BOOK.board = board
    BOOK.hash = content.digest([_file(name) for name in FILES], board)
    check_places(board, _expected_places())


T = TypeVar("T", book.Crew, book.Animal)


def _copies(what: str, records: dict[str, T]) -> dict[str, T]:
    """Records by the ids of their physical cards."""
    return {f"{what}.{r.id}.{n}": r for r in records.values() for n in range(1, r.copies + 1)}


def _cards() -> None:
    crew, animals = _file("crew"), _file("animals")
    heroes, quests, plunder = _file("heroes"), _file("quests"), _file("plunder")
    BOOK.crew = _copies("crew", content.by_id(crew, content.load(crew, CrewFile).crew))
    BOOK.animals = _copies("animal", content.by_id(animals, content.load(animals, AnimalFile).animal))
    by_name = content.by_id(heroes, content.load(heroes, HeroFile).hero)
    BOOK.heroes = {f"hero.{name}": hero for name, hero in by_name.items()}
    BOOK.quests = content.by_id(quests, content.load(quests, QuestFile).quest)
    BOOK.plunder = content.by_id(plunder, content.load(plunder, PlunderFile).plunder)
    plays = [_named(msgspec.to_builtins(card.play), "civilization") for card in BOOK.crew.values()]
    BOOK.looted = frozenset(name for named in plays for name in named if name)
    _check_items()


def _board_file() -> None:
    path = _file("board")
    file = content.load(path, BoardFile)
    BOOK.start, BOOK.limits, BOOK.end, BOOK.dice = file.start, file.limits, file.end, file.dice
    BOOK.buildings = content.by_id(path, file.building)
    BOOK.civilizations = content.by_id(path, file.civilization)
    settlements = [s for c in file.civilization for s in c.settlement]
    BOOK.settlements = content.by_id(path, settlements)
    BOOK.raid_spaces = {s.id: tuple(f"{s.id}.{slot.slot}" for slot in s.spaces) for s in settlements}
    BOOK.civilization_of = {}
    for civilization in file.civilization:
        for settlement in civilization.settlement:
            BOOK.civilization_of[settlement.id] = civilization.id
            for slot in settlement.spaces:
                BOOK.civilization_of[f"{settlement.id}.{slot.slot}"] = civilization.id
        for colour in civilization.dice:
            content.known(path, f"civilization {civilization.id}: dice", colour, BOOK.dice)


def _check_items() -> None:
    """Every id that a card names exists."""
    items = {*book.GOODS, *book.PLUNDER, "vp", "cards"}
    for card in BOOK.crew.values():
        for named in _named(msgspec.to_builtins(card), "item"):
            content.known(_file("crew"), f"{card.id}: item", named, items)
        for named in _named(msgspec.to_builtins(card), "civilization"):
            known = {"", "cimmeria", "assyria", "persia", "greece"}
            content.known(_file("crew"), f"{card.id}: civilization", named, known)
    for quest in BOOK.quests.values():
        for item in quest.cost:
            content.known(_file("quests"), f"{quest.id}: cost", item, {*items, "discard_strength"})


def _named(data: object, key: str) -> list[str]:
    """Every value of a key, however deep."""
    if isinstance(data, dict):
        own = [str(data[key])] if key in data else []
        return own + [n for value in data.values() for n in _named(value, key)]
    if isinstance(data, list | tuple):
        return [n for value in data for n in _named(value, key)]
    return []


def _expected_places() -> dict[str, set[str]]:
    spaces = {f"{s.id}.{slot.slot}" for s in BOOK.settlements.values() for slot in s.spaces}
    spots = {f"{s.id}.spot.{n}" for s in BOOK.settlements.values() for n in range(1, s.worker_spots + 1)}
    return {
        "building": set(BOOK.buildings),
        "civilization": set(BOOK.civilizations),
        "settlement": set(BOOK.settlements),
        "raid_space": spaces,
        "worker_spot": spots | {f"{b}.spot" for b in BOOK.buildings},
    }
