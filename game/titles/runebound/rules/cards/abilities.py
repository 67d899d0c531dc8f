"""Using abilities: which may be used now, what they cost and how often (RUN-034, RUN-077 to RUN-081)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from game.engine.model import Action, Choice, Choices, Reason, Seat, button, choice, refuse
from game.titles.runebound.rules.cards import healing, standing
from game.titles.runebound.rules.cards.effect_bases import Standing
from game.titles.runebound.rules.cards.resolve import Resolve
from game.titles.runebound.rules.heroes import figures
from game.titles.runebound.rules.state.book import ANY_AMOUNT, FREE, PHASES, Ability, Book
from game.titles.runebound.rules.state.state import RuneboundState, Scope, card_ref

UNCOUNTED = ("on_win", "end_of_turn", "knockout")
"""Moments at which activating a card counts against no limit of a step (RUN-254)."""
SCOPES: dict[str, Scope] = {
    "before_moving": "movement",
    "movement": "movement",
    "before_combat": "combat",
    "round": "round",
    "combat_roll": "roll",
    "ranged": "phase",
    "melee": "phase",
    "magic": "phase",
    "any_phase": "phase",
    "escape": "test",
    "skill_test": "test",
}
"""When an ability is used -> how long its standing effects hold; of all others these never stand."""


class Use(Action, frozen=True):
    """Use an ability: the number among those of its card."""

    card: str
    number: int

    def ability(self, book: Book) -> Ability:
        """Return the ability on the card."""
        return standing.abilities(book, self.card)[self.number]


class UsePaying(Use, frozen=True):
    """Use an ability of which the player chooses how much Exhaustion it costs (RUN-222)."""

    exhaustion: int


class GoOn(Action, frozen=True):
    """Use no more abilities: what the step is about happens."""


GO_ON = button(GoOn())


class Usable(NamedTuple):
    """An ability that a player could use."""

    card: str
    number: int
    ability: Ability

    @property
    def key(self) -> str:
        """The key under which uses are counted."""
        return f"{self.card}/{self.number}"


Judge = Callable[[Usable], Reason | None]


def choices(
    state: RuneboundState, seat: Seat, *whens: str, rule: str, senseless: Judge | None = None
) -> Choices:
    """Return candidates for using abilities at these moments, refused ones with their reason.

    rule        the one that allows one activation in the step under way
    senseless   why an ability would be for nothing at this moment
    """
    found: Choices = []
    for use in usable(state.book, state.players[seat].cards, whens):
        reason = _why_not(state, seat, use, rule) or (senseless(use) if senseless else None)
        if use.ability.cost.exhaustion == ANY_AMOUNT:
            most = max(1, figures.room(state, payer(state, seat, use.card)))
            found += [_candidate(UsePaying(use.card, use.number, x), reason) for x in range(1, most + 1)]
        else:
            found.append(_candidate(Use(use.card, use.number), reason))
    return found


def _candidate(action: Use, reason: Reason | None) -> Choice:
    return choice(action, target=card_ref(action.card), reason=reason)


@lru_cache(maxsize=4096)
def usable(book: Book, cards: tuple[str, ...], whens: tuple[str, ...]) -> tuple[Usable, ...]:
    """Return the abilities of cards that are used at these moments, not those that always hold (RUN-242)."""
    return tuple(
        Usable(card, number, ability)
        for card in cards
        for number, ability in enumerate(standing.abilities(book, card))
        if ability.when in whens and not _passive(ability)
    )


def _passive(ability: Ability) -> bool:
    numbers = all(isinstance(effect, Standing) for effect in ability.effects)
    return ability.cost == FREE and not ability.limit and numbers


def payer(state: RuneboundState, seat: Seat, card: str) -> str:
    """Return the figure that bears the Exhaustion of an ability: the Ally itself, else the Hero."""
    return card if card in state.book.allies else state.players[seat].hero


def _why_not(state: RuneboundState, seat: Seat, use: Usable, rule: str) -> Reason | None:
    """Return why an ability cannot be used now; None: it can."""
    cost = use.ability.cost
    if cost.activate and use.card in state.face_down:
        return refuse("face-down", "RUN-034")
    if cost.activate and seat in state.activated and use.ability.when not in UNCOUNTED:
        return refuse("activated-already", rule)
    if _used_up(state, use):
        return refuse("used-already", "RUN-078")
    if reason := _barred(state, seat, use):
        return reason
    if reason := _wrong_time(state, use.card) or healing.useless(state, seat, use.ability.effects):
        return reason
    need, figure = cost.least_exhaustion, payer(state, seat, use.card)
    if need > (have := figures.room(state, figure)):
        return refuse("too-exhausted", "RUN-081", figure=figure, need=need, have=have)
    return None


def _used_up(state: RuneboundState, use: Usable) -> bool:
    """Return whether an ability has no uses left: a Hero's or Ally's serves once per turn, unless its card
    says otherwise (RUN-078, RUN-079).
    """
    limit = use.ability.limit
    if limit == "none":
        return False
    if limit == "once_per_combat":
        return use.key in state.used_in_combat
    if limit in ("once_per_round", "before_combat_and_each_round"):
        return use.key in state.used_in_round
    return (limit == "once_per_turn" or use.card not in state.book.items) and use.key in state.used


def _barred(state: RuneboundState, seat: Seat, use: Usable) -> Reason | None:
    """Return the reason if the Challenge forbids the use (RUN-245)."""
    if state.fight is None:
        return None
    if use.card in state.book.items and state.book.items[use.card].type in standing.barred_types(state, seat):
        return refuse("item-barred", "RUN-245")
    if use.ability.cost.activate and "activation" in standing.forbidden(state, seat):
        return refuse("activation-barred", "RUN-245")
    return None


def _wrong_time(state: RuneboundState, card: str) -> Reason | None:
    """Return the reason if an Item is tagged for another moment: combats, or a phase of them (RUN-206,
    RUN-255).
    """
    timing = state.book.items[card].timing if card in state.book.items else ""
    if not timing:
        return None
    if state.fight is None:
        return refuse("combat-only", "RUN-255")
    if timing in PHASES and state.fight.phase != timing:
        return refuse("other-phase", "RUN-206", phase=timing)
    return None


def use(state: RuneboundState, seat: Seat, action: Use) -> None:
    """Pay for an ability and push what it does. `action` is one of `choices`."""
    chosen = Usable(action.card, action.number, action.ability(state.book))
    paid = action.exhaustion if isinstance(action, UsePaying) else chosen.ability.cost.exhaustion
    _pay(state, seat, chosen, paid)
    for counted in (state.used, state.used_in_combat, state.used_in_round):
        counted.append(chosen.key)
    state.emit("use", seat=seat, card=chosen.card, number=chosen.number)
    until = SCOPES.get(chosen.ability.when, "combat")
    figure = payer(state, seat, chosen.card)
    state.push(Resolve(chosen.ability.effects, seat, figure, chosen.card, until, paid))


def _pay(state: RuneboundState, seat: Seat, chosen: Usable, exhaustion: int) -> None:
    """Turn the card face down, take Exhaustion, discard."""
    cost = chosen.ability.cost
    if cost.activate:
        state.face_down.append(chosen.card)
        if chosen.ability.when not in UNCOUNTED:
            state.activated.append(seat)
    if cost.discard:
        items = tuple(card for card in state.players[seat].items if card != chosen.card)
        state.change(seat, items=items)
        under_market(state, chosen.card)
    figures.put(state.exhaustion, payer(state, seat, chosen.card), exhaustion)


def under_market(state: RuneboundState, card: str) -> None:
    """Put a market card under the market deck (RUN-114, RUN-158, RUN-165)."""
    figures.clear(state, card)
    if card in state.face_down:
        state.face_down.remove(card)
    state.decks["market"] = (card, *state.decks["market"])


def open_window(state: RuneboundState) -> None:
    """Begin a step or round in which each seat may activate one card (RUN-053, RUN-077, RUN-092)."""
    state.activated.clear()
