"""The raid that is going on, in words: strength by source, results, wounds, plunder."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from game.presentation import rich_text
from game.presentation.title_words import Context
from game.titles.raiders.rules.raid.raid import spaces_left
from game.titles.raiders.rules.raid.strength import band, odds, parts, wounds_of
from game.titles.raiders.rules.raid.wounds import PlaceWounds
from game.titles.raiders.rules.state.book import Settlement
from game.titles.raiders.rules.state.state import Raid, RaidersState
from game.titles.raiders.words import phrases
from game.titles.raiders.words.raid_preview import chance_of, dice_wounds, strength_of


@dataclass(frozen=True)
class ResultLine:
    """A printed result: the least strength, what it brings, and its chance ("" after the roll)."""

    strength: int
    brings: str
    chance: str
    reached: bool


@dataclass(frozen=True)
class RaidResult:
    """The raid that is going on. `sums` are pairs of a source of strength and its amount."""

    title: str
    sums: tuple[tuple[str, int], ...]
    total: str
    results: tuple[ResultLine, ...]
    foot: tuple[str, ...]


def raid_result(context: Context, raid: Raid) -> RaidResult:
    """Return who raids what, the strength by source, the printed results, wounds and plunder."""
    say, view = context.say, context.view
    who, settlement = context.people[view.active], view.book.settlements[raid.settlement]
    total, _ = strength_of(view, view.active)
    return RaidResult(
        say("raiders-raid-title", name=who.name, place=phrases.place(say, raid.settlement)),
        tuple((say(f"raiders-raid-from-{source}"), amount) for source, amount in _sums(view, raid)),
        say("raiders-raid-total", total=total),
        tuple(_results(context, raid, settlement, total)),
        (_wounds(context, raid, settlement, total), _plunder(context, raid)),
    )


def _sums(view: RaidersState, raid: Raid) -> Iterator[tuple[str, int]]:
    """Yield the sources of strength with their amounts.

    Once the result is final, wounds no longer change it, so the total decides. After the roll nothing more
    can be bought.
    """
    found = dict(parts(view, view.active, raid))
    if raid.total:
        yield "others", raid.total - found["bought"] - found["dice"]
    else:
        yield from ((source, found[source]) for source in ("crew", "animals", "abilities"))
    if found["bought"] or not raid.dice:
        yield "bought", found["bought"]
    if raid.dice:
        yield "dice", found["dice"]


def _results(context: Context, raid: Raid, settlement: Settlement, total: int) -> Iterator[ResultLine]:
    """Yield every printed result, with its chance before the roll."""
    view, say = context.view, context.say
    chances = {} if raid.dice else odds(view, view.active, settlement.id, raid.strength)
    reached = band(settlement, total)
    for result in settlement.bands:
        gets = [phrases.amount(say, "vp", result.vp)] if result.vp else []
        gets += [phrases.amount(say, "wound", result.wounds)] if result.wounds else []
        chance = round(100 * chance_of(settlement, result, chances))
        percent = "" if raid.dice else say("raiders-raid-chance", percent=chance)
        now = bool(raid.dice) and result.min_strength == reached.min_strength
        yield ResultLine(result.min_strength, " ".join(gets), percent, now)


def _wounds(context: Context, raid: Raid, settlement: Settlement, total: int) -> str:
    """Return the wounds to place; before the roll those that are expected."""
    say, view = context.say, context.view
    step = view.stack[-1] if view.stack else None
    if isinstance(step, PlaceWounds):
        return say("raiders-raid-wounds-left", wounds=step.amount)
    if raid.total:
        return say("raiders-raid-wounds-done")
    if raid.dice:
        wounds = wounds_of(view, view.active, raid, band(settlement, total))
        return say("raiders-raid-wounds", wounds=wounds)
    if view.options["dice_wounds"] != "on":
        return say("raiders-raid-wounds-printed")
    return say("raiders-preview-wounds", wounds=round(dice_wounds(view, settlement.id), 1))


def _plunder(context: Context, raid: Raid) -> str:
    """Return the plunder on the raid spaces of which one can be taken."""
    say, view = context.say, context.view
    if raid.plunder:
        return say("raiders-raid-plunder-taken")
    spaces = [view.spaces[place].plunder for place in spaces_left(view, raid.settlement)]
    heaps_text = [phrases.amounts(say, Counter(space)) for space in spaces]
    heaps = [heap for heap in heaps_text if heap]
    if not heaps:
        return say("raiders-raid-plunder-none")
    return say("raiders-raid-plunder", plunder=rich_text.joined(say, heaps, "raiders-or"))
