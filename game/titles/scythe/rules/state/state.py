"""The state of Scythe, its players, and refs of things."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec

from game.engine.model import Seat, State, Step, refs
from game.engine.order import others
from game.engine.structs import player_changes, replace

if TYPE_CHECKING:
    from game.titles.scythe.rules.content.book import Book

RESOURCES = ("oil", "metal", "food", "wood")
TRACKS = ("power", "popularity", "coins")
HIDDEN_COINS = -1
"""Stands in a view for coins that the seat may not see (SCY-344)."""


class Goods(msgspec.Struct, frozen=True, cache_hash=True):
    """The resources on a place."""

    oil: int = 0
    metal: int = 0
    food: int = 0
    wood: int = 0

    def of(self, kind: str) -> int:
        """Return the number of one kind."""
        amount: int = getattr(self, kind)
        return amount

    @property
    def total(self) -> int:
        """The number of all resources."""
        return self.oil + self.metal + self.food + self.wood

    def __add__(self, other: Goods) -> Goods:
        if self is NOTHING:
            return other
        return Goods(
            self.oil + other.oil, self.metal + other.metal, self.food + other.food, self.wood + other.wood
        )

    def least(self, other: Goods) -> Goods:
        """Return the smaller number of each kind."""
        return Goods(*(min(self.of(kind), other.of(kind)) for kind in RESOURCES))

    def more(self, kind: str, amount: int) -> Goods:
        """Return the resources with an amount of one kind added or, if negative, removed."""
        return replace(self, **{kind: self.of(kind) + amount})


NOTHING = Goods()


class Trap(msgspec.Struct, frozen=True):
    """A trap on the map. `kind`: its id in the book; `armed`: face down, else it was set off (SCY-300)."""

    kind: str
    seat: Seat
    armed: bool = True


class Player(msgspec.Struct, frozen=True, cache_hash=True):
    """A seat's pieces on and beside its two mats.

    hand, objectives   ids of combat and objective cards
    section            the action token's place: "1".."4" of the mat, "factory", "" before the first turn
    upgrades           technology cubes moved: (top-row box, bottom-row action whose cost it lowers)
    recruits           recruits moved: (bottom-row action it came from, one-time gain it took)
    mechs              uncovered abilities, in the order in which the mechs came into play
    stars              goals starred, in order; combat and objective may occur more than once
    due                goals reached whose star is not placed yet (SCY-221, SCY-224)
    factory            Factory card, "" if none
    aggressive, passive  the tiles of its airship, "" without airships
    """

    faction: str = ""
    mat: str = ""
    power: int = 0
    popularity: int = 0
    coins: int = 0
    hand: tuple[str, ...] = ()
    objectives: tuple[str, ...] = ()
    section: str = ""
    upgrades: tuple[tuple[str, str], ...] = ()
    recruits: tuple[tuple[str, str], ...] = ()
    mechs: tuple[str, ...] = ()
    stars: tuple[str, ...] = ()
    due: tuple[str, ...] = ()
    factory: str = ""
    aggressive: str = ""
    passive: str = ""


class ScytheState(State, kw_only=True):
    """The whole position. Places are ids of the map: r4c3, base_nordic.

    order        seats clockwise, the first player first
    at           unit in play -> place; "character.0", "mech.0.speed", "worker.0.3" (the seat first)
    buildings    structure in play -> place; "mine.0"
    goods        place -> resources that lie there; places without any are left out
    encounters   places that still hold their token
    factory      Factory cards that lie on the board
    bonus        the structure bonus tile
    came_from    unit that moved this turn -> where it stood before the Move (SCY-174)
    brought      unit that entered a territory still to be fought for -> the resources that it carried there
    coerced      combat cards spent as resources this turn (SCY-275)
    driven_off   workers of others that the active player sent home this turn
    airships     airship -> the place that it is over; "airship.0" is a place itself, for what is aboard
    flags        territory -> seat whose flag stands there (SCY-287)
    traps        territory -> trap (SCY-296); crossed: a river was crossed this turn by SCY-304
    waiting      unit -> where it ended its movement with something to resolve before a token (SCY-288)
    resolution   the resolution tile in play, "" none (SCY-037)
    public       objectives that lie open for all
    trigger      who brought about the end, -1 nobody (SCY-370)
    last_turns   whose turns still follow then, in order
    """

    if TYPE_CHECKING:
        book: Book
    players: list[Player]
    order: list[Seat]
    active: Seat = 0
    at: dict[str, str]
    buildings: dict[str, str]
    goods: dict[str, Goods]
    encounters: list[str]
    combat_deck: list[str]
    combat_discard: list[str]
    objective_deck: list[str]
    encounter_deck: list[str]
    factory: list[str]
    bonus: str = ""
    came_from: dict[str, str]
    brought: dict[str, Goods] = {}
    coerced: int = 0
    driven_off: int = 0
    airships: dict[str, str] = {}
    flags: dict[str, Seat] = {}
    traps: dict[str, Trap] = {}
    crossed: bool = False
    waiting: dict[str, str] = {}
    resolution: str = ""
    public: list[str] = []
    trigger: Seat = -1
    last_turns: list[Seat] = []

    @property
    def me(self) -> Player:
        """The player whose turn it is."""
        return self.players[self.active]

    change = player_changes(Player)

    def set_amount(self, seat: Seat, item: str, amount: int) -> None:
        """Set a player's power, popularity or coins."""
        fields: dict[str, Any] = {item: amount}
        self.change(seat, **fields)

    def lay(self, place: str, kind: str, amount: int) -> None:
        """Put resources on a place; a negative amount takes them away."""
        goods = self.goods.get(place, NOTHING).more(kind, amount)
        if goods == NOTHING:
            self.goods.pop(place, None)
        else:
            self.goods[place] = goods

    def move_goods(self, start: str, end: str, goods: Goods) -> None:
        """Take resources from one place to another."""
        for item in RESOURCES:
            if amount := goods.of(item):
                self.lay(start, item, -amount)
                self.lay(end, item, amount)

    def clockwise(self, seat: Seat) -> list[Seat]:
        """Return the other seats, from the left neighbour of this one round to the right one."""
        return [*others(self.order, seat)]


class ScytheStep(Step[ScytheState], frozen=True):
    """The base class of all steps of this title."""


def own_turns(state: ScytheState, seat: Seat) -> int:
    """Return the number of turns that a seat has begun."""
    return (state.turn - 1 - state.order.index(seat)) // state.seats + 1


class _Owners(dict[str, Seat]):
    """Maps each piece to its seat. Rules ask twenty times a decision, and this is quicker than `cache`."""

    def __missing__(self, piece: str) -> Seat:
        seat = self[piece] = int(piece.split(".")[1])
        return seat


owner = _Owners().__getitem__
"""Returns the seat of a unit or structure: mech.2.speed -> 2."""


@cache
def kind(piece: str) -> str:
    """Return the kind of a piece: worker.0.3 -> worker, mine.1 -> mine, combat.4.02 -> combat."""
    return piece.split(".")[0]


@cache
def airship_of(seat: Seat) -> str:
    """Return a seat's airship, and the place aboard it: airship.0."""
    return f"airship.{seat}"


class _Fighters(dict[str, bool]):
    """Maps each unit to whether it is a character or a mech."""

    def __missing__(self, unit: str) -> bool:
        fights = self[unit] = unit[0] != "w"
        return fights


is_fighter = _Fighters().__getitem__
"""Returns whether a unit is a character or a mech."""


place_ref = refs("place")
"""A territory or home base of the map."""
unit_ref = refs("unit")
"""A character, mech or worker on the board."""
supply_ref = refs("supply")
"""The name of a resource printed on the Trade action of a seat's mat: supply:0.oil."""
goods_ref = refs("goods")
"""The resources of one kind on a place."""
card_ref = refs("card")
"""A combat, objective, encounter or Factory card."""
section_ref = refs("section")
"""A section of a player mat, or its Factory card: section:0.2, section:0.factory."""
action_ref = refs("action")
"""An action printed on a player mat: action:0.bolster."""
cube_ref = refs("cube")
"""The technology cube on a top-row box: cube:0.move_units."""
bracket_ref = refs("bracket")
"""The bracketed boxes of a bottom-row action: bracket:0.deploy."""
mat_mech_ref = refs("mech")
"""A mech that still stands on its faction mat: mech:0.speed."""
mat_building_ref = refs("building")
"""A structure that still stands on its player mat: building:0.mine."""
recruit_ref = refs("recruit")
"""A recruit that still lies on its bottom-row action: recruit:0.build."""
one_time_ref = refs("one_time")
"""A one-time space of a faction mat: one_time:0.coins."""
token_ref = refs("token")
"""A flag or a kind of trap in the supply of a seat: token:0.flag, token:0.coins."""
mat_ref = refs("mat")
"""The ref of both mats of a seat."""
