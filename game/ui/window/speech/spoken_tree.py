"""Reads the screen reader's tree out loud: what gets the focus, and each announcement."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.errors import UserError
from game.presentation.messages import Messages
from game.presentation.rich_text import joined
from game.records.settings import Settings
from game.ui.window.access.nodes import PAGE, ROOT, Node, Update
from game.ui.window.access.reader import NoReader
from game.ui.window.speech.speaker import Speaker

SPOKEN_ROLES = ("button", "switch", "slider", "field", "choice", "list", "log")
"""Roles that are named: what can be done with the thing is heard from them."""


class SpokenTree(NoReader):
    """A reader that speaks by itself. It gets the same updates as a screen reader.

    make_speaker   returns a Speaker for a rate and a language
    """

    is_ready = True

    def __init__(self, make_speaker: Callable[[int, str], Speaker] = Speaker) -> None:
        self._make = make_speaker
        self._speaker: Speaker | None = None
        self._settings, self._messages = Settings(), Messages()
        self._nodes: dict[int, Node] = {}
        self._focus, self._last, self._announced = ROOT, "", ""
        self._is_new = self._is_due = self._is_refused = False

    @property
    def is_active(self) -> bool:  # type: ignore[override]  # NoReader's is a plain value
        """True while the program itself speaks."""
        return self._speaker is not None

    def wish(self, settings: Settings, messages: Messages, *, beside_reader: bool) -> None:
        """Begin or end to speak, as the settings want it; `beside_reader`: a screen reader is running."""
        self._settings, self._messages = settings, messages
        wanted = settings.voice == "always" or (settings.voice == "alone" and not beside_reader)
        if not wanted:
            self.close()
            self._is_refused = False
        elif self._speaker is None and not self._is_refused:
            self._speaker = self._make(settings.voice_rate, messages.language)
            self._is_new, self._last = True, ""
        elif self._speaker is not None:
            self._speaker.adjust(settings.voice_rate, messages.language)

    def take_trouble(self) -> UserError | None:
        """Return once why nothing can be spoken; None if it can."""
        trouble = self._speaker.trouble if self._speaker is not None else None
        if trouble is not None:
            self.close()
            self._is_refused = True  # until the setting is switched off and on
        return trouble

    def restarted(self) -> bool:
        was, self._is_new = self._is_new, False
        return was

    def hush(self) -> None:
        """Stop speaking at once, because the person has gone on."""
        if self._speaker is not None:
            self._speaker.hush()

    def close(self) -> None:
        if self._speaker is not None:
            self._speaker.close()
            self._speaker = None
            self._nodes.clear()

    # ---- what is spoken
    def introduce(self, lines: Sequence[str]) -> None:
        """Speak what a new page is about; a screen reader finds it around the focus."""
        if self._speaker is not None and self._settings.voice_reads == "all":
            for line in lines:
                self._speaker.say(line)

    def update(self, update: Update) -> None:
        """Take what has changed. What has the focus is spoken after the announcements that come with it."""
        speaker, new = self._speaker, [node for node in update.nodes if node.id not in self._nodes]
        self._nodes |= {node.id: node for node in update.nodes}
        self._focus, self._is_due = update.focus, True
        if speaker is not None and self._settings.voice_reads == "all":
            for node in new:
                if node.role == "announcement":
                    speaker.say(node.name)
                    self._announced = node.name

    def rest(self) -> None:
        """Speak what has the focus, if that has changed. Call it in a turn of the loop without an update."""
        if self._speaker is None or not self._is_due:
            return
        self._is_due = False
        node = self._nodes.get(self._focus)
        words = self._words(node) if node is not None and node.id not in (ROOT, PAGE) else ""
        if words and words not in (self._last, self._announced):
            self._speaker.say_focus(words)
        self._announced = ""
        self._last = words

    def _words(self, node: Node) -> str:
        """Return what is read of a node: name, role, value and state, what explains it, and its place."""
        say = self._messages.say
        role = say(f"voice-role-{node.role}") if node.role in SPOKEN_ROLES else ""
        state = "" if node.is_on is None else say("voice-on" if node.is_on else "voice-off")
        nth = "" if node.nth is None else say("text-nth", number=node.nth[0], all=node.nth[1])
        head = joined(say, [*filter(None, (node.name, role, node.value, state, nth))], "names-more")
        return "\n".join(filter(None, (head, node.more)))
