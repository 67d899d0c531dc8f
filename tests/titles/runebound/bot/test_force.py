"""What a Hero with its cards can do, for bots."""

from game.titles.runebound.bot import force
from game.titles.runebound.rules import belongings
from tests.titles.runebound.fights import BAND, HOST, WEAK
from tests.titles.runebound.positions import BOOK, active_event, give, table

STRONG, NAUGHT = ((99, 1),) * 3, (-99,) * 3
"""An attack that fails with a natural 1 only, and a defence that succeeds with a natural 20 only."""


def odds(figures: int, card: str) -> float:
    """A Hero with one Life and such attacks wins."""
    return force.struggle(BOOK, force.Force((STRONG,) * figures, NAUGHT, 1, 0, 0), card)[1][0]


def test_no_figure_attacks_twice_in_a_round() -> None:
    assert odds(1, BAND) < 0.01
    assert odds(3, BAND) > 0.8


def test_a_challenge_that_fell_deals_no_wounds() -> None:
    assert odds(1, WEAK) == 0.95


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


def test_a_round_that_changes_nothing_does_not_count() -> None:
    """The Ally hits every other time; the Hero is hardly ever hit."""
    ally = ((0, 1),) * 3
    own = force.Force((((-99, 0),) * 3, ally), (99,) * 3, 1, 0, 0)
    assert force.struggle(BOOK, own, WEAK)[1][0] > 0.75


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


def test_no_ally_is_sent_only_to_be_hit() -> None:
    hopeless = ((-99, 0),) * 3
    alone, helped = (force.Force(figures, (99,) * 3, 6, 0, 0) for figures in ((STRONG,), (STRONG, hopeless)))
    assert force.struggle(BOOK, helped, HOST) == force.struggle(BOOK, alone, HOST)
