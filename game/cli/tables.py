"""Output of the command line: JSON, or tables for people."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

import msgspec
from rich import box
from rich.console import Console
from rich.table import Column, Table
from rich.text import Text

from game.bots.series.summary import heading
from game.presentation import hall_tables
from game.presentation.messages import Messages
from game.records.hall import Chapter

if TYPE_CHECKING:
    from game.bots.series.ladder import Rung
    from game.bots.series.summary import Summary
    from game.devtools.bench import Bench
    from game.devtools.peer import Comparison


NAMED = 4
"""Bots beside each other whose names find room."""


def _console() -> Console:
    """Brackets and colons in what is printed are no commands."""
    return Console(markup=False, emoji=False, highlight=False)


def _cell(words: str) -> Text:
    """Return a cell of a table: what a person typed cannot steer the terminal."""
    return Text("".join(c if c.isprintable() else " " for c in words))


def show_json(what: Any) -> None:
    """Print plain data as JSON."""
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(what)).decode() + "\n")


# ---------------------------------------------------------------------- simulate


def show_summary(summary: Summary) -> None:
    """Print the results of bots against each other, 80 columns wide."""
    console = _console()
    console.print(heading(summary))
    for table in (_standings(summary), _sources(summary), _by_seat(summary)):
        console.print(table)
        console.print()
    lengths = (("decisions", summary.decisions), ("turns", summary.turns))
    for name, spread in lengths:
        console.print(f"{name} a game: {spread.least:.0f} to {spread.most:.0f}, mean {spread.mean:.1f}")
    if summary.endings:
        console.print("ended by: " + ", ".join(f"{way} {count}" for way, count in summary.endings.items()))


def _standings(summary: Summary) -> Table:
    table = Table(
        "bot", *map(_right, ("wins", "%", "95%", "least", "mean", "most")), box=box.SIMPLE, show_edge=False
    )
    for number, one in enumerate(summary.standings, start=1):
        low, high = one.interval
        shares = f"{100 * one.wins / summary.games:.0f}", f"{100 * low:.0f} to {100 * high:.0f}"
        scores = (f"{one.score.least:.0f}", f"{one.score.mean:.1f}", f"{one.score.most:.0f}")
        table.add_row(f"{number} {one.bot}", f"{one.wins:.4g}", *shares, *scores)
    return table


def _sources(summary: Summary) -> Table:
    """Return the table of points by source: a column for each bot, named if there is room."""
    few = len(summary.standings) <= NAMED
    bots = [f"{n} {one.bot}" if few else str(n) for n, one in enumerate(summary.standings, start=1)]
    table = Table("points", *map(_right, bots), box=box.SIMPLE, show_edge=False)
    for source in dict.fromkeys(name for one in summary.standings for name in one.sources):
        table.add_row(source, *(f"{one.sources.get(source, 0):.1f}" for one in summary.standings))
    return table


def _by_seat(summary: Summary) -> Table:
    table = Table("seat", _right("wins"), _right("mean"), box=box.SIMPLE, show_edge=False)
    for seat, (wins, score) in enumerate(zip(summary.seat_wins, summary.seat_scores, strict=True), start=1):
        table.add_row(str(seat), f"{wins:.4g}", f"{score:.1f}")
    return table


def _right(name: str) -> Column:
    return Column(name, justify="right")


# ---------------------------------------------------------------------- ladder


def show_ladder(title: str, seed: int, rungs: list[Rung]) -> None:
    """Print the results of each bot against the one below it."""
    table = Table("bot", "against", *map(_right, ("games", "won", "95%", "fair", "points", "turns")))
    for rung in rungs:
        low, high = rung.interval
        shares = f"{rung.share:.1%}", f"{100 * low:.0f} to {high:.0%}", f"x {rung.share * rung.seats:.2f}"
        points = f"{rung.points:.0f}:{rung.points_against:.0f}"
        others = f"{rung.seats - 1} {rung.against}"
        table.add_row(rung.bot, others, str(rung.games), *shares, points, f"{rung.turns:.1f}")
    console = _console()
    console.print(f"{title}: seats change from game to game, seeds from {seed}")
    console.print(table)
    for rung in rungs:
        if outright := _outright(rung):
            console.print(f"{rung.bot} against {rung.seats - 1} {rung.against} outright: {outright}")


def show_rows(title: str, rungs: list[Rung]) -> None:
    """Print the ladder as rows for the table in the documents."""
    for rung in rungs:
        low, high = rung.interval
        cells = (
            title,
            rung.bot,
            f"{rung.seats - 1} {rung.against}",
            str(rung.games),
            f"{rung.share:.0%} ({100 * low:.0f} to {high:.0%})",
            f"{rung.share * rung.seats:.2f}",
            f"{rung.points:.0f}:{rung.points_against:.0f}",
            f"{rung.turns:.1f}",
            _outright(rung),
        )
        sys.stdout.write(f"| {' | '.join(cells)} |\n")


def _outright(rung: Rung) -> str:
    """Wins of the games that somebody won, and how many times the bot's share; "" where somebody won all."""
    if rung.decided == rung.games:
        return ""
    times = rung.outright * rung.seats / max(1, rung.decided)
    return f"{rung.outright:.4g} of {rung.decided} ({times:.2f})"


# ---------------------------------------------------------------------- hall


def show_hall(chapters: list[Chapter]) -> None:
    """Print the hall of fame, title by title."""
    console, say = _console(), Messages().say
    if not chapters:
        console.print(say("hall-none"))
    for chapter in chapters:
        count = say("hall-count", count=chapter.games)
        console.print(f"{say(f'{chapter.title}-name')}: {count}")
        for table in hall_tables.tables(say, chapter):
            console.print(_listed(say, table))


def _listed(say: hall_tables.Say, listed: hall_tables.Table) -> Table:
    columns = [Column(column.heading, justify=column.align) for column in listed.columns]
    caption = say("hall-winners") if listed.won else None
    table = Table(*columns, title=listed.name, title_justify="left", caption=caption, caption_justify="left")
    for number, row in enumerate(listed.rows):
        cells = list(row)
        if number in listed.won:
            cells[listed.who] = say("hall-winner", name=cells[listed.who])
        table.add_row(*map(_cell, cells))
    return table


# ---------------------------------------------------------------------- bench


def show_bench(found: Bench) -> None:
    """Print how fast the program is here."""
    table = Table("what", _right("here"), _right("on the yardstick"), _right("limit"), "unit")
    for line in found.lines:
        limit = "" if line.limit is None else f"{line.limit:,.0f}"
        table.add_row(line.what, f"{line.here:,.1f}", f"{line.yardstick:,.1f}", limit, line.unit)
    console = _console()
    console.print(f"10,000,000 empty loops: {found.loop:.3f} s; the yardstick is {found.yardstick:.1f} s")
    console.print(table)


def show_peer(found: Comparison) -> None:
    """Our titles beside another engine."""
    table = Table("", *map(_right, ("seats", "decisions/s", "by peer", "copy, us", "by peer")))
    for side in (found.peer, *found.titles):
        played = f"{side.decisions:,.0f}", f"{side.decisions_by_peer:.2f}"
        copied = f"{side.copy:.1f}", f"{side.copy_by_peer:.2f}"
        table.add_row(side.name, str(side.seats), *played, *copied)
    console = _console()
    console.print(table)
    console.print(f"asked by peer: decisions at least {found.faster}, a copy at most {found.share}")
