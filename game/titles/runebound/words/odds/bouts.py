"""A whole combat from a view: every way in which it may begin, then its course by a plan."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import NamedTuple

from game.engine.arithmetic import float_sum
from game.engine.model import Seat
from game.titles.runebound.rules.heroes import figures
from game.titles.runebound.rules.state.state import RuneboundState
from game.titles.runebound.words.odds import courses, escapes, foes, openings
from game.titles.runebound.words.odds.courses import Course, Plan, Side
from game.titles.runebound.words.odds.escapes import Flight
from game.titles.runebound.words.odds.openings import Approach, Opening


class Begun(NamedTuple):
    """A way in which a combat begins.

    share    its probability
    so_far   the results before the first round
    side     the seat's side from then on; None if the combat is over
    flights  the escapes that are possible then
    """

    share: float
    so_far: Course
    side: Side | None
    flights: Sequence[Flight]


class Bout(NamedTuple):
    """A combat of a seat's figures, the Hero first, with all ways in which it may begin."""

    fighters: tuple[str, ...]
    ways: tuple[Begun, ...]

    def course(self, plan: Plan, leave: int = 0) -> Course:
        """Return what the combat brings, on average over all ways in which it begins."""
        found = []
        for way in self.ways:
            then = courses.course(way.side, plan, leave) if way.side is not None else courses.NOTHING
            found.append([way.share * (a + b) for a, b in zip(way.so_far, then, strict=True)])
        return Course(*map(float_sum, zip(*found, strict=True)))

    def plans(self) -> Sequence[Plan]:
        """Return every choice of who acts in which phase; the best of all is the only one if no round is
        fought."""
        side = self._usual
        return courses.plans(side) if side is not None else [(-1, -1, -1)]

    def promising(self) -> Generator[None, None, Course]:
        """Return the course of the best of the plans that deal most, for what they may cost; pause between
        them."""
        side, best = self._usual, courses.NOTHING
        for plan in courses.most_promising(side) if side is not None else self.plans():
            best = max(best, self.course(plan))
            yield
        return best

    def flights(self) -> list[Flight]:
        """Return the escapes on average over all ways of beginning that lead to a round; [] if there are
        none."""
        count = max((len(way.flights) for way in self.ways), default=0)
        return [self._flight(number) for number in range(count)]

    def _flight(self, number: int) -> Flight:
        first = free = wounds = 0.0
        fought = [way for way in self.ways if way.flights]
        for way in fought:
            made = way.flights[min(number, len(way.flights) - 1)]
            part = way.share / float_sum(other.share for other in fought)
            first, free = first + part * made.first, free + part * made.free
            wounds += part * (way.so_far.wounds + made.wounds)
        return Flight(bool(number), first, free, wounds)

    @property
    def _usual(self) -> Side | None:
        """The seat's side in the likeliest beginning in which a round is fought."""
        ways = [way for way in self.ways if way.side is not None]
        return max(ways, key=lambda way: way.share).side if ways else None


def bout(
    view: RuneboundState, seat: Seat, card: str, approach: Approach = openings.PLAIN
) -> Generator[None, None, Bout]:
    """Return a combat of a seat's Hero against a Challenge, the one under way if it is this one; pause after
    each choice before it."""
    known, ways = courses.fighters(foes.against(view, seat, card), seat), list[Begun]()
    for opening in openings.openings(view, seat, card, approach):
        if opening is None:
            yield
        else:
            ways.append(_begun(view, seat, known, opening))
    return Bout(known, tuple(ways))


def _begun(view: RuneboundState, seat: Seat, known: tuple[str, ...], opening: Opening) -> Begun:
    """Return a way in which the combat begins, with what it has cost so far."""
    share, state = opening
    so_far = _so_far(view, state, seat, known)
    if state.fight is None:
        return Begun(share, so_far, None, ())
    return Begun(share, so_far, courses.side(state, seat, known), escapes.flights(state, seat))


def _so_far(view: RuneboundState, state: RuneboundState, seat: Seat, known: tuple[str, ...]) -> Course:
    """Return the results up to a position: a victory, Wounds, and lost Allies."""
    hero, before, now = known[0], view.players[seat], state.players[seat]
    left = figures.life(view, hero) - view.wounds.get(hero, 0)
    fell = seat in state.knocked_out and seat not in view.knocked_out
    win = float(len(now.defeated) > len(before.defeated))
    wounds = left if fell else state.wounds.get(hero, 0) - view.wounds.get(hero, 0)
    fallen = sum(ally not in now.allies for ally in known[1:])
    return Course(win, 0.0, float(wounds), float(fallen))
