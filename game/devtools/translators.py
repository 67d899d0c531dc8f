"""Translations for translators: as a PO file, which translation services read, and back.

An entry of the file is a message: its id is the context, and the English in Fluent's form is what to
translate.
"""

from __future__ import annotations

import io
import zlib
from collections.abc import Iterator
from functools import cache
from itertools import accumulate
from pathlib import Path
from typing import Any

from babel.messages.catalog import Catalog
from babel.messages.catalog import Message as PoMessage
from babel.messages.pofile import PoFileError, read_po, write_po
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as fluent

from game import paths
from game.devtools.translations import parts, read_entries
from game.engine import files
from game.engine.content import content_files
from game.errors import Phrase, UserError
from game.packages import registry
from game.presentation.messages import LANGUAGE, Entry, entry_id, folders, read_text

SEEN = "seen.toml"
"""The file beside the languages that states where messages are seen, by the beginning of their ids."""
TITLE = "TITLE"
"""Stands in that file for the id of any title."""
SUMS = "english.sums"
"""The file beside a translation with a checksum of each English message at the time of translation."""


def source(entry: Entry) -> str:
    """Return a message in Fluent's form without its id: value and attributes."""
    bare = entry.clone()
    bare.comment = None
    return str(FluentSerializer().serialize_entry(bare)).partition("=")[2].strip()


def export(language: str) -> bytes:
    """Return a PO file of all messages, with the translations that are there."""
    english, translated = read_entries(*folders(LANGUAGE)), read_entries(*folders(language))
    catalog = Catalog(locale=None, project="Hotseat", header_comment="", charset="utf-8", fuzzy=False)
    for file, heading, entry in _in_order():
        name = entry_id(entry)
        variables = " ".join(f"${variable}" for variable in sorted(parts(name, english).variables))
        place = seen_on(name, file.parent.parent / SEEN, within=file.name)
        seen = f"Seen: {place}" if place else ""
        notes = [note for note in (seen, f"{file.name}: {heading}".rstrip(": "), variables) if note]
        said = source(translated[name]) if name in translated else ""
        catalog.add(source(entry), said, context=name, auto_comments=notes)
    out = io.BytesIO()
    write_po(out, catalog, width=0)
    return out.getvalue()


def seen_on(message: str, *others: Path, within: str = "") -> str:
    """Return where a message is seen; "" if nothing states it. Raises BadContent.

    others  where that is stated too, besides the program's own file
    within  the name of the file of the message
    """
    known: dict[str, str] = {}
    for file in (paths.assets("text", SEEN), *others):
        known |= _places(file) if file.is_file() else {}
    title, _, rest = message.partition("-")
    ids = [message]
    if title in registry.names():
        of_any = f"{TITLE}-{rest}"
        ids += [of_any, f"{within.replace(title, TITLE, 1)}:{of_any}"]
    beginnings = (part for one in ids for part in accumulate(one.split("-"), "{}-{}".format))
    return known.get(max((part for part in beginnings if part in known), key=len, default=""), "")


@cache
def _places(file: Path) -> dict[str, str]:
    return content_files.load(file, dict[str, str])


def _in_order() -> Iterator[tuple[Path, str, Entry]]:
    """Yield every English message with its file and the heading that it stands under."""
    for file in sorted(file for folder in folders(LANGUAGE) for file in folder.glob("*.ftl")):
        heading = ""
        for entry in FluentParser().parse(read_text(file)).body:
            if isinstance(entry, fluent.Comment | fluent.GroupComment | fluent.ResourceComment):
                heading = str(entry.content).partition("\n")[0]
            elif isinstance(entry, fluent.Message | fluent.Term):
                heading = str(entry.comment.content).partition("\n")[0] if entry.comment else heading
                yield file, heading, entry


def take(language: str, path: Path) -> tuple[int, list[Phrase]]:
    """Write the translations of a PO file into the folder of the language; everything else there stays.

    Return how many were taken, and a problem for each that was not. Raises UserError if the file cannot be
    read, or the language is the one that others are translated from.
    """
    if language.lower() == LANGUAGE:
        raise UserError("error-language-source", language=language)
    given = {
        str(message.context): message for message in _catalog(path) if message.context and message.string
    }
    taken: dict[Path, dict[str, str]] = {}
    refused: list[Phrase] = []
    for file, _, entry in _in_order():
        name = entry_id(entry)
        if message := given.pop(name, None):
            text = f"{name} = {_lines(str(message.string))}\n"
            if problem := _problem(text, message, entry):
                refused.append(Phrase(problem, file=path.name, message=name))
            else:
                taken.setdefault(file, {})[name] = text
    refused += [Phrase("check-po-unused", file=path.name, message=name) for name in given]
    for file, texts in taken.items():
        _put(texts, file.parent.parent / language / file.name)
    return sum(map(len, taken.values())), refused


def _catalog(path: Path) -> Catalog:
    """Return what a PO file holds. Raises UserError."""
    try:
        content = files.without_bom(path.read_bytes())
        return read_po(io.BytesIO(content), charset="utf-8", abort_invalid=True)
    except (OSError, PoFileError, ValueError) as error:
        raise UserError("error-po", file=path.name, reason=error) from error


def _lines(words: str) -> str:
    """Return words whose lines end as those of the files do."""
    return words.replace("\r\n", "\n").replace("\r", "\n").rstrip("\n")


def _problem(text: str, translated: PoMessage, entry: Entry) -> str | None:
    """Return the id of the message why a translation is not taken; None if it is."""
    read = FluentParser().parse(text).body
    if len(read) != 1 or not isinstance(read[0], type(entry)) or bool(read[0].value) != bool(entry.value):
        return "check-po-form"
    if translated.fuzzy:
        return "check-po-unsure"
    return None if str(translated.id) == source(entry) else "check-po-older"


def _put(texts: dict[str, str], new: Path) -> None:
    """Put messages where they are among the files of a language, and those it lacks into a file `new`."""
    missing = dict(texts)
    for file in sorted(new.parent.glob("*.ftl")):
        before = after = read_text(file)
        for entry in reversed(_placed(before)):
            text = missing.pop(entry_id(entry), None)
            if text is not None and text.partition("=")[2].strip() != source(entry):
                begin = after.rindex(entry_id(entry), 0, entry.id.span.end)
                after = after[:begin] + text.rstrip("\n") + after[entry.span.end :]
        if after != before:
            files.replace(file, after.encode())
    if missing:
        before = read_text(new).rstrip("\n") + "\n" if new.is_file() else ""
        new.parent.mkdir(parents=True, exist_ok=True)
        files.replace(new, (before + "".join(missing.values())).encode())


def _placed(text: str) -> list[Any]:
    """Return the messages and terms of a text, with their places in it."""
    return [e for e in FluentParser().parse(text).body if isinstance(e, fluent.Message | fluent.Term)]


# ---------------------------------------------------------------------- stale translations


def _sum(entry: Entry) -> str:
    return f"{zlib.crc32(source(entry).encode()):08x}"


def mark_seen(language: str) -> int:
    """Note that every translation fits its English message of today. Return the number of messages."""
    count = 0
    for folder, own in zip(folders(LANGUAGE), folders(language), strict=True):
        if own.is_dir():
            english, translated = read_entries(folder), read_entries(own)
            known = sorted(english.keys() & translated.keys())
            lines = [f"{name} {_sum(english[name])}\n" for name in known]
            files.replace(own / SUMS, "".join(lines).encode())
            count += len(known)
    return count


def stale(language: str) -> Iterator[Phrase]:
    """Yield a problem for every translation whose English has changed since it was marked as seen."""
    for folder, own in zip(folders(LANGUAGE), folders(language), strict=True):
        if (own / SUMS).is_file():
            english = read_entries(folder)
            for line in read_text(own / SUMS).splitlines():
                name, _, known = line.partition(" ")
                if name in english and _sum(english[name]) != known:
                    yield Phrase("check-stale", language=language, message=name)
