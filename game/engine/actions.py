"""Parse actions from their text: the inverse of ``str(action)``."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, get_origin, get_type_hints

import msgspec

from game.engine.model import NO_ID, Action
from game.errors import Fact, Phrase


class BadAction(ValueError, Phrase):
    """A text is not an action of the title; the message says why."""

    __str__ = Phrase.__str__

    def __init__(self, code: str, /, **facts: Fact) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts


def by_verb(kinds: Iterable[type[Action]]) -> dict[str, type[Action]]:
    """Return a title's kinds of actions by verb. Raises TypeError if two kinds have the same verb."""
    found: dict[str, type[Action]] = {}
    for kind in kinds:
        verb = str(kind.__struct_config__.tag)
        if verb in found:
            raise TypeError(f'"{verb}" is the verb of {found[verb].__module__} and of {kind.__module__}')
        found[verb] = kind
    return found


def parse(text: str, kinds: Mapping[str, type[Action]]) -> Action:
    """Return the action written as a text. Raises BadAction.

    >>> from game.engine.model import Action
    >>> class StepTo(Action, frozen=True):
    ...     unit: str
    ...     place: str
    >>> parse("step_to mech.0.speed r3c2", by_verb([StepTo]))
    StepTo(unit='mech.0.speed', place='r3c2')
    """
    verb, *words = text.split(" ")
    kind = kinds.get(verb)
    if kind is None:
        raise BadAction("error-action-verb", text=text, verb=verb)
    fields = kind.__struct_fields__
    if len(words) != len(fields):
        raise BadAction("error-action-values", text=text, verb=verb, count=len(fields))
    hints = _hints(kind)
    values = {name: _value(hints[name], word) for name, word in zip(fields, words, strict=True)}
    try:
        return msgspec.convert({"verb": verb, **values}, kind)
    except msgspec.ValidationError as error:
        raise BadAction("error-action-value", text=text, reason=error) from error


@cache
def _hints(kind: type[Action]) -> dict[str, Any]:
    """Return the types of an action's fields. Working them out takes longer than all the rest of `parse`."""
    return get_type_hints(kind)


def _number(word: str) -> int | str:
    return int(word) if word.removeprefix("-").isdecimal() else word


def _value(hint: Any, word: str) -> Any:
    """Return the value of a field that is written as this word."""
    if hint is int:
        return _number(word)
    if hint is bool:
        return {"yes": True, "no": False}.get(word, word)
    if get_origin(hint) is tuple:
        return [] if word == NO_ID else word.split(",")
    return "" if word == NO_ID else word
