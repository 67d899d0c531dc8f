"""The dialog that sets up a gamepad: it asks for one button after the other."""

from __future__ import annotations

from collections.abc import Callable

from game.play.verbatim import verbatim
from game.records.settings import MAX_PADS
from game.ui.scenes.message import Dialog
from game.ui.widgets import Button
from game.ui.window import pad_mapping
from game.ui.window.commands import Command, PadPart
from game.ui.window.pad_mapping import PARTS, Device
from game.ui.window.ui import Ui

DEAF_MS = 300.0
"""After an answer other parts do nothing for so long: a stick is seldom pushed straight."""


class PadSetup(Dialog):
    """Asks for each part of a gamepad; the first answer tells which gamepad it is."""

    name = "pad-setup"
    catches_parts = True

    def __init__(self, ui: Ui, done: Callable[[str], object]) -> None:
        """Call `done` with the name of the gamepad at the end."""
        super().__init__(ui, ui.say("pad-setup-title"), "")
        self._done = done
        self._remark = ""
        self._begin()

    def _begin(self) -> None:
        self._device: Device | None = None
        self._parts: dict[str, str] = {}
        self._step, self._deaf_ms = 0, 0.0
        self.words = self._question()

    def _question(self) -> str:
        say = self.ui.say
        lines = [say("pad-setup-first") if self._step == 0 else self._progress()]
        lines.append(say(f"pad-ask-{PARTS[self._step]}"))
        return "\n".join(lines + [self._remark] * bool(self._remark))

    def _progress(self) -> str:
        name = verbatim(self._device.name) if self._device else ""
        return self.ui.say("pad-setup-step", name=name, number=self._step + 1, count=len(PARTS))

    def buttons(self) -> list[Button]:
        say = self.ui.say
        return [
            Button(self.ui, say("cancel"), self.cancel, key="no"),
            Button(self.ui, say("pad-setup-again"), self._again, key="again", enabled=self._step > 0),
            Button(self.ui, say("pad-setup-skip"), self._next, key="skip", enabled=self._step > 1),
            Button(
                self.ui, say("pad-setup-done"), self._finish, key="yes", look="primary",
                enabled=pad_mapping.is_playable(self._parts), why=say("pad-setup-needs"),
            ),
        ]  # fmt: skip

    def command(self, command: Command) -> bool:
        if not isinstance(command, PadPart):
            return super().command(command)
        if self._deaf_ms <= 0:
            self._answer(command)
        return True

    def update(self, dt: float) -> bool:
        self._deaf_ms -= dt
        return super().update(dt)

    def _answer(self, pressed: PadPart) -> None:
        """Take what was pressed, unless it is another gamepad's, of the wrong kind, or was used before."""
        key, device = PARTS[self._step], self._found(pressed.instance)
        if device is None or (self._device is not None and device.guid != self._device.guid):
            return
        before = next((name for name, part in self._parts.items() if part == pressed.part), None)
        if before is not None:
            self._show_message("pad-setup-used", what=self.ui.say(f"pad-part-{before}"))
        elif not pad_mapping.fits(key, pressed.part):
            self._show_message("pad-setup-no-stick")
        else:
            self._device, self._parts[key], self._deaf_ms = device, pressed.part, DEAF_MS
            self._next()

    def _found(self, instance: int) -> Device | None:
        return next((found for found in self.ui.pads.devices() if found.instance == instance), None)

    def _show_message(self, message: str, **facts: str) -> None:
        self._remark = self.ui.say(message, **facts)
        self._show()

    def _show(self) -> None:
        self.words = self._question()
        self.ui.voice.say(self._remark or self.ui.say(f"pad-ask-{PARTS[self._step]}"))
        self.layout()

    def _next(self) -> None:
        self._remark = ""
        if self._step + 1 == len(PARTS):
            self._finish()
        else:
            self._step += 1
            self._show()

    def _again(self) -> None:
        self._remark = ""
        self._begin()
        self._show()

    def _finish(self) -> None:
        """Keep the mapping, in place of an earlier one of this gamepad."""
        device, settings = self._device, self.ui.settings
        if device is None or not pad_mapping.is_playable(self._parts):
            self._again()
            return
        others = [pad for pad in settings.pads if pad_mapping.guid_of(pad) != device.guid]
        others = [pad for pad in others if pad_mapping.is_valid(pad)][1 - MAX_PADS :]
        settings.pads = [*others, pad_mapping.mapping_of(device, self._parts)]
        stack = self.scene_stack
        self.close()
        stack.apply_settings()
        self._done(device.name)
