"""A raid, step by step (RAI-102 to RAI-111)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

from game.engine import rng
from game.engine.model import (
    Action,
    Ask,
    Choice,
    Choices,
    Option,
    Reason,
    Seat,
    button,
    choice,
    refuse,
)
from game.engine.structs import replace
from game.titles.raiders.rules.raid.strength import band, dice_of, parts, wounds_of
from game.titles.raiders.rules.raid.wounds import AfterWounds, PlaceWounds
from game.titles.raiders.rules.shared.abilities import holds, of_kind
from game.titles.raiders.rules.shared.goods import gain, held, lacking, pay
from game.titles.raiders.rules.state.book import (
    PLUNDER,
    Cost,
    RaidCost,
    RaidGain,
    RaidReroll,
    RaidStrength,
    Settlement,
)
from game.titles.raiders.rules.state.state import (
    Raid,
    RaidersState,
    card_ref,
    kind,
    mat_ref,
    place_ref,
    space_ref,
    worker_ref,
)
from game.titles.raiders.rules.state.step import RaidersStep

NO_SPACE_LEFT = refuse("no-raid-space-left", "RAI-100")
NOT_IN_PLAY = refuse("settlement-not-in-play", "RAI-100")


class StartRaid(Action, frozen=True):
    """Raid a settlement with the held worker."""

    settlement: str


class ReplaceWagons(Action, frozen=True):
    """Pay for the raid with some of its wagons replaced by something else."""

    number: int


class Drink(Action, frozen=True):
    """Spend a kumis for strength."""


class PayAbility(Action, frozen=True):
    """Pay for the ability of a crew card."""

    card: str


class Roll(Action, frozen=True):
    """Roll the dice, or those that were chosen."""


class ChooseDie(Action, frozen=True):
    """Choose a die, by its number from 0 on, for the reroll of a crew card."""

    card: str
    die: int


class Keep(Action, frozen=True):
    """Take the roll as it is."""


class TakeSpace(Action, frozen=True):
    """Take plunder and worker of a raid space."""

    place: str


def raid_choices(state: RaidersState) -> Choices:
    """Return every settlement for the held worker, with what keeps it from a raid."""
    worker = state.me.worker
    left = {space.settlement for space in state.spaces.values() if space.worker}
    return [
        Choice(_raid(worker, s.id), _refusal(state, s) if s.id in left else _closed(state, s.id))
        for s in state.book.settlements.values()
    ]


def _closed(state: RaidersState, settlement: str) -> Reason:
    """Return why a settlement without raid spaces left cannot be raided."""
    in_play = any(place in state.spaces for place in state.book.raid_spaces[settlement])
    return NO_SPACE_LEFT if in_play else NOT_IN_PLAY


@cache
def _raid(worker: str, settlement: str) -> Option:
    return Option(StartRaid(settlement), worker_ref(worker), place_ref(settlement))


def _refusal(state: RaidersState, settlement: Settlement) -> Reason | None:
    """Return why the active player cannot raid a settlement with raid spaces left (RAI-093)."""
    player = state.me
    if (colour := kind(player.worker)) not in settlement.accepts:
        return refuse("worker-not-accepted", "RAI-097", worker=colour)
    have = len(player.crew)
    if have < settlement.min_crew:
        return refuse("crew-too-small", "RAI-098", need=settlement.min_crew, have=have)
    ways = ways_to_pay(state, settlement)
    return None if any(not w for w in ways.values()) else ways[0]


def spaces_left(state: RaidersState, settlement: str) -> list[str]:
    """Return the raid spaces of a settlement that can still be raided (RAI-096)."""
    spaces = state.spaces
    return [p for p in state.book.raid_spaces[settlement] if p in spaces and spaces[p].worker]


def raid_cost(state: RaidersState, settlement: Settlement, replaced: int) -> Cost:
    """Return the cost of a raid if this many of its wagons are replaced by something else (RAI-205)."""
    abilities = of_kind(state.book, state.me, RaidCost)
    if not abilities:
        return settlement.cost
    cost = Counter(settlement.cost)
    for _, ability, count in abilities:
        if ability.reduce:
            cost[ability.reduce] = max(0, cost[ability.reduce] - ability.amount * count)
    for _, ability, count in abilities:
        uses = min(replaced, ability.amount * count) if ability.replace else 0
        if ability.replace:
            cost[ability.replace] -= uses
        for item, amount in ability.by.items():
            cost[item] += amount * uses
        replaced -= uses
    return cost


def ways_to_pay(state: RaidersState, settlement: Settlement) -> dict[int, Reason | None]:
    """Return, for each number of replaced wagons, why it cannot be paid; None if it can (RAI-099)."""
    player = state.me
    could = sum([a.amount * n for _, a, n in of_kind(state.book, player, RaidCost) if a.replace])
    most = min(could, settlement.cost["wagon"])
    return {n: lacking(player, raid_cost(state, settlement, n), "RAI-099") for n in range(most + 1)}


def start_raid(state: RaidersState, worker: str, settlement: str) -> None:
    """Step 1: the worker goes on a free worker spot for the rest of the game (RAI-102)."""
    state.spots[settlement] = (*state.spots[settlement], worker)
    state.raid = Raid(settlement)
    state.emit("raid", seat=state.active, worker=worker, place=settlement)
    state.push(*(step() for step in STEPS))


def rolls_at_once(state: RaidersState, settlement: str) -> bool:
    """Return whether the dice of a raid roll without a question before them; False if it is not possible."""
    if _refusal(state, state.book.settlements[settlement]) is not None:
        return False
    trial = state.copy()
    start_raid(trial, trial.me.worker, settlement)
    if PayRaid().ask(trial):
        return False
    PayRaid().run(trial)
    return not AddStrength().ask(trial)


def _raided(state: RaidersState) -> Settlement:
    return state.book.settlements[state.this_raid.settlement]


class PayRaid(RaidersStep, frozen=True):
    """Step 2: pay provisions and wagons (RAI-103); asks only where wagons may be replaced (RAI-205)."""

    def ask(self, state: RaidersState) -> dict[Seat, Choices]:
        """Return how many wagons to replace, where there is a choice."""
        ways = ways_to_pay(state, _raided(state))
        if sum(1 for reason in ways.values() if not reason) < 2:
            return {}
        return {state.active: [choice(ReplaceWagons(n), reason=reason) for n, reason in ways.items()]}

    def take(self, state: RaidersState, seat: Seat, action: Action) -> None:
        match action:
            case ReplaceWagons(number):
                pay(state, seat, raid_cost(state, _raided(state), number))

    def run(self, state: RaidersState) -> None:
        """Pay the only way there is."""
        ways = ways_to_pay(state, _raided(state))
        only = next(n for n, reason in ways.items() if not reason)
        pay(state, state.active, raid_cost(state, _raided(state), only))


class AddStrength(RaidersStep, frozen=True):
    """Step 3: spend kumis and pay for abilities before the roll (RAI-104, RAI-105, RAI-206)."""

    def ask(self, state: RaidersState) -> dict[Seat, Choices]:
        """Return one kumis, one ability, or roll."""
        bought = [*self._kumis(state), *self._abilities(state)]
        return {state.active: [button(Roll()), *bought]} if bought else {}

    def _kumis(self, state: RaidersState) -> Iterator[Choice]:
        if state.me.kumis:
            yield choice(Drink(), source="goods:kumis", target=place_ref(_raided(state).id))

    def _abilities(self, state: RaidersState) -> Iterator[Choice]:
        for space, ability, count in of_kind(state.book, state.me, RaidStrength):
            unused = state.this_raid.paid.count(space.crew) < count
            if ability.cost and unused and holds(state, state.active, ability.when, space):
                yield choice(
                    PayAbility(space.crew),
                    source=card_ref(space.crew),
                    target=place_ref(_raided(state).id),
                    reason=lacking(state.me, ability.cost, "RAI-165"),
                )

    def take(self, state: RaidersState, seat: Seat, action: Action) -> None:
        """Add strength and ask again, or go on to the roll."""
        raid = state.this_raid
        match action:
            case Drink():
                pay(state, seat, {"kumis": 1})
                state.raid = replace(state.this_raid, strength=raid.strength + 1)
                state.push(self)
            case PayAbility(card):
                ability = next(a for s, a, _ in of_kind(state.book, state.me, RaidStrength) if s.crew == card)
                pay(state, seat, ability.cost)
                state.raid = replace(
                    state.this_raid, strength=raid.strength + ability.amount, paid=(*raid.paid, card)
                )
                state.push(self)


class RollDice(RaidersStep, frozen=True):
    """Step 4: roll the dice (RAI-106, RAI-112)."""

    def run(self, state: RaidersState) -> None:
        dice = []
        for colour, count in dice_of(state, state.active, _raided(state).id).items():
            dice += [(colour, _roll(state, colour)) for _ in range(count)]
        state.raid = replace(state.this_raid, dice=tuple(dice))


def _roll(state: RaidersState, colour: str, card: str = "") -> int:
    """Roll one die; for a reroll `card` is the one that allows it."""
    face = rng.randrange(state, len(state.book.dice[colour].faces))
    shown = state.book.dice[colour].faces[face]
    seat, strength, wounds = state.active, shown.s, shown.w
    if card:
        state.emit("rerolled", seat=seat, card=card, colour=colour, strength=strength, wounds=wounds)
    else:
        state.emit("rolled", seat=seat, colour=colour, strength=strength, wounds=wounds)
    return face


class Reroll(RaidersStep, frozen=True):
    """Rerolls of crew abilities, in any order, until the roll is taken as it is (RAI-125, RAI-207).

    Dice are chosen for one `card` and rolled together; a doubling eagle lets it do so twice (RAI-209).
    """

    card: str = ""
    chosen: tuple[int, ...] = ()

    def ask(self, state: RaidersState) -> dict[Seat, Choices]:
        """Offer to choose dice for each card that rerolls, to roll the chosen ones, or to keep the roll."""
        cards = [s.crew for s in state.me.spaces]
        picks = [
            pick
            for space, ability, count in of_kind(state.book, state.me, RaidReroll)
            if self.card in ("", space.crew)
            for pick in self._dice(state, cards.index(space.crew), ability, count)
        ]
        if not self.chosen and all(pick.reason for pick in picks):
            return {}
        return {state.active: [*picks, button(Roll() if self.chosen else Keep())]}

    def _dice(self, state: RaidersState, number: int, ability: RaidReroll, count: int) -> Iterator[Choice]:
        """Yield every die that is not chosen yet, for the card on this crew space."""
        card = state.me.spaces[number].crew
        refused: Reason | None = None
        if state.this_raid.rerolled.count(card) >= count:
            refused = refuse("reroll-used", "RAI-207")
        elif len(self.chosen) >= ability.amount:
            refused = refuse("rerolls-used-up", "RAI-207")
        target = space_ref(state.active, number, "crew")
        for n, (colour, _) in enumerate(state.this_raid.dice):
            if n not in self.chosen:
                fits = ability.colour in ("", colour)
                reason = refused if fits else refuse("die-colour", "RAI-207", colour=ability.colour)
                yield choice(ChooseDie(card, n), source=f"die:{n}", target=target, reason=reason)

    def take(self, state: RaidersState, seat: Seat, action: Action) -> None:
        """Choose one more die, roll the chosen ones, or take the roll as it is."""
        match action:
            case ChooseDie(card, die):
                state.push(Reroll(card, (*self.chosen, die)))
            case Roll():
                self._roll_again(state)
                state.push(Reroll())

    def _roll_again(self, state: RaidersState) -> None:
        """Roll the chosen dice again for the card."""
        dice = list(state.this_raid.dice)
        for n in self.chosen:
            dice[n] = (dice[n][0], _roll(state, dice[n][0], self.card))
        state.raid = replace(
            state.this_raid, dice=tuple(dice), rerolled=(*state.this_raid.rerolled, self.card)
        )

    def question(self, state: RaidersState, seat: Seat) -> Ask:
        """Return whose reroll it is, once a die was chosen."""
        return Ask("reroll-dice", {"card": self.card}) if self.card else Ask("reroll")


class Result(RaidersStep, frozen=True):
    """Total the strength; VP at once, then the wounds (RAI-106, RAI-121, RAI-123)."""

    def run(self, state: RaidersState) -> None:
        """Exactly one printed result applies."""
        total = sum(amount for _, amount in parts(state, state.active, state.this_raid))
        result = band(_raided(state), total)
        wounds = wounds_of(state, state.active, state.this_raid, result)
        state.raid = replace(state.this_raid, total=total)
        state.emit("raid_result", seat=state.active, total=total, vp=result.vp, wounds=wounds)
        gain(state, state.active, "vp", result.vp)
        state.push(PlaceWounds(wounds))


class TakeRaidSpace(RaidersStep, frozen=True):
    """Step 5: take all plunder and the worker of one raid space left there (RAI-107, RAI-108, RAI-111)."""

    def ask(self, state: RaidersState) -> dict[Seat, Choices]:
        """Return which one, where two are left."""
        left = spaces_left(state, _raided(state).id)
        target = mat_ref(state.active)
        picks = [choice(TakeSpace(p), source=place_ref(p), target=target) for p in left]
        return {state.active: picks} if len(left) > 1 else {}

    def take(self, state: RaidersState, seat: Seat, action: Action) -> None:
        match action:
            case TakeSpace(place):
                take_space(state, place)

    def run(self, state: RaidersState) -> None:
        take_space(state, spaces_left(state, _raided(state).id)[0])


def take_space(state: RaidersState, place: str) -> None:
    """Plunder and worker go to the player; a quest below is turned faceup (RAI-109, RAI-110)."""
    space = state.spaces[place]
    state.spaces[place] = replace(space, plunder=(), worker="")
    taken: dict[str, Any] = {item: space.plunder.count(item) for item in PLUNDER if item in space.plunder}
    for item, amount in taken.items():
        state.set_amount(state.active, item, held(state.me, item) + amount)
    state.change(state.active, worker=space.worker)
    state.raid = replace(state.this_raid, plunder=space.plunder)
    state.emit("take_space", seat=state.active, place=place, worker=space.worker, **taken)
    if place in state.quests:
        state.emit("quest_shown", place=place, quest=state.quests[place])


class RaidGains(RaidersStep, frozen=True):
    """Give the gains of crew that survived the raid (RAI-211).

    These gains don't affect each other, so their order makes no difference.
    """

    def run(self, state: RaidersState) -> None:
        """Give the gain of every ability whose condition holds, then end the raid."""
        for space, ability, count in of_kind(state.book, state.me, RaidGain):
            if holds(state, state.active, ability.when, space):
                gain(state, state.active, ability.item, ability.amount * count)
        state.raid = None


STEPS: tuple[type[RaidersStep], ...] = (
    PayRaid, AddStrength, RollDice, Reroll, Result, AfterWounds, TakeRaidSpace, RaidGains
)  # fmt: skip
"""The steps of a raid, in their order (RAI-102 to RAI-111)."""
