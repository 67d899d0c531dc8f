"""What goes with a title's rules: rules behind questions, examples whose moves do what they say."""

from __future__ import annotations

import dataclasses

import msgspec
import pytest

from game import paths
from game.devtools import check
from game.engine.session.record import COLOURS, SeatSetup
from game.engine.session.session import Session
from game.packages import guide, registry
from game.packages.guide import Example
from game.presentation import rules_pages
from game.presentation.messages import Messages
from tests.problems import in_english

TITLES = registry.names()
GUIDES = {title: guide.read(registry.find(title)) for title in TITLES}
EXAMPLES = [(title, example) for title in TITLES for example in GUIDES[title].book.example]


def rules_of(title: str) -> set[str]:
    return {rule.id for chapter in rules_pages.read(GUIDES[title].rules) for rule in chapter.rules}


@pytest.mark.parametrize("title", TITLES)
def test_every_question_has_a_rule_behind_it(title: str) -> None:
    prefix = f"{title}-ask-"
    asked = {name.removeprefix(prefix) for name in Messages().all_ids() if name.startswith(prefix)}
    questions = GUIDES[title].book.questions
    assert asked == set(questions)
    assert set(questions.values()) <= rules_of(title)


@pytest.mark.parametrize("title", TITLES)
def test_a_title_has_four_examples_of_its_rules(title: str) -> None:
    examples = GUIDES[title].book.example
    assert len({example.rule for example in examples}) >= 4
    assert {example.rule for example in examples} <= rules_of(title)
    assert len({example.id for example in examples}) == len(examples)


@pytest.mark.parametrize(("title", "example"), EXAMPLES, ids=[f"{t}, {e.id}" for t, e in EXAMPLES])
def test_an_example_does_what_it_says(title: str, example: Example) -> None:
    found, state = GUIDES[title].position(example.position)
    seats = [SeatSetup(colour, colour) for colour in COLOURS[: state.seats]]
    session = Session.begin(found, seats, state, practice=True)
    assert not guide.reached(example, session.view(example.seat))
    for move in example.do:
        assert move in {str(option.action) for option in session.legal(example.seat)}
        session.submit(example.seat, found.action(move))
    assert example.after
    assert guide.reached(example, session.view(example.seat))


@pytest.mark.parametrize("title", TITLES)
def test_no_rule_names_a_file(title: str) -> None:
    """Whoever reads the rules sits at a table."""
    for word in (".toml", ".json", ".md", " file ", "files"):
        assert word not in GUIDES[title].rules


def test_what_is_missing_is_empty() -> None:
    assert guide.Guide("nothing").book.example == ()
    assert paths.assets("raiders", guide.BOOK).is_file()


@pytest.mark.parametrize(("move", "why"), [("fly_away", "fly_away"), ("place farm", "cannot be played")])
def test_the_check_names_an_example_that_cannot_be_played(
    monkeypatch: pytest.MonkeyPatch, move: str, why: str
) -> None:
    told = GUIDES["raiders"]
    wrong = msgspec.structs.replace(told.book.example[0], do=(move,))
    book = msgspec.structs.replace(told.book, example=(wrong,))
    monkeypatch.setattr(guide, "read", lambda _: dataclasses.replace(told, book=book))
    (problem,) = in_english(check.guide_problems(registry.find("raiders")))
    assert problem.startswith('raiders/rulebook.toml: the example "pick-up" cannot be played')
    assert why in problem


def test_every_title_says_all_that_its_guide_needs() -> None:
    ids = Messages().all_ids()
    assert [message for told in GUIDES.values() for message in guide.words(told) if message not in ids] == []
    for title, told in GUIDES.items():
        needed = set(guide.words(told))
        assert {f"{title}-turn-{page.id}" for page in told.turn.page} < needed
        assert {f"{title}-example-{example.id}-try" for example in told.book.example} < needed
