"""What numbers must be to each other, so that a game can be set up and comes to its end."""

from __future__ import annotations

from game.engine.content.content_files import Folder, demand
from game.titles.scythe.rules.content.book import UNBOUNDED, Book, Requirement
from game.titles.scythe.rules.content.tile_kinds import MixedHold

MOST_SEATS = 7
YES_OR_NO = {"control_factory", "factory_cards", "most_power", "workers_equal_recruits"}
"""Kinds of requirement that count to 1."""


def check_numbers(folder: Folder, book: Book) -> None:
    """Raise BadContent for the first number that does not go with others."""
    _tracks(folder, book)
    _decks(folder, book)
    _stars(folder, book)
    _holds(folder, book)
    _objectives(folder, book)


def _tracks(folder: Folder, book: Book) -> None:
    """Everybody starts on the tracks, and has rates wherever popularity stands (SCY-227)."""
    file, tops = folder / "table.toml", {track: book.top_of(track) for track in ("power", "popularity")}
    lowest, highest = book.tiers[0].popularity, book.tiers[-1].popularity
    demand(lowest == 0, file, ("tier",), "the lowest rates begin at a popularity of 0")
    begins = {tier.popularity for tier in book.tiers}
    demand(len(begins) == len(book.tiers), file, ("tier",), "two rates begin at the same popularity")
    top = ("goal", "popularity", "need")
    words = f"rates begin at a popularity of {highest}, which nobody can have"
    demand(highest <= tops["popularity"], file, ("tier",), words, (file.name, top))
    for faction in book.factions.values():
        words, top = f"the track of power ends at {tops['power']}", ("goal", "power", "need")
        keys = ("faction", faction.id, "power")
        demand(faction.power <= tops["power"], folder / "factions.toml", keys, words, (file.name, top))
    for mat in book.mats.values():
        words, top = f"the track of popularity ends at {tops['popularity']}", ("goal", "popularity", "need")
        keys = ("mat", mat.id, "popularity")
        demand(mat.popularity <= tops["popularity"], folder / "mats.toml", keys, words, (file.name, top))


def _decks(folder: Folder, book: Book) -> None:
    """There are as many cards as are dealt at the largest table (SCY-018, SCY-019)."""
    cards = sorted((faction.combat_cards for faction in book.factions.values()), reverse=True)
    words = f"there are only {len(book.combat)} combat cards for all players"
    demand(
        sum(cards) <= len(book.combat),
        folder / "factions.toml",
        ("faction",),
        words,
        ("table.toml", ("combat_cards",)),
    )
    base = sum(card.set == "base" for card in book.objectives.values())
    opened = max(tile.public_objectives for tile in book.resolutions.values())
    dealt = sum(sorted((mat.objectives for mat in book.mats.values()), reverse=True)[:MOST_SEATS])
    words = f"there are only {base} objectives for all players and the tile"
    tile = ("resolution.toml", ("tile",))
    demand(dealt + opened <= base, folder / "mats.toml", ("mat",), words, tile)


def _stars(folder: Folder, book: Book) -> None:
    """Somebody can place all stars, though not every goal may ever be reached (SCY-213)."""
    most = sum(goal.stars > 0 for goal in book.goals.values())
    words = f"there are only {most} goals to place them on"
    goals = [("table.toml", ("goal", goal, "stars")) for goal in book.goals]
    demand(book.limits.stars <= most, folder / "table.toml", ("limits", "stars"), words, *goals)


def _holds(folder: Folder, book: Book) -> None:
    """An airship that carries both kinds has a limit for each (SCY-363)."""
    for tile in book.passive.values():
        if isinstance(tile.effect, MixedHold):
            keys = ("passive", tile.id, "effect", "carry")
            has_both = {*tile.effect.carry} == {"resources", "workers"}
            demand(has_both, folder / "wind_gambit.toml", keys, "must limit both resources and workers")


def _objectives(folder: Folder, book: Book) -> None:
    """Every requirement of an objective can hold, and does not always hold (SCY-202)."""
    for card in book.objectives.values():
        for need in card.require:
            flaw = _flaw(need)
            demand(not flaw, folder / "objectives.toml", ("objective", card.id), flaw)


def _flaw(need: Requirement) -> str:
    """What is wrong with the numbers of a requirement; "" nothing."""
    if need.each and need.kind != "territory_resources":
        return f"{need.kind} has no each"
    if need.kind in YES_OR_NO and not (need.max == 0 or need.min == 1):
        return f"{need.kind} must have min = 1 or max = 0"
    return "" if need.min or need.max < UNBOUNDED else f"{need.kind} needs min or max"
