"""The server loop of a bot's process: it answers with a move, or with advice to a person.

It keeps its bots between questions, and the bots keep their plans.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from typing import Literal

import msgspec

from game import bots
from game.bots import Bot
from game.bots.search.courses import Courses
from game.bots.search.lines import Stop
from game.bots.search.planner import Candidate, Planner
from game.bots.search.trials import Play
from game.engine import codec
from game.engine.content.edition import Edition
from game.engine.model import Action, Option, Seat, State
from game.packages.registry import Package

Wants = Literal["move", "advice", "courses"]
Find = Callable[[str], Package]
MIN_TURN_SHARE = 0.2
"""The least share of a turn's seconds that any question in the turn gets."""


class Request(msgspec.Struct, frozen=True):
    """A question to a bot, with everything that the bot may know.

    seconds  thinking time for the whole turn; 0 uses the level's budget
    wants    "move", "advice", or "courses": how the `lines` may go on
    made     decisions that somebody made, to be judged along with the advice
    """

    bot: str
    title: str
    view: bytes
    seat: Seat
    options: list[Option]
    seed: int
    seconds: float = 0.0
    wants: Wants = "move"
    edition: Edition | None = None
    made: tuple[Action, ...] = ()
    lines: tuple[tuple[Action, ...], ...] = ()


class Advice(msgspec.Struct, frozen=True):
    """A level's judgement of a position: lines of the turn, the best first; the terms of the evaluation now;
    and the judgement of the decisions made.
    """

    candidates: list[Candidate]
    now: Mapping[str, float]
    made: Candidate | None = None


Answer = Action | Advice | Courses


def request(
    bot: str, view: State, seat: Seat, options: list[Option], seed: int, seconds: float = 0.0,
    wants: Wants = "move", edition: Edition | None = None, made: tuple[Action, ...] = (),
    lines: tuple[tuple[Action, ...], ...] = (),
) -> Request:  # fmt: skip
    """Return a question about a view."""
    encoded = codec.encode(view)
    return Request(bot, view.title, encoded, seat, options, seed, seconds, wants, edition, made, lines)


class BotServer:
    """Answers one question after the other."""

    def __init__(self, find: Find, play: Callable[[Request, Planner], Play] | None = None) -> None:
        """Let `play` carry out the trials of a bot; None lets the bot do so itself."""
        self._find, self._play = find, play
        self._bots: dict[tuple[str, str, bytes, Seat], Bot] = {}
        self._spent: dict[Seat, tuple[int, float]] = {}

    def answer(self, asked: Request, make_clock: Callable[[float], Stop]) -> Answer:
        """Return a bot's choice or advice. Raises BotFailed.

        make_clock: returns the stop condition for a number of seconds; 0 means no limit
        """
        package = self._find(asked.title).in_edition(asked.edition)
        view = codec.decode_view(package.title, asked.view)
        bot, begun = self._bot(asked, package), time.monotonic()
        if not isinstance(bot, Planner):
            return bot.choose(view, asked.seat, asked.options, asked.seed)
        bot.by_clock = asked.seconds > 0
        bot.play = self._play(asked, bot) if self._play is not None and bot.by_clock else bot.played
        stop = make_clock(self._left(asked, view))
        if asked.wants == "courses":
            return Courses([bot.course(view, asked.seat, line, asked.seed, stop) for line in asked.lines])
        if asked.wants == "advice":
            found, made = bot.judge(view, asked.seat, asked.options, asked.seed, stop, asked.made)
            return Advice(found, bot.terms(view, asked.seat), made)
        action = bot.choose(view, asked.seat, asked.options, asked.seed, stop)
        self._note(asked.seat, view.turn, time.monotonic() - begun)
        return action

    def _bot(self, asked: Request, package: Package) -> Bot:
        edition = asked.edition.content if asked.edition else b""
        key = asked.bot, asked.title, edition, asked.seat
        if key not in self._bots:
            self._bots[key] = bots.make(asked.bot, package)
        return self._bots[key]

    def _left(self, asked: Request, view: State) -> float:
        """Return the seconds that are left of the turn's thinking time."""
        turn, spent = self._spent.get(asked.seat, (view.turn, 0.0))
        if asked.wants != "move" or turn != view.turn:
            spent = 0.0
        return max(asked.seconds - spent, asked.seconds * MIN_TURN_SHARE)

    def _note(self, seat: Seat, turn: int, seconds: float) -> None:
        known, spent = self._spent.get(seat, (turn, 0.0))
        self._spent[seat] = turn, seconds + (spent if known == turn else 0.0)
