"""Instructions in the prompt for answering the question: the gesture, the things and the targets.

It is derived from the options, so that it cannot disagree with them; a title only names the kinds of its
          things.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from game.engine.model import Action, Fact, Ref
from game.presentation import rich_text
from game.presentation.title_words import Kind
from game.ui.table.model.table_model import TableModel

KINDS = 3
"""With this many kinds of things, they are not named: it is said that they are highlighted."""
SHORT = 16
"""Longest label, in letters, of a single button that is mentioned."""


class Instructions:
    """Formats how the question can be answered, and where the held thing can be dropped."""

    def __init__(self, model: TableModel) -> None:
        self._model = model

    def how(self) -> list[str]:
        """Return the gestures, in words that continue a sentence: with and without the button beside them,
        then without the names of places; [] if there are only buttons, or choices that no gesture with a
        named thing makes. A button with the name of one of the things is left out."""
        phrases = self._phrases()
        if not phrases or len(self._by_nameless_things()) > 1:
            return []
        brief = self._phrases(brief=True)
        if len(phrases) >= KINDS:
            phrases = brief = [self._say("table-how-any")]
        button = self._button()
        is_named = any(button in phrase for phrase in phrases)
        press = [self._say("table-how-press", button=button)] if button and not is_named else []
        said = (self._ways(parts) for parts in ([*phrases, *press], phrases, brief))
        return list(dict.fromkeys(said))

    def _ways(self, parts: Sequence[str]) -> str:
        """Return several gestures; by keys there is an "or" before each, as each has commas of its own."""
        between = "table-comma" if self._model.ui.by_mouse else "table-how-or"
        return rich_text.joined(self._say, parts, "table-how-or", between)

    def held(self, held: Ref) -> list[str]:
        """Return where the held thing can be dropped and how it is put back, with and without the names of
        places. If there is one place only, it is named what happens there."""
        lit, only = self._say("table-how-lit"), self._model.at_hand.only(held)
        message, what = "table-held", ""
        if only is not None:
            message = "table-held-only"
            what = self._model.table.words.label(self._model.context, only.action).words
        places = dict.fromkeys((self.places(held), lit))
        return [self._say(message, what=what, where=where) for where in places]

    def places(self, held: Ref) -> str:
        """Return where the held thing can be dropped, by name if there are few places."""
        names = self._names(self._model.at_hand.targets(held))
        return self._either(names) if 0 < len(names) < KINDS else self._say("table-how-lit")

    def _phrases(self, *, brief: bool = False) -> list[str]:
        """Return each gesture with its things. Things dragged to the same kinds of places are joined,
        unless a click on such a place does the same; clicked things come last. `brief`: several kinds of
        places are not named: they are highlighted."""
        at_hand = self._model.at_hand
        dragged = {ref: at_hand.near(ref) for ref in at_hand.pickable() if self._needs_drag(ref)}
        rest = [ref for ref in at_hand.pickable() if ref not in dragged]
        clicked = [ref for ref in rest if at_hand.near(ref) or at_hand.by_click(ref)]
        far = [ref for ref in rest if ref not in clicked]
        reached = {kind.id for kind in self._kinds(clicked)}
        phrases = [
            self._drag([*refs, *far], places, brief=brief)  # routes end at the same kinds of places
            for refs, places in self._alike(dragged)
            if not reached.issuperset(kind.id for kind in self._kinds(places))
        ]
        if far and not dragged:
            places = [place for ref in far for place in at_hand.targets(ref)]
            phrases.append(self._drag(far, places, brief=brief))
        phrases.append(self._phrase("table-how-click", clicked))
        return [phrase for phrase in phrases if phrase]

    def _alike(self, dragged: Mapping[Ref, Sequence[Ref]]) -> list[tuple[list[Ref], list[Ref]]]:
        """Group things by kind, and join the kinds that reach the same kinds of places."""
        reach: dict[str, tuple[list[Ref], list[Ref]]] = {}
        for ref, near in dragged.items():
            for kind in self._kinds([ref]):
                refs, places = reach.setdefault(kind.id, ([], []))
                refs.append(ref)
                places.extend(near)
        found: dict[frozenset[str], tuple[list[Ref], list[Ref]]] = {}
        for refs, places in reach.values():
            all_refs, all_places = found.setdefault(
                frozenset(kind.id for kind in self._kinds(places)), ([], [])
            )
            all_refs.extend(refs)
            all_places.extend(places)
        return list(found.values())

    def _needs_drag(self, ref: Ref) -> bool:
        """Return whether a thing has to be dragged to a place with a name: not if a click is enough and a
        drag would lead only to the seat's own place."""
        near = self._model.at_hand.near(ref)
        own = len(near) == 1 and not self._model.by_ref[near[0]].on_board
        return not own and near != [ref] and bool(self._kinds(near))

    def _drag(self, refs: Sequence[Ref], places: Sequence[Ref], *, brief: bool) -> str:
        names = self._names(places)
        where = self._say("table-how-another") if names == self._names(refs) else self._either(names)
        if brief and len(names) > 1:
            where = self._say("table-how-lit")
        return self._phrase("table-how-drag", refs, where=where)

    def _phrase(self, message: str, refs: Iterable[Ref], **facts: Fact) -> str:
        """Return a gesture with its things; "" if they have no name."""
        names = self._names(refs)
        if not names:
            return ""
        what = self._either(names) if len(names) <= KINDS else self._say("table-how-piece")
        return self._say(message, what=what, **facts)

    def _button(self) -> str:
        """Return the label of the only button, of the prompt or a scene, if it is short."""
        legal = [choice.option for choice in self._model.at_hand.buttons if choice.reason is None]
        buttons = [option.action for option in legal if not option.not_for_bots]
        buttons += self._by_nameless_things()
        if len(buttons) != 1:
            return ""
        words = self._model.table.words.label(self._model.context, buttons[0]).words
        return words if len(words) <= SHORT else ""

    def _by_nameless_things(self) -> list[Action]:
        """Return the actions of things without a name, as the tiles of a scene, that no other thing makes."""
        at_hand = self._model.at_hand
        named = {ref: bool(self._kinds([ref])) for ref in at_hand.pickable()}
        actions: dict[bool, list[Action]] = {True: [], False: []}
        for ref, is_named in named.items():
            actions[is_named] += [action for way in at_hand.ways(ref) for action in way]
        return [action for action in dict.fromkeys(actions[False]) if action not in actions[True]]

    # ---- names
    def _names(self, refs: Iterable[Ref]) -> list[str]:
        """Return the kinds of things in words; a single thing of a kind by its own name."""
        found: dict[str, list[Kind]] = {}
        for kind in self._kinds(refs):
            found.setdefault(kind.id, []).append(kind)
        title, say = self._model.title, self._model.ui.say
        return [say(f"{title}-kind-{i}", count=len(of), name=of[0].name) for i, of in found.items()]

    def _kinds(self, refs: Iterable[Ref]) -> list[Kind]:
        table, context = self._model.table, self._model.context
        kinds = (table.words.kind(context, ref) for ref in dict.fromkeys(refs))
        return [kind for kind in kinds if kind is not None]

    def _either(self, names: Sequence[str]) -> str:
        return self._joined(names, "table-or")

    def _joined(self, parts: Sequence[str], last: str) -> str:
        """Return a list whose last part is joined by another message."""
        return rich_text.joined(self._say, parts, last, "table-comma")

    def _say(self, message: str, **facts: Fact) -> str:
        """Return a message that may differ for mouse and keys."""
        return self._model.ui.say(message, by="mouse" if self._model.ui.by_mouse else "keys", **facts)
