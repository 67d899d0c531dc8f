"""Small positions of Raiders of Scythia for tests: a table, cards in places, actions, refusals, dice."""

from __future__ import annotations

from fnmatch import fnmatch
from typing import Any

from msgspec.structs import replace

from game.engine import flow, rng
from game.engine.model import DECLINE, Action, Fact, Reason
from game.packages import registry
from game.titles.raiders.rules.raid.raid import StartRaid
from game.titles.raiders.rules.state.state import RaidersState, Space
from game.titles.raiders.rules.title import Raiders
from game.titles.raiders.rules.turn import Place
from game.titles.raiders.rules.village.animals import TakeEagle, TakeHorse
from game.titles.raiders.rules.village.buildings import BuildingAction
from tests.expect import expect
from tests.titles.playing import do, events, now, options

PACKAGE = registry.find("raiders")
TITLE = expect(PACKAGE.title, Raiders)
BOOK = TITLE.book
EVALUATION = PACKAGE.default_evaluation


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
    state.events = []
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
    state: RaidersState,
    number: int,
    name: str,
    wounds: int = 0,
    eagle: str = "",
    horse: str = "",
    seat: int = 0,
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


def force(state: RaidersState, *faces: tuple[str, int]) -> None:
    """Set the generator so that the next rolls show these faces: ("red", 3) is a red die's fourth face."""
    for seed in range(1_000_000):
        trial = state.copy()
        trial.rng = seed
        if all(rng.randrange(trial, len(BOOK.dice[c].faces)) == face for c, face in faces):
            state.rng = seed
            return
    raise AssertionError("no such dice")


def lay(state: RaidersState, place: str, *plunder: str) -> None:
    """What lies on a raid space, instead of what was drawn; the supply gives and takes the difference."""
    for item in state.spaces[place].plunder:
        state.supply[item] += 1
    for item in plunder:
        state.supply[item] -= 1
    state.spaces[place] = replace(state.spaces[place], plunder=plunder)
    state.asked = None


def raid(
    state: RaidersState,
    settlement: str,
    *faces: tuple[str, int],
    left: tuple[str, ...] = (),
    right: tuple[str, ...] = (),
) -> None:
    """Seat 0 raids with all it needs but the crew; only `left` and `right` lie there; the dice show `faces`.

    The dice of a settlement are rolled in the order red, white, yellow.
    """
    needs = BOOK.settlements[settlement]
    lay(state, f"{settlement}.left", *left)
    lay(state, f"{settlement}.right", *right)
    worker = state.me.worker if state.me.worker.startswith(needs.accepts) else f"{needs.accepts[-1]}.99"
    goods = {item: max(amount, getattr(state.me, item)) for item, amount in needs.cost.items()}
    edit(state, worker=worker, **goods)
    force(state, *faces)
    do(state, StartRaid(settlement))


def ready(state: RaidersState, *names: str) -> None:
    """Crew for seat 0 on the crew spaces from the left."""
    for number, name in enumerate(names):
        crew(state, number, name)


def result(state: RaidersState) -> tuple[int, int, int]:
    """Total strength, VP and wounds of the last raid."""
    facts = events(state, "raid_result")[-1].facts
    return int(facts["total"]), int(facts["vp"]), int(facts["wounds"])


def town(state: RaidersState, *played: str) -> list[str]:
    """Seat 0 has placed its worker on the Town Centre; its hand is cards of these names."""
    state.village["silversmith"], state.village["town_centre"] = state.village["town_centre"], ""
    cards = give(state, *played)
    do(state, Place("town_centre"))
    return cards


def put_quest(state: RaidersState, quest: str, place: str = "") -> str:
    """This quest tile lies on a place, by default the first quest space of the village; the place."""
    place = place or next(iter(state.quests))
    other = state.quests[place]
    for where, tile in state.quests.items():
        if tile == quest:
            state.quests[where] = other
    state.quest_box = [other if tile == quest else tile for tile in state.quest_box]
    state.quests[place] = quest
    state.asked = None
    return place


def at(state: RaidersState, building: str, worker: str = "blue.9") -> None:
    """Let a building's action happen next, for this worker."""
    state.worker = worker
    now(state, BuildingAction(building, worker))


TAKE = {"eagle": TakeEagle, "horse": TakeHorse}
"""Taking an animal, by its side."""


def first(state: RaidersState, start: str) -> None:
    """Carry out the first legal action whose text starts like this; * stands for anything."""
    seat, found = next(iter(flow.legal(state).items()))
    action = next((o.action for o in found if fnmatch(str(o.action), f"{start}*")), None)
    assert action is not None, f"no {start} among {options(state)}"
    flow.play(state, seat, action)


def raided(state: RaidersState, *places: str) -> None:
    """Let raid spaces be raided already."""
    for place in places:
        state.spaces[place] = replace(state.spaces[place], plunder=(), worker="")
    state.asked = None


def line(state: RaidersState, *starts: str) -> list[str]:
    """The faceup animals, by the start of their names; their ids."""
    state.animal_deck[:0] = state.animal_line
    state.animal_line = [_animal(state, start) for start in starts]
    state.asked = None
    return list(state.animal_line)


def idle(state: RaidersState) -> None:
    """A turn of work in which no building's action is used."""
    for verb in ("place", "pick_up"):
        first(state, verb)
        do(state, DECLINE)


def why(state: RaidersState, action: Action) -> Reason:
    """Why this action of the seat that is asked is refused."""
    found = next(iter(flow.choices(state).values()))
    reason = next(c.reason for c in found if c.option.action == action)
    assert reason is not None, "it is allowed"
    return reason


def told(state: RaidersState, *verbs: str) -> list[tuple[str, dict[str, Fact]]]:
    """What was reported under these verbs, in order, without the seat."""
    return [
        (e.verb, {name: fact for name, fact in e.facts.items() if name != "seat"})
        for e in state.events or []
        if e.verb in verbs
    ]
