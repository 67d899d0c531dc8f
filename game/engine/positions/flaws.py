"""Flaws of a position, with the path of the field at fault."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

Path = tuple[str | int, ...]
"""The path of a field: ("players", 0, "silver")."""


class Flaw(AssertionError):
    """A position is impossible in its title. The message gives the reason, `path` the field at fault.

    An empty path means that no single field is at fault. `value` is the id at fault, somewhere below the
    path.
    """

    def __init__(self, words: str, *path: str | int, value: str = "") -> None:
        super().__init__(words)
        self.path: Path = path
        self.value = value

    def __str__(self) -> str:
        where = ".".join(map(str, self.path))
        return f"{where}: {self.args[0]}" if where else str(self.args[0])


def demand(holds: bool, words: str, *path: str | int) -> None:
    """Raise Flaw at a field unless `holds`."""
    if not holds:
        raise Flaw(words, *path)


def demand_each_once(what: str, found: Iterable[str], *path: str | int) -> None:
    """Raise Flaw at a field if an id occurs twice."""
    seen: set[str] = set()
    for one in found:
        if one in seen:
            raise Flaw(f"{what} {one} is there twice", *path, value=one)
        seen.add(one)


def demand_none(odd: Iterable[str], words: str, *path: str | int) -> None:
    """Raise Flaw at a field if there is anything odd; the message names the first odd thing."""
    for one in odd:
        raise Flaw(f"{one} {words}", *path, value=one)


def demand_in_order(stack: Sequence[object], order: Sequence[type]) -> None:
    """Raise Flaw unless the pending steps of a sequence are its last ones, in order and once each.

    order: the classes of the steps, beginning with the one that happens first
    """
    found = [(number, type(step)) for number, step in enumerate(stack) if type(step) in order]
    expected = [*order[::-1], None][: len(found)]
    for (number, kind), other in zip(found, expected, strict=False):
        if kind is not other:
            words = f"{_name(other)} has to come before it" if other else "is pending twice"
            raise Flaw(words, "stack", number)


def demand_single(stack: Sequence[object], *kinds: type) -> None:
    """Raise Flaw if two steps of one of these classes are pending."""
    for kind in kinds:
        for number in [number for number, step in enumerate(stack) if isinstance(step, kind)][1:]:
            raise Flaw("is pending twice", "stack", number)


def _name(kind: type) -> str:
    """Return the name of a step class in files."""
    config = getattr(kind, "__struct_config__", None)
    return str(getattr(config, "tag", kind.__name__))
