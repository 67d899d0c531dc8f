"""The domains of fields of actions and positions, from the content."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.content.content_files import within
from game.engine.content.domains import (
    COUNTED,
    DEFAULT_MAX_NUMBER,
    UNSAID,
    Besides,
    Domains,
    Full,
    Listed,
    Redundant,
    numbers,
)
from game.titles.runebound.rules.cards.effect_bases import Effect
from game.titles.runebound.rules.cards.effects import Choose
from game.titles.runebound.rules.cards.modifiers import FreeSymbol, StaminaBonus
from game.titles.runebound.rules.market.trade import AMOUNTS
from game.titles.runebound.rules.state.book import ANY_AMOUNT, COLOURS, Ability, Ally, Book, Hero

DECKS = (*COLOURS, "market", "doom", "retinue")
PHASES = ("before_combat", "escape", "ranged", "melee", "magic")


def domains(book: Book) -> Domains:
    """Return the domains by field. No two cards of the box are the same."""
    return {**_actions(book), **_cards(book), **_uses(book), **_map(book), **_combat(book)}


def _market(book: Book) -> Listed:
    return Listed((*book.items, *book.allies))


def _goods(book: Book) -> Listed:
    """Return the domain of everything that a Hero may have."""
    return Listed((*book.items, *book.allies, *_adventures(book).names(1)))


def _adventures(book: Book) -> Listed:
    return Listed((*book.challenges, *book.encounters, *book.events, *book.doom))


def _usable(book: Book) -> Listed:
    """Return the cards that have abilities."""
    return Listed((*book.heroes, *book.items, *book.allies))


def _actions(book: Book) -> Domains:
    goods, market, kinds = _goods(book), _market(book), Listed(book.experience.raises)
    most = max(len(choose.options) for choose in within(vars(book), Choose))
    return {
        "buy.card": market, "sell.card": market, "keep.card": market, "drop.card": goods,
        "discard.card": goods, "take_card.card": goods, "give.card": goods, "ask_for.card": goods,
        "one": kinds, "two": kinds, "kind": kinds, "change_gold.amount": Listed(AMOUNTS),
        "choose_option.number": numbers(0, most - 1),
    }  # fmt: skip


def _cards(book: Book) -> Domains:
    market, heroes, goods, usable = _market(book), Listed(book.heroes), _goods(book), _usable(book)
    adventures, colours, decks = _adventures(book), Listed(COLOURS), Listed(DECKS)
    every = Listed((*usable.names(1), *adventures.names(1)))
    return {
        "hero": heroes, "items": Listed(book.items), "allies": Listed(book.allies), "kept": adventures,
        "defeated": Listed(book.challenges), "experience": Listed(book.experience.raises), "colour": colours,
        "Player.counters": colours, "face_down": usable, "traded": market, "decks": Full(decks, COUNTED),
        "discards": Full(decks, every), "event": Listed(book.events), "doom": Listed(book.doom),
        "card": every, "cards": market, "ally": Listed(book.allies), "give": goods, "want": goods,
        "rerolled": usable, "skill": UNSAID,
    }  # fmt: skip


def _uses(book: Book) -> Domains:
    """Return the domains of fields that name an ability, by its card and its number there."""
    abilities = [*_abilities(book)]
    uses = Listed(f"{card}/{number}" for card, number, _ in abilities)
    at_will = Listed(dict.fromkeys(card for card, _, a in abilities if a.cost.exhaustion == ANY_AMOUNT))
    most = numbers(0, max(number for _, number, _ in abilities))
    return {
        "use.card": _usable(book), "use.number": most, "use_paying.card": at_will, "use_paying.number": most,
        "use_paying.exhaustion": numbers(1, _most_stamina(book)),
        "used": uses, "used_in_combat": uses, "used_in_round": uses,
    }  # fmt: skip


def _most_stamina(book: Book) -> int:
    """Return the highest Stamina of a figure with every counter and every card that raises it."""
    counters = book.experience.supply * book.experience.raises.get("stamina", 0)
    bonuses = sum(max(0, bonus.value) for bonus in within(vars(book), StaminaBonus))
    figures: tuple[Hero | Ally, ...] = (*book.heroes.values(), *book.allies.values())
    return max(figure.stamina for figure in figures) + counters + bonuses


def _abilities(book: Book) -> Iterator[tuple[str, int, Ability]]:
    for hero in book.heroes.values():
        yield from ((hero.id, number, ability) for number, ability in enumerate(hero.abilities))
    for item in book.items.values():
        yield from ((item.id, number, ability) for number, ability in enumerate(item.abilities))
    for ally in book.allies.values():
        yield from ((ally.id, number, ability) for number, ability in enumerate(ally.abilities))


def _map(book: Book) -> Domains:
    spaces, towns, market = Listed(book.spaces), Listed(book.towns), _market(book)
    sites = Listed(space.id for space in book.spaces.values() if space.adventure)
    anywhere = Besides(sites, *book.spaces)
    terrains = Listed(dict.fromkeys(terrain for face in book.movement.faces for terrain in face))
    rolled = max(book.movement.dice, book.movement.hurt_dice)
    dice = rolled + _free_dice(book)
    return {
        "place": spaces, "space": spaces, "town": towns, "counters": sites, "lay_counter.space": sites,
        "undefeated": (anywhere, Listed(book.challenges)), "spaces": sites, "stalls": Full(towns, market),
        "overrun": towns, "retinue": (towns, Listed(book.retinue)), "closed": towns,
        "die": numbers(0, dice - 1), "picked": numbers(0, dice - 1), "MoveByDice.dice": (dice, terrains),
        "roll.dice": numbers(0, rolled),
    }  # fmt: skip


def _free_dice(book: Book) -> int:
    """Return how many dice cards could add, if one Hero had them all (RUN-236)."""
    return sum(
        isinstance(effect, FreeSymbol) for _, _, ability in _abilities(book) for effect in ability.effects
    )


def _combat(book: Book) -> Domains:
    figures = Listed((*book.heroes, *book.allies))
    counters = ("RuneboundState.wounds", "RuneboundState.exhaustion")
    names = (*counters, "figure", "among", "attacked", "made")
    effects = Redundant([*within(vars(book), Effect)])
    carried = (
        "Resolve.effects",
        "SkillTest.success",
        "SkillTest.failure",
        "ChooseEffects.options",
        "Lasting.effect",
    )
    both_ways = numbers(-DEFAULT_MAX_NUMBER, DEFAULT_MAX_NUMBER)
    return {
        "Offer.gold": both_ways, "Answer.gold": both_ways, "Hire.price": both_ways,
        **dict.fromkeys(names, figures), "phase": Listed(PHASES), **dict.fromkeys(carried, effects),
    }  # fmt: skip
