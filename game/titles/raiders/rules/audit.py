"""Invariants of a position: nothing is lost, doubled, misplaced or out of bounds."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.positions.flaws import (
    Path,
    require,
    require_in_order,
    require_none,
    require_single,
    require_unique,
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
        require(getattr(player, item) >= 0, "error-flaw-below-zero", *name, item)
    for number, space in enumerate(player.spaces):
        where = (*name, "spaces", number)
        has_crew = bool(space.crew) or not space.wounds
        require(has_crew, "raiders-flaw-wounds-without-crew", *where, "wounds")
        most = state.book.crew[space.crew].strength if space.crew else 0
        fits = 0 <= space.wounds <= most
        require(fits, "error-flaw-range", *where, "wounds", found=space.wounds, low=0, high=most)


def _heroes(state: RaidersState) -> None:
    """Check that each player has a hero from the first turn on, and that there is one more pair before
    (RAI-027, RAI-033).
    """
    choosing = [step.seat for step in state.stack if isinstance(step, ChoosePair)]
    heroes = (*(p.hero for p in state.players if p.hero), *state.pairs)
    require_unique(heroes, "raiders-flaw-hero-twice", "players")
    for seat, player in enumerate(state.players):
        if player.hero:
            require(seat not in choosing, "raiders-flaw-hero-chosen", "players", seat, "hero")
        else:
            require(seat in choosing, "raiders-flaw-no-hero", "players", seat, "hero")
    begins = any(isinstance(step, BeginGame) for step in state.stack)
    number = len(choosing) + state.book.start.spare_heroes if begins else 0
    found = len(state.pairs)
    require(found == number, "raiders-flaw-pairs", "pairs", found=found, expected=number)


def _line(state: RaidersState) -> None:
    """Check that there are as many faceup animals as at the start, apart from an eagle being swapped
    (RAI-060, RAI-148).
    """
    whole = state.book.start.animal_line + sum(isinstance(step, TakeSwappedHorse) for step in state.stack)
    have = len(state.animal_line)
    require(have == whole, "raiders-flaw-animal-line", "animal_line", found=have, expected=whole)


def _quests(state: RaidersState) -> None:
    """Check that quests are only in the village and on raid spaces that hold one (RAI-013, RAI-014)."""
    places = {*quest_places(state)}
    for place in state.quests:
        require(place in places, "raiders-flaw-quest-place", "quests", place)
    for place in places & state.spaces.keys():
        facedown = not state.spaces[place].raided
        has_quest = not facedown or place in state.quests
        require(has_quest, "raiders-flaw-quest-missing", "quests", place=place)


def _raid_spaces(state: RaidersState) -> None:
    """Check that the raid spaces are those of this number of players (RAI-015), each with its settlement."""
    expected = {
        f"{settlement.id}.{slot.slot}": settlement.id
        for settlement in state.book.settlements.values()
        for slot in settlement.spaces
        if max(2, state.seats) >= slot.min_players
    }
    for place in state.spaces:
        in_play = place in expected
        require(in_play, "raiders-flaw-space-not-in-play", "spaces", place, seats=state.seats)
    for place, settlement in expected.items():
        require(place in state.spaces, "error-flaw-missing", "spaces", name=place)
        found, path = state.spaces[place].settlement, ("spaces", place, "settlement")
        require(found == settlement, "error-flaw-not-word", *path, found=found, expected=settlement)


def _plunder(state: RaidersState) -> None:
    """Check that no plunder is lost or doubled, and that none lies on a raided space (RAI-017, RAI-019)."""
    for item, record in state.book.plunder.items():
        board = sum(s.plunder.count(item) for s in state.spaces.values())
        held = sum(getattr(p, item) for p in state.players)
        number = board + held + state.supply[item]
        fits = number == record.count and state.supply[item] >= 0
        facts = {"item": item, "found": number, "expected": record.count}
        require(fits, "raiders-flaw-plunder-count", "supply", item, **facts)
    for place, space in state.spaces.items():
        empty = not (space.raided and space.plunder)
        require(empty, "raiders-flaw-plunder-left", "spaces", place, "plunder")


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
            colour = kind(worker)
            require(worker not in seen, "raiders-flaw-worker-twice", *path, worker=worker)
            require(colour in colours, "raiders-flaw-too-many-workers", *path, colour=colour)
            seen.add(worker)
            colours.remove(colour)
    require(not colours, "raiders-flaw-worker-missing", "village", colour="".join(colours[:1]))
    _colours(state)
    require_in_order(state.stack, (PickUpWorker,))
    placed = any(isinstance(step, PickUpWorker | TakeRaidSpace) for step in state.stack)
    for seat, player in enumerate(state.players):
        holds = not (placed and seat == state.active)
        code = "raiders-flaw-no-worker" if holds else "raiders-flaw-worker-placed"
        require(bool(player.worker) == holds, code, "players", seat, "worker")


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
        path = ("spaces", place, "worker")
        require(fits, "raiders-flaw-worker-above", *path, worker=worker, colour=colour)
    for name, worker in state.village.items():
        building = state.book.buildings[name]
        colour = kind(worker) if worker else ""
        fits = not worker or colour in (*building.place, building.start_worker)
        require(fits, "raiders-flaw-worker-building", "village", name, colour=colour)


def _spots(state: RaidersState) -> None:
    """Check that a worker for each raid of a settlement stands on its spots, in an accepted colour
    (RAI-102)."""
    for name, settlement in state.book.settlements.items():
        spots = state.spots[name]
        raids = sum(1 for s in state.spaces.values() if s.settlement == name and s.raided)
        raid = state.raid
        raids += bool(raid and raid.settlement == name and not state.me.worker)
        found = len(spots)
        require(found == raids, "raiders-flaw-spots", "spots", name, found=found, raids=raids)
        odd = (worker for worker in spots if kind(worker) not in settlement.accepts)
        require_none(odd, "raiders-flaw-may-not-raid", "spots", name)


# ---------------------------------------------------------------------------------------- the raid


def _raid(state: RaidersState) -> None:
    """Check that the raid's steps follow (RAI-102 to RAI-111) and that it has no more dice than possible
    (RAI-112).
    """
    require_in_order(state.stack, STEPS)
    goes_on = any(isinstance(step, STEPS) for step in state.stack)
    if state.raid is None:
        require(not goes_on, "raiders-flaw-raid-missing", "raid")
        return
    require(goes_on, "raiders-flaw-raid-no-step", "raid")
    left = any(isinstance(step, TakeRaidSpace) for step in state.stack)
    settlement = state.raid.settlement
    spaces = not left or bool(spaces_left(state, settlement))
    require(spaces, "raiders-flaw-no-space-left", "raid", "settlement", settlement=settlement)
    dice = state.raid.dice
    for number, (colour, face) in enumerate(dice):
        die = state.book.dice[colour]
        path = ("raid", "dice", number)
        require(face < len(die.faces), "raiders-flaw-no-face", *path, colour=colour, face=face)
    for colour, most in most_dice(state.book).items():
        enough = [c for c, _ in dice].count(colour) <= most
        require(enough, "raiders-flaw-too-many-dice", "raid", "dice", most=most, colour=colour)


def _ending(state: RaidersState) -> None:
    """Check that the game is over after the last turn of the final round, and not before (RAI-178,
    RAI-181)."""
    fits = state.final <= state.seats
    require(fits, "error-flaw-range", "final", found=state.final, low=-1, high=state.seats)
    over = state.final == 0 or bool(state.stack)
    require(over, "error-flaw-unfinished", "stack")
