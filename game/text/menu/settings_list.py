"""The settings in a terminal: those that matter there. Every change is kept at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Protocol

from game.presentation.messages import languages
from game.presentation.system_language import chosen, own_name
from game.records.settings import ASKS, HANDOVERS, MAX_HARD_SECONDS, WARNINGS, Settings
from game.text.menu.dialog import Dialog, Entry


class Kept(Protocol):
    """Keeps the settings of the person."""

    dialog: Dialog
    settings: Settings

    def save_settings(self) -> None:
        """Keep the settings, and go on in their language."""


class SettingsList:
    """Lists each setting with its value."""

    def __init__(self, home: Kept) -> None:
        self._home, self._dialog = home, home.dialog

    def show(self) -> None:
        """List the settings, and ask for the value of one."""
        self._dialog.menu(lambda: self._dialog.say("settings-title"), self._entries)

    def _entries(self) -> Sequence[Entry]:
        now, say = self._home.settings, self._dialog.say
        seconds = range(1, MAX_HARD_SECONDS + 1)
        language = chosen(now.language)
        return [
            self._of("language", "language", languages(), own_name, language),
            self._of("handover", "handover", HANDOVERS, lambda value: say(f"settings-handover-{value}")),
            self._of("ask", "ask_before", ASKS, lambda value: say(f"settings-ask-{value}")),
            self._of("hard", "hard_seconds", seconds, lambda value: say("settings-seconds", value=value)),
            *(self._of(name.replace("_", "-"), name, (True, False), self._switched) for name in WARNINGS),
        ]

    def _switched(self, on: object) -> str:
        return self._dialog.say("text-menu-on" if on else "text-menu-off")

    def _of(
        self, key: str, name: str, values: Sequence[object], words: Callable[..., str], now: object = None
    ) -> Entry:
        """Return the entry of a setting. `words` names a value; `now`: the present one, if it is another than
        the setting's.
        """
        now = getattr(self._home.settings, name) if now is None else now
        line = self._dialog.say("text-menu-value", name=self._dialog.say(f"settings-{key}"), value=words(now))
        return Entry(line, partial(self._change, key, name, values, words, now))

    def _change(
        self, key: str, name: str, values: Sequence[object], words: Callable[..., str], now: object
    ) -> None:
        """Explain a setting and ask for its value."""
        dialog, say = self._dialog, self._dialog.say
        dialog.write(say(f"settings-{key}-help"))
        at = values.index(now) if now in values else -1
        picked = dialog.choose(say(f"settings-{key}"), [words(value) for value in values], at)
        if picked is not None:
            setattr(self._home.settings, name, values[picked])
            self._home.save_settings()
