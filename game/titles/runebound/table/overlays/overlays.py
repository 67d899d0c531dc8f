"""Overlays on Runebound's board besides combats: cards, skill tests, choices, experience, Heroes."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import pygame

from game.engine.model import UNKNOWN, Action
from game.titles.runebound.rules.cards.healing import ChooseEffects, ChooseOption, Leave, Look, PutUnder
from game.titles.runebound.rules.combat.prize import TakePrize
from game.titles.runebound.rules.heroes import experience
from game.titles.runebound.rules.heroes.experience import BuyExperience, GainKind, Pair, TakeKind
from game.titles.runebound.rules.heroes.knockout import NewHero
from game.titles.runebound.rules.heroes.skill import SkillRoll
from game.titles.runebound.rules.market.market import Drawn, Hire
from game.titles.runebound.rules.state.state import RuneboundState, card_ref
from game.titles.runebound.table.faces import RATIO, CardFace
from game.titles.runebound.table.overlays import overlay_parts
from game.titles.runebound.table.overlays.overlay_parts import TitleFace
from game.titles.runebound.table.sheet.sheet_faces import CAPTION, LEAST
from game.titles.runebound.table.strip.plates import BackFace
from game.titles.runebound.words import card_text, facts, names
from game.titles.runebound.words.scene_items import KINDS, PAIRS, shown_cards
from game.ui.table.api import Size, TableContext, Thing
from game.ui.table.drawing import card_frames
from game.ui.table.drawing.drawn_faces import DrawnFace
from game.ui.table.drawing.seat_parts import boxed
from game.ui.window import theme as t
from game.ui.window.ui import Ui

HEAD, TRAY = 0.075, 0.17
"""Shares of a scene's height: its title, the dice below."""
OUTSIDE = (-100.0, -100.0, 1.0, 1.0)
"""The place of what is never possible, and so is no button: two counters of one kind."""


def things(context: TableContext) -> Iterator[Thing]:
    """Yield the overlay that the top step needs, else the last dice."""
    view: RuneboundState = context.view
    if view.fight is not None:
        return
    step = view.stack[-1] if view.stack else None
    show = _SHOWN.get(type(step))
    if show is not None:
        yield from show(context, step)
    elif not facts.in_market(context) and not isinstance(step, BuyExperience):
        yield from overlay_parts.loose_tray(context)


def _open(context: TableContext, key: str, title: str) -> Iterator[Thing]:
    """Yield the overlay's ground, title and dice."""
    yield overlay_parts.ground(context, key)
    room = overlay_parts.scene(context).inflate(-12, -10)
    head = pygame.Rect(room.x, room.y, room.width, round(room.height * HEAD))
    yield Thing(f"plate:{key}.title", boxed(head), TitleFace(title), z=31)
    tray = pygame.Rect(room.x, 0, room.width, round(room.height * TRAY))
    tray.bottom = room.bottom
    yield from overlay_parts.tray(context, tray)


def body(context: TableContext) -> pygame.Rect:
    """Return the area between title and dice."""
    room = overlay_parts.scene(context).inflate(-12, -10)
    top = room.y + round(room.height * HEAD) + 4
    foot = round(room.height * TRAY) + 6 if overlay_parts.rolls(context) else 0
    return pygame.Rect(room.x, top, room.width, room.bottom - foot - top)


def _card(context: TableContext, room: pygame.Rect, card: str) -> tuple[pygame.Rect, Thing]:
    """Return a card as large as a room allows, at its top left."""
    height = min(room.height, round(room.width / RATIO))
    place = pygame.Rect(room.x, room.y, round(height * RATIO), height)
    face = CardFace(context.view.book, card)
    return place, Thing(f"laid:{card}", boxed(place), face, z=32, large=face, large_ratio=RATIO)


# ---------------------------------------------------------------------- one card and what to do


def _test(context: TableContext, step: SkillRoll) -> Iterator[Thing]:
    """Yield the card that asks for a test; the roll without and with Exhaustion, each with its chance."""
    yield from _open(context, "test", names.card(context.say, step.by.card))
    right = yield from _beside(context, step.by.card)
    places = overlay_parts.rows(right, 3, 8, max(96, right.height // 6))
    note = names.sentence(context.say, card_text.test_words(context.say, step.test))
    yield Thing("plate:test.note", boxed(places[0]), PlateFace(note), z=32)
    yield from overlay_parts.test_tiles(context, step, places[1:])


def _beside(context: TableContext, card: str) -> Generator[Thing, None, pygame.Rect]:
    """Yield the card at the left; gives back the room at its right."""
    room = body(context)
    left = pygame.Rect(room.x, room.y, round(room.width * 0.5), room.height)
    place, thing = _card(context, left, card)
    yield thing
    return pygame.Rect(place.right + 10, room.y, room.right - place.right - 10, room.height)


def _options(context: TableContext, step: ChooseEffects) -> Iterator[Thing]:
    """Yield the card and a tile for each of its options."""
    yield from _open(context, "options", names.card(context.say, step.by.card))
    right = yield from _beside(context, step.by.card)
    places = overlay_parts.rows(right, len(step.options), 8, max(120, right.height // 4))
    for number, place in enumerate(places):
        yield overlay_parts.tile(context, ChooseOption(number), place)


def _look(context: TableContext, step: Look) -> Iterator[Thing]:
    """Yield the top card of a deck, for who looks at it."""
    if step.card == UNKNOWN:
        return
    yield from _open(context, "look", names.card(context.say, step.card))
    right = yield from _beside(context, step.card)
    for action, place in zip((Leave(), PutUnder()), overlay_parts.rows(right, 2, 8, 110), strict=True):
        yield overlay_parts.tile(context, action, place)


@dataclass(frozen=True)
class PlateFace(DrawnFace):
    """A sentence on parchment."""

    words: str

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        surface.blit(ui.art.plate("paper", size, t.RADIUS_SMALL), (0, 0))
        room = surface.get_rect().inflate(-16, -8)
        card_frames.words_in(
            ui, surface, self.words, room, max(LEAST, min(ui.px(22), size[1] * 0.26)), CAPTION
        )


# ---------------------------------------------------------------------- several cards


def _drawn(context: TableContext, step: Drawn) -> Iterator[Thing]:
    """Yield the market cards that were turned up, to keep or to buy with a click."""
    yield from _several(context, "drawn", context.say("runebound-laid-drawn"), step, buying=not step.keep)


def _hire(context: TableContext, step: Hire) -> Iterator[Thing]:
    title = names.card(context.say, step.ally)
    yield from _several(context, "drawn", title, step, buying=True)


def _prize(context: TableContext, step: TakePrize) -> Iterator[Thing]:
    """Yield all that the loser has."""
    title = context.say("runebound-laid-prize", loser=context.people[step.loser].name)
    yield from _several(context, "prize", title, step)


def _heroes(context: TableContext, step: NewHero) -> Iterator[Thing]:
    """Yield all Heroes but the own one; those in play are dim."""
    taken = {player.hero for player in context.view.players}
    yield from _several(context, "heroes", context.say("runebound-laid-heroes"), step, dim=taken)


def _several(
    context: TableContext,
    key: str,
    title: str,
    step: Drawn | Hire | TakePrize | NewHero,
    *,
    buying: bool = False,
    dim: set[str] | None = None,
) -> Iterator[Thing]:
    """Yield cards in rows; a click takes one."""
    yield from _open(context, key, title)
    book, shown = context.view.book, shown_cards(context.view, step)
    for card, rect in zip(shown, spread(body(context), len(shown), context.ui.px(10)), strict=True):
        price = facts.price_of(context, card) if buying else -1
        face = CardFace(book, card, price, card in (dim or ()))
        yield Thing(
            card_ref(card), boxed(rect), face, z=32,
            large=CardFace(book, card, price), large_ratio=RATIO,
            back=BackFace("market") if isinstance(step, Drawn) else None,
        )  # fmt: skip


def spread(room: pygame.Rect, count: int, gap: int, most: int = 0) -> list[pygame.Rect]:
    """Return places for so many cards, as large as fits and no wider than `most`, in the middle of a room."""
    if not count:
        return []
    width, across = max((_width(room, count, n, gap), n) for n in range(1, count + 1))
    width = min(width, most or round(room.height * 0.62))
    height, lines = round(width / RATIO), -(-count // across)
    top = room.y + (room.height - lines * (height + gap) + gap) // 2
    places = []
    for n in range(count):
        row, column = divmod(n, across)
        in_row = min(across, count - row * across)
        left = room.centerx - (in_row * (width + gap) - gap) // 2
        places.append(pygame.Rect(left + column * (width + gap), top + row * (height + gap), width, height))
    return places


def _width(room: pygame.Rect, count: int, across: int, gap: int) -> int:
    """Return how wide cards can be with this number in a row."""
    lines = -(-count // across)
    high = (room.height + gap) // lines - gap
    return max(1, min((room.width + gap) // across - gap, round(high * RATIO)))


# ---------------------------------------------------------------------- experience


@dataclass(frozen=True)
class PairFace(DrawnFace):
    """Experience Counters to take together."""

    kinds: tuple[str, ...]

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        w, h = size
        surface.blit(ui.art.plate("raised", size, t.RADIUS_SMALL), (0, 0))
        side = min(round(h * 0.62), round(w * 0.4))
        left = (w - side * len(self.kinds)) // 2
        for n, kind in enumerate(self.kinds):
            image = card_frames.scaled(ui, f"runebound/pieces/experience_{kind}.png", (side, side))
            surface.blit(image, (left + n * side, round(h * 0.05)))
        told = names.listed(ui.say, [names.kind(ui.say, kind) for kind in self.kinds])
        room = pygame.Rect(4, round(h * 0.05) + side, w - 8, h - side - round(h * 0.08))
        card_frames.words_in(ui, surface, told, room, max(LEAST, min(ui.px(19), h * 0.16)), CAPTION)


def _experience(context: TableContext, _: BuyExperience) -> Iterator[Thing]:
    """Yield a tile for every pair of two kinds."""
    price = experience.price(context.view, context.view.active)
    purse = experience.purse(context.view, context.view.active)
    title = context.say("runebound-laid-experience", price=price, purse=purse)
    yield from _tiles(context, title, PAIRS, [Pair(*pair) for pair in PAIRS])
    for kind in KINDS:
        yield Thing(f"pair:{kind}", OUTSIDE, PairFace((kind,)), act=Pair(kind, kind))


def _kinds(context: TableContext, _: GainKind) -> Iterator[Thing]:
    kinds = [(kind,) for kind in KINDS]
    actions = [TakeKind(kind) for kind in KINDS]
    yield from _tiles(context, context.say("runebound-laid-kind"), kinds, actions)


def _tiles(
    context: TableContext, title: str, kinds: Sequence[tuple[str, ...]], actions: Sequence[Action]
) -> Iterator[Thing]:
    yield from _open(context, "experience", title)
    room, gap, across = body(context), 8, 2 if len(kinds) > 5 else 1
    lines = -(-len(kinds) // across)
    high = min(context.ui.px(120), (room.height + gap) // lines - gap)
    wide = (room.width + gap) // across - gap
    for n, (pair, action) in enumerate(zip(kinds, actions, strict=True)):
        row, column = divmod(n, across)
        rect = pygame.Rect(room.x + column * (wide + gap), room.y + row * (high + gap), wide, high)
        yield Thing(f"pair:{n}", boxed(rect), PairFace(pair), z=32, act=action)


_SHOWN: dict[type, Callable[[TableContext, Any], Iterator[Thing]]] = {
    SkillRoll: _test,
    ChooseEffects: _options,
    Look: _look,
    Drawn: _drawn,
    Hire: _hire,
    TakePrize: _prize,
    NewHero: _heroes,
    BuyExperience: _experience,
    GainKind: _kinds,
}
