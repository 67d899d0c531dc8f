"""The usual keys and gamepad buttons of the window's actions, and the names of keys in its language."""

from __future__ import annotations

from game.errors import Say

Keys = tuple[str, ...]
USUAL: dict[str, Keys] = {
    "undo": ("Ctrl+Z",), "redo": ("Ctrl+Y", "Ctrl+Shift+Z"), "undo_turn": ("Ctrl+Backspace",),
    "hint": ("H",), "log": ("L",), "since": ("R",), "pin": ("P",), "enlarge": ("E",), "sizes": ("X",),
    "zoom_in": ("+", "="), "zoom_out": ("-",), "mine": ("W",), "legend": ("K",), "main": ("M",),
    "pause": ("B",), "step": ("N",), "skip": ("T",), "slower": (",",), "faster": (".",), "now": ("G",),
    "odds": ("O",), "try": ("Y",), "comment": ("C",), "summary": ("S",), "walk": ("V",),
    "save": ("Ctrl+S",),
    "help": ("F1",), "menu": ("F10",), "fullscreen": ("F11",),
}  # fmt: skip
"""The actions whose keys can be changed, and their keys, named as SDL does."""
FIXED_KEYS: dict[str, Keys] = {"confirm": ("Return",), "cancel": ("Escape",)}
USUAL_BUTTONS: dict[str, Keys] = {
    "undo": ("x",), "pause": ("x",), "enlarge": ("y",), "hint": ("leftstick",), "step": ("leftstick",),
    "pin": ("rightstick",), "main": ("back",), "skip": ("back",), "menu": ("start",),
    "zoom_in": ("righttrigger",), "zoom_out": ("lefttrigger",),
}  # fmt: skip
"""The gamepad button of each action that has one, named as SDL does."""
FIXED_BUTTONS: dict[str, Keys] = {"confirm": ("a",), "cancel": ("b",)}
MODIFIERS = ("Ctrl", "Shift", "Alt")
KEYPAD = "Keypad "
_SPOKEN = {
    "Ctrl": "ctrl", "Shift": "shift", "Alt": "alt", "Space": "space", "Backspace": "backspace",
    "Return": "return", "Enter": "return", "Escape": "escape", "Tab": "tab", "Insert": "insert",
    "Delete": "delete", "Home": "home", "End": "end", "PageUp": "page-up", "PageDown": "page-down",
    "Up": "up", "Down": "down", "Left": "left", "Right": "right", "CapsLock": "caps-lock",
    "Numlock": "num-lock", "ScrollLock": "scroll-lock", "PrintScreen": "print-screen",
    ",": "comma", ".": "full-stop", "-": "minus", "+": "plus", "=": "equals",
}  # fmt: skip
"""Keys whose names are words of a language."""


def spoken(key: str, say: Say) -> str:
    """Return a key's name in the language of the window."""
    held, base = [], key
    for name in MODIFIERS:
        if base.startswith(f"{name}+"):
            held.append(_named(name, say))
            base = base.removeprefix(f"{name}+")
    named = _named(base.removeprefix(KEYPAD), say)
    return "+".join((*held, say("key-name-keypad", key=named) if base.startswith(KEYPAD) else named))


def _named(part: str, say: Say) -> str:
    return say(f"key-name-{_SPOKEN[part]}") if part in _SPOKEN else part
