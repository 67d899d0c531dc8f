"""Relations between numbers that a game needs to be set up and to end."""

from __future__ import annotations

from game.engine.content.content_files import Folder, demand
from game.titles.scythe.rules.content.book import UNBOUNDED, Book, Requirement
from game.titles.scythe.rules.content.tile_kinds import MixedHold

MAX_SEATS = 7
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
    """Check that everybody starts on the tracks, and that every popularity has rates (SCY-227)."""
    file, tops = folder / "table.toml", {track: book.top_of(track) for track in ("power", "popularity")}
    lowest, highest = book.tiers[0].popularity, book.tiers[-1].popularity
    demand(lowest == 0, file, ("tier",), "scythe-error-lowest-rates")
    begins = {tier.popularity for tier in book.tiers}
    demand(len(begins) == len(book.tiers), file, ("tier",), "scythe-error-same-rates")
    power, popularity = tops["power"], tops["popularity"]
    to_power, to_popularity = ((file.name, ("goal", track, "need")) for track in tops)
    code = "scythe-error-rates-too-high"
    demand(highest <= popularity, file, ("tier",), code, to_popularity, popularity=highest)
    for faction in book.factions.values():
        place = folder / "factions.toml", ("faction", faction.id, "power")
        demand(faction.power <= power, *place, "scythe-error-power-track", to_power, end=power)
    for mat in book.mats.values():
        place = folder / "mats.toml", ("mat", mat.id, "popularity")
        demand(
            mat.popularity <= popularity,
            *place,
            "scythe-error-popularity-track",
            to_popularity,
            end=popularity,
        )


def _decks(folder: Folder, book: Book) -> None:
    """Check that there are as many cards as are dealt at the largest table (SCY-018, SCY-019)."""
    cards = sorted((faction.combat_cards for faction in book.factions.values()), reverse=True)
    have, code, other = len(book.combat), "scythe-error-combat-cards", ("table.toml", ("combat_cards",))
    demand(sum(cards) <= have, folder / "factions.toml", ("faction",), code, other, count=have)
    base = sum(card.set == "base" for card in book.objectives.values())
    opened = max(tile.public_objectives for tile in book.resolutions.values())
    dealt = sum(sorted((mat.objectives for mat in book.mats.values()), reverse=True)[:MAX_SEATS])
    tile = ("resolution.toml", ("tile",))
    demand(
        dealt + opened <= base, folder / "mats.toml", ("mat",), "scythe-error-objectives", tile, count=base
    )


def _stars(folder: Folder, book: Book) -> None:
    """Check that somebody can place all stars, though not every goal may ever be reached (SCY-213)."""
    most = sum(goal.stars > 0 for goal in book.goals.values())
    goals = [("table.toml", ("goal", goal, "stars")) for goal in book.goals]
    keys, code = ("limits", "stars"), "scythe-error-goals"
    demand(book.limits.stars <= most, folder / "table.toml", keys, code, *goals, count=most)


def _holds(folder: Folder, book: Book) -> None:
    """Check that an airship that carries both kinds has a limit for each (SCY-363)."""
    for tile in book.passive.values():
        if isinstance(tile.effect, MixedHold):
            keys = ("passive", tile.id, "effect", "carry")
            has_both = {*tile.effect.carry} == {"resources", "workers"}
            demand(has_both, folder / "wind_gambit.toml", keys, "scythe-error-airship-limits")


def _objectives(folder: Folder, book: Book) -> None:
    """Check that every requirement of an objective can hold, and does not always hold (SCY-202)."""
    for card in book.objectives.values():
        for need in card.require:
            code = _flaw(need)
            demand(not code, folder / "objectives.toml", ("objective", card.id), code, kind=need.kind)


def _flaw(need: Requirement) -> str:
    """Return the message about a requirement's numbers; "" if nothing is wrong."""
    if need.each and need.kind != "territory_resources":
        return "scythe-error-no-each"
    if need.kind in YES_OR_NO and not (need.max == 0 or need.min == 1):
        return "scythe-error-yes-or-no"
    return "" if need.min or need.max < UNBOUNDED else "scythe-error-unbounded"
