"""The hand-over from one person to the next, and the cover that hides the table meanwhile."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from game.engine.model import Seat
from game.play.controller import GameController
from game.presentation.cover_words import cover_of, turn_before
from game.ui.scenes.play.cover import Cover
from game.ui.scenes.play.pin import PinLock, SetPin
from game.ui.table.flow import turn_summary
from game.ui.table.flow.dialogs import Dialogs
from game.ui.table.flow.recap import Recap
from game.ui.table.flow.story import Part, Story, missed_by
from game.ui.table.flow.unseen import Unseen
from game.ui.table.view.table_view import TableView


class HandOver:
    """Passes the screen from person to person, with one cover between them.

    The cover says whose turn has ended, what everybody may know of the moves the next person missed, and
    who is next. Nothing of that person's own is drawn before the person has confirmed. It comes, by the
    setting `handover`, before every turn of a person, only between people, or only to hide something.
    """

    def __init__(self, view: TableView, dialogs: Dialogs, unseen: Unseen, recap: Recap, story: Story) -> None:
        self._view, self._game, self._dialogs, self._unseen = view, view.game, dialogs, unseen
        self._recap, self._story = recap, story
        self._pins = self._game.pins if isinstance(self._game, GameController) else None
        self._covered: dict[Seat, int] = {}
        """The number of moves made when a seat last had a cover."""

    @property
    def _wish(self) -> str:
        return self._view.ui.settings.handover if self._game.covers else "never"

    def welcome(self) -> None:
        """Begin with the first person: behind a cover, unless nobody has secrets and the title is played
        openly or the settings want no cover."""
        plays_open = self._view.model.table.words.plays_open or self._wish == "never"
        if plays_open and not self._game.has_secrets() and not self._game.locks(self._game.viewer):
            self._show_viewer()
        else:
            self.cover(self._game.viewer, missed=self._missed(self._game.viewer))

    def hand_over(self) -> None:
        """Give the screen to the person who must choose, if that is another one."""
        game, following = self._game, self._game.next_viewer()
        if following is None:
            self._begin_turn()
            return
        opaque, missed = self._hides(following), self._missed(following)
        before = self._before(following, missed)
        game.hand_over(following)
        if opaque or self._wish != "never":
            self.cover(following, opaque=opaque, before=before, missed=missed)
        else:
            self._show_viewer()

    def _hides(self, following: Seat) -> bool:
        """Return whether the table must be hidden while the screen passes to a seat."""
        always = self._wish == "always" and not self._view.model.table.words.plays_open
        hides = self._game.hides_from(self._game.viewer, following)
        return always or hides or self._game.locks(following)

    def _missed(self, seat: Seat) -> Sequence[Part]:
        """Return what the cover of a seat tells of the moves it missed."""
        return self._story.for_all(seat, self._unseen.seen_by(seat)) if self._wish != "never" else ()

    def _begin_turn(self) -> None:
        """Show the cover before each turn to a person who has kept the screen and wants it always."""
        game, moments = self._game, self._game.session.moments
        if self._wish != "always" or game.watching or not game.teacher.recaps or not game.choices():
            return
        others_moved = bool(moments) and moments[-1].seat != game.viewer
        if (
            others_moved
            and self._covered.get(game.viewer, 0) < game.session.made
            and not self._view.drag.held
        ):
            self.cover(game.viewer, opaque=False, missed=self._missed(game.viewer))

    def _before(self, following: Seat, missed: Sequence[Part]) -> str:
        """Return the sentence on whose turn continues, or has ended if nothing of it is told."""
        game = self._game
        if missed and game.session.acting() in (None, following):
            return ""
        return turn_before(game, following, self._view.ui.say)

    def pass_on(self) -> None:
        """Confirm the viewer's last choice, so that the others go on. While something is still announced to
        the viewer, the playback hands over afterwards.
        """
        self._game.done()
        if self._game.next_viewer() is None or self._view.ui.voice.is_waiting:
            self._view.refresh()
        else:
            self.hand_over()

    def cover(
        self, seat: Seat, *, opaque: bool = True, before: str = "", missed: Sequence[Part] = ()
    ) -> None:
        """Show who is next. `opaque`: nothing of the seat is drawn until the person confirms. `missed`: the
        moves that the person missed."""
        who, ui = self._game.people[seat], self._view.ui
        self._game.uncovered = False
        message = cover_of(self._game.session, seat)
        if missed and not before and message in ("cover", "cover-welcome") and self._has_played(seat):
            before = ui.say("since-title")
        self._covered[seat] = self._game.session.made
        told = " ".join(filter(None, (self._opened(seat), before)))
        again = partial(self.cover, seat, opaque=opaque, before=told, missed=missed)
        lock = partial(self._lock, seat, again) if opaque and self._game.locks(seat) else _no_lock
        cover = Cover(
            ui, who.name, who.colour, lock(partial(self._show_viewer, missed)), message=message,
            before=told, missed=missed, opaque=opaque, painter=self._view.painter,
            look_back=lock(partial(self._look_back, missed)) if missed else None,
        )  # fmt: skip
        self._dialogs.stack.push(cover)

    def _lock(self, seat: Seat, again: Callable[[], None], then: Callable[[], None]) -> Callable[[], None]:
        """Return what asks for a seat's PIN before it does something; `again` shows the cover again."""
        pins, name, ui = self._pins, self._game.people[seat].name, self._view.ui
        if pins is None:
            return then

        def ask() -> None:
            lock = PinLock(ui, name, partial(pins.fits, seat), then, partial(pins.open_without, seat), again)
            self._dialogs.stack.push(lock)

        return ask

    def _opened(self, seat: Seat) -> str:
        """Return what is new to a seat about seats that were opened without their PIN."""
        news = self._pins.news(seat) if self._pins is not None else []
        names = [self._game.people[other].name for other in news]
        return " ".join(self._view.ui.say("pin-opened", name=name) for name in names)

    def identify(self, seat: Seat, then: Callable[[], None]) -> None:
        """Do something once the person at a seat has typed its PIN, if it has one."""
        lock = partial(self._lock, seat, lambda: None) if self._game.locks(seat) else _no_lock
        lock(then)()

    def set_pin(self) -> None:
        """Ask the viewer for a new PIN."""
        pins, seat = self._pins, self._game.viewer
        if pins is not None and self._game.uncovered and seat in self._game.humans:
            name = self._game.people[seat].name
            ask = SetPin(self._view.ui, name, partial(pins.set, seat), has_one=pins.locks(seat))
            self._dialogs.stack.push(ask)

    def _has_played(self, seat: Seat) -> bool:
        """Return whether a seat has had a turn; also where the first moves of the game are not known."""
        session = self._game.session
        return session.first > 0 or any(m.seat == seat and m.before.turn for m in session.moments)

    def _look_back(self, missed: Sequence[Part]) -> None:
        """Uncover the table and show the recap step by step."""
        self._show_viewer(missed)
        self._recap.show()

    def _show_viewer(self, missed: Sequence[Part] = ()) -> None:
        """Uncover the table. `missed`: what the cover has shown already."""
        self._game.uncover()
        self._view.model.place(self._dialogs.stack.size)
        self._view.refresh(at_once=True)
        self._view.form.press_guard.appear()
        self._announce_private()
        if missed:
            self._unseen.take_reveals(self._view.model.context)
        else:
            self._unseen.show_reveals()

    def _announce_private(self) -> None:
        """Show the viewer, who is alone at the screen now, private news from the others' moves."""
        game = self._game
        lines = turn_summary.of_seat(self._view.model, missed_by(game.session, game.viewer))
        if lines:
            self._view.show_lines(game.viewer, lines, private=True)


def _no_lock(then: Callable[[], None]) -> Callable[[], None]:
    """Return what is done at a seat without a PIN."""
    return then
