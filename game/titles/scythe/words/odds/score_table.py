"""The final score of every seat at each rate of popularity, as far as the viewer knows (SCY-226, SCY-227)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.engine.model import Seat
from game.presentation.odds import Choice, Odds, Table
from game.presentation.title_words import Context
from game.titles.scythe.rules.scoring import scoring
from game.titles.scythe.rules.state.state import HIDDEN_COINS, ScytheState
from game.titles.scythe.words import terms


def totals(view: ScytheState, popularity: int | None = None) -> tuple[int, ...]:
    """Return what each seat would have if the game ended now, all with another popularity if one is given;
    hidden coins count as none.
    """
    state = view.copy()
    for seat in range(state.seats):
        if popularity is not None:
            state.change(seat, popularity=popularity)
    return scoring.scores(state).totals


class ScoreOdds(Odds):
    """Scores now, and with the popularity of each tier."""

    def name(self, context: Context) -> str:
        return context.say("scythe-odds-score")

    def nothing(self, context: Context) -> str:
        ready = all(player.mat for player in context.view.players)
        return "" if ready else context.say("scythe-odds-no-mats")

    def choices(self, context: Context, chosen: Mapping[str, str]) -> Sequence[Choice]:
        return ()

    def tables(self, context: Context, chosen: Mapping[str, str]) -> Sequence[Table]:
        """Return a table with a row for each seat, and what the totals contain."""
        say, view = context.say, context.view
        tiers = view.book.tiers
        found = [totals(view), *(totals(view, tier.popularity) for tier in tiers)]
        rows = tuple(
            (
                context.people[seat].name,
                *(self._total(context, seat, points[seat]) for points in found),
                str(view.players[seat].popularity),
            )
            for seat in range(view.seats)
        )
        columns = (
            say("scythe-odds-player"), say("scythe-odds-now"),
            *(self._span(context, number) for number in range(len(tiers))),
            say("scythe-odds-popularity-now"),
        )  # fmt: skip
        secret = any(self._is_secret(context, seat) for seat in range(view.seats))
        notes = [say("scythe-odds-score-note"), *([say("scythe-odds-coins-note")] if secret else ())]
        return [Table("", columns, rows, notes=tuple(notes))]

    def _is_secret(self, context: Context, seat: Seat) -> bool:
        return bool(context.view.players[seat].coins == HIDDEN_COINS)

    def _total(self, context: Context, seat: Seat, total: int) -> str:
        if self._is_secret(context, seat):
            return context.say("scores-at-least", total=str(total))
        return str(total)

    def _span(self, context: Context, number: int) -> str:
        """Return a tier by its popularity: "7 to 12"."""
        book = context.view.book
        starts = [tier.popularity for tier in book.tiers]
        most = starts[number + 1] - 1 if number + 1 < len(starts) else book.top_of("popularity")
        icon = terms.token("popularity")
        return str(context.say("scythe-odds-span", icon=icon, least=starts[number], most=most))
