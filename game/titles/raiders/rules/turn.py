"""A turn: work or raid, then the limits, the end trigger and the next player."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from game.engine.model import Action, Asked, Choice, Choices, Later, Option, Reason, Seat, choice, refuse
from game.engine.order import following
from game.titles.raiders.rules.raid.raid import StartRaid, raid_choices, start_raid
from game.titles.raiders.rules.shared.discarding import DiscardCards
from game.titles.raiders.rules.state.book import GOODS, EndTrigger
from game.titles.raiders.rules.state.state import RaidersState, kind, mat_ref, place_ref, worker_ref
from game.titles.raiders.rules.state.step import RaidersStep
from game.titles.raiders.rules.village.buildings import BuildingAction


def is_stuck(state: RaidersState) -> bool:
    """Return whether nobody can ever raid again and too many quests stay on the board for good."""
    return not _is_raid_possible(state) and len(state.quests) - completable(state) > end_trigger(state).quests


def end_trigger(state: RaidersState) -> EndTrigger:
    """Return what triggers the end at this table (RAI-175, RAI-176, RAI-216)."""
    return state.book.short_end if state.options["ending"] == "short" else state.book.end


def _is_raid_possible(state: RaidersState) -> bool:
    """Return whether a settlement with spaces left accepts a worker of the village or of a hand."""
    workers = [*state.village.values(), *(player.worker for player in state.players)]
    colours = {kind(worker) for worker in workers if worker}
    settlements = state.book.settlements
    return any(
        space.worker and not colours.isdisjoint(settlements[space.settlement].accepts)
        for space in state.spaces.values()
    )


def completable(state: RaidersState) -> int:
    """Return how many quests can be completed at most without another raid: of those that need gold only as
    many as the gold pays that players hold or can still take from raid spaces. No supply gives gold."""
    quests = state.book.quests
    lying = (quest for place, quest in state.quests.items() if state.quest_open(place))
    needs = sorted(quests[quest].cost.get("gold", 0) for quest in lying)
    held = [player.gold for player in state.players]
    return next(n for n in range(len(needs), -1, -1) if _missing(needs[:n], held) <= _lootable(state))


def _lootable(state: RaidersState) -> int:
    """Return the gold on raid spaces from which cards take plunder without a raid."""
    book = state.book
    spaces = (s for place, s in state.spaces.items() if book.civilization_of[place] in book.looted)
    return sum(space.plunder.count("gold") for space in spaces)


def _missing(needs: Sequence[int], held: Sequence[int]) -> int:
    """Return the least gold that players must still gain to pay all of these needs, each paid by one of
    them."""
    if not needs or not needs[-1]:
        return 0
    *rest, need = needs
    return min(
        max(0, need - have) + _missing(rest, [*held[:n], max(0, have - need), *held[n + 1 :]])
        for n, have in enumerate(held)
    )


BUILDING_TAKEN = refuse("building-taken", "RAI-044")
WRONG_COLOUR = refuse("worker-colour", "RAI-045")
JUST_PLACED = refuse("just-placed", "RAI-048")
NO_WORKER_THERE = refuse("no-worker-there", "RAI-049")


class Place(Action, frozen=True):
    """Place the held worker on a building."""

    building: str


class PickUp(Action, frozen=True):
    """Pick up the worker of a building; from settlements and raid spaces it is refused."""

    place: str


class PlaceWorker(RaidersStep, frozen=True):
    """Place the held worker: on a building to work, at a settlement to raid (RAI-038, RAI-041)."""

    def ask(self, state: RaidersState) -> Asked:
        """Return every building and every settlement."""
        return Later(state.active, _places)

    def take(self, state: RaidersState, seat: Seat, action: Action) -> None:
        """Work or raid; either way the turn ends after it."""
        worker = state.me.worker
        state.change(seat, worker="")
        state.push(EndTurn())
        match action:
            case StartRaid(settlement):
                start_raid(state, worker, settlement)
            case Place(building):
                state.village[building] = state.worker = worker
                state.emit("place", seat=seat, worker=worker, place=building)
                state.push(BuildingAction(building, worker), PickUpWorker(building))


def _places(state: RaidersState) -> Choices:
    return [*_places_to_work(state), *raid_choices(state)]


def _places_to_work(state: RaidersState) -> Choices:
    worker, village, found = state.me.worker, state.village, []
    colour = kind(worker)
    for building in state.book.buildings.values():
        reason: Reason | None = None
        if village[building.id]:
            reason = BUILDING_TAKEN
        elif colour not in building.place:
            reason = WRONG_COLOUR
        found.append(Choice(_place(worker, building.id), reason))
    return found


@cache
def _place(worker: str, building: str) -> Option:
    return Option(Place(building), worker_ref(worker), place_ref(building))


class PickUpWorker(RaidersStep, frozen=True):
    """Pick up a worker from another building than the one placed on (RAI-047, RAI-048, RAI-049)."""

    placed: str

    def ask(self, state: RaidersState) -> Asked:
        """Return every worker that stands in the village, or at a settlement, where none can be picked up."""
        return Later(state.active, self._village, self._workers)

    def _workers(self, state: RaidersState) -> Choices:
        return [*self._village(state), *_settlements(state)]

    def _village(self, state: RaidersState) -> Choices:
        found, seat = [], state.active
        for building, worker in state.village.items():
            reason: Reason | None = None
            if not worker:
                reason = NO_WORKER_THERE
            elif building == self.placed:
                reason = JUST_PLACED
            found.append(Choice(_pick_up(building, worker, seat), reason))
        return found

    def take(self, state: RaidersState, seat: Seat, action: Action) -> None:
        """It becomes the held worker, and its building's action may be used."""
        match action:
            case PickUp(building):
                worker = state.village[building]
                state.village[building] = ""
                state.change(seat, worker=worker)
                state.worker = worker
                state.emit("pick_up", seat=seat, worker=worker, place=building)
                state.push(BuildingAction(building, worker))


@cache
def _pick_up(building: str, worker: str, seat: Seat) -> Option:
    source = worker_ref(worker) if worker else place_ref(building)
    return Option(PickUp(building), source, mat_ref(seat))


def _settlements(state: RaidersState) -> Choices:
    seat = state.active
    found = [_not_from_settlement(place, w, seat) for place, spots in state.spots.items() for w in spots]
    spaces = state.spaces.items()
    return found + [_not_from_settlement(place, s.worker, seat) for place, s in spaces if s.worker]


@cache
def _not_from_settlement(place: str, worker: str, seat: Seat) -> Choice:
    reason = refuse("not-from-settlement", "RAI-049")
    return choice(PickUp(place), source=worker_ref(worker), target=mat_ref(seat), reason=reason)


class EndTurn(RaidersStep, frozen=True):
    """Limits, end trigger, next player, in this order (RAI-042)."""

    def run(self, state: RaidersState) -> None:
        state.push(KeepLimits(), CheckEnd(), NextTurn())


class KeepLimits(RaidersStep, frozen=True):
    """Reduce the player's goods and cards to the limits at the end of a turn (RAI-171, RAI-173, RAI-174)."""

    def run(self, state: RaidersState) -> None:
        """Excess goods return to the supply; the player chooses which cards go."""
        player, limits = state.me, state.book.limits
        for item in GOODS:
            excess = getattr(player, item) - getattr(limits, item)
            if excess > 0:
                state.set_amount(state.active, item, getattr(limits, item))
                state.emit("excess", seat=state.active, item=item, amount=excess)
        if (over := len(player.hand) - limits.cards) > 0:
            state.push(DiscardCards(over))


class CheckEnd(RaidersStep, frozen=True):
    """Few raid spaces or quests left: everybody has one more turn (RAI-175 to RAI-179)."""

    def run(self, state: RaidersState) -> None:
        """Count down a final round that has begun, else see whether it begins."""
        if state.final > 0:
            state.final -= 1
        elif state.final < 0 and (_triggered(state) or is_stuck(state)):
            state.final = state.seats
            state.emit("final_round", seat=state.active)


def _triggered(state: RaidersState) -> bool:
    return min(to_the_end(state)) <= 0


def to_the_end(state: RaidersState) -> tuple[int, int]:
    """Return how many more raids, or how many more quests, make the final round begin (RAI-175, RAI-176)."""
    left = [space for space in state.spaces.values() if space.worker]
    end = end_trigger(state)
    return len(left) - end.raid_spaces, len(state.quests) - end.quests


class NextTurn(RaidersStep, frozen=True):
    """The next player clockwise, or the end (RAI-037, RAI-181)."""

    def run(self, state: RaidersState) -> None:
        """Nothing carries over from turn to turn but what lies on the table."""
        state.used.clear()
        state.worker = ""
        if state.final == 0:
            state.emit("game_over")
            return
        state.active = following(range(state.seats), state.active)
        begin_turn(state)


def begin_turn(state: RaidersState) -> None:
    """Begin the active player's turn."""
    state.turn += 1
    state.emit("turn", seat=state.active)
    state.push(PlaceWorker())
