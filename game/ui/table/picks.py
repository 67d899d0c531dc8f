"""What a hand can do now: which things can be picked, where they can be dropped, what remains a button."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

from game.engine import flow
from game.engine.model import Action, Choice, Option, Reason, Ref


class Picks:
    """A seat's candidates, sorted for a hand. `known`: refs that lie on the table; `acts`: those of things
    that do an action when they are clicked (several may begin with the same one); `travellers`: things that
    no option names and that can be picked.

    An option of which a ref does not lie there becomes a button, so that nothing is ever out of reach.
    """

    def __init__(
        self,
        choices: Iterable[Choice],
        known: Collection[Ref],
        acts: Mapping[Action, Sequence[Ref]] | None = None,
        travellers: Iterable[Ref] = (),
    ) -> None:
        self._travellers = [ref for ref in travellers if ref in known]
        self.legal: list[Option] = []
        self.buttons: list[Choice] = []
        self._by_hand: list[Choice] = []
        for choice in choices:
            option = choice.option
            refs = [r for r in (option.source, option.target) if r is not None]
            by_hand = bool(refs) and all(ref in known for ref in refs)
            signs = (acts or {}).get(option.action, ())
            for sign in signs:
                self._by_hand.append(Choice(Option(option.action, None, sign), choice.reason))
            if by_hand or not signs:
                (self._by_hand if by_hand else self.buttons).append(choice)
            if choice.reason is None:
                self.legal.append(option)
        self._of: dict[Ref, list[Choice]] = {}
        for choice in self._by_hand:
            self._of.setdefault(hit_target(choice.option), []).append(choice)

    def pickable(self) -> list[Ref]:
        """Things that can be picked up, or places that can be clicked, in the order of the candidates."""
        by_hand = (hit_target(c.option) for c in self._by_hand if c.reason is None)
        return list(dict.fromkeys([*by_hand, *self._travellers]))

    def targets(self, source: Ref) -> list[Ref]:
        """Where a picked thing can be dropped."""
        found = (c.option.target for c in self._legal_of(source) if c.option.source is not None)
        return list(dict.fromkeys(t for t in found if t is not None))

    def at_once(self, ref: Ref) -> list[Option]:
        """What a click alone does: a thing that goes nowhere, a place that nothing is brought to."""
        return [c.option for c in self._legal_of(ref) if c.option.source is None or c.option.target is None]

    def drops(self, source: Ref, target: Ref) -> list[Option]:
        """The options of one drop; more than one asks for a choice."""
        options = [c.option for c in self._legal_of(source)]
        return [o for o in options if o.source == source and o.target == target]

    def refusals(self, source: Ref, target: Ref | None = None) -> list[Reason]:
        """Why a thing cannot be picked up, or not be dropped there; empty where it can or none would try."""
        found = self._of.get(source, [])
        if target is not None:
            found = [c for c in found if c.option.target == target]
        return flow.refusals(found)

    def _legal_of(self, ref: Ref) -> list[Choice]:
        return [c for c in self._of.get(ref, []) if c.reason is None]


def hit_target(option: Option) -> Ref:
    """What a hand touches first for an option that is done by hand."""
    return option.source if option.source is not None else option.target or ""
