"""The options that a building offers to a worker placed on it or picked up from it."""

from __future__ import annotations

from functools import cache

from game.engine.model import (
    DECLINE,
    DECLINING,
    Action,
    Ask,
    Asked,
    Choice,
    Choices,
    Later,
    Option,
    Reason,
    Seat,
    choice,
    refuse,
)
from game.titles.raiders.rules.shared.abilities import bonus, cheaper, reduction
from game.titles.raiders.rules.shared.discarding import DiscardCards
from game.titles.raiders.rules.shared.goods import discard_card, gain, lacking, pay
from game.titles.raiders.rules.shared.picks import Pick
from game.titles.raiders.rules.state.book import Book, BuildingOption, Cost
from game.titles.raiders.rules.state.state import Player, RaidersState, card_ref, kind, place_ref
from game.titles.raiders.rules.state.step import RaidersStep
from game.titles.raiders.rules.village.healing import Heal


class Use(Action, frozen=True):
    """Use an option of a building."""

    option: str


class UseWithCard(Action, frozen=True):
    """Use an option of a building that costs cards, discarding this one first."""

    option: str
    card: str


class AsIfAt(Action, frozen=True):
    """Use a building as if the own worker were there."""

    building: str


class BuildingAction(RaidersStep, frozen=True):
    """Use one of a building's options, or none (RAI-046, RAI-051, RAI-052).

    `worker` is the one that counts (RAI-053); `by_worker` False: through "as if your worker were there".
    """

    building: str
    worker: str
    by_worker: bool = True

    def ask(self, state: RaidersState) -> Asked:
        """Return every option of the building, spread out into single drags, and declining."""
        return Later(state.active, self._open, self._all)

    def _open(self, state: RaidersState) -> Choices:
        options = (option for option in self.options(state) if not _refusal(self, state, option))
        return [*(way for option in options for way in _ways(self.building, state, option)), DECLINING]

    def _all(self, state: RaidersState) -> Choices:
        found: Choices = []
        for option in self.options(state):
            reason, ways = _refusal(self, state, option), _ways(self.building, state, option)
            found += [Choice(way.option, reason) for way in ways] if reason else ways
        return [*found, DECLINING]

    def options(self, state: RaidersState) -> tuple[BuildingOption, ...]:
        """Return those for this worker, and those that only other workers have, to be refused (RAI-075)."""
        return _offered(state.book, self.building, kind(self.worker))

    def cost(self, state: RaidersState, option: BuildingOption) -> Cost:
        """Return the cost of an option, which crew may make cheaper (RAI-212)."""
        return cheaper(option.cost, reduction(state.book, state.me, self.building, option.id))

    def effects(self, state: RaidersState, option: BuildingOption) -> tuple[RaidersStep, ...]:
        """Return the effects of an option with the player's crew.

        Crew heals more wounds, or adds a gain (RAI-212); some additions need a worker that is really there
        (RAI-213).
        """
        counts = self.by_worker or not option.bonus_by_worker
        more = bonus(state.book, state.me, self.building, option.id) if counts else {}
        wounds = more.pop("remove_wounds", 0)
        steps = [Heal(step.amount + wounds) if isinstance(step, Heal) else step for step in option.do]
        return (*steps, *(Bonus(item, amount) for item, amount in more.items()))

    def take(self, state: RaidersState, seat: Seat, action: Action) -> None:
        """Pay, then carry out what the option does."""
        if action == DECLINE:
            return
        option = self.option(state, action)
        cost, (step, *others) = self.cost(state, option), self.effects(state, option)
        pay(state, seat, cost)
        match action:
            case Use():
                state.push(step, *others)
            case UseWithCard(card=card):
                discard_card(state, seat, card)
                state.push(DiscardCards(cost["cards"] - 1), step, *others)
            case _ if isinstance(step, Pick):
                state.push(*others)
                step.pick(state, action)

    def option(self, state: RaidersState, action: Action) -> BuildingOption:
        """Return the option that an action uses: it is named, or the action is a pick of its step."""
        match action:
            case Use(name) | UseWithCard(name):
                return next(o for o in self.options(state) if o.id == name)
        picked = [option for option in self.options(state) if _picked(option)]
        if len(picked) == 1:
            return picked[0]
        found = ((option, pick) for option in picked for pick in _picks(state, option) or ())
        return next(option for option, pick in found if pick.option.action == action)

    def question(self, state: RaidersState, seat: Seat) -> Ask:
        """Return which building it is about."""
        return Ask("building-action", {"building": self.building, "way": self.building})


@cache
def _offered(book: Book, building: str, colour: str) -> tuple[BuildingOption, ...]:
    offered = book.buildings[building].option
    mine = [o.id for o in offered if colour in o.workers]
    return tuple(o for o in offered if colour in o.workers or o.id not in mine)


def _ways(building: str, state: RaidersState, option: BuildingOption) -> Choices:
    """Return an option spread out into single drags, or as a button."""
    if "cards" in option.cost and state.me.hand:
        return [Choice(_with_card(building, option.id, card)) for card in state.me.hand]
    picks = _picks(state, option)
    return [Choice(_use(option.id))] if picks is None else picks


@cache
def _with_card(building: str, option: str, card: str) -> Option:
    return Option(UseWithCard(option, card), card_ref(card), place_ref(building))


@cache
def _use(option: str) -> Option:
    return Option(Use(option))


def _picks(state: RaidersState, option: BuildingOption) -> Choices | None:
    """Return the things that can be picked as part of an option; None if it has no pick."""
    step = _picked(option)
    return None if step is None else step.picks(state)


def _picked(option: BuildingOption) -> Pick | None:
    """Return the pick that is part of an option; None if there is none."""
    step = option.do[0]
    return step if isinstance(step, Pick) and step.picked_at_building else None


def _refusal(at: BuildingAction, state: RaidersState, option: BuildingOption) -> Reason | None:
    if kind(at.worker) not in option.workers:
        return refuse("not-this-worker", "RAI-075")
    return lacking(state.me, at.cost(state, option)) or useless(state, option)


def useless(state: RaidersState, option: BuildingOption) -> Reason | None:
    """Return why an option can bring nothing at all: no wound to heal, no plunder left in the supply."""
    step = option.do[0]
    if isinstance(step, Pick):
        return step.useless(state)
    item = getattr(step, "item", "")
    if item in state.supply and not state.supply[item]:
        return refuse("supply-empty", "RAI-092" if option.cost else "RAI-075", item=item)
    return None


class Bonus(RaidersStep, frozen=True):
    """The gain that a crew ability adds to a building's option (RAI-212)."""

    item: str
    amount: int

    def run(self, state: RaidersState) -> None:
        gain(state, state.active, self.item, self.amount)


class UseBuilding(Pick, frozen=True):
    """Use any building's action as if your worker were there (RAI-162, RAI-163, RAI-214)."""

    def picks(self, state: RaidersState) -> Choices:
        """Return every building; those that do not take the worker's colour are refused."""
        return [
            choice(
                AsIfAt(b.id),
                target=place_ref(b.id),
                source=place_ref(b.id),
                reason=None if kind(state.worker) in b.place else refuse("worker-colour", "RAI-163"),
            )
            for b in state.book.buildings.values()
        ]

    def blocked(self, state: RaidersState, player: Player) -> Reason | None:
        """Return None: some building takes every colour."""
        return None

    def pick(self, state: RaidersState, action: Action) -> None:
        """Use the building's action; no worker moves."""
        match action:
            case AsIfAt(building):
                state.push(BuildingAction(building, state.worker, by_worker=False))
