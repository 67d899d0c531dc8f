"""Crew abilities in play: their owners, how often they count, and their conditions."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeVar, cast

from game.engine.model import Seat
from game.titles.raiders.rules.shared.goods import gain
from game.titles.raiders.rules.state.book import Ability, AtBuilding, Book, Condition, Cost, QuestCompleted
from game.titles.raiders.rules.state.state import Player, RaidersState, Space

A = TypeVar("A", bound=Ability)
InPlay = tuple[tuple[Space, A, int], ...]
"""Abilities, each with its crew space and how often it counts."""
BOARDS = 1 << 14
"""The player boards whose abilities are cached."""


def times(book: Book, space: Space) -> int:
    """Return how often the ability of a crew card counts: twice under a doubling eagle (RAI-147, RAI-209)."""
    return 2 if space.eagle and book.animals[space.eagle].eagle.power == "double" else 1


def of_kind(book: Book, player: Player, wanted: type[A]) -> InPlay[A]:
    """Return the abilities of one kind on a player's board."""
    return cast("InPlay[A]", _on_board(book, player.spaces, wanted))


@lru_cache(maxsize=BOARDS)
def _on_board(book: Book, spaces: tuple[Space, ...], wanted: type[Ability]) -> InPlay[Ability]:
    crew = [(space, book.crew[space.crew].crew) for space in spaces if space.crew]
    return tuple(
        (space, ability, times(book, space)) for space, ability in crew if isinstance(ability, wanted)
    )


def holds(state: RaidersState, seat: Seat, when: Condition, space: Space | None = None) -> bool:
    """Return whether every part of a condition holds (RAI-208: as things stand when it is tested)."""
    player = state.players[seat]
    raid = state.raid
    if when.civilization and (not raid or state.book.civilization_of[raid.settlement] != when.civilization):
        return False
    if when.other_has_more and not others_have_more_vp(state, seat):
        return False
    if when.horse_on_this and not (space and space.horse):
        return False
    if when.settlement_has_gold and not (raid and gold_spaces(state, raid.settlement)):
        return False
    if when.plunder_taken_has and not (raid and when.plunder_taken_has in raid.plunder):
        return False
    return len(player.crew) >= when.crew_size_min and equipped(player, "horse") >= when.equipped_horses_min


def others_have_more_vp(state: RaidersState, seat: Seat) -> bool:
    """Return whether another player has strictly more VP (RAI-164)."""
    return any(p.vp > state.players[seat].vp for p in state.players)


def equipped(player: Player, side: str) -> int:
    """Return how many eagles or horses lie at a space with a crew card (RAI-117)."""
    return sum(1 for s in player.spaces if s.crew and getattr(s, side))


def gold_spaces(state: RaidersState, settlement: str) -> int:
    """Return how many raid spaces of a settlement hold gold (RAI-113, RAI-114)."""
    return sum(1 for s in state.spaces.values() if s.settlement == settlement and "gold" in s.plunder)


def reduction(book: Book, player: Player, building: str, option: str) -> Cost:
    """Return how much less an option of a building costs with the player's crew (RAI-212)."""
    less: Cost = {}
    for _, ability, count in of_kind(book, player, AtBuilding):
        if ability.building == building and ability.option in ("", option):
            for item, amount in ability.reduce_cost.items():
                less[item] = less.get(item, 0) + amount * count
    return less


def cheaper(cost: Cost, less: Cost) -> Cost:
    """Return a cost with a reduction, never below 0 (RAI-212)."""
    return {item: max(0, amount - less.get(item, 0)) for item, amount in cost.items()} if less else cost


def bonus(book: Book, player: Player, building: str, option: str) -> dict[str, int]:
    """Return the additional gains of a building's option with the player's crew (RAI-212)."""
    more: dict[str, int] = {}
    for _, ability, count in of_kind(book, player, AtBuilding):
        if ability.building == building and ability.option in ("", option):
            for item, amount in ability.bonus.items():
                more[item] = more.get(item, 0) + amount * count
    return more


def quest_done(state: RaidersState, seat: Seat) -> None:
    """Trigger every ability 'whenever you complete a quest' of the player's crew (RAI-215)."""
    for _, ability, count in of_kind(state.book, state.players[seat], QuestCompleted):
        gain(state, seat, ability.item, ability.amount * count)
