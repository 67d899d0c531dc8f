"""A combat, laid over the board: both sides, dials and cards, hidden until both have confirmed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import pygame

from game.engine.model import UNKNOWN, Event, Seat
from game.engine.sealed import HIDDEN
from game.titles.scythe.rules.combat.power import Dial, SetPower, addable
from game.titles.scythe.rules.content.book import Book
from game.titles.scythe.rules.state.control import own_at
from game.titles.scythe.rules.state.state import card_ref, kind
from game.titles.scythe.table.cards.cards import CARD_RATIO, BackFace, CombatFace
from game.titles.scythe.table.faces import LEAST, seat_colour
from game.titles.scythe.words import terms
from game.titles.scythe.words.hand import step_of
from game.ui.table.api import Reveal, Size, TableContext, Thing
from game.ui.table.drawing import card_frames
from game.ui.table.drawing.drawn_faces import DrawnFace, GroundFace
from game.ui.table.drawing.seat_parts import boxed
from game.ui.window import shapes
from game.ui.window import theme as t
from game.ui.window.text import Face
from game.ui.window.ui import Ui

RATIO = 1.5
"""Width by height of the scene."""
BETWEEN = " · "
NOT_SHOWN = -1
"""On a dial that is not shown."""


@dataclass(frozen=True)
class Side:
    """One side of a combat, as far as it may be seen. `came`: the sum of dial and cards; `note`: what it is
    doing."""

    name: str
    faction: str
    colour: str
    units: tuple[str, ...]
    power: int
    dial: int = NOT_SHOWN
    came: str = ""
    won: bool = False
    note: str = ""


@dataclass(frozen=True)
class SideFace(DrawnFace):
    """A side: whose it is, its units, its dial."""

    side: Side

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        surface.blit(ui.art.plate("raised", size, 8), (0, 0))
        w, h = size
        head = pygame.Rect(0, 0, w, round(h * 0.15))
        self._head(ui, surface, head)
        units = pygame.Rect(8, head.bottom + 2, w - 16, round(h * 0.16))
        self._units(ui, surface, units)
        d = round(min(h * 0.34, w * 0.5))
        dial = pygame.Rect(0, 0, d, d)
        dial.midtop = (w // 2, units.bottom + round(h * 0.01))
        draw_dial(ui, surface, dial, self.side.dial, seat_colour(self.side.colour))
        self._foot(ui, surface, pygame.Rect(6, h - round(h * 0.1), w - 12, round(h * 0.09)))
        if self.side.won:
            ui.art.outline(surface, surface.get_rect(), t.GLEAM, 4, 8)

    def _head(self, ui: Ui, surface: pygame.Surface, head: pygame.Rect) -> None:
        seat = t.SEAT_COLOURS[self.side.colour]
        surface.blit(shapes.rounded((head.width, head.height + 8), ui.px(8), ui.theme.seat_back(seat)), head)
        pygame.draw.rect(surface, t.RAISED, (0, head.bottom, head.width, 9))
        d = head.height - 6
        surface.blit(ui.art.emblem(seat, d), (6, 3))
        room = pygame.Rect(d + 12, 0, head.width - d - 18, head.height)
        style = card_frames.pixels(ui, max(14, head.height * 0.55), "serif-semi", seat.text)
        name = room.copy()
        name.width = round(room.width * 0.56)
        placed = ui.type.draw(surface, self.side.name, style, name, may_cut=True)
        rest = pygame.Rect(placed.right + 8, 0, room.right - placed.right - 8, head.height)
        small = card_frames.pixels(ui, max(LEAST, head.height * 0.42), "sans", seat.text)
        ui.type.draw(surface, terms.faction(ui.say, self.side.faction), small, rest, may_cut=True)

    def _units(self, ui: Ui, surface: pygame.Surface, room: pygame.Rect) -> None:
        """Draw the units, and the most power that the dial could show."""
        x = room.x
        for unit in self.side.units:
            name = "labourer" if unit == "worker" else unit
            icon = ui.art.icon(name, room.height, seat_colour(self.side.colour))
            surface.blit(icon, (x, room.y))
            x += min(room.height + 2, (room.width * 2 // 3) // max(1, len(self.side.units)))
        text = ui.say("scythe-combat-power", power=self.side.power)
        rest = pygame.Rect(room.right - room.width // 3, room.y, room.width // 3, room.height)
        card_frames.words_in(ui, surface, text, rest, max(LEAST, room.height * 0.42), LEAST, "right")

    def _foot(self, ui: Ui, surface: pygame.Surface, rect: pygame.Rect) -> None:
        text = BETWEEN.join(filter(None, (self.side.came, self.side.note)))
        face: Face = "sans-semi" if self.side.came else "sans-it"
        style = card_frames.pixels(ui, max(LEAST, rect.height * 0.7), face, t.INK_2)
        ui.type.draw(surface, text, style, rect, "centre")


def _summed(say: terms.Say, dial: int, values: Sequence[int]) -> str:
    """Return the total of dial and cards, number by number."""
    summed = " + ".join(map(str, (dial, *values)))
    return say("scythe-combat-total", sum=summed, total=dial + sum(values), cards=len(values))


def draw_dial(ui: Ui, surface: pygame.Surface, rect: pygame.Rect, number: int, colour: t.Colour) -> None:
    """Draw a brass dial with its number in the window, covered if it is hidden."""
    big = shapes.clear((rect.width * 3, rect.height * 3))
    middle, r = (rect.width * 3 // 2, rect.height * 3 // 2), rect.width * 3 // 2 - 2
    pygame.draw.circle(big, (*t.SHADE, 90), (middle[0] + 6, middle[1] + 10), r - 10)
    pygame.draw.circle(big, t.darker(t.BRASS, 0.4), middle, r - 12)
    pygame.draw.circle(big, t.BRASS, middle, r - 18)
    pygame.draw.circle(big, t.lighter(t.BRASS, 0.4), middle, r - 30, 6)
    pygame.draw.circle(big, t.darker(colour, 0.1), middle, round(r * 0.72))
    pygame.draw.circle(big, t.CREAM if number != NOT_SHOWN else t.PLANK, middle, round(r * 0.52))
    surface.blit(pygame.transform.smoothscale(big, rect.size), rect)
    text = str(number) if number != NOT_SHOWN else "?"
    ink = t.INK if number != NOT_SHOWN else t.CREAM
    image = ui.type.render(text, card_frames.pixels(ui, rect.height * 0.4, "serif-bold", ink))
    surface.blit(image, image.get_rect(center=(rect.centerx, rect.centery - rect.height // 50)))


@dataclass(frozen=True)
class NumberFace(DrawnFace):
    """A number to set the dial to. `idle`: more than there is power."""

    number: int
    idle: bool

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        side = min(size)
        ground = t.IDLE if self.idle else t.RAISED
        shapes.centre(surface, shapes.rounded((side, side), side // 2, ground, t.BRASS, max(2, side // 16)))
        ink = t.INK_2 if self.idle else t.INK
        image = ui.type.render(
            str(self.number), card_frames.pixels(ui, max(14, side * 0.52), "serif-bold", ink)
        )
        surface.blit(image, image.get_rect(center=(size[0] // 2, size[1] // 2)))


@dataclass(frozen=True)
class TitleFace(DrawnFace):
    """The heading of a combat: its place."""

    words: str

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        side = round(size[1] * 0.9)
        style = card_frames.pixels(ui, max(15, size[1] * 0.6), "serif-semi", t.CREAM)
        wide = min(ui.type.width(self.words, style), size[0] - side - 10)
        left = (size[0] - wide - side - 8) // 2
        surface.blit(ui.art.icon("combat", side), (left, (size[1] - side) // 2))
        ui.type.draw(surface, self.words, style, pygame.Rect(left + side + 8, 0, wide + 2, size[1]))


# ---------------------------------------------------------------------- in play


def scene(board: pygame.Rect) -> pygame.Rect:
    """Return the place of the combat on the board."""
    width = min(round(board.width * 0.96), round(board.height * 0.9 * RATIO))
    room = pygame.Rect(0, 0, width, round(width / RATIO))
    room.center = board.center
    return room


def things(context: TableContext) -> Iterator[Thing]:
    """Yield the combat in which power is being selected, if there is one; the own side is the left one."""
    step = step_of(context.view)
    if step is None:
        return
    room, px = scene(context.areas.board), context.ui.px
    yield Thing("plate:combat", boxed(room), GroundFace(), z=30)
    title = pygame.Rect(room.x, room.y + px(4), room.width, round(room.height * 0.1))
    text = context.ui.say("scythe-combat-title", place=terms.place(context.ui.say, step.place))
    yield Thing("plate:combat.title", boxed(title), TitleFace(text), z=31)
    keys = pygame.Rect(room.x, room.bottom - round(room.height * 0.16), room.width, round(room.height * 0.15))
    for number, seat in enumerate(sorted(step.choosers, key=lambda seat: seat != context.seat)):
        half = room.width // 2 - px(9)
        x = room.x + px(6) if number == 0 else room.right - px(6) - half
        rect = pygame.Rect(x, title.bottom + px(2), half, keys.y - title.bottom - px(4))
        yield from _side(context, step, seat, rect)
    if context.seat in step.choosers and not step.answer(context.seat):
        yield from _keys(context, keys)
    else:
        yield Thing("plate:combat.note", boxed(keys), NoteFace(_note(context, step)), z=31)


def _side(context: TableContext, step: SetPower, seat: Seat, rect: pygame.Rect) -> Iterator[Thing]:
    pick, done = step.answer(seat), seat in step.sealed
    hidden = seat != context.seat or pick == HIDDEN
    dial = NOT_SHOWN if hidden or not pick else int(pick[0])
    say = context.ui.say
    note = say("scythe-combat-done" if done else "scythe-combat-choosing")
    values = [] if dial == NOT_SHOWN else [context.view.book.combat[card] for card in pick[1:]]
    came = "" if dial == NOT_SHOWN else _summed(say, dial, values)
    face = SideFace(replace(_described(context, step, seat, dial, note), came=came))
    ref = f"dial:{seat}" if pick and not hidden else f"plate:dial.{seat}"
    yield Thing(ref, boxed(rect), face, z=31)
    secret = done and addable(context.view, seat, step.most(context.view, seat))
    played = pick[1:] if not hidden else ((UNKNOWN,) if secret else ())
    yield from _played(context.view.book, seat, rect, played)


def _described(context: TableContext, step: SetPower, seat: Seat, dial: int, note: str) -> Side:
    view, who = context.view, context.people[seat]
    units = tuple(kind(unit) for unit in own_at(view, seat, step.place))
    player = view.players[seat]
    return Side(who.name, player.faction, who.colour, units, player.power, dial, note=note)


def _played(book: Book, seat: Seat, rect: pygame.Rect, played: tuple[str, ...]) -> Iterator[Thing]:
    """Yield cards beside the dial; those of the other side are face down, one for any number."""
    room = pygame.Rect(
        rect.x + 8, rect.y + round(rect.height * 0.67), rect.width - 16, round(rect.height * 0.22)
    )
    height = room.height
    width = round(height * CARD_RATIO)
    step = min(width + 6, (room.width - width) // max(1, len(played) - 1) if len(played) > 1 else width)
    left = room.centerx - (width + step * (len(played) - 1)) // 2
    for n, card in enumerate(played):
        box = (left + n * step, room.y, width, height)
        if card == UNKNOWN:
            yield Thing(f"back:dial.{seat}.{n}", box, BackFace("combat"), z=33)
        else:
            face = CombatFace(book.combat[card])
            yield Thing(f"played:{card}", box, face, z=33, origin=card_ref(card))


def _keys(context: TableContext, room: pygame.Rect) -> Iterator[Thing]:
    """Yield the numbers of the dial."""
    count = context.view.book.limits.dial + 1
    side = min(round(room.height * 0.86), room.width // (count + 1))
    step = min(round(side * 1.25), room.width // count)
    left = room.centerx - (step * (count - 1) + side) // 2
    power = context.view.players[context.seat].power
    for n in range(count):
        rect = pygame.Rect(left + n * step, room.centery - side // 2, side, side)
        face = NumberFace(n, n > power)
        yield Thing(f"number:{n}", boxed(rect), face, z=33, shape="round", act=Dial(n))


def _note(context: TableContext, step: SetPower) -> str:
    say = context.ui.say
    if context.seat not in step.choosers:
        return say("scythe-combat-watch")
    most = addable(context.view, context.seat, step.most(context.view, context.seat))
    done = context.seat in step.sealed
    return say("scythe-combat-wait") if done else say("scythe-combat-cards", most=most)


@dataclass(frozen=True)
class NoteFace(DrawnFace):
    """A line of text on the wood."""

    words: str

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        room = surface.get_rect().inflate(-20, 0)
        card_frames.words_in(ui, surface, self.words, room, max(14, size[1] * 0.28), LEAST, "centre", t.CREAM)


# ---------------------------------------------------------------------- the reveal


@dataclass(frozen=True)
class RevealFace(DrawnFace):
    """Both dials, all cards, totals, who won: shown once to everybody."""

    title: str
    sides: tuple[Side, Side]
    played: tuple[tuple[int, ...], tuple[int, ...]]

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        surface.blit(GroundFace().paint(ui, size), (0, 0))
        w, h = size
        head = pygame.Rect(0, 4, w, round(h * 0.12))
        surface.blit(TitleFace(self.title).paint(ui, head.size), head)
        half = w // 2 - 12
        for n, (side, values) in enumerate(zip(self.sides, self.played, strict=True)):
            rect = pygame.Rect(8 if n == 0 else w - half - 8, head.bottom + 2, half, h - head.bottom - 12)
            surface.blit(SideFace(side).paint(ui, rect.size), rect)
            self._cards(ui, surface, rect, values)

    def _cards(self, ui: Ui, surface: pygame.Surface, rect: pygame.Rect, values: tuple[int, ...]) -> None:
        height = round(rect.height * 0.22)
        width = round(height * CARD_RATIO)
        step = min(width + 6, (rect.width - width - 16) // max(1, len(values)))
        left = rect.centerx - (width + step * (len(values) - 1)) // 2
        for n, value in enumerate(values):
            face = CombatFace(value).paint(ui, (width, height))
            surface.blit(face, (left + n * step, rect.y + round(rect.height * 0.67)))


def reveals(context: TableContext, events: Sequence[Event]) -> Iterator[Reveal]:
    """Yield every combat that was decided among these events."""
    shown: list[int] = []
    for number, event in enumerate(events):
        if event.verb == "reveal_power":
            shown.append(number)
        elif event.verb == "combat_won" and len(shown) >= 2:
            powers = [events[n] for n in shown[-2:]]
            yield Reveal(_revealed(context, powers, event), RATIO, number, sealed=shown[-2])
            shown = []


def _revealed(context: TableContext, shown: list[Event], won: Event) -> RevealFace:
    say = context.ui.say
    winner = int(won.facts["seat"])
    equal = len({int(event.facts["total"]) for event in shown}) == 1
    sides, played = [], []
    for event in sorted(shown, key=lambda event: event.facts["seat"] != context.seat):
        seat, values = int(event.facts["seat"]), str(event.facts["values"]).split()
        who, player = context.people[seat], context.view.players[seat]
        dial, cards_ = int(event.facts["dial"]), tuple(map(int, values))
        power, came = player.power + dial, _summed(say, dial, cards_)
        note = say("scythe-combat-equal") if equal and seat == winner else ""  # SCY-159
        sides.append(Side(who.name, player.faction, who.colour, (), power, dial, came, seat == winner, note))
        played.append(cards_)
    title = say(
        "scythe-combat-won", name=context.people[winner].name, place=terms.place(say, str(won.facts["place"]))
    )
    return RevealFace(title, (sides[0], sides[1]), (played[0], played[1]))
