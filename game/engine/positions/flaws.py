"""Flaws of a position, with the path of the field at fault."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.errors import Fact, Phrase, Say

Path = tuple[str | int, ...]
"""The path of a field: ("players", 0, "silver")."""


class Flaw(AssertionError, Phrase):
    """A position is impossible in its title. The message gives the reason, `path` the field at fault.

    An empty path means that no single field is at fault. The fact `id`, if given, is the id at fault,
    somewhere below the path.
    """

    __str__ = Phrase.__str__

    def __init__(self, code: str, /, *path: str | int, **facts: Fact) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts
        self.path: Path = path

    @property
    def reason(self) -> Phrase:
        """The message without the path."""
        return Phrase(self.code, **self.facts)

    @property
    def id(self) -> str:
        """The id at fault; "" if none is."""
        return str(self.facts.get("id", ""))

    def below(self, *path: str | int) -> Flaw:
        """Return the same flaw in a part of a position that is at this path."""
        return Flaw(self.code, *path, *self.path, **self.facts)

    def text(self, say: Say) -> str:
        """Return the reason in the language of `say`, preceded by the path."""
        where = ".".join(map(str, self.path))
        return f"{where}: {super().text(say)}" if where else super().text(say)


def require(holds: bool, code: str, /, *path: str | int, **facts: Fact) -> None:
    """Raise Flaw with a message and its facts at a field unless `holds`."""
    if not holds:
        raise Flaw(code, *path, **facts)


def require_unique(found: Iterable[str], code: str, /, *path: str | int, **facts: Fact) -> None:
    """Raise Flaw at a field if an id occurs twice; the message names it as $id."""
    seen: set[str] = set()
    for one in found:
        if one in seen:
            raise Flaw(code, *path, id=one, **facts)
        seen.add(one)


def require_none(odd: Iterable[str], code: str, /, *path: str | int, **facts: Fact) -> None:
    """Raise Flaw at a field if there is anything odd; the message names the first odd thing as $id."""
    for one in odd:
        raise Flaw(code, *path, id=one, **facts)


def require_in_order(stack: Sequence[object], order: Sequence[type]) -> None:
    """Raise Flaw unless the pending steps of a sequence are its last ones, in order and once each.

    order: the classes of the steps, beginning with the one that happens first
    """
    found = [(number, type(step)) for number, step in enumerate(stack) if type(step) in order]
    expected = [*order[::-1], None][: len(found)]
    for (number, kind), other in zip(found, expected, strict=False):
        if kind is not other:
            if other is None:
                raise Flaw("error-flaw-pending-twice", "stack", number)
            raise Flaw("error-flaw-step-order", "stack", number, step=_name(other))


def require_single(stack: Sequence[object], *kinds: type) -> None:
    """Raise Flaw if two steps of one of these classes are pending."""
    for kind in kinds:
        for number in [number for number, step in enumerate(stack) if isinstance(step, kind)][1:]:
            raise Flaw("error-flaw-pending-twice", "stack", number)


def _name(kind: type) -> str:
    """Return the name of a step class in files."""
    config = getattr(kind, "__struct_config__", None)
    return str(getattr(config, "tag", kind.__name__))
