"""Small positions of Raiders of Scythia for tests: a table, cards in chosen places, actions, refusals, dice."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from game import catalogue
from game.engine import codec, flow, rng
from game.engine.model import Action, Event, IllegalAction, Step
from game.titles.raiders.book import BOOK
from game.titles.raiders.state import RaidersState, Space

TITLE = catalogue.find("raiders")


def table(seats: int = 2, seed: int = 1, **options: str) -> RaidersState:
    """A table after set-up: seat 0 is to place a worker, hands and crews are empty, goods as at the start."""
    state = TITLE.start(seats, {"draft": "dealt", **options}, seed)
    while type(state.stack[-1]).__name__ == "KeepCards":
        seat, choices = next(iter(flow.choices(state).items()))
        flow.play(state, seat, choices[0].option.action)
    state.active = 0
    for seat, player in enumerate(state.players):
        state.crew_deck[:0] = [*player.hand, *(s.crew for s in player.crew)]
        state.players[seat] = replace(player, hand=(), spaces=(Space(),) * len(player.spaces))
    state.outbox = []
    flow.settle(state)
    return state


def _take(state: RaidersState, name: str, box: dict[str, Any]) -> str:
    """A physical card by its name, taken from wherever it lies in a deck, a pile or the line."""
    for pile in (state.crew_deck, state.crew_discard, state.animal_deck, state.animal_discard):
        for card in pile:
            if card.split(".")[1] == name:
                pile.remove(card)
                return card
    raise AssertionError(f"no {name} in the decks")


def give(state: RaidersState, *names: str, seat: int = 0) -> list[str]:
    """Crew cards into a hand; their ids."""
    cards = [_take(state, name, BOOK.crew) for name in names]
    state.change(seat, hand=(*state.players[seat].hand, *cards))
    state.asked = None
    return cards


def crew(
    state: RaidersState, number: int, name: str, wounds: int = 0, eagle: str = "", horse: str = "", seat: int = 0
) -> str:
    """A hired crew card on a crew space ("" for none), with animals by the start of their names ("a1")."""
    card = _take(state, name, BOOK.crew) if name else ""
    space = Space(card, wounds, _animal(state, eagle), _animal(state, horse))
    state.players[seat] = state.players[seat].with_space(number, space)
    state.asked = None
    return card


def _animal(state: RaidersState, start: str) -> str:
    if not start:
        return ""
    name = next(a.id for a in BOOK.animals.values() if a.id.startswith(start))
    return _take(state, name, BOOK.animals)


def edit(state: RaidersState, seat: int = 0, **values: Any) -> None:
    """Other facts of a player: silver=3, worker="grey.1", hero="hero.patak" ..."""
    state.change(seat, **values)
    state.asked = None


def now(state: RaidersState, *steps: Step[Any]) -> None:
    """Let these steps happen next, instead of what was pending."""
    state.stack.clear()
    state.push(*steps)
    flow.settle(state)


def do(state: RaidersState, verb: str, *args: int | str, seat: int | None = None) -> None:
    """An action of the seat that is asked."""
    asked = next(iter(flow.choices(state)))
    flow.play(state, asked if seat is None else seat, Action(verb, args))


def can(state: RaidersState, verb: str, *args: int | str) -> bool:
    """Whether the seat that is asked may do this."""
    return any(o.action == Action(verb, args) for options in flow.legal(state).values() for o in options)


def refuse(state: RaidersState, verb: str, *args: int | str, rule: str = "") -> None:
    """The action is refused, with this rule where one is given, and nothing changes."""
    before = codec.digest(state)
    with pytest.raises(IllegalAction) as caught:
        do(state, verb, *args)
    assert codec.digest(state) == before
    if rule:
        assert rule in [r.rule for r in caught.value.reasons], caught.value


def force(state: RaidersState, *faces: tuple[str, int]) -> None:
    """Set the generator so that the next rolls show these faces: ("red", 3) is the fourth face of a red die."""
    for seed in range(1_000_000):
        trial = state.copy()
        trial.rng = seed
        if all(rng.below(trial, len(BOOK.dice[c].faces)) == face for c, face in faces):
            state.rng = seed
            return
    raise AssertionError("no such dice")


def events(state: RaidersState, verb: str) -> list[Event]:
    """What was reported under a verb."""
    return [e for e in state.outbox or [] if e.verb == verb]
