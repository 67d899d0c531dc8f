"""A table for the toy title: a pool with pebbles, a deck, a mat and a hand of cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.engine.model import UNKNOWN, Action, Event, Fact, Option, Ref, Seat
from game.engine.title import Title
from game.presentation.announcements import sounds
from game.presentation.title_words import Cell, Context, Item, Label, Place, SeatSummary, TitleWords
from game.ui.table.api import Face, Panel, Size, Spot, Table, TableContext, Thing
from game.ui.table.drawing.hand_cards import cards_in_hand
from game.ui.window import text
from game.ui.window import theme as t
from game.ui.window.ui import Ui
from tests.toy import TOY

WORDS = """
toy-name = Pebbles
toy-side-east = East
toy-side-west = West
toy-ask-turn = Gather pebbles, draw or roll
toy-ask-duel = Show a card
toy-why-too-few-pebbles = Only { $pool } pebbles are left.
toy-kind-pebbles = pebbles
toy-kind-deck = the deck
toy-kind-hand = your hand
toy-kind-mat = your mat
toy-kind-pile = the discard pile
toy-kind-market = the Market
toy-kind-shop = { $count ->
    [one] { $name }
   *[other] a shop
  }
toy-kind-hill = a hill
toy-kind-card = a card from your hand
toy-kind-coin = a coin
toy-kind-hero = your hero
toy-milestone-drew-one = A card is drawn
toy-milestone-drew = A card of yours
toy-why-deck-empty = The deck is empty.
toy-why-pebbles = brings you { $points } more pebbles
toy-why-points = brings you points
"""


@dataclass(frozen=True)
class Plate:
    """Words on paper."""

    words: str
    icon: str = ""

    def paint(self, ui: Ui, size: Size) -> pygame.Surface:
        surface = ui.art.plate("raised", size, t.RADIUS_SMALL).copy()
        ui.type.draw(surface, self.words, text.STRONG, surface.get_rect(), "centre", may_cut=True)
        return surface


class ToyWords(TitleWords):
    """What the toy calls its things."""

    announcements = sounds(card="gathered drew drew-one rolled ended showed")

    def items(self, context: Context) -> Sequence[Item]:
        return [Item(f"pebbles:{n}", f"{n} pebbles", on_board=True) for n in (1, 2, 3)]

    def places(self, context: Context) -> Sequence[Place]:
        return [Place("middle", "The middle", (500, 400))]

    def summary(self, context: Context, seat: Seat) -> SeatSummary:
        points = str(context.view.players[seat].points)
        return SeatSummary(seat, cells=(Cell("vp", points), Cell("card", "3")))

    def status(self, context: Context) -> str:
        return f"Turn {context.view.turn}"

    def label(self, context: Context, action: Action) -> Label:
        return Label(str(action), rank=1 if action.verb == "end" else 0)

    def facts(self, context: Context, facts: dict[str, Fact]) -> dict[str, Fact]:
        return facts

    def preview(self, context: Context, option: Option) -> str:
        return "one more" if option.action.verb == "gather" else ""

    def log_line(self, context: Context, event: Event) -> str:
        assert event.facts.get("card") != UNKNOWN
        return " ".join([event.verb, *map(str, event.facts.values())])

    def where(self, event: Event) -> Sequence[Ref]:
        return ["deck"] if event.verb == "drew-one" else []

    def source(self, context: Context, source: str) -> tuple[str, str]:
        return source, "vp"


class ToyTable(Table):
    """Where the toy's things lie."""

    board_size: Size = (1000, 500)

    def __init__(self, title: Title = TOY, words: TitleWords | None = None) -> None:
        super().__init__(title, words or ToyWords(title))

    def things(self, context: TableContext) -> Sequence[Thing]:
        view, hand = context.view, context.areas.hand
        me = view.players[context.seat]
        found = [
            Thing(f"pebbles:{n}", (100 + 200 * n, 200, 80, 80), Plate(str(n)), True, tip=f"{n} pebbles")
            for n in (1, 2, 3)
        ]
        found.append(Thing("deck", (850, 150, 100, 150), Plate(str(len(view.deck))), True))
        size = (hand.width // 4, hand.height * 8 // 10)
        for n, (card, (box, angle)) in enumerate(
            zip(me.hand, cards_in_hand(hand, len(me.hand), size), strict=True)
        ):
            ref = f"back:{n}" if card == UNKNOWN else card
            found.append(
                Thing(ref, box, Plate(card), angle=angle, large=Plate(card), origin="deck", lifts=True)
            )
        return found

    def spots(self, context: TableContext) -> Sequence[Spot]:
        mat, hand = context.areas.mat, context.areas.hand
        return [
            Spot("mat", (*mat.topleft, *mat.size), z=-1),
            Spot("hand", (*hand.topleft, *hand.size), z=-1),
            Spot("middle", (400, 350, 200, 100), True, tip="The middle"),
        ]

    def panel(self, context: TableContext, seat: Seat) -> Panel:
        return Panel(seat, cells=self.words.summary(context, seat).cells)

    def card(self, context: TableContext, event: Event) -> tuple[Face, float] | None:
        return (Plate(str(event.facts["card"])), 0.7) if "card" in event.facts else None


TABLE = ToyTable()
