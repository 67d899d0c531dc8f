"""Every action of a title has a number that stays the same."""

from __future__ import annotations

import hashlib

import pytest

from game.engine.content.domains import Listed
from game.engine.game import Game
from game.engine.model import Action, Option
from game.engine.title import Title
from game.packages import registry
from game.rl.action_space import ActionSpace, Unlisted
from game.rl.table import action_encoders, action_space_of
from game.titles.scythe.rules.actions.produce import Produce
from tests import games
from tests.rl import checks
from tests.titles.playing import now
from tests.titles.scythe.aloft import airship_table
from tests.toy import TOY, Toy

PINNED = {
    "raiders": (1941, "b45278e095b4"),
    "runebound": (3943, "fbcc6ba77907"),
    "scythe": (8906, "f5274fb4336b"),
}
"""What v1 means: the number of actions and a digest of their names. Where one changes, it becomes v2."""
TITLES = [pytest.param(title, id=title.id) for title in games.titles()]


def digest(names: tuple[str, ...]) -> str:
    return hashlib.sha256("\n".join(names).encode()).hexdigest()[:12]


@pytest.mark.parametrize("name", sorted(PINNED))
def test_a_version_keeps_its_actions(name: str) -> None:
    names = action_space_of(registry.find(name).title).names
    assert (len(names), digest(names)) == PINNED[name]


@pytest.mark.parametrize("title", TITLES)
def test_every_entry_has_a_name_of_its_own(title: Title) -> None:
    names = action_space_of(title).names
    assert len(set(names)) == len(names) == action_space_of(title).size


@pytest.mark.parametrize("title", TITLES)
def test_every_option_has_an_entry_and_equal_ones_share_it(title: Title) -> None:
    for number in range(2):
        for decision, state in enumerate(games.random_game(title, title.seats[-1 - number], 50 + number)):
            checks.check_entries(title, state)
            if decision == 120:
                break


def names(title: Title, seats: int, *actions: Action) -> list[str]:
    """What is offered where these are the options."""
    action_ids = action_encoders(title, seats)[0].action_ids([Option(action) for action in actions])
    return [action_space_of(title).names[action_id] for action_id in action_ids]


def test_copies_of_a_card_in_a_hand_are_the_same() -> None:
    title = registry.find("raiders").title
    play = [title.action(f"play crew.brawler.{number}") for number in (2, 1)]
    assert names(title, 2, *play) == ["play brawler"]
    (action,) = action_encoders(title, 2)[0].action_ids([Option(action) for action in play]).values()
    assert str(action) == "play crew.brawler.2", "the first one is played"


def test_copies_on_a_player_board_are_told_apart() -> None:
    title = registry.find("raiders").title
    pay = [title.action(f"pay_ability crew.mercenary.{number}") for number in (2, 1)]
    assert names(title, 2, *pay) == ["pay_ability mercenary", "pay_ability mercenary (2)"]


def test_seats_are_counted_from_the_one_that_acts() -> None:
    title = registry.find("scythe").title
    look = title.action("look 0")
    action_ids = [next(iter(encoder.action_ids([Option(look)]))) for encoder in action_encoders(title, 3)[1:]]
    assert [action_space_of(title).names[action_id] for action_id in action_ids] == [
        "look third seat",
        "look next seat",
    ]


def test_pieces_are_named_by_their_owner() -> None:
    title = registry.find("scythe").title
    walk = Option(title.action("step_to mech.2.speed r4c3"))
    (action_id,) = action_encoders(title, 3)[2].action_ids([walk])
    assert action_space_of(title).names[action_id] == "step_to my mech.speed r4c3"


def test_an_option_without_an_entry_is_another_option() -> None:
    title = registry.find("raiders").title
    odd = [title.action(f"play crew.nobody.{number}") for number in (1, 2)]
    assert names(title, 2, odd[0], title.action("play crew.elder.1"), odd[1]) == [
        "play elder", "other option 1", "other option 2"
    ]  # fmt: skip
    assert [str(a) for a in action_encoders(title, 2)[0].action_ids([Option(o) for o in odd]).values()] == [
        *map(str, odd)
    ]


def test_more_copies_than_the_content_has_are_other_options() -> None:
    title = registry.find("raiders").title
    pay = [title.action(f"pay_ability crew.mercenary.{number}") for number in (1, 1, 1)]
    assert names(title, 2, *pay) == ["pay_ability mercenary", "pay_ability mercenary (2)", "other option 1"]


@pytest.mark.rule("RUN-222")
def test_every_exhaustion_that_touch_of_death_may_cost_has_an_entry() -> None:
    title = registry.find("runebound").title
    pay = [title.action(f"use_paying touch_of_death 0 {number}") for number in (1, 5, 12)]
    assert names(title, 4, *pay) == [str(action) for action in pay]


@pytest.mark.rule("SCY-109", "SCY-373")
def test_a_produce_of_ten_has_an_entry() -> None:
    """Eight workers, the Mill and an airship with Reap on one territory."""
    title, workers = registry.find("scythe").title, (f"worker.0.{number} r1c1" for number in range(1, 9))
    state = airship_table(*workers, "mill.0 r1c1", "airship.0 r1c1", passive="reap")
    now(state, Produce(2, mill=True, part=True))
    offered = names(title, 2, *(option.action for option in Game(title, state).legal(0)))
    assert offered == [*(f"produce_on r1c1 {amount}" for amount in range(10, 0, -1)), "decline"]


class Several(Action, frozen=True):
    """Choose several cards at once."""

    cards: tuple[str, ...]


class Hasty(Toy):
    """A title that asks for several cards at once."""

    actions = (Several,)


def test_several_ids_at_once_are_refused() -> None:
    with pytest.raises(Unlisted, match='"cards" of "several" is not a number'):
        ActionSpace(Hasty())


def test_an_action_that_the_title_does_not_name_is_another_option() -> None:
    assert names(TOY, 2, Several(("card.1",))) == ["other option 1"]


class Mistaken(Toy):
    """A title whose domain of a number holds ids."""

    domains = {"number": Listed(("card.1",))}


def test_a_domain_of_another_type_is_refused() -> None:
    with pytest.raises(
        Unlisted, match=r'"number" of "gather": its domain contains .card\.1., which is not of type int'
    ):
        ActionSpace(Mistaken())


def test_a_title_without_domains_has_its_things_and_small_numbers() -> None:
    found = action_space_of(TOY).names
    assert {"show card.7", "gather 3", "roll", "decline"} <= set(found)
    assert "gather 21" not in found
