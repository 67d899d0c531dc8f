"""Numbers of an edition of Raiders that words, rules and bots must follow alike."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine.content.content_files import BadContent
from game.engine.content.edition import Edition
from game.packages.registry import Package
from game.presentation.messages import Messages
from game.titles.raiders.bot.features import RaidersFeatures
from tests.titles.raiders.positions import PACKAGE, crew, edit, table


def edited(file: str, changes: dict[str, Any]) -> Package:
    return PACKAGE.in_edition(Edition("Edited", changes={file: changes}))


def wainwright(amount: int, provisions: int) -> Package:
    ability = {"trigger": "raid_cost", "replace": "wagon", "with": {"provisions": provisions}}
    return edited("crew", {"crew": [{"id": "wainwright", "crew": {**ability, "amount": amount}}]})


def test_a_wainwright_says_how_many_wagons_it_replaces() -> None:
    def told(package: Package) -> str:
        return " ".join(package.title_words.printed(Messages().say, "crew", "wainwright"))

    assert "Once a raid, you may pay 2 provisions instead of 1 wagon" in told(PACKAGE)
    assert "Up to 3 times a raid, you may pay 2 provisions instead of 1 wagon" in told(wainwright(3, 2))


def test_bots_know_what_a_wainwright_asks_for_a_wagon() -> None:
    features = RaidersFeatures(PACKAGE.content)
    delays = []
    for provisions in (2, 6):
        state = table(2)
        state.book = wainwright(1, provisions).title.book
        for space, name in enumerate(("wainwright", "elder", "brewer", "healer")):
            crew(state, space, name)
        edit(state, provisions=5, wagon=0, worker="red.1", kumis=8)
        for place in [p for p, s in state.spaces.items() if not s.settlement.startswith("persia")]:
            del state.spaces[place]
        delays.append(features.amounts(state, 0)["delay"])
    assert delays[0] < delays[1]


def test_goods_count_for_a_bot_up_to_the_limit_of_the_edition() -> None:
    features = RaidersFeatures(PACKAGE.content)
    state = table(2)
    edit(state, silver=12)
    found = []
    for silver in (8, 12):
        state.book = edited("board", {"limits": {"silver": silver}}).title.book
        found.append((features.amounts(state, 0)["silver"], PACKAGE.default_evaluation.evaluate(state, 0)))
    assert found[0] < found[1]
    assert found[0][1] < found[1][1]


def test_plunder_that_scores_for_no_pieces_is_refused() -> None:
    with pytest.raises(BadContent, match=r"^plunder\.toml: plunder gold vp_per: must be at least 1"):
        _ = edited("plunder", {"plunder": [{"id": "gold", "vp_per": 0}]}).title


def test_a_quest_to_discard_for_needs_a_strength() -> None:
    package = edited("quests", {"quest": [{"id": "q07", "kind": "discard"}]})
    with pytest.raises(BadContent, match=r"quests\.toml: quest q07 cost: needs a discard_strength"):
        package.title.start(2, {}, 1)
