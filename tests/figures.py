"""``python -m tests.figures TITLE --seats normal,normal,normal --games 20``: how bots play, in figures.

What the score sheet does not show: how long games are, how turns are used, how fights go. Games are those of
`hotseat simulate` with the same seats and seed.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import NamedTuple

from game import bots
from game.bots.series import pool, series
from game.bots.series.pool import Pool
from game.bots.series.series import Find
from game.engine.game import Game
from game.engine.model import Event, State
from game.packages import registry

Counts = Counter[str]


class Figure(NamedTuple):
    """A count by another one, and how it is written."""

    name: str
    of: str
    by: str
    form: str = ".1f"


GENERAL = (
    Figure("turns a seat", "turns", "seats"),
    Figure("decisions a game", "decisions", "games", ".0f"),
    Figure("milliseconds a decision", "milliseconds", "decisions"),
    Figure("games with a winner", "won", "games", ".0%"),
    Figure("points of the best seat", "best", "games"),
    Figure("points of a seat", "points", "seats"),
    Figure("points a turn", "points", "turns", ".2f"),
)


# ---------------------------------------------------------------------- of each title


def nothing(events: Sequence[Event], state: State) -> Counts:
    """Of other titles nothing is counted."""
    return Counter()


def raiders(events: Sequence[Event], state: State) -> Counts:
    """Raids and what they bring, the crew that falls in them."""
    found = _verbs(events, "raid", "killed", "quest_done", "hire")
    found["raid_vp"] = sum(int(event.facts["vp"]) for event in events if event.verb == "raid_result")
    return found


def scythe(events: Sequence[Event], state: State) -> Counts:
    """Rows of the mat, fights, stars and deals."""
    found = _verbs(events, "combat", "star", "upgrade", "deploy", "enlist", "build", "offer", "give")
    found["rows"] = sum(any(e.verb == "bottom" for e in turn) for turn in _turns(events))
    for event in events:
        if event.verb == "reveal_power":
            found["sides"] += 1
            found["without_power"] += event.facts["total"] == 0
    return found


def runebound(events: Sequence[Event], state: State) -> Counts:
    """Challenges by colour, those that are left again and again, how games end, and trades."""
    found = _verbs(events, "defeated", "knocked_out", "buy", "offer", "give_card")
    left: dict[object, object] = {}
    for event in events:
        if event.verb in ("defeated", "undefeated"):
            seat, card = event.facts["seat"], event.facts["card"]
            colour = state.book.colours.get(str(card), "retinue")
            found[f"{colour}_fights"] += 1
            found[f"{colour}_won"] += event.verb == "defeated"
            escaped = event.facts.get("how") == "escape"
            found["left"] += escaped
            found["left_again"] += escaped and left.get(seat) == card
            left[seat] = card if escaped else None
    return found


TITLES: dict[str, Callable[[Sequence[Event], State], Counts]] = {
    "raiders": raiders,
    "runebound": runebound,
    "scythe": scythe,
}
FIGURES = {
    "raiders": (
        Figure("raids a turn", "raid", "turns", ".2f"),
        Figure("points a raid", "raid_vp", "raid"),
        Figure("crew lost a raid", "killed", "raid", ".2f"),
        Figure("quests a seat", "quest_done", "seats", ".2f"),
    ),
    "runebound": (
        Figure("won by runes", "ending_runes", "games", ".0%"),
        Figure("won by the last foe", "ending_final_foe", "games", ".0%"),
        Figure("lost to the threat", "ending_threat", "games", ".0%"),
        *(
            Figure(f"{colour} fights won", f"{colour}_won", f"{colour}_fights", ".0%")
            for colour in ("green", "yellow", "blue", "red")
        ),
        *(
            Figure(f"{colour} fights a game", f"{colour}_fights", "games")
            for colour in ("green", "yellow", "blue", "red")
        ),
        Figure("Challenges left a game", "left", "games"),
        Figure("Challenges left twice in a row a game", "left_again", "games"),
        Figure("knocked out a seat", "knocked_out", "seats"),
        Figure("bought a seat", "buy", "seats"),
        Figure("offers a game", "offer", "games"),
        Figure("cards given a game", "give_card", "games"),
    ),
    "scythe": (
        Figure("turns with the bottom row", "rows", "turns", ".0%"),
        Figure("fights a game", "combat", "games"),
        Figure("sides of fights with power 0", "without_power", "sides", ".0%"),
        Figure("stars a seat", "star", "seats"),
        Figure("upgrades a seat", "upgrade", "seats"),
        Figure("mechs a seat", "deploy", "seats"),
        Figure("recruits a seat", "enlist", "seats"),
        Figure("buildings a seat", "build", "seats"),
        Figure("deals offered a game", "offer", "games"),
        Figure("payments of deals a game", "give", "games"),
    ),
}


def _verbs(events: Iterable[Event], *verbs: str) -> Counts:
    return Counter(event.verb for event in events if event.verb in verbs)


def _turns(events: Iterable[Event]) -> Iterator[list[Event]]:
    """The events of each turn."""
    turn: list[Event] | None = None
    for event in events:
        if event.verb == "turn":
            if turn is not None:
                yield turn
            turn = []
        elif turn is not None:
            turn.append(event)
    if turn is not None:
        yield turn


# ---------------------------------------------------------------------- games


def play(asked: series.Series, number: int, find: Find = registry.find) -> Counts:
    """The counts of one game of a series."""
    package, count, seed = find(asked.title), len(asked.bots), asked.seed + number
    players = [asked.bots[(seat + number) % count] for seat in range(count)]
    game = Game.new(package.title, count, asked.options, seed)
    events = game.state.events = []
    start = time.process_time()
    seated = [bots.make(name, package) for name in players]
    decisions = sum(1 for _ in series.moves(game, seated, seed))
    spent = time.process_time() - start
    scores = game.scores()
    found = TITLES.get(asked.title, nothing)(events, game.state)
    best = [scores.totals[seat] for seat in scores.winners] or [max(scores.totals)]
    found.update(games=1, seats=count, turns=game.state.turn, decisions=decisions)
    found.update(points=sum(scores.totals), best=best[0], won=bool(scores.winners))
    found.update(milliseconds=round(1000 * spent))
    if scores.ending:
        found[f"ending_{scores.ending}"] += 1
    return found


def lines(title: str, counts: Counts) -> Iterator[str]:
    """The figures of a title as they come out of its counts."""
    for figure in (*GENERAL, *FIGURES.get(title, ())):
        value = counts[figure.of] / counts[figure.by] if counts[figure.by] else 0.0
        yield f"{figure.name}: {value:{figure.form}}"


def _given() -> tuple[series.Series, int, int]:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("title", choices=registry.names())
    parser.add_argument("--seats", default="normal,normal,normal", help="bots by comma")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--option", action="append", default=[], metavar="K=V")
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    options = dict(pair.split("=", 1) for pair in given.option)
    asked = series.Series(given.title, tuple(given.seats.split(",")), options, given.seed)
    return asked, given.games, given.jobs


def main() -> None:
    """Play and report."""
    asked, games, jobs = _given()
    counts = sum((found for _, found in pool.each(partial(play, asked), range(games), Pool(jobs))), Counter())
    told = "\n".join(lines(asked.title, counts))
    sys.stdout.write(f"{asked.title}, {','.join(asked.bots)}, {games} games from seed {asked.seed}\n{told}\n")


if __name__ == "__main__":
    main()
