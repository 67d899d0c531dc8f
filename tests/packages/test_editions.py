"""Editions on the disk: a form to fill in, what is wrong in them by line, and games that keep them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.bots.search import bot_process
from game.bots.series import series
from game.cli import main
from game.cli import window as window_cli
from game.engine import codec
from game.engine.content.content_files import BadContent
from game.engine.files import BOM
from game.engine.model import State
from game.engine.positions import position
from game.engine.positions.position import BadPosition
from game.engine.session.record import BadRecord, SeatSetup
from game.engine.session.session import Session
from game.engine.title import BadTable, Title
from game.packages import editions, registry
from game.presentation.messages import Messages
from game.records import record_loader
from game.titles.raiders.rules.state.state import RaidersState
from tests.expect import expect

TITLES = ("raiders", "runebound", "scythe")
SEATS = [SeatSetup("Ann", "blue"), SeatSetup("Bo", "orange")]
Make = Callable[..., Path]


@pytest.fixture
def make() -> Make:
    """Puts an edition of Raiders on the disk: files by their name without end."""

    def put(name: str = "Mine", **files: str) -> Path:
        place = editions.folder("raiders") / name
        place.mkdir(parents=True)
        for file, text in {"edition": f'name = "{name}"\nauthor = "Ann"\n', **files}.items():
            (place / f"{file}.toml").write_text(text, encoding="utf-8")
        return place

    return put


def mine() -> Title:
    """Raiders in the edition "Mine"."""
    return registry.find("raiders").in_edition(editions.find("raiders", "Mine")).title


def test_only_what_an_edition_names_is_different(make: Make) -> None:
    make(board="[start]\nsilver = 7\nkumis = 0\n", crew='[[crew]]\nid = "brawler"\nstrength = 9\n')
    ours, changed = registry.find("raiders").title, mine()
    assert changed.edition is not None
    assert changed.edition.changes == {
        "board": {"start": {"silver": 7}},
        "crew": {"crew": [{"id": "brawler", "strength": 9}]},
    }
    assert changed.book.crew["crew.brawler.2"].strength == 9
    assert changed.book.crew["crew.herdsman.1"] == ours.book.crew["crew.herdsman.1"]
    assert (changed.book.start.silver, ours.book.start.silver) == (7, 3)
    assert changed.content_hash != ours.content_hash


@pytest.mark.parametrize(
    ("file", "text", "words"),
    [
        ("crew", '[[crew]]\nid = "brawler"\nstrength = "9"\n', "line 3: crew brawler strength: should be a"),
        ("crew", '[[crew]]\nid = "brawler"\n\nstrenght = 9\n', "line 4: crew brawler strenght: there is"),
        ("crew", '[[crew]]\nid = "bawler"\n', 'line 2: crew bawler: there is no "bawler"; correct the id'),
        ("crew", '[[crew]]\nid = "brawler"\nstrength = [\n', "line 3: "),
        ("crew", '[[crew]]\nid = "brawler"\n' * 2, 'line 4: .*"brawler" is given twice'),
        ("crew", '[[crew]]\nstrength = 2\n', "line 1: crew 1.: this entry needs an id"),
        ("plunder", '[[plunder]]\nid = "gold"\nvp_per = 0\n', "line 3: .* vp_per: must be at least 1"),
        ("crew", '[[crew]]\nid = "brawler"\nplay = [{ op = "gan" }]\n', "line 3: crew brawler play 1. op: "),
        ("crew", '[[crew]]\nid = "brawler"\ncrew = { trigger = "raid_cost", a = 2 }\n', "line 3: .*crew a: "),
        ("quests", '\n[[quest]]\nid = "q07"\ncost = { gems = 1 }\n', 'line 4: quest q07 cost names "gems"'),
        ("board", "[start]\nsilver = -1\n", "line 2: start silver: -1 is below 0"),
        ("board", "[limits]\ncards = 8\n[start]\ndraw = 5000\n", "line 4: start draw: 5000 is too large"),
        ("board", "[start]\nspare_heroes = 300\n", "line 2: start spare_heroes: there are only 4 more her"),
        ("board", "[limits]\nprovisions = 1\n", "line 2: .*a raid costs 3 provisions, more than"),
        ("plunder", '[[plunder]]\nid = "wagon"\ncount = 2\n', "line 3: .*need more than the 62 pieces of"),
        ("crews", "a = 1\n", r"crews\.toml: there is no such file; choose from animals\.toml, board\.toml"),
        ("edition", 'author = "Ann"\n', "edition.toml: name: is missing"),
        ("edition", 'name = ""\n', "edition.toml: line 1: name: "),
        ("edition", 'name = "A"\nowner = 1\n', "edition.toml: line 2: owner: "),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said_with_its_line(make: Make, file: str, text: str, words: str) -> None:
    make(**{file: text})
    with pytest.raises(BadContent, match=rf"^Mine(/{file}\.toml)?: .*{words}|^Mine/{words}"):
        editions.find("raiders", "Mine")


@pytest.mark.parametrize(
    ("file", "kind", "words"),
    [
        ("crew", "crew", "crew: there are only 0 crew cards in all; 4 players need at least 21"),
        ("animals", "animal", "start animal_line: there are only 0 animals"),
    ],
)
def test_too_few_cards_in_all_are_refused_where_an_edition_says_so(
    make: Make, file: str, kind: str, words: str
) -> None:
    cards = {card.id for card in getattr(registry.find("raiders").title.book, file).values()}
    make(**{file: "".join(f'[[{kind}]]\nid = "{name}"\ncopies = 0\n' for name in sorted(cards))})
    with pytest.raises(BadContent, match=rf"^Mine/{file}\.toml: line 1: {words}"):
        editions.find("raiders", "Mine")


def test_rules_that_stumble_over_an_edition_are_told(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    make(board="[start]\nsilver = 7\n")

    def rule_error(title: Title, state: State) -> None:
        raise KeyError("silver")

    monkeypatch.setattr(type(registry.find("raiders").title), "check", rule_error)
    with pytest.raises(BadContent, match=r"^Mine/board\.toml: no game can be set up with it \(KeyError"):
        editions.find("raiders", "Mine")


def test_a_mark_before_the_text_and_other_line_ends_are_read(make: Make) -> None:
    place = make()
    for file, text in {"edition": 'name = "Mine"\r\n', "board": "[start]\r\nsilver = 7\r\n"}.items():
        (place / f"{file}.toml").write_bytes(BOM + text.encode())
    assert mine().book.start.silver == 7


@pytest.mark.parametrize("text", [b"\n\xff", b"#" * editions.MAX_BYTES], ids=["encoding", "size"])
def test_a_file_that_is_no_edition_is_refused(make: Make, text: bytes) -> None:
    (make() / "crew.toml").write_bytes(text)
    with pytest.raises(
        BadContent, match=r"^Mine/crew.toml: line 2: is not UTF-8|^Mine: is too large for an edition"
    ):
        editions.find("raiders", "Mine")


def test_an_edition_that_is_not_there_is_refused_with_those_that_are(make: Make) -> None:
    with pytest.raises(BadTable, match="make one with: hotseat edition raiders --new NAME"):
        editions.find("raiders", "Mine")
    make()
    with pytest.raises(BadTable, match='no edition "Yours" of raiders; choose from Mine'):
        editions.find("raiders", "Yours")


@pytest.mark.parametrize("title", TITLES)
def test_a_form_changes_nothing_before_it_is_filled_in(
    title: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main.main(["edition", title, "--new", "My box"]) == 0
    place = Path(capsys.readouterr().out.strip())
    assert {path.name for path in place.iterdir()} > {path.name for path in registry.find(title).title.files}
    found = editions.find(title, "My box")
    assert (found.name, found.author, found.changes) == ("My box", "", {})
    assert not Messages().troubles
    assert main.main(["edition", title]) == 0
    assert "0 fields differ, all well" in capsys.readouterr().out


def test_a_form_words_every_card_above_its_numbers() -> None:
    main.main(["edition", "raiders", "--new", "My box"])
    crew = (editions.folder("raiders") / "My box" / "crew.toml").read_text(encoding="utf-8")
    assert '## Play: Gain 3 silver\n[[crew]]\nid = "toll_keeper"\n# copies = 2\n# strength = 1\n' in crew
    for line in ("## Toll Keeper\n", "## Crew: Gain 2 silver after each raid in Assyria\n"):
        assert line in crew


def test_lines_that_are_switched_on_count() -> None:
    main.main(["edition", "scythe", "--new", "My box"])
    file = editions.folder("scythe") / "My box" / "mats.toml"
    text = file.read_text(encoding="utf-8").replace("# popularity = 2", "popularity = 6", 1)
    file.write_text(text.replace("# cost = 3", "cost = 5", 1), encoding="utf-8")
    found = editions.find("scythe", "My box")
    assert found.changes == {
        "mats": {"mat": [{"id": "industrial", "popularity": 6, "section": [{"id": "1", "cost": 5}]}]}
    }
    book = registry.find("scythe").in_edition(found).title.book
    assert [s.cost for s in book.mats["industrial"].section] == [5, 3, 3, 4]


@pytest.mark.parametrize("name", ["", ".hidden", "a/b", "x" * 41, "a\nb", "CON", "nul.toml", "Com1"])
def test_a_form_needs_a_name_that_a_folder_can_have(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main.main(["edition", "raiders", "--new", name]) == 2
    assert capsys.readouterr().err.startswith("hotseat: ")
    assert editions.names("raiders") == ()


def test_a_form_is_not_written_over_what_is_there(make: Make, capsys: pytest.CaptureFixture[str]) -> None:
    make(crew='[[crew]]\nid = "brawler"\nstrength = 9\n')
    assert main.main(["edition", "raiders", "--new", "Mine"]) == 2
    assert "already" in capsys.readouterr().err
    assert mine().book.crew["crew.brawler.1"].strength == 9


def test_the_list_says_which_edition_is_wrong(make: Make, capsys: pytest.CaptureFixture[str]) -> None:
    make("Good", board="[start]\nsilver = 4\n")
    make("Bad", board='[start]\nsilver = "4"\n')
    assert main.main(["edition", "raiders"]) == 2
    said = capsys.readouterr()
    assert said.out == "Good: Good by Ann, 1 field differs, all well\n"
    assert said.err.startswith("hotseat: Bad/board.toml: line 2: start silver: ")


def test_a_record_goes_on_where_its_edition_is_not(make: Make, tmp_path: Path) -> None:
    place = make(board="[start]\nsilver = 7\n")
    path = tmp_path / "game.jsonl"
    Session.new(mine(), SEATS, {"draft": "dealt"}, 1, path).close()
    for file in place.iterdir():
        file.unlink()
    session = record_loader.resume(path)
    assert session.title.edition is not None
    assert (session.title.edition.name, session.title.edition.author) == ("Mine", "Ann")
    assert session.title.book.start.silver == 7
    assert record_loader.replay(path).title is session.title
    session.close()


def test_a_record_with_an_impossible_edition_is_refused(make: Make, tmp_path: Path) -> None:
    make(board="[start]\nsilver = 7\n")
    path = tmp_path / "game.jsonl"
    Session.new(mine(), SEATS, {}, 1, path).close()
    path.write_text(path.read_text().replace('{"start":{"silver":7}}', '{"start":{"gold":7}}', 1))
    with pytest.raises(
        BadRecord, match=r'^game\.jsonl: its edition, "Mine", does not fit .*board\.toml: start gold'
    ):
        record_loader.resume(path)


def test_a_position_file_keeps_its_edition(make: Make, tmp_path: Path) -> None:
    make(board="[start]\nsilver = 7\n")
    path, file = tmp_path / "game.jsonl", tmp_path / "here.json"
    Session.new(mine(), SEATS, {"draft": "dealt"}, 1, path).close()
    assert main.main(["position", str(path), "--out", str(file)]) == 0
    title, state = position.read(file, lambda name: registry.find(name).title)
    assert (title.edition, title.book.start.silver) == (mine().edition, 7)
    assert [player.silver for player in expect(state, RaidersState).players] == [7, 7]
    file.write_text(file.read_text().replace('"silver": 7', '"gold": 7', 1))
    with pytest.raises(BadPosition, match=r"board\.toml: start gold: there is no such field"):
        position.read(file, lambda name: registry.find(name).title)


def test_a_bot_in_a_process_of_its_own_plays_by_the_edition(make: Make) -> None:
    make(board="[start]\nsilver = 7\n")
    session = Session.new(mine(), SEATS, {"draft": "dealt"}, 1)
    seat = session.waiting_for()[0]
    view, legal = session.view(seat), session.legal(seat)
    asked = bot_process.request("easy", view, seat, legal, 1, edition=session.title.edition)
    thinker = bot_process.BotProcess(registry.find)
    thinker.ask(asked)
    assert thinker.poll(60.0) == bot_process.answer(registry.find, asked)
    assert thinker.problem is None
    thinker.close()


def test_a_table_is_opened_in_an_edition(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    make(board="[start]\nsilver = 7\n")
    asked: list[Any] = []

    def show(**start: Any) -> int:
        asked.append(start["edition"])
        return 0

    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr(window_cli, "show", show)
    assert main.main(["play", "raiders", "--edition", "Mine"]) == 0
    assert main.main(["play", "raiders"]) == 0
    assert asked == [mine().edition, None]


def test_rows_summary_and_positions_of_an_edition_name_it(
    make: Make, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    make(board="[start]\nsilver = 7\n")
    rows, games, out = tmp_path / "rows.csv", tmp_path / "games", tmp_path / "here.json"
    kept = ["--rows", str(rows), "--records", str(games)]
    asked = ["simulate", "raiders", "--games", "1", "--seed", "3", *kept]
    assert main.main([*asked, "--edition", "Mine"]) == 0
    assert capsys.readouterr().out.startswith("raiders: 1 game from seed 3, edition Mine\n")
    assert rows.read_text().splitlines()[1].startswith("1,3,raiders,Mine,")
    assert main.main(["position", str(games / "raiders-3.jsonl"), "--at", "0", "--out", str(out)]) == 0
    assert capsys.readouterr().out == f"{out}: raiders, edition Mine, after 0 moves\n"
    assert main.main(asked) == 2
    assert 'belongs to another series: edition is "Mine", not ""' in capsys.readouterr().err


def test_series_play_an_edition_and_record_it(make: Make, tmp_path: Path) -> None:
    make(board="[start]\nsilver = 7\n")
    asked = series.Series("raiders", ("random", "random"), {"draft": "dealt"}, 3, mine().edition)
    series.play_game(asked, 0, recorded=True).keep(tmp_path, "raiders")
    replay = record_loader.replay(tmp_path / "raiders-3.jsonl")
    assert replay.title.edition == asked.edition
    first = codec.encode(replay.view(-1))
    assert first != codec.encode(registry.find("raiders").title.start(2, {"draft": "dealt"}, 3))
