"""How good a position looks to a bot, in gold: what a Hero can do and has, and what lies before it."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.judging.evaluation import Evaluation
from game.engine.model import Action, Option, Seat
from game.titles.runebound.bot.fight import EFFORT, fight_worth, weigh_fight
from game.titles.runebound.bot.force import card_worth, might
from game.titles.runebound.bot.moves import Arrival, movement_values, useful
from game.titles.runebound.bot.way import GOLD, LIFE, PAIR, Plight, savings
from game.titles.runebound.rules.adventure import Adventure, Draw
from game.titles.runebound.rules.book import Book
from game.titles.runebound.rules.ending import runes
from game.titles.runebound.rules.escape import EscapePhase
from game.titles.runebound.rules.movement import Move, MoveByDice
from game.titles.runebound.rules.phases import Phase
from game.titles.runebound.rules.state import Player, RuneboundState

WON = 1000.0
ALLY_WOUND = 1.0
LEARNT = 0.3
"""What an Experience Counter is worth more than what it was paid with."""
DUEL = 4.0
"""What a combat with another Hero costs."""


def evaluate(view: RuneboundState, seat: Seat) -> float:
    """What a seat has and can do; how the others fare hardly depends on it."""
    if not view.stack:
        return WON if view.winner == seat else -WON
    now = Plight(view, seat)
    return _apart(now) + now.prospects().at(now.player.space) + _fight(view, seat)


def _apart(now: Plight) -> float:
    """The same without its space and a combat under way."""
    view, seat, player = now.state, now.seat, now.player
    total = GOLD * player.gold + might(view, player) + _things(view.book, player) + _health(now)
    total += savings(view, seat) + (PAIR / 2 + LEARNT) * len(player.experience)
    return total + runes(view, seat) * now.rune


def _things(book: Book, player: Player) -> float:
    cards = sum(card_worth(book, card) for card in (*player.items, *player.allies))
    return cards + 2.0 * len(player.kept)


def _health(now: Plight) -> float:
    view, player = now.state, now.player
    total = LIFE * now.life - ALLY_WOUND * sum(view.wounds.get(ally, 0) for ally in player.allies)
    return total - EFFORT * sum(view.exhaustion.get(figure, 0) for figure in player.figures)


def _fight(view: RuneboundState, seat: Seat) -> float:
    fight = view.fight
    if fight is None or seat not in (fight.attacker, fight.defender):
        return 0.0
    return fight_worth(Plight(view, seat)) if fight.card else -DUEL


# --------------------------------------------------------------------------------- questions of chance


def known_values(view: RuneboundState, seat: Seat, options: Sequence[Option]) -> dict[Action, float]:
    """Options whose odds are known: of a combat, of a space where an adventure waits, of rolled dice."""
    step = view.stack[-1]
    if isinstance(step, Adventure):
        now = Plight(view, seat)
        return {Draw(): Arrival(now, _apart(now)).at(now.player.space)}
    if isinstance(step, Move | MoveByDice):
        now = Plight(view, seat)
        return movement_values(now, _apart(now), options)
    fight = view.fight
    if fight is None or not fight.card or seat != fight.attacker or not isinstance(step, Phase | EscapePhase):
        return {}
    now = Plight(view, seat)
    base = _apart(now) + now.prospects().at(now.player.space)
    legal = {option.action for option in options}
    return {action: base + worth for action, worth in weigh_fight(now).items() if action in legal}


class RuneboundEvaluation(Evaluation):
    """Runebound for bots."""

    def evaluate(self, view: RuneboundState, seat: Seat) -> float:
        """In gold."""
        return evaluate(view, seat)

    def useful(self, view: RuneboundState, seat: Seat, options: Sequence[Option]) -> Sequence[Option]:
        """Ways to move, and throws, that others are not at least as good as."""
        return useful(view, seat, options)

    def known_values(
        self, view: RuneboundState, seat: Seat, options: Sequence[Option]
    ) -> dict[Action, float]:
        """Where the odds are known."""
        return known_values(view, seat, options)
