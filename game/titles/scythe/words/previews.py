"""Previews: the cost and effect of a drop, shown at the drop target."""

from __future__ import annotations

from game.engine.model import Action, Option, Seat
from game.presentation.title_words import Context
from game.titles.scythe.rules.actions.build import BuildStructure
from game.titles.scythe.rules.actions.deploy import DeployMech
from game.titles.scythe.rules.actions.enlist import MoveRecruit
from game.titles.scythe.rules.actions.trade import PlaceResource
from game.titles.scythe.rules.actions.upgrade import MoveCube
from game.titles.scythe.rules.airships import air_combat, flight, landing
from game.titles.scythe.rules.combat import combat
from game.titles.scythe.rules.movement import walking
from game.titles.scythe.rules.movement.tokens import springs
from game.titles.scythe.rules.state.abilities import crowded
from game.titles.scythe.rules.state.control import opposing, opposing_fighters
from game.titles.scythe.rules.state.state import is_fighter, owner
from game.titles.scythe.rules.turn import rows
from game.titles.scythe.rules.turn.bottom import section_of
from game.titles.scythe.rules.turn.turn import FACTORY, TakeSection
from game.titles.scythe.words import mat_tips, quick, terms, tokens
from game.titles.scythe.words.cards import factory_cost, factory_gain
from game.titles.scythe.words.terms import ability_of


def preview(context: Context, option: Option) -> str:
    """Return the cost and effect of a drop; "" if there is nothing to show."""
    return _on_the_map(context, option.action) or _on_the_mats(context, option.action)


def _on_the_map(context: Context, action: Action) -> str:
    say, view = context.say, context.view
    player = view.players[context.seat]
    match action:
        case walking.StepTo(unit, place):
            return _step(context, unit, place)
        case DeployMech(mech):
            return mat_tips.ability(view.book, say, player.faction, mech, True, crowded(view))
        case PlaceResource(place, item):
            found = quick.gaining(view, context.seat)
            if found is None or found.amount == 1:
                return ""
            things = terms.amount(say, item, found.amount)
            return say("scythe-preview-gain", things=things, place=terms.place(say, place))
        case BuildStructure(structure):
            return mat_tips.structure(view.book, say, structure)
        case combat.Use(ability):
            return terms.ability_text(say, ability_of(view.book, player.faction, ability, crowded(view)))
        case flight.Boost() | landing.Exchange():
            return terms.tile_text(view.book, say, player.passive)
        case landing.Spy() | air_combat.Duel():
            return terms.tile_text(view.book, say, player.aggressive)
        case _:
            return ""


def _on_the_mats(context: Context, action: Action) -> str:
    say, view = context.say, context.view
    match action:
        case TakeSection(section):
            return _section(context, section)
        case rows.TakeTop() | rows.ProducePart():
            return mat_tips.chosen_top(say, view)
        case rows.TakeBottom() | rows.TakeBottomWithoutCoins():
            return mat_tips.chosen_bottom(say, view)
        case MoveCube(box, bottom):
            return _upgrade(context, box, bottom)
        case MoveRecruit(bottom, gain):
            once = say("scythe-preview-once", things=terms.amount(say, gain, view.book.one_time[gain]))
            return "\n".join((once, mat_tips.recruit(view.book, say, bottom)))
        case _:
            return ""


def _section(context: Context, name: str) -> str:
    """Return both actions of a section with what they cost and give now."""
    say, view = context.say, context.view
    player = view.players[context.seat]
    if name == FACTORY:
        card = view.book.factory[player.factory]
        return say("scythe-option-deal", cost=factory_cost(card), gains=factory_gain(say, card))
    record = section_of(view.book, player.mat, name)
    top, bottom = (
        mat_tips.top(say, view, context.seat, record.top),
        mat_tips.bottom(say, view, context.seat, record),
    )
    return "\n".join((top, bottom))


def _step(context: Context, unit: str, place: str) -> str:
    """Return the units that a step meets."""
    say, view = context.say, context.view
    lines = [terms.sentence(say, terms.place(say, place))]
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
        lines.append(tokens.danger(view.book, say, view.traps[place]))
    return "\n".join(lines)


def _fight(context: Context, other: Seat) -> str:
    foe = context.view.players[other]
    return context.say(
        "scythe-preview-fight", name=context.people[other].name, power=foe.power, cards=len(foe.hand)
    )


def _upgrade(context: Context, box: str, bottom: str) -> str:
    """Return what an Upgrade improves and what it makes cheaper."""
    say, book = context.say, context.view.book
    top, option = next((t.id, o) for t in book.top.values() for o in t.option if o.cube == box)
    better = say(
        "scythe-preview-better", action=terms.action(say, top), was=option.base, now=option.upgraded,
        item=terms.token(option.gain),
    )  # fmt: skip
    resource = terms.token(book.bottom[bottom].resource)
    return "\n".join((better, say("scythe-preview-cheaper", action=terms.action(say, bottom), item=resource)))
