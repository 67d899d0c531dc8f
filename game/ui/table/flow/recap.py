"""The recap of what happened since the viewer's last turn, with the board after each step."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from game.ui.scenes.play.since import Since
from game.ui.table.flow.dialogs import Dialogs
from game.ui.table.flow.story import Story
from game.ui.table.view.table_view import TableView


class Recap:
    """Shows the viewer the others' moves, and the board after each of them."""

    def __init__(self, view: TableView, dialogs: Dialogs, story: Story) -> None:
        self._view, self._model, self._game, self._dialogs = view, view.model, view.game, dialogs
        self._story = story

    def show(self) -> None:
        """Show the recap over mat and hand."""
        strips = self._story.recap()
        self._dialogs.stack.push(
            Since(self._view.ui, strips, self._room, self._above, self._look, self._back)
        )

    def _room(self) -> pygame.Rect:
        """Return the room of the recap: mat and hand, so that the board stays visible."""
        areas = self._model.context.areas
        return below(areas.mat.union(areas.hand), areas.panels.values())

    def _above(self) -> pygame.Rect:
        """Return the part of the mat above that room, of no height if there is none."""
        mat, top = self._model.context.areas.mat, self._room().top
        return pygame.Rect(mat.x, mat.y, mat.width, max(0, top - mat.y))

    def _look(self, number: int) -> None:
        """Show the board after a move and ring what it was about."""
        view, session = self._view, self._game.session
        moment = session.moments[number - session.first]
        self._game.past = moment
        view.refresh()
        events = self._game.recent()
        refs = [ref for event in events for ref in self._model.table.words.where(event)]
        view.notices.marked = frozenset(refs)
        found = (self._model.by_ref.get(ref) for ref in refs)
        on_board = next((what for what in found if what is not None and what.on_board), None)
        if on_board is not None and not self._model.camera.at_home:
            view.board.reveal(on_board)

    def _back(self) -> None:
        """Return to the present position."""
        if self._game.past is not None:
            self._game.past = None
            self._view.refresh(at_once=True)


def below(room: pygame.Rect, panels: Iterable[pygame.Rect]) -> pygame.Rect:
    """Return the part of a room below the panels that its upper edge would cut in two."""
    cut = (panel.bottom for panel in panels if panel.top < room.top and panel.colliderect(room))
    top = max(cut, default=room.top)
    return pygame.Rect(room.x, top, room.width, room.bottom - top)
