"""A table as one seat sees it, in words alone."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cached_property

from game.engine.model import ALL_SEEING, Ref
from game.packages import registry
from game.play.controller import Controller
from game.presentation import house_rules
from game.presentation.messages import Messages
from game.presentation.score_sheet import Sheet, score_sheet
from game.presentation.sentences import Sentences
from game.presentation.table_in_words import TableInWords
from game.presentation.title_words import Context, Item, tip_text, words_of
from game.records.settings import Settings


class TextTable(TableInWords):
    """A viewer's table in words. Call `refresh` after every change of the position."""

    def __init__(self, game: Controller, messages: Messages, settings: Settings) -> None:
        title = game.session.title
        super().__init__(messages, title.id, words_of(registry.of(title)))
        self.game, self.settings = game, settings
        self.sentences = Sentences(self)
        self.refresh()

    def refresh(self) -> None:
        """Look at the position again."""
        game, view = self.game, self.game.view()
        view.remember()
        game.assign_colours(self.words.colours(view))
        self.context = Context(self.messages, view, game.viewer, game.people, game.recent())
        self.forget()

    @property
    def holding(self) -> bool:
        """True if the others wait until the viewer confirms the last choice."""
        return self.settings.ask_before != "never" and self.game.can_take_back()

    @cached_property
    def items(self) -> Mapping[Ref, Item]:
        """Everything on the table that has words, by ref; what is only a guess says so."""
        guessed = self.game.guessed
        return {
            ref: replace(item, tip=f"{tip_text(item.tip)}\n{self.say('try-guessed')}")
            if ref.rpartition(":")[2] in guessed
            else item
            for ref, item in super().items.items()
        }

    @cached_property
    def held(self) -> Mapping[Ref, str]:
        """The names of the cards that the viewer alone sees; none for somebody who looks on."""
        if self.game.perspective not in (self.game.viewer, ALL_SEEING):
            return {}
        zones = self.game.session.title.zones(self.context.view)
        only_viewer = frozenset({self.game.viewer})
        secret = {card for zone in zones if zone.seen_by == only_viewer for card in zone.ids}
        ids = {ref: ref.rpartition(":")[2] for ref in self.items}
        return {ref: self._held_name(ref, id_) for ref, id_ in ids.items() if id_ in secret}

    def _held_name(self, ref: Ref, id_: str) -> str:
        name = self.names[ref]
        return self.say("try-guessed-name", name=name) if id_ in self.game.guessed else name

    @property
    def house_rules(self) -> Mapping[str, str]:
        """The house rules of the table by the numbers of the rules that they change."""
        view = self.context.view
        return house_rules.by_rule(self.say, self.game.session.title, view.options, view.seats)

    def sheet(self) -> Sheet:
        """Return the score sheet with everything the viewer knows."""
        return score_sheet(self)
