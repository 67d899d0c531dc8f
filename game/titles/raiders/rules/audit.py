"""Invariants of a position: nothing is lost, doubled, misplaced or out of bounds."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.positions.flaws import (
    Path,
    demand,
    demand_each_once,
    demand_none,
    require_in_order,
    require_single,
)
from game.engine.zones import audit
from game.titles.raiders.rules.raid.raid import STEPS, TakeRaidSpace, spaces_left
from game.titles.raiders.rules.raid.strength import most_dice
from game.titles.raiders.rules.setup import BeginGame, ChoosePair, quest_places
from game.titles.raiders.rules.state.book import GOODS, PLUNDER
from game.titles.raiders.rules.state.state import RaidersState, kind
from game.titles.raiders.rules.state.zones import box, zones
from game.titles.raiders.rules.turn import PickUpWorker
from game.titles.raiders.rules.village.animals import TakeSwappedHorse
from game.titles.raiders.rules.village.quests import DiscardForQuest, QuestDone


def check(state: RaidersState) -> None:
    """Raise Flaw if an invariant is violated."""
    _ending(state)
    _heroes(state)
    audit(zones(state), box(state.book))
    _line(state)
    _quests(state)
    _raid_spaces(state)
    _plunder(state)
    _workers(state)
    _spots(state)
    _raid(state)
    require_single(state.stack, QuestDone, DiscardForQuest)
    for seat in range(state.seats):
        _player(state, seat)


def _player(state: RaidersState, seat: int) -> None:
    """Check that no number is below 0, and that wounds, eagles and horses are only with crew cards (RAI-032,
    RAI-060).
    """
    player, name = state.players[seat], ("players", seat)
    for item in (*GOODS, *PLUNDER, "vp"):
        demand(getattr(player, item) >= 0, "is below 0", *name, item)
    for number, space in enumerate(player.spaces):
        where = (*name, "spaces", number)
        demand(bool(space.crew) or not space.wounds, "counts wounds without a crew card", *where, "wounds")
        most = state.book.crew[space.crew].strength if space.crew else 0
        demand(0 <= space.wounds <= most, f"is {space.wounds}, expected 0 to {most}", *where, "wounds")


def _heroes(state: RaidersState) -> None:
    """Check that each player has a hero from the first turn on, and that there is one more pair before
    (RAI-027, RAI-033).
    """
    choosing = [step.seat for step in state.stack if isinstance(step, ChoosePair)]
    demand_each_once("the hero", (*(p.hero for p in state.players if p.hero), *state.pairs), "players")
    for seat, player in enumerate(state.players):
        if player.hero:
            demand(seat not in choosing, "has a hero and is to choose one", "players", seat, "hero")
        else:
            demand(seat in choosing, "has no hero", "players", seat, "hero")
    begins = any(isinstance(step, BeginGame) for step in state.stack)
    number = len(choosing) + state.book.start.spare_heroes if begins else 0
    demand(len(state.pairs) == number, f"has {len(state.pairs)} pairs, expected {number}", "pairs")


def _line(state: RaidersState) -> None:
    """Check that there are as many faceup animals as at the start, apart from an eagle being swapped
    (RAI-060, RAI-148).
    """
    whole = state.book.start.animal_line + sum(isinstance(step, TakeSwappedHorse) for step in state.stack)
    have = len(state.animal_line)
    demand(have == whole, f"has {have} animals, expected {whole}", "animal_line")


def _quests(state: RaidersState) -> None:
    """Check that quests are only in the village and on raid spaces that hold one (RAI-013, RAI-014)."""
    places = {*quest_places(state)}
    for place in state.quests:
        demand(place in places, "no quest can lie here", "quests", place)
    for place in places & state.spaces.keys():
        facedown = not state.spaces[place].raided
        demand(not facedown or place in state.quests, f"the facedown quest of {place} is missing", "quests")


def _raid_spaces(state: RaidersState) -> None:
    """Check that the raid spaces are those of this number of players (RAI-015), each with its settlement."""
    expected = {
        f"{settlement.id}.{slot.slot}": settlement.id
        for settlement in state.book.settlements.values()
        for slot in settlement.spaces
        if max(2, state.seats) >= slot.min_players
    }
    for place in state.spaces:
        demand(place in expected, f"is not in play with {state.seats} players", "spaces", place)
    for place, settlement in expected.items():
        demand(place in state.spaces, f"{place} is missing", "spaces")
        found = state.spaces[place].settlement
        demand(found == settlement, f'is "{found}", expected "{settlement}"', "spaces", place, "settlement")


def _plunder(state: RaidersState) -> None:
    """Check that no plunder is lost or doubled, and that none lies on a raided space (RAI-017, RAI-019)."""
    for item, record in state.book.plunder.items():
        board = sum(s.plunder.count(item) for s in state.spaces.values())
        held = sum(getattr(p, item) for p in state.players)
        number = board + held + state.supply[item]
        words = f"with the players and raid spaces there are {number} {item}, expected {record.count}"
        demand(number == record.count and state.supply[item] >= 0, words, "supply", item)
    for place, space in state.spaces.items():
        empty = not (space.raided and space.plunder)
        demand(empty, "plunder lies on a raided space", "spaces", place, "plunder")


# ---------------------------------------------------------------------------------------- workers


def _standing(state: RaidersState) -> Iterator[tuple[Path, str]]:
    """Yield every worker, and where it is."""
    for building, worker in state.village.items():
        yield ("village", building), worker
    for seat, player in enumerate(state.players):
        yield ("players", seat, "worker"), player.worker
    for settlement, workers in state.spots.items():
        yield from ((("spots", settlement, number), worker) for number, worker in enumerate(workers))
    for place, space in state.spaces.items():
        yield ("spaces", place, "worker"), space.worker


def _workers(state: RaidersState) -> None:
    """Check that there is a worker for each raid space in play, each player and each village start (RAI-020
    to RAI-024), in a colour that its place accepts (RAI-045).
    """
    start = [b.start_worker for b in state.book.buildings.values() if b.start_worker]
    colours = [*start, *("blue" for _ in state.players), *(slot for slot in _slots(state).values())]
    seen: set[str] = set()
    for path, worker in _standing(state):
        if worker:
            demand(worker not in seen, f"the worker {worker} is there twice", *path)
            demand(kind(worker) in colours, f"there are too many {kind(worker)} workers", *path)
            seen.add(worker)
            colours.remove(kind(worker))
    demand(not colours, f"a {''.join(colours[:1])} worker is missing", "village")
    _colours(state)
    require_in_order(state.stack, (PickUpWorker,))
    placed = any(isinstance(step, PickUpWorker | TakeRaidSpace) for step in state.stack)
    for seat, player in enumerate(state.players):
        holds = not (placed and seat == state.active)
        words = "holds no worker" if holds else "holds a worker that is placed"
        demand(bool(player.worker) == holds, words, "players", seat, "worker")


def _slots(state: RaidersState) -> dict[str, str]:
    """Return the colour of the worker by raid space in play."""
    return {
        f"{settlement.id}.{slot.slot}": slot.worker
        for settlement in state.book.settlements.values()
        for slot in settlement.spaces
        if f"{settlement.id}.{slot.slot}" in state.spaces
    }


def _colours(state: RaidersState) -> None:
    """Check that each worker stands above its raid space, or on a building that takes its colour (RAI-020,
    RAI-045).
    """
    for place, colour in _slots(state).items():
        worker = state.spaces[place].worker
        fits = not worker or kind(worker) == colour
        demand(fits, f"{worker} stands above the raid space of a {colour} worker", "spaces", place, "worker")
    for name, worker in state.village.items():
        building = state.book.buildings[name]
        fits = not worker or kind(worker) in (*building.place, building.start_worker)
        demand(fits, f"no {kind(worker) if worker else ''} worker can be placed here", "village", name)


def _spots(state: RaidersState) -> None:
    """Check that a worker for each raid of a settlement stands on its spots, in an accepted colour
    (RAI-102)."""
    for name, settlement in state.book.settlements.items():
        spots = state.spots[name]
        raids = sum(1 for s in state.spaces.values() if s.settlement == name and s.raided)
        raid = state.raid
        raids += bool(raid and raid.settlement == name and not state.me.worker)
        demand(
            len(spots) == raids, f"has {len(spots)} workers, but it was raided {raids} times", "spots", name
        )
        odd = (worker for worker in spots if kind(worker) not in settlement.accepts)
        demand_none(odd, "may not raid here", "spots", name)


# ---------------------------------------------------------------------------------------- the raid


def _raid(state: RaidersState) -> None:
    """Check that the raid's steps follow (RAI-102 to RAI-111) and that it has no more dice than possible
    (RAI-112).
    """
    require_in_order(state.stack, STEPS)
    goes_on = any(isinstance(step, STEPS) for step in state.stack)
    if state.raid is None:
        demand(not goes_on, "is missing, but its steps are pending", "raid")
        return
    demand(goes_on, "goes on, but no step of it is pending", "raid")
    left = any(isinstance(step, TakeRaidSpace) for step in state.stack)
    settlement = state.raid.settlement
    spaces = not left or bool(spaces_left(state, settlement))
    demand(spaces, f"{settlement} has no raid space left", "raid", "settlement")
    dice = state.raid.dice
    for number, (colour, face) in enumerate(dice):
        die = state.book.dice[colour]
        demand(face < len(die.faces), f"a {colour} die has no face {face}", "raid", "dice", number)
    for colour, most in most_dice(state.book).items():
        enough = [c for c, _ in dice].count(colour) <= most
        demand(enough, f"there are more than {most} {colour} dice", "raid", "dice")


def _ending(state: RaidersState) -> None:
    """Check that the game is over after the last turn of the final round, and not before (RAI-178,
    RAI-181)."""
    demand(state.final <= state.seats, f"is {state.final}, expected -1 to {state.seats}", "final")
    over = state.final == 0 or bool(state.stack)
    demand(over, "nothing is left to do, but the game is not over", "stack")
