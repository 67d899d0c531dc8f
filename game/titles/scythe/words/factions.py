"""The colours and pictures of factions."""

from __future__ import annotations

from typing import Any

from game.engine.model import Seat


def landscape(faction: str) -> str:
    """Return the picture of a faction's homeland."""
    return f"scythe/factions/{faction}.jpg"


COLOURS = {
    "nordic": "blue", "rusviet": "red", "crimea": "orange", "saxony": "charcoal", "polania": "ivory",
    "albion": "green", "togawa": "violet",
}  # fmt: skip
"""The seat colour of a faction's pieces."""


def portrait(view: Any, seat: Seat) -> str | None:
    """Return the name under assets/ of a seat's homeland; None before its faction is known."""
    faction = view.players[seat].faction
    return landscape(faction) if faction else None


def colours(view: Any) -> list[str]:
    """Return the seats' colours; empty before factions are dealt."""
    return [COLOURS[p.faction] for p in view.players if p.faction in COLOURS]
