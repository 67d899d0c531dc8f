"""The Factory: a card for the first visit, and its top action (chapter 16)."""

from __future__ import annotations

from functools import cache

from game.engine.model import Action, Choice, Choices, Option, Seat, choice
from game.titles.scythe.rules.actions.pay import Pay, lacking
from game.titles.scythe.rules.actions.produce import TERRITORIES
from game.titles.scythe.rules.actions.rewards import Gains, TakeGain
from game.titles.scythe.rules.scoring.stars import PlaceStars
from game.titles.scythe.rules.state.state import ScytheState, ScytheStep, action_ref, card_ref, section_ref
from game.titles.scythe.rules.turn.rows import ProducePart, TakeTop

ACTION = "factory_top"


def visiting(state: ScytheState) -> bool:
    """Return whether the active character came to the Factory in this turn and its player has no card yet.

    Only a Move brings a card, so a character that was shifted there must come back (SCY-189, SCY-356).
    """
    character = f"character.{state.active}"
    if state.me.factory or character not in state.came_from:
        return False
    return state.at[character] == state.book.factory_place.id


class VisitFactory(ScytheStep, frozen=True):
    """After the combats of a Move: the active character's first visit, if it is one (SCY-188, SCY-189)."""

    def run(self, state: ScytheState) -> None:
        """Look at the cards that are left."""
        if visiting(state):
            state.push(ChooseFactoryCard())


class Keep(Action, frozen=True):
    card: str


class ChooseFactoryCard(ScytheStep, frozen=True):
    """Keep one of the cards on the board, seen by nobody else; there is no way round (SCY-188, SCY-190)."""

    def ask(self, state: ScytheState) -> dict[Seat, Choices]:
        """Return every card that is left."""
        return {state.active: [_keep(state.active, card) for card in state.factory]}

    def take(self, state: ScytheState, seat: Seat, action: Action) -> None:
        """It is face up from now on; the others stay face down (SCY-348)."""
        match action:
            case Keep(card):
                state.factory.remove(card)
                state.change(seat, factory=card)
                state.emit("factory_card", seat=seat, card=card)


@cache
def _keep(seat: Seat, card: str) -> Choice:
    return Choice(Option(Keep(card), card_ref(card), section_ref(seat, "factory")))


def alternatives(state: ScytheState, seat: Seat) -> Choices:
    """Return the top action of a seat's Factory card, where it produces also in part; its whole cost is paid
    (SCY-012, SCY-357)."""
    card = state.book.factory[state.players[seat].factory]
    short = lacking(state, seat, card.cost, "SCY-357")
    found = [choice(TakeTop(card.id), source=action_ref(seat, ACTION), reason=short)]
    if TERRITORIES in card.gain:
        found.append(choice(ProducePart(), reason=short, not_for_bots=True))
    return found


class FactoryTop(ScytheStep, frozen=True):
    """The top action of a Factory card whose cost can be paid: cost, then gains, then stars (SCY-357)."""

    card: str
    part: bool = False

    def ask(self, state: ScytheState) -> dict[Seat, Choices]:
        """Return which of the gains, where only one is to be had."""
        card = state.book.factory[self.card]
        return {state.active: [_one(state.active, item) for item in card.gain]} if card.one else {}

    def take(self, state: ScytheState, seat: Seat, action: Action) -> None:
        """Pay, then take the chosen gain."""
        match action:
            case TakeGain(item):
                self._go(state, {item: state.book.factory[self.card].gain[item]})

    def run(self, state: ScytheState) -> None:
        """Pay, then gain everything."""
        self._go(state, state.book.factory[self.card].gain)

    def _go(self, state: ScytheState, gains: dict[str, int]) -> None:
        cost = state.book.factory[self.card].cost
        paying = Pay(cost, action_ref(state.active, ACTION))
        state.push(paying, Gains(gains, part=self.part), PlaceStars(state.active))


@cache
def _one(seat: Seat, item: str) -> Choice:
    return choice(TakeGain(item), target=action_ref(seat, ACTION))
