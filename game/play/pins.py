"""The PINs of a table's seats, and the way out for who has forgotten one, which the others see."""

from __future__ import annotations

from game.engine.model import Seat
from game.engine.session import pin
from game.engine.session.pin import Pin
from game.engine.session.session import Session
from game.engine.session.shown_game import ShownGame
from game.engine.session.tool_lines import Opened, ToolLine


def in_force(session: Session) -> tuple[Pin, ...]:
    """Return the PINs of the seats that have one now."""
    last = {line.pin.seat: line.pin for _, line in session.tool_lines("pin") if line.pin}
    return tuple(pin for pin in last.values() if pin.is_set)


def openings(session: ShownGame) -> list[tuple[int, Seat]]:
    """Return the seats that were opened without their PIN, in order, each after how many moves."""
    seats = range(len(session.seats))
    found = [(number, line.opened) for number, line in session.tool_lines("opened")]
    return [(number, opened.seat) for number, opened in found if opened and opened.seat in seats]


class Pins:
    """Locks the covers of seats."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._announced: dict[Seat, int] = {}
        """The number of openings without a PIN that each seat has heard of."""

    def _of(self, seat: Seat) -> Pin | None:
        return next((pin for pin in in_force(self._session) if pin.seat == seat), None)

    def locks(self, seat: Seat) -> bool:
        """Return whether a seat has a PIN."""
        return self._of(seat) is not None

    def fits(self, seat: Seat, typed: str) -> bool:
        """Return whether this opens a seat."""
        found = self._of(seat)
        return found is None or found.fits(typed)

    def set(self, seat: Seat, typed: str) -> None:
        """Give a seat another PIN; "" takes it away. Raises UserError for what is none."""
        pin.require_pin(typed)
        self._session.write_tool_line(ToolLine(pin=pin.new(seat, typed) if typed else Pin(seat)))

    def open_without(self, seat: Seat) -> None:
        """Open a seat without its PIN, which it loses, and write that down for the others."""
        self._session.write_tool_line(ToolLine(opened=Opened(seat)))
        self.set(seat, "")

    def news(self, seat: Seat) -> list[Seat]:
        """Return the seats that were opened without their PIN since this was last asked for a seat."""
        opened = self.opened()
        since, self._announced[seat] = self._announced.get(seat, 0), len(opened)
        return opened[since:]

    def opened(self) -> list[Seat]:
        """Return the seats that were opened without their PIN, in order."""
        return [seat for _, seat in openings(self._session)]
