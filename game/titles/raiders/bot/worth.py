"""The expected VP of cards and pieces, from which features are computed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from itertools import accumulate

from game.engine.arithmetic import float_sum
from game.engine.content import edition
from game.titles.raiders.rules.cards import effects
from game.titles.raiders.rules.cards.plunder import TakePlunder
from game.titles.raiders.rules.state.book import (
    Ability,
    AtBuilding,
    Book,
    Cost,
    IfKilled,
    IfWounded,
    QuestCompleted,
    RaidCost,
    RaidDice,
    RaidGain,
    RaidReroll,
    RaidStrength,
    RaidWounds,
)
from game.titles.raiders.rules.state.step import RaidersStep
from game.titles.raiders.rules.village.animals import GainAnimal, SwapEagleForHorse
from game.titles.raiders.rules.village.buildings import UseBuilding
from game.titles.raiders.rules.village.crew import Hire, SwapCrewWithHand
from game.titles.raiders.rules.village.healing import Heal
from game.titles.raiders.rules.village.quests import CompleteQuest
from game.titles.raiders.rules.village.town import TownCentre

ITEMS = {
    "silver": 0.4,
    "provisions": 0.4,
    "kumis": 0.25,
    "cards": 0.5,
    "gold": 3.0,
    "equipment": 1.8,
    "wagon": 1.8,
    "livestock": 1.1,
    "vp": 1.0,
}
"""The value of a piece gained by an ability, including its points."""
STEPS: dict[type, float] = {
    TakePlunder: 1.9,
    GainAnimal: 1.7,
    SwapEagleForHorse: 0.4,
    SwapCrewWithHand: 0.6,
    Hire: 1.8,
    CompleteQuest: 1.5,
    UseBuilding: 0.9,
    TownCentre: 0.8,
}
HERO_STEPS = {**STEPS, GainAnimal: 1.0, CompleteQuest: 0.7, TownCentre: 0.7}
"""The same for heroes, who use it again and again: animals soon lack crew, and quests lack plunder."""
HEALED = 0.35
SKILLS: dict[type, float] = {RaidReroll: 0.5, RaidDice: 0.5, RaidCost: 0.8, RaidWounds: 1.2, AtBuilding: 0.5}
"""The value of a crew ability until the end of the game, for a single card."""
RAIDS = 3.0
"""The raids in which an ability with a gain for each raid is used."""
CONDITION_CHANCE = 0.35
"""The probability that a condition holds."""
PRICE_FACTOR = 0.8
"""The weight of a price against the value of what it buys."""
DIMINISHING = (0.0, *accumulate(0.87**n for n in range(edition.MAX_NUMBER)))
"""The value of a number of equal pieces: the first ones count more than the later ones."""
DIMINISHING_SILVER = (0.0, *accumulate(0.8**n for n in range(edition.MAX_NUMBER)))
"""The value of a number of silver: the first pieces hire crew, the last ones are seldom spent."""
MAX_USEFUL_PIECES = 8
"""The number of pieces of plunder beyond which more are worth nothing."""
STRENGTH = 0.75
"""The value of a point of a crew member's strength."""


def fading(amount: int, most: int) -> float:
    """Return the value of a number of pieces, later ones counting less and none beyond `most`."""
    return DIMINISHING[min(amount, most)]


def silver(amount: int, most: int) -> float:
    """Return the value of silver, none beyond `most`."""
    return DIMINISHING_SILVER[min(amount, most)]


def price(cost: Cost) -> float:
    """Return the value of a cost."""
    return float_sum(ITEMS.get(item, 0.0) * amount for item, amount in cost.items())


def play(steps: Iterable[RaidersStep], values: Mapping[type, float] = STEPS) -> float:
    """Return the value of effects that happen once."""
    return float_sum(_step(step, values) for step in steps)


def _step(step: RaidersStep, values: Mapping[type, float]) -> float:
    match step:
        case effects.Gain(item, amount):
            return ITEMS[item] * amount
        case effects.Draw(amount):
            return ITEMS["cards"] * amount
        case effects.Vp(amount):
            return float(amount)
        case Heal(amount):
            return HEALED * amount
        case TownCentre(amount):
            return values[TownCentre] * amount
        case effects.Pay(cost, then):
            return max(0.0, play(then, values) - PRICE_FACTOR * price(cost))
        case effects.Choose(options):
            return max(play(option, values) for option in options)
        case effects.If(_, then):
            return CONDITION_CHANCE * play(then, values)
    return max(0.0, values.get(type(step), 0.0) - PRICE_FACTOR * price(getattr(step, "cost", {})))


@cache
def play_of(book: Book, card: str) -> float:
    """Return the value of a crew card played from the hand."""
    return play(book.crew[card].play)


@cache
def hero(book: Book, card: str) -> float:
    """Return the value of each use of a hero."""
    return play(book.heroes[card].effects, HERO_STEPS) if card in book.heroes else 0.0


@cache
def skill(book: Book, card: str) -> float:
    """Return the value of a hired crew card's ability until the end of the game."""
    return _skill(book.crew[card].crew)


def _skill(ability: Ability) -> float:
    match ability:
        case RaidStrength(amount, _, per, cost):
            return amount * STRENGTH * CONDITION_CHANCE * (2.0 if per else 1.0) - 0.5 * price(cost)
        case RaidGain(item, amount, when):
            return RAIDS * ITEMS[item] * amount * (0.5 if when.civilization else 1.0)
        case IfWounded(item, amount) | QuestCompleted(item, amount):
            return 2.0 * ITEMS[item] * amount
        case IfKilled(item, amount):
            return 0.2 * ITEMS[item] * amount
    return SKILLS.get(type(ability), 0.0)


@cache
def hired(book: Book, card: str) -> float:
    """Return the value of a crew card on a board."""
    record = book.crew[card]
    return record.vp + STRENGTH * record.strength + skill(book, card)


def points(book: Book, item: str) -> float:
    """Return the VP of one piece of plunder."""
    record = book.plunder[item]
    return record.vp / record.vp_per


def haul(pieces: Iterable[str]) -> float:
    """Return the value of the plunder on a raid space."""
    return float_sum(map(ITEMS.__getitem__, pieces))
