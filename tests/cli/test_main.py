"""The command line."""

from __future__ import annotations

import errno
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from game import __version__, paths
from game.bots.series import series
from game.cli import main as cli
from game.cli import tables as terminal
from game.cli import window as window_cli
from game.engine.positions import position
from game.engine.rng import MAX_SEED
from game.engine.session import record, record_writer
from game.packages import registry
from game.presentation import hall_tables
from game.records import hall
from tests import games, toy
from tests.programs import PATIENCE
from tests.records.test_hall import finished
from tests.toy import End

NO_DISPLAY = "hotseat: there is no display to open a window on; start it from a desktop\n"
TITLE = toy.TOY.id
ROOT = Path(__file__).parents[2]
MODULE = "import runpy; runpy.run_module('game', run_name='__main__')"


@pytest.fixture(autouse=True)
def only_the_toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "names", lambda: (TITLE,))
    monkeypatch.setattr(registry, "find", toy.find)


@pytest.fixture
def no_display(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def window(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """Stands in for the window; gathers what it is asked to show."""
    asked: list[dict[str, Any]] = []

    def show(**start: Any) -> int:
        asked.append(start)
        return 0

    monkeypatch.setattr(window_cli, "show", show)
    return asked


def run(*arguments: str) -> int:
    return cli.main(list(arguments))


def program(*arguments: str, **more: Any) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "game", *arguments],
        capture_output=True, text=True, check=False, timeout=PATIENCE, **more,
    )  # fmt: skip


# ---------------------------------------------------------------------- the program itself


def test_version() -> None:
    done = program("--version")
    assert (done.returncode, done.stdout, done.stderr) == (0, f"hotseat {__version__}\n", "")


LIGHT = {"cli", "cli.main", "errors", "text", "text.output"}
HEAVY = (
    "argparse",
    "asyncio",
    "email",
    "importlib.metadata",
    "multiprocessing",
    "pathlib",
    "sqlite3",
    "typing",
)
"""Of Python itself what takes longer to load than the answer may take."""


@pytest.mark.parametrize("start", ["from game.cli.main import main; main(['--version'])", MODULE])
def test_version_loads_next_to_nothing(start: str) -> None:
    code = (
        f"import sys; before = {{*sys.modules}}; sys.argv = ['hotseat', '--version']\ntry: {start}\n"
        "except SystemExit: pass\nprint(*{*sys.modules} - before)"
    )
    # without site: what other packages load whenever Python starts is not ours
    command = [sys.executable, "-S", "-c", code]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    version, loaded = done.stdout.splitlines()
    own = {name for name in loaded.split() if name.partition(".")[0] not in sys.stdlib_module_names}
    assert version == f"hotseat {__version__}"
    assert own <= {"game", "__main__", *(f"game.{name}" for name in LIGHT)}
    assert not {*loaded.split()} & {*HEAVY}


def test_help_names_every_command() -> None:
    done = program("--help")
    assert done.returncode == 0
    playing, looking = (
        ("play", "load", "replay", "position", "shot"),
        ("simulate", "ladder", "hall", "edition", "check", "selftest", "bench"),
    )
    for command in (*playing, *looking, "--version"):
        assert command in done.stdout


def test_without_a_display_one_line_and_exit_2() -> None:
    done = program(env={"PATH": "/usr/bin", "HOME": "/nonexistent"})
    assert (done.returncode, done.stdout, done.stderr) == (2, "", NO_DISPLAY)


# ---------------------------------------------------------------------- window commands


def test_a_record_alone_is_opened_as_a_desktop_does_it(
    window: list[dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISPLAY", ":1")
    assert run("games/one.jsonl") == 0
    assert window == [{"record": Path("games/one.jsonl")}]


@pytest.mark.usefixtures("no_display")
@pytest.mark.parametrize("arguments", [[], ["play", TITLE]])
def test_no_display_is_said(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(*arguments) == 2
    assert capsys.readouterr().err == NO_DISPLAY


@pytest.mark.usefixtures("no_display")
def test_a_record_is_not_touched_without_a_display(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = recorded(tmp_path)
    before = path.read_bytes()
    assert run("load", str(path)) == 2
    assert capsys.readouterr().err == NO_DISPLAY
    assert path.read_bytes() == before


def recorded(tmp_path: Path) -> Path:
    path = tmp_path / "game.jsonl"
    session = games.session(toy.TOY, 2, 1, path)
    session.submit(0, End())
    session.close()
    return path


def test_a_record_is_looked_at_also_while_it_is_open(tmp_path: Path, window: list[dict[str, Any]]) -> None:
    path = recorded(tmp_path)
    taken = record_writer.take(path)
    assert run("replay", str(path)) == 0
    taken.writer.close()
    assert window == [{"record": path, "replay": True, "side": None}]


def test_eyes_that_would_see_a_secret_are_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], window: list[dict[str, Any]]
) -> None:
    path = recorded(tmp_path)
    assert run("replay", str(path), "--seat", "1") == 2
    assert run("replay", str(path), "--seat", "3") == 2
    assert capsys.readouterr().err == (
        "hotseat: --seat 1: the game goes on, and others sit there; leave --seat out\n"
        "hotseat: --seat 3: this game has 2 seats\n"
    )
    assert window == []


def test_simulated_games_are_looked_at_from_every_seat(tmp_path: Path, window: list[dict[str, Any]]) -> None:
    folder = tmp_path / "new" / "games"
    assert run("simulate", TITLE, "--games", "2", "--seed", "5", "--records", str(folder)) == 0
    assert sorted(path.name for path in folder.iterdir()) == ["toy-5.jsonl", "toy-6.jsonl"]
    for path in folder.iterdir():
        assert run("replay", str(path), "--seat", "2") == 0
    assert [(start["replay"], start["side"]) for start in window] == [(True, 1), (True, 1)]


def test_the_menu_opens(window: list[dict[str, Any]]) -> None:
    assert run() == 0
    assert window == [{}]


def test_play_opens_a_table(window: list[dict[str, Any]]) -> None:
    seats = "human,greedy,random"
    assert run("play", TITLE, "--seats", seats, "--seed", "7", "--option", "length=long") == 0
    kinds = ("human", "greedy", "random")
    options = {"length": "long"}
    assert window == [
        {"title": TITLE, "kinds": kinds, "options": options, "seed": 7, "practice": False, "edition": None}
    ]


def test_play_opens_a_practice_table(window: list[dict[str, Any]]) -> None:
    assert run("play", TITLE, "--practice") == 0
    assert window[0]["practice"] is True


def test_play_draws_a_seed(window: list[dict[str, Any]]) -> None:
    run("play", TITLE)
    run("play", TITLE)
    seeds = {start["seed"] for start in window}
    assert len(seeds) == 2
    assert all(0 <= seed <= MAX_SEED for seed in seeds)
    assert window[0]["kinds"] == ("human", "human")


def test_load_opens_a_record(window: list[dict[str, Any]], tmp_path: Path) -> None:
    path = recorded(tmp_path)
    assert run("load", str(path)) == 0
    assert window == [{"record": path}]


def test_load_of_a_record_that_is_open_is_refused_and_a_copy_opens(
    window: list[dict[str, Any]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = recorded(tmp_path)
    owner = record_writer.take(path).writer
    assert run("load", str(path)) == 2
    assert "game.jsonl: open in another program (process " in capsys.readouterr().err
    assert run("load", "--copy", str(path)) == 0
    owner.close()
    assert window == [{"record": tmp_path / "game-copy.jsonl"}]
    assert (tmp_path / "game-copy.jsonl").read_bytes() == path.read_bytes()


# ---------------------------------------------------------------------- position


def test_position_writes_a_position_of_a_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, begun, now = recorded(tmp_path), tmp_path / "begun.json", tmp_path / "now.json"
    assert run("position", str(path), "--at", "0", "--out", str(begun)) == 0
    assert run("position", str(path), "--out", str(now)) == 0
    assert (
        position.read(begun, lambda _: toy.TOY).state.turn + 1
        == position.read(now, lambda _: toy.TOY).state.turn
    )
    assert run("position", str(path), "--at", "2", "--out", str(tmp_path / "later.json")) == 2
    assert run("position", str(path), "--out", str(now)) == 2
    assert run("position", str(path), "--seat", "3", "--out", str(tmp_path / "mine.json")) == 2
    assert run("position", str(path), "--seat", "2", "--out", str(tmp_path / "mine.json")) == 0
    out, said = capsys.readouterr()
    assert out.startswith(f"{begun}: toy, after 0 moves\n")
    assert "game.jsonl: has fewer moves than 2." in said
    assert "game.jsonl: has no seat 3." in said
    assert "now.json: cannot be written (File exists)" in said


# ---------------------------------------------------------------------- simulate


def test_simulate_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("simulate", TITLE, "--games", "5", "--seats", "greedy,random", "--seed", "3") == 0
    out, err = capsys.readouterr()
    assert "toy: 5 games from seed 3" in out
    for word in ("greedy", "random", "wins", "pebbles", "decisions a game"):
        assert word in out
    assert err.splitlines() == ["toy: 0 of 5 games", "toy: 5 of 5 games"]


def test_simulate_prints_json_that_repeats_itself(capsys: pytest.CaptureFixture[str]) -> None:
    call = ["simulate", TITLE, "--games", "4", "--seats", "random,random,random", "--seed", "3", "--json"]
    assert run(*call) == 0
    first = json.loads(capsys.readouterr().out)
    assert run(*call) == 0
    assert json.loads(capsys.readouterr().out) == first
    assert (first["title"], first["games"], first["seed"]) == (TITLE, 4, 3)
    assert [s["bot"] for s in first["standings"]] == ["random"] * 3
    assert sum(s["wins"] for s in first["standings"]) == pytest.approx(4)


# ---------------------------------------------------------------------- ladder


def test_the_ladder_tells_shares_with_their_intervals(capsys: pytest.CaptureFixture[str]) -> None:
    call = ["ladder", TITLE, "--games", "6"]
    assert run(*call) == 0
    out, err = capsys.readouterr()
    for words in ("seeds from 1", "greedy", "1 random", "x 1.", "95%"):
        assert words in out
    assert err.splitlines()[:2] == ["toy greedy,random: 0 of 6 games", "toy greedy,random: 6 of 6 games"]
    assert run(*call, "--seats", "random,greedy,greedy", "--json") == 0
    (rung,) = json.loads(capsys.readouterr().out)
    assert (rung["bot"], rung["against"], rung["seats"], rung["games"]) == ("random", "greedy", 3, 6)
    assert rung["interval"][0] <= rung["share"] <= rung["interval"][1]


def test_a_rung_is_a_row_of_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    """Title, bot, others, games, share and interval, times its share, points, turns a seat; and nothing where
    somebody won every game."""
    assert run("ladder", TITLE, "--games", "3", "--seats", "greedy,random,random", "--markdown") == 0
    (row,) = capsys.readouterr().out.splitlines()
    pattern = (
        r"\| toy \| greedy \| 2 random \| 3 \| \d+% \(\d+ to \d+%\) \| \d\.\d\d \| \d+:\d+ \| \d+\.\d \|  \|"
    )
    assert re.fullmatch(pattern, row)


def test_ctrl_c_shows_what_was_played_of_a_rung(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    play = series.play_games

    def until_ctrl_c(*given: Any, **also: Any) -> Iterator[series.Finished]:
        yield from islice(play(*given, **also), 4)
        raise KeyboardInterrupt

    monkeypatch.setattr(series, "play_games", until_ctrl_c)
    seats = ("--seats", "greedy,random", "--seats", "random,random")
    assert run("ladder", TITLE, "--games", "9", *seats, "--json") == 130
    out, err = capsys.readouterr()
    assert [(rung["bot"], rung["games"]) for rung in json.loads(out)] == [("greedy", 4)]
    assert err.splitlines()[-1] == "hotseat: stopped after 4 of 9 games of toy greedy,random"


@pytest.mark.parametrize("seats", ["greedy", "human,greedy", "greedy,random,greedy"])
def test_a_rung_is_one_bot_against_one_kind(seats: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("ladder", TITLE, "--seats", seats) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


# ---------------------------------------------------------------------- hall


def test_an_empty_hall_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("hall") == 0
    assert "No game has been finished yet." in capsys.readouterr().out


def test_the_hall_lists_who_played(capsys: pytest.CaptureFixture[str]) -> None:
    finished(paths.records_dir() / "one.jsonl", ("Ada", "Bruno"))
    assert run("hall", "--title", TITLE) == 0
    out, err = capsys.readouterr()
    for words in ("1 finished game", "Best scores", "Ada", "Players", "Bruno", "toy-sides", "toy-side-west"):
        assert words in out
    assert err == ""


def test_words_of_people_are_printed_as_they_stand(capsys: pytest.CaptureFixture[str]) -> None:
    names = ("[b]Ada[/b]", ":star: [red]")
    finished(paths.records_dir() / "one.jsonl", names)
    assert run("hall") == 0
    out, _ = capsys.readouterr()
    assert all(name in out for name in names)


def test_nothing_that_is_printed_steers_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    table = hall_tables.Table("Best", (hall_tables.Column("who", 9),), [("Bru\x1b[7m\nno",)])
    terminal._console().print(terminal._listed(str, table))
    out = capsys.readouterr().out
    assert "\x1b" not in out
    assert "Bru [7m no" in out


def test_the_hall_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    finished(paths.records_dir() / "one.jsonl", ("Ada", "Bruno"))
    assert run("hall", "--json") == 0
    chapter = json.loads(capsys.readouterr().out)[0]
    assert (chapter["title"], chapter["games"]) == (TITLE, 1)
    assert sum(one["won"] for one in chapter["best"]) == 1
    assert {one["name"] for one in chapter["people"]} == {"Ada", "Bruno"}


def test_the_hall_is_made_anew_when_asked(capsys: pytest.CaptureFixture[str]) -> None:
    finished(paths.records_dir() / "one.jsonl", ("Ada", "Bruno")).unlink(run("hall"))
    assert run("hall", "--rebuild", "--json") == 0
    assert capsys.readouterr().out.endswith("[]\n")


def test_a_damaged_hall_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    finished(paths.records_dir() / "one.jsonl", ("Ada", "Bruno"))
    file = paths.records_dir().with_name(hall.NAME)
    file.write_text("no database")
    assert run("hall") == 0
    out, err = capsys.readouterr()
    assert "Bruno" in out
    assert err.startswith(f"hotseat: {file}: damaged")
    assert err.count("\n") == 1


# ---------------------------------------------------------------------- where nothing can be written

PRINTING = [["--version"], ["--help"], ["check"], ["hall"], ["simulate", "raiders", "--games", "1", "--json"]]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
@pytest.mark.parametrize("arguments", PRINTING)
@pytest.mark.parametrize("target", [">/dev/full", ">&-"])
def test_an_output_that_cannot_be_written_is_one_sentence(arguments: list[str], target: str) -> None:
    line = f'exec "$0" -m game "$@" {target}'
    call = ["sh", "-c", line, sys.executable, *arguments]
    done = subprocess.run(call, stderr=subprocess.PIPE, text=True, check=False)
    why = "No space left on device" if "full" in target else "Bad file descriptor"
    *progress, said = done.stderr.splitlines()
    assert said == f"hotseat: standard output cannot be written ({why})"
    assert [line for line in progress if not line.startswith("raiders: ")] == []
    assert done.returncode == 2


def test_a_closed_error_stream_is_no_error() -> None:
    call = ["sh", "-c", 'exec "$0" -m game play chess 2>&-', sys.executable]
    assert subprocess.run(call, check=False).returncode == 2


def test_a_picture_on_a_full_disk_is_one_sentence_and_the_old_one_stays(tmp_path: Path) -> None:
    out = tmp_path / "table.png"
    out.write_bytes(b"an older picture")
    line = 'ulimit -f 4; exec "$0" -m game shot raiders --size 640x360 --out "$1"'
    call = ["sh", "-c", line, sys.executable, str(out)]
    done = subprocess.run(call, capture_output=True, text=True, check=False)
    assert done.stderr == f"hotseat: --out {out} cannot be written (File too large)\n"
    assert done.returncode == 2
    assert [path.name for path in tmp_path.iterdir()] == ["table.png"]
    assert out.read_bytes() == b"an older picture"


def test_a_file_name_cannot_break_the_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "two\nlines\x1b[31m.jsonl"
    path.write_text("no record")
    assert run("load", str(path)) == 2
    err = capsys.readouterr().err
    assert err.startswith("hotseat: two lines [31m.jsonl: ")
    assert err.count("\n") == 1


# ---------------------------------------------------------------------- mistakes


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["play", "chess"], 'There is no title "chess"; there is toy.'),
        (["simulate", "chess"], 'There is no title "chess"; there is toy.'),
        (["shot", "chess", "--out", "a.png"], 'There is no title "chess"; there is toy.'),
        (["play", TITLE, "--seats", "human"], "toy is played by 2, 3, 4 seats, not 1."),
        (["simulate", TITLE, "--seats", "random," * 4 + "random"], "toy is played by 2, 3, 4 seats, not 5."),
        (["play", TITLE, "--seats", "human,hal"], 'no player "hal"; --seats takes human, random, greedy'),
        (["play", TITLE, "--seats", "human,"], 'no player ""; --seats takes human, random, greedy'),
        (["simulate", TITLE, "--seats", "human,random"], "only bots can play here: random, greedy"),
        (["play", TITLE, "--option", "speed=on"], 'toy has no option "speed"; it has length, open.'),
        (["play", TITLE, "--option", "length=big"], 'toy: option length is short, long, not "big".'),
        (["play", TITLE, "--option", "length"], '--option takes name=value, not "length"'),
        (["simulate", TITLE, "--option", "speed=on"], 'toy has no option "speed"; it has length, open.'),
        (["play", TITLE, "--seed", "x"], '--seed: "x" is not a whole number from 0 up'),
        (["play", TITLE, "--seed", "-1"], "--seed"),
        (["play", TITLE, "--seed", "99999999999"], "--seed: a seed is at most 4294967295"),
        (["play", TITLE, "--seed", "9" * 5000], "is not a whole number from 0 up"),
        (["simulate", TITLE, "--games", "0"], "--games: at least 1 is needed"),
        (["simulate", TITLE, "--games", "many"], '--games: "many" is not a whole number from 0 up'),
        (["shot", TITLE, "--out", "a.png", "--size", "9x9"], '"9x9" is not a size from 640x360 to 7680x4320'),
        (["shot", TITLE, "--out", "a.png", "--size", "big"], '"big" is not a size'),
        (["shot", TITLE, "--out", "a.png", "--seats", "9"], "not 9"),
        (["shot", TITLE, "--out", "a.png", "--option", "moon=on"], 'has no option "moon"'),
        (["shot", TITLE, "--out", "a.doc"], 'ends in ".doc"; pictures are .png or .jpg'),
        (["shot", TITLE, "--out", "/no/such/folder/a.png"], "the folder does not exist"),
        (["shot", TITLE], "--out"),
        (["fly"], 'invalid choice: \'fly\''),
        (["play"], "TITLE"),
        (["load"], "FILE"),
        (["replay"], "FILE"),
        (["replay", "a.jsonl", "--seat", "0"], "--seat: at least 1 is needed"),
        (["replay", "/no/such/a.jsonl"], "a.jsonl: cannot be read (No such file or directory)"),
        (["simulate", TITLE, "--records", "/dev/null"], "--records /dev/null cannot be written"),
        (["hall", "--title", "chess"], 'There is no title "chess"; there is toy.'),
        (["hall", "--title"], "--title"),
        (["--fast"], "unrecognized arguments: --fast"),
    ],
)  # fmt: skip
def test_a_mistake_is_one_sentence_and_exit_2(
    arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(*arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("hotseat: ")
    assert err.count("\n") == 1
    assert words in err


def test_a_record_of_an_unknown_title_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = recorded(tmp_path)
    path.write_text(path.read_text().replace('"title":"toy"', '"title":"chess"', 1))
    assert record.read(path).header.title == "chess"
    for command in ("load", "replay"):
        assert run(command, str(path)) == 2
        err = capsys.readouterr().err
        assert 'game.jsonl: this program does not have its title, "chess"' in err
        assert err.count("\n") == 1


@pytest.mark.parametrize("content", [None, b"", b"hello\n", b"\x00\xff"])
def test_a_file_that_is_no_record_is_refused(
    tmp_path: Path, content: bytes | None, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.jsonl"
    if content is not None:
        path.write_bytes(content)
    for command in ("load", "replay"):
        assert run(command, str(path)) == 2
        err = capsys.readouterr().err
        assert err.startswith("hotseat: game.jsonl: ")
        assert err.count("\n") == 1


def test_ctrl_c_is_no_error(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def stopped(**_: Any) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(window_cli, "show", stopped)
    assert run() == 130
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize("verbose", [True, False])
def test_a_bug_is_told_as_one_and_leaves_a_report(
    verbose: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(**_: Any) -> int:
        raise ZeroDivisionError("by nought")

    monkeypatch.setattr(window_cli, "show", broken)
    assert run(*["--verbose"] * verbose) == 1
    *above, last = capsys.readouterr().err.splitlines()
    assert last.startswith("hotseat: stopped by a bug (ZeroDivisionError: by nought); the report is ~")
    assert ("ZeroDivisionError: by nought" in above) == verbose
    (report,) = paths.state_dir().glob("crash-*.txt")
    for file in (report, paths.log_file()):
        assert "ZeroDivisionError: by nought" in file.read_text()


def test_what_a_folder_in_the_way_stops_is_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def blocked(**_: Any) -> int:
        raise PermissionError(errno.EACCES, "Permission denied", "/home/ada/records")

    monkeypatch.setattr(window_cli, "show", blocked)
    assert run() == 2
    words = "hotseat: /home/ada/records: Permission denied; free or change the file or its folder\n"
    assert capsys.readouterr().err == words


@pytest.mark.parametrize("command", [["hall"], ["edition", TITLE, "--new", "Mine"]])
def test_a_home_that_may_not_be_entered_is_one_sentence(
    command: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv(paths.HOME, str(tmp_path / "file"))
    run(*command)
    (told,) = capsys.readouterr().err.splitlines()
    assert "file/data" in told
