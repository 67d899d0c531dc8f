"""A seat's table: the things on it, where they are in the window, and what can be done with them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from copy import copy
from dataclasses import replace

import pygame

from game.engine.model import Action, Ref, Seat
from game.play.controller import Controller
from game.presentation.title_words import TitleWords
from game.ui.table import layout
from game.ui.table.api import Areas, Box, Panel, Side, Size, Spot, Table, TableContext, Thing
from game.ui.table.drawing import fan as fans
from game.ui.table.drawing import territory
from game.ui.table.drawing.camera import Camera, View, covering_zoom
from game.ui.table.drawing.fan import Fan
from game.ui.table.drawing.motion import Motion
from game.ui.table.layout import Large
from game.ui.table.model.choices_at_hand import ChoicesAtHand
from game.ui.table.model.drag_preview import DragPreview
from game.ui.table.model.emphasis import Emphasis
from game.ui.table.model.tray import LoadingTray
from game.ui.window import rooms
from game.ui.window.ui import Ui

LASTING = "lasting"
"""A single question for the emphasis, whatever is asked while a scene such as a combat lasts."""


class TableModel:
    """One seat's table in a window. Call `refresh` after every change of the position."""

    def __init__(self, ui: Ui, title: str, table: Table, game: Controller) -> None:
        self.ui, self.title, self.table, self.game = ui, title, table, game
        self.camera = _camera(ui, table)
        self.motion = Motion(ui.theme)
        self.things: Sequence[Thing] = ()
        """The things in drawing order."""
        self._beside: list[pygame.Rect] = []
        """The rectangles of the things that are not on the board."""
        self.spots: Sequence[Spot] = ()
        self.panels: Sequence[Panel] = ()
        self.by_ref: dict[Ref, Thing | Spot] = {}
        self.at_hand = ChoicesAtHand((), ())
        self.fan: Fan | None = None
        """Pieces of one place that are spread out now."""
        self.tray = LoadingTray(())
        self.context: TableContext
        self.areas: Areas
        self.unfolded: Seat | None = None
        """The seat whose panel is unfolded where there is no room for all of them."""
        self.log_open = True
        """True if the log is open; while it is closed, board and hand use its area."""
        self.emphasis = Emphasis()
        self.strip: Callable[[Ui], int] = lambda _: 0
        """Returns the height of a strip below the top bar in window pixels."""
        self.led_to: Callable[[], Sequence[Ref]] = tuple
        """Returns what a lesson leads to next, so that its side is large; nothing without a lesson."""
        self._shown_to: Seat | None = None
        """The viewer of the position on the table."""
        self._framed: tuple[Seat, Large] | None = None
        """The viewer and the large side for which the board was framed last."""
        self._left: dict[tuple[Seat, Large], View] = {}
        """The last view of the board for each viewer and large side."""

    @property
    def words(self) -> TitleWords:
        """The title's words for positions, choices and events."""
        return self.table.words

    def place(self, size: Size) -> None:
        """Lay the table out for a window of this size."""
        self.log_open = layout.log_open(self.ui, size, self._aspect)
        self.areas = self._areas(size, self.emphasis.large)

    def _areas(self, size: Size, large: Large) -> Areas:
        seats = len(self.game.people)
        others = [(self.game.viewer + i) % seats for i in range(1, seats)]
        return layout.areas(
            self.ui, size, others, self._aspect, self.unfolded, log=self.log_open, large=large,
            strip=self.strip(self.ui),
        )  # fmt: skip

    @property
    def _aspect(self) -> float:
        """Width by height of what is played on of the board; 0 without a board."""
        wide, high = self.camera.played[2:]
        return wide / high if self.table.board_size[0] else 0.0

    def unfold(self, seat: Seat) -> None:
        """Unfold the panel of a seat, where there is no room for all panels."""
        if seat != self.unfolded:
            self.unfolded = seat
            self.place(self.areas.window.size)

    def refresh(self, *, at_once: bool = False) -> bool:
        """Take over the present position; return whether another side is large now. `at_once`: things appear
        in their places without animation."""
        self.fan = None
        game, table, view = self.game, self.table, self.game.view()
        view.remember()
        game.assign_colours(table.words.colours(view))
        self.context = TableContext.of(self.ui, view, game.viewer, game.people, self.areas, game.recent())
        self.panels = list(table.panels(self.context))
        self._lay_out()
        resized, viewer = self._follow_choices(), self._shown_to
        self._shown_to = game.viewer
        strange = viewer != game.viewer  # nothing of another viewer's hand may fade away or turn over
        self.motion.show(self.things, self.where, at_once=at_once or resized or strange)
        return resized

    def _lay_out(self) -> None:
        """Put the title's things and places into the areas of the context."""
        self.spots = [*self.table.spots(self.context), *self._panel_spots()]
        self._lay(self.table.things(self.context))

    def _follow_choices(self) -> bool:
        """Let the side with the present choices be large where a window is small; return whether that
        changed the areas."""
        size, sides = self.areas.window.size, None
        enlarged = layout.enlarged(self.ui, size, self._aspect) if self.ui.settings.enlarge else ()
        asked, led_to = self.game.question(), self.led_to()
        if enlarged and (self.at_hand.legal or led_to or "board" in enlarged):
            sides = self._sides()
        question = "" if asked is None else " ".join((asked.code, *led_to))
        if sides and not led_to and (lasting := self.table.lasting_side(self.context)) is not None:
            question, sides = LASTING, {lasting}
        turn = None if led_to else (self.game.viewer, self.context.view.turn)
        if not self.emphasis.follow(question, sides, enlarged, turn):
            return False
        self._resize()
        return True

    def change_sizes(self) -> None:
        """Make the board large, then the mat, then neither, in the present position."""
        self.fan = None
        self.emphasis.turn()
        self._resize()
        self.motion.show(self.things, self.where, at_once=True)

    def _resize(self) -> None:
        """Lay the present position out anew, as another side is large."""
        self.place(self.areas.window.size)
        self.context = replace(self.context, areas=self.areas)
        self._lay_out()

    def _sides(self) -> set[Side]:
        """Return on which sides of the table the viewer can choose something now. Where one side has several
        things to choose from, a single one on the other side is no choice. In a lesson it is where that
        leads."""
        if led_to := [self.by_ref[ref] for ref in self.led_to() if ref in self.by_ref]:
            return {side for what in led_to if (side := self._side(what)) is not None}
        legal = self.at_hand.legal
        actions = {option.action for option in legal}
        refs = {ref for option in legal for ref in (option.source, option.target) if ref is not None}
        refs |= {thing.ref for thing in self.things if thing.act in actions}
        counts = Counter(self._side(self.by_ref[ref]) for ref in refs if ref in self.by_ref)
        least = min(2, max((counts[side] for side in counts if side is not None), default=0))
        return {side for side, count in counts.items() if side is not None and count >= least}

    def _side(self, what: Thing | Spot) -> Side | None:
        """Return the side of a thing or place; a hand in the row of the mat grows with it."""
        if what.on_board:
            return "board"
        centre, areas = self.where(what).center, self.areas
        if areas.mat.collidepoint(centre):
            return "mat"
        if areas.hand.collidepoint(centre):
            return "mat" if areas.hand.top == areas.mat.top else None
        return "board" if areas.board.collidepoint(centre) else None

    def lay_tray(self, tray: Sequence[Thing]) -> None:
        """Replace the things of the tray."""
        self._lay([*(thing for thing in self.things if not thing.beside), *tray])
        self.motion.show(self.things, self.where, at_once=True)

    def _lay(self, things: Sequence[Thing]) -> None:
        self.things = sorted(things, key=lambda thing: thing.z)
        self.tray = LoadingTray(self.things)
        beside = (thing for thing in self.things if not (thing.on_board or thing.beside))
        self._beside = [self.where(thing) for thing in beside]
        self.by_ref = {s.ref: s for s in self.spots} | {thing.ref: thing for thing in self.things}
        self.at_hand = self._sort_choices()

    @property
    def overlays(self) -> list[pygame.Rect]:
        """The rectangles that the title lays over the board, besides a tray."""
        return [self._beside[number] for number in self.camera.frame.collidelistall(self._beside)]

    def _panel_spots(self) -> list[Spot]:
        places = self.areas.panels
        return [
            Spot(p.ref, (*places[p.seat].topleft, *places[p.seat].size))
            for p in self.panels
            if p.ref and p.seat in places
        ]

    def _sort_choices(self) -> ChoicesAtHand:
        table, context = self.table, self.context
        acts: dict[Action, list[Ref]] = {}
        for thing in self.things:
            if thing.act is not None:
                acts.setdefault(thing.act, []).append(thing.ref)
        return ChoicesAtHand(
            self.game.choices(),
            self.by_ref,
            acts,
            table.travellers(context),
            lambda source: table.routes(context, source),
            DragPreview(self.game, table, context, self.by_ref).find,
        )

    def context_of(self, source: Ref) -> TableContext:
        """Return the table as it is when a thing is dropped: after the choices that its drag makes first."""
        lead = self.at_hand.lead(source)
        return self.context if lead is None else lead.context

    def frame_board(self) -> None:
        """Place the camera over the board. Where its opening zoom has changed, return to what the viewer saw
        last with the same side large, if the viewer's pieces are there, else open the board anew."""
        left, last, now = self.camera.view, self._framed, (self.game.viewer, self.emphasis.large)
        self._framed = now
        if not self._place_camera(self.camera, self.areas, self.emphasis.large):
            return
        if last is not None:
            self._left[last] = left
        if now not in self._left or not self.camera.return_to(self._left[now], self._own_box()):
            self.open_board()

    def _place_camera(self, camera: Camera, areas: Areas, large: Large) -> bool:
        """Place a camera over the board of a layout; return whether the opening zoom has changed."""
        camera.place(rooms.inset(areas.board, self.ui.px(layout.MARGIN)))
        board, before = camera.played[2:], camera.near
        camera.near = layout.near(self.ui, areas, board, log=self.log_open)
        if large == "board":
            camera.near = max(camera.near, covering_zoom(camera.frame.size, board))
        return camera.near != before

    def with_large(self, large: Large) -> tuple[Areas, Camera, Sequence[tuple[Thing, pygame.Rect]]]:
        """Return how the present position looks while a side is large: the areas, the camera, and where
        things are."""
        areas, camera = self._areas(self.areas.window.size, large), copy(self.camera)
        if self._place_camera(camera, areas, large):
            camera.open()
        things = self.table.things(replace(self.context, areas=areas))
        return areas, camera, [(thing, _place_of(thing, camera)) for thing in things]

    def open_board(self) -> None:
        """Show the opening view of the board: all of it, or the part with the viewer's pieces."""
        self.camera.open(self._own_box())

    def _own_box(self) -> Box | None:
        """Return the place of the first of the viewer's pieces; None without one."""
        own = next((ref for ref in self.table.words.own(self.context) if ref in self.by_ref), "")
        return self.by_ref[own].box if own else None

    def where(self, what: Thing | Spot) -> pygame.Rect:
        """Return where something is drawn, in window pixels."""
        if self.fan is not None and what.ref in self.fan.places:
            return self.fan.places[what.ref]
        rect = _place_of(what, self.camera)
        if what.on_board:
            return rect
        return rect.move(self._tray_corner()) if isinstance(what, Thing) and what.beside else rect

    def _tray_corner(self) -> tuple[int, int]:
        """Return the top left corner of the tray, which is placed anew when the camera has moved."""
        camera, piece = self.camera, self.by_ref.get(self.tray.of or "")
        if (known := self.tray.corner(camera.sight)) is not None or piece is None:
            return known or camera.frame.topleft
        spot = fans.place_of(self.spots, piece) if isinstance(piece, Thing) else None
        targets = [self.where(self.by_ref[ref]) for ref in self.at_hand.targets(piece.ref)]
        return self.tray.place(camera.sight, camera.to_window((spot or piece).box), targets, camera.frame)

    @property
    def holding(self) -> bool:
        """True if the other seats wait until the viewer confirms the last choice. Bots that play with one
        person only wait a moment instead, unless the settings ask for each confirmation."""
        ask = self.ui.settings.ask_before
        wanted = ask == "always" or (ask == "turn" and not self.game.is_alone)
        return wanted and self.game.can_take_back()


def _place_of(what: Thing | Spot, camera: Camera) -> pygame.Rect:
    """Return where something is drawn that is neither spread nor beside a piece."""
    if what.on_board:
        pinned = isinstance(what, Thing) and what.pinned
        return camera.from_afar(what.box) if pinned else camera.to_window(what.box)
    return pygame.Rect([round(v) for v in what.box])


def _camera(ui: Ui, table: Table) -> Camera:
    """Return the camera; the painting is darker where no piece can stand."""
    painting, played = ui.art.original(table.painting) if table.painting else None, table.played()
    shade = territory.shade(table.board_size, played) if painting is not None and played else None
    return Camera(painting, table.board_size, shade, territory.extent(table.board_size, played))
