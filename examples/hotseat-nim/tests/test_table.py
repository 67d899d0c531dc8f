"""Nim with cards in the window and beside the other titles."""

from __future__ import annotations

from pathlib import Path

import pygame

from game.bots.series import series
from game.bots.series.summary import summarise
from game.cli import main
from game.devtools import check
from game.engine.session.record import SeatSetup
from game.engine.session.session import Session
from game.packages import guide, registry
from game.presentation import rules_pages
from game.presentation.messages import Messages
from game.presentation.setup.catalogue import Catalogue
from game.records import hall
from game.ui.window.pictures import Art
from game.ui.window.theme import Theme

PACKAGE = registry.find("nim")


def test_check_finds_nothing() -> None:
    assert check.run().problems == []


def test_its_words_pictures_and_sounds_are_found() -> None:
    assert Messages().say("nim-why-too-few-stones", stones=2).endswith("shows: 2.")
    art = Art(Theme())
    assert art.has_picture("nim/board.jpg")
    assert art.has_picture("icons/nim_stone.svg")
    assert registry.asset("sounds/nim_stones.wav", registry.assets()).is_file()
    assert PACKAGE.rules_page.is_file()


def test_the_easy_bot_beats_chance() -> None:
    asked = series.of(PACKAGE, ("easy", "random"), {}, 1)
    summary = summarise(asked, [finished.game for finished in series.play_games(asked, 20)])
    wins = {standing.bot: standing.wins for standing in summary.standings}
    assert wins["easy"] > wins["random"]


def test_its_games_are_in_the_hall(tmp_path: Path) -> None:
    seats = [SeatSetup("Ada", "blue"), SeatSetup("Bruno", "red")]
    session = Session.new(PACKAGE.title, seats, {}, 1, tmp_path / "nim.jsonl")
    while not session.over:
        (seat,) = session.waiting_for()
        session.submit(seat, session.legal(seat)[0].action)
    session.close()
    (chapter,) = hall.sync(tmp_path).chapters
    assert chapter.title == "nim"


def test_it_is_in_the_menu_and_its_rules_in_the_rulebook() -> None:
    assert "nim" in Catalogue(str).titles()
    chapters = rules_pages.read(guide.read(PACKAGE).rules)
    assert [chapter.heading for chapter in chapters] == ["Setup", "Turn", "End"]


def test_a_table_is_drawn(tmp_path: Path) -> None:
    out = tmp_path / "nim.png"
    assert (
        main.main(["shot", "nim", "--moves", "8", "--seed", "1", "--size", "1280x720", "--out", str(out)])
        == 0
    )
    assert pygame.image.load(out).get_size() == (1280, 720)
