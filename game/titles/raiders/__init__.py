"""The package of Raiders of Scythia."""

from game import paths
from game.packages.registry import Package

PACKAGE = Package(
    id="raiders",
    rules="game.titles.raiders.rules.title:Raiders",
    table="game.titles.raiders.table:RaidersTable",
    words="game.titles.raiders.words:RaidersWords",
    features="game.titles.raiders.bot.features:RaidersFeatures",
    blunders="game.titles.raiders.bot.blunders:BLUNDERS",
    root=paths.data_root(),
)
