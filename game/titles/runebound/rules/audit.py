"""Invariants of a position: nothing is lost, doubled or out of bounds."""

from __future__ import annotations

from game.engine.model import Seat
from game.engine.positions.flaws import demand, demand_each_once, demand_none, require_single
from game.engine.zones import audit
from game.titles.runebound.rules import scoring
from game.titles.runebound.rules.adventure import refresh
from game.titles.runebound.rules.combat.rounds import Round
from game.titles.runebound.rules.heroes import experience, figures
from game.titles.runebound.rules.heroes.knockout import FallNow, KnockOut
from game.titles.runebound.rules.market import belongings
from game.titles.runebound.rules.state.book import COLOURS
from game.titles.runebound.rules.state.state import NOBODY, Fight, RuneboundState
from game.titles.runebound.rules.state.zones import box, zones


def check(state: RuneboundState) -> None:
    """Raise Flaw if an invariant is violated."""
    for seat in range(state.seats):
        _player(state, seat)
    _heroes(state)
    _fight(state)
    audit(zones(state), box(state))
    _board(state)
    _towns(state)
    _figures(state)
    require_single(state.stack, experience.Pay)
    _abilities(state)
    _counters(state)
    _ending(state)


def _player(state: RuneboundState, seat: Seat) -> None:
    """Gold and pairs within their bounds; cards of the right kinds, no more than allowed (RUN-163)."""
    book, player, name = state.book, state.players[seat], ("players", seat)
    demand(player.hero in book.heroes, "has no Hero", *name, "hero")
    demand(player.space in book.spaces, "stands nowhere", *name, "space")
    demand(player.gold >= 0, "is below 0", *name, "gold")
    demand(player.pairs >= 0, "is below 0", *name, "pairs")
    kept = (card for card in player.kept if card not in book.challenges)
    demand_none(kept, "is not a card that anybody keeps", *name, "kept")
    discards = any(isinstance(step, belongings.DiscardDown) and step.seat == seat for step in state.stack)
    for limited in () if discards else belongings.excess(book, player.cards):
        most, where = belongings.most(book, limited), "allies" if limited == "ally" else "items"
        demand(False, f"has more than {most} of the kind {limited}", *name, where)


def _heroes(state: RuneboundState) -> None:
    """Check that each Hero is played once (RUN-020, RUN-128)."""
    demand_each_once("the Hero", (player.hero for player in state.players), "players")


# ------------------------------------------------------------------------------------------------ the end


def _ending(state: RuneboundState) -> None:
    """Check that the game is over exactly if somebody has won or all towns have fallen (RUN-225 to
    RUN-228)."""
    fallen = len(state.overrun) == len(state.book.towns)
    if not state.stack:
        demand(state.winner != NOBODY or fallen, "nothing is left to do, but nobody has won", "stack")
        return
    demand(state.winner == NOBODY, "names a winner, but the game goes on", "winner")
    demand(not fallen, "all towns have fallen, but the game goes on", "overrun")
    for seat in range(state.seats):
        goes_on = scoring.runes(state, seat) < state.book.limits.runes_to_win
        demand(goes_on, "has enough Dragon Runes to win, but the game goes on", "players", seat, "kept")


# -------------------------------------------------------------------------------------- counters, towns


def _board(state: RuneboundState) -> None:
    """Adventure Counters and undefeated counters, as many as there are (RUN-011 to RUN-013, RUN-196)."""
    book = state.book
    demand_each_once("the Adventure Counter of", state.counters, "counters")
    odd = (s for s in state.counters if s not in book.spaces or not book.spaces[s].adventure)
    demand_none(odd, "is no adventure space", "counters")
    for colour in COLOURS:
        enough = refresh.left(state, colour) >= 0
        demand(
            enough,
            f"with the players there are more than {book.supply[colour]} {colour} counters",
            "counters",
        )
    most = book.start.undefeated
    demand(len(state.undefeated) <= most, f"has more than {most} counters", "undefeated")
    for space, card in state.undefeated.items():
        demand(
            space in book.spaces and space not in book.towns, "no Challenge can lie here", "undefeated", space
        )
        demand(card in book.challenges, f"{card} is no Challenge", "undefeated", space)


def _towns(state: RuneboundState) -> None:
    """Overrun towns, what lies on them, and the threat track (RUN-189, RUN-233)."""
    demand_each_once("the town", state.overrun, "overrun")
    for town in state.retinue:
        demand(town in state.overrun, "the Retinue lies in a town that has not fallen", "retinue", town)
    demand(state.threat >= 0, "is below 0", "threat")
    demand(state.protected >= 0, "is below 0", "protected")


def _counters(state: RuneboundState) -> None:
    """Check that there are no more Experience Counters of a kind than exist (RUN-177)."""
    for kind in state.book.experience.raises:
        enough = experience.left(state, kind) >= 0
        most = state.book.experience.supply
        demand(enough, f"together they have more than {most} Experience Counters of {kind}", "players")


# ------------------------------------------------------------------------------------- figures and fights


def _figures(state: RuneboundState) -> None:
    """Counters lie on figures in play; the defeated stand until a prize is taken (RUN-115, RUN-116)."""
    in_play = {figure for player in state.players for figure in player.figures}
    for name, counters in (("wounds", state.wounds), ("exhaustion", state.exhaustion)):
        for figure, amount in counters.items():
            demand(figure in in_play, f"{figure} is not in play", name, figure)
            demand(amount > 0, f"is {amount}: leave out a figure without counters", name, figure)
    falling = {step.seat for step in state.stack if isinstance(step, FallNow | KnockOut)}
    if state.fight is not None:
        falling |= {state.fight.attacker, state.fight.defender}
    for figure, amount in state.wounds.items():
        if state.stack and state.seat_of(figure) not in falling:
            life = figures.life(state, figure)
            demand(amount < life, f"is {amount}, but {figure} falls at {life}", "wounds", figure)


def _abilities(state: RuneboundState) -> None:
    """Check that only cards in play are face down (RUN-032)."""
    in_play = {card for player in state.players for card in player.cards}
    demand_none((card for card in state.face_down if card not in in_play), "is not in play", "face_down")


def _fight(state: RuneboundState) -> None:
    """Check that the combat under way has an opponent, and that its rounds follow (RUN-086, RUN-131)."""
    fight = state.fight
    if fight is None:
        return
    rounds = any(isinstance(step, Round) for step in state.stack)
    demand(rounds, "a combat is under way, but no round of it follows", "fight")
    if fight.origin == "meeting":
        demand(not fight.card, f"is {fight.card}, but two Heroes fight", "fight", "card")
        others = fight.defender not in (NOBODY, fight.attacker)
        demand(others, "is no other Hero", "fight", "defender")
    else:
        _challenge(state, fight)


def _challenge(state: RuneboundState, fight: Fight) -> None:
    """Check that the card lies where the fight says (RUN-066, RUN-112, RUN-233)."""
    challenge = state.book.challenges.get(fight.card)
    demand(challenge is not None, "is no Challenge", "fight", "card")
    demand(fight.defender == NOBODY, "is a Hero, but a Challenge is fought", "fight", "defender")
    lying = {"undefeated": state.undefeated, "retinue": state.retinue}.get(fight.origin)
    if lying is not None:
        demand(fight.card in lying.values(), f"{fight.card} does not lie there", "fight", "card")
