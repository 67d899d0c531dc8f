"""Agreements in a terminal: what can be changed, who is asked, and what the others see of it."""

from __future__ import annotations

from tests.text import scripted


def play(*lines: str, kinds: tuple[str, ...] = ("human", "human", "random")) -> list[str]:
    """What is answered at a table of Scythe where Bruno begins."""
    client, person = scripted.seat(scripted.session("scythe", kinds, 7), scripted.words("", *lines))
    client.run()
    return [*(written for written, _ in person.answers[2:]), person.rest()]


def test_everybody_is_asked_and_then_it_is_in_the_log() -> None:
    asked, second, cover, done, log, _ = play("agree players.1.coins+1", "yes", "yes", "", "log", "quit")
    assert "This would change:\nBruno’s coins +1\nAda, do you agree?" in asked
    assert "Bruno, do you agree?" in second
    assert "press Enter when nobody else can see" in cover
    assert "It is done. Undo takes it back." in done and "5 coins" in done.replace("\n", " ")
    assert "Bruno: Agreed: Bruno’s coins +1" in log


def test_one_refusal_ends_it_and_nothing_changes() -> None:
    asked, cover, back, _ = play("agree players.1.coins+1", "no", "", "quit")
    assert "do you agree" in asked and "press Enter" in cover
    assert "Ada does not agree, so nothing changes." in back and "4 coins" in back.replace("\n", " ")


def test_alone_with_bots_one_press_is_enough_and_undo_takes_it_back() -> None:
    _, done, undone, _ = play("agree players.1.coins+2", "yes", "undo", "quit", kinds=("random", "human"))
    assert "It is done." in done and "Undone." in undone


def test_a_seat_with_a_pin_is_asked_for_it() -> None:
    lines = ("pin 1234", "agree players.1.coins+1", "yes", "yes", "1111", "1234", "", "1234", "quit")
    _, _, _, pin, wrong, cover, _, done, _ = play(*lines)
    assert "Type the PIN of Bruno" in pin and "That is not the PIN." in wrong and "press Enter" in cover
    assert "It is done." in done


def test_fields_are_listed_by_words_and_what_is_hidden_is_not() -> None:
    coins, hands, none, bad, _ = play("agree coins", "agree hand", "agree dragon", "agree x=", "quit")
    assert "players.1.coins = 4 (Bruno: coins)" in coins and "players.0.coins" not in coins
    assert "combat.3.02 (Bruno: combat card 3, combat cards)" in hands and "Ada" not in hands
    assert "No field contains “dragon”." in none
    assert "This cannot be agreed on: x: there is no such field." in bad
