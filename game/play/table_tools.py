"""The tools that are chosen for a new game besides its rules. Each is off unless it is wanted."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.session.clock import Clock
from game.engine.session.handicap import Gift
from game.engine.session.pin import Pin
from game.engine.session.session import Session
from game.engine.session.tool_lines import ToolLine
from game.errors import UserError
from game.play import pins


@dataclass(frozen=True)
class TableTools:
    """The tools of a new game."""

    clock: Clock | None = None
    gifts: tuple[Gift, ...] = ()
    """The handicap. It is given as the game begins, by `Session.new`."""
    pins: tuple[Pin, ...] = ()

    def refuse_practice(self, *, practice: bool) -> None:
        """Raise UserError for a clock in practice mode, where moves may be taken back without end."""
        if practice and self.clock is not None:
            raise UserError("error-clock-practice")

    def lay_out(self, session: Session) -> None:
        """Write them into the record of a game that has just begun."""
        if self.clock is not None:
            session.write_tool_line(ToolLine(clock=self.clock))
        for one in self.pins:
            session.write_tool_line(ToolLine(pin=one))


NO_TOOLS = TableTools()


def tools_of(session: Session) -> TableTools:
    """Return the tools of a game, for another one like it."""
    clocks = [line.clock for _, line in session.tool_lines("clock")]
    gifts = [line.handicap for _, line in session.tool_lines("handicap") if line.handicap]
    return TableTools(clocks[-1] if clocks else None, gifts[0] if gifts else (), pins.in_force(session))
