import errno
from pathlib import Path
from typing import Any

import msgspec
import pytest

from game.errors import Phrase
from game.records.settings import Settings, Store


def trouble(store: Store) -> tuple[str, str]:
    """Return the id of the message about an error of the settings, and the reason in it."""
    assert store.trouble
    return store.trouble.code, str(Phrase("error-text-file", problem=store.trouble.facts["why"]))


def test_what_is_saved_is_loaded(tmp_path: Path) -> None:
    store = Store(tmp_path / "new" / "folder")
    changed = Settings(
        "de", True, True, 1600, 900, 1.5, "fast", "high", True, "slow", 35, 20, 50, "alone", 70, "focus",
        900, "never", "always", False, False, False, "open", False, False, False, False, False, "raiders", 7,
        {"undo": ["Z"]}, {"undo": "guide"}, ["mapping"], 500, 60, 900, 0, ['Ada "the First"', "Bjørn"],
    )  # fmt: skip
    assert all(a != b for a, b in zip(*map(msgspec.structs.astuple, (changed, Settings())), strict=True))
    assert store.save(changed)
    assert Store(store.path.parent).load() == changed


@pytest.mark.parametrize(
    "broken",
    [
        b"volume = = 3",
        b"\xff\xfe\x00",
        b"volume = 3\nvolume = 4\n",
        b"{",
        b"names = " + b"[" * 1200 + b"]" * 1200,
        b"a = " + b"{b = " * 1200 + b"1" + b"}" * 1200,
    ],
)
def test_broken_file_is_set_aside(tmp_path: Path, broken: bytes) -> None:
    store = Store(tmp_path)
    store.path.write_bytes(broken)
    assert store.load() == Settings()
    assert trouble(store)[0] == "settings-broken"
    assert store.path.with_suffix(".broken").read_bytes() == broken
    assert not store.path.exists()
    again = Store(tmp_path)
    assert again.load() == Settings()
    assert again.trouble is None


def test_settings_that_nobody_could_read_stay_as_they_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def denied(*_: Any) -> bytes:
        raise PermissionError(errno.EACCES, "Permission denied")

    assert Store(tmp_path).save(Settings(volume=10))
    store = Store(tmp_path)
    with monkeypatch.context() as now:
        now.setattr(Path, "read_bytes", denied)
        assert store.load() == Settings()
    assert trouble(store) == ("settings-unreadable", "Permission denied")
    assert not store.save(Settings(volume=90))
    assert Store(tmp_path).load().volume == 10


@pytest.mark.parametrize(
    ("line", "shown"),
    [
        ("volume = 900", "volume = 900"),
        ("motion = 'sideways'", "motion = 'sideways'"),
        ("width = 3", "width = 3"),
        ("names = 7", "names = 7"),
        ("names = ['Ada', 7]", "names = ['Ada', 7]"),
        ("dice = 'no'", "dice = 'no'"),
        ("ui_scale = nan", "ui_scale = nan"),
        ("volume = true", "volume = True"),
    ],
)
def test_a_bad_value_costs_that_value_alone_and_is_told(tmp_path: Path, line: str, shown: str) -> None:
    store = Store(tmp_path)
    store.path.write_text(f"tooltip_delay = 700\n{line}\nedge_pan = false\n")
    assert store.load() == Settings(tooltip_delay=700, edge_pan=False)
    assert trouble(store) == ("settings-refused", shown)
    assert store.path.exists()
    assert store.save(Settings(tooltip_delay=700, edge_pan=False))
    again = Store(tmp_path)
    assert again.load().tooltip_delay == 700
    assert again.trouble is None


def test_every_bad_value_is_told_and_none_at_length(tmp_path: Path) -> None:
    store = Store(tmp_path)
    store.path.write_text(f"volume = -1\nheight = '{9 * 'long '}{90 * 'x'}'\n")
    assert store.load() == Settings()
    why = trouble(store)[1]
    assert why.startswith("height = 'long long ")
    assert ", volume = -1" in why
    assert len(why) < 100


@pytest.mark.parametrize(
    ("cover", "recap", "expected"),
    [("true", "true", "people"), ("false", "true", "people"), ("true", "false", "people"),
     ("false", "false", "never")],
)  # fmt: skip
def test_the_two_switches_of_an_older_version_are_read_as_one_setting(
    tmp_path: Path, cover: str, recap: str, expected: str
) -> None:
    store = Store(tmp_path)
    store.path.write_text(f"always_cover = {cover}\nrecap = {recap}\n")
    assert store.load().handover == expected
    assert store.trouble is None
    store.save(Settings(handover="always"))
    assert Store(tmp_path).load().handover == "always"


def test_disk_that_refuses_is_reported(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    store = Store(tmp_path / "file")
    assert not store.save(Settings())
    assert trouble(store)[0] == "settings-not-saved"


def test_unknown_settings_of_a_later_version_do_no_harm(tmp_path: Path) -> None:
    store = Store(tmp_path)
    store.path.write_text("volume = 10\nsomething_new = true\n")
    assert store.load().volume == 10
    assert store.trouble is None


def test_two_windows_do_not_write_each_others_settings_back(tmp_path: Path) -> None:
    one, other = Store(tmp_path), Store(tmp_path)
    one.save(Settings(volume=10))
    ours, theirs = one.load(), other.load()
    theirs.volume, theirs.names = 90, ["Ada"]
    other.save(theirs)
    ours.edge_pan = False
    one.save(ours)
    assert Store(tmp_path).load() == Settings(volume=90, names=["Ada"], edge_pan=False)
    ours.volume = 20
    one.save(ours)
    assert Store(tmp_path).load().volume == 20


def test_a_file_that_broke_meanwhile_is_written_anew(tmp_path: Path) -> None:
    store = Store(tmp_path)
    settings = store.load()
    settings.volume = 33
    store.path.write_bytes(b"volume = = 3")
    assert store.save(settings)
    assert Store(tmp_path).load() == Settings(volume=33)
    assert [file.name for file in tmp_path.iterdir()] == ["settings.toml"]


def test_one_bad_entry_of_keys_and_buttons_leaves_the_others(tmp_path: Path) -> None:
    store = Store(tmp_path)
    store.path.write_text(
        'keys = {undo = ["Z"], hint = 3}\nbuttons = {log = "guide", pin = []}\npads = 5\nkey_delay = 1\n',
        encoding="utf-8",
    )
    settings = store.load()
    assert (settings.keys, settings.buttons) == ({"undo": ["Z"]}, {"log": "guide"})
    assert trouble(store)[1] == "keys.hint = 3, buttons.pin = [], pads = 5, key_delay = 1"
    assert (settings.pads, settings.key_delay) == ([], 380)
