"""The map of Runebound in words: what lies on its spaces, and the spaces themselves."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from game.engine.model import Ref, Seat
from game.engine.order import following
from game.presentation.title_words import Context, Item, Place, Tip
from game.titles.runebound.rules.state.book import Space
from game.titles.runebound.rules.state.state import RuneboundState, figure_ref, space_ref
from game.titles.runebound.words import card_text, names
from game.titles.runebound.words.journeys import way_tip


def items(context: Context) -> Iterator[Item]:
    """Yield counters, undefeated Challenges, towns with what has befallen them, and Heroes."""
    view: RuneboundState = context.view
    for space in view.counters:
        yield _item(f"counter:{space}", space, partial(_counter_tip, context, space))
    for space in view.undefeated:
        yield _item(f"undefeated:{space}", space, partial(_undefeated_tip, context, space))
    for town in view.book.towns:
        yield from _town(context, town)
    for space, seats in heroes_at(view).items():
        for seat in seats:
            yield _item(hero_ref(view, seat), space, _hero_tip(context, seat))


def _item(ref: Ref, space: str, tip: Tip) -> Item:
    return Item(ref, tip, space_ref(space), on_board=True)


def _town(context: Context, town: str) -> Iterator[Item]:
    view: RuneboundState = context.view
    if town in view.overrun:
        yield _item(f"overrun:{town}", town, context.say("runebound-map-fallen"))
    if view.retinue.get(town):
        yield _item(f"retinue:{town}", town, partial(_retinue_tip, context, town))
    yield _item(f"name:{town}", town, partial(_town_tip, context, town))


def places(context: Context) -> Iterator[Place]:
    """Yield every hexagon of the map."""
    for hexagon in context.view.book.board.hexes.values():
        tip = partial(_space_tip, context, hexagon.id)
        yield Place(space_ref(hexagon.id), tip, (hexagon.x, hexagon.y))


def heroes_at(view: RuneboundState) -> dict[str, list[Seat]]:
    """Return the seats whose Heroes stand on each space, in turn order; the active one comes last."""
    found: dict[str, list[Seat]] = {}
    for seat in view.after(following(range(view.seats), view.active)):
        found.setdefault(view.players[seat].space, []).append(seat)
    return found


def hero_ref(view: RuneboundState, seat: Seat) -> Ref:
    """Return the ref of a Hero on the map: of a token while a combat is on, as its figure is part of that."""
    hero = view.players[seat].hero
    return figure_ref(hero) if view.fight is None else f"token:{hero}"


# ---------------------------------------------------------------------- tips


def _space_tip(context: Context, space: str) -> str:
    """Return a space's name and place, the Heroes on it, and the cost of a way there."""
    say, record = context.say, context.view.book.spaces[space]
    lines = [_land(say, record)]
    if record.terrain == "town":
        lines.append(_market(context, space))
    if record.adventure and space not in context.view.counters:
        lines.append(say("runebound-map-empty", colour=record.adventure))
    lines += [_hero_tip(context, seat) for seat in heroes_at(context.view).get(space, ())]
    return _joined(*lines, way_tip(context, space))


def _land(say: names.Say, space: Space) -> str:
    """Return a space by its land and its region, a town by its name."""
    land = names.sentence(say, names.ground(say, space))
    if not space.region:
        return land
    return say("runebound-map-land", land=land, region=names.region(say, space.region))


def _hero_tip(context: Context, seat: Seat) -> str:
    """Return a Hero and its player."""
    hero = names.card(context.say, context.view.players[seat].hero)
    return context.say("runebound-map-hero", hero=hero, name=context.people[seat].name)


def _counter_tip(context: Context, space: str) -> str:
    """Return which adventure waits there, and whether Events refresh it."""
    say, record = context.say, context.view.book.spaces[space]
    star = say("runebound-map-star") if record.star else ""
    return _joined(say("runebound-map-counter", colour=record.adventure), star, way_tip(context, space))


def _undefeated_tip(context: Context, space: str) -> str:
    card = context.view.undefeated[space]
    return _joined(context.say("runebound-map-undefeated"), foe(context, card), way_tip(context, space))


def _retinue_tip(context: Context, town: str) -> str:
    return _joined(context.say("runebound-map-retinue"), foe(context, context.view.retinue[town]))


def foe(context: Context, card: str) -> str:
    """Return a Challenge in rich words."""
    return card_text.whole(context.say, context.view.book, card)


def _town_tip(context: Context, town: str) -> str:
    """Return a town and its market."""
    return _joined(names.town(context.say, town), _market(context, town), way_tip(context, town))


def _market(context: Context, town: str) -> str:
    """Return the wares of a town, or that nobody can enter it any more."""
    if town in context.view.overrun:
        return context.say("runebound-map-fallen")
    return stall(context, town)


def stall(context: Context, town: str) -> str:
    """Return the cards in a town's market by name."""
    say, cards = context.say, context.view.stalls.get(town, ())
    if not cards:
        return say("runebound-map-market-empty")
    return say("runebound-map-market", cards=names.listed(say, [names.card(say, card) for card in cards]))


def _joined(*lines: str) -> str:
    return "\n".join(filter(None, lines))
