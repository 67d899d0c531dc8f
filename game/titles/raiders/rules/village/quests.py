"""Completing quests in the village and on raid spaces."""

from __future__ import annotations

from functools import cache
from typing import ClassVar

from game.engine.model import Action, Choice, Choices, Option, Reason, Seat, refuse
from game.engine.positions.flaws import require
from game.titles.raiders.rules.shared.abilities import quest_done
from game.titles.raiders.rules.shared.discarding import Discard, discards
from game.titles.raiders.rules.shared.goods import discard_card, gain, lacking, pay
from game.titles.raiders.rules.shared.picks import Pick
from game.titles.raiders.rules.state.book import Cost
from game.titles.raiders.rules.state.state import Player, RaidersState, mat_ref, quest_ref
from game.titles.raiders.rules.state.step import RaidersStep


class PayForQuest(Action, frozen=True):
    """Complete the quest that lies at a place."""

    place: str


class CompleteQuest(Pick, frozen=True):
    """Complete one faceup quest, wherever it lies, and gain something for it (RAI-150, RAI-151, RAI-089)."""

    gain: Cost = {}

    def picks(self, state: RaidersState) -> Choices:
        """Return every faceup quest; facedown ones cannot even be named (RAI-152)."""
        player = state.me
        return [Choice(_complete(p, state.active), _refusal(state, p, player)) for p in state.quests]

    def blocked(self, state: RaidersState, player: Player) -> Reason | None:
        """Return the reason unless some quest is open and can be paid."""
        reasons = [_refusal(state, p, player) for p in state.quests if state.quest_open(p)]
        if not reasons:
            return refuse("no-quest-open", "RAI-151")
        return None if None in reasons else refuse("no-quest-payable", "RAI-153")

    def pick(self, state: RaidersState, action: Action) -> None:
        """Pay for it in goods, or discard cards for it."""
        match action:
            case PayForQuest(place):
                quest = state.book.quests[state.quests[place]]
                state.push(QuestDone(place, self.gain))
                if quest.kind == "spend":
                    pay(state, state.active, quest.cost)
                else:
                    state.push(DiscardForQuest(quest.cost["discard_strength"]))


@cache
def _complete(place: str, seat: Seat) -> Option:
    return Option(PayForQuest(place), quest_ref(place), mat_ref(seat))


def _refusal(state: RaidersState, place: str, player: Player) -> Reason | None:
    if not state.quest_open(place):
        return refuse("quest-facedown", "RAI-152")
    quest = state.book.quests[state.quests[place]]
    if quest.kind == "spend":
        return lacking(player, quest.cost, "RAI-153")
    need, have = quest.cost["discard_strength"], sum(state.book.crew[c].strength for c in player.hand)
    return refuse("hand-too-weak", "RAI-153", need=need, have=have) if have < need else None


class DiscardForQuest(Pick, frozen=True):
    """Discard hand cards one by one until their printed strength is reached (RAI-154, RAI-155)."""

    optional: ClassVar[bool] = False
    strength: int

    def picks(self, state: RaidersState) -> Choices:
        """Return every hand card while strength is missing."""
        return discards(state, state.active) if self.strength > 0 else []

    def pick(self, state: RaidersState, action: Action) -> None:
        """Discard one, then what is still missing."""
        match action:
            case Discard(card):
                discard_card(state, state.active, card)
                state.push(DiscardForQuest(self.strength - state.book.crew[card].strength))


class QuestDone(RaidersStep, frozen=True):
    """A paid quest goes facedown to its player, with what completing it brings (RAI-156, RAI-215)."""

    place: str
    gain: Cost

    def check(self, state: RaidersState) -> None:
        """Raise Flaw unless an open quest lies there."""
        lies = self.place in state.quests and state.quest_open(self.place)
        require(lies, "raiders-flaw-no-open-quest", "place", place=self.place)

    def run(self, state: RaidersState) -> None:
        """Take the tile from the board."""
        quest = state.quests.pop(self.place)
        state.change(state.active, quests=(*state.me.quests, quest))
        state.emit("quest_done", seat=state.active, quest=quest, place=self.place)
        quest_done(state, state.active)
        for item, amount in self.gain.items():
            gain(state, state.active, item, amount)
