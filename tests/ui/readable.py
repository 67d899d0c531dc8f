"""``python -m tests.ui.readable [TITLE ...]``: every text that somebody could not read, scene by scene.

Each scene is drawn at three sizes of the window and several scales. Looked for is a text that is smaller than
12 pixels at the automatic scale, cut at an edge, shortened with its whole in no tooltip, partly covered,
drawn over another one, or hardly different from its ground.
"""

from __future__ import annotations

import gc
import itertools
import os
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame

from game.bots.search.collector import freeze_for_good
from game.packages import registry
from game.play.verbatim import literal
from game.presentation.messages import Messages
from game.presentation.system_language import chosen
from game.records.settings import Store
from game.ui.scenes.chooser import Choice, Chooser
from game.ui.scenes.keys import KeysScene
from game.ui.scenes.learn.learn import LearnScene
from game.ui.scenes.learn.rulebook import Rulebook
from game.ui.scenes.menu import Menu
from game.ui.scenes.pad_setup import PadSetup
from game.ui.scenes.settings import SettingsScene
from game.ui.scenes.setup.new_game import NewGameScene
from game.ui.scenes.zoom import Zoom
from game.ui.table.api import Face, Thing
from game.ui.table.scene import TableScene
from game.ui.widgets import Widget, draw_tip
from game.ui.window import run
from game.ui.window.app import App
from game.ui.window.scene import Scene
from game.ui.window.service import GameService
from game.ui.window.text import ELLIPSIS, MIN_PX
from tests.expect import expect
from tests.ui.fakes import FakeProgram, demo_words
from tests.ui.ink import Ink, Sheet, traced

SIZES = ((1280, 720), (1920, 1080), (2560, 1440))
SCALES = (0.0, 0.75, 1.0, 1.5, 2.0)
"""0 is the automatic one."""
MIN_CONTRAST = 4.5
"""What WCAG's level AA asks for."""
TOUCH = 2
"""Window pixels by which the ink of two texts may overlap: a comma below a g."""
MOVES = (0, 60)
"""After so many random moves a table is looked at."""


@dataclass(frozen=True)
class Offence:
    """A text that cannot be read well, and why: small, cut, shortened, covered, faint or over another."""

    kind: str
    words: str
    size: tuple[int, int]
    scale: float
    place: pygame.Rect = field(default_factory=lambda: pygame.Rect(0, 0, 0, 0), compare=False)
    """Where the text stands in the window."""


def offences(app: App, scale: float) -> Iterator[Offence]:
    """What is wrong with the texts of what the window shows now."""
    sheet = Sheet(app.size)
    for scene in app.visible:
        scene.draw(sheet)
    told = [literal(tip) for scene in app.scenes for widget in _widgets(scene) for tip in _tips(widget)]
    for ink in sheet.inks:
        for kind in _wrong(ink, scale, told):
            yield Offence(kind, ink.words, app.size, scale, ink.rect)
    for one, other in _crossing(sheet.inks):
        both = one.rect.clip(other.rect)
        if min(both.size) > TOUCH:
            yield Offence("over", f"{one.words} | {other.words}", app.size, scale, both)


def _crossing(inks: Sequence[Ink]) -> Iterator[tuple[Ink, Ink]]:
    """Every two texts whose rectangles cross."""
    for number, ink in enumerate(inks):
        yield from ((ink, other) for other in ink.rect.collideobjectsall(inks[number + 1 :]))


def _wrong(ink: Ink, scale: float, told: list[str]) -> Iterator[str]:
    if not scale and ink.px < MIN_PX:
        yield "small"
    if ink.cut:
        yield "cut"
    if ink.covered:
        yield "covered"
    elif not ink.partly and ink.contrast < MIN_CONTRAST:
        yield "faint"
    if ink.words.endswith(ELLIPSIS) and not any(ink.words[:-1] in tip for tip in told):
        yield "shortened"


def _widgets(scene: Scene) -> Iterator[Widget]:
    form = getattr(scene, "form", None)
    return form.walk() if form is not None else iter(())


def _tips(widget: Widget) -> list[str]:
    """What a widget tells, or each of its lines."""
    return [*getattr(widget, "tips", ()), widget.tooltip]


Sights = Iterable[tuple[tuple[int, int], float]]
USUAL_SIGHTS: Sights = tuple(itertools.product(SIZES, SCALES))
ODD_SIGHTS: Sights = (((1024, 1280), 0.0), ((1080, 1920), 0.0), ((3840, 1080), 0.0))
"""Upright and very wide windows."""


def looks(app: App, show: Callable[[], None], sights: Sights = USUAL_SIGHTS) -> Iterator[Offence]:
    """What is wrong at every size and scale; `show` puts the scene on the stage."""
    for size, scale in sights:
        app.window.size = size
        app.ui.settings.ui_scale = scale
        app.ui.adopt(size)
        show()
        yield from offences(app, scale)


@contextmanager
def kept() -> Iterator[None]:
    """What there is by now is no garbage: whenever a scene goes, all would be looked through. Make windows
    inside, or they stay in memory.
    """
    gc.collect()
    freeze_for_good()
    yield
    gc.collect()


def demo(folder: Path) -> App:
    """A window with the demo title."""
    app = App(Store(folder / "config"))
    app.ui.settings.volume = 0
    app.ui.settings.motion = "off"
    app.ui.settings.pace = "at_once"
    app.ui.settings.tooltip_delay = 0
    app.ui.messages = demo_words(folder)
    return app


def shown(app: App, make: Callable[[], Scene]) -> Callable[[], None]:
    """Puts a scene on the stage, with the tooltip of what has the focus."""

    def show() -> None:
        app.reset(make())
        app.turn(16)
        app.turn(16)

    return show


def chooser(app: App) -> Scene:
    """Some options, one of them with many words."""
    words = ("Move", "Move by the long way round the lake", "Stay where you are")
    return Chooser(app.ui, "Which one?", [Choice(w, "done", w, lambda: None) for w in words], (300, 300))


def scenes_of(app: App) -> dict[str, Callable[[], Scene]]:
    """The scenes round a game with the words of the real titles."""
    app.ui.messages = Messages(chosen(""))
    service = run.wire(app)
    made: dict[str, Callable[[], Scene]] = {
        "menu": lambda: Menu(app.ui, service),
        "settings": lambda: SettingsScene(app.ui),
        "keys": lambda: KeysScene(app.ui),
        "gamepad": lambda: PadSetup(app.ui, lambda _: None),
        "learn": lambda: LearnScene(app.ui, service),
    }
    for index, title in enumerate(service.playable()):
        made[f"new game, {title}"] = partial(_new_game, app, service, index, 0)
        made[f"rules of a game, {title}"] = partial(_new_game, app, service, index, 1)
        made[f"rulebook, {title}"] = partial(Rulebook, app.ui, service, title)
    return made


def _new_game(app: App, service: GameService, index: int, tab: int) -> Scene:
    scene = NewGameScene(app.ui, service)
    scene.tab = tab
    scene.table.choose_title(index)
    scene.table.count = max(scene.table.title.seats)
    return scene


def table(title: str, seats: int, moves: int) -> tuple[TableScene, App]:
    """A table of a title after random moves."""
    spec = run.ShotSpec(registry.find(title).title, SIZES[0], seats, {}, moves, 3)
    return run.table(spec)


def look_at_table(title: str, seats: int, moves: int) -> Iterator[Offence]:
    """A table, each thing that can be shown large, and the tooltip of everything."""
    with kept():
        yield from _look_at_table(title, seats, moves)


def _look_at_table(title: str, seats: int, moves: int) -> Iterator[Offence]:
    scene, app = table(title, seats, moves)
    app.ui.messages = Messages(chosen(""))

    def show() -> None:
        while (top := app.top) is not scene:
            app.pop(expect(top, Scene))
        scene.layout()

    yield from looks(app, show)
    app.window.size = SIZES[0]
    app.ui.settings.ui_scale = 0.0
    app.ui.adopt(SIZES[0])
    show()
    for face, ratio in _large(scene):
        scene.dialogs.show_large(face, ratio)
        yield from offences(app, 0.0)
        assert isinstance(app.top, Zoom)
        app.pop(app.top)
    app.window.destroy()


def _large(scene: TableScene) -> list[tuple[Face, float]]:
    """Every thing of a table that can be shown large, and what its bar and its panels show."""
    top = scene.model
    shown = (thing for thing in top.by_ref.values() if isinstance(thing, Thing))
    things = [(thing.large, thing.large_ratio) for thing in shown if thing.large]
    panels = [(panel.large, panel.large_ratio) for panel in top.panels if panel.large]
    return [*things, *panels, *((s.face(), s.ratio) for s in top.table.exhibits(top.context))]


def look_at_tips(title: str, seats: int, moves: int) -> Iterator[Offence]:
    """The tooltip of everything on a table, each alone."""
    scene, app = table(title, seats, moves)
    app.ui.messages = Messages(chosen(""))
    scene.layout()
    for tip in sorted({tip for widget in scene.form.walk() for tip in _tips(widget) if tip}):
        sheet = Sheet(app.size)
        draw_tip(app.ui, sheet, tip, sheet.get_rect().move(0, -200))
        yield from (Offence(kind, i.words, app.size, 0.0) for i in sheet.inks for kind in _wrong(i, 0.0, []))
    app.window.destroy()


def seats_of(title: str) -> tuple[int, int]:
    """The least and the most seats of a title."""
    seats = registry.find(title).title.seats
    return min(seats), max(seats)


def look_at_title(title: str, moves: tuple[int, ...] = MOVES) -> Iterator[Offence]:
    """Tables of a title at the least and the most seats."""
    for seats, number in itertools.product(seats_of(title), moves):
        yield from look_at_table(title, seats, number)
        yield from look_at_tips(title, seats, number)


def main(titles: list[str]) -> int:
    """Print the offences, each text once with all sizes and scales at which it is wrong."""
    with traced(), kept(), tempfile.TemporaryDirectory() as folder:
        found = {title: list(look_at_title(title)) for title in titles or registry.names()}
        if not titles:
            from tests.ui.test_scenes import scenes

            app = demo(Path(folder))
            made = {**scenes(app, FakeProgram()), "chooser": lambda: chooser(app)}
            found |= {name: list(looks(app, shown(app, make))) for name, make in made.items()}
            found |= {name: list(looks(app, shown(app, make))) for name, make in scenes_of(app).items()}
    for name, wrong in found.items():
        for kind, words in sorted({(o.kind, o.words) for o in wrong}):
            at = {(o.size, o.scale) for o in wrong if (o.kind, o.words) == (kind, words)}
            where = " ".join(f"{w}x{h}@{scale:g}" for (w, h), scale in sorted(at))
            sys.stdout.write(f"{name}\t{kind}\t{words}\t{where}\n")
            sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
