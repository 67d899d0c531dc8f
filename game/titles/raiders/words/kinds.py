"""The kinds of things and places, as the prompt calls them."""

from __future__ import annotations

from game.engine.model import Ref
from game.presentation.title_words import Context, Kind
from game.titles.raiders.rules.state.state import Player, RaidersState
from game.titles.raiders.words import phrases

SAME = ("worker", "mat", "quest", "plunder", "die", "goods", "wound", "spread")
"""Kinds whose id is the beginning of the ref."""


def kind(context: Context, ref: Ref) -> Kind | None:
    """Return the kind of a thing or place; None for what the prompt does not mention."""
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
    """Return the kind of a crew card, a hero or an animal, and whether it is the viewer's own."""
    if card in player.hand:
        return Kind("card")
    if card in view.book.heroes:
        return Kind("own-hero" if card == player.hero else "hero")
    own = {animal for space in player.spaces for animal in (space.eagle, space.horse)}
    if card in view.book.animals:
        return Kind("own-animal" if card in own else "animal")
    return Kind("crew")


def _space(view: RaidersState, rest: str) -> Kind:
    """Return the kind of a crew space of a player board. `rest` is "seat.number.part"."""
    seat, number, part = rest.split(".")
    if part != "crew":
        return Kind("animal-space")
    return Kind("crew" if view.players[int(seat)].spaces[int(number)].crew else "crew-space")


def _place(context: Context, place: str) -> Kind:
    """Return the kind and the name of a building, a settlement or a raid space."""
    book = context.view.book
    kinds = {"building": book.buildings, "settlement": book.settlements}
    found = next((name for name, places in kinds.items() if place in places), "raid-space")
    return Kind(found, phrases.place(context.say, place))
