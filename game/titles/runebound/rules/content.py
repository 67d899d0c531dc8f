"""Reads assets/runebound/*.toml into the book and joins the map's hexes to it."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from game.engine import content
from game.engine.board import BadMap, Board, check_hexes, check_places
from game.engine.content import Record
from game.titles.runebound.rules import book
from game.titles.runebound.rules.book import BOOK, COLOURS, TERRAINS

FILES = ("allies", *COLOURS, "doom", "heroes", "items", "retinue", "table")


class DeckFile(Record, frozen=True):
    """green.toml, yellow.toml, blue.toml, red.toml."""

    challenge: tuple[book.Challenge, ...]
    event: tuple[book.Event, ...]
    encounter: tuple[book.Encounter, ...]


class DoomFile(Record, frozen=True):
    """doom.toml."""

    encounter: tuple[book.Encounter, ...]


class RetinueFile(Record, frozen=True):
    """retinue.toml."""

    challenge: tuple[book.Challenge, ...]


class HeroFile(Record, frozen=True):
    """heroes.toml."""

    hero: tuple[book.Hero, ...]


class ItemFile(Record, frozen=True):
    """items.toml."""

    item: tuple[book.Item, ...]


class AllyFile(Record, frozen=True):
    """allies.toml."""

    ally: tuple[book.Ally, ...]


class TableFile(Record, frozen=True):
    """table.toml."""

    start: book.Start
    limits: book.Limits
    movement: book.Movement
    skill: book.Skill
    threat: book.ThreatTrack
    supply: dict[str, int]
    counter_values: dict[str, int]
    experience: book.Experience


def _file(name: str) -> Path:
    return BOOK.folder / f"{name}.toml"


def fill(folder: Path, board: Board) -> None:
    """Fill the book. Raises BadContent, or BadMap where the map lacks a hex or place that the rules need."""
    BOOK.folder = folder
    _table_file()
    _market_files()
    _adventure_files()
    BOOK.heroes = content.by_id(_file("heroes"), content.load(_file("heroes"), HeroFile).hero)
    BOOK.hash = content.digest([_file(name) for name in FILES], board)
    _board(board)


def _table_file() -> None:
    path = _file("table")
    file = content.load(path, TableFile)
    BOOK.start, BOOK.limits, BOOK.movement, BOOK.skill = file.start, file.limits, file.movement, file.skill
    BOOK.threat, BOOK.supply, BOOK.experience = file.threat, file.supply, file.experience
    BOOK.counter_values = file.counter_values
    content.known(path, "start: town", file.start.town, file.threat.towns)
    _all_known(path, "threat: first", file.threat.first, file.threat.towns)
    _all_known(path, "supply", COLOURS, file.supply)
    _all_known(path, "counter_values", COLOURS, file.counter_values)
    for face in file.movement.faces:
        _all_known(path, "movement: faces", face, TERRAINS)


def _market_files() -> None:
    BOOK.items = content.by_id(_file("items"), content.load(_file("items"), ItemFile).item)
    BOOK.allies = content.by_id(_file("allies"), content.load(_file("allies"), AllyFile).ally)


def _adventure_files() -> None:
    BOOK.challenges, BOOK.events, BOOK.encounters, BOOK.colours = {}, {}, {}, {}
    for colour in COLOURS:
        path = _file(colour)
        file = content.load(path, DeckFile)
        BOOK.challenges |= content.by_id(path, file.challenge)
        BOOK.events |= content.by_id(path, file.event)
        BOOK.encounters |= content.by_id(path, file.encounter)
        for cards in (file.challenge, file.event, file.encounter):
            BOOK.colours |= dict.fromkeys(content.by_id(path, cards), colour)
    path = _file("retinue")
    retinue = content.by_id(path, content.load(path, RetinueFile).challenge)
    BOOK.challenges |= retinue
    BOOK.retinue = tuple(retinue)
    path = _file("doom")
    BOOK.doom = content.by_id(path, content.load(path, DoomFile).encounter)
    content.known(_file("table"), "limits: final_foe", BOOK.limits.final_foe, BOOK.challenges)


def _all_known(path: Path, field: str, named: Iterable[str], allowed: Iterable[str]) -> None:
    """Raise BadContent for the first name that does not exist."""
    allowed = list(allowed)
    for name in named:
        content.known(path, field, name, allowed)


# ------------------------------------------------------------------------------------------------ the map


def _board(board: Board) -> None:
    """Spaces with their neighbours, towns, regions and adventure spaces, from the map alone."""
    towns = BOOK.threat.towns
    check_hexes(board, set(TERRAINS))
    check_places(board, {"town": set(towns)})
    BOOK.board = board
    near = board.neighbours()
    adventures = {place.of: place.traits for place in board.of_kind("adventure")}
    BOOK.spaces = {
        cell.id: book.Space(
            id=cell.id,
            terrain=cell.kind,
            axial=cell.axial,
            neighbours=near[cell.id],
            region=cell.region,
            adventure=str(adventures.get(cell.id, {}).get("colour", "")),
            star=bool(adventures.get(cell.id, {}).get("star", False)),
        )
        for cell in board.hexes.values()
    }
    BOOK.towns = towns
    BOOK.regions = tuple(place.id for place in board.of_kind("region"))
    _check_spaces(board)


def _check_spaces(board: Board) -> None:
    for town in BOOK.towns:
        if town not in BOOK.spaces or BOOK.spaces[town].terrain != "town":
            raise BadMap(f'{board.name}: town "{town}" lies on no hex "town"; move it in Tiled.')
    for place in board.of_kind("adventure"):
        space = BOOK.spaces.get(place.of)
        if space is None or space.adventure not in COLOURS or space.terrain == "town":
            raise BadMap(
                f'{board.name}: layer "places", "{place.id}" needs a hex outside the towns and a colour among'
                f" {', '.join(COLOURS)}; correct it in Tiled."
            )
