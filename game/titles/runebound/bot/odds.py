"""The odds of whole combats, fast: a Hero with Allies, which may fall, against Challenges and their words.

A combat is played by one plan, the same in every round: who attacks in which phase.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from itertools import chain
from math import comb
from typing import NamedTuple

from game.engine.arithmetic import float_sum
from game.engine.model import Seat
from game.titles.runebound.bot.force import (
    Force,
    Looks,
    Table,
    against,
    ordered,
    picked,
    reckoned,
)
from game.titles.runebound.bot.rounds import Row, rounds, winning
from game.titles.runebound.rules.cards import standing
from game.titles.runebound.rules.cards.effects import AnyEffect, FightCard, SkillTest
from game.titles.runebound.rules.cards.immediate import InflictWounds, MagicStrike, TakeExhaustion, TakeWounds
from game.titles.runebound.rules.cards.modifiers import ExhaustAsWound
from game.titles.runebound.rules.combat.d20 import SIDES
from game.titles.runebound.rules.combat.plans import Mends, mends, shares_of
from game.titles.runebound.rules.combat.rolls import chance
from game.titles.runebound.rules.heroes import figures, skill
from game.titles.runebound.rules.scoring import is_rune
from game.titles.runebound.rules.state.book import COLOURS, PHASES, Ability, Book, Challenge, Guard
from game.titles.runebound.rules.state.state import Player, RuneboundState

SAMPLES = {"green": 2, "yellow": 3, "blue": 4, "red": 5}
"""The number of a colour's Challenges that represent all of them."""
DECIDING = "red"
"""The colour whose Challenges decide the game: there it is reckoned which have gone."""
ROUNDS = 3
"""Rounds after which no Ally is counted on."""
ALLY_RISK_PENALTY = 0.05
"""The penalty for a plan, for each Wound that an Ally may take in a round."""


@lru_cache(65536)
def struggle(book: Book, own: Force, card: str) -> Table:
    """Return the odds of a whole combat with a Challenge."""
    return rounds(*_plan(book, own, card))


def _plan(book: Book, own: Force, card: str) -> tuple[tuple[Row, ...], int, int, Mends]:
    """Return the best plan against a Challenge, with full Life on both sides."""
    foe = book.challenges[card]
    life = max(1, foe.life - own.opening)
    return _rows(own, foe, life), own.life + own.shield, life, mends(foe)


Tries = list[dict[int, Row]]
"""For each phase the ways to act by the number of the figure that attacks, -1 for defence."""


def _rows(own: Force, foe: Challenge, life: int) -> tuple[Row, ...]:
    """Return those of the plan that deals much for what it may cost."""
    tries = _tries(own, foe)
    return carried_out(own, tries, plan(own, tries, life), life)


def _tries(own: Force, foe: Challenge) -> Tries:
    return [_tried(own, at, getattr(foe, phase)) for at, phase in enumerate(PHASES)]


def _tried(own: Force, at: int, guard: Guard) -> dict[int, Row]:
    """Return the odds if a figure attacks in a phase, or the Hero (-1) defends."""
    found = {-1: _odds(guard.target - own.defence[at], 0, guard.damage)}
    for who, attacks in enumerate(own.attacks):
        added, deals = attacks[at]
        found[who] = _odds(guard.target - added, deals, guard.damage)
    return found


@cache
def _odds(need: int, deals: int, takes: int) -> Row:
    """Return the odds of a roll for which the die must show `need`."""
    good = chance(need) / SIDES
    return good, deals, 1 - good, takes


@lru_cache(65536)
def toll(book: Book, own: Force, card: str) -> float:
    """Return the expected cost of Allies that are lost in a combat with a Challenge."""
    if not own.lives:
        return 0.0
    foe = book.challenges[card]
    life = max(1, foe.life - own.opening)
    tries = _tries(own, foe)
    rows = [(who, tries[at][who]) for at, who in enumerate(plan(own, tries, life))]
    rounds = _rounds(life, [row for _, row in rows])
    return float_sum(
        own.costs[who - 1] * (1 - _fewer(rounds, bad, -(-own.lives[who - 1] // takes)))
        for who, (_, _, bad, takes) in rows
        if who > 0 and takes
    )


def plan(own: Force, tries: Tries, life: int) -> tuple[int, ...]:
    """Return who acts in each phase."""
    shares = shares_of(len(own.attacks))
    first, second, third = ({who: _means(who, row) for who, row in tried.items()} for tried in tries)
    merits = [_merit(first[a], second[b], third[c], life, own.life) for a, b, c in shares]
    return shares[merits.index(max(merits))]


def carried_out(own: Force, tries: Tries, shares: tuple[int, ...], life: int) -> tuple[Row, ...]:
    """Return the phases of a plan, with Allies that fall on the way."""
    rounds = _rounds(life, [tries[at][who] for at, who in enumerate(shares)])
    return tuple(
        _row(tries[at], who, _alive(own, who, tries[at][who], rounds)) for at, who in enumerate(shares)
    )


Means = tuple[float, float, float]
"""Expected Wounds in a phase: of the foe, of the Hero, and of an Ally."""


def _means(who: int, row: Row) -> Means:
    good, deals, bad, takes = row
    return (good * deals, 0.0, bad * takes) if who > 0 else (good * deals, bad * takes, 0.0)


def _merit(one: Means, two: Means, three: Means, life: int, own_life: int) -> float:
    pace = (one[0] + two[0] + three[0]) / life
    risk = (one[1] + two[1] + three[1]) / own_life
    return pace / (pace + risk + 0.02) - ALLY_RISK_PENALTY * (one[2] + two[2] + three[2])


def _rounds(life: int, rows: list[Row]) -> int:
    """Return about how many rounds the combat will take."""
    pace = float_sum(row[0] * row[1] for row in rows)
    return max(1, min(ROUNDS, round(life / pace))) if pace else ROUNDS


def _alive(own: Force, who: int, row: Row, rounds: int) -> float:
    """Return the share of the rounds in which an Ally is still there."""
    if who < 1 or not row[3]:
        return 1.0
    hits = -(-own.lives[who - 1] // row[3])
    return float_sum(_fewer(number, row[2], hits) for number in range(rounds)) / rounds


def _fewer(tries: int, bad: float, hits: int) -> float:
    """Return the chance that fewer than so many of the tries go wrong."""
    return float_sum(comb(tries, n) * bad**n * (1 - bad) ** (tries - n) for n in range(min(hits, tries + 1)))


def _row(tried: dict[int, Row], who: int, alive: float) -> Row:
    """Return a phase in which an Ally attacks while it is there, and the Hero defends when it has fallen."""
    good, deals, bad, takes = tried[who]
    if who < 1:
        return good, deals, bad, takes
    return round(good * alive, 3), deals, round(tried[-1][2] * (1 - alive), 3), takes


# ------------------------------------------------------------------------------------- known Challenges


class Bout(NamedTuple):
    """A combat with a Challenge that is known: chance to win it, the Life then left times that chance, and
    what Allies cost that fall in it."""

    win: float
    left: float
    toll: float


def bout(state: RuneboundState, seat: Seat, card: str, life: int, dealt: int) -> Bout:
    """Return the bout of a seat's Hero with this much Life, including everything the Challenge says in words.

    dealt: Wounds that cards can deal besides attacks
    """
    player = state.players[seat]
    own = limited(wounded(state, player, against(state, player, card)), dealt)
    return _bout(state.book, own, card, life, _hurt_before(state, seat, card))


def limited(own: Force, dealt: int) -> Force:
    """Return the force with no more Wounds besides attacks than `dealt`."""
    return own._replace(opening=dealt) if dealt < own.opening else own


def wounded(state: RuneboundState, player: Player, own: Force) -> Force:
    """Return the force with Allies reduced to the Life that their Wounds leave."""
    if not any(ally in state.wounds for ally in player.allies):
        return own
    left = (life - state.wounds.get(ally, 0) for ally, life in zip(player.allies, own.lives, strict=False))
    return own._replace(lives=tuple(left))


@lru_cache(8192)
def _bout(book: Book, own: Force, card: str, life: int, hurt: float) -> Bout:
    """Return the same for a Hero that takes so many Wounds on average before it."""
    table = struggle(book, own, card)
    whole = min(int(hurt), life)
    part = hurt - whole
    now, worse = (_entry(table, life - whole - n, own.shield) for n in (0, 1))
    win, left = ((1 - part) * a + part * b for a, b in zip(now, worse, strict=True))
    return Bout(win, left, toll(book, own, card))


def _entry(table: Table, life: int, shield: int) -> tuple[float, float]:
    """Return the table's entry for a Hero with this much Life and this many prevented Wounds."""
    return table[min(life + shield, len(table) - 1)] if life > 0 else (0.0, 0.0)


def _hurt_before(state: RuneboundState, seat: Seat, card: str) -> float:
    """Return the expected Wounds of the Hero from what the card says before the combat."""
    words, found = state.book.challenges[card].before_combat, 0.0
    if not words:
        return 0.0
    room = figures.room(state, state.players[seat].hero)
    for effect in words:
        if isinstance(effect, SkillTest):
            test = effect.attribute, effect.skill, effect.target
            good = skill.chance(state, seat, *test, paid=False) / SIDES
            found += (1 - good) * float_sum(_hurts(e, room) for e in effect.failure)
        else:
            found += _hurts(effect, room)
    return found


def _hurts(effect: AnyEffect, room: int) -> int:
    """Return the Wounds from an effect for a Hero that can still bear `room` Exhaustion (RUN-080)."""
    if isinstance(effect, ExhaustAsWound):
        return 1
    if isinstance(effect, TakeExhaustion):
        return max(0, effect.value - room)
    return effect.value if isinstance(effect, TakeWounds) else 0


# --------------------------------------------------------------------------- Wounds besides attacks


class Blow(NamedTuple):
    """An ability that deals Wounds: which of a card's, when, for how much Exhaustion, how many."""

    card: str
    number: int
    when: str
    tires: int
    deals: int


@lru_cache(8192)
def blows(book: Book, cards: tuple[str, ...]) -> tuple[Blow, ...]:
    """Return those of the cards that stay, the cheapest first."""
    found = [
        Blow(card, number, ability.when, ability.cost.least_exhaustion, dealt)
        for card in cards
        for number, ability in enumerate(standing.abilities(book, card))
        if ability.when != "on_wounds" and not ability.cost.discard and (dealt := _dealt(ability))
    ]
    return tuple(sorted(found, key=lambda blow: blow.tires / blow.deals))


def _dealt(ability: Ability) -> int:
    return sum(
        effect.value if isinstance(effect, InflictWounds) else int(isinstance(effect, MagicStrike))
        for effect in ability.effects
    )


def struck(state: RuneboundState, seat: Seat) -> int:
    """Return the Wounds that a seat's cards can still deal besides attacks, as far as its Hero can pay for
    them.
    """
    player, found = state.players[seat], 0
    known = blows(state.book, player.cards)
    if not known:
        return 0
    begun = state.fight is not None and state.fight.phase != "before_combat"
    room = figures.room(state, player.hero) if any(blow.tires for blow in known) else 0
    for card, number, when, tires, deals in known:
        late = begun and (
            when == "before_combat" or f"{card}/{number}" in state.used or card in state.face_down
        )
        if tires <= room and not late:
            room, found = room - tires, found + deals
    return found


# ------------------------------------------------------------------------------------------ colours


class Outlook(NamedTuple):
    """The expected results of a card of a colour: chance to win, gold, Dragon Runes, final foes, remaining
    Life, and the cost of lost Allies.
    """

    win: float
    gold: float
    rune: float
    final: float
    left: float
    toll: float


@lru_cache(16384)
def outlook(book: Book, own: Force, left: tuple[str, ...], most: int, life: int) -> Outlook:
    """Return the expected results of an unknown one of these Challenges for a Hero with this much Life,
    including shields.

    most: the number of Challenges that represent all
    """
    cards = picked(left, most)
    found = [(card, *struggle(book, own, card)[life]) for card in cards]
    count = len(found)
    return Outlook(
        win=float_sum(win for _, win, _ in found) / count,
        gold=float_sum(win * book.challenges[card].reward.gold for card, win, _ in found) / count,
        rune=float_sum(win for card, win, _ in found if is_rune(book, card)) / count,
        final=float_sum(win for card, win, _ in found if card == book.limits.final_foe) / count,
        left=float_sum(left for *_, left in found) / count,
        toll=float_sum(toll(book, own, card) for card in cards) / count,
    )


def outlooks(state: RuneboundState, own: Force, life: int) -> Mapping[str, Outlook]:
    """Return those of the cards that may come, by colour."""
    return _outlooks(state.book, own, remaining(state, DECIDING), life)


@lru_cache(16384)
def _outlooks(book: Book, own: Force, deciding: tuple[str, ...], life: int) -> Mapping[str, Outlook]:
    cards = {c: deciding if c == DECIDING else ordered(book, c) for c in COLOURS}
    return {c: outlook(book, own, cards[c], SAMPLES[c], life) for c in COLOURS}


def remaining(state: RuneboundState, colour: str) -> tuple[str, ...]:
    """Return the Challenges of a colour that may lie in its deck, in the order of difficulty; all of them
    where it has to be shuffled anew, or where the colour does not decide the game."""
    known = ordered(state.book, colour)
    if colour != DECIDING:
        return known
    taken = [cards for player in state.players for cards in (player.defeated, player.kept)]
    return _without(known, tuple(chain(*taken, state.undefeated.values(), state.discards[colour])))


@lru_cache(4096)
def _without(known: tuple[str, ...], gone: tuple[str, ...]) -> tuple[str, ...]:
    """Return the cards that are not gone, or all if every card is gone."""
    return tuple(card for card in known if card not in gone) or known


@lru_cache(1024)
def called(book: Book, card: str) -> tuple[str, ...]:
    """Return the Challenges that must be fought immediately after this one is defeated."""
    effects = book.challenges[card].reward.effects
    return tuple(effect.card for effect in effects if isinstance(effect, FightCard))


@lru_cache(16384)
def reach(book: Book, own: Force) -> tuple[float, ...]:
    """Return the share of each colour's Challenges that a Hero with full Life beats."""
    return tuple(_part(book, own, picked(ordered(book, c), SAMPLES[c])) for c in COLOURS)


@lru_cache(16384)
def strength(known: Looks, weights: tuple[float, ...]) -> float:
    """Return what a Hero with full Life can beat, by the weight of each colour."""
    return float_sum(w * r for w, r in zip(weights, reach(known[0], reckoned(*known)), strict=True))


def _part(book: Book, own: Force, cards: tuple[str, ...]) -> float:
    """Return the share of some Challenges that the Hero beats."""
    return float_sum(winning(*_plan(book, own, card)) for card in cards) / len(cards)
