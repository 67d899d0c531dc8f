"""Hiring crew and swapping it (Barracks, Enaree, cards)."""

from __future__ import annotations

from msgspec.structs import replace

from game.engine.model import Choice, Choices, Fact, Option, Plain, Reason, Seat, refuse
from game.titles.raiders.rules.abilities import cheaper
from game.titles.raiders.rules.book import BOOK, Cost
from game.titles.raiders.rules.goods import lacking, pay
from game.titles.raiders.rules.picks import Pick
from game.titles.raiders.rules.state import Player, RaidersState, Space, card_ref, space_ref


class Hire(Pick, frozen=True):
    """Hire one crew member from the hand for its printed silver (RAI-063), or free (RAI-087).

    `at` names the building whose crew abilities lower the price (RAI-212).
    """

    free: bool = False
    at: str = ""

    def picks(self, state: RaidersState) -> Choices:
        """Every hand card on every crew space; on an occupied one the card there is discarded (RAI-066)."""
        player = state.me
        verbs = ["hire_over" if space.crew else "hire" for space in player.spaces]
        return [
            found
            for card in player.hand
            for found in _to_spaces(card, state.active, verbs, self._refusals(player, card))
        ]

    def _refusals(self, player: Player, card: str) -> list[Reason | None]:
        """For each crew space why this card cannot be hired there."""
        prices = [self.price(player, card, number) for number in range(len(player.spaces))]
        return [lacking(player, price, "RAI-067") for price in prices]

    def price(self, player: Player, card: str, number: int) -> Cost:
        """What this card costs on a crew space, without what a card that leaves it gave (RAI-066)."""
        if self.free:
            return {}
        printed = {"silver": BOOK.crew[card].silver}
        return cheaper(player.with_space(number, Space()), self.at, "hire", printed) if self.at else printed

    def pick(self, state: RaidersState, *args: Fact) -> None:
        """Free the space if need be, pay, put the card there."""
        card, number = str(args[0]), int(args[1])
        price = self.price(state.me, card, number)
        if state.me.spaces[number].crew:
            dismiss(state, number)
        pay(state, state.active, price)
        put_on_space(state, card, number)
        state.emit("hire", seat=state.active, card=card)


class SwapCrewWithHand(Pick, frozen=True):
    """Swap a hired crew member with a hand card, at no silver; animals and place stay (RAI-203)."""

    def picks(self, state: RaidersState) -> Choices:
        """Every hand card on every crew member."""
        player = state.me
        verbs = ["swap" if space.crew else "" for space in player.spaces]
        return [c for card in player.hand for c in _to_spaces(card, state.active, verbs, [None] * len(verbs))]

    def blocked(self, state: RaidersState, player: Player) -> Reason | None:
        """It needs a hired crew member and a hand card."""
        if not player.hand:
            return refuse("no-hand-card", "RAI-203")
        return None if player.crew else refuse("no-crew", "RAI-203")

    def pick(self, state: RaidersState, *args: Fact) -> None:
        """The hired card goes to the hand, its wounds to the supply."""
        card, number = str(args[0]), int(args[1])
        leaving = state.me.spaces[number].crew
        put_on_space(state, card, number)
        state.change(state.active, hand=(*state.me.hand, leaving))
        state.emit("swap", seat=state.active, card=card, leaving=leaving)


def _to_spaces(card: str, seat: Seat, verbs: list[str], reasons: list[Reason | None]) -> Choices:
    """A hand card on the crew spaces, each with its verb; not on those that have none."""
    source = card_ref(card)
    return [
        Choice(Option(Plain(verb, (card, number)), source, space_ref(seat, number, "crew")), reason)
        for number, (verb, reason) in enumerate(zip(verbs, reasons, strict=True))
        if verb
    ]


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
