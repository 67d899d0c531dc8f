"""The tips of the parts of Scythe's mats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from game.engine.model import Seat
from game.titles.scythe.rules.actions.gains import has_room
from game.titles.scythe.rules.content.book import Book, Section
from game.titles.scythe.rules.scoring import scoring
from game.titles.scythe.rules.state.state import Player
from game.titles.scythe.rules.turn.bottom import bottom_cost
from game.titles.scythe.rules.turn.top import amount, top_cost
from game.titles.scythe.words import terms
from game.titles.scythe.words.cards import factory_cost, factory_gain
from game.titles.scythe.words.terms import Say, ability_of

Look = Literal["plain", "chosen", "barred"]
"""The state of a section on the mat: chosen in this turn, barred for the next one, or neither."""


def faction(book: Book, say: Say, player: Player, crowded: bool) -> str:
    """Return the name of the faction whose mats these are."""
    record = book.factions[player.faction]
    text = terms.ability_text(say, ability_of(book, player.faction, record.ability_id, crowded))
    name = terms.ability(say, book.factions[player.faction].ability_id)
    head = say(
        "scythe-tip-faction", faction=terms.faction(say, player.faction), mat=terms.mat(say, player.mat)
    )
    return "\n".join((head, say("scythe-tip-part", part=name, words=text)))


def stars(say: Say, view: Any, seat: Seat) -> str:
    """Return the goals of the placed stars, the open goals, and the number of stars that ends the game."""
    placed, total = view.players[seat].stars, view.book.limits.stars
    end = (
        terms.tile_text(view.book, say, view.resolution)
        if view.resolution
        else say("scythe-tip-end", stars=total)
    )
    first = say("scythe-tip-no-stars", total=total)
    if placed:
        first = say("scythe-tip-stars", amount=len(placed), total=total, goals=_goals(view.book, say, placed))
    open_ = [goal for goal in view.book.goals if has_room(view, seat, goal)]
    return "\n".join((first, say("scythe-tip-open-stars", goals=_goals(view.book, say, open_)), end))


def _goals(book: Book, say: Say, goals: Sequence[str]) -> str:
    return terms.listed(say, [terms.goal(book, say, goal) for goal in goals])


def track(book: Book, say: Say, item: str) -> str:
    """Return the use of power or popularity, and the space that brings a star."""
    return say(f"scythe-counter-{item}", need=book.goals[item].need)


def counter(say: Say, view: Any, seat: Seat, item: str) -> str:
    """Return what a counter counts; for popularity also the value of the next rates."""
    lines = [track(view.book, say, item) if item in view.book.goals else say(f"scythe-counter-{item}")]
    if item == "popularity":
        rates = scoring.tier(view, seat)
        lines.append(
            say("scythe-tip-tier", star=rates.star, territory=rates.territory, pair=rates.resource_pair)
        )
        missing, worth = scoring.next_tier(view, seat)
        if missing:
            lines.append(say("scythe-tip-next-tier", missing=missing, worth=worth))
    return "\n".join(lines)


def ability(book: Book, say: Say, faction_id: str, name: str, open_: bool, crowded: bool) -> str:
    """Return an ability and whether it holds."""
    text = terms.ability_text(say, ability_of(book, faction_id, name, crowded))
    part = say("scythe-tip-part", part=terms.ability(say, name), words=text)
    return part if open_ else "\n".join((part, say("scythe-tip-mech")))


def section(say: Say, view: Any, seat: Seat, record: Section, look: Look) -> str:
    """Return the two actions of a section with what they cost and give now."""
    lines = [top(say, view, seat, record.top), bottom(say, view, seat, record)]
    return "\n".join((say("scythe-tip-barred"), *lines) if look == "barred" else lines)


def top(say: Say, view: Any, seat: Seat, action: str) -> str:
    """Return the present cost and gains of a top-row action."""
    record = view.book.top[action]
    lines = [alternatives(say, view, seat, action, *(option.gain for option in record.option))]
    if action == "produce" and any(top_cost(view, seat, record).values()):
        lines.append(say("scythe-tip-workers-cost"))
    if f"{record.structure}.{seat}" in view.buildings:
        lines.append(structure(view.book, say, record.structure))
    return "\n".join(lines)


def alternatives(say: Say, view: Any, seat: Seat, action: str, *gains: str) -> str:
    """Return the cost of a top-row action, and a choice of its gains."""
    record, upgrades = view.book.top[action], view.players[seat].upgrades
    found = {option.gain: amount(upgrades, option) for option in record.option}
    text = terms.either(say, [say(f"scythe-gives-{gain}", amount=found[gain]) for gain in gains])
    if cost := {item: n for item, n in top_cost(view, seat, record).items() if n}:
        text = say("scythe-tip-pay", cost=terms.amounts(say, cost), words=text)
    return say("scythe-tip-part", part=terms.action(say, action), words=text)


def supply(say: Say, view: Any, seat: Seat, action: str, kind: str) -> str:
    """Return the gain from a click on a resource of an action."""
    option = next(o for o in view.book.top[action].option if o.gain == "resources")
    things = terms.amount(say, kind, amount(view.players[seat].upgrades, option))
    return say("scythe-tip-supply", action=terms.action(say, action), things=things)


def bottom(say: Say, view: Any, seat: Seat, record: Section) -> str:
    """Return the present cost and gains of a bottom-row action."""
    cost = terms.amounts(say, bottom_cost(view, seat, record)) or say("scythe-free")
    text = say(f"scythe-does-{record.bottom}")
    lines = [
        say(
            "scythe-tip-part",
            part=terms.action(say, record.bottom),
            words=say("scythe-tip-pay", cost=cost, words=text),
        )
    ]
    if record.coins:
        lines.append(say("scythe-tip-coins", things=terms.amount(say, "coins", record.coins)))
    lines.append(recruit(view.book, say, record.bottom))
    return "\n".join(lines)


def recruit(book: Book, say: Say, action: str) -> str:
    """Return the ongoing bonus below a recruit."""
    record = book.bottom[action]
    things = terms.amount(say, record.bonus, record.amount)
    return say("scythe-tip-recruit", action=terms.action(say, action), things=things)


def cube(book: Book, say: Say, box: str, action: str) -> str:
    """Return what moving a technology cube improves."""
    option = next(o for o in book.top[action].option if o.cube == box)
    return say(
        "scythe-tip-cube", action=terms.action(say, action), was=option.base, now=option.upgraded,
        item=terms.token(option.gain),
    )  # fmt: skip


def structure(book: Book, say: Say, name: str) -> str:
    """Return a structure's effect."""
    gain = next(top.structure_gain for top in book.top.values() if top.structure == name)
    does = say(f"scythe-does-{name}", things=terms.amounts(say, gain))
    return say("scythe-tip-part", part=terms.structure(say, name), words=does)


def factory(book: Book, say: Say, card: str, look: Look) -> str:
    """Return the Factory card as fifth section."""
    name = say("scythe-tip-factory-card", card=terms.card(book, say, card))
    return "\n".join((name, say("scythe-tip-barred"))) if look == "barred" else name


def chosen_top(say: Say, view: Any) -> str:
    """Return the cost and gains of the chosen section's top-row action, or of the Factory card."""
    player = view.players[view.active]
    record = next((s for s in view.book.mats[player.mat].section if s.id == player.section), None)
    if record is None:
        card = view.book.factory[player.factory]
        return say("scythe-option-deal", cost=factory_cost(card), gains=factory_gain(say, card))
    return top(say, view, view.active, record.top)


def chosen_bottom(say: Say, view: Any) -> str:
    """Return the cost and gains of the chosen section's bottom-row action."""
    player = view.players[view.active]
    record = next((s for s in view.book.mats[player.mat].section if s.id == player.section), None)
    if record is None:
        move = view.book.factory_move
        return say("scythe-factory-move", spaces=move.spaces, speed=view.options["factory_speed"])
    return bottom(say, view, view.active, record)
