"""The clock of a table: how much time each seat has left. It never changes what is legal.

Nothing here measures time. A table writes how long each seat thought (`Spent`) into the record; what is left
follows from these lines alone, so it is the same after resume, in a replay and in another program.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Annotated, Literal, get_args

import msgspec

from game.engine.model import Seat
from game.errors import UserError, WrongValue

MAX_S = 86_400
"""The longest time that a clock can be set to: a day."""
MAX_MS = 10**10
"""The longest time in one line of a record, in milliseconds: about four months."""
Kind = Literal["game", "turn", "fischer"]
AtZero = Literal["show", "end", "bot"]
KINDS: tuple[Kind, ...] = get_args(Kind)
AT_ZERO: tuple[AtZero, ...] = get_args(AtZero)
LOW_MS = (60_000, 20_000)
"""The times left at which a seat is warned."""

_UNITS = {"s": 1, "m": 60, "h": 3600}
_TIME = r"([0-9]{1,12})([smh])"
_FORM = re.compile(rf"{_TIME}(?:([+/]){_TIME})?")


class Clock(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The setting of a table's clock.

    kind     game: so many seconds for the whole game; turn: for each turn, then a bank; fischer: for the
             whole game, and more after each turn
    base     the seconds for the game or for each turn
    extra    the seconds of the bank, or those added after each turn
    at_zero  what happens then: the clock only shows it, the turn ends as soon as it may, or a bot plays on in
             this turn
    """

    kind: Kind
    base: Annotated[int, msgspec.Meta(ge=1, le=MAX_S)]
    extra: Annotated[int, msgspec.Meta(ge=0, le=MAX_S)] = 0
    at_zero: AtZero = "show"


class Spent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The time that a seat thought in a turn, in the position where the line stands: before the next move."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=7)]
    turn: Annotated[int, msgspec.Meta(ge=0)]
    ms: Annotated[int, msgspec.Meta(ge=0, le=MAX_MS)]


def clock(kind: Kind, base: int, extra: int, at_zero: AtZero = "show") -> Clock:
    """Return a clock of so many seconds. Raises WrongValue."""
    if not 1 <= base <= MAX_S or not (kind != "game") <= extra <= MAX_S:
        raise WrongValue("error-clock-range")
    return Clock(kind, base, extra, at_zero)


def parse(written: str, at_zero: AtZero = "show") -> Clock:
    """Return the clock of "30m", "10m+15s" (added after each turn) or "90s/10m" (each turn, then a bank).
    Raises UserError.

    >>> parse("10m+15s")
    Clock(kind='fischer', base=600, extra=15, at_zero='show')
    """
    found = _FORM.fullmatch(written.strip().lower())
    if found is None:
        raise UserError("error-clock-form", found=written)
    number, unit, sign, more, more_unit = found.groups()
    kind: Kind = "game" if sign is None else "turn" if sign == "/" else "fischer"
    extra = int(more) * _UNITS[more_unit] if sign else 0
    try:
        return clock(kind, int(number) * _UNITS[unit], extra, at_zero)
    except WrongValue as error:
        raise UserError("error-clock-form", found=written) from error


def written(clock: Clock) -> str:
    """Return a clock as `parse` reads it.

    >>> written(parse("600s+15s")), written(parse("90s/10m")), written(parse("30m"))
    ('10m+15s', '90s/10m', '30m')
    """
    sign = {"game": "", "fischer": "+", "turn": "/"}[clock.kind]
    return _time(clock.base) + (sign + _time(clock.extra) if sign else "")


def _time(seconds: int) -> str:
    unit = next(name for name in ("h", "m", "s") if seconds % _UNITS[name] == 0)
    return f"{seconds // _UNITS[unit]}{unit}"


def left_ms(clock: Clock, spent: Iterable[Spent], seat: Seat, turn: int) -> int:
    """Return the milliseconds that a seat has left in a turn; negative once its time is over."""
    own = [one for one in spent if one.seat == seat]
    used = sum(one.ms for one in own)
    if clock.kind == "turn":
        by_turn = {one.turn: 0 for one in own} | {turn: 0}
        for one in own:
            by_turn[one.turn] += one.ms
        over = sum(max(0, ms - clock.base * 1000) for at, ms in by_turn.items() if at != turn)
        return (clock.base + clock.extra) * 1000 - over - by_turn[turn]
    turns = {one.turn for one in own if one.turn < turn} if clock.kind == "fischer" else ()
    return clock.base * 1000 + clock.extra * 1000 * len(turns) - used


def totals_ms(spent: Sequence[Spent], seats: int) -> list[int]:
    """Return how long each seat has thought, in milliseconds."""
    return [sum(one.ms for one in spent if one.seat == seat) for seat in range(seats)]


def shown(ms: int) -> str:
    """Return a time as a clock shows it, to the second.

    >>> shown(754_300), shown(3_600_000), shown(-5_000)
    ('12:35', '1:00:00', '-0:05')
    """
    seconds = -(-ms // 1000)
    sign, seconds = ("-", -seconds) if seconds < 0 else ("", seconds)
    hours, rest = divmod(seconds, 3600)
    minutes = f"{hours}:{rest // 60:02}" if hours else str(rest // 60)
    return f"{sign}{minutes}:{rest % 60:02}"
