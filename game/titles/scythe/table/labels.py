"""What the table of Scythe says: buttons, previews, the log, the score sheet."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from game.engine.model import Action, Event, Fact, Option, Ref, Seat
from game.titles.scythe.rules.abilities import crowded
from game.titles.scythe.rules.bottom import section_of
from game.titles.scythe.rules.control import opposing, opposing_fighters
from game.titles.scythe.rules.factory import FactoryTop
from game.titles.scythe.rules.produce import PART
from game.titles.scythe.rules.rewards import TakePart
from game.titles.scythe.rules.state import card_ref, is_fighter, owner, place_ref, section_ref, unit_ref
from game.titles.scythe.rules.tokens import springs
from game.titles.scythe.rules.top import amount as top_amount
from game.titles.scythe.table import tips, tokens, words
from game.titles.scythe.table.cards import factory_cost, factory_gain, option_words
from game.titles.scythe.table.faces import ability_of
from game.titles.scythe.table.words import Say
from game.ui.table.things import Label, TableContext

FACTORY = "factory"
PEOPLE = ("seat", "other", "giver", "taker", "attacker", "defender", "winner", "loser")
_WORDS: dict[str, Callable[[Say, str], str]] = {
    "place": words.place, "start": words.place, "to": words.place, "unit": words.unit,
    "item": lambda _, item: words.token(item), "kind": lambda _, item: words.token(item),
    "mech": words.ability, "ability": words.ability, "structure": words.structure, "action": words.action,
    "top": words.action, "bottom": words.action, "faction": words.faction, "mat": words.mat,
    "goal": lambda say, goal: say(f"scythe-goal-{goal}"),
    "thing": words.thing, "tile": words.tile, "aggressive": words.tile, "passive": words.tile,
}  # fmt: skip


def facts(context: TableContext, given: dict[str, Fact]) -> dict[str, Fact]:
    """Ids replaced by names; an item becomes its icon."""
    say, named = context.ui.say, dict(given)
    for name, value in given.items():
        if name in PEOPLE:
            named[name] = context.people[int(value)].name
        elif name in _WORDS and value != "":
            named[name] = _WORDS[name](say, str(value))
        elif name in ("card", "cards") and value != "":
            named[name] = words.listed(
                say, [words.card(context.view.book, say, card) for card in str(value).split()]
            )
        elif name == "section":
            seat = int(given.get("seat", context.view.active))
            named[name] = words.section(say, context.view, seat, str(value))
        elif name == "left":
            named["token"] = tokens.offered(context)
    return named


def status(context: TableContext) -> str:
    """The turn."""
    turn = context.view.turn
    return context.ui.say("scythe-turn", turn=turn) if turn else context.ui.say("scythe-setup")


# ---------------------------------------------------------------------- actions

_ICONS = {
    "skip": "skip", "decline": "skip", "done": "check", "confirm": "check", "end_turn": "check",
    "deal": "coin", "give": "coin", "hear": "coin", "coins": "coin", "agree": "check",
    "fight": "combat", "dial": "power", "play_card": "combat_card", "pay_card": "combat_card",
    "reveal": "objective", "upgrade": "upgrade",
    "deploy": "mech", "build": "build", "enlist": "recruit", "produce": "produce", "keep": "factory",
    "option": "encounter", "option_part": "encounter", "worker": "labourer", "look": "ability_eye",
    "step": "move", "shift": "move", "go_home": "home", "fall_back": "ability_lake", "use": "ability_shot",
    "land": "check", "boost": "ability_speed", "spy": "ability_eye", "exchange": "objective",
    "draw_objective": "objective", "duel": "combat", "shelter": "airship", "flag": "flag",
    "trap": "trap", "arm": "trap",
}  # fmt: skip
_RANKS = {
    "skip": -10, "decline": -10, "hear": -5, "deal": -20, "done": 5, "land": 5, "confirm": 10, "end_turn": 10,
    "option_part": -5,
}  # fmt: skip


def label(context: TableContext, action: Action) -> Label:
    """Words and icon of an action; the words are plain, the tip is rich."""
    found = _label(context, action)
    return replace(found, words=words.spoken(context.ui.say, found.words))


def _label(context: TableContext, action: Action) -> Label:
    special = _SPECIAL.get(action.verb)
    if special is not None:
        return special(context, action)
    said = context.ui.say(f"scythe-do-{action.verb}", **_action_facts(context, action))
    return Label(said, _ICONS.get(action.verb, ""), rank=_RANKS.get(action.verb, 0))


def _action_facts(context: TableContext, action: Action) -> dict[str, Fact]:
    """Facts for the words of an action: its arguments by name."""
    names = _ARGUMENTS.get(action.verb, ())
    given = dict(zip(names, action.args, strict=False))
    named = facts(context, given)
    if action.verb == "duel":
        named["other"] = context.people[owner(str(given["unit"]))].name
    if action.verb == "enlist":
        gain = str(given["gain"])
        named["gain"] = words.amount(context.ui.say, gain, context.view.book.one_time[gain])
    elif action.verb == "trap":
        named["things"] = tokens.takes(context.view.book, context.ui.say, str(given["kind"]))
    elif action.verb == "take_gain":
        item = str(given["item"])
        named["things"] = words.amount(context.ui.say, item, _taken_at_once(context, item))
    return named


def _taken_at_once(context: TableContext, item: str) -> int:
    """How much of a gain an option takes: one of what is counted, all that a Factory card gives."""
    step = context.view.stack[-1] if context.view.stack else None
    if isinstance(step, FactoryTop):
        gains: dict[str, int] = context.view.book.factory[step.card].gain
        return gains[item]
    return step.taken(item) if isinstance(step, TakePart) else 1


_ARGUMENTS: dict[str, tuple[str, ...]] = {
    "step": ("unit", "place"), "shift": ("unit", "place"), "load": ("unit", "thing"),
    "unload": ("unit", "thing"), "resource": ("place", "item"), "pay": ("place", "item"),
    "worker": ("place",), "fight": ("place",), "dial": ("amount",), "coins": ("amount",),
    "accept": ("item", "amount"), "play_card": ("card",), "pay_card": ("card",), "reveal": ("card",),
    "keep": ("card",), "deploy": ("mech", "place"), "build": ("structure", "place"),
    "enlist": ("action", "gain"), "give": ("giver", "taker"), "hear": ("other",), "look": ("other",),
    "use": ("ability",), "choose_faction": ("faction",), "choose_mat": ("mat",),
    "bid": ("faction", "mat", "amount"),
    "take": ("action",), "take_gain": ("item",), "fall_back": ("place",), "shelter": ("place",),
    "spy": ("other",), "exchange": ("card",), "duel": ("unit",),
    "flag": ("place",), "trap": ("kind", "place"), "arm": ("place",),
}  # fmt: skip


def _section(context: TableContext, action: Action) -> Label:
    name = words.section(context.ui.say, context.view, context.view.active, str(action.args[0]))
    return Label(context.ui.say("scythe-do-section", section=name), "section")


def _top(context: TableContext, action: Action) -> Label:
    """An alternative of a top-row action, with what it gives now; or the Factory card's."""
    say, gain = context.ui.say, str(action.args[0])
    if PART in action.args:
        return Label(say("scythe-do-produce-part"), "produce", rank=-5)
    if gain in context.view.book.factory:
        card = context.view.book.factory[gain]
        words_ = say(
            "scythe-do-factory",
            cost=factory_cost(card).replace("−", ""),
            gain=factory_gain(say, card).replace("+", ""),
        )
        return Label(words_, "factory", rank=3)
    option = next(o for top in context.view.book.top.values() for o in top.option if o.gain == gain)
    found = _top_option(context, gain) or option
    number = top_amount(context.view, context.view.active, found)
    return Label(words.sentence(say(f"scythe-gives-{gain}", amount=number)), words.icon(gain), rank=3)


def _top_option(context: TableContext, gain: str):  # type: ignore[no-untyped-def]
    """The alternative of the section where the action token stands."""
    player = context.view.players[context.view.active]
    if not player.mat or player.section in ("", FACTORY):
        return None
    record = context.view.book.top[section_of(context.view.book, player.mat, player.section).top]
    return next((o for o in record.option if o.gain == gain), None)


def _bottom(context: TableContext, action: Action) -> Label:
    say, view = context.ui.say, context.view
    player = view.players[view.active]
    if player.section == FACTORY or not player.section:
        return Label(say("scythe-do-factory_move"), "move", rank=2)
    name = section_of(context.view.book, player.mat, player.section).bottom
    code = "scythe-do-bottom-plain" if action.args else "scythe-do-bottom"
    icon = {"upgrade": "upgrade", "deploy": "mech", "build": "build", "enlist": "recruit"}[name]
    return Label(say(code, action=words.action(say, name)), icon, rank=1 if action.args else 2)


def _upgrade(context: TableContext, action: Action) -> Label:
    say, (box, bottom) = context.ui.say, map(str, action.args)
    top = next(t.id for t in context.view.book.top.values() for o in t.option if o.cube == box)
    said = say("scythe-do-upgrade", top=words.action(say, top), bottom=words.action(say, bottom))
    return Label(said, "upgrade")


def _produce(context: TableContext, action: Action) -> Label:
    """What comes of it, and where."""
    say, (place, number) = context.ui.say, (str(action.args[0]), int(action.args[1]))
    item = context.view.book.produces.get(context.view.book.territories[place].terrain, "worker")
    said = say("scythe-do-produce", things=words.amount(say, item, number), place=words.place(say, place))
    return Label(said, "produce", rank=number)


def _option(context: TableContext, action: Action) -> Label:
    """An option of the encounter card that lies open."""
    say, number = context.ui.say, int(action.args[0])
    card = next((s.card for s in reversed(context.view.stack) if type(s).__name__ == "ChooseOption"), "")
    code = f"scythe-do-{action.verb}"
    if not card:
        return Label(say(code, letter="ABC"[number - 1]), "encounter", rank=-number)
    cost, gains = option_words(say, context.view.book.encounters[card].option[number - 1])
    tip = say("scythe-option-deal", cost=cost, gains=gains)
    return Label(say(code, letter="ABC"[number - 1]), "encounter", tip, _RANKS.get(action.verb, 0) - number)


def _fall_back(context: TableContext, action: Action) -> Label:
    code = "scythe-do-fall_back-workers" if len(action.args) > 1 else "scythe-do-fall_back"
    return Label(context.ui.say(code), "ability_lake")


def _decline(context: TableContext, action: Action) -> Label:
    """Refusing, leaving it, or having enough: by what was asked."""
    asked = type(context.view.stack[-1]).__name__ if context.view.stack else ""
    code = "refuse" if asked == "AnswerDeal" else "enough" if asked in _REPEATED else "decline"
    return Label(context.ui.say(f"scythe-do-{code}"), _ICONS[action.verb], rank=_RANKS[action.verb])


_REPEATED = ("ChooseOption", "GainResources", "Produce", "ShiftUnits", "TakePart", "GainWorkers")
"""Steps that ask again after each choice."""
_SPECIAL: dict[str, Callable[[TableContext, Action], Label]] = {
    "decline": _decline,
    "section": _section, "top": _top, "bottom": _bottom, "upgrade": _upgrade, "produce": _produce,
    "option": _option, "option_part": _option, "fall_back": _fall_back,
}  # fmt: skip


# ---------------------------------------------------------------------- previews


def _preview_ability(context: TableContext, action: Action) -> str:
    """What an ability before a combat does."""
    view = context.view
    faction, name = view.players[context.seat].faction, str(action.args[0])
    return words.ability_text(context.ui.say, ability_of(view.book, faction, name, crowded(view)))


def preview(context: TableContext, option: Option) -> str:
    """What a drop costs and brings."""
    show = _PREVIEWS.get(option.action.verb)
    return show(context, option.action) if show is not None else ""


def _preview_section(context: TableContext, action: Action) -> str:
    """Both actions of a section with what they cost and give now."""
    say, view, name = context.ui.say, context.view, str(action.args[0])
    player = view.players[context.seat]
    if name == FACTORY:
        card = context.view.book.factory[player.factory]
        return say("scythe-option-deal", cost=factory_cost(card), gains=factory_gain(say, card))
    record = section_of(context.view.book, player.mat, name)
    return "\n".join(
        (tips.top(say, view, context.seat, record.top), tips.bottom(say, view, context.seat, record))
    )


def _preview_step(context: TableContext, action: Action) -> str:
    """Who is met there."""
    say, view, (unit, place) = context.ui.say, context.view, map(str, action.args[:2])
    lines = [words.sentence(words.place(say, place))]
    if unit in view.airships:
        return lines[0]
    seat = owner(unit)
    fighters = opposing_fighters(view, seat, place)
    if fighters and is_fighter(unit):
        lines.append(_fight(context, owner(fighters[0])))
    elif (workers := opposing(view, seat, place)) and is_fighter(unit):
        lines.append(say("scythe-preview-drives", amount=len(workers)))
    if unit.startswith("character") and place in view.encounters:
        lines.append(say("scythe-preview-encounter"))
    if springs(view, unit, place):
        lines.append(tokens.danger(context.view.book, say, view.traps[place]))
    return "\n".join(lines)


def _fight(context: TableContext, other: Seat) -> str:
    foe = context.view.players[other]
    return context.ui.say(
        "scythe-preview-fight", name=context.people[other].name, power=foe.power, cards=len(foe.hand)
    )


def _preview_upgrade(context: TableContext, action: Action) -> str:
    """What gets better and what cheaper."""
    say, (box, bottom) = context.ui.say, map(str, action.args)
    top, option = next((t.id, o) for t in context.view.book.top.values() for o in t.option if o.cube == box)
    better = say(
        "scythe-preview-better", action=words.action(say, top), was=option.base, now=option.upgraded,
        item=words.token(option.gain),
    )  # fmt: skip
    resource = words.token(context.view.book.bottom[bottom].resource)
    return "\n".join((better, say("scythe-preview-cheaper", action=words.action(say, bottom), item=resource)))


def _preview_deploy(context: TableContext, action: Action) -> str:
    say, mech = context.ui.say, str(action.args[0])
    faction = context.view.players[context.seat].faction
    return tips.ability(context.view.book, say, faction, mech, True, crowded(context.view))


def _preview_enlist(context: TableContext, action: Action) -> str:
    """What comes once, what comes ever after."""
    say, (bottom, gain) = context.ui.say, map(str, action.args)
    once = say("scythe-preview-once", things=words.amount(say, gain, context.view.book.one_time[gain]))
    return "\n".join((once, tips.recruit(context.view.book, say, bottom)))


def _preview_tile(kind: str) -> Callable[[TableContext, Action], str]:
    """What the own airship tile of a kind does."""
    return lambda context, _: words.tile_text(
        context.ui.say, getattr(context.view.players[context.seat], kind)
    )


_PREVIEWS: dict[str, Callable[[TableContext, Action], str]] = {
    "boost": _preview_tile("passive"),
    "exchange": _preview_tile("passive"),
    "spy": _preview_tile("aggressive"),
    "duel": _preview_tile("aggressive"),
    "section": _preview_section,
    "step": _preview_step,
    "upgrade": _preview_upgrade,
    "deploy": _preview_deploy,
    "build": lambda context, action: tips.structure(context.ui.say, str(action.args[0])),
    "enlist": _preview_enlist,
    "use": _preview_ability,
    "top": lambda context, action: tips.chosen_top(context.ui.say, context.view, str(action.args[0])),
    "bottom": lambda context, _: tips.chosen_bottom(context.ui.say, context.view),
}


# ---------------------------------------------------------------------- log

_SOUNDS = {
    "turn": "", "section": "wood", "step": "wood", "deploy": "wood", "build": "wood", "enlist": "wood",
    "upgrade": "wood", "worker": "wood", "resource": "wood", "gain": "coin", "pay": "coin", "give": "coin",
    "draw": "card", "draw_cards": "card", "encounter": "card", "factory_card": "card", "reveal": "horn",
    "star": "horn", "combat": "horn", "reveal_power": "card", "steal": "card", "discard": "card",
    "game_over": "horn", "go_home": "wood", "fly": "wood", "leave_flag": "wood", "leave_trap": "wood",
    "leave_arm": "wood", "trap_sprung": "horn", "use_tile": "card", "air_combat": "horn", "toll": "coin",
    "last_turns": "horn",
}  # fmt: skip


def log_line(context: TableContext, event: Event) -> str:
    """An event in a line; a gain above the top of a track is nothing."""
    named = facts(context, event.facts)
    verb, given, say = event.verb, event.facts, context.ui.say
    if "unit" in given:
        named["unit"] = words.marked(say, str(given["unit"]))
    if verb == "gain" and not given["amount"]:
        return ""
    if verb == "top":
        code = "scythe-log-top-factory" if given["gain"] in context.view.book.factory else "scythe-log-top"
        return say(code, **named)
    if verb == "enlist":
        gain = str(given["gain"])
        named["gain"] = words.amount(say, gain, context.view.book.one_time[gain])
    elif verb == "trap_sprung":
        named["things"] = tokens.takes(context.view.book, say, str(given["kind"]))
    elif verb == "option":
        named["letter"] = "ABC"[int(given["number"]) - 1]
    elif verb == "upgrade":
        box = str(given["box"])
        named["top"] = words.action(
            say, next(t.id for t in context.view.book.top.values() for o in t.option if o.cube == box)
        )
    elif verb == "reveal_power" and not given["values"]:
        return say("scythe-log-reveal_power-bare", **named)
    elif verb == "reveal_power":
        named["values"] = words.listed(say, str(given["values"]).split())
    return say(f"scythe-log-{verb}", **named)


def where(event: Event) -> Sequence[Ref]:
    """What a log line points at."""
    refs: list[Ref] = []
    for name, value in event.facts.items():
        if name in ("place", "start"):
            refs.append(place_ref(str(value)))
        elif name == "unit":
            refs.append(unit_ref(str(value)))
        elif name == "card":
            refs.append(card_ref(str(value)))
        elif name == "section":
            refs.append(section_ref(int(event.facts["seat"]), str(value)))
    return refs


def sound(event: Event) -> str:
    """The sound of an event."""
    return _SOUNDS.get(event.verb, "")


_SOURCES = {
    "coins": "coin", "stars": "triumph", "territories": "territory", "resources": "any_resource",
    "structures": "build", "pieces": "labourer", "power": "power", "popularity": "popularity",
    "tokens": "any_resource", "lands": "territory", "stars_placed": "triumph",
    "encounters": "encounter",
}  # fmt: skip


def source(context: TableContext, name: str) -> tuple[str, str]:
    """A row of the score sheet, or the resolution tile by which the game has ended."""
    words = "tile" if name in context.view.book.resolutions else "source"
    return context.ui.say(f"scythe-{words}-{name}"), _SOURCES.get(name, name)
