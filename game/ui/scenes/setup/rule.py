"""A row of the rules of a new table."""

from __future__ import annotations

from typing import NamedTuple

from game.ui.widgets import Widget


class Rule(NamedTuple):
    """A rule with its name, its explanation, and its controls.

    other_words      its explanations with other choices, for which its row keeps room
    is_conditional   True if it is there only with some choices in another row
    """

    id: str
    name: str
    words: str
    controls: tuple[Widget, ...]
    other_words: tuple[str, ...] = ()
    is_conditional: bool = False
