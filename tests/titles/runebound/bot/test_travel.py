"""How long the way to a place takes, for bots."""

from game.titles.runebound.bot.travel import nearness
from tests.titles.runebound.positions import BOOK


def test_two_spaces_of_road_and_plains_are_nearer_than_two_mountains() -> None:
    open_country, mountains = nearness(BOOK, (), ("dawnsmoor",)), nearness(BOOK, (), ("r7c0",))
    assert open_country["r1c6"] > mountains["r5c1"], "each is two spaces away"


def test_from_every_space_a_step_leads_nearer_around_the_towns_that_have_fallen() -> None:
    fallen = ("frostgate", "greyhaven", "riverwatch")
    near = nearness(BOOK, fallen, ("r0c13",))
    stuck = [
        space.id
        for space in BOOK.spaces.values()
        if space.id not in (*fallen, "r0c13")
        and not any(near[beside] > near[space.id] for beside in space.neighbours if beside != "r0c13")
        and "r0c13" not in space.neighbours
    ]
    assert not stuck


def test_a_way_through_a_town_is_longer_once_it_has_fallen() -> None:
    before, after = (nearness(BOOK, closed, ("r0c6",)) for closed in ((), ("frostgate",)))
    assert after["r2c7"] < before["r2c7"]
    assert after["r0c5"] == before["r0c5"], "it never led there"


def test_of_several_places_the_nearest_other_one_counts() -> None:
    both = nearness(BOOK, (), ("r0c6", "r9c11"))
    assert both["r1c6"] == nearness(BOOK, (), ("r0c6",))["r1c6"]
    assert both["r0c6"] == nearness(BOOK, (), ("r9c11",))["r0c6"], "a Hero is already there"
