"""A move, its consequences, and whether it can be taken back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from game.engine import codec, zones
from game.engine.model import UNKNOWN, Action, Agreed, Event, Seat, State
from game.engine.positions import agreements
from game.engine.title import Title

_FORESIGHT = 1
"""The seed of the guess on which a choice is tried out."""


@dataclass(frozen=True, eq=False)
class Moment:
    """A seat's move between two positions. Its consequences are computed on demand."""

    title: Title
    before: State
    after: State
    seat: Seat
    action: Action
    events: tuple[Event, ...]
    follows: bool = False
    """True if one gesture made it together with the move before; undo and redo treat them as one."""
    _shown: dict[Seat, bool] = field(default_factory=dict)

    @cached_property
    def stop(self) -> str | None:
        """The message id of why nobody can take the move back, because somebody saw something; None if that
        is possible.
        """
        if self.before.rng != self.after.rng:
            return "undo-stops-roll"
        if self.reveals_to(self.seat):
            return "undo-stops-reveal"
        if not self.after.stack:
            return "undo-stops-end"
        if isinstance(self.action, Agreed):
            return None
        return "undo-stops-sealed" if self.before.stack[-1].seals(self.action) else None

    def reveals_to(self, seat: Seat) -> bool:
        """Return whether the move revealed something hidden to a seat."""
        if seat not in self._shown:
            self._shown[seat] = self._learns(seat)
        return self._shown[seat]

    def _learns(self, seat: Seat) -> bool:
        """Return whether the move revealed something to a seat: a hidden thing became visible, a step or
        event named it, or a sealed choice was revealed.
        """
        known, named = _named(self.before, seat), _named(self.after, seat)
        hidden = zones.hidden(self.title.zones(self.before), seat).difference(known)
        seen = zones.seen(self.title.zones(self.after), seat)
        return (
            not hidden.isdisjoint(seen)
            or not hidden.isdisjoint(named)
            or not hidden.isdisjoint(_named_by(self.events, seat))
            or named.count(UNKNOWN) < known.count(UNKNOWN)
        )


def _named(state: State, seat: Seat) -> list[str]:
    """Return the ids in pending steps, as a seat sees them."""
    return codec.names([step.seen_by(seat) for step in state.stack])


def _named_by(events: Iterable[Event], seat: Seat) -> Iterator[str]:
    """Yield the ids in events that a seat sees. A fact may hold several ids, separated by spaces."""
    for event in events:
        if event.is_visible_to(seat):
            for fact in event.facts.values():
                yield from str(fact).split()


def make(title: Title, before: State, seat: Seat, action: Action, follows: bool = False) -> Moment:
    """Play a move on a copy of a position. Raises IllegalAction."""
    after = before.copy()
    events: list[Event] = []
    after.events = events
    agreements.play(title, after, seat, action)
    after.events = None
    return Moment(title, before, after, seat, action, tuple(events), follows)


def trial(title: Title, state: State, seat: Seat) -> Any:
    """Return a position to try a seat's choices out on: guessed from its view, it reveals nothing hidden."""
    return title.guess(title.view(state, seat), seat, _FORESIGHT)
