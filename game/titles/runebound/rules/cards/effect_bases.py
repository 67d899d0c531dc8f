"""The words in which cards speak: what every effect has in common."""

from __future__ import annotations

from typing import Literal

from game.engine.content.content_files import Record

Phase = Literal["ranged", "melee", "magic"]
Phases = Literal["ranged", "melee", "magic", "any", "each"]
"""`any`: one phase of the player's choice, the roll that is made; `each`: all three (RUN-208)."""
Attribute = Literal["mind", "body", "spirit"]
Terrain = Literal["road", "plains", "hills", "forest", "mountain", "swamp", "river"]
Who = Literal["hero", "hero_or_ally", "hero_and_allies", "all_heroes"]
Colour = Literal["green", "yellow", "blue", "red"]
Wares = Literal["item", "ally", "any"]


class Effect(Record, frozen=True, tag_field="do"):
    """One thing that a card says."""


class Immediate(Effect, frozen=True):
    """Carried out once, by resolve.carry_out."""


class Standing(Effect, frozen=True):
    """Holds for a time; asked for with standing.of."""
