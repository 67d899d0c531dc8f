"""The table of Raiders of Scythia."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.engine.model import Event, Seat
from game.engine.order import others
from game.presentation.title_words import Cell
from game.titles.raiders.rules.book import Book
from game.titles.raiders.rules.state import kind, mat_ref
from game.titles.raiders.rules.turn import to_the_end
from game.titles.raiders.table import (
    board,
    combat,
    kinds,
    labels,
    log,
    mats,
    printed,
    raid_panel,
    throws,
    words,
)
from game.titles.raiders.table import legend as raiders_legend
from game.titles.raiders.table.cards import CARD_RATIO, AnimalFace, CrewFace, animal_art, art_of
from game.titles.raiders.table.combat import strength_of
from game.titles.raiders.table.seat import RATIO, SeatFace
from game.ui.table.api import Face, Panel, Spot, Table, TableContext, Thing


class RaidersTable(Table):
    """Puts board, mat, hand and words together."""

    painting = "raiders/board.jpg"
    announcements = log.ANNOUNCEMENTS
    legend = staticmethod(raiders_legend.parts)
    kind = staticmethod(kinds.kind)
    label = staticmethod(labels.label)
    facts = staticmethod(labels.facts)
    preview = staticmethod(labels.preview)
    warning = staticmethod(labels.warning)
    several = staticmethod(labels.several)
    log_line = staticmethod(log.log_line)
    where = staticmethod(log.where)
    awaits = staticmethod(combat.awaits)
    throws = staticmethod(throws.throws)
    source = staticmethod(log.source)

    def printed(self, say: Callable[..., str], file: str, record: str) -> Sequence[str]:
        """The words of cards and of what else is printed."""
        return printed.printed(self.title.book, say, file, record)

    def pictures(self) -> Sequence[str]:
        """The board, every crew and hero card, and both halves of every animal."""
        book: Book = self.title.book
        halves = [animal_art(card, side) for card in book.animals for side in ("eagle", "horse")]
        return [self.painting, *dict.fromkeys(map(art_of, [*book.crew, *book.heroes])), *halves]

    def things(self, context: TableContext) -> Sequence[Thing]:
        """Everything that is seen."""
        return [*board.things(context), *mats.things(context), *raid_panel.things(context)]

    def spots(self, context: TableContext) -> Sequence[Spot]:
        """Places for drops."""
        return [*board.spots(context), *mats.spots(context)]

    def portrait(self, view: Any, seat: Seat) -> str:
        """The hero."""
        hero = view.players[seat].hero
        return art_of(hero) if hero else ""

    def panels(self, context: TableContext) -> Sequence[Panel]:
        """The other seats, in order of play."""
        return [self.panel(context, seat) for seat in others(range(context.view.seats), context.seat)]

    def panel(self, context: TableContext, seat: Seat) -> Panel:
        """A seat's public facts."""
        return _seat_in_small(context, seat)

    def status(self, context: TableContext) -> str:
        """Turn, or what is special about it."""
        say, view = context.ui.say, context.view
        if not view.turn:
            return say("raiders-draft")
        if view.final >= 0:
            return say("raiders-final")
        raids, quests = to_the_end(view)
        return say("raiders-turn", turn=view.turn, raids=raids, quests=quests)

    def card(self, context: TableContext, event: Event) -> tuple[Face, float] | None:
        """The crew or animal card that an event names."""
        book, card = context.view.book, str(event.facts.get("card"))
        if card in book.crew:
            return CrewFace(book, card), CARD_RATIO
        return (AnimalFace(book, card), CARD_RATIO) if card in book.animals else None


def _seat_in_small(context: TableContext, seat: Seat) -> Panel:
    """Another seat's public facts."""
    say, player = context.ui.say, context.view.players[seat]
    strength, raiding = strength_of(context.view, seat)
    worker = kind(player.worker) if player.worker else ""
    cells = [
        Cell("vp", str(player.vp), say("raiders-panel-vp")),
        Cell("strength", str(strength), say("raiders-panel-raid" if raiding else "raiders-panel-crew")),
        Cell("crew", str(len(player.crew)), say("raiders-panel-members", wounds=player.wounds)),
        Cell("quest", str(len(player.quests)), say("raiders-panel-quests")),
        Cell("card", str(len(player.hand)), say("raiders-panel-hand")),
    ]
    for item in ("silver", "provisions", "kumis", "gold", "equipment", "wagon", "livestock"):
        tip = say("raiders-tip-item", item=say(f"raiders-item-{item}"))
        cells.append(Cell(item, str(getattr(player, item)), tip))
    name = hero = words.card(say, player.hero) if player.hero else ""
    if worker:
        held = say(f"raiders-worker-{worker}")
        name = say("raiders-comma", first=name, last=held) if name else say("raiders-tip-worker", worker=held)
    large = SeatFace(context.view.book, player)
    return Panel(seat, name, tuple(cells), mat_ref(seat), large, RATIO, hero)
