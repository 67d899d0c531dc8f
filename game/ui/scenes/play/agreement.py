"""Pages for agreements: what is to change, a choice for one field, and what each person says to it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.engine.model import Seat
from game.engine.positions.agreements import BadAgreement
from game.play.agreements import Proposal
from game.presentation.agreement_form import AgreementForm, Draft, Offer, Row
from game.presentation.rich_text import joined, sentence
from game.presentation.sentences import explain
from game.ui.scenes.message import Message
from game.ui.scenes.page import Page
from game.ui.widgets import Button, Choice, Column, Pane, Prose, Widget
from game.ui.window import text
from game.ui.window import theme as t
from game.ui.window.commands import Command
from game.ui.window.scene import Size
from game.ui.window.ui import Ui

BUTTON, MIN_ROW = 150, 480
"""Design pixels: the width of a row's buttons together, and the least width of a row beside another."""
MINUS = "−"


def row_words(ui: Ui, row: Row, then: str = "") -> str:
    """Return a row in words. `then`: what is to become of it."""
    message = "agree-row-card" if row.kind == "card" else "agree-row"
    words = ui.say(message, field=row.words, value=row.value) if row.value else row.words
    words = sentence(ui.say, words)
    return ui.say("agree-row-then", row=words, change=then) if then else words


class AgreementPage(Page):
    """The page of all that the viewer sees and may change: a part for each seat, and one for the table.

    propose: asks the people at the table; raises BadAgreement
    """

    name = "agreement"
    widest, tallest = 1240, 1000

    def __init__(
        self, ui: Ui, form: AgreementForm, section: int, propose: Callable[[Sequence[str]], None],
        plain: Callable[[str], str],
    ) -> None:  # fmt: skip
        """`plain`: returns rich words without icons."""
        super().__init__(ui, "agree-title", "check")
        self._rows_of, self._propose, self._section, self._plain = form, propose, section, plain
        self.draft = Draft()
        self.first = "section"
        self._pane = Pane(ui, "agree-rows")

    def command(self, command: Command) -> bool:
        return self._pane.turn(command) or super().command(command)

    def build(self, size: Size) -> list[Widget]:
        say = self.ui.say
        self.frame_in(size)
        self._pane.place(self.body)
        column = self._column()
        self.fit(size, column.y)
        self._pane.place(self.body)
        self._pane.fill(column.widgets, column.y)
        changes = self.draft.changes()
        clear = Button(self.ui, say("agree-clear"), self._clear, key="clear", enabled=bool(changes))
        propose = Button(
            self.ui, say("agree-propose"), self._ask, key="propose", look="primary", icon="check",
            enabled=bool(changes), why=say("agree-propose-why"),
        )  # fmt: skip
        room = self.foot_row([self.back_button()], [clear, propose])
        back = self.back_button()
        back.place(
            pygame.Rect(
                self.foot.x, self.foot.y, min(back.natural()[0], self.foot.width // 4), self.foot.height
            )
        )
        note = self.remark(say("agree-count", count=len(changes)) if changes else "", room)
        return [*self.head(), self._sections(), self._pane, *note, back, clear, propose]

    def _sections(self) -> Widget:
        """Return the choice of the seat or the table, beside the heading."""
        sections = Choice(self.ui, "section", self._rows_of.sections, self._section, self._choose_section)
        sections.name = self.ui.say("agree-section")
        room, high = self.head_room(), self.ui.px(t.ROW)
        wide = min(room.width, sections.natural()[0])
        sections.place(pygame.Rect(room.right - wide, room.centery - high // 2, wide, high))
        return sections

    def _choose_section(self, section: int) -> None:
        self._section = section
        self.layout()

    # ---- the rows
    def _column(self) -> Column:
        """Return the rows, placed side by side where there is room."""
        column, gap = Column(self.ui, self._pane.width_inside), self.ui.px(t.FAR)
        count = max(1, (column.width + gap) // (self.ui.px(MIN_ROW) + gap))
        each = (column.width - (count - 1) * gap) // count
        rows = self._rows_of.rows(self._section)
        for first in range(0, len(rows), count):
            placed = [
                self._place_row(row, pygame.Rect(number * (each + gap), column.y, each, 0))
                for number, row in enumerate(rows[first : first + count])
            ]
            high = max(high for _, high in placed)
            column.take([widget for widgets, _ in placed for widget in widgets], high + self.ui.px(t.TINY))
        return column

    def _place_row(self, row: Row, room: pygame.Rect) -> tuple[list[Widget], int]:
        """Return the widgets of a row, placed at the top of a room, and the height that they need."""
        px, buttons = self.ui.px, self._buttons(row)
        wide = room.width - px(BUTTON + t.NEAR)
        words = Prose(self.ui, self._words(row), text.BODY)
        tall = words.height_at(wide)
        high = max(px(t.ROW), tall)
        words.place(pygame.Rect(room.x, room.y + (high - tall) // 2, wide, tall))
        each = (px(BUTTON) - px(t.TINY) * (len(buttons) - 1)) // len(buttons)
        for number, button in enumerate(buttons):
            x = room.right - px(BUTTON) + number * (each + px(t.TINY))
            button.place(pygame.Rect(x, room.y, each, px(t.ROW)))
        return [words, *buttons], high

    def _words(self, row: Row) -> str:
        """Return a row in words, with what is to become of it."""
        amount = self.draft.amounts.get(row.field, 0)
        chosen = [offer.words for offer in self.draft.chosen(row)]
        then = str(int(row.value) + amount) if amount else joined(self.ui.say, chosen, "names-more")
        return row_words(self.ui, row, then)

    def _buttons(self, row: Row) -> list[Button]:
        say = self.ui.say
        if row.kind != "number":
            change = Button(self.ui, say("agree-change"), partial(self._pick, row), key=f"change:{row.field}")
            change.name = say("agree-change-what", field=row.words)
            return [change]
        less = Button(self.ui, MINUS, partial(self._count, row, -1), key=f"less:{row.field}")
        more = Button(self.ui, "+", partial(self._count, row, 1), key=f"more:{row.field}")
        less.name, more.name = say("agree-less-of", field=row.words), say("agree-more-of", field=row.words)
        return [less, more]

    def _count(self, row: Row, amount: int) -> None:
        self.draft.add(row, amount)
        self.ui.voice.say(self._words(row))
        self.layout()

    def _pick(self, row: Row) -> None:
        if row.kind == "new":
            found = {
                Offer(key.field, sentence(self.ui.say, key.words)): key for key in self._rows_of.keys(row)
            }
            self._show_offers(row, [*found], lambda offer: self._pick(found[offer]))
            return
        self._show_offers(row, self._rows_of.offers(row), partial(self._choose, row))

    def _show_offers(self, row: Row, offers: Sequence[Offer], take: Callable[[Offer], None]) -> None:
        self.scene_stack.push(PickPage(self.ui, row, offers, take, self._plain))

    def _choose(self, row: Row, offer: Offer) -> None:
        self.draft.choose(row, offer)
        self.layout()

    # ---- the proposal
    def _clear(self) -> None:
        self.draft.clear()
        self.layout()

    def _ask(self) -> None:
        try:
            self._propose(self.draft.changes())
        except BadAgreement as error:
            words = explain(self._rows_of.refusal(error, self._plain), self.ui.say)
            self.scene_stack.push(Message(self.ui, self.ui.say("agree-label"), words))


class PickPage(Page):
    """The values that a field can have, or the places where a card can go, as buttons."""

    name = "agreement-pick"
    widest, tallest = 900, 900
    least = 260
    """The least width of a button, in design pixels."""

    def __init__(
        self, ui: Ui, row: Row, offers: Sequence[Offer], take: Callable[[Offer], None],
        plain: Callable[[str], str],
    ) -> None:  # fmt: skip
        """`plain`: returns rich words without icons, as buttons need them."""
        super().__init__(ui, "agree-change", "check")
        self._row, self._offers, self._take, self._plain = row, offers, take, plain
        self.first = "offer:0"
        self._pane = Pane(ui, "agree-offers")

    def command(self, command: Command) -> bool:
        return self._pane.turn(command) or super().command(command)

    def build(self, size: Size) -> list[Widget]:
        self.frame_in(size)
        head = Prose(self.ui, row_words(self.ui, self._row))
        above = head.height_at(self.body.width) + self.ui.px(t.SMALL)
        self._place_pane(above)
        offers, high = self._placed_offers()
        self.shorten(size, above + high)
        self._place_pane(above)
        self._pane.fill(offers, high)
        head.place(pygame.Rect(self.body.topleft, (self.body.width, above - self.ui.px(t.SMALL))))
        back = self.back_button()
        self.foot_row([back], [])
        return [*self.head(), head, self._pane, back]

    def _place_pane(self, above: int) -> None:
        """Place the pane below a head of this height."""
        x, y, wide, high = self.body
        self._pane.place(pygame.Rect(x, y + above, wide, high - above))

    def _placed_offers(self) -> tuple[list[Widget], int]:
        """Return a button for each offer, side by side where all have room, and the height of all."""
        px, wide = self.ui.px, self._pane.width_inside
        buttons: list[Widget] = [
            Button(
                self.ui, self._plain(offer.words), partial(self._choose, offer), key=f"offer:{number}",
                align="left", may_cut=True,
            )
            for number, offer in enumerate(self._offers)
        ]  # fmt: skip
        if not buttons:
            nothing = Prose(self.ui, self.ui.say("agree-no-offer"))
            nothing.place(pygame.Rect(0, 0, wide, nothing.height_at(wide)))
            return [nothing], nothing.rect.height
        widest = max(px(self.least), *(button.natural()[0] for button in buttons))
        count = max(1, (wide + px(t.TINY)) // (widest + px(t.TINY)))
        each, high = (wide - (count - 1) * px(t.TINY)) // count, px(t.ROW + t.TINY)
        for number, button in enumerate(buttons):
            x, y = number % count * (each + px(t.TINY)), number // count * high
            button.place(pygame.Rect(x, y, each, px(t.ROW)))
        return buttons, -(-len(buttons) // count) * high - px(t.TINY)

    def _choose(self, offer: Offer) -> None:
        self.close()
        self._take(offer)


class ConsentPage(Page):
    """A proposal, to which each person agrees by a press of their own. It covers the table.

    lines    the changes in words, as everybody may know them
    people   the names of all seats
    settled  called when it is over, with the name of who refused; "" if the position was changed
    identify does something once a person has typed the PIN of the seat, if there is one
    """

    name = "agreement-consent"
    covers = True
    introduction = "all"
    widest, tallest = 900, 700

    def __init__(
        self, ui: Ui, proposal: Proposal, lines: Sequence[str], people: Sequence[str],
        settled: Callable[[str], None], identify: Callable[[Seat, Callable[[], None]], None],
    ) -> None:  # fmt: skip
        super().__init__(ui, "agree-title", "check")
        self._proposal, self._lines, self._people, self._settled = proposal, lines, people, settled
        self._asked, self._identify = [*proposal.waiting], identify
        self._pane = Pane(ui, "agree-lines")

    def command(self, command: Command) -> bool:
        self._pane.turn(command) or super().command(command)
        return True  # nothing reaches the table below

    def build(self, size: Size) -> list[Widget]:
        self.frame_in(size)
        self.first = f"agree:{self._proposal.waiting[0]}" if self._proposal.waiting else ""
        px, rows = self.ui.px, self._person_rows()
        below = len(rows) * px(t.ROW + t.TINY) + px(t.GAP)
        self._place_pane(below)
        changes = self._changes()
        self.shorten(size, changes.y + below)
        self._place_pane(below)
        self._pane.fill(changes.widgets, changes.y)
        for number, row in enumerate(rows):
            self._place(row, self.body.bottom - below + px(t.GAP) + number * px(t.ROW + t.TINY))
        back = Button(self.ui, self.ui.say("agree-withdraw"), self.cancel, key="back", icon="arrow_left")
        self.foot_row([back], [])
        return [*self.head(), self._pane, *(widget for row in rows for widget in row), back]

    def _place_pane(self, below: int) -> None:
        """Place the pane above rows of this height."""
        x, y, wide, high = self.body
        self._pane.place(pygame.Rect(x, y, wide, high - below))

    def _changes(self) -> Column:
        """Return what would change."""
        column = Column(self.ui, self._pane.width_inside)
        column.prose(self.ui.say("agree-asked"), text.STRONG)
        for line in self._lines:
            column.gap(t.TINY)
            column.prose(line, text.BODY)
        return column

    def _person_rows(self) -> list[list[Widget]]:
        return [self._row(seat) for seat in self._asked]

    def _row(self, seat: Seat) -> list[Widget]:
        """Return the name of a person, and the buttons until they have agreed."""
        say, name = self.ui.say, self._people[seat]
        if seat not in self._proposal.waiting:
            return [Prose(self.ui, say("agree-agreed", name=name))]
        yes = Button(
            self.ui, say("agree-yes-button"), partial(self._agree, seat), key=f"agree:{seat}", look="primary"
        )
        no = Button(self.ui, say("agree-no-button"), partial(self._refuse, seat), key=f"refuse:{seat}")
        yes.name, no.name = say("agree-yes-of", name=name), say("agree-no-of", name=name)
        return [Prose(self.ui, say("agree-person", name=name)), yes, no]

    def _place(self, row: list[Widget], y: int) -> None:
        px, right, high = self.ui.px, self.body.right, self.ui.px(t.ROW)
        words, *buttons = row
        for button in reversed(buttons):
            wide = min(button.natural()[0], self.body.width // 3)
            button.place(pygame.Rect(right - wide, y, wide, high))
            right -= wide + px(t.TINY)
        words.place(pygame.Rect(self.body.x, y + px(t.SMALL), right - self.body.x, high))

    def _agree(self, seat: Seat) -> None:
        self._identify(seat, partial(self._note, seat))

    def _note(self, seat: Seat) -> None:
        """Note that a person agrees."""
        try:
            self._proposal.agree(seat)
        except BadAgreement as error:
            self.close()
            self.scene_stack.push(Message(self.ui, self.ui.say("agree-label"), explain(error, self.ui.say)))
            return
        if self._proposal.is_made:
            self.close()
            self._settled("")
        else:
            self.ui.voice.say(self.ui.say("agree-agreed", name=self._people[seat]))
            self.layout()

    def _refuse(self, seat: Seat) -> None:
        self.close()
        self._settled(self._people[seat])

    def cancel(self) -> None:
        self._refuse(self._proposal.proposer)
