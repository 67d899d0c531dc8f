"""Overlays on Scythe's board: an encounter, Factory cards, a payment, a hand, set-up."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

import pygame

from game.engine.model import UNKNOWN, Reason
from game.titles.scythe.rules.actions.deals import AnswerDeal, DealAmount, OfferDeal
from game.titles.scythe.rules.actions.pay import PayCards, PayResource, PayTokens, lacking
from game.titles.scythe.rules.cards.encounters import ChooseOption, LookAtHand, TakeOption
from game.titles.scythe.rules.cards.factory import ChooseFactoryCard
from game.titles.scythe.rules.content.book import Book
from game.titles.scythe.rules.setup.bidding import (
    NOBODY,
    Bid,
    ChooseFaction,
    ChooseMat,
    PlaceBid,
    TakeFaction,
    TakeMat,
)
from game.titles.scythe.rules.setup.pairs import factions_in_use, mats_in_use
from game.titles.scythe.rules.state.state import card_ref
from game.titles.scythe.table.board.board import CORNER
from game.titles.scythe.table.cards.cards import (
    CARD_RATIO,
    ENCOUNTER_RATIO,
    BackFace,
    CombatFace,
    EncounterFace,
    FactoryFace,
    OptionFace,
    option_boxes,
)
from game.titles.scythe.table.faces import LEAST, mat_art
from game.titles.scythe.table.overlays import deals
from game.titles.scythe.words import terms
from game.titles.scythe.words.cards import option_words
from game.titles.scythe.words.factions import landscape
from game.titles.scythe.words.payment import in_words, proposal
from game.ui.table.api import Box, Size, TableContext, Thing
from game.ui.table.drawing import card_frames
from game.ui.table.drawing.drawn_faces import DrawnFace, GroundFace
from game.ui.table.drawing.hand_cards import cards_in_hand
from game.ui.table.drawing.seat_parts import boxed
from game.ui.window import theme as t
from game.ui.window.text import Style
from game.ui.window.ui import Ui

BUTTONS = 46
"""Design pixels at the top of the board that a second row of buttons may take."""
TALL = 0.54
"""Width by height of a lot where there are many."""
SMALL_PICTURES = (0.2, 0.15, 0.1, 0.05)
"""Shares of its height that the picture of a lot takes where its words need room."""


def things(context: TableContext) -> Iterator[Thing]:
    """Yield the overlay that the top step needs."""
    step = context.view.stack[-1] if context.view.stack else None
    for kind_of, show in _SHOWN.items():
        if isinstance(step, kind_of):
            yield from show(context, step)


def why(context: TableContext, reason: Reason | None) -> str:
    """Return a reason in words, "" where there is none."""
    if reason is None:
        return ""
    facts = {**reason.facts, "item": terms.token(str(reason.facts.get("item")))}
    return context.ui.say(f"scythe-why-{reason.code}", **facts)


# ---------------------------------------------------------------------- encounters


def _encounter(context: TableContext, step: ChooseOption) -> Iterator[Thing]:
    """Yield the card with its options; what cannot be paid is grey and says why."""
    board, view, px = context.areas.board, context.view, context.ui.px
    width = min(round(board.width * 0.95), round((board.height - px(BUTTONS)) * 0.97 * ENCOUNTER_RATIO))
    card = pygame.Rect(0, 0, width, round(width / ENCOUNTER_RATIO))
    card.midbottom = (board.centerx, board.bottom - px(10))
    yield Thing("plate:encounter", boxed(card), EncounterFace(view.book, step.card), z=30)
    mine = view.active == context.seat
    options = context.view.book.encounters[step.card].option
    for number, (option, rect) in enumerate(zip(options, option_boxes(card), strict=True), start=1):
        short = why(context, lacking(view, view.active, option.cost, "SCY-179")) if mine else ""
        face = OptionFace(view.book, step.card, number, short, number in step.taken)
        act = TakeOption(number)
        yield Thing(f"row:{step.card}.{number}", boxed(rect), face, z=31, act=act)


# ---------------------------------------------------------------------- Factory cards, hands


def _factory(context: TableContext, _: object) -> Iterator[Thing]:
    """Yield the cards that are left, face down for everybody but who chooses."""
    names = context.view.factory
    for box, n in _grid(context, len(names)):
        card = names[n]
        if card == UNKNOWN:
            yield Thing(f"back:factory.{n}", box, BackFace("factory"), z=31)
            continue
        face = FactoryFace(context.view.book, card, int(context.view.options["factory_speed"]))
        back = BackFace("factory")
        yield Thing(card_ref(card), box, face, z=31, large=face, large_ratio=CARD_RATIO, back=back)


def _grid(context: TableContext, count: int, ratio: float = CARD_RATIO) -> Iterator[tuple[Box, int]]:
    """Yield boxes of cards with their numbers, in one row or two, in the middle of the board."""
    room, size, columns, gap = _table(context, count, ratio)
    for n in range(count):
        row, column = divmod(n, columns)
        in_row = min(columns, count - row * columns)
        left = room.centerx - (in_row * (size[0] + gap) - gap) // 2
        yield (left + column * (size[0] + gap), room.y + gap + row * (size[1] + gap), *size), n


def _table(context: TableContext, count: int, ratio: float) -> tuple[pygame.Rect, Size, int, int]:
    """Return the ground, the size of a card, the number of cards in a row, and the gap."""
    board, gap = context.areas.board, context.ui.px(10)
    columns = count if count < 4 else -(-count // 2)
    rows = -(-count // columns)
    width = (board.width - context.ui.px(16) - (columns + 1) * gap) // columns
    height = min(
        (board.height - context.ui.px(16) - (rows + 1) * gap) // rows,
        round(width / ratio),
        context.ui.px(420),
    )
    size = (round(height * ratio), height)
    ground = pygame.Rect(0, 0, columns * (size[0] + gap) + gap, rows * (size[1] + gap) + gap)
    ground.center = board.center
    return ground, size, columns, gap


def _hand(context: TableContext, step: LookAtHand) -> Iterator[Thing]:
    """Yield another seat's combat cards for the seat that looks at them."""
    hand = context.view.players[step.other].hand
    board = context.areas.board
    room = pygame.Rect(board.x, board.centery - board.height // 5, board.width, board.height * 2 // 5)
    yield Thing("plate:look", boxed(room), GroundFace(), z=30)
    size = (round(room.height * 0.8 * CARD_RATIO), round(room.height * 0.8))
    for n, (card, (box, angle)) in enumerate(zip(hand, cards_in_hand(room, len(hand), size), strict=True)):
        face = BackFace("combat") if card == UNKNOWN else CombatFace(context.view.book.combat[card])
        yield Thing(f"look:{step.other}.{n}", box, face, z=31 + n, angle=angle)


# ---------------------------------------------------------------------- paying


PAY_BOX: Box = (CORNER[0] - 100, CORNER[1] - 10, CORNER[2] + 110, CORNER[3] + 20)
OPTION_BOX: Box = (PAY_BOX[0], PAY_BOX[1] + PAY_BOX[3] + 10, *PAY_BOX[2:])
"""Map pixels: what is to be paid, and the option that it is paid for."""


@dataclass(frozen=True)
class PayFace(DrawnFace):
    """A tray: what is still to be paid."""

    words: str

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        surface.blit(ui.art.plate("raised", size, 8), (0, 0))
        room = surface.get_rect().inflate(-size[0] // 14, -6)
        card_frames.words_in(ui, surface, self.words, room, max(14, size[1] * 0.36), LEAST)


def _tokens(context: TableContext, step: PayTokens) -> Iterator[Thing]:
    """Yield the remaining cost, and a proposal that a click accepts unless tokens are dragged instead."""
    say = context.ui.say
    left = say("scythe-pay-left", cost=terms.amounts(say, step.cost))
    way = proposal(context)
    if way:
        left = "\n".join((left, say("scythe-pay-proposal", things=in_words(say, way))))
    yield from _trays(context, step.towards, left, way)


def _hand_cards(context: TableContext, step: PayCards) -> Iterator[Thing]:
    say = context.ui.say
    left = say("scythe-pay-left", cost=terms.amount(say, "combat_cards", step.amount))
    yield from _trays(context, "", left, ())


def _trays(context: TableContext, towards: str, left: str, way: tuple[PayResource, ...]) -> Iterator[Thing]:
    """Yield trays in the upper right corner of the board, where no land is: the first one covers the whole
    structure bonus tile."""
    say, act = context.ui.say, way[0] if way else None
    face = PayFace(left)
    yield Thing(
        f"dial:{context.view.active}", PAY_BOX, face, on_board=True, pinned=True, z=30,
        act=act, then=way[1:],
    )  # fmt: skip
    if towards.startswith("option:"):
        card, _, number = towards.removeprefix("option:").partition(".")
        cost, gains = option_words(say, context.view.book.encounters[card].option[int(number) - 1])
        face = PayFace(say("scythe-option-deal", cost=cost, gains=gains))
        yield Thing(towards, OPTION_BOX, face, on_board=True, pinned=True, z=30)


# ---------------------------------------------------------------------- set-up


@dataclass(frozen=True)
class LotFace(DrawnFace):
    """A faction, a player mat or both, to be chosen or bid for."""

    book: Book
    faction: str
    mat: str
    note: str
    idle: bool = False

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        surface.blit(ui.art.plate("idle" if self.idle else "raised", size, 8), (0, 0))
        w, h = size
        foot = pygame.Rect(8, h - round(h * 0.13), w - 16, round(h * 0.12)) if self.note else None
        end, text = foot.y if foot else h - 6, self._text(ui)
        for share in (0.4 if w / h > (TALL + CARD_RATIO) / 2 else 0.25, *SMALL_PICTURES):
            head = pygame.Rect(4, 4, w - 8, round(h * share))
            title = pygame.Rect(8, head.bottom + 2, w - 16, round(h * 0.1) + 6)
            room = pygame.Rect(10, title.bottom + 2, w - 20, end - title.bottom - 4)
            if card_frames.fits(ui, text, room.size, LEAST):
                break
        self._pictures(ui, surface, head)
        card_frames.squeezed(ui, surface, self._name(ui), self._name_style(ui, size), title)
        if foot:
            style = card_frames.pixels(ui, max(LEAST, h * 0.06), "sans-semi", t.MOSS)
            card_frames.squeezed(ui, surface, self.note, style, foot)
        most = max(LEAST, min(h * 0.05, w * 0.068))
        card_frames.words_in(ui, surface, text, room, most, LEAST, "left")

    def _name(self, ui: Ui) -> str:
        names = [terms.faction(ui.say, self.faction)] if self.faction else []
        return " · ".join([*names, terms.mat(ui.say, self.mat)] if self.mat else names)

    def _name_style(self, ui: Ui, size: Size) -> Style:
        return card_frames.pixels(ui, max(14, min(size[1] * 0.06, size[0] * 0.085)), "serif-semi")

    def _pictures(self, ui: Ui, surface: pygame.Surface, head: pygame.Rect) -> None:
        """Draw the faction's landscape, the mat's picture, or both side by side."""
        shown = [landscape(self.faction)] if self.faction else []
        shown += [mat_art(self.mat)] if self.mat else []
        wide = head.width // len(shown)
        for n, name in enumerate(shown):
            part = pygame.Rect(head.x + n * wide, head.y, wide, head.height)
            surface.blit(card_frames.covering(ui, name, part.size, 0.7), part)
            card_frames.window(ui, surface, part.inflate(4, 4), surface.get_width() / 220)

    def _text(self, ui: Ui) -> str:
        say, lines = ui.say, []
        if self.faction:
            record = self.book.factions[self.faction]
            names = [terms.ability(say, record.ability_id), *(terms.ability(say, m.id) for m in record.mech)]
            lines.append(terms.listed(say, names))
            start = {"power": record.power, "combat_cards": record.combat_cards}
            lines.append(say("scythe-lot-start", things=terms.amounts(say, start)))
        if self.mat:
            mat = self.book.mats[self.mat]
            pairs = [(terms.action(say, s.top), terms.action(say, s.bottom)) for s in mat.section]
            if not self.faction:
                lines += [say("scythe-section", top=top, bottom=bottom) for top, bottom in pairs]
            start = {"popularity": mat.popularity, "coins": mat.coins}
            lines.append(say("scythe-lot-start", things=terms.amounts(say, start)))
        return "\n".join(lines)


@dataclass(frozen=True)
class AdviceFace(DrawnFace):
    """A few sentences on parchment."""

    text: str

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        surface.blit(ui.art.plate("raised", size, t.RADIUS_SMALL), (0, 0))
        room = surface.get_rect().inflate(-ui.px(2 * t.GAP), -ui.px(2 * t.SMALL))
        card_frames.words_in(ui, surface, self.text, room, max(ui.px(t.CARD), size[1] * 0.09), LEAST)


def _advice(context: TableContext, code: str) -> Thing:
    """Return the text that explains the choice, in the place of the mats."""
    mat = context.areas.mat
    room = mat.inflate(-mat.width // 8, 0)
    room.height = mat.height * 2 // 5
    room.midbottom = mat.centerx, mat.bottom - mat.width // 16
    return Thing(f"plate:{code}", boxed(room), AdviceFace(context.ui.say(f"scythe-advice-{code}")), z=2)


L = TypeVar("L")


def _lot_places(context: TableContext, lots: Sequence[L]) -> Iterator[tuple[tuple[Box, int], L]]:
    """Return the place of each lot; many of them are taller, so that their words have room."""
    return zip(_grid(context, len(lots), CARD_RATIO if len(lots) < 6 else TALL), lots, strict=True)


def _factions(context: TableContext, _: object) -> Iterator[Thing]:
    yield _advice(context, "factions")
    taken = {p.faction: seat for seat, p in enumerate(context.view.players) if p.faction}
    for (box, n), name in _lot_places(context, factions_in_use(context.view)):
        note = context.people[taken[name]].name if name in taken else ""
        yield Thing(
            f"lot:{n}",
            box,
            LotFace(context.view.book, name, "", note, name in taken),
            z=31,
            act=TakeFaction(name),
        )


def _player_mats(context: TableContext, _: object) -> Iterator[Thing]:
    yield _advice(context, "mats")
    taken = {p.mat: seat for seat, p in enumerate(context.view.players) if p.mat}
    for (box, n), name in _lot_places(context, mats_in_use(context.view)):
        note = context.people[taken[name]].name if name in taken else ""
        yield Thing(
            f"lot:{n}",
            box,
            LotFace(context.view.book, "", name, note, name in taken),
            z=31,
            act=TakeMat(name),
        )


def _lots(context: TableContext, step: Bid) -> Iterator[Thing]:
    yield _advice(context, "lots")
    say = context.ui.say
    for (box, n), lot in _lot_places(context, step.lots):
        leads = lot.seat != NOBODY
        note = (
            say("scythe-lot-leads", name=context.people[lot.seat].name, amount=lot.coins)
            if leads
            else say("scythe-lot-free")
        )
        act = PlaceBid(lot.faction, lot.mat, lot.price)
        yield Thing(
            f"lot:{n}",
            box,
            LotFace(context.view.book, lot.faction, lot.mat, note, lot.seat == context.seat),
            z=31,
            act=act,
        )


_SHOWN: dict[type, Callable[[TableContext, Any], Iterator[Thing]]] = {
    ChooseOption: _encounter,
    ChooseFactoryCard: _factory,
    LookAtHand: _hand,
    PayTokens: _tokens,
    PayCards: _hand_cards,
    OfferDeal: deals.offer,
    DealAmount: deals.amount,
    AnswerDeal: deals.answer,
    ChooseFaction: _factions,
    ChooseMat: _player_mats,
    Bid: _lots,
}
