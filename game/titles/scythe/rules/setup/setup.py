"""Set-up of the table and of the players (SCY-015 to SCY-044)."""

from __future__ import annotations

from collections.abc import Mapping

from game.engine import rng
from game.engine.flow import settle
from game.engine.model import Fact, Seat
from game.engine.order import clockwise
from game.titles.scythe.rules.content.book import Book
from game.titles.scythe.rules.setup.bidding import ChooseFaction, ChooseMat, open_auction
from game.titles.scythe.rules.setup.pairs import deal_mats
from game.titles.scythe.rules.state.state import Player, ScytheState, ScytheStep, airship_of
from game.titles.scythe.rules.tiles.resolution import tile
from game.titles.scythe.rules.turn.turn import begin


def reveal_tiles(state: ScytheState) -> None:
    """Shuffle both piles and reveal what the table plays with; nothing without airships."""
    how = state.options["airships"]
    if how == "off":
        return
    aggressive = rng.shuffle(state, list(state.book.aggressive))
    passive = rng.shuffle(state, list(state.book.passive))
    if how == "shared":
        aggressive = [_wanted(state, "aggressive", aggressive)] * state.seats
        passive = [_wanted(state, "passive", passive)] * state.seats
    for seat, own, other in zip(range(state.seats), aggressive, passive, strict=False):
        state.change(seat, aggressive=own, passive=other)


def _wanted(state: ScytheState, option: str, pile: list[str]) -> str:
    """Return the tile that the table asks for, or the top one of the pile."""
    name = str(state.options[option])
    return pile[0] if name == "random" else name


def in_use(records: Mapping[str, object], promo: Fact) -> list[str]:
    """Return ids of the base set's records, and of the promo cards where the table plays with them."""
    sets = ("base", "promo") if promo == "on" else ("base",)
    return [name for name, record in records.items() if getattr(record, "set") in sets]  # noqa: B009 - a word of Python


def encounters_in_use(state: ScytheState) -> list[str]:
    """Return the encounter cards of this table."""
    return in_use(state.book.encounters, state.options["promo_encounters"])


def objectives_in_use(state: ScytheState) -> list[str]:
    """Return the objective cards of this table."""
    return in_use(state.book.objectives, state.options["promo_objectives"])


def factory_in_use(state: ScytheState) -> list[str]:
    """Return the Factory cards of which this table drew."""
    return in_use(state.book.factory, state.options["promo_factory"])


def set_up(book: Book, seats: int, table: dict[str, Fact], seed: int) -> ScytheState:
    """Return a new game with factions and mats, up to the first choice."""
    state = ScytheState(
        book=book,
        title="scythe",
        seats=seats,
        options=table,
        rng=rng.seeded(seed),
        stack=[],
        players=[Player() for _ in range(seats)],
        order=list(range(seats)),
        at={},
        buildings={},
        goods={},
        encounters=[t.id for t in book.territories.values() if t.encounter],
        combat_deck=[],
        combat_discard=[],
        objective_deck=[],
        encounter_deck=[],
        factory=[],
        came_from={},
    )
    _decks(state)
    state.stack.append(BeginGame())
    _mats(state)
    settle(state)
    return state


def _decks(state: ScytheState) -> None:
    """Shuffle the four decks, of which one has only a few cards, and draw the bonus tile (SCY-018 to
    SCY-021).
    """
    state.combat_deck = rng.shuffle(state, list(state.book.combat))
    state.objective_deck = rng.shuffle(state, objectives_in_use(state))
    state.encounter_deck = rng.shuffle(state, encounters_in_use(state))
    state.factory = rng.shuffle(state, factory_in_use(state))[: state.seats + 1]
    state.bonus = rng.shuffle(state, list(state.book.bonuses))[0]
    _resolution(state)
    reveal_tiles(state)


def _resolution(state: ScytheState) -> None:
    """Draw the resolution tile, and the objectives that it opens before any is dealt (SCY-037)."""
    chosen = str(state.options["resolution"])
    if chosen == "random":
        chosen = rng.shuffle(state, list(state.book.resolutions))[0]
    if chosen != "off":
        state.resolution = chosen
    state.public = [state.objective_deck.pop() for _ in range(tile(state).public_objectives)]


def _mats(state: ScytheState) -> None:
    """Deal factions and player mats, or let them be chosen or bid for (SCY-022, SCY-040, SCY-041)."""
    seats = list(range(state.seats))
    if state.options["mats"] == "chosen":
        first = rng.shuffle(state, seats)
        state.push(*map(ChooseFaction, first), *map(ChooseMat, reversed(first)))
        return
    pairs = deal_mats(state, state.seats)
    if state.options["mats"] == "bid":
        open_auction(state, pairs)
        return
    for seat, (faction, mat) in zip(seats, pairs, strict=True):
        state.change(seat, faction=faction, mat=mat)


class BeginGame(ScytheStep, frozen=True):
    """Everybody has both mats: seats, pieces and cards; then the first turn."""

    def run(self, state: ScytheState) -> None:
        """Set up each player, and begin with the lowest number (SCY-042)."""
        state.order = _clockwise(state)
        for seat in state.order:
            _player(state, seat)
        state.active = state.order[0]
        begin(state)


def _clockwise(state: ScytheState) -> list[Seat]:
    """Return seats round the board by their home bases, or as the players sit (SCY-380); the lowest mat first
    (SCY-023, SCY-042).
    """
    bases, round_board = list(state.book.bases), list(range(state.seats))
    if state.options["fixed_seats"] == "off":
        round_board.sort(key=lambda s: bases.index(state.players[s].faction))
    first = min(round_board, key=lambda s: state.book.mats[state.players[s].mat].number)
    return [*clockwise(round_board, first)]


def _player(state: ScytheState, seat: Seat) -> None:
    """Give a player units on the board, the airship, tracks, coins and cards (SCY-024 to SCY-035)."""
    player = state.players[seat]
    faction, mat = state.book.factions[player.faction], state.book.mats[player.mat]
    state.at[f"character.{seat}"] = faction.base
    if player.aggressive:
        state.airships[airship_of(seat)] = faction.base
    for number, place in enumerate(faction.workers, start=1):
        state.at[f"worker.{seat}.{number}"] = place
    state.change(
        seat,
        power=faction.power + player.power,
        popularity=mat.popularity + player.popularity,
        coins=mat.coins + player.coins,
        hand=_deal(state.combat_deck, faction.combat_cards),
        objectives=_deal(state.objective_deck, mat.objectives),
    )


def _deal(deck: list[str], amount: int) -> tuple[str, ...]:
    return tuple(deck.pop() for _ in range(amount))
