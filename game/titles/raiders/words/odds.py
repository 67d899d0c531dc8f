"""The odds of any raid: the chance of each printed result, expected VP, wounds and deaths, by kumis spent."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from game.engine.arithmetic import float_sum
from game.engine.model import Seat
from game.engine.structs import replace
from game.presentation.context import Context
from game.presentation.odds import Choice, Odds, Table, Value
from game.titles.raiders.rules.raid.strength import band, dice_of, fixed_strength, ignored_wounds, throws
from game.titles.raiders.rules.state.book import Band
from game.titles.raiders.rules.state.state import RaidersState
from game.titles.raiders.words import phrases

NOW, HEALED = "now", "healed"
"""The crew with its wounds, or without any; what lies on a crew space now."""
EMPTY = "empty"
"""Nobody on a crew space."""
_SPACE = "space"
"""The beginning of the ids of choices of who is on a crew space; its number follows."""
ROUNDING = 1e-9
"""The largest error of a probability."""


class Outcome(NamedTuple):
    """A printed result of a raid with the wounds that it brings, and its probability."""

    result: Band
    wounds: int
    chance: float


def outcomes(view: RaidersState, seat: Seat, settlement: str, kumis: int) -> Iterator[Outcome]:
    """Yield what each result of the dice brings, without rerolls (RAI-115, RAI-121, RAI-124, RAI-210)."""
    fixed, record = fixed_strength(view, seat, settlement, kumis), view.book.settlements[settlement]
    counts, ignored = view.options["dice_wounds"] == "on", ignored_wounds(view, seat)
    for strength, wounds, chance in throws(view.book, tuple(dice_of(view, seat, settlement).items())):
        result = band(record, fixed + strength)
        yield Outcome(result, max(0, result.wounds + wounds * counts - ignored), chance)


def fewest_deaths(view: RaidersState, seat: Seat, wounds: int) -> int:
    """Return how many crew members these wounds kill if they are spread best (RAI-129, RAI-130, RAI-133)."""
    crew = [space for space in view.players[seat].crew if space.crew]
    bearable = sum(view.book.crew[space.crew].strength - space.wounds for space in crew)
    return min(len(crew), max(0, wounds - bearable))


def healed(view: RaidersState, seat: Seat) -> RaidersState:
    """Return the position with no wound on the crew of a seat."""
    state = view.copy()
    spaces = tuple(replace(space, wounds=0) for space in state.players[seat].spaces)
    state.change(seat, spaces=spaces)
    return state


def with_crew(view: RaidersState, seat: Seat, chosen: Mapping[str, str]) -> RaidersState:
    """Return the position with other cards on the crew spaces of a seat, without wounds; animals stay."""
    state = view.copy()
    for number, space in enumerate(view.players[seat].spaces):
        card = chosen.get(f"{_SPACE}{number}", NOW)
        if card != NOW:
            new = replace(space, crew="" if card == EMPTY else card, wounds=0)
            state.players[seat] = state.players[seat].with_space(number, new)
    return state


def candidates(view: RaidersState, seat: Seat) -> list[str]:
    """Return the crew cards that the viewer sees outside a seat's crew, one of each kind, its hand first."""
    own = {space.crew for space in view.players[seat].crew}
    faceup = [space.crew for player in view.players for space in player.crew]
    seen = [*view.players[seat].hand, *view.pairs.values(), *view.crew_discard, *faceup]
    kinds: dict[str, str] = {}
    for card in seen:
        if card in view.book.crew and card not in own:
            kinds.setdefault(view.book.crew[card].id, card)
    return [*kinds.values()]


class RaidOdds(Odds):
    """A raid of any seat on any settlement that is left, with any crew that the viewer can name."""

    def name(self, context: Context) -> str:
        return context.say("raiders-odds-raid")

    def nothing(self, context: Context) -> str:
        return "" if _left(context.view) else context.say("raiders-odds-no-raid")

    def choices(self, context: Context, chosen: Mapping[str, str]) -> Sequence[Choice]:
        """Return who raids, where, whether the crew has its wounds, and who is on each crew space."""
        say, view = context.say, context.view
        seats = sorted(range(view.seats), key=lambda seat: seat != context.seat)
        crews = tuple(Value(crew, say(f"raiders-odds-crew-{crew}")) for crew in (NOW, HEALED))
        places = tuple(Value(place, phrases.place(say, place)) for place in _left(view))
        return [
            Choice(
                "seat", say("raiders-odds-seat"), tuple(Value(str(s), context.people[s].name) for s in seats)
            ),
            Choice("settlement", say("raiders-odds-settlement"), places),
            Choice("crew", say("raiders-odds-crew"), crews),
            *(_crew_spaces(context, int(chosen["seat"])) if "seat" in chosen else ()),
        ]

    def tables(self, context: Context, chosen: Mapping[str, str]) -> Sequence[Table]:
        say, seat, place = context.say, int(chosen["seat"]), chosen["settlement"]
        view = healed(context.view, seat) if chosen["crew"] == HEALED else context.view
        view = with_crew(view, seat, chosen)
        bands = view.book.settlements[place].bands
        lowest = replace(bands[0], vp=0)
        shown = [lowest, *bands] if lowest not in bands else [*bands]
        columns = (
            say("raiders-odds-kumis"),
            *(_named(say, result) for result in shown),
            say("raiders-odds-vp"), say("raiders-odds-wounds"), say("raiders-odds-deaths"),
        )  # fmt: skip
        most = max(view.players[seat].kumis, view.book.limits.kumis)
        rows = tuple(_row(context, view, seat, place, kumis, shown) for kumis in range(most + 1))
        have = frozenset([view.players[seat].kumis])
        notes = (say("raiders-odds-note"), say("raiders-odds-have", kumis=view.players[seat].kumis))
        return [Table(phrases.place(say, place), columns, rows, have, notes)]


def _crew_spaces(context: Context, seat: Seat) -> Iterator[Choice]:
    """Yield the choice of who is on each crew space: who is there, nobody, or another card."""
    say, view = context.say, context.view
    others = [Value(card, phrases.card(say, card)) for card in candidates(view, seat)]
    for number, space in enumerate(view.players[seat].spaces):
        nobody = say("raiders-odds-nobody")
        now = Value(NOW, phrases.card(say, space.crew) if space.crew else nobody)
        without = [Value(EMPTY, nobody)] if space.crew else []
        name = say("raiders-odds-space", number=number + 1)
        yield Choice(f"{_SPACE}{number}", name, (now, *without, *others))


def _left(view: RaidersState) -> list[str]:
    """Return the settlements with raid spaces left."""
    return [*dict.fromkeys(space.settlement for space in view.spaces.values() if not space.raided)]


def _named(say: phrases.Say, result: Band) -> str:
    got = [phrases.amount(say, "vp", result.vp)]
    got += [phrases.amount(say, "wound", result.wounds)] if result.wounds else []
    return phrases.listed(say, got)


def _row(
    context: Context, view: RaidersState, seat: Seat, place: str, kumis: int, shown: Sequence[Band]
) -> tuple[str, ...]:
    """Return the chances of the results and what is expected, with so many kumis spent."""
    say, found = context.say, [*outcomes(view, seat, place, kumis)]
    shares = [float_sum(one.chance for one in found if one.result == result) for result in shown]
    vp = float_sum(one.chance * one.result.vp for one in found)
    wounds = float_sum(one.chance * one.wounds for one in found)
    deaths = float_sum(one.chance * fewest_deaths(view, seat, one.wounds) for one in found)
    percents = (say("raiders-odds-percent", share=_percent(share)) for share in shares)
    means = (say("raiders-odds-mean", mean=round(mean, 1)) for mean in (vp, wounds, deaths))
    return (str(kumis), *percents, *means)


def _percent(share: float) -> int:
    """Return a probability in whole percent; only what is impossible or certain is 0 or 100."""
    return round(100 * share) if min(share, 1 - share) < ROUNDING else min(99, max(1, round(100 * share)))
