"""``python -m tests.contrast [--high] [TITLE ...]``: every text that hardly differs from its ground.

Every screen of the program and every kind of question of all titles is drawn at 1280x720. The ground is what
was drawn around the letters before them: a plate, a picture, a seat's colour, the outline of a number.
What is disabled is no exception. Things are carried to their targets as well. Not looked at are texts that
something else lies over. ``--screens PART ...`` looks instead at the screens of ``tests.ui.screens`` whose
names contain a part ("" for all).
"""

from __future__ import annotations

import argparse
import itertools
import os
import sys
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

from game.engine.model import Ref
from game.engine.title import Title
from game.records.settings import Contrast
from game.ui.scenes.hall.hall import HallScene
from game.ui.scenes.records.records import Records
from game.ui.table.scene import TableScene
from game.ui.window import run
from game.ui.window.app import App
from game.ui.window.theme import HIGHEST_CONTRAST
from tests import questions
from tests.ui import readable
from tests.ui.ink import Ink, Sheet, traced
from tests.ui.readable import MIN_CONTRAST
from tests.ui.screens import stage
from tests.walk_questions import PICKED, Walk, one_of_each

TARGETS = 2
"""So many targets of each thing that is carried are looked at."""
LEAST: dict[Contrast, float] = {"normal": MIN_CONTRAST, "high": HIGHEST_CONTRAST}


def faint(app: App, look: Contrast) -> list[Ink]:
    """Return the texts that the window shows now with too little contrast."""
    return [ink for ink in drawn(app).inks if not (ink.covered or ink.partly) and ink.contrast < LEAST[look]]


def drawn(app: App) -> Sheet:
    """Return what the window shows now."""
    sheet = Sheet(app.size)
    for scene in app.visible:
        scene.draw(sheet)
    return sheet


def screens(folder: Path, look: Contrast) -> Iterator[str]:
    """Yield the faint texts of the scenes round a game."""
    app = readable.demo(folder)
    scenes = readable.scenes_of(app)
    service = run.wire(app)
    scenes |= {"records": lambda: Records(app.ui, service), "hall": lambda: HallScene(app.ui, service)}
    app.ui.settings.contrast = look
    app.ui.adopt(app.size)
    for name, make in scenes.items():
        readable.shown(app, make)()
        yield from (f"{name}\t{_told(ink)}" for ink in faint(app, look))
    app.window.destroy()


class Contrasts(Walk):
    """Walks through everything and collects the texts with too little contrast."""

    def __init__(self, title: Title, home: Path, look: Contrast) -> None:
        super().__init__(title, home)
        self.look, self.faint = look, dict[str, str]()
        self.app.ui.settings.contrast = look
        self.app.ui.adopt(self.app.size)

    def _draw(self) -> None:
        if not self._resting:
            super()._draw()
            return
        self._note(faint(self.app, self.look))

    def _pick(self, scene: TableScene) -> None:
        """Carry something of each kind to some of its targets too."""
        super()._pick(scene)
        with self._noted("carry"):
            for ref in itertools.islice(one_of_each(scene.model.at_hand.pickable()), PICKED):
                self._carry(scene, ref)

    def _carry(self, scene: TableScene, ref: Ref) -> None:
        """Look at the texts of what is held, of where it can go, and of what a drop would bring. What stays
        at its place, such as the pale picture of the held card, is not read now."""
        sheet, grips = drawn(self.app), scene.widgets.hit_targets
        before = {(ink.words, ink.rect.topleft) for ink in sheet.inks}
        if ref not in grips:
            return
        scene.drag.start(ref, grips[ref].seen.center)
        for target in itertools.islice(one_of_each(scene.model.at_hand.targets(ref)), TARGETS):
            scene.drag.move(grips[target].seen.center)
            scene.update(16)
            found = faint(self.app, self.look)
            self._note(ink for ink in found if (ink.words, ink.rect.topleft) not in before)
        scene.drag.cancel()
        scene.layout()

    def _note(self, inks: Iterable[Ink]) -> None:
        for ink in inks:
            self.faint.setdefault(ink.words, f"{self.title.id}\t{_told(ink)}\t{self._where}")


def _told(ink: Ink) -> str:
    return f"{ink.contrast:.2f}\t{ink.words}\t{ink.rect.topleft}"


def faint_screens(parts: Sequence[str], home: Path, look: Contrast) -> Iterator[str]:
    """Yield the faint texts of the screens whose names contain one of the parts."""
    told = set[str]()
    for name, app in stage.shown(home, readable.SIZES[0], parts):
        if app.ui.settings.contrast != look:
            app.ui.settings.contrast = look
            app.apply_settings()
            app.turn(stage.TURN_MS)
        for ink in faint(app, look):
            if ink.words not in told:
                yield f"{name}\t{_told(ink)}"
            told.add(ink.words)


def walked(title: Title, found: Iterable[questions.Question], home: Path, look: Contrast) -> Contrasts:
    """Walk through questions of a title."""
    walk = Contrasts(title, home, look)
    for name, state in found:
        walk.question(name, state, whole=False)
    walk.close()
    return walk


def main() -> int:
    """Print the texts; 1 if there are any."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("titles", nargs="*", metavar="TITLE")
    parser.add_argument("--screens", nargs="+", metavar="PART", help="screens of tests.ui.screens")
    parser.add_argument("--high", action="store_true", help="with the setting of high contrast")
    given = parser.parse_args()
    look: Contrast = "high" if given.high else "normal"
    lines: list[str] = []
    with tempfile.TemporaryDirectory() as folder, traced():
        os.environ["HOTSEAT_HOME"] = folder
        if given.screens:
            lines += faint_screens(given.screens, Path(folder), look)
        elif not given.titles:
            lines += screens(Path(folder), look)
        for title in questions.titles():
            if not given.screens and (not given.titles or title.id in given.titles):
                walk = walked(title, questions.kept(title), Path(folder), look)
                lines += [*walk.failures, *walk.faint.values()]
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    return int(bool(lines))


if __name__ == "__main__":
    sys.exit(main())
