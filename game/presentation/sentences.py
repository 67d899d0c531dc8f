"""Questions, names of actions, reasons against something, and errors, for window and terminal alike."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from game.engine.model import Action, Reason
from game.errors import Phrase, Say, reason
from game.play.controller import Controller
from game.play.verbatim import verbatim
from game.presentation.title_words import Context, TitleWords


class Viewpoint(Protocol):
    """A table as one seat sees it now.

    title: its id
    holding: True if the others wait until the viewer confirms the last choice
    """

    @property
    def title(self) -> str: ...
    @property
    def words(self) -> TitleWords: ...
    @property
    def game(self) -> Controller: ...
    @property
    def context(self) -> Context: ...
    @property
    def holding(self) -> bool: ...


class Sentences:
    """Puts what the rules say of a position into words."""

    def __init__(self, of: Viewpoint) -> None:
        self._of = of

    @property
    def _say(self) -> Callable[..., str]:
        return self._of.context.say

    def question(self) -> str:
        """Return the viewer's question, or what the table waits for, in one sentence."""
        of, game = self._of, self._of.game
        ask = game.question()
        if game.past is not None:
            return self._say("table-past")
        if game.session.over:
            return self._say("table-over")
        if ask is not None:
            facts = {**ask.facts, **of.words.facts(of.context, ask.facts)}
            return self._say(f"{of.title}-ask-{ask.code}", **facts)
        thinking, following = game.thinking(), game.next_viewer()
        if thinking is not None and (of.holding or game.can_take_back()):
            return self._say("table-done", name=game.people[thinking].name)
        if thinking is not None:
            message = "table-watches" if game.watching else "table-thinks"
            return self._say(message, name=game.people[thinking].name, below=game.people[game.viewer].name)
        return "" if following is None else self._say("table-pass", name=game.people[following].name)

    def edition(self) -> str:
        """Return whose numbers the table plays with, and how many differ; "" without an edition."""
        edition = self._of.game.session.title.edition
        if edition is None:
            return ""
        message = "table-edition-tip-by" if edition.author else "table-edition-tip"
        name, author = verbatim(edition.name), verbatim(edition.author)
        return self._say(message, edition=name, author=author, count=edition.count())

    def label(self, action: Action) -> str:
        """Return an action in a few words."""
        return self._of.words.action_label(self._of.context, action).words

    def reason(self, reason: Reason) -> str:
        """Return why something is not possible."""
        of = self._of
        facts = {**reason.facts, **of.words.facts(of.context, reason.facts)}
        own = f"{of.title}-why-{reason.code}"
        return self._say(own if of.context.messages.has(own) else f"why-{reason.code}", **facts)


def explain(error: Phrase | OSError | ValueError, say: Say) -> str:
    """Return the sentence of an error in the language of `say`, as rich text without icons."""
    return verbatim(reason(error, say))
