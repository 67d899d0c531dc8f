"""Completing quests."""

from __future__ import annotations

from functools import cache
from typing import ClassVar

from game.engine.model import Choice, Choices, Fact, Option, Plain, Reason, Seat, choice, refuse
from game.titles.raiders.rules.abilities import quest_done
from game.titles.raiders.rules.book import BOOK, Cost
from game.titles.raiders.rules.goods import discard_card, gain, lacking, pay
from game.titles.raiders.rules.picks import Pick
from game.titles.raiders.rules.state import (
    DISCARD,
    Player,
    RaidersState,
    RaidersStep,
    card_ref,
    mat_ref,
    quest_ref,
)


class CompleteQuest(Pick, frozen=True):
    """Complete one faceup quest, wherever it lies, and gain something for it (RAI-150, RAI-151, RAI-089)."""

    gain: Cost = {}

    def picks(self, state: RaidersState) -> Choices:
        """Every faceup quest; facedown ones cannot even be named (RAI-152)."""
        player = state.me
        return [Choice(_complete(p, state.active), _refusal(state, p, player)) for p in state.quests]

    def blocked(self, state: RaidersState, player: Player) -> Reason | None:
        """Some quest must be open and payable."""
        reasons = [_refusal(state, p, player) for p in state.quests if state.quest_open(p)]
        if not reasons:
            return refuse("no-quest-open", "RAI-151")
        return None if None in reasons else refuse("no-quest-payable", "RAI-153")

    def pick(self, state: RaidersState, *args: Fact) -> None:
        """Pay for it in goods, or discard cards for it."""
        place = str(args[0])
        quest = BOOK.quests[state.quests[place]]
        state.push(QuestDone(place, self.gain))
        if quest.kind == "spend":
            pay(state, state.active, quest.cost)
        else:
            state.push(DiscardForQuest(quest.cost["discard_strength"]))


@cache
def _complete(place: str, seat: Seat) -> Option:
    return Option(Plain("complete_quest", (place,)), quest_ref(place), mat_ref(seat))


def _refusal(state: RaidersState, place: str, player: Player) -> Reason | None:
    if not state.quest_open(place):
        return refuse("quest-facedown", "RAI-152")
    quest = BOOK.quests[state.quests[place]]
    if quest.kind == "spend":
        return lacking(player, quest.cost, "RAI-153")
    need, have = quest.cost["discard_strength"], sum(BOOK.crew[c].strength for c in player.hand)
    return refuse("hand-too-weak", "RAI-153", need=need, have=have) if have < need else None


class DiscardForQuest(Pick, frozen=True):
    """Discard hand cards one by one until their printed strength is reached (RAI-154, RAI-155)."""

    optional: ClassVar[bool] = False
    strength: int

    def picks(self, state: RaidersState) -> Choices:
        """Every hand card while strength is missing."""
        if self.strength < 1:
            return []
        return [choice("discard", c, source=card_ref(c), target=DISCARD) for c in state.me.hand]

    def pick(self, state: RaidersState, *args: Fact) -> None:
        """Discard one, then what is still missing."""
        card = str(args[0])
        discard_card(state, state.active, card)
        state.push(DiscardForQuest(self.strength - BOOK.crew[card].strength))


class QuestDone(RaidersStep, frozen=True):
    """A paid quest goes facedown to its player, with what completing it brings (RAI-156, RAI-215)."""

    place: str
    gain: Cost

    def run(self, state: RaidersState) -> None:
        """Take the tile from the board."""
        quest = state.quests.pop(self.place)
        state.change(state.active, quests=(*state.me.quests, quest))
        state.emit("quest_done", seat=state.active, quest=quest, place=self.place)
        quest_done(state, state.active)
        for item, amount in self.gain.items():
            gain(state, state.active, item, amount)
