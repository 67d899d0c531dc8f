"""``hotseat check``: check content files, maps and texts of all titles, and print each problem as one
line."""

from __future__ import annotations

import ast
import contextlib
import re
from collections import deque
from collections.abc import Collection, Iterator
from functools import cache
from pathlib import Path

import msgspec

import game
from game import bots
from game.devtools import translations, translators
from game.devtools.translations import read_entries, read_messages
from game.engine import about, flow, lesson
from game.engine.actions import BadAction
from game.engine.board.places import BadMap, Board, Place
from game.engine.model import Action, Decline, IllegalAction
from game.engine.session.record import COLOURS, SeatSetup
from game.engine.session.session import Session
from game.engine.title import BadTable
from game.errors import Phrase, UserError
from game.maps import tiled
from game.maps.plan import Plan
from game.packages import guide, puzzles, registry
from game.packages.registry import Package
from game.presentation.messages import LANGUAGE, folders

ERRORS = dict.fromkeys(
    "UserError BadAction BadContent BadEdition BadMap BadPosition BadRecord BadRow BadRows BadTable"
    " BotFailed Endless Flaw Misfit MistypedArguments Phrase PoolFailed RecordInUse Unlisted Unreadable"
    " reject".split(),
    "{}",
)
"""Errors and what raises them; the first argument is a message id, in the program and in titles."""
DEMANDS = dict.fromkeys(("require", "require_unique", "require_none"), "{}")
"""Functions that raise an error if their first argument is wrong; the second is a message id."""
MESSAGE_CALLS = {"say": "{}", "Reason": "why-{}"} | ERRORS | DEMANDS
"""Message id patterns by the call whose argument fills them: the first, in DEMANDS the second."""
TITLE_MESSAGE_CALLS = {"refuse": "why-{}", "Reason": "why-{}", "Ask": "ask-{}", "emit": "log-{}"}
"""The same patterns within a title's code, where every id begins with the title."""
_NAMING_CALLS = MESSAGE_CALLS.keys() | TITLE_MESSAGE_CALLS.keys()
_NAMING_CALL = re.compile(rf"\b(?:{'|'.join(sorted(_NAMING_CALLS))})\s*\(")


class Report(msgspec.Struct, frozen=True):
    """The problems, the incomplete languages, and how many titles and messages were checked."""

    problems: list[Phrase]
    messages: int
    titles: int = 0
    incomplete: list[translations.Extent] = []


def run(played: Collection[str] = ()) -> Report:
    """Check the program's own files and every installed title.

    Random games are played of the titles of other packages, and of those in `played`. A translation may lack
    messages, which are then shown in English.
    """
    messages, wrong_texts = read_messages(*folders(LANGUAGE))
    wrong_titles = [problem for name in registry.installed() for problem in title_problems(name)]
    wrong_titles += [problem for name in registry.names() for problem in play_problems(name, played)]
    english = read_entries(*folders(LANGUAGE))
    wrong_texts += translations.wrong_references(LANGUAGE, english, english)
    uses = [*all_used_messages(), *lesson_uses(), *guide_uses()]
    problems = [*wrong_titles, *wrong_texts, *missing_messages(uses, messages)]
    return Report(problems, len(messages), len(registry.names()), translations.incomplete())


def run_language(language: str) -> Report:
    """Check one translation. Raises UserError if there is no such language."""
    messages, _ = read_messages(*folders(LANGUAGE))
    problems = [*translations.problems(language), *translators.stale(language)]
    return Report(problems, len(messages))


# ---------------------------------------------------------------------- titles


def title_problems(name: str) -> Iterator[Phrase]:
    """Yield the problems of a title's content files, map and pictures."""
    if trouble := registry.load_error(name):
        yield trouble
        return
    package = registry.find(name)
    yield from map_problems(package.map)
    yield from missing_pictures(package)
    yield from lesson_problems(package)
    yield from puzzle_problems(package)
    yield from guide_problems(package)
    yield from preset_problems(package)
    yield from verb_problems(package)


def verb_problems(package: Package) -> Iterator[Phrase]:
    """Yield a problem for actions of a title that look the same in a record."""
    known: dict[str, type[Action]] = {}
    kinds: tuple[type[Action], ...] = (Decline, *package.title.actions)
    for kind in kinds:
        verb = str(kind.__struct_config__.tag)
        if (other := known.setdefault(verb, kind)) is not kind:
            names = {"first": other.__name__, "second": kind.__name__}
            yield Phrase("check-verb-twice", title=package.id, verb=verb, **names)


def play_problems(name: str, named: Collection[str] = ()) -> list[Phrase]:
    """Return the problems in random games of a title from another package, or of a named one."""
    if not (registry.version(name) or name in named) or registry.load_error(name):
        return []  # the error is reported already
    from game.devtools import rehearsal  # looks at tables in a window

    return rehearsal.problems(registry.find(name))


def preset_problems(package: Package) -> Iterator[Phrase]:
    """Yield a problem for every preset table that cannot be played."""
    title = package.title
    for preset in package.about.preset:
        place = {"file": f"{package.id}/{about.FILE}", "preset": preset.id}
        strangers = sorted(kind for kind in set(preset.seats) - {bots.HUMAN} if not bots.is_bot(kind))
        yield from (Phrase("check-preset-player", player=kind, **place) for kind in strangers)
        try:
            title.refuse_seats(seats := len(preset.seats) or min(title.seats))
            title.full_options(preset.options, seats)
        except BadTable as error:
            yield Phrase("check-preset", problem=error, **place)


def lesson_problems(package: Package) -> Iterator[Phrase]:
    """Yield the problems of playing a title's lesson step by step from its position."""
    path = lesson.path(package.content)
    if not path.exists():
        return
    try:
        opened = lesson.open_lesson(path, package.title)
        for choose in (0, -1):
            deque(lesson.rehearse(path, *opened, choose), maxlen=0)
    except UserError as error:
        yield Phrase("check-in-folder", folder=f"{package.id}/{path.parent.name}", problem=error)


def puzzle_problems(package: Package) -> Iterator[Phrase]:
    """Yield a problem for the positions to think about if one cannot be shown, or its move not be made."""
    try:
        for puzzle in puzzles.of(package):
            state = puzzles.position_of(package, puzzle)
            legal = [str(option.action) for option in flow.legal(state).get(puzzle.seat, [])]
            if puzzle.best not in legal:
                yield Phrase(
                    "check-puzzle", file=f"{package.id}/learn/{puzzles.FILE}", id=puzzle.id, seat=puzzle.seat,
                    move=puzzle.best, could="; ".join(legal),
                )  # fmt: skip
    except UserError as error:
        yield Phrase("check-in-folder", folder=f"{package.id}/learn", problem=error)


def guide_problems(package: Package) -> Iterator[Phrase]:
    """Yield a problem for every example in a title's rules that cannot be played."""
    try:
        found_guide = guide.read(package)
        for example in found_guide.book.example:
            found, state = found_guide.position(example.position)
            seats = [SeatSetup(colour, colour) for colour in COLOURS[: state.seats]]
            session = Session.begin(found, seats, state)
            for move in example.do:
                session.submit(example.seat, found.action(move))
    except UserError as error:
        yield Phrase("check-in-folder", folder=package.id, problem=error)
    except (BadAction, IllegalAction) as error:
        place = {"file": f"{package.id}/{guide.BOOK}", "example": example.id}
        yield Phrase("check-example", problem=error, **place)


def guide_uses() -> Iterator[Use]:
    """Yield the messages that the pages, examples and signs of all titles need."""
    for package in registry.all_packages():
        with contextlib.suppress(UserError):  # reported already for the title
            for message in guide.words(guide.read(package)):
                yield Use(f"{package.id}/{guide.BOOK}", message)


def lesson_uses() -> Iterator[Use]:
    """Yield the messages that the lessons of all titles need."""
    for package in registry.all_packages():
        path = lesson.path(package.content)
        with contextlib.suppress(UserError):  # reported already for the title
            steps = lesson.read(path, package.title) if path.exists() else None
            for message in lesson.words(package.id, steps) if steps is not None else ():
                yield Use(f"{package.id}/{path.parent.name}/{path.name}", message)


def missing_pictures(package: Package) -> Iterator[Phrase]:
    """Yield a problem for every missing picture of the board and the cards."""
    for picture in package.table_view.pictures():
        if not (package.assets / picture).is_file():
            yield Phrase("check-picture", picture=str(picture))


def map_problems(path: Path) -> Iterator[Phrase]:
    """Yield the problems of a map: its places, and changes since tools/paint painted it."""
    try:
        yield from _map_problems(path, tiled.load_board(path), tiled.load_plan(path))
    except BadMap as error:
        yield error


def _map_problems(path: Path, board: Board, plan: Plan) -> Iterator[Phrase]:
    if plan.painted and plan.painted != plan.fingerprint():
        again = f"python -m tools.paint.core.board {path.stem}"
        yield Phrase("check-map-edited", file=path.name, command=again)
    elif uncovered := tiled.painting_problem(path, board.size):
        yield uncovered
    for place in board.places.values():
        if problem := _misplaced(place, board):
            yield Phrase(problem, file=path.name, layer=tiled.PLACES, object=place.id)


def _misplaced(place: Place, board: Board) -> str | None:
    """Return the id of the message why a place cannot be seen or clicked; None if it can. A point has the
    size of its hexagon.
    """
    width, height = board.size
    if place.x < 0 or place.y < 0 or place.x + place.w > width or place.y + place.h > height:
        return "check-map-beyond"
    if not board.layout and not (place.w and place.h):
        return "check-map-no-size"
    return None


# ---------------------------------------------------------------------- texts


class Use(msgspec.Struct, frozen=True):
    """A message that code uses; `open_ended` means that the id is only a prefix."""

    where: str
    message: str
    open_ended: bool = False


def all_used_messages() -> Iterator[Use]:
    """Yield the messages that the source code of the program and its titles uses."""
    titles = {registry.code(name): name for name in registry.names()}
    yield from used_messages(Path(game.__file__).parent, leave_out=tuple(titles))
    for folder, title in titles.items():
        yield from used_messages(folder, title)


def used_messages(folder: Path, title: str = "", leave_out: tuple[Path, ...] = ()) -> Iterator[Use]:
    """Yield the messages that source code in a folder uses."""
    spoken = _message_calls(title)
    for file in sorted(folder.rglob("*.py")):
        if any(map(file.is_relative_to, leave_out)):
            continue
        for called, line, argument in _calls_with_message(file.read_text(encoding="utf-8")):
            if pattern := spoken.get(called):
                where = f"{file.relative_to(folder.parent)}:{line}"
                yield from _uses(where, pattern, argument)


@cache
def _calls_with_message(source: str) -> tuple[tuple[str, int, ast.expr], ...]:
    """Return name, line and message argument of every call in a source that may name a message."""
    if not _NAMING_CALL.search(source):  # parsing takes most of the time of a check
        return ()
    return tuple(
        (_called(node), node.lineno, node.args[at])
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call) and _called(node) in _NAMING_CALLS
        if len(node.args) > (at := int(_called(node) in DEMANDS))
    )


def _message_calls(title: str) -> dict[str, str]:
    """Return the message id patterns for the program's own code, or for a title's."""
    if not title:
        return MESSAGE_CALLS
    return {call: f"{title}-{pattern}" for call, pattern in TITLE_MESSAGE_CALLS.items()} | ERRORS | DEMANDS


def _called(node: ast.Call) -> str:
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def _uses(where: str, pattern: str, argument: ast.expr) -> Iterator[Use]:
    """Yield the ids that an argument can have: a literal, a prefix, or one of two."""
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        yield Use(where, pattern.format(argument.value))
    elif isinstance(argument, ast.JoinedStr) and isinstance(first := argument.values[0], ast.Constant):
        yield Use(where, pattern.format(first.value), open_ended=True)
    elif isinstance(argument, ast.IfExp):
        yield from _uses(where, pattern, argument.body)
        yield from _uses(where, pattern, argument.orelse)


def missing_messages(uses: list[Use], messages: set[str]) -> Iterator[Phrase]:
    """Yield a problem for every message that is used and doesn't exist."""
    for use in uses:
        if use.open_ended:
            if not any(message.startswith(use.message) for message in messages):
                yield Phrase("check-no-message-begins", place=use.where, message=use.message)
        elif use.message not in messages:
            yield Phrase("check-no-message", place=use.where, message=use.message)
