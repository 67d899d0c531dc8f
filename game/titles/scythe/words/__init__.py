"""The words of Scythe for positions, choices and events; needs no window."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from game.engine.model import Action
from game.presentation.title_words import Context, Item, TitleWords
from game.titles.scythe.rules.turn.turn import EndTurn
from game.titles.scythe.words import (
    board,
    deals,
    factions,
    field_names,
    hand,
    kinds,
    labels,
    loads,
    log,
    mats,
    payment,
    previews,
    printed,
    stops,
    summary,
    tiles,
    warnings,
)
from game.titles.scythe.words.odds import ODDS


class ScytheWords(TitleWords):
    """Words for the window, the terminal and programs alike."""

    announcements = log.ANNOUNCEMENTS
    odds = ODDS
    where = staticmethod(log.where)
    log_line = staticmethod(log.log_line)
    name_of = staticmethod(field_names.name_of)
    hidden_points = staticmethod(summary.hidden_points)
    summary = staticmethod(summary.summary)
    own = staticmethod(board.own)
    status = staticmethod(labels.status)
    label = staticmethod(labels.label)
    facts = staticmethod(labels.facts)
    source = staticmethod(labels.source)
    kind = staticmethod(kinds.kind)
    preview = staticmethod(previews.preview)
    portrait = staticmethod(factions.portrait)
    colours = staticmethod(factions.colours)
    warning = staticmethod(warnings.warning)
    stop_name = staticmethod(stops.stop_name)
    changed = staticmethod(loads.changed)
    cards_of = staticmethod(mats.cards_of)

    places = staticmethod(board.places)

    def items(self, context: Context) -> Iterator[Item]:
        """Yield the items on the map, in the viewer's hand, on the mats, and over the map for a question; the
        tiles last.
        """
        parts = (
            board.items, loads.items, hand.items, mats.items, hand.dial, hand.factory, payment.items,
            deals.items, tiles.items,
        )  # fmt: skip
        for part in parts:
            yield from part(context)

    def printed(self, say: Callable[..., str], file: str, record: str) -> Sequence[str]:
        """Return the lines that a record of a content file prints on its card, mat or tile."""
        return printed.printed(self.title.book, say, file, record)

    def ends_turn(self, action: Action) -> bool:
        """Return whether the action is End turn."""
        return isinstance(action, EndTurn)
