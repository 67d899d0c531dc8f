"""The texts of the top bar: title, state of the game, whether it is your turn, and who is to act."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.play.verbatim import verbatim
from game.presentation.sentences import Sentences
from game.ui.table.model.table_model import TableModel
from game.ui.widgets import Label
from game.ui.window import text
from game.ui.window import theme as t

NAME = text.Style("serif-semi", t.HEADING, t.CREAM)
STATE = text.BODY.but(colour=t.CREAM_2)
YOURS = text.Style("sans-semi", t.BODY + 1, t.GLEAM)
LEAST_NAME = 30
"""Least width of a name in design pixels; with less it is left out."""
ACTING = text.Style("serif-semi", t.CARD + 1, t.CREAM)


STATUS = "status"
"""Key of the label with the state of the game."""


class BarWords:
    """Without enough room the title goes first, then the end of the state, then that of the name. "Your
    turn" is never cut, and an edition is always named."""

    def __init__(self, model: TableModel, room: pygame.Rect) -> None:
        self._ui, self._model = model.ui, model
        self._side = room.height - model.ui.px(t.NEAR)
        game = model.game
        asked = game.acting() if game.past is not None else game.who_is_asked()
        self._acting = None if game.session.over else asked
        self.labels: list[Label] = []
        self._emblem = pygame.Rect(0, 0, 0, 0)
        self._place(room.copy())

    def draw_emblem(self, surface: pygame.Surface) -> None:
        """Draw the emblem of who is to act."""
        if self._acting is not None:
            seat = t.SEAT_COLOURS[self._model.game.people[self._acting].colour]
            surface.blit(self._ui.art.emblem(seat, self._side), self._emblem)

    @property
    def are_cut(self) -> bool:
        """Whether some texts are cut."""
        return any(label.rect.width < label.natural()[0] for label in self.labels)

    def _place(self, room: pygame.Rect) -> None:
        gap, yours = self._ui.px(t.GAP), self._your_label()
        state = Label(self._ui, self._model.table.words.status(self._model.context), STATE, may_cut=True)
        state.key = STATUS
        most = max(room.width // 2, room.width - state.natural()[0] - gap)
        acting = self._acting_label(yours, most)
        wide = self._acting_width(yours, acting, most)
        left = room.width - wide - gap
        for label in self._before(state, left, gap):
            taken = min(label.natural()[0], left)
            self._lay(label, pygame.Rect(room.x, room.y, taken, room.height))
            room.x, left = room.x + taken + gap, left - taken - gap
        if wide:
            room.width = wide
            self._place_acting(room, yours, acting)

    def _place_acting(self, room: pygame.Rect, yours: Label | None, acting: Label | None) -> None:
        """Place the emblem, "your turn", and the name in the room that is left."""
        gap = self._ui.px(t.SMALL)
        self._emblem = pygame.Rect(room.x, room.centery - self._side // 2, self._side, self._side)
        left, end = self._emblem.right + gap, room.right
        if yours is not None:
            self._lay(yours, pygame.Rect(left, room.y, yours.natural()[0], room.height))
            left = yours.rect.right + gap
        if acting is not None and end - left >= min(self._ui.px(LEAST_NAME), acting.natural()[0]):
            self._lay(acting, pygame.Rect(left, room.y, end - left, room.height))

    def _lay(self, label: Label, rect: pygame.Rect) -> None:
        label.place(rect)
        self.labels.append(label)

    def _before(self, state: Label, width: int, gap: int) -> list[Label]:
        """Return title and state, or the state alone; the edition comes before the end of the state."""
        *names, edition = self._names()
        for name in names:
            if name.natural()[0] + gap + state.natural()[0] <= width:
                return [name, state]
        return [edition, state] if edition.words else [state]

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

    def _acting_label(self, yours: Label | None, most: int) -> Label | None:
        """Return the label of who is to act, and in whose turn if that fits; None if it can only be the
        viewer."""
        game, asked, say = self._model.game, self._acting, self._ui.say
        alone = game.past is None and [asked] == game.humans and game.acting() in (None, asked)
        if asked is None or alone:
            return None
        name, turn = game.people[asked].name, game.acting()
        if turn is None or turn == asked:
            return Label(self._ui, name, ACTING, may_cut=True)
        message = "table-in-turn" if [asked] == game.humans else "table-asked-in-turn"
        words = say(message, name=name, owner=game.people[turn].name)
        whole = Label(self._ui, words, ACTING, may_cut=True)
        if self._natural_width(yours, whole) <= most:
            return whole
        short = Label(self._ui, say("table-asked", name=name), ACTING, may_cut=True)
        short.tip = words
        return short

    def _acting_width(self, yours: Label | None, acting: Label | None, most: int) -> int:
        """Return the width of emblem, text and name, up to a limit that does not cut the text."""
        return min(self._natural_width(yours, acting), max(most, self._natural_width(yours)))

    def _natural_width(self, *labels: Label | None) -> int:
        """Return the natural width of emblem and text; 0 without a text."""
        gap, wide = self._ui.px(t.SMALL), [label.natural()[0] for label in labels if label is not None]
        return self._side + sum(width + gap for width in wide) if wide else 0
