"""What a seat may know, and positions that fit what it knows."""

from __future__ import annotations

from msgspec.structs import replace

from game.engine import rng
from game.engine.flow import settle
from game.engine.model import UNKNOWN, Seat
from game.titles.raiders.rules.book import BOOK
from game.titles.raiders.rules.state import RaidersState


def view(state: RaidersState, seat: Seat) -> RaidersState:
    """Hidden: other hands, order of decks, facedown and boxed quests (RAI-016, RAI-018, RAI-036)."""
    seen = state.copy()
    seen.asked = None
    seen.rng = 0
    for other, player in enumerate(seen.players):
        if other != seat:
            seen.players[other] = replace(player, hand=(UNKNOWN,) * len(player.hand))
    seen.crew_deck = [UNKNOWN] * len(seen.crew_deck)
    seen.animal_deck = [UNKNOWN] * len(seen.animal_deck)
    seen.quest_box = [UNKNOWN] * len(seen.quest_box)
    seen.quests = {p: q if seen.quest_open(p) else UNKNOWN for p, q in seen.quests.items()}
    return seen


def guess(seen: RaidersState, seed: int) -> RaidersState:
    """A full position that fits a view, its unknown cards and tiles drawn at random."""
    state = seen.copy()
    state.rng = rng.seeded(seed)
    _guess_crew(state)
    known_animals = {*state.animal_line, *state.animal_discard, *_placed_animals(state)}
    state.animal_deck = rng.shuffle(state, [a for a in BOOK.animals if a not in known_animals])
    _guess_quests(state)
    settle(state)
    return state


def _placed_animals(state: RaidersState) -> list[str]:
    return [a for p in state.players for s in p.spaces for a in (s.eagle, s.horse) if a]


def _guess_crew(state: RaidersState) -> None:
    known = {*state.crew_discard, *state.pairs.values()}
    for player in state.players:
        known.update(player.hand)
        known.update(s.crew for s in player.spaces)
    unknown = rng.shuffle(state, [c for c in BOOK.crew if c not in known])
    for seat, player in enumerate(state.players):
        if UNKNOWN in player.hand:
            state.change(seat, hand=tuple(unknown.pop() for _ in player.hand))
    state.crew_deck = unknown


def _guess_quests(state: RaidersState) -> None:
    known = {*state.quests.values()}.union(*(p.quests for p in state.players))
    unknown = rng.shuffle(state, [q for q in BOOK.quests if q not in known])
    for place, quest in state.quests.items():
        if quest == UNKNOWN:
            state.quests[place] = unknown.pop()
    state.quest_box = unknown
