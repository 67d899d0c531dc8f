"""A seat's Hero sheet in words: Hero, counters, strengths, purse, Allies, Items, kept cards."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.model import UNKNOWN, Seat
from game.presentation.title_words import Context, Item
from game.titles.runebound.rules import scoring
from game.titles.runebound.rules.combat import rolls
from game.titles.runebound.rules.heroes import experience, figures
from game.titles.runebound.rules.state.book import ATTRIBUTES, COLOURS, PHASES
from game.titles.runebound.rules.state.state import Player, RuneboundState, card_ref, figure_ref, goods_ref
from game.titles.runebound.words import card_text, names


def items(context: Context) -> Iterator[Item]:
    """Yield all that lies on the viewer's own sheet, from its top down."""
    view, seat = context.view, context.seat
    player: Player = view.players[seat]
    hero = player.hero
    tip = card_text.whole(context.say, view.book, hero)
    yield Item(card_ref(hero), tip)
    yield Item(f"plate:hero.{hero}", tip)
    yield from _bars(context, hero)
    yield from _strengths(context, hero)
    yield from _purse(context, player)
    for ally in player.allies:
        yield from _ally(context, ally)
    for card in (*player.kept, *player.items):
        yield Item(card_ref(card), card_text.whole(context.say, view.book, card))


def cards_of(context: Context, seat: Seat) -> list[Item]:
    """Return the hero and the allies of another seat with their wounds and exhaustion, its items, and those
    of its other cards that are known.
    """
    view: RuneboundState = context.view
    player = view.players[seat]
    figures_ = [hero for hero in (player.hero, *player.allies) if hero]
    cards = [card for card in (*player.items, *player.kept) if card != UNKNOWN]
    return [
        *(Item(card_ref(figure), _figure_of_other(context, figure)) for figure in figures_),
        *(Item(card_ref(card), card_text.whole(context.say, view.book, card)) for card in cards),
    ]


def _figure_of_other(context: Context, figure: str) -> str:
    tips = [str(bar.tip) for bar in _bars(context, figure) if bar.ref.startswith("plate:")]
    return "\n".join((card_text.whole(context.say, context.view.book, figure), *tips))


def _ally(context: Context, ally: str) -> Iterator[Item]:
    tip = card_text.whole(context.say, context.view.book, ally)
    for ref in (card_ref(ally), ally_ref(context.view, ally), f"plate:name.{ally}"):
        yield Item(ref, tip)
    yield from _bars(context, ally)
    yield from _strengths(context, ally)


def ally_ref(view: RuneboundState, ally: str) -> str:
    """Return the ref of an Ally's picture: a plate while a combat is on, as its figure is part of that."""
    return figure_ref(ally) if view.fight is None else f"plate:ally.{ally}"


def _bars(context: Context, figure: str) -> Iterator[Item]:
    """Yield life and stamina, and the counters on them."""
    view = context.view
    for sign, goods, total, counters in (
        ("life", "wounds", figures.life(view, figure), view.wounds),
        ("stamina", "exhaustion", figures.stamina(view, figure), view.exhaustion),
    ):
        count = counters.get(figure, 0)
        tip = context.say(f"runebound-tip-{sign}", total=total, count=count)
        yield Item(f"plate:{sign}.{figure}", tip)
        if count:
            yield Item(goods_ref(context.seat, f"{goods}.{figure}"), tip)


def _strengths(context: Context, figure: str) -> Iterator[Item]:
    """Yield a figure's present bonuses to its rolls, including everything it carries."""
    say, view = context.say, context.view
    for phase in PHASES:
        tip = say(
            "runebound-tip-strength", phase=names.phase(say, phase),
            name=say(f"runebound-attribute-{ATTRIBUTES[phase]}"),
            value=names.signed(figures.value(view, figure, phase)),
            attack=names.signed(rolls.bonus(view, context.seat, figure, phase, attacking=True)),
            defence=names.signed(rolls.bonus(view, context.seat, figure, phase, attacking=False)),
            damage=rolls.damage(view, context.seat, figure, phase),
        )  # fmt: skip
        yield Item(f"plate:{phase}.{figure}", tip)


def _purse(context: Context, player: Player) -> Iterator[Item]:
    """Yield gold, Adventure Counters, Experience Counters, Dragon Runes."""
    say, seat = context.say, context.seat
    yield Item(goods_ref(seat, "gold"), say("runebound-tip-gold", gold=player.gold))
    for colour in COLOURS:
        count = player.counters.count(colour)
        yield Item(goods_ref(seat, colour), say("runebound-tip-counters", colour=colour, count=count))
    yield Item(goods_ref(seat, "experience"), _experience_tip(context, player))
    yield Item(goods_ref(seat, "runes"), runes_tip(context, seat))


def _experience_tip(context: Context, player: Player) -> str:
    say = context.say
    tip = say("runebound-tip-experience", price=experience.price(context.view, context.seat))
    if not player.experience:
        return tip
    kinds = names.listed(say, [names.kind(say, kind) for kind in player.experience])
    return "\n".join((say("runebound-tip-experience-have", kinds=kinds), tip))


def runes_tip(context: Context, seat: Seat) -> str:
    """Return how many Dragon Runes a seat has, and how many win."""
    view = context.view
    need = view.book.limits.runes_to_win
    return context.say("runebound-tip-runes", runes=scoring.runes(view, seat), need=need)
