"""How moves are shown as they are made, the viewer's own and those of the others, one after the other."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from game.engine.model import Seat
from game.ui.table.flow.dialogs import Dialogs
from game.ui.table.flow.handover import HandOver
from game.ui.table.flow.interludes import Interludes, Reveals
from game.ui.table.flow.tempo import CHAIN, PACE_MS, Tempo
from game.ui.table.flow.unseen import Unseen
from game.ui.table.view.table_view import TableView

OWN_MS = 450.0
"""So long the viewer's own move stands before a bot makes the next one."""
LINGER_MS = 1800.0
"""So long the last thing told stays when a person is asked."""
END_MS = 1500.0
"""So long the last move of a game stands before the scores come."""
Chain = tuple[Seat, int, str]
"""Who chose, in which turn, and what was asked: small choices alike go on with one another. Of a long effect
WHOLE instead of who chose, and which effect it is."""
WHOLE: Seat = -1


class Playback:
    """Lets the bots move and the screen pass on, when what happened before has been seen.

    A bot's moves are shown by actions: a move that nobody is told of goes with the next one, and choices of
    one kind that follow one another are told together. What a title calls a long effect, such as a combat
    between bots, is made in one go and told once, in short.
    """

    def __init__(
        self, view: TableView, dialogs: Dialogs, unseen: Unseen, handover: HandOver, tempo: Tempo
    ) -> None:
        self._view, self._dialogs, self._unseen, self._handover = view, dialogs, unseen, handover
        self.tempo, self._interludes = tempo, Interludes(view, dialogs)
        self._reveals: Reveals = unseen.take_reveals
        self._pause = 0.0
        self._ended = False
        self._chain: Chain | None = None
        self._first = 0
        """Number of the first move of the action that is shown."""
        self._teller: Seat = 0
        """Whose turn it was when a long effect began."""

    def show_moves(self) -> None:
        """Let the viewer's moves that were just made be heard and seen."""
        self._forget()
        self._view.form.tooltip.rest()
        self._show(self._view.ui.theme.duration(OWN_MS), self._view.refresh, then=self._handover.take_leave)

    def rewind(self) -> None:
        """Show the position after moves were taken back, or made again: none of them is news."""
        self._unseen.forget()
        self._interludes.forget()
        self._ended = False
        self._forget()
        self._view.refresh()
        self._dialogs.show_notes()

    def _forget(self) -> None:
        """What the others did is told no more."""
        self._chain = None
        self._view.stop_telling()

    def update(self, dt: float, on_top: bool) -> bool:
        """Let time pass; whether something is to be drawn anew.

        Bots, hand-overs and the end wait until nothing moves, nothing lies over the table and the viewer is
        done.
        """
        game, model = self._view.game, self._view.model
        if not on_top or not game.uncovered:
            return False
        self._pause = 0.0 if self.tempo.hurries else self._pause - dt
        self.tempo.hurries = False
        if self._pause > 0 or model.motion.busy:
            return False
        if game.session.over:
            return self._end()
        if model.holding:
            return False
        seat, stopped = game.thinking(), self.tempo.stopped
        if seat is None or (stopped and game.next_viewer() is not None):
            return self._stop()
        return not stopped and self._let_choose(seat)

    # ---- the others
    def _let_choose(self, seat: Seat) -> bool:
        """Let a bot choose, and show what it did; whether it has chosen."""
        game = self._view.game
        made, chain, acting = game.session.made, self._asked(), game.session.acting()
        if not game.poll():
            return False
        whole = chain is not None and chain[0] == WHOLE
        if chain != self._chain:
            self._first, self._teller = made, acting if whole and acting is not None else seat
        self._chain = chain
        more = self._asked() == chain
        if more and whole and self.tempo.wait:
            return False
        self._show_action(self._teller if whole else seat, more=more, whole=whole)
        return True

    def _asked(self) -> Chain | None:
        """Which bot is asked what; of a long effect, which one is under way."""
        game, model = self._view.game, self._view.model
        seat = game.thinking()
        ask = game.session.question(seat) if seat is not None else None
        if seat is None or ask is None:
            return None
        effect = model.table.words.long_effect(replace(model.context, view=game.view()))
        return (WHOLE, game.session.turn, effect) if effect else (seat, game.session.turn, ask.code)

    def _show_action(self, seat: Seat, *, more: bool, whole: bool) -> None:
        """Show a bot's move; `more`: what it is asked next goes on with it; `whole`: the end of a long
        effect, of which no dice are shown."""
        wait = self.tempo.wait

        def show() -> None:
            self._view.refresh(still=not wait)
            told = wait > 0 and self._view.tell(seat, self._first, brief=whole)
            if told:
                self._pause = max(self._pause, wait * (CHAIN if more else 1))
            if not more and (told or not wait):
                self.tempo.shown()

        self._show(0.0, show, min(1.0, wait / PACE_MS["usual"]), dice=not whole)

    def _stop(self) -> bool:
        """A person is asked: pass the screen, and take down what was told when it has been read."""
        self.tempo.arrived()
        self._handover.hand_over()
        if not self._view.banner.shown or self._pause > -LINGER_MS:
            return False
        self._view.stop_telling()
        return True

    # ---- any move
    def _show(
        self, wait: float, show: Callable[[], None], share: float = 1.0, *,
        dice: bool = True, then: Callable[[], None] = lambda: None,
    ) -> None:  # fmt: skip
        """Let a move be heard and seen: its dice before `show` tells the rest, its milestones after that, and
        `then` more. `share` of their usual time; 0: none of them."""

        def done() -> None:
            then()
            self._show_reveals()

        self._unseen.play_sounds()
        self._pause = max(wait, self._last_wait())
        self._interludes.play(show, done, share, dice=dice, reveals=self._reveals)

    def _show_reveals(self) -> None:
        self._unseen.show_reveals()
        self._dialogs.show_notes()

    def _last_wait(self) -> float:
        """The move that ends the game stands for a while."""
        over = self._view.game.session.over
        return self._view.ui.theme.duration(END_MS) if over else 0.0

    def _end(self) -> bool:
        """Show the scores, once."""
        if self._ended:
            return False
        self._ended = True
        self.tempo.arrived()
        self._view.stop_telling()
        self._view.ui.sound.play("victory")
        self._dialogs.show_scores(slowly=True)
        return True
