"""Effects that happen once; resolve.py carries them out."""

from __future__ import annotations

from typing import Literal

from game.engine.content.content_files import Count, Signed
from game.titles.runebound.rules.cards.effect_bases import Colour, Immediate, Who


class Counted(Immediate, frozen=True):
    """Gives or takes an amount of something."""

    value: Count


class CountedFor(Counted, frozen=True):
    """Gives certain figures an amount of something, or takes it."""

    who: Who = "hero"


# ------------------------------------------------------------------------------------------------ flow


class ChallengeDefeated(Immediate, frozen=True, tag="challenge_defeated"):
    """The Challenge is defeated without combat (RUN-085)."""


class AutoEscape(Immediate, frozen=True, tag="auto_escape"):
    """An Escape succeeds without a roll."""


class WinGame(Immediate, frozen=True, tag="win_game"):
    """The player wins (RUN-225)."""


class KeepCard(Immediate, frozen=True, tag="keep_card"):
    """The defeated Challenge's card is kept: as a Dragon Rune, or to be discarded against a tag (RUN-084)."""

    rune: bool = False
    defeats: str = ""


# ------------------------------------------------------------------------------------------------ goods


class GainGold(Counted, frozen=True, tag="gain_gold"):
    """Gain gold from the supply."""


class LoseGold(Counted, frozen=True, tag="lose_gold"):
    """Lose gold to the supply, down to 0 (RUN-239)."""


class DrawMarket(Immediate, frozen=True, tag="draw_market"):
    """Look at market cards; one may be kept for nothing, or else bought (RUN-241)."""

    value: Count
    keep: bool = False


class DrawAlly(Immediate, frozen=True, tag="draw_ally"):
    """Turn up market cards until an Ally comes, who may be hired at a changed price (RUN-241)."""

    price: Signed


class GainCounter(Immediate, frozen=True, tag="gain_counter"):
    """Adventure Counters of a colour from the supply (RUN-240)."""

    colour: Colour
    value: Count


class GainExperience(Immediate, frozen=True, tag="gain_experience"):
    """One Experience Counter of the player's choice (RUN-240)."""


class Reveal(Immediate, frozen=True, tag="reveal"):
    """Look at the top card of one Adventure deck."""


# ---------------------------------------------------------------------------------------------- wounds


class TakeWounds(CountedFor, frozen=True, tag="take_wounds"):
    """Wounds are dealt (RUN-109)."""


class TakeExhaustion(CountedFor, frozen=True, tag="take_exhaustion"):
    """Exhaustion is dealt; beyond Stamina it is Wounds (RUN-080)."""


class InflictWounds(Counted, frozen=True, tag="inflict_wounds"):
    """The Challenge takes Wounds."""


class CancelWounds(CountedFor, frozen=True, tag="cancel_wounds"):
    """Cancel a number of the Wounds that are being dealt (RUN-109)."""


class Cover(Counted, frozen=True, tag="cover"):
    """The Ally takes some of the Wounds instead of its Hero."""


class Sacrifice(Immediate, frozen=True, tag="sacrifice"):
    """The Ally is lost instead of all Wounds that are being dealt to its Hero."""


class HealWounds(CountedFor, frozen=True, tag="heal_wounds"):
    """Remove Wounds from figures."""


class HealAll(Immediate, frozen=True, tag="heal_all"):
    """Remove all Wounds and all Exhaustion of one figure."""

    who: Who = "hero"


class RecoverExhaustion(CountedFor, frozen=True, tag="recover_exhaustion"):
    """Remove Exhaustion from figures."""


class MagicStrike(Immediate, frozen=True, tag="magic_strike"):
    """A magic attack before combat that inflicts as many Wounds as Exhaustion was paid (RUN-221)."""


class Reroll(Immediate, frozen=True, tag="reroll"):
    """Roll any movement dice again, or the die of a failed defence (RUN-237, RUN-247)."""

    what: Literal["movement", "defence"]


# -------------------------------------------------------------------------------------------- movement


class MoveInstead(Counted, frozen=True, tag="move_instead"):
    """Move a number of spaces across any terrain instead of rolling (RUN-223)."""


class Teleport(Immediate, frozen=True, tag="teleport"):
    """Go to any town that stands; after a knockout this town instead of the nearest."""

    to: Literal["any_town"]


# ---------------------------------------------------------------------------------------------- threat


class AddThreat(Counted, frozen=True, tag="add_threat"):
    """Threat Counters onto the threat track."""


class RemoveThreat(Counted, frozen=True, tag="remove_threat"):
    """Remove Threat Counters from the threat track."""


class ProtectTown(Immediate, frozen=True, tag="protect_town"):
    """The next town that would be overrun is spared once (RUN-252)."""
