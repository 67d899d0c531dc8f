"""The order of combats, and abilities before the dials (SCY-146 to SCY-153)."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine import rng
from game.engine.hooks import Hook
from game.engine.model import (
    DECLINING,
    Action,
    Ask,
    Choices,
    Fact,
    Seat,
    button,
    choice,
)
from game.titles.scythe.rules.actions.deals import Deal, before_combat, begin
from game.titles.scythe.rules.actions.gains import gain, lose, would_star
from game.titles.scythe.rules.combat.power import SetPower
from game.titles.scythe.rules.content.ability_kinds import BeforeCombat, StealCard
from game.titles.scythe.rules.scoring.stars import PlaceStars
from game.titles.scythe.rules.state.control import contested, opposing_fighters, own_at
from game.titles.scythe.rules.state.state import ScytheState, ScytheStep, owner, place_ref

BEFORE_DIALS: Hook[[ScytheState, Seat, Seat, str], ScytheStep] = Hook()
"""The steps before a side fights another on a place, after its own abilities."""

# ---------------------------------------------------------------------------------------- which combat


class FightAt(Action, frozen=True):
    """Fight the combat on a place next."""

    place: str


class Combats(ScytheStep, frozen=True):
    """Fight wherever fighters of the active player stand beside those of another (SCY-146 to SCY-150)."""

    def ask(self, state: ScytheState) -> dict[Seat, Choices]:
        """Return which combat is next, where there are several or coins may still be given."""
        places = contested(state)
        picks = [choice(FightAt(place), target=place_ref(place)) for place in places]
        talks = before_combat(state) if places else []
        return {state.active: [*picks, *talks]} if len(places) > 1 or talks else {}

    def question(self, state: ScytheState, seat: Seat) -> Ask:
        """Return which of how many; the place, if there is one."""
        places = contested(state)
        return Ask("combats", {"count": len(places), "place": places[0]})

    def take(self, state: ScytheState, seat: Seat, action: Action) -> None:
        """It is finished before the next one starts; before it others may give coins (SCY-210)."""
        match action:
            case Deal():
                state.push(self)
                begin(state)
            case FightAt(place):
                self._fight(state, place)

    def run(self, state: ScytheState) -> None:
        """Fight the only combat, or go on if none is left."""
        for place in contested(state):
            self._fight(state, place)

    def _fight(self, state: ScytheState, place: str) -> None:
        defender = owner(opposing_fighters(state, state.active, place)[0])
        state.push(Fight(place, state.active, defender), self)


class Fight(ScytheStep, frozen=True):
    """One combat: abilities of the attacker, then of the defender, then the dials (SCY-151)."""

    place: str
    attacker: Seat
    defender: Seat

    def run(self, state: ScytheState) -> None:
        """Each ability works once."""
        state.emit("combat", seat=self.attacker, other=self.defender, place=self.place)
        sides = ((self.attacker, self.defender), (self.defender, self.attacker))
        uses: list[ScytheStep] = []
        for seat, other in sides:
            uses += [
                UseAbility(self.place, seat, other, mech) for mech, _ in before_dials(state, seat, self.place)
            ]
            uses += BEFORE_DIALS(state, seat, other, self.place)
        state.push(*uses, SetPower(choosers=(self.attacker, self.defender), place=self.place))


# ---------------------------------------------------------------------------------------- before the dials


def before_dials(
    state: ScytheState, seat: Seat, place: str
) -> Iterator[tuple[str, BeforeCombat | StealCard]]:
    """Yield the combat abilities of a seat that work on a place, by the mech that stood on them."""
    player = state.players[seat]
    for mech in state.book.factions[player.faction].mech:
        ability = mech.ability
        if mech.id not in player.mechs:
            continue
        if isinstance(ability, StealCard) or (
            isinstance(ability, BeforeCombat) and _works_on(state, seat, ability, place)
        ):
            yield mech.id, ability


def _works_on(state: ScytheState, seat: Seat, ability: BeforeCombat, place: str) -> bool:
    """Return whether an ability works: by the side of the combat, the place, not on Mines of others, and who
    fights (SCY-262, SCY-307).
    """
    side = "attacker" if seat == state.active else "defender"
    if ability.side not in ("both", side) or (ability.alone and len(own_at(state, seat, place)) > 1):
        return False
    return (
        ability.where == "anywhere"
        or place in state.book.tunnels
        or state.buildings.get(f"mine.{seat}") == place
    )


class Use(Action, frozen=True):
    """Use the ability of a mech before the dials are set."""

    ability: str


class UseAbility(ScytheStep, frozen=True):
    """An ability before the dials: a free one works by itself, unless it would bring a star (SCY-152)."""

    place: str
    seat: Seat
    other: Seat
    ability: str

    def ask(self, state: ScytheState) -> dict[Seat, Choices]:
        """Use it or not, where it can be paid (SCY-273) and is not used by itself."""
        ability = self._ability(state)
        if state.options["free_abilities"] == "used" and not self._always_asked(state, ability):
            return {}
        if isinstance(ability, BeforeCombat) and state.players[self.seat].power < ability.pay_power:
            return {}
        return {self.seat: [button(Use(self.ability)), DECLINING]}

    def question(self, state: ScytheState, seat: Seat) -> Ask:
        """Return the ability, against whom and where, what it costs, and `amount` of its `effect`: combat
        cards, power gained, or power that the opponent loses.
        """
        ability, pay = self._ability(state), 0
        if isinstance(ability, StealCard):
            effect, amount = "cards", ability.amount
        else:
            pay = ability.pay_power
            effect = "foe" if ability.opponent_power else "own"
            amount = abs(ability.opponent_power or ability.own_power)
        facts: dict[str, Fact] = {"ability": self.ability, "other": self.other, "place": self.place}
        return Ask("use-ability", {**facts, "pay": pay, "effect": effect, "amount": amount})

    def take(self, state: ScytheState, seat: Seat, action: Action) -> None:
        """The power moves at once and so changes what can be selected (SCY-153)."""
        match action:
            case Use():
                self._use(state)

    def run(self, state: ScytheState) -> None:
        """Use a free ability without asking."""
        if not self._always_asked(state, self._ability(state)):
            self._use(state)

    def _always_asked(self, state: ScytheState, ability: BeforeCombat | StealCard) -> bool:
        """Return whether its owner is asked at every table (SCY-152)."""
        if isinstance(ability, StealCard):
            return False
        return ability.optional or would_star(state, self.seat, "power", ability.own_power)

    def _ability(self, state: ScytheState) -> BeforeCombat | StealCard:
        return dict(before_dials(state, self.seat, self.place))[self.ability]

    def _use(self, state: ScytheState) -> None:
        ability = self._ability(state)
        state.emit("use_ability", seat=self.seat, ability=self.ability)
        if isinstance(ability, StealCard):
            _steal(state, self.seat, self.other, ability.amount)
            return
        lose(state, self.seat, "power", ability.pay_power)
        lose(state, self.other, "power", -ability.opponent_power)
        gain(state, self.seat, "power", ability.own_power)
        state.push(PlaceStars(self.seat))


def _steal(state: ScytheState, seat: Seat, victim: Seat, amount: int) -> None:
    """Move random cards from a hand to another, seen by both players alone (SCY-280, SCY-347)."""
    for _ in range(min(amount, len(state.players[victim].hand))):
        hand = list(state.players[victim].hand)
        card = hand.pop(rng.randrange(state, len(hand)))
        state.change(victim, hand=tuple(hand))
        state.change(seat, hand=(*state.players[seat].hand, card))
        outside = [s for s in range(-1, state.seats) if s not in (seat, victim)]
        state.emit("steal_card", seen_by=(seat, victim), seat=seat, other=victim, card=card)
        state.emit("steal", seen_by=outside, seat=seat, other=victim)
