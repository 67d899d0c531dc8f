"""Names in any script: drawn, or refused with a reason; and shortened where they are too wide."""

from collections.abc import Callable
from dataclasses import replace

import pygame
import pytest

from game.play.verbatim import literal
from game.presentation.score_sheet import SheetSeat
from game.records.hall import Best, Chapter, Hall, Standing
from game.ui.scenes.hall.hall import HallScene
from game.ui.scenes.play.cover import Cover
from game.ui.scenes.play.scores import ScoreSheet
from game.ui.scenes.records.records import Records
from game.ui.scenes.setup.new_game import NewGameScene
from game.ui.widgets import Button, Label, Widget
from game.ui.window import font_coverage, text
from game.ui.window.app import App
from game.ui.window.scene import FormScene
from game.ui.window.ui import Ui
from tests.expect import expect
from tests.ui.fakes import FakeProgram, Hand
from tests.ui.test_scenes import SHEET, nothing

pytestmark = pytest.mark.usefixtures("no_system_fonts")
WIDE = ("W" * 24, "М" * 24)


@pytest.mark.parametrize("name", ["Zoë", "Łukasz", "Жук", "Ωμέγα", "Nguyễn", "O’Hara {x} ~", "Zoe\u0308"])
def test_names_in_latin_greek_and_cyrillic_are_drawn(name: str) -> None:
    assert font_coverage.undrawable(name) == []


@pytest.mark.parametrize(
    ("name", "signs"),
    [
        ("Ada 😀😀", ["grinning face"]),
        (
            "שלום",
            ["hebrew letter shin", "hebrew letter lamed", "hebrew letter vav", "hebrew letter final mem"],
        ),
        ("你a", ["cjk unified ideograph-4f60"]),
        ("x\u0304y", ["combining macron"]),
    ],
)
def test_without_a_font_of_the_system_other_signs_are_told_by_name(name: str, signs: list[str]) -> None:
    assert [font_coverage.name_of(sign) for sign in font_coverage.undrawable(name)] == signs


@pytest.mark.parametrize("face", ["serif-it", "sans-it", "serif-bold"])
def test_a_face_without_a_letter_gets_it_from_another_one(ui: Ui, face: font_coverage.Face) -> None:
    boxes, own = (ui.type.render(words, text.Style(face, 20)) for words in ("😀😀😀", "Жук"))
    (run,) = font_coverage.runs("Жук", face)
    assert (run.text, run.font) == ("Жук", None)
    assert pygame.image.tobytes(boxes, "RGBA") != pygame.image.tobytes(own, "RGBA")
    assert ui.type.width("Жук", text.Style(face, 20)) == own.get_width()


def test_what_cannot_be_drawn_is_a_box_a_letter(ui: Ui) -> None:
    (run,) = font_coverage.runs("a😀éש", "serif")
    assert (run.text, run.face) == ("a\ufffdé\ufffd", "serif")
    assert ui.type.width("😀", text.BODY) > 0


def test_a_new_game_refuses_a_name_that_cannot_be_drawn(app: App, program: FakeProgram) -> None:
    scene = NewGameScene(app.ui, program)
    Hand(app).show(scene)
    scene.table.seats[1].name = "Ada 😀שב"
    assert scene.table.refusal() == (
        "The name in seat 2 has a character that can’t be shown: grinning face and 2 more. "
        "No font on this computer has it."
    )
    scene.table.seats[1].name = "Zoe\u0308"
    assert scene.table.refusal() == ""
    assert scene.table.game().seats[1].name == "Zoë"


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720)], ids=str)
@pytest.mark.parametrize("name", WIDE)
def test_it_is_your_turn_is_never_cut(app: App, name: str, size: tuple[int, int]) -> None:
    app.window.size = size
    app.ui.type.overflows = []
    scene = Cover(app.ui, name, "violet", nothing)
    Hand(app).show(scene)
    title, button = expect(scene.form.widgets[0], Label), expect(scene.form.find("show"), Button)
    assert title.words.endswith("…, it’s your turn")
    assert title.tooltip == f"{name}, it’s your turn"
    assert button.label.endswith(", show my table")
    assert app.ui.type.overflows == []


def named(program: FakeProgram) -> dict[str, Callable[[Ui], FormScene]]:
    """Scenes with wide names."""
    program.kept = [replace(record, seats=WIDE * 4) for record in program.kept if not record.damaged]
    best = [Best(n, WIDE[n % 2], "hero-wolf", 9, True, 4, 9, 1_760_000_000, f"{n}") for n in range(1, 4)]
    program.fame = Hall([Chapter("demo", 3, best, [], [Standing("hero-wolf", 3, 1.0, 3, 9.0, 9)])])
    sheet = replace(SHEET, seats=tuple(SheetSeat(name, "blue") for name in WIDE * 2))
    return {
        "records": lambda ui: Records(ui, program),
        "hall": lambda ui: HallScene(ui, program),
        "scores": lambda ui: ScoreSheet(ui, sheet),
    }


@pytest.mark.parametrize("name", ["records", "hall", "scores"])
def test_a_shortened_name_is_whole_in_the_tooltip(app: App, program: FakeProgram, name: str) -> None:
    app.ui.settings.ui_scale = 2.0
    app.ui.adopt(app.window.size)
    app.ui.type.overflows = []
    scene = named(program)[name](app.ui)
    Hand(app).show(scene)
    told = [literal(tip) for widget in scene.form.walk() for tip in tips(widget)]
    assert all(any(wide in tip for tip in told) for wide in WIDE)
    assert app.ui.type.overflows == []


def tips(widget: Widget) -> list[str]:
    """What a widget can tell, or each of its lines."""
    return [*getattr(widget, "tips", ()), widget.tooltip]


def test_a_wide_name_in_a_field_is_whole_in_its_tooltip(app: App, program: FakeProgram) -> None:
    app.ui.settings.names, app.ui.settings.ui_scale = list(WIDE), 1.5
    app.ui.adopt(app.size)
    scene = NewGameScene(app.ui, program)
    Hand(app).show(scene)
    assert [scene.form.find(f"name-{n}").tooltip for n in (1, 2)] == list(WIDE)


def test_a_word_that_no_line_holds_goes_on_in_the_next(ui: Ui) -> None:
    block = ui.rich(f"see {WIDE[0]}", text.BODY, 120, breaks=True)
    assert block.used <= 120
    assert "".join(mark.word for mark in block.marks) == f"see{WIDE[0]}"
