"""Names of choices in a list, which must tell pieces and places apart without pointing at them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

from game.engine.model import Action, Choice, Option
from game.presentation.directions import direction_of
from game.text.text_table import TextTable


class ChoiceNames:
    """The names of the viewer's choices in one position, including refused ones.

    Choices with the same name are distinguished by their sources and targets. Cards in hand with the same
    name are alike, as are dice that lead to the same place: only the first of them is offered.
    """

    def __init__(self, table: TextTable) -> None:
        self._table, self._choices = table, table.game.choices()

    @cached_property
    def named(self) -> Sequence[tuple[str, Choice]]:
        """The choices that are offered, each with its name."""
        words_of = {id(choice): words for words, found in self._alike.items() for choice in found.values()}
        return [
            (self._distinguished(words, choice.option, [*self._alike[words].values()]), choice)
            for choice in self._choices
            if (words := words_of.get(id(choice))) is not None
        ]

    @cached_property
    def offered(self) -> Mapping[Action, Action]:
        """The action that is offered for each action: mostly itself, else the first with the same name."""
        kin_of = {choice.option.action: self._kin(choice) for choice in self._choices}
        return {act: self._alike[self._label(act)][kin].option.action for act, kin in kin_of.items()}

    @cached_property
    def _alike(self) -> dict[str, dict[object, Choice]]:
        """Return the first of the choices that have the same name and effect."""
        found: dict[str, dict[object, Choice]] = {}
        for choice in self._choices:
            found.setdefault(self._label(choice.option.action), {}).setdefault(self._kin(choice), choice)
        return found

    def _label(self, action: Action) -> str:
        """Return an action in words; a card's name alone is followed by the first line of its effect."""
        table = self._table
        label = table.words.label(table.context, action)
        words = table.plain(label.words)
        if label.tip and words in table.card_names:
            does = (line for line in table.plain(label.tip).split("\n") if not line.startswith(words))
            return table.say("text-with", what=words, place=next(does, ""))
        return words

    def _kin(self, choice: Choice) -> object:
        """Return what is equal for choices of the same words that are alike."""
        table, option = self._table, choice.option
        source = option.source or ""
        alike = table.held.get(source, "")
        if not alike and option.target in table.places and source not in table.lying:
            alike = table.names.get(source, "")
        refused = choice.reason.code if choice.reason is not None else ""
        return (alike, option.target, refused) if alike else option.action

    def _distinguished(self, words: str, option: Option, alike: Sequence[Choice]) -> str:
        """Return the name of a choice among those of the same words.

        A place without a name of its own is named by its direction. Else the name adds the first of these
        that no other choice has: the target, the source, where the source is; else its number among them.
        """
        say, names, lying = self._table.say, self._table.names, self._table.lying
        if option.target in self._table.nameless:
            return self._toward(words, option, alike)
        if len(alike) == 1:
            return words
        refs = [(choice.option.target or "", choice.option.source or "") for choice in alike]
        target, source = option.target or "", option.source or ""
        for own, others in (
            (names.get(target), [names.get(other) for other, _ in refs]),
            (names.get(source), [names.get(other) for _, other in refs]),
            (lying.get(source), [lying.get(other) for _, other in refs]),
        ):
            if own and others.count(own) == 1:
                return say("text-with", what=words, place=_beyond(words, own))
        number = [choice.option for choice in alike].index(option) + 1
        return say("text-place", name=words, id=say("text-nth", number=number, all=len(alike)))

    def _toward(self, words: str, option: Option, alike: Sequence[Choice]) -> str:
        """Return the name of a choice with its direction, and with its source where several lead there."""
        say, names = self._table.say, self._table.names
        there = self._there(words, option)
        used = {names.get(c.option.source or "", "") for c in alike if c.option.target == option.target}
        if len(used) < 2:
            return there
        return say("text-with", what=there, place=names.get(option.source or "", ""))

    def _there(self, words: str, option: Option) -> str:
        """Return the name of a choice with where its target is, seen from the source, else from the chooser's
        own piece.
        """
        table, target = self._table, option.target or ""
        begins = (option.source or "", *table.words.own(table.context))
        found = (table.items[ref] for ref in begins if ref in table.items)
        item = next((item for item in found if item.on_board), None)
        start = table.places.get(item.place) if item and item.place else None
        if start is None:
            return table.say("text-place", name=words, id=table.mark(target))
        way = table.say(f"text-way-{direction_of(start.middle, table.places[target].middle)}")
        return table.say("text-toward", what=words, way=way, id=table.mark(target))


def _beyond(words: str, name: str) -> str:
    """Return a name without the heading that a choice has named already.

    >>> _beyond("Complete the quest", "Quest: spend 1 wagon")
    'spend 1 wagon'
    """
    head, _, rest = name.partition(": ")
    return rest if rest and head.casefold() in words.casefold() else name
