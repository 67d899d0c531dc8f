"""``python -m tests.bots.peeking``: no bot's choice hangs on what its seat may not know.

At positions of all titles what the chooser does not see is drawn anew: hands, decks, sealed answers, the
chance to come. From each of these worlds a bot must choose the same, also along a whole turn with its plan,
and features must amount to the same, in the worlds themselves as in the view.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator
from itertools import count, islice

from game import bots
from game.devtools.training import selfplay
from game.engine import codec, flow
from game.engine.game import Game
from game.engine.judging.features import Features
from game.engine.model import Seat, State
from game.engine.title import Title
from game.packages import registry
from game.packages.registry import Package
from tests import games

WORLDS = 2
"""Other worlds at each position."""
FEATURE_WORLDS = 10
LATEST = 400
"""Decisions of a random game after which positions are taken, at most."""
TURN = 12
"""Decisions along which a bot with a plan is followed."""


def positions(title: Title, first: int) -> Iterator[tuple[State, Seat, list[State]]]:
    """Positions of random games, one a game, in which the chooser has a choice and something to guess at, and
    other worlds that look the same to it."""
    for number in count(first):
        state, chance = position(title, number), random.Random(number)
        if not (asked := flow.legal(state)):
            continue
        seat = chance.choice(sorted(asked))
        if len(asked[seat]) > 1 and (others := worlds(title, state, seat, WORLDS)):
            yield state, seat, others


def position(title: Title, number: int) -> State:
    """The position after some decisions of a random game."""
    played = random.Random(number).randrange(1, min(LATEST, title.max_decisions))
    *_, state = islice(games.random_game(title, title.seats[number % len(title.seats)], number), played)
    return state


def worlds(title: Title, state: State, seat: Seat, many: int) -> list[State]:
    """So many worlds that a seat cannot tell from a position, and that differ from it in more than the chance
    to come; none where the seat knows all."""
    found = [title.guess(title.view(state, seat), seat, seed) for seed in range(3 * many)]
    here = _hidden(state)
    return [world for world in found if _hidden(world) != here][:many]


def _hidden(state: State) -> bytes:
    """A position without its generator."""
    copy = state.copy()
    copy.rng = 0
    return codec.encode(copy)


def prove_choice(
    package: Package, name: str, state: State, seat: Seat, others: list[State], seed: int
) -> None:
    """A bot chooses the same in all worlds. Raises AssertionError."""
    title = package.title
    chosen = {
        str(bots.make(name, package).choose(title.view(w, seat), seat, flow.legal(w)[seat], seed))
        for w in (state, *others)
    }
    assert len(chosen) == 1, f"{title.id}: {name} chooses {' or '.join(sorted(chosen))} at {state.stack[-1]}"


def prove_turn(package: Package, name: str, start: State, decisions: int = TURN) -> int:
    """Two bots of a kind make the same choices one after the other, though the second is asked in another
    world each time; how often that world differed. Raises AssertionError."""
    title, differed = package.title, 0
    game, bot, twin = Game(title, start.copy()), bots.make(name, package), bots.make(name, package)
    for number in range(decisions):
        if (seat := game.seat) is None:
            break
        other = title.guess(game.observe(seat), seat, number)
        differed += _hidden(other) != _hidden(game.state)
        action = bot.choose(game.observe(seat), seat, game.legal(seat), number)
        again = twin.choose(title.view(other, seat), seat, flow.legal(other)[seat], number)
        assert action == again, f"{title.id}: {name} chooses {action} or {again} at {game.state.stack[-1]}"
        game.step(action, seat)
    return differed


def prove_features(package: Package, state: State, seat: Seat) -> bool:
    """All features amount to the same in worlds that a seat cannot tell apart and in its view, also for one
    who has judged nothing before; whether there are features. Raises AssertionError."""
    judgement, title = package.evaluations[0], package.title
    if not isinstance(judgement, Features):
        return False
    view = title.view(state, seat)
    seen = _measured(judgement, view, seat)
    for world in (state, *worlds(title, state, seat, FEATURE_WORLDS)):
        found = _measured(judgement, world, seat)
        wrong = [name for name in seen if seen[name] != found[name]]
        assert not wrong, f"{title.id}: {wrong} read what seat {seat} may not know at {state.stack[-1]}"
    fresh = _measured(selfplay.judge(package, judgement.weights), view, seat)
    assert fresh == seen, f"{title.id}: what was kept of other positions is out of date"
    return True


def _measured(judgement: Features, state: State, seat: Seat) -> dict[str, float]:
    return {**judgement.amounts(state, seat), "phase": judgement.phase(state, seat)}


def prove(package: Package, name: str, many: int, first: int = 0) -> None:
    """A bot at so many positions of a title, and along a tenth as many turns. Raises AssertionError."""
    for number, (state, seat, others) in enumerate(islice(positions(package.title, first), many)):
        prove_choice(package, name, state, seat, others, number)
    for number in range(first, first + 1 + many // 10):
        prove_turn(package, name, position(package.title, number))


def main() -> None:
    """Prove and report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=200, help="of each title for each bot")
    parser.add_argument("--title", choices=registry.names(), action="append")
    parser.add_argument("--bot", choices=bots.names(), action="append")
    given = parser.parse_args()
    for title_id in given.title or registry.names():
        package = registry.find(title_id)
        for name in given.bot or bots.names():
            prove(package, name, given.positions)
            sys.stdout.write(f"{title_id}: {name} at {given.positions} positions: no peeking\n")
            sys.stdout.flush()
        for state, seat, _ in islice(positions(package.title, 0), given.positions):
            prove_features(package, state, seat)


if __name__ == "__main__":
    main()
