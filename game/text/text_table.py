"""A table as one seat sees it, in words alone."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from functools import cached_property

from game.engine.model import Ref
from game.packages import registry
from game.play.controller import GameController
from game.presentation.messages import Messages
from game.presentation.rich_text import Speech
from game.presentation.score_sheet import Sheet, score_sheet
from game.presentation.sentences import Sentences
from game.presentation.title_words import Context, Item, Place, tip_text, words_of
from game.records.settings import Settings

_END = re.compile(r"[:.](?: |$)")
"""Matches the end of a name in a line that continues with a description."""


class TextTable(Speech):
    """A viewer's table in words. Call `refresh` after every change of the position."""

    def __init__(self, game: GameController, messages: Messages, settings: Settings) -> None:
        title = game.session.title
        super().__init__(messages, title.id)
        self.game, self.settings = game, settings
        self.words = words_of(registry.of(title))
        self.sentences = Sentences(self)
        self.context: Context
        self.refresh()

    def refresh(self) -> None:
        """Look at the position again."""
        game, view = self.game, self.game.view()
        view.remember()
        game.assign_colours(self.words.colours(view))
        self.context = Context(self.messages, view, game.viewer, game.people, game.recent())
        for known, what in vars(TextTable).items():
            if isinstance(what, cached_property):
                self.__dict__.pop(known, None)

    @property
    def holding(self) -> bool:
        """True if the others wait until the viewer confirms the last choice."""
        return self.settings.ask_before != "never" and self.game.can_take_back()

    # ---- what there is
    @cached_property
    def items(self) -> Mapping[Ref, Item]:
        """Everything on the table that has words, by ref."""
        return {item.ref: item for item in self.words.items(self.context)}

    @cached_property
    def places(self) -> Mapping[Ref, Place]:
        """The places of the board, by ref."""
        return {place.ref: place for place in self.words.places(self.context)}

    @cached_property
    def names(self) -> Mapping[Ref, str]:
        """The names of items and places; places with the same name are distinguished by their ids."""
        names = {ref: self.name(item) for ref, item in self.items.items()}
        for ref, name in self.short_names.items():
            own = self.say("text-place", name=name, id=place_id(ref))
            names[ref] = own if ref in self.nameless else name
        return names

    @cached_property
    def nameless(self) -> frozenset[Ref]:
        """The places that share their name with another one."""
        often = Counter(self.short_names.values())
        return frozenset(ref for ref, name in self.short_names.items() if often[name] > 1)

    @cached_property
    def short_names(self) -> Mapping[Ref, str]:
        """The names of the places without details, by ref."""
        return {ref: self.short(place) for ref, place in self.places.items()}

    @cached_property
    def card_names(self) -> frozenset[str]:
        """The names of all items, without what follows them."""
        return frozenset(self.name(item).partition(" · ")[0] for item in self.items.values())

    def name(self, what: Item | Place) -> str:
        """Return the first line of a thing's description."""
        return self.plain(tip_text(what.tip)).partition("\n")[0]

    def short(self, what: Item | Place) -> str:
        """Return a thing's name without details."""
        return _END.split(self.name(what))[0]

    @cached_property
    def held(self) -> Mapping[Ref, str]:
        """The names of the cards that the viewer alone sees."""
        zones = self.game.session.title.zones(self.context.view)
        only_viewer = frozenset({self.game.viewer})
        secret = {card for zone in zones if zone.seen_by == only_viewer for card in zone.ids}
        return {ref: self.names[ref] for ref in self.items if ref.rpartition(":")[2] in secret}

    def own(self) -> list[Item]:
        """Return what lies before the viewer: mat and hand."""
        return [item for item in self.items.values() if not item.on_board]

    def on_board(self) -> dict[Ref | None, list[Item]]:
        """Return the items on the board by place, None for those at none, without those that only repeat the
        name of their place."""
        found: dict[Ref | None, list[Item]] = {}
        for item in self.items.values():
            place = self.places.get(item.place) if item.place else None
            is_shown = item.on_board and not item.pinned
            if is_shown and (place is None or self.short(item) != self.short(place)):
                found.setdefault(place.ref if place else None, []).append(item)
        return found

    @cached_property
    def lying(self) -> Mapping[Ref, str | None]:
        """The name of the place of each item on the board, None for those at none."""
        return {
            item.ref: self.names[place] if place else None
            for place, items in self.on_board().items()
            for item in items
        }

    def sheet(self) -> Sheet:
        """Return the score sheet with everything the viewer knows."""
        return score_sheet(self)


def place_id(ref: Ref) -> str:
    """Return the id of a place as words."""
    return ref.rpartition(":")[2].replace("_", " ").replace(".", " ")
