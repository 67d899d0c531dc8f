"""Offer to save pictures, a film or a story of a game, ask for the file, and report the result."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

from game import paths
from game.engine import files
from game.engine.model import Seat
from game.errors import UserError
from game.play.verbatim import verbatim
from game.presentation.rich_text import joined
from game.presentation.sentences import explain
from game.records import keepsakes
from game.ui.scenes.ask_text import AskText
from game.ui.scenes.chooser import Choice, Chooser
from game.ui.scenes.message import Message
from game.ui.scenes.play.ending import Pictures
from game.ui.scenes.records.making import Making
from game.ui.window import film, keepsake_files
from game.ui.window.app import App
from game.ui.window.maker import Maker, Report, Work

LONGEST_PATH = 400
Tell = Callable[[Path, Seat | None, Path, Report], None]
"""Writes the story of a record, as a seat saw it, into a file."""


class Recorded(NamedTuple):
    """A game that is recorded, and whose view of it is saved; None: everything after its end."""

    record: Path
    side: Seat | None = None


class _Offer(NamedTuple):
    """Something that can be saved, named by the message "save-NAME"; the endings of its file, the usual one
    first. `why`: why it is not possible now."""

    name: str
    icon: str
    endings: Sequence[str]
    save: Callable[[Path], None]
    why: str = ""


class Saving:
    """Saves pictures, films and stories. `tell` writes stories; None: there are none."""

    def __init__(self, app: App, tell: Tell | None = None) -> None:
        self._app, self._tell = app, tell

    def offer(self, title: str, pictures: Pictures, game: Recorded | None) -> None:
        """Ask what is to be saved. `pictures`: what draws each of them; `game`: what a film and a story are
        made of."""
        ui, (wide, high) = self._app.ui, self._app.size
        offers = [*self._pictures(pictures), *(self._whole_games(game) if game is not None else ())]
        entries = [
            Choice(
                ui.say(f"save-{offer.name}"), offer.icon, ui.say(f"save-{offer.name}-tip"),
                partial(self._ask, title, offer), offer.why,
            )
            for offer in offers
        ]  # fmt: skip
        self._app.push(Chooser(ui, ui.say("save-title"), entries, (wide // 2, high // 2)))

    def _pictures(self, pictures: Pictures) -> list[_Offer]:
        def draw(name: str, path: Path) -> None:
            files.write_new(path, keepsake_files.encoded(pictures[name](), path.suffix))
            self._say_kept(path)

        icons = {"position": "eye", "sheet": "trophy"}
        return [_Offer(name, icons[name], keepsakes.PICTURES, partial(draw, name)) for name in pictures]

    def _whole_games(self, game: Recorded) -> list[_Offer]:
        why = (
            ""
            if keepsakes.has_pillow()
            else explain(keepsakes.no_pillow(keepsakes.FILMS[0]), self._app.ui.say)
        )
        make = partial(film.make, game.record, game.side)
        offers = [
            _Offer("film", "play", keepsakes.FILMS, partial(self._begin, make), why),
            _Offer("pictures", "folder", ("",), partial(self._begin, make)),
        ]
        if self._tell is not None:
            tell = partial(self._tell, game.record, game.side)
            offers.append(_Offer("story", "log", keepsakes.STORIES, partial(self._begin, tell)))
        return offers

    # ---- where
    def _ask(self, title: str, offer: _Offer) -> None:
        """Ask for the path, with an unused one to begin with."""
        ui = self._app.ui
        proposed = keepsakes.unused(title, offer.endings[0])
        name = ui.say(f"save-{offer.name}")
        endings = joined(ui.say, [*filter(None, offer.endings)], "names-more")
        heading = ui.say("save-where" if endings else "save-where-folder", name=name, endings=endings)
        take = partial(self._save, offer)
        self._app.push(AskText(ui, heading, str(proposed), ui.say("save-yes"), take, longest=LONGEST_PATH))

    def _save(self, offer: _Offer, typed: str) -> None:
        path = keepsakes.typed_path(typed, offer.endings[0])
        try:
            keepsakes.make_own_folder(path)
            keepsakes.refuse_name(path, offer.endings)
            offer.save(path)
        except (OSError, UserError) as error:
            self._say_not_kept(path, explain(error, self._app.ui.say))

    # ---- the result
    def _begin(self, work: Work, path: Path) -> None:
        """Make something that takes long in another process."""
        files.refuse_taken(path)
        self._app.push(Making(self._app.ui, Maker(work, path), self._ended))

    def _ended(self, path: Path, problem: str) -> None:
        if problem:
            self._say_not_kept(path, problem)
        else:
            self._say_kept(path)

    def _say_kept(self, path: Path) -> None:
        ui = self._app.ui
        words = ui.say("save-done-at", path=verbatim(paths.shown(path)))
        self._app.push(Message(ui, ui.say("save-done"), words))

    def _say_not_kept(self, path: Path, why: str) -> None:
        ui = self._app.ui
        words = ui.say("save-not-why", path=verbatim(paths.shown(path)), why=verbatim(why))
        self._app.push(Message(ui, ui.say("save-not"), words))
