"""What a screen reader calls the places where a held thing may go."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from game.engine.flow import choices
from game.packages import registry
from game.ui.table.scene import TableScene
from tests import questions
from tests.walk_questions import Walk

TITLE = registry.find("scythe").title
KINDS = ("deploy", "build", "upgrade", "move_units")
KEPT = [question for question in questions.kept(TITLE) if question.kind.split()[0] in KINDS]


class Held(Walk):
    """Picks up each thing."""

    def names(self, question: questions.Question) -> list[list[str]]:
        """The names of the places where each thing may go."""
        scene = self._table(question.state)
        scene.game.viewer = next(iter(choices(question.state)))
        scene.layout()
        found = [self._targets(scene, ref) for ref in scene.model.at_hand.pickable()]
        self._clear()
        return [names for names in found if names]

    def _targets(self, scene: TableScene, ref: str) -> list[str]:
        scene.drag.hold(ref)
        targets = scene.view.widgets.hit_targets
        names = [targets[target].described().name for target in scene.drag.targets if target != ref]
        scene.drag.cancel()
        return names


@pytest.mark.parametrize("question", KEPT, ids=lambda question: question.kind)
def test_no_two_places_for_a_held_thing_are_called_alike(
    question: questions.Question, tmp_path: Path
) -> None:
    walk = Held(TITLE, tmp_path)
    found = walk.names(question)
    walk.close()
    assert found
    assert [name for names in found for name, often in Counter(names).items() if often > 1] == []
