"""The Adventure step: meetings with Heroes, and cards that are drawn (RUN-057 to RUN-073)."""

from __future__ import annotations

from game.engine.model import Action, Ask, Choices, Seat, button, choice
from game.titles.runebound.rules.adventure.meeting import FaceToFace
from game.titles.runebound.rules.adventure.refresh import RefreshCounters
from game.titles.runebound.rules.cards import abilities
from game.titles.runebound.rules.cards.resolve import Resolve
from game.titles.runebound.rules.combat import combat
from game.titles.runebound.rules.state.state import (
    RuneboundState,
    RuneboundStep,
    adventure_on,
    figure_ref,
    space_ref,
)
from game.titles.runebound.rules.state.zones import discard, draw
from game.titles.runebound.rules.threat.retinue import FaceRetinue


class Meet(Action, frozen=True):
    """Meet the Hero of another seat."""

    seat: Seat


class Draw(Action, frozen=True):
    """Face what waits on the space."""


class MeetNobody(Action, frozen=True):
    """Pass all Heroes on the space by."""


class Adventure(RuneboundStep, frozen=True):
    """Another Hero or an adventure on the space where movement ended, one of the two (RUN-026, RUN-059)."""

    def ask(self, state: RuneboundState) -> dict[Seat, Choices]:
        """Return the Heroes to meet and the adventure; without Heroes it is compulsory (RUN-060), without
        either the step is skipped.
        """
        seat = state.active
        if seat in state.knocked_out:
            return {}
        found = [choice(Meet(other), target=figure_ref(hero)) for other, hero in _others(state)]
        if adventure_on(state, state.me.space):
            found.append(choice(Draw(), target=space_ref(state.me.space)))
        elif found:
            found.append(button(MeetNobody()))
        return {seat: found} if found else {}

    def take(self, state: RuneboundState, seat: Seat, action: Action) -> None:
        """Meet a Hero, or attempt what waits on the space."""
        match action:
            case Meet(other):
                state.push(FaceToFace(other))
            case Draw():
                _attempt(state, state.me.space)
            case MeetNobody():
                state.push(FaceRetinue())

    def run(self, state: RuneboundState) -> None:
        """Without another adventure a neighbour of the Retinue must fight it (RUN-233)."""
        if state.active not in state.knocked_out:
            state.push(FaceRetinue())

    def question(self, state: RuneboundState, seat: Seat) -> Ask:
        """Return how many Heroes could be met: with none, only the adventure is there."""
        return Ask("adventure", {"others": len(_others(state))})


def _others(state: RuneboundState) -> list[tuple[Seat, str]]:
    """Return the other Heroes on the space (RUN-058)."""
    here = state.me.space
    return [(s, p.hero) for s, p in enumerate(state.players) if p.space == here and s != state.active]


def _attempt(state: RuneboundState, space: str) -> None:
    """A Challenge left undefeated comes first; else a card is drawn (RUN-057, RUN-061, RUN-062)."""
    colour = state.book.spaces[space].adventure if space in state.counters else ""
    if space in state.undefeated:
        combat.begin(state, state.undefeated[space], "undefeated", colour)
    else:
        state.push(DrawAdventure(colour, space))


class DrawAdventure(RuneboundStep, frozen=True):
    """A card of the Adventure deck of a colour, while the Hero is still on the space (RUN-073).

    A Hero that was knocked out is in a town by now.

    again: one was drawn in this step already. Then a deck without any Challenge gives nothing more.
    """

    colour: str
    space: str
    again: bool = False

    def run(self, state: RuneboundState) -> None:
        """Draw the card and carry out its text."""
        gone = state.me.space != self.space
        if gone or (self.again and not self._challenges_left(state)):
            return
        card = draw(state, self.colour) or ""
        state.emit("adventure", seat=state.active, deck=self.colour, card=card)
        if card in state.book.challenges:
            combat.begin(state, card, "drawn", self.colour)
        elif card in state.book.events:
            self._event(state, card)
        elif card:
            discard(state, card)
            abilities.open_window(state)
            hero = state.me.hero
            state.push(Resolve(state.book.encounters[card].effects, state.active, hero, card), self._next())

    def _event(self, state: RuneboundState, card: str) -> None:
        """Play an Event, unless its number is lower than that of the active one (RUN-065, RUN-066)."""
        if state.event and state.book.events[card].number < state.book.events[state.event].number:
            discard(state, card)
            state.emit("passed_over", seat=state.active, card=card)
            state.push(self._next())
        else:
            more = [self._next()] if state.on("draw_after_event") else []
            _replace_event(state, card)
            state.push(*_of_event(state, card), *more)

    def _next(self) -> DrawAdventure:
        """Return the draw of another card of the same colour (RUN-066, RUN-068, RUN-071)."""
        return DrawAdventure(self.colour, self.space, again=True)

    def _challenges_left(self, state: RuneboundState) -> bool:
        cards = (*state.decks[self.colour], *state.discards[self.colour])
        return any(card in state.book.challenges for card in cards)


def _replace_event(state: RuneboundState, card: str) -> None:
    """Make an Event bind all players in place of the present one (RUN-067, RUN-070)."""
    if state.event:
        discard(state, state.event)
    state.event = card
    state.emit("event", seat=state.active, card=card)


def _of_event(state: RuneboundState, card: str) -> list[RuneboundStep]:
    """Return the effects of playing an Event; starred spaces get their counters back (RUN-069)."""
    abilities.open_window(state)
    steps: list[RuneboundStep] = [Resolve(state.book.events[card].on_play, state.active, state.me.hero, card)]
    if state.on("event_refreshes"):
        steps.append(RefreshCounters(_starred(state)))
    return steps


def _starred(state: RuneboundState) -> tuple[str, ...]:
    return tuple(space.id for space in state.book.spaces.values() if space.star)
