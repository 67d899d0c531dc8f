"""Commands: the only form in which scenes receive input from mouse, keyboard and gamepad."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Pos = tuple[int, int]
Button = Literal["left", "middle", "right"]
Act = Literal[
    "next_focus", "previous_focus", "confirm", "cancel", "menu", "undo", "redo", "fullscreen",
    "home", "end", "page_up", "page_down", "zoom_in", "zoom_out", "help", "log", "hint", "pin", "mine",
    "sizes", "erase", "erase_forward", "select_all", "save", "undo_turn", "enlarge", "main",
    "summary", "walk",
    "pause", "step", "slower", "faster", "skip", "since", "legend", "odds", "try", "now", "comment",
    "undo_or_pause", "hint_or_step", "main_or_skip",
]  # fmt: skip
"""Named commands. A gamepad's button for the last three means the second while bots play, else the first."""


@dataclass(frozen=True, slots=True)
class Point:
    """The pointer moved without a button held down."""

    pos: Pos


@dataclass(frozen=True, slots=True)
class Key:
    """A key was pressed for a scene that catches keys, by its name: "Ctrl+Z"."""

    name: str


@dataclass(frozen=True, slots=True)
class PadButton:
    """A gamepad's button was pressed for a scene that catches buttons, by its name: "leftstick"."""

    name: str


@dataclass(frozen=True, slots=True)
class PadPart:
    """A part of a joystick was pressed for a scene that sets one up: "b3", "h0.1", "+a1"."""

    instance: int
    part: str


@dataclass(frozen=True, slots=True)
class Press:
    """A mouse button was pressed."""

    pos: Pos
    button: Button = "left"


@dataclass(frozen=True, slots=True)
class Release:
    """A mouse button was released."""

    pos: Pos
    button: Button = "left"


@dataclass(frozen=True, slots=True)
class Drag:
    """The pointer moved by `by` with a button held down."""

    pos: Pos
    by: Pos
    button: Button = "left"


@dataclass(frozen=True, slots=True)
class Wheel:
    """The wheel turned; dy is in notches, positive away from the person."""

    pos: Pos
    dy: float
    dx: float = 0.0


@dataclass(frozen=True, slots=True)
class Leave:
    """The pointer left the window."""


@dataclass(frozen=True, slots=True)
class Move:
    """A direction was chosen by arrow key, d-pad or stick."""

    dx: int
    dy: int


@dataclass(frozen=True, slots=True)
class Do:
    """A named command was given by any key or button."""

    act: Act


@dataclass(frozen=True, slots=True)
class Text:
    """The person typed characters."""

    text: str


@dataclass(frozen=True, slots=True)
class Compose:
    """An input method shows what it is composing, with its caret; "" when it is done."""

    text: str
    caret: int = 0


@dataclass(frozen=True, slots=True)
class Resized:
    """The window changed its size, or must be drawn again."""


@dataclass(frozen=True, slots=True)
class Maximized:
    """The window was maximized, or restored."""

    on: bool


@dataclass(frozen=True, slots=True)
class Quit:
    """The window should close."""


@dataclass(frozen=True, slots=True)
class Pan:
    """The view should move by this many window pixels, because a stick is tilted."""

    dx: float
    dy: float


Pointing = Point | Press | Release | Drag | Wheel | Leave
Command = Pointing | Key | PadButton | PadPart | Move | Pan | Do | Text | Compose | Resized | Maximized | Quit

REPEATED: tuple[Act, ...] = (
    "next_focus", "previous_focus", "erase", "erase_forward", "page_up", "page_down", "zoom_in", "zoom_out",
    "undo", "redo", "undo_or_pause",
)  # fmt: skip
"""Commands that repeat while a key or button is held."""
