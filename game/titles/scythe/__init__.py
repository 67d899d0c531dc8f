"""Scythe."""

from game import paths
from game.packages.registry import Package

PACKAGE = Package(
    id="scythe",
    rules="game.titles.scythe.rules.title:Scythe",
    bot="game.titles.scythe.bot.evaluation:ScytheEvaluation",
    table="game.titles.scythe.table:ScytheTable",
    features="game.titles.scythe.bot.features:ScytheFeatures",
    root=paths.data_root(),
)
