"""High contrast, patterns for players and less motion: by the settings, or as the system is set."""

import subprocess
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pygame
import pytest
from coloraide import Color

from game.ui.table.drawing.painter import Painter
from game.ui.table.drawing.territory import OutlineFace
from game.ui.window import system_look, theme
from game.ui.window.app import App
from game.ui.window.pictures import Plate
from game.ui.window.text import Style
from game.ui.window.ui import Ui

SIZE = (1280, 720)


@pytest.fixture
def ui(app: App) -> Ui:
    app.ui.settings.contrast = "high"
    app.ui.adopt(SIZE)
    return app.ui


@pytest.mark.parametrize("kind", ["paper", "raised", "sunk", "idle", "gold", "plank", "oxblood"])
def test_every_plate_gives_its_text_the_highest_contrast(ui: Ui, kind: Plate) -> None:
    ground = ui.art.plate(kind, (200, 60)).get_at((100, 30))
    is_dark = kind in ("plank", "oxblood")
    inks = [
        text for text, on in theme.TEXT_PAIRS if (on in (theme.WALNUT, theme.PLANK, theme.OXBLOOD)) == is_dark
    ]
    assert inks
    assert (
        min(theme.contrast(ui.theme.ink(ink), (ground.r, ground.g, ground.b)) for ink in inks)
        >= theme.HIGHEST_CONTRAST
    )


def test_what_is_chosen_stands_out_with_high_contrast(ui: Ui) -> None:
    chosen, other = (ui.art.plate(kind, (200, 60)).get_at((100, 30)) for kind in ("gold", "sunk"))
    assert (
        Color("srgb", [c / 255 for c in chosen[:3]]).delta_e(
            Color("srgb", [c / 255 for c in other[:3]]), method="2000"
        )
        > 15
    )


@pytest.mark.parametrize("seat", theme.SEAT_COLOURS.values(), ids=lambda seat: seat.id)
def test_names_of_seats_have_the_highest_contrast(ui: Ui, seat: theme.SeatColour) -> None:
    assert theme.contrast(ui.theme.ink(seat.text), ui.theme.seat_back(seat)) >= theme.HIGHEST_CONTRAST


def test_drawn_words_are_black_on_white(ui: Ui) -> None:
    words = ui.type.render("Wood", Style(colour=theme.INK_2))
    opaque = [c for x in range(words.width) if (c := words.get_at((x, words.height // 2))).a == 255]
    assert {tuple(c)[:3] for c in opaque} == {theme.BLACK}


def test_a_face_is_drawn_again_when_the_look_changes(ui: Ui) -> None:
    painter, face = Painter(ui), OutlineFace("red")
    before = pygame.image.tobytes(painter.image(face, (90, 100)), "RGBA")
    ui.settings.marks = True
    ui.adopt(SIZE)
    assert pygame.image.tobytes(painter.image(face, (90, 100)), "RGBA") != before


@pytest.mark.parametrize("pair", [*combinations(theme.SEAT_COLOURS, 2)], ids="-".join)
def test_edges_of_seats_have_different_patterns(ui: Ui, pair: tuple[str, str]) -> None:
    ui.theme.marks = True
    dark = [_dark(OutlineFace(colour).paint(ui, (90, 100)), theme.SEAT_COLOURS[colour]) for colour in pair]
    assert dark[0] != dark[1]


def _dark(edge: pygame.Surface, seat: theme.SeatColour) -> bytes:
    """Return where the pattern of an edge is, whatever its colour."""
    mask = pygame.mask.from_threshold(edge, seat.text, (40, 40, 40, 255))
    return pygame.image.tobytes(mask.to_surface(), "RGB")


@pytest.fixture
def desktop(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Path]:
    """The folder of a desktop's programs; what it answers is forgotten before and after."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv(system_look.DESKTOP, "GNOME")
    monkeypatch.setattr("sys.platform", "linux")
    forget()
    yield tmp_path
    forget()


def forget() -> None:
    for asked in (system_look._wants_contrast, system_look._wants_less_motion, system_look._of_portal):
        asked.cache_clear()


def gsettings(folder: Path, answer: str) -> None:
    program = folder / "gsettings"
    program.write_text(f"#!/bin/sh\necho {answer}\n")
    program.chmod(0o755)


@pytest.mark.parametrize(
    ("answer", "speed", "contrast"),
    [("false", "off", False), ("true", "normal", True), ("", "normal", False)],
)
def test_the_system_is_followed(desktop: Path, answer: str, speed: str, contrast: bool) -> None:
    gsettings(desktop, answer)
    assert (system_look.motion("system"), system_look.high_contrast("system")) == (speed, contrast)
    assert (system_look.motion("fast"), system_look.high_contrast("high")) == ("fast", True)


def portal(folder: Path, **asked: int) -> None:
    """A dbus-send that prints what a portal answers."""
    entries = "".join(
        f'dict entry(\n string "{name.replace("_", "-")}"\n variant        uint32 {number}\n)\n'
        for name, number in asked.items()
    )
    program = folder / "dbus-send"
    program.write_text(f"#!/bin/sh\nprintf '%s' 'method return\n array [\n{entries}]'\n")
    program.chmod(0o755)


@pytest.mark.parametrize("wished", [0, 1])
def test_the_portal_of_any_desktop_is_followed(desktop: Path, wished: int) -> None:
    gsettings(desktop, "neither")
    portal(desktop, color_scheme=1, contrast=wished, reduced_motion=wished)
    assert system_look.high_contrast("system") is bool(wished)
    assert system_look.motion("system") == ("off" if wished else "normal")


def test_what_a_portal_does_not_know_is_asked_of_gnome(desktop: Path) -> None:
    gsettings(desktop, "false")
    portal(desktop, contrast=1)
    assert system_look.high_contrast("system")
    assert system_look.motion("system") == "off"


def test_a_portal_that_hangs_is_left_alone(desktop: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = list[str]()

    def hang(command: list[str], **_: object) -> None:
        asked.append(Path(command[0]).name)
        raise subprocess.TimeoutExpired(command, system_look.PATIENCE_S)

    gsettings(desktop, "true")
    portal(desktop, contrast=1)
    monkeypatch.setattr(subprocess, "run", hang)
    assert (system_look.motion("system"), system_look.high_contrast("system")) == ("normal", False)
    assert asked.count("dbus-send") == 1


def test_a_system_without_an_answer_is_usual(desktop: Path) -> None:
    assert not system_look.high_contrast("system")


def test_outside_a_desktop_nobody_is_asked(desktop: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    gsettings(desktop, "true")
    monkeypatch.delenv(system_look.DESKTOP)
    assert not system_look.high_contrast("system")
