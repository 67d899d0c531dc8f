"""Agreements in words: the fields and changes of a position, as log, window and terminal name them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from game.engine.model import UNKNOWN, Fact
from game.engine.title import Title
from game.presentation.context import Context

PLAYERS = "players"


class Names(Protocol):
    """A title's names for what stands in fields of positions."""

    title: Title

    def name_of(self, context: Context, id_: str) -> str: ...


def has_words(context: Context, title: str, field: str) -> bool:
    """Return whether a title has words for a field."""
    return context.messages.has(f"{title}-field-{field}")


def field_name(context: Context, title: str, field: str, *, of_seat: bool, key: str = "") -> str:
    """Return the name of a field without its place; its own name where the title has no words for it.

    Its message may name what it belongs to as $key, and ask whether it is a seat's by $of.
    """
    if not has_words(context, title, field):
        return field.replace("_", " ")
    return context.say(f"{title}-field-{field}", of="seat" if of_seat else "table", key=key)


def field_words(context: Context, names: Names, path: str, *, with_name: bool = True) -> str:
    """Return a field in words: whose it is, unless `with_name` is False, which one, and what it belongs
    to."""
    parts, say = path.split("."), context.say
    of_seat = parts[0] == PLAYERS and len(parts) > 2
    whose, parts = (context.people[int(parts[1])].name, parts[2:]) if of_seat else ("", parts)
    inner = "-".join(parts)
    own = len(parts) == 2 and has_words(context, names.title.id, inner)  # a field within a field
    key = "" if own else _key_words(context, names, parts[1:])
    words = field_name(context, names.title.id, inner if own else parts[0], of_seat=of_seat, key=key)
    if key and key not in words:
        words = say("agree-part", field=words, part=key)
    return say("agree-of", name=whose, field=words) if whose and with_name else words


def _key_words(context: Context, names: Names, parts: list[str]) -> str:
    """Return what stands behind the name of a field: a thing or a number, and perhaps a field of it."""
    last = field_name(context, names.title.id, parts[-1], of_seat=False) if parts else ""
    tail = len(parts) > 1 and has_words(context, names.title.id, parts[-1])
    key = ".".join(parts[:-1] if tail else parts)
    words = str(int(key) + 1) if key.isdecimal() else value_words(context, names, key) if key else ""
    return context.say("agree-part", field=words, part=last) if tail else words


def value_words(context: Context, names: Names, value: str) -> str:
    """Return a value of a field in words."""
    if value in ("yes", "no"):
        return context.say(f"agree-{value}")
    if value == UNKNOWN:
        return context.say("agree-hidden")
    return value if value.isdecimal() else names.name_of(context, value)


def change_words(context: Context, names: Names, facts: Mapping[str, Fact]) -> str:
    """Return a change in words, from the facts of its event."""
    say, how, field = context.say, facts["how"], field_words(context, names, str(facts["field"]))
    if how == "number":
        amount = int(facts["amount"])
        return say("agree-more" if amount > 0 else "agree-less", field=field, amount=abs(amount))
    if how == "put":
        source = field_words(context, names, str(facts["source"]))
        thing = value_words(context, names, str(facts["thing"]))
        return say("agree-put", thing=thing, source=source, field=field)
    if facts["value"] == "":
        return say("agree-emptied", field=field)
    return say(f"agree-{how}", field=field, value=value_words(context, names, str(facts["value"])))


def log_line(context: Context, names: Names, facts: Mapping[str, Fact]) -> str:
    """Return a change in the line of a log."""
    return context.say("agree-log", change=change_words(context, names, facts))
