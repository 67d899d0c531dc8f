"""Read a folder of content files, such as assets/scythe, and a map into a book."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from game.engine.board.places import BadMap, Board, check_hexes, check_places
from game.engine.content import content_files
from game.engine.structs import replace
from game.titles.scythe.rules.content import ability_kinds
from game.titles.scythe.rules.content import book as records
from game.titles.scythe.rules.content.book import RESOLUTIONS, Book
from game.titles.scythe.rules.content.checks import check_numbers
from game.titles.scythe.rules.content.tile_kinds import AGGRESSIVE, PASSIVE, Aggressive, AirshipRules, Passive
from game.titles.scythe.rules.state.state import RESOURCES, TRACKS

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
ONCE = ("upgrades", "mechs", "structures", "recruits", "workers")
"""Goals that a player reaches once."""
UNCOUNTED = ("objective", "combat")
"""Goals of which each one brings a star."""
FORMER_LIMITS = ("power", "popularity", "workers", "start_workers", "small_box")
"""Limits in table.toml of earlier versions that the book now derives."""
GAINED = (*PAID, "workers", "mechs", "structures", "upgrades", "recruits", "territories")


class FactionFile(content_files.Record, frozen=True):
    """The contents of factions.toml."""

    faction: tuple[records.Faction, ...]
    trap: tuple[records.Trap, ...]
    one_time: dict[str, content_files.Count]


class ActionFile(content_files.Record, frozen=True):
    """The contents of actions.toml."""

    top: tuple[records.TopAction, ...]
    bottom: tuple[records.BottomAction, ...]
    rectangle: tuple[records.Rectangle, ...]


class FactoryFile(content_files.Record, frozen=True):
    """The contents of factory.toml."""

    factory_move: records.FactoryMove
    card: tuple[records.FactoryCard, ...]


class AirshipFile(content_files.Record, frozen=True):
    """The contents of wind_gambit.toml."""

    airship: AirshipRules
    aggressive: tuple[Aggressive, ...]
    passive: tuple[Passive, ...]


class TableFile(content_files.Record, frozen=True):
    """The contents of table.toml."""

    limits: records.Limits
    produces: dict[str, str]
    tier: tuple[records.Tier, ...]
    goal: tuple[records.Goal, ...]
    bases: dict[str, str]
    combat_cards: tuple[records.CombatCards, ...]
    bonus: tuple[records.Bonus, ...]


def read(folder: content_files.Folder, board: Board) -> Book:
    """Return the book of a folder and a map. Raises BadContent, or BadMap where the map lacks a hex or place
    that the rules need."""
    book = _book(folder, board)
    for check in CHECKS:
        check(folder, book)
    return book


def _book(folder: content_files.Folder, board: Board) -> Book:
    """Return the book as it is written, after checking that every id occurs once."""
    paths = {name: folder / f"{name}.toml" for name in FILES}
    table = content_files.load(paths["table"], TableFile)
    actions = content_files.load(paths["actions"], ActionFile)
    factions = content_files.load(paths["factions"], FactionFile)
    factory = content_files.load(paths["factory"], FactoryFile)
    gambit = content_files.load(paths["wind_gambit"], AirshipFile)
    territories = _territories(board)
    return Book(
        limits=table.limits,
        produces=table.produces,
        bases=table.bases,
        tiers=tuple(sorted(table.tier, key=lambda tier: tier.popularity)),
        goals=content_files.by_id(paths["table"], table.goal),
        bonuses=content_files.by_id(paths["table"], table.bonus),
        combat=_combat_deck(table),
        top=content_files.by_id(paths["actions"], actions.top),
        bottom=content_files.by_id(paths["actions"], actions.bottom),
        rectangles=actions.rectangle,
        mats=content_files.list_of(paths["mats"], "mat", records.Mat),
        factions=content_files.by_id(paths["factions"], factions.faction),
        traps=content_files.by_id(paths["factions"], factions.trap),
        one_time=factions.one_time,
        encounters=content_files.list_of(paths["encounters"], "encounter", records.Encounter),
        factory=content_files.by_id(paths["factory"], factory.card),
        factory_move=factory.factory_move,
        objectives=content_files.list_of(paths["objectives"], "objective", records.Objective),
        resolutions=_resolutions(paths["resolution"], table.limits.stars),
        airship=gambit.airship,
        aggressive=content_files.by_id(paths["wind_gambit"], gambit.aggressive),
        passive=content_files.by_id(paths["wind_gambit"], gambit.passive),
        hash=content_files.digest(paths.values(), board),
        board=board,
        territories=territories,
        tunnels=frozenset(place for place, territory in territories.items() if territory.tunnel),
    )


def _combat_deck(table: TableFile) -> dict[str, int]:
    return {
        f"combat.{cards.value}.{number:02}": cards.value
        for cards in table.combat_cards
        for number in range(1, cards.copies + 1)
    }


def _resolutions(path: content_files.File, stars: int) -> dict[str, records.Resolution]:
    """Return the tiles; those that say nothing else end the game with the last star, as it ends without a
    tile.
    """
    found = content_files.list_of(path, "tile", records.Resolution)
    for tile in found.values():
        if not (tile.end.stars or tile.end.rounds):
            found[tile.id] = replace(tile, end=replace(tile.end, stars=stars))
        elif tile.end.stars > stars:
            raise content_files.BadContent(
                "scythe-error-end-stars",
                path.name,
                ("tile", tile.id, "end"),
                stars=tile.end.stars,
                most=stars,
            )
    return found


def _territories(board: Board) -> dict[str, records.Territory]:
    """Return territories and home bases with their neighbours, from the map alone."""
    tunnels, encounters = ({p.of for p in board.of_kind(kind)} for kind in ("tunnel", "encounter"))
    near = board.neighbours()
    rivers = board.borders.get("river", frozenset())
    return {
        cell.id: records.Territory(
            id=cell.id,
            terrain=cell.kind,
            neighbours=near[cell.id],
            rivers=frozenset(n for n in near[cell.id] if frozenset((cell.id, n)) in rivers),
            axial=cell.axial,
            tunnel=cell.id in tunnels,
            encounter=cell.id in encounters,
        )
        for cell in board.hexes.values()
    }


# ------------------------------------------------------------------------------------------ the files agree


def _check_table(folder: content_files.Folder, book: Book) -> None:
    path = folder / "table.toml"
    content_files.all_known(path, ("produces",), book.produces, TERRAINS)
    for terrain, made in book.produces.items():
        content_files.known(path, ("produces", terrain), made, (*RESOURCES, "worker"))
    for goal in ONCE:
        if goal in book.goals and book.goals[goal].stars > 1:
            raise content_files.BadContent("scythe-error-goal-once", path.name, ("goal", goal, "stars"))
    for goal in UNCOUNTED:
        if goal in book.goals and book.goals[goal].need > 1:
            raise content_files.BadContent("scythe-error-goal-each", path.name, ("goal", goal, "need"))
    for bonus in book.bonuses.values():
        content_files.all_known(path, ("bonus", bonus.id, "features"), bonus.features, FEATURES)


def _check_actions(folder: content_files.Folder, book: Book) -> None:
    path = folder / "actions.toml"
    for top in book.top.values():
        content_files.all_known(path, ("top", top.id, "cost"), top.cost, PAID)
        content_files.all_known(path, ("top", top.id, "structure_gain"), top.structure_gain, TRACKS)
    for bottom in book.bottom.values():
        content_files.known(path, ("bottom", bottom.id, "resource"), bottom.resource, RESOURCES)
        content_files.known(path, ("bottom", bottom.id, "bonus"), bottom.bonus, (*TRACKS, "combat_cards"))
    for number, rectangle in enumerate(book.rectangles):
        content_files.all_known(path, ("rectangle", number, "cost"), rectangle.cost, TRACKS)


def _check_mats(folder: content_files.Folder, book: Book) -> None:
    path = folder / "mats.toml"
    for mat in book.mats.values():
        content_files.all_known(path, ("mat", mat.id, "banned"), mat.banned, book.bases)
        content_files.by_id(path, mat.section)
        for section in mat.section:
            keys = ("mat", mat.id, "section", section.id)
            content_files.known(path, (*keys, "top"), section.top, book.top)
            content_files.known(path, (*keys, "bottom"), section.bottom, book.bottom)
            is_payable, code = section.brackets <= section.cost, "scythe-error-brackets"
            content_files.demand(is_payable, path, (*keys, "brackets"), code, cost=section.cost)


def _check_factions(folder: content_files.Folder, book: Book) -> None:
    path = folder / "factions.toml"
    content_files.all_known(path, ("one_time",), book.one_time, (*TRACKS, "combat_cards"))
    for faction in book.factions.values():
        keys = ("faction", faction.id)
        content_files.known(path, (*keys, "id"), faction.id, book.bases)
        content_files.known(path, (*keys, "base"), faction.base, [book.bases[faction.id]])
        content_files.by_id(path, faction.mech)
        abilities = {(*keys, "mech", mech.id, "ability"): mech.ability for mech in faction.mech}
        for way, ability in (((*keys, "ability"), faction.ability), *abilities.items()):
            if isinstance(ability, ability_kinds.CrossRiverOnto):
                content_files.all_known(path, (*way, "terrains"), ability.terrains, LAND)
            if isinstance(ability, ability_kinds.UnlimitedStars):
                content_files.all_known(path, (*way, "goals"), ability.goals, book.goals)


def _check_cards(folder: content_files.Folder, book: Book) -> None:
    path = folder / "encounters.toml"
    for card in book.encounters.values():
        for number, option in enumerate(card.option):
            keys = ("encounter", card.id, "option", number)
            content_files.all_known(path, (*keys, "cost"), option.cost, PAID)
            content_files.all_known(path, (*keys, "gain"), option.gain, GAINED)
    path = folder / "factory.toml"
    for made in book.factory.values():
        content_files.all_known(path, ("card", made.id, "cost"), made.cost, PAID)
        content_files.all_known(path, ("card", made.id, "gain"), made.gain, GAINED)
    path = folder / "objectives.toml"
    for objective in book.objectives.values():
        for number, need in enumerate(objective.require):
            keys = ("objective", objective.id, "require", number)
            content_files.known(path, (*keys, "terrain"), need.terrain, ("", *TERRAINS))
            content_files.all_known(path, (*keys, "terrains"), need.terrains, TERRAINS)
            content_files.demand(
                need.min <= need.max, path, (*keys, "min"), "scythe-error-min-max", most=need.max
            )


def _check_tiles(folder: content_files.Folder, book: Book) -> None:
    path = folder / "resolution.toml"
    _check_names(path, "tile", book.resolutions, RESOLUTIONS)
    for tile in book.resolutions.values():
        content_files.all_known(path, ("tile", tile.id, "twice"), tile.twice, book.goals)
    path = folder / "wind_gambit.toml"
    _check_names(path, "aggressive", book.aggressive, AGGRESSIVE)
    _check_names(path, "passive", book.passive, PASSIVE)


def _check_names(path: content_files.File, tiles: str, found: Iterable[str], names: Iterable[str]) -> None:
    """Check that the tiles of a file are those that a table's options name."""
    for name in found:
        content_files.known(path, (tiles, name, "id"), name, names)
    content_files.demand_all(path, (tiles,), names, found)


# ------------------------------------------------------------------------------------------ the map


def _check_map(_: content_files.Folder, book: Book) -> None:
    board = book.board
    if len(board.hexes_of_kind("factory")) != 1:
        raise BadMap("scythe-error-factory", board.name)
    check_hexes(board, set(TERRAINS))
    check_places(board, {"home_base": set(book.bases.values())})
    for base in book.bases.values():
        if base not in book.territories or book.territories[base].terrain != "home_base":
            raise BadMap("scythe-error-home-base", board.name, base=base)


def _check_starts(folder: content_files.Folder, book: Book) -> None:
    """Check that workers start beside their home base, on this side of the rivers, equally many of all
    (SCY-028).
    """
    path = folder / "factions.toml"
    for faction in book.factions.values():
        if len(faction.workers) != book.start_workers:
            keys = ("faction", faction.id, "workers")
            raise content_files.BadContent("scythe-error-workers", path.name, keys)
        base = book.territories[faction.base]
        dry = [n for n in base.neighbours if n not in base.rivers and book.territories[n].terrain in LAND]
        content_files.all_known(path, ("faction", faction.id, "workers"), faction.workers, dry)


CHECKS: tuple[Callable[[content_files.Folder, Book], None], ...] = (
    _check_table,
    _check_actions,
    _check_mats,
    _check_factions,
    _check_cards,
    _check_tiles,
    _check_map,
    _check_starts,
    check_numbers,
)
"""Checks that raise for a name that doesn't exist in a file or the map, files first."""
