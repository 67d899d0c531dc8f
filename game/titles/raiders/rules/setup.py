"""Set-up of the board and of the players (RAI-013 to RAI-036)."""

from __future__ import annotations

from game.engine import rng
from game.engine.flow import settle
from game.engine.model import Action, Ask, Choices, Fact, Seat, choice, refuse
from game.engine.order import clockwise
from game.titles.raiders.rules.shared.discarding import Discard, discards
from game.titles.raiders.rules.shared.goods import discard_card, draw, fill_line
from game.titles.raiders.rules.state.book import Book
from game.titles.raiders.rules.state.state import Player, RaidersState, RaidSpace, Space, card_ref, mat_ref
from game.titles.raiders.rules.state.step import RaidersStep
from game.titles.raiders.rules.turn import begin_turn


def set_up(book: Book, seats: int, table: dict[str, Fact], seed: int) -> RaidersState:
    """Return the table, the decks and the players, up to the first choice."""
    state = RaidersState(
        title="raiders",
        book=book,
        seats=seats,
        options=table,
        rng=rng.seeded(seed),
        stack=[],
        players=[],
        village={},
        spaces={},
        spots=dict.fromkeys(book.settlements, ()),
        quests={},
        quest_box=[],
        supply={},
        crew_deck=[],
        crew_discard=[],
        animal_deck=[],
        animal_discard=[],
        animal_line=[],
        pairs={},
        used=[],
    )
    _raid_spaces(state)
    _plunder(state)
    _quests(state)
    _village(state)
    _decks(state)
    _players(state)
    _heroes(state)
    settle(state)
    return state


def _raid_spaces(state: RaidersState) -> None:
    """Lay out the spaces for this number of players, each with its worker (RAI-015, RAI-020)."""
    numbers = {"grey": 0, "red": 0}
    for settlement in state.book.settlements.values():
        for slot in settlement.spaces:
            if max(2, state.seats) >= slot.min_players:
                numbers[slot.worker] += 1
                worker = f"{slot.worker}.{numbers[slot.worker]}"
                state.spaces[f"{settlement.id}.{slot.slot}"] = RaidSpace(settlement.id, (), worker)


def _plunder(state: RaidersState) -> None:
    """Draw plunder at random from the bag; the rest becomes the main supply (RAI-017, RAI-019)."""
    bag = rng.shuffle(state, [p.id for p in state.book.plunder.values() for _ in range(p.count)])
    for settlement in state.book.settlements.values():
        for slot in settlement.spaces:
            place = f"{settlement.id}.{slot.slot}"
            if place in state.spaces:
                drawn = tuple(sorted(bag.pop() for _ in range(slot.plunder)))
                state.spaces[place] = RaidSpace(settlement.id, drawn, state.spaces[place].worker)
    state.supply.update({p: bag.count(p) for p in state.book.plunder})


def _quests(state: RaidersState) -> None:
    """Place quests in the village and on raid spaces except in Greece; box the rest (RAI-013 to RAI-016)."""
    tiles = rng.shuffle(state, list(state.book.quests))
    for place in quest_places(state):
        state.quests[place] = tiles.pop()
    state.quest_box.extend(tiles)


def quest_places(state: RaidersState) -> list[str]:
    """Return where a quest lies at the start: in the village, then on the raid spaces of most
    civilizations."""
    book = state.book
    village = [place.id for place in book.board.of_kind("quest_space")]
    under = {place for place, c in book.civilization_of.items() if book.civilizations[c].quest_under_plunder}
    return [*village, *(place for place in state.spaces if place in under)]


def _village(state: RaidersState) -> None:
    """Put a blue worker on three of the buildings (RAI-021)."""
    for building in state.book.buildings.values():
        number = sum(1 for w in state.village.values() if w) + 1
        state.village[building.id] = f"{building.start_worker}.{number}" if building.start_worker else ""


def _decks(state: RaidersState) -> None:
    """Shuffle the decks and fill the line of faceup animals (RAI-025, RAI-026)."""
    state.crew_deck.extend(rng.shuffle(state, list(state.book.crew)))
    state.animal_deck.extend(rng.shuffle(state, list(state.book.animals)))
    for _ in range(state.book.start.animal_line):
        fill_line(state)


def _players(state: RaidersState) -> None:
    """Give each player goods and a blue worker, and draw the starting player (RAI-024, RAI-029)."""
    village = sum(1 for w in state.village.values() if w)
    start = state.book.start
    for seat in range(state.seats):
        worker = f"blue.{village + seat + 1}"
        state.players.append(
            Player(worker=worker, silver=start.silver, provisions=start.provisions, kumis=start.kumis)
        )
    state.first = state.active = rng.randrange(state, state.seats)


def _heroes(state: RaidersState) -> None:
    """Lay out one pair of hero and crew card more than players; they are chosen, or dealt by option (RAI-027,
    RAI-028).
    """
    heroes = rng.shuffle(state, list(state.book.heroes))[: state.seats + state.book.start.spare_heroes]
    state.pairs.update({hero: state.crew_deck.pop() for hero in heroes})
    order = clockwise(range(state.seats), state.first)[::-1]
    if state.options["draft"] == "dealt":
        for seat, hero in zip(order, heroes, strict=False):
            _take_pair(state, seat, hero)
    else:
        state.push(*(ChoosePair(seat) for seat in order))
    state.stack.insert(0, BeginGame())


def _take_pair(state: RaidersState, seat: Seat, hero: str) -> None:
    """Put the hero left of the crew spaces and its crew card on the first of them, free (RAI-032)."""
    crew = state.pairs.pop(hero)
    state.change(seat, hero=hero)
    state.players[seat] = state.players[seat].with_space(0, Space(crew=crew))
    state.emit("take_pair", seat=seat, hero=hero, card=crew)


class TakePair(Action, frozen=True):
    """Choose a hero with the crew card beside it."""

    hero: str


class ChoosePair(RaidersStep, frozen=True):
    """Choose a hero with the crew card beside it, in reverse turn order (RAI-030, RAI-031)."""

    seat: Seat

    def ask(self, state: RaidersState) -> dict[Seat, Choices]:
        """Return every pair; those that others took are refused."""
        taken = refuse("pair-taken", "RAI-031")
        pairs = dict.fromkeys(state.pairs) | {p.hero: taken for p in state.players if p.hero}
        target = mat_ref(self.seat)
        return {
            self.seat: [
                choice(TakePair(hero), source=card_ref(hero), target=target, reason=reason)
                for hero, reason in pairs.items()
            ]
        }

    def take(self, state: RaidersState, seat: Seat, action: Action) -> None:
        """Both cards go to the player's board."""
        match action:
            case TakePair(hero):
                _take_pair(state, seat, hero)


class BeginGame(RaidersStep, frozen=True):
    """The pair left over goes; everybody draws; then the first turn (RAI-033, RAI-034, RAI-037)."""

    def run(self, state: RaidersState) -> None:
        """Draw for all at once, in turn order."""
        state.crew_discard.extend(state.pairs.values())
        state.pairs.clear()
        order = clockwise(range(state.seats), state.first)
        for seat in order:
            draw(state, seat, state.book.start.draw)
        state.push(*(KeepCards(seat) for seat in order), FirstTurn())


class KeepCards(RaidersStep, frozen=True):
    """Keep some of the cards drawn and discard the others one by one (RAI-034, RAI-035)."""

    seat: Seat

    def ask(self, state: RaidersState) -> dict[Seat, Choices]:
        """Return every card while there are too many."""
        too_many = len(state.players[self.seat].hand) > state.book.start.keep
        return {self.seat: discards(state, self.seat)} if too_many else {}

    def take(self, state: RaidersState, seat: Seat, action: Action) -> None:
        """Discard one, and look again."""
        match action:
            case Discard(card):
                discard_card(state, seat, card)
                state.push(self)

    def question(self, state: RaidersState, seat: Seat) -> Ask:
        """Return how many are too many."""
        return Ask("keep-cards", {"amount": len(state.players[seat].hand) - state.book.start.keep})


class FirstTurn(RaidersStep, frozen=True):
    """The starting player begins (RAI-037)."""

    def run(self, state: RaidersState) -> None:
        begin_turn(state)
