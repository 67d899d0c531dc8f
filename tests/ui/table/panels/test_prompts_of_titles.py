"""The prompts of every title in a random game: each kind of thing has its words, and two lines hold them."""

from __future__ import annotations

import pytest

from game.packages import registry
from tests.ui.questions import questions

MOVES, SEATS = 140, 3


@pytest.mark.parametrize("title", registry.names())
def test_what_a_hand_can_do_is_said_in_two_lines(title: str) -> None:
    said = set()
    for scene in questions(title, SEATS, MOVES):
        ui, prompt, at_hand = scene.ui, scene.widgets.bars[1], scene.model.at_hand
        line = prompt._words.height // len(prompt._words.lines)
        assert prompt._words.height <= 2 * line
        for ref in [r for r in at_hand.pickable() if at_hand.targets(r)][:3]:
            scene.drag.hold(ref)
            prompt.say(scene.widgets._sentences())
            assert prompt._words.height <= 2 * line
            scene.drag.cancel()
        said.add(scene.view.wording.prompt(None)[0])
        assert ui.messages.troubles == []
    assert any("drag " in words for words in said)
    assert any("click " in words.lower() for words in said)
