"""Combat rolls as pure numbers: targets, bonuses, chances and damage (RUN-102 to RUN-108)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from game.engine.model import Seat
from game.engine.structs import replace
from game.titles.runebound.rules.cards import standing
from game.titles.runebound.rules.cards.effect_bases import Standing
from game.titles.runebound.rules.cards.modifiers import (
    AttackBonus,
    DamageBonus,
    DefendBonus,
    EscapeBonus,
    FirstRollBonus,
    PerItemPenalty,
    RollBonus,
    TargetMod,
)
from game.titles.runebound.rules.combat.d20 import SIDES, throw
from game.titles.runebound.rules.heroes import figures, skill
from game.titles.runebound.rules.state.book import Guard
from game.titles.runebound.rules.state.state import Fight, RuneboundState

ESCAPE = "escape"
MIND = "ranged"
"""An Escape is a test of Mind against the ranged target number (RUN-094, RUN-095)."""


class Odds(NamedTuple):
    """The odds of a roll.

    need     least number on the die that succeeds; 0 if the other Hero rolls for it too
    chance   outcomes that succeed
    of       all outcomes
    deals    Wounds for the enemy if it succeeds
    takes    Wounds for the own figure if it fails
    """

    need: int
    chance: int
    of: int = SIDES
    deals: int = 0
    takes: int = 0


# ------------------------------------------------------------------------------------------- the enemy


def enemy(fight: Fight, seat: Seat) -> Seat:
    """Return the seat against which a seat fights; NOBODY for a Challenge."""
    return fight.defender if seat == fight.attacker else fight.attacker


def guard(state: RuneboundState, phase: str) -> Guard:
    """Return the Challenge under way in a phase; an Escape meets it in the ranged one (RUN-095)."""
    printed: Guard = getattr(state.book.challenges[state.combat.card], MIND if phase == ESCAPE else phase)
    return printed


def target(state: RuneboundState, seat: Seat, phase: str) -> int:
    """Return the number that a seat's roll must reach: the Challenge's, or what the other Hero rolled
    (RUN-140).
    """
    fight = state.combat
    base = guard(state, phase).target if fight.card else fight.target
    return base + _shift(state, seat, phase)


def _shift(state: RuneboundState, seat: Seat, phase: str) -> int:
    """Return how much the target number changes; for an Escape only changes of all phases count (RUN-244)."""
    found = standing.from_outside(state, seat, TargetMod)
    return sum(e.value for _, e in found if e.phase == "each" or e.phase == phase)


def enemy_damage(state: RuneboundState, seat: Seat, phase: str) -> int:
    """Return the damage to a seat's figure when its roll of a phase fails (RUN-107, RUN-108, RUN-142)."""
    fight = state.combat
    if fight.card:
        return guard(state, phase).damage
    other = enemy(fight, seat)
    return damage(state, other, state.players[other].hero, phase)


# --------------------------------------------------------------------------------------------- bonuses


def bonus(state: RuneboundState, seat: Seat, figure: str, phase: str, attacking: bool) -> int:
    """Return all that a figure adds to the die in a combat roll (RUN-102)."""
    return sum(value for _, value in parts(state, seat, figure, phase, attacking))


def parts(
    state: RuneboundState, seat: Seat, figure: str, phase: str, attacking: bool
) -> Iterator[tuple[str, int]]:
    """Yield the components of that number: the figure's own, then the bonus or penalty of each card."""
    kind = AttackBonus if attacking else DefendBonus
    yield figure, figures.value(state, figure, phase)
    for card, effect in serving(state, seat, figure):
        if isinstance(effect, kind | RollBonus):
            if fits(effect.phase, phase):
                yield card, effect.value
        elif isinstance(effect, FirstRollBonus | PerItemPenalty) and (value := _first(state, seat, effect)):
            yield card, value


def is_spent(fight: Fight, effect: Standing) -> bool:
    """Return whether an effect was for the first combat roll only, which has been made (RUN-211)."""
    return fight.rolled and isinstance(effect, FirstRollBonus | PerItemPenalty)


def _first(state: RuneboundState, seat: Seat, effect: FirstRollBonus | PerItemPenalty) -> int:
    """Return the bonus for the first combat roll of the combat only (RUN-211)."""
    if state.fight is None or is_spent(state.fight, effect):
        return 0
    if isinstance(effect, FirstRollBonus):
        return effect.value
    items = [state.book.items[card] for card in state.players[seat].items]
    return effect.value * sum(item.type == effect.item for item in items)


def serving(state: RuneboundState, seat: Seat, figure: str) -> Iterator[tuple[str, Standing]]:
    """Yield the effects, each with its card, that count for a figure's combat rolls and damage.

    The cards of a seat serve its Hero (RUN-083, RUN-243); what lies on the table, and a bonus to the first
    roll, whoever rolls (RUN-211, RUN-244).
    """
    if figures.is_hero(state.book, figure):
        yield from standing.sourced(state, seat, Standing)
        return
    yield from standing.of_table(state, seat, Standing)
    for lasting in state.lasting:
        if lasting.seat == seat and isinstance(lasting.effect, FirstRollBonus):
            yield lasting.card, lasting.effect


def fits(phases: str, phase: str) -> bool:
    """Return whether an effect of a phase, of any or of each counts in this phase (RUN-208)."""
    return phases == phase or phases in ("any", "each")


def damage(state: RuneboundState, seat: Seat, figure: str, phase: str) -> int:
    """Return the damage of a figure's successful attack, never below 0 (RUN-106)."""
    total = figures.damage(state.book, figure, phase)
    for _, effect in serving(state, seat, figure):
        if isinstance(effect, DamageBonus) and fits(effect.phase, phase):
            total += effect.value
    return max(0, total)


def escape_bonus(state: RuneboundState, seat: Seat) -> int:
    """Return all that the Hero adds to the die in an Escape test: it is a skill test (RUN-099)."""
    return skill.bonus(state, seat, "mind", ESCAPE) + standing.total(state, seat, EscapeBonus)


# --------------------------------------------------------------------------------------------- chances


def combat_odds(
    state: RuneboundState, seat: Seat, figure: str, phase: str, attacking: bool, deals: int | None = None
) -> Odds:
    """Return the chance of a combat roll, natural 1 and 20 in it. `deals` replaces the normal damage
    (RUN-222).
    """
    need = target(state, seat, phase) - bonus(state, seat, figure, phase, attacking)
    if deals is None:
        deals = damage(state, seat, figure, phase) if attacking else 0
    return Odds(need, chance(need), SIDES, deals, enemy_damage(state, seat, phase))


def chance(need: int, natural: bool = True) -> int:
    """Return how many of the twenty results succeed when the die must show `need`."""
    least, most = (1, SIDES - 1) if natural else (0, SIDES)
    return min(most, max(least, SIDES + 1 - need))


def escape_odds(state: RuneboundState, seat: Seat, paid: bool) -> Odds:
    """Return the chance of an Escape test; against a Hero over both dice (RUN-094, RUN-099, RUN-141)."""
    own = escape_bonus(state, seat) + (state.book.skill.bonus if paid else 0)
    if not state.combat.card:
        return Odds(0, against_hero(state, seat, ESCAPE, own, natural=False), SIDES * SIDES, takes=1)
    need = target(state, seat, ESCAPE) - own
    return Odds(need, chance(need, natural=False), takes=1)


def against_hero(state: RuneboundState, seat: Seat, phase: str, own: int, natural: bool = True) -> int:
    """Return how many of the 400 results of both dice succeed, where the other Hero is yet to roll its
    number.
    """
    other = defender_bonus(state, enemy(state.combat, seat), phase) + _shift(state, seat, phase)
    return sum(chance(theirs + other - own, natural) for theirs in range(1, SIDES + 1))


def defender_bonus(state: RuneboundState, seat: Seat, phase: str) -> int:
    """Return the defending Hero's bonus to the roll that sets the number (RUN-140, RUN-141)."""
    hero = state.players[seat].hero
    if phase == ESCAPE:
        return figures.value(state, hero, MIND)
    return bonus(state, seat, hero, phase, attacking=False)


# ------------------------------------------------------------------------------------------------ dice


def succeeds(result: int, total: int, number: int) -> bool:
    """Return whether a combat roll succeeds: the highest number always does, 1 never (RUN-102, RUN-104,
    RUN-105).
    """
    return result != 1 and (result == SIDES or total >= number)


def combat_roll(
    state: RuneboundState, seat: Seat, figure: str, phase: str, attacking: bool, plus: int
) -> bool:
    """Throw the die for a figure, with its bonus; whether it succeeds. What the Hero had for its roll is then
    used; the roll of an Ally leaves it (RUN-083)."""
    number, result = target(state, seat, phase), throw(state)
    state.fight = replace(state.combat, rolled=True)
    if figures.is_hero(state.book, figure):
        standing.end_roll(state, seat)
    success = succeeds(result, result + plus, number)
    log_roll(state, seat, figure, result, plus, number, "attack" if attacking else "defend", success)
    return success


def log_roll(
    state: RuneboundState,
    seat: Seat,
    figure: str,
    result: int,
    plus: int,
    number: int,
    what: str,
    success: bool,
) -> None:
    """Report a throw, so that log and window can show it."""
    phase = state.fight.phase if state.fight else ""
    state.emit(
        "roll",
        seat=seat,
        figure=figure,
        die="d20",
        result=result,
        bonus=plus,
        total=result + plus,
        target=number,
        what=what,
        phase=phase,
        success=int(success),
    )
