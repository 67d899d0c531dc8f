"""The bots: what they see, that they repeat themselves, and that they beat chance."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import pytest
from msgspec.structs import replace

from game import bots
from game.bots.search.levels import LEVELS
from game.bots.search.planner import Planner
from game.bots.series import series
from game.bots.series.pool import Pool
from game.bots.series.series import Played
from game.bots.series.summary import summarise
from game.engine import codec, flow
from game.engine.judging.evaluation import Evaluation
from game.engine.model import Action, Option, Seat
from game.engine.session import record
from game.engine.session.replay import Replay
from game.engine.title import BadTable
from tests import toy
from tests.toy import PACKAGE, TOY, Draw, Duel, End, Gather, Show, Toy, ToyEvaluation, ToyPackage, ToyState

ALL = pytest.mark.parametrize("name", bots.names())


def decide(name: str, state: ToyState, seat: Seat, seed: int = 1) -> Action:
    return bots.make(name, PACKAGE).choose(TOY.view(state, seat), seat, flow.legal(state)[seat], seed)


@ALL
def test_a_bot_repeats_itself_with_the_same_seed(name: str) -> None:
    state = TOY.start(3, {}, 4)
    assert len({decide(name, state, 0, 77) for _ in range(5)}) == 1


@ALL
def test_a_bot_leaves_the_view_as_it_was(name: str) -> None:
    state = TOY.start(3, {}, 4)
    view = TOY.view(state, 0)
    before = codec.encode(view)
    bots.make(name, PACKAGE).choose(view, 0, flow.legal(state)[0], 1)
    assert codec.encode(view) == before


@ALL
def test_what_a_bot_may_not_know_does_not_change_its_choice(name: str) -> None:
    state = TOY.start(3, {}, 4)
    view = TOY.view(state, 0)
    others = [TOY.guess(view, 0, seed) for seed in range(10)]
    assert len({codec.encode(other) for other in others}) > 1
    assert {decide(name, other, 0, 5) for other in others} == {decide(name, state, 0, 5)}


def test_random_takes_every_option_now_and_then() -> None:
    state = TOY.start(2, {}, 4)
    seen = Counter(decide("random", state, 0, seed) for seed in range(600))
    assert set(seen) == {option.action for option in flow.legal(state)[0]}
    assert min(seen.values()) > 50


def normal(evaluation: Evaluation | None = None) -> Planner:
    return Planner(PACKAGE, LEVELS["normal"], (evaluation or ToyEvaluation(),))


def test_normal_takes_the_best_turn() -> None:
    """Three pebbles twice is worth more than a roll or a card, and fits the pool only so."""
    state = TOY.start(2, {}, 4)
    state.deck.clear()
    state.pool = 5
    flow.settle(state)
    assert [c.option.action for c in flow.choices(state)[0] if c.reason] == [Draw()]
    without_dice = [o for o in flow.legal(state)[0] if o.action.verb != "roll"]
    chosen = {normal().choose(TOY.view(state, 0), 0, without_dice, seed) for seed in range(20)}
    assert chosen <= {Gather(2), Gather(3)}, "3 then 2, or 2 then 3"


def test_normal_shows_a_good_card_though_it_must_guess_the_others() -> None:
    state = TOY.start(2, {}, 4)
    state.change(0, hand=("card.3", "card.4", "card.5"))
    state.change(1, hand=("card.1", "card.20", "card.2"))
    state.stack[:] = [Duel({"0": "card.5"})]
    flow.settle(state)
    assert {decide("normal", state, 1, seed) for seed in range(8)} == {Show("card.20")}


@pytest.mark.parametrize("name", ["easy", "normal", "hard"])
def test_an_only_option_needs_no_thought(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    state = TOY.start(2, {}, 4)
    (option, *_) = flow.legal(state)[0]
    monkeypatch.delattr(Toy, "guess")
    assert bots.make(name, PACKAGE).choose(TOY.view(state, 0), 0, [option], 1) == option.action


@pytest.mark.parametrize("name", ["easy", "normal", "hard"])
def test_an_evaluation_is_all_that_a_title_needs_for_every_level(name: str) -> None:
    """As a package of others names it: `bot`, without features and temperaments."""
    assert (PACKAGE.bot, PACKAGE.features) == ("tests.toy:ToyEvaluation", None)
    state = TOY.start(2, {}, 4)
    state.deck.clear()
    flow.settle(state)
    gather_or_end = [o for o in flow.legal(state)[0] if o.action.verb in ("gather", "end")]
    bot = bots.make(name, PACKAGE)
    assert bot.choose(TOY.view(state, 0), 0, gather_or_end, 1) == Gather(3)


def test_a_title_without_an_evaluation_is_refused_in_a_sentence() -> None:
    nameless = ToyPackage(id="toy", rules="", table="", root=Path())
    with pytest.raises(BadTable, match='toy: the package names no evaluation; give it "bot" or "features"'):
        bots.make("easy", nameless)


def test_a_bot_of_an_earlier_version_plays_on_as_easy() -> None:
    for seed in range(5):
        state = TOY.start(3, {}, seed)
        assert decide("greedy", state, 0, seed) == decide("easy", state, 0, seed)
    assert "greedy" not in bots.names()


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(BadTable, match='There is no bot "hal"; choose from random, easy'):
        bots.make("hal", PACKAGE)


def test_decision_seeds_are_all_different() -> None:
    seeds = {bots.decision_seed(game, seat, n) for game in range(10) for seat in range(4) for n in range(100)}
    assert len(seeds) == 4000


# ---------------------------------------------------------------------- matches


def match(*names: str, seed: int = 1) -> series.Series:
    return series.Series("toy", names, {}, seed)


def played(asked: series.Series, games: int, jobs: int = 1) -> list[Played]:
    """The games in their order, without what is different on every run."""
    found = series.play_games(asked, games, Pool(jobs), toy.find)
    return sorted((replace(one.game, seconds=0.0) for one in found), key=lambda game: game.seed)


def test_easy_beats_random() -> None:
    games = played(match("random", "easy"), 40)
    summary = summarise(match("random", "easy"), games)
    assert summary.standings[1].wins > 30


def test_a_match_repeats_itself_and_shares_out_to_processes() -> None:
    one = played(match("random", "easy"), 6)
    assert played(match("random", "easy"), 6, jobs=2) == one
    assert played(match("random", "easy", seed=2), 5) != one[:5]


def test_a_record_of_a_match_leads_to_its_result(tmp_path: Path) -> None:
    finished = series.play_game(match("random", "easy"), 0, toy.find, recorded=True)
    finished.keep(tmp_path, "toy")
    loaded = record.read(tmp_path / "toy-1.jsonl")
    shown = Replay(toy.TOY, loaded.header, loaded.history)
    while shown.forward():
        pass
    assert loaded.finished
    assert (shown.made, shown.scores()) == (finished.game.decisions, finished.game.scores)
    assert [seat.kind for seat in shown.seats] == ["random", "easy"]


def test_the_bots_change_seats() -> None:
    games = played(match("random", "random", "easy"), 3)
    assert [game.players for game in games] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]


def test_a_summary_adds_up() -> None:
    games = played(match("random", "random", "random"), 30)
    summary = summarise(match("random", "random", "random"), games)
    assert sum(s.wins for s in summary.standings) == pytest.approx(30)
    assert sum(summary.seat_wins) == pytest.approx(30)
    for standing in summary.standings:
        assert sum(standing.sources.values()) == pytest.approx(standing.score.mean)
    assert summary.decisions.least <= summary.decisions.mean <= summary.decisions.most


def test_a_game_without_end_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy.Toy, "max_decisions", 3)
    with pytest.raises(series.Endless, match="toy: the game with seed 9 never ends"):
        series.play_game(match("random", "random", seed=9), 0, find=toy.find)


class Weighing(ToyEvaluation):
    """An evaluation that knows what some options are worth."""

    def __init__(self, **worth: float) -> None:
        self.worth = worth

    def known_values(self, view: ToyState, seat: Seat, options: Sequence[Option]) -> dict[Action, float]:
        return {o.action: self.worth[o.action.verb] for o in options if o.action.verb in self.worth}


def choose(evaluation: Weighing, verbs: tuple[str, ...]) -> Action:
    """What normal takes of the options with these verbs."""
    state = TOY.start(2, {}, 4)
    state.deck.clear()
    flow.settle(state)
    options = [o for o in flow.legal(state)[0] if o.action.verb in verbs]
    return normal(evaluation).choose(TOY.view(state, 0), 0, options, 1)


@pytest.mark.parametrize(("worth", "verb"), [(900.0, "end"), (-900.0, "gather")])
def test_what_a_title_knows_is_held_against_what_is_looked_up(worth: float, verb: str) -> None:
    assert choose(Weighing(end=worth), ("gather", "end")).verb == verb


def test_where_a_title_knows_all_nothing_is_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ToyEvaluation, "evaluate", None)
    monkeypatch.setattr(Weighing, "is_average", True)
    assert choose(Weighing(end=1.0, gather=0.0), ("gather", "end")) == End()


def test_a_line_ends_where_a_title_knows_its_worth() -> None:
    """After gathering a roll could follow, which this title praises; after the end of the turn none."""
    assert choose(Weighing(roll=500.0), ("gather", "end")).verb == "gather"
