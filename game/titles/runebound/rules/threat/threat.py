"""The threat roll, and towns that fall (chapter 13)."""

from __future__ import annotations

from functools import cache

from game.engine.board.hexagons import distance
from game.titles.runebound.rules import scoring
from game.titles.runebound.rules.adventure.refresh import RefreshCounters
from game.titles.runebound.rules.cards import standing
from game.titles.runebound.rules.cards.immediate import AddThreat, ProtectTown, RemoveThreat
from game.titles.runebound.rules.cards.modifiers import ThreatRollMod
from game.titles.runebound.rules.cards.resolve import Resolve, carry_out
from game.titles.runebound.rules.combat.d20 import throw
from game.titles.runebound.rules.state.book import Book
from game.titles.runebound.rules.state.state import NOBODY, RuneboundState, RuneboundStep
from game.titles.runebound.rules.threat import doom, retinue


class ThreatRoll(RuneboundStep, frozen=True):
    """The current player rolls at the end of the turn (RUN-179)."""

    def run(self, state: RuneboundState) -> None:
        """Only a result that the number of players divides triggers anything (RUN-180, RUN-181)."""
        result = throw(state)
        difficulty = int(state.options["threat"])
        more = state.threat + standing.total(state, state.active, ThreatRollMod)
        triggers = result % state.seats == 0
        state.emit(
            "roll",
            seat=state.active,
            die="d20",
            result=result,
            bonus=more if triggers else 0,
            total=result + more if triggers else result,
            target=difficulty,
            what="threat" if triggers else "threat_missed",
        )
        if triggers:
            _trigger(state, result + more >= difficulty)


def _trigger(state: RuneboundState, falls: bool) -> None:
    """Let a town fall and remove the counters, or add one more counter (RUN-182 to RUN-184)."""
    if not falls:
        _add(state, 1)
        return
    state.threat = 0
    town = next_town(state)
    if state.protected:
        state.protected -= 1
        state.emit("spared", seat=state.active, town=town)
    else:
        overrun(state, town)


def _add(state: RuneboundState, amount: int) -> None:
    state.threat += amount
    state.emit("threat", seat=state.active, amount=amount, threat=state.threat)


# ------------------------------------------------------------------------------------- which town falls


def next_town(state: RuneboundState) -> str:
    """Return the die names the town that falls next."""
    return neighbour(state, _roll_for_town(state)) if state.overrun else _first(state)


def _roll_for_town(state: RuneboundState) -> int:
    result = throw(state)
    state.emit("roll", seat=state.active, die="d20", result=result, bonus=0, total=result, what="town")
    return result


def _first(state: RuneboundState) -> str:
    """Return the town that the d20 names; it is rolled again if it names none (RUN-185)."""
    while True:
        result = _roll_for_town(state)
        for town, (least, most) in state.book.threat.first.items():
            if least <= result <= most:
                return town


def neighbour(state: RuneboundState, result: int) -> str:
    """Return the next standing town south or north of the one that fell last, round the ends (RUN-187,
    RUN-188).
    """
    towns = state.book.threat.towns
    step = 1 if result <= state.book.threat.south_up_to else -1
    at = towns.index(state.overrun[-1])
    onward = (towns[(at + step * far) % len(towns)] for far in range(1, len(towns)))
    return next(town for town in onward if town not in state.overrun)


# ------------------------------------------------------------------------------------------- its fall


def overrun(state: RuneboundState, town: str) -> None:
    """Put a Doom Counter on a town: its market closes, and nobody may enter it (RUN-189 to 194)."""
    state.overrun.append(town)
    state.emit("overrun", seat=state.active, town=town)
    if len(state.overrun) == len(state.book.towns):
        scoring.finish(state, NOBODY)
        return
    if state.on("doom_deck"):
        state.push(doom.DrawDoom())
    if state.on("huntmaster"):
        retinue.lay(state, town)
    state.push(RefreshCounters(round_about(state.book, town)))


@cache
def round_about(book: Book, town: str) -> tuple[str, ...]:
    """Return the spaces within `threat.radius` hexes of a town, to which Adventure Counters return."""
    middle = book.spaces[town].axial
    return tuple(
        space.id for space in book.spaces.values() if 0 < distance(middle, space.axial) <= book.threat.radius
    )


# --------------------------------------------------------------------------------------------- by cards


@carry_out.register(AddThreat)
def _add_threat(effect: AddThreat, state: RuneboundState, _: Resolve) -> None:
    _add(state, effect.value)


@carry_out.register(RemoveThreat)
def _remove_threat(effect: RemoveThreat, state: RuneboundState, _: Resolve) -> None:
    _add(state, -min(effect.value, state.threat))


@carry_out.register(ProtectTown)
def _protect_town(_effect: ProtectTown, state: RuneboundState, by: Resolve) -> None:
    state.protected += 1
    state.emit("protect", seat=by.seat)
