"""What the table of Runebound says: names in questions, buttons, chances, previews."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from msgspec.structs import asdict

from game.engine import flow
from game.engine.model import Action, Decline, Fact, Option, Seat, Step
from game.presentation.title_words import Label
from game.titles.runebound.rules import (
    abilities,
    adventure,
    belongings,
    combat,
    ending,
    escape,
    experience,
    healing,
    knockout,
    market,
    meeting,
    movement,
    phases,
    prize,
    retinue,
    risk,
    rolls,
    rounds,
    skill,
    standing,
    strike,
    trade,
    turn,
    wounds,
)
from game.titles.runebound.rules.book import Book, Skill
from game.titles.runebound.rules.d20 import SIDES
from game.titles.runebound.rules.movement import dice_allowed
from game.titles.runebound.rules.rolls import Odds
from game.titles.runebound.rules.state import Fight, RuneboundState
from game.titles.runebound.table import moves, text, words
from game.titles.runebound.table.words import Say
from game.ui.table.api import TableContext

PEOPLE = ("seat", "other", "giver", "taker", "loser")
SPACES = ("place", "space", "came_from")
_WORDS: dict[str, Callable[[Say, str], str]] = {
    "card": words.card, "figure": words.card, "hero": words.card, "ally": words.card, "before": words.card,
    "town": words.town,
    "terrain": lambda say, name: say(f"runebound-the-{name}") if name != "town" else words.terrain(say, name),
    "kind": words.kind,
}  # fmt: skip


def facts(context: TableContext, given: dict[str, Fact]) -> dict[str, Fact]:
    """Ids replaced by names, and what the step under way is about."""
    say, named = context.ui.say, moment(context) | given
    for name, value in given.items():
        if name in PEOPLE:
            named[name] = context.people[int(value)].name
        elif name in _WORDS and value != "":
            named[name] = _WORDS[name](say, str(value))
        elif name in SPACES and value != "":
            named[name] = words.place(say, context.view.book, str(value))
        elif name == "phase":
            named[name] = words.phase(say, str(value))
    return named


def moment(context: TableContext) -> dict[str, Fact]:
    """The facts of the combat or the test under way, for questions."""
    say, view = context.ui.say, context.view
    found: dict[str, Fact] = {}
    if (fight := view.fight) is not None:
        found |= {
            "foe": words.card(say, sides(context, fight)[1]),
            "phase": words.phase(say, fight.phase),
            "round": fight.round,
        }
    top = view.stack[-1] if view.stack else None
    if isinstance(top, skill.SkillRoll):
        found["test"] = text.test_short(say, top.test)
    if isinstance(by := getattr(top, "by", None), object) and hasattr(by, "card"):
        found["card"] = words.card(say, by.card)
    return found


def sides(context: TableContext, fight: Fight) -> tuple[Seat, str]:
    """Whose figures stand on the own side of a combat, and the card that stands on the other: who is attacked
    by another Hero sees that Hero as its foe."""
    players = context.view.players
    if not fight.card and context.seat == fight.defender:
        return fight.defender, players[fight.attacker].hero
    return fight.attacker, fight.card or players[fight.defender].hero


def status(context: TableContext) -> str:
    """The turn, and how near somebody is to the last Dragon Rune that is needed."""
    view = context.view
    most = max(ending.runes(view, seat) for seat in range(view.seats))
    return context.ui.say("runebound-turn", turn=view.turn, runes=most, end=view.book.limits.runes_to_win)


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
"""What going on means at a step."""


def label(context: TableContext, action: Action) -> Label:
    """Words and icon of an action; the words are plain, the tip is rich."""
    found = rich_label(context, action)
    return replace(found, words=words.spoken(context.ui.say, found.words))


def rich_label(context: TableContext, action: Action) -> Label:
    """The same with rich words, for what is drawn large."""
    icon, rank = _LOOKS.get(type(action), ("", 0))
    found = Label("", icon, _card_tip(context, action), rank)
    special = _SPECIAL.get(type(action))
    if special is not None:
        return special(context, action, found)
    return replace(found, words=_plainly(context, action))


def _plainly(context: TableContext, action: Action) -> str:
    """The message of an action, its fields as facts."""
    return context.ui.say(f"runebound-do-{action.verb}", **facts(context, asdict(action)))


def _card_tip(context: TableContext, action: Action) -> str:
    """The card that an action is about, in words."""
    fields = asdict(action)
    about = fields.get("card") or fields.get("hero")
    return text.whole(context.ui.say, context.view.book, about) if about else ""


def top(context: TableContext) -> Step[RuneboundState] | None:
    """The step that asks now."""
    return context.view.stack[-1] if context.view.stack else None


def in_market(context: TableContext) -> bool:
    """Whether the active seat trades in a town."""
    return isinstance(top(context), market.Market)


def _end_turn(context: TableContext, _: turn.EndTurn, found: Label) -> Label:
    """The end of the turn, with the cards that could still be used."""
    say, asked = context.ui.say, flow.choices(context.view).get(context.seat, [])
    legal = (c.option.action for c in asked if c.reason is None)
    cards = dict.fromkeys(words.card(say, use.card) for use in legal if isinstance(use, abilities.Use))
    left = words.listed(say, [*cards])
    return replace(found, words=say("runebound-do-end_turn", count=len(cards), cards=left))


def _use(context: TableContext, action: abilities.Use, found: Label) -> Label:
    """An ability: its card by name, what it does in the tip; by what it does where the card has several."""
    say, book = context.ui.say, context.view.book
    told = action.ability(book)
    if sum(one.when == told.when for one in standing.abilities(book, action.card)) > 1:
        said = words.sentence(text.clauses(say, told.effects, told.when))
    else:
        said = say("runebound-do-use", card=words.card(say, action.card))
    return replace(found, words=said, tip=_what_it_does(context, action))


def _use_paying(context: TableContext, action: abilities.UsePaying, found: Label) -> Label:
    """With the Exhaustion that is paid for it."""
    return replace(found, words=_plainly(context, action), tip=_what_it_does(context, action))


def _what_it_does(context: TableContext, action: abilities.Use) -> str:
    book: Book = context.view.book
    return text.ability(context.ui.say, book, action.card, action.ability(book))


def _roll(context: TableContext, action: movement.Roll, found: Label) -> Label:
    """So many dice, and a rest for each of the others."""
    dice = action.dice
    most = dice_allowed(context.view, context.view.active)
    code = "roll" if dice == most else "rest" if dice else "rest-all"
    said = context.ui.say(f"runebound-do-{code}", dice=dice, rest=most - dice)
    rank = dice if dice == most else dice - 10
    return replace(found, words=said, icon="die" if dice else "exhaustion", rank=rank)


def _halt(context: TableContext, action: movement.Stay | movement.StopMoving, found: Label) -> Label:
    """The end of the movement, with what awaits the Hero where it stands."""
    return replace(found, words=_plainly(context, action), tip=moves.here(context))


def _go_on(context: TableContext, _: abilities.GoOn, found: Label) -> Label:
    """Words that depend on the step that asks."""
    return replace(found, words=_on(context))


def _on(context: TableContext) -> str:
    step = top(context)
    code = _GO_ON.get(type(step), "on") if step is not None else "on"
    return context.ui.say(f"runebound-do-go_on-{code}")


def _rolled(
    context: TableContext, action: phases.Attack | phases.Defend | escape.Escape, found: Label
) -> Label:
    """Attack, defence, escape: with what it needs and its chance."""
    say, odds = context.ui.say, odds_of(context.view).get(action)
    said = _paid(context, action) if isinstance(action, escape.Escape) else _plainly(context, action)
    if odds is None:
        return replace(found, words=said)
    said = say("runebound-do-chance", words=said, percent=percent(odds))
    return replace(found, words=said, tip=_outlook(context, action, odds))


def _outlook(context: TableContext, action: Action, odds: Odds) -> str:
    """What a roll needs, what it may bring, and what makes up its number."""
    parts = (odds_words(context.ui.say, odds), risk_words(context, action), sums(context, action))
    return "\n".join(filter(None, parts))


def risk_words(context: TableContext, action: Action) -> str:
    """That an action can knock the Hero out; "" it cannot."""
    found = risk.knockout(context.view, action)
    return context.ui.say("runebound-risk", risk=found) if found != "none" else ""


def _wounded(context: TableContext, action: wounds.Accept, found: Label) -> Label:
    """The Wounds are taken, with what they come to."""
    return replace(found, words=_plainly(context, action), tip=risk_words(context, action))


def _paid(context: TableContext, action: escape.Escape | skill.RollTest) -> str:
    """A roll for which Exhaustion may be paid: what that is and adds."""
    if not action.paid:
        return context.ui.say(f"runebound-do-{action.verb}")
    rule: Skill = context.view.book.skill
    return context.ui.say(f"runebound-do-{action.verb}-paid", exhaustion=rule.exhaustion, bonus=rule.bonus)


def sums(context: TableContext, action: Action) -> str:
    """What makes up the number that is added to a combat roll, card by card."""
    say, view, fight = context.ui.say, context.view, context.view.fight
    if fight is None or not isinstance(action, phases.Attack | phases.Defend):
        return ""
    attacking = isinstance(action, phases.Attack)
    figure = action.figure if isinstance(action, phases.Attack) else view.players[fight.attacker].hero
    parts = [
        say("runebound-part", card=words.card(say, card), signed=words.signed(value))
        for card, value in rolls.parts(view, fight.attacker, figure, fight.phase, attacking)
    ]
    return words.listed(say, parts)


def without_chance(context: TableContext, action: Action) -> str:
    """The words of something that is rolled for, alone."""
    match action:
        case escape.Escape() | skill.RollTest():
            return _paid(context, action)
        case phases.Attack(figure):
            return words.card(context.ui.say, figure)
        case abilities.GoOn():
            return _on(context)
    return _plainly(context, action)


def odds_of(view: RuneboundState) -> dict[Action, Odds]:
    """What each choice of the present question needs on the die."""
    return combat.odds(view) if view.fight is not None else {}


def percent(odds: Odds) -> int:
    """A chance in per cent."""
    return round(100 * odds.chance / odds.of)


def odds_words(say: Say, odds: Odds) -> str:
    """What the die must show, how likely that is, what is dealt and taken."""
    lines = [need_words(say, odds)]
    if odds.deals:
        lines.append(say("runebound-odds-deals", amount=odds.deals))
    if odds.takes:
        lines.append(say("runebound-odds-takes", amount=odds.takes))
    return "\n".join(lines)


def need_words(say: Say, odds: Odds) -> str:
    """Needs 9 or more: 60%."""
    if odds.of != SIDES:
        return say("runebound-odds-both", chance=odds.chance, of=odds.of, percent=percent(odds))
    least = max(1, SIDES + 1 - odds.chance)
    return say("runebound-odds", need=least, chance=odds.chance, percent=percent(odds))


def _test(context: TableContext, action: skill.RollTest, found: Label) -> Label:
    """A skill test with its chance."""
    said, step = _paid(context, action), top(context)
    if isinstance(step, skill.SkillRoll):
        chance = percent(test_odds(context.view, step, action.paid))
        said = context.ui.say("runebound-do-chance", words=said, percent=chance)
    tip = risk_words(context, action)
    return replace(found, words=said, tip=tip, rank=found.rank - action.paid)


def test_odds(view: RuneboundState, step: skill.SkillRoll, paid: bool) -> Odds:
    """The chance of a skill test."""
    told = step.test
    chance = skill.chance(view, step.seat, told.attribute, told.skill, told.target, paid)
    return Odds(SIDES + 1 - chance, chance)


def _option(context: TableContext, action: healing.ChooseOption, found: Label) -> Label:
    """One of several lists of effects."""
    number, step = action.number, top(context)
    options = step.options if isinstance(step, healing.ChooseEffects) else ()
    said = text.clauses(context.ui.say, options[number]) if number < len(options) else str(number + 1)
    return replace(found, words=words.sentence(said), tip=risk_words(context, action), rank=-number)


def _pair(context: TableContext, action: experience.Pair, found: Label) -> Label:
    say = context.ui.say
    first, last = words.kind(say, action.one), words.kind(say, action.two)
    return replace(found, words=say("runebound-and", first=first, last=last))


def _change_gold(context: TableContext, action: trade.ChangeGold, found: Label) -> Label:
    code = "more" if action.amount > 0 else "less"
    said = context.ui.say(f"runebound-do-change_gold-{code}", amount=abs(action.amount))
    return replace(found, words=said)


def _traded(context: TableContext, action: trade.Give | trade.AskFor, found: Label) -> Label:
    """A card into the offer, or out of it again."""
    step = top(context)
    inside = isinstance(step, trade.Offer) and action.card in (*step.give, *step.want)
    code = f"runebound-do-{'back' if inside else action.verb}"
    return replace(found, words=context.ui.say(code, card=words.card(context.ui.say, action.card)))


def _bought(context: TableContext, action: market.Buy, found: Label) -> Label:
    """A market card with its price."""
    say, card = context.ui.say, action.card
    code = f"runebound-do-{'hire' if card in context.view.book.allies else 'buy'}"
    return replace(found, words=say(code, card=words.card(say, card), gold=price_of(context, card)))


def _sold(context: TableContext, action: market.Sell, found: Label) -> Label:
    """An Item with what it brings; nothing else is ever sold."""
    say, card = context.ui.say, action.card
    name = words.card(say, card)
    if card not in context.view.book.items:
        return replace(found, words=say("runebound-do-sell-never", card=name))
    gold = market.selling_price(context.view, context.view.active, card)
    return replace(found, words=say("runebound-do-sell", card=name, gold=gold))


def price_of(context: TableContext, card: str) -> int:
    """What a market card costs the seat that may buy it now."""
    step = top(context)
    change = step.price if isinstance(step, market.Hire) else 0
    return market.price(context.view, _buyer(context), card, change)


def _buyer(context: TableContext) -> int:
    step = top(context)
    return step.seat if isinstance(step, market.Drawn | market.Hire) else context.view.active


_SPECIAL: dict[type[Action], Callable[[TableContext, Any, Label], Label]] = {
    abilities.Use: _use, abilities.UsePaying: _use_paying, abilities.GoOn: _go_on, movement.Roll: _roll,
    movement.Stay: _halt, movement.StopMoving: _halt,
    phases.Attack: _rolled, phases.Defend: _rolled, escape.Escape: _rolled, skill.RollTest: _test,
    healing.ChooseOption: _option, experience.Pair: _pair, trade.ChangeGold: _change_gold,
    trade.Give: _traded, trade.AskFor: _traded, market.Buy: _bought, market.Sell: _sold,
    turn.EndTurn: _end_turn, wounds.Accept: _wounded,
}  # fmt: skip
"""Actions that are not said by the message of their verb alone."""


# ---------------------------------------------------------------------- previews


def preview(context: TableContext, option: Option) -> str:
    """What a drop or a click costs and brings."""
    action, say = option.action, context.ui.say
    if (odds := odds_of(context.view).get(action)) is not None:
        return _outlook(context, action, odds)
    match action:
        case market.Buy(card):
            return _buying(context, card)
        case market.Sell(card):
            gold = market.selling_price(context.view, context.view.active, card)
            return say("runebound-preview-sell", gold=gold)
        case belongings.Drop():
            return say("runebound-preview-drop")
        case healing.Heal(figure) if in_market(context):
            healed = market.healed_at_once(context.view, context.view.active, figure)
            return say("runebound-preview-heal", wounds=healed)
        case abilities.Use():
            return _using(context, action)
    return risk_words(context, action)


def _buying(context: TableContext, card: str) -> str:
    have, cost = context.view.players[_buyer(context)].gold, price_of(context, card)
    return context.ui.say("runebound-preview-buy", gold=cost, left=have - cost)


def _using(context: TableContext, action: abilities.Use) -> str:
    said = _what_it_does(context, action)
    if isinstance(action, abilities.UsePaying):
        return "\n".join((said, context.ui.say("runebound-preview-paid", amount=action.exhaustion)))
    return said
