"""The zones of Scythe's cards and armed traps, and who sees them (SCY-341 to SCY-351)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from game.engine.model import Seat
from game.engine.zones import NOBODY, Box, Zone
from game.titles.scythe.rules.cards.encounters import looked_at
from game.titles.scythe.rules.cards.factory import ChooseFactoryCard
from game.titles.scythe.rules.setup.setup import encounters_in_use, factory_in_use, objectives_in_use
from game.titles.scythe.rules.state.state import ScytheState

COMBAT, OBJECTIVE, ENCOUNTER, FACTORY, TRAP = (
    "combat card",
    "objective",
    "encounter card",
    "Factory card",
    "trap",
)


def box(state: ScytheState) -> Box:
    """Return all things at this table; only some of the Factory cards and traps are in play."""
    return {
        COMBAT: [*state.book.combat],
        OBJECTIVE: objectives_in_use(state),
        ENCOUNTER: encounters_in_use(state),
        FACTORY: factory_in_use(state),
        TRAP: [*state.book.traps],
    }


def zones(state: ScytheState) -> list[Zone]:
    """Return every zone on the table."""
    return [
        *closed(state),
        Zone(("combat_discard",), COMBAT, state.combat_discard),
        Zone(("public",), OBJECTIVE, state.public),
        *_open(state),
    ]


def closed(state: ScytheState) -> list[Zone]:
    """Return the hidden zones: cards of others, all decks, the Factory's cards, and the kinds of others'
    armed traps.
    """
    found = [
        Zone(("combat_deck",), COMBAT, state.combat_deck, NOBODY),
        Zone(("objective_deck",), OBJECTIVE, state.objective_deck, NOBODY),
        Zone(("encounter_deck",), ENCOUNTER, state.encounter_deck, NOBODY),
        Zone(("factory",), FACTORY, state.factory, _at_factory(state)),
    ]
    looked = looked_at(state, state.active)
    for seat, player in enumerate(state.players):
        eyes = _eyes(seat, state.active if looked == seat else seat)
        found.append(Zone(("players", seat, "hand"), COMBAT, player.hand, eyes))
        found.append(Zone(("players", seat, "objectives"), OBJECTIVE, player.objectives, _eyes(seat, seat)))
    armed = ((place, trap) for place, trap in state.traps.items() if trap.armed)
    found += [Zone(("traps", p, "kind"), TRAP, (t.kind,), _eyes(t.seat, t.seat)) for p, t in armed]
    return found


def _at_factory(state: ScytheState) -> frozenset[Seat]:
    """Return the seats that see the Factory cards on the board: only the one that is choosing (SCY-348)."""
    chooses = bool(state.stack) and isinstance(state.stack[-1], ChooseFactoryCard)
    return frozenset((state.active,)) if chooses else NOBODY


@cache
def _eyes(owner: Seat, viewer: Seat) -> frozenset[Seat]:
    """Return the seats that see a hand: its owner and anyone allowed to look (SCY-342, SCY-343, SCY-372).
    Only its owner sees the kind of an armed trap (SCY-350).
    """
    return frozenset((owner, viewer))


def _open(state: ScytheState) -> Iterator[Zone]:
    """Yield cards and traps that all see."""
    for seat, player in enumerate(state.players):
        if player.factory:
            yield Zone(("players", seat, "factory"), FACTORY, (player.factory,))
    for place, trap in state.traps.items():
        if not trap.armed:
            yield Zone(("traps", place, "kind"), TRAP, (trap.kind,))
