"""A new table in a terminal: title, players, rules and seed, each changed by its number in a list."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Protocol

from game.engine.session import clock
from game.engine.session.clock import AT_ZERO, Kind
from game.play.verbatim import verbatim
from game.presentation.setup.catalogue import KINDS, Catalogue, NewGame, OptionInfo
from game.presentation.setup.clock_setup import KINDS as KINDS_OF_CLOCK
from game.presentation.setup.presets import Presets, kind_words, preset_words
from game.presentation.setup.table_setup import Seat, TableSetup
from game.records.settings import Settings
from game.text.menu.dialog import Dialog, Entry

NAME_LENGTH = 18


class Starts(Protocol):
    """Starts the games that were set up."""

    dialog: Dialog
    catalogue: Catalogue
    settings: Settings

    def begin(self, new: NewGame, names: Sequence[str]) -> None:
        """Start a new game; the people's names are kept. Raises UserError."""


class NewGameForm:
    """Collects the choices for a new table. They stay when the person goes back to the menu."""

    def __init__(self, home: Starts, title: str | None) -> None:
        """Begin with a title; newcomers, who have played none, get the title's first game."""
        self._home, self._dialog, self._catalogue = home, home.dialog, home.catalogue
        say = self._catalogue.say
        self.table = TableSetup(say, self._catalogue, home.settings.names, title)
        self.presets = Presets(self.table)
        self._is_newcomer = title is None
        if self._is_newcomer and self.table.titles:
            self.presets.take_first_game()

    def show(self) -> None:
        """Offer everything that can be chosen, until the game is started."""
        dialog, say = self._dialog, self._dialog.say
        if not self.table.titles:
            dialog.write(say("new-why-no-title"))
            return
        dialog.menu(lambda: say("new-title"), self._entries)

    def _value(self, message: str, value: str) -> str:
        return self._dialog.say("text-menu-value", name=message, value=value)

    def _entries(self) -> Sequence[Entry]:
        say, table = self._dialog.say, self.table
        return [
            Entry(say("new-start"), self._start, True),
            Entry(self._value(say("new-game"), say(f"{table.title_id}-name")), self._choose_title),
            Entry(self._value(say("new-presets"), self._preset_name()), self._choose_preset),
            Entry(self._value(say("new-players"), str(table.count)), self._choose_count),
            *(Entry(self._seat_words(n), partial(self._change_seat, n)) for n in range(table.count)),
            *([Entry(say("new-shuffle"), table.shuffle)] if table.count > 1 else []),
            *self._rules(),
            Entry(self._value(say("new-seed"), table.seed), self._choose_seed),
        ]

    def _start(self) -> bool:
        """Start the game, or write why it cannot be started. Return whether it was."""
        if words := self.table.refusal() or self.table.recommendation():
            self._dialog.write(words)
        if self.table.refusal():
            return False
        self._home.begin(self.table.game(), [seat.name.strip() for seat in self.table.at_table])
        return True

    # ---- title and players
    def _choose_title(self) -> None:
        say, table = self._dialog.say, self.table
        picked = self._dialog.choose(say("new-game"), [say(f"{t}-name") for t in table.titles], table.index)
        if picked is not None:
            table.choose_title(picked)
            self._dialog.write(say(f"{table.title_id}-about"))
            if self._is_newcomer:
                self.presets.take_first_game()

    def _preset_name(self) -> str:
        chosen = self.presets.chosen
        if chosen is None:
            return self._dialog.say("new-preset-own-name")
        return preset_words(self._dialog.messages, self.table.title_id, chosen)

    def _choose_preset(self) -> None:
        messages, title, offered = self._dialog.messages, self.table.title_id, self.presets.offered
        names = [
            self._value(preset_words(messages, title, one), preset_words(messages, title, one, "-help"))
            for one in offered
        ]
        chosen = self.presets.chosen
        at = offered.index(chosen) if chosen is not None else -1
        picked = self._dialog.choose(self._dialog.say("new-presets"), names, at)
        if picked is not None:
            self.presets.take(offered[picked])

    def _choose_count(self) -> None:
        counts = self.table.title.seats
        names = [str(count) for count in counts]
        picked = self._dialog.choose(self._dialog.say("new-players"), names, counts.index(self.table.count))
        if picked is not None:
            self.table.count = counts[picked]

    def _seat_words(self, number: int) -> str:
        """Return a seat in a line: its number, name, kind of player and colour."""
        say, seat = self._dialog.say, self.table.seats[number]
        return say(
            "text-menu-seat", number=number + 1, name=verbatim(self.table.name_of(number)),
            kind=kind_words(self._dialog.messages, KINDS[seat.kind]), colour=say(f"colour-{seat.colour}"),
        )  # fmt: skip

    def _change_seat(self, number: int) -> None:
        """Offer the name, the kind of player, the colour and the place of a seat."""
        say, table, seat = self._dialog.say, self.table, self.table.seats[number]

        def entries() -> list[Entry]:
            up = [Entry(say("text-menu-up"), partial(table.move_seat, number, number - 1), True)]
            return [
                Entry(say("hall-name"), partial(self._name, seat)),
                Entry(say("text-menu-kind"), partial(self._choose_kind, seat)),
                Entry(say("text-menu-colour"), partial(table.next_colour, table.seats.index(seat))),
                *(
                    [Entry(say("handicap-title"), partial(self._ask_gifts, seat))]
                    if table.title.gifts
                    else []
                ),
                *(up if number else []),
            ]

        self._dialog.menu(lambda: self._seat_words(table.seats.index(seat)), entries)

    def _ask_gifts(self, seat: Seat) -> None:
        """Ask for a seat's handicap, good by good; one that cannot be is refused at once."""
        say, table = self._dialog.say, self.table
        name = verbatim(table.name_of(table.seats.index(seat)))
        self._dialog.write(say("handicap-help"))
        for good, most in table.title.gifts.items():
            self._dialog.write(say("handicap-more-help", name=name, most=most))
            words = say("handicap-more", good=say(f"{table.title_id}-gift-{good}"))
            seat.gifts[good] = self._dialog.ask(words) or ""
            if refusal := table.handicap_refusal():
                self._dialog.write(refusal)
                seat.gifts[good] = ""

    def _name(self, seat: Seat) -> None:
        if name := self._dialog.ask(self._dialog.say("text-menu-name")):
            seat.name = name[:NAME_LENGTH]

    def _choose_kind(self, seat: Seat) -> None:
        say, messages = self._dialog.say, self._dialog.messages
        picked = self._dialog.choose(
            say("text-menu-kind"), [kind_words(messages, kind) for kind in KINDS], seat.kind
        )
        if picked is not None:
            seat.kind = picked

    # ---- rules
    def _rules(self) -> list[Entry]:
        """Return the options of the title that matter now, the edition, and practice mode."""
        say, table, found = self._dialog.say, self.table, self._options(house=False)
        if table.editions:
            now = verbatim(table.edition_name) if table.edition_name else say("new-edition-none")
            found.append(Entry(self._value(say("new-edition"), now), self._choose_edition))
        practice = self._value(say("new-practice"), self._on_off(table.practice))
        clock = self._value(say("clock-title"), self._clock_words())
        found += [Entry(practice, self._choose_practice), Entry(clock, self._choose_clock)]
        if table.offered(house=True):
            found.append(Entry(self._house(), self._choose_house))
        return found

    def _clock_words(self) -> str:
        """Return the clock in short."""
        setting = self.table.clock.clock()
        if setting is None:
            return self._dialog.say("clock-off")
        what = self._dialog.say(f"clock-zero-{setting.at_zero}")
        return self._value(clock.written(setting), what)

    def _choose_clock(self) -> None:
        """Ask for the kind of clock and its times; one that is none is refused at once."""
        say, setup = self._dialog.say, self.table.clock
        self._dialog.write(say("clock-help"))
        names = [say(f"clock-{kind or 'off'}") for kind in KINDS_OF_CLOCK]
        picked = self._dialog.choose(say("clock-title"), names, KINDS_OF_CLOCK.index(setup.kind))
        if picked is None:
            return
        setup.choose(KINDS_OF_CLOCK[picked])
        if setup.kind is not None:
            self._ask_times(setup.kind)

    def _ask_times(self, kind: Kind) -> None:
        """Ask for the times of a clock, and for what happens when it is up."""
        say, setup = self._dialog.say, self.table.clock
        setup.base = self._ask_time(f"clock-{kind}-base", setup.base)
        if setup.has_extra:
            setup.extra = self._ask_time(f"clock-{kind}-extra", setup.extra)
        if refusal := setup.refusal(say):
            self._dialog.write(refusal)
            setup.choose(None)
            return
        picked = self._dialog.choose(say("clock-zero"), [say(f"clock-zero-{one}") for one in AT_ZERO], 0)
        setup.at_zero = AT_ZERO[picked or 0]

    def _ask_time(self, message: str, now: str) -> str:
        """Explain one of the times of a clock and ask for it; Enter leaves it as it is."""
        self._dialog.write(self._dialog.say(f"{message}-help"))
        return self._dialog.ask(f"{self._dialog.say(message)} ({now})") or now

    def _options(self, *, house: bool) -> list[Entry]:
        """Return the house rules of the title that matter now, or its other options."""
        say, table, found = self._dialog.say, self.table, list[Entry]()
        for option in table.offered(house=house):
            value = self._option_value(option, table.options()[option.id])
            name = say(f"{table.title_id}-option-{option.id}")
            found.append(Entry(self._value(name, value), partial(self._choose_option, option)))
        return found

    def _house(self) -> str:
        return self._dialog.say("new-house", count=len(self.table.changed(house=True)))

    def _choose_house(self) -> None:
        """Offer the house rules until the person goes back."""
        self._dialog.write(self._dialog.say("new-house-help"))
        self._dialog.menu(self._house, partial(self._options, house=True))

    def _on_off(self, on: bool) -> str:
        return self._dialog.say("text-menu-on" if on else "text-menu-off")

    def _option_value(self, option: OptionInfo, value: str) -> str:
        if option.kind == "switch":
            return self._on_off(value == "on")
        return self._dialog.say(f"{self.table.title_id}-option-{option.id}-{value}")

    def _choose_option(self, option: OptionInfo) -> None:
        """Explain an option and ask for its value."""
        say, table = self._dialog.say, self.table
        name, now = f"{table.title_id}-option-{option.id}", table.options()[option.id]
        self._dialog.write(say(f"{name}-help", chosen=now, **table.title.numbers(option, now)))
        names = [self._option_value(option, value) for value in option.choices]
        picked = self._dialog.choose(say(name), names, option.choices.index(now))
        if picked is not None:
            table.choose(option.id, option.choices[picked])

    def _choose_edition(self) -> None:
        say, table = self._dialog.say, self.table
        names = [None, *table.editions]
        self._dialog.write(say("new-edition-help"))
        words = [verbatim(name) if name else say("new-edition-none") for name in names]
        picked = self._dialog.choose(say("new-edition"), words, names.index(table.edition_name))
        if picked is not None:
            table.choose_edition(names[picked])

    def _choose_practice(self) -> None:
        say, values = self._dialog.say, (True, False)
        self._dialog.write(say("new-practice-help"))
        names = [self._on_off(value) for value in values]
        picked = self._dialog.choose(say("new-practice"), names, values.index(self.table.practice))
        if picked is not None:
            self.table.practice = values[picked]

    def _choose_seed(self) -> None:
        """Ask for a seed; one that is none is refused at once."""
        say, before = self._dialog.say, self.table.seed
        self._dialog.write(say("new-seed-tip"))
        if typed := self._dialog.ask(say("text-menu-seed")):
            self.table.seed = typed
            if refusal := self.table.seed_refusal():
                self.table.seed = before
                self._dialog.write(refusal)
