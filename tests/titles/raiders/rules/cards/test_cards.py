"""What the words on the cards mean, and when abilities work (RAI-158 to RAI-170, RAI-194 to RAI-198)."""

import pytest

from game.engine.model import DECLINE
from game.titles.raiders.rules.cards.effects import ChooseEffect, Gain, If, Pay
from game.titles.raiders.rules.cards.plunder import TakePiece
from game.titles.raiders.rules.raid.raid import StartRaid, TakeSpace
from game.titles.raiders.rules.shared.discarding import Discard
from game.titles.raiders.rules.state.book import Condition
from game.titles.raiders.rules.turn import PickUp, Place
from game.titles.raiders.rules.village.buildings import AsIfAt, Use, UseWithCard
from game.titles.raiders.rules.village.crew import HireCard
from game.titles.raiders.rules.village.town import Play, TownCentre, UseEagle, UseHero
from tests.titles.playing import can, do, now, refuse
from tests.titles.raiders.positions import (
    BOOK,
    crew,
    edit,
    give,
    lay,
    put_quest,
    raid,
    ready,
    result,
    table,
    told,
    town,
)


@pytest.mark.rule("RAI-158")
def test_a_card_to_discard_is_a_hand_card() -> None:
    state = table()
    hired = crew(state, 0, "champion")
    played, brewer = town(state, "blood_sworn", "brewer")
    do(state, Play(played))
    refuse(state, Discard(hired))
    do(state, Discard(brewer))
    assert len(state.me.hand) == 3
    assert state.me.spaces[0].crew == hired


@pytest.mark.rule("RAI-161")
def test_another_town_centre_action_is_any_of_the_three_but_hero_and_eagle_only_once() -> None:
    state = table()
    crew(state, 0, "herald", eagle="a4")
    eagle = state.me.spaces[0].eagle
    edit(state, hero="hero.vadasz")
    (brewer,) = town(state, "brewer")
    assert can(state, UseHero("hero.vadasz"))
    do(state, UseEagle(eagle))
    refuse(state, UseEagle(eagle), rule="RAI-085")
    assert can(state, UseHero("hero.vadasz"))
    do(state, Play(brewer))
    assert state.me.kumis == 3


@pytest.mark.rule("RAI-162")
@pytest.mark.parametrize(("worker", "silver"), [("blue.99", 3), ("grey.99", 2), ("red.99", 2)])
def test_any_building_looks_at_the_worker_of_the_town_centre(worker: str, silver: int) -> None:
    state = table()
    edit(state, worker=worker)
    (envoy,) = town(state, "envoy")
    village = dict(state.village)
    assert village["silversmith"], "it is occupied"
    do(state, Play(envoy))
    do(state, AsIfAt("silversmith"))
    do(state, Use("silver"))
    assert state.me.silver == 3 + silver
    assert state.village == village


@pytest.mark.rule("RAI-162")
def test_any_building_looks_at_a_worker_picked_up_from_the_town_centre() -> None:
    state = table()
    state.village["town_centre"] = "red.99"
    (envoy,) = give(state, "envoy")
    do(state, Place("silversmith"))
    do(state, DECLINE)
    do(state, PickUp("town_centre"))
    do(state, Play(envoy))
    do(state, AsIfAt("farm"))
    do(state, Use("wagon"))
    assert state.players[0].wagon == 1


@pytest.mark.rule("RAI-163")
@pytest.mark.parametrize("building", ["stables", "chiefs_tent"])
def test_a_blue_worker_cannot_use_stables_or_chiefs_tent_from_afar(building: str) -> None:
    state = table()
    (envoy,) = town(state, "envoy")
    do(state, Play(envoy))
    refuse(state, AsIfAt(building), rule="RAI-163")
    assert can(state, AsIfAt("farm"))


@pytest.mark.rule("RAI-164")
@pytest.mark.parametrize(("others", "gained"), [(4, 0), (5, 0), (6, 2)])
def test_more_than_you_is_strictly_more(others: int, gained: int) -> None:
    state = table()
    edit(state, vp=5)
    edit(state, vp=others, seat=1)
    now(state, If(Condition(other_has_more="vp"), (Gain("kumis", 2),)))
    assert state.me.kumis == gained


@pytest.mark.rule("RAI-164")
@pytest.mark.parametrize(("seats", "other"), [(s, n) for s in (2, 3, 4) for n in range(1, s)])
def test_any_other_player_may_have_more(seats: int, other: int) -> None:
    state = table(seats)
    edit(state, vp=5, seat=other)
    now(state, If(Condition(other_has_more="vp"), (Gain("kumis", 2),)))
    assert state.me.kumis == 2
    state.active = other
    now(state, If(Condition(other_has_more="vp"), (Gain("kumis", 2),)))
    assert state.players[other].kumis == 0


@pytest.mark.rule("RAI-165")
def test_nothing_is_gained_without_the_whole_payment() -> None:
    state = table()
    edit(state, silver=1, kumis=2)
    price = {"kumis": 2, "silver": 2}
    now(state, Pay(price, (Gain("provisions", 4),)), Gain("kumis", 1))
    assert (state.me.silver, state.me.kumis, state.me.provisions) == (1, 3, 1)
    edit(state, silver=2)
    now(state, Pay(price, (Gain("provisions", 4),)))
    assert (state.me.silver, state.me.kumis, state.me.provisions) == (0, 1, 5)


@pytest.mark.rule("RAI-166")
@pytest.mark.parametrize(
    ("card", "goods"),
    [
        ("mercenary", {"vp": 0}),
        ("zealot", {"provisions": 0}),
        ("bowyer", {"silver": 0}),
        ("goldsmith", {"gold": 0}),
        ("night_raider", {"kumis": 0}),
        ("blood_sworn", {}),
        ("peddler", {}),
        ("falconer", {}),
        ("sky_watcher", {"silver": 0}),
        ("horse_breaker", {"silver": 1}),
        ("twin_saddle", {"livestock": 0}),
    ],
)
def test_a_card_that_only_trades_is_refused_without_its_price(card: str, goods: dict[str, int]) -> None:
    state = table()
    edit(state, **goods)
    (played,) = town(state, card)
    refuse(state, Play(played), rule="RAI-166")
    give(state, "elder")
    crew(state, 1, "elder", eagle="a7")
    edit(state, vp=1, provisions=1, silver=2, gold=1, kumis=1, livestock=1)
    assert can(state, Play(played))


@pytest.mark.rule("RAI-166")
def test_an_eagle_and_a_hero_that_only_trade_are_refused_without_the_price() -> None:
    state = table()
    crew(state, 0, "mercenary", eagle="a4")
    edit(state, hero="hero.enaree")
    town(state)
    refuse(state, UseEagle(state.me.spaces[0].eagle), rule="RAI-166")
    refuse(state, UseHero("hero.enaree"), rule="RAI-166")
    edit(state, vp=1)
    assert can(state, UseEagle(state.me.spaces[0].eagle))


@pytest.mark.rule("RAI-167")
def test_vp_fall_to_0_and_no_lower() -> None:
    state = table()
    edit(state, vp=1)
    herald, first, second = town(state, "herald", "mercenary", "mercenary")
    do(state, Play(first))
    assert (state.me.vp, state.me.silver) == (0, 6)
    now(state, TownCentre())
    assert can(state, Play(herald))
    refuse(state, Play(second), rule="RAI-166")


@pytest.mark.rule("RAI-168")
@pytest.mark.parametrize(("chosen", "cards", "provisions"), [(0, 2, 1), (1, 0, 1 + 2)])
def test_either_or_gives_one_of_the_two(chosen: int, cards: int, provisions: int) -> None:
    state = table()
    (brawler,) = town(state, "brawler")
    do(state, Play(brawler))
    do(state, ChooseEffect(chosen))
    refuse(state, ChooseEffect(1 - chosen))
    assert (len(state.me.hand), state.me.provisions) == (cards, provisions)


@pytest.mark.rule("RAI-169")
def test_what_cannot_be_gained_is_skipped_and_the_rest_gained() -> None:
    state = table()
    state.supply["equipment"] = 0
    (bowyer,) = town(state, "bowyer")
    do(state, Play(bowyer))
    assert (state.me.silver, state.me.equipment, len(state.me.hand)) == (2, 0, 1)


@pytest.mark.rule("RAI-170")
def test_a_crew_ability_works_once_hired_and_a_play_ability_does_not() -> None:
    state = table()
    peddler, elder, brewer = give(state, "peddler", "elder", "brewer")
    do(state, Place("barracks"))
    do(state, HireCard(peddler, 0))
    assert len(state.me.hand) == 2, "the play ability of the peddler does not work"
    assert state.me.silver == 3 - 1
    do(state, PickUp("market"))
    do(state, UseWithCard("sell_one", elder))
    assert state.players[0].silver == 3 - 1 + 2 + 1
    assert state.players[0].hand == (brewer,)


@pytest.mark.rule("RAI-170")
def test_a_crew_ability_does_not_work_in_the_hand() -> None:
    state = table()
    _, elder = give(state, "peddler", "elder")
    do(state, Place("silversmith"))
    do(state, DECLINE)
    do(state, PickUp("market"))
    do(state, UseWithCard("sell_one", elder))
    assert state.players[0].silver == 3 + 2


@pytest.mark.rule("RAI-194")
def test_an_eagle_can_use_crew_hired_in_the_same_turn() -> None:
    state = table()
    crew(state, 2, "", eagle="a4")
    eagle = state.me.spaces[2].eagle
    (brewer,) = give(state, "brewer")
    do(state, Place("barracks"))
    do(state, HireCard(brewer, 2))
    do(state, PickUp("town_centre"))
    do(state, UseEagle(eagle))
    assert state.players[0].kumis == 3


@pytest.mark.rule("RAI-194")
def test_crew_hired_last_turn_counts_for_a_raid() -> None:
    state = table()
    crew(state, 0, "zealot")
    (elder,) = give(state, "elder")
    edit(state, provisions=3)
    refuse(state, StartRaid("cimmeria_left"), rule="RAI-098")
    do(state, Place("barracks"))
    do(state, HireCard(elder, 1))
    do(state, PickUp("market"))
    do(state, DECLINE)
    state.active = 0
    raid(state, "cimmeria_left", ("red", 3))
    assert result(state)[0] == 3 + 3


@pytest.mark.rule("RAI-196")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_is_a_worker_spot_for_every_raid_space(seats: int) -> None:
    state = table(seats)
    for settlement in BOOK.settlements.values():
        spaces = [s for s in state.spaces.values() if s.settlement == settlement.id]
        spots = [p for p in BOOK.board.of_kind("worker_spot") if p.id.startswith(f"{settlement.id}.")]
        assert len(spaces) <= len(spots)


@pytest.mark.rule("RAI-196")
def test_every_raid_space_is_raided_once() -> None:
    state = table()
    ready(state, "zealot", "elder")
    raid(state, "cimmeria_left", ("red", 3))
    do(state, TakeSpace("cimmeria_left.right"))
    state.active = 0
    raid(state, "cimmeria_left", ("red", 3))
    assert all(state.spaces[f"cimmeria_left.{side}"].raided for side in ("left", "right"))
    state.active = 0
    edit(state, worker="blue.99", provisions=8)
    refuse(state, StartRaid("cimmeria_left"), rule="RAI-100")


@pytest.mark.rule("RAI-197")
def test_plunder_taken_by_a_card_leaves_quest_worker_and_raid() -> None:
    state = table()
    place = "cimmeria_left.left"
    lay(state, place, "wagon")
    quest, worker = state.quests[place], state.spaces[place].worker
    (card,) = town(state, "herdsman")
    do(state, Play(card))
    refuse(state, TakePiece("assyria_left.left", state.spaces["assyria_left.left"].plunder[0]))
    do(state, TakePiece(place, "wagon"))
    assert state.me.wagon == 1
    assert told(state, "take_plunder") == [("take_plunder", {"item": "wagon", "place": place})]
    assert (state.spaces[place].plunder, state.spaces[place].worker) == ((), worker)
    assert state.quests[place] == quest
    assert not state.quest_open(place)
    do(state, PickUp("market"))
    do(state, DECLINE)
    state.active = 0
    ready(state, "zealot", "elder")
    raid(state, "cimmeria_left", ("red", 3), right=("wagon",))
    do(state, TakeSpace(place))
    assert state.players[0].worker == worker


@pytest.mark.rule("RAI-197")
def test_no_plunder_is_taken_from_a_raided_space() -> None:
    state = table()
    put_quest(state, "q16", "cimmeria_left.left")
    ready(state, "zealot", "elder")
    raid(state, "cimmeria_left", ("red", 3), left=("wagon",), right=("wagon",))
    do(state, TakeSpace("cimmeria_left.left"))
    state.active = 0
    now(state, *BOOK.crew["crew.herdsman.1"].play)
    refuse(state, TakePiece("cimmeria_left.left", "wagon"))
    assert can(state, TakePiece("cimmeria_left.right", "wagon"))


@pytest.mark.rule("RAI-198")
def test_with_3_players_the_right_hand_settlements_have_one_raid_space() -> None:
    def right_hand(seats: int) -> list[str]:
        return sorted(p for p, s in table(seats).spaces.items() if s.settlement.endswith("_right"))

    assert right_hand(3) == [f"{c}_right.left" for c in sorted(BOOK.civilizations)]
    assert len(right_hand(2)) == 0
    assert len(right_hand(4)) == 8
