"""The hall of fame: finished games, in an SQLite file beside the records.

It can be rebuilt from the records, except for games whose record was deleted. Practice games, games between
bots only and games that began from a position file don't count. A game counts once, however many copies of
its record there are.
"""

from __future__ import annotations

import contextlib
import logging
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from game import __version__
from game.engine.session.course import TurnPoints
from game.engine.session.record import HUMAN, BadRecord, Header, SeatSetup, Unreadable
from game.engine.title import Scores, Title
from game.errors import UserError
from game.packages import registry
from game.records import record_loader, results
from game.records.results import Result

LOG = logging.getLogger(__name__)
FORMAT = 7
NAME = "hall.sqlite"
MAX_SCORES = 100
"""The most scores listed for a title."""
MAX_PLAUSIBLE = 2**31
"""The largest plausible number of points or turns; more are a sign of a damaged record."""
LATEST = 2**63 - 1
"""The latest date that can be stored, in nanoseconds since 1970."""
LOCK_TIMEOUT_S = 1.0
"""Seconds to wait for another program that is writing the file."""

_TABLES = (
    "create table files (stem text primary key, size integer, changed integer, program text)",
    "create table games (stem text primary key, title text, ended integer, turns integer, options text,"
    " edition text not null default '')",
    "create table seats (stem text, seat integer, name text, kind text, side text, points integer, won real,"
    " primary key (stem, seat))",
    "create table courses (stem text primary key, course blob)",
    "create table if not exists identities (stem text primary key, identity text)",
    *results.TABLES,
    f"pragma user_version = {FORMAT}",
)
"""files: every record that was read, and its mark, so that only changed ones are read again; courses: the
points of games, turn by turn, that somebody has looked at; identities: digests that recognize copies of a
game.
"""
_OF_GAMES = ("games", "seats", "courses", "identities", "details", "firsts", "agreed")
_COURSES = ("drop table if exists courses", _TABLES[3])
_EDITIONS = ("alter table games add column edition text not null default ''",)
_IDENTITIES = (_TABLES[4],)
_DETAILS = (*results.TABLES, "update files set program = ''")
_FROM_EARLIER = {
    1: (*_COURSES, *_EDITIONS, *_IDENTITIES, *_DETAILS),
    2: (*_COURSES, *_EDITIONS, *_IDENTITIES, *_DETAILS),
    3: (*_EDITIONS, *_IDENTITIES, *_DETAILS),
    4: (*_IDENTITIES, *_DETAILS),
    5: _DETAILS,
    6: (results.TABLES[-1],),
}
"""Upgrades from earlier formats. Formats 1 and 2 differ in the courses, which are computed again on demand;
format 3 had no editions, format 4 no identities, and format 5 no details, for which all
records are read again; format 6 had no agreements.
"""

_BEST = """
    select rank() over (order by points desc) as rank, name, side, points, won, ended, turns, edition,
        options, stem as record,
        coalesce((select count from agreed where agreed.stem = games.stem), 0) as agreed,
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
Mark = tuple[int, int, str]
"""Nanosecond of a file's last change, its size, and the program that read it."""


class Best(msgspec.Struct, frozen=True):
    """A person's result in a game; `won` is the share of the victory, None if there was none to win."""

    rank: int
    name: str
    side: str
    points: int
    won: float | None
    seats: int
    turns: int
    ended: int
    """When it ended, in seconds since 1970."""
    record: str
    edition: str = ""
    """The name of the edition; "" for the title as it comes."""
    options: str = "{}"
    """The options of the table as JSON."""
    agreed: int = 0
    """The number of agreements that changed the game by hand."""


class Course(msgspec.Struct, frozen=True):
    """The points of a game turn by turn, and the player at each seat."""

    title: str
    seats: tuple[SeatSetup, ...]
    turns: tuple[TurnPoints, ...]


class Standing(msgspec.Struct, frozen=True):
    """All games of a person, or of a side whoever played it; in `contested` ones there was a victory to
    win."""

    name: str
    games: int
    won: float
    contested: int
    mean: float
    best: int


class Chapter(msgspec.Struct, frozen=True):
    """The games of one title. Keys of `sides` are those of `Title.played`."""

    title: str
    games: int
    best: list[Best]
    people: list[Standing]
    sides: list[Standing]


class Hall(msgspec.Struct, frozen=True):
    """A chapter for every title with finished games, and all results; `problem` is an error of the file."""

    chapters: list[Chapter]
    problem: UserError | None = None
    results: list[Result] = []


def sync(folder: Path, anew: bool = False) -> Hall:
    """Update the hall of fame of a folder of records and return it. Only new and changed records are read.

    anew: start again from the records, without games whose record is gone
    """
    file = folder.with_name(NAME)
    try:
        problem = _make_room(file, anew)
        file.parent.mkdir(parents=True, exist_ok=True)
        return _filled(str(file), folder, problem)
    except (OSError, sqlite3.Error) as error:
        problem = UserError("error-hall-unkept", file=str(file), reason=error)
        return _filled(":memory:", folder, problem)


def look(folder: Path, stem: str) -> Course | None:
    """Return the course of a game, computed from its record on first use and then kept. None if it is
    unknown.
    """
    try:
        with closing(_open(str(folder.with_name(NAME)))) as db, db:
            kept = db.execute("select course from courses where stem = ?", (stem,)).fetchone()
            if kept is not None:
                return msgspec.json.decode(kept["course"], type=Course)
            found = _course(folder / f"{stem}.jsonl")
            db.execute("insert into courses values (?, ?)", (stem, msgspec.json.encode(found)))
            return found
    except (OSError, sqlite3.Error, msgspec.MsgspecError, UserError) as error:
        LOG.info("how the points of %s went is not known: %s", stem, error)
        return None


def work_out_firsts(folder: Path, stem: str) -> bool:
    """Compute the firsts of a game from its record and keep them. Return whether that is done for good."""
    try:
        with closing(_open(str(folder.with_name(NAME)))) as db, db:
            results.keep_firsts(db, stem, record_loader.first_turns(folder / f"{stem}.jsonl") or [])
            return True
    except (OSError, sqlite3.Error, UserError) as error:
        LOG.info("the firsts of %s are not known: %s", stem, error)
        return False


def with_firsts(folder: Path) -> list[Result]:
    """Return all results after working out the firsts of every game that has a record."""
    found = sync(folder).results
    missing = results.without_firsts(found)
    for stem in missing:
        work_out_firsts(folder, stem)
    return sync(folder).results if missing else found


# ---------------------------------------------------------------------- the file


def _make_room(file: Path, anew: bool) -> UserError | None:
    """Delete an unreadable file or one of another format. Return its error."""
    if anew:
        file.unlink(missing_ok=True)
    if not file.is_file() or not file.stat().st_size or _is_readable(file):
        return None
    old = file.replace(file.with_stem(f"{file.stem}-old"))
    return UserError("error-hall-rebuilt", file=str(file), old=old.name)


def _is_readable(file: Path) -> bool:
    """Return whether a file is a readable hall. Raises sqlite3.Error for errors that don't concern its
    content.
    """
    try:
        with closing(_open(str(file))) as db:
            _upgrade(db)
            _chapters(db)
            results.read(db)
            _known(db)
            return _version(db) == FORMAT and db.execute("pragma quick_check").fetchone() == _WHOLE
    except msgspec.DecodeError:
        return False
    except sqlite3.Error as error:
        if getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT) & 0xFF in _DAMAGE:
            return False
        raise


def _open(name: str) -> sqlite3.Connection:
    db = sqlite3.connect(name, timeout=LOCK_TIMEOUT_S)
    db.row_factory = _named
    return db


def _named(cursor: sqlite3.Cursor, row: tuple[Any, ...]) -> dict[str, Any]:
    return {column[0]: value for column, value in zip(cursor.description, row, strict=True)}


def _version(db: sqlite3.Connection) -> int:
    version: int = db.execute("pragma user_version").fetchone()["user_version"]
    return version


def _upgrade(db: sqlite3.Connection) -> None:
    """Upgrade a hall from an earlier format."""
    with db:
        db.execute("begin immediate")
        if (version := _version(db)) in _FROM_EARLIER:
            _run(db, (*_FROM_EARLIER[version], _TABLES[-1]))


def _filled(name: str, folder: Path, problem: UserError | None) -> Hall:
    """Return the hall in a file, after adding all records to it."""
    with closing(_open(name)) as db:
        with db:
            db.execute("begin immediate")
            if not _version(db):
                _run(db, _TABLES)
            _renew(db, folder)
        return Hall(_chapters(db), problem or _files(folder)[1], _results(db))


def _results(db: sqlite3.Connection) -> list[Result]:
    """Return the results in the titles that are installed."""
    names = registry.names()
    return [one for one in results.read(db) if one.title in names]


def _chapters(db: sqlite3.Connection) -> list[Chapter]:
    """Return the chapters of the titles that are installed."""
    counted = db.execute("select title, count(*) as games from games group by title")
    games = {row["title"]: row["games"] for row in counted}
    return [_chapter(db, title, games[title]) for title in registry.names() if title in games]


def _chapter(db: sqlite3.Connection, title: str, games: int) -> Chapter:
    best = db.execute(_BEST, (title, HUMAN, MAX_SCORES)).fetchall()
    people, sides = (db.execute(query, (title,)).fetchall() for query in (_PEOPLE, _SIDES))
    found = {"title": title, "games": games, "best": best, "people": people, "sides": sides}
    return msgspec.convert(found, Chapter)


def _run(db: sqlite3.Connection, statements: Iterable[str]) -> None:
    for statement in statements:
        db.execute(statement)


# ---------------------------------------------------------------------- the records


def _renew(db: sqlite3.Connection, folder: Path) -> None:
    """Read every new or changed record, the oldest first. All are read again by another version of the
    program or with other titles.
    """
    known, program = _known(db), _program()
    for mark, path in sorted(_marked(folder, program)):
        if known.get(path.stem) != mark and _take(db, path, mark[0] // 10**9):
            changed, size, _ = mark
            row = path.stem, size, changed, program
            db.execute("insert or replace into files values (?, ?, ?, ?)", row)


def _known(db: sqlite3.Connection) -> dict[str, Mark]:
    """Return the marks of the records that were read, by stem."""
    rows = db.execute("select stem, size, changed, program from files")
    return {row["stem"]: (row["changed"], row["size"], row["program"]) for row in rows}


def _program() -> str:
    """Return the versions of the program and its titles: another version may be able to read more records."""
    titles = (" ".join(filter(None, (name, registry.version(name)))) for name in registry.names())
    return f"{__version__} with {', '.join(titles)}"


def _marked(folder: Path, program: str) -> Iterator[tuple[Mark, Path]]:
    """Yield the records of a folder with their marks, without those that vanish meanwhile or whose name isn't
    text.
    """
    for path in _files(folder)[0]:
        with contextlib.suppress(OSError, UnicodeEncodeError):
            path.name.encode()
            found = path.stat()
            yield (min(found.st_mtime_ns, LATEST), found.st_size, program), path


def _files(folder: Path) -> tuple[list[Path], UserError | None]:
    """Return the records of a folder, and the error if they cannot be listed."""
    try:
        return record_loader.records_in(folder), None
    except OSError as error:
        return [], record_loader.blocked(folder, error)


def _take(db: sqlite3.Connection, path: Path, ended: int) -> bool:
    """Add, update or remove the game of a record; an unreadable record keeps its old entry.

    Return whether it need not be read again.
    """
    try:
        found = _game_of(path, ended)
    except Unreadable:
        return False
    except UserError as error:
        LOG.info("not in the hall: %s", error)
        return True
    other = _same_game(db, found.identity, path.stem) if found else ""
    if found and other and not path.with_stem(other).exists():
        _forget(db, path.stem)
        for table in _OF_GAMES:  # its file was renamed
            db.execute(f"update {table} set stem = ? where stem = ?", (path.stem, other))  # noqa: S608  # one of our words
        return True
    _forget(db, path.stem)
    if found and not other:
        db.execute("insert into games values (?, ?, ?, ?, ?, ?)", found.game)
        db.executemany("insert into seats values (?, ?, ?, ?, ?, ?, ?)", found.seats)
        db.execute("insert into identities values (?, ?)", (path.stem, found.identity))
        db.executemany("insert into details values (?, ?, ?, ?, ?)", found.details)
        if found.agreed:
            db.execute("insert into agreed values (?, ?)", (path.stem, found.agreed))
    return True


def _forget(db: sqlite3.Connection, stem: str) -> None:
    for table in _OF_GAMES:
        db.execute(f"delete from {table} where stem = ?", (stem,))  # noqa: S608  # one of our words


def _same_game(db: sqlite3.Connection, identity: str, stem: str) -> str | None:
    """Return the stem of another record of the same game; None if there is none."""
    words = "select stem from identities join games using (stem) where identity = ? and stem != ?"
    row = db.execute(words, (identity, stem)).fetchone()
    return row["stem"] if row else None


class _Found(NamedTuple):
    """The rows of a game, and its identity."""

    identity: str
    game: _Row
    seats: list[_Row]
    details: list[_Row]
    agreed: int


def _game_of(path: Path, ended: int) -> _Found | None:
    """Return the game of a record; None if it doesn't count. Raises UserError."""
    end = record_loader.end(path)
    if end is None or not _counts(end.loaded.header):
        return None
    with record_loader.guarded(path):
        return _rows(path, ended, end)


def _rows(path: Path, ended: int, end: record_loader.End) -> _Found:
    title, loaded, state, scores = end
    if max(map(abs, (state.turn, *scores.totals))) > MAX_PLAUSIBLE:
        raise BadRecord("error-record-more-than-any-game", path)
    header = loaded.header
    options = msgspec.json.encode(header.options).decode()
    edition = header.edition.name if header.edition else ""
    seats = zip(header.seats, scores.totals, _shares(title, scores), strict=True)
    rows: list[_Row] = [
        (path.stem, n, seat.name, seat.kind, title.played(state, n) or "", points, won)
        for n, (seat, points, won) in enumerate(seats)
    ]
    game = (path.stem, title.id, ended, state.turn, options, edition)
    details = results.details(title, state, scores, path.stem, results.thought_s(loaded))
    return _Found(loaded.identity, game, rows, details, loaded.history.agreements)


def _counts(header: Header) -> bool:
    return not (header.practice or header.placed) and any(seat.is_person for seat in header.seats)


def _course(path: Path) -> Course:
    """Return the points of a game, turn by turn. Raises UserError."""
    title, seats, turns = record_loader.points(path)
    sane = [then for then in turns if max(then.turn, *map(abs, then.points)) <= MAX_PLAUSIBLE]
    return Course(title.id, seats, tuple(sane))


def _shares(title: Title, scores: Scores) -> list[float | None]:
    """Return every seat's share of the victory; None for a single seat that cannot lose."""
    if len(scores.totals) == 1 and not title.all_can_lose:
        return [None]
    winners = scores.winners
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(scores.totals))]
