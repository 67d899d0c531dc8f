"""The strength of a raid on the board, and results in icons."""

from __future__ import annotations

from game.titles.raiders.rules.raid.strength import band
from game.titles.raiders.rules.state.book import Band
from game.titles.raiders.rules.state.state import Raid
from game.titles.raiders.table.pieces import SlipFace
from game.titles.raiders.table.rows import Row
from game.titles.raiders.words.items import RAID_TOTAL
from game.titles.raiders.words.raid_preview import strength_of
from game.ui.table.api import Box, TableContext, Thing


def raid_total(context: TableContext, raid: Raid, plate: Box) -> Thing:
    """Return the present strength, in gold. `plate` is the box of the price, which is paid by now."""
    total, _ = strength_of(context.view, context.view.active)
    row: Row = (":strength", str(total))
    if raid.dice:
        result = band(context.view.book.settlements[raid.settlement], total)
        row += (">", *result_row(result))
    return Thing(RAID_TOTAL, plate, SlipFace((row,), "gold"), on_board=True, z=8)


def result_row(result: Band) -> Row:
    """Return VP and wounds of a printed result, in icons."""
    vp = (f"#{result.vp}:vp",) if result.vp or not result.wounds else ()
    return (*vp, *((f"*{result.wounds}:wound",) if result.wounds else ()))
