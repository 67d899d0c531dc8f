"""The words of actions: buttons, previews over drop targets, warnings."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.engine.model import Action, Decline, Fact, Option, Reason
from game.presentation.title_words import Context, Label, Warn
from game.titles.raiders.rules.cards import shortfalls
from game.titles.raiders.rules.cards.effects import ChooseEffect
from game.titles.raiders.rules.cards.plunder import TakePiece
from game.titles.raiders.rules.raid.raid import (
    ChooseDie,
    Drink,
    Keep,
    PayAbility,
    ReplaceWagons,
    Roll,
    StartRaid,
    TakeSpace,
    raid_cost,
    rolls_at_once,
)
from game.titles.raiders.rules.raid.wounds import ON_HERO, Wound, is_deadly
from game.titles.raiders.rules.setup import TakePair
from game.titles.raiders.rules.shared.discarding import Discard
from game.titles.raiders.rules.state.book import BuildingOption
from game.titles.raiders.rules.state.state import RaidersState, kind
from game.titles.raiders.rules.state.step import RaidersStep
from game.titles.raiders.rules.turn import PickUp, Place
from game.titles.raiders.rules.village.animals import ReturnEagle, TakeEagle, TakeHorse
from game.titles.raiders.rules.village.buildings import AsIfAt, BuildingAction, Use, UseWithCard, useless
from game.titles.raiders.rules.village.crew import Hire, HireCard, Swap
from game.titles.raiders.rules.village.healing import RemoveWound
from game.titles.raiders.rules.village.quests import PayForQuest
from game.titles.raiders.rules.village.town import Play, TownCentre, UseEagle, UseHero, crew_below
from game.titles.raiders.words import phrases, raid_preview
from game.titles.raiders.words.phrases import animal_name, token
from game.titles.raiders.words.tips import quest_tip
from game.titles.raiders.words.wounds import wounds_survived, wounds_to_place

Say = phrases.Say

# ---------------------------------------------------------------------- facts

_WORDS: dict[str, Callable[[Say, str], str]] = {
    "card": phrases.card,
    "hero": phrases.card,
    "leaving": phrases.card,
    "returned": phrases.card,
    "place": phrases.place,
    "building": phrases.place,
    "civilization": phrases.place,
    "placed": phrases.place,
    "worker": phrases.worker,
    "item": lambda _, item: token(item),
    "colour": lambda say, colour: say(f"raiders-colour-{colour}"),
    "deck": lambda say, deck: say(f"raiders-deck-{deck}"),
}


def facts(context: Context, given: dict[str, Fact]) -> dict[str, Fact]:
    """Return facts with ids replaced by names; an item becomes its icon, and `goods` its word."""
    named: dict[str, Fact] = {}
    for name, value in given.items():
        named[name] = _WORDS[name](context.say, str(value)) if name in _WORDS else value
        if name == "item":
            named["goods"] = context.say(f"raiders-item-{value}")
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


def label(context: Context, action: Action) -> Label:
    """Return plain words, icon and rank of an action; its tip is rich."""
    icon, rank = _ICONS.get(type(action), ""), _RANKS.get(type(action), 0)
    match action:
        case Use(option) | UseWithCard(option):
            icon = _USE_ICONS.get(option, "")
        case ChooseEffect(number) | ReplaceWagons(number):
            rank = -number
    said = phrases.spoken(context.say, _said(context, action))
    return Label(said, icon, _town_tip(context, action), rank)


def _said(context: Context, action: Action) -> str:
    """Return an action in rich words."""
    say = context.say
    match action:
        case Use():
            return _use(context, action)
        case UseWithCard(option_id, card):
            return say(f"raiders-do-use-{option_id}", card=phrases.card(say, card))
        case ChooseEffect(number):
            return _alternative(context, number)
        case ReplaceWagons(number):
            return _way_to_pay(context, number)
    return say(f"raiders-do-{_message(context, action)}", **_action_facts(context, action))


def _message(context: Context, action: Action) -> str:
    """Return the end of the message's id: the verb, or the one for replacing what lies on a space."""
    spaces = context.view.me.spaces
    match action:
        case HireCard(space=number) if spaces[number].crew:
            return "hire_over"
        case TakeEagle(space=number) if spaces[number].eagle:
            return "replace_eagle"
        case TakeHorse(space=number) if spaces[number].horse:
            return "replace_horse"
    return action.verb


def _place_facts(context: Context, action: Action, place: str) -> dict[str, Fact]:
    """Return the name of a place; that of a raid space whose plunder is taken has its side apart."""
    if not isinstance(action, TakeSpace):
        return {"place": phrases.place(context.say, place)}
    settlement, _, side = place.partition(".")
    return {"place": phrases.place(context.say, settlement), "side": side}


def _action_facts(context: Context, action: Action) -> dict[str, Fact]:
    """Return the facts that the message of an action needs."""
    say, view = context.say, context.view
    match action:
        case TakePair(hero):
            return {"hero": phrases.card(say, hero), "card": phrases.card(say, _crew_beside(view, hero))}
        case Place(place) | AsIfAt(place) | PickUp(place) | StartRaid(place) | TakeSpace(place):
            return _place_facts(context, action, place)
        case TakePiece(item=item):
            return {"goods": phrases.amount(say, item, 1)}
        case RemoveWound(number) | Wound(number):
            return {"crew": _crew_on(context, number)}
        case ReturnEagle(number):
            return {"number": number + 1}
        case HireCard() | Swap() | TakeEagle() | TakeHorse():
            return {"card": _newcomer(context, action), "crew": _crew_on(context, action.space)}
        case PayAbility(card):
            effect = phrases.ability_text(view.book, say, view.book.crew[card].crew)
            return {"card": phrases.card(say, card), "effect": effect}
        case UseEagle(eagle):
            return {
                "crew": phrases.card(say, below) if (below := crew_below(view.me, eagle)) else _nobody(say)
            }
        case Play(card) | UseHero(card) | Discard(card) | ChooseDie(card):
            return {"card": phrases.card(say, card)}
    return {}


def _newcomer(context: Context, action: HireCard | Swap | TakeEagle | TakeHorse) -> str:
    """Return the name of the crew card or half of an animal card that goes onto a crew space."""
    book, say = context.view.book, context.say
    match action:
        case TakeEagle(animal):
            return animal_name(book, say, animal, "eagle")
        case TakeHorse(animal):
            return animal_name(book, say, animal, "horse")
    return phrases.card(say, action.card)


def _crew_on(context: Context, number: int) -> str:
    """Return the crew member on a space of the active player; the number of an empty space."""
    if number == ON_HERO:
        return _nobody(context.say)
    card = context.view.me.spaces[number].crew
    return phrases.card(context.say, card) if card else context.say("raiders-do-space", number=number + 1)


def _nobody(say: Say) -> str:
    return say("raiders-do-nobody")


def _crew_beside(view: RaidersState, hero: str) -> str:
    """Return the crew card that comes, or came, with a hero."""
    return view.pairs.get(hero) or next(p.spaces[0].crew for p in view.players if p.hero == hero)


def _use(context: Context, action: Action) -> str:
    """Return what an option of the building that asks costs and brings."""
    step = _pending(context)
    if not isinstance(step, BuildingAction):
        return context.say("raiders-do-use")
    return _terms(context, step, action)


def _terms(context: Context, step: BuildingAction, action: Action) -> str:
    """Return what the building option of an action costs and brings with the present crew."""
    say = context.say
    option = step.option(context.view, action)
    cost, steps = step.cost(context.view, option), step.effects(context.view, option)
    return phrases.sentence(say, phrases.paid(say, cost, phrases.effects_phrase(say, steps)))


def _pending(context: Context) -> RaidersStep | None:
    """Return the step that asks now."""
    return context.view.stack[-1] if context.view.stack else None


def _town_tip(context: Context, action: Action) -> str:
    """Return what a Town Centre action does; "" for other actions."""
    say = context.say
    match action:
        case Play(card):
            return phrases.play_text(say, context.view.book.crew[card].play)
        case UseHero(hero):
            return phrases.play_text(say, context.view.book.heroes[hero].effects)
        case UseEagle(eagle):
            below = crew_below(context.view.me, eagle)
            return phrases.play_text(say, context.view.book.crew[below].play) if below else ""
    return ""


def _alternative(context: Context, number: int) -> str:
    """Return one of two effects as a sentence."""
    options = getattr(_pending(context), "options", ())
    if number >= len(options):
        return context.say("raiders-do-choose_effect", number=number + 1)
    return phrases.play_text(context.say, options[number])


def _way_to_pay(context: Context, replaced: int) -> str:
    view, say = context.view, context.say
    if view.raid is None:
        return say("raiders-preview-free")
    cost = raid_cost(view, context.view.book.settlements[view.raid.settlement], replaced)
    return say("raiders-do-replace_wagons", cost=phrases.amounts(say, cost))


# ---------------------------------------------------------------------- previews


def several(context: Context, action: Action) -> Sequence[str]:
    """Return words for drinking 1, 2 and more kumis at once (RAI-104); () for other actions."""
    if not isinstance(action, Drink):
        return ()
    amounts = range(1, context.view.me.kumis + 1)
    return [context.say("raiders-drink-several", count=amount) for amount in amounts]


def preview(context: Context, option: Option) -> str:
    """Return what a drop costs and brings; "" where that is nothing."""
    view, step = context.view, _pending(context)
    match option.action:
        case StartRaid() | Roll() | Drink() | PayAbility():
            return raid_preview.preview(context, option.action)
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


def _hire_preview(context: Context, action: HireCard) -> str:
    """Return what a hand card costs on a crew space."""
    step, view = _pending(context), context.view
    hire = step.option(view, action).do[0] if isinstance(step, BuildingAction) else step
    if not isinstance(hire, Hire):
        return ""
    return raid_preview.priced(context, hire.price(view.book, view.me, action.card, action.space))


def warning(context: Context, action: Action) -> Warn | None:
    """Warn where a wound kills (RAI-130), a card would bring nothing of what it says (RAI-169), or
    the dice of a raid would roll before anybody has read its odds."""
    if isinstance(action, Wound):
        return _deadly(context, action)
    if isinstance(action, StartRaid) and rolls_at_once(context.view, action.settlement):
        return Warn("odds", raid_preview.preview(context, action))
    if not isinstance(action, Play | UseHero | UseEagle):
        return None
    short = shortfalls.of_action(context.view, action)
    return Warn("unused", "\n".join(_reasons(context, short))) if short and all(short) else None


def _deadly(context: Context, action: Wound) -> Warn | None:
    """Warn where the wound kills this crew member although the others could take all that are left."""
    view: RaidersState = context.view
    left = max(1, wounds_to_place(context))
    if not is_deadly(view, action.space) or wounds_survived(context) < left:
        return None
    name = phrases.card(context.say, view.me.spaces[action.space].crew)
    return Warn("danger", context.say("raiders-warn-killed", card=name))


def _reasons(context: Context, short: Sequence[Sequence[Reason]]) -> list[str]:
    """Return a sentence for each reason why effects bring less than they say."""
    return [
        context.say(f"raiders-why-{reason.code}", **facts(context, {**reason.facts}))
        for reasons in short
        for reason in reasons
    ]


def _town_preview(context: Context, action: Play | UseHero | UseEagle) -> str:
    """Return what a Town Centre action does, what it cannot bring now, and what crew adds there."""
    step = _pending(context)
    lines = [_town_tip(context, action), *_reasons(context, shortfalls.of_action(context.view, action))]
    if isinstance(step, BuildingAction):
        lines.append(_added(context, step, step.option(context.view, action)))
    return "\n".join(line for line in lines if line)


def _added(context: Context, step: BuildingAction, option: BuildingOption) -> str:
    """Return what crew abilities add to an option of a building."""
    _, *more = step.effects(context.view, option)
    return phrases.play_text(context.say, more) if more else ""


def _work_preview(context: Context, building: str, worker: str) -> str:
    """Return what a building gives to a worker that is placed there or picked up."""
    say = context.say
    if building not in context.view.book.buildings:
        return ""
    step, lines = BuildingAction(building, worker), [phrases.place(say, building)]
    for option in step.options(context.view) if worker else []:
        if isinstance(option.do[0], TownCentre):
            lines += [say("raiders-tip-town_centre"), _added(context, step, option)]
        elif kind(worker) in option.workers:
            lines.append(_terms(context, step, Use(option.id)))
            reason = useless(context.view, option)
            lines += _reasons(context, [[reason]] if reason is not None else [])
    return "\n".join(line for line in lines if line)
