"""What icons stand for: in an explanation each amount and each lone icon has its word behind it."""

from __future__ import annotations

import re

from game.ui.window.words import Words

_LONE = re.compile(r"(?P<before>\d+~|(?<=[\w,;:]) |~)\{(?P<name>\w+)\}(?![~{\w]| +\{)")
"""An icon behind a number or a word, and not one of a row of icons."""
_MANY = 2
"""Stands for an amount that is not known: more than one."""
_GAP = "\N{NO-BREAK SPACE}"


def explained(words: Words, title: str, rich: str) -> str:
    """Rich words of a title with the word for each such icon: its messages `<title>-icon-<name>`."""

    def with_word(found: re.Match[str]) -> str:
        message = f"{title}-icon-{found['name']}"
        if not words.has(message):
            return found[0]
        number = found["before"].rstrip("~ ")
        amount = int(number) if number else 1 if found["before"] == " " else _MANY
        return f"{found[0]}~{_GAP}{words.say(message, amount=amount)}"

    return _LONE.sub(with_word, rich)
