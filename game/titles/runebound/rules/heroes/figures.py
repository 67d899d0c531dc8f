"""Heroes and Allies: their numbers, and the counters on them."""

from __future__ import annotations

from game.engine.model import Seat
from game.titles.runebound.rules.cards import standing
from game.titles.runebound.rules.cards.modifiers import LifeBonus, StaminaBonus
from game.titles.runebound.rules.state.book import Ally, Book, Hero, Strength
from game.titles.runebound.rules.state.state import RuneboundState


def printed(book: Book, figure: str) -> Hero | Ally:
    """Return the card of a figure."""
    return book.heroes.get(figure) or book.allies[figure]


def is_hero(book: Book, figure: str) -> bool:
    """Return whether it is a Hero, not an Ally."""
    return figure in book.heroes


def life(state: RuneboundState, figure: str) -> int:
    """Return the Wounds at which a figure is defeated, including experience and Items (RUN-130)."""
    if is_hero(state.book, figure):
        return hero_life(state, state.seat_of(figure))
    return state.book.allies[figure].life


def hero_life(state: RuneboundState, seat: Seat) -> int:
    """Return the Life of a seat's Hero."""
    base = state.book.heroes[state.players[seat].hero].life + _raised(state, seat, "life")
    return base + standing.total(state, seat, LifeBonus)


def stamina(state: RuneboundState, figure: str) -> int:
    """Return the exhaustion that a figure can bear (RUN-080)."""
    base = printed(state.book, figure).stamina
    if not is_hero(state.book, figure):
        return base
    seat = state.seat_of(figure)
    return base + _raised(state, seat, "stamina") + standing.total(state, seat, StaminaBonus)


def value(state: RuneboundState, figure: str, phase: str) -> int:
    """Return a figure's bonus to rolls of a phase and tests of its attribute, including experience (RUN-007,
    RUN-177).
    """
    strength: Strength = getattr(printed(state.book, figure), phase)
    raised = _raised(state, state.seat_of(figure), phase) if is_hero(state.book, figure) else 0
    return strength.value + raised


def damage(book: Book, figure: str, phase: str) -> int:
    """Return the printed damage of its attack in a phase."""
    strength: Strength = getattr(printed(book, figure), phase)
    return strength.damage


def _raised(state: RuneboundState, seat: Seat, kind: str) -> int:
    return state.players[seat].experience.count(kind) * state.book.experience.raises[kind]


def room(state: RuneboundState, figure: str) -> int:
    """Return the exhaustion that a figure can still take without a Wound (RUN-081)."""
    return max(0, stamina(state, figure) - state.exhaustion.get(figure, 0))


def hurt(state: RuneboundState, seat: Seat) -> bool:
    """Return whether the Hero or an Ally has a Wound or Exhaustion (RUN-038)."""
    figures = state.players[seat].figures
    return not (state.wounds.keys().isdisjoint(figures) and state.exhaustion.keys().isdisjoint(figures))


def put(counters: dict[str, int], figure: str, amount: int) -> None:
    """Add counters to a figure, or remove them if negative; never fewer than none."""
    left = max(0, counters.get(figure, 0) + amount)
    if left:
        counters[figure] = left
    else:
        counters.pop(figure, None)


def clear(state: RuneboundState, figure: str) -> None:
    """Return a figure's counters to the supply (RUN-115)."""
    state.wounds.pop(figure, None)
    state.exhaustion.pop(figure, None)
