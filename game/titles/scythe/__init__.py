"""The title Scythe: its package with rules, bot, words and table."""

from game import paths
from game.packages.registry import Package

PACKAGE = Package(
    id="scythe",
    rules="game.titles.scythe.rules.title:Scythe",
    table="game.titles.scythe.table:ScytheTable",
    words="game.titles.scythe.words:ScytheWords",
    features="game.titles.scythe.bot.features:ScytheFeatures",
    blunders="game.titles.scythe.bot.blunders:BLUNDERS",
    root=paths.data_root(),
)
