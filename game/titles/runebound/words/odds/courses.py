"""The exact course of a combat by a plan: who acts in each phase of every round, until one side falls.

A plan names for each phase the number of the figure that attacks, or -1 for the defending Hero. An Ally that
has fallen no longer attacks; the Hero defends in its phase.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from game.engine.model import Seat
from game.engine.structs import replace
from game.titles.runebound.rules.cards import standing
from game.titles.runebound.rules.combat import rolls
from game.titles.runebound.rules.combat.plans import Mends, mends, shares_of
from game.titles.runebound.rules.combat.rolls import Odds
from game.titles.runebound.rules.heroes import figures
from game.titles.runebound.rules.state.book import PHASES
from game.titles.runebound.rules.state.state import RuneboundState

Plan = tuple[int, ...]
"""For each phase the number of the attacking figure, -1 for the Hero's defence."""
Lives = tuple[int, ...]
"""The Life left to the Hero and to each Ally; 0: fallen."""
Spot = tuple[Lives, int]
"""The Lives of the own side, and the Life of the foe, as a round begins or within it."""
Rolls = tuple[dict[int, Odds], ...]
"""For each phase the roll of each way to act."""
TRIED = 2
"""The number of plans that are compared exactly where many Challenges are."""
SWEEPS = 1000
"""The most times that rounds are worked out against a foe that mends its Wounds."""
ROUNDING = 1e-12
"""The change below which these results count as final."""


class Course(NamedTuple):
    """The results of a combat: the chance to win, the rounds, the Hero's Wounds and the Allies that
    fall, on average."""

    win: float
    rounds: float
    wounds: float
    fallen: float


NOTHING = Course(0.0, 0.0, 0.0, 0.0)


class Side(NamedTuple):
    """A seat's figures against a Challenge.

    rolls   the rolls while no combat roll has been made, those after one of an Ally, and those after one of
            the Hero (RUN-211)
    lives   the Life left to each figure, the Hero first
    foe     the Life left to the Challenge;   most: all its Life
    """

    rolls: tuple[Rolls, ...]
    lives: Lives
    foe: int
    most: int
    mends: Mends


def side(state: RuneboundState, seat: Seat) -> Side:
    """Return a seat's side in the combat under way against a Challenge, as a round begins."""
    fight, player = state.combat, state.players[seat]
    foe = state.book.challenges[fight.card]
    barred = "allies" in standing.forbidden(state, seat)
    allies = () if barred else player.allies
    lives = [figures.life(state, figure) - state.wounds.get(figure, 0) for figure in (player.hero, *allies)]
    by_ally = state.copy()
    by_ally.fight = replace(fight, rolled=True)
    by_hero = by_ally.copy()
    standing.end_roll(by_hero, seat)
    rolled = tuple(_rolls(one, seat, (player.hero, *allies)) for one in (state, by_ally, by_hero))
    return Side(rolled, tuple(lives), foe.life - fight.wounds, foe.life, mends(foe))


def _rolls(state: RuneboundState, seat: Seat, attacking: tuple[str, ...]) -> Rolls:
    hero = attacking[0]
    return tuple(
        {-1: rolls.combat_odds(state, seat, hero, phase, attacking=False)}
        | {n: rolls.combat_odds(state, seat, who, phase, attacking=True) for n, who in enumerate(attacking)}
        for phase in PHASES
    )


def plans(own: Side) -> tuple[Plan, ...]:
    """Return every choice of who acts in which phase; each figure attacks once at most (RUN-087)."""
    return shares_of(len(own.lives))


def promising(own: Side) -> Course:
    """Return the course of the best of the plans that deal most, for what they may cost, in one round."""
    return max(course(own, plan) for plan in sorted(plans(own), key=lambda plan: -_merit(own, plan))[:TRIED])


def _merit(own: Side, plan: Plan) -> float:
    """Return the Wounds that a round is likely to deal, as a share of the foe's Life, less those it costs."""
    merit = 0.0
    for made, who in zip(own.rolls[-1], plan, strict=True):
        good = made[who].chance / made[who].of
        merit += good * made[who].deals / max(1, own.foe)
        merit -= (1 - good) * made[who].takes / max(1, own.lives[0]) * (who <= 0)
    return merit


def course(own: Side, plan: Plan) -> Course:
    """Return what a combat brings that is fought by a plan from the beginning of a round on."""
    return _Solved(own, plan).course()


class _Solved:
    """The results of a plan for every position that a combat can come to."""

    def __init__(self, own: Side, plan: Plan) -> None:
        self._own, self._plan = own, plan
        self._known: dict[Spot, Course] = {}

    def course(self) -> Course:
        """Return the results from the present position on."""
        start = self._own.lives, self._own.foe
        opening = self._round(start, made=0)
        ways = self._reached(opening)
        order = sorted(ways, key=lambda spot: sum(spot[0]) + spot[1])
        for _ in range(SWEEPS if any(self._own.mends) else 1):
            changes = [self._settle(spot, ways[spot]) for spot in order]
            if max(changes, default=0.0) < ROUNDING:
                break
        return self._after(start, opening, self._known)

    def _reached(self, opening: dict[Spot, float]) -> dict[Spot, dict[Spot, float]]:
        """Return every position in which another round begins, with the positions after it."""
        found, edge = dict[Spot, dict[Spot, float]](), [*opening]
        while edge:
            spot = edge.pop()
            if spot not in found and not _is_over(spot):
                found[spot] = self._round(spot, made=2)
                edge += found[spot]
        return found

    def _settle(self, spot: Spot, ways: dict[Spot, float]) -> float:
        """Work out the results from a position on; return by how much its chance to win changed."""
        before = self._known.get(spot, NOTHING)
        again = ways.get(spot, 0.0)
        once = self._after(spot, {there: part for there, part in ways.items() if there != spot}, self._known)
        more = 1.0 / max(ROUNDING, 1.0 - again)
        self._known[spot] = found = Course(
            *(value * more for value in once._replace(rounds=once.rounds + again))
        )
        return abs(found.win - before.win)

    def _after(self, spot: Spot, ways: dict[Spot, float], known: dict[Spot, Course]) -> Course:
        """Return the results of a round with these outcomes, and of those that follow."""
        (hero, *allies), _ = spot
        total = [0.0] * len(NOTHING)
        for there, part in ways.items():
            (left, *others), foe = there
            later = known.get(there, NOTHING)
            fallen = sum(was > 0 >= now for was, now in zip(allies, others, strict=True))
            values = (
                float(foe <= 0) if _is_over(there) else later.win,
                1 + later.rounds, hero - left + later.wounds, fallen + later.fallen,
            )  # fmt: skip
            total = [sum_ + part * value for sum_, value in zip(total, values, strict=True)]
        return Course(*total)

    def _round(self, spot: Spot, made: int) -> dict[Spot, float]:
        """Return the positions after a round, each with its probability, where the next one begins.

        made    0 before the first combat roll, 1 after one of an Ally, 2 after one of the Hero
        """
        ways: dict[tuple[Spot, int], float] = {(spot, made): 1.0}
        for at, who in enumerate(self._plan):
            further: dict[tuple[Spot, int], float] = {}
            for (here, rolled), part in ways.items():
                for there, likely in self._phase(here, rolled, at, who):
                    further[there] = further.get(there, 0.0) + part * likely
            ways = further
        found: dict[Spot, float] = {}
        for (end, _), part in ways.items():
            after = self._mended(end)
            found[after] = found.get(after, 0.0) + part
        return found

    def _phase(self, spot: Spot, made: int, at: int, who: int) -> Iterator[tuple[tuple[Spot, int], float]]:
        """Yield what a phase leads to, and how likely."""
        lives, foe = spot
        if _is_over(spot):
            yield (spot, made), 1.0
            return
        acting = who if who < 0 or lives[who] > 0 else -1
        odds = self._own.rolls[made][at][acting]
        good = odds.chance / odds.of
        then = max(made, 1 if acting > 0 else 2)
        yield ((lives, max(0, foe - odds.deals)), then), good
        hurt = max(0, acting)
        left = tuple(max(0, n - odds.takes) if number == hurt else n for number, n in enumerate(lives))
        drained = self._own.mends.drained if odds.takes else 0
        yield ((left, min(self._own.most, foe + drained)), then), 1 - good

    def _mended(self, spot: Spot) -> Spot:
        """Return the position in which the next round begins (Regenerate)."""
        lives, foe = spot
        return spot if _is_over(spot) else (lives, min(self._own.most, foe + self._own.mends.regenerated))


def _is_over(spot: Spot) -> bool:
    lives, foe = spot
    return lives[0] <= 0 or foe <= 0
