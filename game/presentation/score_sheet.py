"""The score sheet of a table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.engine.model import Seat
from game.engine.session import clock, handicap
from game.engine.session.course import TurnPoints
from game.engine.title import Scores
from game.presentation import house_rules
from game.presentation.rich_text import joined
from game.presentation.sentences import Viewpoint


@dataclass(frozen=True)
class SheetSeat:
    """A column of the sheet: a name and a key of SEAT_COLOURS; the seat's side in words, and its picture
    under assets/, if any.
    """

    name: str
    colour: str
    played: str = ""
    portrait: str | None = None


@dataclass(frozen=True)
class SheetRow:
    """A source of points in words, perhaps with an icon, and the points of every seat; None: a secret."""

    label: str
    values: tuple[int | None, ...]
    icon: str = ""


@dataclass(frozen=True)
class Sheet:
    """A whole score sheet.

    tie: in words, what broke a tie
    final: True if the game is over
    beside: rows under the totals that count for nothing
    ending: in words, how the game ended
    lead: points by which the winner is ahead, 0 if points didn't decide
    course: the points turn by turn
    notes: what was special at this table, such as house rules
    """

    seats: tuple[SheetSeat, ...]
    rows: tuple[SheetRow, ...]
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    tie: str = ""
    final: bool = False
    beside: tuple[SheetRow, ...] = ()
    ending: str = ""
    lead: int = 0
    course: tuple[TurnPoints, ...] = ()
    notes: tuple[str, ...] = ()

    def secret(self) -> list[int]:
        """The columns in which a value may be unknown still."""
        return [i for row in self.rows for i, value in enumerate(row.values) if value is None]


def score_sheet(model: Viewpoint) -> Sheet:
    """Return the session's score sheet in the title's words; before the end, with what the viewer may know
    besides.
    """
    session = model.game.session
    scores = session.scores()
    hidden = {} if session.over else model.words.hidden_points(model.context)
    rows = [_row(model, source, points) for source, points in hidden.items()]
    rows += [_row(model, source.id, source.points) for source in scores.sources]
    beside = (
        tuple(_row(model, source.id, source.points) for source in scores.beside)
        + _given(model)
        + _thought(model)
    )
    seats = tuple(_seat(model, seat) for seat in range(len(model.game.people)))
    known = [sum(points[s] or 0 for points in hidden.values()) for s in range(len(seats))]
    totals = tuple(total + more for total, more in zip(scores.totals, known, strict=True))
    tie = tie_breaker(scores) if session.over else ""
    label = model.words.source(model.context, tie)[0] if tie else ""
    winners = () if hidden else scores.winners
    ending = model.words.source(model.context, scores.ending)[0] if scores.ending else ""
    course = tuple(session.course()) if session.over else ()
    lead = _lead(scores) if session.over else 0
    return Sheet(
        seats, tuple(rows), totals, winners, label, session.over, beside, ending, lead, course, _notes(model)
    )


def _notes(model: Viewpoint) -> tuple[str, ...]:
    """Return the house rules of the table in a line, and how often it was changed by agreement."""
    say, view, session = model.context.say, model.context.view, model.game.session
    rules = house_rules.in_words(say, session.title, view.options, view.seats)
    house = (say("scores-house", rules=joined(say, rules, "names-more")),) if rules else ()
    count = session.history.agreements
    return (*house, *((say("agree-note", count=count),) if count else ()))


def _seat(model: Viewpoint, seat: Seat) -> SheetSeat:
    """Return who sits there, and after the end what they played."""
    who, view = model.game.people[seat], model.context.view
    session = model.game.session
    if not session.over:
        return SheetSeat(who.name, who.colour)
    played = session.title.played(view, seat)
    words = model.context.say(f"{model.title}-{played}") if played else ""
    return SheetSeat(who.name, who.colour, words, model.words.portrait(view, seat))


def _lead(scores: Scores) -> int:
    """Return points between the winner and the next seat, where points decide; 0 else."""
    ranked = sorted(scores.totals, reverse=True)
    return ranked[0] - ranked[1] if scores.tie_breakers and len(ranked) > 1 else 0


def _given(model: Viewpoint) -> tuple[SheetRow, ...]:
    """Return a row for each good of a handicap."""
    session, say = model.game.session, model.context.say
    gifts = [gift for _, line in session.tool_lines("handicap") for gift in line.handicap or ()]
    goods = {gift.good: say(f"{model.title}-gift-{gift.good}") for gift in gifts}
    rows = ((words, handicap.given(gifts, good, len(session.seats))) for good, words in goods.items())
    return tuple(SheetRow(say("handicap-row", good=words), tuple(amounts)) for words, amounts in rows)


def _thought(model: Viewpoint) -> tuple[SheetRow, ...]:
    """Return the row with the minutes that each person thought; none without a clock."""
    spent = [line.spent for _, line in model.game.session.tool_lines("spent") if line.spent]
    if not spent:
        return ()
    totals = clock.totals_ms(spent, len(model.game.session.seats))
    minutes = tuple(round(ms / 60_000) for ms in totals)
    return (SheetRow(model.context.say("clock-thought"), minutes),)


def _row(model: Viewpoint, source: str, points: Sequence[int | None]) -> SheetRow:
    words, icon = model.words.source(model.context, source)
    return SheetRow(words, tuple(points), icon)


def tie_breaker(scores: Scores) -> str:
    """Return the id of what decided between equal totals; "" if nothing had to."""
    best = [s for s, total in enumerate(scores.totals) if total == max(scores.totals)]
    for source in scores.tie_breakers:
        if len(best) < 2:
            return ""
        most = max(source.points[s] for s in best)
        left = [s for s in best if source.points[s] == most]
        if len(left) < len(best) and len(left) == len(scores.winners):
            return source.id
        best = left
    return ""
