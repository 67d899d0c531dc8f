"""The log in words, sounds and headlines of events, what log lines point at, rows of the score sheet."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.model import Event, Ref
from game.presentation.announcements import Announcement, refs_of, sounds
from game.presentation.title_words import Context
from game.titles.raiders.rules.state.book import PLUNDER
from game.titles.raiders.rules.state.state import card_ref, place_ref, quest_ref, worker_ref
from game.titles.raiders.words import phrases, tips
from game.titles.raiders.words.labels import facts

ANNOUNCEMENTS: dict[str, Announcement] = {
    **sounds(
        card="draw hire discard use_play take_pair swap take_eagle take_horse", horn="raid",
        wood="place pick_up take_space take_plunder", dice="rolled rerolled",
        coin="gain pay",
    ),
    "raid_result": Announcement("clash", headline=True),
    "killed": Announcement("fall", headline=True),
    "quest_done": Announcement("quest", "quest", headline=True),
    "final_round": Announcement("horn", "hourglass", headline=True),
    "game_over": Announcement("", "hourglass", headline=True, common=True),
}  # fmt: skip
_ANIMALS = {"take_eagle": "eagle", "take_horse": "horse", "return_eagle": "eagle"}
"""The side of the animal's card that counts, by the verb of the event."""


def log_line(context: Context, event: Event) -> str:
    """Return an event in one line of rich words."""
    named, say, book = facts(context, event.facts), context.say, context.view.book
    if event.verb == "quest_done":
        named["vp"] = book.quests[str(event.facts["quest"])].vp
    if event.verb == "quest_shown":
        named["quest"] = tips.quest_clause(say, book.quests[str(event.facts["quest"])])
    if event.verb in _ANIMALS:
        named["animal"] = phrases.animal_name(book, say, str(event.facts["card"]), _ANIMALS[event.verb])
    if event.verb == "take_space":
        taken = {item: int(event.facts[item]) for item in PLUNDER if item in event.facts}
        named["taken"] = phrases.amounts(say, taken)
        if not taken:
            return say("raiders-log-take_space-bare", **named)
    return say(f"raiders-log-{event.verb}", **named)


def where(event: Event) -> Sequence[Ref]:
    """Return the cards, workers and places that a log line points at."""
    return refs_of(event, _REFS)


_REFS = {
    "card": [card_ref], "hero": [card_ref], "leaving": [card_ref], "place": [place_ref, quest_ref],
    "worker": [worker_ref],
}  # fmt: skip
_SOURCES = {
    "raids": "raid", "crew": "crew", "animals": "horse", "quests": "quest", "pieces": "crew",
    "goods": "silver",
}  # fmt: skip


def source(context: Context, name: str) -> tuple[str, str]:
    """Return the words and the icon of a row of the score sheet."""
    return context.say(f"raiders-source-{name}"), _SOURCES.get(name, name)
