"""One seat as a Gymnasium environment: its own checks, and what ours promises beyond them."""

from __future__ import annotations

import copy
import importlib
import pickle
import sys
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from game.engine.title import BadTable
from game.packages import registry
from game.rl.gymnasium import make
from tests import toy


def play(
    env: Any, seed: int | None, steps: int = 10**6, chance: int = 1
) -> list[tuple[float, bool, dict[str, Any]]]:
    """What the steps of a game by chance bring."""
    choose, told = np.random.default_rng(chance), list[tuple[float, bool, dict[str, Any]]]()
    if seed is not None:
        env.reset(seed=seed)
    while len(told) < steps and not (told and told[-1][1]):
        _, reward, over, broken, info = env.step(choose.choice(np.flatnonzero(env.action_masks())))
        told.append((reward, over or broken, info))
    return told


@pytest.mark.parametrize("name", registry.names())
@pytest.mark.parametrize("form", [{"masked": True, "scaled": False}, {}])
def test_gymnasium_finds_nothing_wrong(name: str, form: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", ".*not within the obs.* bounds.*")
        check_env(make(name, 3, ["random", "easy"], **form), skip_render_check=True)


def test_a_mask_has_what_this_seat_may_choose_now() -> None:
    env = make("raiders", 3, masked=True, seat=1)
    seen, info = env.reset(seed=4)
    mask = env.action_masks()
    assert mask.dtype == bool
    assert mask.sum() > 1
    assert (seen["mask"] == mask).all()
    assert (info["action_mask"] == mask).all()
    assert env.action_space.sample(info["action_mask"]) in np.flatnonzero(mask)
    assert env.action_names[int(mask.argmax())].startswith("take_pair ")


def test_it_is_always_the_turn_of_the_seat_that_learns() -> None:
    env = make("raiders", 4, seat=2)
    told = play(env, 7)
    assert {info["seat"] for _, _, info in told} == {2}
    assert all(info["action_mask"].any() for _, _, info in told[:-1])
    assert not told[-1][2]["action_mask"].any()


def test_the_seat_is_drawn_anew_for_every_game() -> None:
    env = make("raiders", 2)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(8)} == {0, 1}


def test_the_same_seed_is_the_same_game() -> None:
    told = [
        [(reward, info["scores"]) for reward, _, info in play(make("raiders", 2, "easy"), 3, 12)]
        for _ in "ab"
    ]
    assert told[0] == told[1]


def test_the_end_is_worth_the_rank() -> None:
    told = play(make("raiders", 3), 5)
    rewards = [reward for reward, _, _ in told]
    *_, (_, _, info) = told
    own, best = info["scores"][info["seat"]], max(info["scores"])
    assert rewards[:-1] == [0] * (len(rewards) - 1)
    assert rewards[-1] == info["result"]
    assert (info["result"] == 1) == (own == best)


def test_the_score_difference_is_told_step_by_step() -> None:
    told = play(make("raiders", 3, reward="score"), 5)
    *others, (_, _, info) = told
    own = info["scores"][info["seat"]]
    lead = own - max(score for seat, score in enumerate(info["scores"]) if seat != info["seat"])
    assert sum(reward for reward, _, _ in told) == pytest.approx(lead / 10)
    assert sum(reward != 0 for reward, _, _ in others) > 10


def test_a_seat_alone_gets_its_points() -> None:
    told = play(make("raiders", 1, reward="score"), 5)
    assert sum(reward for reward, _, _ in told) == pytest.approx(told[-1][2]["scores"][0] / 10)


def test_scaled_rows_are_about_one() -> None:
    whole, scaled = (make("raiders", scaled=scaled).reset(seed=3)[0] for scaled in (False, True))
    assert (whole.dtype, scaled.dtype) == (np.int16, np.float32)
    assert (scaled[np.abs(whole) <= 1] == whole[np.abs(whole) <= 1]).all()
    assert whole.max() >= 10
    assert 2 <= scaled.max() < 4
    assert (np.sign(scaled) == np.sign(whole)).all()


def test_what_is_not_legal_loses() -> None:
    env = make("raiders", reward="score")
    env.reset(seed=1)
    _, reward, over, _, _ = env.step(int(env.action_masks().argmin()))
    assert (reward, over) == (-1, True)


def test_no_talk_between_people_is_offered() -> None:
    env = make("scythe", 3, seat=0)
    env.reset(seed=1)
    for _ in range(60):
        legal = np.flatnonzero(env.action_masks())
        assert not [action for action in legal if env.action_names[action].startswith("deal")]
        env.step(legal[0])


def test_a_copy_goes_on_from_the_same_position() -> None:
    env = make("raiders", 3, reward="score")
    play(env, 5, 20)
    for again in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):  # noqa: S301 - our own
        expected = [(reward, info["scores"]) for reward, _, info in play(copy.deepcopy(env), None, 20, 2)]
        assert [(reward, info["scores"]) for reward, _, info in play(again, None, 20, 2)] == expected


def test_a_game_without_end_is_broken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "find", toy.find)
    monkeypatch.setattr(toy.Toy, "max_decisions", 4)
    env = make("toy", seat=0)
    env.reset(seed=1)
    while not (ends := env.step(int(env.action_masks().argmax()))[2:4])[1]:
        assert ends == (False, False)


def test_wrong_tables_are_named() -> None:
    for words, given in {
        "Raiders of Scythia is for 1 to 4 players, not 9": {"seats": 9},
        "3 seats need 2 opponents, not 1": {"seats": 3, "opponents": ["random"]},
        'There is no bot "chess"': {"opponents": "chess"},
        "There is no seat 2; the seats are 0 to 1": {"seat": 2},
        'There is no reward "fame"; choose from rank, score': {"reward": "fame"},
        'There is no render mode "film"': {"render_mode": "film"},
    }.items():
        with pytest.raises(BadTable, match=words):
            make("raiders", **given)  # type: ignore[arg-type] # wrong on purpose


def test_it_is_drawn_and_told() -> None:
    env = make("raiders", render_mode="ansi", seat=0)
    env.reset(seed=1)
    assert "(you)" in env.render()


def test_without_the_extra_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "gymnasium", None)
    monkeypatch.delitem(sys.modules, "game.rl.gymnasium")
    with pytest.raises(ImportError, match=r'gymnasium: .* pip install "hotseat\[rl\]"'):
        importlib.import_module("game.rl.gymnasium")


def test_wrappers_of_gymnasium_work() -> None:
    env = gymnasium.wrappers.RecordEpisodeStatistics(gymnasium.wrappers.TimeLimit(make("raiders"), 30))
    env.reset(seed=1)
    told = list[Any]()
    while not told or not told[-1][3]:
        told.append(env.step(int(env.get_wrapper_attr("action_masks")().argmax())))
    assert told[-1][4]["episode"]["l"] == 30
