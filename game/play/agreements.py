"""Agreements at a table: a change of the position that every person there must agree to."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.model import Agreed, Event, Seat
from game.engine.positions import agreements
from game.engine.session import moment
from game.engine.session.session import WATCHER
from game.play.controller import GameController


def stop(game: GameController) -> str | None:
    """Return the message id of why nobody can propose an agreement now; None if the viewer can."""
    if game.session.over:
        return "agree-over"
    if game.session.header.lesson:
        return "agree-lesson"
    asked = game.viewer in game.humans and game.viewer in game.session.waiting_for()
    return None if asked and not game.past and not game.out_of_time else "agree-not-now"


class Proposal:
    """Changes that the viewer proposes. Each person agrees, then they are made; one refusal ends it.

    Bots agree to everything.
    """

    def __init__(self, game: GameController, changes: Sequence[str]) -> None:
        """Check the changes. Raises BadAgreement."""
        self._game, self.changes, self.proposer = game, tuple(changes), game.viewer
        session = game.session
        agreements.check(session.title, session.state, self.proposer, self.changes)
        made = moment.make(session.title, session.state, self.proposer, Agreed(self.changes))
        self.events: tuple[Event, ...] = tuple(e for e in made.events if e.is_visible_to(WATCHER))
        """The changes as everybody at the table may know them."""
        self.waiting: list[Seat] = [*game.humans] if game.covers else [game.viewer]
        """The people who have not agreed yet."""
        self._made = session.made

    @property
    def is_made(self) -> bool:
        """True once everybody has agreed, and the position was changed."""
        return not self.waiting

    def agree(self, seat: Seat) -> None:
        """Note that a person agrees; with the last one the position changes. Raises BadAgreement."""
        self.waiting = [other for other in self.waiting if other != seat]
        if not self.waiting:
            self._game.clock.write()
            self._game.session.agree(self.proposer, self.changes)
            self._game.bots.forget()
