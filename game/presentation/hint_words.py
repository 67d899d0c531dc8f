"""Sentences that explain why a hint's best move is better."""

from __future__ import annotations

from collections.abc import Sequence

from game.bots.advice.hints import Hint, Reason
from game.presentation.messages import Messages

NEXT_MOVES = 2
"""Moves that are shown after the best one."""
CLAUSES = 2
"""The most reasons in a sentence."""


def because(messages: Messages, title: str, hint: Hint) -> str:
    """Return in a sentence why the best move is better, or that it hardly is; "" where words are missing."""
    if found := clauses(messages, title, hint.reasons):
        sentence = "hint-plan" if hint.plan else "hint-because"
        return messages.say(sentence, why=messages.say("hint-and").join(found))
    if not hint.others:
        return messages.say("hint-alone")
    return "" if round(hint.others[0].worse) else messages.say("hint-even")


def clauses(messages: Messages, title: str, reasons: Sequence[Reason], most: int = CLAUSES) -> list[str]:
    """Return the first reasons for which the title has words, the weightiest first."""
    found: list[str] = []
    for reason in reasons:
        message = f"{title}-why-{reason.feature}"
        if reason.points > 0 and messages.has(message) and len(found) < most:
            found.append(messages.say(message, sign="more", points=round(reason.points)))
    return found
