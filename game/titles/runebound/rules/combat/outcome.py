"""The end of a combat: reward, Undefeated Adventure Track, knockout (RUN-110 to RUN-120)."""

from __future__ import annotations

from game.engine.model import Action, Choices, Seat
from game.engine.structs import replace
from game.titles.runebound.rules import scoring
from game.titles.runebound.rules.cards import abilities, healing, standing
from game.titles.runebound.rules.cards.abilities import GO_ON, Use
from game.titles.runebound.rules.cards.immediate import AutoEscape, ChallengeDefeated, KeepCard, WinGame
from game.titles.runebound.rules.cards.resolve import Resolve, carry_out
from game.titles.runebound.rules.combat.prize import TakePrize
from game.titles.runebound.rules.heroes.knockout import FallNow, KnockOut, fallen
from game.titles.runebound.rules.state import zones
from game.titles.runebound.rules.state.book import Challenge
from game.titles.runebound.rules.state.state import Fight, RuneboundState, RuneboundStep

COMBAT_SCOPES = ("roll", "test", "phase", "round", "combat")


def challenge(state: RuneboundState) -> Challenge:
    """Return the card of the Challenge under way."""
    return state.book.challenges[state.combat.card]


class CheckEnd(RuneboundStep, frozen=True):
    """After everything that can hurt: ends the combat once a side is defeated (RUN-101, RUN-110, RUN-116)."""

    def run(self, state: RuneboundState) -> None:
        """The Challenge falls first, if both do (RUN-120)."""
        fight = state.fight
        if fight is None:
            return
        if not fight.card:
            _check_heroes(state, fight)
        elif fight.wounds >= challenge(state).life:
            win(state)
        elif fallen(state, fight.attacker):
            lose(state, "knockout")
            state.push(KnockOut(fight.attacker))


def _check_heroes(state: RuneboundState, fight: Fight) -> None:
    """The winner takes its prize before the loser is knocked out (RUN-146, RUN-149)."""
    for winner, loser in ((fight.attacker, fight.defender), (fight.defender, fight.attacker)):
        if fallen(state, loser):
            both = FallNow(winner, fallen(state, winner))
            end_fight(state)
            state.emit("duel_won", seat=winner, other=loser)
            state.push(TakePrize(winner, loser), KnockOut(loser), both)
            return


def end_fight(state: RuneboundState) -> None:
    """End the combat with everything that lasted for it."""
    state.fight = None
    state.used_in_combat.clear()
    state.used_in_round.clear()
    standing.end(state, *COMBAT_SCOPES)


# ------------------------------------------------------------------------------------------------- won


def win(state: RuneboundState) -> None:
    """Give Adventure Counter and reward, then carry out effects of a win (RUN-111 to RUN-113, RUN-254)."""
    fight, card = state.combat, challenge(state)
    seat = fight.attacker
    both = FallNow(seat, fallen(state, seat))
    end_fight(state)
    me = state.players[seat]
    state.change(seat, defeated=(*me.defeated, card.id))
    state.emit("defeated", seat=seat, card=card.id)
    healing.gain_gold(state, seat, card.reward.gold)
    _take_counter(state, fight)
    _put_away(state, fight, card)
    state.push(Resolve(card.reward.effects, seat, me.hero, card.id), AfterWin(seat), both)


def _take_counter(state: RuneboundState, fight: Fight) -> None:
    """Take one Adventure Counter at most (RUN-113); none for a called card or one of the Retinue
    (RUN-231)."""
    space = state.players[fight.attacker].space
    if fight.origin == "undefeated":
        state.undefeated.pop(space, None)
    if fight.colour and space in state.counters:
        state.counters.remove(space)
        mine = state.players[fight.attacker].counters
        state.change(fight.attacker, counters=(*mine, fight.colour))
        state.emit("take_counter", seat=fight.attacker, space=space, colour=fight.colour)


def _put_away(state: RuneboundState, fight: Fight, card: Challenge) -> None:
    """The card is discarded, unless it is kept (RUN-112)."""
    if fight.origin == "retinue":
        state.retinue = {town: other for town, other in state.retinue.items() if other != card.id}
        state.discards["retinue"] = (*state.discards["retinue"], card.id)
    elif not any(isinstance(effect, KeepCard) for effect in card.reward.effects):
        zones.discard(state, card.id)


class AfterWin(RuneboundStep, frozen=True):
    """Abilities that follow a win (RUN-254)."""

    seat: Seat

    def ask(self, state: RuneboundState) -> dict[Seat, Choices]:
        """Return which one next, while there is one."""
        found = abilities.choices(state, self.seat, "on_win", rule="RUN-254")
        return {self.seat: [*found, GO_ON]} if any(c.reason is None for c in found) else {}

    def take(self, state: RuneboundState, seat: Seat, action: Action) -> None:
        """Use an ability, then ask for another."""
        if isinstance(action, Use):
            state.push(self)
            abilities.use(state, seat, action)


# ------------------------------------------------------------------------------------------------ lost


def lose(state: RuneboundState, how: str) -> None:
    """Leave the Challenge undefeated (RUN-117). `how` is escape or knockout."""
    fight = state.combat
    end_fight(state)
    state.emit("undefeated", seat=fight.attacker, card=fight.card, how=how)
    if fight.origin in ("drawn", "called"):
        _onto_track(state, state.players[fight.attacker].space, fight.card)


def _onto_track(state: RuneboundState, space: str, card: str) -> None:
    """Put a Challenge on the track with an undefeated counter on its space; without a free place it goes
    under its deck (RUN-119).
    """
    if len(state.undefeated) < state.book.start.undefeated:
        state.undefeated[space] = card
        return
    colour = state.book.colours[card]
    state.decks[colour] = (card, *state.decks[colour])


def escape(state: RuneboundState) -> None:
    """End the combat with nothing gained (RUN-096, RUN-141)."""
    fight = state.fight
    if fight is None:
        return
    state.emit("escaped", seat=fight.attacker, card=fight.card)
    if fight.card:
        lose(state, "escape")
    else:
        end_fight(state)


# ---------------------------------------------------------------------------------- immediate effects


@carry_out.register
def _challenge_defeated(effect: ChallengeDefeated, state: RuneboundState, by: Resolve) -> None:
    """It falls when the effects of the card are done (RUN-085); no Hero falls so (RUN-248)."""
    if state.fight is not None and state.fight.card:
        state.fight = replace(state.combat, wounds=challenge(state).life)
        state.emit("overcome", seat=by.seat, card=state.fight.card)


@carry_out.register
def _auto_escape(effect: AutoEscape, state: RuneboundState, by: Resolve) -> None:
    """Escape as after a successful test."""
    escape(state)


@carry_out.register
def _keep_card(effect: KeepCard, state: RuneboundState, by: Resolve) -> None:
    """Lay the card in front of its player (RUN-084, RUN-226)."""
    state.change(by.seat, kept=(*state.players[by.seat].kept, by.card))
    state.emit("keep", seat=by.seat, card=by.card)
    scoring.check_runes(state)


@carry_out.register
def _win_game(effect: WinGame, state: RuneboundState, by: Resolve) -> None:
    """End the game immediately (RUN-225)."""
    scoring.finish(state, by.seat)
