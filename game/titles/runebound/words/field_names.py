"""Names of what stands in the fields of positions of Runebound, for agreements."""

from __future__ import annotations

from game.presentation.title_words import Context
from game.titles.runebound.words import names


def name_of(context: Context, id_: str) -> str:
    """Return the name of a card, a town or a kind of counter; another space with its land and its id."""
    say, book = context.say, context.view.book
    if id_ in book.towns:
        return names.town(say, id_)
    if id_ in book.spaces:
        return say("text-place", name=names.place(say, book, id_), id=id_)
    for message in (f"runebound-card-{id_}", f"runebound-sort-{id_}", f"runebound-field-{id_}"):
        if context.messages.has(message):
            return say(message)
    return id_
