"""The plate of a hint: the best move and why, and the two next best."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.bots.advice.hints import margin
from game.ui.table.api import Spot, Thing
from game.ui.table.model.table_model import TableModel
from game.ui.table.panels.hints import Hints
from game.ui.table.panels.plate_placement import place_over_table
from game.ui.table.panels.table_widgets import Overlay, TableWidgets
from game.ui.widgets import Button, Widget
from game.ui.widgets.described import Description
from game.ui.window import text
from game.ui.window import theme as t
from game.ui.window.commands import Command, Press
from game.ui.window.ui import Ui

WIDE = 400
"""Width in design pixels."""
SIGN = 22
"""Size of the lamp in design pixels."""
HEAD = text.Style("serif-semi", t.CARD)
WHY = text.BODY.but(colour=t.INK_2)


class HintPlate(Widget):
    """The plate and its text. `rows`: a button for each move, the best first; they, `close` and `explain`
    are widgets of their own."""

    def __init__(self, ui: Ui, why: str, rows: Sequence[Button], close: Button, explain: Button) -> None:
        super().__init__(ui, "hint-plate")
        px = ui.px
        self._rows, self._close, self._explain, self._pad = rows, close, explain, px(t.NEAR)
        self._words = why
        inner = px(WIDE) - 2 * self._pad
        self._why = ui.rich(why, WHY, inner - px(t.SMALL), breaks=True) if why else None
        high = px(t.ROW + t.TINY) + len(rows) * px(t.ROW + t.TINY)
        high += self._why.height + px(t.SMALL + t.TINY) if self._why is not None else 0
        self.size = px(WIDE), high + 2 * self._pad

    def place(self, rect: pygame.Rect) -> None:
        super().place(rect)
        px, row = self.ui.px, self.ui.px(t.ROW)
        self._close.place(pygame.Rect(rect.right - self._pad - row, rect.y + self._pad, row, row))
        wide = self._explain.natural()[0]
        left = self._close.rect.x - px(t.SMALL) - wide
        self._explain.place(pygame.Rect(left, rect.y + self._pad, wide, row))
        y = rect.y + self._pad + row + px(t.TINY)
        for button in self._rows:
            button.place(pygame.Rect(rect.x + self._pad, y, rect.width - 2 * self._pad, row))
            y += row + px(t.TINY)
            if button is self._rows[0] and self._why is not None:
                y += self._why.height + px(t.SMALL + t.TINY)

    @property
    def reads_out(self) -> bool:
        return True

    def described(self) -> Description:
        return Description("text", self.ui.say("hint-title"), more=self._words)

    def command(self, command: Command) -> bool:
        """Take every press, so that none reaches what is under the plate."""
        return isinstance(command, Press)

    def draw(self, surface: pygame.Surface) -> None:
        ui, px, art = self.ui, self.ui.px, self.ui.art
        art.shadow(surface, self.rect)
        art.panel(surface, self.rect, "raised")
        art.outline(surface, self.rect, t.BRASS, 2.0)
        head = pygame.Rect(self.rect.x + self._pad, self._close.rect.y, self.rect.width, px(t.ROW))
        side = px(SIGN)
        surface.blit(art.icon("hint", side, t.OXBLOOD), (head.x, head.centery - side // 2))
        head.x += side + px(t.SMALL)
        head.width = self._explain.rect.x - head.x
        ui.type.draw(surface, ui.say("hint-title"), HEAD, head)
        if self._why is not None:
            self._why.draw(
                surface, (self.rect.x + self._pad + px(t.SMALL), self._rows[0].rect.bottom + px(t.TINY))
            )


class HintOverlay(Overlay):
    """Shown over a table while there is a hint."""

    def __init__(
        self,
        model: TableModel,
        hints: Hints,
        widgets: TableWidgets,
        show: Callable[[], None],
        seen_at: Callable[[Thing | Spot], pygame.Rect],
    ) -> None:
        """`show` shows the chosen move on the table; `seen_at` gives where something is in sight."""
        self._model, self._hints, self._widgets = model, hints, widgets
        self._show, self._seen_at = show, seen_at
        self._place: tuple[object, pygame.Rect] | None = None
        """The hint and the place of its plate, which stays when another move is chosen."""

    def lay(self) -> None:
        ui, hints = self._model.ui, self._hints
        if not hints.moves:
            self.widgets, self._place = (), None
            return
        rows = [self._row(number) for number in range(len(hints.moves))]
        close = Button(ui, "", self._close, key="hint:close", icon="close")
        close.tip = ui.say("hint-close-tip")
        explain = Button(
            ui, ui.say("reasons-why"), self._explain, key="hint:why", size=t.BODY, icon="question",
            tip=ui.say("reasons-why-tip"),
        )  # fmt: skip
        plate = HintPlate(ui, hints.why, rows, close, explain)
        plate.place(self._found(plate.size))
        self.widgets = [plate, close, explain, *rows]

    def _row(self, number: int) -> Button:
        hints, ui = self._hints, self._model.ui
        move = hints.moves[number]
        note = "" if number == 0 else ui.say("hint-worse", margin=margin(move.worse))
        return Button(
            ui, move.label, partial(self._choose, number), key=f"hint:{number}", align="left", note=note,
            look="primary" if number == hints.chosen else "plain", size=t.BODY, may_cut=True,
            tip=ui.say("hint-show-tip"),
        )  # fmt: skip

    def _choose(self, number: int) -> None:
        self._hints.choose(number)
        self._show()

    def _explain(self) -> None:
        self._hints.explain()
        self._widgets.make()

    def _close(self) -> None:
        self._hints.clear()
        self._widgets.make()

    def _found(self, size: tuple[int, int]) -> pygame.Rect:
        of, laid = (self._hints.moves, size), self._model.by_ref
        if self._place is None or self._place[0] != of:
            options = [move.option for move in self._hints.moves]
            refs = {ref for option in options for ref in (option.source, option.target) if ref in laid}
            subjects = [self._seen_at(laid[ref]) for ref in sorted(refs)]
            self._place = of, place_over_table(self._model, self._widgets, size, subjects)
        return self._place[1]
