"""Errors that a person can put right, and the program's exit statuses.

Every such error is a `UserError`: a message id and the facts of the message. The messages are in
assets/text/<language>/errors.ftl, those of a title in its <title>_errors.ftl.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterable
from functools import cache, reduce

TYPE_CHECKING = False  # the name that mypy knows; importing typing would take longer than `--version` itself
if TYPE_CHECKING:
    from pathlib import Path
    from typing import Any

    from fluent.runtime import FluentBundle

EXIT_FAULT = 1
"""The program itself failed, or a check failed."""
EXIT_USER_ERROR = 2
"""The user has to put something right: the input, a file, a display."""
EXIT_STOPPED = 130
"""The user stopped the program with Ctrl-C."""
TEXT_FOLDERS: list[Path] = []
"""Folders with a title's messages, one subfolder a language; `game.packages.registry` adds them."""

MAX_FACT = 1000
"""The most letters in a fact; Fluent refuses parts of more than 2,500."""
Say = Callable[..., str]
"""Formats a message: ``say(id, **facts)``."""


class Phrase:
    """A message that is formatted later, in the language of whoever reads it.

    code   the id of the message
    facts  the facts of that message
    """

    def __init__(self, code: str, /, **facts: Fact) -> None:
        self.code = code
        self.facts = facts

    def text(self, say: Say) -> str:
        """Return the words in the language of `say`."""
        return say(self.code, **{name: _shown(fact, say) for name, fact in self.facts.items()})

    def __str__(self) -> str:
        return self.text(say_in_english)


Fact = str | int | Iterable[str] | Exception | Phrase | None
"""A fact of a message. Several words are formatted as a list, an error as its reason, None as nothing."""


class UserError(Exception, Phrase):
    """Something that a person did or has cannot be used: a record, an edition, a map, an argument.

    ``str(error)`` is the English sentence, `text` the same in any language.
    """

    __str__ = Phrase.__str__

    def __init__(self, code: str, /, **facts: Fact) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts

    def text(self, say: Say) -> str:
        """Return the sentence in the language of `say`, preceded by the place of the error."""
        return ": ".join((*self.place(say), super().text(say)))

    def place(self, say: Say) -> Iterable[str]:
        """Return the place of the error: file, line, field; () if there is none."""
        return ()

    def __reduce__(self) -> tuple[Any, ...]:
        return _unpickled, (type(self), self.args, self.__dict__)


class WrongValue(ValueError, Phrase):
    """A value cannot be used; the reason is put into the sentence about the file or the argument."""

    __str__ = Phrase.__str__

    def __init__(self, code: str, /, **facts: Fact) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts


def _unpickled(kind: type[UserError], args: tuple[Any, ...], fields: dict[str, Any]) -> UserError:
    """Return an error from another process. Subclasses may have any signature."""
    error = kind.__new__(kind, *args)
    error.__dict__.update(fields)
    return error


def _shown(fact: Fact, say: Say) -> object:
    """Return a fact as Fluent takes it: numbers without separators, since many are lines, seeds or bytes."""
    from fluent.runtime.types import fluent_number

    if isinstance(fact, str):
        return shorten(printable(fact), MAX_FACT)
    if isinstance(fact, int):
        return fluent_number(fact, useGrouping=False)
    if isinstance(fact, Phrase):
        return fact.text(say)
    if isinstance(fact, Exception):
        return reason(fact, say)
    if fact is None:
        return ""
    several = list(map(printable, fact))
    if not several:
        return say("error-none")
    return reduce(lambda before, last: say("error-list", first=before, last=last), several)


def reason(error: Phrase | Exception, say: Say) -> str:
    """Return why an error was raised, in the language of `say`; in the system's words if there are no
    others.
    """
    if not isinstance(error, Phrase):
        from game.errors import foreign  # most runs of the program need none of it

        known = foreign.phrase(error)
        if known is None:
            words = str(getattr(error, "strerror", None) or error) or type(error).__name__
            return shorten(printable(words), MAX_FACT)
        error = known
    return error.text(say)


JOINERS = "\u200c\u200d"
"""Characters that only join or part their neighbours, as names in some scripts need."""


_UNSEEN = dict.fromkeys(map(ord, f"{JOINERS}\ufe0e\ufe0f\u034f\u115f\u1160\u2800\u3164\uffa0"))
"""Characters that leave no ink, though they count as letters or marks."""


def visible(words: str) -> str:
    """Return the characters of a text that can be seen; "" if none can."""
    return words.translate(_UNSEEN).strip()


def is_printable(words: str) -> bool:
    """Return whether a text has no characters that turn a line about, end it or cannot be shown."""
    return words.translate(dict.fromkeys(map(ord, JOINERS))).isprintable()


def printable(words: str) -> str:
    """Return the text with blanks instead of characters that no font or terminal can show."""
    return "".join(letter if is_printable(letter) else " " for letter in words)


def shorten(words: str, most: int) -> str:
    """Return the text with its middle left out if it has more than `most` letters."""
    return words if len(words) <= most else f"{words[: most // 2]}…{words[1 - most + most // 2 :]}"


def say_in_english(message: str, /, **facts: Any) -> str:
    """Return an error message in English, or its id and facts if the messages cannot be read."""
    import re

    from game import paths

    line = re.compile(rf"^{re.escape(message)} *=", re.MULTILINE)
    for folder in (paths.assets("text"), *TEXT_FOLDERS):
        for file in sorted(folder.glob("en/*.ftl"), key=lambda file: not file.stem.endswith("errors")):
            if line.search(_text(file)) and (pattern := _bundle(file).get_message(message).value) is not None:
                return str(_bundle(file).format_pattern(pattern, facts)[0])
    return f"{message} {facts}"


@cache
def _text(file: Path) -> str:
    """Return the messages in a file, or none if it cannot be read, so that other errors can still be
    shown."""
    with contextlib.suppress(OSError, UnicodeDecodeError):
        return file.read_text(encoding="utf-8-sig")
    return ""


@cache
def _bundle(file: Path) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(_text(file)))
    return bundle
