"""A position of Raiders of Scythia."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec

from game.engine.model import Ref, Seat, State, refs
from game.engine.structs import player_changes, replace
from game.titles.raiders.rules.state.book import Book

CREW_SPACES = 5
"""Crew spaces of a player board (RAI-032); the board's picture, not a figure that could be tuned."""


class Space(msgspec.Struct, frozen=True, cache_hash=True):
    """One of the 5 crew spaces of a player board: crew card, its wounds, eagle, horse; "" is none."""

    crew: str = ""
    wounds: int = 0
    eagle: str = ""
    horse: str = ""


class Player(msgspec.Struct, frozen=True):
    """The things on and beside a player board. `worker` is the held worker, "" while it is placed."""

    hero: str = ""
    worker: str = ""
    vp: int = 0
    silver: int = 0
    provisions: int = 0
    kumis: int = 0
    gold: int = 0
    equipment: int = 0
    wagon: int = 0
    livestock: int = 0
    hand: tuple[str, ...] = ()
    spaces: tuple[Space, ...] = (Space(),) * CREW_SPACES
    quests: tuple[str, ...] = ()

    def with_space(self, number: int, space: Space) -> Player:
        """Return the same player with another crew space."""
        return replace(self, spaces=(*self.spaces[:number], space, *self.spaces[number + 1 :]))

    @property
    def crew(self) -> list[Space]:
        """The spaces that hold a crew card."""
        return [s for s in self.spaces if s.crew]

    @property
    def wounds(self) -> int:
        """The number of all wounds on the crew."""
        return sum(s.wounds for s in self.spaces)


class RaidSpace(msgspec.Struct, frozen=True):
    """A raid space in play. Once raided its worker is "" and its quest, if any is left, lies faceup."""

    settlement: str
    plunder: tuple[str, ...]
    worker: str

    @property
    def raided(self) -> bool:
        """True if its worker and plunder were taken in a raid (RAI-110)."""
        return not self.worker


class Raid(msgspec.Struct, frozen=True):
    """The raid that is going on.

    dice: (colour, face number) of each
    wounded and killed: crew cards
    """

    settlement: str
    strength: int = 0
    """Strength bought in step 3: kumis spent and optional prices of crew abilities."""
    dice: tuple[tuple[str, int], ...] = ()
    paid: tuple[str, ...] = ()
    """Crew cards whose optional price was paid, once for each time."""
    rerolled: tuple[str, ...] = ()
    """Crew cards whose reroll was used, once for each time."""
    wounded: tuple[str, ...] = ()
    killed: tuple[tuple[str, bool], ...] = ()
    """Killed crew cards, each with whether an eagle doubled it."""
    plunder: tuple[str, ...] = ()
    total: int = 0


class RaidersState(State, kw_only=True):
    """The whole position. Ids name physical things: crew.brawler.1, grey.3; places are ids of the map.

    village     building -> worker on it, ""        spaces   raid space in play -> what lies there
    spots       settlement -> workers put there     quests   place -> quest tile on it
    quest_box   quests not in the game              supply   kind of plunder -> pieces left
    pairs       hero -> crew card beside it         used     hero and eagles used this turn
    worker      the one whose building action is going on, for its colour
    final       turns left after the end trigger, -1 before it
    """

    if TYPE_CHECKING:
        book: Book

    players: list[Player]
    active: Seat = 0
    first: Seat = 0
    village: dict[str, str]
    spaces: dict[str, RaidSpace]
    spots: dict[str, tuple[str, ...]]
    quests: dict[str, str]
    quest_box: list[str]
    supply: dict[str, int]
    crew_deck: list[str]
    crew_discard: list[str]
    animal_deck: list[str]
    animal_discard: list[str]
    animal_line: list[str]
    pairs: dict[str, str]
    used: list[str]
    worker: str = ""
    raid: Raid | None = None
    final: int = -1

    @property
    def me(self) -> Player:
        """The player whose turn it is."""
        return self.players[self.active]

    change = player_changes(Player)

    def set_amount(self, seat: Seat, item: str, amount: int) -> None:
        """Set how much a player has of some goods, of some kind of plunder, or VP."""
        fields: dict[str, Any] = {item: amount}
        self.players[seat] = replace(self.players[seat], **fields)

    @property
    def this_raid(self) -> Raid:
        """The raid that is going on; LookupError outside one."""
        if self.raid is None:
            raise LookupError("no raid is going on")
        return self.raid

    def quest_open(self, place: str) -> bool:
        """Return whether the quest at a place lies faceup: in the village, or where a raid turned it
        (RAI-109).
        """
        return place not in self.spaces or not self.spaces[place].worker

    @property
    def facedown(self) -> dict[str, str]:
        """The facedown quests by their places."""
        spaces = self.spaces
        return {place: q for place, q in self.quests.items() if place in spaces and spaces[place].worker}


@cache
def kind(card: str) -> str:
    """Return the record in a card's or worker's id: crew.elder.1 -> elder, hero.patak -> patak, grey.3 ->
    grey.
    """
    first, second, *_ = card.split(".")
    return second if first in ("crew", "animal", "hero") else first


card_ref = refs("card")
"""A crew, hero or animal card."""
worker_ref = refs("worker")
"""Return the ref of a worker."""
quest_ref = refs("quest")
"""Return the ref of a quest tile."""
place_ref = refs("place")
"""A place of the map: building, settlement, raid space."""
space_ref = refs("space")
"""A part of a crew space of a player board: crew, eagle or horse."""
mat_ref = refs("mat")
"""The ref of a whole player board."""
wound_ref = refs("wound")
"""The wound token that is placed next."""


DISCARD: Ref = "pile:crew_discard"
ANIMAL_LINE: Ref = "pile:animal_line"
