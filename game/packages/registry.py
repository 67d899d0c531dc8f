"""The installed titles: packages found by their entry points."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cache, cached_property, lru_cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from pkgutil import resolve_name
from typing import TYPE_CHECKING, Any

import msgspec

from game import paths
from game.engine import about
from game.engine.about import About
from game.engine.content.edition import Edition
from game.engine.judging.evaluation import Evaluation
from game.engine.title import BadTable, Title
from game.errors import TEXT_FOLDERS, Fact, UserError
from game.maps import tiled
from game.packages import contract
from game.packages.contract import fulfils

if TYPE_CHECKING:
    from game.engine.judging.blunders import Blunder

LOG = logging.getLogger(__name__)
OWN = "hotseat"
"""The distribution of the program itself."""
GROUP = "hotseat.titles"
"""Each entry of this group names a Package: ``raiders = "game.titles.raiders:PACKAGE"``."""


@dataclass(frozen=True, kw_only=True)
class Package:
    """A title: its code, each part named as "module:name" and loaded on first use, and its files.

    rules     a Title; called with the content folder, the board and the edition
    table     a Table of the window; called with the Title and its words
    words     TitleWords, which need no window; called with the Title
    bot       an Evaluation, by which every level of bot plays; called without arguments
    features  Features, named instead of `bot`; called with the content folder and, for each of its
              temperaments, with the name of that
    blunders  a tuple of Blunder for the referee of `game.devtools.blunders`; optional
    root      the folder with assets/<id>/, assets/text/<language>/<id>*.ftl and maps/<id>.tmx
    edition   what differs from the title's own content; see `in_edition`

    >>> Package(
    ...     id="nim",
    ...     rules="hotseat_nim.rules.title:Nim",
    ...     bot="hotseat_nim.bot.evaluation:NimEvaluation",
    ...     words="hotseat_nim.words:NimWords",
    ...     table="hotseat_nim.table:NimTable",
    ...     root=Path("hotseat_nim"),
    ... ).content.as_posix()
    'hotseat_nim/assets/nim'
    """

    id: str
    rules: str
    table: str
    root: Path
    bot: str | None = None
    features: str | None = None
    blunders: str | None = None
    words: str | None = None
    edition: Edition | None = field(default=None, compare=False)

    @property
    def assets(self) -> Path:
        """The folder to which picture, icon and sound names are relative: "nim/board.jpg",
        "icons/stone.svg"."""
        return self.root / "assets"

    @property
    def content(self) -> Path:
        """The folder of the content files."""
        return self.assets / self.id

    @property
    def map(self) -> Path:
        """The Tiled map of the board."""
        return self.root / "maps" / f"{self.id}.tmx"

    @property
    def text(self) -> Path:
        """The folder with the messages: one subfolder a language."""
        return self.assets / "text"

    @property
    def rules_page(self) -> Path:
        """The rules as a text with rule numbers, in English."""
        return self.content / "rules.md"

    def rules_in(self, language: str) -> Path:
        """Return the rules in a language, if they are translated; else in English."""
        translated = self.translated_rules(language)
        return translated if translated.is_file() else self.rules_page

    def translated_rules(self, language: str) -> Path:
        """Return where a translation of the rules is, or would be."""
        return self.content / f"rules.{language}.md"

    @cached_property
    def title(self) -> Title:
        """The rules, ready to be played. Raises BadContent, BadMap or BadTable."""
        title: Title = self._resolve(self.rules)(self.content, tiled.load_board(self.map), self.edition)
        return title

    def in_edition(self, edition: Edition | None) -> Package:
        """Return the title as an edition changes it; None returns it unchanged."""
        return self if edition is None else _in_edition(self, msgspec.json.encode(edition, order="sorted"))

    @cached_property
    def about(self) -> About:
        """The title's about.toml. Raises BadContent."""
        return about.read(self.content)

    @cached_property
    def default_evaluation(self) -> Evaluation:
        """The evaluation without a temperament. Raises BadContent; BadTable if the package has none."""
        if self.features:
            usual: Evaluation = self._resolve(self.features)(self.content)
        elif self.bot:
            usual = self._resolve(self.bot)()
        else:
            raise BadTable("error-title-no-evaluation", title=self.id)
        return usual

    @cached_property
    def evaluations(self) -> Sequence[Evaluation]:
        """The evaluations of all temperaments, or only the default one. Raises as `default_evaluation`."""
        usual = self.default_evaluation
        if not self.features:
            return (usual,)
        made = self._resolve(self.features)
        return tuple(made(self.content, name) for name in usual.temperaments) or (usual,)

    @cached_property
    def blunder_kinds(self) -> tuple[Blunder, ...]:
        """The kinds of blunders that the title names, () if it names none. Raises BadTable."""
        return tuple(self._resolve(self.blunders)) if self.blunders else ()

    @cached_property
    def table_view(self) -> Any:
        """The title's Table for the window; needs pygame. Raises as `title_words`."""
        return self._class(self.table, "Table")(self.title, self.title_words)

    @cached_property
    def title_words(self) -> Any:
        """The title's TitleWords, which format positions, choices and events without pygame.

        Raises BadTable if the package has none or they lack a method.
        """
        if not self.words:
            raise BadTable("error-title-no-words", title=self.id)
        return self._class(self.words, "TitleWords")(self.title)

    def _class(self, name: str, contract: str) -> Any:
        """Return the class named "module:name". Raises BadTable if it doesn't derive from the contract."""
        found = self._resolve(name)
        if not fulfils(found, contract):
            raise BadTable("error-title-class", title=self.id, name=name, contract=contract)
        return found

    def _resolve(self, name: str) -> Any:
        try:
            return resolve_name(name)
        except (ImportError, AttributeError, ValueError) as error:
            raise _failure(self.id, error, "error-title-code", name=name) from error


def _failure(title: str, error: Exception, code: str, **facts: Fact) -> BadTable:
    """Return the error of a title that cannot be loaded. If it was written for 0.2, the error says where its
    imports moved.
    """
    if asked := contract.asked_for(error):
        now = contract.now_at(asked)
        if now is None:
            return BadTable("error-title-gone", title=title, name=asked)
        return BadTable("error-title-moved", title=title, name=asked, now=now)
    return BadTable(code, title=title, reason=error, **facts)


@lru_cache(8)
def _in_edition(package: Package, edition: bytes) -> Package:
    return replace(package, edition=msgspec.json.decode(edition, type=Edition))


@cache
def _entries() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group=GROUP)}


@cache
def installed() -> tuple[str, ...]:
    """Return the ids of all installed titles, including those that cannot be loaded."""
    return tuple(sorted(_entries()))


@cache
def names() -> tuple[str, ...]:
    """Return the ids of all titles whose package can be loaded."""
    return tuple(name for name in installed() if not isinstance(_load(name), BadTable))


def find(name: str) -> Package:
    """Return the package of a title. Raises BadTable.

    >>> list(find("raiders").title.seats)
    [1, 2, 3, 4]
    """
    if name not in installed():
        raise BadTable("error-no-title", title=name, known=names())
    found = _load(name)
    if isinstance(found, BadTable):
        raise found
    return found


def of(title: Title) -> Package:
    """Return the package of an installed title, in the title's edition."""
    return find(title.id).in_edition(title.edition)


def version(name: str) -> str | None:
    """Return the distribution of a title and its version; None for the program's own titles."""
    entry = _entries().get(name)
    found = entry.dist if entry else None
    return f"{found.name} {found.version}" if found and found.name != OWN else None


@cache
def _load(name: str) -> Package | BadTable:
    """Return the package of an entry point, or the error. Errors of a loaded title can be formatted from then
    on.
    """
    entry = _entries()[name]
    try:
        package = entry.load()
    except Exception as error:  # a broken package must not hide the others
        LOG.exception("the title %s cannot be loaded", name)
        return _failure(name, error, "error-title-package")
    if not isinstance(package, Package) or package.id != name:
        return BadTable("error-title-entry", title=name, entry=entry.value)
    TEXT_FOLDERS.append(package.text)
    return package


def all_packages() -> tuple[Package, ...]:
    """Return all packages that can be loaded, in the order of `names`."""
    return tuple(map(find, names()))


def load_error(name: str) -> UserError | None:
    """Return the error that keeps a title from being played in the window; None if there is none."""
    try:
        _try(find(name))
    except UserError as error:
        return error
    except Exception as error:  # the title's code may fail in any way
        LOG.exception("the title %s cannot be set up", name)
        return BadTable("error-title-setup", title=name, reason=f"{type(error).__name__}: {error}")
    return None


def _try(package: Package) -> None:
    """Load every part of a title and set up a game for every number of seats."""
    title = package.title
    for seats in title.seats:
        title.check(title.start(seats, {}, 1))
    package.about, package.evaluations  # noqa: B018 - loaded here
    package.table_view.pictures()


def assets() -> tuple[Path, ...]:
    """Return the folders that hold words, pictures, icons and sounds, the program's own first."""
    folders = (paths.assets(), *(package.assets for package in all_packages()))
    return tuple(dict.fromkeys(folder.resolve() for folder in folders))


def asset(name: str, folders: Sequence[Path]) -> Path:
    """Return the first file with that name in the folders, or the place where it should be."""
    return next((file for folder in folders if (file := folder / name).is_file()), folders[0] / name)


def home(name: str) -> Path:
    """Return the folder that contains the title's code."""
    place = code(name)
    return place if place.is_dir() else place.parent


def code(name: str) -> Path:
    """Return the folder of a title's code, or its file if it is a single module."""
    file = Path(str(import_module(_entries()[name].module).__file__))
    return file.parent if file.stem == "__init__" else file
