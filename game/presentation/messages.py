"""Words on screen: Fluent messages, read file by file when first needed."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Literal

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import (
    BaseNode,
    FunctionReference,
    Message,
    MessageReference,
    Resource,
    Term,
    TermReference,
)
from fluent.syntax.visitor import Visitor

from game.errors import Fact as UserFact
from game.errors import Phrase, Say, UserError
from game.packages import registry
from game.presentation import key_names

LANGUAGE = "en"
"""The language that every message exists in."""
Fact = int | str | float
Device = Literal["keys", "pad", "playstation"]
"""The input device used last; gamepads by the names of their buttons. The mouse counts as keys."""
REMEMBERED = 6000
"""Sentences that are kept: putting one together takes a tenth of a millisecond."""


class MessagesError(UserError):
    """A text file cannot be read."""

    def __init__(self, code: str, path: Path, **facts: UserFact) -> None:
        super().__init__(code, file=path.name, **facts)

    def text(self, say: Say) -> str:
        words = super().text(say)
        if words.startswith(self.code):  # the error's own message is in the unreadable file
            return f"{self.facts['file']}: {self.__cause__}"
        return words


def read_text(path: Path) -> str:
    """Return the contents of a text file. Raises MessagesError."""
    try:
        return path.read_text(encoding="utf-8-sig")
    except OSError as error:
        code = "error-text-unreadable"
        raise MessagesError(code, path, reason=error, folder=path.parent.name) from error
    except UnicodeDecodeError as error:
        raise MessagesError("error-text-not-utf-8", path, byte=error.start + 1) from error


@cache
def _parsed(text: str) -> Resource:
    """Return the messages of a text, which is read once however many windows are opened."""
    return FluentResource(text)


def _icon(name: Any) -> Any:
    """Implement ICON("silver") in messages: return {silver}, which rich text draws as the picture."""
    return "{" + name + "}"


_CAPITALS = {"tr": {"i": "İ"}, "az": {"i": "İ"}, "nl": {"ij": "IJ"}}
"""First letters that a language writes in its own way at the head of a sentence."""


def capital(words: str, language: str) -> str:
    """Return words as they stand at the head of a sentence in a language."""
    for small, large in _CAPITALS.get(language.partition("-")[0], {}).items():
        if words.startswith(small):
            return large + words[len(small) :]
    return words[:1].title() + words[1:]


class Said(str):
    """A message in words that knows where it came from, so that a translation can ask for another form of it:
    FORM($card, "acc") in a message.

    message, facts   what was said
    """

    __slots__ = ("facts", "message")
    message: str
    facts: dict[str, Fact]

    @classmethod
    def of(cls, words: str, message: str, facts: dict[str, Fact]) -> Said:
        """Return the words of a message with its facts."""
        said = cls(words)
        said.message, said.facts = message, facts
        return said

    @property
    def key(self) -> tuple[object, ...]:
        """Return the origin of the words, for caches: equal words of two messages have different forms."""
        return _key(self.message, self.facts)

    def __reduce__(self) -> tuple[type[str], tuple[str]]:
        return str, (str(self),)  # other processes and files need the words only


def _key(message: str, facts: dict[str, Fact]) -> tuple[object, ...]:
    forms = [fact.key for fact in facts.values() if type(fact) is Said]
    return (message, *facts, *facts.values(), *forms)


def languages() -> tuple[str, ...]:
    """Return every language that the window can speak: the folders under assets/text, English first."""
    texts = (assets / "text" for assets in registry.assets())
    found = {file.parent.name for text in texts for file in text.glob("*/ui.ftl")}
    return (LANGUAGE, *sorted(found - {LANGUAGE}))


def folders(language: str) -> tuple[Path, ...]:
    """Return where the messages of a language lie: those of the program first, then those of every title."""
    return tuple(assets / "text" / language for assets in registry.assets())


Entry = Message | Term


def entry_id(node: Entry | MessageReference | TermReference) -> str:
    """Return the id of a message, or of a term with its "-"."""
    return f"-{node.id.name}" if isinstance(node, Term | TermReference) else str(node.id.name)


def entries_of(text: str) -> list[Entry]:
    """Return the messages and terms of a text."""
    return _entries(_parsed(text))


def _entries(resource: Resource) -> list[Entry]:
    return [entry for entry in resource.body if isinstance(entry, Message | Term)]


class _References(Visitor):
    """Collects the ids that a message puts in from elsewhere, and the functions that it calls."""

    def __init__(self) -> None:
        self.ids: set[str] = set()
        self.functions: set[str] = set()

    def visit_FunctionReference(self, node: FunctionReference) -> None:  # noqa: N802  # named by the library
        self.functions.add(node.id.name)
        self.generic_visit(node)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802  # named by the library
        self.ids.add(entry_id(node))

    def visit_TermReference(self, node: TermReference) -> None:  # noqa: N802  # named by the library
        self.ids.add(entry_id(node))
        self.generic_visit(node)


def references(node: BaseNode) -> set[str]:
    """Return the ids of the messages and terms that a message puts in directly."""
    found = _References()
    found.visit(node)
    return found.ids


class _FormatError(Exception):
    """A message cannot be put together: something that it puts in is missing.

    words   the message as far as it goes
    """

    def __init__(self, words: str, problems: list[Exception]) -> None:
        super().__init__(words, problems)
        self.words, self.problems = words, problems


class Messages:
    """The messages of one language, of the program and all titles, or of the given folders.

    A message that the language lacks, or that fails, is formatted in English. `troubles` lists failures.
    """

    def __init__(self, language: str = LANGUAGE, *where: Path) -> None:
        self.language = language
        self._english = None if where or language == LANGUAGE else Messages()
        where = where or folders(language)
        self._own = where[0]
        functions: dict[str, Any] = {
            "ICON": _icon,
            "CAPITAL": lambda words: capital(str(words), language),
            "DEVICE": self._named_device,
            "HAND": self._named_hand,
            "PAD": lambda: self._pad,
            "KEY": self._named_key,
            "HAS_KEY": lambda act: "yes" if self._held_by(act) else "no",
            "FORM": self.form,
        }
        self._bundle = FluentBundle([language], use_isolating=False, functions=functions)
        self._unread = sorted(
            (file for folder in where for file in folder.glob("*.ftl")),
            key=lambda p: (p.stem != "ui", p.stem),
        )
        self._texts: dict[Path, str] = {}
        """The texts of files that are not parsed yet."""
        self._absent: set[str] = set()
        """Ids that no file defines."""
        self._entries: dict[str, Entry] = {}
        self._whole: set[str] = set()
        """Ids whose references are all at hand."""
        self._by_hand: set[str] = set()
        """Ids of messages with HAND() in them, or in what they put in."""
        self._by_mouse = False
        self._said_by_hand: list[tuple[object, ...]] = []
        """The sentences of such messages among those that are kept."""
        self.troubles: list[Phrase] = []
        self._said: dict[tuple[object, ...], str] = {}
        self._device: Device = "keys"
        self._pad: Device = "pad"
        self._keys: Mapping[str, Sequence[str]] = key_names.USUAL
        self._buttons: Mapping[str, Sequence[str]] = key_names.USUAL_BUTTONS

    @property
    def device(self) -> Device:
        """The device whose keys or buttons the messages name; DEVICE() in a message."""
        return self._device

    @property
    def pad(self) -> Device:
        """The kind of gamepad whose button names are used, even while keys are in use; PAD() in a message."""
        return self._pad

    def use_device(self, device: Device, pad: Device = "pad") -> None:
        """Name the keys or buttons of a device from now on; `pad` is the kind of the connected gamepad."""
        self._device, self._pad = device, pad if device == "keys" else device
        self._said.clear()
        if self._english:
            self._english.use_device(device, pad)

    @property
    def by_mouse(self) -> bool:
        """True if gestures are explained for the mouse; HAND() in a message is "mouse", else "keys"."""
        return self._by_mouse

    def use_hand(self, *, by_mouse: bool) -> bool:
        """Explain gestures for the mouse, or for keys, from now on. Return whether sentences that were said
        since the last change are different now."""
        self._by_mouse, has_other_words = by_mouse, bool(self._said_by_hand)
        for key in self._said_by_hand:
            self._said.pop(key, None)
        self._said_by_hand.clear()
        if self._english:
            self._english.use_hand(by_mouse=by_mouse)
        return has_other_words

    def _depends_on_hand(self, message: str) -> bool:
        english = self._english
        return message in self._by_hand or (english is not None and english._depends_on_hand(message))

    @property
    def keys(self) -> Mapping[str, Sequence[str]]:
        """The keys of each action; KEY("undo") in a message names the first one."""
        return self._keys

    def use_keys(
        self, keys: Mapping[str, Sequence[str]], buttons: Mapping[str, Sequence[str]] | None = None
    ) -> None:
        """Name these keys and gamepad buttons of the actions from now on."""
        buttons = self._buttons if buttons is None else buttons
        if (keys, buttons) != (self._keys, self._buttons):
            self._keys, self._buttons = keys, buttons
            self._said.clear()
            if self._english:
                self._english.use_keys(keys, buttons)

    def _held_by(self, act: Any) -> Sequence[str]:
        """Return the keys of an action, or its gamepad buttons while a gamepad is in use."""
        if self._device == "keys":
            return self._keys.get(str(act)) or key_names.FIXED_KEYS.get(str(act), ())
        return self._buttons.get(str(act)) or key_names.FIXED_BUTTONS.get(str(act), ())

    def _named_key(self, act: Any) -> str:
        held = self._held_by(act)
        if not held:
            return self.say("key-none")
        return (
            key_names.spoken(held[0], self.say) if self._device == "keys" else self.say(f"pad-name-{held[0]}")
        )

    def _named_device(self) -> str:
        return self._device

    def _named_hand(self) -> str:
        return "mouse" if self._by_mouse else "keys"

    def form(self, words: Any, name: Any) -> Any:
        """Implement FORM($card, "acc"): return that attribute of the message the words came from, else the
        words."""
        if not isinstance(words, Said) or not self.has(words.message):
            return words
        pattern = self._bundle.get_message(words.message).attributes.get(str(name))
        return words if pattern is None else self._formatted(words.message, pattern, words.facts)

    def say(self, message: str, /, **facts: Fact) -> str:
        """Return the message with its facts. A message that does not exist shows as its id."""
        key = _key(message, facts)
        said = self._said.get(key)
        if said is None:
            if len(self._said) >= REMEMBERED:
                self._said.clear()
            said = self._said[key] = Said.of(self._words(message, facts), message, facts)
            if self._depends_on_hand(message):
                self._said_by_hand.append(key)
        return said

    def _words(self, message: str, facts: dict[str, Fact]) -> str:
        """Return the words of a message; in English if the language lacks it or its own message fails."""
        pattern = self._bundle.get_message(message).value if self.has(message) else None
        if pattern is None:
            if self._english:
                return self._english._words(message, facts)
            self.troubles.append(Phrase("check-message-none", message=message))
            return message
        try:
            return self._formatted(message, pattern, facts)
        except _FormatError as error:
            for problem in error.problems:
                self.troubles.append(Phrase("check-message-fails", message=message, problem=problem))
            return self._english._words(message, facts) if self._english else error.words

    def _formatted(self, message: str, pattern: Any, facts: dict[str, Fact]) -> str:
        """Return a pattern of a message with its facts. Raises _FormatError."""
        self._complete(message)
        spelled = {k.replace("_", "-"): v for k, v in facts.items()} | facts
        text, errors = self._bundle.format_pattern(pattern, spelled)
        if errors:
            raise _FormatError(str(text), errors)
        return str(text)

    def _complete(self, message: str) -> None:
        """Read what the message puts in from other files."""
        if message in self._whole or not self.has(message):
            return
        self._whole.add(message)
        found = _References()
        found.visit(self._entries[message])
        for needed in sorted(found.ids):
            self._complete(needed)
        if "HAND" in found.functions or found.ids & self._by_hand:
            self._by_hand.add(message)

    def has(self, message: str) -> bool:
        """Return whether the message exists. Only files that define it are parsed, which takes long."""
        while message not in self._entries and (path := self._file_with(message)) is not None:
            self._read(path)
        return message in self._entries

    def _file_with(self, message: str) -> Path | None:
        """Return an unread file that defines the message; the window's own words first, of which others make
        use."""
        if message in self._absent or not self._unread:
            return None
        if self._unread[0].stem == "ui":
            return self._unread[0]
        line = re.compile(rf"^{re.escape(message)} *=", re.MULTILINE)
        found = next((path for path in self._unread if self._defines(path, line)), None)
        if found is None:
            self._absent.add(message)
        return found

    def _defines(self, path: Path, line: re.Pattern[str]) -> bool:
        """Return whether an unread file has such a line; True if it cannot be read, which `_read` reports."""
        if path not in self._texts:
            try:
                self._texts[path] = read_text(path)
            except MessagesError:
                return True
        return line.search(self._texts[path]) is not None

    def all_ids(self) -> frozenset[str]:
        """Return every message id of this language, for checks."""
        while self._unread:
            self._read(self._unread[0])
        return frozenset(id_ for id_, entry in self._entries.items() if isinstance(entry, Message))

    def _read(self, path: Path) -> None:
        self._unread.remove(path)
        self._texts.pop(path, None)
        try:
            resource = _parsed(read_text(path))
        except MessagesError as error:
            if path.parent == self._own and not self._english:
                raise
            self.troubles.append(error)  # a title's file, or a translation: the others still work
            return
        self._bundle.add_resource(resource)
        for entry in _entries(resource):
            self._entries.setdefault(entry_id(entry), entry)
