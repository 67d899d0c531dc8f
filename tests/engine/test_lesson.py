"""Lessons: where a learner is follows from the moves; what does not fit is told by file and step."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.engine import lesson
from game.engine.content.content_files import BadContent
from game.engine.lesson import Lesson, Stage
from game.engine.positions import position
from game.engine.session.record import BadRecord
from tests.expect import expect
from tests.toy import TOY, Draw, End, Gather, ToyState

STEPS = """
minutes = 3

[[step]]
id = "hello"
point = ["mat"]

[[step]]
id = "gather"
do = [["gather 2", "gather 1"], "draw"]
others = ["1 end", "2 end"]

[[step]]
id = "watch"
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A lesson of three steps for three seats."""
    file = lesson.path(tmp_path)
    file.parent.mkdir()
    file.write_text(STEPS)
    position.write(TOY.start(3, {}, 5), file.with_suffix(".json"))
    return file


def opened(file: Path) -> Lesson:
    found, start = lesson.open_lesson(file, TOY)
    list(lesson.rehearse(file, found, start))
    return found


def at(found: Lesson, made: int, *read: int) -> tuple[int, int | None]:
    """The step after so many moves, and whose move is next; None: something is to be read."""
    stage = found.stage(made, read)
    assert stage is not None
    return stage.number, None if stage.move is None else stage.move.seat


def test_the_step_follows_from_the_moves_made(file: Path) -> None:
    found = opened(file)
    assert at(found, 0) == (0, None)
    assert at(found, 0, 0) == (1, 0)
    assert at(found, 1) == (1, 0)  # of which the first step is a thing of the past
    assert [at(found, made) for made in (2, 3, 4)] == [(1, 1), (1, 2), (2, None)]
    assert at(found, 4, 2) == (3, None)  # its end, which is to be read as well
    assert found.stage(4, (2, 3)) is None
    assert found.stage(5) is None


def test_a_step_wants_its_moves_in_order_or_any_of_several(file: Path) -> None:
    found = opened(file)
    assert found.stage(0, [0]) == Stage(1, found.moves[0])
    assert found.moves[0].actions == (Gather(2), Gather(1))
    assert found.stage(1) == Stage(1, found.moves[1], done=1)
    assert found.fits([(0, Gather(1)), (0, Draw())])
    assert not found.fits([(0, Gather(3))])
    assert not found.fits([(0, Gather(1)), (0, End())])


def test_a_lesson_is_rehearsed_each_way(file: Path) -> None:
    found, start = lesson.open_lesson(file, TOY)
    pools = [expect(state, ToyState).pool for state in lesson.rehearse(file, found, start)]
    *_, other = lesson.rehearse(file, found, start, choose=-1)
    assert (pools[0] - pools[-1], pools[0] - expect(other, ToyState).pool) == (2, 1)


@pytest.mark.parametrize(
    ("before", "after", "words"),
    [
        ('"gather"', '"hello"', r'the id "hello" is used twice'),
        ('"watch"', '"About it"', r'the step "About it": use small letters'),
        ('"watch"', '"learned"', r'the step "learned": use small letters'),
        ('"draw"', '"dance"', r'the step "gather": "dance": there is no dance'),
        ('"draw"', '[]', r'the step "gather": an entry of "do" is empty'),
        ('"1 end"', '"end"', r'the step "gather": "end" does not begin with the number of another seat'),
        ('"1 end"', '"0 end"', r'the step "gather": "0 end" does not begin'),
        ('"1 end"', '"2 end"', r'the step "gather": seat 2 cannot "end" here; seat 1 must choose, from'),
        ("minutes = 3", "minutes = 0", "minutes"),
        ("minutes = 3", "hours = 3", "hours"),
    ],
)  # fmt: skip
def test_what_cannot_be_played_is_told_by_its_step(file: Path, before: str, after: str, words: str) -> None:
    assert before in STEPS
    file.write_text(STEPS.replace(before, after, 1))
    with pytest.raises(BadContent, match=rf"^first_game\.toml: .*{words}"):
        opened(file)


def test_a_lesson_needs_a_position_of_its_own_title(file: Path) -> None:
    place = file.with_suffix(".json")
    place.write_text(place.read_text().replace('"toy"', '"chess"'))
    with pytest.raises(BadRecord, match=r"^first_game\.json: .*must begin with a position of toy"):
        opened(file)
    place.unlink()
    with pytest.raises(BadRecord, match=r"^first_game\.json: "):
        opened(file)


def test_every_step_has_two_sentences(file: Path) -> None:
    words = lesson.words("toy", opened(file))
    assert words[:2] == ["toy-learn-about", "toy-learn-learned"]
    assert words[2:4] == ["toy-learn-hello", "toy-learn-hello-why"]
    assert len(words) == 2 + 2 * 3
