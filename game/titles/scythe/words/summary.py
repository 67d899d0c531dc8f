"""A seat's public facts, as its panel shows them."""

from __future__ import annotations

from functools import partial
from typing import Any

from game.engine.model import Seat
from game.presentation.title_words import Cell, Context, SeatSummary, Tip
from game.titles.scythe.rules.scoring import scoring
from game.titles.scythe.rules.state.control import resources, workers_out
from game.titles.scythe.rules.state.state import HIDDEN_COINS, Player
from game.titles.scythe.words import mat_tips, mats, terms


def _cells(context: Context, seat: Seat, player: Player) -> tuple[Cell, ...]:
    """Return twelve cells: stars, tracks, cards and workers above; resources, mechs and structures below."""
    say, view = context.say, context.view
    have = resources(view, seat)
    coins = "?" if player.coins == HIDDEN_COINS else str(player.coins)
    shown: list[tuple[str, object, Tip]] = [
        ("triumph", len(player.stars), partial(_stars, context, seat, player)),
        ("power", player.power, partial(mat_tips.track, view.book, say, "power")),
        ("popularity", player.popularity, partial(_rates, context, seat)),
        ("coin", coins, say("scythe-panel-coins-hidden" if coins == "?" else "scythe-counter-coins")),
        ("combat_card", len(player.hand), say("scythe-counter-combat_cards")),
        ("labourer", workers_out(view, seat), say("scythe-panel-workers", most=view.book.workers)),
        *((kind, have.of(kind), say(f"scythe-counter-{kind}")) for kind in terms.RESOURCES),
        ("mech", len(player.mechs), partial(_mechs, context, player)),
        ("build", _built(view, seat), say("scythe-panel-structures", need=_need(view, "structures"))),
    ]
    tinted = ("triumph", "labourer", "mech")
    return tuple(Cell(icon, str(value), tip, icon in tinted) for icon, value, tip in shown)


def _stars(context: Context, seat: Seat, player: Player) -> str:
    """Return the goals of the stars, the seat's present score, and its development."""
    say = context.say
    counted = say("scythe-panel-counts", worth=scoring.scores(context.view).totals[seat])
    made = say(
        "scythe-panel-made",
        upgrades=len(player.upgrades), upgrades_need=_need(context.view, "upgrades"),
        recruits=len(player.recruits), recruits_need=_need(context.view, "recruits"),
    )  # fmt: skip
    return "\n".join((mat_tips.stars(say, context.view, seat), counted, made))


def _need(view: Any, goal: str) -> int:
    """Return how many of something bring a star."""
    need: int = view.book.goals[goal].need
    return need


def _built(view: Any, seat: Seat) -> int:
    return len(scoring.sites(view, seat))


def _rates(context: Context, seat: Seat) -> str:
    """Return the value of the popularity, and that of the next rates."""
    return mat_tips.counter(context.say, context.view, seat, "popularity")


def _mechs(context: Context, player: Player) -> str:
    """Return the abilities that are open."""
    say = context.say
    names = [terms.ability(say, mech) for mech in player.mechs]
    head = say("scythe-panel-mechs", need=_need(context.view, "mechs"))
    return "\n".join(filter(None, (head, terms.listed(say, names))))


def hidden_points(context: Context) -> dict[str, tuple[int | None, ...]]:
    """Return the coins of every seat, where somebody's may not be known."""
    coins = tuple(None if p.coins == HIDDEN_COINS else p.coins for p in context.view.players)
    return {"coins": coins} if None in coins else {}


def summary(context: Context, seat: Seat) -> SeatSummary:
    """Return faction, mat and cells of a seat; empty until both its mats are dealt."""
    if not mats.ready(context.view, seat):
        return SeatSummary(seat)
    player: Player = context.view.players[seat]
    faction, mat = terms.faction(context.say, player.faction), terms.mat(context.say, player.mat)
    line = context.say("scythe-comma", first=faction, last=mat)
    return SeatSummary(seat, line, _cells(context, seat, player), faction)
