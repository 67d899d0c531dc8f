"""The steps that a title's rules define are found in every folder of the rules."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.engine.title import kinds_of

STEP = "from rulebook.state.base import Base\nclass {name}(Base): ...\n"
FILES = {
    "__init__.py": "",
    "state/__init__.py": "",
    "state/base.py": "class Base: ...\n",
    "turn.py": STEP.format(name="EndTurn"),
    "raid/__init__.py": "",
    "raid/dice.py": STEP.format(name="RollDice") + STEP.format(name="Reroll"),
    "raid/wounds/__init__.py": "",
    "raid/wounds/death.py": "from rulebook.raid.dice import RollDice\n" + STEP.format(name="Die"),
}


@pytest.fixture
def _rulebook(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A package of rules in folders."""
    for name, text in FILES.items():
        file = tmp_path / "rulebook" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    monkeypatch.syspath_prepend(tmp_path)
    yield
    for name in [name for name in sys.modules if name.partition(".")[0] == "rulebook"]:
        del sys.modules[name]


@pytest.mark.usefixtures("_rulebook")
def test_steps_are_found_in_every_folder_in_the_order_of_their_modules() -> None:
    assert [kind.__name__ for kind in kinds_of("rulebook", object)] == [
        "Die",
        "RollDice",
        "Reroll",
        "EndTurn",
    ]


@pytest.mark.usefixtures("_rulebook")
def test_base_classes_in_the_folder_state_are_left_out() -> None:
    assert "Base" not in {kind.__name__ for kind in kinds_of("rulebook", object)}
