"""Names of what stands in the fields of Scythe's positions, for agreements."""

from __future__ import annotations

from game.presentation.title_words import Context
from game.titles.scythe.rules.state.state import RESOURCES, TRACKS, kind, owner
from game.titles.scythe.words import terms
from game.titles.scythe.words.labels import top_of

_PAIR = "/"


def name_of(context: Context, id_: str) -> str:
    """Return the name of a piece with its owner, of a card, a territory, a goal or an ability."""
    say, book = context.say, context.view.book
    head, dot, _ = id_.partition(".")
    if _PAIR in id_:
        first, _, second = id_.partition(_PAIR)
        first = top_of(book, first) if first in book.cubes else first
        return say("agree-part", field=name_of(context, first), part=name_of(context, second))
    if dot and (head in ("character", "mech", "worker", "airship") or head in book.structures):
        return _piece(context, id_)
    if id_ in book.combat or id_ in book.objectives or id_ in book.encounters or id_ in book.factory:
        return terms.card(book, say, id_)
    if id_ in book.territories:
        return terms.place(say, id_)
    if id_ in RESOURCES or id_ in TRACKS:
        return terms.token(id_)
    if id_ in book.top or id_ in book.bottom:
        return terms.action(say, id_)
    if id_ in book.goals or head == "tile" or kind(id_).startswith(terms.PUBLIC):
        return terms.goal(book, say, id_)
    known = context.messages.has(f"scythe-ability-{id_}")
    return terms.ability(say, id_) if known else id_


def _piece(context: Context, piece: str) -> str:
    """Return a piece with its owner; workers are told apart by their numbers."""
    say, of = context.say, kind(piece)
    seat, last = owner(piece), piece.rpartition(".")[2]
    if of in context.view.book.structures:
        words = terms.structure(say, piece)
    else:
        words = terms.place(say, piece) if of == "airship" else terms.unit(say, piece)
    number = int(last) if of == "worker" else 0
    return say("scythe-field-piece", piece=words, number=number, name=context.people[seat].name)
