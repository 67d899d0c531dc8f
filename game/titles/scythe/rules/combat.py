"""Combat: order, abilities, secret dials and cards, results (SCY-146 to SCY-172)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from game.engine import rng
from game.engine.model import (
    DECLINING,
    UNKNOWN,
    Action,
    Ask,
    Choices,
    Fact,
    Plain,
    Reason,
    Seat,
    button,
    choice,
    refuse,
)
from game.titles.scythe.rules import tile_combat
from game.titles.scythe.rules.abilities import has, of_kind
from game.titles.scythe.rules.ability_kinds import (
    BeforeCombat,
    ExtraCard,
    KeepPopularity,
    Lakes,
    StealCard,
)
from game.titles.scythe.rules.book import BOOK
from game.titles.scythe.rules.control import contested, opposing, opposing_fighters, own_at
from game.titles.scythe.rules.deals import before_combat, begin
from game.titles.scythe.rules.gains import draw, gain, lose, would_star
from game.titles.scythe.rules.retreat import fall_back, send_home
from game.titles.scythe.rules.stars import PlaceStars, star_of_combat
from game.titles.scythe.rules.state import (
    ScytheState,
    ScytheStep,
    card_ref,
    is_fighter,
    kind,
    owner,
    place_ref,
)
from game.titles.scythe.rules.ways import LAKE

CONFIRM = button(Plain("confirm"))
GO_HOME = button(Plain("go_home"))

Pick = tuple[str, ...]
"""What a side has selected: the number of its dial, then combat cards; () nothing yet."""


# ---------------------------------------------------------------------------------------- which combat


class Combats(ScytheStep, frozen=True):
    """Fight wherever fighters of the active player stand beside those of another (SCY-146 to SCY-150)."""

    def ask(self, state: ScytheState) -> dict[Seat, Choices]:
        """Which combat is next, where there are several or coins may still be given."""
        places = contested(state)
        picks = [choice("fight", place, target=place_ref(place)) for place in places]
        talks = before_combat(state) if places else []
        return {state.active: [*picks, *talks]} if len(places) > 1 or talks else {}

    def take(self, state: ScytheState, seat: Seat, action: Action) -> None:
        """It is finished before the next one starts; before it others may give coins (SCY-210)."""
        if action.verb == "deal":
            state.push(self)
            begin(state)
        else:
            self._fight(state, str(action.args[0]))

    def run(self, state: ScytheState) -> None:
        """The only one; or none is left."""
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
                UseAbility(self.place, seat, other, mech) for mech, _ in _before(state, seat, self.place)
            ]
            uses += tile_combat.before(state, seat, other, self.place) if state.airships else []
        state.push(*uses, SetPower(self.place, self.attacker, self.defender))


# ---------------------------------------------------------------------------------------- before the dials


def _before(state: ScytheState, seat: Seat, place: str) -> Iterator[tuple[str, BeforeCombat | StealCard]]:
    """The combat abilities of a seat that work on a place, by the mech that stood on them."""
    player = state.players[seat]
    for mech in BOOK.factions[player.faction].mech:
        ability = mech.ability
        if mech.id not in player.mechs:
            continue
        if isinstance(ability, StealCard) or (
            isinstance(ability, BeforeCombat) and _works_on(state, seat, ability, place)
        ):
            yield mech.id, ability


def _works_on(state: ScytheState, seat: Seat, ability: BeforeCombat, place: str) -> bool:
    """By the side of the combat, the place, not on Mines of others, and who fights (SCY-262, SCY-307)."""
    side = "attacker" if seat == state.active else "defender"
    if ability.side not in ("both", side) or (ability.alone and len(own_at(state, seat, place)) > 1):
        return False
    return (
        ability.where == "anywhere" or place in BOOK.tunnels or state.buildings.get(f"mine.{seat}") == place
    )


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
        return {self.seat: [button(Plain("use", (self.ability,))), DECLINING]}

    def take(self, state: ScytheState, seat: Seat, action: Action) -> None:
        """The power moves at once and so changes what can be selected (SCY-153)."""
        if action.verb == "use":
            self._use(state)

    def run(self, state: ScytheState) -> None:
        """A free one."""
        if not self._always_asked(state, self._ability(state)):
            self._use(state)

    def _always_asked(self, state: ScytheState, ability: BeforeCombat | StealCard) -> bool:
        """Whether its owner is asked at every table (SCY-152)."""
        if isinstance(ability, StealCard):
            return False
        return ability.optional or would_star(state, self.seat, "power", ability.own_power)

    def _ability(self, state: ScytheState) -> BeforeCombat | StealCard:
        return dict(_before(state, self.seat, self.place))[self.ability]

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
    """Random cards from a hand into another, seen by both players alone (SCY-280, SCY-347)."""
    for _ in range(min(amount, len(state.players[victim].hand))):
        hand = list(state.players[victim].hand)
        card = hand.pop(rng.randrange(state, len(hand)))
        state.change(victim, hand=tuple(hand))
        state.change(seat, hand=(*state.players[seat].hand, card))
        outside = [s for s in range(-1, state.seats) if s not in (seat, victim)]
        state.emit("steal_card", seen_by=(seat, victim), seat=seat, other=victim, card=card)
        state.emit("steal", seen_by=outside, seat=seat, other=victim)


# ---------------------------------------------------------------------------------------- dials and cards


class SetPower(ScytheStep, frozen=True):
    """Both sides secretly select power and combat cards; then both are shown (SCY-154 to SCY-160).

    picks  what attacker and defender have selected so far; in a view the other's is UNKNOWN, also its length
    done   whether they have confirmed it
    aloft  it is airships that fight (SCY-367)
    """

    place: str
    attacker: Seat
    defender: Seat
    picks: tuple[Pick, Pick] = ((), ())
    done: tuple[bool, bool] = (False, False)
    aloft: bool = False

    @property
    def sides(self) -> tuple[Seat, Seat]:
        """Attacker and defender."""
        return self.attacker, self.defender

    def ask(self, state: ScytheState) -> dict[Seat, Choices]:
        """Each side that has something to select and has not confirmed."""
        return {
            seat: self._dial(state, seat) if not pick else self._cards(state, seat, pick)
            for seat, pick, done in zip(self.sides, self.picks, self.done, strict=True)
            if not done and has_choice(state, seat)
        }

    def most(self, state: ScytheState, seat: Seat) -> int:
        """How many combat cards a side may play."""
        return (
            tile_combat.air_cards(state, self.attacker) if self.aloft else most_cards(state, seat, self.place)
        )

    def _dial(self, state: ScytheState, seat: Seat) -> Choices:
        """Up to present power, and to the top of the dial."""
        lacking = refuse("not-enough-power", "SCY-154", power=state.players[seat].power)
        return [
            choice(
                "dial", n, target=f"dial:{seat}", reason=lacking if n > state.players[seat].power else None
            )
            for n in range(BOOK.limits.dial + 1)
        ]

    def _cards(self, state: ScytheState, seat: Seat, pick: Pick) -> Choices:
        """Another card, or no more."""
        most = self.most(state, seat)
        reason = refuse("no-more-cards", "SCY-156", most=most) if len(pick) > most else None
        cards = [
            choice("play_card", card, source=card_ref(card), target=f"dial:{seat}", reason=reason)
            for card in state.players[seat].hand
            if card not in pick
        ]
        return [*cards, CONFIRM]

    def question(self, state: ScytheState, seat: Seat) -> Ask:
        """`stage` dial or cards; the total selected so far, how many cards, and how many there may be."""
        pick = self.picks[self.sides.index(seat)]
        cards = [BOOK.combat[card] for card in pick[1:]]
        facts: dict[str, Fact] = {
            "place": self.place,
            "stage": "cards" if pick else "dial",
            "total": int(pick[0]) + sum(cards) if pick else 0,
            "cards": len(cards),
            "most": self.most(state, seat),
            "power": state.players[seat].power,
        }
        return Ask("set-power", facts)

    def seals(self, action: Action) -> bool:
        """A confirmed choice cannot be reopened (SCY-346)."""
        return action == CONFIRM.option.action

    def take(self, state: ScytheState, seat: Seat, action: Action) -> None:
        """Nothing is told before both have confirmed (SCY-345)."""
        side = self.sides.index(seat)
        picks, done = list(self.picks), list(self.done)
        if action == CONFIRM.option.action:
            done[side] = True
        else:
            picks[side] = (*picks[side], str(action.args[0]))
        state.push(replace(self, picks=(picks[0], picks[1]), done=(done[0], done[1])))

    def run(self, state: ScytheState) -> None:
        """Show both at the same moment, pay power, discard cards, find the winner (SCY-157 to SCY-160)."""
        totals = [self._reveal(state, seat, pick) for seat, pick in zip(self.sides, self.picks, strict=True)]
        winner, loser = self.sides if totals[0] >= totals[1] else self.sides[::-1]
        state.emit("combat_won", seat=winner, other=loser, place=self.place)
        consoled = totals[self.sides.index(loser)] > 0
        end = EndCombat(winner, loser, consoled)
        if self.aloft:
            state.push(tile_combat.AirshipRetreat(loser), end)
        else:
            tiles = tile_combat.after(state, self.place, winner) if state.airships else []
            state.push(Retreat(self.place, winner, loser), end, *tiles)

    def _reveal(self, state: ScytheState, seat: Seat, pick: Pick) -> int:
        dial, cards = int(pick[0]) if pick else 0, pick[1:]
        player = state.players[seat]
        hand = tuple(card for card in player.hand if card not in cards)
        state.change(seat, power=player.power - dial, hand=hand)
        state.combat_discard.extend(cards)
        values = [BOOK.combat[card] for card in cards]
        total = dial + sum(values)
        state.emit("reveal_power", seat=seat, dial=dial, values=" ".join(map(str, values)), total=total)
        return total

    def seen_by(self, seat: Seat) -> SetPower:
        """As a seat may know it: nothing of what others have selected, nor how much (SCY-345)."""
        hidden = [
            pick if side == seat else (UNKNOWN,) for side, pick in zip(self.sides, self.picks, strict=True)
        ]
        return replace(self, picks=(hidden[0], hidden[1]))

    def guessed(self, state: ScytheState, seat: Seat) -> SetPower:
        """Unknown picks at random, those not confirmed yet with nothing; hands must be known already."""
        picks = [
            pick if pick != (UNKNOWN,) else _any_pick(state, side, self.most(state, side)) if done else ()
            for side, pick, done in zip(self.sides, self.picks, self.done, strict=True)
        ]
        return replace(self, picks=(picks[0], picks[1]))


def most_cards(state: ScytheState, seat: Seat, place: str) -> int:
    """One card for each own character and mech in the combat, and what abilities add (SCY-155 to SCY-306)."""
    units = own_at(state, seat, place)
    fighters = sum(map(is_fighter, units))
    extra = sum(a.amount for a in of_kind(state, seat, ExtraCard)) if fighters < len(units) else 0
    if BOOK.territories[place].terrain == LAKE:
        extra += sum(a.combat_cards for a in of_kind(state, seat, Lakes))
    extra += tile_combat.cards(state, seat, place) if state.airships else 0
    return max(0, fighters + extra)


def has_choice(state: ScytheState, seat: Seat) -> bool:
    """Whether a side can select anything but nothing; everybody knows that."""
    return bool(state.players[seat].power or state.players[seat].hand)


def _any_pick(state: ScytheState, seat: Seat, most: int) -> Pick:
    player = state.players[seat]
    dial = rng.randrange(state, min(player.power, BOOK.limits.dial) + 1)
    hand = rng.shuffle(state, list(player.hand))
    return (str(dial), *hand[: rng.randrange(state, most + 1)])


# ---------------------------------------------------------------------------------------- results


class Retreat(ScytheStep, frozen=True):
    """The loser's units leave; what they carried and structures stay (SCY-163 to SCY-166, SCY-272)."""

    place: str
    winner: Seat
    loser: Seat

    def ask(self, state: ScytheState) -> dict[Seat, Choices]:
        """Home, or with such an ability a lake beside the combat, one for all (SCY-272)."""
        lakes = self._lakes(state)
        picks = [choice("fall_back", lake, target=place_ref(lake), reason=r) for lake, r in lakes.items()]
        if self._mech_and_workers(state):
            picks += [
                choice("fall_back", lake, "workers", target=place_ref(lake), reason=r)
                for lake, r in lakes.items()
            ]
        picks += tile_combat.shelter(state, self.loser, self.place) if state.airships else []
        return {self.loser: [*picks, GO_HOME]} if any(c.reason is None for c in picks) else {}

    def _lakes(self, state: ScytheState) -> dict[str, Reason | None]:
        if not any(a.retreat_to_lake for a in of_kind(state, self.loser, Lakes)):
            return {}
        near = BOOK.territories[self.place].neighbours
        held = refuse("lake-held", "SCY-272")
        return {
            lake: held if opposing(state, self.loser, lake) else None
            for lake in near
            if BOOK.territories[lake].terrain == LAKE
        }

    def _mech_and_workers(self, state: ScytheState) -> bool:
        kinds = {kind(unit) for unit in own_at(state, self.loser, self.place)}
        return {"mech", "worker"} <= kinds

    def take(self, state: ScytheState, seat: Seat, action: Action) -> None:
        """To the lake, workers only with a mech, or all to the airship; the others go home."""
        if action != GO_HOME.option.action:
            to, *workers = map(str, action.args)
            for unit in own_at(state, seat, self.place):
                if is_fighter(unit) or workers or action.verb == "shelter":
                    fall_back(state, unit, to)
        self.run(state)

    def run(self, state: ScytheState) -> None:
        """Home; a winning attacker loses a popularity for each worker, unless spared (SCY-165, SCY-285)."""
        beaten = own_at(state, self.loser, self.place)
        workers = sum(1 for unit in beaten if not is_fighter(unit))
        send_home(state, beaten)
        if self.winner == state.active and not has(state, self.winner, KeepPopularity):
            lose(state, self.winner, "popularity", workers)


class EndCombat(ScytheStep, frozen=True):
    """The loser's card, then the winner's star (SCY-167, SCY-168, SCY-170)."""

    winner: Seat
    loser: Seat
    consoled: bool
    """Whether the loser revealed at least 1 power."""

    def run(self, state: ScytheState) -> None:
        """The star comes last."""
        if self.consoled:
            draw(state, self.loser, 1)
        star_of_combat(state, self.winner)
