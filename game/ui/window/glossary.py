"""What icons stand for: in an explanation each amount and each lone icon has its word behind it."""

from __future__ import annotations

import re
from functools import lru_cache

from game.ui.window.words import Words

_LONE = re.compile(r"(?P<before>\d+~|(?<=[\w,;:]) |~)\{(?P<name>\w+)\}(?![~{\w]| +\{)")
"""An icon behind a number or a word, and not one of a row of icons."""
_MANY = 2
"""Stands for an amount that is not known: more than one."""


def explained(words: Words, rich: str) -> str:
    """Rich words with the word for each such icon, where there is one: messages `icon-...`."""
    return _explained(words, rich, words.device)


@lru_cache(maxsize=500)
def _explained(words: Words, rich: str, _device: str) -> str:
    def with_word(found: re.Match[str]) -> str:
        before, name = found["before"], found["name"]
        message = f"icon-{name}"
        if not words.has(message):
            return found[0]
        number = before.rstrip("~ ")
        count = int(number) if number else 1 if before == " " else _MANY
        return f"{found[0]}~{words.say(message, count=count)}"

    return "\n".join(_LONE.sub(with_word, line) for line in rich.split("\n"))
