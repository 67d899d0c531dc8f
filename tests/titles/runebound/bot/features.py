"""The features of Runebound for tests: what a position amounts to, and what a bot chooses in it."""

from __future__ import annotations

from game import bots
from game.bots.search.levels import LEVELS
from game.bots.search.planner import Planner
from game.engine import flow
from game.engine.model import Action, Seat
from game.titles.runebound.bot.features import RuneboundFeatures
from game.titles.runebound.rules.state.state import RuneboundState
from tests.titles.runebound.positions import BOOK, PACKAGE, TITLE

FEATURES = RuneboundFeatures(PACKAGE.content)
RUNES = tuple(
    card
    for card, foe in BOOK.challenges.items()
    if any(getattr(effect, "rune", False) for effect in foe.reward.effects)
)
"""Challenges that are kept as Dragon Runes."""
STRONG = ("blade_of_the_old_kings", "lightning_mace", "shield_of_light", "belt_of_the_giant_kin")
"""Items of a Hero that beats nearly everything with its weapons."""


def amount(state: RuneboundState, name: str, seat: Seat = 0) -> float:
    """What a feature amounts to for a seat."""
    return FEATURES.amounts(state, seat)[name]


def chosen(state: RuneboundState, seat: Seat = 0, seed: int = 1, level: str = "normal") -> Action:
    """What a bot chooses."""
    view = TITLE.view(state, seat)
    return bots.make(level, PACKAGE).choose(view, seat, flow.legal(state)[seat], seed)


def minded(temperament: str, state: RuneboundState) -> Action:
    """What the active seat chooses with a temperament."""
    bot = Planner(PACKAGE, LEVELS["normal"], [RuneboundFeatures(PACKAGE.content, temperament)])
    return bot.choose(TITLE.view(state, 0), 0, flow.legal(state)[0], 1)


def known(state: RuneboundState, seat: Seat = 0) -> dict[Action, float]:
    """What is known of the options."""
    return FEATURES.known_values(state, seat, flow.legal(state)[seat])
