"""The names of Raiders of Scythia: words for every id, effect, option, reason and event."""

from __future__ import annotations

import re
from pathlib import Path

import game.titles.raiders.rules
from game import paths
from game.titles.raiders.words import phrases
from tests.titles.raiders.positions import BOOK, TITLE, table
from tests.titles.raiders.words.looks import MESSAGES, SAY, WORDS, context, look_at, random_play


def test_every_id_of_the_content_has_words() -> None:
    for card in (*BOOK.crew, *BOOK.heroes, *BOOK.animals):
        assert phrases.card(SAY, card)
    for place in (*BOOK.buildings, *BOOK.settlements, *BOOK.civilizations):
        assert phrases.place(SAY, place)
    for space in BOOK.board.of_kind("raid_space"):
        assert phrases.place(SAY, space.id)


def test_names_of_cards_and_places_are_all_different() -> None:
    cards = {phrases.card(SAY, c) for c in (*BOOK.crew, *BOOK.heroes)}
    assert len(cards) == len(BOOK.crew) // 2 + len(BOOK.heroes)
    places = {phrases.place(SAY, p) for p in (*BOOK.buildings, *BOOK.settlements)}
    assert len(places) == len(BOOK.buildings) + len(BOOK.settlements)


def test_every_effect_yields_a_sentence_with_its_numbers() -> None:
    for record in BOOK.crew.values():
        ability, play = (
            phrases.ability_text(BOOK, SAY, record.crew),
            phrases.play_text(SAY, record.play),
        )
        assert ability[0].isupper() or ability[0] == "+"
        assert play[0].isupper()
    for hero in BOOK.heroes.values():
        assert phrases.play_text(SAY, hero.effects)
    for building in BOOK.buildings.values():
        for option in building.option:
            assert phrases.play_text(SAY, option.do)


def test_a_sentence_says_what_the_record_says() -> None:
    night_raider = BOOK.crew["crew.night_raider.1"]
    text = phrases.play_text(SAY, night_raider.play)
    assert "1~{kumis}" in text
    assert "Cimmeria" in text
    assert "2 yellow~{die}" in phrases.ability_text(BOOK, SAY, night_raider.crew)


def test_options_questions_and_score_rows_have_words() -> None:
    for option in TITLE.options:
        SAY(f"raiders-option-{option.id}")
        SAY(f"raiders-option-{option.id}-help", **TITLE.numbers(option, option.default))
        for value in option.choices:
            SAY(f"raiders-option-{option.id}-{value}")
    state = table()
    scores = TITLE.scores(state)
    for row in (*scores.sources, *scores.tie_breakers):
        text, icon = WORDS.source(context(state), row.id)
        assert text
        assert paths.assets("icons", f"{icon}.svg").is_file()


def test_every_reason_and_every_event_of_the_rules_has_words() -> None:
    source = "\n".join(p.read_text() for p in Path(game.titles.raiders.rules.__file__).parent.rglob("*.py"))
    known = MESSAGES.all_ids()
    for code in re.findall(r'\brefuse\(\s*"([a-z-]+)"', source):
        assert f"raiders-why-{code}" in known
    verbs = set(re.findall(r'emit\(\s*"([a-z_]+)"', source)) | {"take_eagle", "take_horse"}
    verbs |= {f"use_{way}" for way in ("play", "hero", "eagle")}
    assert len(verbs) > 20
    for verb in verbs:
        assert f"raiders-log-{verb}" in known


def test_every_log_line_has_words_for_every_seat() -> None:
    session = [session for session, _ in random_play(3, 7)][-1]
    for seat in range(3):
        look = look_at(session, seat)
        for _, _, event in session.log(seat):
            assert WORDS.log_line(look, event)
            WORDS.where(event)


def test_buttons_use_plain_words() -> None:
    assert (
        phrases.spoken(SAY, "Gain 2~{card} and 1~{vp} with a {horse}") == "Gain 2 cards and 1 VP with a horse"
    )
