"""Stand-ins for the program, and a hand on mouse and keyboard."""

from __future__ import annotations

import shutil
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TypeVar

from game import paths
from game.devtools.selftest.hand import Hand as PostingHand
from game.engine.about import About, Preset
from game.engine.content.edition import Edition
from game.engine.session.course import TurnPoints
from game.engine.session.record import RecordInUse, SeatSetup
from game.engine.title import TableOption
from game.errors import UserError
from game.packages.guide import Example, Guide
from game.play.lesson_games import LessonInfo
from game.presentation.messages import Messages
from game.presentation.setup.catalogue import NewGame
from game.records.hall import Best, Chapter, Course, Hall, Standing
from game.records.library import Library, Outcome, RecordInfo
from game.ui.widgets.form import Form
from game.ui.window.scene import Scene

S = TypeVar("S", bound=Scene)

DEMO_WORDS = """
demo-name = Riders of the Long River
demo-option-short = Short game
demo-option-short-help = The game ends after four rounds instead of six.
demo-option-draft = How heroes are dealt
demo-option-draft-help = In turn: one hero after the other is chosen. At random: everybody gets one.
demo-option-draft-turn = In turn
demo-option-draft-random = At random
demo-temperament-careful = careful: it risks little
demo-side = Hero
demo-sides = Heroes
demo-hero-eagle = The Eagle
demo-hero-wolf = Wolf of the Northern Steppe
demo-learn-about = Ride, trade and win a race along the river.
demo-about = Ride up the long river and trade in its towns. Whoever is richest when the snow comes wins.
second-name = A second game
demo-advice-short = A short game of two is over soon.
"""

RULES = """# Rules

## Setup

- **DEM-001** The game seats 1 to 4 players.
- **DEM-002** Every player takes 3 silver and one worker, and `no` kumis.

## Turn

- **DEM-010** On a turn a player either works or raids, never both, and nobody may pass.
- **DEM-011** A turn ends with a check of the hand.
"""


ABOUT = About(
    (20, 90),
    "light",
    preset=(
        Preset("first_game", ("human", "easy"), {"short": "on"}, lesson=True),
        Preset("full_box", (), {"draft": "random"}),
    ),
)


@dataclass(frozen=True)
class FakeTitle:
    id: str = "demo"
    seats: tuple[int, ...] = (1, 2, 3, 4)
    options: Sequence[TableOption] = (
        TableOption("short", ("off", "on"), "off"),
        TableOption("draft", ("turn", "random"), "turn"),
    )

    @property
    def gifts(self) -> Mapping[str, int]:
        return {"gold": 9}

    def is_relevant(self, option: TableOption, table: Mapping[str, str]) -> bool:
        """A game with heroes dealt at random is as long as ever."""
        return option.id != "short" or table["draft"] == "turn"

    def default(self, option: TableOption, seats: int) -> str:
        """Four play a short game, as long as nobody says otherwise."""
        return "on" if (seats, option.id) == (4, "short") else option.default

    def numbers(self, option: TableOption, value: str) -> Mapping[str, int]:
        return {}

    @property
    def page_numbers(self) -> Mapping[str, int]:
        return {}

    def recommendation(self, seats: int, table: Mapping[str, str]) -> str | None:
        """Two who play a short game are told something."""
        return "short" if (seats, table["short"]) == (2, "on") else None


def demo_words(folder: Path) -> Messages:
    """The words of the window and of the demo title."""
    place = folder / "words"
    place.mkdir()
    for name in (
        "ui.ftl",
        "hall.ftl",
        "hand_over.ftl",
        "keys.ftl",
        "scores.ftl",
        "settings.ftl",
        "access.ftl",
        "errors.ftl",
        "hints.ftl",
        "new_game.ftl",
        "records.ftl",
        "rulebook.ftl",
        "statistics.ftl",
    ):
        shutil.copy(paths.assets("text", "en", name), place)
    (place / "demo.ftl").write_text(DEMO_WORDS, encoding="utf-8")
    return Messages("en", place)


def some_records() -> list[RecordInfo]:
    day = 1_760_000_000.0
    return [
        RecordInfo(Path("c.jsonl"), "demo", ("Ada", "Bruno", "Chloe"), 41, False, day + 3e5),
        RecordInfo(Path("b.jsonl"), "demo", ("Ada", "Bruno"), 188, True, day + 2e5),
        RecordInfo(Path("x.jsonl"), "", (), 0, False, day + 1e5, in_words("line 1 is not a header")),
        RecordInfo(Path("a.jsonl"), "demo", ("Dmitri", "Eleni", "Farah", "Grace"), 7, False, day),
    ]


def a_hall() -> Hall:
    """A title with heroes and many results, and one without heroes that was played alone."""
    day, names = 1_760_000_000, ("Ada", "Bartholomew the Third of Nowhere at All")
    heroes = ("hero-eagle", "hero-wolf")
    best = [Best(n, names[n % 2], heroes[n % 2], 130 - n, n % 2, 4, 99, day, f"{n}") for n in range(1, 41)]
    people = [Standing(name, 20, 6.5, 20, 104.25, 129) for name in names]
    sides = [Standing(hero, 20, 6.5, 20, 104.25, 129) for hero in heroes]
    alone = [Best(1, "Ada", "", 12, None, 1, 8, day, "s")]
    score = [Standing("Ada", 1, 0.0, 0, 12.0, 12)]
    return Hall([Chapter("demo", 20, best, people, sides), Chapter("second", 1, alone, score, [])])


class FakeLibrary(Library):
    """Records that are only told of. `refuse`: what is done fails with these words."""

    def __init__(self) -> None:
        super().__init__(Path("/nonexistent"))
        self.kept = some_records()
        self.bin: list[RecordInfo] = []
        self.refuse = ""

    def outcome(self, info: RecordInfo) -> Outcome | None:
        return Outcome((1,), (12, 87)) if info.finished else None

    def rename(self, info: RecordInfo, name: str) -> None:
        self._maybe_refuse()
        self.kept[self.kept.index(info)] = replace(info, name=name)

    def duplicate(self, info: RecordInfo) -> Path:
        self._maybe_refuse()
        self.kept.append(replace(info, path=info.path.with_stem(f"{info.path.stem}-copy")))
        return self.kept[-1].path

    def delete(self, info: RecordInfo) -> None:
        self._maybe_refuse()
        self.kept.remove(info)
        self.bin.append(info)

    def restore(self) -> Path:
        self.kept.append(self.bin.pop())
        return self.kept[-1].path

    def forget_deleted(self) -> None:
        self.bin.clear()

    def _maybe_refuse(self) -> None:
        if self.refuse:
            raise OSError(28, self.refuse)


class FakeProgram:
    """Remembers what it was asked to do. `refuse`: starting and loading fail with these words."""

    def __init__(self) -> None:
        self.library = FakeLibrary()
        self.fame = a_hall()
        seats = SeatSetup("Ada", "blue"), SeatSetup("Bruno", "red")
        turns = tuple(TurnPoints(turn, (3 * turn, turn + 1)) for turn in range(4))
        self.went: Course | None = Course("demo", seats, turns)
        self.looked: list[str] = []
        self.started: list[NewGame] = []
        self.lessons_begun: list[str] = []
        self.loaded: list[RecordInfo] = []
        self.tried: list[str] = []
        self.copied: list[RecordInfo] = []
        self.replayed: list[RecordInfo] = []
        self.refuse = ""
        self.own_editions: tuple[str, ...] = ()
        self.open_elsewhere = False
        self.seeds = iter(range(1000, 2000))

    @property
    def kept(self) -> list[RecordInfo]:
        return self.library.kept

    @kept.setter
    def kept(self, records: list[RecordInfo]) -> None:
        self.library.kept = records

    def titles(self) -> Sequence[str]:
        return ("demo",)

    def playable(self) -> Sequence[str]:
        return self.titles()

    def title(self, name: str, edition: Edition | None = None) -> FakeTitle:
        return FakeTitle(name)

    def about(self, name: str) -> About:
        return ABOUT

    def temperaments(self, name: str) -> Sequence[str]:
        return ("bold", "careful")

    def editions(self, name: str) -> Sequence[str]:
        return self.own_editions

    def edition(self, title: str, name: str) -> Edition:
        if name == "Broken":
            raise in_words("Broken/cards.toml: line 3: hand: Expected `int`, got `str`.")
        return Edition(name, "Ada")

    def refusal(self, name: str, seats: int, options: dict[str, str]) -> str:
        return "Four do not draft at random." if (seats, options["draft"]) == (4, "random") else ""

    def lessons(self) -> Sequence[LessonInfo]:
        begun = next((record for record in self.kept if record.lesson), None)
        return [LessonInfo("demo", 12, 20, begun, 7 if begun else 0)]

    def begin_lesson(self, title: str) -> None:
        self._maybe_refuse()
        self.lessons_begun.append(title)

    def puzzles(self, title: str) -> int:
        return 0

    def think(self, title: str, number: int) -> None:
        raise AssertionError(title)

    def records(self) -> list[RecordInfo]:
        return list(self.kept)

    def start(self, game: NewGame) -> None:
        self._maybe_refuse()
        self.started.append(game)

    def load(self, record: RecordInfo) -> None:
        self._maybe_refuse()
        if self.open_elsewhere:
            raise RecordInUse("error-record-in-use", record.path)
        self.loaded.append(record)

    def load_copy(self, record: RecordInfo) -> None:
        self.copied.append(record)

    def replay(self, record: RecordInfo) -> None:
        self._maybe_refuse()
        self.replayed.append(record)

    def hall(self) -> Hall:
        return self.fame

    def course(self, stem: str) -> Course | None:
        self.looked.append(stem)
        return self.went

    def work_out_firsts(self, stem: str) -> None:
        """It knows all firsts."""

    def guide(self, title: str) -> Guide:
        return Guide(title, RULES)

    def table_view(self, title: str) -> None:
        """It has no table."""

    def try_out(self, title: str, example: Example) -> None:
        self.tried.append(example.id)

    def new_seed(self) -> int:
        return next(self.seeds)

    def _maybe_refuse(self) -> None:
        if self.refuse:
            raise in_words(self.refuse)


def in_words(words: str) -> UserError:
    """An error with a sentence of its own."""
    return UserError("error-text-file", problem=words)


def focused(form: Form) -> str:
    """The key of the widget that has the focus; "" where none has it."""
    return form.focus.key if form.focus is not None else ""


class Hand(PostingHand):
    """Posts real events and lets the program take its turns."""

    def show(self, scene: S) -> S:
        self.app.reset(scene)
        self.app.turn(16)
        return scene
