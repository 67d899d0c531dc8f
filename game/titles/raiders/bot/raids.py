"""The next raid: the settlement, its expected result by exact dice, and how many turns away it is."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from game.engine.model import Seat
from game.titles.raiders.bot import worth
from game.titles.raiders.bot.band import Band
from game.titles.raiders.rules.raid.strength import Dice, dice_of, throws
from game.titles.raiders.rules.raid.strength import band as result_of
from game.titles.raiders.rules.state.book import Book, Settlement
from game.titles.raiders.rules.state.state import Player, RaidersState, kind

WORKER_VALUES = {"grey": 0.6, "red": 0.8}
"""The value of a raid space's worker."""
REVEALED_QUEST = 0.4
"""The value of revealing a quest."""
WOUND_COST = 0.6
"""The cost of a wound in VP."""
HIRE, HIRED_FOR, SILVER_AN_ACTION = 1.0, 2.2, 2.6
DRAW, FARM, WAGON = 0.6, 0.45, 1.4
"""The actions that it takes to draw a card, to gain a provision, to gain a wagon."""
HEAL, KUMIS = 0.5, 0.5
"""The actions that it takes to remove a wound, to gain a kumis."""
HEALED_BY_A_KUMIS = 2
"""The wounds that a kumis removes."""
BORNE_BY_A_RECRUIT = 2
"""The wounds that a member bears who is still to be hired."""
TURNS_FOR_A_WORKER = 2.5
"""The turns that it takes to get a worker that nobody has placed in the village."""


@lru_cache(maxsize=1 << 14)
def expected(
    book: Book, settlement: str, dice: Dice, fixed: int, shield: int, hurt: bool
) -> tuple[float, float]:
    """Return the expected VP and wounds of a raid with this fixed strength (RAI-121, RAI-124, RAI-210)."""
    record, vp, wounds = book.settlements[settlement], 0.0, 0.0
    for strength, more, chance in throws(book, dice):
        result = result_of(record, fixed + strength)
        vp += chance * result.vp
        wounds += chance * max(0, result.wounds + (more if hurt else 0) - shield)
    return vp, wounds


@lru_cache(maxsize=1 << 14)
def deaths(book: Book, settlement: str, dice: Dice, fixed: int, shield: int, hurt: bool, spare: int) -> float:
    """Return the expected number of wounds beyond those that a crew can bear without a death (RAI-130)."""
    record, found = book.settlements[settlement], 0.0
    for strength, more, chance in throws(book, dice):
        wounds = result_of(record, fixed + strength).wounds + (more if hurt else 0) - shield
        found += chance * max(0, wounds - spare)
    return found


class Target(NamedTuple):
    """A settlement with raid spaces left. `haul`: plunder, worker and quest of the best space."""

    settlement: Settlement
    civilization: str
    gold: int
    haul: float


class Board(NamedTuple):
    """Everything that depends on the raid spaces alone. `facts` are kept alive, as caches use their
    identities.
    """

    facts: list[Any]
    targets: tuple[Target, ...]
    left: int


class Boards:
    """A cache of boards by their raid spaces."""

    def __init__(self) -> None:
        self._found: dict[tuple[int, ...], Board] = {}

    def of(self, state: RaidersState) -> Board:
        """Return the board of a position."""
        key = tuple(map(id, state.spaces.values()))
        board = self._found.get(key)
        if board is None:
            board = self._found[key] = _board(state)
        return board


def _board(state: RaidersState) -> Board:
    book = state.book
    left = [(place, space) for place, space in state.spaces.items() if space.worker]
    found = []
    for settlement in dict.fromkeys(space.settlement for _, space in left):
        spaces = [(place, space) for place, space in left if space.settlement == settlement]
        found.append(
            Target(
                book.settlements[settlement],
                book.civilization_of[settlement],
                sum("gold" in space.plunder for _, space in spaces),
                max(
                    worth.haul(s.plunder)
                    + WORKER_VALUES[kind(s.worker)]
                    + REVEALED_QUEST * (place in state.quests)
                    for place, s in spaces
                ),
            )
        )
    return Board(list(state.spaces.values()), tuple(found), len(left))


def _dice(state: RaidersState, seat: Seat, band: Band, target: Target, known: dict[object, Dice]) -> Dice:
    """Return the dice of a raid; `known` caches them by band and settlement."""
    key = target.settlement.id, target.gold, band.dice
    if key not in known:
        known[key] = tuple((c, n) for c, n in dice_of(state, seat, target.settlement.id).items() if n)
    return known[key]


class Row(NamedTuple):
    """A target for a band: its dice, the strength without kumis, and what the band lacks or has to pay."""

    target: Target
    dice: Dice
    fixed: int
    crew: int
    provisions: int
    wagons: int


class Chance(NamedTuple):
    """A possible next raid: its value, and the turns before it."""

    gain: float
    turns: float


class Raiding:
    """A band together with a board: the same for every position with both."""

    def __init__(
        self, state: RaidersState, seat: Seat, band: Band, board: Board, pace: float, dice: dict[object, Dice]
    ) -> None:  # fmt: skip
        self._book, self._band, self._pace = state.book, band, pace
        self._hurt = state.options["dice_wounds"] == "on"
        self._rows = [
            Row(
                target,
                _dice(state, seat, band, target, dice),
                band.strength + band.where.get(target.civilization, 0) + (band.gold if target.gold else 0),
                max(0, target.settlement.min_crew - band.size),
                max(0, target.settlement.cost["provisions"] - band.less),
                target.settlement.cost["wagon"],
            )
            for target in board.targets
        ]
        self._best: dict[object, tuple[Chance, Chance]] = {}

    def best(self, player: Player, held: str, colours: str, final: bool) -> tuple[Chance, Chance]:
        """Return the best two raids for a player with this kind of worker, with workers of such colours
        (their first letters) in the village. In the final round only those that are no turn away count."""
        goods = player.provisions, player.wagon, player.kumis, player.silver
        key = goods, len(player.hand), held, colours, final
        found = self._best.get(key)
        if found is None:
            found = self._best[key] = self._chosen(player, held, colours, final)
        return found

    def _chosen(self, player: Player, held: str, colours: str, final: bool) -> tuple[Chance, Chance]:
        chances = [self._chance(row, player, held, colours, final) for row in self._rows]
        if final:
            chances = [chance for chance in chances if not chance.turns]
        chances.sort(key=lambda chance: self._pace * chance.turns - chance.gain)
        chances += [Chance(0.0, 0.0)] * 2
        return chances[0], chances[1]

    def _chance(self, row: Row, player: Player, held: str, colours: str, final: bool) -> Chance:
        """Return a raid's value, and its turns; nobody heals first in the final round."""
        settlement, fixed = row.target.settlement, row.fixed + player.kumis
        odds = self._book, settlement.id, row.dice, fixed, self._band.shield, self._hurt
        vp, wounds = expected(*odds)
        turns = self._actions(player, row.crew, row.provisions, row.wagons) / 2
        spare = self._band.spare + BORNE_BY_A_RECRUIT * row.crew
        turns += 0.0 if final else _healing(player.kumis, deaths(*odds, spare)) / 2
        if held not in settlement.accepts:
            if any(colour[0] in colours for colour in settlement.accepts):
                turns = max(1.0, turns) if held else turns
            else:
                turns += TURNS_FOR_A_WORKER
        return Chance(vp + row.target.haul - WOUND_COST * wounds, turns)

    def _actions(self, player: Player, crew: int, provisions: int, wagons: int) -> float:
        """Return the building actions that it takes to meet the raid's requirements."""
        actions = 0.0
        if crew:
            actions = HIRE * crew + max(0.0, HIRED_FOR * crew - player.silver) / SILVER_AN_ACTION
            actions += DRAW * max(0, crew - len(player.hand))
        if wagons > player.wagon:
            missing = wagons - player.wagon
            for most, price in self._band.swaps:
                replaced = min(most, missing)
                provisions += price * replaced
                missing -= replaced
            actions += WAGON * missing
        return actions + FARM * max(0, provisions - player.provisions)


def _healing(kumis: int, wounds: float) -> float:
    """Return the building actions that it takes to remove wounds, each kumis that is missing included."""
    return HEAL * wounds + KUMIS * max(0.0, wounds / HEALED_BY_A_KUMIS - kumis)
