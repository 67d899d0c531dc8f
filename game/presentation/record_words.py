"""Recorded games in words, for the list of the window and of the terminal."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.order import round_of
from game.errors import Say
from game.play.verbatim import verbatim
from game.presentation.dates import iso_day, minute
from game.presentation.rich_text import joined
from game.presentation.sentences import explain
from game.records.library import Outcome, RecordInfo


class RecordWords:
    """Describes records in rich words.

    outcome   returns the outcome of a finished game as far as it is known, which takes a while to work out
    """

    def __init__(self, say: Say, outcome: Callable[[RecordInfo], Outcome | None]) -> None:
        self.say, self._outcome = say, outcome

    def heading(self, info: RecordInfo) -> str:
        """Return the name that a person gave a record, else its title."""
        return verbatim(info.name) or self.title(info)

    def title(self, info: RecordInfo) -> str:
        if not info.title:
            return self.say("records-unknown")
        name = self.say(f"{info.title}-name")
        if info.edition:
            return self.say("table-edition", title=name, edition=verbatim(info.edition))
        return self.say("learn-record", title=name) if info.lesson else name

    def state(self, info: RecordInfo) -> str:
        """Return the progress of a game, or its result if that is known by now."""
        say = self.say
        if info.damaged:
            return say("records-damaged")
        if not info.finished:
            words = say("records-round", round=round_of(info.turn, len(info.seats)))
            return words if info.turn else say("records-moves", count=info.moves)
        outcome = self._outcome(info)
        if outcome is None:
            return say("records-finished")
        if not outcome.winners:
            return say("records-nobody-won")
        names = [verbatim(info.seats[seat]) for seat in outcome.winners]
        joined = names[0]
        for name in names[1:]:
            joined = say("names-more", first=joined, last=name)
        return say("records-won", names=joined, points=outcome.totals[outcome.winners[0]])

    def trouble(self, info: RecordInfo) -> str:
        """Return why the record cannot be read; "" if it can."""
        return self.say("records-why-damaged", reason=explain(info.damaged, self.say)) if info.damaged else ""

    def words(self, info: RecordInfo) -> str:
        """Return a row in words: name, title, people, progress and date."""
        title = self.title(info) if info.name else ""
        people = joined(self.say, [verbatim(name) for name in info.seats], "names-more")
        said = filter(None, (self.heading(info), title, people, self.state(info), self.date(info)))
        return joined(self.say, [*said], "names-more")

    def fits(self, info: RecordInfo, words: str) -> bool:
        """Return whether every search word occurs in the row."""
        dates = self.date(info), iso_day(info.changed)
        searchable = (self.title(info), info.name, *info.seats, self.state(info), *dates, info.path.stem)
        return all(word in " ".join(searchable).casefold() for word in words.casefold().split())

    def date(self, info: RecordInfo) -> str:
        """Return when a game was last played."""
        return minute(self.say, info.changed)

    def tip(self, info: RecordInfo) -> str:
        return "\n".join(
            filter(None, (self.trouble(info), verbatim(joined(self.say, info.seats, "names-more"))))
        )
