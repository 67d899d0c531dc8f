"""Errors in words, for the window and the text client."""

from __future__ import annotations

from game.errors import Say, UserError
from game.play.verbatim import verbatim


def explain(error: UserError | OSError | ValueError, say: Say) -> str:
    """Return the sentence of an error in the language of `say`, as rich text without icons."""
    if isinstance(error, UserError):
        return verbatim(error.text(say))
    return verbatim(getattr(error, "strerror", None) or str(error))
