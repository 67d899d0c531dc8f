"""No bot of any level looks at what its seat may not know. Many more: ``python -m tests.bots.peeking``."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

import pytest
from msgspec.structs import replace

from game import bots
from game.bots.search.levels import LEVELS
from game.bots.series import series
from game.engine import codec
from game.engine.game import Game
from game.engine.model import Action, Option, Seat, State
from game.packages import registry
from tests import toy
from tests.bots import learner, peeking
from tests.bots.learner import ToyFeatures
from tests.toy import PACKAGE, TOY, ToyPackage, ToyState

POSITIONS = {"random": 60, "easy": 30, "normal": 12, "hard": 5}
"""Of each title; the slower a bot, the fewer."""
SMALLER = {
    "normal": {"width": 4, "positions": 100, "candidates": 3},
    "hard": {"width": 3, "positions": 60, "candidates": 3, "worlds": 4, "ahead": 1},
}
"""The same thinking, with less of it."""
HERE = learner.find("toy").root
TITLES = pytest.mark.parametrize("title", registry.names())


@pytest.mark.parametrize("name", bots.names())
@TITLES
def test_what_a_seat_may_not_know_changes_no_choice(
    title: str, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if name in LEVELS:
        monkeypatch.setitem(LEVELS, name, replace(LEVELS[name], **SMALLER.get(name, {})))
    peeking.prove(registry.find(title), name, POSITIONS[name])


@TITLES
def test_features_read_nothing_hidden(title: str) -> None:
    package = registry.find(title)
    for state, seat, _ in islice(peeking.positions(package.title, 1000), 40):
        peeking.prove_features(package, state, seat)


class Watched:
    """A bot that looks closely at what it is given."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, view: State, seat: Seat, options: Sequence[Option], seed: int) -> Action:
        title = registry.find(view.title).title
        assert view.rng == 0, "the chance to come"
        assert codec.encode(title.view(view, seat)) == codec.encode(view), "more than the seat may know"
        self.asked += 1
        return options[seed % len(options)].action


@TITLES
def test_a_series_gives_bots_views_and_never_the_state(title: str) -> None:
    game, bot = Game.new(registry.find(title).title, 2, {}, 1), Watched()
    for _ in islice(series.moves(game, [bot, bot], 1), 300):
        pass
    assert bot.asked > 100


# ---------------------------------------------------------------------- the proofs notice


class Leaky(toy.Toy):
    """The toy, whose views show every hand."""

    def view(self, state: ToyState, seat: Seat) -> ToyState:
        seen = super().view(state, seat)
        seen.players = [*state.players]
        return seen

    def guess(self, view: ToyState, seat: Seat, seed: int) -> ToyState:
        return super().guess(super().view(view, seat), seat, seed)


class LeakyPackage(ToyPackage):
    """That as a package."""

    @property
    def title(self) -> Leaky:
        return Leaky()


class Peeks:
    """A bot that hangs its choice on a card of another hand, where it is shown."""

    def choose(self, view: ToyState, seat: Seat, options: Sequence[Option], seed: int) -> Action:
        card = view.players[1 - seat].hand[0].removeprefix("card.")
        return options[int(card) % len(options) if card.isdigit() else 0].action


class Reads(ToyFeatures):
    """It counts what the others hold."""

    def measure(self, state: ToyState, seat: Seat, phase: float) -> tuple[float, ...]:
        others = sum(int(card[5:]) for player in state.players for card in player.hand if card[5:].isdigit())
        return (*super().measure(state, seat, phase)[:2], others)


class ReadsPackage(ToyPackage):
    """The toy with features that read hidden cards."""

    @property
    def evaluations(self) -> Sequence[Reads]:
        return (Reads(learner.find("toy").content),)


def duels() -> Iterator[tuple[ToyState, Seat]]:
    """Positions of the toy in which somebody chooses with hidden hands around."""
    for seed in range(6):
        yield TOY.start(3, {}, seed), 0


def test_a_bot_that_peeks_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "make", lambda name, package: Peeks())
    leaky, state = LeakyPackage(id="toy", rules="", table="", root=HERE), TOY.start(2, {}, 1)
    assert peeking.prove_turn(PACKAGE, "peeks", state) > 5
    with pytest.raises(AssertionError, match="toy: peeks chooses"):
        peeking.prove_choice(leaky, "peeks", state, 0, peeking.worlds(TOY, state, 0, 6), 1)
    with pytest.raises(AssertionError, match="toy: peeks chooses"):
        peeking.prove_turn(leaky, "peeks", state)


def test_features_that_read_a_hand_are_found() -> None:
    package = ReadsPackage(id="toy", rules="", table="", root=HERE)
    with pytest.raises(AssertionError, match=r"toy: \['cards'\] read what seat 0 may not know"):
        for state, seat in duels():
            peeking.prove_features(package, state, seat)


def test_features_of_what_is_open_are_proved() -> None:
    assert all(peeking.prove_features(learner.find("toy"), state, seat) for state, seat in duels())
    assert not peeking.prove_features(PACKAGE, TOY.start(3, {}, 1), 0)
