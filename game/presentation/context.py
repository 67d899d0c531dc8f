"""The view that a title's words may look at."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from game.engine.model import Event, Seat
from game.play.people import Person
from game.presentation.messages import Messages


@dataclass(frozen=True)
class Context:
    """Everything that a title's words may use: one seat's view, never the state.

    recent: the events of the last choice that this seat may see, so that dice lie as they fell
    """

    messages: Messages
    view: Any
    seat: Seat
    """The seat whose view it is."""
    people: tuple[Person, ...]
    recent: tuple[Event, ...] = ()

    @property
    def say(self) -> Callable[..., str]:
        """Formats a message in the language of the table: `say("clock-times", times="2:30")`."""
        return self.messages.say
