"""Names for screen readers of things and places that would read like others of their kind."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.model import UNKNOWN, Ref
from game.presentation.title_words import Context
from game.titles.raiders.rules.state.state import Space
from game.titles.raiders.words import phrases, wounds


def stop_name(context: Context, ref: Ref) -> str:
    """Return a worker with its building, a space with its card, a raid space with its plunder, who takes
    the suggested wounds; else ""."""
    head, _, rest = ref.partition(":")
    match head:
        case "worker":
            return _worker(context, rest)
        case "plunder":
            place, _, item = rest.rpartition(".")
            return _at(context, context.say(f"raiders-item-{item}"), place)
        case "place" if rest in context.view.spaces:
            return _raid_space(context, rest)
        case "space":
            return _mat_space(context, rest)
        case "spread":
            return wounds.words(context)
        case "mat":
            return context.say("raiders-stop-mat")
    return ""


def _at(context: Context, what: str, place: str) -> str:
    return context.say("raiders-stop-at", what=what, place=phrases.place(context.say, place))


def _worker(context: Context, worker: str) -> str:
    """Return a worker with the building or the raid space where it stands."""
    view, name = context.view, phrases.worker(context.say, worker)
    standing = {who: place for place, who in view.village.items()}
    standing |= {space.worker: place for place, space in view.spaces.items()}
    return _at(context, name, standing[worker]) if worker in standing else ""


def _raid_space(context: Context, place: str) -> str:
    """Return a raid space with its worker, its plunder and its quest."""
    things = phrases.listed(context.say, [*_lying(context, place)])
    return context.say("raiders-stop-raid", place=phrases.place(context.say, place), things=things)


def _lying(context: Context, place: str) -> Iterator[str]:
    view, say = context.view, context.say
    space = view.spaces[place]
    if space.worker:
        yield phrases.worker(say, space.worker)
    for item in dict.fromkeys(space.plunder):
        yield phrases.amount(say, item, space.plunder.count(item))
    if place in view.quests:
        known = view.quests[place] != UNKNOWN
        yield say("raiders-stop-quest-up" if known else "raiders-stop-quest-down")


def _mat_space(context: Context, rest: str) -> str:
    """Return a crew space or an animal's place at it. `rest` is "seat.number.part"."""
    seat, number, part = rest.split(".")
    say, space = context.say, context.view.players[int(seat)].spaces[int(number)]
    crew = _crew_space(context, int(number) + 1, space)
    if part == "crew":
        return crew
    animal = space.eagle if part == "eagle" else space.horse
    card = phrases.animal_name(context.view.book, say, animal, part) if animal else ""
    return say(f"raiders-stop-{part}", space=crew, card=card, taken="yes" if animal else "no")


def _crew_space(context: Context, number: int, space: Space) -> str:
    """Return a crew space with its number, its card, and the wounds on it."""
    say = context.say
    if not space.crew:
        return say("raiders-stop-space-empty", number=number)
    return say("raiders-stop-space", number=number, card=phrases.card(say, space.crew), wounds=space.wounds)
