"""What the prompt calls the things and places of Raiders of Scythia."""

from __future__ import annotations

from game.engine.model import Ref
from game.presentation.title_words import Context, Kind
from game.titles.raiders.rules.state.state import Player, RaidersState
from game.titles.raiders.words import phrases

SAME = ("worker", "mat", "quest", "plunder", "die", "goods", "wound")
"""Things whose refs begin with the id of their kind."""


def kind(context: Context, ref: Ref) -> Kind | None:
    """What kind of thing or place a ref is."""
    head, _, rest = ref.partition(":")
    match head:
        case "card":
            return _card(context.view, context.view.players[context.seat], rest)
        case "space":
            return _space(context.view, rest)
        case "place":
            return _place(context, rest)
        case "pile":
            return Kind("row" if rest == "animal_line" else "pile")
    return Kind(head) if head in SAME else None


def _card(view: RaidersState, player: Player, card: str) -> Kind:
    """A card of the hand, a hero, or an animal of the row or of one's own."""
    if card in player.hand:
        return Kind("card")
    if card in view.book.heroes:
        return Kind("own-hero" if card == player.hero else "hero")
    own = {animal for space in player.spaces for animal in (space.eagle, space.horse)}
    if card in view.book.animals:
        return Kind("own-animal" if card in own else "animal")
    return Kind("crew")


def _space(view: RaidersState, rest: str) -> Kind:
    """A space beside one's board: `rest` is seat, number and part."""
    seat, number, part = rest.split(".")
    if part != "crew":
        return Kind("animal-space")
    return Kind("crew" if view.players[int(seat)].spaces[int(number)].crew else "crew-space")


def _place(context: Context, place: str) -> Kind:
    """A building, a settlement or one of its raid spaces."""
    book = context.view.book
    kinds = {"building": book.buildings, "settlement": book.settlements}
    found = next((name for name, places in kinds.items() if place in places), "raid-space")
    return Kind(found, phrases.place(context.say, place))
