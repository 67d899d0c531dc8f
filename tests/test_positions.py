"""Positions edited by hand: what no game can come to is refused with line, field and reason."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game import cli, packages
from game.engine import codec, position
from game.engine.position import BadPosition
from tests.text import scripted

Facts = dict[str, Any]


def played(title: str, moves: int = 60) -> Any:
    """The position of a game of three after some first choices."""
    session = scripted.session(title, ("human", "human", "human"), 7)
    for _ in range(moves):
        seat = session.waiting_for()[0]
        session.submit(seat, session.legal(seat)[0].action)
    return session._state


def edited(title: str, folder: Path, edit: Callable[[Facts], object]) -> Path:
    path = folder / "here.json"
    position.write(played(title), path)
    facts = json.loads(path.read_text())
    edit(facts)
    path.write_text(json.dumps(facts, indent=1))
    return path


def rename(facts: Facts, old: str, new: str) -> None:
    facts[new] = facts.pop(old)


def double(pile: list[str]) -> None:
    pile[0] = pile[1]


@pytest.mark.parametrize(
    ("title", "edit", "field", "why"),
    [
        ("raiders", lambda f: rename(f["players"][0], "silver", "silvr"), "players.0.silvr", '; "silver"'),
        ("raiders", lambda f: double(f["crew_deck"]), "crew_deck.1", "of this table: crew card"),
        ("raiders", lambda f: f["crew_deck"].pop(), "", "lost: crew card crew."),
        ("raiders", lambda f: f["players"][1].update(silver="many"), "players.1.silver", "Expected `int`"),
        ("raiders", lambda f: f["players"][2].update(kumis=-1), "players.2.kumis", "something is below 0"),
        ("raiders", lambda f: f.update(turn=-4), "turn", "below 0"),
        ("scythe", lambda f: f["at"].update({"character.0": "r99c9"}), "at.character.0", "nowhere: r99c9"),
        ("scythe", lambda f: f["players"][1].update(power=99), "players.1.power", "power out of bounds"),
        ("scythe", lambda f: double(f["combat_deck"]), "combat_deck.1", "doubled or not of this table"),
        ("runebound", lambda f: double(f["decks"]["red"]), "decks.red.1", "doubled or not of this table"),
        ("runebound", lambda f: f["counters"].append("r99c9"), "counters.", "no such space: r99c9"),
        ("runebound", lambda f: f["players"][0].update(space="moon"), "players.0.space", "stands nowhere"),
    ],
)  # fmt: skip
def test_what_no_game_comes_to_is_refused(
    title: str, edit: Callable[[Facts], object], field: str, why: str, tmp_path: Path
) -> None:
    path = edited(title, tmp_path, edit)
    with pytest.raises(BadPosition, match=re.escape(why)) as refused:
        position.read(path, lambda name: packages.find(name).title)
    where = rf"^here\.json: line (\d+), {re.escape(field)}" if field else "^here.json: "
    found = re.match(where, str(refused.value))
    assert found, str(refused.value)
    last = field.rpartition(".")[2]
    if last and not last.isdecimal():
        assert last in path.read_text().splitlines()[int(found[1]) - 1]


def test_a_refusal_is_one_sentence_and_nothing_is_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = edited("raiders", tmp_path, lambda f: rename(f, "crew_deck", "crew_dek"))
    before = path.read_bytes()
    assert cli.main(["play", "--from", str(path), "--text"]) == 2
    assert re.fullmatch(
        r'hotseat: here\.json: line \d+, crew_dek: there is no field "crew_dek"; "crew_deck" may be meant.\n',
        capsys.readouterr().err,
    )
    assert path.read_bytes() == before


@pytest.mark.parametrize("title", ["raiders", "scythe", "runebound"])
def test_an_edit_that_could_be_is_played(title: str, tmp_path: Path) -> None:
    path = edited(title, tmp_path, lambda f: f.update(turn=f["turn"] + 1))
    found = position.read(path, lambda name: packages.find(name).title)
    assert found.state.turn == played(title).turn + 1


@pytest.mark.parametrize("title", ["raiders", "scythe", "runebound"])
def test_a_position_for_a_seat_says_no_more_than_it_sees(title: str, tmp_path: Path) -> None:
    """What a seat does not see is drawn anew: two positions that it cannot tell apart give one file."""
    state, of = played(title), packages.find(title).title
    for seat in range(3):
        other = of.guess(of.view(state, seat), seat, 99)
        one, two = position.for_seat(of, state, seat), position.for_seat(of, other, seat)
        assert codec.encode(one) == codec.encode(two)
        assert codec.encode(of.view(one, seat)) == codec.encode(of.view(state, seat))
        path = tmp_path / f"{seat}.json"
        position.write(one, path)
        assert position.read(path, lambda name: packages.find(name).title).state.turn == state.turn
