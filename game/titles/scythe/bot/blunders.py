"""The blunders that a referee looks for in Scythe."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.judging.blunders import Blunder, Decided, SeatTurn, each, tried
from game.engine.model import Decline, Option, Seat
from game.titles.scythe.rules.actions.gains import Accept
from game.titles.scythe.rules.actions.produce import ProduceOn
from game.titles.scythe.rules.actions.rewards import PlaceWorker, TakeGain
from game.titles.scythe.rules.cards.objectives import Reveal
from game.titles.scythe.rules.combat.combat import Use
from game.titles.scythe.rules.combat.power import SetPower, most_cards
from game.titles.scythe.rules.scoring import scoring
from game.titles.scythe.rules.state.control import workers_by_place
from game.titles.scythe.rules.state.state import ScytheState, kind, owner
from game.titles.scythe.rules.turn.rows import TakeBottom
from game.titles.scythe.rules.turn.turn import EndTurn, Skip

TRACKS = ("power", "popularity")
GAINING = {"top", "pay", "option", "gain"}
"""The events of a choice that is made for its gains alone."""
CROWD = 3
"""The workers of a seat on one territory that are a crowd at the end of the game."""


def _stars(state: ScytheState, seat: Seat) -> int:
    player = state.players[seat]
    return len(player.stars) + len(player.due)


def _free_star(decided: Decided) -> bool:
    """Return whether a seat could have had a star for nothing instead, before its last one."""
    before: ScytheState = decided.before
    stars = _stars(before, decided.seat)
    if stars + 1 >= before.book.limits.stars or _stars(decided.after, decided.seat) > stars:
        return False
    return any(_costs_nothing(decided, option, stars) for option in _instead(decided))


def _instead(decided: Decided) -> Iterator[Option]:
    """Yield what a seat that declined might have taken, or more of what it took."""
    for option in decided.options:
        match decided.action, option.action:
            case (
                Decline() | EndTurn(),
                TakeGain() | ProduceOn() | PlaceWorker() | Accept() | Reveal() | Use(),
            ):
                yield option
            case ProduceOn(place, few), ProduceOn(same, many) if place == same and many > few:
                yield option


def _costs_nothing(decided: Decided, option: Option, stars: int) -> bool:
    before, after = decided.before.players[decided.seat], tried(decided, option)
    then = after.players[decided.seat]
    worse = any(getattr(then, item) < getattr(before, item) for item in (*TRACKS, "coins"))
    return _stars(after, decided.seat) > stars and not worse


def _skips_bottom(decided: Decided) -> bool:
    bottoms = (option for option in decided.options if isinstance(option.action, TakeBottom))
    return decided.action == Skip() and any(bottoms)


def _lost_gain(decided: Decided) -> bool:
    """Return whether a choice gave power or popularity that no track could take, and nothing else."""
    if not {event.verb for event in decided.events} <= GAINING:
        return False
    gains = [event.facts for event in decided.events if event.verb == "gain"]
    wanted = [facts for facts in gains if facts["item"] in TRACKS]
    return bool(wanted) and not any(facts["amount"] for facts in gains)


def _most(state: ScytheState, seat: Seat, place: str) -> int:
    """Return the most power that a seat can select in a combat on a place."""
    player, book = state.players[seat], state.book
    cards = sorted((book.combat[card] for card in player.hand), reverse=True)
    return min(player.power, book.limits.dial) + sum(cards[: most_cards(state, seat, place)])


def _attacks(turn: SeatTurn) -> Iterator[tuple[ScytheState, SetPower]]:
    """Yield each position in which a seat that attacks begins to select power, and its step."""
    for decided in turn.decisions:
        state: ScytheState = decided.before
        step = state.stack[-1]
        if isinstance(step, SetPower) and step.choosers[0] == turn.seat and not step.answer(turn.seat):
            yield state, step


def _hopeless(turn: SeatTurn) -> int:
    """Return how many combats a seat began that it loses if the defender does no more than dial its power."""
    found = 0
    for state, step in _attacks(turn):
        other = step.choosers[1]
        dial = min(state.players[other].power, state.book.limits.dial)
        found += _most(state, turn.seat, step.place) < dial
    return found


def _gave_away(turn: SeatTurn) -> int:
    """Return how many combats a seat lost in which all it had would have won for certain."""
    lost = any(
        event.facts["other"] == turn.seat
        for d in turn.decisions
        for event in d.events
        if event.verb == "combat_won"
    )
    if not lost:
        return 0
    return sum(
        _most(state, turn.seat, step.place) >= _most(state, step.choosers[1], step.place)
        for state, step in _attacks(turn)
    )


def _ends_behind(turn: SeatTurn) -> int:
    over = any(event.verb == "game_over" for decided in turn.decisions for event in decided.events)
    mine = over and turn.after.players[turn.seat].stars and turn.before.active == turn.seat
    return int(bool(mine) and turn.seat not in scoring.scores(turn.after).winners)


def _crowds(state: ScytheState, seat: Seat) -> int:
    """Return the territories with a crowd; a home base is none (SCY-001)."""
    places = workers_by_place(state, seat)
    return sum(amount >= CROWD for place, amount in places.items() if place in state.book.lands)


def _below_tier(state: ScytheState, seat: Seat) -> int:
    return int(scoring.next_tier(state, seat)[0] == 1)


def _idle_mechs(state: ScytheState, seat: Seat) -> int:
    base = state.book.factions[state.players[seat].faction].base
    return sum(place == base and owner(u) == seat and kind(u) == "mech" for u, place in state.at.items())


def _no_mech(state: ScytheState, seat: Seat) -> int:
    return int(not state.players[seat].mechs)


BLUNDERS = (
    Blunder(
        "free-star", "declines a star that costs nothing",
        of_turn=each(_free_star),
    ),
    Blunder(
        "bottom-left", "skips a bottom-row action that it can pay",
        of_turn=each(_skips_bottom),
    ),
    Blunder("full-track", "gains power or popularity that no track can take", of_turn=each(_lost_gain)),
    Blunder("hopeless-attack", "attacks with less than the defender dials", of_turn=_hopeless),
    Blunder("sure-win-lost", "loses an attack that all it has wins for certain", of_turn=_gave_away),
    Blunder("ends-behind", "ends the game and does not win it", of_turn=_ends_behind),
    Blunder("crowded-land", "ends with three or more workers on one territory", at_end=_crowds),
    Blunder("below-tier", "ends one popularity below better rates", at_end=_below_tier),
    Blunder("mech-at-home", "ends with a mech at home", at_end=_idle_mechs),
    Blunder("no-mech", "deploys no mech in the whole game", at_end=_no_mech),
)  # fmt: skip
