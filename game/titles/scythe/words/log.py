"""The log of Scythe in words, the refs of its lines, and announcements."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.model import Event, Ref
from game.presentation.announcements import Announcement, refs_of, sounds
from game.presentation.title_words import Context
from game.titles.scythe.rules.state.state import card_ref, place_ref, section_ref, unit_ref
from game.titles.scythe.words import terms, tokens
from game.titles.scythe.words.labels import facts, top_of

ANNOUNCEMENTS: dict[str, Announcement] = {
    **sounds(
        wood="step build enlist upgrade worker resource go_home fly leave_flag leave_trap"
        " arm_trap",
        coin="gain give toll", clash="reveal", horn="combat air_combat", step="deploy",
        card="draw draw_cards encounter factory_card reveal_power steal discard use_tile",
    ),
    "section": Announcement("wood", minor=True),
    "pay": Announcement("coin", minor=True),
    **dict.fromkeys(("top", "bottom"), Announcement(minor=True)),
    "combat_won": Announcement(headline=True),
    "star": Announcement("star", "triumph", headline=True),
    "trap_sprung": Announcement("horn", "trap_sprung", headline=True),
    "last_turns": Announcement("horn", "hourglass", headline=True),
    "game_over": Announcement("", "hourglass", headline=True, common=True),
}  # fmt: skip


def log_line(context: Context, event: Event) -> str:
    """Return an event in a line; "" for a gain above the top of a track."""
    named = facts(context, event.facts)
    verb, given, say, book = event.verb, event.facts, context.say, context.view.book
    if "unit" in given:
        named["unit"] = terms.marked(say, str(given["unit"]))
    if verb == "gain" and not given["amount"]:
        return ""
    if verb == "top":
        code = "scythe-log-top-factory" if given["gain"] in book.factory else "scythe-log-top"
        return say(code, **named)
    if verb == "combat_won" and given.get("tie"):
        return say("scythe-log-combat_won-tie", **named)  # SCY-159
    if verb == "enlist":
        gain = str(given["gain"])
        named["gain"] = terms.amount(say, gain, book.one_time[gain])
    elif verb == "trap_sprung":
        named["things"] = tokens.takes(book, say, str(given["kind"]))
    elif verb == "upgrade":
        named["top"] = terms.action(say, top_of(book, str(given["box"])))
    elif verb == "reveal_power" and not given["values"]:
        return say("scythe-log-reveal_power-bare", **named)
    elif verb == "reveal_power":
        values = str(given["values"]).split()
        named |= {"values": " + ".join(values), "count": len(values)}
    return say(f"scythe-log-{verb}", **named)


def where(event: Event) -> Sequence[Ref]:
    """Return the refs that a log line points at."""
    refs = refs_of(event, _REFS)
    if "section" in event.facts:
        refs.append(section_ref(event.facts["seat"], event.facts["section"]))
    return refs


_REFS = {"place": [place_ref], "start": [place_ref], "unit": [unit_ref], "card": [card_ref]}
