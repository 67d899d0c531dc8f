"""The end of a game: the score sheet row by row, the winner, the course of points, and what to do next."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import pygame

from game.engine.order import round_of
from game.presentation.score_sheet import Sheet, SheetSeat
from game.ui.scenes.chooser import Choice, Chooser
from game.ui.scenes.hall.course import lines
from game.ui.scenes.play.scores import ScoreSheet
from game.ui.widgets import Button, Label, Widget
from game.ui.widgets.chart import Chart
from game.ui.window import shapes, text
from game.ui.window import theme as t
from game.ui.window.commands import Command, Do, Press
from game.ui.window.scene import Size
from game.ui.window.ui import Ui

ROW_MS = 420.0
"""The delay between two rows."""
ASIDE_SHARE, MIN_ASIDE, MIN_TABLE = 0.27, 250, 600
"""The width of portrait and chart on the right: as a share of the body, and at least, in design pixels. They
are left out if the table of points would be narrower than the last number.
"""
PORTRAIT_SHARE = 0.5
"""The portrait's share of their height."""


@dataclass(frozen=True)
class Afterwards:
    """What can be done after the game besides leaving; None if it isn't possible.

    rematch: play again with the same seats, with or without the same seed
    replay: show the whole game turn by turn
    """

    rematch: Callable[[bool], None] | None = None
    replay: Callable[[], None] | None = None
    hall: Callable[[], None] | None = None


NOTHING_MORE = Afterwards()


class Ending(ScoreSheet):
    """The final score sheet. With `slowly` the rows appear one by one; a click or Enter shows all."""

    name = "ending"
    widest, tallest = 1400, 900

    def __init__(
        self,
        ui: Ui,
        sheet: Sheet,
        leave: Callable[[], None],
        afterwards: Afterwards,
        *,
        slowly: bool = False,
    ) -> None:
        super().__init__(ui, sheet)
        self._leave, self._afterwards, self._waited = leave, afterwards, 0.0
        if slowly and ui.theme.duration(ROW_MS):
            self.shown = 0

    def build(self, size: Size) -> list[Widget]:
        self.frame_in(size)
        aside = self.body.copy()
        aside.width = max(self.ui.px(MIN_ASIDE), round(self.body.width * ASIDE_SHARE))
        aside.right = self.body.right
        room = self.body.copy()
        room.width -= aside.width + self.ui.px(t.WIDE)
        if room.width < self.ui.px(MIN_TABLE):
            room, aside = self.body, pygame.Rect(0, 0, 0, 0)
        beside = self._beside(aside) if self.complete and aside else []
        return [*self.head(), *self.table(room), *beside, *self.buttons()]

    def buttons(self) -> list[Button]:
        """Return the actions on the left and the back button on the right."""
        ui, after = self.ui, self._afterwards
        left = []
        if after.rematch is not None:
            tip = ui.say("scores-rematch-tip")
            left.append(
                Button(ui, ui.say("scores-rematch"), self._ask_rematch, key="rematch", icon="redo", tip=tip)
            )
        if after.replay is not None:
            tip = ui.say("scores-replay-tip")
            left.append(Button(ui, ui.say("scores-replay"), self._replay, key="replay", icon="play", tip=tip))
        if after.hall is not None:
            left.append(Button(ui, ui.say("scores-hall"), after.hall, key="hall", icon="trophy"))
        right = [
            Button(ui, ui.say("scores-leave"), self._leave, key="more", icon="home"),
            Button(ui, ui.say("scores-close"), self.cancel, key="close", look="primary"),
        ]
        self.foot_row(left, right)
        return [*left, *right]

    def _replay(self) -> None:
        self.close()
        if self._afterwards.replay is not None:
            self._afterwards.replay()

    def _ask_rematch(self) -> None:
        say, rematch = self.ui.say, self._afterwards.rematch
        if rematch is None:
            return
        new, same = say("scores-rematch-new"), say("scores-rematch-same")
        entries = [
            Choice(new, "die", say("scores-rematch-new-tip"), partial(rematch, False)),
            Choice(same, "lock", say("scores-rematch-same-tip"), partial(rematch, True)),
        ]
        pos = self.form.find("rematch").rect.center
        self.scene_stack.push(Chooser(self.ui, say("scores-rematch"), entries, pos))

    # ---- who won, and how the points went
    def _beside(self, room: pygame.Rect) -> list[Widget]:
        seats = [self.scores.seats[seat] for seat in self.scores.winners]
        wide = room.width // max(1, len(seats))
        winners = [Winner(self.ui, seat) for seat in seats]
        most = round(room.height * PORTRAIT_SHARE)
        high = min(most, max((winner.height(wide) or most for winner in winners), default=most))
        above = pygame.Rect(room.x, room.y, room.width, high)
        below = pygame.Rect(room.x, above.bottom, room.width, room.bottom - above.bottom)
        for n, winner in enumerate(winners):
            winner.place(pygame.Rect(room.x + n * wide, above.y, wide, above.height))
        return [*winners, *self._course(below if winners else room)]

    def _course(self, room: pygame.Rect) -> list[Widget]:
        """Return the chart of points, if there is more than the end."""
        course = self.scores.course
        if len(course) < 2:
            return []
        high = self.ui.px(t.WIDE)
        head = Label(self.ui, self.ui.say("scores-course"), text.STRONG)
        head.place(pygame.Rect(room.x, room.y + self.ui.px(t.SMALL), room.width, high))
        drawn = lines([seat.colour for seat in self.scores.seats], course)
        last = round_of(course[-1].turn, len(self.scores.seats))
        chart = Chart(self.ui, drawn, self.ui.say("scores-course-end", round=last))
        chart.place(pygame.Rect(room.x, head.rect.bottom, room.width, room.bottom - head.rect.bottom))
        return [head, chart]

    # ---- row by row
    def command(self, command: Command) -> bool:
        if not self.complete and (isinstance(command, Press) or command == Do("confirm")):
            self._show(len(self.scores.rows) + 1)
            return True
        return super().command(command)

    def update(self, dt: float) -> bool:
        moving = super().update(dt)
        if self.complete:
            return moving
        self._waited += dt if self.on_top else 0.0
        if self._waited >= self.ui.theme.duration(ROW_MS):
            self._waited = 0.0
            self.ui.sound.play("wood")
            self._show(self.shown + 1)
        return True

    def _show(self, rows: int) -> None:
        self.shown = rows
        self.layout()


class Winner(Widget):
    """The portrait of a winner with name and side, on the seat's colour."""

    def __init__(self, ui: Ui, seat: SheetSeat) -> None:
        super().__init__(ui, f"winner:{seat.name}")
        self._seat, self._colour = seat, t.SEAT_COLOURS[seat.colour]

    @property
    def tooltip(self) -> str:
        return "\n".join(filter(None, (self._seat.name, self._seat.played)))

    def height(self, width: int) -> int:
        """Return the height of the whole portrait at a width; 0 if there is none."""
        whole = self.ui.art.original(self._seat.portrait) if self._seat.portrait else None
        if whole is None:
            return 0
        px, words = self.ui.px, (2 if self._seat.played else 1) * self.ui.px(t.WIDE)
        picture = width - px(t.SMALL) - 2 * px(6)
        return picture * whole.get_height() // whole.get_width() + 2 * px(6) + words

    def draw(self, surface: pygame.Surface) -> None:
        ui, px = self.ui, self.ui.px
        frame = self.rect.inflate(-px(t.SMALL), 0)
        ui.art.shadow(surface, frame, t.RADIUS)
        plate = ui.art.cached(("winner", frame.size, self._colour.id), lambda: self._plate(frame))
        surface.blit(plate, frame)
        lines = [(self._seat.name, text.Style("serif-semi", t.CARD, self._colour.text))]
        if self._seat.played:
            lines.append((self._seat.played, text.CAPTION.but(colour=self._colour.text)))
        row = px(t.WIDE)
        picture = frame.inflate(-2 * px(6), -2 * px(6))
        picture.height -= row * len(lines)
        self._draw_picture(surface, picture)
        for n, (words, style) in enumerate(lines):
            place = pygame.Rect(picture.x, picture.bottom + n * row + px(2), picture.width, row)
            ui.type.draw(surface, words, style, place, "centre", may_cut=True)

    def _plate(self, frame: pygame.Rect) -> pygame.Surface:
        return shapes.rounded(frame.size, self.ui.px(t.RADIUS), self._colour.colour, t.BRASS, self.ui.px(2))

    def _draw_picture(self, surface: pygame.Surface, room: pygame.Rect) -> None:
        """Draw the portrait, or the seat's emblem if there is none."""
        art = self.ui.art
        image = art.picture(self._seat.portrait, room.size) if self._seat.portrait else None
        if image is None:
            image = art.emblem(self._colour, min(room.size))
        surface.blit(image, image.get_rect(center=room.center))
        d = min(self.ui.px(40), room.height // 3)
        surface.blit(art.icon("trophy", d, t.GOLD), (room.right - d, room.y + self.ui.px(t.TINY)))
