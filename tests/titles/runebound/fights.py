"""Combats for tests: against a Challenge or another Hero, brought to a phase, with the dice wanted."""

from __future__ import annotations

from typing import Any

from game.engine import flow
from game.engine.model import Action, Seat
from game.titles.runebound.rules.combat import combat, duel
from game.titles.runebound.rules.combat.rolls import Odds
from game.titles.runebound.rules.state.book import PHASES
from game.titles.runebound.rules.state.state import Fight, Origin, RuneboundState
from tests.titles.playing import action, can, do, events
from tests.titles.runebound.positions import BOOK, edit, force, give, place, table, take_away

HERO = "garrick_ironmantle"
"""Life 6, Stamina 2, adds 1, 4 and 2, damage 1; has no ability for combats."""
WEAK = "toll_bridge_bandits"
"""Life 1; ranged 12, melee 11, magic 13; damage 1."""
BAND = "beastman_warband"
"""Life 3; ranged 13, melee 14, magic 12; damage 1."""
GIANT = "crag_giant"
"""Life 3; ranged 15, melee 15 with damage 2, magic 12."""
HOST = "the_dragonguard_host"
"""Life 6; 19 with damage 3 in every phase."""


def lair(colour: str) -> str:
    """A space with an Adventure Counter of a colour."""
    return next(space.id for space in BOOK.spaces.values() if space.adventure == colour)


def fight(card: str = WEAK, *cards: str, hero: str = HERO, **options: Any) -> RuneboundState:
    """Seat 0 has drawn a Challenge on a space of its colour; it has these Items and Allies."""
    state = table(hero, "one_fist" if hero != "one_fist" else "corbin", **options)
    give(state, *cards)
    begin(state, card)
    return state


def begin(state: RuneboundState, card: str, origin: Origin = "drawn") -> None:
    """The Challenge begins now, instead of what was pending."""
    colour = BOOK.colours.get(card, "")
    if colour:
        place(state, lair(colour))
    take_away(state, card)
    state.stack.clear()
    combat.begin(state, card, origin, colour)
    flow.settle(state)


def duel_of(
    hero: str, other: str, cards: tuple[str, ...] = (), theirs: tuple[str, ...] = ()
) -> RuneboundState:
    """Seat 0 attacks seat 1 on one space."""
    state = table(hero, other)
    give(state, *cards)
    give(state, *theirs, seat=1)
    for seat in (0, 1):
        edit(state, seat, space=lair("green"))
    state.stack.clear()
    duel.begin(state, 1)
    flow.settle(state)
    return state


def battle(state: RuneboundState) -> Fight:
    """The combat under way."""
    assert state.fight is not None
    return state.fight


def to(state: RuneboundState, phase: str) -> RuneboundState:
    """Go on to a phase of the round; the Hero's defences on the way succeed."""
    while asks(state) != phase:
        before = asks(state)
        if can(state, "ready"):
            do(state, "ready")
        elif can(state, "go_on"):
            do(state, "go_on")
        else:
            assert before in PHASES, before
            force(state, 20)
            do(state, "defend")
    return state


def asks(state: RuneboundState) -> str:
    """What is asked: before_combat, escape, a phase, or the name of another step."""
    if not state.stack:
        return ""
    name = type(state.stack[-1]).__name__
    return battle(state).phase if name in ("BeforeCombat", "EscapePhase", "Phase") else name


def attack(state: RuneboundState, figure: str, *results: int) -> None:
    """The figure attacks and throws these."""
    force(state, *results)
    do(state, "attack", figure)


def defend(state: RuneboundState, *results: int) -> None:
    """The Hero defends and throws these."""
    force(state, *results)
    do(state, "defend")


def escape(state: RuneboundState, *results: int, paid: int = 0) -> None:
    """The Hero tries to escape and throws these."""
    force(state, *results)
    do(state, "escape", "yes" if paid else "no")


def odds(state: RuneboundState, verb: str, *args: int | str) -> Odds:
    """What an action of the present question needs."""
    return combat.odds(state)[action(state, verb, *args)]


def plus(state: RuneboundState, verb: str = "attack", figure: str = HERO) -> int:
    """What is added to the die in the present phase."""
    args = (figure,) if verb == "attack" else ()
    phase = battle(state).phase
    target: int = getattr(BOOK.challenges[battle(state).card], phase).target
    return target - odds(state, verb, *args).need


def wounds(state: RuneboundState, figure: str = HERO) -> int:
    """Wounds on a figure."""
    return state.wounds.get(figure, 0)


def spent(state: RuneboundState, figure: str = HERO) -> int:
    """Exhaustion on a figure."""
    return state.exhaustion.get(figure, 0)


def succeeding(state: RuneboundState, seat: Seat, tried: Action, *results: int) -> bool:
    """Whether an action succeeds when the dice show these; the position stays as it is."""
    trial = state.copy()
    trial.events = []
    force(trial, *results)
    flow.play(trial, seat, tried)
    return bool(next(e for e in events(trial, "roll") if e.facts["what"] != "number").facts["success"])
