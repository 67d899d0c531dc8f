import pytest

from game.ui.window import theme


@pytest.mark.parametrize("pair", theme.TEXT_PAIRS, ids=str)
def test_text_has_contrast(pair: tuple[theme.Colour, theme.Colour]) -> None:
    assert theme.contrast(*pair) >= 4.5


@pytest.mark.parametrize("seat", theme.SEAT_COLOURS.values(), ids=lambda s: s.id)
def test_names_on_seat_colours_are_legible(seat: theme.SeatColour) -> None:
    assert theme.contrast(seat.text, seat.colour) >= 4.5


@pytest.mark.parametrize("seat", theme.SEAT_COLOURS.values(), ids=lambda s: s.id)
def test_a_seats_signs_stand_out_from_paper(seat: theme.SeatColour) -> None:
    assert theme.contrast(theme.on_paper(seat.colour), theme.PAPER) >= 2.0


def test_contrast_of_known_pairs() -> None:
    assert theme.contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21.0)
    assert theme.contrast((119, 119, 119), (255, 255, 255)) == pytest.approx(4.48, abs=0.01)


def test_no_two_seats_share_colour_or_emblem() -> None:
    seats = list(theme.SEAT_COLOURS.values())
    assert len({s.emblem for s in seats}) == len({s.colour for s in seats}) == len(seats) == 7


@pytest.mark.parametrize(
    ("wanted", "size", "scale"),
    [
        (0, (1920, 720), 1.0),
        (0, (1920, 1080), 1.0),
        (0, (2880, 1620), 1.5),
        (0, (3840, 2160), 2.0),
        (0, (7680, 4320), 2.0),
        (0, (1080, 1920), 1.0),
        (0, (1440, 2560), 1.125),
        (0, (3840, 1080), 1.0),
        (0.75, (3840, 2160), 0.75),
        (2, (1920, 1080), 2),
        (2, (1280, 720), 1.5),
        (2, (1080, 1920), 1.35),
    ],
)
def test_scale_by_window(wanted: float, size: tuple[int, int], scale: float) -> None:
    assert theme.scale_for(wanted, size) == scale


def test_motion_off_takes_no_time() -> None:
    assert theme.Theme(motion="off").duration(220) == 0
    assert theme.Theme(motion="fast").duration(220) < theme.Theme().duration(220) == 220
