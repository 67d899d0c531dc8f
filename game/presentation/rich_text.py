"""Rich text: words with {icon} tokens in them, and the same as plain text, each icon by the word for it."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from game.play.verbatim import literal
from game.presentation.messages import Messages
from game.presentation.title_words import Cell


def joined(say: Callable[..., str], parts: Sequence[str], last: str, between: str = "") -> str:
    """Return parts as one phrase: "a, b and c".

    last      id of the message with $first and $last that joins the last part
    between   id of the one that joins the parts before; "" the same
    """
    phrase = parts[0] if parts else ""
    for number, part in enumerate(parts[1:], start=2):
        message = last if number == len(parts) else between or last
        phrase = say(message, first=phrase, last=part)
    return phrase


def sentence(say: Callable[..., str], phrase: str) -> str:
    """Return a phrase as a sentence, its first letter as the language has it; one that begins with an icon
    stays as it is.
    """
    return say("sentence", words=phrase)


def spoken(text: str, name: Callable[[str, int], str]) -> str:
    """Return rich text without icons, with a stroke between two that stand side by side.

    `name(icon, number)` returns the word for that many of an icon. Icons in a row are read as a list.
    """

    def word(found: re.Match[str]) -> str:
        number, between, icon = found.groups()
        named = name(icon, int(number or 1))
        return f"{number}{between} {named}" if number else named

    apart = re.sub(r"\} (?=\{|\d+~\{)", "}, ", text.replace("}{", "}/{"))
    return re.sub(r"(?:(\d+)((?: [a-z]+)?)~)?\{(\w+)\}", word, apart).replace("~", " ")


_HEAD = re.compile(r"^\{(\w+)\}[ ~]+(?=([^\W\d_]))", re.MULTILINE)
"""Matches an icon at the beginning of a line, before a word; it is a heading before a capital letter."""
_BESIDE = re.compile(r"(\w+)(?:[ ~]|: (?=\{\w+\}$))\{(\w+)\}", re.MULTILINE)
"""Matches an icon after a word, and one that is all there is after a word and a colon."""


class Speech:
    """Formats the rich text of a title for a place without pictures."""

    def __init__(self, messages: Messages, title: str) -> None:
        self.messages, self.say, self.title = messages, messages.say, title
        self._spoken: dict[str, str] = {}

    def plain(self, rich: str) -> str:
        """Return rich words without their pictures."""
        if rich not in self._spoken:
            once = _BESIDE.sub(self._once, _HEAD.sub(self._head, rich))
            said = literal(spoken(once, self._icon))
            self._spoken[rich] = said.replace("\N{NO-BREAK SPACE}", " ")
        return self._spoken[rich]

    def log_line(self, line: str) -> str:
        """Return a line of the log without pictures, and without the one that it begins with."""
        return self.plain(_HEAD.sub(lambda found: found[0] if found[2].islower() else "", line))

    def _once(self, found: re.Match[str]) -> str:
        """Return a word alone where the icon behind it stands for the same: "Upgrades" and an upgrade, or
        "Body" and the sign of melee, which has it as its form "also".
        """
        word, icon = found.groups()
        name = self._icon(icon, 1)
        names = name.casefold(), self.messages.form(name, "also").casefold()
        return word if word.casefold().startswith(names) else found[0]

    def _head(self, found: re.Match[str]) -> str:
        """Return the word for an icon that stands before a sentence as its heading."""
        if found[2].islower():
            return found[0]
        word = self._icon(found[1], 1)
        return self.say("text-head", what=sentence(self.say, word))

    def _icon(self, icon: str, number: int) -> str:
        """Return the word for an icon."""
        for message in (f"{self.title}-icon-{icon}", f"{self.title}-sign-{icon}"):
            if self.messages.has(message):
                return self.say(message, amount=number)
        return icon.replace("_", " ")

    def fact(self, cell: Cell) -> str:
        """Return a number of a panel with the name of what it counts."""
        count = int(cell.value) if cell.value.isdigit() else 2
        return self.say("text-fact", value=cell.value, what=self._icon(cell.icon, count))
