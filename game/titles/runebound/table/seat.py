"""Another seat in small: its panel, and its whole Hero sheet for the enlarged view."""

from __future__ import annotations

from game.engine.model import Seat
from game.titles.runebound.rules import ending, figures, rolls
from game.titles.runebound.rules.book import PHASES
from game.titles.runebound.rules.state import Player, sheet_ref
from game.titles.runebound.table import words
from game.titles.runebound.table.sheet import HeroSheet
from game.ui.table.seat_face import SeatFace
from game.ui.table.things import Cell, Panel, TableContext

RATIO = 0.8
"""Width by height of a sheet."""


def panels(context: TableContext) -> list[Panel]:
    """The other seats in turn order."""
    return [panel(context, seat) for seat in context.view.after(context.seat) if seat != context.seat]


def panel(context: TableContext, seat: Seat) -> Panel:
    """A seat's Hero, where it is, and its numbers."""
    say, player = context.ui.say, context.view.players[seat]
    place = words.place(say, context.view.book, player.space)
    hero, large = words.card(say, player.hero), seat_face(context, seat)
    line = say("runebound-panel", hero=hero, place=place)
    return Panel(seat, line, _cells(context, seat, player), sheet_ref(seat), large, RATIO, hero)


def _cells(context: TableContext, seat: Seat, player: Player) -> tuple[Cell, ...]:
    """Above life, stamina, gold, runes, counters, Items; below strengths, Allies, experience, wins."""
    say, view = context.ui.say, context.view
    life, stamina = figures.life(view, player.hero), figures.stamina(view, player.hero)
    hurt, tired = view.wounds.get(player.hero, 0), view.exhaustion.get(player.hero, 0)
    runes = ending.runes(view, seat)
    shown = [
        ("life", _of(say, life - hurt, life), say("runebound-tip-life", total=life, count=hurt)),
        (
            "stamina",
            _of(say, stamina - tired, stamina),
            say("runebound-tip-stamina", total=stamina, count=tired),
        ),
        ("gold", str(player.gold), say("runebound-tip-gold", gold=player.gold)),
        ("rune", str(runes), say("runebound-tip-runes", runes=runes, need=view.book.limits.runes_to_win)),
        ("adventure", str(len(player.counters)), say("runebound-panel-counters")),
        ("artifact", str(len(player.items)), _named(context, "items", player.items)),
        *(_strength(context, seat, phase) for phase in PHASES),
        ("ally", str(len(player.allies)), _named(context, "allies", player.allies)),
        ("experience", str(len(player.experience)), _experience(context, player)),
        ("trophy", str(len(player.defeated)), say("runebound-panel-defeated")),
    ]
    return tuple(Cell(icon, value, tip, tint=icon == "trophy") for icon, value, tip in shown)


def _of(say: words.Say, have: int, total: int) -> str:
    return say("runebound-of", have=have, need=total)


def _strength(context: TableContext, seat: Seat, phase: str) -> tuple[str, str, str]:
    """What the Hero adds to its attacks of a phase."""
    say, view, hero = context.ui.say, context.view, context.view.players[seat].hero
    bonus = rolls.bonus(view, seat, hero, phase, attacking=True)
    damage = rolls.damage(view, seat, hero, phase)
    tip = say(
        "runebound-panel-strength", phase=words.phase(say, phase), bonus=words.signed(bonus), damage=damage
    )
    return phase, str(bonus), tip


def _named(context: TableContext, code: str, owned: tuple[str, ...]) -> str:
    """Cards by name."""
    say = context.ui.say
    head = say(f"runebound-panel-{code}")
    return "\n".join((head, *(words.card(say, card) for card in owned)))


def _experience(context: TableContext, player: Player) -> str:
    say = context.ui.say
    kinds = [words.kind(say, kind) for kind in player.experience]
    return "\n".join(filter(None, (say("runebound-panel-experience"), words.listed(say, kinds))))


def seat_face(context: TableContext, seat: Seat) -> SeatFace:
    """The sheet of a seat as the seat itself sees it now."""
    view, say, colour = context.view, context.ui.say, context.people[seat].colour
    player: Player = view.players[seat]
    counters = tuple((f, view.wounds.get(f, 0), view.exhaustion.get(f, 0)) for f in player.figures)
    down = tuple(card for card in view.face_down if card in player.cards)
    looks = (colour, player, counters, down, view.event, view.doom, view.fight, tuple(view.lasting))
    return SeatFace(seat, looks, lambda room: HeroSheet(say, view, seat, colour, room).pieces())
