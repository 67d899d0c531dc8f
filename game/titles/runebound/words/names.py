"""Names of Runebound's cards, places and kinds in words; icons as words, lists, sentences."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

from game.engine.board.hexagons import Axial, distance
from game.engine.model import UNKNOWN
from game.presentation import rich_text
from game.titles.runebound.rules.state.book import ATTRIBUTES, Book, Space

Say = Callable[..., str]
PHASE_OF = {attribute: phase for phase, attribute in ATTRIBUTES.items()}
"""Attribute -> phase of the same number, whose icon it shares."""
_OF_ATTRIBUTE = re.compile(rf"(?<=[^\W\d])~\{{(?:{'|'.join(ATTRIBUTES)})\}}")
"""The icon behind the name of an attribute."""

_UNCOUNTED = re.compile(r"(?<!\d~)\{(\w+)\}")
MANY = 2
"""An icon without a number stands for any number: all wounds."""


def token(name: str) -> str:
    """Return the inline icon of something."""
    return "{" + name + "}"


def listed(say: Say, parts: Sequence[str]) -> str:
    """Join parts to "one, two and three" in the language of `say`."""
    return rich_text.joined(say, parts, "runebound-and", "runebound-comma")


def spoken(say: Say, rich: str) -> str:
    """Return rich words as plain ones for buttons, each icon by its name; an attribute needs no icon
    there."""
    plain = _UNCOUNTED.sub(
        lambda found: say(f"runebound-icon-{found[1]}", amount=MANY), _OF_ATTRIBUTE.sub("", rich)
    )
    return rich_text.spoken(plain, lambda icon, number: say(f"runebound-icon-{icon}", amount=number))


sentence = rich_text.sentence


def signed(number: int) -> str:
    """Return a number with its sign."""
    return f"+{number}" if number >= 0 else f"−{-number}"


# ---------------------------------------------------------------------- names


def card(say: Say, card_id: str) -> str:
    """Return the name of a card; that of any card for a hidden one."""
    return say(f"runebound-card-{card_id}") if card_id not in ("", UNKNOWN) else say("runebound-hidden-card")


def town(say: Say, town_id: str) -> str:
    """Return the name of a town."""
    return say(f"runebound-town-{town_id}")


def region(say: Say, region_id: str) -> str:
    """Return a region of the map."""
    return say(f"runebound-region-{region_id}")


def terrain(say: Say, name: str) -> str:
    """Return the name of a kind of land."""
    return say(f"runebound-terrain-{name}")


def ground(say: Say, space: Space) -> str:
    """Return a space by its kind of land, a town by its name."""
    return town(say, space.id) if space.terrain == "town" else terrain(say, space.terrain)


def place(say: Say, book: Book, space: str) -> str:
    """Return a space: a town by its name, another one by its land and region, or the town that is nearest."""
    if space in book.towns:
        return town(say, space)
    record = book.spaces.get(space)
    if record is None:
        return say("runebound-somewhere")
    land = say(f"runebound-the-{record.terrain}")
    if not record.region:
        return say("runebound-near", land=land, town=town(say, _nearest(book, record.axial)))
    return say("runebound-place", land=land, region=region(say, record.region))


def _nearest(book: Book, here: Axial) -> str:
    """Return the town nearest to a space, of several the northernmost."""
    return min(book.towns, key=lambda name: distance(here, book.spaces[name].axial))


def phase(say: Say, name: str) -> str:
    """Return a phase of a combat."""
    return say(f"runebound-phase-{name}") if name else ""


def attribute(say: Say, name: str) -> str:
    """Return an attribute of a Hero with the icon of its phase."""
    return say("runebound-attribute", name=say(f"runebound-attribute-{name}"), icon=token(PHASE_OF[name]))


def skill(say: Say, name: str) -> str:
    """Return the name of a skill."""
    return say(f"runebound-skill-{name}")


def kind(say: Say, name: str) -> str:
    """Return a kind of Experience Counter, or of card that a limit counts."""
    return say(f"runebound-sort-{name}")


def type_line(say: Say, book: Book, card_id: str) -> str:
    """Return the line below a card's name: its type, its deck, its tags."""
    if card_id in book.items:
        item = book.items[card_id]
        if item.type == item.subtype:
            return kind(say, item.type)
        subtype = say(f"runebound-subtype-{item.subtype}")
        return say("runebound-type-item", type=kind(say, item.type), subtype=subtype)
    for name, cards in _KINDS.items():
        if card_id in getattr(book, cards):
            return _adventure_line(say, book, card_id, name)
    return ""


_KINDS = {
    "hero": "heroes", "ally": "allies", "challenge": "challenges", "event": "events",
    "encounter": "encounters", "doom": "doom",
}  # fmt: skip


def _adventure_line(say: Say, book: Book, card_id: str, name: str) -> str:
    record: Any = getattr(book, _KINDS[name])[card_id]
    if name == "event":
        return say("runebound-type-event", number=record.number)
    if name == "challenge" and card_id in book.retinue:
        name = "retinue"
    head = say(f"runebound-type-{name}")
    tags = [say(f"runebound-tag-{tag}") for tag in getattr(record, "tags", ())]
    return say("runebound-type-tags", type=head, tags=listed(say, tags)) if tags else head


def art_of(card_id: str) -> str:
    """Return the name under assets/ of the picture of a card."""
    return f"runebound/cards/{card_id}.jpg"
