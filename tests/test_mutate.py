"""Changes that the tests should notice: how they are made, and a handful of them."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.mutate import __main__ as mutate
from tests.mutate import bodies, changes, code
from tests.mutate.bodies import Body
from tests.mutate.changes import Change
from tests.mutate.copies import ROOT
from tests.mutate.trial import Trial


def changed(text: str, find: changes.Find) -> list[str]:
    return [text[:start] + new + text[end:] for start, end, new in find(text)]


@pytest.mark.parametrize(
    ("source", "into"),
    [
        ("x = a < b", ["x = (a <= b)"]),
        ("x = a == b in c", ["x = (a != b in c)", "x = (a == b not in c)"]),
        ("x = a and b", ["x = (a or b)"]),
        ("x = not a", ["x = (a)"]),
        ("x = a + 'x'", []),
        ("a += 1", ["a -= 1", "a += (2)"]),
        ("x = True", ["x = (False)"]),
        ("x = max(a)", ["x = (min)(a)"]),
        ("x = a if b else c", ["x = (a if not b else c)"]),
        ("state.pay(seat)", ["pass"]),
        ("state.emit('pay')", []),
        ("'Words.'", []),
        ("class A(B, frozen=True):\n    x: Literal[1]", []),
        ("x = f'{1}'", []),
        ("x = zip(a, b, strict=True)", []),
    ],
)
def test_code_is_changed_one_thing_at_a_time(source: str, into: list[str]) -> None:
    assert changed(source, code.changes) == into


def test_an_event_is_left_out() -> None:
    source = "if x:\n    state.emit('é', seat=1)\nstate.pay()\n"
    assert changed(source, code.events) == ["if x:\n    pass\nstate.pay()\n"]


def test_a_number_is_one_higher() -> None:
    assert changed('a = 1 # 2\nid = "a3"\nb4 = [-5, 0.5]\n', changes.numbers) == [
        'a = 2 # 2\nid = "a3"\nb4 = [-5, 0.5]\n',
        'a = 1 # 2\nid = "a3"\nb4 = [-4, 0.5]\n',
    ]


def test_a_map_has_another_tile_value_name_or_place() -> None:
    thing = '<object id="1" name="a" x="10" y="20"/><property name="of" value="b"/>'
    text = f'<data encoding="csv">1,2</data>{thing}'
    found = changed(text, changes.maps)
    assert len(found) == 5
    for words in (">2,2<", ">1,1<", 'name="ax"', 'x="58"', 'value="b1"'):
        assert sum(words in text for text in found) == 1


@pytest.mark.parametrize("kind", changes.KINDS)
@pytest.mark.parametrize("title", ["raiders", "runebound", "scythe"])
def test_every_title_has_something_to_change(kind: str, title: str) -> None:
    assert changes.of_kind(ROOT, kind, title)


def test_a_handful_of_changes_is_noticed(capsys: pytest.CaptureFixture[str]) -> None:
    target, tests = "game/engine/board/hexagons.py", "tests/engine/board/test_hexagons.py"
    assert mutate.main(["--under", target, "--tests", tests, "--count", "3", "--goal", "66"]) == 0
    assert capsys.readouterr().out.startswith("code: ")


def test_what_no_test_reaches_is_missed_and_the_tree_stays_as_it_is(tmp_path: Path) -> None:
    file = ROOT / "game/engine/board/places.py"
    before = file.read_text()
    at = before.index("frozen=True")
    lost = Change("game/engine/board/places.py", at + 7, at + 11, 1, "True", "(False)")
    outcome = Trial(tmp_path, 1, ["tests/engine/test_rng.py"]).run([lost])
    assert (outcome.caught, outcome.missed, outcome.share) == (0, [lost], 0.0)
    assert file.read_text() == before


# ---------------------------------------------------------------------- functions that do nothing


def numbers() -> Iterator[int]:
    yield 1


def is_even(number: int) -> bool:
    return number % 2 == 0


def half(number: int) -> int:
    return number // 2


@pytest.mark.parametrize(
    ("function", "given", "become"),
    [(half, [4], [None]), (is_even, [4], [False, True]), (numbers, [], [[]])],
)
def test_a_function_returns_a_constant_instead(function: Any, given: list[int], become: list[Any]) -> None:
    before = function.__code__
    found = []
    for other in bodies._others(function):
        Body(function, other).replace()
        result = function(*given)
        found.append(result if function is not numbers else list(result))
        function.__code__ = before
    assert found == become


def test_what_does_nothing_anyway_is_not_tried() -> None:
    assert bodies._others(bodies.none) == bodies._others(bodies.empty) == []
    assert bodies._others(bodies.false) == [bodies.true]


def test_the_functions_of_a_file_are_found() -> None:
    gc.unfreeze()
    found = [str(body) for body in bodies.bodies(ROOT / "game/engine/arithmetic.py")]
    gc.freeze()
    assert found == [
        "game/engine/arithmetic.py:18 wilson -> none",
        "game/engine/arithmetic.py:30 float_sum -> none",
    ]


def test_work_in_a_copy_changes_nothing_here() -> None:
    done = list[int]()

    def work() -> bytes:
        done.append(1)
        return b"done"

    assert bodies.in_copy(work) == b"done"
    assert bodies.in_copy(lambda: os._exit(3)) == b""
    assert done == []
