"""Output of the command line: JSON, or tables for people."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

import msgspec
from rich import box
from rich.console import Console
from rich.table import Column, Table
from rich.text import Text

from game.cli import words
from game.errors import printable
from game.presentation import hall_tables
from game.presentation.rich_text import joined
from game.records.hall import Chapter

if TYPE_CHECKING:
    from game.bots.series.ladder import Rung
    from game.bots.series.summary import Summary
    from game.devtools.bench import Bench
    from game.devtools.peer import Comparison


NAMED = 4
"""Bots beside each other whose names find room."""
WINS = 2
"""The most decimals of wins: a shared one counts in part."""


def new_console() -> Console:
    """Return a console that prints brackets and colons as they stand, not as markup."""
    return Console(markup=False, emoji=False, highlight=False)


def cell(text: str) -> Text:
    """Return a cell of a table: what a person typed cannot steer the terminal."""
    return Text(printable(text))


def show_json(what: Any) -> None:
    """Print plain data as JSON."""
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(what)).decode() + "\n")


# ---------------------------------------------------------------------- simulate


def show_summary(summary: Summary) -> None:
    """Print the results of bots against each other, 80 columns wide."""
    console = new_console()
    console.print(heading(summary))
    for table in (_standings(summary), _sources(summary), _by_seat(summary)):
        console.print(table)
        console.print()
    lengths = (("cli-decisions", summary.decisions), ("cli-turns", summary.turns))
    for message, spread in lengths:
        least, most = words.number(spread.least), words.number(spread.most)
        console.print(words.say(message, least=least, most=most, mean=words.number(spread.mean, 1)))
    if summary.endings:
        ways = [f"{words.source(summary.title, way)} {n}" for way, n in summary.endings.items()]
        console.print(words.say("cli-endings", ways=joined(words.say, ways, "names-more")))


def heading(summary: Summary) -> str:
    """Return the title, number of games, seed and edition in one line."""
    title, seed = summary.title, str(summary.seed)
    line = words.say("cli-heading", title=title, games=summary.games, number=str(summary.games), seed=seed)
    return words.say("cli-edition-after", words=line, edition=summary.edition) if summary.edition else line


def interval(low: float, high: float) -> str:
    """Return shares, in percent, between which something lies."""
    return words.say("cli-from-to", least=words.number(100 * low), most=words.number(100 * high))


def _standings(summary: Summary) -> Table:
    table = _plain("bot", "wins", "percent", "interval", "least", "mean", "most")
    for place, one in enumerate(summary.standings, start=1):
        shares = words.number(100 * one.wins / summary.games), interval(*one.interval)
        score = one.score
        scores = words.number(score.least), words.number(score.mean, 1), words.number(score.most)
        table.add_row(f"{place} {one.bot}", words.number(one.wins, 0, WINS), *shares, *scores)
    return table


def _sources(summary: Summary) -> Table:
    """Return the table of points by source: a column for each bot, named if there is room."""
    few = len(summary.standings) <= NAMED
    bots = [f"{n} {one.bot}" if few else str(n) for n, one in enumerate(summary.standings, start=1)]
    table = Table(_head("points"), *map(_right, bots), box=box.SIMPLE, show_edge=False)
    for source in dict.fromkeys(name for one in summary.standings for name in one.sources):
        points = (words.number(one.sources.get(source, 0), 1) for one in summary.standings)
        table.add_row(words.source(summary.title, source), *points)
    return table


def _by_seat(summary: Summary) -> Table:
    table = _plain("seat", "wins", "mean")
    for seat, (wins, score) in enumerate(zip(summary.seat_wins, summary.seat_scores, strict=True), start=1):
        table.add_row(str(seat), words.number(wins, 0, WINS), words.number(score, 1))
    return table


def _plain(first: str, *others: str) -> Table:
    """Return a table without lines whose first column is on the left."""
    return Table(_head(first), *map(_right, map(_head, others)), box=box.SIMPLE, show_edge=False)


def _head(name: str) -> str:
    """Return the heading of a column."""
    return words.say(f"cli-column-{name}")


def _right(heading: str) -> Column:
    return Column(heading, justify="right")


# ---------------------------------------------------------------------- ladder


def show_ladder(title: str, seed: int, rungs: list[Rung]) -> None:
    """Print the results of each bot against the one below it."""
    others = ("games", "won", "interval", "fair", "points", "turns")
    table = Table(_head("bot"), _head("against"), *(_right(_head(name)) for name in others))
    for rung in rungs:
        fair = words.number(rung.share * rung.seats, 2)
        shares = words.number(100 * rung.share, 1), interval(*rung.interval), f"x {fair}"
        points = f"{words.number(rung.points)}:{words.number(rung.points_against)}"
        turns = words.number(rung.turns, 1)
        table.add_row(rung.bot, f"{rung.seats - 1} {rung.against}", str(rung.games), *shares, points, turns)
    console = new_console()
    console.print(words.say("cli-ladder-heading", title=title, seed=str(seed)))
    console.print(table)
    for rung in rungs:
        if rung.decided != rung.games:
            console.print(_outright_line(rung))


def _outright_line(rung: Rung) -> str:
    """Return the wins of the games that somebody won."""
    times = rung.outright * rung.seats / max(1, rung.decided)
    return words.say(
        "cli-ladder-outright",
        bot=rung.bot,
        others=f"{rung.seats - 1} {rung.against}",
        won=words.number(rung.outright, 0, WINS),
        games=rung.decided,
        times=words.number(times, 2),
    )


def show_rows(title: str, rungs: list[Rung]) -> None:
    """Print the ladder as rows for the table in the documents, in English."""
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
    """Return the wins among the games that somebody won, in shares too; "" if somebody won each."""
    if rung.decided == rung.games:
        return ""
    times = rung.outright * rung.seats / max(1, rung.decided)
    return f"{rung.outright:.4g} of {rung.decided} ({times:.2f})"


# ---------------------------------------------------------------------- hall


def show_hall(chapters: list[Chapter]) -> None:
    """Print the hall of fame, title by title."""
    console, say = new_console(), words.say
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
        table.add_row(*map(cell, cells))
    return table


# ---------------------------------------------------------------------- bench


def show_bench(found: Bench) -> None:
    """Print how fast the program is here."""
    table = Table(
        _head("figure"), *(_right(_head(name)) for name in ("here", "yardstick", "limit")), _head("unit")
    )
    for line in found.lines:
        limit = "" if line.limit is None else words.number(line.limit)
        figures = words.number(line.here, 1), words.number(line.yardstick, 1), limit
        table.add_row(figure_name(line.what), *figures, line.unit)
    console = new_console()
    loop, yardstick = words.number(found.loop, 3), words.number(found.yardstick, 1)
    console.print(words.say("cli-bench-heading", loop=loop, yardstick=yardstick))
    console.print(table)


def figure_name(what: str) -> str:
    """Return the words for a figure such as "raiders for 4: slow easy decision"."""
    table, _, figure = what.partition(": ")
    title, _, seats = table.partition(" for ")
    message = f"cli-figure-{figure.replace(' ', '-')}"
    named = words.say(message) if words.has(message) else figure
    if not seats:
        return f"{title}: {named}"
    return words.say("cli-figure-at-table", title=title, seats=seats, figure=named)


def show_peer(found: Comparison) -> None:
    """Print the speed of our titles beside another engine's."""
    names = ("seats", "decisions", "by-peer", "copy", "by-peer")
    table = Table("", *(_right(_head(name)) for name in names))
    for side in (found.peer, *found.titles):
        played = words.number(side.decisions), words.number(side.decisions_by_peer, 2)
        copied = words.number(side.copy, 1), words.number(side.copy_by_peer, 2)
        table.add_row(side.name, str(side.seats), *played, *copied)
    console = new_console()
    console.print(table)
    faster, share = words.number(found.faster, 0, 2), words.number(found.share, 0, 2)
    console.print(words.say("cli-peer-limits", faster=faster, share=share))
