"""What the worth of choices with known odds is made of, so that a hint can say why."""

from __future__ import annotations

from collections.abc import Mapping

from game.bots.advice import hints
from game.bots.search.bot_server import Advice
from game.bots.search.levels import LEVELS
from game.bots.search.planner import Planner
from game.engine import flow
from game.engine.model import Action
from game.titles.runebound.bot import reasons as bot
from game.titles.runebound.rules.combat.phases import Attack, Defend
from game.titles.runebound.rules.movement.movement import Roll, Stay, Walk
from game.titles.runebound.rules.state.state import RuneboundState
from tests.titles.runebound.bot.features import FEATURES, STRONG
from tests.titles.runebound.bot.test_choices import between
from tests.titles.runebound.fights import BAND, fight, to
from tests.titles.runebound.positions import BOOK, PACKAGE, TITLE, edit, give, hurt, place


def beside(colour: str) -> tuple[RuneboundState, list[str]]:
    """A Hero in the open beside the only Adventure Counter, which is of this colour."""
    state, goals = between(colour)
    place(state, next(space for space in BOOK.spaces[goals[0]].neighbours if space not in BOOK.towns))
    return state, goals


def parts(state: RuneboundState, action: Action) -> Mapping[str, float]:
    """What a choice adds, nobody being there to bargain with."""
    return bot.parts(FEATURES.goals(state, 0), action, lambda _: None)


def reasons(state: RuneboundState) -> list[str]:
    """What a hint says in favour of the best move, the weightiest first."""
    planner, view = Planner(PACKAGE, LEVELS["normal"]), TITLE.view(state, 0)
    found, _ = planner.judge(view, 0, flow.legal(state)[0], 1)
    told = hints.hint(Advice(found, planner.terms(view, 0))).reasons
    return [reason.feature for reason in told if reason.points > 0]


def test_a_walk_is_worth_what_waits_where_it_ends() -> None:
    state, (green,) = beside("green")
    walked = parts(state, Walk(green))
    assert walked["green_adventure"] > 0 > walked["goals"], "it lies no longer before the Hero"
    assert parts(state, Stay()) == {"goals": 0}
    assert reasons(state)[0] == "green_adventure"


def test_a_throw_is_worth_what_its_dice_reach_on_average() -> None:
    state, (red,) = beside("red")
    give(state, *STRONG)
    thrown, walked = parts(state, Roll(5)), parts(state, Walk(red))
    assert walked["red_adventure"] > thrown["red_adventure"] > 0, "not every throw opens its ground"


def test_the_hero_that_a_knockout_may_bring_is_told_apart() -> None:
    found = []
    for hero in ("mad_carthos", "one_fist"):
        state, (red,) = beside("red")
        edit(state, hero=hero)
        edit(state, 1, hero="kestrel_hale")
        found.append(parts(state, Walk(red))["exchange"])
    assert found[0] > found[1] == 0, "nobody free beats more than One Fist"


def test_a_better_hero_is_a_comfort_only_where_a_knockout_is_unlikely() -> None:
    state, (green,) = beside("green")
    edit(state, hero="mad_carthos")
    assert "exchange" not in parts(state, Walk(green)) and parts(state, Walk(green))["successor"] > 0


def test_a_knockout_on_purpose_is_explained() -> None:
    state, (red,) = beside("red")
    edit(state, hero="mad_carthos")
    planner, view = Planner(PACKAGE, LEVELS["hard"]), TITLE.view(state, 0)
    _, walk = planner.judge(view, 0, flow.legal(state)[0], 1, made=(Walk(red),))
    assert walk is not None
    assert "exchange" in [r.feature for r in hints.reasons(walk.terms, planner.terms(view, 0))]


def test_dice_that_are_not_thrown_rest_the_hero() -> None:
    state, _ = between("green")
    hurt(state, "mordrog", exhaustion=2)
    assert parts(state, Roll(0))["rest"] > parts(state, Roll(3))["rest"] > 0 == parts(state, Roll(4))["rest"]


def test_a_town_is_told_from_what_lies_beyond_it() -> None:
    state, _ = between("green")
    town = next(iter(BOOK.towns))
    place(state, town)
    hurt(state, "mordrog", wounds=2)
    edit(state, gold=2)
    assert parts(state, Stay())["town"] > 0
    edit(state, gold=0)
    assert "town" not in parts(state, Stay())


def test_an_attack_makes_victory_likelier_than_a_defence() -> None:
    state = to(fight(BAND, hero="one_fist"), "melee")
    attack, defence = parts(state, Attack(state.players[0].hero)), parts(state, Defend())
    assert attack["victory"] > defence["victory"] > 0
    assert "victory" in reasons(state)
