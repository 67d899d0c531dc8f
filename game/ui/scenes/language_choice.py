"""The choice of a language, in the settings and on the first screen."""

from __future__ import annotations

from collections.abc import Callable

from game.presentation.messages import languages
from game.presentation.system_language import chosen, own_name
from game.ui.widgets import Choice
from game.ui.window.ui import Ui


def language_choice(ui: Ui, choose: Callable[[str], None]) -> Choice | None:
    """Return a choice of languages by their own names; None if there is only one."""
    spoken, now = languages(), chosen(ui.settings.language)
    if len(spoken) < 2:
        return None
    names, at = [own_name(language) for language in spoken], spoken.index(now) if now in spoken else 0
    choice = Choice(ui, "language", names, at, lambda index: choose(spoken[index]))
    choice.name = ui.say("settings-language")
    return choice
