"""The components of known values by name, for the reasons in hints."""

from __future__ import annotations

from collections.abc import Mapping

from game.engine.model import Action
from game.titles.runebound.bot.fight import prize_of, weigh_fight
from game.titles.runebound.bot.goals import Goals
from game.titles.runebound.bot.hero_outlook import HeroOutlook, Prospects
from game.titles.runebound.bot.meetings import Find, duel_values, meeting_values, offer_values
from game.titles.runebound.bot.moves import Arrival, rested
from game.titles.runebound.rules.adventure.adventure import Adventure, Draw, Meet
from game.titles.runebound.rules.adventure.meeting import AttackHero
from game.titles.runebound.rules.market.trade import Offer
from game.titles.runebound.rules.movement.movement import Move, MoveByDice, Roll, StepTo, Walk, dice_allowed

PARTS = (
    "green_adventure",
    "yellow_adventure",
    "blue_adventure",
    "red_adventure",
    "challenge",
    "town",
    "meeting",
    "bargain",
    "victory",
    "spared",
    "exchange",
)
"""green_adventure .. red_adventure, challenge, town, meeting: what waits at the end of a movement: a card to
be drawn, an open Challenge, a town, another Hero
bargain: the value of a possible one
victory: the value of winning the combat under way, times its probability
spared: everything else that the combat gives or costs
exchange: the value of a better next Hero, times the probability of a knockout that is likelier than not
"""


def parts(now: Goals, action: Action, bargain: Find) -> Mapping[str, float]:
    """Return the components of a choice's value, relative to the Hero's present state and place."""
    step, fight = now.state.stack[-1], now.state.fight
    if isinstance(step, Move | MoveByDice):
        later = now.prospects()
        return added(_movement(now, action, later), {"goals": -later.at(now.player.space)})
    if fight is None:
        return _meeting(now, action, bargain)
    return _combat(now, action) if fight.card else {"spared": duel_values(now)[action]}


def added(*found: Mapping[str, float], each: float = 1.0) -> dict[str, float]:
    """Return the sum of components by name, times `each`."""
    total = dict[str, float]()
    for one in found:
        for name, part in one.items():
            total[name] = total.get(name, 0.0) + each * part
    return total


def _movement(now: Goals, action: Action, later: Prospects) -> Mapping[str, float]:
    """Return the components of a movement: what waits at its end, and the prospects from there; for dice on
    average.
    """
    step, arrival = now.state.stack[-1], Arrival(now, 0.0)
    match action:
        case Walk(place):
            return _end(now, place, later) | {"rest": -now.strain([place])}
        case Roll(dice):
            best, fewer = arrival.thrown(dice), dice_allowed(now.state, now.seat) - dice
            ends = added(*[_end(now, space, later) for _, space in best], each=1 / len(best))
            return ends | {"rest": rested(now, fewer)}
        case StepTo() if isinstance(step, MoveByDice):
            end = arrival.ends(step.dice, [action])[action]
            return _end(now, end.space, later) | {"rest": -end.strain}
    return _end(now, now.player.space, later)


def _end(now: Goals, space: str, later: Prospects) -> dict[str, float]:
    """Return the components of ending movement on a space."""
    gain, goals = now.here(space), later.at(space)
    if space in now.state.stalls:
        besides = later.besides_towns(space)
        return {"town": gain, "goals": besides} if gain + besides > goals else {"goals": goals}
    if gain > HeroOutlook.here(now, space):
        return {"meeting": gain, "goals": goals}
    return _adventure(now, space, gain) | {"goals": goals} if gain else {"goals": goals}


def _adventure(now: Goals, space: str, gain: float) -> dict[str, float]:
    """Return the components of what waits on a space: its value, and that of a next Hero after a knockout."""
    chance = now.survival(space)
    successor = now.promoted(chance)
    return {_waiting(now, space): gain - successor, _next_hero(chance): successor}


def _next_hero(survival: float) -> str:
    """Return the component of a next Hero: a comfort after a knockout, or what the Hero is given up for."""
    return "successor" if survival >= 0.5 else "exchange"


def _waiting(now: Goals, space: str) -> str:
    """Return which adventure waits on a space."""
    return "challenge" if space in now.state.undefeated else f"{now.book.spaces[space].adventure}_adventure"


def _meeting(now: Goals, action: Action, bargain: Find) -> Mapping[str, float]:
    """Return the components of meeting somebody, or of drawing an adventure."""
    step, space = now.state.stack[-1], now.player.space
    if isinstance(step, Adventure) and action == Draw():
        return _adventure(now, space, HeroOutlook.here(now, space))
    find = offer_values if isinstance(step, Offer) else meeting_values
    return {"meeting" if isinstance(action, Meet | AttackHero) else "bargain": find(now, bargain)[action]}


def _combat(now: Goals, action: Action) -> Mapping[str, float]:
    """Return the components of a combat choice. The chance of victory is the increase of its value if victory
    were worth one more.
    """
    worth = weigh_fight(now)[action]
    chance = weigh_fight(now, more=1.0)[action] - worth
    victory, successor = chance * prize_of(now), now.promoted(chance)
    return {"victory": victory, _next_hero(chance): successor, "spared": worth - victory - successor}
