"""Agreements: fields of a position that everybody at the table agreed to set by hand.

A change is a short text that names a field as a position file does:

    players.0.coins+1            a number becomes greater or, with "-", smaller
    at.worker.0.1=r3c2           a word or a number is replaced; with nothing after "=" it goes
    players.0.stars+combat       a list gets a word or, with "-", loses it
    combat.4.02>players.0.hand   a card goes to another pile; the name of a pile stands for its top card

The result passes the checks of a position file, so that no agreement makes a position that cannot be.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec

from game.engine import codec, flow
from game.engine.content import fields
from game.engine.content.content_errors import in_plain_words
from game.engine.model import UNKNOWN, Action, Agreed, IllegalAction, Reason, Seat, State
from game.engine.positions import vetting
from game.engine.positions.flaws import Flaw, require
from game.engine.positions.position_sheet import Change, Place, Sheet, holds_cards
from game.engine.title import Title
from game.engine.zones import Zone
from game.errors import Phrase

GUESSES = (1, 2, 3)
"""The seeds of the guesses at what is hidden, on all of which the words of a refusal must be the same."""
VERB = "agreed"
"""The verb of the event of each change."""
_FORM = re.compile(r"([^\s,+=>-]+)(?:([+-])([^\s,+=>-]+)|(=)([^\s,+=>]*)|(>)([^\s,+=>]+))")


class BadAgreement(IllegalAction, Phrase):
    """Nobody can agree on this; the message says why. The position is unchanged."""

    __str__ = Phrase.__str__

    def __init__(self, problem: Phrase | Exception) -> None:
        super().__init__([Reason("not-now", "")])
        self.code = "error-agree"
        self.facts = {"problem": problem}


def parse(text: str) -> Change:
    """Return the change written as a text. Raises BadAgreement.

    >>> parse("players.0.coins+1")
    Change(left='players.0.coins', sign='+', right='1')
    """
    found = _FORM.fullmatch(text)
    if found is None:
        raise BadAgreement(Phrase("error-agree-form", text=text))
    left, *signs = (part for part in found.groups() if part is not None)
    return Change(left, *signs)


def play(title: Title, state: State, seat: Seat, action: Action) -> None:
    """Carry out a move, which may be an agreement. Raises IllegalAction; the state is then unchanged."""
    if isinstance(action, Agreed):
        carry_out(title, state, action.changes)
    else:
        flow.play(state, seat, action)


def check(title: Title, state: State, seat: Seat, changes: Iterable[str]) -> State:
    """Return the position after changes that a seat proposes, with every choice there tried out.

    Raises BadAgreement, also for something that the seat does not see. Its words come from what the seat
    sees: they are the same whatever is hidden.
    """
    written, view = [*changes], title.view(state, seat)
    _refuse_unseen(title, view, state, map(parse, written))
    try:
        return _tried_out(title, state, written)
    except BadAgreement:
        refusal = _refusal_seen(title, view, seat, written)
    raise refusal


def _refusal_seen(title: Title, view: State, seat: Seat, changes: Sequence[str]) -> BadAgreement:
    """Return what refuses the changes whatever is hidden from a seat; a general refusal if nothing does."""
    found = [_refusal(title, title.guess(view, seat, guess), changes) for guess in GUESSES]
    first, *others = (str(one) for one in found)
    general = BadAgreement(Phrase("error-agree-hidden"))
    return found[0] or general if all(other == first for other in others) else general


def _refusal(title: Title, state: State, changes: Sequence[str]) -> BadAgreement | None:
    try:
        _tried_out(title, state, changes)
    except BadAgreement as error:
        return error
    return None


def _tried_out(title: Title, state: State, changes: Iterable[str]) -> State:
    """Return the position after changes, with every choice there tried out. Raises BadAgreement."""
    after = state.copy()
    carry_out(title, after, changes)
    try:
        vetting.try_out(title, after)
    except Flaw as flaw:
        raise BadAgreement(flaw) from flaw
    return after


def carry_out(title: Title, state: State, changes: Iterable[str]) -> None:
    """Make changes in a position, and report them as events. Raises BadAgreement; then it is unchanged."""
    made = [parse(text) for text in changes]
    try:
        new, events = _changed(title, state, made)
    except Flaw as flaw:
        raise BadAgreement(flaw) from flaw
    except msgspec.MsgspecError as error:
        raise BadAgreement(in_plain_words(error)) from error
    except (AssertionError, *vetting.RULE_ERRORS) as error:  # the title cannot name what is wrong
        raise BadAgreement(Phrase("error-flaw-no-way-on")) from error
    for name in state.__struct_fields__:
        if name not in State.TRANSIENT:
            setattr(state, name, getattr(new, name))
    state.asked, state.memos = new.asked, None
    for facts, seen_by in events:
        state.emit(VERB, seen_by=seen_by, **facts)


_Told = tuple[dict[str, Any], frozenset[Seat] | None]
"""The facts of an event, and who sees it."""


def _changed(title: Title, state: State, changes: Sequence[Change]) -> tuple[State, list[_Told]]:
    """Return the position after changes, and what to report. Raises Flaw or MsgspecError."""
    require(bool(changes), "error-agree-none")
    require(bool(state.stack), "error-agree-over")
    sheet = Sheet(title, state)
    before = [sheet.make(change) for change in changes]
    for stray in fields.strays(sheet.own, title.state_type):
        raise Flaw("error-agree-field", *stray.path)
    sheet.rename(title.renamed(state, codec.decode_view(title, msgspec.json.encode(sheet.facts))))
    new = vetting.vetted(title, msgspec.json.encode(sheet.facts))
    require(new.stack == state.stack, "error-agree-question")
    require(codec.encode(new) != codec.encode(state), "error-agree-same")
    zones = [*title.zones(state)], [*title.zones(new)]
    return new, [told for facts in before for told in _told(facts, *zones, state.seats)]


def _told(
    facts: dict[str, Any], before: Sequence[Zone], after: Sequence[Zone], seats: int
) -> Iterator[_Told]:
    """Yield what the seats hear of a change: which card it was only those who see it before or after."""
    thing = facts.get("thing")
    seen_by = [zone.seen_by for zone in (*before, *after) if thing is not None and thing in zone.ids]
    if None in seen_by or not seen_by:
        yield facts, None
        return
    knowing = frozenset[Seat]().union(*(seen or () for seen in seen_by))
    if knowing:
        yield facts, knowing
    yield {**facts, "thing": UNKNOWN}, frozenset(range(vetting.WATCHER, seats)) - knowing


# ---------------------------------------------------------------------- what a seat sees


def _refuse_unseen(title: Title, view: State, state: State, changes: Iterable[Change]) -> None:
    """Raise BadAgreement where a change names something that its proposer does not see, or sets a card as a
    word."""
    seen, whole, zones = Sheet(title, view), Sheet(title, state), [*title.zones(view)]
    visible = {thing for zone in zones for thing in zone.ids} - {UNKNOWN}
    every = [*title.zones(state)]
    try:
        for change in changes:
            if change.sign == ">":
                require(change.left in visible | _decks(zones), "error-agree-thing", thing=change.left)
            else:
                _refuse_field(title, seen.find(change.left), whole.find(change.left), every)
    except Flaw as flaw:
        raise BadAgreement(flaw) from flaw


def _decks(zones: Iterable[Zone]) -> set[str]:
    """Return the names of the piles whose top card all see, or nobody: not those of hands."""
    return {".".join(map(str, zone.path)) for zone in zones if not zone.seen_by}


def _refuse_field(title: Title, seen: Place, whole: Place, zones: Sequence[Zone]) -> None:
    require(
        UNKNOWN not in str(seen.value) and not holds_cards(title, seen.path, zones),
        "error-agree-put",
        *seen.path,
    )
    require(seen.value == whole.value, "error-agree-unseen", *seen.path)
