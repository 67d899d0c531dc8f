"""The results of the finished games in the hall of fame, seat by seat: what statistics are made of."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from game.engine.order import round_of
from game.engine.session import clock
from game.engine.session.firsts import Turns
from game.engine.session.record import Loaded
from game.engine.title import Scores, Title

TABLES = (
    "create table if not exists details (stem text, seat integer, sources text, plays text, thought real,"
    " primary key (stem, seat))",
    "create table if not exists firsts (stem text primary key, reached text)",
    "create table if not exists agreed (stem text primary key, count integer)",
)
"""details: points by source, what was played, and the seconds of thinking; firsts: turns, worked out when
somebody looks at statistics; agreed: how many agreements changed a game by hand, if any did.
"""
_RESULTS = """
    select stem as game, title, ended, turns, options, edition, seat, name, kind, side, points, won,
        coalesce(sources, '{}') as sources, coalesce(plays, '{}') as plays, thought as thought_s,
        reached as firsts,
        (select json_group_array(kind) from seats as all_seats where all_seats.stem = games.stem) as kinds
    from seats join games using (stem) left join details using (stem, seat) left join firsts using (stem)
    order by ended, stem, seat"""


class Result(msgspec.Struct, frozen=True):
    """The result of a seat in a finished game.

    game      the name of its record
    ended     seconds since 1970
    kinds     who sat at the table, by seat: people and kinds of bots
    won       the share of the victory; None if there was none to win
    plays     what the seat played besides its side: content ids by kind
    sources   points by source
    thought_s seconds of thinking; None if no clock ran
    firsts    turns of the seat's firsts; None if nobody has worked them out
    """

    game: str
    title: str
    ended: int
    turns: int
    options: dict[str, Any]
    edition: str
    seat: int
    name: str
    kind: str
    side: str
    points: int
    won: float | None
    kinds: tuple[str, ...]
    sources: dict[str, int] = {}
    plays: dict[str, str] = {}
    thought_s: float | None = None
    firsts: Turns | None = None

    @property
    def rounds(self) -> int:
        """The length of the game as people count."""
        return round_of(self.turns, len(self.kinds))


def details(
    title: Title, state: Any, scores: Scores, stem: str, thought: Sequence[float | None]
) -> list[tuple[Any, ...]]:
    """Return the rows of `details` of a game at its end. `thought`: the seconds of thinking by seat."""
    rows: list[tuple[Any, ...]] = []
    for seat in range(state.seats):
        sources = {one.id: one.points[seat] for one in scores.sources}
        rows.append((stem, seat, _json(sources), _json(_plays(title, state, seat)), thought[seat]))
    return rows


def thought_s(loaded: Loaded) -> list[float | None]:
    """Return how long each person thought, in seconds; None for bots, and for all where no clock ran."""
    spent = [kept.line.spent for kept in loaded.history.tools if kept.line and kept.line.spent]
    seats = loaded.header.seats
    totals = clock.totals_ms(spent, len(seats))
    return [ms / 1000 if spent and seat.is_person else None for ms, seat in zip(totals, seats, strict=True)]


def _plays(title: Title, state: Any, seat: int) -> dict[str, str]:
    """Return what a seat played besides its side."""
    played = title.plays(state, seat)
    return {kind: name for kind, name in played.items() if name and not _is_side(title, state, seat, name)}


def _is_side(title: Title, state: Any, seat: int, name: str) -> bool:
    return (title.played(state, seat) or "").partition("-")[2] == name


def _json(what: Any) -> str:
    return msgspec.json.encode(what).decode()


def read(db: sqlite3.Connection) -> list[Result]:
    """Return all results, the earliest first. Raises msgspec.MsgspecError for a damaged row."""
    return [_result(row) for row in db.execute(_RESULTS)]


_BY_SEAT: msgspec.json.Decoder[list[Turns]] = msgspec.json.Decoder(list[Turns])


def _result(row: dict[str, Any]) -> Result:
    plain = {name: msgspec.json.decode(row[name]) for name in ("options", "sources", "plays", "kinds")}
    firsts = None if row["firsts"] is None else dict(enumerate(_BY_SEAT.decode(row["firsts"])))
    of_seat = None if firsts is None else firsts.get(row["seat"], {})
    return msgspec.convert({**row, **plain, "firsts": of_seat}, Result)


def keep_firsts(db: sqlite3.Connection, stem: str, turns: Sequence[Turns]) -> None:
    """Store the firsts of a game."""
    db.execute("insert or replace into firsts values (?, ?)", (stem, _json(turns)))


def without_firsts(results: Iterable[Result]) -> list[str]:
    """Return the games whose firsts nobody has worked out, by the names of their records."""
    return list(dict.fromkeys(one.game for one in results if one.firsts is None))
