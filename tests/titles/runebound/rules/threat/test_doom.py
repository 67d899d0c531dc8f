"""The optional Doom Deck (RUN-232, RUN-251, RUN-252)."""

from collections.abc import Iterator

import pytest

from game.titles.runebound.rules.cards.immediate import GainGold
from game.titles.runebound.rules.market.market import Market
from game.titles.runebound.rules.state.book import Ability, Cost, Item
from game.titles.runebound.rules.state.state import RuneboundState
from game.titles.runebound.rules.threat import doom, threat
from game.titles.runebound.rules.threat.doom import DrawDoom
from tests.titles.playing import can, do, events, now, options, refuse
from tests.titles.runebound.positions import BOOK, edit, force, give, hurt, on_top, place, table


def doomed(*cards: str, space: str = "vynelvale", seats: int = 2) -> RuneboundState:
    """These Doom cards are the next ones; seat 0 draws the first."""
    state = table(*("corbin", "mad_carthos", "one_fist")[:seats], doom_deck="on")
    on_top(state, "doom", *cards)
    place(state, space)
    now(state, DrawDoom())
    return state


@pytest.mark.rule("RUN-008", "RUN-232")
def test_the_doom_deck_is_off_by_default() -> None:
    state = table()
    threat.overrun(state, "forge")
    assert not [step for step in state.stack if isinstance(step, DrawDoom)]
    assert state.decks["doom"] == ()


@pytest.mark.rule("RUN-232")
def test_the_current_player_draws_when_a_doom_counter_is_placed() -> None:
    state = table(doom_deck="on")
    state.active = 1
    on_top(state, "doom", "black_banners")
    force(state, 20, 12)
    now(state, threat.ThreatRoll())
    assert state.overrun == ["forge"]
    assert state.threat == 1
    assert [e.facts for e in events(state, "doom")] == [{"seat": 1, "card": "black_banners"}]
    assert options(state) == []


@pytest.mark.rule("RUN-232", "RUN-082")
def test_a_card_may_hit_all_heroes() -> None:
    state = doomed("ash_on_the_wind", seats=3)
    assert state.exhaustion == {"corbin": 1, "mad_carthos": 1, "one_fist": 1}


@pytest.mark.rule("RUN-232")
def test_a_card_may_ask_the_current_player() -> None:
    state = doomed("a_hero_is_asked_for")
    assert options(state) == ["choose_option 0", "choose_option 1"]
    do(state, "choose_option", 0)
    assert state.me.gold == 0
    edit(state, gold=2)
    on_top(state, "doom", "a_hero_is_asked_for")
    now(state, DrawDoom())
    refuse(state, "choose_option", 0, rule="RUN-239")


@pytest.mark.rule("RUN-232")
def test_no_adventure_card_follows() -> None:
    state = doomed("the_horns_fall_silent", space="r3c7")
    assert options(state) == []
    assert not events(state, "adventure")


@pytest.mark.rule("RUN-232")
def test_an_empty_deck_is_shuffled_anew() -> None:
    state = table(doom_deck="on")
    cards = state.decks["doom"]
    state.decks["doom"], state.discards["doom"] = (), tuple(c for c in cards if c == "black_banners")
    now(state, DrawDoom())
    assert state.threat == 1
    assert state.discards["doom"] == ("black_banners",)


@pytest.mark.rule("RUN-251")
def test_a_lasting_effect_ends_with_the_next_card() -> None:
    state = doomed("burning_bridges", "black_banners")
    assert state.doom == "burning_bridges"
    now(state, DrawDoom())
    assert state.doom == ""


@pytest.mark.rule("RUN-251", "RUN-238")
def test_burning_bridges_hurt_who_enters_a_river() -> None:
    state = doomed("burning_bridges")
    near, river = next(
        (n, s.id)
        for s in BOOK.spaces.values()
        if s.terrain == "river"
        for n in s.neighbours
        if n not in BOOK.towns
    )
    place(state, near)
    from game.titles.runebound.rules.movement.movement import Move

    now(state, Move())
    do(state, "walk", river)
    assert state.exhaustion == {"corbin": 1}


@pytest.mark.rule("RUN-251")
def test_the_nearest_market_is_closed_for_purchases_only() -> None:
    state = doomed("looted_granaries")
    assert state.closed == "vynelvale"
    state.stalls["vynelvale"] = ("black_dagger", "veteran_pikeman")
    edit(state, gold=9)
    give(state, "ash_longbow")
    hurt(state, "corbin", wounds=1)
    now(state, Market())
    refuse(state, "buy", "black_dagger", rule="RUN-251")
    refuse(state, "buy", "veteran_pikeman", rule="RUN-251")
    do(state, "sell", "ash_longbow")
    do(state, "heal", "corbin")
    on_top(state, "doom", "black_banners")
    now(state, DrawDoom(), Market())
    assert can(state, "buy", "veteran_pikeman")


@pytest.mark.rule("RUN-251")
def test_a_fallen_town_is_not_the_nearest() -> None:
    state = table(doom_deck="on")
    state.overrun.append("vynelvale")
    assert doom.nearest_town(state) != "vynelvale"


@pytest.mark.rule("RUN-005", "RUN-251")
def test_the_d8_decides_between_equally_near_towns() -> None:
    state = table(doom_deck="on")
    space, tied = _tied(state)
    place(state, space)
    for town in tied:
        other = next(n for n, t in enumerate(BOOK.towns, 1) if t not in tied)
        force(state, other, BOOK.towns.index(town) + 1, sides=8)
        assert doom.nearest_town(state) == town
    assert [e.facts["die"] for e in events(state, "roll")] == ["d8"] * 2 * len(tied)


def _tied(state: RuneboundState) -> tuple[str, list[str]]:
    from game.titles.runebound.rules.heroes.knockout import nearest

    return next((s, found) for s in BOOK.spaces if len(found := nearest(state, s)) > 1)


@pytest.fixture
def charms() -> Iterator[tuple[str, str]]:
    """Two Items that are activated for a skill test."""
    cards = ("test_charm", "test_token")
    for card in cards:
        ability = Ability("skill_test", (GainGold(value=1),), Cost(activate=True))
        BOOK.items[card] = Item(card, "artifact", "", 1, "", (ability,))
    yield cards
    for card in cards:
        del BOOK.items[card]


@pytest.mark.rule("RUN-255")
def test_one_card_is_activated_for_a_doom_card(charms: tuple[str, str]) -> None:
    state = table(doom_deck="on")
    on_top(state, "doom", "the_dead_rise")
    edit(state, items=charms)
    state.activated.append(0)
    now(state, DrawDoom())
    do(state, "use", charms[0], 0)
    refuse(state, "use", charms[1], 0, rule="RUN-255")
    assert can(state, "roll_test", "no")
