"""A tiny title for tests of what is generic: hidden hands, a deck, a die, a secret choice of all at once."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

import msgspec
from msgspec.structs import replace

from game.engine import flow, rng
from game.engine.board.places import Board
from game.engine.content.content_files import Folder
from game.engine.judging.evaluation import Evaluation
from game.engine.model import UNKNOWN, Action, Choice, Choices, Fact, Option, Reason, Seat, State, Step
from game.engine.title import BadTable, Scores, Source, TableOption, Title
from game.engine.zones import NOBODY, Zone, audit, fill, hide
from game.packages.registry import Package

CARDS = tuple(f"card.{number}" for number in range(1, 21))
HAND = 3
POOL = 12
ROUNDS = {"short": 2, "long": 4}


class Player(msgspec.Struct, frozen=True):
    """One seat: its secret hand and what it has gathered."""

    hand: tuple[str, ...] = ()
    points: int = 0
    pebbles: int = 0


class ToyState(State):
    """players by seat; deck and discard, the next card last; pool: pebbles in the middle."""

    players: list[Player]
    deck: list[str]
    pool: int
    discard: list[str] = []
    active: Seat = 0
    rounds: int = 0
    marks: dict[str, int] = {}

    def change(self, seat: Seat, **values: Any) -> None:
        """Replace some facts of a player."""
        self.players[seat] = replace(self.players[seat], **values)


class Gather(Action, frozen=True):
    """Take so many pebbles from the pool."""

    number: int


class Draw(Action, frozen=True):
    """Draw a card."""


class Roll(Action, frozen=True):
    """Roll the die."""


class End(Action, frozen=True):
    """End the turn."""


class Show(Action, frozen=True):
    """Choose a card of the hand."""

    card: str


def gather(number: int) -> Option:
    """Drag so many pebbles from the pool."""
    return Option(Gather(number), f"pebbles:{number}", "mat")


class Turn(Step[ToyState], frozen=True):
    """A seat gathers pebbles, draws a card, rolls the die or ends; two actions at most."""

    seat: Seat
    left: int = 2

    def ask(self, state: ToyState) -> dict[Seat, Choices]:
        few = Reason("too-few-pebbles", "TOY-001", {"pool": state.pool})
        gone = Reason("deck-empty", "TOY-002")
        return {
            self.seat: [
                *(Choice(gather(n), few if state.pool < n else None) for n in (1, 2, 3)),
                Choice(Option(Draw(), "deck", "hand"), None if state.deck else gone),
                Choice(Option(Roll())),
                Choice(Option(End())),
            ]
        }

    def take(self, state: ToyState, seat: Seat, action: Action) -> None:
        ends = self.left == 1 or action == End()
        state.push(NextTurn(seat) if ends else Turn(seat, self.left - 1))
        match action:
            case Gather(number):
                _gather(state, seat, number)
            case Draw():
                _draw(state, seat)
            case Roll():
                _roll(state, seat)
            case End():
                state.emit("ended", seat=seat)


def _gather(state: ToyState, seat: Seat, number: int) -> None:
    state.pool -= number
    state.marks[str(seat)] = number
    state.change(seat, pebbles=state.players[seat].pebbles + number)
    state.emit("gathered", seat=seat, number=number)


def _draw(state: ToyState, seat: Seat) -> None:
    card = state.deck.pop()
    state.change(seat, hand=(*state.players[seat].hand, card))
    state.emit("drew", seat=seat, card=card, seen_by=[seat])
    state.emit("drew-one", seat=seat)


def _roll(state: ToyState, seat: Seat) -> None:
    face = rng.randrange(state, 6) + 1
    state.change(seat, points=state.players[seat].points + face)
    state.emit("rolled", seat=seat, face=face)


class NextTurn(Step[ToyState], frozen=True):
    """The next seat; after the last one all show a card."""

    seat: Seat

    def run(self, state: ToyState) -> None:
        state.active = (self.seat + 1) % state.seats
        state.turn += 1
        if state.active == 0:
            state.push(Duel(), EndRound())
        else:
            state.push(Turn(state.active))


class Duel(Step[ToyState], frozen=True):
    """All seats with cards secretly choose one at the same time; `answers`: seat as text -> card."""

    answers: dict[str, str] = {}

    def ask(self, state: ToyState) -> dict[Seat, Choices]:
        return {
            seat: [Choice(Option(Show(card), card, "middle")) for card in player.hand]
            for seat, player in enumerate(state.players)
            if player.hand and str(seat) not in self.answers
        }

    def seals(self, action: Action) -> bool:
        return True

    def seen_by(self, seat: Seat) -> Duel:
        return Duel({s: card if s == str(seat) else UNKNOWN for s, card in self.answers.items()})

    def take(self, state: ToyState, seat: Seat, action: Action) -> None:
        match action:
            case Show(card):
                state.push(Duel({**self.answers, str(seat): card}))

    def run(self, state: ToyState) -> None:
        if not self.answers:
            return
        best = max(self.answers, key=lambda seat: CARDS.index(self.answers[seat]))
        for name, card in self.answers.items():
            seat = int(name)
            state.change(seat, hand=tuple(c for c in state.players[seat].hand if c != card))
            state.discard.append(card)
        state.change(int(best), points=state.players[int(best)].points + 4)


class EndRound(Step[ToyState], frozen=True):
    """Another round, or the end."""

    def run(self, state: ToyState) -> None:
        state.rounds += 1
        if state.rounds < ROUNDS[str(state.options["length"])]:
            state.push(Turn(0))


class Toy(Title):
    """The title itself."""

    id = "toy"
    seats = (2, 3, 4)
    options = (
        TableOption("length", ("short", "long"), "short"),
        TableOption("open", ("on", "off"), "off"),
    )
    state_type = ToyState
    steps = (Turn, NextTurn, Duel, EndRound)
    actions: ClassVar[tuple[type[Action], ...]] = (Gather, Draw, Roll, End, Show)
    max_decisions = 80

    @property
    def gifts(self) -> Mapping[str, int]:
        return {"points": 9}

    def __init__(self, content: str = "toy-1") -> None:
        self.content, self.book = content, None

    def load_content(self, folder: Folder, board: Board) -> None:
        raise NotImplementedError("the toy has no board")

    @property
    def content_hash(self) -> str:
        return self.content

    def start(self, seats: int, options: dict[str, str], seed: int) -> ToyState:
        state = super().start(seats, options, seed)
        assert isinstance(state, ToyState)
        return state

    def set_up(self, seats: int, table: dict[str, Fact], seed: int) -> ToyState:
        state = ToyState(
            title=self.id, seats=seats, options=table, rng=rng.seeded(seed), stack=[], turn=1,
            players=[], deck=[], pool=POOL,
        )  # fmt: skip
        state.deck = rng.shuffle(state, list(CARDS))
        for _ in range(seats):
            state.players.append(Player(hand=tuple(state.deck.pop() for _ in range(HAND))))
        state.push(Turn(0))
        flow.settle(state)
        return state

    def zones(self, state: ToyState) -> list[Zone]:
        hands = [
            Zone(("players", seat, "hand"), "card", player.hand, frozenset((seat,)))
            for seat, player in enumerate(state.players)
        ]
        deck = Zone(("deck",), "card", state.deck, NOBODY)
        return [*hands, deck, Zone(("discard",), "card", state.discard)]

    def view(self, state: ToyState, seat: Seat) -> ToyState:
        seen = state.copy()
        hide(seen, self.zones(state), seat)
        return seen

    def guess(self, view: ToyState, seat: Seat, seed: int) -> ToyState:
        full = view.copy()
        full.rng = rng.seeded(seed)
        fill(full, self.zones(full), {"card": CARDS})
        if full.stack and isinstance(top := full.stack[-1], Duel):
            answers = {s: full.players[int(s)].hand[0] if c == UNKNOWN else c for s, c in top.answers.items()}
            full.stack[-1] = Duel(answers)
        flow.settle(full)
        return full

    def scores(self, state: ToyState) -> Scores:
        points = tuple(p.points for p in state.players)
        pebbles = tuple(p.pebbles for p in state.players)
        totals = tuple(a + b for a, b in zip(points, pebbles, strict=True))
        winners = tuple(s for s, total in enumerate(totals) if total == max(totals))
        return Scores((Source("points", points), Source("pebbles", pebbles)), totals, (), winners)

    def check(self, state: ToyState) -> None:
        audit(self.zones(state), {"card": CARDS})
        assert state.pool + sum(p.pebbles for p in state.players) == POOL
        assert state.pool >= 0

    def played(self, state: ToyState, seat: Seat) -> str:
        return ("side-east", "side-west")[seat % 2]

    def acting(self, state: ToyState) -> Seat | None:
        return state.active if state.stack else None


class ToyEvaluation(Evaluation):
    """Points, pebbles, and half a point a card."""

    def evaluate(self, view: ToyState, seat: Seat) -> float:
        return sum(self.terms(view, seat).values())

    def terms(self, view: ToyState, seat: Seat) -> Mapping[str, float]:
        me = view.players[seat]
        return {"points": me.points, "pebbles": me.pebbles, "hand": 0.5 * len(me.hand)}


class ToyPackage(Package):
    """The toy as a package: without files."""

    @property
    def title(self) -> Title:
        return TOY


TOY = Toy()
PACKAGE = ToyPackage(
    id="toy",
    rules="tests.toy:Toy",
    bot="tests.toy:ToyEvaluation",
    words="tests.ui.table.toy_table:ToyWords",
    table="tests.ui.table.toy_table:ToyTable",
    root=Path(),
)


def find(name: str) -> Package:
    """Stands in for game.packages.registry.find."""
    if name != TOY.id:
        raise BadTable("error-no-title", title=name, known=(TOY.id,))
    return PACKAGE
