"""The values of choices when Heroes meet and fight."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.model import Action, Seat
from game.titles.runebound.bot.bargains import Bargain, next_step
from game.titles.runebound.bot.force import force
from game.titles.runebound.bot.goals import DUEL_COST, Goals
from game.titles.runebound.bot.hero_outlook import HeroOutlook
from game.titles.runebound.bot.rivalry import attack
from game.titles.runebound.rules.adventure.adventure import Draw, Meet, MeetNobody
from game.titles.runebound.rules.adventure.meeting import AttackHero, FaceToFace, Negotiate, PartWays
from game.titles.runebound.rules.cards.abilities import GoOn
from game.titles.runebound.rules.combat import rolls
from game.titles.runebound.rules.combat.escape import Escape, EscapePhase
from game.titles.runebound.rules.combat.phases import Attack, Defend
from game.titles.runebound.rules.market.trade import Offer, Withdraw
from game.titles.runebound.rules.state.book import PHASES

BEST_PHASE_BONUS = 1.0
"""The value of keeping a figure for the phase in which it attacks best."""


Find = Callable[[Seat], Bargain | None]
"""Returns the best bargain with a seat, if there is one."""


def meeting_values(now: Goals, bargain: Find) -> dict[Action, float]:
    """Return the values of drawing an adventure or meeting a Hero; face to face, of fighting or
    negotiating."""
    step, state = now.state.stack[-1], now.state
    if isinstance(step, FaceToFace):
        fight = now.duel(step.other) - DUEL_COST
        return {AttackHero(step.other): fight, PartWays(): 0.0} | _talk(now, step.other, bargain)
    found: dict[Action, float] = {Draw(): HeroOutlook.here(now, now.player.space), MeetNobody(): 0.0}
    for other, player in enumerate(state.players):
        if player.space == now.player.space and other != now.seat:
            found[Meet(other)] = max([now.duel(other) - DUEL_COST, *_talk(now, other, bargain).values()])
    return found


def _talk(now: Goals, other: Seat, bargain: Find) -> dict[Action, float]:
    """Return the value of negotiating, once, if it leads to a bargain."""
    found = None if other in now.state.no_attack else bargain(other)
    return {} if found is None else {Negotiate(other): found.gain}


def offer_values(now: Goals, bargain: Find) -> dict[Action, float]:
    """Return the values of the actions towards the best offer; without one, of offering nothing."""
    step = now.state.stack[-1]
    found: dict[Action, float] = {Withdraw(): 0.0}
    if isinstance(step, Offer) and step.by is None and (best := bargain(step.other)):
        found[next_step(step, best.offer)] = best.gain
    return found


def duel_values(now: Goals) -> dict[Action, float]:
    """Return the values of the attacking seat's choices: each way to act in a phase, or whether to escape."""
    state, fight = now.state, now.state.combat
    other = fight.defender
    if isinstance(state.stack[-1], EscapePhase):
        odds = rolls.escape_odds(state, now.seat, False)
        flee = odds.chance / odds.of
        failed = now.duel(other, lost=1)
        return {GoOn(): now.duel(other), Escape(False): (1 - flee) * failed}
    at = PHASES.index(fight.phase)
    planned = attack(now.own, force(state, state.players[other]))[at]
    found: dict[Action, float] = {Defend(): _acted(now, other, -1) + BEST_PHASE_BONUS * (planned == -1)}
    for who, figure in enumerate(now.player.figures):
        found[Attack(figure)] = _acted(now, other, who) + BEST_PHASE_BONUS * (planned == who)
    return found


def _acted(now: Goals, other: int, who: int) -> float:
    """Return the value after a figure attacks, or the Hero defends (-1), against the number that the other
    Hero has rolled.
    """
    state, phase = now.state, now.state.combat.phase
    figure = now.player.figures[max(0, who)]
    odds = rolls.combat_odds(state, now.seat, figure, phase, attacking=who >= 0)
    good = odds.chance / odds.of
    hurt = now.duel(other, lost=odds.takes) if who < 1 else now.duel(other) - odds.takes
    return good * now.duel(other, dealt=odds.deals) + (1 - good) * hurt
