"""Produce: workers yield the good of their terrain, or new workers (chapter 8).

Where everything that can yield resources may be picked it is picked by itself, because that is what nearly
everybody wants; who wants less asks for a part of it, and then names each territory (SCY-012). New workers
make the next Produce dearer, so their number is always asked for.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

from game.engine.hooks import Hook
from game.engine.model import DECLINING, Action, Choice, Choices, Seat, choice, refuse
from game.titles.scythe.rules.actions.gains import reach_goal
from game.titles.scythe.rules.actions.trade import gain_resource
from game.titles.scythe.rules.content.book import Book, Cost
from game.titles.scythe.rules.state.control import holders, workers_by_place, workers_of, workers_out
from game.titles.scythe.rules.state.state import ScytheState, ScytheStep, place_ref

MILL = "mill"
MILL_TOKENS = 1
"""The additional yield of a Mill on its territory (SCY-108)."""
MORE_YIELD: Hook[[ScytheState, Seat], tuple[str, int]] = Hook()
"""Additional territories on which a seat with its Mill produces, with their tokens."""
TERRITORIES = "territories"
"""The name of Produce's gain in the content files."""
NO_YIELD = refuse("no-yield", "SCY-107")
NOT_CONTROLLED = refuse("not-controlled", "SCY-110")
TWICE = refuse("produced-there", "SCY-102")


def produce_cost(state: ScytheState, seat: Seat) -> Cost:
    """Return the cost of Produce with the workers that are out now (SCY-099 to SCY-101)."""
    return dict(_cost_with(state.book, workers_out(state, seat) - state.book.start_workers))


@cache
def _cost_with(book: Book, more: int) -> Mapping[str, int]:
    """Return the cost with this many workers more than at the start."""
    cost: Cost = {}
    for rectangle in book.rectangles[:more]:
        for item, amount in rectangle.cost.items():
            cost[item] = cost.get(item, 0) + amount
    return cost


def yields(state: ScytheState, seat: Seat, mill: bool) -> dict[str, int]:
    """Return the number of tokens that each territory would yield now, in the order of the map.

    `mill`: with the own Mill, which yields one token as if it were a worker (SCY-108 to SCY-110), and where a
    tile lets the airship yield (SCY-373).
    """
    found = dict(_yields(state, seat, mill))
    return {place: found[place] for place in state.book.in_order(found)}


def yields_anything(state: ScytheState, seat: Seat) -> bool:
    """Return whether some territory would yield anything, with the own Mill."""
    return any(True for _ in _yields(state, seat, mill=True))


def _yields(state: ScytheState, seat: Seat, mill: bool) -> Iterator[tuple[str, int]]:
    makers = dict(state.memo(workers_by_place, seat))
    left = state.book.workers - sum(makers.values())
    if mill:
        for site, tokens in extra_sites(state, seat):
            makers[site] = makers.get(site, 0) + tokens
    by, book = holders(state), state.book
    for place, number in makers.items():
        if by.get(place) != seat or book.territories[place].terrain not in book.produces:
            continue
        if amount := min(left, number) if is_village(book, place) else number:
            yield place, amount


def mill_site(state: ScytheState, seat: Seat) -> str:
    """Return where the own Mill stands, "" nowhere."""
    return state.buildings.get(f"{MILL}.{seat}", "")


def extra_sites(state: ScytheState, seat: Seat) -> list[tuple[str, int]]:
    """Return the additional territories of Produce, with their tokens: those of the Mill and of a tile
    (SCY-373).
    """
    mill = mill_site(state, seat)
    return [*([(mill, MILL_TOKENS)] if mill else []), *MORE_YIELD(state, seat)]


def is_village(book: Book, place: str) -> bool:
    """Return whether a territory yields workers."""
    return book.produces.get(book.territories[place].terrain) == "worker"


class ProduceOn(Action, frozen=True):
    """Produce a number of tokens on a territory."""

    place: str
    amount: int


class Produce(ScytheStep, frozen=True):
    """Produce on several territories, each once; with `mill` on the own Mill's as well (SCY-102, SCY-108).

    `part`: nothing happens by itself, and fewer tokens may be taken (SCY-012, SCY-103).
    """

    territories: int
    mill: bool = False
    done: tuple[str, ...] = ()
    part: bool = False

    def ask(self, state: ScytheState) -> dict[Seat, Choices]:
        """Return every territory that may be picked; on a village, or for a part, how many tokens."""
        open_ = self._open(state)
        if not open_ or any(not is_village(state.book, place) for place in self._certain(state, open_)):
            return {}
        least = {p: 1 if self.part or is_village(state.book, p) else most for p, most in open_.items()}
        picks = [_pick(p, n) for p, most in open_.items() for n in range(most, least[p] - 1, -1)]
        return {state.active: [*picks, *_refused(state, open_, self.done), DECLINING]}

    def _open(self, state: ScytheState) -> dict[str, int]:
        """Return the territories that may still be picked, with their yields."""
        found = {p: n for p, n in yields(state, state.active, self.mill).items() if p not in self.done}
        return found if self.territories else {p: n for p, n in found.items() if self._free(state, p)}

    def _free(self, state: ScytheState, place: str) -> bool:
        """Return whether a territory needs no regular pick."""
        return self.mill and any(place == site for site, _ in extra_sites(state, state.active))

    def _certain(self, state: ScytheState, open_: dict[str, int]) -> list[str]:
        """Return the territories that are picked in any case: the Mill's, and all if there are enough
        picks."""
        if self.part:
            return []
        regular = [place for place in open_ if not self._free(state, place)]
        return list(open_) if len(regular) <= self.territories else [p for p in open_ if p not in regular]

    def take(self, state: ScytheState, seat: Seat, action: Action) -> None:
        """Produce there; declining ends it."""
        match action:
            case ProduceOn(place, amount):
                self._produce(state, place, amount)

    def run(self, state: ScytheState) -> None:
        """Produce on a territory that needs no choice."""
        open_ = self._open(state)
        place = next((p for p in self._certain(state, open_) if not is_village(state.book, p)), "")
        if place:
            self._produce(state, place, open_[place])

    def _produce(self, state: ScytheState, place: str, amount: int) -> None:
        left = self.territories if self._free(state, place) else self.territories - 1
        state.push(Produce(left, self.mill, (*self.done, place), self.part))
        if is_village(state.book, place):
            for _ in range(amount):
                gain_worker(state, state.active, place)
        else:
            gain_resource(state, place, state.book.produces[state.book.territories[place].terrain], amount)


def _refused(state: ScytheState, open_: dict[str, int], done: tuple[str, ...]) -> Choices:
    """Return the territories with workers that don't produce now, as refused candidates."""
    seat, by = state.active, holders(state)
    places = [p for p in state.memo(workers_by_place, seat) if p not in open_]
    places = [p for p in places if p in state.book.territories]
    places += [p for p, _ in extra_sites(state, seat) if p not in open_ and p not in places]
    found = []
    for place in places:
        yields = state.book.territories[place].terrain in state.book.produces
        there = NOT_CONTROLLED if yields else NO_YIELD
        reason = TWICE if place in done else NO_YIELD if by.get(place) == seat else there
        found.append(Choice(_pick(place, 1).option, reason))
    return found


@cache
def _pick(place: str, amount: int) -> Choice:
    return choice(ProduceOn(place, amount), target=place_ref(place))


def gain_worker(state: ScytheState, seat: Seat, place: str) -> None:
    """The leftmost worker of the player mat comes to a place; nothing when none is left (SCY-104)."""
    unit = next((u for u in workers_of(state.book, seat) if u not in state.at), "")
    if not unit:
        return
    state.at[unit] = place
    state.emit("worker", seat=seat, unit=unit, place=place)
    if workers_out(state, seat) == state.book.goals["workers"].need:
        reach_goal(state, seat, "workers")
