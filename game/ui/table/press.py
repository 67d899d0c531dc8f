"""The left button of the mouse: what a hand does while it goes down, moves, and comes up again."""

from __future__ import annotations

from game.engine.model import Ref
from game.ui.table.hand import Enlarge, Hand, Intent, Refuse
from game.ui.table.model import TableModel
from game.ui.window.commands import Pos

SLIP = 6
"""Design pixels that the pointer may move before a click becomes a drag."""
HOLD_MS = 550.0
"""A press so long on a card enlarges it."""
DOUBLE_MS = 300.0
"""So long after a click that did all another one in the same place does nothing."""


class MousePress:
    """Tells clicks, drags and long presses apart."""

    def __init__(self, hand: Hand, model: TableModel) -> None:
        self._hand, self._model = hand, model
        self._uppermost: Ref | None = None
        self._down: Pos = (0, 0)
        self._waited = 0.0
        self._deaf, self._clicked = 0.0, (0, 0)
        """Milliseconds left after a click that did all, and where a click was."""

    def press(self, ref: Ref, pos: Pos, uppermost: Ref | None = None) -> None:
        """The button goes down on something; a drag may mean what lies `uppermost` there."""
        self._hand.pressed, self._hand.pos = ref, pos
        self._uppermost, self._down, self._waited = uppermost, pos, 0.0

    def drag(self, pos: Pos) -> Intent | None:
        """The pointer moves with the button down."""
        hand, picks = self._hand, self._model.picks
        hand.pos, pressed = pos, hand.pressed
        if hand.dragging or pressed is None or not self._slipped(pos):
            return None
        if pressed != hand.held and not picks.targets(pressed):
            pressed = self._led() or pressed
        if pressed == hand.held or picks.targets(pressed):
            hand.held, hand.dragging = pressed, True
            self._model.motion.skip()
            return None
        hand.pressed = None
        return Refuse(picks.refusals(pressed), hand.place(pressed))

    def _led(self) -> Ref | None:
        """What lies uppermost, where a drag of it says what is to be chosen first."""
        found = self._uppermost
        return found if found is not None and self._model.picks.lead(found) is not None else None

    def release(self, pos: Pos, over: Ref | None) -> Intent | None:
        """The button comes up, perhaps over something; the second click of two is none of its own."""
        hand = self._hand
        hand.pos = pos
        pressed, hand.pressed = hand.pressed, None
        if hand.dragging:
            return hand.let_go(over)
        if pressed is None or (self._deaf > 0 and not self._slipped(self._clicked)):
            return None
        self._clicked = pos
        intent = hand.click(pressed if over is None else over)
        if hand.did_all:
            self._deaf = DOUBLE_MS
        return intent

    def update(self, dt: float) -> Intent | None:
        """Let time pass: a long press enlarges."""
        hand = self._hand
        self._deaf -= dt
        if hand.pressed is None or hand.dragging:
            return None
        self._waited += dt
        if self._waited < HOLD_MS:
            return None
        ref, hand.pressed = hand.pressed, None
        return Enlarge(ref)

    def _slipped(self, pos: Pos) -> bool:
        far = max(abs(pos[0] - self._down[0]), abs(pos[1] - self._down[1]))
        return far >= self._model.ui.px(SLIP)
