"""Quests in reach, as features see them."""

from __future__ import annotations

from typing import NamedTuple

from game.engine.arithmetic import float_sum
from game.titles.raiders.bot import worth
from game.titles.raiders.rules.state.book import PLUNDER, Book
from game.titles.raiders.rules.state.state import Player, RaidersState

PER_MISSING_PIECE = 0.55
"""The factor by which each missing piece reduces a quest's value."""
SILVER, CARDS = 0.4, 0.5
"""The parts of a piece that a missing silver, and a missing strength of hand cards, count."""
QUEST_WEIGHTS = (1.0, 0.5, 0.25)
"""The weights of the best quest, the next and the third."""


class Errand(NamedTuple):
    """A quest: its needs, and its VP less the other value of what it costs."""

    needs: tuple[tuple[str, int], ...]
    strength: int
    net: float


class Errands:
    """A cache of the open quests by what they need."""

    def __init__(self) -> None:
        self._open: dict[object, tuple[Errand, ...]] = {}
        self._worth: dict[object, tuple[float, float]] = {}

    def of(self, state: RaidersState, board: object) -> tuple[Errand, ...]:
        """Return those that lie faceup; `board`: the identity of what was raided."""
        key = board, *state.quests.values()
        found = self._open.get(key)
        if found is None:
            known = state.book.quests
            tiles = sorted(q for place, q in state.quests.items() if q in known and state.quest_open(place))
            found = self._open[key] = tuple(_errand(state.book, quest) for quest in tiles)
        return found

    def worth(self, errands: tuple[Errand, ...], player: Player, strength: int) -> tuple[float, float]:
        """Return the value of a player's quests in reach, the nearest and best counting most; and the best
        one's.
        """
        plunder = player.gold, player.equipment, player.wagon, player.livestock
        key = id(errands), plunder, player.silver, strength
        found = self._worth.get(key)
        if found is None:
            nets = sorted((_reach(errand, player, strength) for errand in errands), reverse=True)
            total = float_sum(part * net for part, net in zip(QUEST_WEIGHTS, nets, strict=False))
            found = self._worth[key] = total, nets[0] if nets else 0.0
        return found


def _errand(book: Book, quest: str) -> Errand:
    record = book.quests[quest]
    if record.kind == "discard":
        strength = record.cost["discard_strength"]
        return Errand((), strength, record.vp - 0.2 * strength)
    paid = float_sum(worth.points(book, item) * n for item, n in record.cost.items() if item in PLUNDER)
    paid += 0.15 * record.cost.get("silver", 0)
    return Errand(tuple(record.cost.items()), 0, record.vp - paid)


def _reach(errand: Errand, player: Player, strength: int) -> float:
    missing = CARDS * max(0, errand.strength - strength)
    for item, amount in errand.needs:
        have = getattr(player, item)
        if have < amount:
            missing += (amount - have) * (SILVER if item == "silver" else 1.0)
    return errand.net * float(PER_MISSING_PIECE**missing)
