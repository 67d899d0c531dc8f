"""The commands: each is a thin call. Modules are loaded when a command needs them."""

from __future__ import annotations

import argparse
import atexit
import contextlib
import os
import random
import sys
from typing import TYPE_CHECKING, Any

from game.engine.rng import MAX_SEED
from game.errors import EXIT_FAULT, EXIT_STOPPED, EXIT_USER_ERROR
from game.text.output import Mistake, complain, printing

if TYPE_CHECKING:
    from pathlib import Path

    from game.bots.series.ladder import Rung
    from game.bots.series.pool import Pool
    from game.bots.series.row_file import RowFile
    from game.engine.positions.position import Position
    from game.engine.session.session import Session
    from game.engine.title import Title
    from game.packages.registry import Package


def _options(given: list[str]) -> dict[str, str]:
    pairs = [text.partition("=") for text in given]
    for text, (name, sign, value) in zip(given, pairs, strict=True):
        if not (name and sign and value):
            raise Mistake(f'--option takes name=value, not "{text}"')
    return {name: value for name, _, value in pairs}


def _seats(text: str) -> tuple[str, ...]:
    """The kinds of a list of seats. Raises Mistake."""
    from game import bots

    kinds = tuple(part.strip() for part in text.split(","))
    for kind in kinds:
        if kind not in (bots.HUMAN, *bots.names()):
            have = ", ".join((bots.HUMAN, *bots.names()))
            raise Mistake(f'there is no player "{kind}"; --seats takes {have}')
    return kinds


def _package(given: argparse.Namespace, name: str = "") -> Package:
    """The title that was named, in the edition that was named. Raises BadTable, BadContent, BadMap."""
    from game.packages import editions, registry

    found = registry.find(name or given.title)
    return found.in_edition(editions.find(found.id, given.edition) if given.edition else None)


# ---------------------------------------------------------------------- window


def _need_display() -> None:
    """Raise Mistake where no window can be opened."""
    driver = os.environ.get("SDL_VIDEODRIVER", "")
    shown = driver or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    if sys.platform not in ("win32", "darwin") and not shown:
        raise Mistake("there is no display to open a window on; start it from a desktop")


def _window(**start: Any) -> int:
    from game.ui.window import run

    return run.main(run.Start(**start))


def menu(given: argparse.Namespace) -> int:
    _need_display()
    return _window()


def play(given: argparse.Namespace) -> int:
    if given.start is not None:
        return _play_from(given)
    if given.title is None:
        raise Mistake("play takes a TITLE, or --from FILE")
    title = _package(given).title
    kinds = _seats(given.seats or "human,human")
    title.refuse_seats(len(kinds))
    options = _options(given.option)
    title.full_options(options, len(kinds))
    seed = random.randint(0, MAX_SEED) if given.seed is None else given.seed
    if _in_terminal(given):
        from game.text import start

        return _sit(start.play(title, kinds, options, seed, practice=given.practice), given)
    _need_display()
    return _window(
        title=given.title, kinds=kinds, options=options, seed=seed, practice=given.practice,
        edition=title.edition,
    )  # fmt: skip


def _play_from(given: argparse.Namespace) -> int:
    """Go on from a position. What the file says cannot be said otherwise."""
    from game import bots

    if given.option or given.seed is not None:
        raise Mistake("--from: the file says options and chance; leave --option and --seed out")
    found = _read_position(given)
    if given.title not in (None, found.title.id):
        raise Mistake(f"{given.start.name} is a position of {found.title.id}; leave {given.title} out")
    kinds = _seats(given.seats or ",".join([bots.HUMAN] * found.state.seats))
    if len(kinds) != found.state.seats:
        raise Mistake(f"--seats: {given.start.name} has {found.state.seats} seats")
    if _in_terminal(given):
        from game.text import start

        return _sit(start.begin(found, kinds, practice=given.practice), given)
    _need_display()
    return _window(position=found, kinds=kinds, practice=given.practice)


def _read_position(given: argparse.Namespace) -> Position:
    """The position of a file. Raises BadPosition; Mistake with a report where it may be a bug that no game
    can go on from there."""
    from game import paths
    from game.diagnostics import report
    from game.engine.positions import position

    try:
        return position.read(given.start, lambda name: _package(given, name).title)
    except position.BadPosition as error:
        if error.stumble is None:
            raise
        where = paths.shown(report.write(error, f"position {given.start.name}"))
        raise Mistake(f"{error} If the file is right, Hotseat has a bug; the report is {where}") from error


def _in_terminal(given: argparse.Namespace) -> bool:
    return bool(given.text or given.plain)


def _sit(session: Session, given: argparse.Namespace) -> int:
    from game.text import start

    start.sit(session, plain=given.plain)
    return 0


def open_record(file: Path) -> int:
    """Go on with a game whose file was opened on the desktop. What is wrong with it is said in the window."""
    _need_display()
    return _window(record=file)


def load(given: argparse.Namespace) -> int:
    from game.engine.session import record_writer
    from game.records import record_loader

    record_loader.read(given.file)
    if not _in_terminal(given):
        _need_display()
    path = record_loader.copy(given.file) if given.copy else given.file
    if _in_terminal(given):
        return _sit(record_loader.resume(path), given)
    if not given.copy:
        record_writer.refuse_in_use(path)
    return _window(record=path)


def replay(given: argparse.Namespace) -> int:
    from game.records import record_loader

    replay = record_loader.replay(given.file)
    side = None if given.seat is None else given.seat - 1
    if side is not None and side >= len(replay.seats):
        raise Mistake(f"--seat {given.seat}: this game has {len(replay.seats)} seats")
    if side is not None and side not in replay.sides:
        raise Mistake(f"--seat {given.seat}: the game goes on, and others sit there; leave --seat out")
    _need_display()
    return _window(record=given.file, replay=True, side=side)


def position(given: argparse.Namespace) -> int:
    from game.engine.positions import position
    from game.records import record_loader

    seat = None if given.seat is None else given.seat - 1
    loaded = record_loader.read(given.file)
    header, moves = loaded.header, len(loaded.moves) if given.at is None else given.at
    position.write(record_loader.position(given.file, given.at, seat), given.out, header.edition)
    edition = f", edition {header.edition.name}" if header.edition else ""
    with printing():
        sys.stdout.write(f"{given.out}: {header.title}{edition}, after {moves} moves\n")
    return 0


def shot(given: argparse.Namespace) -> int:
    title = _package(given).title
    if given.out.suffix.lower() not in (".png", ".jpg"):
        raise Mistake(f'--out {given.out} ends in "{given.out.suffix}"; pictures are .png or .jpg')
    if not given.out.resolve().parent.is_dir():
        raise Mistake(f"--out {given.out}: the folder does not exist")
    options, seats = _options(given.option), given.seats or _about_three(title)
    title.refuse_seats(seats)
    title.full_options(options, seats)
    from game.ui.window import run

    try:
        run.shot(run.ShotSpec(title, given.size, seats, options, given.moves, given.seed), given.out)
    except OSError as error:
        raise Mistake(f"--out {given.out} cannot be written ({error.strerror or error})") from error
    return 0


def _about_three(title: Title) -> int:
    return min(title.seats, key=lambda seats: abs(seats - 3))


# ---------------------------------------------------------------------- terminal


def _bots(title: Title, text: str, options: dict[str, str]) -> tuple[str, ...]:
    """The bots of a list of seats at a table that there is. Raises Mistake, BadTable."""
    from game import bots

    names = _seats(text)
    if bots.HUMAN in names:
        raise Mistake(f"only bots can play here: {', '.join(bots.names())}")
    title.refuse_seats(len(names))
    title.full_options(options, len(names))
    return names


def simulate(given: argparse.Namespace) -> int:
    from game.bots.series import series
    from game.bots.series.row_file import RowFile
    from game.bots.series.summary import summarise
    from game.cli import chart, simulation, tables
    from game.cli.simulation import Kept

    package, options = _package(given), _options(given.option)
    names = _bots(package.title, given.seats, options)
    if given.chart is not None:
        chart.refuse(given.chart)
    with contextlib.ExitStack() as ends:
        rows = None if given.rows is None else ends.enter_context(contextlib.closing(RowFile(given.rows)))
        asked = series.of(package, names, options, _first_seed(given.seed, rows))
        found = simulation.play(asked, given.games, _pool(given), Kept(rows, given.records))
    games, stopped = found.games, found.stopped
    for words in found.complaints():
        complain(f"hotseat: {words}")
    if stopped:
        _say_stopped(given, len(games))
        if given.cluster:
            atexit.register(
                os._exit, EXIT_STOPPED
            )  # all is closed; Ray would be busy with itself for a while
    if games:
        summary = summarise(asked, games)
        with printing():
            tables.show_json(summary) if given.json else tables.show_summary(summary)
        if given.chart is not None and not stopped:
            chart.draw(summary, games, given.chart)
    return EXIT_STOPPED if stopped else 0


def _first_seed(given: int | None, rows: RowFile | None) -> int:
    """The seed that was given, that of the series which goes on, or a new one. Raises BadRows."""
    begun = rows.first_seed if rows and given is None else given
    return random.randint(0, MAX_SEED) if begun is None else begun


def _say_stopped(given: argparse.Namespace, finished: int) -> None:
    kept = " the same command goes on from there" if given.rows else " nothing is kept; --rows keeps them"
    complain(f"hotseat: stopped after {finished} of {given.games} games;{kept}")


def ladder(given: argparse.Namespace) -> int:
    from game.bots.series import ladder, series
    from game.cli import simulation, tables

    package, options = _package(given), _options(given.option)
    title = package.title
    wanted = [_bots(title, text, options) for text in given.seats]
    wanted = wanted or [names for names in ladder.RUNGS if len(names) in title.seats]
    for names in wanted:
        if len(names) < 2 or len({*names[1:]}) > 1:
            raise Mistake("a rung is a bot and one kind of others, such as greedy,random,random")
    rungs: list[Rung] = []
    stopped = False
    for names in wanted:
        asked, name = series.of(package, names, options, given.seed), f"{title.id} {','.join(names)}"
        found = simulation.play(asked, given.games, _pool(given), name=name)
        games, stopped = found.games, found.stopped
        for words in found.complaints():
            complain(f"hotseat: {words}")
        rungs += [ladder.summed(names, games)] if games else []
        if stopped:
            complain(f"hotseat: stopped after {len(games)} of {given.games} games of {name}")
            break
    with printing():
        if given.markdown:
            tables.show_rows(title.id, rungs)
        else:
            tables.show_json(rungs) if given.json else tables.show_ladder(title.id, given.seed, rungs)
    return EXIT_STOPPED if stopped else 0


def _pool(given: argparse.Namespace) -> Pool:
    """Who plays: as many as were asked for; else this process, or the whole cluster."""
    from game.bots.series.pool import Pool

    return Pool(given.jobs if given.jobs else 0 if given.cluster else 1, given.cluster)


def hall(given: argparse.Namespace) -> int:
    from game import paths
    from game.cli import tables
    from game.packages import registry
    from game.records import hall

    wanted = registry.names() if given.title is None else (registry.find(given.title).title.id,)
    found = hall.sync(paths.records_dir(), given.rebuild)
    if found.problem:
        complain(f"hotseat: {found.problem}")
    chapters = [c for c in found.chapters if c.title in wanted]
    with printing():
        tables.show_json(chapters) if given.json else tables.show_hall(chapters)
    return 0


def edition(given: argparse.Namespace) -> int:
    from game.packages import editions, registry
    from game.presentation import edition_form

    package = registry.find(given.title)
    if given.new is None:
        return _show_editions(package)
    try:
        place = edition_form.write(package, given.new)
    except OSError as error:
        raise Mistake(f"{editions.folder(package.id)}: cannot be written ({error.strerror})") from error
    with printing():
        sys.stdout.write(f"{place}\n")
    return 0


def _show_editions(package: Package) -> int:
    """A line for each edition of a title; those that cannot be played say why. Returns the exit status."""
    from game.engine.content.content_files import BadContent
    from game.packages import editions

    status, names = 0, editions.names(package.id)
    lines = [] if names else [f"no editions yet; make one with: hotseat edition {package.id} --new NAME"]
    for name in names:
        try:
            found = editions.find(package.id, name)
        except BadContent as error:
            complain(f"hotseat: {error}")
            status = EXIT_USER_ERROR
            continue
        by = f" by {found.author}" if found.author else ""
        count = found.count()
        differ = "1 field differs" if count == 1 else f"{count} fields differ"
        lines.append(f"{name}: {found.name}{by}, {differ}, all well")
    with printing():
        sys.stdout.write("".join(f"{line}\n" for line in lines))
    return status


def check(given: argparse.Namespace) -> int:
    from game.devtools import check
    from game.packages import registry

    for name in {*given.titles} - {*registry.installed()}:
        registry.find(name)  # says which ones there are
    found = check.run(given.titles)
    for problem in found.problems:
        complain(problem)
    with printing():
        sys.stdout.write(found.summary + "\n")
    return EXIT_FAULT if found.problems else 0


def selftest(given: argparse.Namespace) -> int:
    import signal

    from game.devtools import selftest
    from game.packages import registry

    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))  # also then no file stays
    for name in {*given.titles} - {*registry.installed()}:
        registry.find(name)  # says which ones there are
    status = 0
    for found in selftest.run(given.titles or registry.installed()):
        if found.well:
            with printing():
                sys.stdout.write(found.words + "\n")
        else:
            complain(f"hotseat: {found.words}")
            status = EXIT_FAULT
    return status


def bench(given: argparse.Namespace) -> int:
    from game.cli import tables
    from game.devtools import bench

    if given.peer:
        return _bench_peer(given)
    found = bench.run(bench.TRIES if given.check else 1)
    with printing():
        tables.show_json(found) if given.json else tables.show_bench(found)
    return _within_limits(found.broken) if given.check else 0


def _bench_peer(given: argparse.Namespace) -> int:
    from game.cli import tables
    from game.devtools import peer

    if not peer.installed():
        raise Mistake("--peer needs catanatron; install it with: pip install 'hotseat[peer]'")
    found = peer.run()
    with printing():
        tables.show_json(found) if given.json else tables.show_peer(found)
    return _within_limits(found.broken) if given.check else 0


def _within_limits(broken: list[str]) -> int:
    """The exit status; a line for each figure that is not."""
    for what in broken:
        complain(f"hotseat: {what} is not within its limit")
    return EXIT_FAULT if broken else 0
