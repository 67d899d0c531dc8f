"""The bar of a replay: a timeline, and the buttons that go through the moves."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from game.engine.model import Seat
from game.records.settings import PACES
from game.ui.table.flow.dialogs import Dialogs
from game.ui.table.replay.player import ReplayPlayer
from game.ui.table.replay.timeline import Timeline
from game.ui.table.view.table_view import TableView
from game.ui.widgets import Button, Widget
from game.ui.window import theme as t

SIGNS = {
    "start": "first", "back": "arrow_left", "pause": "play", "step": "arrow_right", "end": "skip",
    "pace": "", "side": "eye", "turning": "hint", "comment": "pencil", "branch": "person",
}  # fmt: skip
"""The buttons in order, with their icons."""


class ReplayBar:
    """Its widgets are the same objects from move to move, so that a press between two moves is not lost."""

    def __init__(
        self, view: TableView, dialogs: Dialogs, player: ReplayPlayer, branch: Callable[[], None],
        look_for_turning: Callable[[], None], write_comment: Callable[[], None],
    ) -> None:  # fmt: skip
        """`branch` starts a game from the present position, `write_comment` asks for a comment on it."""
        self._view, self._ui, self._dialogs, self._player = view, view.ui, dialogs, player
        self._replay = replay = player.game.session
        self._has_times = replay.has_tool_lines("spent")
        self.commands: Mapping[str, Callable[[], object]] = {
            "start": lambda: player.go_to(0),
            "end": lambda: player.go_to(replay.length),
            "back": partial(player.step, -1),
            "step": partial(player.step, 1),
            "pause": player.play_or_pause,
            "slower": lambda: self._change_pace(-1),
            "faster": lambda: self._change_pace(1),
            "pace": self._next_pace,
            "side": lambda: dialogs.choose_side(replay.sides, self._look_as),
            "branch": branch,
            "turning": look_for_turning,
            "comment": write_comment,
            "next_turn": lambda: player.go(replay.next_turn),
            "previous_turn": lambda: player.go(replay.previous_turn),
        }
        """Handlers of the buttons, by the name of the button and its key."""
        self.timeline = Timeline(view.ui, replay, player.go_to)
        self._buttons = {name: self._button(name, icon) for name, icon in SIGNS.items()}

    def _button(self, name: str, icon: str) -> Button:
        return Button(self._ui, "", self.commands[name], key=f"play:{name}", icon=icon, size=t.BODY)

    def _change_pace(self, by: int) -> None:
        if self._player.tempo.change(by):
            self._dialogs.stack.apply_settings()

    def _next_pace(self) -> None:
        """Choose the next faster speed; after the fastest real time, where the record has it, then the
        slowest."""
        tempo = self._player.tempo
        fastest = tempo.pace == PACES[-1]
        tempo.real_time = fastest and self._has_times and not tempo.real_time
        if tempo.real_time:
            self._view.widgets.make()
        else:
            self._change_pace(1 - len(PACES) if fastest else 1)

    def _pace_words(self) -> tuple[str, str]:
        """Return the label and the name of the speed."""
        say, tempo = self._ui.say, self._player.tempo
        if tempo.real_time:
            return say("clock-real-time"), say("clock-as-played")
        return say(f"table-pace-{tempo.pace}"), say(f"settings-pace-{tempo.pace}")

    def _look_as(self, side: Seat) -> None:
        self._player.game.look_as(side)
        self._player.show_place(at_once=True)

    def sentence(self) -> str:
        """Return no sentence: the timeline shows the position."""
        return ""

    def buttons(self) -> Sequence[Widget]:
        """Return all buttons, with labels and tips updated."""
        self._name()
        return [self.timeline, *self._that_fit()]

    def _that_fit(self) -> Sequence[Button]:
        """Return the buttons that fit in one row: if it is short, some lose their labels and the outermost
        are left out, which have keys and the timeline."""
        room = self._view.model.areas.prompt.width - self._ui.px(3 * t.GAP)
        buttons = dict(self._buttons)

        def fits() -> bool:
            return sum(button.natural()[0] + self._ui.px(t.SMALL) for button in buttons.values()) <= room

        if not fits():
            _take_words(buttons["turning"])
        if not fits():
            _take_words(buttons["side"])
        if not fits():
            del buttons["start"], buttons["end"]
        if not fits():
            _take_words(buttons["branch"])
        return [*buttons.values()]

    def _name(self) -> None:
        say, tempo, buttons = self._ui.say, self._player.tempo, self._buttons
        for name in ("start", "end", "back", "step", "branch", "comment"):
            buttons[name].tip = say(f"replay-{name}-tip")
        for name in ("start", "back"):
            buttons[name].enabled, buttons[name].why = self._replay.made > 0, say("replay-at-start")
        for name in ("step", "end"):
            ended = self._replay.mover is None
            buttons[name].enabled, buttons[name].why = not ended, say("replay-at-end")
        play = buttons["pause"]
        play.icon, play.look = ("play", "primary") if tempo.paused else ("pause", "plain")
        play.tip = say("replay-play-tip" if tempo.paused else "replay-pause-tip")
        buttons["pace"].label, pace = self._pace_words()
        buttons["pace"].name = say("table-pace-tip", pace=pace)
        buttons["pace"].also = [say(f"table-pace-{each}") for each in PACES]
        buttons["pace"].tip = say("replay-pace-tip", pace=pace)
        side = buttons["side"]
        side.label, side.may_cut = self._dialogs.name_side(seat := self._player.game.side), True
        side.also = [self._dialogs.name_side(each) for each in self._replay.sides]
        side.icon, side.tip = self._dialogs.sign_of(seat), say("table-side-tip")
        buttons["branch"].label = say("replay-branch")
        self._name_turning(buttons["turning"])

    def _name_turning(self, button: Button) -> None:
        """Show the progress of the search for turning points, and mark those found."""
        say, points = self._ui.say, self._player.game.turning_search
        works = points.begun and not points.done
        button.label = (
            say("turning-percent", percent=round(100 * points.share)) if works else say("turning-title")
        )
        button.also = [say("turning-title"), say("turning-percent", percent=100)]
        button.tip, button.why = say("turning-tip"), say("turning-not-over")
        button.enabled = self._replay.finished
        self.timeline.marks = {p.number: t.OXBLOOD if p.cost > 0 else t.MOSS for p in points.points}


def _take_words(button: Button) -> None:
    """Move a button's label into its tip."""
    button.tip, button.label, button.also = f"{button.label}: {button.tip}", "", ()
