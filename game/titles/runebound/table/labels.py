"""What the table of Runebound says: names in questions, buttons, chances, previews."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from game.engine.model import Action, Fact, Option
from game.titles.runebound.rules import combat, market, rolls, skill, standing
from game.titles.runebound.rules.book import ANY_AMOUNT, Book, Skill
from game.titles.runebound.rules.d20 import SIDES
from game.titles.runebound.rules.movement import dice_allowed
from game.titles.runebound.rules.rolls import Odds
from game.titles.runebound.rules.state import RuneboundState
from game.titles.runebound.table import text, words
from game.titles.runebound.table.words import Say
from game.ui.table.things import Label, TableContext

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
        other = fight.card or view.players[fight.defender].hero
        found |= {"foe": words.card(say, other), "phase": words.phase(say, fight.phase), "round": fight.round}
    top = view.stack[-1] if view.stack else None
    if isinstance(top, skill.SkillRoll):
        found["test"] = text.test_short(say, top.test)
    if isinstance(by := getattr(top, "by", None), object) and hasattr(by, "card"):
        found["card"] = words.card(say, by.card)
    return found


def status(context: TableContext) -> str:
    """The turn."""
    return context.ui.say("runebound-turn", turn=context.view.turn)


# ---------------------------------------------------------------------- actions

_ICONS = {
    "roll": "die", "stay": "skip", "done": "check", "pass": "skip", "ready": "check", "go_on": "arrow_right",
    "accept": "wound", "defend": "armor", "attack": "melee", "escape": "escape", "test": "d20",
    "negotiate": "trade", "attack_hero": "combat", "propose": "trade", "withdraw": "skip", "agree": "check",
    "gold": "gold", "prize_gold": "gold", "nothing": "skip", "decline": "skip", "pair": "experience",
    "kind": "experience", "confirm": "check", "keep_hero": "hero", "leave": "deck", "under": "arrow_down",
    "draw": "adventure", "meet": "hero", "heal": "life", "buy": "market", "sell": "gold", "drop": "discard",
    "use": "activate", "discard": "discard", "fight": "retinue", "option": "arrow_right",
}  # fmt: skip
_RANKS = {
    "done": 5, "go_on": 5, "ready": 5, "accept": 5, "confirm": 5, "test": 8, "attack": 6, "defend": 3,
    "pass": -5, "stay": -15, "decline": -5, "nothing": -5, "keep_hero": 5, "propose": 8, "withdraw": -2,
    "negotiate": -3, "attack_hero": -4, "escape": -6, "use": -1, "agree": 6,
}  # fmt: skip
_ARGUMENTS: dict[str, tuple[str, ...]] = {
    "walk": ("place",), "fly": ("place",), "step": ("die", "place"), "teleport": ("town",), "pick": ("die",),
    "meet": ("seat",), "fight": ("town",), "discard": ("card",), "buy": ("card",), "sell": ("card",),
    "drop": ("card",), "keep": ("card",), "heal": ("figure",), "kind": ("kind",), "counter": ("space",),
    "negotiate": ("seat",), "attack_hero": ("seat",), "give": ("card",), "ask": ("card",), "gold": ("gold",),
    "town": ("town",), "hero": ("hero",), "prize": ("card",), "pay": ("colour",), "look": ("colour",),
}  # fmt: skip
_DONE = {
    "Market": "market", "MoveByDice": "move", "Flight": "move", "BuyExperience": "experience",
    "EndOfTurn": "turn",
}  # fmt: skip
_GO_ON = {
    "EscapePhase": "fight", "Phase": "phase", "SetNumber": "roll", "Strike": "roll", "Recall": "wake",
    "DefeatByCard": "fight",
}  # fmt: skip


def label(context: TableContext, action: Action) -> Label:
    """Words and icon of an action; the words are plain, the tip is rich."""
    found = rich_label(context, action)
    return replace(found, words=words.spoken(context.ui.say, found.words))


def rich_label(context: TableContext, action: Action) -> Label:
    """The same with rich words, for what is drawn large."""
    special = _SPECIAL.get(action.verb)
    if special is not None:
        return special(context, action)
    named = facts(context, dict(zip(_ARGUMENTS.get(action.verb, ()), action.args, strict=False)))
    said = context.ui.say(f"runebound-do-{action.verb}", **named)
    return Label(said, _ICONS.get(action.verb, ""), _tip(context, action), _RANKS.get(action.verb, 0))


def _tip(context: TableContext, action: Action) -> str:
    """The card that an action is about, in words."""
    about = str(action.args[0]) if action.args else ""
    names = _ARGUMENTS.get(action.verb, ())
    return text.whole(context.ui.say, context.view.book, about) if names[:1] in (("card",), ("hero",)) else ""


def asked(context: TableContext) -> str:
    """The name of the step that asks now."""
    return type(context.view.stack[-1]).__name__ if context.view.stack else ""


def in_market(context: TableContext) -> bool:
    """Whether the active seat trades in a town."""
    return asked(context) == "Market"


def _use(context: TableContext, action: Action) -> Label:
    """An ability: its card by name, what it does in the tip."""
    say, card, number = context.ui.say, str(action.args[0]), int(action.args[1])
    book: Book = context.view.book
    told = standing.abilities(book, card)[number]
    name = words.card(say, card)
    said = say("runebound-do-use", card=name)
    if len(action.args) > 2:
        said = say("runebound-do-use-paid", card=name, amount=int(action.args[2]))
    elif sum(one.when == told.when for one in standing.abilities(book, card)) > 1:
        said = words.sentence(text.clauses(say, told.effects, told.when))
    return Label(said, _ICONS["use"], text.ability(say, book, card, told), _RANKS["use"])


def _roll(context: TableContext, action: Action) -> Label:
    """So many dice, and a rest for each of the others."""
    number = int(action.args[0])
    most = dice_allowed(context.view, context.view.active)
    code = "roll" if number == most else "rest" if number else "rest-all"
    said = context.ui.say(f"runebound-do-{code}", dice=number, rest=most - number)
    return Label(said, "die" if number else "exhaustion", rank=number if number == most else number - 10)


def _of_step(codes: dict[str, str], usual: str) -> Callable[[TableContext, Action], Label]:
    """Words that depend on the step that asks."""

    def labelled(context: TableContext, action: Action) -> Label:
        code = codes.get(asked(context), usual)
        said = context.ui.say(f"runebound-do-{action.verb}-{code}")
        return Label(said, _ICONS[action.verb], rank=_RANKS[action.verb])

    return labelled


def _rolled(context: TableContext, action: Action) -> Label:
    """Attack, defence, escape: with what it needs and its chance."""
    say = context.ui.say
    code = f"runebound-do-{action.verb}"
    if action.verb == "escape":
        code = f"{code}-{action.args[0]}"
    named: dict[str, Fact] = (
        {"figure": words.card(say, str(action.args[0]))} if action.verb == "attack" else {}
    )
    named |= _paid(context)
    said, odds = say(code, **named), odds_of(context.view).get(action)
    if odds is not None:
        said = say("runebound-do-chance", words=said, percent=percent(odds))
    tip = "\n".join((odds_words(say, odds), sums(context, action))).strip() if odds is not None else ""
    return Label(said, _ICONS[action.verb], tip, _RANKS[action.verb])


def _paid(context: TableContext) -> dict[str, Fact]:
    """What Exhaustion paid for a test is and adds."""
    skill: Skill = context.view.book.skill
    return {"exhaustion": skill.exhaustion, "bonus": skill.bonus}


def sums(context: TableContext, action: Action) -> str:
    """What makes up the number that is added to a combat roll, card by card."""
    say, view = context.ui.say, context.view
    if view.fight is None or action.verb not in ("attack", "defend"):
        return ""
    seat, phase = view.fight.attacker, view.fight.phase
    figure = str(action.args[0]) if action.args else view.players[seat].hero
    parts = [
        say("runebound-part", card=words.card(say, card), signed=words.signed(value))
        for card, value in rolls.parts(view, seat, figure, phase, action.verb == "attack")
    ]
    return words.listed(say, parts)


def without_chance(context: TableContext, action: Action) -> str:
    """The words of something that is rolled for, alone."""
    say, paid = context.ui.say, _paid(context)
    if action.verb in ("escape", "test"):
        return say(f"runebound-do-{action.verb}-{action.args[0]}", **paid)
    if action.verb == "attack":
        return words.card(say, str(action.args[0]))
    return say(f"runebound-do-{action.verb}", **paid)


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
    """Needs 9 or more: 60 %."""
    if odds.of != SIDES:
        return say("runebound-odds-both", chance=odds.chance, of=odds.of, percent=percent(odds))
    least = max(1, SIDES + 1 - odds.chance)
    return say("runebound-odds", need=least, chance=odds.chance, percent=percent(odds))


def _test(context: TableContext, action: Action) -> Label:
    """A skill test with its chance."""
    say, paid = context.ui.say, int(action.args[0])
    said = say(f"runebound-do-test-{paid}", **_paid(context))
    step = context.view.stack[-1] if context.view.stack else None
    if isinstance(step, skill.SkillRoll):
        chance = test_odds(context.view, step, bool(paid))
        said = say("runebound-do-chance", words=said, percent=percent(chance))
    return Label(said, "d20", rank=_RANKS["test"] - paid)


def test_odds(view: RuneboundState, step: skill.SkillRoll, paid: bool) -> Odds:
    """The chance of a skill test."""
    told = step.test
    chance = skill.chance(view, step.seat, told.attribute, told.skill, told.target, paid)
    return Odds(SIDES + 1 - chance, chance)


def _option(context: TableContext, action: Action) -> Label:
    """One of several lists of effects."""
    say, number = context.ui.say, int(action.args[0])
    step = context.view.stack[-1] if context.view.stack else None
    options = getattr(step, "options", ())
    said = text.clauses(say, options[number]) if number < len(options) else str(number + 1)
    return Label(words.sentence(said), _ICONS["option"], rank=-number)


def _pair(context: TableContext, action: Action) -> Label:
    say = context.ui.say
    one, two = (words.kind(say, str(kind)) for kind in action.args)
    return Label(say("runebound-and", first=one, last=two), "experience")


def _gold(context: TableContext, action: Action) -> Label:
    number = int(action.args[0])
    code = "more" if number > 0 else "less"
    return Label(context.ui.say(f"runebound-do-gold-{code}", amount=abs(number)), "gold", rank=-20)


def _traded(context: TableContext, action: Action) -> Label:
    """A card into the offer, or out of it again."""
    step = context.view.stack[-1] if context.view.stack else None
    card = str(action.args[0])
    inside = card in (*getattr(step, "give", ()), *getattr(step, "want", ()))
    code = f"runebound-do-{'back' if inside else action.verb}"
    return Label(
        context.ui.say(code, card=words.card(context.ui.say, card)), "trade", _tip(context, action), -20
    )


def _bought(context: TableContext, action: Action) -> Label:
    """A market card with its price, a sale with what it brings."""
    say, card = context.ui.say, str(action.args[0])
    name = words.card(say, card)
    if action.verb == "buy":
        said = say(
            f"runebound-do-{'hire' if card in context.view.book.allies else 'buy'}",
            card=name,
            gold=price_of(context, card),
        )
    elif card in context.view.book.items:
        said = say(
            "runebound-do-sell", card=name, gold=market.selling_price(context.view, context.view.active, card)
        )
    else:
        said = say("runebound-do-sell-never", card=name)
    return Label(said, _ICONS[action.verb], _tip(context, action))


def price_of(context: TableContext, card: str) -> int:
    """What a market card costs the seat that may buy it now."""
    step = context.view.stack[-1] if context.view.stack else None
    change = step.price if isinstance(step, market.Hire) else 0
    return market.price(context.view, getattr(step, "seat", context.view.active), card, change)


_SPECIAL: dict[str, Callable[[TableContext, Action], Label]] = {
    "use": _use, "roll": _roll, "attack": _rolled, "defend": _rolled, "escape": _rolled, "test": _test,
    "option": _option, "pair": _pair, "gold": _gold, "give": _traded, "ask": _traded, "buy": _bought,
    "sell": _bought, "done": _of_step(_DONE, "turn"), "go_on": _of_step(_GO_ON, "on"),
    "pass": _of_step({"FaceToFace": "part"}, "nobody"), "decline": _of_step({"Answer": "refuse"}, "none"),
}  # fmt: skip


# ---------------------------------------------------------------------- previews


def preview(context: TableContext, option: Option) -> str:
    """What a drop or a click costs and brings."""
    action, say = option.action, context.ui.say
    if (odds := odds_of(context.view).get(action)) is not None:
        return "\n".join((odds_words(say, odds), sums(context, action))).strip()
    show = _PREVIEWS.get(action.verb)
    return show(context, action) if show is not None else ""


def _preview_buy(context: TableContext, action: Action) -> str:
    card = str(action.args[0])
    have, cost = context.view.players[_buyer(context)].gold, price_of(context, card)
    return context.ui.say("runebound-preview-buy", gold=cost, left=have - cost)


def _buyer(context: TableContext) -> int:
    step = context.view.stack[-1] if context.view.stack else None
    return int(getattr(step, "seat", context.view.active))


def _preview_sell(context: TableContext, action: Action) -> str:
    gold = market.selling_price(context.view, context.view.active, str(action.args[0]))
    return context.ui.say("runebound-preview-sell", gold=gold)


def _preview_heal(context: TableContext, _: Action) -> str:
    """In the market a gold heals; elsewhere a card does."""
    if not in_market(context):
        return ""
    healed = market.healed_for_one(context.view, context.view.active)
    return context.ui.say("runebound-preview-heal", wounds=healed)


def _preview_use(context: TableContext, action: Action) -> str:
    card = str(action.args[0])
    book: Book = context.view.book
    told = standing.abilities(book, card)[int(action.args[1])]
    paid = int(action.args[2]) if len(action.args) > 2 else 0
    said = text.ability(context.ui.say, book, card, told)
    if told.cost.exhaustion == ANY_AMOUNT:
        return "\n".join((said, context.ui.say("runebound-preview-paid", amount=paid)))
    return said


_PREVIEWS: dict[str, Callable[[TableContext, Action], str]] = {
    "buy": _preview_buy, "sell": _preview_sell, "heal": _preview_heal, "use": _preview_use,
    "drop": lambda context, _: context.ui.say("runebound-preview-drop"),
}  # fmt: skip
