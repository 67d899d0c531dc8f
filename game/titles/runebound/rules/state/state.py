"""A position of Runebound."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from game.engine.content.content_files import Signed
from game.engine.model import Seat, State, Step, refs
from game.engine.order import clockwise
from game.engine.structs import player_changes
from game.titles.runebound.rules.cards.effects import AnyStanding

if TYPE_CHECKING:
    from game.titles.runebound.rules.state.book import Book

NOBODY = -1
"""No seat: the defender of a combat with a Challenge."""

Scope = Literal["roll", "test", "phase", "round", "combat", "movement"]
"""When a passing effect ends."""
Origin = Literal["drawn", "undefeated", "retinue", "called", "meeting"]
"""The origin of a combat: a card drawn on the space, one left undefeated there, a card of the Retinue, one
that another card called, or a meeting of two Heroes."""


class Player(msgspec.Struct, frozen=True):
    """A seat's Hero and belongings.

    hero         Hero card; it is also the id of the figure
    space        the Hero's place
    items, allies, kept    cards; an Ally card is also the id of its figure; kept are Adventure cards
    counters     colours of the Adventure Counters won
    experience   kinds of the Experience Counters
    pairs        pairs of them bought so far (RUN-175)
    defeated     Challenges defeated, in order
    """

    hero: str = ""
    space: str = ""
    gold: int = 0
    items: tuple[str, ...] = ()
    allies: tuple[str, ...] = ()
    kept: tuple[str, ...] = ()
    counters: tuple[str, ...] = ()
    experience: tuple[str, ...] = ()
    pairs: int = 0
    defeated: tuple[str, ...] = ()

    @property
    def figures(self) -> tuple[str, ...]:
        """The Hero and its Allies."""
        return (self.hero, *self.allies)

    @property
    def cards(self) -> tuple[str, ...]:
        """The cards whose abilities the seat may use."""
        return (self.hero, *self.items, *self.allies)


class Lasting(msgspec.Struct, frozen=True):
    """A standing effect of a card that holds for a seat for a while."""

    effect: AnyStanding
    seat: Seat
    until: Scope
    card: str = ""


class Fight(msgspec.Struct, frozen=True):
    """The combat under way.

    attacker   the seat that fights the Challenge, or attacks in this round (RUN-144)
    defender   the seat of the other Hero, or NOBODY
    card       the Challenge, "" in a combat between Heroes
    colour     of the Adventure Counter that is won, "" none
    wounds     Wounds of the Challenge
    round      0 before combat
    phase      "", before_combat, escape, ranged, melee, magic
    attacked   figures that have attacked in this round; twice where they may attack twice
    rolled     whether the first combat roll is made (RUN-211)
    target     number that the other Hero's roll has set for the phase (RUN-140)
    """

    attacker: Seat
    origin: Origin
    card: str = ""
    defender: Seat = NOBODY
    colour: str = ""
    wounds: int = 0
    round: int = 0
    phase: str = ""
    attacked: tuple[str, ...] = ()
    rolled: bool = False
    target: Signed = 0


class RuneboundState(State, kw_only=True):
    """The whole position. Spaces are hexes of the map: r4c3, frostgate. Seats take turns in their order.

    wounds, exhaustion   figure -> counters on it; figures without any are left out
    face_down            cards activated since their owner's last Refresh
    used                 abilities used this turn: "card/number", once for each use (RUN-078)
    used_in_combat, used_in_round    the same for shorter times
    activated            seats that have activated a card in the step or round under way (RUN-053, RUN-077)
    traded               market cards bought or sold this turn (RUN-162)
    counters             adventure spaces that hold their Adventure Counter
    undefeated           space -> Challenge on the Undefeated Adventure Track that belongs there
    decks, discards      green, yellow, blue, red, market, doom, retinue -> cards, the top one last
    stalls               town -> its face-up market stack
    overrun              towns, in the order in which they fell
    retinue              overrun town -> Retinue card on it
    event                active Event, "" none
    doom                 Doom card whose effect lasts, "" none;   closed   town whose market it closed
    protected            how many falls of a town are still prevented (RUN-252)
    threat               Threat Counters
    fight                the combat under way
    lasting              passing effects in force
    knocked_out          seats whose Hero was knocked out this turn (RUN-129)
    no_attack            seats that the active player may not attack any more this turn (RUN-133)
    winner               NOBODY while the game goes on and when all lose
    """

    players: list[Player]
    active: Seat = 0
    wounds: dict[str, int] = {}
    exhaustion: dict[str, int] = {}
    face_down: list[str] = []
    used: list[str] = []
    used_in_combat: list[str] = []
    used_in_round: list[str] = []
    activated: list[Seat] = []
    traded: list[str] = []
    counters: list[str]
    undefeated: dict[str, str] = {}
    decks: dict[str, tuple[str, ...]]
    discards: dict[str, tuple[str, ...]]
    stalls: dict[str, tuple[str, ...]]
    overrun: list[str] = []
    retinue: dict[str, str] = {}
    event: str = ""
    doom: str = ""
    closed: str = ""
    protected: int = 0
    threat: int = 0
    fight: Fight | None = None
    lasting: list[Lasting] = []
    knocked_out: list[Seat] = []
    no_attack: list[Seat] = []
    winner: Seat = NOBODY
    if TYPE_CHECKING:
        book: Book

    @property
    def me(self) -> Player:
        """The player whose turn it is."""
        return self.players[self.active]

    @property
    def combat(self) -> Fight:
        """The combat under way, where there is one for certain."""
        if self.fight is None:
            raise LookupError("no combat is under way")
        return self.fight

    change = player_changes(Player)

    def seat_of(self, card: str) -> Seat:
        """Return the seat that has a Hero, Item, Ally or kept card; NOBODY if none has it."""
        for seat, player in enumerate(self.players):
            if card == player.hero or card in player.items or card in player.allies or card in player.kept:
                return seat
        return NOBODY

    def after(self, seat: Seat) -> tuple[Seat, ...]:
        """Return all seats in turn order, beginning with this one."""
        return clockwise(range(self.seats), seat)

    def on(self, option: str) -> bool:
        """Return whether a switch of the table is on."""
        return self.options[option] == "on"


def adventure_on(state: RuneboundState, space: str) -> bool:
    """Return whether an Adventure Counter or an undefeated Challenge awaits a Hero on a space (RUN-026,
    RUN-027).
    """
    return space in state.counters or space in state.undefeated


class RuneboundStep(Step[RuneboundState], frozen=True):
    """The base class of all steps of this title."""

    @property
    def holds(self) -> tuple[str, ...]:
        """Return cards drawn from a deck that only this pending step holds."""
        return ()


space_ref = refs("space")
"""The ref of a hexagon of the map."""
figure_ref = refs("figure")
"""A Hero or Ally: figure:corbin."""
card_ref = refs("card")
"""An Item, Ally, Hero or Adventure card."""
die_ref = refs("die")
"""The ref of a rolled movement die."""
stall_ref = refs("stall")
"""The market stack of a town."""
town_ref = refs("town")
"""The ref of a town on its track."""
deck_ref = refs("deck")
"""The ref of a deck: deck:green."""
sheet_ref = refs("sheet")
"""A seat's Hero sheet: all that lies there."""
goods_ref = refs("goods")
"""Something that a seat has in numbers: goods:0.gold, goods:0.wounds.corbin."""
