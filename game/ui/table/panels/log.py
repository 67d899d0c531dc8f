"""The log: what happened, turn by turn; a turn can be folded to its heading."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import groupby
from typing import Literal

import pygame

from game.engine.model import Ref, Seat
from game.play.people import Person
from game.presentation.rich_text import joined
from game.ui.widgets import Rows
from game.ui.widgets.blit_list import BlitList
from game.ui.widgets.described import Description, Nth
from game.ui.widgets.pane import BAR
from game.ui.window import shapes, text
from game.ui.window import theme as t
from game.ui.window.commands import Command, Do, Move, Press
from game.ui.window.text import Rich
from game.ui.window.ui import Ui

NOBODY, BEFORE = -1, -1
"""Seat of a line that belongs to nobody, and number of the line for everything before the log."""
LINE = 27
"""Height of a log line in design pixels."""
SHORT = 20
"""A text of fewer letters fits in one line."""
INDENT, SIGN, BACK = 14, 18, 14
"""Design pixels: the indent of a line, the emblem of a seat, the mark of a line to which one can go back."""


@dataclass(frozen=True)
class LogLine:
    """A line of the log: who, rich words, the move's number and what it points at.

    kind    event: what happened; turn: the heading of a turn; seen: where the viewer's last turn ended;
            before: stands for moves that are not loaded
    turn    the number of the turn it belongs to; `owner`: the seat whose turn that is
    level   1: the first line of a move; 2: what followed from it
    name    of a heading: seat and number; its words are a summary of the turn
    goes_on whether it continues the line above it, which was too long
    minor   whether the heading leaves it out
    """

    seat: Seat
    words: str
    number: int
    where: tuple[Ref, ...] = ()
    kind: Literal["event", "turn", "seen", "before"] = "event"
    turn: int = -1
    owner: Seat = NOBODY
    level: int = 1
    name: str = ""
    goes_on: bool = False
    minor: bool = False


@dataclass
class LogCache:
    """Rows of the log that stay the same from one position to the next.

    wraps  the lines of a text at a width
    turns  the rows of a turn, and what they depend on besides its lines; by the identity of these
    """

    wraps: dict[tuple[str, int], tuple[str, ...]] = field(default_factory=dict)
    turns: dict[int, tuple[Sequence[LogLine], object, list[LogLine]]] = field(default_factory=dict)


class Log(Rows):
    """The newest lines are at the bottom; only visible lines are drawn.

    turns    the heading of each turn with its lines, and what is between turns
    folded   the turns of which only the heading is shown; a press on a heading changes it
    back_to  the number of the first move before which the viewer can go back
    """

    def __init__(
        self,
        ui: Ui, turns: Sequence[Sequence[LogLine]], people: tuple[Person, ...],
        chosen: Callable[[int], None], opened: Callable[[int], None], folded: set[int], back_to: int,
        cache: LogCache,
    ) -> None:  # fmt: skip
        self._turns, self._folded, self.back_to, self._cache = turns, folded, back_to, cache
        self.lines: list[LogLine] = []
        self._drawn: tuple[object, BlitList] | None = None
        """The rows as they were last drawn, and what they depended on."""
        super().__init__(
            ui, "log", 0, self._draw_line, row_height=ui.px(LINE), chosen=chosen,
            opened=opened,
        )  # fmt: skip
        self.people = people

    def _unfold(self) -> None:
        """Lay out the lines of the turns that are not folded; long ones take several rows."""
        found = [(turn, *self._rows_of(turn)) for turn in self._turns]
        self._cache.turns = {id(turn): (turn, state, rows) for turn, state, rows in found}
        self.lines = [row for *_, rows in found for row in rows]
        self.count, self._drawn = len(self.lines), None

    def _rows_of(self, turn: Sequence[LogLine]) -> tuple[object, list[LogLine]]:
        """Return what the rows of a turn depend on, and the rows, from the cache if they are the same."""
        is_folded = turn[0].turn in self._folded
        back = min(max(self.back_to, turn[0].number), turn[-1].number + 1)
        state = is_folded, back, self.rect.width, self.ui.theme.look
        known = self._cache.turns.get(id(turn))
        if known is not None and known[:2] == (turn, state) and self.ui.type.overflows is None:
            return state, known[2]
        lines = _counted(self.ui, turn[:1] if is_folded else turn)
        return state, [part for line in lines for part in self._parts(line)]

    def _parts(self, line: LogLine) -> Sequence[LogLine]:
        """Return a line as the rows that it needs."""
        if not self.rect.width:
            return (line,)
        if line.kind == "turn":
            return self._heading_parts(line)
        if line.kind != "event" or len(line.words) < SHORT:
            return (line,)
        rows = self._wrapped(line)
        return [replace(line, words=words, goes_on=n > 0) for n, words in enumerate(rows)]

    def _heading_parts(self, line: LogLine) -> Sequence[LogLine]:
        """Return the heading of a turn, with its summary below it if the turn is folded and the summary is
        too long to stand beside the name."""
        if line.turn not in self._folded or len(self._wrapped(line)) == 1:
            return (line,)
        below = replace(line, goes_on=True)
        return [replace(line, words=""), *(replace(below, words=row) for row in self._wrapped(below))]

    def _wrapped(self, line: LogLine) -> Sequence[str]:
        """Return the text of a line in rows of its width, from the cache if they are there."""
        row = pygame.Rect(0, 0, self.rect.width - self.ui.px(BAR + 4), self.row_height)
        width = self._words_room(row, line).width
        if (line.words, width) not in self._cache.wraps:
            self._cache.wraps[line.words, width] = self._block(line, width).lines
        return self._cache.wraps[line.words, width]

    @property
    def tooltip(self) -> str:
        """The full text of a line that is cut."""
        if not 0 <= self.shown < self.count:
            return ""
        line = self.lines[self.shown]
        long = self._block(line, self._words_room(self.row_rect(self.shown), line).width)
        return line.words if long.height > self.row_height * 1.2 else ""

    def described(self) -> Description:
        """Return the log with its selected line as the value."""
        if not 0 <= self.index < self.count:
            return Description("log", self.ui.say("table-log"))
        line, is_folded = self.lines[self.index], None
        if line.kind == "turn":
            is_folded = line.turn not in self._folded
        return Description(
            "log", self.ui.say("table-log"), self._in_words(line), is_on=is_folded,
            nth=Nth(self.index + 1, self.count),
        )  # fmt: skip

    def _in_words(self, line: LogLine) -> str:
        """Return a line with the name of its turn or of who acted."""
        if line.kind == "turn":
            return joined(self.ui.say, [*filter(None, (line.name, line.words))], "names-more")
        if line.seat == NOBODY or not line.words:
            return line.words
        return self.ui.say("text-event", name=self.people[line.seat].name, words=line.words)

    def place(self, rect: pygame.Rect) -> None:
        """Place the log on its plate: a heading, and below it as many whole lines as fit."""
        px, self.plate = self.ui.px, rect
        self._head = pygame.Rect(rect.x + px(t.GAP), rect.y + px(t.TINY), rect.width - 2 * px(t.GAP), px(32))
        top = self._head.bottom + px(t.TINY + 2)
        high = (rect.bottom - px(t.SMALL) - top) // self.row_height * self.row_height
        super().place(pygame.Rect(rect.x + px(t.SMALL), top, rect.width - px(t.NEAR), high))
        self._unfold()
        self.index = max(0, self.count - 1)

    def draw_ground(self, surface: pygame.Surface) -> None:
        """Draw the plate and the heading, which belong to the static layer."""
        ui, head = self.ui, self._head
        ui.art.panel(surface, self.plate, "paper")
        ui.type.draw(surface, ui.say("table-log"), text.HEADING.but(size=t.CARD + 1), head)
        hint = text.CAPTION.but(face="sans-it")
        ui.type.draw(surface, ui.say("table-log-hint"), hint, head, "right")
        ui.art.rule(surface, head.x, head.bottom, head.width)

    def to_end(self) -> None:
        """Scroll to the newest lines."""
        self.scroll_to(self.furthest)

    # ---- folding
    def command(self, command: Command) -> bool:
        row = self.index
        if isinstance(command, Press) and command.button == "left":
            row = -1 if (found := self.row_at(command.pos)) is None else found
        elif command != Do("confirm") and not isinstance(command, Move):
            row = -1
        turn = self.lines[row].turn if 0 <= row < self.count and self.lines[row].kind == "turn" else None
        if turn is None or not _wants_fold(command, turn in self._folded):
            return super().command(command)
        self._fold(row)
        return True

    def _fold(self, row: int) -> None:
        """Fold or unfold a turn; its heading stays where it is."""
        heading = self.lines[row]
        self._folded ^= {heading.turn}
        self._unfold()
        self.scroll_to(self.offset)
        self.choose(next(n for n, line in enumerate(self.lines) if _is_heading_of(line, heading.turn)))

    # ---- drawing
    def draw_rows(self, surface: pygame.Surface, rows: Sequence[int]) -> None:
        """Draw rows from the same pictures as the last time, unless something else is to be seen."""
        state = (rows, self.offset, self.over, self.index if self.focused else None)
        if self._drawn is None or self._drawn[0] != state or self.ui.type.overflows is not None:
            self._drawn = state, BlitList()
            super().draw_rows(self._drawn[1], rows)
        self._drawn[1].draw(surface)

    def _block(self, line: LogLine, width: int) -> Rich:
        style = text.BODY.but(size=t.BODY - 1, colour=t.INK if line.kind == "event" else t.INK_2)
        return self.ui.rich(line.words, style, width)

    def _draw_line(self, surface: pygame.Surface, rect: pygame.Rect, index: int) -> None:
        ui, px, line = self.ui, self.ui.px, self.lines[index]
        inner = rect.inflate(-px(4), -px(2))
        if line.kind == "seen":
            _draw_seen(ui, surface, inner, line.words)
            return
        if index == self.over or (self.focused and index == self.index):
            surface.blit(ui.art.plate("raised", inner.size, t.RADIUS_SMALL), inner)
        elif line.kind == "turn":
            surface.blit(_stripe(ui, inner.size), inner)
        if line.kind == "turn" and not line.goes_on:
            who = self.people[line.seat] if line.seat != NOBODY else None
            _draw_heading(ui, surface, inner, line.name, who, folded=line.turn in self._folded)
        elif line.kind == "event" and line.seat not in (NOBODY, line.owner) and not line.goes_on:
            _draw_sign(ui, surface, (inner.x + self._indent(line), inner.centery), self.people[line.seat])
        if self.leads_back(line) and not line.goes_on:
            side = px(BACK)
            icon = ui.art.icon("undo", side, t.INK_2)
            surface.blit(icon, (inner.right - side - px(t.TINY), inner.centery - side // 2))
        if line.kind != "turn" or line.turn in self._folded:  # else the lines below are the whole summary
            self._draw_words(surface, self._words_room(rect, line), line)

    def leads_back(self, line: LogLine) -> bool:
        """Return whether the viewer can go back to before a line."""
        return line.kind == "event" and line.number >= self.back_to

    def _indent(self, line: LogLine) -> int:
        return self.ui.px(t.TINY) + (self.ui.px(INDENT) * line.level if line.kind == "event" else 0)

    def _words_room(self, rect: pygame.Rect, line: LogLine) -> pygame.Rect:
        """Return where the text of a line is."""
        px = self.ui.px
        inner = rect.inflate(-px(4), -px(2))
        left = inner.x + self._indent(line)
        if line.kind == "turn" and line.goes_on:
            left += px(INDENT)
        elif line.kind == "turn":
            name = self.ui.type.width(line.name, text.STRONG)
            left += px(INDENT) + 2 * px(t.SMALL) + px(SIGN) + min(name, inner.width * 6 // 10)
        elif line.seat not in (NOBODY, line.owner):
            left += px(SIGN) + px(t.SMALL)
        right = inner.right - px(BACK + t.SMALL if self.leads_back(line) else t.TINY)
        return pygame.Rect(left, inner.y, max(1, right - left), inner.height)

    def _draw_words(self, surface: pygame.Surface, room: pygame.Rect, line: LogLine) -> None:
        """Draw the first line of the text, and an ellipsis if there is more."""
        block = self._block(line, room.width)

        def make() -> pygame.Surface:
            image = shapes.clear(room.size)
            block.draw_first(image, (0, (room.height - self.ui.type.leading(block.style)) // 2))
            return image

        image = self.ui.art.cached(("log", line.words, block.style, room.size), make)
        letters = image.get_bounding_rect()
        surface.blit(image, room.move(letters.topleft), letters)


def _is_heading_of(line: LogLine, turn: int) -> bool:
    """Return whether a line is the heading of a turn, not the rest of its summary."""
    return line.kind == "turn" and line.turn == turn and not line.goes_on


def _counted(ui: Ui, turn: Sequence[LogLine]) -> Iterator[LogLine]:
    """Return the lines of a turn; repeated lines become one with a count."""
    for _, run in groupby(turn, lambda line: (line.words, line.seat, line.level, line.kind)):
        first, *others = run
        if others and first.kind == "event":
            first = replace(first, words=ui.say("table-log-times", words=first.words, count=len(others) + 1))
        yield first


def _draw_heading(
    ui: Ui, surface: pygame.Surface, inner: pygame.Rect, name: str, who: Person | None, *, folded: bool
) -> None:
    """Draw the heading of a turn: whether it is folded, whose it was, and its number."""
    px = ui.px
    arrow = ui.art.icon("arrow_right" if folded else "arrow_down", px(INDENT), t.INK_2)
    surface.blit(arrow, (inner.x + px(2), inner.centery - px(INDENT) // 2))
    x = inner.x + px(INDENT) + px(t.TINY)
    if who is not None:
        _draw_sign(ui, surface, (x, inner.centery), who)
    x += px(SIGN) + px(t.SMALL)
    room = pygame.Rect(x, inner.y, inner.width * 6 // 10, inner.height)
    ui.type.draw(surface, name, text.STRONG, room, may_cut=True)


def _stripe(ui: Ui, size: tuple[int, int]) -> pygame.Surface:
    """Return the ground of headings."""
    radius = ui.px(t.RADIUS_SMALL)
    return ui.art.cached(("stripe", size), lambda: shapes.rounded(size, radius, t.SUNK, alpha=110))


def _wants_fold(command: Command, folded: bool) -> bool:
    """Return whether a command folds or unfolds a heading: a press, Enter, or the arrow towards its other
    state."""
    return not isinstance(command, Move) or command.dx == (1 if folded else -1)


def _draw_seen(ui: Ui, surface: pygame.Surface, inner: pygame.Rect, words: str) -> None:
    """Draw a rule with its text in the middle."""
    style = text.CAPTION.but(face="sans-it")
    half = (inner.width - ui.type.width(words, style)) // 2 - ui.px(t.SMALL)
    size = (max(0, half), ui.px(2))
    rule = ui.art.cached(("seen", size), lambda: shapes.filled(size, t.BRASS))
    for x in (inner.x, inner.right - half):
        surface.blit(rule, (x, inner.centery))
    ui.type.draw(surface, words, style, inner, "centre")


def _draw_sign(ui: Ui, surface: pygame.Surface, pos: tuple[int, int], who: Person) -> None:
    """Draw the emblem of a seat; the point is the middle of its left edge."""
    d = ui.px(SIGN)
    surface.blit(ui.art.emblem(t.SEAT_COLOURS[who.colour], d), (pos[0], pos[1] - d // 2))
