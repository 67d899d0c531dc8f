"""A turn: the action token, a top-row action, a bottom-row action, the end (chapter 4).

At each of these questions objectives may be revealed and coins given (SCY-200, SCY-207). A row is passed
over where nothing of it can be taken. Where only coins are missing it is asked all the same unless the
table shows them, because how many coins a seat has is hidden: a question must not tell.
"""

from __future__ import annotations

from functools import cache, partial

from game.engine.model import (
    Action,
    Ask,
    Asked,
    Choice,
    Choices,
    Later,
    Option,
    Reason,
    Seat,
    button,
    choice,
    refuse,
)
from game.titles.scythe.rules.actions import deals
from game.titles.scythe.rules.actions.produce import TERRITORIES
from game.titles.scythe.rules.cards import factory, objectives
from game.titles.scythe.rules.content.ability_kinds import RepeatSection
from game.titles.scythe.rules.content.book import Book, TopAction
from game.titles.scythe.rules.movement.moves import FactoryMove
from game.titles.scythe.rules.movement.paths import steps_of, threatened
from game.titles.scythe.rules.scoring.stars import star_of_turn
from game.titles.scythe.rules.state.abilities import has
from game.titles.scythe.rules.state.state import ScytheState, ScytheStep, action_ref, section_ref
from game.titles.scythe.rules.turn.bottom import BottomAction, bottom_choices, bottom_option, section_of
from game.titles.scythe.rules.turn.closing import close, forget_turn, next_seat
from game.titles.scythe.rules.turn.rows import ProducePart, TakeBottom, TakeBottomWithoutCoins, TakeTop
from game.titles.scythe.rules.turn.top import alternatives, push_top

FACTORY = "factory"
FACTORY_MOVE = "factory_move"
SAME_SECTION = refuse("same-section", "SCY-046")
SAME_CARD = refuse("same-factory", "SCY-192")
TOP_IS_OVER = refuse("top-is-over", "SCY-047")
ONCE = refuse("once-a-turn", "SCY-049")
OTHER_SECTION = refuse("other-section", "SCY-049")


class TakeSection(Action, frozen=True):
    """Put the action token on a section of the player mat, or on the Factory card."""

    section: str


class TakeElsewhere(Action, frozen=True):
    """Take an action of another section, which is never possible."""

    action: str


class Skip(Action, frozen=True):
    """Leave the actions of the section that could still be taken."""


class EndTurn(Action, frozen=True): ...


SKIP, END_TURN = button(Skip()), button(EndTurn())


def begin(state: ScytheState) -> None:
    """Begin the first turn of the game for state.active."""
    state.push(BeginTurn())


class BeginTurn(ScytheStep, frozen=True):
    """Reset what is counted for a turn."""

    def run(self, state: ScytheState) -> None:
        """Begin the active player's turn."""
        state.turn += 1
        forget_turn(state)
        state.emit("turn", seat=state.active)
        state.push(ChooseSection())
        star_of_turn(state)


class Turn(ScytheStep, frozen=True):
    """A question of a turn at which objectives may be revealed and coins given."""

    def take(self, state: ScytheState, seat: Seat, action: Action) -> None:
        """Carry out a reveal or a deal and ask again; or carry out what was asked."""
        match action:
            case objectives.Reveal(card):
                state.push(self)
                objectives.reveal(state, seat, card)
            case deals.Deal():
                state.push(self)
                deals.begin(state, self.threatened(state))
            case _:
                self.go_on(state, seat, action)

    def threatened(self, state: ScytheState) -> tuple[Seat, ...]:
        """Return the seats that a Move of this turn could still reach (SCY-209)."""
        return ()

    def go_on(self, state: ScytheState, seat: Seat, action: Action) -> None:
        """Carry out what was asked."""
        raise NotImplementedError(type(self).__name__)


def _beside(state: ScytheState, end_of_turn: bool = False) -> Choices:
    """Return the candidates of every question of a turn that are not actions."""
    seat = state.active
    return [*objectives.choices(state, seat, end_of_turn), *deals.choices(state, seat)]


def _at_row(actions: Choices, state: ScytheState, refused: Choices | None = None) -> Choices:
    """Return the candidates at a row: its actions, and others that are refused in any case."""
    return [*actions, *(refused or ()), SKIP, *_beside(state)]


class ChooseSection(Turn, frozen=True):
    """Put the action token on a section: not where it stands (SCY-045, SCY-046, SCY-051)."""

    def ask(self, state: ScytheState) -> Asked:
        """Return every section of the player mat, and the Factory card."""
        return Later(state.active, self._sections)

    def _sections(self, state: ScytheState) -> Choices:
        found = [Choice(_section(state.active, name), reason) for name, reason in sections(state).items()]
        return [*found, *_beside(state)]

    def threatened(self, state: ScytheState) -> tuple[Seat, ...]:
        """Return the seats in reach with any section that can be chosen."""
        found = {seat for s, no in sections(state).items() if not no for seat in _in_reach_by(state, s)}
        return tuple(seat for seat in state.clockwise(state.active) if seat in found)

    def go_on(self, state: ScytheState, seat: Seat, action: Action) -> None:
        """Push the section's two actions, then the end of the turn."""
        match action:
            case TakeSection(section):
                state.change(seat, section=section)
                state.emit("section", seat=seat, section=section)
                state.push(TopRow(section), EndOfTurn(), NextTurn())


def sections(state: ScytheState) -> dict[str, Reason | None]:
    """Return the sections of the active player, and why the token cannot be put there."""
    player = state.me
    names = [section.id for section in state.book.mats[player.mat].section]
    if player.factory:
        names.append(FACTORY)
    stays = _stays(player.section, has(state, state.active, RepeatSection))
    return {name: stays if name == player.section else None for name in names}


def _stays(section: str, repeats: bool) -> Reason | None:
    """Return why the token cannot stay. Relentless allows it, but not on the Factory card (SCY-192,
    SCY-264)."""
    if section == FACTORY:
        return SAME_CARD
    return None if repeats else SAME_SECTION


@cache
def _section(seat: Seat, section: str) -> Option:
    return Option(TakeSection(section), f"action_token:{seat}", section_ref(seat, section))


class TopRow(Turn, frozen=True):
    """Take the top-row action of the section, go on to its bottom-row action, or neither (SCY-048)."""

    section: str

    def ask(self, state: ScytheState) -> Asked:
        """Return both actions, unless neither can be taken."""
        top = top_choices(state, self.section)
        if not any(_may_be_possible(state, c) for c in top) and not _bottom_possible(state, self.section):
            return {}
        return Later(state.active, partial(self._row, top), partial(self._all, top))

    def _row(self, top: Choices, state: ScytheState) -> Choices:
        return _at_row(top + _bottom_choices(state, self.section), state)

    def _all(self, top: Choices, state: ScytheState) -> Choices:
        return _at_row(top + _bottom_choices(state, self.section), state, _elsewhere(state))

    def threatened(self, state: ScytheState) -> tuple[Seat, ...]:
        """Return where one of the two actions moves units."""
        return _in_reach_by(state, self.section)

    def go_on(self, state: ScytheState, seat: Seat, action: Action) -> None:
        """The top-row action leaves the bottom-row action open; the other way round not (SCY-047)."""
        match action:
            case TakeTop(gain):
                state.push(BottomRow(self.section))
                _take_top(state, self.section, gain)
            case ProducePart():
                state.push(BottomRow(self.section))
                _take_top(state, self.section, TERRITORIES, part=True)
            case TakeBottom() | TakeBottomWithoutCoins():
                _take_bottom(state, self.section, coins=isinstance(action, TakeBottom))

    def question(self, state: ScytheState, seat: Seat) -> Ask:
        """Return which actions it is about."""
        return Ask("top-row", _facts(state, self.section))


class BottomRow(Turn, frozen=True):
    """After the top-row action: take the bottom-row action or not (SCY-045)."""

    section: str

    def ask(self, state: ScytheState) -> Asked:
        """Return the bottom-row action, where it can be taken."""
        bottom = _bottom_choices(state, self.section)
        if not any(c.reason is None for c in bottom):
            return {}
        return Later(state.active, partial(_at_row, bottom), partial(self._all, bottom))

    def _all(self, bottom: Choices, state: ScytheState) -> Choices:
        over = _refused(top_choices(state, self.section), ONCE)
        return _at_row(bottom, state, over + _elsewhere(state))

    def threatened(self, state: ScytheState) -> tuple[Seat, ...]:
        """Return the seats in reach of the Factory card, which alone moves a unit now."""
        return _in_reach_by(state, self.section) if self.section == FACTORY else ()

    def go_on(self, state: ScytheState, seat: Seat, action: Action) -> None:
        """Take the action, or skip it."""
        match action:
            case TakeBottom() | TakeBottomWithoutCoins():
                _take_bottom(state, self.section, coins=isinstance(action, TakeBottom))

    def question(self, state: ScytheState, seat: Seat) -> Ask:
        """Return which action it is about."""
        return Ask("bottom-row", _facts(state, self.section))


class EndOfTurn(Turn, frozen=True):
    """Nothing is left to do but reveal objectives, give coins and end the turn (SCY-200, SCY-359)."""

    def ask(self, state: ScytheState) -> Asked:
        """Return the last options of the turn; it always asks, so that nobody's turn ends unseen."""
        return Later(state.active, self._last, self._all)

    def _last(self, state: ScytheState) -> Choices:
        return [END_TURN, *_beside(state, end_of_turn=True)]

    def _all(self, state: ScytheState) -> Choices:
        over = _refused(top_choices(state, state.me.section), TOP_IS_OVER)
        over += _refused(_bottom_choices(state, state.me.section), ONCE)
        return [END_TURN, *over, *_elsewhere(state), *_beside(state, end_of_turn=True)]

    def go_on(self, state: ScytheState, seat: Seat, action: Action) -> None:
        """The next turn waits on the stack."""

    def question(self, state: ScytheState, seat: Seat) -> Ask:
        """Return whether an objective is left to be revealed."""
        open_ = any(c.reason is None for c in objectives.choices(state, seat, end_of_turn=True))
        return Ask("end-of-turn", {"reveal": int(open_)})


class NextTurn(ScytheStep, frozen=True):
    """The next player clockwise; there are no rounds (SCY-044, SCY-056)."""

    def run(self, state: ScytheState) -> None:
        """The action token stays where it is."""
        seat = next_seat(state)
        if seat is None:
            close(state)
        else:
            state.active = seat
            state.push(BeginTurn())


def _in_reach_by(state: ScytheState, section: str) -> tuple[Seat, ...]:
    factory_card = section == FACTORY
    moves = factory_card or _top_action(state, section).id == "move"
    return threatened(state, lambda unit: steps_of(state, unit, factory_card)) if moves else ()


def _take_top(state: ScytheState, section: str, gain: str, part: bool = False) -> None:
    if section == FACTORY:
        state.emit("top", seat=state.active, action=factory.ACTION, gain=state.me.factory)
        state.push(factory.FactoryTop(state.me.factory, part))
    else:
        push_top(state, _top_action(state, section), gain, part)


def _take_bottom(state: ScytheState, section: str, coins: bool = True) -> None:
    if section == FACTORY:
        state.emit("bottom", seat=state.active, action=FACTORY_MOVE)
        state.push(FactoryMove())
    else:
        state.push(BottomAction(section, coins))


def _top_action(state: ScytheState, section: str) -> TopAction:
    return state.book.top[section_of(state.book, state.me.mat, section).top]


def top_choices(state: ScytheState, section: str) -> Choices:
    """Return each alternative of a section's top-row action, with the reason why the active player can't take
    it.
    """
    if section == FACTORY:
        return factory.alternatives(state, state.active)
    return alternatives(state, state.active, _top_action(state, section))


def _bottom_choices(state: ScytheState, section: str) -> Choices:
    if section == FACTORY:
        return [Choice(bottom_option(state.active, FACTORY_MOVE))]
    return bottom_choices(state, state.active, section)


def _bottom_possible(state: ScytheState, section: str) -> bool:
    """Return whether the active player can take a section's bottom-row action."""
    return any(c.reason is None for c in _bottom_choices(state, section))


def _may_be_possible(state: ScytheState, candidate: Choice) -> bool:
    """Return whether a candidate is possible as far as others can see: coins may be hidden from them
    (SCY-344).
    """
    if candidate.reason is None:
        return True
    return candidate.reason.facts.get("item") == "coins" and state.options["show_coins"] != "on"


def _refused(candidates: Choices, reason: Reason) -> Choices:
    """Return the candidates as refused because they come too late; those refused before keep their reason.

    Plain buttons are left out, since they would never become available.
    """
    return [Choice(c.option, c.reason or reason) for c in candidates if c.option.source]


def _elsewhere(state: ScytheState) -> Choices:
    """Return the actions of the sections without the action token (SCY-049)."""
    return [*_other_sections(state.book, state.active, state.me.mat, state.me.section)]


@cache
def _other_sections(book: Book, seat: Seat, mat: str, chosen: str) -> tuple[Choice, ...]:
    others = [s for s in book.mats[mat].section if s.id != chosen]
    actions = [action for section in others for action in (section.top, section.bottom)]
    return tuple(choice(TakeElsewhere(a), source=action_ref(seat, a), reason=OTHER_SECTION) for a in actions)


def _facts(state: ScytheState, section: str) -> dict[str, int | str]:
    if section == FACTORY:
        return {"top": factory.ACTION, "bottom": FACTORY_MOVE}
    chosen = section_of(state.book, state.me.mat, section)
    return {"top": chosen.top, "bottom": chosen.bottom}
