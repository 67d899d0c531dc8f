"""The same measured of another engine, turn about with ours."""

from __future__ import annotations

import json
import re

import pytest

from game.cli import main
from game.devtools import peer
from game.packages import registry
from tests import toy
from tests.test_documents import PAGES


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy is the only title, and little of it is played."""
    monkeypatch.setattr(registry, "names", lambda: ("toy",))
    monkeypatch.setattr(registry, "find", toy.find)
    for name in ("ROUNDS", "DECISIONS", "COPIES"):
        monkeypatch.setattr(peer, name, 3)


def comparison(decisions: float, copy: float) -> peer.Comparison:
    """The toy makes so many times the decisions, and its copy takes such a share of the time."""
    ours = peer.Side("toy", 4, 20_000 * decisions, 30 * copy, decisions, copy)
    return peer.Comparison(peer.Side("catanatron 3.2.1", 4, 20_000, 30), [ours])


def test_both_sides_play_and_are_copied(quick: None, capsys: pytest.CaptureFixture[str]) -> None:
    assert main.main(["bench", "--peer", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    other, (ours,) = found["peer"], found["titles"]
    assert other["name"].startswith("catanatron 3.")
    assert (ours["name"], ours["seats"], other["seats"]) == ("toy", 4, 4)
    assert ours["decisions_by_peer"] == pytest.approx(ours["decisions"] / other["decisions"])
    assert ours["copy_by_peer"] == pytest.approx(ours["copy"] / other["copy"])
    assert min(side[name] for side in (other, ours) for name in ("decisions", "copy")) > 0


def test_the_command_of_the_page_prints_a_table(quick: None, capsys: pytest.CaptureFixture[str]) -> None:
    found = re.search(r"&& hotseat (bench .*)$", PAGES["research"], re.MULTILINE)
    assert found
    assert main.main(found[1].split()) == 0
    assert "toy" in capsys.readouterr().out


def test_a_side_makes_so_many_decisions_a_round(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peer, "DECISIONS", 7)
    made: list[int] = []
    side = peer._Played("toy", 4, iter(range(100)), made.append)
    side.round()
    side.round()
    assert made == [6] * peer.COPIES + [13] * peer.COPIES


def test_the_table_says_what_is_asked(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(peer, "run", lambda: comparison(1.25, 0.1))
    assert main.main(["bench", "--peer"]) == 0
    out, err = capsys.readouterr()
    for words in ("catanatron 3.2.1", "25,000", "1.25", "0.10", "at least 1.3", "at most 0.2"):
        assert words in out
    assert err == ""
    assert max(map(len, out.splitlines())) <= 80


@pytest.mark.parametrize(
    ("decisions", "copy", "broken"),
    [(1.3, 0.2, []), (1.29, 0.1, ["toy: decisions"]), (1.5, 0.21, ["toy: copy"])],
)
def test_check_tells_what_is_not_reached(
    decisions: float, copy: float, broken: list[str],
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    monkeypatch.setattr(peer, "run", lambda: comparison(decisions, copy))
    assert main.main(["bench", "--peer", "--check"]) == int(bool(broken))
    assert capsys.readouterr().err == "".join(f"hotseat: {b} is not within its limit\n" for b in broken)


def test_without_the_peer_one_sentence_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(peer, "PEER", "no_such_engine")
    assert main.main(["bench", "--peer"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err == "hotseat: --peer needs catanatron; install it with: pip install 'hotseat[peer]'\n"
