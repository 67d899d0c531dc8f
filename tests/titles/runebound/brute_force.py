"""Combats played by the real rules, every face of every die, until what is undecided is next to nothing."""

from __future__ import annotations

from typing import NamedTuple

from game.engine import codec, flow, rng
from game.engine.model import Action
from game.engine.structs import replace
from game.titles.runebound.rules.combat.escape import EscapePhase
from game.titles.runebound.rules.combat.phases import Phase
from game.titles.runebound.rules.heroes import figures
from game.titles.runebound.rules.state.book import PHASES
from game.titles.runebound.rules.state.state import RuneboundState

UNDECIDED = 1e-7


class Manner(NamedTuple):
    """How seat 0 fights: by a plan; Exhaustion for tests; what it uses before; when it escapes."""

    plan: tuple[int, ...] = (0, -1, -1)
    paid: bool = False
    use: str = ""
    leave: int = 0


class Ending(NamedTuple):
    win: float
    free: float
    wounds: float


def fought_out(before: RuneboundState, state: RuneboundState, card: str, manner: Manner) -> Ending:
    """The chances to win and to escape in the combat under way, and the Hero's Wounds on average since a
    position before."""
    who, steps = before.players[0].figures, dict[str, list[tuple[float, RuneboundState]]]()
    full, won, free, hurt = _life(before), 0.0, 0.0, 0.0
    edge = {"": (1.0, state)}
    while sum(share for share, _ in edge.values()) > UNDECIDED:
        further: dict[str, tuple[float, RuneboundState]] = {}
        for key, (share, now) in edge.items():
            if key not in steps:
                steps[key] = _thrown(now, _choice(now, who, manner))
            for part, after in steps[key]:
                if after.fight is None or after.fight.card != card:
                    is_out = 0 in after.knocked_out
                    won += share * part * (card in after.players[0].defeated)
                    free += share * part * (not is_out and card not in after.players[0].defeated)
                    hurt += share * part * (full if is_out else full - _life(after))
                else:
                    place = _key(after)
                    further[place] = (further.get(place, (0.0, after))[0] + share * part, after)
        edge = further
    return Ending(won, free, hurt)


def _life(state: RuneboundState) -> int:
    hero = state.players[0].hero
    return figures.life(state, hero) - state.wounds.get(hero, 0)


def _key(state: RuneboundState) -> str:
    """The position without the number of its round and what no rule reads again."""
    plain = state.copy()
    plain.fight = replace(state.combat, round=min(2, state.combat.round))
    return codec.digest(plain)


def _thrown(state: RuneboundState, action: Action) -> list[tuple[float, RuneboundState]]:
    """The positions after an action, for each face of the die that it throws."""
    found = []
    for face in range(20):
        after = state.copy()
        after.script = script = rng.Script([face], 20)
        flow.play(after, 0, action)
        after.script = None
        if not script.limits:
            return [(1.0, after)]
        found.append((1 / 20, after))
    return found


def _choice(state: RuneboundState, who: tuple[str, ...], manner: Manner) -> Action:
    """What seat 0 does now."""
    legal = {str(option.action): option.action for option in flow.legal(state)[0]}
    wanted = ["roll_test yes"] * manner.paid + ["roll_test no", "ready", "accept", "go_on"]
    step = state.stack[-1]
    if isinstance(step, EscapePhase) and _life(state) <= manner.leave:
        wanted = ["escape yes", "escape no"]
    elif isinstance(step, Phase) and not step.made:
        acting = manner.plan[PHASES.index(state.combat.phase)]
        wanted = [f"attack {who[acting]}", "defend"] if acting >= 0 else ["defend"]
    elif manner.use in legal and not state.used_in_combat:
        wanted = [manner.use]
    return next(legal[one] for one in wanted if one in legal)
