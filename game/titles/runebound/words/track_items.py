"""The strip beside Runebound's map in words: towns, threat, Event, decks, undefeated Challenges, steps."""

from __future__ import annotations

from collections.abc import Iterator

from game.presentation.title_words import Context, Item
from game.titles.runebound.rules.cards import standing
from game.titles.runebound.rules.cards.modifiers import ThreatRollMod
from game.titles.runebound.rules.combat.d20 import SIDES
from game.titles.runebound.rules.heroes.experience import BuyExperience
from game.titles.runebound.rules.market.market import VisitTown
from game.titles.runebound.rules.movement.movement import EndMovement, Flight
from game.titles.runebound.rules.state.book import COLOURS
from game.titles.runebound.rules.state.state import RuneboundState, deck_ref, town_ref
from game.titles.runebound.rules.threat.threat import ThreatRoll
from game.titles.runebound.rules.turn import PassTurn
from game.titles.runebound.words import card_text, names
from game.titles.runebound.words.journeys import moving
from game.titles.runebound.words.map_items import foe, stall

SLOTS = 6
"""Places of the track of undefeated Challenges."""
STEPS = {
    "movement": EndMovement, "adventure": VisitTown, "market": BuyExperience, "experience": ThreatRoll,
    "threat": PassTurn,
}  # fmt: skip
"""Step of the turn -> what is still pending while it goes on."""


def items(context: Context) -> Iterator[Item]:
    """Yield everything on the strip but the movement dice."""
    view: RuneboundState = context.view
    for town in view.book.towns:
        yield Item(town_ref(town), _town_tip(context, town))
    yield Item("threat", _threat_tip(context))
    yield Item("event", _event_tip(context))
    for deck in decks(view):
        yield Item(deck_ref(deck), _deck_tip(context, deck))
    yield from _undefeated(context)
    if shows_steps(view):
        for step in STEPS:
            yield Item(f"step:{step}", context.say(f"runebound-step-tip-{step}"))


# ---------------------------------------------------------------------- towns


def _town_tip(context: Context, town: str) -> str:
    """Return the wares in the market, and how likely this town is to fall next."""
    say, view = context.say, context.view
    if town in view.overrun:
        return say("runebound-map-fallen")
    lines = [say("runebound-map-town", town=names.town(say, town)), stall(context, town)]
    results = falls_next(view)
    if town in results:
        lines.append(say("runebound-map-next", results=results[town], all=sum(results.values())))
    return "\n".join(lines)


def falls_next(view: RuneboundState) -> dict[str, int]:
    """Return town -> how many results of the die make it the next one to fall, once one falls (RUN-185,
    RUN-187)."""
    threat, standing_towns = view.book.threat, [town for town in view.book.towns if town not in view.overrun]
    if not view.overrun:
        return {town: most - least + 1 for town, (least, most) in threat.first.items()}
    if not standing_towns:
        return {}
    order, last = list(view.book.towns), view.book.towns.index(view.overrun[-1])
    ahead = [order[(last + n) % len(order)] for n in range(1, len(order))]
    south = next(town for town in ahead if town in standing_towns)
    north = next(town for town in reversed(ahead) if town in standing_towns)
    found = dict.fromkeys((south, north), 0)
    found[south] += threat.south_up_to
    found[north] += SIDES - threat.south_up_to
    return found


# ---------------------------------------------------------------------- threat, Event, decks


def _threat_tip(context: Context) -> str:
    view, say = context.view, context.say
    falls = falling(view)
    results = names.listed(say, [str(n) for n in falls]) if falls else say("runebound-map-no-result")
    tip = say(
        "runebound-map-threat-tip", threat=view.threat, difficulty=int(view.options["threat"]),
        seats=view.seats, results=results,
    )  # fmt: skip
    return "\n".join((tip, say("runebound-map-protected"))) if view.protected else tip


def falling(view: RuneboundState) -> list[int]:
    """Return the results of the next threat roll at which a town falls."""
    more = view.threat + standing.total(view, view.active, ThreatRollMod)
    difficulty = int(view.options["threat"])
    return [n for n in range(1, SIDES + 1) if n % view.seats == 0 and n + more >= difficulty]


def _event_tip(context: Context) -> str:
    """Return the active Event; with it the Doom card whose effect lasts."""
    view, say, card = context.view, context.say, context.view.event
    lines = [say("runebound-map-no-event-tip")]
    if card:
        number = view.book.events[card].number
        lines = [card_text.whole(say, view.book, card), say("runebound-map-event", number=number)]
    if view.doom:
        lines += [card_text.whole(say, view.book, view.doom), say("runebound-map-doom")]
    return "\n".join(lines)


def decks(view: RuneboundState) -> list[str]:
    """Return the decks of this table from left to right."""
    extra = [deck for deck, on in (("doom", "doom_deck"), ("retinue", "huntmaster")) if view.on(on)]
    return [*COLOURS, "market", *extra]


def _deck_tip(context: Context, deck: str) -> str:
    """Return how many cards are left, and the top of the discard pile."""
    view, say = context.view, context.say
    pile = view.discards.get(deck, ())
    tip = say("runebound-map-deck", deck=deck, cards=len(view.decks[deck]), discards=len(pile))
    return "\n".join((tip, say("runebound-map-top", card=names.card(say, pile[-1])))) if pile else tip


# ---------------------------------------------------------------------- undefeated Challenges


def _undefeated(context: Context) -> Iterator[Item]:
    """Yield the Challenges in the order in which they came, then the free places."""
    view, say = context.view, context.say
    for space, card in view.undefeated.items():
        place = names.place(say, view.book, space)
        yield Item(f"slot:{space}", "\n".join((say("runebound-map-track", place=place), foe(context, card))))
    for n in range(len(view.undefeated), SLOTS):
        yield Item(f"slot:{n}", say("runebound-map-slot"))


# ---------------------------------------------------------------------- steps of the turn


def shows_steps(view: RuneboundState) -> bool:
    """Return whether the steps of the turn are shown: only where no movement dice lie."""
    return isinstance(moving(view), Flight | None)


def present(view: RuneboundState) -> str:
    """Return the step of the turn that goes on; "" for none."""
    pending = {type(step) for step in view.stack[:-1]}
    return next((name for name, marker in STEPS.items() if marker in pending), "")
