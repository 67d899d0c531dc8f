"""A whole turn of each title by names and actions on a real bus, and what is announced of it."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from game import paths
from game.packages import registry
from game.play.controller import GameController
from game.presentation.messages import Messages
from game.presentation.table_in_words import TableInWords
from game.presentation.title_words import Context, words_of
from game.records import record_loader
from tests.programs import PATIENCE
from tests.text.scripted import Here
from tests.ui import real
from tests.ui.access import bus
from tests.ui.access.bus import Client, Seen

SEED = 7
BARS = (
    "table-undo", "table-redo", "hint-title", "table-log", "table-since", "table-mine", "table-legend",
    "table-scores", "table-rules", "table-menu", "scythe-tracks",
)  # fmt: skip
MAX_PRESSES = 60

pytestmark = [*real.MARKS, pytest.mark.slow]


@pytest.fixture
def on_bus() -> Iterator[dict[str, str]]:
    """The environment of programs on a bus of their own."""
    yield from bus.session()


def to_press(tree: Sequence[Seen]) -> Seen | None:
    """What somebody presses who only wants to get on: what has the focus, else the first thing to choose."""
    say = Messages().say
    aside = [say(message) for message in BARS]
    buttons = [
        node
        for node in tree
        if node.role in ("push button", "toggle button")
        and not node.more.startswith("Not possible")
        and node.name not in aside
        and not node.name.startswith("Bot 2,")
    ]
    if any(node.acts and node.name.endswith("thinking…") for node in tree):
        return None
    return next((node for node in buttons if node.focused), next(iter(buttons), None))


def log_lines(title: str) -> list[str]:
    """The log of the only record as the first seat may know it, as the window should have told it."""
    file = next(paths.records_dir().glob("*.jsonl"))
    session = record_loader.resume(file)
    while session.history.look_back():
        pass
    game = GameController(session, Here())
    words = TableInWords(Messages(), title, words_of(registry.find(title)))
    words.context = Context(Messages(), game.view(), 0, game.people, ())
    return [line for entry in game.log() if (line := words.event_line(entry))]


def turns() -> int:
    """How many turns have begun, by the only record."""
    files = [*paths.records_dir().glob("*.jsonl")]
    return record_loader.position(files[0]).turn if files else 0


@pytest.mark.parametrize("title", registry.names())
def test_a_turn_is_played_by_names_and_announced(
    title: str, display: str, on_bus: dict[str, str], own_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in on_bus.items():
        monkeypatch.setenv(name, value)
    client = Client(on_bus)
    window = real.opened(display, "play", title, "--seats", "human,random", "--seed", str(SEED))
    try:
        play_a_turn(client)
        window.close()
        lines = log_lines(title)
        known = set(lines)
        assert [line for line in client.heard if line in known] == lines
    finally:
        client.close()
        if window.process.poll() is None:
            window.close()


def play_a_turn(client: Client) -> None:
    """Set up, play a turn, and let the bot play one."""
    for _ in range(MAX_PRESSES):
        client.press(client.wait(to_press, "something to press"))
        settle(client)
        if turns() > 2:
            return
    raise AssertionError(client.heard)


def settle(client: Client) -> None:
    """Wait until nothing is announced any more."""
    heard, until = -1, time.monotonic() + PATIENCE
    while heard != len(client.heard) and time.monotonic() < until:
        heard = len(client.heard)
        time.sleep(0.25)
