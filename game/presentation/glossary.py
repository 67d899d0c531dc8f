"""The meaning of icons: each has a name and a sentence, and a word for explanations."""

from __future__ import annotations

import re

from game.presentation.messages import Messages

_LONE = re.compile(r"(?P<before>\d+~|(?<=[\w,;:]) |~)\{(?P<name>\w+)\}(?![~{\w]| +\{)")
"""An icon behind a number or a word, and not one of a row of icons."""
_ICON = re.compile(r"\{(\w+)\}")
_MANY = 2
"""Stands for an amount that is not known: more than one."""
_GAP = "\N{NO-BREAK SPACE}"


def explained(words: Messages, title: str, rich: str) -> str:
    """Return rich words of a title with the word for each such icon: its messages `<title>-icon-<name>`."""

    def with_word(found: re.Match[str]) -> str:
        message = f"{title}-icon-{found['name']}"
        if not words.has(message):
            return found[0]
        number = found["before"].rstrip("~ ")
        amount = int(number) if number else 1 if found["before"] == " " else _MANY
        return f"{found[0]}~{_GAP}{words.say(message, amount=amount)}"

    return _LONE.sub(with_word, rich)


def icons_in(rich: str) -> tuple[str, ...]:
    """Return the icons of rich words, each once, in their order."""
    return tuple(dict.fromkeys(_ICON.findall(rich)))


def name(words: Messages, title: str, icon: str) -> str:
    """Return the name of an icon of a title: its message `<title>-sign-<icon>`, else its word in
    sentences."""
    own = f"{title}-sign-{icon}"
    said = words.say(own) if words.has(own) else words.say(f"{title}-icon-{icon}", amount=1)
    return words.say("sentence", words=said)


def about(words: Messages, title: str, icon: str) -> str:
    """Return the meaning of a title's icon, in a sentence."""
    return words.say(f"{title}-sign-{icon}-about")


def entry(words: Messages, title: str, icon: str) -> str:
    """Return both in one line."""
    return words.say("rulebook-entry", name=name(words, title, icon), about=about(words, title, icon))
