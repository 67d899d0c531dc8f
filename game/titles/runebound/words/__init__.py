"""The words of Runebound for positions, choices and events; needs no window."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.engine.model import Action, Ref, Seat
from game.presentation.title_words import Context, Item, Place, TitleWords
from game.titles.runebound.rules.state.state import figure_ref
from game.titles.runebound.rules.turn import EndTurn
from game.titles.runebound.words import (
    card_text,
    facts,
    field_names,
    journeys,
    kinds,
    labels,
    log,
    map_items,
    names,
    previews,
    scene_items,
    sheet_items,
    stops,
    summary,
    track_items,
    trades,
)
from game.titles.runebound.words.odds import ODDS


class RuneboundWords(TitleWords):
    """The words of Runebound."""

    announcements = log.ANNOUNCEMENTS
    odds = ODDS
    plays_open = True
    announcement = staticmethod(log.announcement)
    facts = staticmethod(facts.facts)
    kind = staticmethod(kinds.kind)
    label = staticmethod(labels.label)
    log_line = staticmethod(log.log_line)
    name_of = staticmethod(field_names.name_of)
    long_effect = staticmethod(log.long_effect)
    preview = staticmethod(previews.preview)
    source = staticmethod(log.source)
    status = staticmethod(labels.status)
    stop_name = staticmethod(stops.stop_name)
    summary = staticmethod(summary.summary)
    warning = staticmethod(previews.warning)
    where = staticmethod(log.where)

    def items(self, context: Context) -> Sequence[Item]:
        """Return the map, the strip beside it, the viewer's sheet, and what is laid over the map."""
        return [
            *map_items.items(context),
            *journeys.items(context),
            *track_items.items(context),
            *sheet_items.items(context),
            *scene_items.items(context),
            *trades.items(context),
        ]

    def places(self, context: Context) -> Sequence[Place]:
        """Return every hexagon of the map."""
        return list(map_items.places(context))

    def portrait(self, view: Any, seat: Seat) -> str | None:
        """Return the picture of the seat's Hero."""
        hero = view.players[seat].hero
        return names.art_of(hero) if hero else None

    def own(self, context: Context) -> Sequence[Ref]:
        """Return the seat's Hero."""
        return [figure_ref(context.view.players[context.seat].hero)]

    def ends_turn(self, action: Action) -> bool:
        """Return whether an action answers the last question of a turn: to heal no more."""
        return isinstance(action, EndTurn)

    def cards_of(self, context: Context, seat: Seat) -> Sequence[Item]:
        """Return the figures and the cards of another seat."""
        return sheet_items.cards_of(context, seat)

    def printed(self, say: Callable[..., str], file: str, record: str) -> Sequence[str]:
        """Return the words of a card."""
        return card_text.printed(self.title.book, say, file, record)
