"""Reads assets/scythe/*.toml into the book and joins the map's hexes to it."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from game.engine import content
from game.engine.board import BadMap, Board, check_hexes, check_places
from game.titles.scythe.rules import ability_kinds, book
from game.titles.scythe.rules.book import BOOK, RESOLUTIONS
from game.titles.scythe.rules.state import RESOURCES, TRACKS
from game.titles.scythe.rules.tile_kinds import AGGRESSIVE, PASSIVE, Aggressive, AirshipRules, Passive

FILES = (
    "actions",
    "encounters",
    "factions",
    "factory",
    "mats",
    "objectives",
    "resolution",
    "table",
    "wind_gambit",
)
LAND = ("mountain", "farm", "forest", "tundra", "village", "factory")
TERRAINS = (*LAND, "lake", "home_base")
FEATURES = ("tunnel", "encounter", *LAND, "lake")
PAID = (*TRACKS, *RESOURCES, "combat_cards", "any_resources", "different_resources")
GAINED = (*PAID, "workers", "mechs", "structures", "upgrades", "recruits", "territories")


class FactionFile(content.Record, frozen=True):
    """factions.toml."""

    faction: tuple[book.Faction, ...]
    trap: tuple[book.Trap, ...]
    one_time: dict[str, int]


class MatFile(content.Record, frozen=True):
    """mats.toml."""

    mat: tuple[book.Mat, ...]


class ActionFile(content.Record, frozen=True):
    """actions.toml."""

    top: tuple[book.TopAction, ...]
    bottom: tuple[book.BottomAction, ...]
    rectangle: tuple[book.Rectangle, ...]


class EncounterFile(content.Record, frozen=True):
    """encounters.toml."""

    encounter: tuple[book.Encounter, ...]


class FactoryFile(content.Record, frozen=True):
    """factory.toml."""

    factory_move: book.FactoryMove
    card: tuple[book.FactoryCard, ...]


class ObjectiveFile(content.Record, frozen=True):
    """objectives.toml."""

    objective: tuple[book.Objective, ...]


class ResolutionFile(content.Record, frozen=True):
    """resolution.toml."""

    tile: tuple[book.Resolution, ...]


class AirshipFile(content.Record, frozen=True):
    """wind_gambit.toml."""

    airship: AirshipRules
    aggressive: tuple[Aggressive, ...]
    passive: tuple[Passive, ...]


class TableFile(content.Record, frozen=True):
    """table.toml."""

    limits: book.Limits
    produces: dict[str, str]
    tier: tuple[book.Tier, ...]
    goal: tuple[book.Goal, ...]
    bases: dict[str, str]
    combat_cards: tuple[book.CombatCards, ...]
    bonus: tuple[book.Bonus, ...]


def _file(name: str) -> Path:
    return BOOK.folder / f"{name}.toml"


def fill(folder: Path, board: Board) -> None:
    """Fill the book. Raises BadContent, or BadMap where the map lacks a hex or place that the rules need."""
    BOOK.folder = folder
    _table_file()
    _action_file()
    _mat_file()
    _faction_file()
    _card_files()
    _resolution_file()
    _airship_file()
    BOOK.hash = content.digest([_file(name) for name in FILES], board)
    _board(board)


# ------------------------------------------------------------------------------------------------ content


def _table_file() -> None:
    path = _file("table")
    file = content.load(path, TableFile)
    BOOK.limits, BOOK.produces, BOOK.bases = file.limits, file.produces, file.bases
    BOOK.tiers = tuple(sorted(file.tier, key=lambda t: t.popularity))
    BOOK.goals = content.by_id(path, file.goal)
    BOOK.bonuses = content.by_id(path, file.bonus)
    BOOK.combat = {
        f"combat.{cards.value}.{number:02}": cards.value
        for cards in file.combat_cards
        for number in range(1, cards.copies + 1)
    }
    _all_known(path, "produces", file.produces, TERRAINS)
    _all_known(path, "produces", file.produces.values(), (*RESOURCES, "worker"))
    for bonus in file.bonus:
        _all_known(path, f"bonus {bonus.id}: features", bonus.features, FEATURES)


def _action_file() -> None:
    path = _file("actions")
    file = content.load(path, ActionFile)
    BOOK.top = content.by_id(path, file.top)
    BOOK.bottom = content.by_id(path, file.bottom)
    BOOK.rectangles = file.rectangle
    for top in file.top:
        _all_known(path, f"top {top.id}: cost", top.cost, PAID)
        _all_known(path, f"top {top.id}: structure_gain", top.structure_gain, TRACKS)
    for bottom in file.bottom:
        content.known(path, f"bottom {bottom.id}: resource", bottom.resource, RESOURCES)
        content.known(path, f"bottom {bottom.id}: bonus", bottom.bonus, (*TRACKS, "combat_cards"))
    for rectangle in file.rectangle:
        _all_known(path, "rectangle: cost", rectangle.cost, TRACKS)


def _mat_file() -> None:
    path = _file("mats")
    BOOK.mats = content.by_id(path, content.load(path, MatFile).mat)
    for mat in BOOK.mats.values():
        _all_known(path, f"mat {mat.id}: banned", mat.banned, BOOK.bases)
        content.by_id(path, mat.section)
        for section in mat.section:
            field = f"mat {mat.id}, section {section.id}"
            content.known(path, f"{field}: top", section.top, BOOK.top)
            content.known(path, f"{field}: bottom", section.bottom, BOOK.bottom)
            if section.brackets > section.cost:
                raise content.BadContent(
                    f"{path.name}: {field}: brackets is {section.brackets}, more than its cost of"
                    f" {section.cost}; lower it."
                )


def _faction_file() -> None:
    path = _file("factions")
    file = content.load(path, FactionFile)
    BOOK.factions = content.by_id(path, file.faction)
    BOOK.traps = content.by_id(path, file.trap)
    BOOK.one_time = file.one_time
    _all_known(path, "one_time", file.one_time, (*TRACKS, "combat_cards"))
    for faction in file.faction:
        field = f"faction {faction.id}"
        content.known(path, "faction: id", faction.id, BOOK.bases)
        content.known(path, f"{field}: base", faction.base, [BOOK.bases[faction.id]])
        content.by_id(path, faction.mech)
        for ability in (faction.ability, *(m.ability for m in faction.mech)):
            if isinstance(ability, ability_kinds.CrossRiverOnto):
                _all_known(path, f"{field}: terrains", ability.terrains, LAND)
            if isinstance(ability, ability_kinds.UnlimitedStars):
                _all_known(path, f"{field}: goals", ability.goals, BOOK.goals)


def _card_files() -> None:
    path = _file("encounters")
    BOOK.encounters = content.by_id(path, content.load(path, EncounterFile).encounter)
    for card in BOOK.encounters.values():
        for option in card.option:
            _all_known(path, f"encounter {card.id}: cost", option.cost, PAID)
            _all_known(path, f"encounter {card.id}: gain", option.gain, GAINED)
    path = _file("factory")
    file = content.load(path, FactoryFile)
    BOOK.factory, BOOK.factory_move = content.by_id(path, file.card), file.factory_move
    for made in file.card:
        _all_known(path, f"card {made.id}: cost", made.cost, PAID)
        _all_known(path, f"card {made.id}: gain", made.gain, GAINED)
    path = _file("objectives")
    BOOK.objectives = content.by_id(path, content.load(path, ObjectiveFile).objective)
    for objective in BOOK.objectives.values():
        for need in objective.require:
            named = [t for t in (need.terrain, *need.terrains) if t]
            _all_known(path, f"objective {objective.id}: terrain", named, TERRAINS)


def _resolution_file() -> None:
    path = _file("resolution")
    BOOK.resolutions = content.by_id(path, content.load(path, ResolutionFile).tile)
    for tile in BOOK.resolutions.values():
        content.known(path, "tile: id", tile.id, RESOLUTIONS)
        _all_known(path, f"tile {tile.id}: twice", tile.twice, BOOK.goals)
    _all_known(path, "the list of tiles", RESOLUTIONS, BOOK.resolutions)


def _airship_file() -> None:
    path = _file("wind_gambit")
    file = content.load(path, AirshipFile)
    BOOK.airship = file.airship
    BOOK.aggressive = content.by_id(path, file.aggressive)
    BOOK.passive = content.by_id(path, file.passive)
    for found, names in ((BOOK.aggressive, AGGRESSIVE), (BOOK.passive, PASSIVE)):
        _all_known(path, "tile: id", found, names)
        _all_known(path, "the list of tiles", names, found)


def _all_known(path: Path, field: str, named: Iterable[str], allowed: Iterable[str]) -> None:
    """Raise BadContent for the first name that does not exist."""
    for name in named:
        content.known(path, field, name, allowed)


# ------------------------------------------------------------------------------------------------ the map


def _board(board: Board) -> None:
    """Territories and home bases with their neighbours, from the map alone."""
    _check_hexes(board)
    check_places(board, {"home_base": set(BOOK.bases.values())})
    BOOK.board = board
    marked = {kind: {p.of for p in board.of_kind(kind)} for kind in ("tunnel", "encounter")}
    near = board.neighbours()
    rivers = board.borders.get("river", frozenset())
    BOOK.territories = {
        cell.id: book.Territory(
            id=cell.id,
            terrain=cell.kind,
            neighbours=near[cell.id],
            rivers=frozenset(n for n in near[cell.id] if frozenset((cell.id, n)) in rivers),
            axial=cell.axial,
            tunnel=cell.id in marked["tunnel"],
            encounter=cell.id in marked["encounter"],
        )
        for cell in board.hexes.values()
    }
    BOOK.tunnels = frozenset(marked["tunnel"])
    _check_bases(board)
    _check_starts()


def _check_hexes(board: Board) -> None:
    if len(board.hexes_of_kind("factory")) != 1:
        raise BadMap(f'{board.name}: layer "terrain" needs exactly one hex "factory"; paint it in Tiled.')
    check_hexes(board, set(TERRAINS))


def _check_bases(board: Board) -> None:
    for base in BOOK.bases.values():
        if base not in BOOK.territories or BOOK.territories[base].terrain != "home_base":
            raise BadMap(f'{board.name}: home base "{base}" lies on no hex "home_base"; move it in Tiled.')


def _check_starts() -> None:
    """Workers start beside their home base, on this side of the rivers (SCY-028)."""
    path = _file("factions")
    for faction in BOOK.factions.values():
        base = BOOK.territories[faction.base]
        dry = [n for n in base.neighbours if n not in base.rivers and BOOK.territories[n].terrain in LAND]
        _all_known(path, f"faction {faction.id}: workers", faction.workers, dry)
