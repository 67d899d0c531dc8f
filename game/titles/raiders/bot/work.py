"""The value of a building whose action is about to be used, so that going there looks good immediately."""

from __future__ import annotations

from game.engine.arithmetic import float_sum
from game.titles.raiders.bot import hand as hands
from game.titles.raiders.bot import worth
from game.titles.raiders.bot.band import Band
from game.titles.raiders.rules.shared.goods import lacking
from game.titles.raiders.rules.state.book import BuildingOption
from game.titles.raiders.rules.state.state import Player, RaidersState, kind
from game.titles.raiders.rules.state.step import RaidersStep
from game.titles.raiders.rules.village.buildings import BuildingAction
from game.titles.raiders.rules.village.crew import Hire
from game.titles.raiders.rules.village.healing import Heal
from game.titles.raiders.rules.village.quests import CompleteQuest
from game.titles.raiders.rules.village.town import TownCentre


def pending(state: RaidersState, player: Player, band: Band, quest: float) -> float:
    """Return the best option of the building whose action comes next; 0 at any other moment. `quest`: what
    the best quest in reach is worth."""
    step = state.stack[-1] if state.stack else None
    if not isinstance(step, BuildingAction):
        return 0.0
    colour = kind(step.worker)
    offered = (o for o in state.book.buildings[step.building].option if colour in o.workers)
    return max((_option(state, player, band, quest, option) for option in offered), default=0.0)


def _option(
    state: RaidersState, player: Player, band: Band, quest: float, option: BuildingOption
) -> float:  # fmt: skip
    if lacking(player, option.cost):
        return 0.0
    gains = float_sum(_step(state, player, band, quest, step) for step in option.do)
    return max(0.0, gains - worth.PRICE_FACTOR * worth.price(option.cost))


def _step(state: RaidersState, player: Player, band: Band, quest: float, step: RaidersStep) -> float:
    match step:
        case Hire():
            return hands.hireable(hands.of(state.book, player.hand), player.silver, band.free, band.weakest)
        case CompleteQuest():
            return quest
        case Heal(amount):
            return worth.HEALED * min(amount, band.wounds)
        case TownCentre():
            return max(_hero(state, player), *(worth.play_of(state.book, card) for card in player.hand), 0.0)
    return worth.play((step,))


def _hero(state: RaidersState, player: Player) -> float:
    return 0.0 if player.hero in state.used else worth.hero(state.book, player.hero)
