"""Where the cards and armed traps of Scythe lie, and who sees them (SCY-341 to SCY-351)."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.model import Seat
from game.engine.zones import NOBODY, Box, Zone
from game.titles.scythe.rules.encounters import looked_at
from game.titles.scythe.rules.factory import ChooseFactoryCard
from game.titles.scythe.rules.setup import encounters_in_use, factory_in_use, objectives_in_use
from game.titles.scythe.rules.state import ScytheState

COMBAT, OBJECTIVE, ENCOUNTER, FACTORY, TRAP = (
    "combat card",
    "objective",
    "encounter card",
    "Factory card",
    "trap",
)


def box(state: ScytheState) -> Box:
    """All that there is at this table; of Factory cards and traps only some are in play."""
    return {
        COMBAT: [*state.book.combat],
        OBJECTIVE: objectives_in_use(state),
        ENCOUNTER: encounters_in_use(state),
        FACTORY: factory_in_use(state),
        TRAP: [*state.book.traps],
    }


def zones(state: ScytheState) -> list[Zone]:
    """Hidden: cards of others, all decks, the Factory's cards, and the kinds of armed traps of others."""
    decks = [
        Zone(("combat_deck",), COMBAT, state.combat_deck, NOBODY),
        Zone(("combat_discard",), COMBAT, state.combat_discard),
        Zone(("objective_deck",), OBJECTIVE, state.objective_deck, NOBODY),
        Zone(("public",), OBJECTIVE, state.public),
        Zone(("encounter_deck",), ENCOUNTER, state.encounter_deck, NOBODY),
        Zone(("factory",), FACTORY, state.factory, _at_factory(state)),
    ]
    return [*decks, *_held(state), *_traps(state)]


def _at_factory(state: ScytheState) -> frozenset[Seat]:
    """Only who is choosing one of them sees the Factory cards on the board (SCY-348)."""
    chooses = bool(state.stack) and isinstance(state.stack[-1], ChooseFactoryCard)
    return frozenset((state.active,)) if chooses else NOBODY


def _held(state: ScytheState) -> Iterator[Zone]:
    """Hands are seen by their owner and by who was let to look (SCY-342, SCY-343, SCY-372)."""
    lookers = {seat: looked_at(state, seat) for seat in range(state.seats)}
    for seat, player in enumerate(state.players):
        eyes = frozenset((seat, *(other for other, at in lookers.items() if at == seat)))
        yield Zone(("players", seat, "hand"), COMBAT, player.hand, eyes)
        yield Zone(("players", seat, "objectives"), OBJECTIVE, player.objectives, frozenset((seat,)))
        if player.factory:
            yield Zone(("players", seat, "factory"), FACTORY, (player.factory,))


def _traps(state: ScytheState) -> Iterator[Zone]:
    """The kind of an armed trap is seen by its owner only (SCY-350)."""
    for place, trap in state.traps.items():
        eyes = frozenset((trap.seat,)) if trap.armed else None
        yield Zone(("traps", place, "kind"), TRAP, (trap.kind,), eyes)
