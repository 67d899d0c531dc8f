"""A seat's two mats in words, in reading order."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Any

from game.engine.model import UNKNOWN, Seat
from game.presentation.title_words import Context, Item, Tip
from game.titles.scythe.rules.content.ability_kinds import RepeatSection
from game.titles.scythe.rules.content.book import Book, Section
from game.titles.scythe.rules.state.abilities import crowded, has
from game.titles.scythe.rules.state.state import (
    Player,
    action_ref,
    cube_ref,
    mat_building_ref,
    mat_mech_ref,
    one_time_ref,
    recruit_ref,
    section_ref,
    supply_ref,
)
from game.titles.scythe.rules.turn.turn import FACTORY
from game.titles.scythe.words import mat_tips, quick, terms, tokens
from game.titles.scythe.words.mat_tips import Look

COUNTERS = ("power", "popularity", "coins", "combat_cards", *terms.RESOURCES)
"""The counters at the top of the faction mat, from left to right."""
FACTORY_ACTIONS = ("factory_top", "factory_move")
BEFORE = ("BeginTurn", "ChooseSection", "ChooseFaction", "ChooseMat", "Bid")
"""Steps at which the action token still stands on the section of the turn before."""


def ready(view: Any, seat: Seat) -> bool:
    """Return whether a seat has both its mats."""
    player = view.players[seat]
    return player.faction in view.book.factions and player.mat in view.book.mats


def look(view: Any, seat: Seat, section: str) -> Look:
    """Return whether a section was chosen in this turn, or is barred for the next one."""
    if view.players[seat].section != section:
        return "plain"
    acts = view.active == seat and bool(view.stack)
    if acts and not any(type(step).__name__ in BEFORE for step in view.stack):
        return "chosen"
    free = section != FACTORY and has(view, seat, RepeatSection)
    return "plain" if free else "barred"


def items(context: Context) -> Iterator[Item]:
    """Yield the items on the viewer's own mats; nothing until both are dealt."""
    if ready(context.view, context.seat):
        yield from _Mats(context).items()


def cards_of(context: Context, seat: Seat) -> list[Item]:
    """Return the faction of another seat with its abilities, and its Factory card."""
    view, say = context.view, context.say
    if not ready(view, seat):
        return []
    player: Player = view.players[seat]
    mats = _Mats(replace(context, seat=seat))
    head = partial(mat_tips.faction, view.book, say, player, crowded(view))
    found = [Item(f"plate:head.{seat}", head), *mats.abilities()]
    if player.factory and player.factory != UNKNOWN:
        tip = partial(mat_tips.factory, view.book, say, player.factory, "plain")
        found.append(Item(section_ref(seat, FACTORY), tip))
    return found


class _Mats:
    """The viewer's faction mat and player mat."""

    def __init__(self, context: Context) -> None:
        self.context, self.say = context, context.say
        self.view, self.seat = context.view, context.seat
        self.book: Book = context.view.book
        self.player: Player = self.view.players[self.seat]

    def items(self) -> Iterator[Item]:
        """Yield the faction mat from top to bottom, then the player mat section by section."""
        yield from self._head()
        yield from self.abilities()
        yield from tokens.left(self.context)
        for gain, amount in self.book.one_time.items():
            things = terms.amount(self.say, gain, amount)
            yield Item(one_time_ref(self.seat, gain), self.say("scythe-tip-one-time", things=things))
        for action, _ in self.player.recruits:
            yield self._recruit(action)
        for section in self.book.mats[self.player.mat].section:
            yield from self._section(section)
        if self.player.factory:
            yield from self._factory(self.player.factory)
        else:
            yield Item(f"plate:factory.{self.seat}", self.say("scythe-tip-factory-place"))
        yield Item(f"action_token:{self.seat}", partial(self.say, "scythe-tip-token"))

    def _head(self) -> Iterator[Item]:
        """Yield the head of the faction mat, the stars and the counters."""
        say, view, seat = self.say, self.view, self.seat
        many = crowded(view)
        yield Item(f"plate:head.{seat}", partial(mat_tips.faction, self.book, say, self.player, many))
        yield Item(f"plate:stars.{seat}", partial(mat_tips.stars, say, view, seat))
        for item in COUNTERS:
            yield Item(f"plate:{item}.{seat}", partial(mat_tips.counter, say, view, seat, item))

    def abilities(self) -> Iterator[Item]:
        """Yield the abilities, each with the mech that still covers it."""
        faction, many = self.book.factions[self.player.faction], crowded(self.view)
        lines = [(faction.ability_id, True), *((m.id, m.id in self.player.mechs) for m in faction.mech)]
        for name, is_open in lines:
            tip = partial(mat_tips.ability, self.book, self.say, faction.id, name, is_open, many)
            yield Item(f"ability:{self.seat}.{name}", tip)
            if not is_open:
                yield Item(mat_mech_ref(self.seat, name), tip)

    def _recruit(self, action: str) -> Item:
        tip = partial(mat_tips.recruit, self.book, self.say, action)
        return Item(recruit_ref(self.seat, action), tip)

    def _section(self, section: Section) -> Iterator[Item]:
        """Yield a section, its top-row action, its bottom-row action."""
        say, view, seat = self.say, self.view, self.seat
        tip = partial(mat_tips.section, say, view, seat, section, look(view, seat, section.id))
        yield Item(section_ref(seat, section.id), tip)
        yield from self._top(section.top)
        yield from self._bottom(section)

    def _top(self, action: str) -> Iterator[Item]:
        """Yield a top-row action, the gains to choose from, its structure, its technology cubes."""
        say, view, seat, record = self.say, self.view, self.seat, self.book.top[action]
        yield Item(action_ref(seat, action), partial(mat_tips.top, say, view, seat, action))
        gains = quick.alternatives(view, seat, action)
        for gain in gains:
            tip: Tip = partial(mat_tips.alternatives, say, view, seat, action, gain)
            yield Item(f"alternative:{seat}.{action}.{gain}", tip)
        if any(option.gain == "resources" for option in record.option):
            yield from self._supply(action)
        if f"{record.structure}.{seat}" not in view.buildings:
            tip = partial(mat_tips.structure, self.book, say, record.structure)
            yield Item(mat_building_ref(seat, record.structure), tip)
        moved = dict(self.player.upgrades)
        for option in record.option:
            if option.cube and option.cube not in moved:
                tip = partial(mat_tips.cube, self.book, say, option.cube, action)
                yield Item(cube_ref(seat, option.cube), tip)

    def _supply(self, action: str) -> Iterator[Item]:
        """Yield the resources of which the action gives some."""
        for kind in terms.RESOURCES:
            tip = partial(mat_tips.supply, self.say, self.view, self.seat, action, kind)
            yield Item(supply_ref(self.seat, kind), tip)

    def _bottom(self, section: Section) -> Iterator[Item]:
        """Yield a bottom-row action, the cubes that were moved to it, its recruit."""
        say, action = self.say, section.bottom
        tip = partial(mat_tips.bottom, say, self.view, self.seat, section)
        yield Item(action_ref(self.seat, action), tip)
        for box, below in self.player.upgrades:
            if below == action:
                moved = say("scythe-tip-cube-moved", action=terms.action(say, action))
                yield Item(cube_ref(self.seat, box), moved)
        if all(enlisted != action for enlisted, _ in self.player.recruits):
            yield self._recruit(action)

    def _factory(self, card: str) -> Iterator[Item]:
        """Yield the Factory card as fifth section with its two actions."""
        chosen = look(self.view, self.seat, FACTORY)
        tip = partial(mat_tips.factory, self.book, self.say, card, chosen)
        for ref in (section_ref(self.seat, FACTORY), *(action_ref(self.seat, a) for a in FACTORY_ACTIONS)):
            yield Item(ref, tip)
