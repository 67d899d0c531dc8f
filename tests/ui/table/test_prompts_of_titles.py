"""The prompts of every title in a random game: each kind of thing has its words, and two lines hold them."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from game import packages
from game.ui.scenes.table import TableScene
from game.ui.window import run

MOVES, SEED, SEATS = 140, 4, 3
SIZE = (1280, 720)


def questions(title: str) -> Iterator[TableScene]:
    """The table at each question that comes for the first time."""
    scene, app = run.table(run.ShotSpec(packages.find(title).title, SIZE, SEATS, {}, 0, SEED))
    chance, asked, session = random.Random(SEED), set[str](), scene.game.session
    for _ in range(MOVES):
        if session.over:
            break
        seat = scene.game.viewer = session.waiting_for()[0]
        question = session.question(seat)
        if question is not None and question.code not in asked:
            asked.add(question.code)
            scene.layout()
            yield scene
        run.play_randomly(session, chance, 1)
    app.window.destroy()


@pytest.mark.parametrize("title", packages.names())
def test_what_a_hand_can_do_is_said_in_two_lines(title: str) -> None:
    said = set()
    for scene in questions(title):
        ui, prompt, picks = scene.ui, scene.widgets.bars[1], scene.model.picks
        line = prompt._words.height // len(prompt._words.lines)
        assert prompt._words.height <= 2 * line
        for ref in [r for r in picks.pickable() if picks.targets(r)][:3]:
            scene.hand.hold(ref)
            prompt.say(scene.widgets._sentences())
            assert prompt._words.height <= 2 * line
            scene.hand.cancel()
        said.add(scene.view.wording.prompt(None)[0])
        assert ui.words.troubles == []
    assert any("drag " in words for words in said)
    assert any("click " in words.lower() for words in said)
