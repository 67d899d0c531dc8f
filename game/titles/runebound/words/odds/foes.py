"""The Challenges that a viewer can think of, and combats with them in a copy of the view."""

from __future__ import annotations

from game.engine.model import Seat
from game.titles.runebound.rules.combat.outcome import end_fight
from game.titles.runebound.rules.combat.rounds import open_fight
from game.titles.runebound.rules.state import zones
from game.titles.runebound.rules.state.state import Fight, RuneboundState


def unseen(view: RuneboundState, colour: str) -> list[str]:
    """Return the cards that may lie in an Adventure deck, also when it is shuffled anew (RUN-063)."""
    seen = {card for zone in zones.zones(view) if zone.path[0] != "decks" for card in zone.ids}
    return [card for card in zones.box(view)[colour] if card not in seen] or [*view.discards[colour]]


def challenges(view: RuneboundState, colour: str) -> list[str]:
    """Return those of them that are Challenges."""
    return [card for card in unseen(view, colour) if card in view.book.challenges]


def against(view: RuneboundState, seat: Seat, card: str) -> RuneboundState:
    """Return the view with a combat of a seat's Hero against a Challenge that is about to begin; the combat
    under way if it is this one."""
    if fought(view, seat) == card:
        return view
    state = view.copy()
    end_fight(state)
    open_fight(state, Fight(seat, "drawn", card, phase="before_combat"))
    return state


def fought(view: RuneboundState, seat: Seat) -> str:
    """Return the Challenge that a seat fights now; "" if there is none."""
    return view.fight.card if view.fight is not None and view.fight.attacker == seat else ""


def healed(view: RuneboundState, seat: Seat) -> RuneboundState:
    """Return the view with no Wounds on the figures of a seat."""
    state = view.copy()
    figures = view.players[seat].figures
    state.wounds = {figure: wounds for figure, wounds in view.wounds.items() if figure not in figures}
    return state
