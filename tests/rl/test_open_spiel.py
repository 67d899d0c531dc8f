"""Titles as OpenSpiel games: its own tests and its own bot, and what ours promise beyond them."""

from __future__ import annotations

import copy
import importlib
import pickle
import sys
from collections.abc import Iterator
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts

from game.engine import codec
from game.engine.game import Game
from game.engine.model import State
from game.engine.title import BadTable
from game.packages import registry
from game.rl import chance as chances
from game.rl import open_spiel
from game.rl.rewards import rewards
from tests.expect import expect

GAMES = [
    "hotseat_raiders",
    "hotseat_raiders(players=3,draft=dealt)",
    "hotseat_runebound(players=1)",
    "hotseat_runebound(huntmaster=on)",
    "hotseat_scythe",
]


def load(name: str, **parameters: int | str) -> Any:
    return pyspiel.load_game(name, parameters)


def walk(state: Any, seed: int, steps: int) -> Iterator[Any]:
    """The positions of a game by chance."""
    chance = np.random.default_rng(seed)
    for _ in range(steps):
        yield state
        if state.is_terminal():
            return
        actions = [a for a, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(int(chance.choice(actions)))


def after(state: Any, steps: int, seed: int = 1) -> Any:
    """A decision in the middle of a game."""
    found = next(s for n, s in enumerate(walk(state, seed, 10**6)) if n >= steps and not s.is_chance_node())
    return found.clone()


def test_every_title_is_there() -> None:
    names = {f"hotseat_{name}" for name in registry.names()}
    assert names <= set(pyspiel.registered_names())


@pytest.mark.parametrize("name", registry.names())
def test_openspiel_finds_nothing_wrong(name: str) -> None:
    """Its own test: whole games by chance, with clones, masks, tensors and positions as text and back. Games
    are shorter without bargains by chance."""
    deals = {o.id: "off" for o in registry.find(name).title.options if o.id == "deals"}
    pyspiel.random_sim_test(load(f"hotseat_{name}", **deals), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_a_position_is_its_history(name: str) -> None:
    state = after(pyspiel.load_game(name).new_initial_state(), 60)
    game, again = pyspiel.deserialize_game_and_state(
        pyspiel.serialize_game_and_state(state.get_game(), state)
    )
    assert str(again) == str(state)
    assert str(game) == str(state.get_game())
    kept = pickle.loads(pickle.dumps(state))  # noqa: S301 - our own
    assert (str(kept), kept.history()) == (str(state), state.history())


def pickled(game: Any) -> Any:
    return pickle.loads(pickle.dumps(game))  # noqa: S301 - our own


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("copying", [copy.copy, copy.deepcopy, pickled])
def test_a_game_can_be_copied_and_pickled(name: str, copying: Any) -> None:
    game = pyspiel.load_game(name)
    again = copying(game)
    assert (str(again), again.num_players()) == (str(game), game.num_players())
    assert str(after(again.new_initial_state(), 20)) == str(after(game.new_initial_state(), 20))


@pytest.mark.parametrize("name", GAMES)
def test_what_a_seat_does_not_know_changes_nothing_for_it(name: str) -> None:
    """Positions that fit what it knows have the same texts, numbers and options."""
    secrets = 0
    for number, state in enumerate(walk(pyspiel.load_game(name).new_initial_state(), 2, 150)):
        if state.is_chance_node() or state.is_terminal() or number % 10:
            continue
        player = state.current_player()
        other = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0))
        for seen in ("information_state_string", "observation_string", "observation_tensor"):
            assert getattr(other, seen)(player) == getattr(state, seen)(player)
        assert other.legal_actions() == state.legal_actions()
        secrets += codes(other) != codes(state)
    assert secrets


def codes(state: Any) -> bytes:
    """The whole position."""
    return codec.encode(expect(state.position.game.state, State))


class Now:
    """Judges a position by the score sheet as it stands, so that no game is played to its end."""

    def prior(self, state: Any) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]

    def evaluate(self, state: Any) -> np.ndarray[Any, Any]:
        game: Game = state.position.game
        return np.array(rewards(game.title, game.scores()))


@pytest.mark.parametrize("name", [f"hotseat_{name}" for name in registry.names()])
def test_its_own_search_plays_ten_moves(name: str) -> None:
    game, chance = pyspiel.load_game(name), np.random.RandomState(1)
    state, moves = after(game.new_initial_state(), 4), 0
    bot = ismcts.ISMCTSBot(game, Now(), 2.0, 6, random_state=chance)
    while moves < 10:
        if state.is_chance_node():
            state.apply_action(int(chance.choice([outcome for outcome, _ in state.chance_outcomes()])))
            continue
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
        moves += 1
    assert moves == 10


def test_a_die_is_a_chance_node_with_its_odds() -> None:
    """Three movement dice of Runebound: each is one of six faces."""
    state = load("hotseat_runebound").new_initial_state()
    for _ in range(chances.DEAL_NODES):
        assert state.chance_outcomes() == [(outcome, 1 / 256) for outcome in range(256)]
        state.apply_action(7)
    assert act(state, "roll 3")
    for _ in range(3):
        assert state.chance_outcomes() == [(face, pytest.approx(1 / 6)) for face in range(6)]
        state.apply_action(5)
    assert not state.is_chance_node()
    assert str(state).count('["mountain","swamp"]') == 3


def act(state: Any, words: str) -> bool:
    """Choose what is called so, where it can be chosen."""
    player = state.current_player()
    found = [a for a in state.legal_actions() if state.action_to_string(player, a) == words]
    state.apply_action(found[0])
    return bool(found)


def test_the_deal_says_the_seed() -> None:
    state = load("hotseat_raiders").new_initial_state()
    for digit in (1, 2, 3):
        assert state.information_state_string(0).strip() == "0"
        state.apply_action(digit)
    same = Game.new(registry.find("raiders").title, 2, {}, (1 * 256 + 2) * 256 + 3)
    assert str(state) == codec.encode(same.observe(-1)).decode()


def test_what_a_seat_knows_remembers_the_way() -> None:
    """The same position, reached by another way: what is seen is equal, what is known is not."""
    first = after(load("hotseat_scythe", deals="off").new_initial_state(), 0)
    one, other = first.clone(), first.clone()
    player = first.current_player()
    one.position._recalled = (b"another way",) * 2
    assert one.observation_string(player) == other.observation_string(player)
    assert one.information_state_string(player) != other.information_state_string(player)


def test_the_end_is_worth_what_it_is_in_pettingzoo() -> None:
    *_, state = walk(load("hotseat_raiders", players=2).new_initial_state(), 4, 10**6)
    assert state.is_terminal()
    assert sorted(state.returns()) == [-1, 1]
    game = state.position.game
    assert state.returns() == rewards(game.title, game.scores())


def test_a_type_says_what_a_game_is() -> None:
    kind = load("hotseat_runebound").get_type()
    assert kind.utility == pyspiel.GameType.Utility.GENERAL_SUM, "all can lose"
    assert (kind.min_num_players, kind.max_num_players) == (1, 6)
    assert load("hotseat_raiders").get_type().min_num_players == 2, "a score attempt has no other to beat"
    assert open_spiel.players(registry.find("scythe").title) == (2, 3, 4, 5, 6, 7)


def test_without_the_extra_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.delitem(sys.modules, "game.rl.open_spiel")
    with pytest.raises(ImportError, match=r'pyspiel: .* pip install "hotseat\[rl\]"'):
        importlib.import_module("game.rl.open_spiel")


def test_a_wrong_table_is_named() -> None:
    with pytest.raises(
        BadTable, match='Raiders of Scythia: the option draft must be open, dealt, not "chess"'
    ):
        load("hotseat_raiders", draft="chess")
    with pytest.raises(BadTable, match="hotseat_raiders is for 2 to 4 players, not 1"):
        load("hotseat_raiders", players=1)
    assert load("hotseat_runebound", players=1).num_players() == 1
