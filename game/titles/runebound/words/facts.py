"""The facts of messages in words: names for ids, the combat or test under way, prices."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.engine import flow
from game.engine.model import Action, Fact, Seat, Step
from game.presentation.title_words import Context
from game.titles.runebound.rules.cards import abilities
from game.titles.runebound.rules.combat import outcome
from game.titles.runebound.rules.heroes import skill
from game.titles.runebound.rules.market import market
from game.titles.runebound.rules.movement.movement import MoveByDice, StepTo
from game.titles.runebound.rules.state.state import Fight, RuneboundState
from game.titles.runebound.words import card_text, names
from game.titles.runebound.words.names import Say

PEOPLE = ("seat", "other", "giver", "taker", "loser")

"""The facts that name seats."""
SPACES = ("place", "space", "came_from")
"""Facts that name spaces."""

_WORDS: dict[str, Callable[[Say, str], str]] = {
    "card": names.card, "figure": names.card, "hero": names.card, "ally": names.card, "before": names.card,
    "town": names.town,
    "terrain": lambda say, name: say(f"runebound-the-{name}") if name != "town" else names.terrain(say, name),
    "kind": names.kind,
}  # fmt: skip


def facts(context: Context, given: dict[str, Fact]) -> dict[str, Fact]:
    """Return facts with ids replaced by names, and what the step under way is about."""
    say, named = context.say, moment(context) | given
    for name, value in given.items():
        if name in PEOPLE:
            named[name] = context.people[int(value)].name
        elif name in _WORDS and value != "":
            named[name] = _WORDS[name](say, str(value))
        elif name in SPACES and value != "":
            named[name] = names.place(say, context.view.book, str(value))
        elif name == "phase":
            named[name] = names.phase(say, str(value))
    return named


def moment(context: Context) -> dict[str, Fact]:
    """Return the facts of the combat or the test under way, for questions."""
    say, view = context.say, context.view
    found: dict[str, Fact] = {}
    if (fight := view.fight) is not None:
        found |= {
            "foe": names.card(say, sides(context, fight)[1]),
            "phase": names.phase(say, fight.phase),
            "round": fight.round,
            "cards": _cards_at_hand(context),
        }
    top = view.stack[-1] if view.stack else None
    if isinstance(top, outcome.AfterWin):  # the combat is over
        found["foe"] = names.card(say, view.players[top.seat].defeated[-1])
    if isinstance(top, MoveByDice):
        found["ways"] = sum(isinstance(action, StepTo) for action in _possible(context))
    if isinstance(top, skill.SkillRoll):
        found["test"] = card_text.test_short(say, top.test)
    if isinstance(by := getattr(top, "by", None), object) and hasattr(by, "card"):
        found["card"] = names.card(say, by.card)
    return found


def _cards_at_hand(context: Context) -> int:
    """Return how many cards have an ability that the viewer can use now."""
    return len({use.card for use in _possible(context) if isinstance(use, abilities.Use)})


def _possible(context: Context) -> Iterator[Action]:
    """Yield the actions that the viewer can take now."""
    choices = flow.choices(context.view).get(context.seat, [])
    yield from (choice.option.action for choice in choices if choice.reason is None)


def sides(context: Context, fight: Fight) -> tuple[Seat, str]:
    """Return the seat whose figures stand on the viewer's side of a combat, and the card on the other side:
    a Hero attacked by another one sees that one as its foe."""
    players = context.view.players
    if not fight.card and context.seat == fight.defender:
        return fight.defender, players[fight.attacker].hero
    return fight.attacker, fight.card or players[fight.defender].hero


def top(context: Context) -> Step[RuneboundState] | None:
    """Return the step that asks now."""
    return context.view.stack[-1] if context.view.stack else None


def in_market(context: Context) -> bool:
    """Return whether the active seat trades in a town."""
    return isinstance(top(context), market.Market)


def price_of(context: Context, card: str) -> int:
    """Return what a market card costs the seat that may buy it now."""
    step = top(context)
    change = step.price if isinstance(step, market.Hire) else 0
    return market.price(context.view, buyer(context), card, change)


def buyer(context: Context) -> Seat:
    """Return the seat that may buy now."""
    step = top(context)
    return step.seat if isinstance(step, market.Drawn | market.Hire) else context.view.active
