"""Effects on numbers: gold, healing, rest; choices and a look at a deck."""

from __future__ import annotations

from collections.abc import Iterable

from game.engine.model import UNKNOWN, Action, Ask, Choices, Reason, Seat, button, choice, refuse
from game.engine.structs import replace
from game.titles.runebound.rules.cards.effect_bases import Who
from game.titles.runebound.rules.cards.effects import AnyEffect, Choose
from game.titles.runebound.rules.cards.immediate import (
    GainGold,
    HealAll,
    HealWounds,
    LoseGold,
    RecoverExhaustion,
    Reveal,
)
from game.titles.runebound.rules.cards.resolve import Resolve, carry_out
from game.titles.runebound.rules.heroes import figures
from game.titles.runebound.rules.state.book import COLOURS
from game.titles.runebound.rules.state.state import RuneboundState, RuneboundStep, deck_ref, figure_ref

ALL = 1000
"""A number larger than that of the counters on any figure."""

# ------------------------------------------------------------------------------------------------- gold


def gain_gold(state: RuneboundState, seat: Seat, amount: int) -> None:
    """Give a seat gold from the supply, which never runs out."""
    if amount:
        state.change(seat, gold=state.players[seat].gold + amount)
        state.emit("gain_gold", seat=seat, amount=amount)


def lose_gold(state: RuneboundState, seat: Seat, amount: int) -> None:
    """Take gold by force, at most what there is (RUN-239)."""
    have = state.players[seat].gold
    if lost := min(have, amount):
        state.change(seat, gold=have - lost)
        state.emit("lose_gold", seat=seat, amount=lost)


@carry_out.register(GainGold)
def _gain(effect: GainGold, state: RuneboundState, by: Resolve) -> None:
    gain_gold(state, by.seat, effect.value)


@carry_out.register(LoseGold)
def _lose(effect: LoseGold, state: RuneboundState, by: Resolve) -> None:
    lose_gold(state, by.seat, effect.value)


# ---------------------------------------------------------------------------------------------- healing


def patients(state: RuneboundState, seat: Seat, who: Who) -> tuple[str, ...]:
    """Return the figures that a word on a card means (RUN-083, RUN-243)."""
    player = state.players[seat]
    if who == "all_heroes":
        return tuple(other.hero for other in state.players)
    return (player.hero,) if who == "hero" else player.figures


Cure = HealWounds | HealAll | RecoverExhaustion


@carry_out.register
def _heal_wounds(effect: HealWounds, state: RuneboundState, by: Resolve) -> None:
    _cure(state, by.seat, effect)


@carry_out.register
def _heal_all(effect: HealAll, state: RuneboundState, by: Resolve) -> None:
    _cure(state, by.seat, effect)


@carry_out.register
def _recover(effect: RecoverExhaustion, state: RuneboundState, by: Resolve) -> None:
    _cure(state, by.seat, effect)


def _cure(state: RuneboundState, seat: Seat, effect: Cure) -> None:
    """Heal one figure of the player's choice, or each of those that are meant."""
    whole = _step(state, seat, effect)
    if effect.who == "hero_or_ally":
        state.push(whole)
    else:
        state.push(*(replace(whole, among=(figure,)) for figure in whole.among))


def _step(state: RuneboundState, seat: Seat, effect: Cure) -> HealFigure:
    """Return the step that heals one of the figures meant."""
    among = patients(state, seat, effect.who)
    if isinstance(effect, HealWounds):
        return HealFigure(seat, wounds=effect.value, among=among)
    if isinstance(effect, RecoverExhaustion):
        return HealFigure(seat, exhaustion=effect.value, among=among)
    return HealFigure(seat, ALL, ALL, among)


def useless(state: RuneboundState, seat: Seat, effects: Iterable[AnyEffect]) -> Reason | None:
    """Return why effects that only heal do nothing: nobody of those whom they serve has anything to heal."""
    cures = [effect if isinstance(effect, Cure) else None for effect in effects]
    helps = any(cure is None or _step(state, seat, cure).able(state) for cure in cures)
    return None if helps else refuse("nothing-to-heal", "RUN-167")


class Heal(Action, frozen=True):
    """Heal one of the figures."""

    figure: str


class HealFigure(RuneboundStep, frozen=True):
    """Remove counters from one figure; its seat chooses among those that have any."""

    seat: Seat
    wounds: int = 0
    exhaustion: int = 0
    among: tuple[str, ...] = ()

    def ask(self, state: RuneboundState) -> dict[Seat, Choices]:
        """Return the figures that could be healed; {} if there is no choice."""
        able = self.able(state)
        if len(able) < 2:
            return {}
        return {self.seat: [choice(Heal(figure), target=figure_ref(figure)) for figure in able]}

    def take(self, state: RuneboundState, seat: Seat, action: Action) -> None:
        match action:
            case Heal(figure):
                self._heal(state, figure)

    def run(self, state: RuneboundState) -> None:
        """Heal the only one, if there is one."""
        for figure in self.able(state):
            self._heal(state, figure)

    def able(self, state: RuneboundState) -> list[str]:
        """Return the figures that would be the better for it."""
        return [
            figure
            for figure in self.among
            if (self.wounds and figure in state.wounds) or (self.exhaustion and figure in state.exhaustion)
        ]

    def _heal(self, state: RuneboundState, figure: str) -> None:
        before = state.wounds.get(figure, 0), state.exhaustion.get(figure, 0)
        figures.put(state.wounds, figure, -self.wounds)
        figures.put(state.exhaustion, figure, -self.exhaustion)
        after = state.wounds.get(figure, 0), state.exhaustion.get(figure, 0)
        state.emit(
            "heal",
            seat=self.seat,
            figure=figure,
            wounds=before[0] - after[0],
            exhaustion=before[1] - after[1],
        )


# ---------------------------------------------------------------------------------------------- choices


@carry_out.register(Choose)
def _choose(effect: Choose, state: RuneboundState, by: Resolve) -> None:
    state.push(ChooseEffects(effect.options, by))


class ChooseOption(Action, frozen=True):
    """One of the lists of effects."""

    number: int


class ChooseEffects(RuneboundStep, frozen=True):
    """One of several lists of effects; one that costs more gold than there is cannot be chosen (RUN-239)."""

    options: tuple[tuple[AnyEffect, ...], ...]
    by: Resolve

    def ask(self, state: RuneboundState) -> dict[Seat, Choices]:
        """Return every list by its number."""
        gold = state.players[self.by.seat].gold
        return {
            self.by.seat: [
                choice(ChooseOption(number), reason=_too_dear(gold, effects))
                for number, effects in enumerate(self.options)
            ]
        }

    def take(self, state: RuneboundState, seat: Seat, action: Action) -> None:
        """Carry out the chosen list."""
        match action:
            case ChooseOption(number):
                state.push(replace(self.by, effects=self.options[number]))

    def question(self, state: RuneboundState, seat: Seat) -> Ask:
        """Return which card asks."""
        return Ask("choose-effects", {"card": self.by.card})


def _too_dear(gold: int, effects: Iterable[AnyEffect]) -> Reason | None:
    cost = sum(effect.value for effect in effects if isinstance(effect, LoseGold))
    return refuse("too-little-gold", "RUN-239", need=cost, have=gold) if cost > gold else None


# ----------------------------------------------------------------------------------------------- a look


@carry_out.register(Reveal)
def _reveal(_: Reveal, state: RuneboundState, by: Resolve) -> None:
    if any(state.decks[colour] for colour in COLOURS):
        state.push(ChooseDeck(by.seat))


class LookAt(Action, frozen=True):
    """Look at the top card of an Adventure deck."""

    colour: str


class ChooseDeck(RuneboundStep, frozen=True):
    """The Adventure deck to look at."""

    seat: Seat

    def ask(self, state: RuneboundState) -> dict[Seat, Choices]:
        """Return every deck that has a card."""
        return {self.seat: [choice(LookAt(c), target=deck_ref(c)) for c in COLOURS if state.decks[c]]}

    def take(self, state: RuneboundState, seat: Seat, action: Action) -> None:
        """Its top card is lifted for this player alone (RUN-234)."""
        match action:
            case LookAt(colour):
                card = state.decks[colour][-1]
                state.emit("look", seat=seat, deck=colour)
                state.emit("seen", seen_by=[seat], seat=seat, deck=colour, card=card)
                state.push(Look(seat, colour, card))


class Leave(Action, frozen=True):
    """Leave the card on top of its deck."""


class PutUnder(Action, frozen=True):
    """Put the card under its deck."""


class Look(RuneboundStep, frozen=True):
    """The top card of a deck, seen by one player: it stays there or goes under the deck."""

    seat: Seat
    colour: str
    card: str

    def ask(self, state: RuneboundState) -> dict[Seat, Choices]:
        """Return both places for the card."""
        return {self.seat: [button(Leave()), button(PutUnder())]}

    def take(self, state: RuneboundState, seat: Seat, action: Action) -> None:
        """Others see where the card goes, not what it is."""
        under = isinstance(action, PutUnder)
        state.emit("looked", seat=seat, deck=self.colour, place="under" if under else "leave")
        if under:
            *rest, top = state.decks[self.colour]
            state.decks[self.colour] = (top, *rest)

    def seen_by(self, seat: Seat) -> RuneboundStep:
        """Others do not see the card."""
        return self if seat == self.seat else replace(self, card=UNKNOWN)

    def guessed(self, state: RuneboundState, seat: Seat) -> RuneboundStep:
        """Return the top card of the deck, for who does not see it."""
        return replace(self, card=state.decks[self.colour][-1])
