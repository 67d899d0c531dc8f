"""Scythe's words load neither pygame nor the window."""

from __future__ import annotations

import subprocess
import sys

from tests.programs import PATIENCE

PROGRAM = """
import sys
import game.titles.scythe, game.titles.scythe.words
from game.engine import flow
from game.packages import registry
from game.play.people import Person
from game.presentation.messages import Messages
from game.presentation.title_words import Context, tip_text

package = registry.find("scythe")
title, words = package.title, package.title_words
state, events = title.start(2, {"mats": "dealt"}, 1), []
while state.turn < 2:
    seat, options = next(iter(flow.legal(state).items()))
    state.events = []
    flow.play(state, seat, options[0].action)
    events += state.events
seat = state.active
look = Context(Messages(), title.view(state, seat), seat, (Person("A", "red"), Person("B", "blue")))
print(sum(bool(tip_text(one.tip)) for one in [*words.items(look), *words.places(look)]))
print(words.label(look, flow.legal(state)[seat][0].action).words)
print(" ".join(words.log_line(look, event) for event in events))
print(words.summary(look, seat).line)
print([name for name in sys.modules if name.split(".")[0] == "pygame" or name.startswith("game.ui")])
"""


def test_items_labels_and_log_lines_are_had_without_pygame() -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True, timeout=PATIENCE
    )
    described, label, log, summary, window = done.stdout.splitlines()
    assert int(described) > 100
    assert label and log and summary
    assert window == "[]"
