"""The blunders that a referee looks for in Raiders of Scythia."""

from __future__ import annotations

from game.engine.judging.blunders import Blunder, Decided, SeatTurn, each, tried
from game.engine.model import Seat
from game.titles.raiders.bot import raids, worth
from game.titles.raiders.rules.raid.raid import AddStrength, Roll, StartRaid, spaces_left
from game.titles.raiders.rules.raid.strength import dice_of, fixed_strength, ignored_wounds
from game.titles.raiders.rules.raid.wounds import Wound, is_deadly
from game.titles.raiders.rules.scoring import scores
from game.titles.raiders.rules.shared.discarding import Discard
from game.titles.raiders.rules.state.book import GOODS, PLUNDER
from game.titles.raiders.rules.state.state import RaidersState
from game.titles.raiders.rules.turn import NextTurn

WORTH_A_KUMIS = 0.5
"""The expected VP for which every player spends a kumis before the roll."""
CLEARLY = 4.0
"""VP by which another raid is clearly better."""
FULL_HAND = 5
"""Cards in hand that a player without silver cannot use."""
MUCH = 10
"""Silver, provisions and kumis left at the end that are much."""


def _expected(state: RaidersState, seat: Seat, settlement: str, bought: int) -> float:
    """Return the VP that a raid brings on average, less what its wounds cost."""
    fixed = fixed_strength(state, seat, settlement, bought)
    dice = tuple((colour, n) for colour, n in dice_of(state, seat, settlement).items() if n)
    hurt = state.options["dice_wounds"] == "on"
    shield = ignored_wounds(state, seat)
    vp, wounds = raids.expected(state.book, settlement, dice, fixed, shield, hurt)
    return vp - raids.WOUND_COST * wounds


def _raid(state: RaidersState, seat: Seat, settlement: str) -> float:
    """Return the value of a raid with all kumis: expected VP and the best plunder."""
    best = max(worth.haul(state.spaces[place].plunder) for place in spaces_left(state, settlement))
    return best + _expected(state, seat, settlement, state.players[seat].kumis)


def _left_kumis(decided: Decided) -> bool:
    """Return whether a roll was made although another kumis would have paid."""
    state: RaidersState = decided.before
    if decided.action != Roll() or not isinstance(state.stack[-1], AddStrength) or not state.me.kumis:
        return False
    now = state.this_raid
    more, less = (_expected(state, decided.seat, now.settlement, now.strength + n) for n in (1, 0))
    return more - less >= WORTH_A_KUMIS


def _left_better_raid(decided: Decided) -> bool:
    """Return whether another raid that could be paid was clearly better."""
    if not isinstance(decided.action, StartRaid):
        return False
    others = [o.action.settlement for o in decided.options if isinstance(o.action, StartRaid)]
    taken = _raid(decided.before, decided.seat, decided.action.settlement)
    return max(_raid(decided.before, decided.seat, other) for other in others) >= taken + CLEARLY


def _killed_needlessly(decided: Decided) -> bool:
    """Return whether a wound killed a crew member that counts VP although another could have borne it."""
    state: RaidersState = decided.before
    if not isinstance(decided.action, Wound) or not is_deadly(state, decided.action.space):
        return False
    if not state.book.crew[state.me.spaces[decided.action.space].crew].vp:
        return False
    before = len(state.this_raid.killed)
    others = (tried(decided, option) for option in decided.options if isinstance(option.action, Wound))
    return any(other.raid is not None and len(other.raid.killed) == before for other in others)


def _discards_excess(decided: Decided) -> bool:
    state: RaidersState = decided.before
    excess = len(state.me.hand) > state.book.limits.cards
    ending = any(isinstance(step, NextTurn) for step in state.stack) and len(state.stack) <= 4
    return isinstance(decided.action, Discard) and excess and ending


def _own(turn: SeatTurn) -> bool:
    return bool(turn.before.active == turn.seat)


def _excess(turn: SeatTurn) -> int:
    return sum(1 for _ in turn.events("excess"))


def _gained_nothing(turn: SeatTurn) -> int:
    """Return 1 if a turn of work left goods, cards, crew and score as they were, or lower."""
    if not _own(turn) or any(turn.events("raid")):
        return 0
    now, then = turn.before.players[turn.seat], turn.after.players[turn.seat]
    goods = all(getattr(then, item) <= getattr(now, item) for item in (*GOODS, *PLUNDER))
    same = len(then.hand) <= len(now.hand) and then.spaces == now.spaces and then.quests == now.quests
    return int(goods and same and then.vp <= now.vp)


def _stuck(turn: SeatTurn) -> int:
    """Return 1 if a full hand without silver stays as it is for a turn."""
    if not _own(turn):
        return 0
    now, then = turn.before.players[turn.seat], turn.after.players[turn.seat]
    poor = not now.silver and not then.silver and len(now.hand) >= FULL_HAND
    return int(poor and len(then.hand) >= len(now.hand) and not any(turn.events("raid")))


def _last_raid_missed(turn: SeatTurn) -> int:
    """Return 1 if the last turn of a seat brought clearly less than a raid that could be paid."""
    state: RaidersState = turn.before
    if not _own(turn) or state.final < 0 or any(turn.events("raid")):
        return 0
    offered = [o.action.settlement for o in turn.decisions[0].options if isinstance(o.action, StartRaid)]
    best = max((_raid(state, turn.seat, settlement) for settlement in offered), default=0.0)
    gained = scores(turn.after).totals[turn.seat] - scores(state).totals[turn.seat]
    return int(best >= gained + CLEARLY)


def _goods_left(state: RaidersState, seat: Seat) -> int:
    return int(sum(getattr(state.players[seat], item) for item in GOODS) >= MUCH)


def _empty_spaces(state: RaidersState, seat: Seat) -> int:
    player = state.players[seat]
    return int(len(player.spaces) - len(player.crew) >= 2 and len(player.hand) >= 2)


BLUNDERS = (
    Blunder("excess", "throws goods away at a limit", of_turn=_excess),
    Blunder("excess-cards", "discards cards at the limit of the hand", of_turn=each(_discards_excess)),
    Blunder("kumis-kept", "rolls with a kumis left that brings half a VP", of_turn=each(_left_kumis)),
    Blunder("weaker-raid", "leaves a raid that is 4 VP better", of_turn=each(_left_better_raid)),
    Blunder(
        "costly-death",
        "lets a wound kill crew that counts VP where other crew could bear it",
        of_turn=each(_killed_needlessly),
    ),
    Blunder("nothing-gained", "works for a turn and gains nothing", of_turn=_gained_nothing),
    Blunder("no-silver", "keeps five cards or more and no silver for a turn", of_turn=_stuck),
    Blunder("last-raid", "works in its last turn where a raid brings 4 VP more", of_turn=_last_raid_missed),
    Blunder("goods-left", "ends with ten goods or more", at_end=_goods_left),
    Blunder("empty-spaces", "ends with two empty crew spaces and cards in hand", at_end=_empty_spaces),
)
