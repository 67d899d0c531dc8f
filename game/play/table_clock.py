"""The clock of a game in play: it gets the time that passes, writes it down, and chooses when it is over."""

from __future__ import annotations

from game.engine.model import Action, Seat
from game.engine.session import clock, moment
from game.engine.session.clock import LOW_MS, Spent
from game.engine.session.session import Session
from game.engine.session.shown_game import ShownGame
from game.engine.session.tool_lines import ToolLine


class ClockReading:
    """The clock of a game, played or recorded, to look at. Without one in the record, at practice and in
    lessons it is off."""

    def __init__(self, session: ShownGame) -> None:
        self._shown_game = session
        lines = [line.clock for _, line in session.tool_lines("clock") if line.clock]
        allowed = lines and not session.header.practice and not session.header.lesson
        self.setting = lines[-1] if allowed else None
        self._pending: dict[Seat, float] = {}
        self._spent: tuple[tuple[int, int], list[Spent]] = ((-1, -1), [])
        self._left: dict[tuple[Seat, int], int] = {}

    @property
    def is_on(self) -> bool:
        """True if the game has a clock."""
        return self.setting is not None and not self._shown_game.over

    def spent(self) -> list[Spent]:
        """Return all thinking times up to the present position."""
        game = self._shown_game
        now = game.history.tool_line_count, game.made
        if self._spent[0] != now:
            self._spent = now, [line.spent for _, line in game.tool_lines("spent") if line.spent]
            self._left.clear()
        return self._spent[1]

    def left_ms(self, seat: Seat) -> int:
        """Return the time that a seat has left; negative when it is over."""
        if self.setting is None:
            raise RuntimeError("the game has no clock")
        spent, key = self.spent(), (seat, self._shown_game.turn)
        if key not in self._left:
            self._left[key] = clock.left_ms(self.setting, spent, *key)
        return self._left[key] - round(self._pending.get(seat, 0.0))

    def thought_ms(self) -> int:
        """Return how long was thought in the present position before its next move."""
        lines, made = self._shown_game.tool_lines("spent"), self._shown_game.made
        return sum(line.spent.ms for number, line in lines if number == made and line.spent)

    def shown(self, seat: Seat) -> str:
        """Return the time that a seat has left as the clock shows it; "" without a clock."""
        return clock.shown(self.left_ms(seat)) if self.is_on else ""

    def warning(self, seat: Seat) -> int:
        """Return how urgent it is: 0 not at all, 1 and 2 little time is left, 3 none."""
        if not self.is_on:
            return 0
        left = self.left_ms(seat)
        return len(LOW_MS) + 1 if left <= 0 else sum(left <= low for low in LOW_MS)


class TableClock(ClockReading):
    """The clock of a game in play.

    The time since the last choice is kept here; `write` puts it into the record, with the next move.
    """

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._session = session
        self._ending: tuple[int, Seat, Action | None] | None = None
        """After so many moves, what ends the turn of a seat."""

    def tick(self, seat: Seat, ms: float) -> None:
        """Let time pass for a seat that can act."""
        if self.is_on:
            self._pending[seat] = self._pending.get(seat, 0.0) + ms

    def write(self) -> None:
        """Put the time that has passed into the record."""
        turn, pending, self._pending = self._session.turn, self._pending, {}
        for seat, ms in pending.items():
            if ms >= 1:
                spent = Spent(seat, turn, min(round(ms), clock.MAX_MS))
                self._session.write_tool_line(ToolLine(spent=spent), at_once=False)

    # ---- when the time is over
    def chooses_for(self, seat: Seat) -> bool:
        """Return whether the clock chooses for a seat that is asked: a bot takes over, or the turn ends."""
        if not self.is_on or self.setting is None or self.setting.at_zero == "show":
            return False
        if seat not in self._session.waiting_for() or self.left_ms(seat) > 0:
            return False
        return self.setting.at_zero == "bot" or self.ending_for(seat) is not None

    def ending_for(self, seat: Seat) -> Action | None:
        """Return the choice that ends a seat's turn, where the clock does that and one does; None else."""
        if self.setting is None or self.setting.at_zero != "end":
            return None
        if self._ending is None or self._ending[:2] != (self._session.made, seat):
            self._ending = self._session.made, seat, self._find_ending(seat)
        return self._ending[2]

    def _find_ending(self, seat: Seat) -> Action | None:
        """Return the first button after which the turn is over and nothing was left to chance. It is tried
        out on a guess, so that nothing hidden decides."""
        session = self._session
        if session.acting() not in (None, seat):
            return None
        buttons = [o.action for o in session.legal(seat) if o.source is None and o.target is None]
        before = session.trial(seat)
        for action in buttons:
            after = moment.make(session.title, before, seat, action).after
            if after.turn > before.turn and after.rng == before.rng:
                return action
        return None
