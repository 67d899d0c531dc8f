"""Learning: it finds better weights, proves them on other seeds, and writes nothing else."""

from __future__ import annotations

import shutil
from math import log
from pathlib import Path

import pytest

from game.bots.series.ladder import Rung
from game.bots.series.series import Played
from game.devtools.training import selfplay, tune
from game.devtools.training.tune import Plan, Space
from game.engine.arithmetic import Interval
from game.engine.content.content_files import load
from game.engine.judging.features import FILE, Weights
from game.engine.title import BadTable, Scores
from tests import toy
from tests.bots import learner

PLAN = Plan("toy", 3, rounds=2, games=20, held_out=30)
HERE = Path(learner.__file__).parent


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with the learner's weights, that may be written."""
    shutil.copytree(HERE / "assets", tmp_path / "assets")
    return tmp_path


def test_what_is_learned_wins_on_seeds_that_were_not_seen(folder: Path) -> None:
    package = learner.package(folder)
    assert tune.run(PLAN, 1, lambda _: package)
    found = load(package.content / FILE, Weights)
    assert "of 30 fast games among 2 with the weights before" in found.figures["tuned"]


def test_what_is_learned_is_the_same_on_every_run_and_with_any_number_of_processes() -> None:
    plan = Plan("toy", 2, rounds=2, games=4)
    start = selfplay.judge(learner.find("toy")).weights
    found = []
    for jobs in (1, 1, 2):
        play = selfplay.players(jobs, learner.find)
        found.append(list(tune.learn(plan, start, play)))
    assert found[0] == found[1] == found[2]


def test_only_weights_and_figures_are_written(folder: Path) -> None:
    file = learner.package(folder).content / FILE
    before = load(file, Weights)
    tune.write(file, ("points", "pebbles"), ((1.5,), (0.3, 0.4)), "won all")
    found = load(file, Weights)
    assert found.weights == {"points": (1.5,), "pebbles": (0.3, 0.4), "cards": (1.0,)}
    assert (found.figures, found.temperaments) == ({"tuned": "won all"}, before.temperaments)
    assert file.read_text(encoding="utf-8").startswith("# weights that a learner")


def rung(low: float) -> Rung:
    return Rung("tuned", "before", 3, 100, 0.5, Interval(low, 0.6), 10.0, 9.0, 4.0, 100, 50.0)


def test_better_is_what_surely_wins_more_than_its_share() -> None:
    assert tune.is_better(rung(0.34))
    assert not tune.is_better(rung(0.33))


def test_a_weight_grows_at_the_beginning_and_at_the_end_and_between_them_by_what_lies_between() -> None:
    space = Space(((4.0, -8.0, 0.0), (1.0,)))
    assert space.dimensions == 3
    assert space.way([0.0, 0.0, 0.0]) == ((4.0, -8.0, 0.0), (1.0,))
    assert space.way([log(2), log(8), log(3)]) == ((8.0, -32.0, 0.0), (3.0,))


def test_the_learner_sits_everywhere_and_the_others_keep_their_order() -> None:
    assert [selfplay.seated(0, (1, 2), n) for n in range(4)] == [(0, 1, 2), (1, 0, 2), (1, 2, 0), (0, 1, 2)]


def test_merit_is_a_win_and_a_lead() -> None:
    game = Played(1, (1, 0), Scores((), (10, 30), (), (1,)), 9, 4)
    assert selfplay.merit(game, 0) == pytest.approx(1 + 0.5)  # leads by 20, as much as they have on average
    assert selfplay.merit(game, 1) == pytest.approx(0 - 0.5)


def test_a_title_without_features_cannot_be_tuned() -> None:
    with pytest.raises(BadTable, match="toy names no features to weight"):
        tune.run(PLAN, 1, toy.find)


@pytest.mark.parametrize(
    ("given", "words"),
    [
        (["chess"], 'There is no title "chess"'),
        (["raiders", "--seats", "9"], "Raiders of Scythia is for 1 to 4 players"),
        (["raiders", "--option", "weather"], 'Raiders of Scythia has no option "weather"'),
    ],
)
def test_what_cannot_be_tuned_is_said_in_one_line(
    given: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert tune.main(given) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert words in line
