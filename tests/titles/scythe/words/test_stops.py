"""What a screen reader calls the things of Scythe's table."""

from __future__ import annotations

import pytest

from game.engine.model import Event
from game.presentation.table_in_words import TableInWords
from game.titles.scythe.rules.movement.loading import PutDown, TakeAboard
from game.titles.scythe.rules.state.state import card_ref
from tests.titles.playing import do
from tests.titles.scythe.positions import TITLE, edit, goods, hand, moving, put, table
from tests.titles.scythe.words.looks import MESSAGES, WORDS, context


@pytest.mark.parametrize(
    ("item", "name"),
    [("power", "7~{power}"), ("coins", "3~{coin}"), ("combat_cards", "2~{combat_card}"), ("oil", "4~{oil}")],
)
def test_a_counter_is_read_with_its_number(item: str, name: str) -> None:
    state = table()
    edit(state, 0, power=7, coins=3)
    hand(state, 0, 2, 3)
    put(state, "worker.0.1 r2c4")
    goods(state, "r2c4", oil=4)
    found = WORDS.stop_name(context(TITLE.view(state, 0), 0), f"plate:{item}.0")
    assert found.split("\n")[0].replace("\N{NO-BREAK SPACE}", "~") == name
    assert found.split("\n")[1]


def test_the_end_of_the_game_is_nobodys_event() -> None:
    words = TableInWords(MESSAGES, "scythe", WORDS)
    words.context = context(TITLE.view(table(), 0), 0)
    assert words.event_line((9, 0, Event("game_over", {}))) == "The game is over"


@pytest.mark.rule("SCY-064", "SCY-070")
def test_what_a_unit_carries_is_said_after_loading_and_unloading() -> None:
    state = moving("worker.0.1 r4c0")
    goods(state, "r4c0", oil=2)
    words, said = TableInWords(MESSAGES, "scythe", WORDS), []
    for action in (
        TakeAboard("worker.0.1", "oil"),
        TakeAboard("worker.0.1", "oil"),
        PutDown("worker.0.1", "oil"),
    ):
        do(state, action)
        said.append(words.plain(WORDS.changed(context(TITLE.view(state, 0), 0), action)))
    assert [line.rpartition(" carries ")[2] for line in said] == ["1 oil", "2 oil", "1 oil"]


@pytest.mark.rule("SCY-159")
@pytest.mark.parametrize(("tie", "line"), [(0, ""), (1, ": a tie, and the attacker wins ties")])
def test_a_tie_is_explained_where_it_is_decided(tie: int, line: str) -> None:
    words = TableInWords(MESSAGES, "scythe", WORDS)
    words.context = context(TITLE.view(table(), 0), 0)
    won = Event("combat_won", {"seat": 0, "other": 1, "place": "r2c1", "tie": tie})
    assert words.event_line((9, 0, won)).endswith(line)
    assert ("tie" in words.event_line((9, 0, won))) is bool(tie)


def test_objectives_are_read_before_the_mats() -> None:
    state = table()
    order = [item.ref for item in WORDS.items(context(TITLE.view(state, 0), 0)) if not item.on_board]
    own = [order.index(card_ref(card)) for card in state.players[0].objectives]
    assert own
    assert max(own) < min(order.index(ref) for ref in order if ref.startswith(("section:", "plate:")))
