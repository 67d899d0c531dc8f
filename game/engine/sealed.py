"""Choices that several seats make in secret at the same time, and that come out together."""

from __future__ import annotations

from typing import Generic, TypeVar

from msgspec.structs import replace

from game.engine.model import UNKNOWN, Action, Choices, Seat, State, Step
from game.engine.positions.flaws import demand

S = TypeVar("S", bound=State)

Answer = tuple[str, ...]
"""What a seat has chosen so far, in the order of its clicks; () nothing yet."""
HIDDEN: Answer = (UNKNOWN,)
"""An answer in the view of another seat: not even how much it is can be seen."""


class SealedChoice(Step[S], Generic[S], frozen=True, kw_only=True):
    """Several seats choose in secret. The engine asks them, keeps and hides their answers, and opens them
    when all are sealed; a title says what may be chosen and what then happens.

    choosers   the seats, in the order in which their answers are opened
    answers    theirs, in the same order; shorter while nobody has chosen
    sealed     the choosers that have confirmed
    """

    choosers: tuple[Seat, ...]
    answers: tuple[Answer, ...] = ()
    sealed: tuple[Seat, ...] = ()

    def check(self, state: S) -> None:
        """Every chooser is one seat, and has answered once at most."""
        seats = len(self.choosers)
        demand(len({*self.choosers}) == seats, "names a seat twice", "choosers")
        demand(
            len(self.answers) in (0, seats), f"has {len(self.answers)} entries, expected {seats}", "answers"
        )
        once = len({*self.sealed}) == len(self.sealed) and {*self.sealed} <= {*self.choosers}
        demand(once, "names a seat twice, or one that does not choose", "sealed")

    def candidates(self, state: S, seat: Seat, answer: Answer) -> Choices:
        """What a chooser may choose next; none: it has nothing to choose and is not waited for."""
        raise NotImplementedError(type(self).__name__)

    def answered(self, answer: Answer, action: Action) -> tuple[Answer, bool]:
        """Return a chooser's answer after an action, and whether that seals it."""
        raise NotImplementedError(type(self).__name__)

    def reveal(self, state: S, answers: dict[Seat, Answer]) -> None:
        """All are sealed: what comes of it."""
        raise NotImplementedError(type(self).__name__)

    def likely(self, state: S, seat: Seat) -> Answer:
        """Return a whole answer that a seat might have given, drawn by the state's generator."""
        raise NotImplementedError(type(self).__name__)

    def seals(self, action: Action) -> bool:
        """Return whether an action confirms an answer."""
        return self.answered((), action)[1]

    def answer(self, seat: Seat) -> Answer:
        """What a chooser has chosen so far."""
        return dict(zip(self.choosers, self.answers, strict=False)).get(seat, ())

    def ask(self, state: S) -> dict[Seat, Choices]:
        """Return every chooser that has something to choose and has not confirmed."""
        open_ = [seat for seat in self.choosers if seat not in self.sealed]
        asked = {seat: self.candidates(state, seat, self.answer(seat)) for seat in open_}
        return {seat: choices for seat, choices in asked.items() if choices}

    def take(self, state: S, seat: Seat, action: Action) -> None:
        """Kept, and told to nobody."""
        answer, seals = self.answered(self.answer(seat), action)
        answers = tuple(answer if s == seat else self.answer(s) for s in self.choosers)
        state.push(replace(self, answers=answers, sealed=(*self.sealed, seat) if seals else self.sealed))

    def run(self, state: S) -> None:
        """Opened at the same moment."""
        self.reveal(state, {seat: self.answer(seat) for seat in self.choosers})

    def seen_by(self, seat: Seat) -> SealedChoice[S]:
        """Nothing of what others have chosen, nor how much."""
        return replace(self, answers=tuple(self.answer(s) if s == seat else HIDDEN for s in self.choosers))

    def guessed(self, state: S, seat: Seat) -> SealedChoice[S]:
        """Sealed answers of others at random; those that are open begin anew."""
        return replace(self, answers=tuple(self._guess(state, s) for s in self.choosers))

    def _guess(self, state: S, seat: Seat) -> Answer:
        if self.answer(seat) != HIDDEN:
            return self.answer(seat)
        return self.likely(state, seat) if seat in self.sealed else ()
