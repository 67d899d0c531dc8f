"""The zones of cards and quest tiles in Raiders of Scythia, and who sees them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from game.engine.model import Seat
from game.engine.zones import NOBODY, Box, Zone
from game.titles.raiders.rules.state.book import Book
from game.titles.raiders.rules.state.state import RaidersState

CREW, ANIMAL, QUEST = "crew card", "animal card", "quest"


def box(book: Book) -> Box:
    """Return all things at every table."""
    return {CREW: [*book.crew], ANIMAL: [*book.animals], QUEST: [*book.quests]}


def zones(state: RaidersState) -> list[Zone]:
    """Return every zone on the table."""
    return [*closed(state), *_crew(state), *_animals(state), *_quests(state)]


def closed(state: RaidersState) -> list[Zone]:
    """Return the hidden zones: others' hands, decks, facedown and boxed quests (RAI-016, RAI-018,
    RAI-036)."""
    facedown = state.facedown
    return [
        Zone(("crew_deck",), CREW, state.crew_deck, NOBODY),
        Zone(("animal_deck",), ANIMAL, state.animal_deck, NOBODY),
        Zone(("quest_box",), QUEST, state.quest_box, NOBODY),
        Zone(("quests", (*facedown,)), QUEST, (*facedown.values(),), NOBODY),
        *[
            Zone(("players", seat, "hand"), CREW, player.hand, _itself(seat))
            for seat, player in enumerate(state.players)
        ],
    ]


@cache
def _itself(seat: Seat) -> frozenset[Seat]:
    return frozenset((seat,))


def _crew(state: RaidersState) -> Iterator[Zone]:
    yield Zone(("crew_discard",), CREW, state.crew_discard)
    yield Zone(("pairs",), CREW, [*state.pairs.values()])
    for seat, player in enumerate(state.players):
        yield Zone(("players", seat, "spaces"), CREW, [s.crew for s in player.crew])


def _animals(state: RaidersState) -> Iterator[Zone]:
    yield Zone(("animal_discard",), ANIMAL, state.animal_discard)
    yield Zone(("animal_line",), ANIMAL, state.animal_line)
    for seat, player in enumerate(state.players):
        placed = [animal for space in player.spaces for animal in (space.eagle, space.horse) if animal]
        yield Zone(("players", seat, "spaces"), ANIMAL, placed)


def _quests(state: RaidersState) -> Iterator[Zone]:
    for place, quest in state.quests.items():
        if state.quest_open(place):
            yield Zone(("quests", place), QUEST, (quest,))
    for seat, player in enumerate(state.players):
        yield Zone(("players", seat, "quests"), QUEST, player.quests)
