"""Positions edited by hand: what no game can come to is refused with line, field and reason."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from game.cli import main
from game.engine import codec
from game.engine.game import Game
from game.engine.positions import position
from game.engine.positions.position import BadPosition
from game.packages import registry
from game.titles.runebound.rules import scoring
from tests import fuzz_positions, games
from tests.text import scripted

Facts = dict[str, Any]


def played(title: str, moves: int = 60) -> Any:
    """The position of a game of three after some first choices."""
    session = scripted.session(title, ("human", "human", "human"), 7)
    for _ in range(moves):
        seat = session.waiting_for()[0]
        session.submit(seat, session.legal(seat)[0].action)
    return session.state


def edited(title: str, folder: Path, edit: Callable[[Facts], object]) -> Path:
    return written(played(title), folder, edit)


def rename(facts: Facts, old: str, new: str) -> None:
    facts[new] = facts.pop(old)


def double(pile: list[str]) -> None:
    pile[0] = pile[1]


def met(title: str, kind: str, seats: int, **options: str) -> Any:
    """The first position of random games in which the top step is of a kind."""
    rules = registry.find(title).title
    for seed in range(40):
        chance, game = random.Random(seed), Game.new(rules, seats, options, seed)
        while not game.over:
            if type(game.state.stack[-1]).__name__ == kind:
                return game.state
            seat = game.seat
            game.step(games.drawn(chance, game.legal(seat)), seat)
    raise AssertionError(f"{kind} was never asked")


def written(state: Any, folder: Path, edit: Callable[[Facts], object]) -> Path:
    path = folder / "here.json"
    position.write(state, path)
    facts = json.loads(path.read_text())
    edit(facts)
    path.write_text(json.dumps(facts, indent=1))
    return path


def refused(path: Path) -> str:
    """The field at fault, and why."""
    with pytest.raises(BadPosition) as refusal:
        position.read(path, lambda name: registry.find(name).title)
    found = re.match(r"^here\.json: line (\d+)(?:, (\S+))?: (.+)\.$", str(refusal.value))
    assert found, str(refusal.value)
    last = (found[2] or "").rpartition(".")[2]
    if "missing" not in found[3] and last and not last.isdecimal():
        assert last in path.read_text().splitlines()[int(found[1]) - 1]
    return f"{found[2]}: {found[3]}"


def put(*path: Any, to: Any) -> Callable[[Facts], object]:
    """An edit: another value there."""

    def edit(facts: Any) -> None:
        for key in path[:-1]:
            facts = facts[key]
        facts[path[-1]] = to(facts[path[-1]]) if callable(to) else to

    return edit


def drop(*path: Any) -> Callable[[Facts], object]:
    """An edit: nothing there."""

    def edit(facts: Any) -> None:
        for key in path[:-1]:
            facts = facts[key]
        del facts[path[-1]]

    return edit


@pytest.mark.parametrize(
    ("title", "option", "value"), [("raiders", "ending", "full"), ("runebound", "threat", "20")]
)
def test_an_option_that_did_not_exist_yet_has_its_default(
    title: str, option: str, value: str, tmp_path: Path
) -> None:
    path = edited(title, tmp_path, drop("options", option))
    assert position.read(path, lambda name: registry.find(name).title).state.options[option] == value


@pytest.mark.parametrize(
    ("title", "edit", "why"),
    [
        ("raiders", lambda f: rename(f["players"][0], "silver", "silvr"), 'no field "silvr"; "silver" may'),
        ("raiders", lambda f: double(f["crew_deck"]), "crew_deck.1: crew."),
        ("raiders", lambda f: f["crew_deck"].pop(), "crew_deck: crew."),
        ("raiders", put("players", 1, "silver", to="many"), "players.1.silver: should be a whole number"),
        ("raiders", put("players", 2, "kumis", to=-1), "players.2.kumis: is -1, expected 0 to 9999"),
        ("raiders", put("turn", to=-4), "turn: is -4, expected 0 to"),
        ("raiders", put("options", "draft", to="quick"), 'is "quick", expected open or dealt'),
        ("raiders", drop("quest_box"), "quest_box: is missing"),
        ("raiders", drop("supply", "gold"), 'supply: "gold" is missing'),
        ("raiders", put("active", to=9), "active: is 9, expected 0 to 2"),
        ("raiders", put("active", to=-1), "active: is -1"),
        ("raiders", put("rng", to=2**64), "rng: is 18446744073709551616, expected 0 to"),
        ("raiders", put("players", 0, "spaces", to=lambda all_: all_[:4]), "has 4 entries, expected 5"),
        ("raiders", put("players", 0, "spaces", to=lambda all_: [*all_, {}]), "has 6 entries, expected 5"),
        ("raiders", drop("village", "market"), 'village: "market" is missing'),
        ("raiders", put("village", "harbour", to=""), "village.harbour: "),
        ("raiders", put("final", to=7), "final: is 7, expected -1 to 3"),
        ("raiders", put("stack", to=[]), "stack: nothing is left to do, but the game is not over"),
        ("raiders", put("players", to=lambda all_: all_[:2]), "players: has 2 entries, expected 3"),
        ("scythe", put("at", "character.0", to="r99c9"), 'at.character.0: "r99c9" is not possible here'),
        ("scythe", put("players", 1, "power", to=99), "players.1.power: is 99, expected 0 to 16"),
        ("scythe", lambda f: double(f["combat_deck"]), "combat_deck.1: combat."),
        ("scythe", drop("encounter_deck"), "encounter_deck: is missing"),
        ("scythe", put("active", to=9), "active: is 9, expected 0 to 2"),
        ("scythe", put("last_turns", to=[9, 9]), "last_turns.0: is 9, expected 0 to 2"),
        ("scythe", put("last_turns", to=[1]), "last_turns: has turns, but nobody triggered the end"),
        ("scythe", put("trigger", to=9), "trigger: is 9, expected 0 to 2"),
        ("scythe", put("trigger", to=1), "trigger: nobody triggers this end"),
        ("scythe", put("goods", "r1c1", to={"oil": 0}), "goods.r1c1: is empty"),
        ("scythe", put("stack", to=lambda steps: steps[1:]), "would end the game before its end"),
        ("scythe", put("players", 0, "stars", to=["combat"] * 6), "stars: has "),
        ("runebound", lambda f: double(f["decks"]["red"]), "decks.red.1: "),
        ("runebound", lambda f: f["counters"].append("r99c9"), "counters."),
        ("runebound", put("players", 0, "space", to="moon"), 'players.0.space: "moon" is not'),
        ("runebound", drop("decks", "market"), 'decks: "market" is missing'),
        ("runebound", lambda f: rename(f["discards"], "red", "redd"), 'discards.redd: is "redd"'),
        ("runebound", put("closed", to="atlantis"), 'closed: is "atlantis", expected '),
        ("runebound", put("knocked_out", to=[9]), "knocked_out.0: is 9, expected 0 to 2"),
        ("runebound", put("winner", to=1), "winner: names a winner, but the game goes on"),
        ("runebound", lambda f: f.update(overrun=[*f["stalls"]]), "overrun: all towns have fallen"),
        ("runebound", put("stack", to=[]), "stack: nothing is left to do, but nobody has won"),
        ("runebound", put("stack", to=lambda steps: steps[-1:]), "would end the game before its end"),
    ],
)  # fmt: skip
def test_what_no_game_comes_to_is_refused(
    title: str, edit: Callable[[Facts], object], why: str, tmp_path: Path
) -> None:
    assert why in refused(edited(title, tmp_path, edit))


POSITIONS = Path(__file__).parent / "positions"
"""Positions of 0.2.0 with one changed fact each, which the program took and then failed over."""


@pytest.mark.parametrize(
    ("name", "field"),
    [
        ("raiders-1676112", "village.cimmeria_middle.right"),
        ("raiders-23330169", "players.1.spaces"),
        ("raiders-53101525", "stack.1.seat"),
        ("raiders-79562323", "stack.1.options.0.0"),
        ("raiders-94583742", "stack.1.item"),
        ("runebound-19867128", "stack.6.gold"),
        ("runebound-64748654", "discards.counters"),
        ("scythe-13100671", "players.5.passive"),
        ("scythe-30707092", "stack.9.ended"),
        ("scythe-53406986", "stack.1.lots"),
        ("scythe-68426060", "stack.2.giver"),
        ("scythe-69473759", "stack.1.lots.5.seat"),
        ("scythe-86239339", "stack.2.taker"),
        ("scythe-93989855", "stack.2.section"),
    ],
)
def test_what_was_taken_once_is_refused(name: str, field: str) -> None:
    with pytest.raises(
        BadPosition, match=rf"^{name}\.json: line \d+, {re.escape(field)}: [^.]+(\.\w+)*.*\.$"
    ):
        position.read(POSITIONS / f"{name}.json", lambda title: registry.find(title).title)


def test_wounds_that_knock_a_hero_out_are_named(tmp_path: Path) -> None:
    """The field at fault is the Wounds, not the Exhaustion of the same figure."""
    hero = played("runebound").players[0].hero

    def edit(facts: Facts) -> None:
        facts["wounds"] = {hero: 12}
        facts["exhaustion"] = {hero: 1}

    assert f"wounds.{hero}: is 12, but {hero} falls at " in refused(edited("runebound", tmp_path, edit))


def test_more_belongings_than_a_hero_may_have_are_refused(tmp_path: Path) -> None:
    """Two weapons, an armor and two Allies are allowed (RUN-163)."""
    book = registry.find("runebound").title.book
    for kind, most in (("weapon", 2), ("armor", 1)):
        cards = [card for card, item in book.items.items() if item.type == kind][: most + 1]
        why = refused(edited("runebound", tmp_path, partial(_given, "items", cards)))
        assert f"players.0.items: has more than {most} of the kind {kind}" in why
        (tmp_path / "here.json").unlink()
    why = refused(edited("runebound", tmp_path, partial(_given, "allies", [*book.allies][:3])))
    assert "players.0.allies: has more than 2 of the kind ally" in why


def _given(name: str, cards: list[str], facts: Facts) -> None:
    """The first player has these market cards, wherever they were."""
    for piles in (facts["decks"], facts["stalls"]):
        for pile, ids in piles.items():
            piles[pile] = [card for card in ids if card not in cards]
    facts["players"][0][name] = cards


def test_three_dragon_runes_end_the_game(tmp_path: Path) -> None:
    book = registry.find("runebound").title.book
    runes = [card for card in book.challenges if scoring.is_rune(book, card)][:3]

    def edit(facts: Facts) -> None:
        for pile, ids in facts["decks"].items():
            facts["decks"][pile] = [card for card in ids if card not in runes]
        facts["players"][1]["kept"] = runes

    assert "players.1.kept: has enough Dragon Runes to win" in refused(edited("runebound", tmp_path, edit))


def test_a_worker_of_another_colour_is_refused_on_a_building(tmp_path: Path) -> None:
    """Blue workers are not placed on the Stables (RAI-045)."""

    def edit(facts: Facts) -> None:
        village = facts["village"]
        free = next(name for name, worker in village.items() if worker.startswith("blue"))
        village["stables"], village[free] = village[free], village["stables"]

    assert "village.stables: no blue worker can be placed here" in refused(edited("raiders", tmp_path, edit))


def leave_the_mat(facts: Facts) -> None:
    """The active player's action token stands nowhere."""
    facts["players"][facts.get("active", 0)]["section"] = ""


@pytest.mark.parametrize(
    ("title", "kind", "seats", "options", "edit", "why"),
    [
        ("raiders", "AddStrength", 3, {}, put("raid", "settlement", to="atlantis"), "raid.settlement: "),
        ("raiders", "PlaceWounds", 3, {}, put("raid", "dice", to=lambda d: d * 9), "raid.dice: there are"),
        ("raiders", "PlaceWounds", 3, {}, put("raid", "dice", 0, to=["white", 9]), "raid.dice.0: "),
        ("raiders", "PlaceWounds", 3, {}, drop("raid"), "raid"),
        ("runebound", "EscapePhase", 3, {}, put("fight", "phase", to="dancing"), 'fight.phase: is "dancing"'),
        ("runebound", "EscapePhase", 3, {}, put("fight", "colour", to="pink"), 'fight.colour: is "pink"'),
        ("runebound", "EscapePhase", 3, {}, put("fight", "attacker", to=5), "fight.attacker: is 5"),
        ("scythe", "Bid", 3, {"mats": "bid"}, put("stack", -1, "lots", to=[]), "stack.1.lots: "),
        ("scythe", "Bid", 3, {"mats": "bid"}, put("stack", -1, "lots", 0, "seat", to=7), ".lots.0.seat"),
        ("scythe", "EndOfTurn", 3, {}, leave_the_mat, ".section: "),
        ("scythe", "DealAmount", 3, {}, put("stack", -1, "giver", to=9), ".giver: is 9, expected 0 to 2"),
    ],
)  # fmt: skip
def test_what_a_question_cannot_be_about_is_refused(
    title: str,
    kind: str,
    seats: int,
    options: dict[str, str],
    edit: Callable[[Facts], object],
    why: str,
    tmp_path: Path,
) -> None:
    assert why in refused(written(met(title, kind, seats, **options), tmp_path, edit))


def test_two_mechs_share_a_territory_only_in_a_combat(tmp_path: Path) -> None:
    """Nobody is fighting between turns (SCY-147)."""
    state = played("scythe")
    where = state.at["character.1"]
    path = written(state, tmp_path, put("at", "character.0", to=where))
    assert refused(path).startswith("at.character.")


def test_a_trap_of_no_kind_is_refused(tmp_path: Path) -> None:
    trap = {"kind": "honey", "seat": 0}
    path = edited("scythe", tmp_path, put("traps", to={"r4c4": trap}))
    assert 'traps.r4c4.kind: is "honey", expected ' in refused(path)


def test_a_field_that_is_there_twice_is_refused(tmp_path: Path) -> None:
    path = edited("raiders", tmp_path, lambda facts: None)
    path.write_text(path.read_text().replace('"active"', '"turn": 3,\n "active"', 1))
    with pytest.raises(
        BadPosition, match=r'^here\.json: line \d+: the field "turn" appears twice; delete one'
    ):
        position.read(path, lambda name: registry.find(name).title)


def test_a_refusal_is_one_sentence_and_nothing_is_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = edited("raiders", tmp_path, lambda f: rename(f, "crew_deck", "crew_dek"))
    before = path.read_bytes()
    assert main.main(["play", "--from", str(path), "--text"]) == 2
    assert re.fullmatch(
        r'hotseat: here\.json: line \d+, crew_dek: there is no field "crew_dek"; "crew_deck" may be meant.\n',
        capsys.readouterr().err,
    )
    assert path.read_bytes() == before


@pytest.mark.parametrize("title", ["raiders", "scythe", "runebound"])
def test_an_edit_that_could_be_is_played(title: str, tmp_path: Path) -> None:
    path = edited(title, tmp_path, lambda f: f.update(turn=f["turn"] + 1))
    found = position.read(path, lambda name: registry.find(name).title)
    assert found.state.turn == played(title).turn + 1


@pytest.mark.parametrize("title", ["raiders", "scythe", "runebound"])
def test_a_position_for_a_seat_says_no_more_than_it_sees(title: str, tmp_path: Path) -> None:
    """What a seat does not see is drawn anew: two positions that it cannot tell apart give one file."""
    state, of = played(title), registry.find(title).title
    for seat in range(3):
        other = of.guess(of.view(state, seat), seat, 99)
        one, two = position.for_seat(of, state, seat), position.for_seat(of, other, seat)
        assert codec.encode(one) == codec.encode(two)
        assert codec.encode(of.view(one, seat)) == codec.encode(of.view(state, seat))
        path = tmp_path / f"{seat}.json"
        position.write(one, path)
        assert position.read(path, lambda name: registry.find(name).title).state.turn == state.turn


@pytest.mark.parametrize("title", registry.names())
def test_any_edit_is_refused_in_a_sentence_or_played(title: str) -> None:
    """`python -m tests.fuzz_positions` tries more of them."""
    for number in range(3):
        found = fuzz_positions.fuzz(title, 0.01, "", number)
        assert found["tried"] == found["refused"] + found["accepted"], found
