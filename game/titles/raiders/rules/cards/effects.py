"""The effects of cards, heroes and buildings; each is a step, named in the content files."""

from __future__ import annotations

from typing import Literal, TypeAlias

from game.engine.content.content_files import Count
from game.engine.model import Action, Choices, Reason, Seat, choice
from game.titles.raiders.rules.cards.plunder import TakePlunder
from game.titles.raiders.rules.shared.abilities import holds
from game.titles.raiders.rules.shared.discarding import DiscardCards
from game.titles.raiders.rules.shared.goods import draw, gain, lacking, pay
from game.titles.raiders.rules.shared.picks import blocked
from game.titles.raiders.rules.state.book import Condition, Cost
from game.titles.raiders.rules.state.state import Player, RaidersState
from game.titles.raiders.rules.state.step import RaidersStep
from game.titles.raiders.rules.village.animals import GainAnimal, SwapEagleForHorse
from game.titles.raiders.rules.village.buildings import UseBuilding
from game.titles.raiders.rules.village.crew import Hire, SwapCrewWithHand
from game.titles.raiders.rules.village.healing import Heal
from game.titles.raiders.rules.village.quests import CompleteQuest
from game.titles.raiders.rules.village.town import TownCentre


class Gain(RaidersStep, frozen=True):
    """Gain so much of something."""

    item: str
    amount: Count

    def run(self, state: RaidersState) -> None:
        """Take it from the supply."""
        gain(state, state.active, self.item, self.amount)


class Draw(RaidersStep, frozen=True):
    """Draw crew cards from the deck."""

    amount: Count

    def run(self, state: RaidersState) -> None:
        """Draw as many as there are."""
        draw(state, state.active, self.amount)


class Vp(RaidersStep, frozen=True):
    """Gain VP, once for each of something, at most `max`."""

    amount: Count
    per: Literal["", "completed_quest"] = ""
    max: Count = 0

    def run(self, state: RaidersState) -> None:
        count = len(state.me.quests) if self.per else 1
        points = self.amount * count
        gain(state, state.active, "vp", min(points, self.max) if self.max else points)


class Pay(RaidersStep, frozen=True):
    """Pay a cost for effects; without the whole payment nothing is gained (RAI-165)."""

    cost: Cost
    then: tuple[Effect, ...]

    def blocked(self, state: RaidersState, player: Player) -> Reason | None:
        """Return why the payment cannot be made."""
        return lacking(player, self.cost, "RAI-166")

    def run(self, state: RaidersState) -> None:
        """Pay, then gain; without the whole payment nothing happens."""
        if self.blocked(state, state.me):
            return
        pay(state, state.active, self.cost)
        state.push(DiscardCards(self.cost.get("cards", 0)), *self.then)


class ChooseEffect(Action, frozen=True):
    """Choose one alternative by its number, from 0 on."""

    number: int


class Choose(RaidersStep, frozen=True):
    """Choose one of two effects when the card is resolved (RAI-168)."""

    options: tuple[tuple[Effect, ...], ...]

    def ask(self, state: RaidersState) -> dict[Seat, Choices]:
        """Return one button for each alternative."""
        return {
            state.active: [
                choice(ChooseEffect(n), reason=blocked(effects, state, state.me))
                for n, effects in enumerate(self.options)
            ]
        }

    def take(self, state: RaidersState, seat: Seat, action: Action) -> None:
        """Carry out one alternative."""
        match action:
            case ChooseEffect(number):
                state.push(*self.options[number])


class If(RaidersStep, frozen=True):
    """Carry out effects only if a condition holds."""

    test: Condition
    then: tuple[Effect, ...]

    def run(self, state: RaidersState) -> None:
        if holds(state, state.active, self.test):
            state.push(*self.then)


Effect: TypeAlias = (
    Gain
    | Draw
    | Vp
    | Heal
    | Pay
    | Choose
    | If
    | TakePlunder
    | GainAnimal
    | SwapEagleForHorse
    | SwapCrewWithHand
    | Hire
    | CompleteQuest
    | TownCentre
    | UseBuilding
)
