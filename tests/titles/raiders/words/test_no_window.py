"""The words of Raiders of Scythia need no window."""

from __future__ import annotations

import subprocess
import sys

PROGRAM = """
import sys
from game.engine import flow
from game.play.people import Person
from game.presentation.messages import Messages
from game.presentation.title_words import Context, tip_text
from game.titles.raiders import PACKAGE
from game.titles.raiders.words import RaidersWords

title, words = PACKAGE.title, PACKAGE.title_words
assert isinstance(words, RaidersWords)
state = title.start(2, {"draft": "dealt"}, 1)
seat, choices = next(iter(flow.choices(state).items()))
people = (Person("Ada", "blue"), Person("Ben", "red"))
look = Context(Messages(), title.view(state, seat), seat, people)
said = [tip_text(item.tip) for item in (*words.items(look), *words.places(look))]
said += [words.label(look, choice.option.action).words for choice in choices]
said += [words.log_line(look, event) for event in state.events or []]
said += [words.status(look), words.summary(look, seat).line]
assert len(said) > 100 and all(said)
print([name for name in sys.modules if name.split(".")[0] == "pygame"])
"""


def test_no_pygame_is_loaded() -> None:
    done = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True)
    assert (done.stdout.strip(), done.stderr) == ("[]", "")
