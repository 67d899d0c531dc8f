"""A seat's Hero sheet: Hero, counters on it, purse, Allies, Items, kept cards. Beside the board, below the
tracks; the same in the enlarged view of another seat."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pygame

from game.engine.model import Seat
from game.titles.runebound.rules import scoring
from game.titles.runebound.rules.combat import rolls
from game.titles.runebound.rules.heroes import figures
from game.titles.runebound.rules.state.book import ATTRIBUTES, COLOURS, PHASES
from game.titles.runebound.rules.state.state import Player, RuneboundState, card_ref, goods_ref, sheet_ref
from game.titles.runebound.table.faces import RATIO, CardFace
from game.titles.runebound.table.sheet.sheet_faces import (
    PLANK,
    BarFace,
    CountersFace,
    HeadFace,
    NameFace,
    NoteFace,
    PictureFace,
    PlacesFace,
    PurseFace,
    SlipFace,
    StrengthFace,
    slot,
)
from game.titles.runebound.table.strip.tracks import sheet_room
from game.titles.runebound.words import card_text, names
from game.titles.runebound.words.names import Say
from game.titles.runebound.words.sheet_items import ally_ref
from game.titles.runebound.words.summary import movement_line, summary
from game.ui.table.api import Panel, Shape, Spot, TableContext, Thing
from game.ui.table.drawing.drawn_faces import GroundFace
from game.ui.table.drawing.seat_parts import Piece, SeatFace, boxed
from game.ui.window import rooms
from game.ui.window import theme as t

HERO, PURSE, ALLY = 0.345, 0.068, 0.172
"""Shares of the sheet's height."""
MIN_HERO, MAX_HERO = 156, 0.44
"""Height in window pixels that the words of a hero need, and the largest share of a low sheet for them."""
MIN_SLIP, MAX_SLIP, SLIPS = 34, 92, 0.36
"""Least height of a slip in window pixels; most height in window pixels, or as a share of the room for
all."""
PLACES = 6
"""Places for items that a large sheet shows, even without items."""
NARROW, MIN_ALONE = 340, 60
"""Window pixels: a narrower sheet has allies and items below each other, items if each is that high."""
MARKS = (("wound", "life"), ("exhaustion", "stamina"))
"""Counters on a figure and what they lie on."""


class HeroSheet:
    """All that belongs to a seat, as pieces in a room."""

    def __init__(self, say: Say, view: RuneboundState, seat: Seat, colour: str, room: pygame.Rect) -> None:
        self.say, self.view, self.seat, self.colour, self.room = say, view, seat, colour, room
        self.book, self.player = view.book, view.players[seat]
        self.gap = max(3, round(room.height * 0.009))
        self._across = 1 if room.width < NARROW else 2
        """Allies side by side at least, so that an ally who joins makes the first one no smaller."""

    def pieces(self) -> Iterator[Piece]:
        """Yield everything on the sheet, the lowest things first."""
        room, gap = self.room, self.gap
        high = max(round(room.height * HERO), min(MIN_HERO, round(room.height * MAX_HERO)))
        hero = pygame.Rect(room.x, room.y, room.width, high)
        yield from self._hero(hero)
        purse = pygame.Rect(room.x, hero.bottom + gap, room.width, round(room.height * PURSE))
        yield from self._purse(purse)
        top = purse.bottom + gap
        if self.player.allies:
            allies = pygame.Rect(room.x, top, room.width, round(room.height * ALLY))
            for rect, ally in zip(
                columns(allies, max(self._across, len(self.player.allies)), gap),
                self.player.allies,
                strict=False,
            ):
                yield from self._ally(rect, ally)
            top = allies.bottom + gap
        yield from self._cards(pygame.Rect(room.x, top, room.width, room.bottom - top))

    # ---- the Hero
    def _hero(self, rect: pygame.Rect) -> Iterator[Piece]:
        hero, view = self.player.hero, self.view
        wide = min(round(rect.width * 0.25), round(rect.height * 0.82))
        picture = pygame.Rect(rect.x + 3, rect.y + 3, wide, rect.height - 6)
        left, line = picture.right + self.gap + 2, round(rect.height * 0.15)
        spent = hero in view.face_down
        bars_top = rect.y + 4 + line + self.gap
        body = pygame.Rect(left, bars_top, rect.right - left - 6, line)
        strengths = pygame.Rect(left, body.bottom + self.gap, body.width, round(rect.height * 0.25))
        words = "\n".join(card_text.lines(self.say, self.book, hero)) or self.say("runebound-card-plain")
        name = names.card(self.say, hero)
        head = HeadFace(hero, name, self.colour, spent, words, left - rect.x, strengths.bottom + 3 - rect.y)
        large = CardFace(self.book, hero)
        yield Piece(card_ref(hero), rect, head, 0, large=large)
        yield Piece(f"plate:hero.{hero}", picture, PictureFace(self.book, hero, spent), large=large)
        yield from self._bars(body, hero)
        for phase, plate in zip(PHASES, columns(strengths, 3, self.gap), strict=True):
            yield self._strength(plate, hero, phase, caption=True)

    def _strength(self, rect: pygame.Rect, figure: str, phase: str, caption: bool = False) -> Piece:
        """Return a figure's present bonus to its attacks, including everything it carries."""
        say, view = self.say, self.view
        bonus = rolls.bonus(view, self.seat, figure, phase, attacking=True)
        damage = rolls.damage(view, self.seat, figure, phase)
        value = figures.value(view, figure, phase)
        name = say(f"runebound-attribute-{ATTRIBUTES[phase]}")
        shown = say("runebound-strength", name=name, value=value) if caption else ""
        return Piece(f"plate:{phase}.{figure}", rect, StrengthFace(phase, bonus, damage, shown))

    def _bars(self, rect: pygame.Rect, figure: str) -> Iterator[Piece]:
        """Yield life and stamina side by side, with the counters on them."""
        life, stamina = figures.life(self.view, figure), figures.stamina(self.view, figure)
        share = rect.width * life // max(1, life + stamina)
        halves = (
            pygame.Rect(rect.x, rect.y, share - 3, rect.height),
            pygame.Rect(rect.x + share + 3, rect.y, rect.width - share - 3, rect.height),
        )
        for (kind, sign), half, total in zip(MARKS, halves, (life, stamina), strict=True):
            yield from self._bar(half, figure, kind, sign, total)

    def _bar(self, rect: pygame.Rect, figure: str, kind: str, sign: str, total: int) -> Iterator[Piece]:
        counters = self.view.wounds if kind == "wound" else self.view.exhaustion
        count = counters.get(figure, 0)
        yield Piece(f"plate:{sign}.{figure}", rect, BarFace(sign, total, count))
        if count:
            first = slot(rect.size, total, max(0, total - count)).move(rect.topleft)
            last = slot(rect.size, total, total - 1).move(rect.topleft)
            name = "wounds" if kind == "wound" else kind
            ref = goods_ref(self.seat, f"{name}.{figure}")
            yield Piece(ref, first.union(last), CountersFace(kind, min(count, total)), 3)

    # ---- purse
    def _purse(self, rect: pygame.Rect) -> Iterator[Piece]:
        player = self.player
        cells = iter(columns(rect, 7, max(2, self.gap - 1)))
        yield Piece(goods_ref(self.seat, "gold"), next(cells), PurseFace("gold", player.gold))
        for colour in COLOURS:
            count = player.counters.count(colour)
            yield Piece(goods_ref(self.seat, colour), next(cells), PurseFace(f"adventure_{colour}", count))
        face = PurseFace("experience", len(player.experience))
        yield Piece(goods_ref(self.seat, "experience"), next(cells), face)
        runes = scoring.runes(self.view, self.seat)
        note = self.say("runebound-of", have=runes, need=self.book.limits.runes_to_win)
        yield Piece(goods_ref(self.seat, "runes"), next(cells), PurseFace("rune", runes, note))

    # ---- Allies
    def _ally(self, rect: pygame.Rect, ally: str) -> Iterator[Piece]:
        spent, large = ally in self.view.face_down, CardFace(self.book, ally)
        yield Piece(
            card_ref(ally), rect, GroundFace("idle" if spent else "raised", t.RADIUS_SMALL), 0, large=large
        )
        wide = min(round(rect.width * 0.3), rect.height)
        picture = pygame.Rect(rect.x + 2, rect.y + 2, wide, rect.height - 4)
        ref = ally_ref(self.view, ally)
        yield Piece(ref, picture, PictureFace(self.book, ally, spent), large=large)
        left, line = picture.right + 4, round(rect.height * 0.25)
        name = pygame.Rect(left, rect.y + 1, rect.right - left - 3, rect.height - 2 * line - 4)
        yield Piece(f"plate:name.{ally}", name, NameFace(names.card(self.say, ally)), large=large)
        bars = pygame.Rect(left, name.bottom, name.width, line - 1)
        yield from self._bars(bars, ally)
        plates = pygame.Rect(left, bars.bottom + 2, name.width, rect.bottom - bars.bottom - 5)
        for phase, plate in zip(PHASES, columns(plates, 3, 2), strict=True):
            yield self._strength(plate, ally, phase)

    # ---- Items and kept cards
    def _kept(self, card: str) -> str:
        """Return why a card is kept: as a Dragon Rune, or for later."""
        is_rune = card in self.book.challenges and scoring.is_rune(self.book, card)
        return str(self.say("runebound-icon-rune", amount=1) if is_rune else self.say("runebound-kept"))

    def _cards(self, rect: pygame.Rect) -> Iterator[Piece]:
        book, owned = self.book, (*self.player.kept, *self.player.items)
        has_places = _slip(rect, PLACES, 2, self.gap) >= MAX_SLIP
        places = grid(rect, max(len(owned), PLACES if has_places else 1), self.gap)
        left = places[len(owned) :] if has_places else []
        free = tuple((x - rect.x, y - rect.y, w, h) for x, y, w, h in left)
        if free or not owned:
            note = "" if owned else self.say("runebound-no-items")
            yield Piece(f"plate:none.{self.seat}", rect, PlacesFace(free, note), 0)
        for card, place in zip(owned, places, strict=False):
            is_item = card in book.items
            words = card_text.lines(self.say, book, card) if is_item else [self._kept(card)]
            face = SlipFace(book, card, "\n".join(words), card in self.view.face_down)
            yield Piece(card_ref(card), place, face, large=CardFace(book, card))


def columns(rect: pygame.Rect, count: int, gap: int) -> list[pygame.Rect]:
    """Return equal rectangles side by side."""
    edges = [rect.x + round(n * (rect.width + gap) / count) for n in range(count + 1)]
    return [pygame.Rect(a, rect.y, b - a - gap, rect.height) for a, b in pairwise(edges)]


def grid(rect: pygame.Rect, count: int, gap: int) -> list[pygame.Rect]:
    """Return slips for a number of cards: two in a row, more if there are many, one in a narrow sheet."""
    across = 1 if rect.width < NARROW and _slip(rect, count, 1, gap) >= MIN_ALONE else 2
    while across < 4 and _slip(rect, count, across, gap) < MIN_SLIP:
        across += 1
    high = max(MIN_SLIP // 2, min(max(MAX_SLIP, round(rect.height * SLIPS)), _slip(rect, count, across, gap)))
    rows = [
        pygame.Rect(rect.x, rect.y + n * (high + gap), rect.width, high) for n in range(-(-count // across))
    ]
    return [place for row in rows for place in columns(row, across, gap)][:count]


def _slip(rect: pygame.Rect, count: int, across: int, gap: int) -> int:
    """Return how high the slips can be."""
    return (rect.height + gap) // -(-count // across) - gap


# ---------------------------------------------------------------------- on the table


def room_of(context: TableContext) -> pygame.Rect:
    """Return where the sheet lies in the window."""
    px = context.ui.px
    return rooms.inset(sheet_room(context.areas, context.ui), px(5))


def below_cards(context: TableContext) -> pygame.Rect:
    """Return what the seat's own cards leave free of its sheet."""
    room = room_of(context)
    pieces = _own(context).pieces()
    lowest = max(p.rect.bottom for p in pieces if not p.ref.startswith("plate:none"))
    return rooms.inset(rooms.from_top(room, lowest), context.ui.px(3))


def _own(context: TableContext) -> HeroSheet:
    colour = context.people[context.seat].colour
    return HeroSheet(context.say, context.view, context.seat, colour, room_of(context))


def things(context: TableContext) -> Iterator[Thing]:
    """Yield the seat's own sheet."""
    yield Thing("plate:sheet", boxed(sheet_room(context.areas, context.ui)), PLANK, z=-2)
    book = context.view.book
    slips = {card_ref(ally): SlipFace(book, ally, "") for ally in context.view.players[context.seat].allies}
    for piece in _own(context).pieces():
        shape: Shape = "figure" if isinstance(piece.face, CountersFace) else "rect"
        yield Thing(
            piece.ref, boxed(piece.rect), piece.face, z=piece.z, large=piece.large,
            large_ratio=RATIO, shape=shape, single=slips.get(piece.ref),
        )  # fmt: skip


def spots(context: TableContext) -> Iterator[Spot]:
    """Yield the whole sheet as a place to bring things to."""
    yield Spot(sheet_ref(context.seat), boxed(sheet_room(context.areas, context.ui)), z=-3)
    for piece in _own(context).pieces():
        figure = piece.ref.removeprefix("plate:life.")
        if figure != piece.ref and figure not in context.view.wounds:
            yield Spot(goods_ref(context.seat, f"wounds.{figure}"), boxed(piece.rect), z=-1)


SHEET_RATIO, WAYS = 0.76, 0.06
"""Width by height of a sheet with what is below it, and the share of the height that this takes."""


def panels(context: TableContext) -> list[Panel]:
    """Return the other seats in turn order."""
    return [panel(context, seat) for seat in context.view.after(context.seat) if seat != context.seat]


def panel(context: TableContext, seat: Seat) -> Panel:
    """Return a seat's Hero, where it is, and its numbers."""
    words, large = summary(context, seat), seat_face(context, seat)
    return Panel(seat, words.line, words.cells, sheet_ref(seat), large, SHEET_RATIO, words.short)


def seat_face(context: TableContext, seat: Seat) -> SeatFace:
    """Yield the sheet of a seat as the seat itself sees it now; below it how its Hero moves."""
    view, say, colour = context.view, context.say, context.people[seat].colour
    player: Player = view.players[seat]
    counters = tuple((f, view.wounds.get(f, 0), view.exhaustion.get(f, 0)) for f in player.figures)
    down = tuple(card for card in view.face_down if card in player.cards)
    looks = (colour, player, counters, down, view.event, view.doom, view.fight, tuple(view.lasting))

    def lay(room: pygame.Rect) -> Iterator[Piece]:
        sheet = pygame.Rect(*room.topleft, room.width, round(room.height * (1 - WAYS)))
        below = pygame.Rect(room.x, sheet.bottom, room.width, room.bottom - sheet.bottom)
        yield from HeroSheet(say, view, seat, colour, sheet).pieces()
        yield Piece(f"plate:ways.{seat}", below, NoteFace(movement_line(say, view, seat)))

    return SeatFace(seat, looks, lay)
