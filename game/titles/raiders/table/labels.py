"""What the table of Raiders of Scythia says: buttons, previews, the log, the score sheet."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from game.engine.model import Action, Event, Fact, Option, Plain, Ref
from game.titles.raiders.rules.book import BOOK, PLUNDER, BuildingOption
from game.titles.raiders.rules.buildings import BuildingAction
from game.titles.raiders.rules.crew import Hire
from game.titles.raiders.rules.quests import CompleteQuest
from game.titles.raiders.rules.raid import raid_cost
from game.titles.raiders.rules.state import (
    RaidersStep,
    card_ref,
    kind,
    place_ref,
    quest_ref,
    worker_ref,
)
from game.titles.raiders.rules.town import TownCentre
from game.titles.raiders.table import combat, words
from game.titles.raiders.table.board import quest_tip
from game.titles.raiders.table.words import token
from game.ui.table.things import Label, TableContext

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

_ICONS = {
    "roll": "die", "keep": "check", "decline": "skip", "raid": "raid", "place": "work", "pick_up": "worker",
    "drink": "kumis", "hire": "crew", "hire_over": "crew", "take_eagle": "eagle", "take_horse": "horse",
    "heal": "wound", "wound": "wound", "discard": "discard", "complete_quest": "quest",
    "pay_ability": "strength",
}  # fmt: skip
_USE_ICONS = {
    "gain_eagle": "eagle", "gain_horse": "horse", "hire": "crew", "heal": "wound", "silver": "silver",
    "provisions": "provisions", "wagon": "wagon", "livestock": "livestock", "complete_quest": "quest",
    "town_centre": "town_centre", "two_cards": "card", "card_and_kumis": "kumis", "sell_one": "silver",
    "two_for_wagon": "wagon", "two_for_equipment": "equipment",
}  # fmt: skip
_RANKS = {"decline": -10, "roll": 10, "keep": 0}


def label(context: TableContext, action: Action) -> Label:
    """Words and icon of an action; the words are plain, the tip is rich."""
    found = _label(context, action)
    return replace(found, words=words.spoken(context.ui.say, found.words))


def _label(context: TableContext, action: Action) -> Label:
    if action.verb == "use":
        return Label(_use(context, action), _USE_ICONS[str(action.args[0])], rank=1)
    if action.verb == "town":
        return _town(context, action)
    if action.verb == "choose":
        return Label(_alternative(context, int(action.args[0])), rank=-int(action.args[0]))
    if action.verb == "pay":
        return Label(_way_to_pay(context, int(action.args[0])), rank=-int(action.args[0]))
    said = context.ui.say(f"raiders-do-{action.verb}", **_action_facts(context, action))
    return Label(said, _ICONS.get(action.verb, ""), rank=_RANKS.get(action.verb, 0))


def _crew_on(context: TableContext, number: Fact) -> str:
    """The name of the crew member on a space of the active player."""
    n = int(number)
    space = context.view.me.spaces[n] if n >= 0 else None
    return (
        words.card(context.ui.say, space.crew)
        if space and space.crew
        else context.ui.say("raiders-do-nobody")
    )


def _action_facts(context: TableContext, action: Action) -> dict[str, Fact]:
    """Facts for the words of an action, by its verb."""
    say, args, view = context.ui.say, action.args, context.view
    first = str(args[0]) if args else ""
    match action.verb:
        case "take_pair":
            crew = view.pairs.get(first) or next(
                (p.spaces[0].crew for p in view.players if p.hero == first), ""
            )
            return {"hero": words.card(say, first), "card": words.card(say, crew)}
        case "place" | "use_building" | "pick_up" | "raid" | "take_space":
            return {"place": words.place(say, first)}
        case "take_plunder":
            return {"goods": words.amount(say, str(args[1]), 1)}
        case "heal" | "wound":
            return {"crew": _crew_on(context, args[0])}
        case "return_eagle":
            return {"number": int(args[0]) + 1}
        case "hire_over" | "swap":
            return {"card": words.card(say, first), "crew": _crew_on(context, args[1])}
        case "pay_ability":
            return {"card": words.card(say, first), "effect": words.ability_text(say, BOOK.crew[first].crew)}
        case "complete_quest" | "decline" | "roll" | "keep" | "drink":
            return {}
        case _:
            return {"card": words.card(say, first)}


def _use(context: TableContext, action: Action) -> str:
    """An option of a building, with its price and what it gives where nothing is carried there."""
    say, option_id = context.ui.say, str(action.args[0])
    step = _pending(context)
    named = len(action.args) > 1 and option_id != "complete_quest"
    if isinstance(step, BuildingAction) and not named and option_id != "town_centre":
        return _terms(context, step, step.option(option_id))
    carried = {"card": words.card(say, str(action.args[1]))} if named else {}
    return say(f"raiders-do-use-{option_id}", **carried)


def _terms(context: TableContext, step: BuildingAction, option: BuildingOption) -> str:
    """What an option of a building costs and brings, with the crew as it is."""
    say = context.ui.say
    cost, steps = step.terms(context.view.me, option)
    return words.sentence(say, words.paid(say, cost, words.effects_phrase(say, steps)))


def _pending(context: TableContext) -> RaidersStep | None:
    """The step that asks now."""
    return context.view.stack[-1] if context.view.stack else None


def _town(context: TableContext, action: Action) -> Label:
    """One of the three ways to use the Town Centre, with what it does."""
    say, way, card = context.ui.say, str(action.args[0]), str(action.args[1])
    if way == "play":
        tip = words.play_text(say, BOOK.crew[card].play)
        return Label(say("raiders-do-play", card=words.card(say, card)), "card", tip)
    if way == "hero":
        tip = words.play_text(say, BOOK.heroes[card].effects)
        return Label(say("raiders-do-hero", card=words.card(say, card)), "hero", tip)
    below = next((s.crew for s in context.view.me.spaces if s.eagle == card), "")
    tip = words.play_text(say, BOOK.crew[below].play) if below else ""
    name = words.card(say, below) if below else say("raiders-do-nobody")
    return Label(say("raiders-do-eagle", crew=name), "eagle", tip)


def _alternative(context: TableContext, number: int) -> str:
    """One of two effects, as a sentence."""
    options = getattr(context.view.stack[-1], "options", ()) if context.view.stack else ()
    if number >= len(options):
        return context.ui.say("raiders-do-choose", number=number + 1)
    return words.play_text(context.ui.say, options[number])


def _way_to_pay(context: TableContext, replaced: int) -> str:
    view, say = context.view, context.ui.say
    if view.raid is None:
        return say("raiders-preview-free")
    cost = raid_cost(view, BOOK.settlements[view.raid.settlement], replaced)
    return say("raiders-do-pay", cost=words.amounts(say, cost))


# ---------------------------------------------------------------------- previews


def preview(context: TableContext, option: Option) -> str:
    """What a drop costs and brings."""
    action = option.action
    if action.verb in ("raid", "roll", "drink", "pay_ability"):
        return combat.preview(context, option)
    if action.verb == "use":
        return _use_preview(context, action)
    if action.verb == "town":
        return _town(context, action).tip
    step = _pending(context)
    if isinstance(step, Hire) and action.verb in ("hire", "hire_over"):
        return _hire_preview(context, step, action.args)
    if action.verb in ("place", "pick_up"):
        return _work_preview(context, action)
    return ""


def _hire_preview(context: TableContext, step: Hire, args: tuple[Fact, ...]) -> str:
    """What a hand card costs on a crew space."""
    return combat.priced(context, step.price(context.view.me, str(args[0]), int(args[1])))


def _use_preview(context: TableContext, action: Action) -> str:
    step, args = _pending(context), action.args[1:]
    if not isinstance(step, BuildingAction):
        return ""
    option = step.option(str(action.args[0]))
    match option.do[0]:
        case Hire() as hire:
            return _hire_preview(context, hire, args)
        case CompleteQuest():
            return quest_tip(context, context.view.quests[str(args[0])])
        case TownCentre():
            _, (_, *more) = step.terms(context.view.me, option)
            lines = [_town(context, Plain("town", args)).tip, words.play_text(context.ui.say, more)]
            return "\n".join(line for line in lines if line)
        case _:
            return _terms(context, step, option)


def _work_preview(context: TableContext, action: Action) -> str:
    """What a building gives to the worker that is placed there or picked up."""
    say, view, building = context.ui.say, context.view, str(action.args[0])
    if building not in BOOK.buildings:
        return ""
    worker = view.me.worker if action.verb == "place" else view.village[building]
    step, lines = BuildingAction(building, worker), [words.place(say, building)]
    for option in step.options() if worker else []:
        if isinstance(option.do[0], TownCentre):
            _, (_, *more) = step.terms(view.me, option)
            lines += [say("raiders-tip-town_centre"), *([words.play_text(say, more)] if more else [])]
        elif kind(worker) in option.workers:
            lines.append(_terms(context, step, option))
    return "\n".join(lines)


# ---------------------------------------------------------------------- log

_SOUNDS = {
    "draw": "card", "hire": "card", "discard": "card", "use_play": "card", "take_pair": "card",
    "swap": "card",
    "take_eagle": "card", "take_horse": "card", "place": "wood", "pick_up": "wood", "take_space": "wood",
    "take_plunder": "wood", "rolled": "dice", "rerolled": "dice", "gain": "coin", "pay": "coin",
    "quest_done": "coin", "raid": "horn", "final_round": "horn", "game_over": "horn",
}  # fmt: skip


def log_line(context: TableContext, event: Event) -> str:
    """An event in a line."""
    named = facts(context, event.facts)
    if event.verb == "quest_done":
        named["vp"] = BOOK.quests[str(event.facts["quest"])].vp
    if event.verb == "take_space":
        taken = {item: int(event.facts[item]) for item in PLUNDER if item in event.facts}
        named["taken"] = words.amounts(context.ui.say, taken)
        if not taken:
            return context.ui.say("raiders-log-take_space-bare", **named)
    return context.ui.say(f"raiders-log-{event.verb}", **named)


def where(event: Event) -> Sequence[Ref]:
    """What a log line points at."""
    refs: list[Ref] = []
    for name, value in event.facts.items():
        if name in ("card", "hero", "leaving"):
            refs.append(card_ref(str(value)))
        elif name == "place":
            refs += [place_ref(str(value)), quest_ref(str(value))]
        elif name == "worker":
            refs.append(worker_ref(str(value)))
    return refs


def sound(event: Event) -> str:
    """The sound of an event."""
    return _SOUNDS.get(event.verb, "")


_SOURCES = {
    "raids": "raid", "crew": "crew", "animals": "horse", "quests": "quest", "pieces": "crew",
    "goods": "silver",
}  # fmt: skip


def source(context: TableContext, name: str) -> tuple[str, str]:
    """A row of the score sheet."""
    return context.ui.say(f"raiders-source-{name}"), _SOURCES.get(name, name)
