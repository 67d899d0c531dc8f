"""Runebound."""

from game import paths
from game.packages.registry import Package

PACKAGE = Package(
    id="runebound",
    rules="game.titles.runebound.rules.title:Runebound",
    bot="game.titles.runebound.bot.evaluation:RuneboundEvaluation",
    table="game.titles.runebound.table:RuneboundTable",
    features="game.titles.runebound.bot.features:RuneboundFeatures",
    root=paths.data_root(),
)
