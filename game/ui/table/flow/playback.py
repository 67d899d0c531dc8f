"""Shows moves as they are made, the viewer's own and those of the others."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from game.engine.model import Event, Seat
from game.ui.table.flow import turn_summary
from game.ui.table.flow.announcer import Announcer
from game.ui.table.flow.dialogs import Dialogs
from game.ui.table.flow.handover import HandOver
from game.ui.table.flow.interludes import Interludes, Reveals
from game.ui.table.flow.tempo import CHAIN, PACE_MS, Tempo
from game.ui.table.flow.unseen import Unseen
from game.ui.table.view.table_view import TableView

OWN_MS = 450.0
"""The viewer's own move is shown for this long before a bot makes the next one."""
UNDO_MS = 2000
"""Bots wait for this long after a turn that ended without a button for that, and could be undone."""
LINGER_MS = 1800.0
"""An announcement stays for this long when a person is asked."""
END_MS = 1500.0
"""The last move of a game is shown for this long before the scores."""
ActionGroup = tuple[Seat, int, str]
"""The seat, the turn, and the code of the question: such choices are shown as one action. For a long
effect: WHOLE, the turn, and the name of the effect."""
WHOLE: Seat = -1


class Playback:
    """Lets bots move and the screen pass on when the moves before have been seen.

    A bot's moves are shown by actions: a move without an announcement is joined with the next one, and
              choices of one kind that follow one another are announced together. What a title calls a long
              effect, such as a combat between bots, is made in one go and announced once, in short.
    """

    def __init__(
        self, view: TableView, dialogs: Dialogs, unseen: Unseen, handover: HandOver, tempo: Tempo,
        announcer: Announcer,
    ) -> None:  # fmt: skip
        self._view, self._dialogs, self._unseen, self._handover = view, dialogs, unseen, handover
        self._announcer = announcer
        self.tempo, self._interludes = tempo, Interludes(view, dialogs)
        self._reveals: Reveals = unseen.take_reveals
        self._pause = 0.0
        self._ended = False
        self._others_moved = False
        """True if bots have moved since a person was last asked."""
        self._chain: ActionGroup | None = None
        self._shown: list[Event] = []
        """Events of the action that pictures and milestones have shown."""
        self._rolled: list[Event] = []
        """Rolls of a bot's action whose dice were shown."""
        self._first = 0
        """Number of the first move of the action being shown."""
        self._teller: Seat = 0
        """The seat whose turn it was when a long effect began."""

    def show_moves(self) -> None:
        """Show the moves that the viewer has just made, with sounds and interludes."""
        self._forget()
        self._view.form.tooltip.rest()
        self._show(self._own_wait(), self._view.refresh, then=self._announce_results)

    def _own_wait(self) -> float:
        """Return how long the viewer's own move is shown before bots go on."""
        asks = self._view.ui.settings.ask_before != "never"
        is_undoable = asks and self._view.game.thinking() is not None and self._view.game.can_take_back()
        return max(UNDO_MS if is_undoable else 0, self._view.ui.theme.duration(OWN_MS))

    def _announce_results(self) -> None:
        """Before bots go on after the viewer's turn, show what came of it as long as a move of theirs."""
        view, game = self._view, self._view.game
        moments, acting = game.session.moments, game.session.acting()
        last = moments[-1] if moments else None
        if last is None or last.seat != game.viewer or game.thinking() is None or not game.teacher.recaps:
            return
        if game.session.title.acting(last.before) != game.viewer or acting in (None, game.viewer):
            return
        if lines := turn_summary.of_choice(view.model, game.viewer, self._shown):
            view.show_lines(game.viewer, lines)
            self._pause = max(self._pause, self.tempo.wait)

    def rewind(self) -> None:
        """Show the position after an undo or a redo."""
        self._unseen.forget()
        self._interludes.forget()
        self._ended = False
        self._forget()
        self._view.refresh()
        self._announcer.announce_events()
        self._dialogs.show_notes()

    def _forget(self) -> None:
        """Remove announcements and forget the action under way."""
        self._chain, self._shown = None, []
        self._view.clear_announcement()

    def update(self, dt: float, on_top: bool) -> bool:
        """Let time pass; return whether the table must be redrawn.

        Bots, hand-overs and the end of the game wait until nothing moves, nothing covers the table, all that
                  happened is announced and the viewer has confirmed the last choice.
        """
        game, model = self._view.game, self._view.model
        if not on_top or not game.uncovered:
            return False
        self._announcer.announce_events()
        self._pause = 0.0 if self.tempo.hurries else self._pause - dt
        self.tempo.hurries = False
        if self._pause > 0 or model.motion.busy or self._view.ui.voice.is_waiting:
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
        """Let a bot choose and show its move; return whether it has chosen."""
        game = self._view.game
        made, chain, acting = game.session.made, self._asked(), game.session.acting()
        if not game.poll():
            return False
        self._others_moved = True
        whole = chain is not None and chain[0] == WHOLE
        if chain != self._chain:
            self._shown, self._rolled = [], []
            self._first, self._teller = made, acting if whole and acting is not None else seat
        self._chain = chain
        more = self._asked() == chain
        if more and whole and self.tempo.wait:
            return False
        self._show_action(self._teller if whole else seat, more=more, whole=whole)
        return True

    def _asked(self) -> ActionGroup | None:
        """Return the action group of the bot's next choice; None if no bot is asked."""
        game, model = self._view.game, self._view.model
        seat = game.thinking()
        ask = game.session.question(seat) if seat is not None else None
        if seat is None or ask is None:
            return None
        if game.teacher.joins_moves:
            return (WHOLE, 0, "")
        effect = model.table.words.long_effect(replace(model.context, view=game.view()))
        return (WHOLE, game.session.turn, effect) if effect else (seat, game.session.turn, ask.code)

    def _show_action(self, seat: Seat, *, more: bool, whole: bool) -> None:
        """Show a bot's move. `more`: its next choice belongs to the same action; `whole`: the end of a
        long effect, of which no dice are shown."""
        wait = self.tempo.wait

        def show() -> None:
            self._view.refresh(at_once=not wait)
            thrown = self._interludes.thrown
            self._rolled += thrown
            without = [*self._shown, *self._rolled]
            announced = wait > 0 and self._view.announce(seat, self._first, brief=whole, without=without)
            if announced:
                self._pause = max(self._pause, wait * (CHAIN if more else 1))
            if not more and (announced or thrown or not wait):
                self.tempo.shown()

        self._show(0.0, show, min(1.0, wait / PACE_MS["usual"]), dice=not whole)

    def _stop(self) -> bool:
        """Pass the screen to the person who is asked, and remove the announcement once it has been read."""
        self.tempo.arrived()
        if self._others_moved:
            self._others_moved = False
            self._view.ui.sound.play("turn")
        self._handover.hand_over()
        banner = self._view.banner
        if not banner.shown or banner.stays or self._pause > -LINGER_MS:
            return False
        self._view.clear_announcement()
        return True

    # ---- any move
    def _show(
        self, wait: float, show: Callable[[], None], share: float = 1.0, *,
        dice: bool = True, then: Callable[[], None] = lambda: None,
    ) -> None:  # fmt: skip
        """Play a move's first sound, show its dice, play the sounds of its results, call `show`, show its
        milestones and call `then`. `share`: of the usual time; 0: no interludes."""

        def show_rest() -> None:
            self._shown += self._interludes.announced
            self._unseen.play_results()
            show()
            self._announcer.announce_events()

        def done() -> None:
            then()
            self._show_reveals()

        self._unseen.play_sounds()
        self._pause = max(wait, self._last_wait())
        self._shown += self._unseen.depicted()
        self._interludes.play(show_rest, done, share, dice=dice, reveals=self._reveals)

    def _show_reveals(self) -> None:
        self._unseen.show_reveals()
        self._dialogs.show_notes()

    def _last_wait(self) -> float:
        """Return how long the last move of a game is shown."""
        over = self._view.game.session.over
        return self._view.ui.theme.duration(END_MS) if over else 0.0

    def _end(self) -> bool:
        """Show the scores once. Return whether that was done."""
        if self._ended:
            return False
        self._ended = True
        self.tempo.arrived()
        self._view.clear_announcement()
        self._dialogs.show_scores(slowly=True)
        return True
