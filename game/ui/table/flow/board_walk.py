"""Walks over the board without a pointer: from place to place, or to the next one of interest."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Mapping, Sequence

from game.engine.model import Ref
from game.presentation.odds import Mark
from game.presentation.rich_text import joined
from game.presentation.table_in_words import TableInWords
from game.presentation.title_words import Item, Place, tip_text
from game.ui.table.api import Thing
from game.ui.table.view.table_view import TableView
from game.ui.window.commands import Command, Do, Move

CONE = 0.5
"""The least cosine of the angle between the direction and the way to a place."""


class BoardWalk:
    """Announces each place: its name, what is there, what can be done there, and the places beside it.

    words   returns the viewer's table in words
    touch   picks up or chooses what is at a place
    """

    def __init__(
        self, view: TableView, words: Callable[[], TableInWords], touch: Callable[[Ref], None]
    ) -> None:
        self._view, self._model, self._words, self._touch = view, view.model, words, touch
        self.is_on = False
        self.at: Ref | None = None
        self._kind = ""
        """The name of the kind that was chosen."""
        self._heading = ""
        """The kind and the number of its places, read before the first of them."""
        self._known_signs: tuple[object, Mapping[Ref, Ref]] | None = None
        """The position and the held thing of the last call of `_signs`, and its result."""

    def switch(self) -> None:
        """Begin at the viewer's first piece, or end."""
        self.is_on = not self.is_on
        if not self.is_on:
            self._leave()
            return
        if self.at not in self._words().places:
            self.at = next(iter([*self._own(), *self._words().places]), None)
        self.announce()

    def command(self, command: Command) -> bool:
        """React to a key while walking; return whether it was used."""
        if not self.is_on:
            return False
        match command:
            case Move(dx, dy):
                self._step(dx, dy)
            case Do("next_focus"):
                self._next(1)
            case Do("previous_focus"):
                self._next(-1)
            case Do("page_down"):
                self._next_kind(1)
            case Do("page_up"):
                self._next_kind(-1)
            case Do("confirm") if self.at is not None:
                self._touch(self._thing_at(self.at))
            case Do("cancel"):
                self.end()
            case _:
                return False
        return True

    def end(self) -> None:
        """End the walk, if somebody walks."""
        if self.is_on:
            self.is_on = False
            self._leave()

    def _leave(self) -> None:
        self._view.notices.marked = frozenset()
        self._view.ui.voice.say(self._view.ui.say("access-walk-ends"))

    # ---- where to
    def _step(self, dx: int, dy: int) -> None:
        """Go to the nearest place in a direction: one beside a hexagon, elsewhere any."""
        words = self._words()
        if self.at is None:
            return
        if self.at not in words.places:
            self._next(1 if dx + dy > 0 else -1)
            return
        here = words.places[self.at]
        near = words.beside(self.at) or [ref for ref in words.places if ref != self.at]
        ahead = [ref for ref in near if _along(here, words.places[ref], dx, dy) >= CONE]
        if ahead:
            self.at = min(ahead, key=lambda ref: _cost(here, words.places[ref], dx, dy))
        self.announce()

    def _next(self, by: int) -> None:
        """Go to the next place of the kind that was chosen."""
        kinds = self.kinds()
        stops = dict(kinds).get(self._kind, kinds[0][1])
        if stops:
            here = stops.index(self.at) + by if self.at in stops else 0
            self.at = stops[here % len(stops)]
            self.announce()

    def _next_kind(self, by: int) -> None:
        """Choose another kind of places, announce it, and go to the first of them."""
        kinds = self.kinds()
        names = [name for name, _ in kinds]
        now = names.index(self._kind) if self._kind in names else 0
        name, places = kinds[(now + by) % len(kinds)]
        self._kind = name
        if places:
            self.at = places[0]
        self.announce(self._view.ui.say("access-walk-kind", kind=name, count=len(places)))

    def kinds(self) -> Sequence[tuple[str, Sequence[Ref]]]:
        """Return the kinds of places in words, with their places: where odds are shown, where something can
        be done, where the viewer's pieces are, and where things of one name are, such as encounters. The
        things before the viewer, those beside the board, and the cards of each other player are kinds of
        their own.
        """
        words, say, drag = self._words(), self._view.ui.say, self._view.drag
        active = [ref for ref in words.places if drag.reacts(ref) or drag.reacts(self._thing_at(ref))]
        named: dict[str, list[Item]] = {}
        for place, items in words.on_board().items():
            for item in items if place is not None else ():
                named.setdefault(words.short(item), []).append(item)
        stops = {name: self._stops(items) for name, items in named.items()}
        often = [(name, refs) for name, refs in stops.items() if len(refs) > 1]
        beside, people = words.on_board().get(None, ()), self._model.context.people
        others = [
            (say("access-walk-others", name=people[seat].name), self._distinct([*cards.values()]))
            for seat, cards in words.cards_of_others.items()
        ]
        odds = self._view.notices.marks
        marked = [] if odds is None else [(words.plain(odds.name), [mark.place for mark in odds.marks])]
        found = [
            *marked,
            (say("access-walk-targets"), active),
            (say("access-walk-own"), self._own()),
            (say("access-walk-mat"), self._distinct(words.own())),
            (say("access-walk-beside"), self._distinct(beside)),
            *others,
            *often,
        ]
        return [(name, stops) for name, stops in found if stops] or found[:1]

    def _stops(self, items: Sequence[Item]) -> list[Ref]:
        """Return the places of things of one name; the things themselves where more is to be read of each."""
        if len({self._words().name(item) for item in items}) > 1:
            return [item.ref for item in items]
        return list(dict.fromkeys(item.place for item in items if item.place is not None))

    def _distinct(self, items: Sequence[Item]) -> list[Ref]:
        """Return the things that read differently."""
        alike: dict[str, Ref] = {}
        for item in items:
            alike.setdefault(tip_text(item.tip), item.ref)
        return [*alike.values()]

    def _own(self) -> list[Ref]:
        """Return the places with the viewer's pieces."""
        words = self._words()
        own = self._model.table.words.own(self._model.context)
        places = (words.items[ref].place for ref in own if ref in words.items)
        return list(dict.fromkeys(place for place in places if place is not None and place in words.places))

    def _thing_at(self, place: Ref) -> Ref:
        """Return what Enter is meant for: the place, or what lies there and can be picked up."""
        drag = self._view.drag
        if drag.reacts(place):
            return place
        things = [item.ref for item in self._words().on_board().get(place, ())]
        return next((ref for ref in things if drag.reacts(ref)), self._signs().get(place, place))

    def _signs(self) -> Mapping[Ref, Ref]:
        """Return what can be chosen and has no words of its own, such as the light over spaces that can be
        reached, by the place under it.
        """
        model, drag, words = self._model, self._view.drag, self._words()
        key = model.context, drag.held
        if self._known_signs is None or self._known_signs[0] != key:
            places = {model.where(spot).center: spot.ref for spot in model.spots}
            signs = [thing for thing in model.things if thing.on_board and thing.ref not in words.items]
            found = {
                places.get(model.where(sign).center): sign.ref for sign in signs if drag.reacts(sign.ref)
            }
            self._known_signs = key, {place: ref for place, ref in found.items() if place is not None}
        return self._known_signs[1]

    # ---- what is said
    def announce(self, heading: str = "") -> None:
        """Read the place after a heading, mark it, and give it the focus if something can be done there."""
        view, self._heading = self._view, heading
        if self.at is None or not self._is_there(self.at):
            return
        view.ui.voice.say_all(self.spoken())  # heard only where the focus was there before
        view.notices.marked = frozenset({self.at})
        laid, target = self._model.by_ref, view.widgets.hit_targets.get(self._thing_at(self.at))
        if self.at in laid:
            view.board.reveal(laid[self.at])
        if target is not None and target.focusable:
            view.form.set_focus(target)

    def spoken(self) -> Sequence[str]:
        """Return the place in one line while walking, which has a screen reader's focus."""
        return (
            ["\n".join(filter(None, (self._heading, *self.lines(self.at))))]
            if self.is_on and self.at is not None and self._is_there(self.at)
            else ()
        )

    def _is_there(self, ref: Ref) -> bool:
        """Return whether a place or a thing is still on the table."""
        return self._words().thing(ref) is not None

    def lines(self, ref: Ref) -> list[str]:
        """Return a place or a thing in words: name and description, what is there, what Enter does, its
        neighbours.
        """
        words, say, what = self._words(), self._view.ui.say, self._words().thing(ref)
        if what is None:
            return []
        first, *more = words.plain(tip_text(what.tip)).split("\n")
        found = [self._named(ref, first), *more]
        where = words.lying.get(ref) if ref in words.items else None
        if where and where not in found[0]:
            found.append(where)
        things = [words.short(item) for item in words.on_board().get(ref, ())]
        things = [thing for thing in things if not is_said(thing, found)]
        if things:
            found.append(words.counted(things))
        found += [words.plain(mark.words) for mark in self._marks() if mark.place == ref]
        if does := self._enter_does(self._thing_at(ref)):
            found.append(say("access-walk-active", what=does))
        if near := words.around(ref):
            found.append(say("text-near", places=words.counted(near)))
        return found

    def _marks(self) -> Sequence[Mark]:
        """Return what odds show on the board."""
        marks = self._view.notices.marks
        return () if marks is None else marks.marks

    def _enter_does(self, ref: Ref) -> str:
        """Return what Enter does with a thing or a place; "" if nothing."""
        view, say = self._view, self._view.ui.say
        held = view.drag.held
        if not view.drag.reacts(ref):
            return ""
        if held is None:
            return self._picks(ref)
        if ref == held:
            return say("access-walk-puts-back", what=self._name(ref))
        if ref not in view.drag.targets:
            return self._picks(ref)
        brings, _, _ = self._words().plain(view.wording.outcome(held, ref)).partition("\n")
        drops = say("access-walk-drops", what=self._name(held))
        return say("access-value", name=drops, value=brings) if brings else drops

    def _picks(self, ref: Ref) -> str:
        """Return what Enter does with a thing or a place while nothing is held."""
        view, at_hand, say = self._view, self._model.at_hand, self._view.ui.say
        thing = self._model.by_ref.get(ref)
        if isinstance(thing, Thing) and thing.then:
            return self._name(ref)
        only = view.drag.done_by_click(ref)
        if at_hand.targets(ref) and only is None:
            return say("access-walk-picks-up", what=self._name(ref))
        options = at_hand.by_click(ref) if only is None else [only]
        labels = dict.fromkeys(view.wording.label(option.action) for option in options)
        choices = self._words().plain(joined(say, [*labels], "names-more"))
        return choices if len(labels) == 1 else say("access-walk-chooses", choices=choices)

    def _name(self, ref: Ref) -> str:
        """Return what a thing is called."""
        words, what = self._words(), self._words().thing(ref)
        own = self._model.table.words.stop_name(self._model.context, ref).partition("\n")[0]
        short = words.short(what) if what is not None else self._view.wording.name(ref)
        return words.plain(own or short)

    def _named(self, ref: Ref, first: str) -> str:
        """Return the name of a place or a thing with what else the first line of its tip says."""
        words, model = self._words(), self._model
        if own := model.table.words.stop_name(model.context, ref).partition("\n")[0]:
            return words.plain(own)
        if ref not in words.places:
            return words.names.get(ref, first)
        name = words.names[ref]
        rest = first.removeprefix(words.short_names[ref])
        return name + rest if rest != first else name


def is_said(thing: str, lines: Sequence[str]) -> bool:
    """Return whether a description has named a thing, such as "2 metal" in "Here: 1 oil and 2 metal"."""
    return any(re.search(rf"(?<!\w){re.escape(thing)}(?!\w)", line) for line in lines[1:])


def _along(here: Place, there: Place, dx: int, dy: int) -> float:
    """Return the cosine of the angle between a direction and the way from one place to another."""
    x, y = there.middle[0] - here.middle[0], there.middle[1] - here.middle[1]
    return (x * dx + y * dy) / max(1.0, math.hypot(x, y))


def _cost(here: Place, there: Place, dx: int, dy: int) -> float:
    """Return the distance, more for a place that is less straight ahead."""
    return math.dist(here.middle, there.middle) / max(0.01, _along(here, there, dx, dy)) ** 2
