"""Titles as PettingZoo environments: its own tests, and what ours promise beyond them."""

from __future__ import annotations

import builtins
import copy
import multiprocessing
import pickle
import warnings
from typing import Any, TypeAlias

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test
from pettingzoo.utils.env import AECEnv

import game.rl
from game.engine.title import BadTable, Scores, Source
from game.packages import registry
from game.rl import raiders_v1, rewards, scythe_v1
from game.titles.raiders.rules.state.state import RaidersState
from tests import toy
from tests.expect import expect

MODULES = [pytest.param(game.rl.environment(name), id=name) for name in registry.names()]
Env: TypeAlias = AECEnv[str, Any, Any]


@pytest.fixture
def toys(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The environment of a title that has no domains."""
    monkeypatch.setattr(registry, "find", toy.find)
    return game.rl.environment("toy")


def play(env: Env, seed: int, steps: int = 10**6) -> list[int]:
    """A game by chance; what was chosen."""
    env.reset(seed=seed)
    chosen: list[int] = []
    space = env.action_space("seat_0")
    space.seed(seed)
    for _ in env.agent_iter():
        seen, _, over, broken, _ = env.last()
        if len(chosen) == steps:
            break
        action = None if over or broken else int(space.sample(seen["action_mask"]))
        chosen += [] if action is None else [action]
        env.step(action)
    return chosen


def finished(env: Env) -> dict[str, tuple[float, dict[str, Any]]]:
    """What every agent is told in the end."""
    told = {}
    for agent in env.agent_iter():
        _, reward, over, _, info = env.last()
        told[agent] = reward, info
        assert over
        env.step(None)
    return told


@pytest.mark.parametrize("module", MODULES)
def test_pettingzoo_finds_nothing_wrong(module: Any) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")  # but that it is a row and a mask, as in PettingZoo's own board games
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        api_test(module.env(), num_cycles=200)
    seed_test(module.env, num_cycles=50)


def test_a_title_of_others_passes_the_same(toys: Any) -> None:
    api_test(toys.env(seats=3, options={"length": "long"}), num_cycles=60)
    seed_test(toys.env, num_cycles=30)


def test_it_is_drawn_by_the_table_and_told_by_the_text_client() -> None:
    render_test(raiders_v1.env, {"ansi": is_told, "rgb_array": is_drawn})


def is_told(words: str) -> bool:
    return "(you)" in words and "Town Centre" in words


def is_drawn(picture: Any) -> bool:
    return picture.shape == (720, 1280, 3) and len(np.unique(picture @ (1, 256, 65536))) > 1000


@pytest.mark.parametrize("module", MODULES)
def test_the_numbers_have_names(module: Any) -> None:
    env = module.raw_env(seats=2)
    env.reset(seed=1)
    seen = env.observe(env.agent_selection)
    assert len(env.observation_names("seat_0")) == len(seen["observation"])
    assert len(env.action_names) == len(seen["action_mask"]) == env.action_space("seat_1").n
    assert seen["action_mask"].sum() > 1
    other = next(agent for agent in env.agents if agent != env.agent_selection)
    assert not env.observe(other)["action_mask"].any()


def test_a_seed_is_the_same_game_as_everywhere() -> None:
    env: Any = raiders_v1.raw_env(seats=3, options={"draft": "dealt"})
    env.reset(seed=7)
    state = expect(registry.find("raiders").title.start(3, {"draft": "dealt"}, 7), RaidersState)
    names, row = env.observation_names("seat_1"), env.observe("seat_1")["observation"]
    hand = {name: number for name, number in zip(names, row, strict=True) if ".my.hand." in name and number}
    assert sum(hand.values()) == len(state.players[1].hand)
    first = env.observe("seat_0")["observation"]
    env.reset()
    assert (env.observe("seat_0")["observation"] != first).any()


def test_the_winner_gets_one_and_the_others_less() -> None:
    env = raiders_v1.env(seats=3)
    play_out(env, 3)
    told = finished(env)
    assert sorted(reward for reward, _ in told.values()) == [-1, 0, 1]
    best = max(told, key=lambda agent: told[agent][0])
    assert told[best][1]["score"] == max(info["score"] for _, info in told.values())


def play_out(env: Env, seed: int) -> None:
    """Up to the end, before anybody is told."""
    env.reset(seed=seed)
    space = env.action_space("seat_0")
    space.seed(seed)
    while not any(env.terminations.values()):
        env.step(int(space.sample(env.last()[0]["action_mask"])))


def sheet(*totals: int, winners: tuple[int, ...]) -> Scores:
    return Scores((Source("points", totals),), totals, (), winners)


def test_rewards_are_ranks() -> None:
    title, lost = registry.find("raiders").title, registry.find("runebound").title
    assert rewards.rewards(title, sheet(30, 50, 40, winners=(1,))) == [-1, 1, 0]
    assert rewards.rewards(title, sheet(30, 50, 50, winners=(2,))) == [-1, 0, 1], "a tie-breaker"
    assert rewards.rewards(title, sheet(50, 50, winners=(0, 1))) == [0, 0]
    assert rewards.rewards(title, sheet(42, winners=(0,))) == [42], "a seat alone"
    assert rewards.rewards(lost, sheet(4, 5, winners=())) == [-1, -1], "all lose"
    assert rewards.rewards(lost, sheet(4, winners=(0,))) == [1]


def test_who_chooses_what_is_not_possible_loses() -> None:
    env = raiders_v1.env()
    env.reset(seed=1)
    agent, seen = env.agent_selection, env.last()[0]
    env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    told = finished(env)
    assert told.pop(agent)[0] == -1
    assert [reward for reward, _ in told.values()] == [0]


def test_what_is_no_action_and_what_comes_too_early_are_mistakes() -> None:
    env = raiders_v1.env()
    with pytest.raises(AttributeError, match="before reset"):
        env.agent_selection  # noqa: B018 - asking for it is the mistake
    env.reset(seed=1)
    with pytest.raises(AssertionError, match="not in action space"):
        env.step(10**6)


def test_a_game_without_end_is_broken_off(toys: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy.Toy, "max_decisions", 3)
    env = toys.env()
    assert len(play(env, 1)) == 3
    env.reset(seed=1)
    for _ in range(3):
        env.step(int(env.last()[0]["action_mask"].argmax()))
    assert all(env.truncations.values())
    assert not any(env.terminations.values())


def wrapped(module: Any, seats: int) -> Env:
    return module.env(seats=seats)


def bare(module: Any, seats: int) -> Env:
    return module.raw_env(seats=seats)


def masked_random(env: Env, seed: int, steps: int) -> list[Any]:
    """Play on by chance; return all that was seen, chosen and told."""
    chance, told = np.random.default_rng(seed), list[Any]()
    for agent in env.agent_iter(steps):
        seen, reward, over, broken, info = env.last()
        told += [agent, seen["observation"].tobytes(), reward, over, info]
        options = np.flatnonzero(seen["action_mask"])
        env.step(None if over or broken else int(chance.choice(options)))
    return told


def copied(env: Env) -> Env:
    return pickle.loads(pickle.dumps(env))  # noqa: S301 - our own


@pytest.mark.parametrize("module", MODULES)
@pytest.mark.parametrize("kind", [wrapped, bare])
@pytest.mark.parametrize("copying", [copy.deepcopy, copied])
def test_a_copy_goes_on_from_the_same_position(module: Any, kind: Any, copying: Any) -> None:
    env = kind(module, 3)
    env.reset(seed=5)
    masked_random(env, 1, 60)
    other = copying(env)
    expected = masked_random(env, 2, 60)
    assert masked_random(other, 2, 60) == expected


def test_a_copy_is_made_at_any_moment() -> None:
    """Before the first reset, and while agents are told that the game is over."""
    fresh = copied(raiders_v1.env())
    with pytest.raises(AttributeError, match="before reset"):
        fresh.agent_selection  # noqa: B018 - asking for it is the mistake
    play_out(fresh, 3)
    told = finished(copied(fresh))
    assert told == finished(fresh)
    assert len(told) == 2


def played(env: Env) -> list[int]:
    """In a process of its own."""
    return play(env, 5, 40)


def test_environments_play_in_processes_of_their_own() -> None:
    """They travel there as they are, and the same seed gives the same game."""
    made = [scythe_v1.raw_env(seats=3), raiders_v1.raw_env(), raiders_v1.raw_env()]
    with multiprocessing.get_context("spawn").Pool(2) as pool:
        scythe, one, other = pool.map(played, made)
    assert one == other == played(copy.deepcopy(made[1]))
    assert scythe == played(made[0])


def test_an_earlier_version_is_the_one_of_today_with_a_warning() -> None:
    with pytest.warns(FutureWarning, match="raiders_v0 is raiders_v1 now"):
        assert game.rl.raiders_v0.env().metadata["name"] == "raiders_v1"


def test_masked_chance_plays_a_game_with_touch_of_death() -> None:
    """A game in which an option had no action number."""
    chance = np.random.default_rng(35)
    env = game.rl.environment("runebound").env(seats=4)
    env.reset(seed=35)
    while not any(env.terminations.values()):
        env.step(int(chance.choice(np.flatnonzero(env.last()[0]["action_mask"]))))
    assert len(finished(env)) == 4


def test_wrong_tables_are_named() -> None:
    with pytest.raises(BadTable, match="Raiders of Scythia is for 1 to 4 players, not 9"):
        raiders_v1.env(seats=9)
    with pytest.raises(BadTable, match="Raiders of Scythia has no option"):
        raiders_v1.env(options={"dragons": "on"})
    with pytest.raises(BadTable, match='There is no render mode "film"; choose from human, rgb_array, ansi'):
        raiders_v1.env(render_mode="film")
    with pytest.raises(AttributeError, match="chess_v1"):
        game.rl.chess_v1  # noqa: B018 - asking for it is the mistake


def test_without_the_extra_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def none(name: str, *rest: Any, **named: Any) -> Any:
        if name.startswith("game.rl.aec"):
            raise ModuleNotFoundError("No module named 'pettingzoo'", name="pettingzoo")
        return real(name, *rest, **named)

    monkeypatch.setattr(builtins, "__import__", none)
    with pytest.raises(ImportError, match=r'pettingzoo: .* pip install "hotseat\[rl\]"'):
        game.rl.environment("raiders")
