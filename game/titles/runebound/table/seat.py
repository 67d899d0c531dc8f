"""Another seat in small: its panel, and its whole Hero sheet for the enlarged view."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.engine.model import Seat
from game.presentation.title_words import Cell
from game.titles.runebound.rules import ending, figures, rolls, standing
from game.titles.runebound.rules.book import PHASES
from game.titles.runebound.rules.movement import dice_allowed
from game.titles.runebound.rules.state import Player, RuneboundState, sheet_ref
from game.titles.runebound.table import words
from game.titles.runebound.table.sheet import HeroSheet
from game.titles.runebound.table.sheet_faces import NoteFace
from game.ui.table.api import Panel, TableContext
from game.ui.table.drawing.seat_face import SeatFace
from game.ui.table.drawing.seat_parts import Piece

RATIO, WAYS = 0.76, 0.06
"""Width by height of a sheet with what is below it, and the share of the height that this takes."""
MOVING = ("before_moving", "movement")
"""When abilities that help a Hero on its way are used."""


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
    """The sheet of a seat as the seat itself sees it now; below it how its Hero moves."""
    view, say, colour = context.view, context.ui.say, context.people[seat].colour
    player: Player = view.players[seat]
    counters = tuple((f, view.wounds.get(f, 0), view.exhaustion.get(f, 0)) for f in player.figures)
    down = tuple(card for card in view.face_down if card in player.cards)
    looks = (colour, player, counters, down, view.event, view.doom, view.fight, tuple(view.lasting))

    def lay(room: pygame.Rect) -> Iterator[Piece]:
        sheet = pygame.Rect(*room.topleft, room.width, round(room.height * (1 - WAYS)))
        below = pygame.Rect(room.x, sheet.bottom, room.width, room.bottom - sheet.bottom)
        yield from HeroSheet(say, view, seat, colour, sheet).pieces()
        yield Piece(f"plate:ways.{seat}", below, NoteFace(ways(say, view, seat)))

    return SeatFace(seat, looks, lay)


def ways(say: words.Say, view: RuneboundState, seat: Seat) -> str:
    """How many movement dice a seat's Hero rolls, and which of its cards help it on its way."""
    player, book = view.players[seat], view.book
    dice = say("runebound-ways", dice=dice_allowed(view, seat))
    helping = [
        words.card(say, card)
        for card in (player.hero, *player.allies, *player.items)
        if any(ability.when in MOVING for ability in standing.abilities(book, card))
    ]
    return say("runebound-ways-cards", dice=dice, cards=words.listed(say, helping)) if helping else dice
