"""Total strength of a raid and the dice that are rolled for it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from game.engine.model import Seat
from game.engine.structs import replace
from game.titles.raiders.rules.shared.abilities import equipped, gold_spaces, holds, of_kind
from game.titles.raiders.rules.state.book import (
    Band,
    Book,
    RaidDice,
    RaidStrength,
    RaidWounds,
    Settlement,
)
from game.titles.raiders.rules.state.state import Player, Raid, RaidersState, Space


def dice_of(state: RaidersState, seat: Seat, settlement: str) -> dict[str, int]:
    """Return how many dice of each colour are rolled (RAI-112, RAI-113)."""
    dice = dict(state.book.civilizations[state.book.civilization_of[settlement]].dice)
    dice["yellow"] = gold_spaces(state, settlement)
    for _, ability, count in of_kind(state.book, state.players[seat], RaidDice):
        dice[ability.colour] = max(0, dice[ability.colour] + ability.amount * count)
    return dice


@cache
def most_dice(book: Book) -> dict[str, int]:
    """Return how many dice of each colour a raid may take, with every crew card that adds some, doubled."""
    most = {colour: max(c.dice.get(colour, 0) for c in book.civilizations.values()) for colour in book.dice}
    most["yellow"] = max(len(spaces) for spaces in book.raid_spaces.values())
    for ability in (card.crew for card in book.crew.values()):
        if isinstance(ability, RaidDice):
            most[ability.colour] += 2 * max(0, ability.amount)
    return most


def parts(state: RaidersState, seat: Seat, raid: Raid) -> Iterator[tuple[str, int]]:
    """Yield the sources of the total strength with their amounts (RAI-115)."""
    book, player = state.book, state.players[seat]
    yield "bought", raid.strength
    yield "dice", sum(book.dice[colour].faces[face].s for colour, face in raid.dice)
    yield "crew", sum(crew_strength(book, s) for s in player.crew)
    yield "animals", sum(animal_strength(book, s) for s in player.crew)
    yield (
        "abilities",
        sum(_ability(state, seat, *found) for found in of_kind(book, player, RaidStrength)),
    )


def crew_strength(book: Book, space: Space) -> int:
    """Return the printed strength less one for each wound, never below 0 (RAI-116)."""
    return max(0, book.crew[space.crew].strength - space.wounds)


def animal_strength(book: Book, space: Space) -> int:
    """Return the strength of the eagle and the horse at a space with a crew card (RAI-117, RAI-118)."""
    eagle = book.animals[space.eagle].eagle.strength if space.eagle else 0
    return eagle + (book.animals[space.horse].horse.strength if space.horse else 0)


def _ability(state: RaidersState, seat: Seat, space: Space, ability: RaidStrength, count: int) -> int:
    """Return the strength that an ability without a price adds (RAI-208); one with a price counts when it is
    paid.
    """
    if ability.cost or not holds(state, seat, ability.when, space):
        return 0
    return ability.amount * count * _per(state.players[seat], space, ability)


def _per(player: Player, space: Space, ability: RaidStrength) -> int:
    counts = {
        "": 1,
        "wound_on_this": space.wounds,
        "completed_quest": len(player.quests),
        "equipped_eagle": equipped(player, "eagle"),
        "equipped_horse": equipped(player, "horse"),
    }
    return counts[ability.per]


def band(settlement: Settlement, total: int) -> Band:
    """Return the one printed result that applies (RAI-121); below the lowest: no VP, its wounds (RAI-122)."""
    reached = [b for b in settlement.bands if b.min_strength <= total]
    if reached:
        return reached[-1]
    return replace(settlement.bands[0], vp=0)


def wounds_of(state: RaidersState, seat: Seat, raid: Raid, result: Band) -> int:
    """Return the wounds of the result and of the dice, less those that abilities ignore (RAI-124,
    RAI-210)."""
    wounds = result.wounds
    if state.options["dice_wounds"] == "on":
        wounds += sum(state.book.dice[colour].faces[face].w for colour, face in raid.dice)
    return max(0, wounds - ignored_wounds(state, seat))


def ignored_wounds(state: RaidersState, seat: Seat) -> int:
    """Return the wounds of a raid that the crew of a seat ignores (RAI-210)."""
    return sum(a.reduce * count for _, a, count in of_kind(state.book, state.players[seat], RaidWounds))


def odds(state: RaidersState, seat: Seat, settlement: str, bought: int) -> dict[int, float]:
    """Return the chance of each total strength, from what everybody sees; rerolls left out."""
    fixed, chances = fixed_strength(state, seat, settlement, bought), dict[int, float]()
    for strength, _, chance in throws(state.book, tuple(dice_of(state, seat, settlement).items())):
        chances[fixed + strength] = chances.get(fixed + strength, 0.0) + chance
    return chances


def fixed_strength(state: RaidersState, seat: Seat, settlement: str, bought: int) -> int:
    """Return the strength of a raid without its dice; `bought` is that of kumis and paid abilities."""
    bare = state.copy()
    bare.raid = Raid(settlement, bought)
    return sum(amount for _, amount in parts(bare, seat, bare.raid))


Dice = tuple[tuple[str, int], ...]


@cache
def throws(book: Book, dice: Dice) -> tuple[tuple[int, int, float], ...]:
    """Return strength, wounds and probability of every result of the dice."""
    chances = {(0, 0): 1.0}
    for colour, count in dice:
        faces = book.dice[colour].faces
        for _ in range(count):
            more: dict[tuple[int, int], float] = {}
            for (strength, wounds), chance in chances.items():
                for face in faces:
                    key = strength + face.s, wounds + face.w
                    more[key] = more.get(key, 0.0) + chance / len(faces)
            chances = more
    return tuple((s, w, chance) for (s, w), chance in sorted(chances.items()))
