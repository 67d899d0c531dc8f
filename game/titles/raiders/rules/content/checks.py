"""Relations between numbers that a game needs to be set up and to end."""

from __future__ import annotations

from game.engine.content.content_files import Folder, all_known, demand, demand_all, known
from game.engine.content.edition import Keys
from game.titles.raiders.rules.state.book import GOODS, PLUNDER, Book, Settlement
from game.titles.raiders.rules.state.state import CREW_SPACES

MAX_SEATS = 4
RAID_COST = ("provisions", "wagon")
"""The items of every raid's cost, even if 0."""


def check(folder: Folder, book: Book) -> None:
    """Raise BadContent for the first number that does not go with others."""
    _start(folder, book)
    _crew(folder, book)
    _bag(folder, book)
    for settlement in book.settlements.values():
        _settlement(folder, book, settlement)


def _start(folder: Folder, book: Book) -> None:
    """Check that there are as many heroes and animals as are dealt (RAI-023, RAI-026)."""
    file, spare, line = folder / "board.toml", book.start.spare_heroes, book.start.animal_line
    most = len(book.heroes) - MAX_SEATS
    demand(spare <= most, file, ("start", "spare_heroes"), "raiders-error-heroes", count=most)
    have, keys, animals = len(book.animals), ("start", "animal_line"), ("animals.toml", ("animal",))
    demand(line <= have, file, keys, "raiders-error-animals", animals, count=have)


def _crew(folder: Folder, book: Book) -> None:
    """Check that everybody can have the largest crew at once; with fewer cards raids may end (RAI-027,
    RAI-093).
    """
    have, need = len(book.crew), MAX_SEATS * CREW_SPACES + book.start.spare_heroes
    facts = {"count": have, "seats": MAX_SEATS, "needed": need}
    demand(have >= need, folder / "crew.toml", ("crew",), "raiders-error-crew", **facts)


def _bag(folder: Folder, book: Book) -> None:
    """Check that there is as much plunder as the raid spaces take (RAI-017)."""
    file, taken = folder / "plunder.toml", 0
    for kind in book.plunder:
        known(file, ("plunder", kind, "id"), kind, PLUNDER)
    demand_all(file, ("plunder",), PLUNDER, book.plunder)
    have = sum(kind.count for kind in book.plunder.values())
    for settlement in book.settlements.values():
        taken += sum(slot.plunder for slot in settlement.spaces if slot.min_players <= MAX_SEATS)
        code = "raiders-error-plunder"
        kinds = [("plunder.toml", ("plunder", kind, "count")) for kind in book.plunder]
        demand(
            taken <= have,
            folder / "board.toml",
            (*_way(book, settlement), "spaces"),
            code,
            *kinds,
            count=have,
        )


def _settlement(folder: Folder, book: Book, settlement: Settlement) -> None:
    """Check that somebody can raid it, with a full crew and with what may be kept (RAI-093, RAI-171)."""
    file, way = folder / "board.toml", _way(book, settlement)
    fits, code = settlement.min_crew <= CREW_SPACES, "raiders-error-crew-spaces"
    demand(fits, file, (*way, "min_crew"), code, most=CREW_SPACES)
    for item in RAID_COST:
        demand(item in settlement.cost, file, (*way, "cost"), "raiders-error-no-cost", item=item)
    all_known(file, (*way, "cost"), settlement.cost, (*GOODS, *PLUNDER))
    for item, amount in settlement.cost.items():
        most = getattr(book.limits, item, amount)
        code, limit = "raiders-error-cost", ("board.toml", ("limits", item))
        demand(amount <= most, file, (*way, "cost"), code, limit, amount=amount, item=item)


def _way(book: Book, settlement: Settlement) -> Keys:
    return ("civilization", book.civilization_of[settlement.id], "settlement", settlement.id)
