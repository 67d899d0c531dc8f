"""Buttons, names for ids, and the score sheet of Scythe, in words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from game.engine.flow import choices
from game.engine.model import UNKNOWN, Action, Decline, Fact, Seat
from game.engine.order import round_of
from game.presentation.title_words import Context, Label
from game.titles.scythe.rules.actions import build, deals, deploy, enlist, pay, produce, rewards, upgrade
from game.titles.scythe.rules.actions.trade import GainResources
from game.titles.scythe.rules.airships import air_combat, flight, landing
from game.titles.scythe.rules.cards import encounters, factory, objectives
from game.titles.scythe.rules.cards.factory import ACTION
from game.titles.scythe.rules.cards.objectives import choices as reveals
from game.titles.scythe.rules.combat import combat, power, retreat
from game.titles.scythe.rules.content.book import Book
from game.titles.scythe.rules.movement import walking
from game.titles.scythe.rules.movement.tokens import ArmTrap, Done, LeaveFlag, LeaveTrap
from game.titles.scythe.rules.state.state import ScytheState
from game.titles.scythe.rules.turn import rows, turn
from game.titles.scythe.rules.turn.bottom import section_of
from game.titles.scythe.rules.turn.rows import TakeBottom, TakeTop
from game.titles.scythe.rules.turn.top import amount as top_amount
from game.titles.scythe.rules.turn.turn import FACTORY, FACTORY_MOVE
from game.titles.scythe.words import terms, tokens
from game.titles.scythe.words.cards import factory_cost, factory_gain, option_words
from game.titles.scythe.words.terms import BOTTOM_ICONS, Say

PEOPLE = ("seat", "other", "giver", "taker", "proposer", "attacker", "defender", "winner", "loser")
_WORDS: dict[str, Callable[[Say, str], str]] = {
    "place": terms.place, "start": terms.place, "to": terms.place, "unit": terms.unit,
    "item": lambda _, item: terms.token(item), "kind": lambda _, item: terms.token(item),
    "mech": terms.ability, "ability": terms.ability, "structure": terms.structure, "action": terms.action,
    "top": terms.action, "bottom": terms.action, "faction": terms.faction, "mat": terms.mat,
    "thing": terms.thing, "tile": terms.tile, "aggressive": terms.tile, "passive": terms.tile,
}  # fmt: skip


def facts(context: Context, given: dict[str, Fact]) -> dict[str, Fact]:
    """Return ids replaced by names; an item becomes its icon."""
    say, named = context.say, dict(given)
    for name, value in given.items():
        if name in PEOPLE:
            named[name] = context.people[int(value)].name
        elif name == "goal" and value != "":
            named[name] = terms.goal(context.view.book, say, str(value))
        elif name in _WORDS and value != "":
            named[name] = _WORDS[name](say, str(value))
        elif name in ("card", "cards") and value != "":
            named[name] = terms.listed(
                say, [terms.card(context.view.book, say, card) for card in str(value).split()]
            )
        elif name == "section":
            seat = int(given.get("seat", context.view.active))
            named[name] = terms.section(say, context.view, seat, str(value))
        elif name == "number":
            named["letter"] = "ABC"[int(value) - 1]
        elif name == "left":
            named["token"] = tokens.offered(context)
    return named


def status(context: Context) -> str:
    """Return the turn, and how near somebody is to the last star."""
    say, view = context.say, context.view
    if not view.turn:
        return say("scythe-setup")
    most = max(len(player.stars) for player in view.players)
    return say("scythe-round", round=round_of(view.turn, view.seats), stars=most, end=view.book.limits.stars)


# ---------------------------------------------------------------------- actions

_ICONS: dict[type[Action], str] = {
    Decline: "skip", turn.EndTurn: "check", turn.TakeSection: "section",
    rows.ProducePart: "produce", objectives.Reveal: "objective",
    deals.Deal: "coin", deals.Give: "coin", deals.Hear: "coin", deals.Coins: "coin", deals.Agree: "check",
    deals.CounterOffer: "trade",
    walking.StepTo: "move", Done: "check", LeaveFlag: "flag", LeaveTrap: "trap", ArmTrap: "trap",
    flight.Land: "check", flight.Boost: "ability_speed",
    landing.Spy: "ability_eye", landing.Exchange: "objective", landing.Draw: "objective",
    pay.PayCard: "combat_card", produce.ProduceOn: "produce", upgrade.MoveCube: "upgrade",
    deploy.DeployMech: "mech", build.BuildStructure: "build", enlist.MoveRecruit: "recruit",
    rewards.PlaceWorker: "labourer", factory.Keep: "factory",
    encounters.TakeOption: "encounter", encounters.TakeOptionPart: "encounter",
    encounters.Look: "ability_eye", encounters.Shift: "move",
    combat.FightAt: "combat", combat.Use: "ability_shot", air_combat.Duel: "combat",
    power.Dial: "power", power.PlayCard: "combat_card", power.Confirm: "check",
    retreat.GoHome: "home", retreat.FallBack: "ability_lake", retreat.TakeShelter: "airship",
}  # fmt: skip
_RANKS: dict[type[Action], int] = {
    turn.Skip: -10, Decline: -10, deals.Hear: -5, deals.Deal: -20, Done: 5, flight.Land: 5,
    power.Confirm: 10, turn.EndTurn: 10, encounters.TakeOptionPart: -5, rows.ProducePart: -5,
}  # fmt: skip


def label(context: Context, action: Action) -> Label:
    """Return words and icon of an action; the words are plain, the tip is rich."""
    found = _label(context, action)
    return replace(found, words=terms.sentence(context.say, terms.spoken(context.say, found.words)))


def _label(context: Context, action: Action) -> Label:
    match action:
        case Decline():
            return _said(context, action, _refusal(context))
        case turn.Skip():
            return _skip(context)
        case rows.TakeTop(gain):
            return _top(context, gain)
        case rows.TakeBottom() | rows.TakeBottomWithoutCoins():
            return _bottom(context, action)
        case encounters.TakeOption(number) | encounters.TakeOptionPart(number):
            return _option(context, action, number)
        case produce.ProduceOn(place, amount):
            bare = context.view.book.territories[place].terrain not in context.view.book.produces
            return replace(_said(context, action, "produce_on-nothing" if bare else ""), rank=amount)
        case retreat.FallBack(_, True):
            return _said(context, action, "fall_back-workers")
        case _:
            return _said(context, action)


def _said(context: Context, action: Action, code: str = "", **more: str) -> Label:
    """Return an action in the words of its verb, or of another code, with its fields and `more` as facts."""
    said = context.say(f"scythe-do-{code or action.verb}", **_action_facts(context, action), **more)
    rank = _RANKS.get(type(action), 0)
    return Label(said, _ICONS.get(type(action), ""), rank=rank, aside=isinstance(action, deals.Deal))


def _action_facts(context: Context, action: Action) -> dict[str, Fact]:
    """Return the fields of an action as facts for its words, and what follows from them."""
    say, book = context.say, context.view.book
    named = facts(context, {name: getattr(action, name) for name in action.__struct_fields__})
    match action:
        case enlist.MoveRecruit(_, gain):
            named["gain"] = terms.amount(say, gain, book.one_time[gain])
        case upgrade.MoveCube(box):
            named["top"] = terms.action(say, top_of(book, box))
        case LeaveTrap(kind):
            named["things"] = tokens.takes(book, say, kind)
        case rewards.TakeGain(item):
            named["things"] = terms.amount(say, item, _taken_at_once(context, item))
        case produce.ProduceOn(place, amount) if item := book.produces.get(book.territories[place].terrain):
            named["things"] = terms.amount(say, item, amount)
    return named


def top_of(book: Book, box: str) -> str:
    """Return the top-row action that a box belongs to."""
    return next(top.id for top in book.top.values() for option in top.option if option.cube == box)


def _taken_at_once(context: Context, item: str) -> int:
    """Return how much of a gain an option takes: one of what is counted, all that a Factory card gives."""
    step = context.view.stack[-1] if context.view.stack else None
    if isinstance(step, factory.FactoryTop):
        gains: dict[str, int] = context.view.book.factory[step.card].gain
        return gains[item]
    return step.taken(item) if isinstance(step, rewards.TakePart) else 1


def _top(context: Context, gain: str) -> Label:
    """Return an alternative of a top-row action, or of the Factory card, with its present gain."""
    say, book = context.say, context.view.book
    if gain in book.factory:
        card = book.factory[gain]
        cost, gains = factory_cost(card).replace("−", ""), factory_gain(say, card).replace("+", "")
        return Label(say("scythe-do-factory", cost=cost, gain=gains), "factory", rank=3)
    option = next(o for top in book.top.values() for o in top.option if o.gain == gain)
    number = top_amount(context.view.me.upgrades, option)
    return Label(say(f"scythe-gives-{gain}", amount=number), terms.icon(gain), rank=3)


def _bottom(context: Context, action: Action) -> Label:
    say, player = context.say, context.view.me
    if player.section in ("", turn.FACTORY):
        return Label(say("scythe-do-factory_move"), "move", rank=2)
    name = section_of(context.view.book, player.mat, player.section).bottom
    said = say(f"scythe-do-{action.verb}", action=terms.action(say, name))
    return Label(said, BOTTOM_ICONS[name], rank=2 if isinstance(action, rows.TakeBottom) else 1)


def _skip(context: Context) -> Label:
    """Return the words for going on, or for ending the turn if nothing is asked after it; they name what is
    left undone.
    """
    say, view = context.say, context.view
    code = "skip" if reveal_is_left(context) else "skip-end"
    names = [terms.action(say, name) for name in left(view, context.seat)]
    said = say(f"scythe-do-{code}", count=len(names), actions=terms.listed(say, names))
    return Label(said, "skip" if code == "skip" else "check", rank=_RANKS[turn.Skip])


def _option(context: Context, action: Action, number: int) -> Label:
    """Return an option of the encounter card that is face up."""
    say = context.say
    step = next((s for s in context.view.stack if isinstance(s, encounters.ChooseOption)), None)
    tip = gained = ""
    if step is not None:
        option = context.view.book.encounters[step.card].option[number - 1]
        cost, gains = option_words(say, option)
        tip = say("scythe-option-deal", cost=cost, gains=gains)
        gained = terms.amounts(say, option.gain)
    found = _said(context, action, gains=gained)
    return replace(found, tip=tip, rank=found.rank - number)


def _refusal(context: Context) -> str:
    """Return the words for refusing, leaving, or having enough, by the question."""
    asked = type(context.view.stack[-1]) if context.view.stack else None
    if asked in (deals.AnswerDeal, deals.DealAmount):
        return "no-deal"
    return "enough" if asked in _REPEATED else "decline"


_REPEATED = (
    encounters.ChooseOption,
    encounters.ShiftUnits,
    GainResources,
    produce.Produce,
    rewards.TakePart,
    rewards.GainWorkers,
)
"""Steps that ask again after each choice."""


# ---------------------------------------------------------------------- the score sheet

_SOURCES = {
    "coins": "coin", "stars": "triumph", "territories": "territory", "resources": "any_resource",
    "structures": "build", "pieces": "labourer", "power": "power", "popularity": "popularity",
    "tokens": "any_resource", "lands": "territory", "stars_placed": "triumph",
    "encounters": "encounter",
}  # fmt: skip


def source(context: Context, name: str) -> tuple[str, str]:
    """Return a row of the score sheet, or the resolution tile by which the game has ended."""
    kind = "tile" if name in context.view.book.resolutions else "source"
    return context.say(f"scythe-{kind}-{name}"), _SOURCES.get(name, name)


def reveal_is_left(context: Context) -> bool:
    """Return whether an objective could be revealed before the turn ends, as far as the viewer knows."""
    if UNKNOWN in context.view.players[context.seat].objectives:
        return False
    found = reveals(context.view, context.seat, end_of_turn=True)
    return any(c.reason is None for c in found)


def left(view: ScytheState, seat: Seat) -> list[str]:
    """Return the actions of the section that are still possible."""
    kinds = {type(c.option.action) for c in choices(view).get(seat, []) if c.reason is None}
    if view.me.section == FACTORY:
        names = (ACTION, FACTORY_MOVE)
    else:
        section = section_of(view.book, view.me.mat, view.me.section)
        names = (section.top, section.bottom)
    return [name for name, kind in zip(names, (TakeTop, TakeBottom), strict=True) if kind in kinds]
