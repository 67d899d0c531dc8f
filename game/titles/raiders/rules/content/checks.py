"""What numbers must be to each other, so that a game can be set up and comes to its end."""

from __future__ import annotations

from game.engine.content.content_files import Folder, all_known, demand, demand_all, known
from game.engine.content.edition import Keys
from game.titles.raiders.rules.state.book import GOODS, PLUNDER, Book, Settlement
from game.titles.raiders.rules.state.state import CREW_SPACES

MOST_SEATS = 4
RAID_COST = ("provisions", "wagon")
"""What every raid costs, be it 0."""


def check(folder: Folder, book: Book) -> None:
    """Raise BadContent for the first number that does not go with others."""
    _start(folder, book)
    _crew(folder, book)
    _bag(folder, book)
    for settlement in book.settlements.values():
        _settlement(folder, book, settlement)


def _start(folder: Folder, book: Book) -> None:
    """There are as many heroes and animals as are dealt (RAI-023, RAI-026)."""
    file, spare, line = folder / "board.toml", book.start.spare_heroes, book.start.animal_line
    most = len(book.heroes) - MOST_SEATS
    demand(spare <= most, file, ("start", "spare_heroes"), f"there are only {most} heroes more than seats")
    words = f"there are only {len(book.animals)} animals"
    animals = ("animals.toml", ("animal",))
    demand(line <= len(book.animals), file, ("start", "animal_line"), words, animals)


def _crew(folder: Folder, book: Book) -> None:
    """Everybody can have the largest crew at once; with fewer cards raids may end (RAI-027, RAI-093)."""
    have, need = len(book.crew), MOST_SEATS * CREW_SPACES + book.start.spare_heroes
    words = f"there are only {have} crew cards in all; {MOST_SEATS} players need at least {need}"
    demand(have >= need, folder / "crew.toml", ("crew",), words)


def _bag(folder: Folder, book: Book) -> None:
    """There is as much plunder as the raid spaces take (RAI-017)."""
    file, taken = folder / "plunder.toml", 0
    for kind in book.plunder:
        known(file, ("plunder", kind, "id"), kind, PLUNDER)
    demand_all(file, ("plunder",), PLUNDER, book.plunder)
    have = sum(kind.count for kind in book.plunder.values())
    for settlement in book.settlements.values():
        taken += sum(slot.plunder for slot in settlement.spaces if slot.min_players <= MOST_SEATS)
        words = f"the raid spaces take more than the {have} pieces of plunder that there are"
        kinds = [("plunder.toml", ("plunder", kind, "count")) for kind in book.plunder]
        demand(taken <= have, folder / "board.toml", (*_way(book, settlement), "spaces"), words, *kinds)


def _settlement(folder: Folder, book: Book, settlement: Settlement) -> None:
    """Somebody can raid it: with the crew that finds room, and with what may be kept (RAI-093, RAI-171)."""
    file, way = folder / "board.toml", _way(book, settlement)
    demand(settlement.min_crew <= CREW_SPACES, file, (*way, "min_crew"), f"there is room for {CREW_SPACES}")
    for item in RAID_COST:
        demand(item in settlement.cost, file, (*way, "cost"), f"says no {item}; write {item} = 0")
    all_known(file, (*way, "cost"), settlement.cost, (*GOODS, *PLUNDER))
    for item, amount in settlement.cost.items():
        most = getattr(book.limits, item, amount)
        words = f"nobody may keep the {amount} {item} that a raid costs"
        demand(amount <= most, file, (*way, "cost"), words, ("board.toml", ("limits", item)))


def _way(book: Book, settlement: Settlement) -> Keys:
    return ("civilization", book.civilization_of[settlement.id], "settlement", settlement.id)
