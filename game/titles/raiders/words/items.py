"""Every piece, card, plate and counter that has words, and the places of the board where they lie."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from game.engine.model import UNKNOWN, Ref, Seat, refs
from game.presentation.title_words import Context, Item, Place, Tip
from game.titles.raiders.rules.scoring import lap
from game.titles.raiders.rules.state.book import GOODS, PLUNDER, Building, Settlement
from game.titles.raiders.rules.state.state import (
    DISCARD,
    Player,
    RaidersState,
    Space,
    card_ref,
    place_ref,
    quest_ref,
    worker_ref,
    wound_ref,
)
from game.titles.raiders.words import phrases, tips, wounds
from game.titles.raiders.words.raid_preview import chances_text, strength_of
from game.titles.raiders.words.tips import building_tip, settlement_tip


def places(context: Context) -> Sequence[Place]:
    """Return buildings, settlements, and the raid spaces that were not raided yet."""
    board = context.view.book.board
    found = []
    for name, tip in _named(context):
        box = board.places[name]
        found.append(Place(place_ref(name), tip, (box.x + box.w / 2, box.y + box.h / 2)))
    return found


def _named(context: Context) -> Iterator[tuple[str, Tip]]:
    book = context.view.book
    for name, building in book.buildings.items():
        yield name, partial(building_tip, context, building)
    for name in book.settlements:
        yield name, partial(settlement_tip, context, name)
    for name, space in context.view.spaces.items():
        if not space.raided:
            yield name, context.say("raiders-tip-raid-space")


def raid_place(view: RaidersState, name: str) -> Ref:
    """Return the place where things on a raid space lie: once raided it is a part of its settlement."""
    settlement = name.partition(".")[0]
    return place_ref(settlement if name not in view.spaces or view.spaces[name].raided else name)


CREW_DECK: Ref = "pile:crew_deck"
RAID_PANEL: Ref = "plate:raid"
RAID_TOTAL: Ref = "plate:raid.total"


plate_ref = refs("plate")
"""Something printed: a name, a price, a counter."""
spot_ref = refs("spot")
"""The ref of a free worker spot."""
closed_ref = refs("closed")
"""A raid space that is not in play."""
goods_ref = refs("goods")
"""The counter of a kind of goods or plunder."""
die_ref = refs("die")
"""The ref of a rolled die."""


def plunder_refs(place: str, plunder: Sequence[str]) -> list[tuple[Ref, str]]:
    """Return a ref for every piece of plunder on a raid space, with its kind. Only the first piece of a kind
    can be taken: it has the ref by which options name the kind."""
    seen: set[str] = set()
    found = []
    for number, item in enumerate(plunder):
        ref = plate_ref(f"{place}.{item}.{number}") if item in seen else f"plunder:{place}.{item}"
        found.append((ref, item))
        seen.add(item)
    return found


def items(context: Context) -> Sequence[Item]:
    """Return what the viewer sees on the board, then on the own mat and in the hand, then of the raid."""
    return [*_board(context), *_mat(context), *_raid(context)]


# ---------------------------------------------------------------------- board


def _board(context: Context) -> Iterator[Item]:
    view = context.view
    for building in view.book.buildings.values():
        yield from _building(context, building)
    for civilization in view.book.civilizations.values():
        yield from _civilization(context, civilization.id)
        for settlement in civilization.settlement:
            yield from _settlement(context, settlement)
    for place in view.book.board.of_kind("quest_space"):
        if place.id in view.quests:
            yield _quest(context, place.id, None)
    if view.raid is not None:
        settlement = place_ref(view.raid.settlement)
        yield _on_board(RAID_TOTAL, tips.raid_total_tip(context), settlement)


def _on_board(ref: Ref, tip: Tip, place: Ref | None = None) -> Item:
    return Item(ref, tip, place, on_board=True)


def _building(context: Context, building: Building) -> Iterator[Item]:
    name, place = building.id, place_ref(building.id)
    tip = partial(tips.building_tip, context, building)
    for plate in ("name", "action"):
        yield _on_board(plate_ref(f"{name}.{plate}"), tip, place)
    if worker := context.view.village[name]:
        yield _worker(context, worker, place)
    elif building.place != tips.ALL_COLOURS:
        yield _on_board(spot_ref(f"{name}.spot"), tips.free_building_tip(context, building), place)


def _worker(context: Context, worker: str, place: Ref) -> Item:
    return _on_board(worker_ref(worker), tips.worker_tip(context, worker), place)


def _civilization(context: Context, name: str) -> Iterator[Item]:
    words = phrases.place(context.say, name)
    yield _on_board(plate_ref(f"{name}.name"), words)
    tip = tips.dice_tip(context, name)
    for number in range(sum(context.view.book.civilizations[name].dice.values())):
        yield _on_board(plate_ref(f"{name}.die.{number}"), tip)


def _settlement(context: Context, settlement: Settlement) -> Iterator[Item]:
    view, name = context.view, settlement.id
    place, tip = place_ref(name), partial(tips.settlement_tip, context, name)
    for plate in ("name", "cost", "results"):
        yield _on_board(plate_ref(f"{name}.{plate}"), tip, place)
    used = view.spots[name]
    for number in range(len(settlement.spaces)):
        if number < len(used):
            yield _worker(context, used[number], place)
        else:
            yield _on_board(spot_ref(f"{name}.spot.{number + 1}"), tip, place)
    for slot in settlement.spaces:
        space = f"{name}.{slot.slot}"
        if space in view.spaces:
            yield from _raid_space(context, space)
        else:
            note = context.say("raiders-tip-closed", amount=slot.min_players)
            yield _on_board(closed_ref(space), note, raid_place(view, space))


def _raid_space(context: Context, name: str) -> Iterator[Item]:
    view, place = context.view, raid_place(context.view, name)
    space = view.spaces[name]
    if space.worker:
        yield _worker(context, space.worker, place)
    if name in view.quests:
        yield _quest(context, name, place)
    for ref, item in plunder_refs(name, space.plunder):
        yield _on_board(ref, partial(tips.plunder_tip, context, item), place)


def _quest(context: Context, name: str, place: Ref | None) -> Item:
    tip = partial(tips.quest_tip, context, context.view.quests[name])
    return _on_board(quest_ref(name), tip, place)


# ---------------------------------------------------------------------- mat and hand


def _mat(context: Context) -> Iterator[Item]:
    view, player = context.view, context.view.players[context.seat]
    if player.hero:
        yield Item(card_ref(player.hero), partial(tips.hero_tip, context, player.hero))
    yield from _held(context, player)
    yield from wounds.items(context)
    space, laps = lap(player.vp)
    yield Item(plate_ref("vp"), context.say("raiders-tip-track", space=space, laps=laps))
    yield from _goods(context)
    yield from _crew(context, player)
    yield Item(CREW_DECK, context.say("raiders-crew-deck", amount=len(view.crew_deck)))
    yield Item(DISCARD, tips.discard_tip(context))
    for animal in view.animal_line:
        yield Item(card_ref(animal), partial(tips.animal_tip, context, animal))
    for card in player.hand:
        if card != UNKNOWN:
            yield Item(card_ref(card), partial(tips.crew_tip, context, card))
    for hero, crew in view.pairs.items():
        yield Item(card_ref(hero), partial(tips.pair_tip, context, hero, crew))


def _held(context: Context, player: Player) -> Iterator[Item]:
    """Yield the place of the held worker, and the worker on it; while wounds are placed, the wounds."""
    yield Item(plate_ref("held"), context.say("raiders-held"))
    if amount := wounds.wounds_to_place(context):
        yield Item(wound_ref(amount), context.say("raiders-tip-wound"))
    elif player.worker:
        yield Item(worker_ref(player.worker), tips.worker_tip(context, player.worker))


def _goods(context: Context) -> Iterator[Item]:
    """Yield the counters in the order of the mat: goods, strength, plunder."""
    for item in GOODS:
        yield Item(goods_ref(item), tips.goods_tip(context, item))
    _, raiding = strength_of(context.view, context.seat)
    yield Item(plate_ref("strength"), context.say("raiders-panel-raid" if raiding else "raiders-panel-crew"))
    for item in PLUNDER:
        yield Item(goods_ref(item), tips.plunder_tip(context, item))


def _crew(context: Context, player: Player) -> Iterator[Item]:
    for space in player.spaces:
        if space.crew:
            yield Item(card_ref(space.crew), partial(tips.crew_tip, context, space.crew))
        for side, animal in (("eagle", space.eagle), ("horse", space.horse)):
            if animal:
                yield Item(card_ref(animal), partial(tips.half_tip, context, animal, side))


def cards_of(context: Context, seat: Seat) -> Sequence[Item]:
    """Return the hero, the crew with its wounds and animals, and the known cards in hand of another seat."""
    player: Player = context.view.players[seat]
    found = [Item(card_ref(player.hero), partial(tips.hero_tip, context, player.hero))] if player.hero else []
    for space in player.spaces:
        if space.crew:
            found.append(Item(card_ref(space.crew), partial(_crew_of_other, context, space)))
        for side, animal in (("eagle", space.eagle), ("horse", space.horse)):
            if animal:
                found.append(Item(card_ref(animal), partial(tips.half_tip, context, animal, side)))
    known = (card for card in player.hand if card != UNKNOWN)
    return [*found, *(Item(card_ref(card), partial(tips.crew_tip, context, card)) for card in known)]


def _crew_of_other(context: Context, space: Space) -> str:
    """Return a crew card and the wounds on it."""
    wounds_on_it = phrases.amount(context.say, "wound", space.wounds) if space.wounds else ""
    return "\n".join(filter(None, (tips.crew_tip(context, space.crew), wounds_on_it)))


# ---------------------------------------------------------------------- raid


def _raid(context: Context) -> Iterator[Item]:
    """Yield the chances before the roll, the dice after it."""
    raid = context.view.raid
    if raid is None:
        return
    if not raid.dice:
        yield Item(RAID_PANEL, chances_text(context, raid.settlement, raid.strength))
    for number, (colour, face) in enumerate(raid.dice):
        yield Item(die_ref(number), tips.die_tip(context, colour, face))
