"""Numbers of an edition of Scythe that words, rules and bots must follow alike."""

from __future__ import annotations

from typing import Any, get_args

import msgspec
import pytest

from game.engine.content.content_files import BadContent
from game.engine.content.edition import Edition
from game.presentation.messages import Messages
from game.titles.scythe.rules.actions.gains import gain
from game.titles.scythe.rules.content.book import UNBOUNDED, Requirement, RequirementKind
from game.titles.scythe.rules.content.checks import YES_OR_NO
from game.titles.scythe.rules.tiles.resolution import ends_it
from game.titles.scythe.rules.title import Scythe
from game.titles.scythe.words import mat_tips, terms
from tests.titles.scythe.positions import PACKAGE


def edited(file: str, changes: dict[str, Any]) -> Scythe:
    title = PACKAGE.in_edition(Edition("Edited", changes={file: changes})).title
    assert isinstance(title, Scythe)
    return title


@pytest.mark.rule("SCY-217")
def test_the_top_of_a_track_is_what_its_star_needs() -> None:
    title = edited("table", {"goal": [{"id": "power", "need": 12}]})
    state = title.start(2, {}, 1)
    gain(state, 0, "power", 100)
    assert (state.players[0].power, state.players[0].due) == (12, ("power",))
    assert "12" in mat_tips.track(title.book, Messages().say, "power")


@pytest.mark.rule("SCY-222")
def test_the_last_star_ends_the_game_also_with_a_tile_and_in_words() -> None:
    title = edited("table", {"limits": {"stars": 5}})
    for resolution in ("off", "land_rush"):
        state = title.start(2, {"resolution": resolution}, 1)
        assert [ends_it(state, stars) for stars in (4, 5, 6)] == [False, True, False]
    state = title.start(2, {}, 1)
    assert "A player’s fifth star ends the game." in mat_tips.stars(Messages().say, state, 0)


@pytest.mark.parametrize(
    ("file", "changes", "words"),
    [
        ("table", {"limits": {"stars": 0}}, "table.toml: limits stars: must be at least 1"),
        ("table", {"goal": [{"id": "combat", "need": 2}]}, "goal combat need: each one brings a star"),
        ("table", {"goal": [{"id": "mechs", "stars": 2}]}, "goal mechs stars: this goal is reached once"),
        ("resolution", {"tile": [{"id": "land_rush", "end": {"stars": 7}}]}, "nobody can have 7 stars"),
        (
            "factions",
            {"faction": [{"id": "nordic", "workers": ["r1c4"]}]},
            "must begin with the same number of workers",
        ),
    ],
)
def test_an_end_that_never_comes_is_refused(file: str, changes: dict[str, Any], words: str) -> None:
    with pytest.raises(BadContent, match=words):
        edited(file, changes)


@pytest.mark.rule("SCY-202")
@pytest.mark.parametrize(
    ("card", "need", "sentence"),
    [
        ("o09", {"min": 10}, "Control a territory with 10 resources, including all four kinds"),
        ("o09", {"each": 2}, "Control a territory with 9 resources, including 2 of each kind"),
        ("o09", {"each": 0}, "Control a territory with 9 resources"),
        ("o02", {"min": 1}, "Control a tunnel"),
        ("o06", {"min": 2}, "Force 2 workers to retreat this turn"),
        ("o14", {"min": 0, "max": 2}, "Have at most 2 upgrades"),
        ("o14", {"max": 3}, "Have 1 to 3 upgrades"),
        ("o12", {"min": 20, "max": 20}, "Have exactly 20~{coin}"),
        ("o12", {"min": 0, "max": 0}, "Have no~{coin}"),
        ("o16", {"min": 0}, "Have at most 1~{mech} with your character"),
        ("o05", {"min": 0, "max": 0}, "Don’t control the Factory"),
    ],
)
def test_an_objective_says_the_numbers_that_it_asks_for(
    card: str, need: dict[str, int], sentence: str
) -> None:
    book = edited("objectives", {"objective": [{"id": card, "require": _first_changed(card, need)}]}).book
    assert terms.need(Messages().say, book.objectives[card].require[0]) == sentence


def _first_changed(card: str, need: dict[str, int]) -> list[dict[str, Any]]:
    """The requirements of a card as a content file says them, the first with other numbers."""
    first, *rest = (msgspec.to_builtins(r) for r in PACKAGE.title.book.objectives[card].require)
    return [first | need, *rest]


def test_every_kind_of_requirement_is_worded_for_both_ends() -> None:
    say = Messages()
    for kind in get_args(RequirementKind):
        ends = (
            [(1, UNBOUNDED), (0, 0)]
            if kind in YES_OR_NO
            else [(2, UNBOUNDED), (0, 0), (0, 2), (2, 2), (2, 3)]
        )
        needs = [Requirement(kind, "farm", min=least, max=most) for least, most in ends]
        for worded in (terms.need, lambda say, need: terms.need_now(say, need, 1)):
            assert len({worded(say.say, need) for need in needs}) == len(needs), kind
    assert not say.troubles


@pytest.mark.parametrize(
    ("card", "need", "flaw"),
    [
        ("o01", {"max": 2}, "objective o01 require 1. min: is more than max, 2."),
        ("o01", {"each": 1}, "objective o01: control_terrain has no each."),
        ("o05", {"min": 2}, "control_factory must have min = 1 or max = 0."),
        ("o12", {"min": 0}, "coins needs min or max."),
    ],
)
def test_an_objective_that_nobody_or_everybody_fulfils_is_refused(
    card: str, need: dict[str, int], flaw: str
) -> None:
    with pytest.raises(BadContent, match=flaw):
        edited("objectives", {"objective": [{"id": card, "require": _first_changed(card, need)}]})


RATES = {"star": 3, "territory": 2, "resource_pair": 1}


@pytest.mark.parametrize(
    ("file", "changes", "words"),
    [
        ("table", {"tier": [RATES, RATES]}, "table.toml: tier: two rates begin at the same popularity"),
        (
            "wind_gambit",
            {"passive": [{"id": "ferry", "effect": {"kind": "mixed_hold", "carry": {"workers": 2}}}]},
            "wind_gambit.toml: passive ferry effect carry: must limit both resources and workers",
        ),
    ],
)
def test_what_the_table_could_not_show_is_refused(file: str, changes: dict[str, Any], words: str) -> None:
    with pytest.raises(BadContent, match=words):
        edited(file, changes)


def test_a_scout_says_how_many_cards_it_takes() -> None:
    scout = {"id": "scout", "ability": {"kind": "steal_card", "amount": 2}}
    found = edited("factions", {"faction": [{"id": "crimea", "mech": [scout]}]})
    words = PACKAGE.in_edition(found.edition).title_words
    told = " ".join(words.printed(Messages().say, "factions", "crimea"))
    assert "take 2 random combat cards from your opponent" in told


@pytest.mark.rule("SCY-029")
def test_there_are_as_many_workers_as_rectangles_and_those_of_the_start() -> None:
    title = edited("actions", {"rectangle": [{"cost": {}}] * 5})
    assert (title.book.start_workers, title.book.workers) == (2, 7)
