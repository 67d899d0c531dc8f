"""Dials and combat cards: both sides of a combat select in secret, then it ends (SCY-154 to SCY-170)."""

from __future__ import annotations

from game.engine import rng
from game.engine.hooks import Hook
from game.engine.model import Action, Ask, Choices, Fact, Seat, button, choice, refuse
from game.engine.positions.flaws import require, require_none, require_unique
from game.engine.sealed import Answer, SealedChoice
from game.titles.scythe.rules.actions.gains import draw
from game.titles.scythe.rules.combat.retreat import Retreat
from game.titles.scythe.rules.content.ability_kinds import ExtraCard, Lakes
from game.titles.scythe.rules.content.book import Book
from game.titles.scythe.rules.movement.walking import LAKE
from game.titles.scythe.rules.scoring.stars import star_of_combat
from game.titles.scythe.rules.state.abilities import of_kind
from game.titles.scythe.rules.state.control import own_at
from game.titles.scythe.rules.state.state import ScytheState, ScytheStep, card_ref, is_fighter


class Dial(Action, frozen=True):
    """Select so much power on the dial."""

    amount: int


class PlayCard(Action, frozen=True):
    """Put a combat card beside the dial."""

    card: str


class Confirm(Action, frozen=True):
    """Select no more; this is final."""


CONFIRM = button(Confirm())
MORE_CARDS: Hook[[ScytheState, Seat, str], int] = Hook()
"""The number of additional combat cards that a side may play on a place; negative means fewer."""
COMBAT_OVER: Hook[[ScytheState, str, Seat], ScytheStep] = Hook()
"""The steps after a combat on a place, given the winner."""


class SetPower(SealedChoice[ScytheState], frozen=True, kw_only=True):
    """Attacker and defender secretly select power, then combat cards; both are shown (SCY-154 to SCY-160).

    An answer is the number of the dial, then combat cards.
    """

    place: str

    def check(self, state: ScytheState) -> None:
        """Raise Flaw unless both sides have fighters there and own what they have selected (SCY-154,
        SCY-156).
        """
        super().check(state)
        require(len(self.choosers) == 2, "scythe-flaw-two-seats", "choosers")
        require(state.active in self.choosers, "scythe-flaw-no-active-seat", "choosers")
        self.check_place(state)
        for number, answer in enumerate(self.answers):
            _check_answer(state, self.choosers[number], answer, "answers", number)

    def check_place(self, state: ScytheState) -> None:
        """Raise Flaw unless both sides have fighters on the place."""
        for seat in self.choosers:
            fights = any(map(is_fighter, own_at(state, seat, self.place)))
            require(fights, "scythe-flaw-no-fighter", "place", seat=seat, place=self.place)

    def candidates(self, state: ScytheState, seat: Seat, answer: Answer) -> Choices:
        """Return the next candidates of a side. One that has nothing to select isn't asked, which everybody
        knows.
        """
        if not has_choice(state, seat):
            return []
        return _cards(state, seat, answer, self.most(state, seat)) if answer else _dial(state, seat)

    def answered(self, answer: Answer, action: Action) -> tuple[Answer, bool]:
        """Return the answer after an action; a confirmed choice cannot be changed any more (SCY-346)."""
        match action:
            case Dial(amount):
                return (str(amount),), False
            case PlayCard(card):
                return (*answer, card), False
            case _:
                return answer, True

    def question(self, state: ScytheState, seat: Seat) -> Ask:
        """Return the question: `stage` dial or cards, the total so far, the number of cards and its limit."""
        answer = self.answer(seat)
        facts: dict[str, Fact] = {
            "place": self.place,
            "stage": "cards" if answer else "dial",
            "total": total(state.book, answer),
            "cards": len(answer[1:]),
            "most": addable(state, seat, self.most(state, seat)),
            "power": state.players[seat].power,
        }
        return Ask("set-power", facts)

    def reveal(self, state: ScytheState, answers: dict[Seat, Answer]) -> None:
        """Show both at the same moment, pay power, discard cards, find the winner (SCY-157 to SCY-160)."""
        totals = {seat: reveal(state, seat, answer) for seat, answer in answers.items()}
        attacker, defender = self.choosers
        won = totals[attacker] >= totals[defender]
        winner, loser = (attacker, defender) if won else (defender, attacker)
        is_tie = totals[attacker] == totals[defender]
        state.emit("combat_won", seat=winner, other=loser, place=self.place, tie=int(is_tie))
        state.push(*self.result(winner, loser, totals[loser] > 0), *self.aftermath(state, winner))

    def likely(self, state: ScytheState, seat: Seat) -> Answer:
        """Return a random selection that the side could have made."""
        return _any_answer(state, seat, self.most(state, seat))

    def most(self, state: ScytheState, seat: Seat) -> int:
        """Return how many combat cards a side may play."""
        return most_cards(state, seat, self.place)

    def result(self, winner: Seat, loser: Seat, consoled: bool) -> tuple[ScytheStep, ...]:
        """Return the retreat, then the loser's card, where it revealed at least 1 power, and the winner's
        star.
        """
        return Retreat(self.place, winner, loser), EndCombat(winner, loser, consoled)

    def aftermath(self, state: ScytheState, winner: Seat) -> list[ScytheStep]:
        """Return the steps that tiles add after the combat."""
        return COMBAT_OVER(state, self.place, winner)


def _check_answer(state: ScytheState, seat: Seat, answer: Answer, *path: str | int) -> None:
    player, (dial, *cards) = state.players[seat], answer or ("0",)
    most = min(player.power, state.book.limits.dial)
    fits = dial in map(str, range(most + 1))
    require(fits, "scythe-flaw-dial", *path, found=dial, most=most)
    require_unique(cards, "scythe-flaw-card-twice", *path)
    require_none((card for card in cards if card not in player.hand), "scythe-flaw-not-in-hand", *path)


def _dial(state: ScytheState, seat: Seat) -> Choices:
    """Return the power that can be dialed: up to the track, and to the top of the dial."""
    power = state.players[seat].power
    lacking = refuse("not-enough-power", "SCY-154", power=power)
    numbers = range(state.book.limits.dial + 1)
    return [choice(Dial(n), target=f"dial:{seat}", reason=lacking if n > power else None) for n in numbers]


def _cards(state: ScytheState, seat: Seat, answer: Answer, most: int) -> Choices:
    """Return the cards that can be added, and no more."""
    reason = refuse("no-more-cards", "SCY-156", most=most) if len(answer) > most else None
    left = [card for card in state.players[seat].hand if card not in answer]
    cards = [choice(PlayCard(c), source=card_ref(c), target=f"dial:{seat}", reason=reason) for c in left]
    return [*cards, CONFIRM]


def total(book: Book, answer: Answer) -> int:
    """Return the total power of an answer: the dial and the cards."""
    return int(answer[0]) + sum(book.combat[card] for card in answer[1:]) if answer else 0


def reveal(state: ScytheState, seat: Seat, answer: Answer) -> int:
    """Show and pay a side's selection. Return its total (SCY-157 to SCY-159)."""
    dial, cards = total(state.book, answer[:1]), answer[1:]
    player = state.players[seat]
    hand = tuple(card for card in player.hand if card not in cards)
    state.change(seat, power=player.power - dial, hand=hand)
    state.combat_discard.extend(cards)
    values, power = [state.book.combat[card] for card in cards], total(state.book, answer)
    state.emit("reveal_power", seat=seat, dial=dial, values=" ".join(map(str, values)), total=power)
    return power


def most_cards(state: ScytheState, seat: Seat, place: str) -> int:
    """Return one card for each own character and mech in the combat, and what abilities add (SCY-155 to
    SCY-306).
    """
    units = own_at(state, seat, place)
    fighters = sum(map(is_fighter, units))
    extra = sum(a.amount for a in of_kind(state, seat, ExtraCard)) if fighters < len(units) else 0
    if state.book.territories[place].terrain == LAKE:
        extra += sum(a.combat_cards for a in of_kind(state, seat, Lakes))
    return max(0, fighters + extra + sum(MORE_CARDS(state, seat, place)))


def addable(state: ScytheState, seat: Seat, most: int) -> int:
    """Return how many combat cards a side can add; everybody knows the number."""
    return min(most, len(state.players[seat].hand))


def has_choice(state: ScytheState, seat: Seat) -> bool:
    """Return whether a side can select anything but nothing; everybody knows that."""
    return bool(state.players[seat].power or state.players[seat].hand)


def _any_answer(state: ScytheState, seat: Seat, most: int) -> Answer:
    player = state.players[seat]
    dial = rng.randrange(state, min(player.power, state.book.limits.dial) + 1)
    hand = rng.shuffle(state, list(player.hand))
    return (str(dial), *hand[: rng.randrange(state, most + 1)])


class EndCombat(ScytheStep, frozen=True):
    """The loser's card, then the winner's star (SCY-167, SCY-168, SCY-170)."""

    winner: Seat
    loser: Seat
    consoled: bool
    """True if the loser revealed at least 1 power."""

    def run(self, state: ScytheState) -> None:
        """Let the loser draw a card, then give the winner its star."""
        if self.consoled:
            draw(state, self.loser, 1)
        star_of_combat(state, self.winner)
