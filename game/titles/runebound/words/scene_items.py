"""The overlays on Runebound's map in words: a market, a combat, cards to choose from, tests, experience."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import combinations
from typing import Any

from game.engine.flow import choices
from game.engine.model import UNKNOWN, Action
from game.presentation.title_words import Context, Item
from game.titles.runebound.rules.cards.healing import ChooseEffects, ChooseOption, Leave, Look, PutUnder
from game.titles.runebound.rules.combat.phases import CombatStep
from game.titles.runebound.rules.combat.prize import TakePrize
from game.titles.runebound.rules.heroes.experience import BuyExperience, GainKind
from game.titles.runebound.rules.heroes.knockout import NewHero
from game.titles.runebound.rules.heroes.skill import RollTest, SkillRoll
from game.titles.runebound.rules.heroes.wounds import DealWounds
from game.titles.runebound.rules.market.market import Drawn, Hire
from game.titles.runebound.rules.state.book import PHASES
from game.titles.runebound.rules.state.state import Fight, RuneboundState, card_ref, figure_ref
from game.titles.runebound.words import card_text, names
from game.titles.runebound.words.facts import in_market, sides, top
from game.titles.runebound.words.figure_now import figure_now
from game.titles.runebound.words.labels import rich_label

KINDS = ("life", "stamina", "ranged", "melee", "magic")
"""Kinds of Experience Counters."""
PAIRS = tuple(combinations(KINDS, 2))
"""Two counters of different kinds, which are bought together."""
TRACK = ("before_combat", "escape", *PHASES)
"""Phases of a combat: before it, then of every round."""


def items(context: Context) -> Iterator[Item]:
    """Yield what lies over the map: nothing but while a question needs it."""
    view: RuneboundState = context.view
    if in_market(context):
        yield from _cards(context, view.stalls[view.players[view.active].space])
    if view.fight is not None:
        yield from _combat(context, view.fight)
    elif (laid := _LAID.get(type(step := top(context)))) is not None:
        yield from laid(context, step)


def _card(context: Context, ref: str, card: str) -> Item:
    return Item(ref, card_text.whole(context.say, context.view.book, card))


def _cards(context: Context, cards: Iterable[str]) -> Iterator[Item]:
    for card in cards:
        yield _card(context, card_ref(card), card)


def tile_ref(action: Action) -> str:
    """Return the ref of the tile for an action."""
    return f"tile:{action}"


def _tiles(context: Context, actions: Iterable[Action]) -> Iterator[Item]:
    for action in actions:
        if tip := rich_label(context, action).tip:
            yield Item(tile_ref(action), tip)


# ---------------------------------------------------------------------- combat


def _combat(context: Context, fight: Fight) -> Iterator[Item]:
    """Yield the phases, the foe, the figures of the own side, what else can be done."""
    for phase in TRACK:
        yield Item(f"plate:phase.{phase}", context.say(f"runebound-tip-phase-{phase}"))
    say, view = context.say, context.view
    own, card = sides(context, fight)
    foe = None if fight.card else figure_now(view, card)
    yield Item(f"foe:{card}", card_text.whole(say, view.book, card, foe))
    for figure in view.players[own].figures:
        tip = card_text.whole(say, view.book, figure, figure_now(view, figure))
        yield Item(figure_ref(figure), tip)
    yield from _tiles(context, combat_actions(context, fight))


def combat_actions(context: Context, fight: Fight) -> list[Action]:
    """Return what the step under way offers the own side besides attacks and cards."""
    view, own = context.view, sides(context, fight)[0]
    step = top(context)
    if not isinstance(step, CombatStep | DealWounds | SkillRoll):
        return []
    offered = (candidate.option for candidate in choices(view).get(own, []))
    found = [option.action for option in offered if option.source is None and option.target is None]
    if isinstance(step, SkillRoll):
        return [RollTest(is_paid) for is_paid in (False, True)[: max(1, len(found))]]
    return found


# ---------------------------------------------------------------------- cards and what to do with them


def shown_cards(view: RuneboundState, step: Drawn | Hire | TakePrize | NewHero) -> tuple[str, ...]:
    """Return the cards from which one is chosen."""
    match step:
        case Drawn():
            return step.cards
        case Hire():
            return (step.ally,)
        case TakePrize():
            loser = view.players[step.loser]
            return (*loser.items, *loser.allies, *loser.kept)
        case NewHero():
            own = view.players[step.seat].hero  # its card lies on the sheet already
            return tuple(hero for hero in view.book.heroes if hero != own)


def _several(context: Context, step: Drawn | Hire | TakePrize | NewHero) -> Iterator[Item]:
    yield from _cards(context, shown_cards(context.view, step))


def _test(context: Context, step: SkillRoll) -> Iterator[Item]:
    yield _card(context, f"laid:{step.by.card}", step.by.card)
    yield from _tiles(context, (RollTest(False), RollTest(True)))


def _options(context: Context, step: ChooseEffects) -> Iterator[Item]:
    yield _card(context, f"laid:{step.by.card}", step.by.card)
    yield from _tiles(context, map(ChooseOption, range(len(step.options))))


def _look(context: Context, step: Look) -> Iterator[Item]:
    """Yield the top card of a deck, for nobody but the person who looks at it."""
    if step.card != UNKNOWN:
        yield _card(context, f"laid:{step.card}", step.card)
        yield from _tiles(context, (Leave(), PutUnder()))


def _pairs(context: Context, _: BuyExperience) -> Iterator[Item]:
    for n, pair in enumerate(PAIRS):
        yield Item(f"pair:{n}", "\n".join(_raises(context, kind) for kind in pair))


def _kinds(context: Context, _: GainKind) -> Iterator[Item]:
    for n, kind in enumerate(KINDS):
        yield Item(f"pair:{n}", _raises(context, kind))


def _raises(context: Context, kind: str) -> str:
    """Return the benefit of a counter of a kind."""
    say, raises = context.say, context.view.book.experience.raises
    return say("runebound-raises", kind=names.kind(say, kind), value=raises[kind])


_LAID: dict[type, Callable[[Context, Any], Iterator[Item]]] = {
    SkillRoll: _test, ChooseEffects: _options, Look: _look, Drawn: _several, Hire: _several,
    TakePrize: _several, NewHero: _several, BuyExperience: _pairs, GainKind: _kinds,
}  # fmt: skip
