"""The fewest presses and drags by which the window makes given choices, found out at the real table."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

from game.bots.search.bot_process import BotProcess
from game.devtools.selftest.hand import Hand, TableHand
from game.engine.model import Action, Option, Ref, Seat
from game.engine.session.session import Session
from game.packages import registry
from game.play.controller import GameController
from game.ui.scenes.chooser import Chooser
from game.ui.scenes.message import Confirm
from game.ui.scenes.play.cover import Cover
from game.ui.table.api import Thing
from game.ui.table.scene import TableScene
from game.ui.window.app import App

ANYHOW = ("pay_resource", "pay_card", "wound ")
"""How choices begin of which it doesn't matter what they choose."""
ENOUGH = 40
"""More presses than any action takes."""


@dataclass(frozen=True)
class Gesture:
    """A press or a drag. `makes`: the choices that it makes, as far as they are known before.

    source, target  what is pressed and where it is dropped; the target alone is "" for a press
    entry           number of the entry of the small menu that is pressed then; -1: there is no menu
    later           choices that it makes once what is asked before them is answered
    """

    makes: tuple[str, ...]
    source: Ref
    target: Ref = ""
    entry: int = -1
    later: tuple[str, ...] = ()

    @property
    def presses(self) -> int:
        """How many presses and drags it takes."""
        return 1 if self.entry < 0 else 2


class Table:
    """The real table, a hand, and the choices still to be made."""

    def __init__(self, app: App, session: Session, seat: Seat) -> None:
        package = registry.find(session.title.id)
        game = GameController(session, BotProcess(registry.find))
        game.viewer = seat
        self.app, self.game, self.hand = app, game, Hand(app)
        self.scene = TableScene(app.ui, package.title.id, package.table_view, game, lambda: None)
        app.reset(self.scene)
        app.turn(16)
        if isinstance(app.top, Cover):
            app.top._show()
        app.turn(16)

    def count(self, wanted: Sequence[str]) -> int:
        """Make the choices, and return the number of presses. Raises AssertionError where that is not
        possible."""
        presses = 0
        while wanted and presses < ENOUGH:
            gestures = [g for g in self._gestures() if _fits(g.makes, wanted)]
            assert gestures, f"nothing makes {wanted[0]}"
            best = min(gestures, key=partial(_cost, wanted))
            done = self._make(best)
            presses += best.presses + done[0]
            assert _fits(done[1], wanted), f"{done[1]} is not {wanted}"
            wanted = wanted[len(done[1]) :]
        return presses

    # ---- what could be done
    def _gestures(self) -> Iterator[Gesture]:
        """Yield what the window offers now."""
        at_hand = self.scene.model.at_hand
        for choice in at_hand.buttons:
            if choice.reason is None:
                yield from self._taken(f"act:{choice.option.action}", "", [choice.option])
        for ref in list(self.scene.model.by_ref):
            yield from self._of_thing(ref)

    def _of_thing(self, ref: Ref) -> Iterator[Gesture]:
        at_hand = self.scene.model.at_hand
        lead = at_hand.lead(ref)
        before = tuple(map(str, lead.actions)) if lead is not None else ()
        targets = at_hand.targets(ref)
        if at_hand.can_pick(ref) and not targets:
            yield from self._taken(ref, "", at_hand.by_click(ref))
        for target in targets:
            if lead is not None and lead.asks:
                drop = tuple(str(option.action) for option in at_hand.drops(ref, target))
                yield Gesture(before, ref, target, later=drop)
            elif options := at_hand.drops(ref, target):
                for gesture in self._taken(ref, target, options):
                    yield Gesture((*before, *gesture.makes), ref, target, gesture.entry)
            elif (route := at_hand.routes(ref).get(target)) is not None:
                yield Gesture((*before, *map(str, route.actions)), ref, target)

    def _taken(self, source: Ref, target: Ref, options: Sequence[Option]) -> Iterator[Gesture]:
        """Yield one gesture for each of several options, or for each number of times of the only one."""
        if len(options) > 1:
            for number, option in enumerate(options):
                yield Gesture((str(option.action),), source, target, number)
            return
        for option in options:
            action, thing = option.action, self.scene.model.by_ref.get(source)
            if not source.startswith("act:") and (several := self.scene.moves._counts(option)):
                for number in range(len(several) if len(several) > 1 else 0):
                    yield Gesture((str(action),) * (number + 1), source, target, number)
                if len(several) > 1:
                    return
            then: tuple[Action, ...] = thing.then if isinstance(thing, Thing) and not target else ()
            yield Gesture((str(action), *map(str, then)), source, target)

    # ---- what is done
    def _make(self, gesture: Gesture) -> tuple[int, tuple[str, ...]]:
        """Make a gesture, and say yes to every question about it; return how often, and the choices that
        came of it."""
        before, more = self.game.session.made, 0
        self._touch(gesture)
        if gesture.entry >= 0:
            assert isinstance(self.app.top, Chooser), f"{gesture} opens {self.app.top}"
            self._press(f"choose:{gesture.entry}")
        while isinstance(self.app.top, Confirm):
            self._press("yes")
            more += 1
        self.app.turn(1000)
        moments = self.game.session.moments[before - self.game.session.made :]
        assert self.game.session.made > before, f"{gesture} does nothing"
        return more, tuple(str(moment.action) for moment in moments)

    def _touch(self, gesture: Gesture) -> None:
        hand, widgets = TableHand(self.hand, self.scene), self.scene.widgets
        if gesture.source.startswith("act:"):
            hand.press(gesture.source)
        elif gesture.target and gesture.target != gesture.source:
            hand.drag(gesture.source, gesture.target)
        else:
            self.scene.view.board.reveal(self.scene.model.by_ref[gesture.source])
            self.hand.click(widgets.grip(widgets.hit_targets[gesture.source]))

    def _press(self, key: str) -> None:
        form = getattr(self.app.top, "form")  # noqa: B009  # not every scene has a form, a chooser does
        self.hand.click(form.find(key).rect.center)


def _cost(wanted: Sequence[str], gesture: Gesture) -> tuple[float, int, bool, bool]:
    """Return what ranks gestures, the best one first."""
    made = len(gesture.makes)
    is_other = list(gesture.makes) != list(wanted[:made])
    return gesture.presses / made, -made, is_other, not set(gesture.later) & set(wanted)


def _fits(made: Sequence[str], wanted: Sequence[str]) -> bool:
    """Return whether these choices are the first of the wanted ones. It doesn't matter which resources pay,
    or who takes a wound."""
    return bool(made) and [*map(_alike, made)] == [*map(_alike, wanted[: len(made)])]


def _alike(choice: str) -> str:
    return choice.split()[0] if choice.startswith(ANYHOW) else choice
