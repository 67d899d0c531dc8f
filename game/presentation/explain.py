"""Errors in words, for the window and the text client."""

from __future__ import annotations

from game.errors import Phrase, Say, reason
from game.play.verbatim import verbatim


def explain(error: Phrase | OSError | ValueError, say: Say) -> str:
    """Return the sentence of an error in the language of `say`, as rich text without icons."""
    return verbatim(reason(error, say))
