"""The rules of the titles in a terminal."""

from __future__ import annotations

from functools import partial

from game.presentation.setup.catalogue import Catalogue
from game.text.menu.dialog import Dialog, Entry
from game.text.rules_lookup import RulesLookup


class RulesList:
    """Lists the titles, then the chapters of the one that is picked."""

    def __init__(self, dialog: Dialog, catalogue: Catalogue) -> None:
        self._dialog, self._catalogue = dialog, catalogue

    def show(self) -> None:
        """List the titles, then the chapters of one."""
        dialog, say = self._dialog, self._dialog.say
        entries = [Entry(say(f"{t}-name"), partial(self._chapters, t)) for t in self._catalogue.playable()]
        dialog.menu(lambda: say("menu-rules"), lambda: entries)

    def _chapters(self, title: str) -> None:
        """Offer the chapters of a title, and a search."""
        dialog, say = self._dialog, self._dialog.say
        lookup = RulesLookup(title, dialog.messages, dialog.page)
        entries = [
            Entry(say("text-menu-search"), partial(self._search, lookup)),
            *(Entry(chapter.heading, partial(lookup.write, chapter)) for chapter in lookup.chapters),
        ]
        dialog.menu(lambda: say(f"{title}-name"), lambda: entries)

    def _search(self, lookup: RulesLookup) -> None:
        if words := self._dialog.ask(self._dialog.say("text-menu-search-for")):
            lookup.find(words)
