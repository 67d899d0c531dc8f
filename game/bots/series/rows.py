"""Convert a game to a flat row, with the same columns in .csv and .jsonl, and back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from game.bots.series.series import Played, Series
from game.bots.series.summary import share
from game.engine.title import Scores, Source
from game.errors import UserError

Row = dict[str, str | int | float]
FIRST_COLUMNS = ("game", "seed", "title", "edition", "versions", "content")
"""The columns at the beginning of every row."""
LAST_COLUMNS = ("turns", "decisions", "ending", "seconds")
"""The columns at the end of every row. Only the last one may differ when a game is replayed."""
SCORE_PARTS = ("score", "tie", "beside")
"""The parts of the score sheet: points by source, tie-breakers, and rows that count for nothing."""


class BadRow(UserError):
    """A row was not written by this program, or not for this series; the message says why."""


def row(series: Series, game: Played) -> Row:
    """Return the row of a game."""
    found = _series(series, game.seed - series.seed)
    for seat in range(len(game.players)):
        found |= {f"seat{seat + 1}.{name}": value for name, value in _seat(series, game, seat)}
    ending = game.scores.ending or ""
    return found | dict(zip(LAST_COLUMNS, (game.turns, game.decisions, ending, game.seconds), strict=True))


def _series(series: Series, number: int) -> Row:
    """Return the columns of game number `number`, from 0, that are known before it is played."""
    edition = series.edition.name if series.edition else ""
    said = (number + 1, series.seed + number, series.title, edition, series.versions, series.content)
    found: Row = dict(zip(FIRST_COLUMNS, said, strict=True))
    return found | {f"option.{k}": v for k, v in series.options.items()}


def _seat(series: Series, game: Played, seat: int) -> Iterator[tuple[str, str | int | float]]:
    """Yield the columns of a seat. A shared win counts by its share."""
    yield "bot", series.bots[game.players[seat]]
    yield "player", game.players[seat] + 1
    yield from ((f"plays.{kind}", name) for kind, name in game.plays[seat].items())
    yield "won", round(share(game, seat), 4)
    yield "total", game.scores.totals[seat]
    for part, sources in zip(SCORE_PARTS, _sheet(game.scores), strict=True):
        yield from ((f"{part}.{source.id}", source.points[seat]) for source in sources)


def _sheet(scores: Scores) -> tuple[Sequence[Source], ...]:
    return scores.sources, scores.tie_breakers, scores.beside


# ---------------------------------------------------------------------- columns


def columns(found: Iterable[Row]) -> list[str]:
    """Return the columns of all rows. A game's additional sources are inserted next to the others."""
    known: dict[str, None] = {}
    for each in found:
        if not known.keys() >= each.keys():
            known = dict.fromkeys(_merged(list(known), list(each)))
    return list(known)


def _merged(known: list[str], more: list[str]) -> list[str]:
    """Return the union of two lists of columns; new ones follow the column that they followed."""
    merged, place = list(known), 0
    for name in more:
        if name in merged:
            place = merged.index(name) + 1
        else:
            merged.insert(place, name)
            place += 1
    return merged


# ---------------------------------------------------------------------- back again


def game(series: Series, found: Mapping[str, Any]) -> Played:
    """Return the game of a row. Raises BadRow."""
    try:
        number = int(found["game"]) - 1
        if number < 0:
            raise ValueError(number)
        _refuse_others(series, number, found)
        played = _played(series, number, found)
    except (KeyError, ValueError, TypeError, AttributeError) as error:
        raise BadRow("error-row-none") from error
    _refuse_seats(row(series, played), found)
    return played


def first_seed(found: Mapping[str, Any]) -> int:
    """Return the seed of the first game in the row's series. Raises BadRow."""
    try:
        return int(found["seed"]) - int(found["game"]) + 1
    except (KeyError, ValueError, TypeError) as error:
        raise BadRow("error-row-none") from error


def _refuse_others(series: Series, number: int, found: Mapping[str, Any]) -> None:
    """Raise BadRow if the row contradicts the series."""
    players = enumerate(series.players(number), start=1)
    said = _series(series, number) | {f"seat{seat}.bot": series.bots[player] for seat, player in players}
    more = [name for name, value in found.items() if _is_asked(name) and value != ""]
    for name in dict.fromkeys([*said, *more]):
        _refuse_other(name, said.get(name, ""), found.get(name, ""))


def _is_asked(name: str) -> bool:
    """Return whether a column holds an argument of the series: an option, or the bot at a seat."""
    return name.startswith("option.") or name.endswith(".bot")


def _refuse_seats(said: Mapping[str, Any], found: Mapping[str, Any]) -> None:
    """Raise BadRow if a row differs from the one that the program would write."""
    for name in {**said, **found}:
        if name != LAST_COLUMNS[-1]:
            _refuse_other(name, said.get(name, ""), found.get(name, ""))


def _refuse_other(name: str, said: object, found: object) -> None:
    if str(said) != str(found):
        raise BadRow("error-row-other-series", column=name, found=str(found), expected=str(said))


def _played(series: Series, number: int, found: Mapping[str, Any]) -> Played:
    seats = [_of_seat(found, f"seat{seat}.") for seat in range(1, len(series.bots) + 1)]
    sheet = [_sources(seats, f"{part}.") for part in SCORE_PARTS]
    winners = tuple(seat for seat, said in enumerate(seats) if float(said["won"]) > 0)
    totals = tuple(int(said["total"]) for said in seats)
    turns, decisions, ending, seconds = (found[name] for name in LAST_COLUMNS)
    return Played(
        seed=series.seed + number,
        players=series.players(number),
        scores=Scores(sheet[0], totals, sheet[1], winners, sheet[2], str(ending) or None),
        decisions=int(decisions),
        turns=int(turns),
        plays=tuple(_after(said, "plays.") for said in seats),
        seconds=float(seconds),
    )


def _of_seat(found: Mapping[str, Any], seat: str) -> dict[str, Any]:
    """Return the columns of a seat without the empty ones."""
    return {name: value for name, value in _after(found, seat).items() if value != ""}


def _sources(seats: Sequence[Mapping[str, Any]], part: str) -> tuple[Source, ...]:
    names = _after(seats[0], part)
    return tuple(Source(name, tuple(int(seat[part + name]) for seat in seats)) for name in names)


def _after(found: Mapping[str, Any], begin: str) -> dict[str, Any]:
    """Return the columns with a prefix, by the rest of their name."""
    return {name.removeprefix(begin): value for name, value in found.items() if name.startswith(begin)}
