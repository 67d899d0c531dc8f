"""What choices are called in a list, where no hand shows which piece and which place is meant."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.engine.model import Action, Choice, Option, Ref
from game.ui.table.api import Box

if TYPE_CHECKING:
    from game.text.table import TextTable

WAYS = ("e", "ne", "n", "nw", "w", "sw", "s", "se")

Named = list[tuple[str, Choice]]


def named(table: TextTable, choices: Sequence[Choice]) -> Named:
    """Choices by name. The same words are told apart by what they are done with; cards of the hand that are
    called alike are alike, as are dice that lead to the same place, and only the first one is offered."""
    alike = _alike(table, choices)
    words_of = {id(choice): words for words, found in alike.items() for choice in found.values()}
    return [
        (_told_apart(table, words_of[id(c)], c.option, [*alike[words_of[id(c)]].values()]), c)
        for c in choices
        if id(c) in words_of
    ]


def offered(table: TextTable, choices: Sequence[Choice]) -> dict[Action, Action]:
    """Of each action the one that is offered for it: mostly itself, else one that is as good as the same."""
    alike = _alike(table, choices)
    return {
        c.option.action: alike[_label(table, c.option.action)][_kin(table, c)].option.action for c in choices
    }


def _alike(table: TextTable, choices: Sequence[Choice]) -> dict[str, dict[object, Choice]]:
    """By words, and by what makes choices as good as the same: the first of these."""
    found: dict[str, dict[object, Choice]] = {}
    for choice in choices:
        found.setdefault(_label(table, choice.option.action), {}).setdefault(_kin(table, choice), choice)
    return found


def _label(table: TextTable, action: Action) -> str:
    """An action in words; where these are the name of a card alone, with the first of what the card does."""
    label = table.table.words.label(table.context, action)
    words = table.plain(label.words)
    if label.tip and words in table.card_names:
        does = (line for line in table.plain(label.tip).split("\n") if not line.startswith(words))
        return table.ui.say("text-with", what=words, place=next(does, ""))
    return words


def _kin(table: TextTable, choice: Choice) -> object:
    """What is equal for choices of the same words that are as good as the same."""
    option = choice.option
    source = option.source or ""
    alike = table.held.get(source, "")
    if not alike and option.target in table.places and source not in table.lying:
        alike = table.names.get(source, "")
    refused = choice.reason.code if choice.reason is not None else ""
    return (alike, option.target, refused) if alike else option.action


def _told_apart(table: TextTable, words: str, option: Option, alike: Sequence[Choice]) -> str:
    """The name of a choice with where it leads, where that has no name of its own, and with what it is done;
    else with what no other choice of the same words has: what it is done with, or where that lies; where it
    has no such words, which of them it is."""
    say, names, lying = table.ui.say, table.names, table.lying
    if option.target in table.nameless:
        there = say("text-place", name=words, id=_where(table, option))
        name = names.get(option.source or "", "")
        used = {names.get(c.option.source or "", "") for c in alike if c.option.target == option.target}
        return say("text-with", what=there, place=name) if len(used) > 1 else there
    if len(alike) == 1:
        return words
    refs = [(choice.option.target or "", choice.option.source or "") for choice in alike]
    target, source = option.target or "", option.source or ""
    for own, others in (
        (names.get(target), [names.get(other) for other, _ in refs]),
        (names.get(source), [names.get(other) for _, other in refs]),
        (lying.get(source), [lying.get(other) for _, other in refs]),
    ):
        if own and others.count(own) == 1:
            return say("text-with", what=words, place=own)
    number = [choice.option for choice in alike].index(option) + 1
    return say("text-place", name=words, id=say("text-nth", number=number, all=len(alike)))


def _where(table: TextTable, option: Option) -> str:
    """Where a target lies, seen from the source, else from the chooser's own piece."""
    target = option.target or ""
    pieces = {thing.ref: thing for thing in table.things if thing.on_board}
    begins = (option.source or "", *table.table.words.own(table.context))
    source = next((pieces[ref] for ref in begins if ref in pieces), None)
    if source is None:
        return place_id(target)
    way = table.ui.say(f"text-way-{_way(source.box, table.places[target].box)}")
    return table.ui.say("text-toward", way=way, id=place_id(target))


def _way(start: Box, end: Box) -> str:
    """The direction from the middle of a box to that of another one; "here" where it lies in it."""
    dx, dy = end[0] + end[2] / 2 - start[0] - start[2] / 2, end[1] + end[3] / 2 - start[1] - start[3] / 2
    if abs(dx) < end[2] / 2 and abs(dy) < end[3] / 2:
        return "here"
    return WAYS[round(math.atan2(-dy, dx) / (math.pi / 4)) % len(WAYS)]


def place_id(ref: Ref) -> str:
    """The id of a place as words."""
    return ref.rpartition(":")[2].replace("_", " ").replace(".", " ")
