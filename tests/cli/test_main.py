"""The command line itself: version, help, menu, and mistakes of every kind."""

from __future__ import annotations

import errno
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from game import __version__, paths
from game.cli import main
from game.cli import window as window_cli
from tests.cli.command_line import NO_DISPLAY, ROOT, TITLE, program, run

MODULE = "import runpy; runpy.run_module('game', run_name='__main__')"


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
        ("simulate", "ladder", "hall", "edition", "check", "language", "selftest", "bench"),
    )
    for command in (*playing, *looking, "--version"):
        assert command in done.stdout


def test_without_a_display_one_line_and_exit_2() -> None:
    done = program(env={"PATH": "/usr/bin", "HOME": "/nonexistent"})
    assert (done.returncode, done.stdout, done.stderr) == (2, "", NO_DISPLAY)


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


def test_the_menu_opens(window: list[dict[str, Any]]) -> None:
    assert run() == 0
    assert window == [{}]


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
    assert said == f"hotseat: cannot write to standard output ({why})"
    assert [line for line in progress if not line.startswith("raiders: ")] == []
    assert done.returncode == 2


def test_a_closed_error_stream_is_no_error() -> None:
    call = ["sh", "-c", 'exec "$0" -m game play chess 2>&-', sys.executable]
    assert subprocess.run(call, check=False).returncode == 2


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["play", "chess"], 'There is no title "chess"; choose from toy.'),
        (["simulate", "chess"], 'There is no title "chess"; choose from toy.'),
        (["shot", "chess", "--out", "a.png"], 'There is no title "chess"; choose from toy.'),
        (["play", TITLE, "--seats", "human"], "toy is for 2 to 4 players, not 1."),
        (["simulate", TITLE, "--seats", "random," * 4 + "random"], "toy is for 2 to 4 players, not 5."),
        (["play", TITLE, "--seats", "human,hal"], 'no player "hal"; choose from human, random, easy'),
        (["play", TITLE, "--seats", "human,"], 'no player ""; choose from human, random, easy'),
        (["simulate", TITLE, "--seats", "human,random"], "only bots can play here: random, easy"),
        (["play", TITLE, "--option", "speed=on"], 'toy has no option "speed"; it has length, open.'),
        (["play", TITLE, "--option", "length=big"], 'toy: the option length must be short, long, not "big".'),
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
        (["shot", TITLE, "--out", "a.doc"], 'ends in ".doc"; use .png, .jpg, .pdf'),
        (["shot", TITLE, "--out", "/no/such/folder/a.png"], "the folder does not exist"),
        (["shot", TITLE], "--out"),
        (["fly"], 'invalid choice: \'fly\''),
        (["play"], "TITLE"),
        (["load"], "FILE"),
        (["replay"], "FILE"),
        (["replay", "a.jsonl", "--seat", "0"], "--seat: at least 1 is needed"),
        (["replay", "/no/such/a.jsonl"], "a.jsonl: cannot be read (No such file or directory)"),
        (["simulate", TITLE, "--records", "/dev/null"], "--records /dev/null cannot be written"),
        (["hall", "--title", "chess"], 'There is no title "chess"; choose from toy.'),
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
    words = (
        "hotseat: /home/ada/records: Permission denied; check the permissions and free space of its folder\n"
    )
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


def test_an_error_is_in_the_language_of_the_person(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANGUAGE", "de")
    assert main.main(["language", "xx-1"]) == 2
    assert capsys.readouterr().err.startswith("hotseat: „xx-1“ ist kein Sprachkürzel; ")
