"""The domains of fields of actions and positions, from the content."""

from __future__ import annotations

from collections.abc import Iterable

from game.engine.content.content_files import within
from game.engine.content.domains import (
    COUNTED,
    Besides,
    Both,
    Domains,
    Full,
    Listed,
    Redundant,
    Value,
    numbers,
    or_nothing,
)
from game.titles.raiders.rules.cards.effects import Choose
from game.titles.raiders.rules.raid.strength import most_dice
from game.titles.raiders.rules.state.book import GOODS, PLUNDER, Book, Condition
from game.titles.raiders.rules.state.state import CREW_SPACES, kind
from game.titles.raiders.rules.state.step import RaidersStep

LAST_NUMBER = 99
"""The largest number of a worker, more than there are of any colour."""


def domains(book: Book) -> Domains:
    """Return the domains by field. Cards are named by their kind; on a player board copies count
    separately."""
    crew, animals, heroes = _kinds(book.crew), _kinds(book.animals), _kinds(book.heroes)
    colours = Listed(_workers(book), lambda worker: kind(str(worker)))
    settlements, buildings = Listed(book.settlements), Listed(book.buildings)
    places = Listed([space for spaces in book.raid_spaces.values() for space in spaces])
    items = Listed((*GOODS, "vp", *PLUNDER, "cards"))
    plunder, faces = Listed(PLUNDER), numbers(0, max(len(d.faces) for d in book.dice.values()) - 1)
    alternatives = max(len(choose.options) for choose in within(vars(book), Choose))
    all_dice = sum(most_dice(book).values())
    effects = Redundant([*within(vars(book), RaidersStep)])
    village = [place.id for place in book.board.of_kind("quest_space")]
    quest_places = Listed([*village, *places.names(1)])
    return {
        # actions
        "card": crew, "animal": animals, "hero": heroes, "building": buildings, "settlement": settlements,
        "eagle": _kinds(book.animals, apart=True), "pay_ability.card": _kinds(book.crew, apart=True),
        "choose_die.card": _kinds(book.crew, apart=True), "die": numbers(0, all_dice - 1),
        "space": numbers(0, CREW_SPACES - 1), "item": items,
        "option": Listed(dict.fromkeys(o.id for b in book.buildings.values() for o in b.option)),
        "choose_effect.number": numbers(0, alternatives - 1), "place": places, "pick_up.place": buildings,
        "replace_wagons.number": numbers(0, max(s.cost["wagon"] for s in book.settlements.values())),
        "pay_for_quest.place": quest_places, "take_piece.item": plunder,
        # positions
        "hand": crew, "crew": crew, "horse": animals, "Space.eagle": animals, "spaces": places,
        "Player.spaces": CREW_SPACES, "Player.quests": Listed(book.quests), "worker": colours,
        "RaidSpace.settlement": Redundant(settlements), "RaidSpace.worker": or_nothing(colours),
        "plunder": plunder, "village": Full(buildings, or_nothing(colours)),
        "spots": Full(settlements, colours), "quests": (quest_places, Listed(book.quests)),
        "quest_box": COUNTED, "supply": Full(plunder), "crew_deck": COUNTED, "crew_discard": crew,
        "animal_deck": COUNTED, "animal_discard": animals, "animal_line": animals, "pairs": (heroes, crew),
        "used": _kinds([*book.heroes, *book.animals]),
        "dice": Both(Listed(book.dice), faces), "paid": crew, "rerolled": crew, "wounded": crew,
        "killed": Both(crew, Listed((False, True), lambda eagle: "doubled" if eagle else "alone")),
        "chosen": numbers(0, all_dice - 1), "placed": buildings, "returned": animals,
        "civilization": Listed(book.civilizations), "cost": items, "gain": items,
        "QuestDone.place": Besides(places, *village),
        "If.test": Redundant([*within(vars(book), Condition)]), "If.then": effects, "Pay.then": effects,
        "Choose.options": effects, "at": places,
    }  # fmt: skip


def _workers(book: Book) -> list[str]:
    """Return every worker, by its colour and a number; edited positions may number them as they like."""
    colours = dict.fromkeys(slot.worker for s in book.settlements.values() for slot in s.spaces)
    return [f"{colour}.{number}" for colour in ("blue", *colours) for number in range(1, LAST_NUMBER + 1)]


def _kinds(ids: Iterable[Value], *, apart: bool = False) -> Listed:
    """Return cards or workers by their kind."""
    return Listed(ids, lambda id_: kind(str(id_)), apart)
