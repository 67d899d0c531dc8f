"""What cards and pieces are likely to bring, in VP: what features are made of, not positions."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import accumulate

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
    "silver": 0.3,
    "provisions": 0.4,
    "kumis": 0.35,
    "cards": 0.4,
    "gold": 3.0,
    "equipment": 1.8,
    "wagon": 1.8,
    "livestock": 1.1,
    "vp": 1.0,
}
"""A piece that an ability gives, its points included."""
STEPS: dict[type, float] = {
    TakePlunder: 1.9,
    GainAnimal: 1.7,
    SwapEagleForHorse: 0.4,
    SwapCrewWithHand: 0.6,
    Hire: 1.8,
    CompleteQuest: 1.5,
    UseBuilding: 0.9,
}
HEALED = 0.35
TOWN_ACTION = 0.8
SKILLS: dict[type, float] = {RaidReroll: 0.5, RaidDice: 0.5, RaidCost: 0.8, RaidWounds: 1.2, AtBuilding: 0.5}
"""A crew ability to the end of a game, that of a card that lies alone."""
RAIDS = 3.0
"""Raids in which an ability that gains in each is used."""
SOME = 0.35
"""How often a condition holds."""
SPENT = 0.8
"""How far a price lowers what it buys."""
FADES = (0.0, *accumulate(0.87**n for n in range(edition.MAX_NUMBER)))
"""What so many pieces of a kind count: the first ones are worth more than the later ones."""
ENOUGH = 8
"""Pieces of a kind of plunder after which more count nothing."""
STRENGTH = 0.75
"""One strength of a crew member."""


def fading(amount: int, most: int) -> float:
    """What pieces of a kind count, the later ones less and none beyond `most`."""
    return FADES[min(amount, most)]


def price(cost: Cost) -> float:
    """What is paid."""
    return sum(ITEMS.get(item, 0.0) * amount for item, amount in cost.items())


def play(steps: Iterable[RaidersStep]) -> float:
    """What effects bring once."""
    return sum(map(_step, steps))


def _step(step: RaidersStep) -> float:
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
            return TOWN_ACTION * amount
        case effects.Pay(cost, then):
            return max(0.0, play(then) - SPENT * price(cost))
        case effects.Choose(options):
            return max(map(play, options))
        case effects.If(_, then):
            return SOME * play(then)
    return max(0.0, STEPS.get(type(step), 0.0) - SPENT * price(getattr(step, "cost", {})))


@cache
def play_of(book: Book, card: str) -> float:
    """What a crew card brings that is played from the hand."""
    return play(book.crew[card].play)


@cache
def hero(book: Book, card: str) -> float:
    """What a hero brings each time."""
    return play(book.heroes[card].effects) if card in book.heroes else 0.0


@cache
def skill(book: Book, card: str) -> float:
    """What the ability of a hired crew card brings to the end of a game, counted once."""
    return _skill(book.crew[card].crew)


def _skill(ability: Ability) -> float:
    match ability:
        case RaidStrength(amount, _, per, cost):
            return amount * STRENGTH * SOME * (2.0 if per else 1.0) - 0.5 * price(cost)
        case RaidGain(item, amount, when):
            return RAIDS * ITEMS[item] * amount * (0.5 if when.civilization else 1.0)
        case IfWounded(item, amount) | QuestCompleted(item, amount):
            return 2.0 * ITEMS[item] * amount
        case IfKilled(item, amount):
            return 0.2 * ITEMS[item] * amount
    return SKILLS.get(type(ability), 0.0)


@cache
def hired(book: Book, card: str) -> float:
    """What a crew card is worth on a board."""
    record = book.crew[card]
    return record.vp + STRENGTH * record.strength + skill(book, card)


def points(book: Book, item: str) -> float:
    """VP of one piece of plunder."""
    record = book.plunder[item]
    return record.vp / record.vp_per


def haul(pieces: Iterable[str]) -> float:
    """What plunder on a raid space is worth."""
    return sum(map(ITEMS.__getitem__, pieces))
