"""The audit sees every kind of piece that is lost, doubled or misplaced."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from game.engine.positions import vetting
from game.engine.positions.flaws import Flaw
from game.titles.raiders.rules import audit
from game.titles.raiders.rules.state.state import Raid, RaidersState
from game.titles.raiders.rules.village.quests import DiscardForQuest, QuestDone
from tests.titles.raiders.positions import TITLE
from tests.titles.raiders.rules.test_setup import fresh, new_game

Harm = Callable[[RaidersState], object]


def check(state: RaidersState) -> None:
    """As a position that is read is checked: every field, and what they say together."""
    vetting.check(TITLE, state)


def change(seat: int, **values: Any) -> Harm:
    return lambda state: state.change(seat, **values)


def on_space(**values: Any) -> Harm:
    """Other facts of seat 0's second crew space, which is empty."""

    def harm(state: RaidersState) -> None:
        state.players[0] = state.players[0].with_space(1, replace(state.players[0].spaces[1], **values))

    return harm


def raid_space(place: str, **values: Any) -> Harm:
    def harm(state: RaidersState) -> None:
        state.spaces[place] = replace(state.spaces[place], **values)

    return harm


def second_hero(state: RaidersState) -> None:
    state.change(1, hero=state.players[0].hero)


def card_of_the_hand_in_the_deck(state: RaidersState) -> None:
    state.crew_deck.append(state.players[2].hand[0])


def another_card_instead(state: RaidersState) -> None:
    state.change(2, hand=(state.players[1].hand[0], *state.players[2].hand[1:]))


def quest_to_a_player(state: RaidersState) -> None:
    state.change(0, quests=(state.quests.pop("persia_left.left"),))


def lose(item: str) -> Callable[[RaidersState], None]:
    """One of an item of the supply is nowhere."""
    return lambda state: state.supply.update({item: state.supply[item] - 1})


def raided_by_seat_0(state: RaidersState, settlement: str) -> tuple[str, ...]:
    """A raid there, as it leaves everything; the plunder, which is nowhere yet."""
    space = state.spaces[f"{settlement}.left"]
    state.spots[settlement] = (state.players[0].worker,)
    state.change(0, worker=space.worker)
    state.spaces[f"{settlement}.left"] = replace(space, worker="", plunder=())
    return space.plunder


def plunder_on_a_raided_space(state: RaidersState) -> None:
    plunder = raided_by_seat_0(state, "cimmeria_left")
    raid_space("cimmeria_left.left", plunder=plunder)(state)


def worker_where_it_may_not_raid(state: RaidersState) -> None:
    """A blue one in Greece."""
    for item in raided_by_seat_0(state, "greece_left"):
        state.supply[item] += 1


def same_worker_twice(state: RaidersState) -> None:
    state.village["farm"] = state.village["market"]
    state.village["town_centre"] = ""


def worker_of_another_space(state: RaidersState) -> None:
    red, grey = state.spaces["persia_left.left"], state.spaces["persia_left.right"]
    state.spaces["persia_left.left"] = replace(red, worker=grey.worker)
    state.spaces["persia_left.right"] = replace(grey, worker=red.worker)


def worker_at_no_raid(state: RaidersState) -> None:
    state.spots["cimmeria_left"] = (state.village["market"],)
    state.village["market"] = ""


def idle_player(state: RaidersState) -> None:
    other = (state.active + 1) % state.seats
    state.village["farm"] = state.players[other].worker
    state.change(other, worker="")


def piece_from_the_supply_to_a_raid_space(state: RaidersState) -> None:
    state.supply["gold"], more = -1, state.supply["gold"] + 1
    state.change(0, gold=more)


HARMS: dict[str, tuple[Harm, str]] = {
    "a hero lost": (change(0, hero=""), "has no hero"),
    "a hero doubled": (second_hero, "hero .* appears twice"),
    "no hero": (change(0, hero="hero.nobody"), "players.0.hero: is"),
    "a crew card lost": (lambda s: s.crew_deck.pop(), r"crew\..* \(crew card\)"),
    "a crew card doubled": (card_of_the_hand_in_the_deck, r"crew\..* \(crew card\)"),
    "a crew card for another": (another_card_instead, r"crew\..* \(crew card\)"),
    "a crew card among the animals": (lambda s: s.animal_deck.append(s.crew_deck.pop()), "animal_deck"),
    "an animal lost": (lambda s: s.animal_deck.pop(), r"animal\..* \(animal card\)"),
    "an animal doubled": (lambda s: s.animal_discard.append(s.animal_deck[0]), r"animal\..* \(animal card\)"),
    "an animal too many in the line": (lambda s: s.animal_line.append(s.animal_deck.pop()), "line"),
    "an animal missing in the line": (lambda s: s.animal_deck.append(s.animal_line.pop()), "line"),
    "a quest lost": (lambda s: s.quests.pop("village.quest.1"), r"q.* \(quest\)"),
    "a quest of the box doubled": (
        lambda s: s.quest_box.append(s.quests["village.quest.1"]),
        r"q.* \(quest\)",
    ),
    "a quest in Greece": (
        lambda s: s.quests.update({"greece_left.left": s.quest_box.pop()}),
        "no quest can be here",
    ),
    "a facedown quest with a player": (quest_to_a_player, "facedown quest"),
    **{f"{item} lost": (lose(item), item) for item in ("gold", "equipment", "wagon", "livestock")},
    **{
        f"{item} doubled": (change(1, **{item: 1}), item)
        for item in ("gold", "equipment", "wagon", "livestock")
    },
    "plunder on a raided space": (plunder_on_a_raided_space, "raided space"),
    "plunder owed by the supply": (piece_from_the_supply_to_a_raid_space, "supply"),
    "a worker lost": (lambda s: s.village.update(market=""), "blue worker is missing"),
    "a worker doubled": (same_worker_twice, "worker blue.3 appears twice"),
    "a worker of another colour": (lambda s: s.village.update(market="grey.99"), "too many grey"),
    "a worker above another's raid space": (worker_of_another_space, "above the raid space of a red worker"),
    "a worker at no raid": (worker_at_no_raid, "raided 0 times"),
    "a worker where it may not raid": (worker_where_it_may_not_raid, "may not raid"),
    "a player without a worker": (idle_player, "holds no worker"),
    "wounds on an empty space": (on_space(wounds=1), "without a crew card"),
    "more wounds than strength": (lambda s: _wounded(s, 5), "spaces.0.wounds: is 5"),
    "silver below nothing": (change(0, silver=-1), "players.0.silver: is -1"),
    "a raid space lost": (lambda s: s.spaces.pop("greece_left.left"), "greece_left.left is missing"),
    "a raid space of another settlement": (
        raid_space("persia_left.left", settlement="persia_right"),
        'is "persia_right", expected "persia_left"',
    ),
    "a final round of too many turns": (lambda s: setattr(s, "final", 5), "final: is 5, expected -1 to 4"),
    "a game that stops before its end": (lambda s: s.stack.clear(), "nothing is left to do"),
    "a third red die": (
        lambda s: setattr(s, "raid", Raid("persia_left", dice=(("red", 0),) * 3)),
        "raid",
    ),
}


def _wounded(state: RaidersState, amount: int) -> None:
    space = replace(state.players[0].spaces[0], wounds=amount)
    state.players[0] = state.players[0].with_space(0, space)


@pytest.mark.parametrize("harm", HARMS)
def test_the_audit_sees(harm: str) -> None:
    state = new_game(4, 1)
    check(state)
    do_harm, said = HARMS[harm]
    do_harm(state)
    with pytest.raises(AssertionError, match=said):
        check(state)


@pytest.mark.parametrize("discards", [False, True])
def test_a_quest_is_not_completed_twice_at_once(discards: bool) -> None:
    state = new_game(4, 1)
    place = next(place for place in state.quests if state.quest_open(place))
    step = DiscardForQuest(1) if discards else QuestDone(place, {})
    state.push(step)
    audit.check(state)
    state.push(step)
    with pytest.raises(Flaw, match="is pending twice"):
        audit.check(state)


def test_an_empty_supply_is_no_fault() -> None:
    state = new_game(4, 1)
    state.change(0, gold=state.supply["gold"])
    state.supply["gold"] = 0
    check(state)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_pair_of_the_draft_that_is_lost_or_doubled_is_seen(seats: int) -> None:
    lost, doubled = fresh(seats), fresh(seats)
    check(lost)
    hero, card = lost.pairs.popitem()
    lost.crew_deck.append(card)
    doubled.change(0, hero=hero)
    for state in (lost, doubled):
        with pytest.raises(AssertionError, match=r"pairs: has|appears twice"):
            check(state)
