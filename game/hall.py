"""The hall of fame: finished games in a small SQLite file beside the records.

Everything in it can be had from the records again, except games whose record was deleted. Practice and games
of bots alone are left out: nobody's fame.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec

from game import __version__, packages
from game.engine import codec, past, record
from game.engine.course import TurnPoints, course
from game.engine.record import SeatSetup
from game.engine.title import Scores, Title

FORMAT = 4
NAME = "hall.sqlite"
HUMAN = "human"
MOST_SHOWN = 100
"""Best scores of a title that are listed."""
LARGEST = 2**31
"""Points or turns beyond that are those of a damaged record."""
PATIENCE = 1.0
"""Seconds to wait for another program that writes the file."""

_TABLES = (
    "create table files (stem text primary key, size integer, changed integer, program text)",
    "create table games (stem text primary key, title text, ended integer, turns integer, options text,"
    " edition text not null default '')",
    "create table seats (stem text, seat integer, name text, kind text, side text, points integer, won real,"
    " primary key (stem, seat))",
    "create table courses (stem text primary key, course blob)",
    f"pragma user_version = {FORMAT}",
)
"""files: every record that was looked at and what it was like then, so that only changed ones are read;
courses: how the games went that somebody has looked at."""
_COURSES = ("drop table if exists courses", _TABLES[3])
_EDITIONS = ("alter table games add column edition text not null default ''",)
_FROM_EARLIER = {1: (*_COURSES, *_EDITIONS), 2: (*_COURSES, *_EDITIONS), 3: _EDITIONS}
"""Formats 1 and 2 differ in the courses, which are worked out from the records when they are asked for; up to
format 3 there were no editions."""

_BEST = """
    select rank() over (order by points desc) as rank, name, side, points, won, ended, turns, edition,
        stem as record,
        (select count(*) from seats as all_seats where all_seats.stem = games.stem) as seats
    from seats join games using (stem) where title = ? and kind = ?
    order by points desc, won desc, ended limit ?"""
_STANDINGS = """
    select {0} as name, count(*) as games, coalesce(sum(won), 0.0) as won, count(won) as contested,
        avg(points) as mean, max(points) as best
    from seats join games using (stem) where title = ? and {1} group by {0}"""
_PEOPLE = _STANDINGS.format("name", f"kind = '{HUMAN}'") + " order by won desc, best desc, name"
_SIDES = _STANDINGS.format("side", "side != ''") + " order by sum(won) / count(won) desc, mean desc, side"

_WHOLE = {"quick_check": "ok"}
_DAMAGE = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_ERROR)


_Row = tuple[Any, ...]


class Best(msgspec.Struct, frozen=True):
    """What a person reached in a game; `won` is the share of the victory, None: there was none to be had."""

    rank: int
    name: str
    side: str
    points: int
    won: float | None
    seats: int
    turns: int
    ended: int
    """Seconds since 1970."""
    record: str
    edition: str = ""
    """The name of that in which the title was played; "" as it comes."""


class Course(msgspec.Struct, frozen=True):
    """How the points of a game went: who sat there, and what each would have had turn by turn."""

    title: str
    seats: tuple[SeatSetup, ...]
    turns: tuple[TurnPoints, ...]


class Standing(msgspec.Struct, frozen=True):
    """All games of a person, or of a side whoever played it; in `contested` ones there was a victory."""

    name: str
    games: int
    won: float
    contested: int
    mean: float
    best: int


class Chapter(msgspec.Struct, frozen=True):
    """The games of one title. The names of `sides` are what Title.played says."""

    title: str
    games: int
    best: list[Best]
    people: list[Standing]
    sides: list[Standing]


class Hall(msgspec.Struct, frozen=True):
    """A chapter for every title that was played to its end; `problem`: what was wrong with the file."""

    chapters: list[Chapter]
    problem: str = ""


class _Unfit(Exception):
    """A record that claims to be finished and is not."""


def sync(folder: Path, anew: bool = False) -> Hall:
    """Bring the hall of a folder of records up to date and show it. Only new and changed records are read.

    `anew`: forget what was there, and with it the games whose record is gone.
    """
    file = folder.with_name(NAME)
    try:
        problem = _make_room(file, anew)
        file.parent.mkdir(parents=True, exist_ok=True)
        return _filled(str(file), folder, problem)
    except (OSError, sqlite3.Error) as error:
        return _filled(":memory:", folder, f"{file}: cannot be kept ({error}); free or change the folder.")


def look(folder: Path, stem: str) -> Course | None:
    """How a game of the hall went; it is worked out from its record when it is first looked at, and kept.
    None where that is not known."""
    try:
        with closing(_open(str(folder.with_name(NAME)))) as db, db:
            kept = db.execute("select course from courses where stem = ?", (stem,)).fetchone()
            if kept is not None:
                return msgspec.json.decode(kept["course"], type=Course)
            found = _course(folder / f"{stem}.jsonl")
            db.execute("insert into courses values (?, ?)", (stem, msgspec.json.encode(found)))
            return found
    except Exception:  # whatever is wrong with a file, or nothing: then it is not known
        return None


# ---------------------------------------------------------------------- the file


def _make_room(file: Path, anew: bool) -> str:
    """Leave a sound file of this format or none; what was found, in one sentence."""
    if anew:
        file.unlink(missing_ok=True)
    if not file.is_file() or not file.stat().st_size or _sound(file):
        return ""
    old = file.replace(file.with_stem(f"{file.stem}-old"))
    return f"{file}: damaged or of another version; rebuilt from the records; the old one is {old.name}."


def _sound(file: Path) -> bool:
    """Whether a hall can be read. Raises sqlite3.Error where that says nothing about what is in it."""
    try:
        with closing(_open(str(file))) as db:
            _upgrade(db)
            _chapters(db)
            _known(db)
            return _version(db) == FORMAT and db.execute("pragma quick_check").fetchone() == _WHOLE
    except msgspec.ValidationError:
        return False
    except sqlite3.Error as error:
        if getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT) & 0xFF in _DAMAGE:
            return False
        raise


def _open(name: str) -> sqlite3.Connection:
    db = sqlite3.connect(name, timeout=PATIENCE)
    db.row_factory = _named
    return db


def _named(cursor: sqlite3.Cursor, row: tuple[Any, ...]) -> dict[str, Any]:
    return {column[0]: value for column, value in zip(cursor.description, row, strict=True)}


def _version(db: sqlite3.Connection) -> int:
    version: int = db.execute("pragma user_version").fetchone()["user_version"]
    return version


def _upgrade(db: sqlite3.Connection) -> None:
    """Give a hall of an earlier form what it lacks."""
    with db:
        db.execute("begin immediate")
        if (version := _version(db)) in _FROM_EARLIER:
            _run(db, (*_FROM_EARLIER[version], _TABLES[-1]))


def _filled(name: str, folder: Path, problem: str) -> Hall:
    """The hall in a file that is sound or not there yet, with all records in it."""
    with closing(_open(name)) as db:
        with db:
            db.execute("begin immediate")
            if not _version(db):
                _run(db, _TABLES)
            _renew(db, folder)
        return Hall(_chapters(db), problem)


def _chapters(db: sqlite3.Connection) -> list[Chapter]:
    """What is in a hall, of the titles that this program has."""
    counted = db.execute("select title, count(*) as games from games group by title")
    games = {row["title"]: row["games"] for row in counted}
    return [_chapter(db, title, games[title]) for title in packages.names() if title in games]


def _chapter(db: sqlite3.Connection, title: str, games: int) -> Chapter:
    best = db.execute(_BEST, (title, HUMAN, MOST_SHOWN)).fetchall()
    people, sides = (db.execute(query, (title,)).fetchall() for query in (_PEOPLE, _SIDES))
    found = {"title": title, "games": games, "best": best, "people": people, "sides": sides}
    return msgspec.convert(found, Chapter)


def _run(db: sqlite3.Connection, statements: Iterable[str]) -> None:
    for statement in statements:
        db.execute(statement)


# ---------------------------------------------------------------------- the records


def _renew(db: sqlite3.Connection, folder: Path) -> None:
    """Look at every record that is new or not as it was; by another program they are all looked at again."""
    known = _known(db)
    for path in sorted(folder.glob("*.jsonl")):
        mark = _mark(path)
        if mark and known.get(path.stem) != mark:
            _take(db, path, mark[1] // 10**9)
            db.execute("insert or replace into files values (?, ?, ?, ?)", (path.stem, *mark))


def _known(db: sqlite3.Connection) -> dict[str, tuple[int, int, str]]:
    """The marks of the records that were looked at, by stem."""
    rows = db.execute("select stem, size, changed, program from files")
    return {row["stem"]: (row["size"], row["changed"], row["program"]) for row in rows}


def _mark(path: Path) -> tuple[int, int, str] | None:
    """Size and nanosecond of the last change, and who looks; None for a file that went away meanwhile, or
    that has a name which is no text."""
    try:
        path.name.encode()
        found = path.stat()
    except (OSError, UnicodeEncodeError):
        return None
    return found.st_size, found.st_mtime_ns, __version__


def _take(db: sqlite3.Connection, path: Path, ended: int) -> None:
    """Add, renew or take out the game of a record; of one that cannot be read what was known stays."""
    try:
        rows = _rows(path, ended)
    except Exception:  # whatever a damaged record brings about, it must not stop the others
        return
    for table in ("games", "seats", "courses"):
        db.execute(f"delete from {table} where stem = ?", (path.stem,))  # noqa: S608  # one of three words
    if rows:
        db.execute("insert into games values (?, ?, ?, ?, ?, ?)", rows[0])
        db.executemany("insert into seats values (?, ?, ?, ?, ?, ?, ?)", rows[1:])


def _rows(path: Path, ended: int) -> list[_Row]:
    """The row of a game and those of its seats; none for a game that does not count."""
    loaded = record.read(path)
    header = loaded.header
    if header.practice or not loaded.finished or all(seat.kind != HUMAN for seat in header.seats):
        return []
    title = packages.find(header.title).in_edition(header.edition).title
    state, scores = _end(title, loaded.snapshot or b"")
    options = msgspec.json.encode(header.options).decode()
    seats = zip(header.seats, scores.totals, _shares(title, scores), strict=True)
    edition = header.edition.name if header.edition else ""
    game = (path.stem, title.id, ended, state.turn, options, edition)
    found = [
        (path.stem, n, seat.name, seat.kind, title.played(state, n), points, won)
        for n, (seat, points, won) in enumerate(seats)
    ]
    return [game, *found]


def _course(path: Path) -> Course:
    """How the points of a game went, from the positions that its record keeps. Raises whatever is wrong."""
    loaded = record.read(path)
    header = loaded.header
    title, seats = packages.find(header.title).in_edition(header.edition).title, header.seats
    positions = past.kept(title, loaded.history, len(seats), len(loaded.moves) + 1)
    turns = [then for then in course(title, positions) if max(then.turn, *map(abs, then.points)) <= LARGEST]
    return Course(title.id, seats, tuple(turns))


def _end(title: Title, snapshot: bytes) -> tuple[Any, Scores]:
    """The last position of a game and its score sheet."""
    state = codec.decode_view(title, snapshot)
    title.check(state)
    scores = title.scores(state)
    if state.stack or max(map(abs, (state.turn, *scores.totals))) > LARGEST:
        raise _Unfit
    return state, scores


def _shares(title: Title, scores: Scores) -> list[float | None]:
    """The share of every seat in the victory; None for one alone who cannot lose."""
    if len(scores.totals) == 1 and not title.all_can_lose:
        return [None]
    winners = scores.winners
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(scores.totals))]
