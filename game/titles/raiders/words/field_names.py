"""Names of what stands in the fields of positions of Raiders of Scythia, for agreements."""

from __future__ import annotations

from game.presentation.title_words import Context
from game.titles.raiders.rules.state.book import GOODS, PLUNDER
from game.titles.raiders.words import phrases


def name_of(context: Context, id_: str) -> str:
    """Return the name of a card, a worker, a place, a quest or a kind of goods."""
    say, book = context.say, context.view.book
    head = id_.partition(".")[0]
    if id_ in book.crew or id_ in book.animals or id_ in book.heroes:
        return phrases.card(say, id_)
    if id_ in book.quests:
        return say("raiders-field-quest", number=int(id_[1:]) if id_[1:].isdecimal() else 0)
    if head == "village":
        return say("raiders-field-village_quest", number=int(id_.rpartition(".")[2]))
    if id_ in (*GOODS, *PLUNDER, "vp"):
        return phrases.token(id_)
    if context.messages.has(f"raiders-worker-{head}"):
        return phrases.worker(say, id_)
    return phrases.place(say, id_) if context.messages.has(f"raiders-place-{head}") else id_
