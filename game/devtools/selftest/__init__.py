"""``hotseat selftest``: set up, play, load and replay every installed title in a hidden window."""

from __future__ import annotations

import contextlib
import os
import random
import tempfile
from collections.abc import Callable, Iterable, Iterator, Mapping

import msgspec

from game import paths
from game.devtools.selftest.guest import Failed, Guest
from game.engine import blame, codec
from game.engine.model import State
from game.engine.session.replay import Replay
from game.engine.session.session import Session
from game.errors import Fact, Phrase
from game.packages import registry
from game.records.settings import Store
from game.ui.window import off_screen
from game.ui.window import run as window
from game.ui.window.app import App

SEED = 1
CHOICES = 8
"""The guest's choices; bots choose in between."""
GUEST = 0
Positions = Mapping[int, State]
"""Positions by the number of moves that lead to them."""


class Result(msgspec.Struct, frozen=True):
    """The number of moves of a title that were played, loaded and replayed, or its failure."""

    title: str
    moves: int = 0
    failure: Phrase | None = None


def run(names: Iterable[str]) -> Iterator[Result]:
    """Test one title after the other without touching the person's files; leaves no files."""
    off_screen.no_screen()
    with _own_home(), _window() as app:
        for name in names:
            yield _tested(app, name)


def _tested(app: App, name: str) -> Result:
    if trouble := registry.load_error(name):
        return Result(name, failure=trouble)
    random.seed(SEED)
    guest = Guest(app, name, SEED)
    try:
        with _menu(app):
            count = _test(guest)
    except Failed as failure:
        return Result(name, failure=_failure(guest, failure))
    except Exception as error:  # a title's own code may fail in any way
        what = blame.described(error, registry.home(name))
        return Result(name, failure=_failure(guest, what))
    return Result(name, count)


def _failure(guest: Guest, problem: Fact) -> Phrase:
    return Phrase(f"selftest-not-{guest.doing}", title=guest.title, problem=problem)


def _test(guest: Guest) -> int:
    """Play a title, and check that loading and replaying give the same positions. Return the number of moves.

    Raises Failed.
    """
    guest.set_up()
    played = _positions(guest.play(CHOICES))
    guest.leave()
    _compare(played, _positions(guest.load()).items())
    guest.leave()
    for replay in guest.replay():
        _compare_shown(played, replay)
    _compare(played, replay.walk())
    guest.leave()
    return len(played) - 1


def _positions(session: Session) -> Positions:
    """Return the position before the first move and after each move. Raises Failed."""
    while session.look_back():
        pass
    moments = session.moments
    if not moments:
        raise Failed("selftest-no-moves")
    return {0: moments[0].before, **{n: moment.after for n, moment in enumerate(moments, start=1)}}


def _compare(played: Positions, found: Iterable[tuple[int, State]]) -> None:
    """Raise Failed if these positions differ from those that were played."""
    left = {*played}
    for number, state in found:
        left.discard(number)
        if number not in played or codec.encode(state) != codec.encode(played[number]):
            raise Failed("selftest-other-position", moves=number)
    if left:
        raise Failed("selftest-lost-position", moves=min(left))


def _compare_shown(played: Positions, replay: Replay) -> None:
    """Raise Failed if a replay shows another position than the one that was played."""
    shown = replay.title.view(played[replay.made], GUEST)
    if codec.encode(shown) != codec.encode(replay.view(GUEST)):
        raise Failed("selftest-other-view", moves=replay.made)


class _OpenApp(App):
    """A window that raises every error."""

    def guard(self, work: Callable[[], object]) -> bool:
        return bool(work())


@contextlib.contextmanager
def _window() -> Iterator[App]:
    """Open a hidden, silent window without animations."""
    app = _OpenApp(Store(paths.config_dir()))
    settings = app.ui.settings
    settings.volume, settings.motion, settings.pace = 0, "off", "at_once"
    try:
        yield app
    finally:
        app.window.destroy()


@contextlib.contextmanager
def _menu(app: App) -> Iterator[None]:
    """Begin at the menu, and close all scenes at the end."""
    window.wire(app).leave()
    try:
        yield
    finally:
        while app.scenes:
            with contextlib.suppress(Exception):  # the failure is reported already
                app.scenes.pop().leave()


@contextlib.contextmanager
def _own_home() -> Iterator[None]:
    """Use a temporary folder for settings and records."""
    with tempfile.TemporaryDirectory(prefix="hotseat-selftest-") as folder:
        before = os.environ.get(paths.HOME)
        os.environ[paths.HOME] = folder
        try:
            yield
        finally:
            del os.environ[paths.HOME]
            if before is not None:
                os.environ[paths.HOME] = before
