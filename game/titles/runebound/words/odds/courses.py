"""The exact course of a combat by a plan: who acts in each phase of every round, until one side falls.

A plan names for each phase the number of the figure that attacks, or -1 for the defending Hero. An Ally that
has fallen no longer attacks; the Hero defends in its phase.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.engine.model import Seat
from game.engine.structs import replace
from game.titles.runebound.rules.cards import standing
from game.titles.runebound.rules.combat import rolls
from game.titles.runebound.rules.combat.phases import Phase
from game.titles.runebound.rules.combat.plans import Mends, mends, shares_of
from game.titles.runebound.rules.combat.rolls import Odds
from game.titles.runebound.rules.heroes import figures
from game.titles.runebound.rules.heroes.wounds import thrown_back
from game.titles.runebound.rules.state.book import PHASES
from game.titles.runebound.rules.state.state import RuneboundState
from game.titles.runebound.words.odds import escapes

Plan = tuple[int, ...]
"""For each phase the number of the attacking figure, -1 for the Hero's defence."""
Lives = tuple[int, ...]
"""The Life left to the Hero and to each Ally; 0: fallen."""
Spot = tuple[Lives, int]
"""The Lives of the own side, and the Life of the foe, as a round begins or within it."""
Made = tuple[Spot, int]
"""The same with the rolls made so far: 0 none, 1 of an Ally, 2 of the Hero."""
Rolls = tuple[dict[int, Odds], ...]
"""For each phase the roll of each way to act."""
TRIED = 2
"""The number of plans that are compared exactly where many Challenges are."""
SWEEPS = 1000
"""The most times that rounds are worked out against a foe that mends its Wounds."""
ROUNDING = 1e-12
"""The change below which these results count as final."""


class Course(NamedTuple):
    """The results of a combat: the chance to win, the rounds, the Hero's Wounds and the Allies that fall, on
    average, and the chance to escape."""

    win: float
    rounds: float
    wounds: float
    fallen: float
    free: float = 0.0


NOTHING = Course(0.0, 0.0, 0.0, 0.0)


class Side(NamedTuple):
    """A seat's figures against a Challenge.

    rolls     the rolls while no combat roll has been made, those after one of an Ally, and those after one of
              the Hero (RUN-211), in each round but the first
    first     the same in the round under way
    lives     the Life left to each figure, the Hero first
    foe       the Life left to the Challenge;   most: all its Life
    back      for each phase the Wounds that the Challenge takes when the Hero is hurt (RUN-214)
    entry     the number of the phase under way: those before it are over; -1 that of escape
    acted     the figures that attack no more in the round under way
    attempts  the chances of escapes, one after the other: those that begin now, and those in later rounds
    """

    rolls: tuple[Rolls, ...]
    first: tuple[Rolls, ...]
    lives: Lives
    foe: int
    most: int
    mends: Mends
    back: tuple[int, ...]
    entry: int
    acted: frozenset[int]
    attempts: tuple[tuple[float, ...], tuple[float, ...]]


def side(state: RuneboundState, seat: Seat, known: Sequence[str] = ()) -> Side:
    """Return a seat's side in a round of the combat under way against a Challenge.

    known   the figures to be listed, those that are gone as fallen; by default those of the seat
    """
    fight, who = state.combat, known or fighters(state, seat)
    step = state.stack[-1] if state.stack else None
    entry = PHASES.index(fight.phase) if fight.phase in PHASES else -1
    later, rest = _without(state, "round", "phase", "roll", "test"), _without(state, "phase")
    there = state.players[seat].figures
    own = [figures.life(state, one) - state.wounds.get(one, 0) if one in there else 0 for one in who]
    foe = state.book.challenges[fight.card]
    return Side(
        rolls=(made := _variants(later, seat, who)),
        first=_first(_variants(state, seat, who), _variants(rest, seat, who), entry)
        if state.lasting
        else made,
        lives=tuple(own),
        foe=foe.life - fight.wounds,
        most=foe.life,
        mends=mends(foe),
        back=tuple(thrown_back(state, seat, phase) for phase in PHASES),
        entry=entry + (isinstance(step, Phase) and bool(step.made)),
        acted=frozenset(number for number, one in enumerate(who) if one in fight.attacked),
        attempts=(escapes.attempts(state, seat, paid=True), escapes.attempts(later, seat, paid=True)),
    )


def fighters(state: RuneboundState, seat: Seat) -> tuple[str, ...]:
    """Return the figures of a seat that may attack in the combat under way, the Hero first (RUN-245)."""
    player = state.players[seat]
    return (player.hero, *(() if "allies" in standing.forbidden(state, seat) else player.allies))


def _without(state: RuneboundState, *scopes: str) -> RuneboundState:
    """Return the position without the passing effects of these scopes."""
    if not state.lasting:
        return state
    after = state.copy()
    standing.end(after, *scopes)
    return after


def _first(now: tuple[Rolls, ...], rest: tuple[Rolls, ...], entry: int) -> tuple[Rolls, ...]:
    """Return the rolls of the round under way: those of its phase `now`, and those of the rest."""
    return tuple(
        tuple(ours[at] if at == entry else others[at] for at in range(len(PHASES)))
        for ours, others in zip(now, rest, strict=True)
    )


def _variants(state: RuneboundState, seat: Seat, who: Sequence[str]) -> tuple[Rolls, ...]:
    """Return the rolls before any was made, after one of an Ally, and after one of the Hero."""
    by_ally = state.copy()
    by_ally.fight = replace(state.combat, rolled=True)
    plain, ally = _rolls(state, seat, who), _rolls(by_ally, seat, who)
    if not state.lasting:
        return plain, ally, ally
    by_hero = by_ally.copy()
    standing.end_roll(by_hero, seat)
    return plain, ally, _rolls(by_hero, seat, who)


def _rolls(state: RuneboundState, seat: Seat, attacking: Sequence[str]) -> Rolls:
    hero = attacking[0]
    return tuple(
        {-1: rolls.combat_odds(state, seat, hero, phase, attacking=False)}
        | {n: rolls.combat_odds(state, seat, who, phase, attacking=True) for n, who in enumerate(attacking)}
        for phase in PHASES
    )


def plans(own: Side) -> tuple[Plan, ...]:
    """Return every choice of who acts in which phase; each figure attacks once at most (RUN-087)."""
    return shares_of(len(own.lives))


def most_promising(own: Side) -> list[Plan]:
    """Return those of the plans that deal most, for what they may cost, in one round."""
    return sorted(plans(own), key=lambda plan: -_merit(own, plan))[:TRIED]


def _merit(own: Side, plan: Plan) -> float:
    """Return the Wounds that a round is likely to deal, as a share of the foe's Life, less those it costs."""
    merit = 0.0
    for made, who in zip(own.rolls[-1], plan, strict=True):
        good = made[who].chance / made[who].of
        merit += good * made[who].deals / max(1, own.foe)
        merit -= (1 - good) * made[who].takes / max(1, own.lives[0]) * (who <= 0)
    return merit


def course(own: Side, plan: Plan, leave: int = 0) -> Course:
    """Return what a combat brings that is fought by a plan from now on.

    leave   the Hero escapes as soon as it has no more Life than this when a round begins
    """
    return _Solved(own, plan, leave).course()


class _Solved:
    """The results of a plan for every position that a combat can come to."""

    def __init__(self, own: Side, plan: Plan, leave: int) -> None:
        self._own, self._plan = own, plan
        self._leave = leave if own.attempts[1] else 0
        self._known: dict[Spot, Course] = {}

    def course(self) -> Course:
        """Return the results from the present position on."""
        start, now = (self._own.lives, self._own.foe), self._own.attempts[0]
        if self._own.entry < 0 and now and self._own.lives[0] <= self._leave:
            return _escaped(now)
        opening = self._opening(start)
        ways = self._reached(opening)
        order = sorted(ways, key=lambda spot: sum(spot[0]) + spot[1])
        for _ in range(SWEEPS if any(self._own.mends) else 1):
            changes = [self._settle(spot, ways[spot]) for spot in order]
            if max(changes, default=0.0) < ROUNDING:
                break
        return self._after(start, opening)

    def _reached(self, opening: dict[Spot, float]) -> dict[Spot, dict[Spot, float]]:
        """Return every position in which another round is fought, with the positions after it."""
        found, edge = dict[Spot, dict[Spot, float]](), [*opening]
        while edge:
            spot = edge.pop()
            if spot in found or spot in self._known or _is_over(spot):
                continue
            if spot[0][0] <= self._leave:
                self._known[spot] = _escaped(self._own.attempts[1][: spot[0][0]])
            else:
                found[spot] = self._round(spot)
                edge += found[spot]
        return found

    def _settle(self, spot: Spot, ways: dict[Spot, float]) -> float:
        """Work out the results from a position on; return by how much its chance to win changed."""
        before = self._known.get(spot, NOTHING)
        again = ways.get(spot, 0.0)
        once = self._after(spot, {there: part for there, part in ways.items() if there != spot})
        more = 1.0 / max(ROUNDING, 1.0 - again)
        self._known[spot] = found = Course(
            *(value * more for value in once._replace(rounds=once.rounds + again))
        )
        return abs(found.win - before.win)

    def _after(self, spot: Spot, ways: dict[Spot, float]) -> Course:
        """Return the results of a round with these outcomes, and of those that follow."""
        (hero, *allies), _ = spot
        total = [0.0] * len(NOTHING)
        for there, part in ways.items():
            (left, *others), foe = there
            later = self._known.get(there, NOTHING)
            fallen = sum(was > 0 >= now for was, now in zip(allies, others, strict=True))
            values = (
                float(foe <= 0) if _is_over(there) else later.win,
                1 + later.rounds, hero - left + later.wounds, fallen + later.fallen, later.free,
            )  # fmt: skip
            total = [sum_ + part * value for sum_, value in zip(total, values, strict=True)]
        return Course(*total)

    def _opening(self, spot: Spot) -> dict[Spot, float]:
        """Return the positions after the rest of the round under way."""
        ways = {(spot, 0): 1.0}
        for at in range(max(0, self._own.entry), len(self._plan)):
            who = -1 if self._plan[at] in self._own.acted else self._plan[at]
            ways = self._further(ways, self._own.first, at, who)
        return self._ended(ways)

    def _round(self, spot: Spot) -> dict[Spot, float]:
        """Return the positions after a round, each with its probability, where the next one begins."""
        ways = {(spot, 2): 1.0}
        for at, who in enumerate(self._plan):
            ways = self._further(ways, self._own.rolls, at, who)
        return self._ended(ways)

    def _further(
        self, ways: dict[Made, float], made_rolls: tuple[Rolls, ...], at: int, who: int
    ) -> dict[Made, float]:
        """Return the positions after a phase in which a figure attacks, or the Hero (-1) defends."""
        further: dict[Made, float] = {}
        for (here, made), part in ways.items():
            for there, likely in self._phase(here, made, made_rolls[made][at], at, who):
                further[there] = further.get(there, 0.0) + part * likely
        return further

    def _ended(self, ways: dict[Made, float]) -> dict[Spot, float]:
        found: dict[Spot, float] = {}
        for (end, _), part in ways.items():
            after = self._mended(end)
            found[after] = found.get(after, 0.0) + part
        return found

    def _phase(
        self, spot: Spot, made: int, odds_of: dict[int, Odds], at: int, who: int
    ) -> Iterator[tuple[Made, float]]:
        """Yield what a phase leads to, and how likely."""
        lives, foe = spot
        if _is_over(spot):
            yield (spot, made), 1.0
            return
        acting = who if who < 0 or lives[who] > 0 else -1
        odds = odds_of[acting]
        good = odds.chance / odds.of
        then = max(made, 1 if acting > 0 else 2)
        yield ((lives, max(0, foe - odds.deals)), then), good
        yield (self._failed(spot, odds.takes, at, max(0, acting)), then), 1 - good

    def _failed(self, spot: Spot, takes: int, at: int, hurt: int) -> Spot:
        """Return the position after a figure took these Wounds in a phase (RUN-214, RUN-215)."""
        lives, foe = spot
        left = tuple(max(0, n - takes) if number == hurt else n for number, n in enumerate(lives))
        foe = min(self._own.most, foe + (self._own.mends.drained if takes else 0))
        return left, max(0, foe - (self._own.back[at] if takes and not hurt else 0))

    def _mended(self, spot: Spot) -> Spot:
        """Return the position in which the next round begins (Regenerate)."""
        lives, foe = spot
        return spot if _is_over(spot) else (lives, min(self._own.most, foe + self._own.mends.regenerated))


def _escaped(chances: Sequence[float]) -> Course:
    """Return the result of escapes until one succeeds or the Hero falls."""
    made = escapes.flight(chances, paid=True)
    return NOTHING._replace(wounds=made.wounds, free=made.free)


def _is_over(spot: Spot) -> bool:
    lives, foe = spot
    return lives[0] <= 0 or foe <= 0
