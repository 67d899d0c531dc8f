"""The house rules of a table in words: options that change rules of the rulebook."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.engine.model import Fact
from game.engine.title import TableOption, Title
from game.errors import Say


def chosen(title: Title, options: Mapping[str, Fact], seats: int) -> Sequence[TableOption]:
    """Return the house rules that are on: options with another value than the default, if they matter."""
    table = title.completed(options, seats)
    return [
        option
        for option in title.options
        if option.is_house_rule and title.is_relevant(option, table)
        if table[option.id] in option.choices and table[option.id] != title.default(option, seats)
    ]


def in_words(say: Say, title: Title, options: Mapping[str, Fact], seats: int) -> list[str]:
    """Return the house rules that are on: "Length of the game: Short"."""
    return [_words(say, title, option, options) for option in chosen(title, options, seats)]


def by_rule(say: Say, title: Title, options: Mapping[str, Fact], seats: int) -> dict[str, str]:
    """Return the house rules that are on by the number of each rule that they change, with explanations."""
    found = dict[str, str]()
    for option in chosen(title, options, seats):
        value = str(options[option.id])
        name = f"{title.id}-option-{option.id}-help"
        helps = say(name, chosen=value, **title.numbers(option, value))
        note = say("rules-at-this-table", house=_words(say, title, option, options), words=helps)
        found |= {rule: "\n".join(filter(None, (found.get(rule), note))) for rule in option.rules}
    return found


def _words(say: Say, title: Title, option: TableOption, options: Mapping[str, Fact]) -> str:
    name = f"{title.id}-option-{option.id}"
    return say("scores-house-rule", name=say(name), value=say(f"{name}-{options[option.id]}"))
