"""The blunders that a referee looks for in Runebound."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain

from game.engine.judging.blunders import Blunder, Decided, SeatTurn, each
from game.engine.model import Seat
from game.titles.runebound.bot.force import Looks, force, looks
from game.titles.runebound.bot.odds import outlooks, strength
from game.titles.runebound.bot.travel import nearness
from game.titles.runebound.bot.wares import improved
from game.titles.runebound.rules.combat.prize import TakeNothing
from game.titles.runebound.rules.heroes import figures
from game.titles.runebound.rules.heroes.experience import KeepCounters, Pair
from game.titles.runebound.rules.market.belongings import Drop
from game.titles.runebound.rules.market.market import Buy, LeaveMarket, Sell, terms
from game.titles.runebound.rules.movement.movement import MoveByDice, Stay, StopMoving
from game.titles.runebound.rules.movement.reach import reachable
from game.titles.runebound.rules.state.book import COLOURS
from game.titles.runebound.rules.state.state import RuneboundState

HARDEST = "red"
"""The colour of the hardest Challenges."""
RICH = 5
"""Gold that should have become an Item before a hard Challenge."""
LIKELY = 0.75
"""The share of the hardest Challenges that a Hero beats who needs to buy nothing before."""
UNLIKELY = 0.25
"""The share of them that a Hero should beat who tries one."""
HELPS = 0.05
"""The share of them that a card, or healing, lets a Hero beat besides, if it is worth a way into town."""
WOUNDS = 2
"""Wounds that a good player heals in town for as many gold."""
RASH, WASTEFUL = 6.0, 3.0
"""Points (a Dragon Rune has 80) that keep a bot from a rash fight, and from leaving gold unused."""
LOST = 3
"""Gold lost in a knockout that should have been spent before."""
DOING = (
    "adventure",
    "combat",
    "duel",
    "buy",
    "sell",
    "heal",
    "rest",
    "experience",
    "knocked_out",
    "give_card",
)
"""Events of a turn in which something was done."""


def _hard_fights(turn: SeatTurn) -> Iterator[RuneboundState]:
    """Yield the positions before the hardest Challenges that a seat begins of its own free will."""
    for decided in turn.decisions:
        for event in decided.events:
            after: RuneboundState = decided.after
            drawn = event.verb == "adventure" and event.facts["deck"] == HARDEST
            if drawn and after.fight is not None and after.fight.attacker == turn.seat:
                yield decided.before


def _fights(turn: SeatTurn, wrong: Callable[[RuneboundState, Seat], bool]) -> int:
    return sum(wrong(state, turn.seat) for state in _hard_fights(turn))


def _beats(known: Looks) -> float:
    """Return the share of the hardest Challenges that a Hero beats with all its Life."""
    return strength(known, tuple(float(colour == HARDEST) for colour in COLOURS))


def _rich(state: RuneboundState, seat: Seat) -> bool:
    return state.players[seat].gold >= RICH and _could_arm(state, seat)


def _could_arm(state: RuneboundState, seat: Seat) -> bool:
    """Return whether a Hero that may well lose against red has gold for a card that helps it."""
    player = state.players[seat]
    known = looks(state, player)
    now = _beats(known)
    if now >= LIKELY:
        return False
    stalls = (stall for town, stall in state.stalls.items() if town not in (*state.overrun, state.closed))
    wares = (improved(known, terms(state, seat), player.gold, stall) for stall in stalls)
    return any(_beats(better) >= now + HELPS for better in chain.from_iterable(wares))


def _hopeless(state: RuneboundState, seat: Seat) -> bool:
    return _beats(looks(state, state.players[seat])) < UNLIKELY


def _hurt(state: RuneboundState, seat: Seat) -> bool:
    """Return whether a Hero with half its Life lost would beat more red Challenges with all of it."""
    player = state.players[seat]
    life, wounds = figures.life(state, player.hero), state.wounds.get(player.hero, 0)
    if 2 * wounds < life:
        return False
    own = force(state, player)
    now, healed = (outlooks(state, own, left + own.shield)[HARDEST].win for left in (life - wounds, life))
    return healed >= now + HELPS


def _unarmed(state: RuneboundState, seat: Seat) -> bool:
    return not state.players[seat].items and not state.players[seat].allies


def _leaves_hurt(decided: Decided) -> bool:
    state: RuneboundState = decided.before
    player = state.players[decided.seat]
    wounds = state.wounds.get(player.hero, 0)
    return decided.action == LeaveMarket() and min(wounds, player.gold) >= WOUNDS


def _drops_what_sells(decided: Decided) -> bool:
    """Return whether an Item was dropped in a market that would have paid for it."""
    if not isinstance(decided.action, Drop):
        return False
    return any(option.action == Sell(decided.action.card) for option in decided.options)


def _keeps_counters(decided: Decided) -> bool:
    return decided.action == KeepCounters() and any(isinstance(o.action, Pair) for o in decided.options)


def _takes_nothing(decided: Decided) -> bool:
    return decided.action == TakeNothing() and len(decided.options) > 2


def _sells_what_it_bought(turn: SeatTurn) -> int:
    bought = {event.facts["card"] for event in turn.events("buy")}
    return sum(event.facts["card"] in bought for event in turn.events("sell"))


def _leaves_unarmed(decided: Decided) -> bool:
    """Return whether a Hero without Items and Allies left a market in which it could have bought an Item."""
    state: RuneboundState = decided.before
    offered = (o.action.card for o in decided.options if isinstance(o.action, Buy))
    items = [card for card in offered if card in state.book.items]
    return decided.action == LeaveMarket() and _unarmed(state, decided.seat) and bool(items)


def _loses_gold(turn: SeatTurn) -> int:
    if turn.before.active != turn.seat or not _could_arm(turn.before, turn.seat):
        return 0
    return sum(int(event.facts["gold"]) >= LOST for event in turn.events("knocked_out"))


def _idle(turn: SeatTurn) -> int:
    """Return 1 if a Hero stays where it is for a turn though it could do better, and nothing happens."""
    if not any(map(_stays, turn.decisions)):
        return 0
    now, then = turn.before.players[turn.seat], turn.after.players[turn.seat]
    done = any(True for verb in DOING for _ in turn.events(verb))
    return int(now.space == then.space and now == then and not done)


def _stays(decided: Decided) -> bool:
    """Return whether a Hero stays by choice, and not since its throw leads no nearer to anything."""
    if decided.action == Stay():
        return len(decided.options) > 1
    return decided.action == StopMoving() and _leads_on(decided.before, decided.seat)


def _leads_on(state: RuneboundState, seat: Seat) -> bool:
    """Return whether a throw leads to a place where something can be done, or nearer to one."""
    step, here = state.stack[-1], state.players[seat].space
    if not isinstance(step, MoveByDice):
        return False
    towns = (town for town in state.book.towns if town not in state.overrun)
    places = tuple(sorted({*towns, *state.counters, *state.undefeated}))
    near = nearness(state.book, tuple(state.overrun), places)
    open_spaces = reachable(state, seat, here, step.dice)
    return any(space in places or near[space] > near[here] for space in open_spaces)


BLUNDERS = (
    Blunder(
        "red-with-gold",
        "draws a red adventure that it may well lose, with gold for a card that helps",
        of_turn=lambda t: _fights(t, _rich),
        price=RASH,
    ),
    Blunder(
        "red-hopeless",
        "draws a red adventure though it beats fewer than a quarter of them",
        of_turn=lambda t: _fights(t, _hopeless),
        price=RASH,
    ),
    Blunder(
        "red-hurt",
        "draws a red adventure with half its life lost, though it needs it",
        of_turn=lambda t: _fights(t, _hurt),
        price=RASH,
    ),
    Blunder(
        "red-unarmed",
        "draws a red adventure without an Item or Ally",
        of_turn=lambda t: _fights(t, _unarmed),
        price=RASH,
    ),
    Blunder(
        "leaves-hurt",
        "leaves a market with two Wounds and two gold",
        of_turn=each(_leaves_hurt),
        price=WASTEFUL,
    ),
    Blunder(
        "leaves-unarmed",
        "leaves a market without an Item or Ally though it can buy an Item",
        of_turn=each(_leaves_unarmed),
        price=WASTEFUL,
    ),
    Blunder(
        "gold-lost",
        "loses three gold in a knockout that would have bought a card that helps",
        of_turn=_loses_gold,
        price=WASTEFUL,
    ),
    Blunder(
        "idle", "stays where it is and does nothing though it could come nearer to a place", of_turn=_idle
    ),
    Blunder("drops-item", "drops a card that the market would buy", of_turn=each(_drops_what_sells)),
    Blunder("keeps-counters", "buys no experience though it can", of_turn=each(_keeps_counters)),
    Blunder("no-prize", "takes nothing from a Hero that it defeated", of_turn=each(_takes_nothing)),
)
