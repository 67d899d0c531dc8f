"""A player's crew with its animals, as features see it: everything that depends on the crew spaces alone."""

from __future__ import annotations

from game.engine.model import Seat
from game.titles.raiders.bot import worth
from game.titles.raiders.rules.raid.strength import animal_strength, parts
from game.titles.raiders.rules.scoring import animal_points, crew_points
from game.titles.raiders.rules.shared.abilities import of_kind, others_have_more_vp, times
from game.titles.raiders.rules.state.book import Book, RaidCost, RaidDice, RaidStrength, RaidWounds
from game.titles.raiders.rules.state.state import CREW_SPACES, Player, Raid, RaidersState

NO_RAID = Raid("")
REPEAT_FACTOR = 0.8
"""The value of an eagle that repeats a play ability, relative to using that ability once."""


class Band:
    """Everything that depends on the crew spaces alone.

    points      VP printed on crew and animals
    strength    in any raid, without dice and kumis; intact: without the wounds
    where       additional strength by civilization; gold: additional strength where gold lies
    spare       wounds that the crew can still bear before somebody dies
    idle        strength of animals at spaces without crew
    free        crew spaces without crew
    weakest     value of the least member
    less, wagons, shield: provisions saved in a raid, wagons that may be replaced, wounds ignored
    dice        colours of which more or fewer dice are rolled, and how many
    """

    def __init__(self, state: RaidersState, seat: Seat) -> None:
        book, player = state.book, state.players[seat]
        self.size = len(player.crew)
        self.free = CREW_SPACES - self.size
        self.points = crew_points(book, player) + animal_points(book, player)
        self.wounds = player.wounds
        self.spare = sum(book.crew[s.crew].strength for s in player.crew) - self.wounds
        self.idle = sum(animal_strength(book, s) for s in player.spaces if not s.crew)
        self.weakest = min((worth.hired(book, s.crew) for s in player.crew), default=0.0)
        self.skills = _skills(book, player)
        self._strength(state, seat)
        self._raiding(book, player)

    def _strength(self, state: RaidersState, seat: Seat) -> None:
        bare = state
        if state.raid:
            bare = state.copy()
            bare.raid = None
        self.strength = sum(amount for _, amount in parts(bare, seat, NO_RAID))
        self.intact = self.strength + self.wounds
        self.where: dict[str, int] = {}
        self.gold = 0
        for space, ability, count in of_kind(state.book, state.players[seat], RaidStrength):
            if ability.cost:
                continue
            if ability.per == "wound_on_this":
                self.intact -= ability.amount * count * space.wounds
            if civilization := ability.when.civilization:
                self.where[civilization] = self.where.get(civilization, 0) + ability.amount * count
            elif ability.when.settlement_has_gold:
                self.gold += ability.amount * count

    def _raiding(self, book: Book, player: Player) -> None:
        costs = [(a, n) for _, a, n in of_kind(book, player, RaidCost)]
        self.less = sum(a.amount * n for a, n in costs if a.reduce == "provisions")
        self.swaps = [(a.amount * n, sum(a.by.values())) for a, n in costs if a.replace]
        self.dice = tuple((a.colour, a.amount * n) for _, a, n in of_kind(book, player, RaidDice))
        self.shield = sum(a.reduce * n for _, a, n in of_kind(book, player, RaidWounds))


def _skills(book: Book, player: Player) -> float:
    """Return the value of abilities, doubled ones counted twice, and of eagles that repeat play abilities."""
    total = 0.0
    for space in player.spaces:
        if space.crew:
            total += worth.skill(book, space.crew) * times(book, space)
            if space.eagle and book.animals[space.eagle].eagle.power == "activate":
                total += REPEAT_FACTOR * worth.play_of(book, space.crew)
    return total


class Bands:
    """A cache of bands, by everything they depend on."""

    def __init__(self) -> None:
        self._found: dict[object, Band] = {}

    def of(self, state: RaidersState, seat: Seat) -> Band:
        """Return a seat's band; challengers are stronger while somebody has more VP (RAI-164)."""
        player = state.players[seat]
        key = player.spaces, len(player.quests), others_have_more_vp(state, seat)
        band = self._found.get(key)
        if band is None:
            band = self._found[key] = Band(state, seat)
        return band
