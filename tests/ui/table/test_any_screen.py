"""A table in a window of any size: nothing overlaps, nothing leaves the window, every text can be read."""

import pytest

from game.packages import registry
from game.ui.table import layout
from game.ui.window.ui import Ui
from tests.ui.ink import traced
from tests.ui.readable import seats_of
from tests.ui.table import any_screen
from tests.ui.table.any_screen import SIZES

DRAWN = [(1024, 1280), (1280, 1440), (1920, 1080), (3840, 1080)]


@pytest.mark.parametrize("title", registry.names())
def test_every_table_has_room_in_windows_of_forty_sizes(title: str) -> None:
    scene, app = any_screen.table(title, seats_of(title)[1], 60)
    found = []
    for size in SIZES:
        any_screen.lay(app, scene, size)
        found += [(size, wrong) for wrong in any_screen.misplaced(scene)]
    app.window.destroy()
    assert len(set(SIZES)) == 40
    assert found == []


@pytest.mark.parametrize("size", DRAWN, ids=str)
@pytest.mark.parametrize("title", registry.names())
def test_every_text_of_a_table_can_be_read_in_an_odd_window(title: str, size: tuple[int, int]) -> None:
    with traced():
        scene, app = any_screen.table(title, 3, 60)
        any_screen.lay(app, scene, size)
        found = list(any_screen.unreadable(app, scene, size))
        app.window.destroy()
    assert found == []


def test_the_number_on_a_pile_of_raiders_covers_no_name_on_a_large_screen() -> None:
    size = (3840, 2160)
    with traced():
        scene, app = any_screen.table("raiders", 1, 60)
        any_screen.lay(app, scene, size)
        assert list(any_screen.unreadable(app, scene, size)) == []
        app.window.destroy()


@pytest.mark.parametrize("aspect", [0.0, 0.3, 0.86, 1.05, 2.25, 6.0])
@pytest.mark.parametrize("size", [(1280, 720), (1024, 1280), (200, 90), (40, 900), (9000, 60)], ids=str)
@pytest.mark.parametrize("log", [True, False])
def test_no_part_of_a_table_is_ever_turned_inside_out(
    ui: Ui, size: tuple[int, int], aspect: float, log: bool
) -> None:
    ui.adopt(size)
    a = layout.areas(ui, size, [1, 2, 3, 4, 5, 6], aspect, log=log)
    for part in (a.top, a.prompt, a.board, a.mat, a.hand, a.log, *a.panels.values()):
        assert min(part.size) >= 0
