"""A Hero is knocked out: what it loses, where it wakes, and perhaps another Hero (RUN-121 to RUN-130)."""

from __future__ import annotations

from game.engine.board.hexagons import distance
from game.engine.model import Action, Choices, Reason, Seat, button, choice, refuse
from game.titles.runebound.rules.cards import abilities
from game.titles.runebound.rules.cards.abilities import GO_ON, GoOn, Use
from game.titles.runebound.rules.cards.resolve import Resolve
from game.titles.runebound.rules.heroes import figures
from game.titles.runebound.rules.state.state import RuneboundState, RuneboundStep, card_ref, space_ref


def fallen(state: RuneboundState, seat: Seat) -> bool:
    """Return whether a Hero's Wounds reach its Life (RUN-116)."""
    hero = state.players[seat].hero
    return hero in state.wounds and state.wounds[hero] >= figures.hero_life(state, seat)


class KnockOut(RuneboundStep, frozen=True):
    """A Hero's Wounds have reached its Life."""

    seat: Seat

    def run(self, state: RuneboundState) -> None:
        """Its own counters and half of its gold go; its Allies keep theirs (RUN-121 to RUN-124)."""
        player = state.players[self.seat]
        lost = player.gold // 2
        figures.clear(state, player.hero)
        state.change(self.seat, gold=player.gold - lost)
        if self.seat not in state.knocked_out:
            state.knocked_out.append(self.seat)
        state.stack[:] = [step for step in state.stack if not _hits(step, self.seat)]
        state.emit("knocked_out", seat=self.seat, figure=player.hero, gold=lost)
        state.push(Recall(self.seat))


def _hits(step: object, seat: Seat) -> bool:
    """Return whether a step is the rest of what a card does to a Hero, which spares who is knocked out
    (RUN-073), or would knock it out once more."""
    return isinstance(step, Resolve | FallNow) and step.seat == seat


class FallNow(RuneboundStep, frozen=True):
    """A Hero that fell together with its enemy is knocked out now (RUN-120).

    fell   whether it did: what it has been given since does not save it
    """

    seat: Seat
    fell: bool = False

    def run(self, state: RuneboundState) -> None:
        """Knock the Hero out, unless it stands."""
        if self.fell or fallen(state, self.seat):
            state.push(KnockOut(self.seat))


class Recall(RuneboundStep, frozen=True):
    """Before the Hero is moved a card may take it elsewhere (RUN-254)."""

    seat: Seat

    def ask(self, state: RuneboundState) -> dict[Seat, Choices]:
        """Return the cards that can recall the Hero, if there are any."""
        found = abilities.choices(state, self.seat, "knockout", rule="RUN-254")
        return {self.seat: [*found, GO_ON]} if found else {}

    def take(self, state: RuneboundState, seat: Seat, action: Action) -> None:
        """Move the Hero where the card says, or to the nearest town."""
        match action:
            case Use():
                state.push(NewHero(seat))
                abilities.use(state, seat, action)
            case GoOn():
                self.run(state)

    def run(self, state: RuneboundState) -> None:
        """Carry the Hero to the nearest town."""
        state.push(Carried(self.seat), NewHero(self.seat))


class WakeIn(Action, frozen=True):
    town: str


class Carried(RuneboundStep, frozen=True):
    """The Hero is moved to the nearest town that stands; its player chooses between equally near ones."""

    seat: Seat

    def ask(self, state: RuneboundState) -> dict[Seat, Choices]:
        """Return the towns to choose from if several are nearest (RUN-125, RUN-126)."""
        towns = nearest(state, state.players[self.seat].space)
        if len(towns) < 2:
            return {}
        return {self.seat: [choice(WakeIn(town), target=space_ref(town)) for town in towns]}

    def take(self, state: RuneboundState, seat: Seat, action: Action) -> None:
        """Let the Hero wake up there."""
        match action:
            case WakeIn(town):
                self._wake(state, town)

    def run(self, state: RuneboundState) -> None:
        """Let the Hero wake up in the only nearest town."""
        self._wake(state, nearest(state, state.players[self.seat].space)[0])

    def _wake(self, state: RuneboundState, town: str) -> None:
        state.change(self.seat, space=town)
        state.emit("carried", seat=self.seat, town=town)


def nearest(state: RuneboundState, space: str) -> list[str]:
    """Return the standing towns that are nearest to a space, counted in hexes (RUN-010)."""
    here = state.book.spaces[space].axial
    away = {t: distance(here, state.book.spaces[t].axial) for t in state.book.towns if t not in state.overrun}
    return [town for town, far in away.items() if far == min(away.values())]


class TakeHero(Action, frozen=True):
    """Go on with another Hero."""

    hero: str


class KeepHero(Action, frozen=True):
    """Go on with the same Hero."""


class NewHero(RuneboundStep, frozen=True):
    """The player may go on with another Hero that nobody uses (RUN-127, RUN-128)."""

    seat: Seat

    def ask(self, state: RuneboundState) -> dict[Seat, Choices]:
        """Return all Heroes, those in use refused."""
        found = [
            choice(TakeHero(hero), target=card_ref(hero), reason=_in_use(state, hero))
            for hero in state.book.heroes
            if hero != state.players[self.seat].hero
        ]
        return {self.seat: [*found, button(KeepHero())]}

    def take(self, state: RuneboundState, seat: Seat, action: Action) -> None:
        """Everything else of the player stays as it is (RUN-130)."""
        match action:
            case TakeHero(new):
                old = state.players[seat].hero
                if old in state.face_down:
                    state.face_down.remove(old)
                state.change(seat, hero=new)
                state.emit("new_hero", seat=seat, figure=new, before=old)


def _in_use(state: RuneboundState, hero: str) -> Reason | None:
    return refuse("hero-in-use", "RUN-128") if any(player.hero == hero for player in state.players) else None
