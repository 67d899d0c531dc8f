"""The components of Raiders of Scythia: the records of the content files, by id.

Steps look things up in ``state.book``, which content.py fills.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Literal

import msgspec

from game.engine.board.places import Board
from game.engine.content.content_files import Count, Positive, Record, Signed, any_kind_of
from game.titles.raiders.rules.state.step import RaidersStep

Colour = Literal["blue", "grey", "red"]
Cost = dict[str, Count]
"""A cost by item: silver, provisions, kumis, vp, a kind of plunder, or "cards" from the hand."""

GOODS = ("silver", "provisions", "kumis")
PLUNDER = ("gold", "equipment", "wagon", "livestock")


class Condition(Record, frozen=True):
    """The condition of an ability; every given field must hold."""

    civilization: str = ""
    other_has_more: Literal["", "vp"] = ""
    crew_size_min: Count = 0
    equipped_horses_min: Count = 0
    horse_on_this: bool = False
    settlement_has_gold: bool = False
    plunder_taken_has: str = ""


ALWAYS = Condition()
Per = Literal["", "equipped_eagle", "equipped_horse", "wound_on_this", "completed_quest"]


class Ability(Record, frozen=True, tag_field="trigger"):
    """A crew ability, which works while the card lies on the board (RAI-170)."""


class RaidStrength(Ability, frozen=True, tag="raid_strength"):
    """Adds strength to a raid; with a cost only when it is paid in step 3."""

    amount: Count
    when: Condition = ALWAYS
    per: Per = ""
    cost: Cost = {}


class RaidGain(Ability, frozen=True, tag="raid_gain"):
    """A gain after each raid."""

    item: str
    amount: Count
    when: Condition = ALWAYS


class RaidReroll(Ability, frozen=True, tag="raid_reroll"):
    """Reroll a number of dice once a raid."""

    amount: Count
    colour: str = ""


class RaidDice(Ability, frozen=True, tag="raid_dice"):
    """More or fewer dice of a colour."""

    colour: str
    amount: Signed


class RaidCost(Ability, frozen=True, tag="raid_cost"):
    """A raid costs `amount` less of something, or something else in place of each of `amount` pieces."""

    amount: Count
    reduce: Literal["", "provisions", "wagon"] = ""
    replace: Literal["", "wagon"] = ""
    by: Cost = msgspec.field(default_factory=dict, name="with")


class RaidWounds(Ability, frozen=True, tag="raid_wounds"):
    """Ignore a number of wounds of a raid."""

    reduce: Count


class GainWhen(Ability, frozen=True):
    """A gain for something that happens to the crew."""

    item: str
    amount: Count


class IfWounded(GainWhen, frozen=True, tag="if_wounded"):
    """A gain when this card was wounded in a raid and lives (RAI-159)."""


class IfKilled(GainWhen, frozen=True, tag="if_killed"):
    """A gain when this card was killed (RAI-160)."""


class AtBuilding(Ability, frozen=True, tag="building"):
    """An option of a building costs less or gives more (RAI-212); no option named: every option."""

    building: str
    option: str = ""
    reduce_cost: Cost = {}
    bonus: dict[str, Count] = {}


class QuestCompleted(GainWhen, frozen=True, tag="quest_completed"):
    """A gain for each quest that is completed."""


if TYPE_CHECKING:
    AnyAbility = Ability
else:  # msgspec reads a record as one of these by its `trigger`
    AnyAbility = any_kind_of(Ability, __name__)


class Crew(Record, frozen=True):
    """A crew card with both abilities."""

    id: str
    copies: Count
    strength: Count
    silver: Count
    vp: Count
    crew: AnyAbility
    play: tuple[RaidersStep, ...]


class Hero(Record, frozen=True):
    """A hero card with its effects."""

    id: str
    effects: tuple[RaidersStep, ...]


class Eagle(Record, frozen=True):
    """The eagle half of an animal card."""

    power: Literal["double", "activate", "none"]
    strength: Count
    vp: Count


class Horse(Record, frozen=True):
    """The horse half of an animal card."""

    strength: Count
    vp: Count


class Animal(Record, frozen=True):
    """An animal card: an eagle half and a horse half (RAI-004)."""

    id: str
    copies: Count
    eagle: Eagle
    horse: Horse


class Quest(Record, frozen=True):
    """A quest tile: goods to spend, or the printed strength of hand cards to discard (RAI-150)."""

    id: str
    kind: Literal["spend", "discard"]
    cost: Cost
    vp: Count


class PlunderKind(Record, frozen=True):
    """A kind of plunder: pieces in the box, and `vp` points for every `vp_per` pieces at the end."""

    id: str
    count: Count
    vp: Count
    vp_per: Positive


class BuildingOption(Record, frozen=True):
    """One of the things a building offers; only to the workers named, if any are.

    `bonus_by_worker`: crew abilities add to it only for a worker really placed or picked up (RAI-213).
    """

    id: str
    do: tuple[RaidersStep, ...]
    cost: Cost = {}
    workers: tuple[Colour, ...] = ("blue", "grey", "red")
    bonus_by_worker: bool = False


class Building(Record, frozen=True):
    """A village building: which workers may be placed and what it offers them."""

    id: str
    place: tuple[Colour, ...]
    option: tuple[BuildingOption, ...]
    start_worker: Literal["", "blue"] = ""


class Face(Record, frozen=True):
    """A face of a die: strength and wounds."""

    s: Count
    w: Count


class Die(Record, frozen=True):
    """The dice of a colour: their faces."""

    faces: Annotated[tuple[Face, ...], msgspec.Meta(min_length=1)]


class Band(Record, frozen=True):
    """A printed result: from this total strength on, these VP and wounds (RAI-121)."""

    min_strength: Count
    vp: Count
    wounds: Count


class Slot(Record, frozen=True):
    """A raid space as printed: plunder, the worker above it, the players from whom on it is in play."""

    slot: Literal["left", "right"]
    plunder: Count
    worker: Colour
    min_players: Annotated[int, msgspec.Meta(ge=2)] = 2


class Settlement(Record, frozen=True):
    """A settlement: who may raid it, what a raid costs, the results, its raid spaces."""

    id: str
    accepts: tuple[Colour, ...]
    min_crew: Count
    cost: Cost
    bands: Annotated[tuple[Band, ...], msgspec.Meta(min_length=1)]
    spaces: tuple[Slot, ...]


class Civilization(Record, frozen=True):
    """A civilization: its settlements, its dice, and whether quests lie under its plunder."""

    id: str
    quest_under_plunder: bool
    dice: dict[str, Count]
    settlement: tuple[Settlement, ...]


class Limits(Record, frozen=True):
    """The most that a player may keep at the end of a turn (RAI-171)."""

    silver: Count
    provisions: Count
    kumis: Count
    cards: Count


class Start(Record, frozen=True):
    """A player's starting goods, and the numbers of crew cards drawn and kept (RAI-024, RAI-034)."""

    silver: Count
    provisions: Count
    kumis: Count
    draw: Count
    keep: Count
    spare_heroes: Count
    animal_line: Positive


class EndTrigger(Record, frozen=True):
    """The numbers of raid spaces and quests left on the board that trigger the end (RAI-175, RAI-176)."""

    raid_spaces: Count
    quests: Count


@dataclass(frozen=True, eq=False)
class Book:
    """All records by id; crew, heroes and animals by the id of the card itself (crew.brawler.1)."""

    crew: dict[str, Crew]
    animals: dict[str, Animal]
    heroes: dict[str, Hero]
    quests: dict[str, Quest]
    plunder: dict[str, PlunderKind]
    looted: frozenset[str]
    """Civilizations from which play abilities take plunder without a raid."""
    start: Start
    limits: Limits
    end: EndTrigger
    short_end: EndTrigger
    dice: dict[str, Die]
    buildings: dict[str, Building]
    civilizations: dict[str, Civilization]
    settlements: dict[str, Settlement]
    raid_spaces: dict[str, tuple[str, ...]]
    """Settlement -> its raid spaces, those not in play too."""
    civilization_of: dict[str, str]
    """Settlement or raid space -> civilization."""
    board: Board
    hash: str
