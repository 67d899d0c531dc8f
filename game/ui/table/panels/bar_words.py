"""The texts of the top bar: title, state of the game, whether it is your turn, and who is to act."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.play.verbatim import verbatim
from game.presentation.sentences import Sentences
from game.ui.table.model.table_model import TableModel
from game.ui.table.panels.clock_label import ClockLabel
from game.ui.widgets import Label
from game.ui.window import rooms, text
from game.ui.window import theme as t
from game.ui.window.ui import Ui

NAME = text.Style("serif-semi", t.HEADING, t.CREAM)
STATE = text.BODY.but(colour=t.CREAM_2)
YOURS = text.Style("sans-semi", t.BODY + 1, t.GLEAM)
ACTING = text.Style("serif-semi", t.CARD + 1, t.CREAM)
STATE_WIDTH, ACTING_WIDTH = 180, 250
"""Design pixels that the state and who is to act should have."""
MAX_ACTING = 0.7
"""Largest share of who is to act in a bar without that much room."""
MIN_NAME = 30
"""Least width of a name in design pixels; with less it is left out."""

STATUS = "status"
"""Key of the label with the state of the game."""


class BarWords:
    """Each text has a place that depends on the window alone, and is cut where it needs more: title, state,
    who is to act. Without enough room there is no title; "your turn" is never cut, and an edition is always
    named."""

    def __init__(self, model: TableModel, room: pygame.Rect) -> None:
        self._ui, self._model = model.ui, model
        self._side = room.height - model.ui.px(t.NEAR)
        game = model.game
        asked = game.acting() if game.past is not None else game.who_is_asked()
        self._acting = None if game.session.over else asked
        self.labels: list[Label] = []
        self._emblem = pygame.Rect(0, 0, 0, 0)
        self._place(room)

    @staticmethod
    def wanted_width(ui: Ui) -> int:
        """Return the width that state and who is to act should have together."""
        return ui.px(STATE_WIDTH) + ui.px(t.GAP) + ui.px(ACTING_WIDTH)

    def draw_emblem(self, surface: pygame.Surface) -> None:
        """Draw the emblem of who is to act."""
        if self._acting is not None:
            seat = t.SEAT_COLOURS[self._model.game.people[self._acting].colour]
            surface.blit(self._ui.art.emblem(seat, self._side), self._emblem)

    def _place(self, room: pygame.Rect) -> None:
        gap = self._ui.px(t.GAP)
        if self._model.game.clock.is_on:
            clock = ClockLabel(self._ui, self._model.game)
            timed, room = rooms.cut_right(room, clock.width(self._ui), gap)
            self._lay(clock, timed)
        name = self._name(room.width - self.wanted_width(self._ui) - gap)
        if name.words:
            named, room = rooms.cut_left(room, min(name.natural()[0], room.width // 3), gap)
            self._lay(name, named)
        acting_room, state_room = rooms.cut_right(room, self._acting_width(room.width), gap)
        state = Label(self._ui, self._model.table.words.status(self._model.context), STATE, may_cut=True)
        state.key = STATUS
        self._lay(state, state_room)
        self._place_acting(acting_room)

    def _acting_width(self, width: int) -> int:
        """Return the part of a width that belongs to who is to act."""
        share = width * ACTING_WIDTH // (STATE_WIDTH + ACTING_WIDTH)
        return max(self._least_acting(), share, min(self._ui.px(ACTING_WIDTH), round(width * MAX_ACTING)))

    def _least_acting(self) -> int:
        """Return the width of the emblem and of the longest text that names no one."""
        say, gap = self._ui.say, self._ui.px(t.SMALL)
        texts = (
            self._ui.type.width(say(message), YOURS) for message in ("table-your-turn", "table-your-choice")
        )
        return self._side + gap + max(texts) + 1

    def _place_acting(self, room: pygame.Rect) -> None:
        """Place the emblem, "your turn", and the name in the room that is left."""
        gap, yours = self._ui.px(t.SMALL), self._your_label()
        self._emblem = pygame.Rect(room.x, room.centery - self._side // 2, self._side, self._side)
        left = self._emblem.right + gap
        if yours is not None:
            self._lay(yours, pygame.Rect(left, room.y, yours.natural()[0], room.height))
            left = yours.rect.right + gap
        acting = self._acting_label(room.right - left)
        if acting is not None and room.right - left >= min(self._ui.px(MIN_NAME), acting.natural()[0]):
            self._lay(acting, pygame.Rect(left, room.y, room.right - left, room.height))

    def _lay(self, label: Label, rect: pygame.Rect) -> None:
        label.place(rect)
        self.labels.append(label)

    def _name(self, most: int) -> Label:
        """Return the longest name of the game that is no wider than so much, else the shortest."""
        names = [*self._names()]
        return next((name for name in names if name.natural()[0] <= most), names[-1])

    def _names(self) -> Iterator[Label]:
        """Return names of the game, the longest first; the last one is always shown."""
        say, title = self._ui.say, self._ui.say(f"{self._model.title}-name")
        edition = self._model.game.session.title.edition
        if edition is None:
            yield from (Label(self._ui, words, NAME) for words in (title, ""))
            return
        named, tip = verbatim(edition.name), Sentences(self._model).edition()
        for words in (say("table-edition", title=title, edition=named), named):
            label = Label(self._ui, words, NAME, may_cut=True)
            label.tip = tip
            yield label

    def _your_label(self) -> Label | None:
        """Return the label that the viewer is to act; its tip is the name."""
        game = self._model.game
        if self._acting != game.viewer or game.viewer not in game.humans or game.past is not None:
            return None
        message = "table-your-turn" if game.acting() == self._acting else "table-your-choice"
        label = Label(self._ui, self._ui.say(message), YOURS)
        label.tip = game.people[game.viewer].name
        return label

    def _acting_label(self, most: int) -> Label | None:
        """Return the label of who is to act, and in whose turn if that is no wider than `most`; None if it
        can only be the viewer, to whom another label says so."""
        game, asked, say = self._model.game, self._acting, self._ui.say
        alone = game.past is None and [asked] == game.humans and game.acting() in (None, asked)
        if asked is None or alone:
            return None
        name, turn = game.people[asked].name, game.acting()
        if turn is None or turn == asked:
            return Label(self._ui, name, ACTING, may_cut=True)
        is_alone = [asked] == game.humans
        message = "table-in-turn" if is_alone else "table-asked-in-turn"
        words = say(message, name=name, owner=game.people[turn].name)
        whole = Label(self._ui, words, ACTING, may_cut=True)
        if whole.natural()[0] <= most:
            return whole
        if is_alone and game.past is None:
            return None
        brief = say("table-asked", name=name)
        is_cut = self._ui.type.is_cut(brief, ACTING, most)
        short = Label(self._ui, name if is_cut else brief, ACTING, may_cut=True)
        short.tip = words
        return short
