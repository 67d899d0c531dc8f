"""The words of Raiders of Scythia for positions, choices and events, without a window."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.engine.order import round_of
from game.presentation.title_words import Context, TitleWords
from game.titles.raiders.rules.turn import to_the_end
from game.titles.raiders.words import (
    field_names,
    items,
    kinds,
    labels,
    log,
    printed,
    seat_summary,
    stops,
)
from game.titles.raiders.words.odds import RaidOdds


class RaidersWords(TitleWords):
    """All words of the title, for the window, the terminal and programs alike."""

    announcements = log.ANNOUNCEMENTS
    odds = (RaidOdds(),)
    cards_of = staticmethod(items.cards_of)
    facts = staticmethod(labels.facts)
    places = staticmethod(items.places)
    items = staticmethod(items.items)
    kind = staticmethod(kinds.kind)
    label = staticmethod(labels.label)
    log_line = staticmethod(log.log_line)
    name_of = staticmethod(field_names.name_of)
    portrait = staticmethod(seat_summary.portrait)
    preview = staticmethod(labels.preview)
    several = staticmethod(labels.several)
    source = staticmethod(log.source)
    stop_name = staticmethod(stops.stop_name)
    summary = staticmethod(seat_summary.summary)
    warning = staticmethod(labels.warning)
    where = staticmethod(log.where)

    def printed(self, say: Callable[..., str], file: str, record: str) -> Sequence[str]:
        """Return the words of a card, a tile or a part of the board, line by line."""
        return printed.printed(self.title.book, say, file, record)

    def status(self, context: Context) -> str:
        """Return the turn and what is left until the end, or that it is the set-up or the final round."""
        say, view = context.say, context.view
        if not view.turn:
            return say("raiders-draft" if view.pairs else "raiders-first-hand")
        if view.final >= 0:
            return say("raiders-final")
        raids, quests = to_the_end(view)
        return say("raiders-round", round=round_of(view.turn, view.seats), raids=raids, quests=quests)
