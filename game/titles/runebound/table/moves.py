"""A Hero on its way: the movement dice, where they lead, and what awaits there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

import pygame

from game.engine.model import Action, Option, Reason, Ref, refuse
from game.presentation.title_words import Cell
from game.titles.runebound.rules import figures, reach, retinue, standing, toll
from game.titles.runebound.rules.modifiers import EndOnGold, EnterExhaustion
from game.titles.runebound.rules.movement import (
    FALLEN,
    Flight,
    Fly,
    Move,
    MoveByDice,
    PickDice,
    Roll,
    StepTo,
    Walk,
    dice_allowed,
    rested,
)
from game.titles.runebound.rules.reach import Way
from game.titles.runebound.rules.state import RuneboundState, die_ref, figure_ref, space_ref
from game.titles.runebound.rules.toll import Toll
from game.titles.runebound.table import tracks, words
from game.titles.runebound.table.board import box
from game.titles.runebound.table.pieces import DieFace, RestFace
from game.ui.table.api import Route, Shape, Size, TableContext, Thing
from game.ui.table.drawing import hexagon_shape
from game.ui.window import theme as t
from game.ui.window.ui import Ui

OUT_OF_REACH = refuse("out-of-reach", "RUN-044")
TOO_FAR = refuse("too-far", "RUN-224")
GAP = 8
"""Design pixels between dice."""
LIGHT = 30
"""Opacity of the light over what the dice that are left reach."""


def things(context: TableContext) -> Iterator[Thing]:
    """The dice beside the map, and a light over the spaces that can be reached: a click on one goes there."""
    yield from _dice(context)
    step, book = moving(context.view), context.view.book
    for space, way in ways(context).items():
        where = box(book, book.board.hexes[space])
        first, *rest = _actions(step, way)
        yield Thing(
            f"light:{space}",
            where,
            LightFace(),
            on_board=True,
            z=-5,
            shape="hex",
            act=first,
            then=tuple(rest),
        )


@dataclass(frozen=True)
class LightFace:
    """Light over a space that can be reached."""

    def paint(self, ui: Ui, size: Size) -> pygame.Surface:
        """An even light, under the glow of what can be clicked."""
        return hexagon_shape.filled(size, t.PICK, LIGHT)


# ---------------------------------------------------------------------- dice


Moving = Move | MoveByDice | PickDice | Flight
"""The steps of a movement."""


def moving(view: RuneboundState) -> Moving | None:
    """The step of the movement that asks now."""
    step = view.stack[-1] if view.stack else None
    return step if isinstance(step, Moving) else None


def _dice(context: TableContext) -> Iterator[Thing]:
    step = moving(context.view)
    if isinstance(step, Move):
        yield from _blank(context)
    elif isinstance(step, MoveByDice):
        yield from _rolled(context, step, ())
    elif isinstance(step, PickDice):
        yield from _rolled(context, step.moving, step.picked)


def _blank(context: TableContext) -> Iterator[Thing]:
    """Rest, and the dice that may be rolled: a click on one of the first few rolls so many and rests."""
    view, say = context.view, context.ui.say
    most = dice_allowed(view, view.active)
    for n, place in enumerate(_places(context, most + 1)):
        face = DieFace((), "blank") if n else RestFace()
        if n == most:
            yield Thing(f"dice:{n}", place, face, tip=say("runebound-map-dice", dice=most))
            continue
        lines = [
            say("runebound-map-rest", dice=n),
            say("runebound-map-rested", rest=rested(view, view.active, most - n)),
        ]
        tip = "\n".join(filter(None, [*lines, "" if n else here(context)]))
        shape: Shape = "rect" if n else "round"
        yield Thing(f"dice:{n}", place, face, tip=tip, shape=shape, act=Roll(n))


def _rolled(context: TableContext, step: MoveByDice, picked: tuple[int, ...]) -> Iterator[Thing]:
    say = context.ui.say
    for n, (die, place) in enumerate(zip(step.dice, _places(context, len(step.dice)), strict=True)):
        look = "used" if not die else "picked" if n in picked else "rolled" if n < step.rolled else "extra"
        tip = words.listed(say, [words.terrain(say, symbol) for symbol in die])
        tip = say("runebound-map-die", symbols=tip) if die else say("runebound-map-die-used")
        yield Thing(die_ref(n), place, DieFace(die, look), tip=tip, z=3)


def _places(context: TableContext, count: int) -> list[tuple[float, float, float, float]]:
    """Boxes of dice, in the middle of their room."""
    room, gap = tracks.dice_room(context), context.ui.px(GAP)
    side = min(room.height, (room.width + gap) / count - gap)
    left = room.centerx - (count * (side + gap) - gap) / 2
    top = room.y + (room.height - side) / 2
    return [(left + n * (side + gap), top, side, side) for n in range(count)]


# ---------------------------------------------------------------------- ways


def travellers(context: TableContext) -> tuple[Ref, ...]:
    """The Hero, while dice are left: it is moved over a whole way at once."""
    view = context.view
    own = view.active == context.seat and isinstance(moving(view), MoveByDice)
    return (figure_ref(view.me.hero),) if own and ways(context) else ()


def routes(context: TableContext, source: Ref) -> Mapping[Ref, Route]:
    """Every space that the Hero gets to with what is left, and why it does not get to the others."""
    view: RuneboundState = context.view
    step = moving(view)
    if source != figure_ref(view.me.hero) or not isinstance(step, MoveByDice | Flight):
        return {}
    found = {place: _route(step, way) for place, way in ways(context).items()}
    far = (place for place in view.book.spaces if place not in found and place != view.me.space)
    beyond = OUT_OF_REACH if isinstance(step, MoveByDice) else TOO_FAR
    return {space_ref(place): route for place, route in found.items()} | {
        space_ref(place): Route(reason=_reason(view, place, beyond)) for place in far
    }


def _reason(view: RuneboundState, place: str, beyond: Reason) -> Reason:
    return FALLEN if place in view.overrun else beyond


def ways(context: TableContext) -> Mapping[str, Way]:
    """Space -> the steps that lead there, for the person that looks and moves."""
    view, step = context.view, moving(context.view)
    if view.active != context.seat or context.people[context.seat].bot or view.active in view.knocked_out:
        return {}
    if isinstance(step, MoveByDice):
        return reach.reachable(view, context.seat, view.me.space, step.dice)
    if isinstance(step, Flight):
        return _flights(view, step.left)
    return _flights(view, 1) if isinstance(step, Move) else {}


def _flights(view: RuneboundState, far: int) -> dict[str, Way]:
    """The spaces so many steps away at most, whatever the land: of equally short ways one with the least
    Exhaustion."""
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


def _actions(step: Moving | None, way: Way) -> list[Action]:
    """The actions that make a way."""
    if isinstance(step, MoveByDice):
        return [StepTo(die, place) for die, place in way]
    return [Fly(place) if isinstance(step, Flight) else Walk(place) for _, place in way]


def _route(step: Moving, way: Way) -> Route:
    return Route(tuple(_actions(step, way)), tuple(space_ref(place) for _, place in way))


# ---------------------------------------------------------------------- words


def preview(context: TableContext, option: Option, place: str) -> str:
    """What it takes to get to the space that an option enters, and what awaits there."""
    way = ways(context).get(place, ()) if option.source == figure_ref(context.view.me.hero) else ()
    return _told(context, [space for _, space in way] or [place])


def tip(context: TableContext, place: str) -> str:
    """What it takes to get to a space, and what awaits there; "" where no way leads."""
    way = ways(context).get(place)
    return _told(context, [space for _, space in way]) if way is not None else ""


def here(context: TableContext) -> str:
    """What awaits the active Hero where it stands if it goes no further; "" nothing."""
    view: RuneboundState = context.view
    place = view.me.space
    taken = Toll(gold=toll.gold_due(view, view.active, place))
    return "\n".join([*_met(context, place), *_costs(context, [place], taken)])


def _told(context: TableContext, over: list[str]) -> str:
    """A way over these spaces, in words."""
    view, say, place = context.view, context.ui.say, over[-1]
    space = view.book.spaces[place]
    signs = " ".join(words.token(view.book.spaces[passed].terrain) for passed in over)
    name = words.sentence(words.ground(say, space))
    taken = toll.of_way(view, view.active, over)
    met = _met(context, place) if taken.arrives else ()
    head = say("runebound-map-way", steps=len(over), way=signs, place=name)
    return "\n".join([head, *met, *_costs(context, over, taken)])


def _met(context: TableContext, place: str) -> Iterator[str]:
    """What a Hero that ends its movement on a space meets there (RUN-026, RUN-233)."""
    view, say = context.view, context.ui.say
    heroes = words.listed(say, [words.hero(say, hero) for hero in _heroes(view, place)])
    if place in view.undefeated:
        yield say("runebound-map-awaits", card=words.card(say, view.undefeated[place]))
    elif place in view.counters:
        yield say("runebound-map-draw", colour=view.book.spaces[place].adventure)
    if heroes:
        yield say("runebound-map-meets", heroes=heroes)
    if forced := retinue.forced(view, place):
        cards = words.listed(say, [words.card(say, view.retinue[town]) for town in forced])
        code = "runebound-map-forced-or-meet" if heroes else "runebound-map-forced"
        yield say(code, count=len(forced), cards=cards)


def _heroes(view: RuneboundState, place: str) -> list[str]:
    """The other Heroes on a space."""
    return [p.hero for seat, p in enumerate(view.players) if p.space == place and seat != view.active]


def _costs(context: TableContext, over: Sequence[str], taken: Toll) -> Iterator[str]:
    """What a way takes, in words, and whether the Hero is knocked out by it (RUN-080, RUN-238)."""
    say, view = context.ui.say, context.view
    if dealt := taken.exhaustion + taken.wounds:
        yield say("runebound-map-exhausts", cards=_takers(context, EnterExhaustion, over), amount=dealt)
    if taken.wounds:
        stamina = figures.stamina(view, view.me.hero)
        yield say("runebound-map-wounds", amount=taken.wounds, stamina=stamina)
    if taken.falls:
        yield say("runebound-map-knockout", preventable=int(taken.preventable))
    if taken.gold:
        yield say("runebound-map-costs", cards=_takers(context, EndOnGold, over[-1:]), gold=taken.gold)


def _takers(context: TableContext, kind: type[EnterExhaustion | EndOnGold], spaces: Sequence[str]) -> str:
    """The cards that take something on one of these spaces."""
    say, view = context.ui.say, context.view
    lands = {view.book.spaces[space].terrain for space in spaces}
    found = standing.sourced(view, view.active, kind)
    cards = dict.fromkeys(card for card, effect in found if effect.terrain in lands)
    return words.listed(say, [words.card(say, card) for card in cards])


def awaits(context: TableContext, actions: Sequence[Action]) -> Iterator[Cell]:
    """What the Hero meets on a way: an undefeated foe, other Heroes, the Retinue, what a card takes."""
    view: RuneboundState = context.view
    over = [action.place for action in actions if isinstance(action, StepTo | Fly | Walk)]
    if not over:
        return
    taken = toll.of_way(view, view.active, over)
    if taken.arrives:
        yield from _foes(view, over[-1])
    if taken.exhaustion:
        yield Cell("exhaustion", str(taken.exhaustion))
    if taken.wounds:
        yield Cell("wound", str(taken.wounds))
    if taken.falls:
        yield Cell("doom", "")
    if taken.gold:
        yield Cell("gold", words.signed(-taken.gold))


def _foes(view: RuneboundState, place: str) -> Iterator[Cell]:
    """Whom a Hero meets at the end of its way."""
    if place in view.undefeated:
        yield Cell("undefeated", "")
    if met := len(_heroes(view, place)):
        yield Cell("person", str(met))
    if retinue.forced(view, place):
        yield Cell("retinue", "")
