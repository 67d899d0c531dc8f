"""A series of games as a picture: wins, points by source, lengths. Needs matplotlib."""

from __future__ import annotations

import io
from collections.abc import Sequence
from importlib import util
from math import ceil, log2
from pathlib import Path
from statistics import mean
from typing import Any

from game import paths
from game.bots.series.series import Played
from game.bots.series.summary import Summary
from game.cli import words
from game.cli.tables import heading
from game.engine import files
from game.errors import UserError

SUFFIX = ".png"
WIDTH, HEIGHT, DPI = 13.5, 5.0, 120
"""Inches, and pixels an inch."""
LEAST, ROW = 3.0, 0.4
"""Inches: what a picture needs beside its bots, and for each of them."""
ROOM = 1.15
"""Width of the chart as a multiple of its longest bar, so that the numbers have room."""
SHORT = 12
"""Letters of names of which four stand beside each other."""
FEW = 10
"""So many sources have colours that are far apart."""
INK, FAIR = "#2f5d8a", "#a8402f"
"""The colours of the counted numbers, and of the expected ones."""


def refuse(path: Path) -> None:
    """Raise UserError for a file that no chart could be drawn into."""
    if path.suffix.lower() != SUFFIX:
        raise UserError("error-chart-suffix", path=str(path), suffix=path.suffix, known=SUFFIX)
    if util.find_spec("matplotlib") is None:
        raise UserError("error-no-matplotlib")
    try:
        paths.refuse_folder(path.resolve().parent)
    except OSError as error:
        raise _failed(path, error) from error


def _failed(path: Path, error: OSError) -> UserError:
    return UserError("error-chart-unwritten", path=str(path), reason=error)


def draw(summary: Summary, games: Sequence[Played], path: Path) -> None:
    """Draw a chart into a file. Raises UserError."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(WIDTH, max(HEIGHT, LEAST + ROW * len(summary.standings))), dpi=DPI)
    figure.set_layout_engine("constrained", w_pad=0.15, h_pad=0.1)
    figure.suptitle(heading(summary), weight="bold")
    wins, points, lengths = figure.subplots(1, 3, width_ratios=(1, 1.2, 1))
    _wins(wins, summary)
    _points(points, summary)
    _lengths(lengths, games)
    for axes in (wins, points, lengths):
        axes.spines[["top", "right"]].set_visible(False)
    picture = io.BytesIO()
    figure.savefig(picture, format="png")
    _write(path, picture.getvalue())


def _wins(axes: Any, summary: Summary) -> None:
    """Draw each bot's share of wins with its 95 % confidence interval."""
    names = _names(summary)
    for place, one in enumerate(summary.standings):
        share = 100 * one.wins / summary.games
        low, high = (100 * end for end in one.interval)
        axes.plot((low, high), (place, place), color=INK, marker="|", clip_on=False)
        axes.plot(share, place, color=INK, marker="o", clip_on=False)
        ends = {0.0: "left", 100.0: "right"}.get(share, "center")
        written = words.say("cli-percent", share=words.number(share))
        axes.annotate(written, (share, place), (0, 7), textcoords="offset points", ha=ends)
    axes.set_yticks(range(len(names)), names)
    axes.set(title=words.say("cli-chart-wins"), xlabel=words.say("cli-chart-share"), xlim=(-3, 103))
    axes.set_ylim(len(names) - 0.5, -0.7)
    if len(names) > 1:
        _line(axes, 100 / len(names), words.say("cli-chart-even"))


def _points(axes: Any, summary: Summary) -> None:
    """Draw the mean points of each bot as stacked bars by source; negative ones go to the left."""
    from matplotlib import colormaps

    names, sources = _names(summary), list(dict.fromkeys(s for one in summary.standings for s in one.sources))
    colours = colormaps["tab10" if len(sources) <= FEW else "tab20"]
    reached = [[0.0, 0.0] for _ in names]
    for number, source in enumerate(sources):
        values = [one.sources.get(source, 0.0) for one in summary.standings]
        begins = [ends[value < 0] for ends, value in zip(reached, values, strict=True)]
        label = words.source(summary.title, source)
        axes.barh(names, values, left=begins, label=label, color=colours(number % colours.N))
        for ends, value in zip(reached, values, strict=True):
            ends[value < 0] += value
    for place, (one, ends) in enumerate(zip(summary.standings, reached, strict=True)):
        axes.text(ends[0], place, f" {words.number(one.score.mean, 1)}", va="center")
    axes.set(title=words.say("cli-chart-points"), xlabel=words.say("cli-column-points"))
    axes.set_xlim(ROOM * min(ends[1] for ends in reached), ROOM * max(1.0, *(ends[0] for ends in reached)))
    axes.invert_yaxis()
    axes.legend(
        loc="upper center",
        bbox_to_anchor=(0.5, -0.13),
        ncols=4 if max(len(words.source(summary.title, name)) for name in sources) <= SHORT else 2,
        frameon=False,
        columnspacing=1.2,
    )


def _lengths(axes: Any, games: Sequence[Played]) -> None:
    """Draw how many games took how many turns."""
    turns = [game.turns for game in games]
    axes.hist(turns, bins=min(20, ceil(log2(len(turns))) + 1), color=INK, edgecolor="white")
    names = {"title": "cli-chart-lengths", "xlabel": "cli-chart-turns", "ylabel": "cli-column-games"}
    axes.set(**{place: words.say(message) for place, message in names.items()})
    axes.yaxis.get_major_locator().set_params(integer=True)
    axes.margins(y=0.15)
    _line(axes, mean(turns), words.say("cli-chart-mean", mean=words.number(mean(turns))))


def _line(axes: Any, place: float, text: str) -> None:
    """Draw a reference line for the counted numbers."""
    axes.axvline(place, color=FAIR, linestyle="--", linewidth=1)
    axes.text(place, 0.99, f" {text}", color=FAIR, transform=axes.get_xaxis_transform(), va="top")


def _names(summary: Summary) -> list[str]:
    return [f"{number} {one.bot}" for number, one in enumerate(summary.standings, start=1)]


def _write(path: Path, picture: bytes) -> None:
    try:
        files.replace(path, picture)
    except OSError as error:
        raise _failed(path, error) from error
