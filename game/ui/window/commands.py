"""What mouse, keyboard and gamepad can say: scenes know nothing else of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Pos = tuple[int, int]
Button = Literal["left", "middle", "right"]
Act = Literal[
    "next_focus", "previous_focus", "confirm", "cancel", "menu", "undo", "redo", "fullscreen",
    "home", "end", "page_up", "page_down", "zoom_in", "zoom_out", "help", "log", "hint", "pin", "mine",
    "erase", "erase_forward", "select_all", "save", "undo_turn", "enlarge", "main",
    "pause", "step", "slower", "faster", "skip", "since", "legend", "now",
    "undo_or_pause", "hint_or_step", "main_or_skip",
]  # fmt: skip
"""What has a name. Of the last three a gamepad means the second while bots play, else the first."""


@dataclass(frozen=True, slots=True)
class Point:
    """The pointer moved with no button down."""

    pos: Pos


@dataclass(frozen=True, slots=True)
class Press:
    """A mouse button went down."""

    pos: Pos
    button: Button = "left"


@dataclass(frozen=True, slots=True)
class Release:
    """A mouse button went up."""

    pos: Pos
    button: Button = "left"


@dataclass(frozen=True, slots=True)
class Drag:
    """The pointer moved `by` so much with a button down."""

    pos: Pos
    by: Pos
    button: Button = "left"


@dataclass(frozen=True, slots=True)
class Wheel:
    """The wheel turned; dy is positive away from the person, in notches."""

    pos: Pos
    dy: float
    dx: float = 0.0


@dataclass(frozen=True, slots=True)
class Leave:
    """The pointer left the window."""


@dataclass(frozen=True, slots=True)
class Move:
    """A direction: arrow key, d-pad or stick."""

    dx: int
    dy: int


@dataclass(frozen=True, slots=True)
class Do:
    """Something with a name, whatever key or button means it."""

    act: Act


@dataclass(frozen=True, slots=True)
class Text:
    """Characters were typed."""

    text: str


@dataclass(frozen=True, slots=True)
class Resized:
    """The window has another size, or must be drawn again."""


@dataclass(frozen=True, slots=True)
class Maximized:
    """The window fills the desktop now, or no longer does."""

    on: bool


@dataclass(frozen=True, slots=True)
class Quit:
    """The window is to close."""


@dataclass(frozen=True, slots=True)
class Pan:
    """What is shown is to move by so many window pixels: a stick is tilted that way."""

    dx: float
    dy: float


Command = Point | Press | Release | Drag | Wheel | Leave | Move | Pan | Do | Text | Resized | Maximized | Quit

REPEATED: tuple[Act, ...] = (
    "next_focus", "previous_focus", "erase", "erase_forward", "page_up", "page_down", "zoom_in", "zoom_out",
    "undo", "redo", "undo_or_pause",
)  # fmt: skip
"""What counts again while its key or button is held."""
