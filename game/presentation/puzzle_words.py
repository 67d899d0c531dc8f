"""Puzzles in words: the task, and the judgement of an answer."""

from __future__ import annotations

from dataclasses import replace

from game.bots.advice.hints import margin
from game.play.puzzle import PuzzleGame
from game.presentation.context import Context
from game.presentation.hint_words import because
from game.presentation.title_words import TitleWords


def task(context: Context, game: PuzzleGame) -> tuple[str, str]:
    """Return who is to find a move, and what counts."""
    say, title = context.say, game.session.title.id
    counts = f"{title}-puzzle-counts"
    who = say("puzzle-task", name=context.people[game.seat].name)
    return who, say(counts) if context.messages.has(counts) else say("puzzle-counts")


def judgement(context: Context, words: TitleWords, game: PuzzleGame) -> tuple[str, str]:
    """Return whether the answer is the best move, and why; while it is being judged, that it is. ("", "")
    before an answer.
    """
    say, found = context.say, game.verdict()
    if found is None:
        return (say("puzzle-judging"), "") if game.is_judging else ("", "")
    why = because(context.messages, game.session.title.id, found.hint)
    if found.is_best:
        return say("puzzle-right"), why
    before = replace(context, view=game.origin.view, seat=game.seat, recent=())
    best = words.label(before, found.hint.action).words
    return say("puzzle-wrong", margin=margin(found.cost)), say("puzzle-best", best=best, why=why)
