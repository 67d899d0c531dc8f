"""A combat, laid over the board: the foe large, the phases as a track, every choice with its chance."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import pygame

from game.engine.model import Action, Event, Seat
from game.titles.runebound.rules.combat import rolls
from game.titles.runebound.rules.combat.phases import Attack
from game.titles.runebound.rules.combat.rolls import Odds
from game.titles.runebound.rules.heroes import figures, skill
from game.titles.runebound.rules.scoring import is_rune, runes
from game.titles.runebound.rules.state.book import Book
from game.titles.runebound.rules.state.state import Fight, RuneboundState, figure_ref
from game.titles.runebound.table.faces import RATIO, CardFace
from game.titles.runebound.table.overlays import overlay_parts
from game.titles.runebound.table.overlays.overlay_parts import TileFace, TitleFace, chance, odds_tile
from game.titles.runebound.table.sheet.sheet import columns
from game.titles.runebound.table.sheet.sheet_faces import (
    CAPTION,
    LEAST,
    PLANK,
    BarFace,
    CountersFace,
    NoteFace,
    PictureFace,
    slot,
)
from game.titles.runebound.table.strip.plates import BackFace
from game.titles.runebound.words import card_text, chances, facts, log, names
from game.titles.runebound.words.figure_now import figure_now
from game.titles.runebound.words.scene_items import TRACK, combat_actions
from game.ui.table.api import Face, Reveal, Size, TableContext, Thing
from game.ui.table.drawing import card_frames
from game.ui.table.drawing.drawn_faces import DrawnFace, face_part
from game.ui.table.drawing.seat_parts import boxed
from game.ui.window import theme as t
from game.ui.window.pictures import Plate
from game.ui.window.ui import Ui

ICONS = {"before_combat": "hourglass"}
"""Phases whose icon has another name."""
HEAD, PHASE, TRAY = 0.065, 0.115, 0.15
"""Shares of the scene's height: title, track, dice."""
SPLIT, NAME = 0.6, 0.5
"""Shares of a figure's row: where its chance begins, and how high its name stands."""
END_RATIO = 1.5
MAX_LINES = 6
"""Lines on what a combat brought."""


# ---------------------------------------------------------------------- the track


@dataclass(frozen=True)
class PhaseFace(DrawnFace):
    """A phase of the track. `state`: "past", "now", "next"; a target of -1: none is known."""

    phase: str
    state: str
    target: int
    damage: int

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        w, h = size
        look: dict[str, Plate] = {"past": "idle", "now": "gold", "next": "paper"}
        surface.blit(ui.art.plate(look[self.state], size, t.RADIUS_SMALL), (0, 0))
        ink = t.INK_2 if self.state == "past" else t.INK
        top = round(h * 0.42)
        style = card_frames.pixels(ui, max(CAPTION + 1, min(ui.px(19), top * 0.62)), "sans-semi", ink)
        name = names.phase(ui.say, self.phase)
        room = pygame.Rect(4, 2, w - 8, top)
        ui.type.draw(surface, name, style, room, "centre")
        side = round((h - top) * 0.82)
        number = str(self.target) if self.target >= 0 else ""
        image = ui.type.render(number, card_frames.pixels(ui, max(LEAST, side * 0.78), "serif-bold", ink))
        free = w - 12 - side - image.get_width()
        drop = min(round(side * 0.5), free // max(1, self.damage))
        wide = side + image.get_width() + 4 + drop * self.damage
        left, middle = (w - wide) // 2, top + (h - top) // 2 - 2
        surface.blit(ui.art.sign(ICONS.get(self.phase, self.phase), side, ink), (left, middle - side // 2))
        surface.blit(image, image.get_rect(midleft=(left + side + 2, middle)))
        for n in range(self.damage):
            place = (left + side + image.get_width() + 4 + n * drop, middle - drop // 2)
            surface.blit(ui.art.icon("wound", drop), place)


def _track(context: TableContext, room: pygame.Rect, fight: Fight) -> Iterator[Thing]:
    view, now = context.view, TRACK.index(fight.phase) if fight.phase in TRACK else 0
    for n, (phase, rect) in enumerate(zip(TRACK, columns(room, len(TRACK), 4), strict=True)):
        state = "now" if n == now else "past" if n < now else "next"
        target, damage = _numbers(view, fight, phase)
        yield Thing(f"plate:phase.{phase}", boxed(rect), PhaseFace(phase, state, target, damage), z=31)


def _numbers(view: RuneboundState, fight: Fight, phase: str) -> tuple[int, int]:
    """Return the number to reach in a phase and the damage of a failure; -1 while another Hero has yet to
    roll it, as it does anew for every Escape (RUN-141)."""
    if phase == "before_combat":
        return -1, 0
    is_known = bool(fight.card) or (phase == fight.phase != "escape" and fight.target != 0)
    number = rolls.target(view, fight.attacker, phase) if is_known else -1
    return number, 1 if phase == "escape" else rolls.enemy_damage(view, fight.attacker, phase)


# ---------------------------------------------------------------------- the own side


@dataclass(frozen=True)
class FigureFace(DrawnFace):
    """A figure that may attack: name, and what its attack needs. `note`: why it cannot, in a word or two.
    `bars`: sign of what it has, of the counters on it, how many of each."""

    book: Book
    card: str
    odds: TileFace | None
    bars: tuple[tuple[str, str, int, int], ...]
    note: str = ""
    action: str = ""
    """The action of a click, in words that replace the name."""

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        w, h = size
        surface.blit(
            ui.art.plate("raised" if self.odds is not None else "idle", size, t.RADIUS_SMALL), (0, 0)
        )
        side = picture_side(size)
        surface.blit(PictureFace(self.book, self.card).paint(ui, (side, h - 6)), (3, 3))
        split = round(w * SPLIT)
        end = split if self.odds is not None or self.note else w - 6
        self._name(ui, surface, pygame.Rect(side + 8, 3, end - side - 10, round(h * NAME)))
        self._bars(ui, surface, pygame.Rect(side + 8, round(h * NAME), split - side - 12, round(h * 0.44)))
        rest = pygame.Rect(split + 2, 2, w - split - 8, h - 4)
        if self.odds is not None:
            chance(ui, surface, rest, self.odds)
        elif self.note:
            card_frames.words_in(ui, surface, self.note, rest, LEAST + 1, CAPTION, "right", t.INK_2)

    def _bars(self, ui: Ui, surface: pygame.Surface, room: pygame.Rect) -> None:
        high = room.height // 2
        for n, (sign, kind, total, count) in enumerate(self.bars):
            rect = pygame.Rect(room.x, room.y + n * high, room.width, high)
            for _, box, face in bar_parts(rect, sign, kind, total, count):
                surface.blit(face.paint(ui, box.size), box)

    def _name(self, ui: Ui, surface: pygame.Surface, room: pygame.Rect) -> None:
        """Draw the name in two lines if need be, cut if even that doesn't fit."""
        most = max(LEAST, min(ui.px(20), room.height * 0.62))
        words = self.action or names.card(ui.say, self.card)
        name = card_frames.name_for(ui, words, room.size, most, CAPTION)
        name.draw(ui, surface, room.move(0, max(0, (room.height - name.height) // 2)))


def picture_side(size: Size) -> int:
    """Return the width of the picture in a figure's row."""
    return min(size[1] - 6, round(size[0] * 0.22))


def _figures(
    context: TableContext, places: Sequence[pygame.Rect], seat: Seat, odds: dict[Action, Odds]
) -> Iterator[Thing]:
    """Yield the Hero and its Allies; a click on one attacks with it."""
    view, say = context.view, context.say
    for figure, rect in zip(view.players[seat].figures, places, strict=False):
        told = odds.get(Attack(figure))
        done = view.fight is not None and figure in view.fight.attacked and told is not None
        tile = odds_tile(context.ui, told) if told and not done else None
        note = say("runebound-attacked") if done else ""
        action = say("runebound-do-attack", figure=names.card(say, figure)) if tile else ""
        face = FigureFace(view.book, figure, tile, tuple(_bars(view, figure)), note, action)
        yield Thing(
            figure_ref(figure), boxed(rect), face, z=32,
            large=CardFace(view.book, figure, now=figure_now(view, figure)), large_ratio=RATIO,
        )  # fmt: skip


def _bars(view: RuneboundState, figure: str) -> Iterator[tuple[str, str, int, int]]:
    """Yield the life and stamina of a figure: sign, counter, total, and counters on it."""
    yield "life", "wound", figures.life(view, figure), view.wounds.get(figure, 0)
    yield "stamina", "exhaustion", figures.stamina(view, figure), view.exhaustion.get(figure, 0)


def bar_parts(
    rect: pygame.Rect, sign: str, kind: str, total: int, count: int
) -> Iterator[tuple[str, pygame.Rect, Face]]:
    """Yield name, place and face of a row of signs and of the counters on the last of them."""
    count = min(count, total)
    yield "plate", rect, BarFace(sign, total, count)
    if count:
        first = slot(rect.size, total, total - count).move(rect.topleft)
        last = slot(rect.size, total, total - 1).move(rect.topleft)
        yield "counters", first.union(last), CountersFace(kind, count)


# ---------------------------------------------------------------------- the scene


def things(context: TableContext) -> Iterator[Thing]:
    """Yield the whole scene while a combat is under way."""
    fight = context.view.fight
    if fight is None:
        return
    yield overlay_parts.ground(context, "combat")
    room = overlay_parts.scene(context).inflate(-12, -10)
    title = pygame.Rect(room.x, room.y, room.width, round(room.height * HEAD))
    yield Thing("plate:combat.title", boxed(title), TitleFace(_title(context, fight)), z=31)
    track = pygame.Rect(room.x, title.bottom + 2, room.width, round(room.height * PHASE))
    yield from _track(context, track, fight)
    tray = pygame.Rect(room.x, 0, room.width, round(room.height * TRAY))
    tray.bottom = room.bottom
    yield from overlay_parts.tray(context, tray)
    body = pygame.Rect(room.x, track.bottom + 6, room.width, tray.y - track.bottom - 12)
    left = pygame.Rect(body.x, body.y, round(body.width * 0.42), body.height)
    yield from _foe(context, left, fight)
    right = pygame.Rect(left.right + 8, body.y, body.right - left.right - 8, body.height)
    yield from _own(context, right, fight)


def _title(context: TableContext, fight: Fight) -> str:
    """Return who fights whom; between Heroes, who attacks in this round, whoever looks."""
    say, players = context.say, context.view.players
    hero = names.card(say, players[fight.attacker].hero)
    if fight.card:
        foe = names.card(say, fight.card)
        return say("runebound-combat-title", hero=hero, foe=foe, round=fight.round)
    other = names.card(say, players[fight.defender].hero)
    return say("runebound-combat-attack", hero=hero, foe=other, round=fight.round)


def _foe(context: TableContext, room: pygame.Rect, fight: Fight) -> Iterator[Thing]:
    """Yield its card as large as fits, its life below."""
    view = context.view
    card = facts.sides(context, fight)[1]
    bar = round(room.height * 0.09)
    height = min(room.height - bar - 6, round(room.width / RATIO))
    place = pygame.Rect(0, 0, round(height * RATIO), height)
    place.midtop = (room.centerx, room.y)
    face = CardFace(view.book, card, now=None if fight.card else figure_now(view, card))
    back = BackFace(view.book.colours[card]) if fight.origin == "drawn" else None
    yield Thing(f"foe:{card}", boxed(place), face, z=32, large=face, large_ratio=RATIO, back=back)
    below = pygame.Rect(room.x, place.bottom + 6, room.width, bar)
    total = view.book.challenges[card].life if fight.card else figures.life(view, card)
    count = fight.wounds if fight.card else view.wounds.get(card, 0)
    below.width = min(room.width, total * bar)
    below.centerx = room.centerx
    for n, (name, box, part) in enumerate(bar_parts(below, "life", "wound", total, count)):
        yield Thing(f"{name}:life.foe.{card}", boxed(box), part, z=33 + n)


def _own(context: TableContext, room: pygame.Rect, fight: Fight) -> Iterator[Thing]:
    """Yield the figures of the own side, then what else can be done."""
    view, gap, own = context.view, 6, facts.sides(context, fight)[0]
    odds = chances.odds_of(view)
    actions = combat_actions(context, fight)
    count = len(view.players[own].figures)
    places = overlay_parts.rows(room, count + max(1, len(actions)), gap, max(96, room.height // 6))
    yield from _figures(context, places[:count], own, odds)
    step = view.stack[-1] if view.stack else None
    yield from _in_force(context, room, places[-1].bottom + gap, fight)
    if isinstance(step, skill.SkillRoll):
        yield from overlay_parts.test_tiles(context, step, places[count:])
        return
    for action, place in zip(actions, places[count:], strict=False):
        yield overlay_parts.tile(context, action, place, odds.get(action))


def _in_force(context: TableContext, room: pygame.Rect, top: int, fight: Fight) -> Iterator[Thing]:
    """Yield the effects of abilities that are in force, below the rows."""
    say, view = context.say, context.view
    own = facts.sides(context, fight)[0]
    lasting = [one.effect for one in view.lasting if one.seat == own]
    held = [card_text.effect(say, effect) for effect in lasting if not rolls.is_spent(fight, effect)]
    place = pygame.Rect(room.x, top, room.width, room.bottom - top)
    if held and place.height > LEAST * 2:
        told = say("runebound-in-force", effects=names.listed(say, held))
        yield Thing("plate:in_force", boxed(place), NoteFace(told, most=17), z=32)


# ---------------------------------------------------------------------- how it ended


@dataclass(frozen=True)
class EndFace(DrawnFace):
    """The end of a combat: the foe, the last roll, and what it brought."""

    book: Book
    card: str
    title: str
    lines: tuple[str, ...]
    won: bool

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        for _ in self.draw_in_steps(ui, surface, size):
            pass

    def draw_in_steps(self, ui: Ui, surface: pygame.Surface, size: Size) -> Iterator[None]:
        """Draw it, and pause after each large part."""
        surface.blit(PLANK.paint(ui, size), (0, 0))
        yield
        head, card, room = self._places(size)
        surface.blit(face_part(ui, TitleFace(self.title), head.size), head)
        surface.blit(face_part(ui, CardFace(self.book, self.card), card.size), card)
        yield
        surface.blit(ui.art.plate("raised", room.size, t.RADIUS_SMALL), room)
        yield
        self._draw_words(ui, surface, room, max(LEAST, size[1] * 0.045))

    def _draw_words(self, ui: Ui, surface: pygame.Surface, room: pygame.Rect, most: float) -> None:
        """Draw the icon, and below it the lines."""
        side = round(room.height * 0.22)
        icon = ui.art.icon("trophy", side, t.BRASS) if self.won else ui.art.icon("undefeated", side)
        surface.blit(icon, icon.get_rect(midtop=(room.centerx, room.y + room.height // 30)))
        words = pygame.Rect(room.x + 12, room.y + icon.get_height() + room.height // 15, room.width - 24, 0)
        words.height = room.bottom - words.y - 10
        card_frames.words_in(ui, surface, "\n".join(self.lines), words, most, CAPTION)

    def _places(self, size: Size) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect]:
        """Return the rectangles of title, card and text."""
        w, h = size
        head = pygame.Rect(0, round(h * 0.03), w, round(h * 0.12))
        height = h - head.bottom - round(h * 0.06)
        card = pygame.Rect(round(w * 0.03), head.bottom + round(h * 0.02), round(height * RATIO), height)
        room = pygame.Rect(card.right + round(w * 0.02), card.y, 0, card.height)
        room.width = w - room.x - round(w * 0.03)
        return head, card, room


ENDS, OPENED = ("defeated", "undefeated", "duel_won"), ("event", "doom")


def reveals(context: TableContext, events: Sequence[Event]) -> Iterator[Reveal]:
    """Yield every combat of the viewer that has ended among these events, and every card that binds all."""
    for n, event in enumerate(events):
        if event.verb in OPENED:
            card, book = str(event.facts["card"]), context.view.book
            yield Reveal(CardFace(book, card), RATIO, n, words=card_text.whole(context.ui.say, book, card))
        elif event.verb in ENDS and context.seat in (event.facts.get("seat"), event.facts.get("other")):
            yield Reveal(_ended(context, event, events[:n], _outcome(events[n + 1 :])), END_RATIO, n)
        elif event.verb == "defeated" and is_rune(context.view.book, str(event.facts["card"])):
            yield Reveal(_rune(context, event), END_RATIO, n)


def _rune(context: TableContext, end: Event) -> EndFace:
    """Return the picture of a Dragon Rune that somebody else has won."""
    say, view = context.say, context.view
    seat, card = int(end.facts["seat"]), str(end.facts["card"])
    title = say("runebound-combat-rune", seat=context.people[seat].name, foe=names.card(say, card))
    have = say("runebound-combat-runes", have=runes(view, seat), need=view.book.limits.runes_to_win)
    return EndFace(view.book, card, title, (have,), won=True)


def _outcome(after: Sequence[Event]) -> Sequence[Event]:
    """Return the consequences of a combat's end: all events before the threat roll."""
    rolls = (n for n, event in enumerate(after) if log.is_threat_roll(event))
    return after[: next(rolls, len(after))]


def _ended(context: TableContext, end: Event, before: Sequence[Event], after: Sequence[Event]) -> EndFace:
    say, view = context.say, context.view
    won = end.verb != "undefeated" and end.facts["seat"] == context.seat
    if end.verb == "duel_won":
        loser = int(end.facts["other"])
        other = loser if won else int(end.facts["seat"])
        card = next(
            (str(e.facts["figure"]) for e in after if e.verb == "knocked_out"), view.players[other].hero
        )
        card = card if won else view.players[other].hero
    else:
        card = str(end.facts["card"])
    roll = next((e for e in reversed(before) if e.verb == "roll"), None)
    brought = [event for event in after if event.verb in _BROUGHT and _of(context, event)]
    told = ([roll] if roll is not None else []) + brought[:MAX_LINES]
    code = "won" if won else "escaped" if end.facts.get("how") == "escape" else "lost"
    title = say(f"runebound-combat-{code}", foe=names.card(say, card))
    return EndFace(view.book, card, title, tuple(_line(context, e) for e in told), won)


def _line(context: TableContext, event: Event) -> str:
    """Return a line of the log; with its Hero where another seat's one rolled."""
    line = log.log_line(context, event)
    if event.verb != "roll" or _of(context, event):
        return line
    figure = names.card(context.say, str(event.facts["figure"]))
    return context.say("runebound-combat-roll-of", figure=figure, line=line)


_BROUGHT = (
    "gain_gold", "take_counter", "keep", "gain_counter", "turn_up", "threat", "knocked_out", "prize",
    "prize_gold",
)  # fmt: skip


def _of(context: TableContext, event: Event) -> bool:
    return event.facts.get("seat", context.seat) == context.seat
