"""Names for screen readers of things that would read like others of their kind."""

from __future__ import annotations

from game.engine.model import Ref
from game.presentation.title_words import Context
from game.titles.runebound.rules.heroes.experience import BuyExperience, Pair
from game.titles.runebound.rules.movement.movement import Flight, MoveByDice
from game.titles.runebound.words import journeys, names
from game.titles.runebound.words.facts import top
from game.titles.runebound.words.labels import rich_label
from game.titles.runebound.words.scene_items import PAIRS


def stop_name(context: Context, ref: Ref) -> str:
    """Return a way by the space where it ends and what it takes, what lies on a space with that space, and
    two kinds of experience that are bought together; else "".
    """
    head, _, rest = ref.partition(":")
    match head:
        case "light":
            return _way(context, rest)
        case "counter":
            colour = context.view.book.spaces[rest].adventure
            return _at(context, context.say("runebound-map-counter", colour=colour), rest)
        case "undefeated" if rest in context.view.undefeated:
            return _at(context, names.card(context.say, context.view.undefeated[rest]), rest)
        case "pair" if rest.isdigit() and isinstance(top(context), BuyExperience):
            return rich_label(context, Pair(*PAIRS[int(rest)])).words
    return ""


def _space(context: Context, space: str) -> str:
    """Return a space with the id by which the walk over the board names it; a town has its own name."""
    say, book = context.say, context.view.book
    name = names.place(say, book, space)
    return name if space in book.towns else say("runebound-map-space", name=name, id=space)


def _at(context: Context, what: str, space: str) -> str:
    return context.say("runebound-stop-at", what=what, place=_space(context, space))


def _way(context: Context, space: str) -> str:
    """Return where a click on a highlighted space leads; the lines below state the way and what awaits."""
    step = journeys.moving(context.view)
    code = "fly" if isinstance(step, Flight) else "step_to" if isinstance(step, MoveByDice) else "walk"
    head = context.say(f"runebound-do-{code}", place=_space(context, space))
    return "\n".join(filter(None, (head, journeys.way_tip(context, space))))
