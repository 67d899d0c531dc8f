"""A player's public facts in a line."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.model import Seat
from game.presentation.title_words import Cell, Context, SeatSummary
from game.titles.raiders.rules.state.book import GOODS, PLUNDER
from game.titles.raiders.rules.state.state import Player, RaidersState, kind
from game.titles.raiders.words import phrases
from game.titles.raiders.words.raid_preview import strength_of


def art_of(card: str) -> str:
    """Return the name under assets/ of the picture of a crew or hero card."""
    return f"raiders/cards/{kind(card)}.jpg"


def portrait(view: RaidersState, seat: Seat) -> str | None:
    """Return the picture of a player's hero; None before the draft."""
    hero = view.players[seat].hero
    return art_of(hero) if hero else None


def summary(context: Context, seat: Seat) -> SeatSummary:
    """Return hero and held worker in words, and what a player has as icons with numbers."""
    player = context.view.players[seat]
    hero = phrases.card(context.say, player.hero) if player.hero else ""
    return SeatSummary(seat, _line(context, player, hero), tuple(_cells(context, seat, player)), hero)


def _line(context: Context, player: Player, hero: str) -> str:
    """Return the line with the hero and the held worker, if there is one."""
    say = context.say
    if not player.worker:
        return hero
    held = phrases.worker(say, player.worker)
    return say("raiders-comma", first=hero, last=held) if hero else say("raiders-tip-worker", worker=held)


def _cells(context: Context, seat: Seat, player: Player) -> Iterator[Cell]:
    """Yield points, crew, quests and cards, then goods and plunder."""
    say = context.say
    strength, raiding = strength_of(context.view, seat)
    yield Cell("vp", str(player.vp), say("raiders-panel-vp"))
    yield Cell("strength", str(strength), say("raiders-panel-raid" if raiding else "raiders-panel-crew"))
    yield Cell("crew", str(len(player.crew)), say("raiders-panel-members", wounds=player.wounds))
    yield Cell("quest", str(len(player.quests)), say("raiders-panel-quests"))
    yield Cell("card", str(len(player.hand)), say("raiders-panel-hand"))
    for item in (*GOODS, *PLUNDER):
        tip = say("raiders-tip-item", item=say(f"raiders-item-{item}"))
        yield Cell(item, str(getattr(player, item)), tip)
