"""Invariants of a position: nothing is lost, doubled or out of bounds."""

from __future__ import annotations

from game.engine.model import Seat
from game.engine.positions.flaws import Flaw, require, require_none, require_single, require_unique
from game.engine.zones import audit
from game.titles.runebound.rules import scoring
from game.titles.runebound.rules.adventure import refresh
from game.titles.runebound.rules.combat.rounds import Round
from game.titles.runebound.rules.heroes import experience, figures
from game.titles.runebound.rules.heroes.knockout import FallNow, KnockOut, NewHero
from game.titles.runebound.rules.market import belongings
from game.titles.runebound.rules.market.market import Market
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
    _new_heroes(state)
    _market(state)
    require_single(state.stack, experience.Pay)
    _abilities(state)
    _counters(state)
    _ending(state)


def _player(state: RuneboundState, seat: Seat) -> None:
    """Require gold and pairs within bounds, and cards of the right kinds and number (RUN-163)."""
    book, player, name = state.book, state.players[seat], ("players", seat)
    require(player.hero in book.heroes, "runebound-flaw-no-hero", *name, "hero")
    require(player.space in book.spaces, "runebound-flaw-nowhere", *name, "space")
    require(player.gold >= 0, "error-flaw-below-zero", *name, "gold")
    require(player.pairs >= 0, "error-flaw-below-zero", *name, "pairs")
    kept = (card for card in player.kept if card not in book.challenges)
    require_none(kept, "runebound-flaw-not-kept", *name, "kept")
    discards = any(isinstance(step, belongings.DiscardDown) and step.seat == seat for step in state.stack)
    for limited in () if discards else belongings.excess(book, player.cards):
        most, where = belongings.most(book, limited), "allies" if limited == "ally" else "items"
        raise Flaw("runebound-flaw-too-many-cards", *name, where, most=most, kind=limited)


def _heroes(state: RuneboundState) -> None:
    """Check that each Hero is played once (RUN-020, RUN-128)."""
    require_unique((player.hero for player in state.players), "runebound-flaw-hero-twice", "players")


# ------------------------------------------------------------------------------------------------ the end


def _ending(state: RuneboundState) -> None:
    """Check that the game is over exactly if somebody has won or all towns have fallen (RUN-225 to
    RUN-228)."""
    fallen = len(state.overrun) == len(state.book.towns)
    if not state.stack:
        require(state.winner != NOBODY or fallen, "runebound-flaw-nobody-won", "stack")
        return
    require(state.winner == NOBODY, "runebound-flaw-winner", "winner")
    require(not fallen, "runebound-flaw-all-fallen", "overrun")
    for seat in range(state.seats):
        goes_on = scoring.runes(state, seat) < state.book.limits.runes_to_win
        require(goes_on, "runebound-flaw-enough-runes", "players", seat, "kept")


# -------------------------------------------------------------------------------------- counters, towns


def _board(state: RuneboundState) -> None:
    """Require the numbers of Adventure Counters and undefeated counters (RUN-011 to RUN-013, RUN-196)."""
    book = state.book
    require_unique(state.counters, "runebound-flaw-counter-twice", "counters")
    odd = (s for s in state.counters if s not in book.spaces or not book.spaces[s].adventure)
    require_none(odd, "runebound-flaw-no-adventure-space", "counters")
    for colour in COLOURS:
        enough = refresh.left(state, colour) >= 0
        most = book.supply[colour]
        require(enough, "runebound-flaw-too-many-adventures", "counters", most=most, colour=colour)
    most = book.start.undefeated
    require(len(state.undefeated) <= most, "runebound-flaw-undefeated", "undefeated", most=most)
    for space, card in state.undefeated.items():
        outside = space in book.spaces and space not in book.towns
        require(outside, "runebound-flaw-challenge-place", "undefeated", space)
        require(card in book.challenges, "runebound-flaw-no-challenge", "undefeated", space, card=card)


def _towns(state: RuneboundState) -> None:
    """Overrun towns, what lies on them, and the threat track (RUN-189, RUN-233)."""
    require_unique(state.overrun, "runebound-flaw-town-twice", "overrun")
    for town in state.retinue:
        require(town in state.overrun, "runebound-flaw-retinue", "retinue", town)
    require(state.threat >= 0, "error-flaw-below-zero", "threat")
    require(state.protected >= 0, "error-flaw-below-zero", "protected")


def _counters(state: RuneboundState) -> None:
    """Check that there are no more Experience Counters of a kind than exist (RUN-177)."""
    for kind in state.book.experience.raises:
        enough = experience.left(state, kind) >= 0
        most = state.book.experience.supply
        require(enough, "runebound-flaw-too-much-experience", "players", most=most, kind=kind)


# ------------------------------------------------------------------------------------- figures and fights


def _figures(state: RuneboundState) -> None:
    """Require counters on figures in play; the defeated stay until a prize is taken (RUN-115, RUN-116)."""
    in_play = {figure for player in state.players for figure in player.figures}
    for name, counters in (("wounds", state.wounds), ("exhaustion", state.exhaustion)):
        for figure, amount in counters.items():
            require(figure in in_play, "error-flaw-not-in-play", name, figure, id=figure)
            require(amount > 0, "runebound-flaw-no-counters", name, figure, amount=amount)
    falling = {step.seat for step in state.stack if isinstance(step, FallNow | KnockOut)}
    if state.fight is not None:
        falling |= {state.fight.attacker, state.fight.defender}
    for figure, amount in state.wounds.items():
        if state.stack and state.seat_of(figure) not in falling:
            life = figures.life(state, figure)
            alive, path = amount < life, ("wounds", figure)
            require(alive, "runebound-flaw-fallen", *path, amount=amount, figure=figure, life=life)


def _new_heroes(state: RuneboundState) -> None:
    """Check that a Hero who may be changed is unhurt (RUN-121): no counters are left behind."""
    changing = {state.players[step.seat].hero for step in state.stack if isinstance(step, NewHero)}
    for name, counters in (("wounds", state.wounds), ("exhaustion", state.exhaustion)):
        require_none(changing & counters.keys(), "runebound-flaw-hurt", name)


def _market(state: RuneboundState) -> None:
    """Check that who buys is in a town (RUN-152)."""
    buys = any(isinstance(step, Market) for step in state.stack)
    in_town = state.players[state.active].space in state.book.towns
    require(in_town or not buys, "runebound-flaw-market", "players", state.active, "space")


def _abilities(state: RuneboundState) -> None:
    """Check that only cards in play are face down (RUN-032)."""
    in_play = {card for player in state.players for card in player.cards}
    odd = (card for card in state.face_down if card not in in_play)
    require_none(odd, "error-flaw-not-in-play", "face_down")


def _fight(state: RuneboundState) -> None:
    """Check that the combat under way has an opponent, and that its rounds follow (RUN-086, RUN-131)."""
    fight = state.fight
    if fight is None:
        return
    rounds = any(isinstance(step, Round) for step in state.stack)
    require(rounds, "runebound-flaw-no-round", "fight")
    if fight.origin == "meeting":
        require(not fight.card, "runebound-flaw-heroes-fight", "fight", "card", card=fight.card)
        others = fight.defender not in (NOBODY, fight.attacker)
        require(others, "runebound-flaw-no-other-hero", "fight", "defender")
        takes_part = state.active in (fight.attacker, fight.defender)
        require(takes_part, "runebound-flaw-not-its-turn", "fight", "attacker")
    else:
        _challenge(state, fight)


def _challenge(state: RuneboundState, fight: Fight) -> None:
    """Check that the card lies where the fight says (RUN-066, RUN-112, RUN-233)."""
    challenge = state.book.challenges.get(fight.card)
    require(challenge is not None, "runebound-flaw-not-a-challenge", "fight", "card")
    require(fight.attacker == state.active, "runebound-flaw-not-its-turn", "fight", "attacker")
    require(fight.defender == NOBODY, "runebound-flaw-challenge-fought", "fight", "defender")
    lying = {"undefeated": state.undefeated, "retinue": state.retinue}.get(fight.origin)
    if lying is not None:
        there = fight.card in lying.values()
        require(there, "runebound-flaw-not-there", "fight", "card", card=fight.card)
    if fight.origin == "undefeated":
        here = state.undefeated.get(state.players[fight.attacker].space) == fight.card
        require(here, "runebound-flaw-not-there", "fight", "card", card=fight.card)
