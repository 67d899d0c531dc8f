"""Actions of Runebound in words, for buttons and tiles; the line with turn and runes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from msgspec.structs import asdict

from game.engine import flow
from game.engine.model import Action, Decline, Step
from game.engine.order import round_of
from game.presentation.title_words import Context, Label
from game.titles.runebound.rules import scoring, turn
from game.titles.runebound.rules.adventure import adventure, meeting
from game.titles.runebound.rules.cards import abilities, healing, standing
from game.titles.runebound.rules.combat import combat, escape, phases, prize, rounds, strike
from game.titles.runebound.rules.heroes import experience, knockout, skill, wounds
from game.titles.runebound.rules.market import belongings, market, trade
from game.titles.runebound.rules.movement import movement
from game.titles.runebound.rules.movement.movement import dice_allowed
from game.titles.runebound.rules.state.book import Book, Skill
from game.titles.runebound.rules.threat import retinue
from game.titles.runebound.words import card_text, journeys, names
from game.titles.runebound.words.chances import odds_of, outlook, percent, risk_words, test_odds
from game.titles.runebound.words.facts import facts, price_of, top


def status(context: Context) -> str:
    """Return the turn, and how near somebody is to the last Dragon Rune that is needed."""
    view = context.view
    most = max(scoring.runes(view, seat) for seat in range(view.seats))
    return context.say(
        "runebound-round",
        round=round_of(view.turn, view.seats),
        runes=most,
        end=view.book.limits.runes_to_win,
    )


# ---------------------------------------------------------------------- actions

_LOOKS: dict[type[Action], tuple[str, int]] = {
    movement.Stay: ("skip", -15), movement.StopMoving: ("check", 5), movement.RollAgain: ("check", 5),
    adventure.Meet: ("hero", 0), adventure.Draw: ("adventure", 0), adventure.MeetNobody: ("skip", -5),
    meeting.Negotiate: ("trade", -3), meeting.AttackHero: ("combat", -4), meeting.PartWays: ("skip", -5),
    trade.Give: ("trade", -20), trade.AskFor: ("trade", -20), trade.ChangeGold: ("gold", -20),
    trade.Propose: ("trade", 8), trade.Withdraw: ("skip", -2), trade.Agree: ("check", 6),
    trade.Reject: ("skip", -5), trade.CounterOffer: ("trade", -3),
    retinue.FightRetinue: ("retinue", 0), combat.Discard: ("discard", 0),
    abilities.Use: ("activate", -1), abilities.UsePaying: ("activate", -1),
    abilities.GoOn: ("arrow_right", 5), rounds.Ready: ("check", 5), escape.Escape: ("escape", -6),
    phases.Attack: ("melee", 6),
    phases.Defend: ("armor", 3), wounds.Accept: ("wound", 5), skill.RollTest: ("d20", 8),
    prize.TakeGold: ("gold", 0), prize.TakeNothing: ("skip", -5), knockout.KeepHero: ("hero", 5),
    market.Buy: ("market", 0), market.Sell: ("gold", 0), belongings.Drop: ("discard", 0),
    market.LeaveMarket: ("check", 5), Decline: ("skip", -5), healing.Heal: ("life", 0),
    healing.ChooseOption: ("arrow_right", 0), healing.Leave: ("deck", 0), healing.PutUnder: ("arrow_down", 0),
    experience.Pair: ("experience", 0), experience.TakeKind: ("experience", 0),
    experience.KeepCounters: ("check", 5), turn.EndTurn: ("check", 5),
}  # fmt: skip
"""Icon of an action, and its rank among the buttons; all others have neither."""
_GO_ON: dict[type[Step[Any]], str] = {
    combat.DefeatByCard: "fight", escape.EscapePhase: "fight", phases.Phase: "phase",
    phases.SetNumber: "roll", strike.Strike: "roll", knockout.Recall: "wake",
}  # fmt: skip
"""The meaning of going on, by step."""


def label(context: Context, action: Action) -> Label:
    """Return words and icon of an action; the words are plain, the tip is rich."""
    found = rich_label(context, action)
    return replace(found, words=names.spoken(context.say, found.words))


def rich_label(context: Context, action: Action) -> Label:
    """Return the same with rich words, for large tiles."""
    icon, rank = _LOOKS.get(type(action), ("", 0))
    found = Label("", icon, _card_tip(context, action), rank)
    special = _SPECIAL.get(type(action))
    if special is not None:
        return special(context, action, found)
    return replace(found, words=_plainly(context, action))


def _plainly(context: Context, action: Action) -> str:
    """Return the message of an action, its fields as facts."""
    return context.say(f"runebound-do-{action.verb}", **facts(context, asdict(action)))


def _card_tip(context: Context, action: Action) -> str:
    """Return the card that an action is about, in words."""
    fields = asdict(action)
    about = fields.get("card") or fields.get("hero")
    return card_text.whole(context.say, context.view.book, about) if about else ""


def _end_turn(context: Context, _: turn.EndTurn, found: Label) -> Label:
    """Return the end of the turn, with the cards that could still be used."""
    say, asked = context.say, flow.choices(context.view).get(context.seat, [])
    legal = (c.option.action for c in asked if c.reason is None)
    cards = dict.fromkeys(names.card(say, use.card) for use in legal if isinstance(use, abilities.Use))
    left = names.listed(say, [*cards])
    return replace(found, words=say("runebound-do-end_turn", count=len(cards), cards=left))


def _use(context: Context, action: abilities.Use, found: Label) -> Label:
    """Return an ability: its card by name, what it does in the tip; by what it does where the card has
    several.
    """
    say, book = context.say, context.view.book
    ability = action.ability(book)
    if sum(one.when == ability.when for one in standing.abilities(book, action.card)) > 1:
        said = names.sentence(say, card_text.clauses(say, ability.effects, ability.when))
    else:
        said = say("runebound-do-use", card=names.card(say, action.card))
    return replace(found, words=said, tip=what_it_does(context, action))


def _use_paying(context: Context, action: abilities.UsePaying, found: Label) -> Label:
    """Return the label with the Exhaustion that is paid for it."""
    return replace(found, words=_plainly(context, action), tip=what_it_does(context, action))


def what_it_does(context: Context, action: abilities.Use) -> str:
    book: Book = context.view.book
    return card_text.ability(context.say, book, action.card, action.ability(book))


def _roll(context: Context, action: movement.Roll, found: Label) -> Label:
    """Return the label for a number of dice, and a rest for each of the others."""
    dice = action.dice
    most = dice_allowed(context.view, context.view.active)
    code = "roll" if dice == most else "rest" if dice else "rest-all"
    said = context.say(f"runebound-do-{code}", dice=dice, rest=most - dice)
    rank = dice if dice == most else dice - 10
    return replace(found, words=said, icon="die" if dice else "exhaustion", rank=rank)


def _halt(context: Context, action: movement.Stay | movement.StopMoving, found: Label) -> Label:
    """Return the end of the movement, with what awaits the Hero where it stands."""
    step = journeys.moving(context.view)
    stays = isinstance(step, movement.MoveByDice) and not step.moved and action == movement.StopMoving()
    words = context.say("runebound-do-stop_moving-unmoved") if stays else _plainly(context, action)
    return replace(found, words=words, tip=journeys.here(context))


def _go_on(context: Context, _: abilities.GoOn, found: Label) -> Label:
    """Return words that depend on the step that asks."""
    return replace(found, words=_on(context))


def _on(context: Context) -> str:
    step = top(context)
    code = _GO_ON.get(type(step), "on") if step is not None else "on"
    return context.say(f"runebound-do-go_on-{code}")


def _rolled(context: Context, action: phases.Attack | phases.Defend | escape.Escape, found: Label) -> Label:
    """Attack, defence, escape: with what it needs and its chance."""
    say, odds = context.say, odds_of(context.view).get(action)
    said = _paid(context, action) if isinstance(action, escape.Escape) else _plainly(context, action)
    if odds is None:
        return replace(found, words=said)
    said = say("runebound-do-chance", words=said, percent=percent(odds))
    return replace(found, words=said, tip=outlook(context, action, odds))


def _wounded(context: Context, action: wounds.Accept, found: Label) -> Label:
    """Return the label for taking the Wounds, with their consequences."""
    return replace(found, words=_plainly(context, action), tip=risk_words(context, action))


def _paid(context: Context, action: escape.Escape | skill.RollTest) -> str:
    """Return a roll for which Exhaustion may be paid: what that is and adds."""
    if not action.paid:
        return context.say(f"runebound-do-{action.verb}")
    rule: Skill = context.view.book.skill
    return context.say(f"runebound-do-{action.verb}-paid", exhaustion=rule.exhaustion, bonus=rule.bonus)


def without_chance(context: Context, action: Action) -> str:
    """Return the words of something that is rolled for, alone."""
    match action:
        case escape.Escape() | skill.RollTest():
            return _paid(context, action)
        case phases.Attack(figure):
            return names.card(context.say, figure)
        case abilities.GoOn():
            return _on(context)
    return _plainly(context, action)


def _test(context: Context, action: skill.RollTest, found: Label) -> Label:
    """Return a skill test with its chance."""
    said, step = _paid(context, action), top(context)
    if isinstance(step, skill.SkillRoll):
        chance = percent(test_odds(context.view, step, action.paid))
        said = context.say("runebound-do-chance", words=said, percent=chance)
    tip = risk_words(context, action)
    return replace(found, words=said, tip=tip, rank=found.rank - action.paid)


def _option(context: Context, action: healing.ChooseOption, found: Label) -> Label:
    """Return one of several lists of effects."""
    number, step = action.number, top(context)
    options = step.options if isinstance(step, healing.ChooseEffects) else ()
    said = card_text.clauses(context.say, options[number]) if number < len(options) else str(number + 1)
    return replace(
        found, words=names.sentence(context.say, said), tip=risk_words(context, action), rank=-number
    )


def _pair(context: Context, action: experience.Pair, found: Label) -> Label:
    say = context.say
    first, last = names.kind(say, action.one), names.kind(say, action.two)
    return replace(found, words=say("runebound-and", first=first, last=last))


def _change_gold(context: Context, action: trade.ChangeGold, found: Label) -> Label:
    code = "more" if action.amount > 0 else "less"
    said = context.say(f"runebound-do-change_gold-{code}", amount=abs(action.amount))
    return replace(found, words=said)


def _traded(context: Context, action: trade.Give | trade.AskFor, found: Label) -> Label:
    """Return a card into the offer, or out of it again."""
    step = top(context)
    inside = isinstance(step, trade.Offer) and action.card in (*step.give, *step.want)
    code = f"runebound-do-{'back' if inside else action.verb}"
    return replace(found, words=context.say(code, card=names.card(context.say, action.card)))


def _bought(context: Context, action: market.Buy, found: Label) -> Label:
    """Return a market card with its price."""
    say, card = context.say, action.card
    code = f"runebound-do-{'hire' if card in context.view.book.allies else 'buy'}"
    return replace(found, words=say(code, card=names.card(say, card), gold=price_of(context, card)))


def _sold(context: Context, action: market.Sell, found: Label) -> Label:
    """Return an Item with what it brings; nothing else is ever sold."""
    say, card = context.say, action.card
    name = names.card(say, card)
    if card not in context.view.book.items:
        return replace(found, words=say("runebound-do-sell-never", card=name))
    gold = market.selling_price(context.view, context.view.active, card)
    return replace(found, words=say("runebound-do-sell", card=name, gold=gold))


_SPECIAL: dict[type[Action], Callable[[Context, Any, Label], Label]] = {
    abilities.Use: _use, abilities.UsePaying: _use_paying, abilities.GoOn: _go_on, movement.Roll: _roll,
    movement.Stay: _halt, movement.StopMoving: _halt,
    phases.Attack: _rolled, phases.Defend: _rolled, escape.Escape: _rolled, skill.RollTest: _test,
    healing.ChooseOption: _option, experience.Pair: _pair, trade.ChangeGold: _change_gold,
    trade.Give: _traded, trade.AskFor: _traded, market.Buy: _bought, market.Sell: _sold,
    turn.EndTurn: _end_turn, wounds.Accept: _wounded,
}  # fmt: skip
"""Actions that are not said by the message of their verb alone."""


# ---------------------------------------------------------------------- previews
