"""Tell moves that today's rules cannot replay from failures of the program itself."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Iterator
from functools import cached_property

import msgspec

from game import __version__
from game.engine import codec
from game.engine.actions import BadAction
from game.engine.model import IllegalAction, State
from game.engine.positions import agreements
from game.engine.session import beginning
from game.engine.session.record import Header, History
from game.engine.title import BadTable, Title
from game.errors import Fact, Phrase

LOG = logging.getLogger(__name__)
PASSING_ERRORS = (MemoryError, OSError)
"""Failures of the machine, which may not recur."""
_REFUSALS = (BadAction, BadTable, IllegalAction)
"""Errors of rules about an illegal move or an impossible table."""
_UNREADABLE = (AssertionError, RecursionError, ValueError, msgspec.MsgspecError)
"""Errors of a damaged position: from decoding, settling, or the title's audit."""


class Misfit(Exception, Phrase):
    """Today's rules cannot play a move of a record, or cannot read a position in it; the message says why."""

    __str__ = Phrase.__str__

    def __init__(self, code: str, /, **facts: Fact) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts


class Origin:
    """The program that wrote a record, and whether the record is unchanged.

    ours: True if this version of the program, with the same content, began it: a move that cannot be replayed
    is then the program's fault, unless somebody changed the file
    """

    def __init__(self, title: Title, header: Header, history: History) -> None:
        """Describe the origin of a record as it was read."""
        self.ours = (header.program, header.content) == (__version__, title.content_hash)
        self._title, self._header = title, header
        self._moves, self._snapshots = [*history.moves], {**history.snapshots}
        self._history = History(tools=[*history.tools])

    @property
    def differs(self) -> str:
        """The difference from the present program, as a fact for messages: "content" the content files,
        "version" the program, "nothing" if there is none.
        """
        if self.ours:
            return "nothing"
        return "content" if self._header.program == __version__ else "version"

    @cached_property
    def is_whole(self) -> bool:
        """True if its moves, played from the beginning, lead to its snapshots as far as they can be played.
        Slow for a long game.
        """
        try:
            state = self._beginning()
            for number, (seat, text) in enumerate(self._moves):
                if not self._fits(number, state):
                    return False
                agreements.play(self._title, state, seat, self._title.action(text))
            return self._fits(len(self._moves), state)
        except PASSING_ERRORS:
            raise
        except (*_REFUSALS, *_UNREADABLE):
            return False
        except Exception:  # our own bug: the record was intact so far
            LOG.debug("played until here", exc_info=True)
            return True

    def _beginning(self) -> State:
        if self._header.placed:
            placed: State = codec.decode(self._title, self._snapshots.get(0, b""))
            return placed
        state: State = beginning.first_position(self._title, self._header, self._history)
        return state

    def _fits(self, number: int, state: State) -> bool:
        return self._snapshots.get(number) in (None, codec.encode(state))


@contextlib.contextmanager
def playing(origin: Origin | None) -> Iterator[None]:
    """Replay moves of a record within the block; with None, of this program.

    Raises Misfit for refused moves, and for every error of the rules if other rules wrote the record or
    somebody changed it. Other errors are raised unchanged.
    """
    with _sorting(origin, _REFUSALS):
        yield


@contextlib.contextmanager
def reading(origin: Origin | None) -> Iterator[None]:
    """Read a position of a record within the block. Raises Misfit as `playing` does, and for invalid data."""
    with _sorting(origin, (*_REFUSALS, *_UNREADABLE)):
        yield


@contextlib.contextmanager
def _sorting(origin: Origin | None, expected: tuple[type[Exception], ...]) -> Iterator[None]:
    try:
        yield
    except PASSING_ERRORS:
        raise
    except expected as error:
        if isinstance(error.__cause__, Exception) and not isinstance(error.__cause__, expected):
            _refuse_own(origin)  # the rules failed, and a flaw of the position was reported
        raise Misfit("error-text-file", problem=error) from error
    except Exception as error:  # moves and positions of other rules may make these fail anywhere
        _refuse_own(origin)
        raise Misfit("error-misfit-rules", kind=type(error).__name__, reason=error) from error


def _refuse_own(origin: Origin | None) -> None:
    """Raise the error again, unless the record may be its cause."""
    if origin is None or (origin.ours and origin.is_whole):
        raise
