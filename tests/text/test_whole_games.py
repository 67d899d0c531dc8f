"""A person plays a whole game of each title in a terminal, against bots, by what is written there alone."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest

from game.text.page import CLEAR
from tests.text import scripted

WIDEST = 80


LINE = re.compile(r"^ *(\d+)\. (.*)$", re.MULTILINE)
IDLE = re.compile("Deal|Counter|Skip|without|Decline|Done|End turn|Bolster|Trade")
"""What leads nowhere, or not to the end."""


def lively(seed: int) -> Callable[[str], str]:
    """Somebody who does any of the things that are offered, rather than nothing, and presses Enter where
    nothing is."""
    chance, last = random.Random(seed), [""]

    def says(written: str) -> str:
        if "again to do it anyway" in written:
            return last[0]
        found = LINE.findall(written)
        wanted = [number for number, words in found if not IDLE.search(words)]
        last[0] = chance.choice(wanted or [number for number, _ in found] or [""])
        return last[0]

    return says


@pytest.mark.slow
@pytest.mark.parametrize(
    ("title", "kinds", "seed"),
    [
        ("raiders", ("human", "random"), 3),
        ("scythe", ("random", "human"), 12),
        ("runebound", ("human", "random"), 5),
    ],
)
def test_a_whole_game_is_played_in_a_terminal(title: str, kinds: tuple[str, ...], seed: int) -> None:
    """With seeds of games that end soon."""
    session = scripted.session(title, kinds, seed)
    client, person = scripted.seat(session, lively(seed))
    client.run()
    assert session.over
    written = "".join(what for what, _ in person.answers).replace(CLEAR, "")
    assert max(map(len, written.splitlines())) <= WIDEST
    assert "Final scores" in person.rest()
    assert client._table.messages.troubles == []
