"""The log of Runebound: its lines, how events are announced, what a line points at; score rows."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.engine.model import Event, Fact, Ref
from game.presentation.announcements import SILENT, Announcement, refs_of, sounds
from game.presentation.title_words import Context
from game.titles.runebound.rules.state.book import PHASES
from game.titles.runebound.rules.state.state import Fight, card_ref, deck_ref, figure_ref, space_ref, town_ref
from game.titles.runebound.words import names
from game.titles.runebound.words.facts import facts

ANNOUNCEMENTS: dict[str, Announcement] = {
    **sounds(
        dice="roll_movement", wood="move heal threat counter offer", horn="event", clash="combat duel",
        quest="defeated",
        coin="gain_gold buy sell prize_gold give_gold take_counter experience",
        card="adventure lay_out turn_up keep drop retinue give_card look prize",
    ),
    "roll": Announcement("dice", minor=True),
    "wounds": Announcement("wood"),
    **dict.fromkeys(("inflict", "exhaustion"), Announcement("wood", minor=True)),
    "use": Announcement("card", minor=True),
    **dict.fromkeys(("round", "cancel", "mend"), Announcement(minor=True)),
    "doom": Announcement("horn", "doom", headline=True),
    "overrun": Announcement("fall", "overrun", headline=True, common=True),
    "spared": Announcement("", "town", headline=True),
    "knocked_out": Announcement("horn", "wound", headline=True),
    "duel_won": Announcement(headline=True),
    "won": Announcement("", "trophy", headline=True),
    "lost": Announcement("fall", "overrun", headline=True, common=True),
}  # fmt: skip
THREAT_ROLLS = ("threat", "threat_missed", "town")
"""Rolls in the threat step, which are shown on the threat track."""
_THREAT_ROLL = Announcement("dice", headline=True)


def is_threat_roll(event: Event) -> bool:
    """Return whether a die was rolled in the threat step."""
    return event.verb == "roll" and event.facts["what"] in THREAT_ROLLS


def is_town_roll(event: Event) -> bool:
    """Return whether a die was rolled for a town."""
    return event.verb == "roll" and event.facts["what"] == "town"


def announcement(event: Event) -> Announcement:
    """Return how an event is announced; the rolls of the threat step are shown large."""
    if is_threat_roll(event):
        return _THREAT_ROLL
    return ANNOUNCEMENTS.get(event.verb, SILENT)


def log_line(context: Context, event: Event) -> str:
    """Return an event in one line of rich words."""
    given, say = event.facts, context.say
    special = _LOGGED.get(event.verb)
    if special is not None:
        return special(context, given)
    return say(f"runebound-log-{event.verb}", **facts(context, given))


def _log_roll(context: Context, given: dict[str, Fact]) -> str:
    """Return a throw of the d20, and what it comes to."""
    what = str(given["what"])
    code = what if what in _ROLLS else "test"
    named = facts(context, given) | {"came": summed(context.say, given), "by": _by(context, given)}
    if code == "test":
        named["skill"] = names.skill(context.say, what)
    if what == "threat":
        named["falls"] = int(town_falls(given))
    if phase := str(given.get("phase", "")):
        named["phase"] = names.token(phase) if phase in PHASES else names.phase(context.say, phase)
    ending = "" if code == "town" else f"-{code}"
    return context.say(f"runebound-log-roll{ending}", **named)


def town_falls(given: Mapping[str, Fact]) -> bool:
    """Return whether a threat roll that counts reaches the number at which a town falls."""
    return int(given["total"]) >= int(given["target"])


def summed(say: names.Say, given: Mapping[str, Fact]) -> str:
    """Return what a roll came to, with the sum where something was added to the die."""
    bonus = int(given["bonus"])
    if not bonus:
        return str(given["result"])
    sign = "+" if bonus > 0 else "−"
    return say("runebound-sum", result=given["result"], sign=sign, size=abs(bonus), total=given["total"])


def _by(context: Context, given: dict[str, Fact]) -> str:
    """Return who rolled, where that is not a Hero.

    It is not compared with the Hero that the seat has now: another one may have rolled, and fallen since.
    """
    figure = str(given.get("figure", ""))
    if not figure or figure in context.view.book.heroes:
        return ""
    return context.say("runebound-log-by", figure=names.card(context.say, figure))


_ROLLS = ("attack", "defend", "number", "escape", "threat", "threat_missed", "town")


def _log_movement(context: Context, given: dict[str, Fact]) -> str:
    faces = (context.view.book.movement.faces[int(face)] for face in str(given["faces"]).split())
    dice = " ".join("".join(names.token(symbol) for symbol in face) for face in faces)
    return context.say("runebound-log-roll_movement", dice=dice)


def _log_heal(context: Context, given: dict[str, Fact]) -> str:
    """Return the Wounds and Exhaustion that were removed."""
    say = context.say
    wounds, tired = int(given.get("wounds", given.get("amount", 0))), int(given.get("exhaustion", 0))
    parts = [f"{n}~{names.token(kind)}" for n, kind in ((wounds, "wound"), (tired, "exhaustion")) if n]
    named = {"figure": names.card(say, str(given["figure"])), "things": names.listed(say, parts)}
    return say("runebound-log-heal", **named) if parts else ""


def _log_experience(context: Context, given: dict[str, Fact]) -> str:
    say = context.say
    kinds = [names.kind(say, str(given[name])) for name in ("kind", "other")]
    return say("runebound-log-experience", kinds=names.listed(say, kinds))


def _log_buy(context: Context, given: dict[str, Fact]) -> str:
    """Return that an Item is bought, or an Ally hired."""
    is_ally = int(given["card"] in context.view.book.allies)
    return context.say("runebound-log-buy", **facts(context, given) | {"is_ally": is_ally})


def _log_undefeated(context: Context, given: dict[str, Fact]) -> str:
    named = facts(context, given)
    return context.say("runebound-log-undefeated", **named | {"how": str(given["how"])})


def _log_offer(context: Context, given: dict[str, Fact]) -> str:
    """Return what one side would give, and for what."""
    say, gold = context.say, int(given["gold"])
    sides = []
    for cards, amount in ((given["give"], gold), (given["want"], -gold)):
        parts = [names.card(say, card) for card in str(cards).split()]
        parts += [say("runebound-trade-gold", amount=amount)] if amount > 0 else []
        sides.append(names.listed(say, parts) or say("runebound-trade-nothing"))
    return say("runebound-log-offer", **facts(context, given) | {"given": sides[0], "wanted": sides[1]})


def _log_counters(context: Context, given: dict[str, Fact]) -> str:
    """Return the Adventure Counters from the supply."""
    say = context.say
    counters = say("runebound-counters", number=given["amount"])
    return say("runebound-log-gain_counter", counters=counters, **facts(context, given))


_LOGGED: dict[str, Callable[[Context, dict[str, Any]], str]] = {
    "roll": _log_roll, "roll_movement": _log_movement, "heal": _log_heal, "experience": _log_experience,
    "undefeated": _log_undefeated, "gain_counter": _log_counters, "offer": _log_offer, "buy": _log_buy,
}  # fmt: skip


def where(event: Event) -> Sequence[Ref]:
    """Return the refs that a log line points at."""
    return refs_of(event, _REFS)


_REFS = {
    "place": [space_ref], "space": [space_ref], "town": [space_ref, town_ref], "card": [card_ref],
    "figure": [figure_ref, card_ref], "hero": [figure_ref], "deck": [deck_ref],
}  # fmt: skip
_SOURCES = {
    "runes": "rune", "experience": "experience", "gold": "gold", "defeated_retinue": "retinue",
}  # fmt: skip


def source(context: Context, name: str) -> tuple[str, str]:
    """Return the words and the icon of a row of the score sheet."""
    return context.say(f"runebound-source-{name}"), _SOURCES.get(name, "adventure")


def long_effect(context: Context) -> str | None:
    """Return "combat" while nobody but bots decides in one."""
    fight: Fight | None = context.view.fight
    sides = (fight.attacker, fight.defender) if fight is not None else ()
    alone = all(context.people[seat].bot for seat in sides if seat >= 0)
    return "combat" if sides and alone else None
