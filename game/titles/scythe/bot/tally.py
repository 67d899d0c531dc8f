"""The expected final score, as far as a seat can know it, and how near the end is."""

from __future__ import annotations

from functools import cache
from math import tanh

from game.engine.model import Seat
from game.titles.scythe.bot.ground import Ground, Memos
from game.titles.scythe.rules.content.book import Book
from game.titles.scythe.rules.state.state import NOTHING, Goods, Player, ScytheState, airship_of, own_turns
from game.titles.scythe.rules.state.view import likely_coins
from game.titles.scythe.rules.tiles.resolution import NOBODY, one_ends_it, tile

TIER_POPULARITIES = (1.0, 9.5, 15.5)
"""Popularity values that represent the three rates; every point from 0 on is progress towards the better
ones.
"""
LONG_GAME = 28
"""The own turns of a long game."""
EARLY_PHASE_LIMIT = 0.7
"""The latest phase while nobody has many stars."""
PHASE_PER_STAR = 0.17
"""The advance of the phase for each star of the leading other seat."""
UNHURRIED_TURNS = 10
"""Own turns after which stars become urgent."""
STARS_A_TURN = 2
"""The most stars that a turn usually brings."""
WINNING_LEAD = 15.0
"""The lead in coins with which a game is nearly won."""


def gone(state: ScytheState, seat: Seat) -> float:
    """Return the phase of the game, 0 to 1, by turns and by the stars of others. Own stars don't count, or a
    bot would avoid them.
    """
    if state.trigger != NOBODY:
        return 1.0
    if not state.turn:
        return 0.0
    rounds, turns = tile(state).end.rounds, own_turns(state, seat)
    stars = max([len(p.stars) for s, p in enumerate(state.players) if s != seat], default=0)
    late = turns / rounds if rounds else min(EARLY_PHASE_LIMIT, turns / LONG_GAME)
    return min(1.0, max(late, PHASE_PER_STAR * stars))


def is_over(state: ScytheState) -> bool:
    """Return whether the game has ended, or will end as soon as the due stars are placed."""
    if not state.stack:
        return True
    if not any(player.due for player in state.players) or not _ends_at_once(state):
        return False
    return any(one_ends_it(state, len(p.stars), starred(state, p)) for p in state.players)


def may_end(state: ScytheState, seat: Seat) -> bool:
    """Return whether a turn may bring a seat its last star and end the game."""
    stars = starred(state, state.players[seat])
    return _ends_at_once(state) and one_ends_it(state, stars, stars + STARS_A_TURN)


def _ends_at_once(state: ScytheState) -> bool:
    return tile(state).end.then == "at_once"


def supply(state: ScytheState, seat: Seat, board: Ground, lying: Memos) -> Goods:
    """Return all resources that a seat controls at the end, cached for a board and its resources."""
    key = ("supply", seat)
    found: Goods | None = lying.get(key)
    if found is None:
        found = lying[key] = _supply(state, seat, board)
    return found


def _supply(state: ScytheState, seat: Seat, board: Ground) -> Goods:
    total, holders = state.goods.get(airship_of(seat), NOTHING), board.holders
    for place, lying in state.goods.items():
        if holders.get(place) == seat:
            total += lying
    return total


def counted(
    state: ScytheState, seat: Seat, board: Ground, goods: Goods, left: float, over: bool
) -> tuple[float, ...]:
    """Return coins in hand, for stars, territories, resources, and from the structure bonus.

    The rates are between the present ones and those with more popularity, depending on how much of the game
    is `left`.
    """
    player, side = state.players[seat], board.sides[seat]
    star, land, pair = rates(state.book, player.popularity, left)
    pairs = goods.total // 2 if over else goods.total / 2
    return max(0, player.coins), star * starred(state, player), land * side.lands, pair * pairs, side.bonus


def starred(state: ScytheState, player: Player) -> int:
    """Return the number of stars placed or due."""
    return min(state.book.limits.stars, len(player.stars) + len(player.due))


def strongest(state: ScytheState, seat: Seat, board: Ground, lying: Memos, left: float, over: bool) -> float:
    """Return the expected score of the strongest other seat, in coins."""
    return max([_others(state, s, board, lying, left, over) for s in range(state.seats) if s != seat])


def _others(state: ScytheState, seat: Seat, board: Ground, lying: Memos, left: float, over: bool) -> float:
    """Return what the others score at the end. Coins in hand are a guess unless the table shows them, and
    resources may go until the end."""
    player, side = state.players[seat], board.sides[seat]
    star, land, pair = rates(state.book, player.popularity, left)
    coins = player.coins
    if state.options["show_coins"] != "on":
        coins = likely_coins(state.book, player, side.structures, own_turns(state, seat))
    goods = pair * (supply(state, seat, board, lying).total // 2) if over else 0
    return coins + star * starred(state, player) + land * side.lands + goods + side.bonus


def ahead(own: float, rival: float) -> float:
    """Return how certain a lead is, from -1 to 1."""
    return tanh((own - rival) / WINNING_LEAD)


def hurry(state: ScytheState, seat: Seat, near: float) -> float:
    """Return the number of stars placed, due or near, times the turns played in tens."""
    return max(0, own_turns(state, seat) - UNHURRIED_TURNS) * near / 10


@cache
def rates(book: Book, popularity: int, left: float) -> tuple[float, float, float]:
    """Return the coins for a star, a territory and two resources. Early in the game every point of popularity
    counts.
    """
    now = book.tier(popularity)
    place = min(2.0, max(0.0, _between(popularity)))
    low = book.tiers[int(place)]
    high = book.tiers[min(2, int(place) + 1)]
    part = place - int(place)

    def rate(field: str) -> float:
        smooth = float(getattr(low, field)) * (1 - part) + float(getattr(high, field)) * part
        return left * smooth + (1 - left) * float(getattr(now, field))

    return rate("star"), rate("territory"), rate("resource_pair")


def _between(popularity: int) -> float:
    """Return the position of a popularity among TIER_POPULARITIES, from about 0 to 2.5."""
    below, middle, above = TIER_POPULARITIES
    if popularity < middle:
        return (popularity - below) / (middle - below)
    return 1.0 + (popularity - middle) / (above - middle)
