"""The odds of the combat under way: the value of each choice if all later ones are optimal."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from game.engine.model import Action, Seat
from game.engine.structs import replace
from game.titles.runebound.bot.force import Force, force
from game.titles.runebound.bot.hero_outlook import HeroOutlook
from game.titles.runebound.rules.cards import standing
from game.titles.runebound.rules.cards.abilities import GoOn
from game.titles.runebound.rules.combat import rolls
from game.titles.runebound.rules.combat.escape import Escape, EscapePhase
from game.titles.runebound.rules.combat.phases import Attack, Defend, Phase
from game.titles.runebound.rules.combat.plans import NO_MENDS, Mends
from game.titles.runebound.rules.combat.rolls import Odds
from game.titles.runebound.rules.state.book import PHASES
from game.titles.runebound.rules.state.state import RuneboundState

ALLY_WOUND_COST = 1.3
"""The cost of a Wound of an Ally."""
ALLY_LOSS_PER_GOLD = 1.5
"""The cost of losing an Ally, for each gold of its price."""
UNDEFEATED_COST = 6.0
"""The cost of leaving a Challenge behind undefeated."""
EXHAUSTION_COST = 0.4
"""The cost of a point of Exhaustion."""
ITERATIONS = 7
"""The number of iterations for the value of a round that may change nothing."""

Try = tuple[int, float, int, int, float]
"""A way to act in a phase: index of the figure, -1 for defence; probability, Wounds dealt, Wounds of the
Hero, and expected cost of an Ally's Wounds.
"""


class Stakes(NamedTuple):
    """The values at the end of a combat: of victory without the remaining Life; of a knockout with the full
    Life that follows; that Life; and of a point of Life.
    """

    win: float
    loss: float
    life: int
    point: float


class Combat:
    """A combat against a Challenge, solved for all numbers of Wounds on both sides."""

    def __init__(
        self, tries: tuple[tuple[Try, ...], ...], flee: float, most: int, foe: int, stakes: Stakes,
        mends: Mends = NO_MENDS,
    ) -> None:  # fmt: skip
        self._tries, self._flee, self._stakes, self._foe, self._mends = tries, flee, stakes, foe, mends
        self._start = [[stakes.loss] * (foe + 1) for _ in range(most + 1)]
        self._values = [[dict[tuple[int, int], float]() for _ in range(foe + 1)] for _ in range(most + 1)]
        for mine in range(1, most + 1):
            for _ in range(ITERATIONS if any(mends) else 1):
                for theirs in range(1, foe + 1):
                    self._settle(mine, theirs)

    def _settle(self, mine: int, theirs: int) -> None:
        for _ in range(ITERATIONS):
            before = self._start[mine][theirs]
            self._start[mine][theirs] = max(
                self.fight(0, 0, mine, theirs), self.flee(mine, theirs, self._flee)
            )
            self._forget(mine, theirs)
            if self._start[mine][theirs] - before < 0.05:
                return

    def _forget(self, mine: int, theirs: int) -> None:
        """Drop the values that depend on a start: with less Life of the Hero, or of a foe that mends nothing,
        there is no way back to it.
        """
        for values in self._values[mine] if any(self._mends) else (self._values[mine][theirs],):
            values.clear()

    def flee(self, mine: int, theirs: int, good: float) -> float:
        """Return the value of trying to escape with a probability, followed by optimal choices after a
        failure.
        """
        if good < 0:
            return self._stakes.loss
        return good * (self._bare(mine) - UNDEFEATED_COST) + (1 - good) * self.start(mine - 1, theirs)

    def start(self, mine: int, theirs: int) -> float:
        """Return the value at the beginning of a round."""
        if theirs <= 0:
            return self._bare(mine) + self._stakes.win
        return self._start[mine][theirs] if mine > 0 else self._stakes.loss

    def _bare(self, mine: int) -> float:
        """Return the value of the remaining Life; remaining shields count a little."""
        return self._stakes.point * min(mine, self._stakes.life) + 0.3 * mine

    def fight(self, phase: int, used: int, mine: int, theirs: int) -> float:
        """Return the value from a phase on with optimal choices.

        used: a bit mask of the figures that have attacked
        """
        if mine <= 0 or theirs <= 0:
            return self.start(mine, theirs)
        if phase == len(PHASES):
            return self.start(mine, min(self._foe, theirs + self._mends.regenerated))
        values = self._values[mine][theirs]
        if (phase, used) not in values:
            values[phase, used] = max(
                self.attempt(one, phase, used, mine, theirs)
                for one in self._tries[phase]
                if one[0] < 0 or not used & 1 << one[0]
            )
        return values[phase, used]

    def attempt(self, one: Try, phase: int, used: int, mine: int, theirs: int) -> float:
        """Return the value of one way to act, followed by optimal choices."""
        who, good, deals, takes, fear = one
        after = used | (1 << who if who >= 0 else 0)
        hit = self.fight(phase + 1, after, mine, theirs - deals)
        drained = self._mends.drained if takes or who > 0 else 0
        missed = self.fight(phase + 1, after, mine - takes, min(self._foe, theirs + drained))
        return good * hit + (1 - good) * missed - fear


_combat = lru_cache(1024)(Combat)


class Scene(NamedTuple):
    """The solved combat under way, with its present state."""

    combat: Combat
    tries: tuple[tuple[Try, ...], ...]
    mine: int
    theirs: int
    used: int
    phase: int


def scene(now: HeroOutlook, more: float = 0.0) -> Scene:
    """Return the combat of a Hero against a Challenge, if victory were worth `more` than usual."""
    state, seat, player, own = now.state, now.seat, now.player, now.own
    fight = state.combat
    most = own.life + _shield(state, seat, own)
    mine = max(0, most - state.wounds.get(player.hero, 0))
    foe = state.book.challenges[fight.card].life
    tries = tuple(_tries(now.later(), seat, phase) for phase in PHASES)
    combat = _combat(tries, _flee(state), most, foe, _stakes(now, more), now.mends(fight.card))
    used = sum(1 << player.figures.index(f) for f in set(fight.attacked) if f in player.figures)
    phase = PHASES.index(fight.phase) if fight.phase in PHASES else 0
    theirs = foe - fight.wounds
    return Scene(combat, tries, mine, min(theirs, max(1, theirs - now.struck())), used, phase)


def _shield(state: RuneboundState, seat: Seat, own: Force) -> int:
    """Return the Wounds that cards can still prevent, without the cards used in this turn."""
    player = state.players[seat]
    spent = [card for card in player.items if card in state.face_down]
    if not spent:
        return own.shield
    kept = tuple(card for card in player.items if card not in spent)
    return force(state, replace(player, items=kept)).shield


def _tries(state: RuneboundState, seat: Seat, phase: str) -> tuple[Try, ...]:
    """Return the attacks of all figures that may attack, then the defence."""
    player = state.players[seat]
    figures = (player.hero,) if "allies" in standing.forbidden(state, seat) else player.figures
    attacks = [_attack(state, seat, phase, n, f) for n, f in enumerate(figures)]
    return (*attacks, _one(-1, rolls.combat_odds(state, seat, player.hero, phase, attacking=False)))


def _attack(state: RuneboundState, seat: Seat, phase: str, who: int, figure: str) -> Try:
    odds = rolls.combat_odds(state, seat, figure, phase, attacking=True)
    return _one(who, odds, _fear(state, figure, odds.takes) if who else 0.0)


def _fear(state: RuneboundState, ally: str, takes: int) -> float:
    """Return the expected cost of a hit on an Ally, which may kill it."""
    falls = takes and state.wounds.get(ally, 0) + takes >= state.book.allies[ally].life
    return ALLY_WOUND_COST * takes + ALLY_LOSS_PER_GOLD * state.book.allies[ally].cost * falls


def _one(who: int, odds: Odds, fear: float = 0.0) -> Try:
    good = odds.chance / odds.of
    if who > 0:
        return who, good, odds.deals, 0, (1 - good) * fear
    return who, good, odds.deals, odds.takes, 0.0


def _flee(state: RuneboundState, paid: bool = False) -> float:
    """Return the chance of an Escape; -1 where there is none."""
    fight = state.combat
    barred = "escape" in standing.forbidden(state, fight.attacker)
    if barred or not state.book.challenges[fight.card].may_escape:
        return -1.0
    odds = rolls.escape_odds(state, fight.attacker, paid)
    return odds.chance / odds.of


def _stakes(now: HeroOutlook, more: float) -> Stakes:
    return Stakes(prize_of(now) + more, now.loss(), now.own.life, now.point)


def prize_of(now: HeroOutlook) -> float:
    """Return the value of victory in the combat under way."""
    fight = now.state.combat
    return round(now.prize(fight.card, fight.colour), 1)


def fight_worth(now: HeroOutlook) -> float:
    """Return the value of the combat under way, beyond the Life that the Hero has now."""
    at = scene(now)
    worth = at.combat.fight(at.phase, at.used, at.mine, at.theirs)
    return worth - now.point * now.life


def weigh_fight(now: HeroOutlook, more: float = 0.0) -> dict[Action, float]:
    """Return the values of the choices in a phase or in the Escape phase, if victory were worth `more` than
    usual.
    """
    state, seat = now.state, now.seat
    step, at = state.stack[-1], scene(now, more)
    found: dict[Action, float] = {}
    if isinstance(step, Phase) and not step.made:
        for one in _tries(state, seat, PHASES[at.phase]):
            worth = at.combat.attempt(one, at.phase, at.used, at.mine, at.theirs)
            found[_action(state, seat, one[0])] = worth
    elif isinstance(step, EscapePhase):
        found[GoOn()] = at.combat.fight(0, 0, at.mine, at.theirs)
        for paid in (False, True):
            flee = _flee(state, paid)
            worth = at.combat.flee(at.mine, at.theirs, flee) - EXHAUSTION_COST * paid
            found[Escape(paid)] = worth
    return {action: worth - now.point * now.life for action, worth in found.items()}


def _action(state: RuneboundState, seat: Seat, who: int) -> Action:
    return Defend() if who < 0 else Attack(state.players[seat].figures[who])
