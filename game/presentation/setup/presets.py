"""Preset tables: a first game, everything in the box."""

from __future__ import annotations

from game.engine.about import Preset
from game.play.verbatim import verbatim
from game.presentation.messages import Messages
from game.presentation.setup.catalogue import KINDS
from game.presentation.setup.table_setup import TableSetup

USUAL = Preset("usual")
"""The table with the title's defaults."""


class Presets:
    """The presets of the selected title."""

    def __init__(self, table: TableSetup) -> None:
        self._table = table

    @property
    def offered(self) -> tuple[Preset, ...]:
        """The presets to choose from, the default table first."""
        return (USUAL, *filter(self._can_be, self._table.about.preset))

    @property
    def chosen(self) -> Preset | None:
        """The preset that matches the current options, whoever sits where; None if none does."""
        return next((preset for preset in reversed(self.offered) if self._is_like(preset)), None)

    def take(self, preset: Preset) -> None:
        """Set up the preset's table; names and colours stay."""
        table = self._table
        table.chosen = dict(preset.options)
        if preset.seats:
            table.count = len(preset.seats)
            for seat, kind in zip(table.seats, preset.seats, strict=False):
                seat.kind = KINDS.index(kind)

    def take_first_game(self) -> None:
        """Set up the table for newcomers, if the title has one."""
        for preset in self.offered:
            if preset.lesson:
                self.take(preset)

    def _can_be(self, preset: Preset) -> bool:
        """Return whether the preset's players and options exist; ``hotseat check`` explains problems."""
        title = self._table.title
        choices = {option.id: option.choices for option in title.options}
        known = all(value in choices.get(name, ()) for name, value in preset.options.items())
        return known and set(preset.seats) <= set(KINDS) and len(preset.seats) in (0, *title.seats)

    def _is_like(self, preset: Preset) -> bool:
        table = self._table
        kinds = sorted(KINDS[seat.kind] for seat in table.at_table)
        return sorted(preset.seats) in ([], kinds) and table.options() == self._options_of(preset)

    def _options_of(self, preset: Preset) -> dict[str, str]:
        title, seats = self._table.title, len(preset.seats) or self._table.count
        return {option.id: title.default(option, seats) for option in title.options} | preset.options


def preset_words(messages: Messages, title: str, preset: Preset, end: str = "") -> str:
    """Return the name of a preset, or with `end` its description: the title's own message, else the common
    one.
    """
    own = f"{title}-preset-{preset.id}{end}"
    return messages.say(own if messages.has(own) else f"new-preset-{preset.id}{end}")


def kind_words(messages: Messages, kind: str) -> str:
    """Return the name of a kind of player: a person, a level of bot, or another package's bot."""
    message = f"new-kind-{kind}"
    return (
        messages.say(message)
        if messages.has(message)
        else messages.say("new-kind-other", name=verbatim(kind))
    )
