"""What the table of Raiders of Scythia says: buttons, previews, the log, the score sheet."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.engine.model import Action, Decline, Fact, Option, Reason
from game.presentation.title_words import Label, Warn
from game.titles.raiders.rules import shortfalls
from game.titles.raiders.rules.animals import ReturnEagle, TakeEagle, TakeHorse
from game.titles.raiders.rules.book import BuildingOption
from game.titles.raiders.rules.buildings import AsIfAt, BuildingAction, Use, UseWithCard, useless
from game.titles.raiders.rules.crew import Hire, HireCard, Swap
from game.titles.raiders.rules.discarding import Discard
from game.titles.raiders.rules.effects import ChooseEffect
from game.titles.raiders.rules.healing import RemoveWound
from game.titles.raiders.rules.plunder import TakePiece
from game.titles.raiders.rules.quests import PayForQuest
from game.titles.raiders.rules.raid import (
    ChooseDie,
    Drink,
    Keep,
    PayAbility,
    ReplaceWagons,
    Roll,
    StartRaid,
    TakeSpace,
    raid_cost,
)
from game.titles.raiders.rules.setup import TakePair
from game.titles.raiders.rules.state import (
    RaidersState,
    RaidersStep,
    kind,
)
from game.titles.raiders.rules.town import Play, TownCentre, UseEagle, UseHero, crew_below
from game.titles.raiders.rules.turn import PickUp, Place
from game.titles.raiders.rules.wounds import ON_HERO, Wound
from game.titles.raiders.table import combat, words
from game.titles.raiders.table.board import quest_tip
from game.titles.raiders.table.cards import animal_name
from game.titles.raiders.table.words import token
from game.ui.table.api import TableContext

Say = words.Say

# ---------------------------------------------------------------------- facts

_WORDS: dict[str, Callable[[Say, str], str]] = {
    "card": words.card,
    "hero": words.card,
    "leaving": words.card,
    "returned": words.card,
    "place": words.place,
    "building": words.place,
    "civilization": words.place,
    "placed": words.place,
    "worker": words.worker,
    "item": lambda _, item: token(item),
    "colour": lambda say, colour: say(f"raiders-colour-{colour}"),
    "deck": lambda say, deck: say(f"raiders-deck-{deck}"),
}


def facts(context: TableContext, given: dict[str, Fact]) -> dict[str, Fact]:
    """Ids replaced by names; an item becomes its icon, and `goods` its word."""
    named: dict[str, Fact] = {}
    for name, value in given.items():
        named[name] = _WORDS[name](context.ui.say, str(value)) if name in _WORDS else value
        if name == "item":
            named["goods"] = context.ui.say(f"raiders-item-{value}")
    return named


# ---------------------------------------------------------------------- actions

_ICONS: dict[type[Action], str] = {
    Roll: "die", Keep: "check", Decline: "skip", StartRaid: "raid", Place: "work", PickUp: "worker",
    Drink: "kumis", HireCard: "crew", TakeEagle: "eagle", TakeHorse: "horse", RemoveWound: "wound",
    Wound: "wound", Discard: "discard", PayForQuest: "quest", PayAbility: "strength", Play: "card",
    UseHero: "hero", UseEagle: "eagle",
}  # fmt: skip
_USE_ICONS = {
    "heal": "wound", "silver": "silver", "provisions": "provisions", "wagon": "wagon",
    "livestock": "livestock", "two_cards": "card", "card_and_kumis": "kumis", "sell_one": "silver",
    "two_for_wagon": "wagon", "two_for_equipment": "equipment",
}  # fmt: skip
_RANKS: dict[type[Action], int] = {Decline: -10, Roll: 10, Use: 1, UseWithCard: 1}


def label(context: TableContext, action: Action) -> Label:
    """Words and icon of an action; the words are plain, the tip is rich."""
    icon, rank = _ICONS.get(type(action), ""), _RANKS.get(type(action), 0)
    match action:
        case Use(option) | UseWithCard(option):
            icon = _USE_ICONS.get(option, "")
        case ChooseEffect(number) | ReplaceWagons(number):
            rank = -number
    said = words.spoken(context.ui.say, _said(context, action))
    return Label(said, icon, _town_tip(context, action), rank)


def _said(context: TableContext, action: Action) -> str:
    """An action in rich words."""
    say = context.ui.say
    match action:
        case Use():
            return _use(context, action)
        case UseWithCard(option_id, card):
            return say(f"raiders-do-use-{option_id}", card=words.card(say, card))
        case ChooseEffect(number):
            return _alternative(context, number)
        case ReplaceWagons(number):
            return _way_to_pay(context, number)
    return say(f"raiders-do-{_message(context, action)}", **_action_facts(context, action))


def _message(context: TableContext, action: Action) -> str:
    """The end of the message's id: the verb, and where something is replaced, that it is."""
    spaces = context.view.me.spaces
    match action:
        case HireCard(space=number) if spaces[number].crew:
            return "hire_over"
        case TakeEagle(space=number) if spaces[number].eagle:
            return "replace_eagle"
        case TakeHorse(space=number) if spaces[number].horse:
            return "replace_horse"
    return action.verb


def _action_facts(context: TableContext, action: Action) -> dict[str, Fact]:
    """Facts for the words of an action."""
    say, view = context.ui.say, context.view
    match action:
        case TakePair(hero):
            return {"hero": words.card(say, hero), "card": words.card(say, _crew_beside(view, hero))}
        case Place(place) | AsIfAt(place) | PickUp(place) | StartRaid(place) | TakeSpace(place):
            return {"place": words.place(say, place)}
        case TakePiece(item=item):
            return {"goods": words.amount(say, item, 1)}
        case RemoveWound(number) | Wound(number):
            return {"crew": _crew_on(context, number)}
        case ReturnEagle(number):
            return {"number": number + 1}
        case HireCard() | Swap() | TakeEagle() | TakeHorse():
            return {"card": _newcomer(context, action), "crew": _crew_on(context, action.space)}
        case PayAbility(card):
            effect = words.ability_text(view.book, say, view.book.crew[card].crew)
            return {"card": words.card(say, card), "effect": effect}
        case UseEagle(eagle):
            return {"crew": words.card(say, below) if (below := crew_below(view.me, eagle)) else _nobody(say)}
        case Play(card) | UseHero(card) | Discard(card) | ChooseDie(card):
            return {"card": words.card(say, card)}
    return {}


def _newcomer(context: TableContext, action: HireCard | Swap | TakeEagle | TakeHorse) -> str:
    """What goes onto a crew space: a crew card, or one half of an animal card."""
    book, say = context.view.book, context.ui.say
    match action:
        case TakeEagle(animal):
            return animal_name(book, say, animal, "eagle")
        case TakeHorse(animal):
            return animal_name(book, say, animal, "horse")
    return words.card(say, action.card)


def _crew_on(context: TableContext, number: int) -> str:
    """The name of the crew member on a space of the active player, or which space it is."""
    if number == ON_HERO:
        return _nobody(context.ui.say)
    card = context.view.me.spaces[number].crew
    return words.card(context.ui.say, card) if card else context.ui.say("raiders-do-space", number=number + 1)


def _nobody(say: Say) -> str:
    return say("raiders-do-nobody")


def _crew_beside(view: RaidersState, hero: str) -> str:
    """The crew card that comes or came with a hero."""
    return view.pairs.get(hero) or next(p.spaces[0].crew for p in view.players if p.hero == hero)


def _use(context: TableContext, action: Action) -> str:
    """An option of the building that asks, with its price and what it brings."""
    step = _pending(context)
    if not isinstance(step, BuildingAction):
        return context.ui.say("raiders-do-use")
    return _terms(context, step, action)


def _terms(context: TableContext, step: BuildingAction, action: Action) -> str:
    """What the option of a building that an action uses costs and brings, with the crew as it is."""
    say = context.ui.say
    cost, steps = step.terms(context.view, step.option(context.view, action))
    return words.sentence(say, words.paid(say, cost, words.effects_phrase(say, steps)))


def _pending(context: TableContext) -> RaidersStep | None:
    """The step that asks now."""
    return context.view.stack[-1] if context.view.stack else None


def _town_tip(context: TableContext, action: Action) -> str:
    """What one of the three ways to use the Town Centre does; "" for other actions."""
    say = context.ui.say
    match action:
        case Play(card):
            return words.play_text(say, context.view.book.crew[card].play)
        case UseHero(hero):
            return words.play_text(say, context.view.book.heroes[hero].effects)
        case UseEagle(eagle):
            below = crew_below(context.view.me, eagle)
            return words.play_text(say, context.view.book.crew[below].play) if below else ""
    return ""


def _alternative(context: TableContext, number: int) -> str:
    """One of two effects, as a sentence."""
    options = getattr(_pending(context), "options", ())
    if number >= len(options):
        return context.ui.say("raiders-do-choose_effect", number=number + 1)
    return words.play_text(context.ui.say, options[number])


def _way_to_pay(context: TableContext, replaced: int) -> str:
    view, say = context.view, context.ui.say
    if view.raid is None:
        return say("raiders-preview-free")
    cost = raid_cost(view, context.view.book.settlements[view.raid.settlement], replaced)
    return say("raiders-do-replace_wagons", cost=words.amounts(say, cost))


# ---------------------------------------------------------------------- previews


def several(context: TableContext, action: Action) -> Sequence[str]:
    """Kumis drunk once, twice and so on (RAI-104)."""
    if not isinstance(action, Drink):
        return ()
    amounts = range(1, context.view.me.kumis + 1)
    return [context.ui.say("raiders-drink-several", count=amount) for amount in amounts]


def preview(context: TableContext, option: Option) -> str:
    """What a drop costs and brings."""
    view, step = context.view, _pending(context)
    match option.action:
        case StartRaid() | Roll() | Drink() | PayAbility():
            return combat.preview(context, option.action)
        case Place(building):
            return _work_preview(context, building, view.me.worker)
        case PickUp(building):
            return _work_preview(context, building, view.village.get(building, ""))
        case HireCard():
            return _hire_preview(context, option.action)
        case PayForQuest(place):
            return quest_tip(context, view.quests[place])
        case Play() | UseHero() | UseEagle():
            return _town_preview(context, option.action)
        case Use() | UseWithCard() | TakeEagle() | TakeHorse() if isinstance(step, BuildingAction):
            return _terms(context, step, option.action)
    return ""


def _hire_preview(context: TableContext, action: HireCard) -> str:
    """What a hand card costs on a crew space."""
    step, view = _pending(context), context.view
    hire = step.option(view, action).do[0] if isinstance(step, BuildingAction) else step
    if not isinstance(hire, Hire):
        return ""
    return combat.priced(context, hire.price(view.book, view.me, action.card, action.space))


def warning(context: TableContext, action: Action) -> Warn | None:
    """That nothing of what a card says can be had as it stands there (RAI-169)."""
    if not isinstance(action, Play | UseHero | UseEagle):
        return None
    short = shortfalls.of_action(context.view, action)
    return Warn("unused", "\n".join(_reasons(context, short))) if short and all(short) else None


def _reasons(context: TableContext, short: Sequence[Sequence[Reason]]) -> list[str]:
    """Why effects bring less than they say, in sentences."""
    return [
        context.ui.say(f"raiders-why-{reason.code}", **facts(context, {**reason.facts}))
        for reasons in short
        for reason in reasons
    ]


def _town_preview(context: TableContext, action: Play | UseHero | UseEagle) -> str:
    """What a Town Centre action does and what of that it cannot do now; at the Town Centre itself what the
    crew adds to it."""
    step = _pending(context)
    lines = [_town_tip(context, action), *_reasons(context, shortfalls.of_action(context.view, action))]
    if isinstance(step, BuildingAction):
        lines.append(_added(context, step, step.option(context.view, action)))
    return "\n".join(line for line in lines if line)


def _added(context: TableContext, step: BuildingAction, option: BuildingOption) -> str:
    """What crew adds to an option of a building."""
    _, (_, *more) = step.terms(context.view, option)
    return words.play_text(context.ui.say, more) if more else ""


def _work_preview(context: TableContext, building: str, worker: str) -> str:
    """What a building gives to the worker that is placed there or picked up."""
    say = context.ui.say
    if building not in context.view.book.buildings:
        return ""
    step, lines = BuildingAction(building, worker), [words.place(say, building)]
    for option in step.options(context.view) if worker else []:
        if isinstance(option.do[0], TownCentre):
            lines += [say("raiders-tip-town_centre"), _added(context, step, option)]
        elif kind(worker) in option.workers:
            lines.append(_terms(context, step, Use(option.id)))
            reason = useless(context.view, option)
            lines += _reasons(context, [[reason]] if reason is not None else [])
    return "\n".join(line for line in lines if line)
