"""What lies on the table now, where it is seen, and what a hand may do with it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pygame

from game.engine.model import Action, Option, Reason, Ref, Seat
from game.ui.table import layout
from game.ui.table.camera import Camera
from game.ui.table.controller import GameController
from game.ui.table.motion import Motion
from game.ui.table.painter import Painter
from game.ui.table.picks import Picks
from game.ui.table.things import Areas, Panel, Route, Size, Spot, Table, TableContext, Thing
from game.ui.window import text
from game.ui.window import theme as t
from game.ui.window.ui import Ui

CARDS = ("card:", "back:")
"""How the refs of cards in a hand begin, seen from the front or from the back."""


class TableModel:
    """One seat's table in a window. `refresh` after every change of the position."""

    def __init__(self, ui: Ui, title: str, table: Table, match: GameController) -> None:
        self.ui, self.title, self.table, self.match = ui, title, table, match
        painting = ui.art.original(table.painting) if table.painting else None
        self.camera = Camera(painting, table.board_size)
        self.painter = Painter(ui)
        self.motion = Motion(ui.theme)
        self.things: list[Thing] = []
        self.spots: list[Spot] = []
        self.panels: list[Panel] = []
        self.by_ref: dict[Ref, Thing | Spot] = {}
        self.picks = Picks((), ())
        self._stops: dict[Action, str | None] = {}
        self._routes: dict[Ref, Mapping[Ref, Route]] = {}
        self.context: TableContext
        self.areas: Areas
        self.unfolded: Seat | None = None
        """Whose panel is whole where there is no room for all of them."""
        self._acting: Seat | None = None

    def place(self, size: Size) -> None:
        """Lay the table out for a window."""
        seats = len(self.match.people)
        viewer = self.match.viewer
        others = [(viewer + i) % seats for i in range(1, seats)]
        w, h = self.table.board_size
        self.areas = layout.areas(self.ui, size, others, w / h if h else 0.0, self.unfolded)

    def unfold(self, seat: Seat | None) -> None:
        """Show the panel of a seat whole, where not all of them can be."""
        if seat is not None and seat != self.unfolded:
            self.unfolded = seat
            self.place(self.areas.window.size)

    def _follow_turn(self) -> None:
        """The panel of who begins a turn unfolds by itself."""
        acting = self.match.acting()
        if acting != self._acting:
            self._acting = acting
            self.unfold(acting if acting in self.areas.panels else None)

    def refresh(self, *, still: bool = False) -> None:
        """Look at the position again."""
        self._follow_turn()
        match, view = self.match, self.match.view()
        match.dress(self.table.colours(view))
        self.context = TableContext(self.ui, view, match.viewer, match.people, self.areas, match.recent())
        self.things = sorted(self.table.things(self.context), key=lambda thing: thing.z)
        self.panels = list(self.table.panels(self.context))
        self.spots = [*self.table.spots(self.context), *self._panel_spots()]
        self.by_ref = {s.ref: s for s in self.spots} | {thing.ref: thing for thing in self.things}
        acts: dict[Action, list[Ref]] = {}
        for thing in self.things:
            if thing.act is not None:
                acts.setdefault(thing.act, []).append(thing.ref)
        self.picks = Picks(match.choices(), self.by_ref, acts, self.table.travellers(self.context))
        self._stops, self._routes = {}, {}
        self.motion.show(self.things, self.where, still=still)

    def frame_board(self, top: int) -> None:
        """The board begins at `top`, because the prompt above it needs more room."""
        board = self.areas.board.copy()
        board.height = board.bottom - top
        board.top = top
        self.context = replace(self.context, areas=replace(self.areas, board=board))
        m = self.ui.px(layout.MARGIN)
        self.camera.place(board.inflate(-2 * m, -2 * m))

    def where(self, what: Thing | Spot) -> pygame.Rect:
        """Where something is seen, in window pixels."""
        if what.on_board:
            return self.camera.to_window(what.box)
        return pygame.Rect([round(v) for v in what.box])

    def _panel_spots(self) -> list[Spot]:
        places = self.areas.panels
        return [
            Spot(p.ref, tuple(places[p.seat]))  # type: ignore[arg-type]
            for p in self.panels
            if p.ref and p.seat in places
        ]

    # ---- ways
    def routes(self, source: Ref) -> Mapping[Ref, Route]:
        """Where a picked thing gets in several actions, looked up once for a position."""
        if source not in self._routes:
            known = source in self.picks.pickable()
            self._routes[source] = self.table.routes(self.context, source) if known else {}
        return self._routes[source]

    def targets(self, source: Ref) -> list[Ref]:
        """Where a picked thing can be dropped, near and far."""
        near = self.picks.targets(source)
        far = [ref for ref, way in self.routes(source).items() if way.actions and ref in self.by_ref]
        return list(dict.fromkeys([*near, *far]))

    def refusals(self, source: Ref, target: Ref) -> list[Reason]:
        """Why a thing cannot be dropped somewhere."""
        way = self.routes(source).get(target)
        found = self.picks.refusals(source, target)
        return found or ([way.reason] if way is not None and way.reason is not None else [])

    # ---- words
    def question(self) -> str:
        """What the viewer is asked, or what the table waits for, in one sentence."""
        match, ui = self.match, self.ui
        session = match.session
        ask = session.question(match.viewer) if match.viewer in match.humans else None
        if session.over:
            return ui.say("table-over")
        if ask is not None:
            facts = {**ask.facts, **self.table.facts(self.context, ask.facts)}
            return ui.say(f"{self.title}-ask-{ask.code}", **facts)
        thinking = match.thinking()
        following = match.next_viewer()
        if thinking is not None and self.holding:
            return ui.say("table-done", name=match.people[thinking].name)
        if thinking is not None:
            said = "table-watches" if match.watching else "table-thinks"
            return ui.say(said, name=match.people[thinking].name, below=match.people[match.viewer].name)
        if following is not None:
            return ui.say("table-pass", name=match.people[following].name)
        return ""

    def why(self, reason: Reason) -> str:
        """A reason in a sentence."""
        facts = {**reason.facts, **self.table.facts(self.context, reason.facts)}
        own = f"{self.title}-why-{reason.code}"
        return self.ui.say(own if self.ui.words.has(own) else f"why-{reason.code}", **facts)

    def why_all(self, reasons: list[Reason]) -> str:
        """Reasons as lines of a tip, the first one's rule last."""
        lines = [self.why(r) for r in reasons]
        rules = [r.rule for r in reasons if r.rule]
        if rules:
            lines.append(self.ui.say("table-rule", rule=rules[0]))
        return "\n".join(lines)

    def preview(self, options: list[Option]) -> str:
        """What a drop costs and brings, and whether it is for good."""
        return self.tip(options, "")

    def outcome(self, source: Ref, target: Ref) -> str:
        """What dropping a picked thing somewhere would bring, or why it cannot be dropped there."""
        way = self.routes(source).get(target)
        options = self.picks.drops(source, target)
        if options:
            return self.preview(options)
        if way is not None and way.actions:
            return self.table.preview(self.context, Option(way.actions[-1], source, target))
        return self.why_all(self.refusals(source, target))

    def tip(self, options: list[Option], usual: str) -> str:
        """The tip of options: their preview, or what is usually said, and whether they are for good."""
        lines = [p for o in options if (p := self.table.preview(self.context, o))] or [usual]
        return "\n".join(filter(None, [*lines, self.warning(options)]))

    def warning(self, options: list[Option]) -> str:
        """Why none of these options could be taken back, in a sentence; "" where one could."""
        stops = [self.stop(option) for option in options]
        return self.ui.say(f"{stops[0]}-soon") if stops and all(stops) else ""

    def stop(self, option: Option) -> str | None:
        """Message id of what keeps the viewer from taking an option back."""
        action = option.action
        if action not in self._stops:
            self._stops[action] = self.match.session.would_stop(self.match.viewer, action)
        return self._stops[action]

    @property
    def holding(self) -> bool:
        """Whether the others wait until the viewer says that the last choice stands."""
        return self.ui.settings.ask_before != "never" and self.match.standing()

    # ---- drawing what stands still
    def draw(
        self, surface: pygame.Surface, glowing: dict[Ref, t.Colour], ghost: Ref | None, marked: set[Ref]
    ) -> None:
        """Everything that does not move: table, board, things with their glow, the plates beside them."""
        art, areas = self.ui.art, self.context.areas
        surface.blit(art.wood(surface.get_size()), (0, 0))
        self._draw_board_ground(surface)
        laid: list[Thing | Spot] = [*self.spots, *self.things]
        laid.sort(key=lambda what: what.z)
        surface.set_clip(self.camera.frame)
        self.camera.draw(surface)
        self._draw_laid([w for w in laid if w.on_board], surface, glowing, ghost, marked)
        surface.set_clip(None)
        art.panel(surface, areas.log, "paper")
        self._draw_log_head(surface)
        self._draw_laid([w for w in laid if not w.on_board], surface, glowing, ghost, marked)
        self._draw_empty_hand(surface)

    def _draw_empty_hand(self, surface: pygame.Surface) -> None:
        """A quiet line where the hand is, while it holds no card."""
        hand, ui = self.areas.hand, self.ui
        lying = [thing for thing in self.things if not thing.on_board and self.where(thing).colliderect(hand)]
        if any(thing.ref.startswith(CARDS) for thing in lying):
            return
        free = hand.copy()
        free.x = max((self.where(thing).right for thing in lying), default=hand.x)
        free.width = hand.right - free.x
        style = text.BODY.but(face="sans-it", colour=t.CREAM_2)
        if free.width >= ui.type.width(words := ui.say("table-hand-empty"), style):
            ui.type.draw(surface, words, style, free, "centre")

    def _draw_laid(
        self,
        laid: list[Thing | Spot],
        surface: pygame.Surface,
        glowing: dict[Ref, t.Colour],
        ghost: Ref | None,
        marked: set[Ref],
    ) -> None:
        clip = surface.get_clip()
        auras = {w.ref: w for w in laid if isinstance(w, Thing) and w.ref in glowing and _is_figure(w)}
        for what in laid:
            rect = self.where(what)
            if what.ref in self.motion.flights or not rect.inflate(40, 40).colliderect(clip):
                continue
            if what.ref in auras:
                self._draw_auras(surface, auras, glowing)
                auras = {}
            if what.ref in glowing and not _is_figure(what):
                angle = what.angle if isinstance(what, Thing) else 0.0
                self.painter.glow(surface, rect, glowing[what.ref], what.shape, angle)
            if isinstance(what, Thing):
                alpha = 90 if what.ref == ghost else 255
                sharp = self.camera.settled or not what.on_board
                self.painter.draw(surface, what.face, rect, angle=what.angle, alpha=alpha, sharp=sharp)
            elif what.ref in glowing:
                self.painter.fill(surface, rect, glowing[what.ref], what.shape)
            if what.ref in marked:
                self.painter.ring(surface, rect, what.shape)

    def _draw_auras(
        self, surface: pygame.Surface, auras: dict[Ref, Thing], glowing: dict[Ref, t.Colour]
    ) -> None:
        """The light round figures lies under all of them, so that none hides another one."""
        for ref, thing in auras.items():
            self.painter.aura(surface, thing.face, self.where(thing), glowing[ref])

    def _draw_board_ground(self, surface: pygame.Surface) -> None:
        board, art = self.context.areas.board, self.ui.art
        art.panel(surface, board, "plank")
        art.outline(surface, board.inflate(-self.ui.px(6), -self.ui.px(6)), t.BRASS, 1.0, t.RADIUS_SMALL)

    def _draw_log_head(self, surface: pygame.Surface) -> None:
        ui, head = self.ui, self.log_head()
        ui.type.draw(surface, ui.say("table-log"), text.HEADING.but(size=t.CARD + 1), head)
        hint = text.CAPTION.but(face="sans-it")
        ui.type.draw(surface, ui.say("table-log-hint"), hint, head, "right")
        ui.art.rule(surface, head.x, head.bottom, head.width)

    def log_head(self) -> pygame.Rect:
        """The heading over the log."""
        px, log = self.ui.px, self.areas.log
        return pygame.Rect(log.x + px(t.GAP), log.y + px(t.TINY), log.width - 2 * px(t.GAP), px(32))

    def log_room(self) -> pygame.Rect:
        """Where the lines of the log stand."""
        px, head = self.ui.px, self.log_head()
        top = head.bottom + px(t.TINY + 2)
        log = self.areas.log
        return pygame.Rect(log.x + px(t.SMALL), top, log.width - px(t.NEAR), log.bottom - px(t.SMALL) - top)


def _is_figure(what: Thing | Spot) -> bool:
    return isinstance(what, Thing) and what.shape == "figure"
