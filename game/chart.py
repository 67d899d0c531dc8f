"""A series of games as a picture: wins, points by source, lengths. Needs matplotlib."""

from __future__ import annotations

import io
from collections.abc import Sequence
from importlib import util
from pathlib import Path
from statistics import mean
from typing import TYPE_CHECKING, Any

from game import paths
from game.bots.series import Played
from game.output import Mistake

if TYPE_CHECKING:
    from game.bots.summary import Summary

SUFFIX = ".png"
WIDTH, HEIGHT, DPI = 12.8, 4.8, 100
"""Inches, and pixels an inch."""
INK, FAIR = "#2f5d8a", "#a8402f"
"""What was counted; what to hold it against."""


def refuse(path: Path) -> None:
    """Raise Mistake for a file that no chart could be drawn into."""
    if path.suffix.lower() != SUFFIX:
        raise Mistake(f'--chart {path} ends in "{path.suffix}"; charts are {SUFFIX}')
    if util.find_spec("matplotlib") is None:
        raise Mistake("--chart needs matplotlib; install it with: pip install 'hotseat[chart]'")
    try:
        paths.refuse_folder(path.resolve().parent)
    except OSError as error:
        raise _failed(path, error) from error


def _failed(path: Path, error: OSError) -> Mistake:
    return Mistake(f"--chart {path} cannot be written ({error.strerror})")


def draw(summary: Summary, games: Sequence[Played], path: Path) -> None:
    """Draw a chart into a file. Raises Mistake."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(WIDTH, HEIGHT), dpi=DPI, layout="constrained")
    wins, points, lengths = figure.subplots(1, 3, width_ratios=(1, 1, 1))
    edition = f", edition {summary.edition}" if summary.edition else ""
    figure.suptitle(f"{summary.title}: {summary.games} games from seed {summary.seed}{edition}")
    _wins(wins, summary)
    _points(points, summary)
    _lengths(lengths, games)
    for axes in (wins, points, lengths):
        axes.spines[["top", "right"]].set_visible(False)
    picture = io.BytesIO()
    figure.savefig(picture, format="png")
    _write(path, picture.getvalue())


def _wins(axes: Any, summary: Summary) -> None:
    """The share of games that each bot won, and where 95 of 100 such series put it."""
    names, standings = _names(summary), summary.standings
    for place, one in enumerate(standings):
        share = 100 * one.wins / summary.games
        low, high = (100 * end for end in one.interval)
        axes.errorbar(
            share, place, xerr=[[max(0.0, share - low)], [max(0.0, high - share)]],
            fmt="o", capsize=4, color=INK,
        )  # fmt: skip
    axes.axvline(100 / len(names), color=FAIR, linestyle="--", linewidth=1)
    axes.set(title="Games won, with 95 % intervals", xlabel="%", xlim=(0, 100), yticks=range(len(names)))
    axes.set_yticklabels(names)
    axes.set_ylim(len(names) - 0.5, -0.5)


def _points(axes: Any, summary: Summary) -> None:
    """Mean points of each bot, by source, one on the other; those below 0 to the left."""
    from matplotlib import colormaps

    names = _names(summary)
    sources = list(dict.fromkeys(name for one in summary.standings for name in one.sources))
    reached = [[0.0, 0.0] for _ in names]
    for number, source in enumerate(sources):
        values = [one.sources.get(source, 0.0) for one in summary.standings]
        begins = [ends[value < 0] for ends, value in zip(reached, values, strict=True)]
        axes.barh(names, values, left=begins, label=source, color=colormaps["tab20"](number % 20))
        for ends, value in zip(reached, values, strict=True):
            ends[value < 0] += value
    axes.set(title="Mean points by source", xlabel="points")
    axes.invert_yaxis()
    axes.legend(fontsize="small", loc="upper center", bbox_to_anchor=(0.5, -0.14), ncols=3, frameon=False)


def _lengths(axes: Any, games: Sequence[Played]) -> None:
    """How many games took how many turns."""
    turns = [game.turns for game in games]
    axes.hist(turns, bins=min(20, max(turns) - min(turns) + 1), color=INK, edgecolor="white")
    axes.axvline(mean(turns), color=FAIR, linestyle="--", linewidth=1)
    axes.set(title="Length of the games", xlabel="turns of all seats together", ylabel="games")
    axes.yaxis.get_major_locator().set_params(integer=True)


def _names(summary: Summary) -> list[str]:
    return [f"{number} {one.bot}" for number, one in enumerate(summary.standings, start=1)]


def _write(path: Path, picture: bytes) -> None:
    """As a whole or not at all."""
    real = path.resolve()
    new = real.with_name(f".{real.name}.new")
    try:
        new.write_bytes(picture)
        new.replace(real)
    except OSError as error:
        raise _failed(path, error) from error
    finally:
        new.unlink(missing_ok=True)
