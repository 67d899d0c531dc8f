"""The package of Runebound."""

from game import paths
from game.packages.registry import Package

PACKAGE = Package(
    id="runebound",
    rules="game.titles.runebound.rules.title:Runebound",
    table="game.titles.runebound.table:RuneboundTable",
    words="game.titles.runebound.words:RuneboundWords",
    features="game.titles.runebound.bot.features:RuneboundFeatures",
    blunders="game.titles.runebound.bot.blunders:BLUNDERS",
    root=paths.data_root(),
)
