"""Names for screen readers of things that would read like others of their kind."""

from __future__ import annotations

from game.engine.model import Ref
from game.presentation.title_words import Context
from game.titles.scythe.rules.movement.current_move import moving, under_way
from game.titles.scythe.rules.state.control import resources
from game.titles.scythe.rules.state.state import ScytheState, is_fighter, kind, owner
from game.titles.scythe.words import loads, mat_tips, terms
from game.titles.scythe.words.mats import COUNTERS


def stop_name(context: Context, ref: Ref) -> str:
    """Return a piece with its place, a counter or cargo with its number, a section by its two actions, the
    bracketed boxes of an action; else "".
    """
    view, say = context.view, context.say
    head, _, rest = ref.partition(":")
    match head:
        case "unit" if rest in view.at or rest in view.airships:
            return _unit(context, rest)
        case "built" if rest in view.buildings:
            return _piece(context, terms.structure(say, rest), owner(rest), view.buildings[rest])
        case "goods":
            return _goods(context, rest)
        case "encounter":
            return say("scythe-stop-at", what=say("scythe-stop-encounter"), place=_place(context, rest))
        case "plate" if (item := rest.partition(".")[0]) in COUNTERS:
            return _counter(context, item)
        case "cargo":
            return _cargo(context, ref)
        case "section":
            seat, _, section = rest.partition(".")
            return terms.sentence(say, terms.section(say, view, int(seat), section))
        case "bracket":
            return say("scythe-stop-bracket", action=terms.action(say, rest.partition(".")[2]))
    return ""


def _counter(context: Context, item: str) -> str:
    """Return how much of something the viewer has, then what it counts."""
    view, say, seat = context.view, context.say, context.seat
    player = view.players[seat]
    own = {"power": player.power, "popularity": player.popularity, "coins": player.coins}
    own["combat_cards"] = len(player.hand)
    amount = own[item] if item in own else resources(view, seat).of(item)
    about = mat_tips.counter(say, view, seat, item).partition("\n")[0]
    return f"{terms.amount(say, item, amount)}\n{about}"


def _place(context: Context, place: str) -> str:
    """Return a place of the map; of an airship also where it is."""
    name = terms.place(context.say, place)
    over = context.view.airships.get(place)
    if over is None:
        return name
    return context.say("scythe-stop-at", what=name, place=terms.place(context.say, over))


def _piece(context: Context, what: str, seat: int, place: str) -> str:
    """Return a piece with its owner and its place."""
    code = "scythe-stop-own" if seat == context.seat else "scythe-stop-of"
    return context.say(code, what=what, name=context.people[seat].name, place=_place(context, place))


def _unit(context: Context, unit: str) -> str:
    """Return a unit, or the equal workers that are shown as one figure."""
    view, say = context.view, context.say
    if unit in view.airships:
        return _piece(context, say("scythe-stop-airship"), owner(unit), view.airships[unit])
    amount, place = _amount(view, unit), view.at[unit]
    if amount == 1:
        return _piece(context, terms.unit(say, unit), owner(unit), place)
    code = "scythe-stop-own-workers" if owner(unit) == context.seat else "scythe-stop-workers"
    name = context.people[owner(unit)].name
    return say(code, amount=amount, name=name, place=_place(context, place))


def _amount(view: ScytheState, unit: str) -> int:
    """Return how many units one figure stands for: the workers of a seat on a place of which either all
    have moved or none.
    """
    move, load = moving(view), under_way(view)
    moved = dict(move.moved) if move else {}
    if is_fighter(unit) or unit in load.units:
        return 1

    def shown_as(other: str) -> tuple[object, ...]:
        return kind(other), owner(other), view.at[other], other in moved, other in load.units

    return sum(shown_as(other) == shown_as(unit) for other in view.at)


def _cargo(context: Context, ref: Ref) -> str:
    """Return how much of something the unit under way has aboard."""
    found = (one for one in loads.load(context) if loads.cargo_ref(one) == ref)
    things = [context.say("scythe-aboard", amount=one.aboard, thing=terms.token(one.thing)) for one in found]
    return next(iter(things), "")


def _goods(context: Context, rest: str) -> str:
    """Return the resources of one kind on a place. `rest` is "place.item"."""
    place, _, item = rest.rpartition(".")
    lying = context.view.goods.get(place)
    if lying is None or not lying.of(item):
        return ""
    things = terms.amount(context.say, item, lying.of(item))
    return context.say("scythe-stop-at", what=things, place=_place(context, place))
