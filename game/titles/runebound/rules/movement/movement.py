"""The Movement step: one space, movement dice, or a card instead of them (RUN-036 to RUN-056)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache, partial

from game.engine import rng
from game.engine.model import Action, Asked, Choice, Choices, Later, Reason, Seat, button, choice, refuse
from game.engine.structs import replace
from game.titles.runebound.rules.cards import abilities, standing
from game.titles.runebound.rules.cards.abilities import Use
from game.titles.runebound.rules.cards.healing import lose_gold
from game.titles.runebound.rules.cards.immediate import MoveInstead, Reroll, Teleport
from game.titles.runebound.rules.cards.modifiers import FreeSymbol
from game.titles.runebound.rules.cards.resolve import Resolve, carry_out
from game.titles.runebound.rules.heroes import figures, wounds
from game.titles.runebound.rules.movement import reach, toll
from game.titles.runebound.rules.movement.reach import Die
from game.titles.runebound.rules.state.book import Ability, Book
from game.titles.runebound.rules.state.state import (
    RuneboundState,
    RuneboundStep,
    die_ref,
    figure_ref,
    space_ref,
)

ONE_CARD = "RUN-053"
NOT_NEXT = refuse("not-adjacent", "RUN-051")
FALLEN = refuse("town-fallen", "RUN-192")


class Walk(Action, frozen=True):
    """One space instead of dice."""

    place: str


class Roll(Action, frozen=True):
    """Roll this number of movement dice."""

    dice: int


class Stay(Action, frozen=True):
    """Stay on the space without resting."""


STAY = button(Stay())


class Move(RuneboundStep, frozen=True):
    """Before moving: use a card, or choose how to move (RUN-036, RUN-213)."""

    def ask(self, state: RuneboundState) -> Asked:
        """Return abilities, every number of dice, and every space for the one-space move."""
        return Later(state.active, self._ways, self._all)

    def _ways(self, state: RuneboundState) -> Choices:
        seat = state.active
        used = abilities.choices(state, seat, "before_moving", rule=ONE_CARD)
        return [*used, *_rolls(dice_allowed(state, seat)), STAY, *_near(Walk, state)]

    def _all(self, state: RuneboundState) -> Choices:
        return [*self._ways(state), *_far(Walk, state)]

    def take(self, state: RuneboundState, seat: Seat, action: Action) -> None:
        """A card may be followed by another way to move, unless it replaces the dice."""
        match action:
            case Use():
                if not _instead_of_dice(action.ability(state.book)):
                    state.push(self)
                abilities.use(state, seat, action)
            case Walk(place):
                enter(state, seat, place)
            case Roll(dice):
                _roll(state, seat, dice)


def _instead_of_dice(ability: Ability) -> bool:
    return any(isinstance(effect, MoveInstead | Teleport) for effect in ability.effects)


def dice_allowed(state: RuneboundState, seat: Seat) -> int:
    """Return one die less while the Hero or an Ally bears a Wound or Exhaustion (RUN-037, RUN-038)."""
    return state.book.movement.hurt_dice if figures.hurt(state, seat) else state.book.movement.dice


@cache
def _rolls(most: int) -> tuple[Choice, ...]:
    """Return any number of dice up to the limit: fewer means rest (RUN-040, RUN-041)."""
    return tuple(button(Roll(number)) for number in range(most, -1, -1))


def _near(kind: type[Walk | Fly], state: RuneboundState) -> tuple[Choice, ...]:
    """Return every adjacent space as a target for the Hero: legal unless it has fallen (RUN-049, RUN-051)."""
    return _adjacent(state.book, kind, state.me.hero, state.me.space, _closed(state))


def _far(kind: type[Walk | Fly], state: RuneboundState) -> Choices:
    """Return every other space of the map, all refused."""
    near = state.book.spaces[state.me.space].neighbours
    spaces = (space for space in state.book.spaces if space not in near)
    return [_way(kind, state.me.hero, space, is_near=False) for space in spaces]


def _closed(state: RuneboundState) -> frozenset[str]:
    """Return the overrun towns next to the active Hero."""
    return frozenset(state.overrun).intersection(state.book.spaces[state.me.space].neighbours)


@cache
def _adjacent(
    book: Book, kind: type[Walk | Fly], hero: str, here: str, closed: frozenset[str]
) -> tuple[Choice, ...]:
    near = book.spaces[here].neighbours
    return tuple(_way(kind, hero, space, has_fallen=space in closed) for space in near)


@cache
def _way(
    kind: type[Walk | Fly], hero: str, space: str, *, is_near: bool = True, has_fallen: bool = False
) -> Choice:
    reason = FALLEN if has_fallen else None if is_near else NOT_NEXT
    return choice(kind(space), source=figure_ref(hero), target=space_ref(space), reason=reason)


def fallen(state: RuneboundState, space: str) -> Reason | None:
    """Return why a space cannot be entered by anyone: it is an overrun town (RUN-051, RUN-192)."""
    return FALLEN if space in state.overrun else None


def enter(state: RuneboundState, seat: Seat, space: str) -> None:
    """Move a Hero onto a space; exhaustion that an Event deals for it hits the Hero only (RUN-238)."""
    player = state.players[seat]
    state.change(seat, space=space)
    state.emit("move", seat=seat, hero=player.hero, place=space, came_from=player.space)
    if tired := toll.tires(state, seat, space):
        wounds.deal_exhaustion(state, player.hero, tired)


# ------------------------------------------------------------------------------------------------- dice


def _roll(state: RuneboundState, seat: Seat, number: int) -> None:
    """Rest for each die that is not rolled, then roll all the others at once (RUN-040, RUN-048)."""
    _rest(state, seat, dice_allowed(state, seat) - number)
    if not number:
        return
    faces = _faces(state, seat, number)
    extra = tuple((effect.symbol,) for effect in standing.of(state, seat, FreeSymbol))
    state.push(MoveByDice((*faces, *extra), number))


def _rest(state: RuneboundState, seat: Seat, dice: int) -> None:
    """Take exhaustion off the Hero and each Ally, never Wounds (RUN-040, RUN-043)."""
    if dice:
        state.emit("rest", seat=seat, amount=rested(state, seat, dice))
        for figure in state.players[seat].figures:
            figures.put(state.exhaustion, figure, -dice)


def rested(state: RuneboundState, seat: Seat, dice: int) -> int:
    """Return the most exhaustion that a rest of `dice` takes off one figure: no more than there is."""
    return min(dice, max(state.exhaustion.get(figure, 0) for figure in state.players[seat].figures))


def _faces(state: RuneboundState, seat: Seat, number: int) -> tuple[Die, ...]:
    faces = state.book.movement.faces
    rolled = [rng.randrange(state, len(faces)) for _ in range(number)]
    state.emit("roll_movement", seat=seat, faces=" ".join(map(str, rolled)))
    return tuple(faces[face] for face in rolled)


class StepTo(Action, frozen=True):
    """Enter an adjacent space with a die, by its number."""

    die: int
    place: str


class StopMoving(Action, frozen=True):
    """Leave the other dice, or the other spaces of a flight."""


STOP = button(StopMoving())


class MoveByDice(RuneboundStep, frozen=True):
    """Each die moves the Hero onto one adjacent space (RUN-044 to RUN-047).

    dice     what each die shows, those of extra symbols last (RUN-236); a used die shows nothing
    rolled   how many of them were rolled
    moved    whether a space was entered
    """

    dice: tuple[Die, ...]
    rolled: int
    moved: bool = False

    def ask(self, state: RuneboundState) -> Asked:
        """Return every adjacent space with every die that is left."""
        if state.active in state.knocked_out:
            return {}
        opened = reach.opens(state, state.active, self.dice)
        return Later(state.active, partial(self._ways, opened)) if any(opened) else {}

    def _ways(self, opened: Sequence[frozenset[str]], state: RuneboundState) -> Choices:
        seat = state.active
        used = [] if self.moved else abilities.choices(state, seat, "movement", rule=ONE_CARD)
        return [*_steps(state, opened), *used, STOP]

    def take(self, state: RuneboundState, seat: Seat, action: Action) -> None:
        """Enter a space, roll again with a card, or stop."""
        match action:
            case Use():
                state.push(self)
                abilities.use(state, seat, action)
            case StepTo(die, place):
                left = (*self.dice[:die], (), *self.dice[die + 1 :])
                state.push(replace(self, dice=left, moved=True))
                enter(state, seat, place)


def _steps(state: RuneboundState, opened: Sequence[frozenset[str]]) -> Iterator[Choice]:
    """Yield every adjacent space with every die, which opens these terrains."""
    here, closed = state.me.space, _closed(state)
    for number, terrains in enumerate(opened):
        if terrains:
            yield from _steps_with(state.book, here, number, terrains, closed)


@lru_cache(maxsize=16384)
def _steps_with(
    book: Book, here: str, number: int, terrains: frozenset[str], closed: frozenset[str]
) -> tuple[Choice, ...]:
    """Return every adjacent space with one die, which opens these terrains."""
    spaces = [book.spaces[space] for space in book.spaces[here].neighbours]
    return tuple(_step(number, s.id, s.terrain, s.terrain in terrains, s.id in closed) for s in spaces)


@cache
def _step(number: int, space: str, terrain: str, fits: bool, has_fallen: bool) -> Choice:
    wrong = None if fits else refuse("no-symbol", "RUN-046", terrain=terrain)
    reason = FALLEN if has_fallen else wrong
    return choice(StepTo(number, space), source=die_ref(number), target=space_ref(space), reason=reason)


@carry_out.register(Reroll)
def _reroll(effect: Reroll, state: RuneboundState, by: Resolve) -> None:
    """Reroll the movement dice, or the die of a failed defence (RUN-237, RUN-247)."""
    if effect.what == "defence":
        wounds.reroll_defence(state, by)
    elif isinstance(moving := state.stack[-1], MoveByDice):
        state.stack.pop()
        state.push(PickDice(moving))


class PickDie(Action, frozen=True):
    """One more die to roll again."""

    die: int


class RollAgain(Action, frozen=True):
    """No more dice: roll those that are picked."""


class PickDice(RuneboundStep, frozen=True):
    """Any of the rolled dice, which are then rolled again together, once (RUN-237)."""

    moving: MoveByDice
    picked: tuple[int, ...] = ()

    def ask(self, state: RuneboundState) -> dict[Seat, Choices]:
        """Return the rolled dice that are not picked yet, and the roll."""
        left = [n for n in range(self.moving.rolled) if n not in self.picked]
        return {state.active: [*(choice(PickDie(n), target=die_ref(n)) for n in left), button(RollAgain())]}

    def take(self, state: RuneboundState, seat: Seat, action: Action) -> None:
        """Pick one, or roll those that are picked."""
        match action:
            case PickDie(die):
                state.push(replace(self, picked=(*self.picked, die)))
            case RollAgain():
                self._roll_again(state, seat)

    def _roll_again(self, state: RuneboundState, seat: Seat) -> None:
        dice = list(self.moving.dice)
        for number, face in zip(self.picked, _faces(state, seat, len(self.picked)), strict=True):
            dice[number] = face
        state.push(replace(self.moving, dice=tuple(dice)))


# ------------------------------------------------------------------------------------- instead of dice


@carry_out.register(MoveInstead)
def _move_instead(effect: MoveInstead, state: RuneboundState, _: Resolve) -> None:
    state.push(Flight(effect.value))


class Fly(Action, frozen=True):
    """Enter a space of any terrain."""

    place: str


class Flight(RuneboundStep, frozen=True):
    """Moves a Hero over `left` more spaces of any terrain, each next to the last (RUN-223, RUN-224)."""

    left: int

    def ask(self, state: RuneboundState) -> Asked:
        """Return every space that can be entered, and stopping."""
        if not self.left or state.active in state.knocked_out:
            return {}
        return Later(state.active, self._ways, self._all)

    def _ways(self, state: RuneboundState) -> Choices:
        return [*_near(Fly, state), STOP]

    def _all(self, state: RuneboundState) -> Choices:
        return [*_near(Fly, state), *_far(Fly, state), STOP]

    def take(self, state: RuneboundState, seat: Seat, action: Action) -> None:
        """Enter a space, or stop."""
        match action:
            case Fly(place):
                state.push(Flight(self.left - 1))
                enter(state, seat, place)


@carry_out.register(Teleport)
def _teleport(_: Teleport, state: RuneboundState, by: Resolve) -> None:
    state.push(ChooseTown(by.seat))


class TeleportTo(Action, frozen=True):
    town: str


class ChooseTown(RuneboundStep, frozen=True):
    """The Hero is placed in a town that stands (RUN-192)."""

    seat: Seat

    def ask(self, state: RuneboundState) -> dict[Seat, Choices]:
        """Return every town; the fallen ones are refused."""
        return {
            self.seat: [
                choice(TeleportTo(town), target=space_ref(town), reason=fallen(state, town))
                for town in state.book.towns
            ]
        }

    def take(self, state: RuneboundState, seat: Seat, action: Action) -> None:
        """The Hero is there at once."""
        match action:
            case TeleportTo(town):
                enter(state, seat, town)


# -------------------------------------------------------------------------------------- the end of it


class EndMovement(RuneboundStep, frozen=True):
    """Movement ends where the Hero stands, whether or not it moved (RUN-056)."""

    def run(self, state: RuneboundState) -> None:
        """Take what an Event costs there, down to 0, then end passing effects (RUN-238)."""
        seat = state.active
        if seat not in state.knocked_out:
            lose_gold(state, seat, toll.gold_due(state, seat, state.me.space))
        standing.end(state, "movement")
