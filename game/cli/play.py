"""``hotseat play``: a new table, or a position to play on from."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from game.cli import arguments, asked_table, window
from game.cli.arguments import Command
from game.engine.session import clock
from game.engine.session.clock import AT_ZERO, AtZero
from game.errors import UserError

if TYPE_CHECKING:
    from game.engine.positions.position import Position
    from game.play.table_tools import TableTools


@dataclass(frozen=True)
class Arguments:
    """The arguments of `hotseat play`."""

    title: str | None = arguments.argument(metavar="TITLE", nargs="?", default=None)
    start: Path | None = arguments.option("--from", type=Path, default=None, metavar="FILE")
    seats: str | None = arguments.seats(None)
    seed: int | None = arguments.seed()
    option: list[str] = arguments.table_options()
    edition: str | None = arguments.edition()
    text: bool = arguments.in_terminal()
    plain: bool = arguments.plain()
    lesson: bool = arguments.flag("--lesson")
    practice: bool = arguments.flag("--practice")
    clock: str | None = arguments.option("--clock", default=None, metavar="TIME")
    handicap: list[str] = arguments.option("--handicap", action="append", default=[], metavar="GIFT")
    at_zero: AtZero | None = arguments.option("--at-zero", choices=AT_ZERO, default=None)

    def tools(self) -> TableTools:
        """Return the tools of the table. Raises UserError."""
        from game.play.table_tools import TableTools

        if self.clock is None and self.at_zero is not None:
            raise UserError("error-clock-none")
        setting = clock.parse(self.clock, self.at_zero or "show") if self.clock is not None else None
        found = TableTools(setting, asked_table.gifts(self.handicap))
        found.refuse_practice(practice=self.practice or self.lesson)
        return found

    @property
    def in_terminal(self) -> bool:
        """True if the game is played in the terminal."""
        return self.text or self.plain


def run(given: Arguments) -> int:
    """Open the table. Return the exit status."""
    tools = given.tools()
    if given.start is not None:
        return _play_from(given, given.start, tools)
    if given.title is None:
        raise UserError("error-play-what")
    if given.lesson:
        return _learn(given.title, plain=given.plain)
    title = asked_table.package(given.title, given.edition).title
    kinds = asked_table.players(given.seats or "human,human")
    title.refuse_seats(len(kinds))
    options = asked_table.options(given.option)
    title.full_options(options, len(kinds))
    for gift in tools.gifts:
        title.refuse_gift(gift.seat, gift.good, gift.amount, len(kinds))
    seed = asked_table.new_seed() if given.seed is None else given.seed
    if given.in_terminal:
        from game.text import start

        session = start.play(title, kinds, options, seed, practice=given.practice, tools=tools)
        start.sit(session, plain=given.plain)
        return 0
    window.need_display()
    return window.show(
        title=given.title, kinds=kinds, options=options, seed=seed, practice=given.practice,
        edition=title.edition, tools=tools,
    )  # fmt: skip


def _learn(title: str, *, plain: bool) -> int:
    """Play the title's lesson in the terminal."""
    from game.text import start

    start.sit(start.lesson(asked_table.package(title, None).title.id), plain=plain)
    return 0


def _play_from(given: Arguments, file: Path, tools: TableTools) -> int:
    """Play on from a position. What the file states cannot be given as an argument, too."""
    from game import bots

    if given.option or given.seed is not None or given.handicap:
        raise UserError("error-from-options")
    found = _read_position(given, file)
    if given.title not in (None, found.title.id):
        raise UserError("error-from-title", file=file.name, title=found.title.id, other=given.title)
    kinds = asked_table.players(given.seats or ",".join([bots.HUMAN] * found.state.seats))
    if len(kinds) != found.state.seats:
        raise UserError("error-from-seats", file=file.name, seats=found.state.seats)
    if given.in_terminal:
        from game.text import start

        session = start.begin(found, kinds, practice=given.practice)
        tools.lay_out(session)
        start.sit(session, plain=given.plain)
        return 0
    window.need_display()
    return window.show(position=found, kinds=kinds, practice=given.practice, tools=tools)


def _read_position(given: Arguments, file: Path) -> Position:
    """Return the position in a file. Raises BadPosition; UserError with a report if a failure may be a
    bug."""
    from game import paths
    from game.diagnostics import report
    from game.engine.positions import position

    try:
        return position.read(file, lambda name: asked_table.package(name, given.edition).title)
    except position.BadPosition as error:
        if error.rule_error is None:
            raise
        where = paths.shown(report.write(error, f"position {file.name}"))
        raise UserError("error-position-bug", problem=error, report=where) from error


COMMAND = Command("play", Arguments, run)
