"""The audit notices every kind of piece that is lost, doubled or misplaced; a sound table passes it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.engine.positions import vetting
from game.engine.positions.flaws import Flaw
from game.titles.scythe.rules.actions.pay import Pay, PayCards, PayTokens
from game.titles.scythe.rules.combat.power import SetPower
from game.titles.scythe.rules.combat.retreat import Retreat
from game.titles.scythe.rules.state import audit
from game.titles.scythe.rules.state.state import Goods, ScytheState, ScytheStep, Trap, owner
from tests.titles.scythe.aloft import airship_table
from tests.titles.scythe.positions import TITLE, edit

Harm = Callable[[ScytheState], object]


def check(state: ScytheState) -> None:
    """As a position that is read is checked: every field, and what they say together."""
    vetting.check(TITLE, state)


def sound() -> ScytheState:
    """Albion and Togawa beside Saxony, with pieces of every kind on the map, airships among them."""
    state = airship_table(
        *("mech.0.rally r1c1", "mine.0 r1c2", "mill.1 r1c3", "airship.0 r3c3"),
        factions=("albion", "togawa", "saxony"),
        passive="ferry",
    )
    state.encounters.append("r2c4")
    state.flags["r1c4"] = 0
    state.traps["r1c5"] = Trap("coins", 1)
    state.lay("r1c1", "oil", 2)
    state.lay("airship.0", "food", 1)
    edit(state, 2, power=0, popularity=0, coins=0)
    edit(state, 0, upgrades=(("move_units", "build"),), recruits=(("build", "coins"),), stars=("combat",))
    return state


def unit(name: str, place: str = "") -> Harm:
    """A unit stands there, or is gone."""

    def harm(state: ScytheState) -> None:
        state.at.pop(name, None)
        if place:
            state.at[name] = place

    return harm


def seat_0(**values: Any) -> Harm:
    """Other facts of seat 0."""
    return lambda state: edit(state, 0, **values)


def all_of(*harms: Harm) -> Harm:
    """Several at once."""

    def harm(state: ScytheState) -> None:
        for one in harms:
            one(state)

    return harm


LOST: dict[str, Harm] = {
    "combat card": lambda s: s.combat_deck.pop(),
    "objective in the deck": lambda s: s.objective_deck.pop(),
    "objective in hand": seat_0(objectives=()),
    "encounter card": lambda s: s.encounter_deck.pop(),
    "Factory card": lambda s: s.factory.pop(),
    "character": unit("character.0"),
    "mech": unit("mech.0.rally"),
    "worker of the start": unit("worker.1.2"),
    "all units of a seat": lambda s: [s.at.pop(u) for u in list(s.at) if owner(u) == 2],
    "airship": lambda s: s.airships.pop("airship.1"),
    "bonus tile": lambda s: setattr(s, "bonus", ""),
    "seat in the order": lambda s: s.order.pop(),
}
DOUBLED: dict[str, Harm] = {
    "combat card": lambda s: edit(s, 0, hand=(s.combat_deck[0],)),
    "combat card of the discards": lambda s: s.combat_discard.append(s.combat_deck[0]),
    "objective": lambda s: edit(s, 0, objectives=s.players[1].objectives),
    "encounter card": lambda s: s.encounter_deck.append(s.encounter_deck[0]),
    "Factory card": lambda s: edit(s, 0, factory=s.factory[0]),
    "Factory card on the board": lambda s: s.factory.append(s.factory[0]),
    "character": unit("character.0.1", "r1c1"),
    "mech": seat_0(mechs=("rally", "rally")),
    "worker": lambda s: [unit(f"worker.0.{n}", "r1c1")(s) for n in range(1, 10)],
    "structure on a territory": lambda s: s.buildings.update({"armory.1": "r1c2"}),
    "encounter token": lambda s: s.encounters.append("r2c4"),
    "token on a territory": lambda s: s.traps.update({"r1c4": Trap("power", 1)}),
    "kind of trap": lambda s: s.traps.update({"r2c1": Trap("coins", 1)}),
    "flags": lambda s: s.flags.update({f"r2c{n}": 0 for n in (1, 3, 4, 5)}),
    "airship": lambda s: s.airships.update({"airship.3": "r1c1"}),
    "cube": seat_0(upgrades=(("move_units", "build"), ("move_units", "deploy"))),
    "cubes on one bracket": seat_0(
        upgrades=tuple((b, "build") for b in ("move_units", "move_coins", "bolster_power", "bolster_cards"))
    ),
    "recruit": seat_0(recruits=(("build", "coins"), ("build", "power"))),
    "one-time gain": seat_0(recruits=(("build", "coins"), ("deploy", "coins"))),
    "star of one goal": seat_0(stars=("power", "power")),
    "stars": seat_0(stars=("combat", "combat", "power", "mechs", "workers", "upgrades", "recruits")),
    "faction": seat_0(faction="saxony"),
    "faction away from home": all_of(
        lambda s: [unit(u, "r1c1")(s) for u in list(s.at) if owner(u) == 2],
        lambda s: edit(s, 2, faction="albion"),
    ),
    "player mat": lambda s: edit(s, 0, mat=s.players[1].mat),
    "seat in the order": lambda s: s.order.append(0),
}
MISPLACED: dict[str, Harm] = {
    "unit nowhere": unit("character.0", "r9c9"),
    "unit on the home base of another": unit("character.0", "base_togawa"),
    "unit of nobody": unit("worker.7.1", "r1c1"),
    "mech of another faction": unit("mech.0.swim", "r1c1"),
    "ability of another faction": seat_0(mechs=("rally", "swim")),
    "mech of another faction with its ability": all_of(
        unit("mech.0.swim", "r1c1"), seat_0(mechs=("rally", "swim"))
    ),
    "worker out of order": unit("worker.0.5", "r1c1"),
    "fighter aboard": unit("character.0", "airship.0"),
    "worker beside a fighter of another": lambda s: (
        unit("character.0", "r1c1")(s),
        unit("worker.1.1", "r1c1")(s),
    ),
    "worker aboard of another": unit("worker.1.1", "airship.0"),
    "structure on a lake": lambda s: s.buildings.update({"mine.0": "r2c2"}),
    "structure on a home base": lambda s: s.buildings.update({"mine.0": "base_albion"}),
    "structure nowhere": lambda s: s.buildings.update({"mine.0": "r9c9"}),
    "structure of no kind": lambda s: s.buildings.update({"tower.0": "r2c1"}),
    "structure of nobody": lambda s: s.buildings.update({"mine.7": "r2c1"}),
    "resources nowhere": lambda s: s.goods.update({"r9c9": Goods(oil=1)}),
    "too many resources aboard": lambda s: s.lay("airship.0", "oil", 3),
    "resources below 0": lambda s: s.goods.update({"r1c1": Goods(oil=-1, food=2)}),
    "empty heap": lambda s: s.goods.update({"r1c1": Goods()}),
    "airship on the home base of another": lambda s: s.airships.update({"airship.0": "base_togawa"}),
    "encounter token where none is printed": lambda s: s.encounters.append("r1c1"),
    "flag of a faction without flags": lambda s: s.flags.update({"r2c1": 2}),
    "trap of a faction without traps": lambda s: s.traps.update({"r2c1": Trap("power", 0)}),
    "flag on a home base": lambda s: s.flags.update({"base_albion": 0}),
    "flag nowhere": lambda s: s.flags.update({"r9c9": 0}),
    "Factory card of no deck": all_of(lambda s: s.factory.pop(), seat_0(factory="f99")),
    "star on no goal": seat_0(stars=("luck",)),
    "star that is due for no goal": seat_0(due=("luck",)),
    "cube of no box": seat_0(upgrades=(("roof", "build"),)),
    "cube on no bracket": seat_0(upgrades=(("move_units", "roof"),)),
    "recruit of no action": seat_0(recruits=(("roof", "coins"),)),
    "recruit on no space": seat_0(recruits=(("build", "roof"),)),
    "action token on no section": seat_0(section="9"),
    "power above the track": seat_0(power=17),
    "power below the track": seat_0(power=-1),
    "popularity above the track": seat_0(popularity=19),
    "popularity below the track": seat_0(popularity=-1),
    "coins below 0": seat_0(coins=-1),
}
HARMS = [
    pytest.param(harm, id=f"{how} {piece}")
    for how, found in (("lost", LOST), ("doubled", DOUBLED), ("misplaced", MISPLACED))
    for piece, harm in found.items()
]


def test_a_sound_table_passes() -> None:
    check(sound())


@pytest.mark.parametrize(
    "step",
    [
        SetPower(choosers=(0, 1), place="r1c1"),
        Retreat("r1c1", 0, 1),
        Pay({"wood": 1}, ""),
        PayCards(1, ""),
        PayTokens({"wood": 1}, ""),
    ],
)
def test_no_step_of_a_combat_or_payment_is_pending_twice(step: ScytheStep) -> None:
    state = sound()
    state.push(step)
    audit.check(state)
    state.push(step)
    with pytest.raises(Flaw, match="is pending twice"):
        audit.check(state)


@pytest.mark.parametrize("harm", HARMS)
def test_every_kind_of_piece_is_missed(harm: Harm) -> None:
    state = sound()
    harm(state)
    with pytest.raises(AssertionError):
        check(state)


@pytest.mark.parametrize(
    ("harm", "words"),
    [
        (unit("mech.0.rally", "base_togawa"), "is on another faction's home base"),
        (unit("worker.0.1", "base_togawa"), "is on another faction's home base"),
        (
            lambda s: setattr(s, "resolution", "land_rush"),
            'is "land_rush", but the option resolution is "off"',
        ),
        (lambda s: s.public.append(s.objective_deck.pop()), "has 1 cards, expected 0"),
        (lambda s: s.last_turns.append(1), "has turns, but nobody triggered the end"),
    ],
)
def test_what_is_wrong_is_said(harm: Harm, words: str) -> None:
    state = sound()
    harm(state)
    with pytest.raises(Flaw, match=words):
        check(state)
