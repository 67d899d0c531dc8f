"""Hiring crew and swapping it (Barracks, Enaree, cards)."""

from __future__ import annotations

from functools import cache

from game.engine.model import Action, Choice, Choices, Option, Reason, Seat, choice, refuse
from game.engine.structs import replace
from game.titles.raiders.rules.shared.abilities import cheaper, reduction
from game.titles.raiders.rules.shared.goods import lacking, pay
from game.titles.raiders.rules.shared.picks import Pick
from game.titles.raiders.rules.state.book import Book, Cost
from game.titles.raiders.rules.state.state import (
    CREW_SPACES,
    Player,
    RaidersState,
    Space,
    card_ref,
    space_ref,
)


class HireCard(Action, frozen=True):
    """Hire a hand card to a crew space; the card there leaves."""

    card: str
    space: int


class Swap(Action, frozen=True):
    """Swap the crew member on a crew space with a hand card."""

    card: str
    space: int


class Hire(Pick, frozen=True):
    """Hire one crew member from the hand for its printed silver (RAI-063), or free (RAI-087).

    `at` names the building whose crew abilities lower the price (RAI-212).
    """

    free: bool = False
    at: str = ""

    def picks(self, state: RaidersState) -> Choices:
        """Return every hand card on every crew space; on an occupied one the card there is discarded
        (RAI-066).
        """
        player, book = state.me, state.book
        less = [self._less(book, player, number) for number in range(CREW_SPACES)]
        return [
            Choice(
                _hire(card, state.active, number),
                lacking(player, cheaper(self._printed(book, card), less[number]), "RAI-067"),
            )
            for card in player.hand
            for number in range(CREW_SPACES)
        ]

    def price(self, book: Book, player: Player, card: str, number: int) -> Cost:
        """Return the cost of a card on a crew space."""
        return cheaper(self._printed(book, card), self._less(book, player, number))

    def _printed(self, book: Book, card: str) -> Cost:
        return {} if self.free else {"silver": book.crew[card].silver}

    def _less(self, book: Book, player: Player, number: int) -> Cost:
        """Return how much less it is on a crew space, without what a card that leaves it gave (RAI-066)."""
        return reduction(book, player.with_space(number, Space()), self.at, "hire") if self.at else {}

    def pick(self, state: RaidersState, action: Action) -> None:
        """Free the space if need be, pay, put the card there."""
        match action:
            case HireCard(card, number):
                price = self.price(state.book, state.me, card, number)
                if state.me.spaces[number].crew:
                    dismiss(state, number)
                pay(state, state.active, price)
                put_on_space(state, card, number)
                state.emit("hire", seat=state.active, card=card)


@cache
def _hire(card: str, seat: Seat, number: int) -> Option:
    return Option(HireCard(card, number), card_ref(card), space_ref(seat, number, "crew"))


class SwapCrewWithHand(Pick, frozen=True):
    """Swap a hired crew member with a hand card, at no silver; animals and place stay (RAI-203)."""

    def picks(self, state: RaidersState) -> Choices:
        """Return every hand card on every crew member."""
        return [
            choice(Swap(card, number), source=card_ref(card), target=space_ref(state.active, number, "crew"))
            for card in state.me.hand
            for number, space in enumerate(state.me.spaces)
            if space.crew
        ]

    def blocked(self, state: RaidersState, player: Player) -> Reason | None:
        """Return the reason if there is no hired crew member or no hand card."""
        if not player.hand:
            return refuse("no-hand-card", "RAI-203")
        return None if player.crew else refuse("no-crew", "RAI-203")

    def pick(self, state: RaidersState, action: Action) -> None:
        """The hired card goes to the hand, its wounds to the supply."""
        match action:
            case Swap(card, number):
                leaving = state.me.spaces[number].crew
                put_on_space(state, card, number)
                state.change(state.active, hand=(*state.me.hand, leaving))
                state.emit("swap", seat=state.active, card=card, leaving=leaving)


def put_on_space(state: RaidersState, card: str, number: int) -> None:
    """A hand card goes on a crew space, unwounded; the animals there stay."""
    player = state.me
    hand = tuple(c for c in player.hand if c != card)
    space = replace(player.spaces[number], crew=card, wounds=0)
    state.players[state.active] = replace(player.with_space(number, space), hand=hand)


def dismiss(state: RaidersState, number: int) -> None:
    """A crew card leaves the board for the discard pile, its wounds for the supply (RAI-066, RAI-137)."""
    space: Space = state.me.spaces[number]
    state.crew_discard.append(space.crew)
    state.players[state.active] = state.me.with_space(number, replace(space, crew="", wounds=0))
    state.emit("dismiss", seat=state.active, card=space.crew)
