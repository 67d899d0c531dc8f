import ast
import pickle
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Message

import game.ui
from game import paths
from game.engine.files import BOM
from game.presentation.messages import Messages, capital, references

SAID = re.compile(r"""\bsay\(\s*(?:message\s*=\s*)?["']([a-z][a-z0-9-]+)["']""")


def test_every_message_that_the_window_says_exists() -> None:
    known = Messages().all_ids()
    folder = Path(game.ui.__file__).parent
    said = {name for path in folder.rglob("*.py") for name in SAID.findall(path.read_text(encoding="utf-8"))}
    assert len(said) > 40
    assert said <= known


GLUE_WITHOUT_ICON = re.compile(r"~(?:[^\W\d_]|$)", re.MULTILINE)
"""A tilde keeps a number and its icon on one line; before a word nothing would be drawn for it."""


def test_a_tilde_stands_before_icons_only() -> None:
    texts = paths.assets("text").rglob("*.ftl")
    wrong = {file.name: GLUE_WITHOUT_ICON.findall(file.read_text(encoding="utf-8")) for file in texts}
    assert wrong
    assert {name: found for name, found in wrong.items() if found} == {}


class Askers:
    """What the program can ask for: ids that stand in it, and patterns filled with its own and the content's
    words. That is more than it does ask for, so a message may be found unused only in part."""

    def __init__(self) -> None:
        self.texts = set(_messages_in_messages())
        patterns = set()
        for node in _source():
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                self.texts.add(node.value)
                if node.value.startswith("--") or node.value.isupper():  # options, and names of their values
                    self.texts.add(node.value.removeprefix("--").lower())
            elif isinstance(node, ast.ClassDef):  # a step names its question
                self.texts.add(re.sub(r"(?<!^)(?=[A-Z])", "-", node.name).lower())
            elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                self.texts.add(node.target.id)
            elif isinstance(node, ast.JoinedStr):
                patterns.add("".join(_piece(part) for part in node.values))
        self._patterns = [re.compile(pattern) for pattern in patterns if pattern.strip("(.+?)")]
        self._words = self.texts | set(_content())

    def ask_for(self, message: str) -> bool:
        found = (pattern.fullmatch(message) for pattern in self._patterns)
        return message in self.texts or any(all(map(self._says, m.groups())) for m in found if m)

    def _says(self, gap: str) -> bool:
        return gap in self._words or all(map(self._says_part, gap.split("-")))

    def _says_part(self, part: str) -> bool:
        whole = part in self._words or any(p.fullmatch(part) for p in self._patterns)
        return whole or all(word in self._words for word in part.split("_"))


def _source() -> Iterator[ast.AST]:
    folder = Path(game.__file__).parent
    for file in folder.rglob("*.py"):
        if file.relative_to(folder).parts[0] != "art":
            yield from ast.walk(ast.parse(file.read_text(encoding="utf-8")))


def _piece(part: ast.expr) -> str:
    return re.escape(str(part.value)) if isinstance(part, ast.Constant) else "(.+?)"


def _messages_in_messages() -> Iterator[str]:
    for file in paths.assets("text", "en").glob("*.ftl"):
        yield from re.findall(r"\{\s*([a-z][\w-]+)\s*\}", file.read_text(encoding="utf-8"))


def _content() -> Iterator[str]:
    for file in (*paths.assets().rglob("*.toml"), *paths.maps().glob("*.tmx")):
        yield from re.findall(r"\w+", file.read_text(encoding="utf-8"))


def _with_references() -> Iterator[str]:
    """Messages that put in another."""
    for file in paths.assets("text", "en").glob("*.ftl"):
        for entry in FluentResource(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, Message) and references(entry):
                yield entry.id.name


def test_every_message_can_be_asked_for() -> None:
    askers = Askers()
    assert not askers.ask_for("table-old-thing")
    assert not askers.ask_for("raiders-do-sing")
    assert sorted(message for message in Messages().all_ids() if not askers.ask_for(message)) == []


def test_missing_message_shows_its_id() -> None:
    assert Messages().say("no-such-message-anywhere") == "no-such-message-anywhere"


def test_plurals_and_facts(tmp_path: Path) -> None:
    (tmp_path / "a.ftl").write_text(
        "moves = { $count ->\n    [one] one move\n   *[other] { $count } moves\n  }\n"
        'pay = Pay 2~{ ICON("silver") } to { $first-seat }\n',
        encoding="utf-8",
    )
    words = Messages("en", tmp_path)
    assert words.say("moves", count=1) == "one move"
    assert words.say("moves", count=3) == "3 moves"
    assert words.say("pay", first_seat="Ada") == "Pay 2~{silver} to Ada"
    assert words.troubles == []
    words.say("pay")
    assert len(words.troubles) == 1


def test_files_are_read_when_needed(tmp_path: Path) -> None:
    (tmp_path / "ui.ftl").write_text("ui-a = A\n", encoding="utf-8")
    (tmp_path / "demo.ftl").write_text("demo-name = Demo\n", encoding="utf-8")
    words = Messages("en", tmp_path)
    assert words.say("ui-a") == "A"
    assert [p.name for p in words._unread] == ["demo.ftl"]
    assert words.say("demo-name") == "Demo"


def test_a_mark_before_the_text_is_no_part_of_it(tmp_path: Path) -> None:
    (tmp_path / "ui.ftl").write_bytes(BOM + b"ui-a = A\n")
    assert Messages("en", tmp_path).say("ui-a") == "A"


def test_what_a_message_puts_in_is_read_from_its_own_file(tmp_path: Path) -> None:
    (tmp_path / "ui.ftl").write_text("a = Takes { far } and { -near }\n", encoding="utf-8")
    (tmp_path / "long.ftl").write_text("far = a { further }\n", encoding="utf-8")
    (tmp_path / "terms.ftl").write_text("-near = more\n", encoding="utf-8")
    (tmp_path / "other.ftl").write_text("further = coin\n", encoding="utf-8")
    words = Messages("en", tmp_path)
    assert words.say("a") == "Takes a coin and more"
    assert words.troubles == []


@pytest.fixture
def german(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str, str], Messages]:
    """Return German messages over these English and German texts."""

    def messages(english: str, german: str) -> Messages:
        for language, text in (("en", english), ("de", german)):
            (tmp_path / language).mkdir()
            (tmp_path / language / "ui.ftl").write_text(text, encoding="utf-8")
        return Messages("de")

    monkeypatch.setattr("game.presentation.messages.folders", lambda language: (tmp_path / language,))
    return messages


FAILING = {
    "a message that is not translated": "all = Nimm { coin }",
    "a term that does not exist": "all = Nimm { -coin }",
    "a variable that is not given": "all = Nimm { $m }",
    "a function that does not exist": "all = Nimm { UPPER($n) }",
    "a function that fails": "all = Nimm { CAPITAL($n, $n) }",
    "a form that fails": 'all = Nimm { FORM($what, "acc") }\nthing = Ding\n    .acc = { $gone }',
    "itself": "all = Nimm { all }",
    "an attribute that does not exist": "all = Nimm { thing.acc }\nthing = Ding",
}


@pytest.mark.parametrize("text", FAILING.values(), ids=FAILING)
def test_a_translation_that_fails_is_english_as_a_whole(
    text: str, german: Callable[[str, str], Messages]
) -> None:
    words = german("all = Take { $n } { coin }!\ncoin = coins\nthing = thing\n", f"{text}\n")
    assert words.say("all", n=2, what=words.say("thing")) == "Take 2 coins!"
    assert len(words.troubles) == 1


def test_a_translation_without_words_is_english(german: Callable[[str, str], Messages]) -> None:
    words = german("spy = scout\n", "spy =\n    .gender = m\n")
    assert words.say("spy") == "scout"


NOUNS = """
spy = Späher
    .gender = m
    .dat = dem Späher
loot = Beute
    .gender = f
    .dat = der { $size } Beute
both = { $first } und { $last }
    .dat = { FORM($first, "dat") } und { FORM($last, "dat") }
take = { FORM($what, "gender") ->
    [f] die
    [n] das
   *[m] den
  } { $what }
give = Gib { FORM($what, "dat") }
"""
BARE = (
    "spy = scout\nloot = loot\nboth = { $first } and { $last }\ntake = Take { $what }\ngive = To { $what }\n"
)


def test_a_translation_asks_for_a_form_of_a_noun(german: Callable[[str, str], Messages]) -> None:
    words = german(BARE, NOUNS)
    spy, loot = words.say("spy"), words.say("loot", size="fetten")
    both = words.say("both", first=spy, last=loot)
    assert words.say("take", what=spy) == "den Späher"
    assert words.say("take", what=loot) == "die Beute"
    assert words.say("give", what=both) == "Gib dem Späher und der fetten Beute"
    assert words.say("give", what="Anna") == "Gib Anna"
    assert words.say("give", what=words.say("take", what=spy)) == "Gib den Späher"
    assert words.troubles == []


def test_equal_words_of_two_messages_keep_their_own_forms(german: Callable[[str, str], Messages]) -> None:
    words = german(
        "one = mask\ntwo = mask\nuse = { $of }\n",
        "one = Maske\n    .gen = der Maske\n"
        'two = Maske\n    .gen = aller Masken\nuse = { FORM($of, "gen") }\n',
    )
    assert words.say("one") == words.say("two") == "Maske"
    assert [words.say("use", of=words.say(name)) for name in ("one", "two", "one")] == [
        "der Maske",
        "aller Masken",
        "der Maske",
    ]


def test_words_leave_their_message_behind_when_they_leave_the_program() -> None:
    words = pickle.loads(pickle.dumps(Messages().say("back")))  # noqa: S301  # pickled by the test itself
    assert (words, type(words)) == ("Back", str)


@pytest.mark.parametrize("message", sorted(_with_references()))
def test_every_message_that_puts_in_another_says_it_first(message: str) -> None:
    assert re.findall(r"\{[a-z][\w-]*-[\w-]*\}", Messages().say(message)) == []


def test_a_message_that_does_not_exist_has_no_file_parsed(tmp_path: Path) -> None:
    """While a thing is dragged the table asks for a title's own sentence, and few refusals have one."""
    for name, line in (("ui", "close = Close"), ("demo", "demo-name = Demo"), ("more", "more = More")):
        (tmp_path / f"{name}.ftl").write_text(line + "\n", encoding="utf-8")
    words = Messages("en", tmp_path)
    assert not words.has("demo-why-far")
    assert words.say("more") == "More"
    assert [path.stem for path in words._unread] == ["demo"]


@pytest.mark.parametrize(
    ("language", "words", "written"),
    [
        ("en", "ice", "Ice"),
        ("tr", "izmir", "İzmir"),
        ("nl", "ijs", "IJs"),
        ("de", "ärger", "Ärger"),
        ("en", "{food} x", "{food} x"),
    ],
)
def test_a_sentence_begins_as_the_language_has_it(language: str, words: str, written: str) -> None:
    assert capital(words, language) == written


def test_a_gesture_is_explained_for_the_hand_in_use() -> None:
    for language, drag in (("en", "drag it"), ("de", "Zieh ihn")):
        messages = Messages(language)
        assert drag not in messages.say("scythe-tip-token")
        assert messages.use_hand(by_mouse=True)
        assert drag in messages.say("scythe-tip-token")
        assert messages.use_hand(by_mouse=False)
        assert not messages.use_hand(by_mouse=True)
        messages.use_hand(by_mouse=False)
        assert drag not in messages.say("scythe-tip-token")


@pytest.mark.parametrize("message", ["table-log-earlier", "table-panel-unfold", "new-order"])
def test_nothing_asks_for_the_mouse_where_keys_are_in_use(message: str) -> None:
    words = Messages().say(message, count=2)
    assert "Enter" in words and not re.search("click|drag", words, re.IGNORECASE)


def test_a_message_names_the_keys_or_the_buttons_of_the_device_in_use() -> None:
    messages = Messages()
    assert "Click or" in messages.say("zoom-hint")
    messages.use_device("pad")
    assert "Click or" not in messages.say("zoom-hint")
