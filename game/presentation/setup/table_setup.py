"""The choices for a new table: title, seats, rules, seed."""

from __future__ import annotations

import random
import unicodedata
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from game.engine.about import About
from game.engine.content.edition import Edition
from game.engine.rng import MAX_SEED
from game.engine.session import pin
from game.engine.session.handicap import Gift
from game.engine.session.pin import Pin
from game.engine.session.record import COLOURS, SeatSetup
from game.errors import Say, UserError, visible
from game.play.table_tools import TableTools
from game.play.verbatim import verbatim
from game.presentation.sentences import explain
from game.presentation.setup.catalogue import KINDS, NewGame, OptionInfo, TitleInfo, Titles
from game.presentation.setup.clock_setup import ClockSetup


@dataclass
class Seat:
    """A player at a seat: the name as typed, one of COLOURS, an index into KINDS, and the handicap as typed.

    gifts: by good
    pin: its digits, which the record does not keep; "" for none
    """

    name: str
    colour: str
    kind: int = 0
    gifts: dict[str, str] = field(default_factory=dict)
    pin: str = ""


class TableSetup:
    """The choices made so far; everything else has the title's defaults."""

    def __init__(
        self, say: Say, titles: Titles, names: Sequence[str], title: str | None = None,
        refuse_name: Callable[[int, str], str] = lambda *_: "",
    ) -> None:  # fmt: skip
        """Start with a title, or with the first one if it cannot be played.

        names: of the people who played last
        refuse_name: returns why the name of a seat, counted from 1, cannot be used; "" if it can
        """
        self._say, self._program, self._refuse_name = say, titles, refuse_name
        self.titles = list(titles.playable())
        self.index = self.count = 0
        """The index of the title, and the number of seats."""
        known = [*names, *[""] * len(COLOURS)]
        self.seats = [Seat(name, colour) for name, colour in zip(known, COLOURS, strict=False)]
        self.chosen: dict[str, str] = {}
        """Options that somebody has set."""
        self.seed = str(titles.new_seed())
        self.practice = False
        self.clock = ClockSetup()
        self.edition: Edition | None = None
        self.edition_name: str | None = None
        """The name of the edition; None is the title as it comes."""
        self._edition_trouble = ""
        """The reason why the edition cannot be played."""
        self.choose_title(self.titles.index(title) if title in self.titles else 0)

    @property
    def title_id(self) -> str:
        return self.titles[self.index]

    @property
    def title(self) -> TitleInfo:
        """The title, in the chosen edition."""
        return self._program.title(self.title_id, self.edition)

    @property
    def about(self) -> About:
        """The title's description."""
        return self._program.about(self.title_id)

    @property
    def at_table(self) -> list[Seat]:
        """The seats that take part."""
        return self.seats[: self.count]

    def choose_title(self, index: int) -> None:
        """Select another title with its default options."""
        if self.titles:
            self.index, self.chosen = index, {}
            for seat in self.seats:
                seat.gifts.clear()
            self.choose_edition(None)
            if self.count not in self.title.seats:
                self.count = 2 if 2 in self.title.seats else self.title.seats[0]

    def choose(self, option: str, value: str) -> None:
        self.chosen[option] = value

    @property
    def editions(self) -> Sequence[str]:
        """The names of the person's editions of the title."""
        return self._program.editions(self.title_id) if self.titles else ()

    def choose_edition(self, name: str | None) -> None:
        """Select an edition; None is the title as it comes."""
        self.edition, self.edition_name, self._edition_trouble = None, name, ""
        try:
            self.edition = self._program.edition(self.title_id, name) if name else None
        except UserError as error:
            self._edition_trouble = explain(error, self._say)

    def options(self) -> dict[str, str]:
        """Return all options: those that were set, and the defaults."""
        return {o.id: self.chosen.get(o.id, self.title.default(o, self.count)) for o in self.title.options}

    def differing(self) -> list[str]:
        """Return the options that differ from their defaults."""
        now, title = self.options(), self.title
        return [o.id for o in title.options if now[o.id] != title.default(o, self.count)]

    def offered(self, *, house: bool) -> list[OptionInfo]:
        """Return the options that matter now: the house rules, or the others."""
        now, title = self.options(), self.title
        return [o for o in title.options if o.is_house_rule == house and title.is_relevant(o, now)]

    def changed(self, *, house: bool) -> list[OptionInfo]:
        """Return the house rules that are on, or the other options that differ from their defaults."""
        differing = self.differing()
        return [option for option in self.offered(house=house) if option.id in differing]

    # ---- who sits where
    def temperament(self, number: int) -> str:
        """Return the temperament of a bot at a seat; "" if all play alike."""
        known = self._program.temperaments(self.title_id)
        return known[number % len(known)] if known else ""

    def move_seat(self, source: int, target: int) -> None:
        """Move a seat to another place; those in between move up."""
        self.seats.insert(target, self.seats.pop(source))

    def shuffle(self) -> None:
        """Seat the players in random order."""
        mixed = self.at_table
        random.shuffle(mixed)
        self.seats[: self.count] = mixed

    def roll_seed(self) -> None:
        self.seed = str(self._program.new_seed())

    def name_of(self, number: int, typed: bool = True) -> str:
        """Return the name of a seat: as typed, else by its number."""
        seat = self.seats[number]
        default = "new-name-person" if seat.kind == 0 else "new-name-bot"
        name = unicodedata.normalize("NFC", seat.name.strip()) if typed else ""
        return name if visible(name) else self._say(default, number=number + 1)

    def next_colour(self, number: int) -> None:
        """Give a seat the next colour that no seat has, including seats that don't take part yet."""
        order, seat = list(COLOURS), self.seats[number]
        at = order.index(seat.colour)
        taken = {other.colour for other in self.at_table if other is not seat}
        wanted = next(c for c in [*order[at + 1 :], *order[: at + 1]] if c not in taken)
        for other in self.seats:
            if other.colour == wanted:
                other.colour = seat.colour
        seat.colour = wanted

    def refusal(self) -> str:
        """Return why the game cannot start; "" if it can."""
        say = self._say
        if not self.titles:
            return say("new-why-no-title")
        names = [self.name_of(i) for i in range(self.count)]
        for i, name in enumerate(names):
            if visible(name) in map(visible, names[:i]):
                return say("new-why-same-name", name=verbatim(name))
            if refused := self._refuse_name(i + 1, name):
                return refused
        if self.practice and self.clock.kind is not None:
            return say("clock-why-practice")
        return (
            self.seed_refusal()
            or self.clock.refusal(say)
            or self.handicap_refusal()
            or self._edition_trouble
            or self._program.refusal(self.title_id, self.count, self.options())
        )

    def seed_refusal(self) -> str:
        """Return why the seed cannot be used; "" if it can."""
        typed = self.seed
        if (
            typed.isascii()
            and typed.isdigit()
            and len(typed) <= len(str(MAX_SEED))
            and int(typed) <= MAX_SEED
        ):
            return ""
        return self._say("new-why-bad-seed", most=str(MAX_SEED))

    def handicap_refusal(self) -> str:
        """Return why there can be no such handicap; "" if there can."""
        for number, seat in enumerate(self.at_table):
            for good, most in self.title.gifts.items():
                typed = seat.gifts.get(good, "")
                if typed and not (typed.isascii() and typed.isdigit() and int(typed[:9]) <= most):
                    name, what = verbatim(self.name_of(number)), self._say(f"{self.title_id}-gift-{good}")
                    return self._say("handicap-why", name=name, most=most, good=what)
        return ""

    def _gifts(self) -> tuple[Gift, ...]:
        """Return the handicap; nothing typed, or 0, is none."""
        found = [
            (number, good, int(seat.gifts.get(good) or 0))
            for number, seat in enumerate(self.at_table)
            for good in self.title.gifts
        ]
        return tuple(Gift(*one) for one in found if one[2])

    def recommendation(self) -> str:
        """Return why the title doesn't recommend this table; "" if it does."""
        code = self.title.recommendation(self.count, self.options()) if self.titles else None
        return self._say(f"{self.title_id}-advice-{code}") if code else ""

    def sharing(self) -> str:
        """Return which people share the screen, so that nobody starts against a human by mistake; "" if fewer
        than two do."""
        people = [self.name_of(number) for number, seat in enumerate(self.at_table) if seat.kind == 0]
        if len(people) < 2:
            return ""
        first, second = map(verbatim, people[:2])
        return self._say("new-shared", count=len(people), first=first, second=second)

    def set_pin(self, seat: Seat, typed: str) -> None:
        """Give a seat a PIN; "" takes it away. Raises UserError for what is none."""
        pin.require_pin(typed)
        seat.pin = typed

    def _pins(self) -> tuple[Pin, ...]:
        """Return the PINs of the people."""
        of_people = (each for each in enumerate(self.at_table) if each[1].kind == 0)
        return tuple(pin.new(number, seat.pin) for number, seat in of_people if seat.pin)

    def game(self) -> NewGame:
        """Return the new game with these settings."""
        seats = tuple(
            SeatSetup(self.name_of(i), seat.colour, KINDS[seat.kind]) for i, seat in enumerate(self.at_table)
        )
        return NewGame(
            self.title_id, seats, self.options(), int(self.seed), self.practice, self.edition,
            TableTools(self.clock.clock(), self._gifts(), self._pins()),
        )  # fmt: skip
