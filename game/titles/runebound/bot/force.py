"""What a Hero with all its cards can do against Challenges, for bots: odds of whole combats, roughly.

A combat is played by one plan, the same in every round; what a Challenge says in words is left out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import product
from typing import NamedTuple, TypeVar

from game.titles.runebound.rules import belongings, figures, standing
from game.titles.runebound.rules.book import FREE, PHASES, Ability, Book, Challenge
from game.titles.runebound.rules.d20 import SIDES
from game.titles.runebound.rules.ending import is_rune
from game.titles.runebound.rules.immediate import CancelWounds, Cover, InflictWounds, MagicStrike, Sacrifice
from game.titles.runebound.rules.modifiers import (
    AttackBonus,
    DamageBonus,
    DefendBonus,
    Forbid,
    LifeBonus,
    RollBonus,
    StaminaBonus,
    TargetMod,
)
from game.titles.runebound.rules.rolls import chance, fits
from game.titles.runebound.rules.standing import TYPES
from game.titles.runebound.rules.state import Player, RuneboundState
from game.titles.runebound.rules.words import Standing

SAMPLE = 7
"""Challenges of a colour that stand for all of them."""
EVERY_ROUND = 2
"""How often something counts in a combat that can be used in each round of it."""
ALLY_FEAR = 0.1
"""What a Wound that an Ally may take in a round speaks against a plan."""


POWER = {"green": 8.0, "yellow": 16.0, "blue": 30.0, "red": 70.0}
"""What it is worth to beat every Challenge of a colour."""
SPARE = 0.3
"""The part of its cost that any card is worth."""
ODD = 0.35
"""The same besides for cards whose use shows in no number."""


class Force(NamedTuple):
    """Numbers of a Hero and its Allies.

    attacks   for each figure, the Hero first, and each phase: what is added to the die, and the damage
    defence   for each phase: what the Hero adds in defence
    life      Wounds that defeat the Hero;   shield   Wounds that cards keep off it in a combat
    opening   Wounds that cards deal to the Challenge beside attacks
    lives, costs    Life of each Ally, and what hiring it cost
    """

    attacks: tuple[tuple[tuple[int, int], ...], ...]
    defence: tuple[int, ...]
    life: int
    shield: int
    opening: int
    lives: tuple[int, ...] = ()
    costs: tuple[int, ...] = ()

    def acting(self, who: int, at: int) -> tuple[int, int]:
        """What a figure that attacks, or the Hero that defends (-1), adds in a phase, and the damage."""
        return (self.defence[at], 0) if who < 0 else self.attacks[who][at]


def force(state: RuneboundState, player: Player) -> Force:
    """That of a player now."""
    return reckoned(*looks(state, player))


def against(state: RuneboundState, player: Player, card: str) -> Force:
    """The same against a Challenge, with what it says in words."""
    return reckoned(*looks(state, player), card)


def might(state: RuneboundState, player: Player) -> float:
    """What the Hero of a player with all its Life can beat."""
    return _might(*looks(state, player))


Looks = tuple[Book, str, tuple[str, ...], tuple[str, ...], tuple[tuple[str, int], ...], str]


def looks(state: RuneboundState, player: Player) -> Looks:
    """All that the force of a player depends on."""
    raised = _raised(player.experience)
    return state.book, player.hero, player.items, player.allies, raised, state.event


@lru_cache(4096)
def _raised(experience: tuple[str, ...]) -> tuple[tuple[str, int], ...]:
    """Experience Counters of each kind."""
    return tuple(sorted(Counter(experience).items()))


@lru_cache(16384)
def _might(*all_of_it: *Looks) -> float:
    return power(all_of_it[0], reckoned(*all_of_it))


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
    """Against a Challenge with what it says in words, where one is named."""
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
    """Standing effects of a kind that a card gives when it is used."""
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
    """Abilities that are there in every combat: what goes with its card serves but once."""
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
    """Whether the numbers of a force tell what a card is good for."""
    kinds = AttackBonus | DefendBonus | DamageBonus | LifeBonus | StaminaBonus
    passive = any(isinstance(effect, kinds) for effect in standing.passive(book, card, Standing))
    return card in book.allies or passive or bool(_shield(book, card) or _opening(book, card))


# ------------------------------------------------------------------------------------------ combats


Row = tuple[float, int, int]
"""A phase of the plan: chance of success, Wounds dealt by it, Wounds for the Hero if it fails."""
Table = tuple[tuple[float, float], ...]
"""For each Life of the Hero, beginning with 0: the chance to win, and the Life that is then left on average
times that chance."""


@lru_cache(65536)
def struggle(book: Book, own: Force, card: str) -> Table:
    """A whole combat with a Challenge."""
    foe = book.challenges[card]
    most = own.life + own.shield
    life = foe.life - own.opening
    if life <= 0:
        return tuple((1.0, float(n)) for n in range(most + 1))
    return chain(_round, _plan(own, foe), most, life)


def _plan(own: Force, foe: Challenge) -> tuple[Row, ...]:
    """The best way to share the phases out: who attacks in which."""
    best: tuple[float, tuple[Row, ...]] = (-1.0, ())
    for shares in shares_of(len(own.attacks)):
        rows, dealt, taken, fear = [], 0.0, 0.0, 0.0
        for at, (phase, who) in enumerate(zip(PHASES, shares, strict=True)):
            guard = getattr(foe, phase)
            bonus, damage = (own.defence[at], 0) if who < 0 else own.attacks[who][at]
            good = chance(guard.target - bonus) / SIDES
            hit = 0 if who > 0 else guard.damage
            rows.append((good, damage, hit))
            dealt += good * damage
            taken += (1 - good) * hit
            fear += (1 - good) * guard.damage * (who > 0)
        pace, risk = dealt / foe.life, taken / own.life
        merit = pace / (pace + risk + 0.02) - ALLY_FEAR * fear
        best = max(best, (merit, tuple(rows)))
    return best[1]


@lru_cache(8)
def shares_of(fighters: int) -> tuple[tuple[int, ...], ...]:
    """For the three phases the number of the figure that attacks, -1 for defence; no figure twice."""
    return tuple(
        shares
        for shares in product(range(-1, fighters), repeat=len(PHASES))
        if len(set(shares) - {-1}) == sum(who >= 0 for who in shares)
    )


R = TypeVar("R")
"""The phases of a plan, by what is asked of them."""
Ways = Callable[[R, int, int], Iterable[tuple[float, int, int]]]
"""All ways that a round can go: chance, Life of both sides after it."""


def chain(ways: Ways[R], rows: R, most: int, life: int) -> Table:
    """Rounds until one side falls; a round that changes nothing is left out of the count."""
    win = [[1.0] + [0.0] * life for _ in range(most + 1)]
    left = [[float(n)] + [0.0] * life for n in range(most + 1)]
    for mine in range(1, most + 1):
        for theirs in range(1, life + 1):
            same = won = rest = 0.0
            for part, l_, e_ in ways(rows, mine, theirs):
                if e_ == theirs and l_ == mine:
                    same += part
                elif l_ > 0:
                    won += part * win[l_][e_]
                    rest += part * left[l_][e_]
            over = max(1e-9, 1 - same)
            win[mine][theirs], left[mine][theirs] = won / over, rest / over
    return tuple((win[n][life] if n else 0.0, left[n][life] if n else 0.0) for n in range(most + 1))


def _round(rows: tuple[Row, ...], mine: int, theirs: int) -> list[tuple[float, int, int]]:
    """All ways that a round can go: chance, Life of both sides after it."""
    ways = [(1.0, mine, theirs)]
    for good, deals, takes in rows:
        further = []
        for part, l_, e_ in ways:
            if not l_ or not e_:
                further.append((part, l_, e_))
                continue
            further.append((part * good, l_, max(0, e_ - deals)))
            further.append((part * (1 - good), max(0, l_ - takes), e_))
        ways = further
    return ways


# ------------------------------------------------------------------------------------------ colours


class Outlook(NamedTuple):
    """What a card of a colour brings on average: chance to win, gold, Dragon Runes, final foes, Life left."""

    win: float
    gold: float
    rune: float
    final: float
    left: float


@lru_cache(16384)
def outlook(book: Book, own: Force, colour: str, life: int) -> Outlook:
    """Of an unknown Challenge of a colour for a Hero with so much Life, shields included."""
    cards = sample(book, colour)
    found = [(card, *struggle(book, own, card)[life]) for card in cards]
    count = len(found)
    return Outlook(
        win=sum(win for _, win, _ in found) / count,
        gold=sum(win * book.challenges[card].reward.gold for card, win, _ in found) / count,
        rune=sum(win for card, win, _ in found if is_rune(book, card)) / count,
        final=sum(win for card, win, _ in found if card == book.limits.final_foe) / count,
        left=sum(left for *_, left in found) / count,
    )


@lru_cache(16384)
def power(book: Book, own: Force) -> float:
    """What a Hero with all its Life can beat."""
    most = own.life + own.shield
    return sum(worth * outlook(book, own, colour, most).win for colour, worth in POWER.items())


@lru_cache(1024)
def card_worth(book: Book, card: str) -> float:
    """An Item or Ally besides what it does for the force of its Hero."""
    return (SPARE if _handy(book, card) else SPARE + ODD) * belongings.printed(book, card).cost


@lru_cache(16)
def sample(book: Book, colour: str, most: int = SAMPLE) -> tuple[str, ...]:
    """Every so-manieth Challenge of a colour in the order of difficulty."""
    return picked(ordered(book, colour), most)


@lru_cache(16)
def ordered(book: Book, colour: str) -> tuple[str, ...]:
    """All Challenges of a colour in the order of difficulty."""
    foes = (foe for card, foe in book.challenges.items() if book.colours.get(card) == colour)
    return tuple(foe.id for foe in sorted(foes, key=_hardness))


def picked(cards: tuple[str, ...], most: int) -> tuple[str, ...]:
    """Every so-manieth of some cards."""
    count = min(most, len(cards))
    return tuple(cards[(2 * n + 1) * len(cards) // (2 * count)] for n in range(count))


def _hardness(foe: Challenge) -> float:
    guards = [getattr(foe, phase) for phase in PHASES]
    return float(foe.life * sum(g.target for g in guards) + 3 * sum(g.damage for g in guards))
