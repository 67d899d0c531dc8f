"""The hall of fame as tables of words, for the window and for the command line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal

import msgspec

from game.packages import registry
from game.presentation import house_rules
from game.presentation.dates import day
from game.presentation.rich_text import joined
from game.records.hall import Best, Chapter, Standing

Say = Callable[..., str]


@dataclass(frozen=True)
class Column:
    """A heading, and how wide it is beside the others. `free`: words of a person, of any length."""

    heading: str
    width: int
    align: Literal["left", "right"] = "right"
    free: bool = False


@dataclass(frozen=True)
class Table:
    """Rows of words; `won` are the rows of which the person, in column `who`, won the game."""

    name: str
    columns: tuple[Column, ...]
    rows: Sequence[tuple[str, ...]]
    who: int = 0
    won: frozenset[int] = frozenset()


def tables(say: Say, chapter: Chapter) -> list[Table]:
    """Return the tables of best scores, of people and, if the title has sides, of sides."""
    title = chapter.title
    people = [_standing(say, one, one.name) for one in chapter.people]
    sides = [_standing(say, one, say(f"{title}-{one.name}")) for one in chapter.sides]
    found = [_best(say, chapter), Table(say("hall-people"), _columns(say, say("hall-name"), True), people)]
    if sides:
        found.append(Table(say(f"{title}-sides"), _columns(say, say(f"{title}-side")), sides))
    return found


def _best(say: Say, chapter: Chapter) -> Table:
    title, sides = chapter.title, bool(chapter.sides)
    editions = any(one.edition for one in chapter.best)
    house = [_house(say, title, one) for one in chapter.best]
    played = (
        *((Column(say(f"{title}-side"), 26, "left"),) if sides else ()),
        *((Column(say("hall-edition"), 22, "left", True),) if editions else ()),
        *((Column(say("hall-house"), 24, "left", True),) if any(house) else ()),
    )
    columns = (
        Column("", 5),
        Column(say("hall-name"), 29 if sides else 55, "left", True),
        *played,
        Column(say("hall-total"), 8),
        Column(say("hall-seats"), 8),
        Column(say("hall-turns"), 9),
        Column(say("hall-date"), 15),
    )
    rows = [
        _result(say, title, one, sides, editions, rules if any(house) else None)
        for one, rules in zip(chapter.best, house, strict=True)
    ]
    won = frozenset(row for row, one in enumerate(chapter.best) if one.won)
    return Table(say("hall-best"), columns, rows, 1, won)


def _house(say: Say, title: str, one: Best) -> str:
    """Return the house rules of a game, and that agreements changed it; "" if there were none."""
    agreed = [say("hall-agreed", count=one.agreed)] if one.agreed else []
    rules: Sequence[str] = ()
    if title in registry.names():
        options = msgspec.json.decode(one.options, type=dict[str, str])
        rules = house_rules.in_words(say, registry.find(title).title, options, one.seats)
    return joined(say, [*rules, *agreed], "names-more")


def _result(
    say: Say, title: str, one: Best, sides: bool, editions: bool, house: str | None
) -> tuple[str, ...]:
    """Return a row of the best scores. `house`: its house rules, None without such a column."""
    side = say(f"{title}-{one.side}") if one.side else say("hall-nothing")
    edition = one.edition or say("hall-nothing")
    rules = () if house is None else (house or say("hall-nothing"),)
    played = (*((side,) if sides else ()), *((edition,) if editions else ()), *rules)
    numbers = str(one.points), str(one.seats), str(one.turns)
    return str(one.rank), one.name, *played, *numbers, day(say, one.ended)


def _columns(say: Say, first: str, free: bool = False) -> tuple[Column, ...]:
    numbers = ("hall-games", "hall-won", "hall-share", "hall-mean", "hall-most")
    return (Column(first, 45, "left", free), *(Column(say(number), 11) for number in numbers))


def _standing(say: Say, one: Standing, name: str) -> tuple[str, ...]:
    """Return a row of the table. A shared victory counts by its part; without any possible victory there is
    no share.
    """
    won, share = f"{one.won:.2f}".rstrip("0").rstrip("."), f"{100 * one.won / (one.contested or 1):.0f}"
    victories = (won, share) if one.contested else (say("hall-nothing"),) * 2
    return name, str(one.games), *victories, f"{one.mean:.1f}", str(one.best)
