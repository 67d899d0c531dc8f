"""Movement in words: the dice, where they lead, what a way costs and what awaits at its end."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from game.engine.model import Option
from game.presentation.title_words import Context, Item
from game.titles.runebound.rules.cards import standing
from game.titles.runebound.rules.cards.modifiers import EndOnGold, EnterExhaustion
from game.titles.runebound.rules.heroes import figures
from game.titles.runebound.rules.movement import reach, toll
from game.titles.runebound.rules.movement.movement import (
    Flight,
    Move,
    MoveByDice,
    PickDice,
    dice_allowed,
    rested,
)
from game.titles.runebound.rules.movement.reach import Way
from game.titles.runebound.rules.movement.toll import Toll
from game.titles.runebound.rules.state.state import RuneboundState, die_ref, figure_ref
from game.titles.runebound.rules.threat import retinue
from game.titles.runebound.words import names

Moving = Move | MoveByDice | PickDice | Flight
"""The steps of a movement."""


def items(context: Context) -> Iterator[Item]:
    """Yield the movement dice; before they are rolled, one place for each number of them."""
    step = moving(context.view)
    if isinstance(step, Move):
        yield from _blank_dice(context)
    elif isinstance(step, MoveByDice | PickDice):
        yield from _rolled_dice(context, rolled(step))


def rolled(step: MoveByDice | PickDice) -> MoveByDice:
    """Return the step that holds the dice, which one that picks some of them asks for."""
    return step.moving if isinstance(step, PickDice) else step


def _blank_dice(context: Context) -> Iterator[Item]:
    """Yield rest, and the dice that may be rolled."""
    view, say = context.view, context.say
    most = dice_allowed(view, view.active)
    for n in range(most):
        lines = [
            say("runebound-map-rest", dice=n),
            say("runebound-map-rested", rest=rested(view, view.active, most - n)),
            "" if n else here(context),
        ]
        yield Item(f"dice:{n}", "\n".join(filter(None, lines)))
    yield Item(f"dice:{most}", say("runebound-map-dice", dice=most))


def _rolled_dice(context: Context, step: MoveByDice) -> Iterator[Item]:
    say = context.say
    for n, die in enumerate(step.dice):
        symbols = names.listed(say, [names.terrain(say, symbol) for symbol in die])
        tip = partial(say, "runebound-map-die", symbols=symbols) if die else say("runebound-map-die-used")
        yield Item(die_ref(n), tip)


def moving(view: RuneboundState) -> Moving | None:
    """Return the step of the movement that asks now."""
    step = view.stack[-1] if view.stack else None
    return step if isinstance(step, Moving) else None


def ways(context: Context) -> Mapping[str, Way]:
    """Return space -> the steps that lead there; nothing but for the person whose Hero moves."""
    view, step = context.view, moving(context.view)
    if view.active != context.seat or context.people[context.seat].bot or view.active in view.knocked_out:
        return {}
    if isinstance(step, MoveByDice):
        return reach.reachable(view, context.seat, view.me.space, step.dice)
    if isinstance(step, Flight):
        return _flights(view, step.left)
    return _flights(view, 1) if isinstance(step, Move) else {}


def _flights(view: RuneboundState, far: int) -> dict[str, Way]:
    """Return the spaces so many steps away at most, whatever the land: of equally short ways one with the
    least Exhaustion."""
    here, seat = view.me.space, view.active
    found: dict[str, Way] = {here: ()}
    tired = {here: 0}
    edge = [here]
    for _ in range(far):
        further: dict[str, Way] = {}
        for place in edge:
            for space in view.book.spaces[place].neighbours:
                dealt = tired[place] + toll.tires(view, seat, space)
                is_better = space not in found and (space not in further or dealt < tired[space])
                if is_better and space not in view.overrun:
                    further[space], tired[space] = (*found[place], (0, space)), dealt
        found |= further
        edge = list(further)
    del found[here]
    return found


def preview(context: Context, option: Option, place: str) -> str:
    """Return what it takes to get to the space that an option enters, and what awaits there."""
    way = ways(context).get(place, ()) if option.source == figure_ref(context.view.me.hero) else ()
    return way_words(context, [space for _, space in way] or [place])


def way_tip(context: Context, place: str) -> str:
    """Return what it takes to get to a space, and what awaits there; "" where no way leads."""
    way = ways(context).get(place)
    return way_words(context, [space for _, space in way]) if way is not None else ""


def here(context: Context) -> str:
    """Return what awaits the active Hero where it stands if it goes no further; "" for nothing."""
    view: RuneboundState = context.view
    place = view.me.space
    taken = Toll(gold=toll.gold_due(view, view.active, place))
    return "\n".join([*_met(context, place), *_costs(context, [place], taken)])


def way_words(context: Context, over: list[str]) -> str:
    """Return a way over these spaces in words."""
    view, say, place = context.view, context.say, over[-1]
    space = view.book.spaces[place]
    signs = " ".join(names.token(view.book.spaces[passed].terrain) for passed in over)
    name = names.sentence(say, names.ground(say, space))
    taken = toll.of_way(view, view.active, over)
    met = _met(context, place) if taken.arrives else ()
    head = say("runebound-map-way", steps=len(over), way=signs, place=name)
    return "\n".join([head, *met, *_costs(context, over, taken)])


def _met(context: Context, place: str) -> Iterator[str]:
    """Yield what a Hero that ends its movement on a space meets there (RUN-026, RUN-233)."""
    view, say = context.view, context.say
    heroes = names.listed(say, [names.card(say, hero) for hero in heroes_met(view, place)])
    if place in view.undefeated:
        yield say("runebound-map-awaits", card=names.card(say, view.undefeated[place]))
    elif place in view.counters:
        yield say("runebound-map-draw", colour=view.book.spaces[place].adventure)
    if heroes:
        yield say("runebound-map-meets", heroes=heroes)
    if forced := retinue.forced(view, place):
        cards = names.listed(say, [names.card(say, view.retinue[town]) for town in forced])
        code = "runebound-map-forced-or-meet" if heroes else "runebound-map-forced"
        yield say(code, count=len(forced), cards=cards)


def heroes_met(view: RuneboundState, place: str) -> list[str]:
    """Return the Heroes of the other seats on a space."""
    return [p.hero for seat, p in enumerate(view.players) if p.space == place and seat != view.active]


def _costs(context: Context, over: Sequence[str], taken: Toll) -> Iterator[str]:
    """Yield the costs of a way in words, and whether they knock the Hero out (RUN-080, RUN-238)."""
    say, view = context.say, context.view
    if dealt := taken.exhaustion + taken.wounds:
        yield say("runebound-map-exhausts", cards=_takers(context, EnterExhaustion, over), amount=dealt)
    if taken.wounds:
        stamina = figures.stamina(view, view.me.hero)
        yield say("runebound-map-wounds", amount=taken.wounds, stamina=stamina)
    if taken.falls:
        yield say("runebound-map-knockout", preventable=int(taken.preventable))
    if taken.gold:
        yield say("runebound-map-costs", cards=_takers(context, EndOnGold, over[-1:]), gold=taken.gold)


def _takers(context: Context, kind: type[EnterExhaustion | EndOnGold], spaces: Sequence[str]) -> str:
    """Return the cards that take something on one of these spaces."""
    say, view = context.say, context.view
    lands = {view.book.spaces[space].terrain for space in spaces}
    found = standing.sourced(view, view.active, kind)
    cards = dict.fromkeys(card for card, effect in found if effect.terrain in lands)
    return names.listed(say, [names.card(say, card) for card in cards])
