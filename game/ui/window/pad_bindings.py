"""The gamepad button of each action: the usual one, or the one that the person chose instead."""

from __future__ import annotations

from collections.abc import Mapping

from game.presentation.key_names import USUAL_BUTTONS
from game.ui.window.bindings import USUAL
from game.ui.window.commands import Act, Command, Do, Move

FIXED: dict[str, Command] = {
    "a": Do("confirm"), "b": Do("cancel"),
    "leftshoulder": Do("previous_focus"), "rightshoulder": Do("next_focus"),
    "dpleft": Move(-1, 0), "dpright": Move(1, 0), "dpup": Move(0, -1), "dpdown": Move(0, 1),
    "-leftx": Move(-1, 0), "+leftx": Move(1, 0), "-lefty": Move(0, -1), "+lefty": Move(0, 1),
}  # fmt: skip
"""Buttons that always do the same, so that nobody locks themselves out; the left stick has four."""
FREE = (
    "x", "y", "back", "start", "guide", "leftstick", "rightstick", "lefttrigger", "righttrigger",
    "misc1", "paddle1", "paddle2", "paddle3", "paddle4", "touchpad",
)  # fmt: skip
"""Buttons for which an action can be chosen."""
PAIRS: dict[frozenset[Act], Act] = {
    frozenset({"undo", "pause"}): "undo_or_pause",
    frozenset({"hint", "step"}): "hint_or_step",
    frozenset({"main", "skip"}): "main_or_skip",
}
"""Two actions that may share a button, as the second is meant while bots play; and the command of both."""


class PadBindings:
    """The actions of each button.

    refused: choices that cannot be used: of an action or button that does not exist, or a button used twice
    """

    def __init__(self, chosen: Mapping[str, str] | None = None) -> None:
        chosen = chosen or {}
        self.refused = [act for act in chosen if act not in USUAL]
        self._buttons: dict[Act, str] = {}
        for act in USUAL:
            if act in chosen and not self._take(act, chosen[act]):
                self.refused.append(f"{act} = {chosen[act]}")
        for act in USUAL:
            if act not in chosen:
                self._take(act, usual(act))

    def _take(self, act: Act, button: str) -> bool:
        """Give an action its button, if that is free; return whether it was."""
        if button and (button not in FREE or self.taken(act, button)):
            return False
        self._buttons[act] = button
        return True

    def command(self, button: str) -> Command | None:
        """Return the command of a button."""
        acts = self.acts(button)
        if button in FIXED or not acts:
            return FIXED.get(button)
        return Do(PAIRS.get(frozenset(acts), acts[0]))

    def acts(self, button: str) -> list[Act]:
        """Return the actions that have this button: none, one, or a pair."""
        return [act for act, held in self._buttons.items() if held == button]

    def button(self, act: Act) -> str:
        """Return the button of an action, "" for none."""
        return self._buttons.get(act, "")

    def named(self) -> dict[str, tuple[str, ...]]:
        """Return the button of each action that has one, as messages name it."""
        return {act: (button,) for act, button in self._buttons.items() if button}

    def taken(self, act: Act, button: str) -> list[Act]:
        """Return the actions that would lose a button to another action."""
        others = [held for held in self.acts(button) if held != act]
        return [] if len(others) == 1 and frozenset({act, *others}) in PAIRS else others

    def with_button(self, act: Act, button: str) -> dict[str, str]:
        """Return the choices after an action got a button; those that cannot share it lose it."""
        lost = self.taken(act, button)
        return differing({name: "" if name in lost else self.button(name) for name in USUAL} | {act: button})


def usual(act: Act) -> str:
    """Return the usual button of an action, "" for none."""
    return USUAL_BUTTONS.get(act, ("",))[0]


def differing(buttons: Mapping[Act, str]) -> dict[str, str]:
    """Return the choices that differ from the usual buttons: they alone are kept."""
    return {act: button for act, button in buttons.items() if button != usual(act)}
