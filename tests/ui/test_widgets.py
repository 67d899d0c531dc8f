from typing import Any, TypeVar

import pygame
import pytest

from game.ui.widgets import Button, Choice, Field, Form, Note, Pane, Rows, Slider, Switch, Widget
from game.ui.window import text
from game.ui.window import theme as t
from game.ui.window.commands import Do, Drag, Move, Pan, Point, Press, Release, Text, Wheel
from game.ui.window.ui import Ui
from tests.expect import recorded

W = TypeVar("W", bound=Widget)


def placed(widget: W, x: int = 0, y: int = 0, w: int = 200, h: int = 38) -> W:
    widget.place(pygame.Rect(x, y, w, h))
    return widget


def test_button_fires_on_release_inside_only(ui: Ui) -> None:
    done: list[int] = []
    form = Form(ui)
    form.fill([placed(Button(ui, "Go", lambda: done.append(1)))])
    form.command(Press((10, 10)))
    form.command(Release((500, 10)))
    assert done == []
    form.command(Press((10, 10)))
    form.command(Release((12, 12)))
    assert done == [1]
    form.command(Do("confirm"))
    assert done == [1, 1]


def test_disabled_button_has_focus_says_why_and_does_nothing(ui: Ui) -> None:
    done: list[int] = []
    form = Form(ui)
    form.fill([placed(Button(ui, "Go", lambda: done.append(1), tip="t", enabled=False, why="Not yet"))])
    form.command(Do("confirm"))
    form.update(ui.settings.tooltip_delay)
    assert done == []
    assert form.tooltip.visible
    assert form.tooltip.words == "Not yet"


def test_tooltip_waits_and_goes_with_the_pointer(ui: Ui) -> None:
    form = Form(ui)
    form.fill([placed(Button(ui, "Go", lambda: None, tip="Away we go"))])
    form.command(Point((10, 10)))
    form.update(ui.settings.tooltip_delay - 1)
    assert not form.tooltip.visible
    assert form.update(1)
    assert form.tooltip.visible
    form.command(Point((900, 600)))
    form.update(5000)
    assert not form.tooltip.visible


def test_a_tooltip_waits_until_the_pointer_rests(ui: Ui) -> None:
    form = Form(ui)
    form.fill([placed(Button(ui, "Go", lambda: None, tip="Away we go"))])
    for x in range(10, 20):
        form.command(Point((x, 10)))
        form.update(ui.settings.tooltip_delay - 1)
        assert not form.tooltip.visible
    form.update(1)
    assert form.tooltip.visible
    form.command(Point((30, 10)))
    form.update(1)
    assert form.tooltip.visible, "it stays while the pointer moves over what it explains"


def test_no_tooltip_follows_a_click_until_the_pointer_has_moved(ui: Ui) -> None:
    form = Form(ui)
    form.fill([placed(Button(ui, "Go", lambda: None, tip="Away we go"))])
    for command in (Point((10, 10)), Press((10, 10)), Release((10, 10)), Point((11, 10))):
        form.command(command)
    form.update(5000)
    assert not form.tooltip.visible
    form.command(Point((40, 10)))
    form.update(5000)
    assert form.tooltip.visible


def test_a_click_on_a_disabled_button_is_answered_with_the_reason(ui: Ui) -> None:
    form = Form(ui)
    form.fill([placed(Button(ui, "Go", lambda: None, enabled=False, why="Not yet"))])
    for command in (Point((10, 10)), Press((10, 10)), Release((10, 10))):
        form.command(command)
    form.update(5000)
    assert form.tooltip.visible
    assert form.tooltip.words == "Not yet"


def test_the_focus_is_explained_to_the_keyboard_alone(ui: Ui) -> None:
    form = Form(ui)
    form.fill([placed(Button(ui, "Go", lambda: None, tip="Away we go"))], first="go")
    form.update(5000)
    assert not form.tooltip.visible, "a mouse opened this scene"
    form.command(Do("next_focus"))
    form.update(5000)
    assert form.tooltip.visible


def test_tab_goes_round_in_both_directions(ui: Ui) -> None:
    form = Form(ui)
    form.fill([placed(Button(ui, name, lambda: None), y=50 * i) for i, name in enumerate("abc")])
    seen = []
    for command in (*[Do("next_focus")] * 3, *[Do("previous_focus")] * 2):
        form.command(command)
        assert form.focus is not None
        seen.append(form.focus.key)
    assert seen == ["b", "c", "a", "c", "b"]


def test_arrows_go_where_they_point(ui: Ui) -> None:
    form = Form(ui)
    grid = {"nw": (0, 0), "ne": (300, 0), "sw": (0, 100), "se": (300, 100)}
    form.fill([placed(Button(ui, name, lambda: None), x, y) for name, (x, y) in grid.items()])
    for move, wanted in ((Move(1, 0), "ne"), (Move(0, 1), "se"), (Move(-1, 0), "sw"), (Move(0, -1), "nw")):
        form.command(move)
        assert form.focus is not None
        assert form.focus.key == wanted


def test_focus_stays_with_its_key_when_laid_out_anew(ui: Ui) -> None:
    form = Form(ui)
    form.fill([placed(Button(ui, name, lambda: None)) for name in "abc"], first="b")
    form.fill([placed(Button(ui, name, lambda: None)) for name in "xcb"])
    assert form.focus is not None
    assert form.focus.key == "b"


def test_field_edits(ui: Ui) -> None:
    told: list[str] = []
    field = placed(Field(ui, "name", "Ada", told.append, longest=6))
    for command in (
        Text("!"),
        Do("home"),
        Do("erase_forward"),
        Text("I"),
        Move(1, 0),
        Do("erase"),
        Text("xyzw"),
    ):
        field.command(command)
    assert field.value == told[-1] == "Ixyza!"
    assert field.caret == 4


def test_erasing_leaves_no_part_of_a_letter_behind(ui: Ui) -> None:
    family, letter = "\U0001f468\u200d\U0001f469", "e\u0323\u0301"
    field = Field(ui, "name", f"a{letter}b{family}", lambda _: None)
    field.command(Do("erase"))
    assert field.value == f"a{letter}b\U0001f468"
    field.caret = 1
    field.command(Do("erase_forward"))
    assert field.value == "ab\U0001f468"


def test_the_end_of_the_room_tears_no_letter_apart(ui: Ui) -> None:
    field = Field(ui, "name", "", lambda _: None, longest=4)
    field.command(Text("ab\U0001f468\u200d\U0001f469"))
    assert field.value == "ab"
    field.take("abce\u0301")
    assert field.value == "abc"


def test_field_refuses_characters(ui: Ui) -> None:
    field = placed(Field(ui, "seed", "", lambda _: None, allowed=str.isdigit))
    field.command(Text("4a2\n"))
    assert field.value == "42"


def test_what_is_typed_after_select_all_takes_the_place_of_everything(ui: Ui) -> None:
    told: list[str] = []
    field = placed(Field(ui, "seed", "123456", told.append, longest=6, allowed=str.isdigit))
    field.command(Do("select_all"))
    field.command(Text("x"))  # which is refused, and changes nothing
    assert field.value == "123456"
    field.command(Do("select_all"))
    field.command(Text("7"))
    assert (field.value, field.caret) == ("7", 1)
    field.command(Do("select_all"))
    field.command(Do("erase"))
    assert field.value == told[-1] == ""
    field.command(Text("42"))
    field.command(Do("select_all"))
    field.command(Move(1, 0))
    field.command(Text("0"))
    assert field.value == "420"


def test_choice_by_keys_and_mouse(ui: Ui) -> None:
    told: list[int] = []
    choice = placed(Choice(ui, "c", ["one", "two", "three"], 0, told.append), w=420)
    assert not choice.stepping
    choice.command(Press((410, 10)))
    choice.command(Move(-1, 0))
    choice.command(Move(-1, 0))
    choice.command(Move(-1, 0))
    assert told == [2, 1, 0]


def test_narrow_choice_steps(ui: Ui) -> None:
    told: list[int] = []
    choice = placed(Choice(ui, "c", ["Bot: random", "Bot: easy", "Person"], 1, told.append), w=160)
    assert choice.stepping
    choice.command(Press((150, 10)))
    choice.command(Press((5, 10)))
    assert told == [2, 1]


def test_switch_and_slider(ui: Ui) -> None:
    told: list[object] = []
    switch = placed(Switch(ui, "s", False, told.append))
    for command in (Do("confirm"), Move(1, 0), Move(-1, 0)):
        switch.command(command)
    slider = placed(Slider(ui, "v", 50, (0, 100), 5, told.append), w=404)
    slider.command(Move(1, 0))
    slider.command(Press((12, 10)))
    slider.command(Drag((4000, 10), (0, 0)))
    slider.command(Release((4000, 10)))
    slider.command(Point((12, 10)))
    assert told == [True, False, 55, 0, 100]


def test_rows_draw_only_what_is_in_sight(ui: Ui) -> None:
    drawn: list[int] = []
    rows = placed(Rows(ui, "log", 100_000, lambda s, r, i: drawn.append(i), row_height=20), h=200)
    rows.scroll_to(20 * 5000)
    rows.draw(pygame.Surface((200, 200)))
    assert drawn[0] == 5000
    assert len(drawn) <= 12


def test_rows_keep_the_chosen_line_in_sight(ui: Ui) -> None:
    rows = placed(Rows(ui, "log", 50, lambda s, r, i: None, row_height=20), h=200)
    for _ in range(30):
        rows.command(Move(0, 1))
    assert rows.index == 30
    assert rows.rect.contains(rows.row_rect(30))


def test_pane_reveals_what_has_the_focus_and_hides_the_rest_from_the_mouse(ui: Ui) -> None:
    pane = placed(Pane(ui, "pane"), w=300, h=100)
    buttons = [placed(Button(ui, f"b{i}", lambda: None), y=50 * i) for i in range(10)]
    pane.fill(buttons, 500)
    form = Form(ui)
    form.fill([pane])
    assert form.at((10, 160)) is None
    form.set_focus(buttons[7])
    assert pane.rect.contains(buttons[7].rect)
    assert form.at(buttons[7].rect.center) is buttons[7]
    before = buttons[7].rect.y
    form.command(Wheel(buttons[7].rect.center, 1))
    assert buttons[7].rect.y > before


def test_the_focus_ring_is_whole_around_a_widget_at_the_edge_of_a_pane(ui: Ui) -> None:
    def ring(y: int) -> list[int]:
        pane, button = placed(Pane(ui, "pane"), 20, 20, 200, 100), Button(ui, "One", lambda: None)
        button.focused = True
        button.place(pygame.Rect(0, y, 200, 38))
        pane.fill([button], 100)
        surface = pygame.Surface((240, 140))
        pane.draw(surface)
        around = button.rect.inflate(14, 14)
        marked = pygame.mask.from_threshold(surface, t.FOCUS, (40, 40, 40))
        return [*marked.get_bounding_rects()[0]] if marked.count() else [*around]

    edge, inside = ring(0), ring(30)
    assert edge[2:] == inside[2:]


@pytest.mark.parametrize("scale", [0.75, 1, 1.5, 2])
def test_tooltip_stays_inside_the_window(ui: Ui, scale: float) -> None:
    from game.ui.widgets import draw_tip

    ui.theme.scale = scale
    window = pygame.Surface((1024, 640))
    for corner in ((0, 0), (1020, 0), (0, 636), (1020, 636)):
        place = draw_tip(ui, window, "Pay 2~{silver} for it. " * 6, pygame.Rect(*corner, 4, 4))
        assert window.get_rect().contains(place)


def test_a_stick_scrolls_what_can_be_scrolled(ui: Ui) -> None:
    rows = placed(Rows(ui, "rows", 50, lambda *_: None, row_height=20), h=100)
    form = Form(ui)
    form.fill([placed(Button(ui, "Here", lambda: None), 300), rows])
    assert form.command(Pan(0, 35))
    assert rows.offset == 35
    assert not Form(ui).command(Pan(0, 35))


def test_a_button_that_is_too_narrow_tells_its_whole_label(ui: Ui) -> None:
    button = placed(Button(ui, "A name that a person chose", lambda: None, tip="Why", may_cut=True), w=90)
    assert button.tooltip == "A name that a person chose\nWhy"
    assert placed(button, w=300).tooltip == "Why"


@pytest.mark.parametrize("look", ["plain", "primary", "danger", "ghost"])
def test_a_button_that_cannot_be_used_stands_out_less(ui: Ui, look: Any) -> None:
    ground = t.PLANK if look == "ghost" else t.PAPER
    stands_out = []
    for enabled in (True, False):
        surface = pygame.Surface((220, 60))
        surface.fill(ground)
        placed(Button(ui, "Undo", lambda: None, look=look, icon="undo", enabled=enabled), 10, 10).draw(
            surface
        )
        pixels = (surface.get_at((x, y)) for x in range(220) for y in range(60))
        stands_out.append(sum(abs(a - b) for pixel in pixels for a, b in zip(pixel[:3], ground, strict=True)))
    assert stands_out[1] < 0.75 * stands_out[0]


def test_a_long_note_takes_two_small_lines(ui: Ui) -> None:
    ui.type.overflows = []
    note = placed(Note(ui, "This sentence says at some length what cannot be done and why."), w=240)
    surface = pygame.Surface((240, 38), pygame.SRCALPHA)
    note.draw(surface)
    assert ui.type.overflows == []
    assert surface.get_bounding_rect().height > ui.type.leading(text.CAPTION)


def test_at_rest_no_widget_is_asked_whether_it_moves_until_something_happens(
    ui: Ui, monkeypatch: pytest.MonkeyPatch
) -> None:
    ui.theme.motion = "normal"
    form, button = Form(ui), placed(Button(ui, "Go", lambda: None))
    form.fill([button])
    form.update(16)
    asked = recorded(monkeypatch, form, "walk")
    assert not form.update(16)
    assert asked == []
    form.command(Point((10, 10)))
    assert form.update(16)
    assert button.hover > 0
