"""Files and devices that are missing or wrong: one clear sentence, and the program goes on where it can.

Wrong arguments are in test_cli, records and failing disks in engine/test_record and engine/test_session,
content files in engine/test_content and with each title.
"""

from __future__ import annotations

import contextlib
import errno
import io
import os
import re
import shutil
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame
import pytest

from game import paths
from game.cli import main
from game.devtools import check, translations
from game.engine.board.places import BadMap
from game.errors import Phrase
from game.maps import tiled
from game.packages import registry
from game.presentation.messages import Messages
from game.records import settings
from game.ui.window import font_coverage, sound, text, theme
from game.ui.window.picture_files import PictureFiles
from tests.problems import in_english

MAP = """<?xml version="1.0" encoding="UTF-8"?>
<map version="1.8" orientation="orthogonal" renderorder="right-down" width="2" height="1"
 tilewidth="32" tileheight="32" infinite="0">
 <objectgroup id="1" name="places">
  <object id="1" name="town" type="town" x="0" y="0" width="64" height="32"/>
  <object id="2" name="hut" type="hut" x="2" y="4" width="8" height="16">
   <properties><property name="of" value="town"/></properties>
  </object>
 </objectgroup>
</map>
"""


def a_map(folder: Path, change: Callable[[str], str]) -> Path:
    path = folder / "toy.tmx"
    path.write_text(change(MAP))
    return path


def test_a_good_map(tmp_path: Path) -> None:
    board = tiled.load_board(a_map(tmp_path, str))
    assert board.size == (64, 32)
    assert [(p.id, p.of) for p in board.of_kind("hut")] == [("hut", "town")]
    assert board.places["hut"].centre == (6, 12)


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('name="places"', 'name="spots"', 'has no layer "places"'),
        ('name="hut"', 'name="town"', 'layer "places" has "town" twice'),
        ('name="hut"', 'name=""', 'layer "places", object 2 has no name'),
        ('type="hut"', "", 'layer "places", object "hut" has no class (type)'),
        (
            'value="town"',
            'value="city"',
            'layer "places", object "hut" belongs to "city", which does not exist',
        ),
        ("</map>", "", "Tiled map cannot be read"),
        ('width="2"', 'width="two"', 'the map has width "two", which is not a whole number'),
        (
            " <objectgroup",
            ' <tileset firstgid="1" source="gone.tsx"/><objectgroup',
            "gone.tsx is missing; put it back into the maps folder",
        ),
    ],
)
def test_a_wrong_map_is_refused(tmp_path: Path, old: str, new: str, words: str) -> None:
    assert old in MAP
    with pytest.raises(BadMap) as refused:
        tiled.load_board(a_map(tmp_path, lambda good: good.replace(old, new, 1)))
    assert str(refused.value).startswith("toy.tmx: ")
    assert words in str(refused.value)


@pytest.mark.parametrize("content", ["<tileset", "<map/>", "no XML at all"])
def test_a_broken_tileset_is_named_itself(tmp_path: Path, content: str) -> None:
    (tmp_path / "lands.tsx").write_text(content)
    line = ' <tileset firstgid="1" source="lands.tsx"/><objectgroup'
    with pytest.raises(BadMap, match=r"^lands\.tsx: Tiled tileset of toy\.tmx cannot be read \("):
        tiled.load_board(a_map(tmp_path, lambda good: good.replace(" <objectgroup", line, 1)))


def test_a_missing_map_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadMap, match=r"^toy\.tmx: toy\.tmx is missing; put it back into the maps folder"):
        tiled.load_board(tmp_path / "toy.tmx")


@pytest.mark.parametrize("title", registry.names())
def test_a_program_without_its_map_says_so(
    title: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    moved = replace(registry.find(title), root=tmp_path)
    monkeypatch.setattr(registry, "find", lambda _: moved)
    assert main.main(["simulate", title]) == 2
    assert capsys.readouterr().err.startswith(f"hotseat: {title}.tmx: {title}.tmx is missing")


@pytest.mark.parametrize("title", registry.names())
def test_a_program_without_its_content_says_so(
    title: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shutil.copytree(paths.maps(), tmp_path / "maps")
    moved = replace(registry.find(title), root=tmp_path)
    monkeypatch.setattr(registry, "find", lambda _: moved)
    assert main.main(["simulate", title]) == 2
    assert "No such file" in capsys.readouterr().err


# ---------------------------------------------------------------------- the window's own things


def test_a_missing_picture_is_named_in_the_language_of_the_settings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("game.paths.config_dir", lambda: tmp_path)
    (tmp_path / "settings.toml").write_text('language = "de"\n')
    assert PictureFiles().original("gone.jpg") is None
    assert capsys.readouterr().err == "hotseat: Das Bild gone.jpg fehlt; installiere Hotseat neu.\n"


def test_a_missing_font_is_said_and_text_is_still_drawn(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "font_source_serif_pro", None)
    font_coverage.font_file.cache_clear()
    text._font.cache_clear()
    pygame.font.init()
    try:
        assert text.Type(theme.Theme()).width("Hotseat", text.TITLE) > 0
        assert "The font package font_source_serif_pro is missing" in capsys.readouterr().err
    finally:
        font_coverage.font_file.cache_clear()
        text._font.cache_clear()


def test_without_a_sound_device_all_is_quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_device(*_: Any) -> None:
        raise pygame.error("no device")

    monkeypatch.setattr(pygame.mixer, "init", no_device)
    quiet = sound.Sound()
    quiet.play("click")
    quiet.play("dice")
    assert not quiet.has_device()


def test_a_missing_sound_file_is_silence(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(registry, "assets", lambda: (tmp_path,))
    quiet = sound.Sound()
    quiet.play("click")
    assert quiet._loaded == {"click": None}
    pygame.mixer.quit()


@pytest.mark.parametrize("content", [b"{", b"\xff\xff", b"volume"])
def test_broken_settings_are_set_aside(tmp_path: Path, content: bytes) -> None:
    store = settings.Store(tmp_path)
    store.path.write_bytes(content)
    assert store.load() == settings.Settings()
    assert store.trouble and store.trouble.code == "settings-broken"
    assert (tmp_path / "settings.broken").read_bytes() == content
    assert store.save(settings.Settings())
    assert settings.Store(tmp_path).load() == settings.Settings()


def test_settings_survive_a_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = settings.Store(tmp_path)
    store.save(settings.Settings(volume=10))

    def full(*_: Any, **__: Any) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as broken:
        broken.setattr(os, "fsync", full)
        assert not store.save(settings.Settings(volume=90))
    assert store.trouble and store.trouble.code == "settings-not-saved"
    assert "No space left on device)" in store.trouble.text(Messages("en").say)
    assert "kein Platz mehr)" in store.trouble.text(Messages("de").say)
    assert store.load().volume == 10


# ---------------------------------------------------------------------- hotseat check


def test_check_finds_nothing_wrong_with_what_we_ship() -> None:
    assert check.run().problems == []


def test_check_names_file_and_line_of_a_bad_message(tmp_path: Path) -> None:
    (tmp_path / "a.ftl").write_text("good = Good\n\n= bad\n")
    (tmp_path / "b.ftl").write_text("good = Again\n")
    ids, problems = translations.read_messages(tmp_path)
    assert ids == {"good"}
    assert in_english(problems) == [
        "a.ftl: line 3 is not a message.",
        'b.ftl: the message "good" exists already; rename it.',
    ]


def test_check_finds_every_message_that_is_asked_for(tmp_path: Path) -> None:
    source = tmp_path / "game" / "x.py"
    rules = tmp_path / "game" / "some" / "y.py"
    rules.parent.mkdir(parents=True)
    source.write_text('words.say("one", n=1)\nsay(f"two-{n}")\nReason("three", "R-1")\nother("seven")\n')
    rules.write_text(
        'Ask("four" if n else "five")\nstate.emit("six", a=1)\nrefuse("eight", "R-2")\nsay(name)\n'
    )
    program = check.used_messages(tmp_path / "game", leave_out=(rules.parent,))
    uses = [*program, *check.used_messages(rules.parent, "some")]
    assert {(use.message, use.open_ended) for use in uses} == {
        ("one", False), ("two-", True), ("why-three", False),
        ("some-ask-four", False), ("some-ask-five", False),
        ("some-log-six", False), ("some-why-eight", False),
    }  # fmt: skip
    known = {"one", "two-a", "some-ask-four", "some-log-six", "some-why-eight"}
    assert sorted(in_english(check.missing_messages(uses, known)), reverse=True) == [
        'some/y.py:1: the message "some-ask-five" does not exist; add it to assets/text.',
        'game/x.py:3: the message "why-three" does not exist; add it to assets/text.',
    ]
    assert in_english(check.missing_messages([use for use in uses if use.open_ended], {"one"})) == [
        'game/x.py:2: no message begins with "two-"; add one to assets/text.'
    ]


def test_check_names_a_text_file_that_is_not_utf_8(tmp_path: Path) -> None:
    (tmp_path / "a.ftl").write_text("good = Good\n")
    (tmp_path / "b.ftl").write_bytes(b"caf\xe9 = Bad\n")
    ids, problems = translations.read_messages(tmp_path)
    assert ids == {"good"}
    assert in_english(problems) == ["b.ftl: the file is not UTF-8 text (byte 4); save it as UTF-8."]


@pytest.fixture
def shipped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of everything that travels with the program, free to be broken."""
    for name in ("assets", "maps"):
        shutil.copytree(getattr(paths, name)(), tmp_path / name)
        monkeypatch.setattr(paths, name, (tmp_path / name).joinpath)
    moved = {package.id: replace(package, root=tmp_path) for package in registry.all_packages()}
    monkeypatch.setattr(registry, "find", moved.__getitem__)
    return tmp_path


def cut(file: Path) -> None:
    """The first half of a file is left."""
    file.write_bytes(file.read_bytes()[: file.stat().st_size // 2])


def test_check_names_a_broken_map_and_a_broken_tileset(shipped: Path) -> None:
    cut(shipped / "maps/raiders.tmx")
    cut(shipped / "maps/tiles/realm.tsx")
    status, out, err = status_of(["check"])
    assert status == 1
    assert [line.split(": ")[0] for line in err] == ["raiders.tmx", "realm.tsx"]
    assert "realm.tsx: Tiled tileset of runebound.tmx cannot be read (" in err[1]
    assert "2 problems" in out[-1]


@pytest.mark.parametrize(
    "picture",
    [
        "raiders/cards/brawler.jpg",
        "scythe/cards/combat_3.jpg",
        "scythe/mats/militant.jpg",
        "runebound/board.jpg",
    ],
)
def test_check_names_a_missing_picture(shipped: Path, picture: str) -> None:
    (shipped / "assets" / picture).unlink()
    title = picture.partition("/")[0]
    assert in_english(check.title_problems(title)) == [
        f"{picture}: the picture is missing; put it back into assets."
    ]


def test_check_names_the_step_at_which_a_lesson_does_not_fit(shipped: Path) -> None:
    file = shipped / "assets/raiders/learn/first_game.toml"
    file.write_text(file.read_text().replace('"place farm"', '"place barracks"', 1))
    (problem,) = in_english(check.title_problems("raiders"))
    assert problem.startswith('raiders/learn/first_game.toml: the step "provisions": seat 0 cannot "use prov')


def test_check_names_a_damaged_lesson_and_its_position(shipped: Path) -> None:
    cut(shipped / "assets/scythe/learn/first_game.toml")
    cut(shipped / "assets/raiders/learn/first_game.json")
    found = [*in_english(check.title_problems("scythe")), *in_english(check.title_problems("raiders"))]
    starts = ("scythe/learn/first_game.toml: ", "raiders/learn/first_game.json: ")
    assert [problem[: len(start)] for problem, start in zip(found, starts, strict=True)] == [*starts]


def test_check_misses_the_words_of_a_step(shipped: Path) -> None:
    file = shipped / "assets/raiders/learn/first_game.toml"
    file.write_text(file.read_text().replace('id = "roll"', 'id = "throw"', 1))
    messages, _ = translations.read_messages(paths.assets("text", "en"))
    first, second = in_english(check.missing_messages([*check.lesson_uses()], messages))
    assert first.startswith('raiders/learn/first_game.toml: the message "raiders-learn-throw" does not exist')
    assert '"raiders-learn-throw-why"' in second


@pytest.mark.parametrize(
    ("line", "what"),
    [
        ('seats = ["human", "nobody"]', 'names the player "nobody", who is not here; name another.'),
        ('seats = ["human"]', "cannot be played: Scythe is for 2 to 7 players, not 1."),
        (
            'options = { mats = "sold" }',
            "cannot be played: Scythe: the option mats must be dealt, chosen, bid, not",
        ),
    ],
    ids=["player", "seats", "option"],
)
def test_check_names_a_preset_that_cannot_be_played(shipped: Path, line: str, what: str) -> None:
    file = shipped / "assets" / "scythe" / "about.toml"
    file.write_text(f'[[preset]]\nid = "mine"\n{line}\n', encoding="utf-8")
    (found,) = in_english(check.title_problems("scythe"))
    assert found.startswith(f'scythe/about.toml: the preset "mine" {what}')


def test_a_title_whose_about_is_broken_says_so(shipped: Path) -> None:
    (shipped / "assets" / "raiders" / "about.toml").write_text('weight = "feather"', encoding="utf-8")
    (found,) = in_english(check.title_problems("raiders"))
    assert found.startswith('about.toml: line 1: weight: "feather" is not one of the words allowed here')


@pytest.mark.parametrize("title", registry.names())
def test_check_knows_every_picture_of_a_card(title: str) -> None:
    known = {paths.assets(name) for name in registry.find(title).table_view.pictures()}
    folders = [
        folder for name in ("cards", "factions", "mats") if (folder := paths.assets(title, name)).is_dir()
    ]
    assert {file for folder in folders for file in folder.iterdir()} == known - {
        paths.assets(title, "board.jpg")
    }


def status_of(arguments: list[str]) -> tuple[int, list[str], list[str]]:
    """Exit status and lines of a command."""
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        status = main.main(arguments)
    return status, out.getvalue().splitlines(), err.getvalue().splitlines()


def test_check_says_when_a_map_was_edited_after_its_painting(tmp_path: Path) -> None:
    for file in paths.maps().rglob("*"):
        if file.is_file():
            copy = tmp_path / file.relative_to(paths.maps())
            copy.parent.mkdir(exist_ok=True)
            copy.write_bytes(file.read_bytes())
    for path in tmp_path.glob("*.tmx"):
        assert in_english(check.map_problems(path)) == []
        before, last, after = path.read_text().rpartition('<object id="')
        path.write_text(
            before + last + re.sub(r' x="(\d+)', lambda x: f' x="{int(x[1]) + 1}', after, count=1)
        )
        again = f"paint it again (python -m tools.paint.core.board {path.stem})"
        assert in_english(check.map_problems(path)) == [f"{path.name}: edited after it was painted; {again}."]


def plain(words: str) -> Phrase:
    return Phrase("error-text-file", problem=words)


@pytest.mark.parametrize(("problems", "status"), [([], 0), (["toy.tmx: bad."], 1)])
def test_check_prints_problems_and_fails(
    problems: list[str], status: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(check, "run", lambda _: check.Report([*map(plain, problems)], 4000, 3))
    assert main.main(["check"]) == status
    out, err = capsys.readouterr()
    verdict = "1 problem" if problems else "all well"
    assert (out, err) == (f"3 titles, 4000 messages: {verdict}\n", "".join(p + "\n" for p in problems))
