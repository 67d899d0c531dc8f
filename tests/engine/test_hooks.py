"""Hooks: moments of the rules that pieces of an expansion join."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.hooks import Hook


def test_a_moment_that_nothing_joined_brings_nothing() -> None:
    moment: Hook[[int], str] = Hook()
    assert moment(3) == []


def test_all_that_joined_a_moment_act_in_the_order_in_which_they_joined() -> None:
    moment: Hook[[int], str] = Hook()

    @moment.join
    def rain(drops: int) -> Iterator[str]:
        yield from ["drop"] * drops

    @moment.join
    def sun(drops: int) -> list[str]:
        return [] if drops > 1 else ["ray"]

    assert (moment(1), moment(2)) == (["drop", "ray"], ["drop", "drop"])
    assert rain(1), "it can still be called by itself"
