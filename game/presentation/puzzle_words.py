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
    """Return whether the answer is the best move, or the whole turn the best one, and why; while it is being
    judged, that it is. ("", "") before an answer.
    """
    say, found = context.say, game.verdict()
    if game.is_judging:
        return judging(context, game), ""
    if found is None:
        return "", ""
    why = because(context.messages, game.session.title.id, found.hint)
    of_turn = found.is_of_turn
    if found.is_best:
        return (say("puzzle-turn-right"), "") if of_turn else (say("puzzle-right"), why)
    how = say("puzzle-turn-wrong" if of_turn else "puzzle-wrong", margin=margin(found.cost))
    if found.better is None:
        return how, why
    best = words.label(_before(context, game, found.parts), found.better).words
    return how, say("puzzle-turn-best" if found.parts else "puzzle-best", best=best, why=why)


def judging(context: Context, game: PuzzleGame) -> str:
    """Return that the answer is being judged."""
    of_turn = len(game.answer_so_far()) > 1
    return context.say("puzzle-judging-turn" if of_turn else "puzzle-judging")


def _before(context: Context, game: PuzzleGame, parts: int) -> Context:
    """Return the context of the position after so many choices of the answer, for the seat that answers."""
    moments, session = game.session.moments, game.session
    view = session.title.view(moments[parts].before, game.seat) if parts < len(moments) else context.view
    return replace(context, view=view if parts else game.origin.view, seat=game.seat, recent=())
