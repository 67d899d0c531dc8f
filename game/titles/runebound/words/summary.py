"""A seat of Runebound in a few words and numbers."""

from __future__ import annotations

from game.engine.model import Seat
from game.presentation.title_words import Cell, Context, SeatSummary
from game.titles.runebound.rules import scoring
from game.titles.runebound.rules.cards import standing
from game.titles.runebound.rules.combat import rolls
from game.titles.runebound.rules.heroes import figures
from game.titles.runebound.rules.movement.movement import dice_allowed
from game.titles.runebound.rules.state.book import PHASES
from game.titles.runebound.rules.state.state import Player, RuneboundState
from game.titles.runebound.words import names
from game.titles.runebound.words.sheet_items import runes_tip

MOVING = ("before_moving", "movement")
"""When abilities that help a Hero to move are used."""


def summary(context: Context, seat: Seat) -> SeatSummary:
    """Return a seat's Hero, where it is, and its numbers."""
    say, player = context.say, context.view.players[seat]
    hero, place = names.card(say, player.hero), names.place(say, context.view.book, player.space)
    line = say("runebound-panel", hero=hero, place=place)
    return SeatSummary(seat, line, _cells(context, seat, player), hero)


def _cells(context: Context, seat: Seat, player: Player) -> tuple[Cell, ...]:
    """Return twelve cells: life, stamina, gold, runes, counters and Items above; strengths, Allies,
    experience and wins below.
    """
    say, view = context.say, context.view
    life, stamina = figures.life(view, player.hero), figures.stamina(view, player.hero)
    hurt, tired = view.wounds.get(player.hero, 0), view.exhaustion.get(player.hero, 0)
    shown = [
        ("life", _of(say, life - hurt, life), say("runebound-tip-life", total=life, count=hurt)),
        (
            "stamina",
            _of(say, stamina - tired, stamina),
            say("runebound-tip-stamina", total=stamina, count=tired),
        ),
        ("gold", str(player.gold), say("runebound-tip-gold", gold=player.gold)),
        ("rune", str(scoring.runes(view, seat)), runes_tip(context, seat)),
        ("adventure", str(len(player.counters)), say("runebound-panel-counters")),
        ("artifact", str(len(player.items)), _named(context, "items", player.items)),
        *(_strength(context, seat, phase) for phase in PHASES),
        ("ally", str(len(player.allies)), _named(context, "allies", player.allies)),
        ("experience", str(len(player.experience)), _experience(context, player)),
        ("trophy", str(len(player.defeated)), say("runebound-panel-defeated")),
    ]
    return tuple(Cell(icon, value, tip, tint=icon == "trophy") for icon, value, tip in shown)


def _of(say: names.Say, have: int, total: int) -> str:
    return say("runebound-of", have=have, need=total)


def _strength(context: Context, seat: Seat, phase: str) -> tuple[str, str, str]:
    """Return the Hero's bonus to its attacks in a phase."""
    say, view, hero = context.say, context.view, context.view.players[seat].hero
    bonus = rolls.bonus(view, seat, hero, phase, attacking=True)
    damage = rolls.damage(view, seat, hero, phase)
    tip = say(
        "runebound-panel-strength", phase=names.phase(say, phase), bonus=names.signed(bonus), damage=damage
    )
    return phase, str(bonus), tip


def _named(context: Context, code: str, owned: tuple[str, ...]) -> str:
    """Return a heading with the names of cards below."""
    say = context.say
    head = say(f"runebound-panel-{code}")
    return "\n".join((head, *(names.card(say, card) for card in owned)))


def _experience(context: Context, player: Player) -> str:
    say = context.say
    kinds = [names.kind(say, kind) for kind in player.experience]
    return "\n".join(filter(None, (say("runebound-panel-experience"), names.listed(say, kinds))))


def movement_line(say: names.Say, view: RuneboundState, seat: Seat) -> str:
    """Return how many movement dice a seat's Hero rolls, and which of its cards help it to move."""
    player, book = view.players[seat], view.book
    dice = say("runebound-ways", dice=dice_allowed(view, seat))
    helping = [
        names.card(say, card)
        for card in (player.hero, *player.allies, *player.items)
        if any(ability.when in MOVING for ability in standing.abilities(book, card))
    ]
    return say("runebound-ways-cards", dice=dice, cards=names.listed(say, helping)) if helping else dice
