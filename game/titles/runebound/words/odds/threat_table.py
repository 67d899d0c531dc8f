"""The chance that towns fall, in this turn and in the rounds to come."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.presentation.odds import Choice, Odds, Table
from game.presentation.title_words import Context
from game.titles.runebound.words import names
from game.titles.runebound.words.odds import fates, numbers


class ThreatOdds(Odds):
    """The fall of each town that stands."""

    def name(self, context: Context) -> str:
        return context.say("runebound-odds-threat")

    def nothing(self, context: Context) -> str:
        view = context.view
        return "" if len(view.overrun) < len(view.book.towns) else context.say("runebound-odds-all-fallen")

    def choices(self, context: Context, chosen: Mapping[str, str]) -> Sequence[Choice]:
        return ()

    def tables(self, context: Context, chosen: Mapping[str, str]) -> Sequence[Table]:
        """Return a row for each town; those with the viewer's Hero stand out."""
        say, view = context.say, context.view
        rest = view.seats - (view.turn - 1) % view.seats
        ways = [fates.after_turns(view, turns) for turns in (1, rest, rest + view.seats)]
        falls = [fates.falls(view, way) for way in ways]
        towns = sorted(falls[0], key=lambda town: -falls[-1][town])
        total = [numbers.percent(say, fates.any_falls(view, way)) for way in ways]
        rows = [(say("runebound-odds-any-town"), *total)]
        for town in towns:
            rows.append((names.town(say, town), *(numbers.percent(say, fall[town]) for fall in falls)))
        columns = tuple(
            say(f"runebound-odds-{name}") for name in ("town", "this-turn", "this-round", "next-round")
        )
        here = {view.players[context.seat].space} if 0 <= context.seat < view.seats else set[str]()
        strong = frozenset(number for number, town in enumerate(towns, start=1) if town in here)
        return [Table("", columns, tuple(rows), strong, (say("runebound-odds-threat-note"),))]
