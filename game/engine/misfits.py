"""What a record says and today's rules cannot play: told apart from what the program itself does wrong."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

import msgspec

from game import __version__
from game.engine.actions import BadAction
from game.engine.model import IllegalAction
from game.engine.record import Header
from game.engine.title import BadTable, Title

PASSING = (MemoryError, OSError)
"""Failures of the machine, which may be gone at the next try."""
_REFUSALS = (BadAction, BadTable, IllegalAction)
"""What rules raise for a move or a table that they do not allow."""
_UNREADABLE = (AssertionError, RecursionError, ValueError, msgspec.MsgspecError)
"""What is raised for a position that is none: by the decoder, by its settling and by a title's audit."""


class Misfit(Exception):
    """Today's rules cannot play a move of a record, or cannot read a position in it."""


def is_ours(title: Title, header: Header) -> bool:
    """Whether this version of the program, with the same content, began a record. What it cannot play of it
    is then its own fault, unless somebody changed the file."""
    return (header.program, header.content) == (__version__, title.content_hash)


@contextlib.contextmanager
def playing(ours: bool) -> Iterator[None]:
    """Play what a record says. Raises Misfit for what the rules refuse; of a record that is not `ours` for
    whatever other rules brought about. Everything else is no matter of the record, and goes through."""
    with _sorting(ours, _REFUSALS):
        yield


@contextlib.contextmanager
def reading(ours: bool) -> Iterator[None]:
    """Read a position that a record says. Raises Misfit as `playing` does, and for what is no position."""
    with _sorting(ours, (*_REFUSALS, *_UNREADABLE)):
        yield


@contextlib.contextmanager
def _sorting(ours: bool, expected: tuple[type[Exception], ...]) -> Iterator[None]:
    try:
        yield
    except PASSING:
        raise
    except expected as error:
        raise Misfit(str(error) or type(error).__name__) from error
    except Exception as error:  # a move or a position of other rules may break these anywhere
        if ours:
            raise
        raise Misfit(f"{type(error).__name__}: {error}") from error
