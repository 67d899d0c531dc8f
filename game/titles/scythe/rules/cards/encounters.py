"""Encounters: a card for a character that ends its Move on a token (chapter 15)."""

from __future__ import annotations

from functools import cache

from game.engine.hooks import Hook
from game.engine.model import (
    DECLINING,
    Action,
    Choice,
    Choices,
    Option,
    Reason,
    Seat,
    button,
    choice,
    refs,
    refuse,
)
from game.titles.scythe.rules.actions.pay import Pay, lacking
from game.titles.scythe.rules.actions.rewards import Gains, TakePart, divisible
from game.titles.scythe.rules.content.ability_kinds import EncounterOptions
from game.titles.scythe.rules.content.book import EncounterOption
from game.titles.scythe.rules.scoring.stars import PlaceStars
from game.titles.scythe.rules.state.abilities import of_kind
from game.titles.scythe.rules.state.control import own_at, structure_at, units_at
from game.titles.scythe.rules.state.state import (
    ScytheState,
    ScytheStep,
    kind,
    mat_ref,
    owner,
    place_ref,
    unit_ref,
)

ENCOUNTER_RESOLVED: Hook[[ScytheState, str], ScytheStep] = Hook()
"""The steps after the active player's character has resolved the encounter of a place."""
TAKEN = refuse("option-taken", "SCY-282")
NOT_LAND = refuse("shift-not-land", "SCY-356")
NOT_EMPTY = refuse("shift-not-empty", "SCY-356")
ONE_WAY = refuse("shift-one-place", "SCY-356")


def _stand(state: ScytheState) -> str:
    """Return the place of the active player's character."""
    return state.at[f"character.{state.active}"]


class ResolveEncounter(ScytheStep, frozen=True):
    """After the combats of a Move: the active character's encounter, if there is one (SCY-175, SCY-176)."""

    def run(self, state: ScytheState) -> None:
        """The token goes for good and a card is drawn for all to see (SCY-177).

        The card is laid under the deck at once (SCY-184): nothing looks into the deck while it is resolved.
        """
        place = _stand(state)
        if f"character.{state.active}" not in state.came_from or place not in state.encounters:
            return
        state.encounters.remove(place)
        card = state.encounter_deck.pop()
        state.encounter_deck.insert(0, card)
        state.emit("encounter", seat=state.active, place=place, card=card)
        choosing = ChooseOption(card, options_allowed(state, state.active))
        state.push(choosing, *ENCOUNTER_RESOLVED(state, place))


def options_allowed(state: ScytheState, seat: Seat) -> int:
    """Return how many different options of one card a seat may choose (SCY-178, SCY-282)."""
    return max((a.most for a in of_kind(state, seat, EncounterOptions)), default=1)


class TakeOption(Action, frozen=True):
    """Choose an option of the card, counted from 1."""

    number: int


class TakeOptionPart(Action, frozen=True):
    """Choose an option, and take only a part of its gains."""

    number: int


class ChooseOption(ScytheStep, frozen=True):
    """Choose an option of the encounter card; `taken`: those chosen already, of which one must be."""

    card: str
    left: int
    taken: tuple[int, ...] = ()

    def ask(self, state: ScytheState) -> dict[Seat, Choices]:
        """Return every option, whole and where it can be split in part; after the first one: no more."""
        if not self.left:
            return {}
        found: Choices = []
        for number, option in enumerate(state.book.encounters[self.card].option, start=1):
            reason = TAKEN if number in self.taken else lacking(state, state.active, option.cost, "SCY-179")
            found.append(Choice(_option(self.card, number), reason))
            if divisible(option.gain):
                found.append(Choice(_option(self.card, number, part=True), reason))
        return {state.active: [*found, DECLINING] if self.taken else found}

    def take(self, state: ScytheState, seat: Seat, action: Action) -> None:
        """Push cost, gains and stars, and with Meander perhaps another option."""
        match action:
            case TakeOption(number):
                self._take(state, number, part=False)
            case TakeOptionPart(number):
                self._take(state, number, part=True)

    def _take(self, state: ScytheState, number: int, part: bool) -> None:
        option = state.book.encounters[self.card].option[number - 1]
        state.emit("option", seat=state.active, card=self.card, number=number)
        state.push(
            Pay(option.cost, option_ref(self.card, number)),
            *_gains(option, part),
            PlaceStars(state.active),
            ChooseOption(self.card, self.left - 1, (*self.taken, number)),
        )


@cache
def _option(card: str, number: int, part: bool = False) -> Option:
    action = TakeOptionPart(number) if part else TakeOption(number)
    return Option(action, target=option_ref(card, number))


option_ref = refs("option")
"""An option printed on an encounter card: option:e07.2."""


def _gains(option: EncounterOption, part: bool) -> list[ScytheStep]:
    """Return the steps of an option. A look comes before anything is drawn (SCY-355)."""
    special: dict[str, list[ScytheStep]] = {"look": [ChooseHand()], "shift": [ShiftUnits()], "": []}
    return [*special[option.special], EncounterGains(option.gain, part)]


class EncounterGains(ScytheStep, frozen=True):
    """Gains come to the character's own territory (SCY-180)."""

    gains: dict[str, int]
    part: bool

    def run(self, state: ScytheState) -> None:
        """Take all gains, or ask for them one by one."""
        state.push((TakePart if self.part else Gains)(self.gains, _stand(state)))


# ------------------------------------------------------------------------------------------ looking


class Look(Action, frozen=True):
    """Look at the hand of a seat."""

    other: Seat


class ChooseHand(ScytheStep, frozen=True):
    """Name an opponent whose combat cards are looked at (SCY-355)."""

    def ask(self, state: ScytheState) -> dict[Seat, Choices]:
        """Return every opponent, and not looking."""
        others = [_look(seat) for seat in state.clockwise(state.active)]
        return {state.active: [*others, DECLINING]}

    def take(self, state: ScytheState, seat: Seat, action: Action) -> None:
        """Look at the hand; everybody sees that it happens."""
        match action:
            case Look(other):
                state.emit("look", seat=seat, other=other)
                state.push(LookAtHand(other))


@cache
def _look(seat: Seat) -> Choice:
    return choice(Look(seat), target=mat_ref(seat))


class Seen(Action, frozen=True):
    """Put the cards away again."""


class LookAtHand(ScytheStep, frozen=True):
    """The active player looks at a hand, until it is put away (SCY-372)."""

    other: Seat

    def ask(self, state: ScytheState) -> dict[Seat, Choices]:
        """Return the button that ends the look."""
        return {state.active: [button(Seen())]}

    def take(self, state: ScytheState, seat: Seat, action: Action) -> None:
        """The cards are hidden again."""


def looked_at(state: ScytheState, seat: Seat) -> Seat | None:
    """Return the seat whose combat cards a seat may currently look at, besides its own; None if there is
    none.
    """
    top = state.stack[-1] if state.stack else None
    return top.other if isinstance(top, LookAtHand) and seat == state.active else None


# ------------------------------------------------------------------------------------------ shifting


class Shift(Action, frozen=True):
    """Bring a unit to a neighbouring territory."""

    unit: str
    place: str


class ShiftUnits(ScytheStep, frozen=True):
    """Bring own units from the encounter territory to one empty neighbour; no Move (SCY-356)."""

    start: str = ""
    to: str = ""

    def ask(self, state: ScytheState) -> dict[Seat, Choices]:
        """Return every unit there with every neighbouring territory, and no more."""
        start = self.start or _stand(state)
        places = {place: self._refusal(state, place) for place in state.book.territories[start].neighbours}
        units = _one_of_each(own_at(state, state.active, start))
        shifts = [Choice(_shift(u, place), reason) for u in units for place, reason in places.items()]
        return {state.active: [*shifts, DECLINING]}

    def _refusal(self, state: ScytheState, place: str) -> Reason | None:
        if self.to:
            return None if place == self.to else ONE_WAY
        if state.book.territories[place].terrain in ("lake", "home_base"):
            return NOT_LAND
        structure = structure_at(state, place)
        foreign = structure and owner(structure) != state.active
        return NOT_EMPTY if foreign or units_at(state, place) else None

    def take(self, state: ScytheState, seat: Seat, action: Action) -> None:
        """Shift one unit, then ask for the others."""
        match action:
            case Shift(unit, to):
                start = state.at[unit]
                state.at[unit] = to
                state.came_from.pop(unit, None)
                state.emit("shift", seat=seat, unit=unit, start=start, place=to)
                state.push(ShiftUnits(start, to))


def _one_of_each(units: list[str]) -> list[str]:
    """Return the characters and mechs, and one of the workers, who are all alike."""
    workers = [u for u in units if kind(u) == "worker"]
    return [*(u for u in units if kind(u) != "worker"), *workers[:1]]


@cache
def _shift(unit: str, place: str) -> Option:
    return Option(Shift(unit, place), unit_ref(unit), place_ref(place))
