"""Nothing is lost, doubled or out of bounds: what holds at every decision."""

from __future__ import annotations

from game.engine.model import Seat
from game.engine.zones import audit
from game.titles.runebound.rules import experience, figures, refresh
from game.titles.runebound.rules.book import COLOURS, Book
from game.titles.runebound.rules.knockout import FallNow, KnockOut
from game.titles.runebound.rules.state import NOBODY, Player, RuneboundState
from game.titles.runebound.rules.zones import box, zones


def _demand(holds: bool, what: str) -> None:
    if not holds:
        raise AssertionError(what)


def check(state: RuneboundState) -> None:
    """Raise AssertionError where something does not hold."""
    _cards(state)
    _board(state)
    _towns(state)
    _figures(state)
    _abilities(state)
    _demand(0 <= state.active < state.seats, "nobody's turn")
    _demand(state.winner in range(NOBODY, state.seats), "an odd winner")
    _demand(bool(state.stack) or _is_over(state), "the game stands still")
    for seat, player in enumerate(state.players):
        _player(state.book, seat, player)
    for kind in state.book.experience.raises:
        _demand(experience.left(state, kind) >= 0, f"more Experience Counters of {kind} than there are")


def _is_over(state: RuneboundState) -> bool:
    return state.winner != NOBODY or len(state.overrun) == len(state.book.towns)


# ------------------------------------------------------------------------------------------------ cards


def _cards(state: RuneboundState) -> None:
    """Every card of the table lies in exactly one place (RUN-002, RUN-235)."""
    audit(zones(state), box(state))
    _demand(state.event in ("", *state.book.events), "an Event that is none")
    _demand(state.doom in ("", *state.book.doom), "a Doom card that is none")


# -------------------------------------------------------------------------------------- counters, towns


def _board(state: RuneboundState) -> None:
    """Adventure Counters and undefeated counters, as many as there are (RUN-011 to RUN-013, RUN-196)."""
    book = state.book
    _demand(len(set(state.counters)) == len(state.counters), "two Adventure Counters on one space")
    odd = ", ".join(s for s in state.counters if s not in book.spaces or not book.spaces[s].adventure)
    _demand(not odd, f"an Adventure Counter on no such space: {odd}")
    for colour in COLOURS:
        _demand(refresh.left(state, colour) >= 0, f"more {colour} counters than there are")
    _demand(len(state.undefeated) <= book.start.undefeated, "too many undefeated counters")
    for space, card in state.undefeated.items():
        _demand(space in book.spaces and space not in book.towns, f"an undefeated counter on {space}")
        _demand(card in book.challenges, f"{card} is left undefeated")


def _towns(state: RuneboundState) -> None:
    """Overrun towns, what lies on them, and the threat track (RUN-189, RUN-233)."""
    _demand(len(set(state.overrun)) == len(state.overrun), "a town fell twice")
    _demand(set(state.overrun) <= set(state.book.towns), "something that is no town fell")
    _demand(set(state.retinue) <= set(state.overrun), "the Retinue in a town that stands")
    _demand(set(state.stalls) == set(state.book.towns), "a market is lost")
    _demand(state.threat >= 0 and state.protected >= 0, "threat below 0")


# -------------------------------------------------------------------------------------- figures, players


def _figures(state: RuneboundState) -> None:
    """Counters lie on figures in play; the defeated stand until a prize is taken (RUN-115, RUN-116)."""
    heroes = [player.hero for player in state.players]
    _demand(len(set(heroes)) == len(heroes) and set(heroes) <= set(state.book.heroes), "a Hero twice")
    in_play = {figure for player in state.players for figure in player.figures}
    for counters in (state.wounds, state.exhaustion):
        _demand(set(counters) <= in_play, f"counters on {sorted(set(counters) - in_play)}")
        none = ", ".join(figure for figure, amount in counters.items() if amount < 1)
        _demand(not none, f"no counters noted as some: {none}")
    pending = state.fight or any(isinstance(step, FallNow | KnockOut) for step in state.stack)
    if state.stack and not pending:
        for figure, amount in state.wounds.items():
            _demand(amount < figures.life(state, figure), f"{figure} should be defeated")


def _abilities(state: RuneboundState) -> None:
    """Only cards in play are face down (RUN-032)."""
    in_play = {card for player in state.players for card in player.cards}
    _demand(set(state.face_down) <= in_play, f"face down: {sorted(set(state.face_down) - in_play)}")


def _player(book: Book, seat: Seat, player: Player) -> None:
    """Gold, experience and counters within their bounds; the Hero stands somewhere."""
    _demand(player.space in book.spaces, f"{player.hero} stands nowhere: players.{seat}.space")
    _demand(player.gold >= 0, f"gold below 0: players.{seat}.gold")
    _demand(player.pairs >= 0, f"pairs below 0: players.{seat}.pairs")
    _demand(set(player.experience) <= set(book.experience.raises), "experience of an odd kind")
    _demand(set(player.counters) <= set(COLOURS), "a counter of an odd colour")
    _demand(set(player.items) <= set(book.items) and set(player.allies) <= set(book.allies), "odd cards")
    _demand(set(player.kept) <= set(book.challenges), "an odd kept card")
