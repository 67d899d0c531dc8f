"""The player mats with which each faction may play (SCY-022, SCY-040, SCY-041)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.engine import rng
from game.titles.scythe.rules.content.book import Book, Faction, Mat
from game.titles.scythe.rules.state.state import ScytheState

Pair = tuple[str, str]
"""A faction and a player mat."""


def banned(book: Book, faction: str, mat: str) -> bool:
    """Return whether a pair may not play together (SCY-040)."""
    return faction in book.mats[mat].banned


def refuses_banned(state: ScytheState) -> bool:
    """Return whether this table refuses banned pairs (SCY-379)."""
    return state.options["banned_pairs"] == "on"


def can_pair(book: Book, factions: Sequence[str], mats: Sequence[str]) -> bool:
    """Return whether every one of the factions can get a mat of its own that is not banned with it."""
    if not factions:
        return True
    return any(
        not banned(book, factions[0], mat) and can_pair(book, factions[1:], [m for m in mats if m != mat])
        for mat in mats
    )


def factions_in_use(state: ScytheState) -> list[str]:
    """Return the factions of this table: two more with the invaders (SCY-038)."""
    return _in_use(state, state.book.factions)


def mats_in_use(state: ScytheState) -> list[str]:
    """Return the player mats of this table: two more with the invaders, at any number of players
    (SCY-043)."""
    return _in_use(state, state.book.mats)


def _in_use(state: ScytheState, records: Mapping[str, Faction | Mat]) -> list[str]:
    sets = ("base", "invaders") if state.options["invaders"] == "on" else ("base",)
    return [name for name, record in records.items() if record.set in sets]


def deal_mats(state: ScytheState, count: int) -> list[Pair]:
    """Return this many random pairs."""
    factions = rng.shuffle(state, factions_in_use(state))[:count]
    if not refuses_banned(state):
        return list(zip(factions, rng.shuffle(state, mats_in_use(state)), strict=False))
    while True:
        pairs = deal_from(state.book, factions, rng.shuffle(state, mats_in_use(state)))
        if len(pairs) == count:
            return pairs


def deal_from(book: Book, factions: Sequence[str], pile: Sequence[str]) -> list[Pair]:
    """Return a mat from the end of the pile for each faction; in a banned pair it is discarded, another one
    drawn.

    Discarded mats come back only when no other is left. Fewer pairs than factions: no mat was left (SCY-041).
    """
    mats, discarded = list(pile), list[str]()
    pairs: list[Pair] = []
    for faction in factions:
        if not mats:
            mats, discarded = discarded, []
        while mats and banned(book, faction, mats[-1]):
            discarded.append(mats.pop())
        if not mats:
            return pairs
        pairs.append((faction, mats.pop()))
    return pairs
