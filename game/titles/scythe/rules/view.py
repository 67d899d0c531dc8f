"""What a seat may know, and positions that fit what it knows (SCY-341 to SCY-351)."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from game.engine import rng
from game.engine.flow import settle
from game.engine.model import UNKNOWN, Seat
from game.titles.scythe.rules.book import BOOK
from game.titles.scythe.rules.encounters import looked_at
from game.titles.scythe.rules.factory import ChooseFactoryCard
from game.titles.scythe.rules.setup import encounters_in_use, factory_in_use, objectives_in_use
from game.titles.scythe.rules.state import HIDDEN_COINS, Player, ScytheState, Trap


def view(state: ScytheState, seat: Seat) -> ScytheState:
    """Hidden: cards of others, their coins, all decks, the Factory's cards, and secret choices."""
    seen = state.copy()
    seen.asked = None
    seen.rng = 0
    shown = state.options["show_coins"] == "on" or not state.stack  # in the end all is counted
    for other, player in enumerate(state.players):
        if other != seat:
            seen.players[other] = _from_outside(player, shown, looked_at(state, seat) == other)
    seen.stack = [step.seen_by(seat) for step in state.stack]
    seen.traps = {place: _trap_from(trap, seat) for place, trap in state.traps.items()}
    seen.combat_deck = [UNKNOWN] * len(seen.combat_deck)
    seen.objective_deck = [UNKNOWN] * len(seen.objective_deck)
    seen.encounter_deck = [UNKNOWN] * len(seen.encounter_deck)
    if not _looks_at_factory(state, seat):
        seen.factory = [UNKNOWN] * len(seen.factory)
    return seen


def _from_outside(player: Player, coins_shown: bool, hand_shown: bool) -> Player:
    """A player as others see it (SCY-342 to SCY-344, SCY-372)."""
    return replace(
        player,
        hand=player.hand if hand_shown else (UNKNOWN,) * len(player.hand),
        objectives=(UNKNOWN,) * len(player.objectives),
        coins=player.coins if coins_shown else HIDDEN_COINS,
    )


def _trap_from(trap: Trap, seat: Seat) -> Trap:
    """The kind of an armed trap is seen by its owner only (SCY-350)."""
    return replace(trap, kind=UNKNOWN) if trap.armed and trap.seat != seat else trap


def _looks_at_factory(state: ScytheState, seat: Seat) -> bool:
    """Only who is choosing one of them sees the Factory cards on the board (SCY-348)."""
    return seat == state.active and bool(state.stack) and isinstance(state.stack[-1], ChooseFactoryCard)


def guess(seen: ScytheState, seat: Seat, seed: int) -> ScytheState:
    """A full position that fits a seat's view, everything unknown drawn at random."""
    state = seen.copy()
    state.rng = rng.seeded(seed)
    _guess_combat_cards(state)
    _guess_objectives(state)
    _guess_factory(state)
    _guess_traps(state)
    state.encounter_deck = rng.shuffle(state, encounters_in_use(state))
    for other, player in enumerate(state.players):
        if player.coins == HIDDEN_COINS:
            state.change(other, coins=rng.randrange(state, 2 * likely_coins(player) + 1))
    state.stack = [step.guessed(state, seat) for step in state.stack]
    settle(state)
    return state


def likely_coins(player: Player) -> int:
    """A guess at coins that are hidden: those of the start, and some for what bottom-row actions did."""
    if not player.mat:
        return 0
    return (
        BOOK.mats[player.mat].coins + (len(player.upgrades) + len(player.mechs) + len(player.recruits)) // 2
    )


def _without(cards: Iterable[str], known: Iterable[str]) -> list[str]:
    gone = set(known)
    return [card for card in cards if card not in gone]


def _guess_combat_cards(state: ScytheState) -> None:
    known = [*state.combat_discard, *(c for p in state.players for c in p.hand)]
    unknown = rng.shuffle(state, _without(BOOK.combat, known))
    for seat, player in enumerate(state.players):
        if UNKNOWN in player.hand:
            state.change(seat, hand=tuple(unknown.pop() if c == UNKNOWN else c for c in player.hand))
    state.combat_deck = unknown


def _guess_objectives(state: ScytheState) -> None:
    known = [*state.public, *(c for p in state.players for c in p.objectives)]
    unknown = rng.shuffle(state, _without(objectives_in_use(state), known))
    for seat, player in enumerate(state.players):
        if UNKNOWN in player.objectives:
            state.change(seat, objectives=tuple(unknown.pop() for _ in player.objectives))
    state.objective_deck = unknown


def _guess_factory(state: ScytheState) -> None:
    if UNKNOWN in state.factory:
        taken = [p.factory for p in state.players]
        unknown = rng.shuffle(state, _without(factory_in_use(state), taken))
        state.factory = unknown[: len(state.factory)]


def _guess_traps(state: ScytheState) -> None:
    """Armed traps of others get kinds that their owner has not shown (SCY-350)."""
    hidden = [place for place, trap in state.traps.items() if trap.kind == UNKNOWN]
    if not hidden:
        return
    shown = [trap.kind for trap in state.traps.values()]
    unknown = rng.shuffle(state, _without(BOOK.traps, shown))
    for place in hidden:
        state.traps[place] = replace(state.traps[place], kind=unknown.pop())
