"""What a Hero with its cards can do, for bots."""

from game.titles.runebound.bot import force
from game.titles.runebound.rules.market import belongings
from tests.titles.runebound.positions import BOOK, active_event, give, table


def test_what_works_in_every_round_shields_more_than_what_works_once() -> None:
    def shield(card: str) -> int:
        state = table()
        give(state, card)
        return force.force(state, state.me).shield - force.force(table(), table().me).shield

    assert shield("leather_jerkin") == 1
    assert shield("chainmail") == shield("rune_plate") == 2


def test_a_card_is_worth_a_part_of_its_cost_and_more_where_no_number_tells_its_use() -> None:
    def share(card: str) -> float:
        return force.card_worth(BOOK, card) / belongings.printed(BOOK, card).cost

    assert 0 < share("blade_of_the_old_kings") < share("teleport") < 1


def test_an_ally_that_gives_itself_up_is_a_shield() -> None:
    state = table()
    bare = force.force(state, state.me).shield
    give(state, "sworn_bodyguard")
    assert force.force(state, state.me).shield == bare + 1


def test_a_strike_before_the_combat_counts_for_a_wound() -> None:
    state = table()
    bare = force.force(state, state.me).opening
    give(state, "touch_of_death")
    assert force.force(state, state.me).opening == bare + 1


def test_higher_target_numbers_help_nobody_but_the_challenge() -> None:
    state = table()
    bare = force.force(state, state.me)
    active_event(state, "the_high_lord_stirs")
    worse = force.force(state, state.me)
    assert worse.defence == tuple(added - 1 for added in bare.defence)
    assert worse.attacks[0] == tuple((added - 1, damage) for added, damage in bare.attacks[0])
