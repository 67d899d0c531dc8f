"""What only a terminal asks the table of Scythe for."""

from __future__ import annotations

from game.titles.scythe.rules.produce import ProduceOn
from tests.text import scripted


def test_production_where_nothing_grows_has_words_as_it_is_refused() -> None:
    client, _ = scripted.seat(scripted.session("scythe", ("human", "human"), 7), scripted.words())
    assert client._table.sentences.label(ProduceOn("base_nordic", 1)) == "Produce at the home base of Nordic"
