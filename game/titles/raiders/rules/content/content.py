"""Read assets/raiders/*.toml into the book and check the map against it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

import msgspec

from game.engine.board.places import Board, check_places
from game.engine.content import content_files
from game.engine.content.edition import Keys
from game.engine.content.former_editions import ANY, FormerField
from game.titles.raiders.rules.cards.effects import Effect
from game.titles.raiders.rules.content import checks
from game.titles.raiders.rules.state import book

FILES = ("animals", "board", "crew", "heroes", "plunder", "quests")
ITEMS = {*book.GOODS, *book.PLUNDER, "vp", "cards"}
_SETTLEMENT = ("civilization", ANY, "settlement", ANY)
FORMER = (
    FormerField("board", ("dice", ANY, "count")),
    FormerField("board", (*_SETTLEMENT, "worker_spots")),
    FormerField(
        "board", (*_SETTLEMENT, "spaces", ANY, "min_players"), lambda least: 2 if least == 1 else least
    ),
    FormerField(
        "crew", ("crew", ANY, "crew", "replace"), lambda old: "wagon" if isinstance(old, dict) else old
    ),
)
"""Fields of earlier versions; a replaced wagon was a table, and 1 player was said for 2."""
CIVILIZATIONS = {"", "cimmeria", "assyria", "persia", "greece"}


class Crew(book.Crew, frozen=True):
    """A crew card on file: its play ability is a list of effects."""

    play: tuple[Effect, ...]


class Hero(book.Hero, frozen=True):
    """A hero card as written in its file."""

    effects: tuple[Effect, ...]


class Option(book.BuildingOption, frozen=True, kw_only=True):
    """A building's option on file."""

    do: tuple[Effect, ...]


class Building(book.Building, frozen=True, kw_only=True):
    """A building as written in its file."""

    option: tuple[Option, ...]


class BoardFile(content_files.Record, frozen=True):
    """The contents of board.toml."""

    start: book.Start
    limits: book.Limits
    end: book.EndTrigger
    short_end: book.EndTrigger
    building: tuple[Building, ...]
    dice: dict[str, book.Die]
    civilization: tuple[book.Civilization, ...]


def read(folder: content_files.Folder, board: Board) -> book.Book:
    """Return the book of a folder's files and a board. Raises BadContent, or BadMap where the map lacks a
    place or has one too many."""
    files = {name: folder / f"{name}.toml" for name in FILES}
    crew = _crew(files["crew"])
    animals = content_files.list_of(files["animals"], "animal", book.Animal)
    heroes = content_files.list_of(files["heroes"], "hero", Hero)
    printed = content_files.load(files["board"], BoardFile)
    settlements = _settlements(files["board"], printed)
    found = book.Book(
        crew=_copies("crew", crew),
        animals=_copies("animal", animals),
        heroes={f"hero.{name}": hero for name, hero in heroes.items()},
        quests=_quests(files["quests"]),
        plunder=content_files.list_of(files["plunder"], "plunder", book.PlunderKind),
        looted=_looted(crew),
        start=printed.start,
        limits=printed.limits,
        end=printed.end,
        short_end=printed.short_end,
        dice=printed.dice,
        buildings=content_files.by_id(files["board"], printed.building),
        civilizations=content_files.by_id(files["board"], printed.civilization),
        settlements=settlements,
        raid_spaces={s.id: _spaces(s) for s in settlements.values()},
        civilization_of=_civilization_of(printed.civilization),
        board=board,
        hash=content_files.digest(files.values(), board),
    )
    check_places(board, _expected_places(found))
    checks.check(folder, found)
    return found


T = TypeVar("T", book.Crew, book.Animal)


def _copies(what: str, records: dict[str, T]) -> dict[str, T]:
    """Return records by the ids of their physical cards."""
    return {f"{what}.{r.id}.{n}": r for r in records.values() for n in range(1, r.copies + 1)}


def _crew(path: content_files.File) -> dict[str, book.Crew]:
    """Return the crew cards; every id that one names exists."""
    cards: dict[str, book.Crew] = {**content_files.list_of(path, "crew", Crew)}
    for card in cards.values():
        for field, allowed in (("item", ITEMS), ("civilization", CIVILIZATIONS)):
            for keys, named in _named(msgspec.to_builtins(card), field):
                content_files.known(path, ("crew", card.id, *keys), named, allowed)
    return cards


def _looted(crew: dict[str, book.Crew]) -> frozenset[str]:
    """Return the civilizations from which play abilities take plunder."""
    plays = [_named(msgspec.to_builtins(card.play), "civilization") for card in crew.values()]
    return frozenset(name for named in plays for _, name in named if name)


def _quests(path: content_files.File) -> dict[str, book.Quest]:
    """Return the quest tiles; what they cost exists."""
    quests = content_files.list_of(path, "quest", book.Quest)
    for quest in quests.values():
        content_files.all_known(path, ("quest", quest.id, "cost"), quest.cost, {*ITEMS, "discard_strength"})
        is_payable = quest.kind != "discard" or "discard_strength" in quest.cost
        content_files.demand(is_payable, path, ("quest", quest.id, "cost"), "raiders-error-discard-strength")
    return quests


def _settlements(path: content_files.File, file: BoardFile) -> dict[str, book.Settlement]:
    """Return the settlements; the dice of their civilizations exist."""
    for civilization in file.civilization:
        content_files.all_known(path, ("civilization", civilization.id, "dice"), civilization.dice, file.dice)
    return content_files.by_id(path, [s for c in file.civilization for s in c.settlement])


def _spaces(settlement: book.Settlement) -> tuple[str, ...]:
    """Return the raid spaces of a settlement."""
    return tuple(f"{settlement.id}.{slot.slot}" for slot in settlement.spaces)


def _civilization_of(civilizations: tuple[book.Civilization, ...]) -> dict[str, str]:
    """Return the civilization of every settlement and raid space."""
    return {
        place: civilization.id
        for civilization in civilizations
        for settlement in civilization.settlement
        for place in (settlement.id, *_spaces(settlement))
    }


def _named(data: object, field: str, keys: Keys = ()) -> Iterator[tuple[Keys, str]]:
    """Yield every value of a field, however deep, with the way to it."""
    if isinstance(data, dict) and field in data:
        yield (*keys, field), str(data[field])
    inside = (
        data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list | tuple) else ()
    )
    for key, value in inside:
        yield from _named(value, field, (*keys, key))


def _expected_places(found: book.Book) -> dict[str, set[str]]:
    spots = {f"{s.id}.spot.{n}" for s in found.settlements.values() for n in range(1, len(s.spaces) + 1)}
    return {
        "building": set(found.buildings),
        "civilization": set(found.civilizations),
        "settlement": set(found.settlements),
        "raid_space": {place for places in found.raid_spaces.values() for place in places},
        "worker_spot": spots | {f"{b}.spot" for b in found.buildings},
    }
