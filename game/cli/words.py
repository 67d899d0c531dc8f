"""The words of the command line, in the person's language.

Loading them takes longer than most commands need to begin, so nothing is loaded until a sentence is shown.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.errors import Phrase
    from game.presentation.messages import Fact, Messages

ARGPARSE = {
    "usage: ": "cli-usage",
    "argument %(argument_name)s: %(message)s": "cli-argparse-argument",
    "the following arguments are required: %s": "cli-argparse-required",
    "unrecognized arguments: %s": "cli-argparse-unrecognized",
    "expected one argument": "cli-argparse-one",
    "expected at most one argument": "cli-argparse-at-most-one",
    "expected at least one argument": "cli-argparse-at-least-one",
    "ambiguous option: %(option)s could match %(matches)s": "cli-argparse-ambiguous",
    "ignored explicit argument %r": "cli-argparse-ignored",
    "invalid %(type)s value: %(value)r": "cli-argparse-value",
    "invalid choice: %(value)r (choose from %(choices)s)": "cli-argparse-choice",
    "unknown parser %(parser_name)r (choices: %(choices)s)": "cli-argparse-choice-of-parser",
}
"""The message of each text of argparse that a command line of ours can bring up."""


def language() -> str:
    """Return the language that the command line speaks."""
    from game import paths
    from game.presentation.system_language import chosen
    from game.records.settings import Store

    return chosen(Store(paths.config_dir()).load().language)


def messages() -> Messages:
    """Return the messages in the person's language."""
    return _messages(language())


@cache
def _messages(language: str) -> Messages:
    from game.presentation.messages import Messages

    return Messages(language)


def say(message: str, **facts: Fact) -> str:
    """Return a message in the person's language."""
    return messages().say(message, **facts)


def has(message: str) -> bool:
    """Return whether there is such a message, if only in English."""
    from game.presentation.messages import LANGUAGE

    return messages().has(message) or _messages(LANGUAGE).has(message)


def phrase(found: Phrase) -> str:
    """Return a phrase, such as an error, in the person's language."""
    from game.presentation.messages import LANGUAGE

    known = language()
    return str(found) if known == LANGUAGE else found.text(_messages(known).say)


def source(title: str, name: str) -> str:
    """Return the words for a source of points, or for a way in which a game ends."""
    return say(message) if has(message := f"{title}-source-{name}") else name


def number(value: float, least: int = 0, most: int | None = None) -> str:
    """Return a number as the language writes it, with at least and at most so many decimals."""
    from babel.numbers import format_decimal

    most = least if most is None else most
    pattern = f"#,##0.{'0' * least}{'#' * (most - least)}".rstrip(".")
    return str(format_decimal(value, format=pattern, locale=language().replace("-", "_")))


@contextmanager
def argparse_speaks() -> Iterator[None]:
    """Let argparse use our messages inside this context; gettext has no translations for it."""
    ours = {"_": _translated, "ngettext": _translated_number}
    before = {name: getattr(argparse, name) for name in ours}
    try:
        vars(argparse).update(ours)
        yield
    finally:
        vars(argparse).update(before)


def _translated(text: str) -> str:
    return say(ARGPARSE[text]) if text in ARGPARSE else text


def _translated_number(one: str, several: str, count: int) -> str:
    return _translated(one if count == 1 else several)
