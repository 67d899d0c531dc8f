"""Reads assets/runebound/*.toml into a book and joins the map's hexes to it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import TypeVar

from msgspec.structs import asdict

from game.engine.board.places import BadMap, Board, check_hexes, check_places, check_traits
from game.engine.content import content_files
from game.engine.content.content_files import Folder, Record, demand
from game.titles.runebound.rules.combat.d20 import SIDES
from game.titles.runebound.rules.state import book
from game.titles.runebound.rules.state.book import COLOURS, PHASES, TERRAINS, Book


def check(folder: Folder, book: Book) -> None:
    """Raise BadContent for the first number that does not go with others."""
    _counters(folder, book)
    _first_town(folder, book)


def _counters(folder: Folder, book: Book) -> None:
    """Check that there is an Adventure Counter for every adventure space of its colour (RUN-011)."""
    spaces = Counter(space.adventure for space in book.spaces.values() if space.adventure)
    for colour, most in spaces.items():
        is_enough, keys, code = book.supply[colour] >= most, ("supply", colour), "runebound-error-supply"
        demand(is_enough, folder / "table.toml", keys, code, least=most, colour=colour)


def _first_town(folder: Folder, book: Book) -> None:
    """Check that the d20 can name a town that falls first: otherwise it would be rolled for ever
    (RUN-189)."""
    demand(bool(book.threat.first), folder / "table.toml", ("threat", "first"), "runebound-error-no-town")


FILES = ("allies", *COLOURS, "doom", "heroes", "items", "retinue", "table")
RAISED = ("life", "stamina", *PHASES)
"""The numbers that an Experience Counter may raise (RUN-177)."""
T = TypeVar("T")


class DeckFile(Record, frozen=True):
    """The contents of green.toml, yellow.toml, blue.toml or red.toml."""

    challenge: tuple[book.Challenge, ...]
    event: tuple[book.Event, ...]
    encounter: tuple[book.Encounter, ...]

    @property
    def ids(self) -> list[str]:
        """The ids of all its cards."""
        lists = (self.challenge, self.event, self.encounter)
        return [card.id for cards in lists for card in cards]


class TableFile(Record, frozen=True):
    """The contents of table.toml."""

    start: book.Start
    limits: book.Limits
    movement: book.Movement
    skill: book.Skill
    threat: book.ThreatTrack
    supply: dict[str, content_files.Count]
    counter_values: dict[str, content_files.Count]
    experience: book.Experience


def read(folder: content_files.Folder, board: Board) -> Book:
    """Return the book of a folder and a map. Raises BadContent, or BadMap where the map lacks what rules
    need.
    """
    table = _table_file(folder)
    decks = {colour: content_files.load(_file(folder, colour), DeckFile) for colour in COLOURS}
    retinue = content_files.list_of(_file(folder, "retinue"), "challenge", book.Challenge)
    found = Book(
        **asdict(table),
        items=content_files.list_of(_file(folder, "items"), "item", book.Item),
        allies=content_files.list_of(_file(folder, "allies"), "ally", book.Ally),
        challenges=_by_id(folder, {colour: deck.challenge for colour, deck in decks.items()}) | retinue,
        events=_by_id(folder, {colour: deck.event for colour, deck in decks.items()}),
        encounters=_by_id(folder, {colour: deck.encounter for colour, deck in decks.items()}),
        colours={card: colour for colour, deck in decks.items() for card in deck.ids},
        retinue=tuple(retinue),
        doom=content_files.list_of(_file(folder, "doom"), "encounter", book.Encounter),
        heroes=content_files.list_of(_file(folder, "heroes"), "hero", book.Hero),
        spaces=_spaces(board, table.threat.towns),
        towns=table.threat.towns,
        board=board,
        hash=content_files.digest([_file(folder, name) for name in FILES], board),
    )
    content_files.known(
        _file(folder, "table"), ("limits", "final_foe"), found.limits.final_foe, found.challenges
    )
    check(folder, found)
    return found


def _file(folder: content_files.Folder, name: str) -> content_files.File:
    return folder / f"{name}.toml"


def _by_id(folder: content_files.Folder, files: Mapping[str, Iterable[T]]) -> dict[str, T]:
    """Return the records of some files, in which none has an id twice. Raises BadContent."""
    lists = (content_files.by_id(_file(folder, name), records) for name, records in files.items())
    return {key: record for found in lists for key, record in found.items()}


def _table_file(folder: content_files.Folder) -> TableFile:
    path = _file(folder, "table")
    file = content_files.load(path, TableFile)
    content_files.known(path, ("start", "town"), file.start.town, file.threat.towns)
    content_files.all_known(path, ("threat", "first"), file.threat.first, file.threat.towns)
    for keys, table, names in (
        (("supply",), file.supply, COLOURS),
        (("counter_values",), file.counter_values, COLOURS),
        (("experience", "raises"), file.experience.raises, RAISED),
    ):
        content_files.all_known(path, keys, table, names)
        content_files.demand_all(path, keys, names, table)
    for town, (least, most) in file.threat.first.items():
        is_range, way = 1 <= least <= most <= SIDES, ("threat", "first", town)
        content_files.demand(is_range, path, way, "runebound-error-results", sides=SIDES)
    for number, face in enumerate(file.movement.faces):
        content_files.all_known(path, ("movement", "faces", number), face, TERRAINS)
    return file


# ------------------------------------------------------------------------------------------------ the map


def _spaces(board: Board, towns: tuple[str, ...]) -> dict[str, book.Space]:
    """Return the map's spaces with their neighbours and adventures. Raises BadMap."""
    check_hexes(board, set(TERRAINS))
    check_places(board, {"town": set(towns)})
    check_traits(board, "adventure", {"colour": str, "star": bool})
    near = board.neighbours()
    adventures = {place.of: place.traits for place in board.of_kind("adventure")}
    spaces = {
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
    _check_spaces(board, spaces, towns)
    return spaces


def _check_spaces(board: Board, spaces: Mapping[str, book.Space], towns: Iterable[str]) -> None:
    for town in towns:
        if town not in spaces or spaces[town].terrain != "town":
            raise BadMap("runebound-error-town", board.name, town=town)
    for place in board.of_kind("adventure"):
        space = spaces.get(place.of)
        if space is None or space.adventure not in COLOURS or space.terrain == "town":
            raise BadMap("runebound-error-adventure", board.name, name=place.id, known=COLOURS)
