"""A table in a terminal: what is told, what can be typed, and that nobody reads what is another's."""

from __future__ import annotations

import io
import random
import re
from pathlib import Path

import pytest

from game.bots.advice.hints import Hint
from game.engine import codec, flow
from game.engine.session import record_writer
from game.engine.session.record import SeatSetup
from game.engine.session.session import Session
from game.packages import registry
from game.play.controller import GameController
from game.presentation.messages import Messages
from game.records.settings import Settings
from game.text import position_writer, start
from game.text.naming import ChoiceNames
from game.text.page import CLEAR, Page
from game.text.position_writer import PositionWriter
from game.text.text_table import TextTable
from game.titles.raiders.rules.raid.wounds import AfterWounds, PlaceWounds
from game.titles.raiders.rules.state.state import Raid, RaidersState
from game.titles.raiders.rules.turn import PickUpWorker
from game.titles.raiders.rules.village.animals import GainAnimal
from tests.text import scripted
from tests.text.scripted import Here, numbers, words
from tests.titles.playing import now
from tests.titles.raiders import positions


def typed(
    title: str, *lines: str, kinds: tuple[str, ...] = ("human", "random"), seed: int = 7, **more: bool
) -> list[str]:
    """What is answered to each line, after what is written first."""
    client, person = scripted.seat(scripted.session(title, kinds, seed), words(*lines), **more)
    client.run()
    return [*(written for written, _ in person.answers), person.rest()]


def test_the_position_the_question_and_numbered_choices_are_told() -> None:
    first, *_ = typed("raiders", "quit")
    assert "Ada (you), Blue worker: 0 VP, 0 strength" in first.replace("\n", " ")
    assert "Choose your hero and first crew member\n  1. Choose Enaree with Blood Sworn\n" in first
    assert numbers(first) == [1, 2, 3]


def test_what_a_seat_has_is_counted_in_words() -> None:
    first, *_ = typed("runebound", "quit")
    told = first.replace("\n", " ")
    assert re.search(r"Ada \(you\).* 0 Dragon Runes, .* 0 items, .* 0 allies, .* 0 challenges defeated", told)


def test_words_list_the_choices_that_have_them_under_their_numbers() -> None:
    _, found, none, *_ = typed("raiders", "twin SADDLE", "emperor", "quit")
    assert found == "  3. Choose Hurasu with Twin Saddle\n"
    assert none == "No choice contains “emperor”. “all” lists them all.\n"


def test_a_number_chooses_and_undo_takes_back() -> None:
    _, chosen, undone, *_ = typed("raiders", "2", "undo", "quit")
    assert "Ada: Takes Vadasz with Lancer" in chosen
    assert "Done. Bruno is next" in chosen
    assert undone.startswith("Undone.\n")
    assert numbers(undone) == [1, 2, 3]


def test_what_was_undone_can_be_done_again() -> None:
    *_, again, _ = typed("raiders", "2", "undo", "redo", "quit")
    assert "Ada: Takes Vadasz with Lancer" in again


def test_within_a_turn_only_what_has_changed_is_told() -> None:
    first, rolled, *_ = typed("runebound", "1", "quit", kinds=("human",))
    assert "Ada (you), Mordrog" in first
    assert rolled.startswith("Ada: Rolls ")
    assert "Ada (you)" not in rolled


def test_what_is_overlooked_is_asked_twice() -> None:
    *_, warned, done, _ = typed("scythe", "1", "1", "7", "7", "quit", seed=1)
    assert "You haven’t moved any unit yet." in warned.replace("\n", " ")
    assert "Type 7 again to do it anyway." in warned
    assert "End your turn" in done


def test_what_was_lost_of_a_record_is_told_first(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    scripted.session("raiders", ("human", "random"), 7, path).close()
    with path.open("a", encoding="utf-8") as record:
        record.write('{"seat"')
    session = Session.resume(registry.find("raiders").title, record_writer.take(path))
    client, person = scripted.seat(session, words("quit"))
    client.run()
    told = person.answers[0][0].replace("\n", " ")
    assert "game.jsonl: the last line was incomplete and was skipped." in told


def test_a_command_is_named_as_it_is_typed_in_the_language() -> None:
    game, out = GameController(scripted.session("raiders", ("human", "random"), 7), Here()), io.StringIO()
    PositionWriter(TextTable(game, Messages("de"), Settings()), Page(out)).choices("emperor")
    assert "„alle“" in out.getvalue()


def test_lines_are_apart_on_a_screen_and_not_for_a_screen_reader() -> None:
    for plain, written in ((False, "\n"), (True, "")):
        out = io.StringIO()
        Page(out, plain=plain).gap()
        assert out.getvalue() == written


def test_a_number_that_is_none_is_said() -> None:
    _, none, *_ = typed("raiders", "17", "quit")
    assert none == "There is no choice 17; there are 3.\n"


def test_a_question_mark_tells_what_a_choice_brings_and_chooses_nothing() -> None:
    *_, told, again, _ = typed("runebound", "1?", "", "quit", kinds=("human",))
    assert "Roll 5 dice" in told
    assert "This can’t be undone: chance decides." in told
    assert numbers(again)


def test_what_is_refused_says_why_with_its_rule() -> None:
    _, told, *_ = typed("runebound", "why", "quit", kinds=("human",))
    assert "That isn’t next to your hero. (rule RUN-051)" in told.replace("\n", " ")


def test_places_of_the_same_name_are_told_apart_by_where_they_lie() -> None:
    _, rolled, *_ = typed("runebound", "1", "quit", kinds=("human",))
    ways = re.findall(r"the plains near Vynelvale, ([a-z-]+) \((r\d+c\d+)\)", rolled.replace("\n", " "))
    north = [("north-east", "r11c8"), ("north-west", "r11c6")]
    assert ways == [*north, ("south-west", "r12c6"), ("south", "r12c7")]


def told_of(state: RaidersState, start: str, *typed: str) -> list[str]:
    """The choices that begin so at this position, once these lines have been typed."""
    seats = [SeatSetup("Ada", "blue", "human"), SeatSetup("Bruno", "red", "random")]
    client, person = scripted.seat(Session.begin(positions.TITLE, seats, state), words(*typed, "quit"))
    client.run()
    return re.findall(rf"({start}.*)", person.answers[-1][0])


def test_crew_cards_called_alike_are_told_apart_by_which_of_them_it_is() -> None:
    state = positions.table()
    positions.ready(state, "zealot", "lancer", "lancer")
    state.raid = Raid("cimmeria_left")
    now(state, PlaceWounds(1), AfterWounds())
    assert told_of(state, "Wound ") == ["Wound Zealot", "Wound Lancer (1 of 2)", "Wound Lancer (2 of 2)"]


def test_animals_called_alike_are_told_apart_without_their_ids() -> None:
    state = positions.table()
    positions.line(state, "a1", "a1", "a7")
    now(state, GainAnimal("eagle"))
    told = [line for line in told_of(state, "Take Twin Eagle") if "space 1" in line]
    assert told == ["Take Twin Eagle above space 1 (1 of 2)", "Take Twin Eagle above space 1 (2 of 2)"]


def test_workers_of_one_settlement_are_refused_once() -> None:
    state = positions.table()
    positions.edit(state, worker="")
    state.spots["cimmeria_middle"] = ("blue.8", "blue.9")
    now(state, PickUpWorker("mine"))
    assert len(told_of(state, "Pick up from Oak Stockade: You can only", "why")) == 1


def test_dice_are_told_sign_by_sign_and_of_ways_to_one_place_the_die_that_opens_it() -> None:
    _, rolled, *_ = typed("runebound", "1", "quit", kinds=("human",), seed=9)
    told = " ".join(rolled.split())
    assert "Rolls road/hills, road/plains/hills, road/plains, road/hills, road/plains/river" in told
    assert "Move to the road near Vynelvale, north (r10c7): Road and hills" in told
    assert "Move to the road near Vynelvale, north (r10c7): Road and plains" in told


def test_dice_that_show_the_same_are_offered_once() -> None:
    """Seed 9 rolls road/hills twice."""
    _, rolled, *_ = typed("runebound", "1", "quit", kinds=("human",), seed=9)
    told = re.findall(r"\d+\. (Move to .+?)(?= \d+\. )", " ".join(rolled.split()))
    assert len(told) > 4
    assert len({*told}) == len(told)


def test_a_hint_for_a_die_that_is_not_offered_names_the_one_that_shows_the_same() -> None:
    session = scripted.session("runebound", ("human", "human"), 9)
    game, (seat,) = GameController(session, Here()), session.waiting_for()
    session.submit(seat, session.legal(seat)[0].action)
    game.viewer = seat
    table = TextTable(game, Messages(), Settings())
    legal = [option.action for option in session.legal(seat)]
    out = io.StringIO()
    writer = PositionWriter(table, Page(out, plain=True))
    offered = writer.names.offered
    hidden = next(action for action in legal if offered[action] != action)
    writer.hint(Hint(hidden))
    name = next(name for name, choice in writer.legal() if choice.option.action == offered[hidden])
    assert name in out.getvalue()
    session.submit(seat, hidden)
    table.refresh()
    assert {*writer.names.offered} == {choice.option.action for choice in game.choices()}


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("Upgrades {upgrade} Move; Build gets cheaper", "Upgrades Move; Build gets cheaper"),
        ("{character} Character to Barley Fields", "Character to Barley Fields"),
        ("Deploys {mech} Riverwalk", "Deploys mech Riverwalk"),
    ],
)
def test_the_log_says_nothing_twice(line: str, told: str) -> None:
    game = GameController(scripted.session("scythe", ("human", "human"), 7), Here())
    assert TextTable(game, Messages(), Settings()).log_line(line) == told


def test_rules_are_found_by_number_and_by_word() -> None:
    _, by_number, by_word, none, *_ = typed(
        "raiders", "rules RAI-102", "rules livestock", "rules zeppelin", "quit"
    )
    assert "RAI-102: Step 1" in by_number
    assert by_word.count("RAI-") > 2
    assert none == "No rule contains “zeppelin”.\n"


def test_a_hint_names_the_choice_by_its_number() -> None:
    *_, hint, _ = typed("raiders", "hint", "quit")
    assert "Hint" in hint
    assert len(numbers(hint)) >= 1


@pytest.mark.parametrize("title", ["raiders", "scythe", "runebound"])
def test_every_command_answers_in_words(title: str) -> None:
    asked = (
        "board",
        "mine",
        "why",
        "log",
        "since",
        "score",
        "rules",
        "help",
        "show",
        "look a",
        "turn",
        "redo",
    )
    first, *answers = typed(title, *asked, "quit")
    assert all(answers[: len(asked)]), dict(zip(asked, answers, strict=False))
    assert not any("{" in answer or "~" in answer for answer in (first, *answers))


def test_plain_is_lines_alone() -> None:
    out = io.StringIO()
    client = start.table(
        scripted.session("raiders", ("human", "random"), 7), Page(out, plain=True),
        scripted.Person(out, words("score", "board", "help", "quit")).read, Here(),
    )  # fmt: skip
    client.run()
    told = out.getvalue()
    assert "\x1b" not in told
    assert "─" not in told
    assert "" not in told.splitlines()
    assert "Ada: Scored during play 0, " in told


# ---------------------------------------------------------------------- what is whose


def test_the_next_person_gets_a_cleared_screen() -> None:
    cover, first, done, covered, second, *_ = typed(
        "raiders", "", "1", "", "", "quit", kinds=("human", "human")
    )
    assert cover.split(CLEAR)[-1].splitlines() == [
        "Ada, it’s your turn",
        "Everyone else, please look away.",
        "Ada: press Enter when nobody else can see the screen.",
    ]
    assert "Choose your hero" in first.partition(CLEAR)[2]
    assert "Bruno is next" in done
    assert covered.startswith(CLEAR)
    assert covered.split(CLEAR)[-1].splitlines()[0] == "Bruno, it’s your turn"
    assert second.startswith(CLEAR)
    assert "Bruno (you)" in second


def test_the_next_person_finds_nothing_under_the_arrow_keys(monkeypatch: pytest.MonkeyPatch) -> None:
    cleared = list[int]()
    monkeypatch.setattr("readline.clear_history", lambda: cleared.append(1))
    typed("raiders", "", "1", "", "", "quit", kinds=("human", "human"))
    assert len(cleared) == 2, "before each of the two"


def told(session: Session, seat: int) -> str:
    """Everything that a seat can read of a position."""
    game = GameController(session, Here())
    game.viewer = seat
    out = io.StringIO()
    table = TextTable(game, Messages(), Settings())
    writer = PositionWriter(table, Page(out))
    writer.position()
    writer.question()
    writer.choices(most=500)
    writer.refused("")
    writer.board.places()
    writer.board.own()
    writer.board.look("")
    writer.score()
    return out.getvalue()


@pytest.mark.parametrize("title", ["raiders", "scythe", "runebound"])
def test_nothing_is_told_that_a_view_hides(title: str) -> None:
    """Another position that a seat cannot tell from the true one reads the same, byte by byte."""
    session = scripted.session(title, ("human", "human", "human"), 7)
    for _ in range(40):
        seat = session.waiting_for()[0]
        session.submit(seat, session.legal(seat)[0].action)
    for seat in range(3):
        other = session.title.guess(session.view(seat), seat, 99)
        assert codec.encode(other) != codec.encode(session.state)
        again = Session.begin(session.title, list(session.seats), other)
        here = Session.begin(session.title, list(session.seats), session.state)
        assert told(here, seat) == told(again, seat)


@pytest.mark.parametrize("title", ["raiders", "scythe", "runebound"])
def test_a_position_alone_is_told_to_programs(title: str) -> None:
    of = registry.find(title).title
    state = of.start(2, {}, 7)
    seat = min(flow.choices(state))
    told = position_writer.words(of, state, seat)
    assert f"Player {seat + 1} (you)" in told
    assert "Board ─" in told
    assert numbers(told)


@pytest.mark.parametrize("title", ["raiders", "scythe", "runebound"])
def test_every_candidate_of_a_game_has_words_the_refused_ones_too(title: str) -> None:
    chance = random.Random(11)
    session = scripted.session(title, ("human", "human", "human"), 11)
    game = GameController(session, Here())
    table = TextTable(game, Messages(), Settings())
    for _ in range(150):
        game.viewer = session.waiting_for()[0]
        table.refresh()
        choices = ChoiceNames(table).named
        assert all(name for name, _ in choices)
        assert all(table.sentences.reason(c.reason) for _, c in choices if c.reason is not None)
        session.submit(game.viewer, chance.choice(session.legal(game.viewer)).action)
    assert table.messages.troubles == []


@pytest.mark.parametrize("seed", [7, 8])
def test_tokens_and_airships_are_told_at_the_spaces_where_they_are(seed: int) -> None:
    session = scripted.session("scythe", ("human", "human"), seed, airships="own")
    table = TextTable(GameController(session, Here()), Messages(), Settings())
    state, lying = session.view(0), table.on_board()
    encounters = {ref for ref, items in lying.items() for item in items if item.ref.startswith("encounter:")}
    assert encounters == {f"place:{place}" for place in state.encounters}
    assert all(f"place:{place}" in lying for place in state.airships.values())
