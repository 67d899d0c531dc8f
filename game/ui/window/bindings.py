"""The keys of each action: the usual ones, and those that the person chose instead."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

import pygame

from game.presentation import key_names
from game.presentation.key_names import Keys
from game.ui.window.commands import Act

KEYS_OF_AN_ACTION = 2
USUAL = cast(dict[Act, Keys], key_names.USUAL)
LEFT_HAND: dict[Act, Keys] = {
    "undo": ("Z",), "redo": ("X",), "undo_turn": ("C",), "hint": ("Q",), "log": ("4",), "since": ("3",),
    "pin": ("2",), "enlarge": ("E",), "sizes": ("D",), "zoom_in": ("F",), "zoom_out": ("V",),
    "mine": ("W",), "legend": ("5",), "main": ("R",), "pause": ("B",), "step": ("G",), "skip": ("T",),
    "odds": ("1",), "try": ("F5",),
    "slower": ("6",), "faster": ("7",), "now": ("Y",), "summary": ("S",), "walk": ("A",),
    "help": ("F1",), "menu": ("F2",), "fullscreen": ("F3",), "comment": ("F4",),
}  # fmt: skip
RIGHT_HAND: dict[Act, Keys] = {
    "undo": ("U",), "redo": ("I",), "undo_turn": ("O",), "hint": ("H",), "log": ("L",), "since": ("7",),
    "pin": ("P",), "enlarge": ("J",), "sizes": ("K",), "zoom_in": ("8",), "zoom_out": ("9",),
    "mine": ("0",), "legend": ("6",), "main": ("M",), "pause": ("B",), "step": ("N",), "skip": ("G",),
    "odds": ("5",), "try": ("F7",),
    "slower": (",",), "faster": (".",), "now": ("Y",), "summary": ("T",), "walk": ("V",),
    "help": ("F9",), "menu": ("F10",), "fullscreen": ("F11",), "comment": ("F8",),
}  # fmt: skip
LAYOUTS: dict[str, dict[Act, Keys]] = {"usual": USUAL, "left": LEFT_HAND, "right": RIGHT_HAND}
"""Whole sets of keys; with those for one hand, the other stays at the mouse."""
FIXED: dict[str, Act] = {
    "Return": "confirm", "Keypad Enter": "confirm", "Space": "confirm", "Escape": "cancel",
    "Home": "home", "End": "end", "PageUp": "page_up", "PageDown": "page_down",
    "Backspace": "erase", "Delete": "erase_forward", "Ctrl+A": "select_all", "Alt+Return": "fullscreen",
    "Keypad +": "zoom_in", "Ctrl++": "zoom_in", "Ctrl+=": "zoom_in",
    "Keypad -": "zoom_out", "Ctrl+-": "zoom_out",
}  # fmt: skip
"""Keys that always do the same, so that nobody locks themselves out."""
RESERVED = frozenset(FIXED) | {"Up", "Down", "Left", "Right"}


def key_name(key: int, mod: int = 0) -> str:
    """Return the name of a pressed key with Ctrl, Shift or Alt: "Ctrl+Shift+Z". Shift alone is left out: it
    only makes another character."""
    with_ctrl = bool(mod & (pygame.KMOD_CTRL | pygame.KMOD_META))
    with_shift, with_alt = with_ctrl and mod & pygame.KMOD_SHIFT, mod & pygame.KMOD_ALT
    held = zip(key_names.MODIFIERS, (with_ctrl, with_shift, with_alt), strict=True)
    return "".join(f"{name}+" for name, down in held if down) + pygame.key.name(key, use_compat=False)


def writes(name: str) -> bool:
    """Return whether a key writes a character into a text field."""
    return len(name) == 1 or name == "Space" or (name.startswith("Keypad") and name != "Keypad Enter")


class Bindings:
    """The action of each key.

    refused: the choices that cannot be used: of an action or key that does not exist, or a key used twice
    """

    def __init__(self, chosen: Mapping[str, Sequence[str]] | None = None) -> None:
        self.refused: list[str] = []
        self._acts: dict[str, Act] = dict(FIXED)
        self._keys: dict[Act, Keys] = {}
        chosen = chosen or {}
        for name, keys in chosen.items():
            if name in USUAL:
                self._take(name, keys)
            else:
                self.refused.append(name)
        for act, keys in USUAL.items():
            if act not in chosen:
                self._keys[act] = tuple(key for key in keys if self._acts.setdefault(key, act) == act)

    def _take(self, act: Act, keys: Sequence[str]) -> None:
        usable = [key for key in keys[:KEYS_OF_AN_ACTION] if not is_reserved(key) and exists(key)]
        free = tuple(key for key in usable if self._acts.setdefault(key, act) == act)
        self._keys[act] = free
        self.refused += [f"{act} = {key}" for key in keys if key not in free]

    def act(self, key: str) -> Act | None:
        """Return the action of a key; Shift makes a difference only where it is named."""
        return self._acts.get(key) or self._acts.get(key.replace("Shift+", ""))

    def keys(self, act: Act) -> Keys:
        """Return the keys of an action, the first one first."""
        return self._keys.get(act, ())

    def owner(self, key: str) -> Act | None:
        """Return the action that has exactly this key."""
        return self._acts.get(key)

    def with_key(self, act: Act, place: int, key: str) -> dict[str, list[str]]:
        """Return the choices after an action got a key in its first or second place; who had it loses it."""
        now = {name: [held for held in self.keys(name) if held != key] for name in USUAL}
        mine = [*now[act][:place], key, *now[act][place + 1 :]]
        return differing(now | {act: mine})


def differing(keys: Mapping[Act, Sequence[str]]) -> dict[str, list[str]]:
    """Return the choices that differ from the usual keys: they alone are kept."""
    return {act: [*held] for act, held in keys.items() if tuple(held) != USUAL[act]}


def is_reserved(key: str) -> bool:
    """Return whether a key always does the same; Tab does so whatever is held with it."""
    return key in RESERVED or _base(key) == "Tab"


def exists(key: str) -> bool:
    """Return whether there is a key of this name."""
    try:
        pygame.key.key_code(_base(key))
    except ValueError:
        return False
    return True


def _base(key: str) -> str:
    """Return the name of a key without what is held with it."""
    for modifier in key_names.MODIFIERS:
        key = key.removeprefix(f"{modifier}+")
    return key
