"""The exact chance of each town to fall within some turns (RUN-179 to RUN-189, RUN-252)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from game.titles.runebound.rules.cards import standing
from game.titles.runebound.rules.cards.modifiers import ThreatRollMod
from game.titles.runebound.rules.combat.d20 import SIDES
from game.titles.runebound.rules.state.state import RuneboundState
from game.titles.runebound.rules.threat.threat import neighbour


class Threat(NamedTuple):
    """The threat before a roll: Threat Counters, falls that are still prevented, and the fallen
    towns with the last one at the end."""

    counters: int
    protected: int
    fallen: tuple[str, ...]


Ways = Mapping[Threat, float]
"""The states that may come after some turns, each with its probability."""


def after_turns(view: RuneboundState, turns: int) -> Ways:
    """Return what may be after the threat rolls of so many turns, the one under way first."""
    named = _Named(view)
    ways: Ways = {Threat(view.threat, view.protected, tuple(view.overrun)): 1.0}
    for number in range(turns):
        seat = (view.active + number) % view.seats
        more = standing.total(view, seat, ThreatRollMod)
        further: dict[Threat, float] = {}
        for threat, part in ways.items():
            for there, likely in _rolled(view, threat, more, named):
                further[there] = further.get(there, 0.0) + part * likely
        ways = further
    return ways


def falls(view: RuneboundState, ways: Ways) -> Mapping[str, float]:
    """Return the chance of each standing town to have fallen."""
    standing_ = [town for town in view.book.towns if town not in view.overrun]
    return {town: sum(part for threat, part in ways.items() if town in threat.fallen) for town in standing_}


def any_falls(view: RuneboundState, ways: Ways) -> float:
    """Return the chance that at least one town has fallen."""
    return sum(part for threat, part in ways.items() if len(threat.fallen) > len(view.overrun))


def _rolled(view: RuneboundState, threat: Threat, more: int, named: _Named) -> Iterator[tuple[Threat, float]]:
    """Yield what one threat roll leads to; nothing more happens after the last town has fallen (RUN-197)."""
    if len(threat.fallen) == len(view.book.towns):
        yield threat, 1.0
        return
    difficulty = int(view.options["threat"])
    for result in range(1, SIDES + 1):
        if result % view.seats:
            yield threat, 1 / SIDES
        elif result + threat.counters + more < difficulty:
            yield threat._replace(counters=threat.counters + 1), 1 / SIDES
        elif threat.protected:
            yield threat._replace(counters=0, protected=threat.protected - 1), 1 / SIDES
        else:
            for town, likely in named[threat.fallen].items():
                yield Threat(0, 0, (*sorted(threat.fallen), town)), likely / SIDES


class _Named(dict[tuple[str, ...], Mapping[str, float]]):
    """The towns that the die may name after these have fallen, each with its probability."""

    def __init__(self, view: RuneboundState) -> None:
        super().__init__()
        self._state = view.copy()

    def __missing__(self, fallen: tuple[str, ...]) -> Mapping[str, float]:
        found = self[fallen] = self._after(fallen) if fallen else self._first()
        return found

    def _first(self) -> Mapping[str, float]:
        """Return the first town; results that name none are rolled again (RUN-185)."""
        sizes = {town: most - least + 1 for town, (least, most) in self._state.book.threat.first.items()}
        return {town: size / sum(sizes.values()) for town, size in sizes.items()}

    def _after(self, fallen: tuple[str, ...]) -> Mapping[str, float]:
        """Return the next one to the south or north (RUN-187)."""
        self._state.overrun = [*fallen]
        counts = Counter(neighbour(self._state, result) for result in range(1, SIDES + 1))
        return {town: count / SIDES for town, count in counts.items()}
