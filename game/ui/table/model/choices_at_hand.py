"""The legal options sorted by how they are made: by dragging a thing, by clicking it, or with a button."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass

from game.engine import flow
from game.engine.model import Action, Choice, Option, Reason, Ref
from game.ui.table.api import Route, TableContext

FEW = 4
"""So many options of one thing are buttons as well."""


@dataclass(frozen=True)
class LeadingChoices:
    """The choices that a drag makes before its drop, and the options there are then.

    contexts  before each of the actions, and after all of them
    reasons   why these choices cannot be made
    asks      whether the person is asked something after them, before the drop can follow
    """

    actions: tuple[Action, ...]
    contexts: tuple[TableContext, ...]
    at_hand: ChoicesAtHand
    reasons: tuple[Reason, ...] = ()
    asks: bool = False

    @property
    def context(self) -> TableContext:
        """The table after these choices, when the drop follows."""
        return self.contexts[-1]


class ChoicesAtHand:
    """A seat's choices, sorted by the thing that is touched first for them.

    known        refs of what is on the table
    acts         refs of the things that make an action when they are clicked
    travellers   things that no option names but that can be picked up
    find_routes  returns where a thing can be moved in several actions; called once for each thing
    find_lead    returns what a drag of a thing that no choice names chooses first; called once for each thing

    An option with a ref that is not on the table becomes a button, so that every option can be reached. So do
    the few options of the only thing that can be used, which a click on it would ask about, and the click on
    a place that is all that can be done.
    """

    def __init__(
        self,
        choices: Iterable[Choice],
        known: Collection[Ref],
        acts: Mapping[Action, Sequence[Ref]] | None = None,
        travellers: Iterable[Ref] = (),
        find_routes: Callable[[Ref], Mapping[Ref, Route]] = lambda _: {},
        find_lead: Callable[[Ref], LeadingChoices | None] = lambda _: None,
    ) -> None:
        self._known, self._find_routes, self._find_lead = known, find_routes, find_lead
        self.legal: list[Option] = []
        self.buttons: list[Choice] = []
        self._of: dict[Ref, list[Choice]] = {}
        self._pickable: list[Ref] = []
        for choice in choices:
            self._sort(choice, (acts or {}).get(choice.option.action, ()))
        self._pickable = list(dict.fromkeys([*self._pickable, *(r for r in travellers if r in known)]))
        self._picked = frozenset(self._pickable)
        self._routes: dict[Ref, Mapping[Ref, Route]] = {}
        self._targets: dict[Ref, list[Ref]] = {}
        self._leads: dict[Ref, LeadingChoices | None] = {}
        self.buttons += self._of_the_only_thing()

    def _of_the_only_thing(self) -> list[Choice]:
        """Return the options among which a click on the only usable thing lets the person choose, or the only
        option."""
        if len(self.legal) == 1:
            only = self.legal[0]
            ref = only.source or only.target
            return [Choice(only)] if ref is not None and only in self.by_click(ref) else []
        options = self.by_click(self._pickable[0]) if len(self._pickable) == 1 else []
        return [Choice(option) for option in options] if 1 < len(options) <= FEW else []

    def _sort(self, choice: Choice, signs: Sequence[Ref]) -> None:
        """File a choice under the thing that is touched first for it, or among the buttons."""
        option = choice.option
        if choice.reason is None:
            self.legal.append(option)
        for sign in signs:
            self._by_hand(sign, Choice(Option(option.action, None, sign), choice.reason))
        refs = [ref for ref in (option.source, option.target) if ref is not None]
        if refs and all(ref in self._known for ref in refs):
            self._by_hand(refs[0], choice)
        elif not signs:
            self.buttons.append(choice)

    def _by_hand(self, ref: Ref, choice: Choice) -> None:
        self._of.setdefault(ref, []).append(choice)
        if choice.reason is None:
            self._pickable.append(ref)

    def pickable(self) -> Sequence[Ref]:
        """Return what can be picked up or clicked, in the order of the choices."""
        return self._pickable

    def lead(self, source: Ref) -> LeadingChoices | None:
        """Return the choices that a drag of a thing makes first; None if there are none."""
        if source in self._of or source in self._pickable:
            return None
        if source not in self._leads:
            self._leads[source] = self._find_lead(source)
        return self._leads[source]

    def can_pick(self, ref: Ref) -> bool:
        """Return whether something can be picked up or clicked."""
        return ref in self._picked

    def concerns(self, ref: Ref) -> bool:
        """Return whether any choice, legal or not, is made with a thing."""
        return ref in self._of or ref in self._picked or self.lead(ref) is not None

    @property
    def blocked(self) -> Collection[Ref]:
        """Things with which nothing can be done now, for a reason of the rules."""
        return [ref for ref in self._of if ref not in self._picked]

    def near(self, source: Ref) -> Sequence[Ref]:
        """Return where a thing can be dropped by a single action."""
        found = (o.target for o in self._legal_of(source) if o.source is not None)
        return list(dict.fromkeys(target for target in found if target is not None))

    def only(self, source: Ref) -> Option | None:
        """Return the only option of a thing, if that is one drop on one place; else None."""
        options = self._legal_of(source)
        if len(options) != 1 or self.lead(source) is not None or len(self.targets(source)) != 1:
            return None
        return options[0] if options[0].source is not None and options[0].target is not None else None

    def only_way(self, source: Ref) -> Route | None:
        """Return the way to the only place of a thing that no option names; None if it has another one."""
        ways = [way for way in self.routes(source).values() if way.actions]
        return ways[0] if len(ways) == 1 and source not in self._of and self.can_pick(source) else None

    def targets(self, source: Ref) -> Sequence[Ref]:
        """Return where a thing can be dropped, by one action or several."""
        if (lead := self.lead(source)) is not None:
            return lead.at_hand.targets(source)
        if source not in self._targets:
            ways = self.routes(source).items()
            far = [ref for ref, way in ways if way.actions and ref in self._known]
            self._targets[source] = list(dict.fromkeys([*self.near(source), *far]))
        return self._targets[source]

    def routes(self, source: Ref) -> Mapping[Ref, Route]:
        """Return where a thing can be moved in several actions, and what keeps it from other places."""
        if (lead := self.lead(source)) is not None:
            return lead.at_hand.routes(source)
        if source not in self._routes:
            self._routes[source] = self._find_routes(source) if self.can_pick(source) else {}
        return self._routes[source]

    def by_click(self, ref: Ref) -> list[Option]:
        """Return the options that a click makes: of a thing that goes nowhere, or of a place."""
        return [o for o in self._legal_of(ref) if o.source is None or o.target is None]

    def drops(self, source: Ref, target: Ref) -> list[Option]:
        """Return the options of one drop; if there are several, the person chooses."""
        if (lead := self.lead(source)) is not None:
            return lead.at_hand.drops(source, target)
        return [o for o in self._legal_of(source) if o.source == source and o.target == target]

    def ways(self, ref: Ref) -> list[Sequence[Action]]:
        """Return the actions of every click on a thing and of every drag of it."""
        made = [way.actions for way in self.routes(ref).values() if way.actions]
        return [*([option.action] for option in self._legal_of(ref)), *made]

    def refusals(self, source: Ref, target: Ref | None = None) -> list[Reason]:
        """Return why a thing cannot be picked up, or cannot be dropped on `target`; [] if it can, or if
        the rules give no reason."""
        if (lead := self.lead(source)) is not None:
            return list(lead.reasons) or lead.at_hand.refusals(source, target)
        found = self._of.get(source, [])
        if target is None:
            return flow.refusals(found)
        way = self.routes(source).get(target)
        near = flow.refusals([c for c in found if c.option.target == target])
        return near or ([way.reason] if way is not None and way.reason is not None else [])

    def refusing(self, source: Ref) -> set[Ref]:
        """Return the places that refuse a thing for reasons of their own."""
        if (lead := self.lead(source)) is not None:
            return lead.at_hand.refusing(source)
        return {c.option.target for c in self._of.get(source, []) if c.reason and c.option.target}

    def _legal_of(self, ref: Ref) -> list[Option]:
        return [c.option for c in self._of.get(ref, []) if c.reason is None]
