"""The prompt's names for the things and places of Runebound."""

from __future__ import annotations

from game.engine.model import Ref, Step
from game.presentation.title_words import Context, Kind
from game.titles.runebound.rules.combat.phases import Phase
from game.titles.runebound.rules.heroes.experience import BuyExperience
from game.titles.runebound.rules.heroes.knockout import Carried
from game.titles.runebound.rules.movement.movement import ChooseTown
from game.titles.runebound.rules.state.state import Player, RuneboundState

TOWNS = (ChooseTown, Carried)
"""Steps that ask for a town."""
SAME = ("die", "sheet", "stall", "deck")
"""Things whose refs begin with the id of their kind."""


def kind(context: Context, ref: Ref) -> Kind | None:
    """Return the kind of a thing or place; None for one that the prompt doesn't mention."""
    head, _, rest = ref.partition(":")
    player: Player = context.view.players[context.seat]
    match head:
        case "card":
            # in a phase the question says itself that cards may be used
            return None if _asks(context, Phase) else _card(context.view, player, rest)
        case "figure":
            # an attack says itself whose it is, and the hero on the sheet is not to be clicked
            return None if _asks(context, Phase) else _figure(player, rest)
        case "space":
            return Kind("town" if _asks(context, *TOWNS) else "space")
        case "pair":
            return Kind("pair" if rest.isdigit() and _asks(context, BuyExperience) else "counter")
        case "goods":
            return Kind("wound" if rest.split(".")[1] == "wounds" else "counter")
    return Kind(head) if head in SAME else None


def _asks(context: Context, *steps: type[Step[RuneboundState]]) -> bool:
    """Return whether the question is that of one of these steps."""
    return bool(context.view.stack) and isinstance(context.view.stack[-1], steps)


def _card(view: RuneboundState, mine: Player, card: str) -> Kind:
    """Return one's own card, or one that is for sale or turned up."""
    if card in mine.cards or card in mine.items:
        return Kind("own-card")
    return Kind("offer" if any(card in stall for stall in view.stalls.values()) else "card")


def _figure(mine: Player, figure: str) -> Kind:
    """Return one's own Hero or ally, or the figure of somebody else."""
    if figure == mine.hero:
        return Kind("hero")
    return Kind("ally" if figure in mine.allies else "other-hero")
