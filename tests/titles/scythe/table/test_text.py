"""What only a terminal asks the table of Scythe for."""

from __future__ import annotations

from game.titles.scythe.rules.actions.produce import ProduceOn
from game.titles.scythe.rules.turn.turn import TakeSection
from tests.text import scripted


def test_production_where_nothing_grows_has_words_as_it_is_refused() -> None:
    client, _ = scripted.seat(scripted.session("scythe", ("human", "human"), 7), scripted.words())
    assert client._table.sentences.label(ProduceOn("base_nordic", 1)) == "Produce at the home base of Nordic"


def test_the_factory_card_is_offered_with_a_capital() -> None:
    client, _ = scripted.seat(scripted.session("scythe", ("human", "human"), 7), scripted.words())
    assert client._table.sentences.label(TakeSection("factory")) == "The Factory card"
