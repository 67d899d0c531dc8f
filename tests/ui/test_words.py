import re
from pathlib import Path

import game.ui
from game.ui.words import Words

SAID = re.compile(r"""\bsay\(\s*(?:message\s*=\s*)?["']([a-z][a-z0-9-]+)["']""")


def test_every_message_that_the_window_says_exists() -> None:
    known = Words().all_ids()
    folder = Path(game.ui.__file__).parent
    said = {name for path in folder.rglob("*.py") for name in SAID.findall(path.read_text(encoding="utf-8"))}
    assert len(said) > 40
    assert said <= known


def test_missing_message_shows_its_id() -> None:
    assert Words().say("no-such-message-anywhere") == "no-such-message-anywhere"


def test_plurals_and_facts(tmp_path: Path) -> None:
    (tmp_path / "a.ftl").write_text(
        "moves = { $count ->\n    [one] one move\n   *[other] { $count } moves\n  }\n"
        'pay = Pay 2~{ ICON("silver") } to { $first-seat }\n',
        encoding="utf-8",
    )
    words = Words("en", tmp_path)
    assert words.say("moves", count=1) == "one move"
    assert words.say("moves", count=3) == "3 moves"
    assert words.say("pay", first_seat="Ada") == "Pay 2~{silver} to Ada"
    assert words.troubles == []
    words.say("pay")
    assert len(words.troubles) == 1


def test_files_are_read_when_needed(tmp_path: Path) -> None:
    (tmp_path / "ui.ftl").write_text("ui-a = A\n", encoding="utf-8")
    (tmp_path / "demo.ftl").write_text("demo-name = Demo\n", encoding="utf-8")
    words = Words("en", tmp_path)
    assert words.say("ui-a") == "A"
    assert [p.name for p in words._unread] == ["demo.ftl"]
    assert words.say("demo-name") == "Demo"
