"""Nim with cards: a title of its own beside Hotseat."""

from pathlib import Path

from game.packages.registry import Package

PACKAGE = Package(
    id="nim",
    rules="hotseat_nim.rules.title:Nim",
    bot="hotseat_nim.bot.evaluation:NimEvaluation",
    words="hotseat_nim.words:NimWords",
    table="hotseat_nim.table:NimTable",
    root=Path(__file__).parent,
)
