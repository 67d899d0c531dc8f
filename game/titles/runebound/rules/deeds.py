"""What a card does once; resolve.py carries it out."""

from __future__ import annotations

from typing import Literal

from game.titles.runebound.rules.words import Colour, Deed, Who

# ------------------------------------------------------------------------------------------------ flow


class ChallengeDefeated(Deed, frozen=True, tag="challenge_defeated"):
    """The Challenge is defeated without combat (RUN-085)."""


class AutoEscape(Deed, frozen=True, tag="auto_escape"):
    """An Escape succeeds without a roll."""


class WinGame(Deed, frozen=True, tag="win_game"):
    """The player wins (RUN-225)."""


class KeepCard(Deed, frozen=True, tag="keep_card"):
    """The defeated Challenge's card is kept: as a Dragon Rune, or to be discarded against a tag (RUN-084)."""

    rune: bool = False
    defeats: str = ""


# ------------------------------------------------------------------------------------------------ goods


class GainGold(Deed, frozen=True, tag="gain_gold"):
    """Gold from the supply."""

    value: int


class LoseGold(Deed, frozen=True, tag="lose_gold"):
    """Gold back to the supply, down to 0 (RUN-239)."""

    value: int


class DrawMarket(Deed, frozen=True, tag="draw_market"):
    """Look at market cards; one may be kept for nothing, or else bought (RUN-241)."""

    value: int
    keep: bool = False


class DrawAlly(Deed, frozen=True, tag="draw_ally"):
    """Turn up market cards until an Ally comes, who may be hired at a changed price (RUN-241)."""

    price: int


class GainCounter(Deed, frozen=True, tag="gain_counter"):
    """Adventure Counters of a colour from the supply (RUN-240)."""

    colour: Colour
    value: int


class GainExperience(Deed, frozen=True, tag="gain_experience"):
    """One Experience Counter of the player's choice (RUN-240)."""


class Reveal(Deed, frozen=True, tag="reveal"):
    """Look at the top card of one Adventure deck."""


# ---------------------------------------------------------------------------------------------- wounds


class TakeWounds(Deed, frozen=True, tag="take_wounds"):
    """Wounds are dealt (RUN-109)."""

    value: int
    who: Who = "hero"


class TakeExhaustion(Deed, frozen=True, tag="take_exhaustion"):
    """Exhaustion is dealt; beyond Stamina it is Wounds (RUN-080)."""

    value: int
    who: Who = "hero"


class InflictWounds(Deed, frozen=True, tag="inflict_wounds"):
    """The Challenge takes Wounds."""

    value: int


class CancelWounds(Deed, frozen=True, tag="cancel_wounds"):
    """Up to so many Wounds that are being dealt are cancelled (RUN-109)."""

    value: int
    who: Who = "hero"


class Cover(Deed, frozen=True, tag="cover"):
    """The Ally takes up to so many Wounds instead of its Hero."""

    value: int


class Sacrifice(Deed, frozen=True, tag="sacrifice"):
    """The Ally is lost instead of all Wounds that are being dealt to its Hero."""


class HealWounds(Deed, frozen=True, tag="heal_wounds"):
    """Remove Wounds."""

    value: int
    who: Who = "hero"


class HealAll(Deed, frozen=True, tag="heal_all"):
    """Remove all Wounds and all Exhaustion of one figure."""

    who: Who = "hero"


class RecoverExhaustion(Deed, frozen=True, tag="recover_exhaustion"):
    """Remove Exhaustion."""

    value: int
    who: Who = "hero"


class MagicStrike(Deed, frozen=True, tag="magic_strike"):
    """A magic attack before combat that inflicts as many Wounds as Exhaustion was paid (RUN-221)."""


class Reroll(Deed, frozen=True, tag="reroll"):
    """Roll any movement dice again, or the die of a failed defence (RUN-237, RUN-247)."""

    what: Literal["movement", "defence"]


# -------------------------------------------------------------------------------------------- movement


class MoveInstead(Deed, frozen=True, tag="move_instead"):
    """Move up to so many spaces of any terrain instead of rolling (RUN-223)."""

    value: int


class Teleport(Deed, frozen=True, tag="teleport"):
    """Go to any town that stands; after a knockout this town instead of the nearest."""

    to: Literal["any_town"]


# ---------------------------------------------------------------------------------------------- threat


class AddThreat(Deed, frozen=True, tag="add_threat"):
    """Threat Counters onto the threat track."""

    value: int


class RemoveThreat(Deed, frozen=True, tag="remove_threat"):
    """Up to so many Threat Counters off the threat track."""

    value: int


class ProtectTown(Deed, frozen=True, tag="protect_town"):
    """The next town that would be overrun is spared once (RUN-252)."""
