"""What the final count would bring, as far as a seat may know, and how near the end is."""

from __future__ import annotations

from functools import cache
from math import tanh

from game.engine.model import Seat
from game.titles.scythe.bot.ground import Ground, Memos
from game.titles.scythe.rules.content.book import Book
from game.titles.scythe.rules.state.state import NOTHING, Goods, Player, ScytheState, airship_of, own_turns
from game.titles.scythe.rules.state.view import likely_coins
from game.titles.scythe.rules.tiles.resolution import NOBODY, one_ends_it, tile

MIDDLES = (1.0, 9.5, 15.5)
"""Popularities that stand for the three rates; from none on each point is a step to the better ones."""
LONG_GAME = 28
"""Own turns of a long game."""
OPEN = 0.7
"""How far a game has gone at most while nobody has many stars."""
STARS = 0.17
"""How much of a game is over with each star of the other seat that has the most."""
EARLY = 10
"""Own turns after which stars are in a hurry."""
IN_A_TURN = 2
"""Stars that a turn seldom brings more of."""
MARGIN = 15.0
"""Coins ahead with which a game is nearly won."""


def gone(state: ScytheState, seat: Seat) -> float:
    """Return how far the game has gone, from 0 to 1, by turns and by the stars of others; own ones do not
    count, or a bot would shun them."""
    if state.trigger != NOBODY:
        return 1.0
    if not state.turn:
        return 0.0
    rounds, turns = tile(state).end.rounds, own_turns(state, seat)
    stars = max((len(p.stars) for s, p in enumerate(state.players) if s != seat), default=0)
    late = turns / rounds if rounds else min(OPEN, turns / LONG_GAME)
    return min(1.0, max(late, STARS * stars))


def is_over(state: ScytheState) -> bool:
    """Return whether the game has ended, or will at once when the stars that are due are placed."""
    if not state.stack:
        return True
    if not any(player.due for player in state.players) or not _ends_at_once(state):
        return False
    return any(one_ends_it(state, len(p.stars), starred(state, p)) for p in state.players)


def may_end(state: ScytheState, seat: Seat) -> bool:
    """Return whether a turn may bring a seat its last star, and that the end at once."""
    stars = starred(state, state.players[seat])
    return _ends_at_once(state) and one_ends_it(state, stars, stars + IN_A_TURN)


def _ends_at_once(state: ScytheState) -> bool:
    return tile(state).end.then == "at_once"


def supply(state: ScytheState, seat: Seat, board: Ground, lying: Memos) -> Goods:
    """Return all resources that a seat controls in the end, added up once for a board with what lies
    there."""
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
    """Coins in hand, for stars, territories, resources, and of the structure bonus: at rates between those of
    now and those that one has with more popularity, as so much of the game is `left`."""
    player, side = state.players[seat], board.sides[seat]
    star, land, pair = rates(state.book, player.popularity, left)
    pairs = goods.total // 2 if over else goods.total / 2
    return max(0, player.coins), star * starred(state, player), land * side.lands, pair * pairs, side.bonus


def starred(state: ScytheState, player: Player) -> int:
    """Stars that are placed or due."""
    return min(state.book.limits.stars, len(player.stars) + len(player.due))


def strongest(state: ScytheState, seat: Seat, board: Ground, lying: Memos, left: float, over: bool) -> float:
    """What the strongest other seat would count, in coins."""
    return max(_others(state, s, board, lying, left, over) for s in range(state.seats) if s != seat)


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
    """Return how surely a seat leads, from -1 to 1."""
    return tanh((own - rival) / MARGIN)


def hurry(state: ScytheState, seat: Seat, near: float) -> float:
    """Stars placed, due or near, by tens of turns that the game takes long."""
    late = max(0, own_turns(state, seat) - EARLY)
    return late * (starred(state, state.players[seat]) + near) / 10


@cache
def rates(book: Book, popularity: int, left: float) -> tuple[float, float, float]:
    """Coins for a star, a territory and two resources; early in the game every point of popularity counts."""
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
    """Return where a popularity lies among those that stand for the rates, from about 0 to 2.5."""
    below, middle, above = MIDDLES
    if popularity < middle:
        return (popularity - below) / (middle - below)
    return 1.0 + (popularity - middle) / (above - middle)
