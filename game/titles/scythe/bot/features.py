"""The features of a position of Scythe. Their weights are in assets/scythe/weights.toml."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, lru_cache, partial
from itertools import chain
from typing import Any, Self

from game.engine.arithmetic import float_sum
from game.engine.board.hexagons import distance
from game.engine.judging.features import Features
from game.engine.model import Action, Option, Seat
from game.titles.scythe.bot import cargo
from game.titles.scythe.bot.airship import airship_worth
from game.titles.scythe.bot.economy import BENEFITS, Economy, Workers, economy, fading
from game.titles.scythe.bot.ground import Ground, Memos, Side, ground
from game.titles.scythe.bot.sealed import known, known_terms, outcomes
from game.titles.scythe.bot.tally import (
    ahead,
    counted,
    gone,
    hurry,
    is_over,
    may_end,
    strongest,
    supply,
)
from game.titles.scythe.bot.war import war
from game.titles.scythe.rules.actions.gains import Gain, has_room
from game.titles.scythe.rules.actions.produce import Produce
from game.titles.scythe.rules.actions.trade import GainResources
from game.titles.scythe.rules.cards import objectives
from game.titles.scythe.rules.cards.objectives import holds
from game.titles.scythe.rules.content.book import Book, Requirement
from game.titles.scythe.rules.movement.moves import MoveUnit, MoveUnits
from game.titles.scythe.rules.setup.bidding import Bid
from game.titles.scythe.rules.state.state import Goods, ScytheState

FACTORY_RANGE = 6
"""The number of steps to the Factory beyond which its card doesn't count."""
ON, NEXT = 2.0, 0.5
"""The value of standing on an encounter, and of reaching one with the next Move. The latter is small, as it
is lost with the encounter.
"""
UNCROWDED = 2
"""The number of workers on a place that are no crowd."""
NEXT_POINT_FACTOR = 0.9
"""The value of a point of power, relative to the one before."""

CLEAR_LEAD = 2.0
"""Coins by which a turn leads clearly: none of 218 comparisons in guessed worlds reversed a larger lead."""

MEANINGS = {
    "coins": "coins in hand",
    "stars": "coins of the count for stars placed",
    "lands": "coins of the count for territories",
    "goods": "coins of the count for resources",
    "structure_bonus": "coins of the structure bonus and for encounter territories",
    "upgrades": "technology cubes moved",
    "mechs": "mechs in play",
    "recruits": "recruits moved",
    "structures": "structures in play",
    "workers": "workers in play, each further one for less",
    "factory": "Factory cards",
    "idle": "workers that stand together where nothing of use grows, less where a mech can take them along",
    "crowd": "workers beyond the second on each place",
    "stranded": "mechs on the home base, which holds no territory",
    "ready": "bottom-row actions that the next four turns can pay for, later ones for less",
    "supplies": "shares of what bottom-row actions cost that are there",
    "yields": "tokens of use that a Produce would bring, less its cost",
    "near": "stars placed, and shares of those that come next",
    "objective": "how far the best own objective is fulfilled, from 0 to 1",
    "popularity": "points of popularity",
    "power": "points of power, each further one for less",
    "cards": "combat cards in hand by value, each further one for less",
    "fights": "coins that pending combats bring on average",
    "risk": "coins that others could take by an attack",
    "targets": "coins that the best attack with the next turn would bring",
    "roads": "territories not held that fighters can go to next, each further one for less",
    "explore": "how near the character is to an encounter, from 0 to 2",
    "factory_way": "how near the character is to the Factory before its card, from 0 to 1",
    "tokens": "flags and armed traps",
    "airship": "coins for what the airship's tiles do where it is",
    "paid": "benefits that are paid for and still to come",
    "rival": "coins of the strongest other seat's count",
    "lead": "how surely the seat leads, from -1 to 1",
    "win": "1 for a game won, -1 for one that is lost",
    "pace": "stars placed or near, by tens of turns that the game takes long",
    "bid": "coins that are bid before the game",
}
"""The unit of each feature."""


class ScytheFeatures(Features):
    """Final coins, and what will bring them; see MEANINGS."""

    NAMES = tuple(MEANINGS)
    PARTS = ("victory", "spared")
    """Terms of known values.

    victory: the value of winning the combat rather than losing it, times its probability
    spared: the cost of selected combat cards, negative
    """

    clear_lead = CLEAR_LEAD

    def phase(self, state: ScytheState, seat: Seat) -> float:
        """Return the phase by turns and by the stars of others."""
        return gone(state, seat)

    def with_fixed_phase(self, view: ScytheState, seat: Seat) -> Self:
        """Return the evaluation at the phase of this position. Another seat's new star would otherwise count
        more than a whole turn.
        """
        return self.at_phase(self.phase(view, seat))

    def measure(self, state: ScytheState, seat: Seat, phase: float) -> Sequence[float]:
        """Return the features in the order of MEANINGS."""
        if not state.turn:
            return _before_game(state, seat)
        board = ground(state)
        lying = board.under(state.goods)
        goods = supply(state, seat, board, lying)
        over = is_over(state)
        left = 0.0 if over else round(1.0 - phase, 2)
        plan = _economy(state, seat, board, goods)
        count = counted(state, seat, board, goods, left, over)
        rival = strongest(state, seat, board, lying, left, over)
        return (
            *count,
            *_growth(state, seat, board.sides[seat], plan),
            plan.idle,
            *_misplaced(state, seat, board),
            *plan[2:],
            _objective(state, seat, lying),
            *_arms(state, seat, board, lying),
            *_ways(state, seat, board),
            *_besides(state, seat, board.sides[seat]),
            *_race(state, seat, float_sum(count), rival, plan.near, over),
            0.0,
        )

    def useful(self, state: ScytheState, seat: Seat, options: Sequence[Option]) -> Sequence[Option]:
        """Return the moves without needless detours."""
        return cargo.useful(state, seat, options)

    def may_end(self, state: ScytheState, seat: Seat) -> bool:
        return may_end(state, seat)

    def known_values(self, state: ScytheState, seat: Seat, options: Sequence[Option]) -> dict[Action, float]:
        """Return the values of the selections in a combat."""
        return known(state, seat, options, partial(self.evaluate, seat=seat))

    def outcomes(self, state: ScytheState, seat: Seat, action: Action) -> Sequence[tuple[float, ScytheState]]:
        """Return the positions after victory and after defeat in a combat."""
        return outcomes(state, seat, action, partial(self.evaluate, seat=seat))

    def known_terms(self, state: ScytheState, seat: Seat, action: Action) -> Mapping[str, float]:
        """Return the part of a selection's value that depends on victory, and the part that doesn't."""
        judge, parts = partial(self.evaluate, seat=seat), partial(self.terms, seat=seat)
        return known_terms(state, seat, action, judge, parts)


def _before_game(state: ScytheState, seat: Seat) -> Sequence[float]:
    """Return features of 0, but for the coins that the seat has bid."""
    lots = [lot for step in state.stack if isinstance(step, Bid) for lot in step.lots]
    bid = float(sum(lot.coins for lot in lots if lot.seat == seat))
    return [*(0.0,) * (len(MEANINGS) - 1), bid]


def _economy(state: ScytheState, seat: Seat, board: Ground, goods: Goods) -> Economy:
    workers, mill = _crew(state, seat, board)
    return economy(state.book, state.players[seat], goods, workers, board.sides[seat].structures, mill)


def _crew(state: ScytheState, seat: Seat, board: Ground) -> tuple[tuple[Workers, ...], str]:
    """Return the workers of a seat, place by place, and the terrain of its Mill: once for a board."""
    key = ("crew", seat)
    found: tuple[tuple[Workers, ...], str] | None = board.memos.get(key)
    if found is None:
        side, mill = board.sides[seat], state.buildings.get(f"mill.{seat}")
        workers = tuple(sorted(_group(state.book, side, *group) for group in side.workers.items()))
        found = board.memos[key] = workers, state.book.territories[mill].terrain if mill else ""
    return found


def _group(book: Book, side: Side, place: str, number: int) -> Workers:
    fetched = number > 1 and _mechs(side, place) > 0
    return Workers(book.territories[place].terrain, number, fetched)


def _growth(state: ScytheState, seat: Seat, side: Side, plan: Economy) -> tuple[float, ...]:
    """Return the features from upgrades to the Factory card."""
    player = state.players[seat]
    cubes, mechs, recruits = len(player.upgrades), len(player.mechs), len(player.recruits)
    return cubes, mechs, recruits, side.structures, plan.workers, bool(player.factory)


def _misplaced(state: ScytheState, seat: Seat, board: Ground) -> tuple[float, float]:
    """Return the features for crowds of workers and for mechs at home, cached for a board."""
    base = state.book.factions[state.players[seat].faction].base
    key = ("misplaced", seat, base)
    found: tuple[float, float] | None = board.memos.get(key)
    if found is None:
        side = board.sides[seat]
        crowd = sum([max(0, number - UNCROWDED) for number in side.workers.values()])
        found = board.memos[key] = crowd, _mechs(side, base)
    return found


def _mechs(side: Side, place: str) -> int:
    """Return the number of mechs on a place."""
    return side.fighters.get(place, 0) - (side.character == place)


def _objective(state: ScytheState, seat: Seat, lying: Memos) -> float:
    """Return the progress of the best own objective. What depends on the board alone is cached for the
    board."""
    player = state.players[seat]
    if not player.objectives or ("objective" in player.stars and not has_room(state, seat, "objective")):
        return 0.0
    on_board, others = _needs(state.book, player.objectives)
    key = ("objective", seat, player.objectives)
    found: tuple[int, ...] | None = lying.get(key)
    if found is None:
        with state.unchanged():
            found = lying[key] = tuple([_there(state, seat, need, lying) for need in on_board])
    besides = tuple([objectives.counted(state, seat, need) for need in others])
    return _best(state.book, player.objectives, found, besides)


def _there(state: ScytheState, seat: Seat, need: Requirement, lying: Memos) -> int:
    """Return the amount on the board that several cards may require."""
    key = (need, seat)
    found: int | None = lying.get(key)
    if found is None:
        found = lying[key] = objectives.counted(state, seat, need)
    return found


@lru_cache(maxsize=1 << 10)
def _needs(book: Book, cards: tuple[str, ...]) -> tuple[tuple[Requirement, ...], tuple[Requirement, ...]]:
    """Return the requirements of cards: those that depend on the board alone, and the others."""
    needs = [need for card in cards for need in book.objectives[card].require]
    on_board = tuple(need for need in needs if need.kind in objectives.ON_BOARD)
    return on_board, tuple(need for need in needs if need.kind not in objectives.ON_BOARD)


@lru_cache(maxsize=1 << 12)
def _best(book: Book, cards: tuple[str, ...], on_board: tuple[int, ...], others: tuple[int, ...]) -> float:
    """Return the progress of the best card, given the amounts for both parts of `_needs`."""
    have = dict(zip(chain(*_needs(book, cards)), (*on_board, *others), strict=True))
    return max(how_far((need, have[need]) for need in book.objectives[card].require) for card in cards)


def _arms(state: ScytheState, seat: Seat, board: Ground, lying: Memos) -> tuple[float, ...]:
    """Return the features from popularity to targets."""
    player = state.players[seat]
    cards = _cards(state.book, player.hand)
    return player.popularity, fading(player.power, NEXT_POINT_FACTOR), cards, *war(state, seat, board, lying)


@lru_cache(maxsize=1 << 14)
def _cards(book: Book, hand: tuple[str, ...]) -> float:
    values = sorted((book.combat.get(card, 3) for card in hand), reverse=True)
    return float_sum((0.5 + value / 6) * 0.8**n for n, value in enumerate(values))


# ------------------------------------------------------------------------------------------ ways


def _ways(state: ScytheState, seat: Seat, board: Ground) -> tuple[float, ...]:
    """Return the features for roads, encounters and the way to the Factory."""
    key = ("ways", seat, tuple(state.encounters), bool(state.players[seat].factory))
    found: tuple[float, ...] | None = board.memos.get(key)
    if found is None:
        ways = _roads(state, seat, board), _explore(state, seat, board), _to_factory(state, seat, board)
        found = board.memos[key] = ways
    return found


def _roads(state: ScytheState, seat: Seat, board: Ground) -> float:
    new = [place for place in board.reach(state, seat).anywhere if board.holders.get(place) != seat]
    return fading(len(new), 0.9)


def _explore(state: ScytheState, seat: Seat, board: Ground) -> float:
    here = board.sides[seat].character
    if here in state.encounters:
        return ON
    near = board.reach(state, seat).ways.get(here, frozenset())
    if not near.isdisjoint(state.encounters):
        return NEXT
    return max((NEXT / (1 + _far(state.book, here, place)) for place in state.encounters), default=0.0)


def _to_factory(state: ScytheState, seat: Seat, board: Ground) -> float:
    if state.players[seat].factory:
        return 0.0
    far = _far(state.book, board.sides[seat].character, state.book.factory_place.id)
    return max(0.0, (FACTORY_RANGE - far) / FACTORY_RANGE)


@cache
def _far(book: Book, here: str, place: str) -> int:
    lands = book.territories
    return distance(lands[here].axial, lands[place].axial)


# ------------------------------------------------------------------------------------------ besides


def _besides(state: ScytheState, seat: Seat, side: Side) -> tuple[float, ...]:
    """Return the features for tokens, the airship, and pending gains."""
    airship = airship_worth(state, seat) if state.airships else 0.0
    return side.tokens, airship, _paid(state) if seat == state.active else 0.0


def _paid(state: ScytheState) -> float:
    """Return the value of pending benefits, so that paying for them doesn't look like a loss."""
    total = 0.0
    for step in state.stack:
        weigh = PAID.get(type(step))
        if weigh is not None:
            total += weigh(step)
    return total


PAID: dict[type, Callable[[Any], float]] = {
    **dict.fromkeys(BENEFITS, lambda _: 1.0),
    Produce: lambda step: 0.4 * (step.territories - len(step.done)),
    GainResources: lambda step: 0.2 * step.amount,
    Gain: lambda step: 0.15 * step.amount,
    MoveUnits: lambda step: 0.12 * step.left,
    MoveUnit: lambda step: 0.12 * step.then.left + 0.06,
}
"""The steps that give a paid benefit, and the share of the benefit."""


def _race(
    state: ScytheState, seat: Seat, own: float, rival: float, near: float, over: bool
) -> tuple[float, ...]:
    """Return the strongest rival, the lead, the win, the pace."""
    win = float((own > rival) - (own < rival)) if over else 0.0
    return rival, ahead(own, rival), win, hurry(state, seat, near)


def how_far(needs: Iterable[tuple[Requirement, int]]) -> float:
    """Return the progress of an objective, given the amount for each requirement."""
    parts = [_part(need, have) for need, have in needs]
    share = float_sum(parts) / len(parts)
    return share * share


def _part(need: Requirement, have: int) -> float:
    if holds(need, have):
        return 1.0
    return min(0.9, have / need.min) if have < need.min else 0.3
