"""Tables that are set in advance: a first game, everything in the box."""

from __future__ import annotations

from game.engine.about import Preset
from game.ui.scenes.setup.table_setup import TableSetup
from game.ui.window.program import KINDS
from game.ui.window.ui import Ui

USUAL = Preset("usual")
"""The table that a title has when nobody has chosen anything."""


class Presets:
    """Those of the title of a table that is being set."""

    def __init__(self, table: TableSetup) -> None:
        self._table = table

    @property
    def offered(self) -> tuple[Preset, ...]:
        """What can be chosen, the usual table first."""
        return (USUAL, *filter(self._can_be, self._table.about.preset))

    @property
    def chosen(self) -> Preset | None:
        """What the table is set like, whoever sits where; None: it is somebody's own."""
        return next((preset for preset in reversed(self.offered) if self._is_like(preset)), None)

    def take(self, preset: Preset) -> None:
        """Set the table like that; names and colours stay."""
        table = self._table
        table.chosen = dict(preset.options)
        if preset.seats:
            table.count = len(preset.seats)
            for seat, kind in zip(table.seats, preset.seats, strict=False):
                seat.kind = KINDS.index(kind)

    def take_first_game(self) -> None:
        """Set the table for newcomers, where the title has one."""
        for preset in self.offered:
            if preset.lesson:
                self.take(preset)

    def _can_be(self, preset: Preset) -> bool:
        """Return whether its players and options are known here; ``hotseat check`` says of others what is
        wrong.
        """
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


def preset_words(ui: Ui, title: str, preset: Preset, end: str = "") -> str:
    """Return the name of a table set in advance, or what it is for: the title's own words, else those of
    every title."""
    own = f"{title}-preset-{preset.id}{end}"
    return ui.say(own if ui.messages.has(own) else f"new-preset-{preset.id}{end}")
