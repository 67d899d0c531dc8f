"""What may be proposed by hand: from the view alone, and every listed change can be written."""

from __future__ import annotations

import re

import pytest

from game.engine import codec
from game.engine.positions import agreements
from game.engine.positions.agreements import BadAgreement
from game.packages import registry
from game.play.people import Person
from game.presentation.agreement_form import AgreementForm, Row
from game.presentation.context import Context
from game.presentation.messages import Messages
from game.presentation.rich_text import Speech
from game.presentation.title_words import words_of
from tests import games, toy
from tests.titles.runebound import fights

PEOPLE = (Person("Ann", "blue"), Person("Bo", "red"), Person("Cy", "green"))
TITLES = ("raiders", "runebound", "scythe")


def form(title: str, state: object, seat: int) -> AgreementForm:
    found = registry.find(title)
    view = found.title.view(state, seat)
    return AgreementForm(Context(Messages(), view, seat, PEOPLE), words_of(found))


def rows(of: AgreementForm) -> list[Row]:
    return [row for section in range(len(of.sections)) for row in of.rows(section)]


@pytest.mark.parametrize("title", TITLES)
def test_each_kind_of_offer_is_a_change_that_can_be_or_one_sentence(title: str) -> None:
    found = registry.find(title).title
    state = found.start(3, {}, 5)
    made = form(title, state, 0)
    kinds: dict[str, bool] = {}
    for row in rows(made):
        inner = made.keys(row)[:1] if row.kind == "new" else [row]
        for one in inner:
            changes = [f"{one.field}+1"] if one.kind == "number" else [o.change for o in made.offers(one)[:2]]
            for change in changes:
                kinds[row.kind] = kinds.get(row.kind, False) or _is_possible(found, state, change)
    assert kinds["number"] and kinds["card"] and all(kinds.values()), kinds


def _is_possible(title: object, state: object, change: str) -> bool:
    try:
        agreements.check(title, state, 0, [change])  # type: ignore[arg-type]  # a title and its state
    except BadAgreement:
        return False
    return True


@pytest.mark.parametrize("title", TITLES)
def test_what_is_hidden_changes_nothing_in_the_list(title: str) -> None:
    found = registry.find(title).title
    state = found.start(3, {}, 5)
    other = found.guess(found.view(state, 1), 1, 99)
    assert codec.encode(other) != codec.encode(state)
    shown = [
        [(row, of.offers(row)) for row in rows(of)] for of in (form(title, s, 1) for s in (state, other))
    ]
    assert shown[0] == shown[1]


def test_a_title_without_words_for_fields_lists_all_by_their_names() -> None:
    state = toy.TOY.start(2, {}, 1)
    context = Context(Messages(), toy.TOY.view(state, 0), 0, PEOPLE)
    words = type("Words", (), {"title": toy.TOY, "name_of": lambda _self, _context, id_: id_})()
    listed = {row.field: row.value for row in rows(AgreementForm(context, words))}
    assert listed["players.0.pebbles"] == "0" and listed["pool"] == "12"
    assert [of for of in listed if of.startswith("card.")] and "players.1.hand" not in listed


def test_no_words_of_a_row_are_an_id() -> None:
    for title in TITLES:
        state = games.session(registry.find(title).title, 3, 4).state
        made = form(title, state, state.seats - 1)
        words = [row.words for row in rows(made)] + [o.words for row in rows(made) for o in made.offers(row)]
        assert [one for one in words if "_" in one or "-field-" in one] == []


def test_a_piece_is_taken_off_the_board_where_one_can_be() -> None:
    state = registry.find("scythe").title.start(2, {}, 5)
    state.at["worker.0.3"] = state.at["worker.0.1"]
    made = form("scythe", state, 0)
    gone = {
        row.field: any(offer.change == f"{row.field}=" for offer in made.offers(row))
        for row in rows(made)
        if row.field.startswith("at.")
    }
    assert gone["at.worker.0.3"]
    assert not gone["at.character.0"], "a character never leaves"


def test_fields_within_a_combat_have_words_of_their_own() -> None:
    state = fights.fight(fights.GIANT)
    made = form("runebound", state, 0)
    named = {row.field: row.words for row in rows(made) if row.field.startswith("fight")}
    assert named == {"fight.wounds": "wounds of the challenge in combat"}


REFUSED = {
    "scythe": "at.worker.0.4=base_albion",
    "runebound": "wounds.one_fist+1",
    "raiders": "supply.gold+1",
}


@pytest.mark.parametrize("title", TITLES)
def test_a_refusal_names_things_instead_of_their_ids(title: str) -> None:
    state, change = registry.find(title).title.start(3, {}, 5), REFUSED[title]
    made = form(title, state, 0)
    messages = Messages()
    with pytest.raises(BadAgreement) as refused:
        agreements.check(registry.find(title).title, state, 0, [change])
    words = made.refusal(refused.value, Speech(messages, title).plain).text(messages.say)
    assert not re.search(r"\w[._]\w", words), words


def test_a_refusal_names_the_worker_and_whose_it_is() -> None:
    scythe = registry.find("scythe").title
    state = scythe.start(3, {}, 5)
    with pytest.raises(BadAgreement) as refused:
        agreements.check(scythe, state, 0, ["at.worker.0.4=base_albion"])
    words = form("scythe", state, 0).refusal(refused.value, Speech(Messages(), "scythe").plain)
    assert str(words) == "This cannot be agreed on: worker 4 of Ann is no unit in play."


def test_a_refusal_quotes_what_is_no_piece_as_it_was_typed() -> None:
    scythe = registry.find("scythe").title
    state = scythe.start(3, {}, 5)
    with pytest.raises(BadAgreement) as refused:
        agreements.check(scythe, state, 0, ["at.worker.9.x=r3c2"])
    words = form("scythe", state, 0).refusal(refused.value, Speech(Messages(), "scythe").plain)
    assert "worker.9.x" in str(words)


def test_of_two_things_alike_only_one_is_offered_to_be_taken_away() -> None:
    state = registry.find("raiders").title.start(3, {}, 5)
    state.spots["cimmeria_left"] = ("blue.4", "blue.1")
    made = form("raiders", state, 0)
    (there,) = (row for row in rows(made) if row.field == "spots.cimmeria_left")
    assert [offer.words for offer in made.offers(there)].count("Take away: blue worker") == 1
