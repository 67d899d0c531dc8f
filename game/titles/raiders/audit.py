"""Nothing is lost, doubled or out of bounds: what holds at every decision."""

from __future__ import annotations

from game.titles.raiders.book import BOOK, GOODS, PLUNDER
from game.titles.raiders.state import RaidersState


def _demand(holds: bool, what: str) -> None:
    if not holds:
        raise AssertionError(what)


def check(state: RaidersState) -> None:
    """Raise AssertionError where something does not hold."""
    _cards(state)
    _plunder(state)
    _workers(state)
    for player in state.players:
        _demand(min(getattr(player, item) for item in (*GOODS, *PLUNDER, "vp")) >= 0, "something is below 0")
        for space in player.spaces:
            _demand(bool(space.crew) or not space.wounds, "wounds without a crew card")
            _demand(not space.crew or space.wounds <= BOOK.crew[space.crew].strength, "too many wounds")


def _same(what: str, found: list[str], box: list[str]) -> None:
    _demand(sorted(found) == sorted(box), f"{what} are lost or doubled")


def _cards(state: RaidersState) -> None:
    crew = [*state.crew_deck, *state.crew_discard, *state.pairs.values()]
    animals = [*state.animal_deck, *state.animal_discard, *state.animal_line]
    quests = [*state.quests.values(), *state.quest_box]
    for player in state.players:
        crew += [*player.hand, *(s.crew for s in player.crew)]
        animals += [a for s in player.spaces for a in (s.eagle, s.horse) if a]
        quests += player.quests
    _same("crew cards", crew, list(BOOK.crew))
    _same("animal cards", animals, list(BOOK.animals))
    _same("quests", quests, list(BOOK.quests))


def _plunder(state: RaidersState) -> None:
    for kind, record in BOOK.plunder.items():
        board = sum(s.plunder.count(kind) for s in state.spaces.values())
        held = sum(getattr(p, kind) for p in state.players)
        _demand(board + held + state.supply[kind] == record.count, f"{kind} is lost or doubled")


def _workers(state: RaidersState) -> None:
    """One worker for each raid space in play, each player and each village start (RAI-023)."""
    standing = [*state.village.values(), *(p.worker for p in state.players)]
    standing += [w for spots in state.spots.values() for w in spots]
    standing += [s.worker for s in state.spaces.values()]
    workers = [w for w in standing if w]
    start = sum(1 for b in BOOK.buildings.values() if b.start_worker)
    _demand(len(set(workers)) == len(workers) == start + state.seats + len(state.spaces), "workers are lost")
