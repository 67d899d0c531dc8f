"""The costs and chances of a raid: prices, strength, the chance of each printed result."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from game.engine.arithmetic import float_sum
from game.engine.model import Action, Seat
from game.presentation.title_words import Cell, Context
from game.titles.raiders.rules.raid.raid import Drink, PayAbility, StartRaid, raid_cost, ways_to_pay
from game.titles.raiders.rules.raid.strength import (
    animal_strength,
    band,
    crew_strength,
    dice_of,
    ignored_wounds,
    odds,
    parts,
)
from game.titles.raiders.rules.state.book import Band, Cost, Settlement
from game.titles.raiders.rules.state.state import RaidersState
from game.titles.raiders.words import phrases

Say = phrases.Say

Chances = dict[int, float]


def strength_of(view: RaidersState, seat: Seat) -> tuple[int, bool]:
    """Return a crew's strength with animals, and False; for the seat that raids its total, and True."""
    raid, book = view.raid, view.book
    if raid and view.active == seat:
        return raid.total or sum(amount for _, amount in parts(view, seat, raid)), True
    return sum(crew_strength(book, s) + animal_strength(book, s) for s in view.players[seat].crew), False


def preview(context: Context, action: Action) -> str:
    """Return the price of a step of a raid and the chances after it; "" after the roll."""
    view = context.view
    if isinstance(action, StartRaid):
        settlement = action.settlement
        price = phrases.place(context.say, settlement) + ": " + _raid_price(context, settlement)
        return price + "\n" + chances_text(context, settlement, 0)
    if view.raid is None or view.raid.dice:
        return ""
    bought, price = _bought(context, action)
    lines = [price] if price else []
    return "\n".join([*lines, chances_text(context, view.raid.settlement, view.raid.strength + bought)])


def awaits(context: Context, actions: Sequence[Action]) -> Iterator[Cell]:
    """Yield the range of strength that a raid would have now."""
    for action in actions:
        if isinstance(action, StartRaid):
            chances = odds(context.view, context.view.active, action.settlement, 0)
            yield Cell("strength", context.say("raiders-range", low=min(chances), high=max(chances)))


def _raid_price(context: Context, settlement_id: str) -> str:
    """Return every way to pay for a raid; the full cost where there is none."""
    settlement, say = context.view.book.settlements[settlement_id], context.say
    ways = [n for n, reason in ways_to_pay(context.view, settlement).items() if not reason] or [0]
    costs = [raid_cost(context.view, settlement, n) for n in ways]
    if not any(costs[0].values()):
        return priced(context, costs[0])
    said = phrases.amounts(say, costs[0])
    for cost in costs[1:]:
        said = say("raiders-or", first=said, last=phrases.amounts(say, cost))
    return say("raiders-preview-pay", cost=said)


def _bought(context: Context, action: Action) -> tuple[int, str]:
    """Return the strength that an action adds before the roll, and its price in words."""
    match action:
        case Drink():
            return 1, priced(context, {"kumis": 1})
        case PayAbility(card):
            ability: Any = context.view.book.crew[card].crew
            return ability.amount, priced(context, ability.cost)
    return 0, ""


def priced(context: Context, cost: Cost) -> str:
    """Return a price in rich words."""
    say = context.say
    if not any(cost.values()):
        return say("raiders-preview-free")
    return say("raiders-preview-pay", cost=phrases.amounts(say, cost))


def chances_text(context: Context, settlement_id: str, bought: int) -> str:
    """Return the range of strength and the chance of each result, with `bought` strength, no rerolls."""
    say, view = context.say, context.view
    settlement = context.view.book.settlements[settlement_id]
    chances = odds(view, view.active, settlement_id, bought)
    mean = float_sum(total * chance for total, chance in chances.items())
    lines = [say("raiders-preview-strength", low=min(chances), high=max(chances), mean=round(mean, 1))]
    lines += [_result_line(say, b, chance_of(settlement, b, chances)) for b in settlement.bands]
    if view.options["dice_wounds"] == "on":
        lines.append(say("raiders-preview-wounds", wounds=round(dice_wounds(view, settlement_id), 1)))
    if ignored := ignored_wounds(view, view.active):
        lines.append(say("raiders-preview-ignored", wounds=ignored))
    return "\n".join(lines)


def chance_of(settlement: Settlement, result: Band, chances: Chances) -> float:
    """Return the probability of this printed result or one with the same consequences (RAI-122)."""
    return float_sum(
        chance
        for total, chance in chances.items()
        if (found := band(settlement, total)).vp == result.vp and found.wounds == result.wounds
    )


def _result_line(say: Say, result: Band, chance: float) -> str:
    got = [phrases.amount(say, "vp", result.vp)] if result.vp else []
    got += [phrases.amount(say, "wound", result.wounds)] if result.wounds else []
    return say(
        "raiders-preview-band",
        strength=result.min_strength,
        got=phrases.listed(say, got),
        percent=round(100 * chance),
    )


def dice_wounds(view: RaidersState, settlement: str) -> float:
    """Return the expected number of wounds from the dice."""
    faces = {colour: die.faces for colour, die in view.book.dice.items()}
    dice = dice_of(view, view.active, settlement)
    return sum(n * sum(f.w for f in faces[colour]) / len(faces[colour]) for colour, n in dice.items())
