"""The log of Scythe in words, what its lines point at, and how events sound."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.model import Event, Ref
from game.titles.scythe.rules.state import card_ref, place_ref, section_ref, unit_ref
from game.titles.scythe.table import tokens, words
from game.titles.scythe.table.labels import facts, top_of
from game.ui.table.things import TableContext

_SOUNDS = {
    "turn": "", "section": "wood", "step": "wood", "deploy": "wood", "build": "wood", "enlist": "wood",
    "upgrade": "wood", "worker": "wood", "resource": "wood", "gain": "coin", "pay": "coin", "give": "coin",
    "draw": "card", "draw_cards": "card", "encounter": "card", "factory_card": "card", "reveal": "horn",
    "star": "horn", "combat": "horn", "reveal_power": "card", "steal": "card", "discard": "card",
    "game_over": "horn", "go_home": "wood", "fly": "wood", "leave_flag": "wood", "leave_trap": "wood",
    "arm_trap": "wood", "trap_sprung": "horn", "use_tile": "card", "air_combat": "horn", "toll": "coin",
    "last_turns": "horn",
}  # fmt: skip


MILESTONES = {
    "star": "triumph", "trap_sprung": "trap_sprung", "last_turns": "hourglass", "game_over": "hourglass",
}  # fmt: skip
"""What everybody should notice, with its icon."""


def log_line(context: TableContext, event: Event) -> str:
    """An event in a line; a gain above the top of a track is nothing."""
    named = facts(context, event.facts)
    verb, given, say, book = event.verb, event.facts, context.ui.say, context.view.book
    if "unit" in given:
        named["unit"] = words.marked(say, str(given["unit"]))
    if verb == "gain" and not given["amount"]:
        return ""
    if verb == "top":
        code = "scythe-log-top-factory" if given["gain"] in book.factory else "scythe-log-top"
        return say(code, **named)
    if verb == "enlist":
        gain = str(given["gain"])
        named["gain"] = words.amount(say, gain, book.one_time[gain])
    elif verb == "trap_sprung":
        named["things"] = tokens.takes(book, say, str(given["kind"]))
    elif verb == "upgrade":
        named["top"] = words.action(say, top_of(book, str(given["box"])))
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


_HEADLINES = ("combat_won", "star", "trap_sprung", "last_turns", "game_over")


def is_headline(event: Event) -> bool:
    """Combats, stars, traps and the end are told large when the turn ends."""
    return event.verb in _HEADLINES


def sound(event: Event) -> str:
    """The sound of an event."""
    return _SOUNDS.get(event.verb, "")
