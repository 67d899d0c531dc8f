"""The prompt's names for the things and places of Scythe."""

from __future__ import annotations

from game.engine.model import Ref
from game.presentation.title_words import Context, Kind
from game.titles.scythe.rules.actions.pay import PayTokens
from game.titles.scythe.rules.state.state import ScytheState
from game.titles.scythe.rules.turn.turn import ChooseSection
from game.titles.scythe.words import terms

SAME = (
    "action_token", "section", "building", "mech", "recruit", "one_time", "cube", "bracket",
    "alternative", "deal", "goods", "supply", "number", "coins", "option", "mat", "faction", "lot", "row",
)  # fmt: skip
"""Things whose refs begin with the id of their kind."""


def kind(context: Context, ref: Ref) -> Kind | None:
    """Return the kind of a thing or place; None for one that the prompt doesn't mention."""
    head, _, rest = ref.partition(":")
    match head:
        case "card":
            return _card(context.view, rest)
        case "dial":
            pays = isinstance(context.view.stack[-1], PayTokens) if context.view.stack else False
            return Kind("payment" if pays else "dial")
        case "action" if context.view.stack and isinstance(context.view.stack[-1], ChooseSection):
            return Kind("alternative")
        case "action":
            return Kind("action", terms.action(context.say, rest.partition(".")[2]))
        case "token":
            return Kind("flag" if rest.endswith(".flag") else "trap")
        case "unit":
            return Kind("airship" if rest in context.view.airships else "unit")
        case "place":
            return Kind("place", terms.place(context.say, rest))
    return Kind(head.replace("_", "-")) if head in SAME else None


def _card(view: ScytheState, card: str) -> Kind:
    """Return a combat card, an objective or a Factory card."""
    if card in view.book.objectives:
        return Kind("objective")
    return Kind("factory" if card in view.book.factory else "combat-card")
