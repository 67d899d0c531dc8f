"""A recorded game as pictures: its table after each turn, each round or each move, as one side sees it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import pygame

from game import paths
from game.engine.model import ALL_SEEING, Seat
from game.engine.session.replay import Replay
from game.errors import UserError
from game.packages import registry
from game.presentation.score_sheet import score_sheet
from game.records import keepsakes, record_loader
from game.records.settings import Settings, Store
from game.ui.scenes.play import final_sheet
from game.ui.scenes.records.replay import ReplayScene
from game.ui.table.api import table_of
from game.ui.table.panels.table_widgets import Extra
from game.ui.table.replay.controller import ReplayController
from game.ui.table.replay.player import reading_ms
from game.ui.table.replay.timeline import Timeline
from game.ui.table.scene import Commands
from game.ui.widgets import Widget
from game.ui.window import keepsake_files, off_screen
from game.ui.window.keepsake_files import Frame
from game.ui.window.scene import Size

SHOWN_MS = {"turn": 1500, "round": 2500, "move": 700}
"""The time for which a picture is shown, in milliseconds."""
LAST_MS = 4000
Report = Callable[[int], object]
"""Gets the number of pictures that are done."""
SIZES = (keepsakes.FILM_SIZE, (960, 540), (640, 360))
"""The sizes of pictures that are tried, if no other is asked for."""


@dataclass(frozen=True)
class FilmSpec:
    """The pictures of a film, and their size. `side`: whose view it shows; None is everything after the
    end of a game, else the usual view. `every`: after what there is a picture."""

    side: Seat | None = None
    size: Size = keepsakes.FILM_SIZE
    every: str = keepsakes.EVERY[0]


class Subtitle(Extra):
    """The prompt of a film: the timeline, without buttons."""

    def __init__(self, timeline: Timeline) -> None:
        self._timeline = timeline

    def sentence(self) -> str:
        return ""

    def buttons(self) -> Sequence[Widget]:
        return [self._timeline]


class FilmScene(ReplayScene):
    """A replay without buttons."""

    def make_bar(self) -> tuple[Extra, Commands]:
        commands = super().make_bar()[1]
        self.comment_plate.has_buttons = False
        return Subtitle(self.bar.timeline), commands

    def show(self, number: int) -> bool:
        """Show the position after so many moves; return whether it can be shown."""
        self.player.go_to(number)
        return self.game.session.made == number


class Film:
    """The pictures of a replay, made one after the other."""

    def __init__(self, replay: Replay, spec: FilmSpec, own: Settings) -> None:
        """`own`: the person's settings."""
        self._replay, self._spec = replay, spec
        self.numbers = keepsakes.picture_numbers(replay, spec.every)
        off_screen.no_screen()
        self._app = off_screen.app(spec.size, own)
        side = ALL_SEEING if spec.side is None and replay.finished else spec.side
        table, game = table_of(registry.of(replay.title)), ReplayController(replay, side)
        self._scene = FilmScene(self._app.ui, replay.title.id, table, game, _nothing, _nothing)

    def write(self, to: Path, report: Report = lambda _: None) -> None:
        """Write the pictures into a new folder or file, completely or not at all. Raises OSError,
        UserError."""
        self.refuse_long(to)
        keepsake_files.write_film(to, self._frames(report))

    def still(self, number: int) -> pygame.Surface:
        """Return the picture of the position after so many moves, or of the next that can be shown."""
        self._show(number)
        return off_screen.drawn(self._app, self._scene)

    def sheet(self, number: int) -> pygame.Surface:
        """Return the score sheet of that position."""
        self._show(number)
        model = self._scene.model
        return final_sheet.drawn(self._app.ui, score_sheet(model), self._app.ui.say(f"{model.title}-name"))

    def _show(self, number: int) -> None:
        self._app.push(self._scene)
        self._scene.show(number)

    def close(self) -> None:
        """Close the window that nobody sees."""
        self._app.window.destroy()

    def fits(self, to: Path) -> bool:
        """Return whether a file can have so many pictures."""
        return len(self.numbers) <= keepsake_files.most_pictures(to, self._spec.size)

    def refuse_long(self, to: Path) -> None:
        """Raise UserError if the film has too many pictures for its file."""
        if not self.fits(to):
            most = keepsake_files.most_pictures(to, self._spec.size)
            raise UserError("error-film-long", count=len(self.numbers), most=most)

    def _frames(self, report: Report) -> Iterator[Frame]:
        """Yield the pictures. Positions that today's rules do not lead to are left out."""
        self._app.push(self._scene)
        for done, number in enumerate(self.numbers, start=1):
            if self._scene.show(number):
                yield Frame(off_screen.drawn(self._app, self._scene), self._shown_ms(number))
            report(done)

    def _shown_ms(self, number: int) -> int:
        reading = round(reading_ms(self._replay.comments.at(number)))
        usual = LAST_MS if number == self._replay.length else SHOWN_MS[self._spec.every]
        return max(usual, reading)


def _nothing() -> None:
    pass


def make(record: Path, side: Seat | None, out: Path, report: Callable[[int, int], object]) -> None:
    """Make a film of a record: one picture for each turn, as large as there is room for. Raises OSError,
    UserError."""
    replay, own = record_loader.replay(record), Store(paths.config_dir()).load()
    specs = [FilmSpec(side, size, every) for every in ("turn", "round") for size in SIZES]
    films = (Film(replay, spec, own) for spec in specs)
    film = next((film for film in films if film.fits(out)), None) or Film(replay, specs[-1], own)
    film.write(out, lambda done: report(done, len(film.numbers)))
