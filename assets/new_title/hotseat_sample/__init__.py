"""NAME_OF_TITLE: a title for Hotseat."""

from pathlib import Path

from game.packages.registry import Package

PACKAGE = Package(
    id="sample",
    rules="hotseat_sample.rules:SampleTitle",
    bot="hotseat_sample.bot:SampleEvaluation",
    words="hotseat_sample.words:SampleWords",
    table="hotseat_sample.table:SampleTable",
    root=Path(__file__).parent,
)
