"""``python -m tests.ear [TITLE ...]``: whole games through the accessibility bus, to the final score.

A client of the bus, which sees names and actions alone, plays one seat against the easy bot. It fails where
it gets nowhere, and where what it heard is not the log in its order.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import tempfile
import time
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import closing, contextmanager
from pathlib import Path

from game.packages import registry
from game.presentation.messages import Messages
from tests import homes
from tests.ui import real
from tests.ui.access import bus
from tests.ui.access.bus import Client, Seen
from tests.ui.access.test_real_bus import BARS, log_lines, settle

MAX_PRESSES, SEED, PAUSE_S = 3_000, 7, 0.15
NOT_TRIED = 3
"""So many switches that were pressed last are left alone: they would be switched on and off for ever."""
AT_THE_END = ("scores-rematch",)
BOTS_PLAY = ("thinking…", "Skip to your next choice")
"""Parts of the names of buttons that are there only while a bot plays."""
BACK = ("back", "cancel", "scores-close")
"""Buttons that lead back to the table: they are pressed first, as nothing else there makes a move."""


class Ear:
    """Presses what has the focus or anything else that can be pressed; `number` chooses below a number."""

    def __init__(self, client: Client, number: Callable[[int], int]) -> None:
        say = Messages().say
        self._client, self._number = client, number
        self._aside = {say(message) for message in BARS}
        self._end = {say(message) for message in AT_THE_END}
        self._back = {say(message) for message in BACK}
        self._recent: deque[str] = deque(maxlen=NOT_TRIED)
        self.presses = 0

    def play(self) -> bool:
        """Play to the final score; return False where the presses do not suffice."""
        while self.presses < MAX_PRESSES:
            tree = self._client.tree()
            if any(node.name in self._end for node in tree):
                return True
            if (node := self._next(tree)) is not None:
                self._client.press(node)
                self.presses += 1
            time.sleep(PAUSE_S)
        return False

    def _next(self, tree: Sequence[Seen]) -> Seen | None:
        """Return what to press now; None while a bot plays."""
        if any(node.acts and words in node.name for node in tree for words in BOTS_PLAY):
            return None
        buttons = [node for node in tree if self._is_open(node)]
        fresh = [node for node in buttons if node.name not in self._recent]
        if not fresh:
            self._recent.clear()
            return next((n for n in tree if n.role == "label" and n.acts and n.focused), None)
        if back := [node for node in buttons if node.name in self._back]:
            return back[0]
        focused = [node for node in fresh if node.focused]
        chosen = focused[0] if focused and self._number(2) else fresh[self._number(len(fresh))]
        if chosen.role == "toggle button":
            self._recent.append(chosen.name)
        else:
            self._recent.clear()
        return chosen

    def _is_open(self, node: Seen) -> bool:
        """Return whether somebody who wants to get on may press a node."""
        is_button = node.role in ("push button", "toggle button") and node.acts
        is_panel = node.name.startswith(("Bot 2,", "Player 1,"))
        return bool(
            is_button and node.name not in self._aside and not is_panel
            and not node.more.startswith("Not possible")
        )  # fmt: skip


def play(title: str, display: str, env: dict[str, str], seed: int) -> str:
    """Play a game and return what came of it in a line; raise AssertionError where it went wrong."""
    begun, numbers = time.monotonic(), random.Random(seed)
    with closing(Client(env)) as client:
        window = real.opened(display, "play", title, "--seats", "human,easy", "--seed", str(seed))
        try:
            ear = Ear(client, numbers.randrange)
            assert ear.play(), [node.name for node in client.tree()]
            settle(client)
            window.close()
        finally:
            window.process.kill()
        lines = log_lines(title)
        heard = [line for line in client.heard if line in set(lines)]
        assert heard == lines, [pair for pair in zip(heard, lines, strict=False) if pair[0] != pair[1]][:3]
    took = time.monotonic() - begun
    return f"{title}, seed {seed}: {ear.presses} presses, {len(lines)} events heard in order, {took:.0f} s"


def main() -> int:
    """Play and report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("titles", nargs="*", default=registry.names())
    parser.add_argument("--seed", type=int, default=SEED)
    given = parser.parse_args()
    display, env = contextmanager(real.screen), contextmanager(bus.session)
    for title in given.titles:
        folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        with folder as home, display() as screen, env() as on:
            homes.move(os.environ, home)
            os.environ |= on | {"LANGUAGE": "en"}
            Path(home).mkdir(exist_ok=True)
            sys.stdout.write(play(title, screen, on, given.seed) + "\n")
            sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
