"""The strength of a Hero with all its cards in combats against Challenges, as approximate odds.

A combat follows one plan in every round; what a Challenge says in words is left out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from game.titles.runebound.rules.cards import standing
from game.titles.runebound.rules.cards.effect_bases import Standing
from game.titles.runebound.rules.cards.immediate import (
    CancelWounds,
    Cover,
    InflictWounds,
    MagicStrike,
    Sacrifice,
)
from game.titles.runebound.rules.cards.modifiers import (
    AttackBonus,
    DamageBonus,
    DefendBonus,
    Forbid,
    LifeBonus,
    RollBonus,
    StaminaBonus,
    TargetMod,
)
from game.titles.runebound.rules.cards.standing import TYPES
from game.titles.runebound.rules.combat.rolls import fits
from game.titles.runebound.rules.heroes import figures
from game.titles.runebound.rules.market import belongings
from game.titles.runebound.rules.state.book import FREE, PHASES, Ability, Book, Challenge
from game.titles.runebound.rules.state.state import Player, RuneboundState

EVERY_ROUND = 2
"""The factor for effects that can be used in each round of a combat."""


CARD_COST_SHARE = 0.3
"""The share of its cost that any card is worth."""
UNCOUNTED_CARD_SHARE = 0.35
"""The additional share for cards whose effects aren't in the numbers."""


class Force(NamedTuple):
    """The numbers of a Hero and its Allies.

    attacks   for each figure, the Hero first, and each phase: bonus to the die, and damage
    defence   for each phase: the Hero's bonus in defence
    life      Wounds that defeat the Hero;   shield   Wounds that cards prevent in a combat
    opening   Wounds that cards deal to the Challenge besides attacks
    lives, costs    Life of each Ally, and the price of hiring it
    """

    attacks: tuple[tuple[tuple[int, int], ...], ...]
    defence: tuple[int, ...]
    life: int
    shield: int
    opening: int
    lives: tuple[int, ...] = ()
    costs: tuple[int, ...] = ()

    def acting(self, who: int, at: int) -> tuple[int, int]:
        """Return the bonus of an attacking figure, or of the defending Hero (-1), in a phase, and the
        damage."""
        return (self.defence[at], 0) if who < 0 else self.attacks[who][at]


def force(state: RuneboundState, player: Player) -> Force:
    """Return the present force of a player."""
    return reckoned(*looks(state, player))


def against(state: RuneboundState, player: Player, card: str) -> Force:
    """Return the same against a Challenge, with what it says in words."""
    return reckoned(*looks(state, player), card)


Looks = tuple[Book, str, tuple[str, ...], tuple[str, ...], tuple[tuple[str, int], ...], str]


def looks(state: RuneboundState, player: Player) -> Looks:
    """Return all that the force of a player depends on."""
    raised = _raised(player.experience)
    return state.book, player.hero, player.items, player.allies, raised, state.event


@lru_cache(4096)
def _raised(experience: tuple[str, ...]) -> tuple[tuple[str, int], ...]:
    """Return the number of Experience Counters of each kind."""
    return tuple(sorted(Counter(experience).items()))


@lru_cache(4096)
def reckoned(
    book: Book,
    hero: str,
    items: tuple[str, ...],
    allies: tuple[str, ...],
    raised: tuple[tuple[str, int], ...],
    event: str,
    foe: str = "",
) -> Force:
    """Return the force of a Hero with these cards; with `foe`, against a Challenge and what it says in
    words."""
    words = book.challenges[foe].special if foe else ()
    barred = {effect.what for effect in words if isinstance(effect, Forbid)}
    items = tuple(card for card in items if book.items[card].type not in {TYPES.get(b) for b in barred})
    allies = () if "allies" in barred else allies
    more = {kind: count * book.experience.raises[kind] for kind, count in raised}
    outside = (*(book.events[event].while_active if event else ()), *words)
    cards = (hero, *items, *allies)
    own = [effect for card in cards for effect in standing.passive(book, card, Standing)]
    helped = sum(-e.value for card in items for e in _used(book, card, TargetMod))
    heroes = tuple(_attack(book, hero, p, [*own, *outside], more.get(p, 0) + helped) for p in PHASES)
    others = tuple(tuple(_attack(book, ally, p, outside, helped) for p in PHASES) for ally in allies)
    printed = book.heroes[hero]
    return Force(
        attacks=(heroes, *others),
        defence=tuple(_defence(book, hero, p, [*own, *outside], more.get(p, 0) + helped) for p in PHASES),
        life=printed.life + more.get("life", 0) + sum(e.value for e in own if isinstance(e, LifeBonus)),
        shield=0 if "cancel" in barred else sum(_shield(book, card) for card in cards),
        opening=sum(_opening(book, card) for card in cards),
        lives=tuple(book.allies[ally].life for ally in allies),
        costs=tuple(book.allies[ally].cost for ally in allies),
    )


def _attack(book: Book, figure: str, phase: str, effects: Sequence[Standing], more: int) -> tuple[int, int]:
    bonus = figures.printed(book, figure)
    added, damage = getattr(bonus, phase).value + more, getattr(bonus, phase).damage
    for effect in effects:
        if isinstance(effect, AttackBonus | RollBonus) and fits(effect.phase, phase):
            added += effect.value
        elif isinstance(effect, TargetMod) and fits(effect.phase, phase):
            added -= effect.value
        elif isinstance(effect, DamageBonus) and fits(effect.phase, phase):
            damage += effect.value
    return added, max(0, damage)


def _defence(book: Book, hero: str, phase: str, effects: Sequence[Standing], more: int) -> int:
    added = int(getattr(book.heroes[hero], phase).value) + more
    for effect in effects:
        if isinstance(effect, DefendBonus | RollBonus) and fits(effect.phase, phase):
            added += effect.value
        elif isinstance(effect, TargetMod) and fits(effect.phase, phase):
            added -= effect.value
    return added


def _used(book: Book, card: str, kind: type[TargetMod]) -> Iterator[TargetMod]:
    """Yield the standing effects of a kind that a card gives when it is used."""
    for ability in standing.abilities(book, card):
        if ability.cost != FREE:
            yield from (effect for effect in ability.effects if isinstance(effect, kind))


def _shield(book: Book, card: str) -> int:
    found = 0
    for ability in _lasting(book, card):
        often = EVERY_ROUND if ability.limit == "before_combat_and_each_round" else 1
        for effect in ability.effects:
            if isinstance(effect, CancelWounds | Cover) and ability.when == "on_wounds":
                found += often * effect.value
            elif isinstance(effect, Sacrifice):
                found += 1
    return found


def _lasting(book: Book, card: str) -> Iterator[Ability]:
    """Return the abilities that last from combat to combat: without those that discard their card."""
    return (ability for ability in standing.abilities(book, card) if not ability.cost.discard)


def _opening(book: Book, card: str) -> int:
    found = 0
    for ability in _lasting(book, card):
        for effect in ability.effects:
            if isinstance(effect, InflictWounds) and ability.when != "on_wounds":
                found += effect.value
            elif isinstance(effect, MagicStrike):
                found += 1
    return found


def _handy(book: Book, card: str) -> bool:
    """Return whether the numbers of a force tell what a card is good for."""
    kinds = AttackBonus | DefendBonus | DamageBonus | LifeBonus | StaminaBonus
    passive = any(isinstance(effect, kinds) for effect in standing.passive(book, card, Standing))
    return card in book.allies or passive or bool(_shield(book, card) or _opening(book, card))


# ------------------------------------------------------------------------------------------ combats


Table = tuple[tuple[float, float], ...]
"""For each Life of the Hero, beginning with 0: the chance to win, and the Life that is then left on average
times that chance."""


# ------------------------------------------------------------------------------------------ colours


@lru_cache(1024)
def card_worth(book: Book, card: str) -> float:
    """Return an Item or Ally besides what it does for the force of its Hero."""
    return (
        CARD_COST_SHARE if _handy(book, card) else CARD_COST_SHARE + UNCOUNTED_CARD_SHARE
    ) * belongings.printed(book, card).cost


@lru_cache(16)
def ordered(book: Book, colour: str) -> tuple[str, ...]:
    """Return all Challenges of a colour in the order of difficulty."""
    foes = (foe for card, foe in book.challenges.items() if book.colours.get(card) == colour)
    return tuple(foe.id for foe in sorted(foes, key=_hardness))


def picked(cards: tuple[str, ...], most: int) -> tuple[str, ...]:
    """Return every so-manieth of some cards."""
    count = min(most, len(cards))
    return tuple(cards[(2 * n + 1) * len(cards) // (2 * count)] for n in range(count))


def _hardness(foe: Challenge) -> float:
    guards = [getattr(foe, phase) for phase in PHASES]
    return float(foe.life * sum(g.target for g in guards) + 3 * sum(g.damage for g in guards))
