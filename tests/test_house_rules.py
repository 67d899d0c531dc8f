"""Every house rule can be played, at random and by bots. The long form is ``python -m tests.house_rules``."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from game.engine.title import Title
from game.packages import registry
from game.presentation import rules_pages
from tests import house_rules

TITLES = [package.title for package in registry.all_packages()]
TABLES = [(title, options) for title in TITLES for options in house_rules.switches(title)]


@pytest.mark.parametrize(("title", "options"), TABLES, ids=lambda part: str(getattr(part, "id", part)))
def test_a_house_rule_is_played_at_random_and_by_bots(title: Title, options: Mapping[str, str]) -> None:
    assert house_rules.play_random(title, options, 1, 40) == 40
    assert house_rules.play_bots(title, options, 1, 8) == 8


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_a_house_rule_names_rules_of_the_rulebook(title: Title) -> None:
    page = registry.find(title.id).rules_page.read_text(encoding="utf-8")
    known = {rule.id for chapter in rules_pages.read(page) for rule in chapter.rules}
    assert {rule for option in title.options for rule in option.rules} <= known
