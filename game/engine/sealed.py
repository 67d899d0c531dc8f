"""Choices that several seats make in secret at the same time, and that are revealed together."""

from __future__ import annotations

from typing import Generic, TypeVar

from game.engine.model import UNKNOWN, Action, Choices, Seat, State, Step
from game.engine.positions.flaws import require
from game.engine.structs import replace

S = TypeVar("S", bound=State)

Answer = tuple[str, ...]
"""A seat's choice so far, in the order of its clicks; () if it hasn't chosen anything."""
HIDDEN: Answer = (UNKNOWN,)
"""Another seat's answer in a view: it hides even how much was chosen."""


class SealedChoice(Step[S], Generic[S], frozen=True, kw_only=True):
    """Several seats choose in secret. The engine asks them, hides their answers, and reveals them when all
    are sealed; a title defines the candidates and the result.

    choosers   the seats, in the order in which their answers are revealed
    answers    their answers in the same order; () before the first one
    sealed     the choosers that have confirmed
    """

    choosers: tuple[Seat, ...]
    answers: tuple[Answer, ...] = ()
    sealed: tuple[Seat, ...] = ()

    def check(self, state: S) -> None:
        """Raise Flaw if a chooser is named twice or the number of answers is wrong."""
        seats = len(self.choosers)
        require(len({*self.choosers}) == seats, "error-flaw-seat-twice", "choosers")
        found = len(self.answers)
        require(found in (0, seats), "error-flaw-entries", "answers", found=found, expected=seats)
        once = len({*self.sealed}) == len(self.sealed) and {*self.sealed} <= {*self.choosers}
        require(once, "error-flaw-sealed", "sealed")

    def candidates(self, state: S, seat: Seat, answer: Answer) -> Choices:
        """Return the next candidates of a chooser; empty if it has nothing to choose, so nobody waits for
        it."""
        raise NotImplementedError(type(self).__name__)

    def answered(self, answer: Answer, action: Action) -> tuple[Answer, bool]:
        """Return a chooser's answer after an action, and whether that action seals it."""
        raise NotImplementedError(type(self).__name__)

    def reveal(self, state: S, answers: dict[Seat, Answer]) -> None:
        """Carry out the answers once all of them are sealed."""
        raise NotImplementedError(type(self).__name__)

    def likely(self, state: S, seat: Seat) -> Answer:
        """Return a complete answer that the seat could have given, drawn with the state's generator."""
        raise NotImplementedError(type(self).__name__)

    def seals(self, action: Action) -> bool:
        """Return whether an action confirms the answer."""
        return self.answered((), action)[1]

    def answer(self, seat: Seat) -> Answer:
        """Return a chooser's answer so far."""
        return dict(zip(self.choosers, self.answers, strict=False)).get(seat, ())

    def ask(self, state: S) -> dict[Seat, Choices]:
        """Return the candidates of every chooser that has any and hasn't confirmed."""
        open_ = [seat for seat in self.choosers if seat not in self.sealed]
        asked = {seat: self.candidates(state, seat, self.answer(seat)) for seat in open_}
        return {seat: choices for seat, choices in asked.items() if choices}

    def take(self, state: S, seat: Seat, action: Action) -> None:
        """Add an action to a seat's answer, without reporting an event."""
        answer, seals = self.answered(self.answer(seat), action)
        answers = tuple(answer if s == seat else self.answer(s) for s in self.choosers)
        state.push(replace(self, answers=answers, sealed=(*self.sealed, seat) if seals else self.sealed))

    def run(self, state: S) -> None:
        """Reveal all answers at the same moment."""
        self.reveal(state, {seat: self.answer(seat) for seat in self.choosers})

    def seen_by(self, seat: Seat) -> SealedChoice[S]:
        """Return the step with the answers of all other seats hidden."""
        return replace(self, answers=tuple(self.answer(s) if s == seat else HIDDEN for s in self.choosers))

    def guessed(self, state: S, seat: Seat) -> SealedChoice[S]:
        """Return the step with random sealed answers for the others; unsealed answers start empty."""
        return replace(self, answers=tuple(self._guess(state, s) for s in self.choosers))

    def _guess(self, state: S, seat: Seat) -> Answer:
        if self.answer(seat) != HIDDEN:
            return self.answer(seat)
        return self.likely(state, seat) if seat in self.sealed else ()
