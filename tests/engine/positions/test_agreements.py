"""Agreements: changes by hand, checked as positions are, in record, undo, replay and branches."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from game.engine import codec
from game.engine.model import UNKNOWN, Agreed, IllegalAction, State
from game.engine.positions import agreements
from game.engine.positions.agreements import BadAgreement
from game.engine.positions.position_sheet import holds_cards
from game.engine.session import moment, record, record_writer
from game.engine.session.replay import Replay
from game.engine.session.session import WATCHER, Session
from game.engine.zones import Zone
from game.packages import registry
from game.titles.scythe.rules.state.state import ScytheState
from tests import games, toy
from tests.expect import expect
from tests.toy import Gather

SCYTHE = registry.find("scythe").title


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.jsonl"


def changed(path: Path) -> Session:
    """A game with a move, an agreement on another pebble, and another move."""
    session = games.session(toy.TOY, 2, 1, path)
    session.submit(0, Gather(1))
    session.agree(0, ["players.0.pebbles+1", "pool-1"])
    session.submit(0, Gather(2))
    return session


def pebbles(session: Session | Replay) -> int:
    return int(session.view(0).players[0].pebbles)


def test_an_agreement_is_a_move_that_undo_takes_back_and_redo_brings_again(path: Path) -> None:
    session = changed(path)
    assert (pebbles(session), session.made) == (4, 3)
    session.undo_to(0, 1)
    assert pebbles(session) == 1
    session.redo()
    assert pebbles(session) == 2


def test_resume_replay_and_copy_have_the_agreement(path: Path) -> None:
    changed(path).close()
    resumed = Session.resume(toy.TOY, record_writer.take(path))
    assert (pebbles(resumed), resumed.take_notes()) == (4, [])
    assert resumed.undo_to(0, 0)
    resumed.close()
    changed(path.with_name("other.jsonl")).close()
    loaded = record.read(path.with_name("other.jsonl"))
    replay = Replay(toy.TOY, loaded.header, loaded.history)
    assert [replay.forward() and pebbles(replay) for _ in range(3)] == [1, 2, 4]
    assert not replay.take_notes()


def test_a_program_without_agreements_goes_on_from_the_snapshot_after_one(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    changed(path).close()
    monkeypatch.setitem(toy.TOY._verbs, "agreed", Gather)
    assert pebbles(Session.resume(toy.TOY, record_writer.take(path))) == 4


def test_nobody_makes_an_agreement_as_a_plain_choice() -> None:
    session = games.session(toy.TOY, 2, 1)
    with pytest.raises(IllegalAction):
        session.submit(0, Agreed(("pool-1",)))


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ("coins", "is not a change"),
        ("players.0.coin+1", '"coins" may be meant'),
        ("players.7.coins+1", "no such field"),
        ("players.0.coins-999", "is -99"),
        ("players.0.coins+gold", "add a number"),
        ("players.1.coins+1", "do not see this field"),
        ("players.0+1", "add a number"),
        ("turn+1", "no such field"),
        ("rng=5", "no such field"),
        ("at.worker.0.1=atlantis", "not possible here"),
        ("players.0.hand=combat.2.01", "a card is moved"),
        ("players.1.hand>players.0.hand", "where you can see it"),
        ("combat_discard>players.0.hand", "where you can see it"),
        ("players.0.stars-combat", "is not there"),
        ("players.0.coins+0", "nothing would change"),
        ("goods.r3c2.gold+1", "no such field"),
        ("at.worker.0.x=r3c2", "not possible here"),
        ("at.worker.0.9=r3c2", "not possible here"),
        ("", "is not a change"),
    ],
)
def test_what_cannot_be_is_refused_in_one_sentence_and_changes_nothing(change: str, problem: str) -> None:
    state = SCYTHE.start(2, {}, 1)
    before = codec.encode(state)
    with pytest.raises(BadAgreement) as refused:
        agreements.check(SCYTHE, state, 0, [change])
    assert problem in str(refused.value)
    assert str(refused.value).startswith("This cannot be agreed on: ")
    assert codec.encode(state) == before


def test_an_audit_without_words_refuses_too() -> None:
    session = games.session(toy.TOY, 2, 1)
    with pytest.raises(BadAgreement, match="no game can go on from here"):
        session.agree(0, ["pool+1"])


@pytest.mark.parametrize(
    ("title", "changes"),
    [
        ("scythe", ["goods.r3c2.wood+2", "players.0.stars+combat", "at.worker.0.1=r3c2"]),
        ("raiders", ["players.0.silver+2", "supply.gold-1", "players.0.gold+1"]),
        ("runebound", ["players.1.gold+3", "decks.market>discards.market", "threat+1"]),
    ],
)
def test_every_title_has_agreements(title: str, changes: list[str]) -> None:
    found = registry.find(title).title
    state = found.start(2, {}, 1)
    assert codec.encode(agreements.check(found, state, 0, changes)) != codec.encode(state)


@pytest.mark.parametrize(
    ("title", "field", "is_for_cards"),
    [
        ("scythe", ("players", 0, "stars"), False),  # "power" is a goal and a trap
        ("scythe", ("players", 0, "factory"), True),
        ("runebound", ("players", 0, "items"), True),
        ("runebound", ("players", 0, "defeated"), False),
        ("runebound", ("face_down",), False),
        ("raiders", ("players", 0, "spaces", 2, "eagle"), True),
        ("raiders", ("village", "farm"), False),
    ],
)
def test_cards_are_told_from_words_of_the_same_name(
    title: str, field: tuple[str | int, ...], is_for_cards: bool
) -> None:
    found = registry.find(title).title
    zones = [*found.zones(found.start(2, {}, 1)), Zone(("traps", "r3c2", "kind"), "trap", ("power",))]
    assert holds_cards(found, field, zones) == is_for_cards


@pytest.mark.parametrize(
    ("title", "seat_of", "change"),
    [
        ("scythe", "combat", "{card}>combat_deck"),
        ("scythe", "combat_deck", "combat_deck>players.{seat}.hand"),
        ("raiders", "crew_deck", "crew_deck>players.{seat}.hand"),
    ],
)
def test_others_read_the_same_whatever_is_hidden_from_them(title: str, seat_of: str, change: str) -> None:
    """The same agreement in two positions that another seat cannot tell apart: byte by byte the same log."""
    found = registry.find(title).title
    state = found.start(3, {}, 5)
    seat, other = 0, 1
    logs = []
    for one in (state, found.guess(found.view(state, other), other, 77)):
        hand = one.players[seat].hand
        card = next((c for c in hand if c.startswith(seat_of)), "")
        made = moment.make(found, one, seat, Agreed((change.format(card=card, seat=seat),)))
        seen = [event for event in made.events if event.is_visible_to(other)]
        logs.append(
            msgspec.json.encode([(e.verb, e.facts) for e in seen])
            + codec.encode(found.view(made.after, other))
        )
    assert logs[0] == logs[1]


@pytest.mark.parametrize(
    ("title", "change"),
    [
        ("scythe", "objective_deck>combat_discard"),
        ("scythe", "combat_deck>objective_deck"),
        ("raiders", "animal_deck>crew_discard"),
        ("runebound", "decks.red>stalls.tamalir"),
        ("scythe", "players.0.power+99"),
    ],
)
def test_a_refusal_reads_the_same_whatever_is_hidden(title: str, change: str) -> None:
    found = registry.find(title).title
    view = found.view(found.start(3, {}, 5), 0)
    refused = set()
    for seed in range(11, 15):
        with pytest.raises(BadAgreement) as error:
            agreements.check(found, found.guess(view, 0, seed), 0, [change])
        refused.add(str(error.value))
    assert len(refused) == 1
    assert ("do not see" in refused.pop()) == (">" in change)


def test_a_card_that_comes_from_a_deck_is_named_only_to_who_gets_it() -> None:
    session = games.session(SCYTHE, 3, 1)
    seat = session.waiting_for()[0]
    card = session.state.combat_deck[-1]  # type: ignore[attr-defined]  # a state of Scythe
    session.agree(seat, [f"combat_deck>players.{seat}.hand"])
    named = {other: [e.facts["thing"] for _, _, e in session.log(other)] for other in range(-1, 3)}
    assert named.pop(seat) == [card]
    assert named.pop(WATCHER) == [UNKNOWN] and set(map(tuple, named.values())) == {(UNKNOWN,)}
    assert session.undo_policy.stop(seat) == "undo-stops-reveal"


def agreed(state: State, *changes: str) -> ScytheState:
    """The position after seat 0 has proposed these changes and all agree."""
    return expect(agreements.check(SCYTHE, state, 0, changes), ScytheState)


@pytest.mark.rule("SCY-106")
@pytest.mark.parametrize("number", [1, 2, 4])
def test_any_worker_can_leave_the_board(number: int) -> None:
    state = agreed(agreed(SCYTHE.start(2, {}, 1), "at.worker.0.3=r3c2"), "at.worker.0.4=r4c2")
    stood = [state.at[f"worker.0.{one}"] for one in range(1, 5)]
    state.came_from = {f"worker.0.{number}": stood[number - 1], "worker.0.3": "r3c3"}
    after = agreed(state, f"at.worker.0.{number}=")
    workers = {unit: place for unit, place in after.at.items() if unit.startswith("worker.0.")}
    assert [*sorted(workers)] == ["worker.0.1", "worker.0.2", "worker.0.3"]
    assert sorted(workers.values()) == sorted(stood[: number - 1] + stood[number:])
    assert after.came_from == {"worker.0.3": "r3c3"}


@pytest.mark.rule("SCY-106")
def test_a_worker_that_has_moved_keeps_its_move_under_another_number() -> None:
    state = agreed(SCYTHE.start(2, {}, 1), "at.worker.0.3=r3c2")
    state.came_from = {"worker.0.1": "r3c3", "worker.0.3": "r4c2"}
    after = agreed(state, "at.worker.0.1=")
    assert (after.at["worker.0.1"], after.came_from) == ("r3c2", {"worker.0.1": "r4c2"})
