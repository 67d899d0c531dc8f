"""The bottom row of the player mat, and the recruit bonuses that it triggers (chapters 9 and 13).

Gains are taken by themselves. Declining is offered where it could matter: an ongoing bonus that would end
the game or spoil an objective (see `gains.Gain`), and the coins of the section while its player holds an
objective that allows only few coins (SCY-112, SCY-145).
"""

from __future__ import annotations

from functools import cache, lru_cache

from game.engine.model import Action, Choice, Choices, Option, Seat
from game.titles.scythe.rules.actions.build import Build
from game.titles.scythe.rules.actions.deploy import Deploy
from game.titles.scythe.rules.actions.enlist import Enlist
from game.titles.scythe.rules.actions.gains import Gain
from game.titles.scythe.rules.actions.pay import Pay, lacking
from game.titles.scythe.rules.actions.upgrade import Upgrade
from game.titles.scythe.rules.content.book import Book, Cost, Section
from game.titles.scythe.rules.scoring.stars import PlaceStars
from game.titles.scythe.rules.state.state import ScytheState, ScytheStep, action_ref
from game.titles.scythe.rules.turn.rows import TakeBottom, TakeBottomWithoutCoins

_BENEFITS: dict[str, ScytheStep] = {
    "upgrade": Upgrade(),
    "deploy": Deploy(),
    "build": Build(),
    "enlist": Enlist(),
}
TAKE_BOTTOM = TakeBottom()


@cache
def section_of(book: Book, mat: str, section: str) -> Section:
    """Return a section of a player mat."""
    return next(s for s in book.mats[mat].section if s.id == section)


def bottom_cost(state: ScytheState, seat: Seat, section: Section) -> Cost:
    """Return the current cost of a section's bottom-row action; every cube below it makes it cheaper
    (SCY-117).
    """
    action = section.bottom
    return {state.book.bottom[action].resource: section.cost - _cubes(state.players[seat].upgrades, action)}


@lru_cache(maxsize=4096)
def _cubes(upgrades: tuple[tuple[str, str], ...], action: str) -> int:
    return sum(lowered == action for _, lowered in upgrades)


def bottom_choices(state: ScytheState, seat: Seat, section_id: str) -> Choices:
    """Return the candidates for a section's bottom-row action, also without its coins if that could
    matter."""
    section = section_of(state.book, state.players[seat].mat, section_id)
    reason = lacking(state, seat, bottom_cost(state, seat, section), "SCY-011")
    found = [Choice(bottom_option(seat, section.bottom), reason)]
    if _few_coins_wanted(state, seat):
        found.append(Choice(bottom_option(seat, section.bottom, TakeBottomWithoutCoins()), reason))
    return found


@cache
def bottom_option(seat: Seat, action: str, how: Action = TAKE_BOTTOM) -> Option:
    """Return the option of a bottom-row action."""
    return Option(how, action_ref(seat, action))


def _few_coins_wanted(state: ScytheState, seat: Seat) -> bool:
    """Return whether a seat holds an objective that sets no lower but only an upper bound to its coins."""
    return any(_few_coins(state.book, card) for card in state.players[seat].objectives)


@cache
def _few_coins(book: Book, card: str) -> bool:
    objective = book.objectives.get(card)
    return objective is not None and any(r.kind == "coins" and not r.min for r in objective.require)


class BottomAction(ScytheStep, frozen=True):
    """Take the bottom-row action of a section: the order is that of SCY-114."""

    section: str
    coins: bool = True

    def run(self, state: ScytheState) -> None:
        """Push cost, benefit, coins, own bonus, own stars, then the neighbours (SCY-142)."""
        seat = state.active
        section = section_of(state.book, state.me.mat, self.section)
        state.emit("bottom", seat=seat, action=section.bottom)
        state.push(
            Pay(bottom_cost(state, seat, section), action_ref(seat, section.bottom)),
            _BENEFITS[section.bottom],
            Gain(seat, "coins", section.coins if self.coins else 0),
            RecruitBonus(seat, section.bottom, self.coins),
            PlaceStars(seat),
            *_to_neighbours(state, section.bottom),
        )


def _to_neighbours(state: ScytheState, action: str) -> list[ScytheStep]:
    """Return the player on the left, then the one on the right, once when they are the same (SCY-144)."""
    others = state.clockwise(state.active)
    steps: list[ScytheStep] = []
    for seat in dict.fromkeys((others[0], others[-1])):
        steps += [RecruitBonus(seat, action), PlaceStars(seat)]
    return steps


class RecruitBonus(ScytheStep, frozen=True):
    """The ongoing bonus of a bottom-row action, for a seat whose recruit there has moved (SCY-139 to 141)."""

    seat: Seat
    action: str
    coins: bool = True

    def run(self, state: ScytheState) -> None:
        """Looked up when it is due: a recruit moved by this very Enlist counts."""
        if not any(action == self.action for action, _ in state.players[self.seat].recruits):
            return
        bottom = state.book.bottom[self.action]
        if self.coins or bottom.bonus != "coins":
            state.emit("recruit_bonus", seat=self.seat, action=self.action)
            state.push(Gain(self.seat, bottom.bonus, bottom.amount, by="recruit"))
