"""The table that a command asks for: title, edition, options, who sits there. All raise UserError."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.engine.rng import MAX_SEED
from game.errors import UserError

if TYPE_CHECKING:
    from game.bots.series.pool import Pool
    from game.engine.session.handicap import Gift
    from game.engine.title import Title
    from game.packages.registry import Package


def package(title: str, edition: str | None) -> Package:
    """Return a title in an edition; None is the title as it comes. Raises BadTable, BadContent or BadMap."""
    from game.packages import editions, registry

    found = registry.find(title)
    return found.in_edition(editions.find(found.id, edition) if edition else None)


def options(given: Sequence[str]) -> dict[str, str]:
    """Return the options of "name=value"."""
    pairs = [text.partition("=") for text in given]
    for text, (name, sign, value) in zip(given, pairs, strict=True):
        if not (name and sign and value):
            raise UserError("error-option-argument", found=text)
    return {name: value for name, _, value in pairs}


def gifts(given: Sequence[str]) -> tuple[Gift, ...]:
    """Return the handicap of "2:coins=5"."""
    from game.engine.session.handicap import MAX_AMOUNT, Gift

    found = []
    for text in given:
        form = re.fullmatch(r"([1-8]):(\w{1,40})=([1-9][0-9]?)", text, re.ASCII)
        if form is None:
            raise UserError("error-gift-form", found=text, most=MAX_AMOUNT)
        found.append(Gift(int(form[1]) - 1, form[2], int(form[3])))
    return tuple(found)


def players(listed: str) -> tuple[str, ...]:
    """Return who sits at each seat of "human,easy": people and bots by name."""
    from game import bots

    kinds = tuple(part.strip() for part in listed.split(","))
    for kind in kinds:
        if kind != bots.HUMAN and not bots.is_bot(kind):
            raise UserError("error-no-player", player=kind, known=(bots.HUMAN, *bots.names()))
    return kinds


def bots_at(title: Title, listed: str, options: dict[str, str]) -> tuple[str, ...]:
    """Return the bots of "easy,random" at a table with these options. Raises BadTable, too."""
    from game import bots

    names = players(listed)
    if bots.HUMAN in names:
        raise UserError("error-only-bots", known=bots.names())
    title.refuse_seats(len(names))
    title.full_options(options, len(names))
    return names


def new_seed() -> int:
    return random.randint(0, MAX_SEED)


def pool(jobs: int | None, cluster: bool) -> Pool:
    """Return who plays: as many processes as were asked for; else this one, or the whole cluster."""
    from game.bots.series.pool import Pool

    return Pool(jobs if jobs else 0 if cluster else 1, cluster)
