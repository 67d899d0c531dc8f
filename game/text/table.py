"""A table as one seat sees it, for a terminal: the window's own things and words, drawn nowhere."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cached_property

from game.engine.model import Action, Ref
from game.play.controller import GameController
from game.presentation.plain_text import Speech
from game.presentation.score_sheet import Sheet, score_sheet
from game.presentation.sentences import Sentences
from game.presentation.title_words import TitleWords, told
from game.text import naming
from game.ui.table import layout
from game.ui.table.api import Panel, Spot, Table, TableContext, Thing
from game.ui.window.ui import Ui

WINDOW = (1920, 1080)
"""The window in which things would lie: in a terminal only who lies with whom counts."""
_END = re.compile(r"[:.](?: |$)")
"""Behind a name: where what is said of it begins."""


class TextTable(Speech):
    """What the viewer may know, as far as words say it. `refresh` after every change of the position."""

    def __init__(self, ui: Ui, title: str, table: Table, game: GameController) -> None:
        super().__init__(ui.messages, title)
        self.ui = ui
        self.table, self.game = table, game
        self.sentences = Sentences(self)
        self.context: TableContext
        self.refresh()

    def refresh(self) -> None:
        """Look at the position again."""
        game, view = self.game, self.game.view()
        view.remember()
        game.assign_colours(self.table.words.colours(view))
        seats = len(game.people)
        others = [(game.viewer + n) % seats for n in range(1, seats)]
        wide, high = self.table.board_size
        areas = layout.areas(self.ui, WINDOW, others, wide / high if high else 0.0)
        self.context = TableContext.of(self.ui, view, game.viewer, game.people, areas, game.recent())
        for known, what in vars(TextTable).items():
            if isinstance(what, cached_property):
                self.__dict__.pop(known, None)

    @property
    def words(self) -> TitleWords:
        """What the title calls its positions, choices and events."""
        return self.table.words

    @property
    def holding(self) -> bool:
        """Whether the others wait until the viewer says that the last choice stands."""
        return self.ui.settings.ask_before != "never" and self.game.can_take_back()

    # ---- what there is
    @cached_property
    def things(self) -> Sequence[Thing]:
        """Everything on the table that has words."""
        return [thing for thing in self.table.things(self.context) if thing.tip]

    @cached_property
    def spots(self) -> Sequence[Spot]:
        """Every place."""
        return self.table.spots(self.context)

    @cached_property
    def places(self) -> Mapping[Ref, Spot]:
        """The places of the board that have words."""
        return {spot.ref: spot for spot in self.spots if spot.tip and spot.on_board}

    @cached_property
    def names(self) -> Mapping[Ref, str]:
        """The names of things and places; places of the same name are told apart by their ids."""
        named: list[Thing | Spot] = [*self.things, *self.places.values()]
        names = {what.ref: self.name(what) for what in named}
        for ref, spot in self.places.items():
            name = self.short(spot)
            names[ref] = (
                self.ui.say("text-place", name=name, id=naming.place_id(ref))
                if ref in self.nameless
                else name
            )
        return names

    @cached_property
    def nameless(self) -> frozenset[Ref]:
        """The places that share their name with another one."""
        short = {ref: self.short(spot) for ref, spot in self.places.items()}
        often = Counter(short.values())
        return frozenset(ref for ref, name in short.items() if often[name] > 1)

    @cached_property
    def card_names(self) -> frozenset[str]:
        """The names of all things, without what is said behind them."""
        return frozenset(self.name(thing).partition(" · ")[0] for thing in self.things)

    def name(self, what: Thing | Spot) -> str:
        """The first line of what is said of it."""
        return self.plain(told(what.tip)).partition("\n")[0]

    def short(self, what: Thing | Spot) -> str:
        """Its name without what is said of it."""
        return _END.split(self.name(what))[0]

    @cached_property
    def held(self) -> Mapping[Ref, str]:
        """The names of the cards that the viewer alone sees, of equal ones too that lie below each other."""
        view, seat = self.context.view, self.game.viewer
        zones = self.table.title.zones(view)
        secret = {card for zone in zones if zone.seen_by == frozenset({seat}) for card in zone.ids}
        lying: list[Thing | Spot] = [
            *self.things,
            *(spot for spot in self.spots if not spot.on_board),
        ]
        names = {what.box: self.names[what.ref] for what in reversed(lying) if what.ref in self.names}
        return {
            what.ref: names[what.box]
            for what in lying
            if what.ref.rpartition(":")[2] in secret and what.box in names
        }

    def own(self) -> list[Thing]:
        """What lies before the viewer: mat and hand."""
        return [thing for thing in self.things if not thing.on_board]

    def on_board(self) -> dict[Ref, list[Thing]]:
        """The pieces on the board by the place where they lie; "" for none."""
        found: dict[Ref, list[Thing]] = {}
        for thing in self.things:
            ref = self._place_of(thing) if thing.on_board and not thing.pinned else None
            if ref == "" or (ref and self.short(thing) != self.short(self.places[ref])):
                found.setdefault(ref, []).append(thing)
        return found

    @cached_property
    def lying(self) -> Mapping[Ref, str]:
        """The name of the place where each piece on the board lies, "" for none."""
        return {
            thing.ref: self.names.get(place, "")
            for place, pieces in self.on_board().items()
            for thing in pieces
        }

    def _place_of(self, thing: Thing) -> Ref:
        x, y, w, h = thing.box
        middle = x + w / 2, y + h / 2
        round_it = [spot for spot in self.places.values() if _holds(spot, *middle)]
        return min(round_it, key=lambda spot: spot.box[2] * spot.box[3]).ref if round_it else ""

    def panel(self, seat: int) -> Panel:
        """A seat's public facts."""
        return self.table.panel(self.context, seat)

    def sheet(self) -> Sheet:
        """The score sheet as far as the viewer knows it."""
        return score_sheet(self)

    # ---- what can be done
    @cached_property
    def choices(self) -> naming.Named:
        """The viewer's candidates by name, the refused ones too."""
        return naming.named(self, self.game.choices())

    @cached_property
    def offered(self) -> Mapping[Action, Action]:
        """Which of the choices stands for each action."""
        return naming.offered(self, self.game.choices())


def _holds(spot: Spot, x: float, y: float) -> bool:
    left, top, wide, high = spot.box
    return left <= x <= left + wide and top <= y <= top + high
