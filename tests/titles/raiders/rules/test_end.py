"""The end trigger and the final round (RAI-175 to RAI-182)."""

import pytest
from msgspec.structs import replace

from game.engine import flow
from game.engine.model import DECLINE
from game.titles.raiders.rules.raid.raid import TakeSpace
from game.titles.raiders.rules.state.state import RaidersState
from game.titles.raiders.rules.turn import PickUp, Place
from game.titles.raiders.rules.village.buildings import Use
from game.titles.raiders.rules.village.quests import PayForQuest
from tests.titles.playing import can, do, events
from tests.titles.raiders.positions import BOOK, edit, idle, lay, put_quest, raid, raided, ready, table

VILLAGE = ("village.quest.1", "village.quest.2")
LAST = ("cimmeria_left.left", "cimmeria_left.right", "greece_left.left", "greece_left.right")


def leave_spaces(state: RaidersState, number: int) -> None:
    """Only so many raid spaces are left, the first ones in Cimmeria."""
    raided(state, *(place for place in state.spaces if place not in LAST[:number]))


def leave_quests(state: RaidersState, number: int) -> None:
    """Only so many quests are left, the first one q16 in the village."""
    put_quest(state, "q16")
    for place in list(state.quests)[number:]:
        state.quest_box.append(state.quests.pop(place))
    state.asked = None


def complete(state: RaidersState) -> None:
    """The active seat places a worker on the Chief's Tent and completes q16."""
    edit(state, seat=state.active, gold=1, worker="grey.99")
    do(state, Place("chiefs_tent"))
    do(state, PayForQuest("village.quest.1"))


@pytest.mark.rule("RAI-175")
@pytest.mark.parametrize(("left", "final"), [(4, -1), (3, 2), (2, 2)])
def test_2_raid_spaces_left_trigger_the_end(left: int, final: int) -> None:
    state = table()
    leave_spaces(state, left)
    ready(state, "zealot", "elder")
    raid(state, "cimmeria_left", ("red", 3))
    do(state, TakeSpace(LAST[0]))
    assert state.final == final
    assert bool(events(state, "final_round")) is (final > 0)


@pytest.mark.rule("RAI-176", "RAI-177")
@pytest.mark.parametrize(("left", "final"), [(4, -1), (3, 2), (2, 2)])
def test_2_quests_left_trigger_the_end_after_the_whole_turn(left: int, final: int) -> None:
    state = table()
    leave_quests(state, left)
    complete(state)
    assert state.final == -1
    assert state.active == 0
    do(state, PickUp("meeting_tent"))
    do(state, Use("two_cards"))
    assert len(state.players[0].hand) == 2
    assert state.final == final


@pytest.mark.rule("RAI-178", "RAI-181")
@pytest.mark.parametrize(("seats", "last"), [(s, n) for s in (1, 2, 3, 4) for n in range(s)])
def test_everybody_has_one_more_turn_and_the_triggering_player_plays_last(seats: int, last: int) -> None:
    state = table(seats)
    leave_quests(state, 3)
    state.active = last
    complete(state)
    do(state, PickUp("market"))
    do(state, DECLINE)
    turns = []
    while flow.legal(state):
        turns.append(state.active)
        assert len(turns) <= seats
        idle(state)
    assert turns == [(last + n) % seats for n in range(1, seats + 1)]
    assert [e.facts for e in events(state, "final_round")] == [{"seat": last}]
    assert events(state, "game_over")
    assert not state.stack


@pytest.mark.rule("RAI-179", "RAI-180")
def test_the_final_round_is_not_prolonged_and_uses_up_the_last_raid_spaces() -> None:
    state = table(3)
    leave_spaces(state, 3)
    ready(state, "zealot", "elder")
    raid(state, "cimmeria_left", ("red", 3))
    do(state, TakeSpace(LAST[0]))
    for left in (2, 1):
        assert state.final == left + 1
        idle(state)
    edit(state, worker="blue.99")
    raid(state, "cimmeria_left", ("red", 3))
    assert state.spaces[LAST[1]].raided
    assert len(events(state, "final_round")) == 1
    assert not flow.legal(state)


@pytest.mark.rule("RAI-180")
def test_the_last_quests_can_be_completed_in_the_final_round() -> None:
    state = table()
    leave_quests(state, 2)
    idle(state)
    assert state.final == 2
    edit(state, seat=1, gold=1, worker="grey.99")
    do(state, Place("chiefs_tent"))
    assert can(state, PayForQuest("village.quest.1"))
    do(state, PayForQuest("village.quest.1"))
    assert state.players[1].quests == ("q16",)
    do(state, PickUp("market"))
    do(state, DECLINE)
    assert state.final == 1


@pytest.mark.rule("RAI-182")
def test_a_game_without_raids_and_quests_does_not_end() -> None:
    state = table()
    leave_spaces(state, 3)
    leave_quests(state, 3)
    for _ in range(50):
        idle(state)
    assert (state.final, state.turn) == (-1, 1 + 50)
    assert list(flow.legal(state)) == [state.active]
    assert not events(state, "final_round")


ASSYRIA = ("assyria_left.left", "assyria_left.right", "assyria_middle.left")
"""Raid spaces for grey workers only; one more than may be left when the end is triggered."""
GOLDEN = ("q16", "q17", "q19")
"""Quests that cost gold, each 1."""


def stranded(seats: int, *quests: str, village: tuple[str, ...] = ()) -> RaidersState:
    """Only Assyria is left, nobody has a grey worker; these quests lie facedown there or in the village."""
    state = table(seats)
    raided(state, *(p for p in state.spaces if p not in ASSYRIA))
    state.village = {p: worker.replace("grey", "red") for p, worker in state.village.items()}
    lying = {**dict(zip(ASSYRIA, quests, strict=False)), **dict(zip(VILLAGE, village, strict=False))}
    state.quest_box = [q for q in BOOK.quests if q not in lying.values()]
    state.quests = lying
    for place in ASSYRIA:
        lay(state, place, "livestock")
    return state


@pytest.mark.rule("RAI-182")
@pytest.mark.parametrize(("holder", "final"), [(None, 3), (0, -1), (1, -1), (2, -1)])
def test_the_end_comes_when_no_worker_can_ever_raid_again(holder: int | None, final: int) -> None:
    state = stranded(3, "q01", "q02", "q03")
    if holder is not None:
        edit(state, seat=holder, worker="grey.99")
    idle(state)
    assert state.final == final
    assert bool(events(state, "final_round")) is (final > 0)


@pytest.mark.rule("RAI-182")
@pytest.mark.parametrize(
    ("gold", "held", "final"), [((), 0, 2), (("gold",), 0, 2), ((), 1, 2), (("gold",), 1, -1), ((), 2, -1)]
)
def test_quests_that_cost_gold_nobody_can_have_count_as_facedown_ones(
    gold: tuple[str, ...], held: int, final: int
) -> None:
    state = stranded(2, "q01", "q02", village=GOLDEN[:2])
    lay(state, ASSYRIA[0], *gold)  # the Reaver takes plunder there
    edit(state, seat=1, gold=held)
    idle(state)
    assert state.final == final


@pytest.mark.rule("RAI-182")
@pytest.mark.parametrize(
    ("held", "loot", "final"), [((1, 0), 0, 2), ((1, 1), 0, -1), ((0, 2), 0, -1), ((1, 0), 1, -1)]
)
def test_each_gold_pays_for_one_quest_only(held: tuple[int, int], loot: int, final: int) -> None:
    state = stranded(2, "q01", village=GOLDEN[:2])
    state.quests["cimmeria_left.left"] = "q19"  # turned up by a raid
    lay(state, ASSYRIA[1], *["gold"] * loot)
    for seat, gold in enumerate(held):
        edit(state, seat=seat, gold=gold)
    idle(state)
    assert state.final == final


@pytest.mark.rule("RAI-182")
@pytest.mark.parametrize(("held", "final"), [((1, 1), 2), ((2, 0), -1)])
def test_nobody_pays_for_a_quest_with_the_gold_of_two(
    monkeypatch: pytest.MonkeyPatch, held: tuple[int, int], final: int
) -> None:
    monkeypatch.setitem(BOOK.quests, "q16", replace(BOOK.quests["q16"], cost={"gold": 2}))
    state = stranded(2, "q01", "q02", village=("q16",))
    for seat, gold in enumerate(held):
        edit(state, seat=seat, gold=gold)
    idle(state)
    assert state.final == final


@pytest.mark.rule("RAI-182")
def test_gold_that_no_card_takes_is_not_left_to_gain() -> None:
    state = stranded(2, "q01", "q02", village=GOLDEN[:2])
    raided(state, *ASSYRIA)
    for place in ("greece_left.left", "greece_left.right", "greece_middle.left"):
        state.spaces[place] = replace(state.spaces[place], plunder=("gold",), worker="red.99")
    state.village = {p: worker.replace("red", "blue") for p, worker in state.village.items()}
    state.quests = dict(zip((*VILLAGE, "assyria_left.left"), GOLDEN, strict=True))
    idle(state)
    assert state.final == 2
