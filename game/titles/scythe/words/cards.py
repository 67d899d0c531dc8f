"""Encounter options and Factory cards in icons: their costs and gains."""

from __future__ import annotations

from game.titles.scythe.rules.content.book import EncounterOption, FactoryCard
from game.titles.scythe.words import terms

LETTERS = "ABC"


def option_words(say: terms.Say, option: EncounterOption) -> tuple[str, str]:
    """Return price and gains of an option, in icons."""
    cost = " ".join(f"−{n}~{terms.token(item)}" for item, n in option.cost.items())
    gains = " ".join(f"+{n}~{terms.token(item)}" for item, n in option.gain.items())
    if option.special:
        gains = " ".join(filter(None, (say(f"scythe-special-{option.special}-short"), gains)))
    return cost or say("scythe-free"), gains


def factory_cost(card: FactoryCard) -> str:
    """Return the price of a Factory card in icons."""
    return " ".join(f"−{n}~{terms.token(item)}" for item, n in card.cost.items())


def factory_gain(say: terms.Say, card: FactoryCard) -> str:
    """Return the gains of a Factory card, in icons."""
    gains = [f"+{n}~{terms.token(item)}" for item, n in card.gain.items()]
    return terms.either(say, gains) if card.one else " ".join(gains)
