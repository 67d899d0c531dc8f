"""Keep games of the present version of the program: of each title one that is over and one that is not."""

from __future__ import annotations

from pathlib import Path

from game import __version__, bots
from game.engine.session.record import COLOURS, SeatSetup
from game.engine.session.session import Session
from game.engine.title import Title
from game.packages import registry
from tests.records import HERE, last_seen

UNFINISHED = 150
"""Moves of a game that is not over."""
SEED = 20
KIND = "easy"


def begin(title: Title, path: Path, seats: int) -> Session:
    """A table with a person in the first seat, bots beside."""
    kinds = [bots.HUMAN, *[KIND] * (seats - 1)]
    people = [SeatSetup(f"Player {n + 1}", COLOURS[n], kind) for n, kind in enumerate(kinds)]
    return Session.new(title, people, {}, SEED, path)


def play(session: Session, package: registry.Package, moves: int) -> None:
    """Greedy moves in every seat."""
    bot = bots.make(KIND, package)
    while not session.over and session.made < moves:
        seat = session.waiting_for()[0]
        seed = bots.decision_seed(SEED, seat, session.made)
        session.submit(seat, bot.choose(session.view(seat), seat, session.legal(seat), seed))


def keep(folder: Path, package: registry.Package) -> None:
    """Write both games of a title."""
    fewest, several = package.title.seats[0], package.title.seats[-2]
    for name, seats, moves in (("over", max(2, fewest), 100_000), ("unfinished", several, UNFINISHED)):
        path = folder / f"{package.id}-{name}.jsonl"
        session = begin(package.title, path, seats)
        play(session, package, moves)
        session.undo(session.waiting_for()[0] if not session.over else 0)
        path.with_suffix(".txt").write_text(last_seen(session), encoding="utf-8")
        session.close()


if __name__ == "__main__":
    folder = HERE / __version__
    folder.mkdir()
    for package in registry.all_packages():
        keep(folder, package)
