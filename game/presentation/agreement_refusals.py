"""Refusals of agreements in words: the names of fields and things instead of their ids."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from game.engine.positions.agreements import BadAgreement
from game.engine.positions.flaws import Flaw
from game.errors import Fact, Phrase
from game.presentation.agreement_words import PLAYERS, Names, field_words, value_words
from game.presentation.context import Context

Plain = Callable[[str], str]
"""Returns rich words without icons."""
THINGS = frozenset({"action", "airship", "goal", "id", "mech", "name", "place", "unit", "word"})
"""The facts of flaws that are ids of things."""
TYPED = "error-agree"
"""The codes of flaws in how a change is written begin so; they quote it as it was typed."""


def refusal(context: Context, names: Names, error: BadAgreement, plain: Plain) -> Phrase:
    """Return the refusal of a change as people at the table read it."""
    return Phrase(
        error.code, **{key: _named(context, names, fact, plain) for key, fact in error.facts.items()}
    )


def _named(context: Context, names: Names, problem: Fact, plain: Plain) -> Fact:
    """Return a flaw with names; any other problem as it is."""
    if not isinstance(problem, Flaw) or problem.code.startswith(TYPED):
        return problem
    facts = {key: _fact(context, names, key, fact, plain) for key, fact in problem.facts.items()}
    where = _where(context, names, problem)
    return Flaw(problem.code, *([plain(where)] if where else []), **facts)


def _fact(context: Context, names: Names, key: str, fact: Fact, plain: Plain) -> Fact:
    if isinstance(fact, str) and key in THINGS:
        return plain(_word(context, names, fact))
    if isinstance(fact, int) and key == "seat":
        return fact + 1  # people count seats from 1
    return _named(context, names, fact, plain)


def _word(context: Context, names: Names, id_: str) -> str:
    """Return the name of a thing; what was typed may look like an id of the title and be none."""
    with suppress(LookupError, ValueError):
        return value_words(context, names, id_)
    return id_


def _where(context: Context, names: Names, flaw: Flaw) -> str:
    """Return the field at fault in words; "" where the flaw itself names the thing at fault."""
    path = ".".join(map(str, flaw.path))
    if len(flaw.path) == 1:  # its words may need a thing in it
        return "" if THINGS & {*flaw.facts} else path.replace("_", " ")
    if flaw.path and (flaw.path[0] != PLAYERS or len(flaw.path) > 2):
        with suppress(LookupError, ValueError):
            return field_words(context, names, path)
    return path
