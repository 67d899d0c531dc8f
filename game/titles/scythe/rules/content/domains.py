"""The domains of fields of actions and positions, from the content."""

from __future__ import annotations

from game.engine.content.content_files import within
from game.engine.content.domains import (
    COUNTED,
    DEFAULT_MAX_NUMBER,
    SEATS,
    UNSAID,
    Besides,
    Both,
    Domain,
    Domains,
    Listed,
    OfSeats,
    OneOf,
    Redundant,
    Value,
    numbers,
)
from game.engine.model import Seat
from game.titles.scythe.rules.actions.gains import SOURCES
from game.titles.scythe.rules.actions.pay import TOKENS
from game.titles.scythe.rules.actions.produce import MILL_TOKENS
from game.titles.scythe.rules.content.book import Book
from game.titles.scythe.rules.content.tile_kinds import ExtraProduction
from game.titles.scythe.rules.movement.walking import REASONS
from game.titles.scythe.rules.state.state import RESOURCES, TRACKS, airship_of
from game.titles.scythe.rules.tiles.resolution import ON_TILE, goal_of

OWN = "own"
PEOPLE = ("combat_cards", "workers")
PARTS = ("territories", "mechs", "structures", "recruits", "upgrades")
"""The gains of cards besides tracks and resources (SCY-183)."""


def domains(book: Book) -> Domains:
    """Return the domains by field. Combat cards are named by their value, pieces by owner and kind."""
    return {**_cards(book), **_mats(book), **_map(book)}


def _cards(book: Book) -> Domains:
    combat, objectives, factory = _combat(book), Listed(book.objectives), Listed(book.factory)
    printed = numbers(1, max(len(card.option) for card in book.encounters.values()))
    return {
        "pay_card.card": combat, "play_card.card": combat, "hand": combat, "combat_discard": combat,
        "combat_deck": COUNTED, "reveal.card": objectives, "exchange.card": objectives,
        "objectives": objectives, "public": objectives, "objective_deck": COUNTED, "encounter_deck": COUNTED,
        "keep.card": factory, "Player.factory": factory, "ScytheState.factory": factory,
        "FactoryTop.card": factory, "ChooseOption.card": Listed(book.encounters),
        "number": printed, "taken": printed,
        "aggressive": Listed(book.aggressive), "passive": Listed(book.passive),
        "resolution": Listed(book.resolutions), "bonus": Listed(book.bonuses),
    }  # fmt: skip


def _combat(book: Book) -> Listed:
    return Listed(book.combat, lambda card: str(card).rpartition(".")[0])


def _mats(book: Book) -> Domains:
    sections = Listed((*dict.fromkeys(s.id for mat in book.mats.values() for s in mat.section), "factory"))
    bottom, gains, structures = Listed(book.bottom), Listed(book.one_time), Listed(book.structures)
    boxes, top = Listed(book.cubes), _alternatives(book)
    goals = Besides(Listed(book.goals), ON_TILE, *map(goal_of, range(_most_public(book))))
    mechs = Listed(mech.id for faction in book.factions.values() for mech in faction.mech)
    items = Listed((*TRACKS, *PEOPLE, *RESOURCES, *TOKENS, *PARTS))
    return {
        "faction": Listed(book.factions), "mat": Listed(book.mats), "section": sections, "bottom": bottom,
        "box": boxes, "move_recruit.gain": gains, "take_top.gain": OneOf(top, Listed(book.factory)),
        "take_elsewhere.action": Listed((*book.top, *book.bottom)), "structure": structures, "mech": mechs,
        "mechs": mechs, "upgrades": Both(boxes, bottom), "recruits": Both(bottom, gains),
        "stars": goals, "due": goals, "take_gain.item": items, "Gain.item": items, "Gain.by": Listed(SOURCES),
        "RecruitBonus.action": bottom,
        "ability": OneOf(mechs, Listed(book.aggressive)),
        "place_bid.amount": numbers(0, max(mat.coins for mat in book.mats.values())),
        "coins.amount": numbers(1, book.limits.most_coins_in_a_deal),
        "dial.amount": numbers(0, book.limits.dial), "towards": UNSAID,
        "cost": items, "gains": items, **_amounts(book),
    }  # fmt: skip


def _most_public(book: Book) -> int:
    """Return how many objectives a resolution tile opens at most."""
    return max(tile.public_objectives for tile in book.resolutions.values())


def _amounts(book: Book) -> Domains:
    """Return numbers of steps, which are called like fields of other domains."""
    deal, any_number = numbers(1, book.limits.most_coins_in_a_deal), numbers(0, DEFAULT_MAX_NUMBER)
    return {"AnswerDeal.amount": deal, **dict.fromkeys(("Gain.amount", "PayCards.amount"), any_number)}


def _alternatives(book: Book) -> Listed:
    return Listed(dict.fromkeys(o.gain for top in book.top.values() for o in top.option))


def _map(book: Book) -> Domains:
    units, own, airships = _units(book, "all"), _units(book, OWN), OfSeats(("airship",), _piece)
    lands, resources = Listed(book.territories), Listed(RESOURCES)
    places, own_places = OneOf(lands, airships), OneOf(lands, OfSeats(("airship",), _piece, OWN))
    buildings = OfSeats(book.structures, _piece)
    return {
        "place": lands, "place_resource.place": own_places, "pay_resource.place": own_places,
        "item": resources, "resource": resources, "unit": own, "thing": OneOf(resources, own),
        "produce_on.amount": numbers(1, _most_tokens(book)), "kind": Listed(book.traps),
        "at": (units, places), "buildings": (buildings, lands), "ScytheState.goods": places,
        "encounters": lands, "came_from": units, "brought": units, "airships": (airships, lands),
        "flags": (lands, SEATS), "traps": lands, "waiting": units, "start": lands,
        "to": lands, "ended": units, "airship": airships, "here": UNSAID, "done": lands,
        "MoveUnits.moved": Redundant(Both(units, Listed(REASONS))), "Flight.moved": Redundant(units),
        "Load.unit": units, "Load.workers": units,
        "paid": resources, "answers": UNSAID, "PlaceYield.kind": OneOf(resources, Listed(("workers",))),
        "order": Redundant(SEATS), "tolls": Redundant(SEATS),
    }  # fmt: skip


def _most_tokens(book: Book) -> int:
    """Return the yield of one territory with every worker, the Mill and an airship above (SCY-108,
    SCY-373)."""
    airship = max((tile.tokens for tile in within(book.passive, ExtraProduction)), default=0)
    return book.workers + MILL_TOKENS + airship


def _units(book: Book, owners: str) -> Domain:
    mechs = dict.fromkeys(mech.id for faction in book.factions.values() for mech in faction.mech)
    workers = (f"worker.{number}" for number in range(1, book.workers + 1))
    return OfSeats(("character", *workers, *(f"mech.{mech}" for mech in mechs), "airship"), _piece, owners)


def _piece(seat: Seat, name: str) -> Value:
    """Return the id of a seat's piece: mech.speed -> mech.2.speed."""
    head, dot, tail = name.partition(".")
    return airship_of(seat) if head == "airship" else f"{head}.{seat}{dot}{tail}"
