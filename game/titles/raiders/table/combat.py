"""The raid of Raiders of Scythia on the table: its strength, what may come of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from game.engine.model import Action, Seat
from game.presentation.title_words import Cell
from game.titles.raiders.rules.book import Band, Cost, Settlement
from game.titles.raiders.rules.raid import Drink, PayAbility, StartRaid, raid_cost, ways_to_pay
from game.titles.raiders.rules.state import Raid, RaidersState
from game.titles.raiders.rules.strength import (
    animal_strength,
    band,
    crew_strength,
    dice_of,
    ignored_wounds,
    odds,
    parts,
)
from game.titles.raiders.table import words
from game.titles.raiders.table.pieces import SlipFace
from game.titles.raiders.table.rows import Row
from game.ui.table.api import Box, TableContext, Thing

Say = words.Say
Chances = dict[int, float]


def strength_of(view: RaidersState, seat: Seat) -> tuple[int, bool]:
    """Strength of a crew with its animals; for the seat that raids its total as it stands, and True."""
    raid, book = view.raid, view.book
    if raid and view.active == seat:
        return raid.total or sum(amount for _, amount in parts(view, seat, raid)), True
    return sum(crew_strength(book, s) + animal_strength(book, s) for s in view.players[seat].crew), False


# ---------------------------------------------------------------------- on the board


def things(context: TableContext, plate: Box) -> Iterator[Thing]:
    """The strength of the raid at its settlement. `plate` is where the price stood, which is paid by now."""
    raid: Raid | None = context.view.raid
    if raid is None:
        return
    yield _total(context, raid, plate)


def _total(context: TableContext, raid: Raid, where: Box) -> Thing:
    """The total strength so far, in gold."""
    say, view = context.ui.say, context.view
    total, _ = strength_of(view, view.active)
    made = [(name, n) for name, n in parts(view, view.active, raid) if n] if not raid.total else []
    lines = [say("raiders-tip-raid-total", name=context.people[view.active].name, total=total)]
    lines += [say(f"raiders-strength-{name}", amount=n) for name, n in made]
    row: Row = (":strength", str(total))
    if raid.dice:
        result = band(context.view.book.settlements[raid.settlement], total)
        row += (">", *result_row(result))
    return Thing(
        "plate:raid.total", where, SlipFace((row,), "gold"), on_board=True, z=8, tip="\n".join(lines)
    )


def result_row(result: Band) -> Row:
    """VP and wounds of a printed result, in icons."""
    vp = (f"#{result.vp}:vp",) if result.vp or not result.wounds else ()
    return (*vp, *((f"*{result.wounds}:wound",) if result.wounds else ()))


# ---------------------------------------------------------------------- previews


def preview(context: TableContext, action: Action) -> str:
    """What a step of a raid brings, with the chances after it."""
    view = context.view
    if isinstance(action, StartRaid):
        settlement = action.settlement
        price = words.place(context.ui.say, settlement) + ": " + _raid_price(context, settlement)
        return price + "\n" + chances_text(context, settlement, 0)
    if view.raid is None or view.raid.dice:
        return ""
    bought, price = _bought(context, action)
    lines = [price] if price else []
    return "\n".join([*lines, chances_text(context, view.raid.settlement, view.raid.strength + bought)])


def awaits(context: TableContext, actions: Sequence[Action]) -> Iterator[Cell]:
    """The range of strength that a raid would have now."""
    for action in actions:
        if isinstance(action, StartRaid):
            chances = odds(context.view, context.view.active, action.settlement, 0)
            yield Cell("strength", context.ui.say("raiders-range", low=min(chances), high=max(chances)))


def _raid_price(context: TableContext, settlement_id: str) -> str:
    """Every way in which a raid can be paid; where there is none, what it costs."""
    settlement, say = context.view.book.settlements[settlement_id], context.ui.say
    ways = [n for n, reason in ways_to_pay(context.view, settlement).items() if not reason] or [0]
    costs = [raid_cost(context.view, settlement, n) for n in ways]
    if not any(costs[0].values()):
        return priced(context, costs[0])
    said = words.amounts(say, costs[0])
    for cost in costs[1:]:
        said = say("raiders-or", first=said, last=words.amounts(say, cost))
    return say("raiders-preview-pay", cost=said)


def _bought(context: TableContext, action: Action) -> tuple[int, str]:
    """Strength that an action adds before the roll, and what is paid for it."""
    match action:
        case Drink():
            return 1, priced(context, {"kumis": 1})
        case PayAbility(card):
            ability: Any = context.view.book.crew[card].crew
            return ability.amount, priced(context, ability.cost)
    return 0, ""


def priced(context: TableContext, cost: Cost) -> str:
    """A price in words."""
    say = context.ui.say
    if not any(cost.values()):
        return say("raiders-preview-free")
    return say("raiders-preview-pay", cost=words.amounts(say, cost))


def chances_text(context: TableContext, settlement_id: str, bought: int) -> str:
    """Range of the strength and the chance of each result, with so much strength bought; rerolls left out."""
    say, view = context.ui.say, context.view
    settlement = context.view.book.settlements[settlement_id]
    chances = odds(view, view.active, settlement_id, bought)
    mean = sum(total * chance for total, chance in chances.items())
    lines = [say("raiders-preview-strength", low=min(chances), high=max(chances), mean=round(mean, 1))]
    lines += [_result_line(say, b, chance_of(settlement, b, chances)) for b in settlement.bands]
    if view.options["dice_wounds"] == "on":
        lines.append(say("raiders-preview-wounds", wounds=round(dice_wounds(view, settlement_id), 1)))
    if ignored := ignored_wounds(view, view.active):
        lines.append(say("raiders-preview-ignored", wounds=ignored))
    return "\n".join(lines)


def chance_of(settlement: Settlement, result: Band, chances: Chances) -> float:
    """How likely it is that this printed result applies, or one with the same consequences (RAI-122)."""
    return sum(
        chance
        for total, chance in chances.items()
        if (found := band(settlement, total)).vp == result.vp and found.wounds == result.wounds
    )


def _result_line(say: Say, result: Band, chance: float) -> str:
    got = [words.amount(say, "vp", result.vp)] if result.vp else []
    got += [words.amount(say, "wound", result.wounds)] if result.wounds else []
    return say(
        "raiders-preview-band",
        strength=result.min_strength,
        got=words.listed(say, got),
        percent=round(100 * chance),
    )


def dice_wounds(view: RaidersState, settlement: str) -> float:
    """Wounds that the dice bring on average."""
    faces = {colour: die.faces for colour, die in view.book.dice.items()}
    dice = dice_of(view, view.active, settlement)
    return sum(n * sum(f.w for f in faces[colour]) / len(faces[colour]) for colour, n in dice.items())
