"""Everything that the program shows in the language: plain English words, cut texts, overlaps."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from game.engine.title import Title
from game.play.verbatim import literal
from game.presentation.messages import languages
from game.presentation.system_language import chosen, own_name
from game.ui.scenes.hall.hall import HallScene
from game.ui.scenes.records.records import Records
from game.ui.table.scene import BaseTableScene
from game.ui.window import run
from game.ui.window.app import App
from game.ui.window.scene import FormScene
from game.ui.window.text import ELLIPSIS, MIN_PX
from tests import questions
from tests.pseudo.language import AN_ENGLISH_WORD, PSEUDO, accented
from tests.ui import readable
from tests.ui.ink import Ink, Sheet
from tests.ui.readable import SIZES, TOUCH, _tips, _widgets
from tests.ui.screens.finished import COMMENT, EVERYBODY
from tests.walk_questions import Walk

NO_WORDS = re.compile(r"\{\w+\}|\b[A-Z]{3}-\d+|" + "|".join(rf"\b{name}\b" for name in EVERYBODY))
"""Icons, the numbers of rules, and the people of tests.ui.screens."""


class Flaw(NamedTuple):
    """A text that is English, small, cut or over another one."""

    kind: str
    words: str


def english(words: str) -> bool:
    """Return whether a text has a word that is in no message. Only the made-up language shows that."""
    if chosen("") != PSEUDO or words in (*map(own_name, languages()), COMMENT, *COMMENT.split()):
        return False
    return AN_ENGLISH_WORD.search(NO_WORDS.sub("", literal(words))) is not None


def drawn(app: App, *, resting: bool = True) -> Iterator[Flaw]:
    """Yield what is wrong with what the window shows now, and with its tooltips.

    resting: False while something is held or raised over the rest, so that it covers words
    """
    sheet = Sheet(app.size)
    for scene in app.visible:
        if scene is not app.top and isinstance(scene, FormScene | BaseTableScene):
            scene.form.tooltip.hide()  # as the next turn of the loop does
        scene.draw(sheet)
    tips = {tip for scene in app.scenes for widget in _widgets(scene) for tip in _tips(widget)}
    yield from (Flaw("english", ink.words) for ink in sheet.inks if english(ink.words))
    if resting:
        inks = [ink for ink in sheet.inks if not ink.covered]  # by a plate that has words of its own
        labels = [literal(getattr(widget, "label", "")) for scene in app.scenes for widget in _widgets(scene)]
        yield from _cut_and_over(inks, [*map(literal, tips)], labels)
    lines = (line for tip in tips for line in tip.splitlines())
    yield from (Flaw("english", line) for line in lines if english(line))


def _cut_and_over(inks: Sequence[Ink], told: Sequence[str], labels: Sequence[str]) -> Iterator[Flaw]:
    """Yield what is cut or lies over another text. `labels`: whole ones, which may end in an ellipsis."""
    for ink in inks:
        is_told = ink.words in labels or any(ink.words.removesuffix(ELLIPSIS) in tip for tip in told)
        if ink.px < MIN_PX:
            yield Flaw("small", ink.words)
        if ink.cut or (ink.words.endswith(ELLIPSIS) and not is_told):
            yield Flaw("cut", ink.words)
    for one, other in itertools.combinations([ink for ink in inks if not ink.turned], 2):
        if min(one.rect.clip(other.rect).size) > TOUCH:
            yield Flaw("over", f"{one.words} | {other.words}")


class Looks(Walk):
    """Walks through everything and collects what is wrong."""

    person = accented("Person {}")

    def __init__(self, title: Title, home: Path, size: tuple[int, int]) -> None:
        super().__init__(title, home)
        self.app.window.size = size
        self.app.ui.adopt(size)
        self.flaws: dict[Flaw, str] = {}

    def _draw(self) -> None:
        for flaw in drawn(self.app, resting=self._resting):
            self.flaws.setdefault(flaw, self._where)
        assert not self.app.ui.messages.troubles, self.app.ui.messages.troubles

    def _read(self, text: str) -> None:
        for line in filter(english, text.splitlines()):
            self.flaws.setdefault(Flaw("english", line), f"{self._where}, terminal")


def screens(folder: Path, size: tuple[int, int] = SIZES[0]) -> Iterator[tuple[str, Flaw]]:
    """Yield what is wrong with the scenes round a game, by the name of the scene."""
    app = readable.demo(folder)
    app.window.size = size
    app.ui.adopt(size)
    scenes = readable.scenes_of(app)
    service = run.wire(app)
    scenes |= {"records": lambda: Records(app.ui, service), "hall": lambda: HallScene(app.ui, service)}
    for name, make in scenes.items():
        readable.shown(app, make)()
        yield from ((name, flaw) for flaw in drawn(app))
    app.window.destroy()


def walked(
    title: Title, found: Iterable[questions.Question], home: Path, size: tuple[int, int] = SIZES[0]
) -> Looks:
    """Walk through questions of a title in a window of that size."""
    walk = Looks(title, home, size)
    for name, state in found:
        walk.question(name, state, whole=False)
    walk.close()
    return walk
