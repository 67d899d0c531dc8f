"""What a person has set: read and written as TOML; a broken file or value is never in the way."""

from __future__ import annotations

import contextlib
import copy
import os
from pathlib import Path
from typing import Annotated, Any, Literal, get_args

import msgspec

from game.engine import files

MIN_SIZE, MAX_SIZE = (640, 360), (7680, 4320)
"""Of the window. What is shown in one smaller than a scene needs is scaled down."""
_Width = Annotated[int, msgspec.Meta(ge=MIN_SIZE[0], le=MAX_SIZE[0])]
LONGEST = 60
"""Letters of a refused value that are shown."""
Ask = Literal["never", "turn", "always"]
Pace = Literal["slow", "usual", "fast", "faster", "at_once"]
PACES: tuple[Pace, ...] = get_args(Pace)
"""The slowest first."""
Drawer = Literal["auto", "open", "closed"]
Motion = Literal["off", "fast", "normal"]
_Percent = Annotated[int, msgspec.Meta(ge=0, le=100)]
_Height = Annotated[int, msgspec.Meta(ge=MIN_SIZE[1], le=MAX_SIZE[1])]


class Settings(msgspec.Struct):
    """The settings. `ui_scale` 0: by the height of the window. Times are milliseconds.

    volume, music_volume, turn_volume: of effects, of the loop under a table, of "it is your turn", per cent.

    width and height are those of the window when it is neither maximized nor full screen.
    language: a folder under assets/text; where there is none, English is spoken.
    pace: how fast the moves of bots are shown.
    ask_before: what waits for a yes: nothing, others moving after one's last choice, also rolls and reveals.
    dice: whether they are seen to be thrown.
    recap: whether a turn begins with what others did since the last one.
    log: how it was left; never touched, it is open where there is room for it.
    rulebook: the title whose rules were read last.
    hard_seconds: so long a hard bot thinks in one turn.
    warn_...: which warnings of a table are shown before an action.
    """

    language: str = "en"
    full_screen: bool = False
    maximized: bool = False
    width: _Width = 1280
    height: _Height = 720
    ui_scale: Annotated[float, msgspec.Meta(ge=0, le=2)] = 0.0
    motion: Motion = "normal"
    pace: Pace = "usual"
    volume: _Percent = 60
    music_volume: _Percent = 40
    turn_volume: _Percent = 80
    tooltip_delay: Annotated[int, msgspec.Meta(ge=0, le=2000)] = 700
    always_cover: bool = True
    ask_before: Ask = "turn"
    recap: bool = True
    edge_pan: bool = True
    dice: bool = True
    log: Drawer = "auto"
    warn_unused: bool = True
    warn_weak: bool = True
    warn_danger: bool = True
    warn_needed: bool = True
    rulebook: str = ""
    hard_seconds: Annotated[int, msgspec.Meta(ge=1, le=10)] = 3
    names: Annotated[list[str], msgspec.Meta(max_length=8)] = []


class Store:
    """Where the settings lie. `trouble` is a message id after something went wrong, with `facts` for it."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "settings.toml"
        self.trouble: str | None = None
        self.facts: dict[str, str] = {}
        self._told: set[str] = set()
        self._is_unread = False
        """Whether there are settings that nobody could read: what is set now must not take their place."""
        self._kept = Settings()
        """What this window read or wrote last."""

    def load(self) -> Settings:
        """Return the settings; the usual ones where there is no file, an unreadable one, or a broken one,
        which is set aside."""
        try:
            settings, refused = _usable(self._found(), Settings())
        except OSError as error:  # they may be sound: they stay as they are
            self._is_unread = True
            self._report("settings-unreadable", error.strerror or str(error))
            settings, refused = Settings(), []
        except ValueError as error:
            self._set_aside(str(error))
            settings, refused = Settings(), []
        if refused:
            self._report("settings-refused", ", ".join(refused))
        self._kept = copy.deepcopy(settings)
        return settings

    def _found(self) -> dict[str, Any]:
        """What the file holds, nothing where there is none. Raises OSError, ValueError."""
        try:
            return msgspec.toml.decode(files.without_bom(self.path.read_bytes()), type=dict[str, Any])
        except FileNotFoundError:
            return {}
        except RecursionError as error:
            raise ValueError("nested too deep") from error

    def take_trouble(self) -> str | None:
        """Return the trouble, once for each kind of it."""
        fresh = None if self.trouble in self._told else self.trouble
        self._told |= {fresh} if fresh else set()
        return fresh

    def save(self, settings: Settings) -> bool:
        """Write in one go what was changed here since the last time; what another window wrote meanwhile
        stays. False and `trouble` where the disk refuses."""
        if self._is_unread:
            return False
        lines = [f"{name} = {_toml(value)}\n" for name, value in self._merged(settings).items()]
        temporary = self.path.with_suffix(f".{os.getpid()}.new")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            temporary.write_text("".join(lines), encoding="utf-8")
            temporary.replace(self.path)
        except OSError as error:
            self._report("settings-not-saved", error.strerror or str(error))
            return False
        self._kept = copy.deepcopy(settings)
        return True

    def _merged(self, settings: Settings) -> dict[str, Any]:
        """Return all values: those that were changed here, and of the others those on the disk where they can
        be.
        """
        before, now = msgspec.structs.asdict(self._kept), msgspec.structs.asdict(settings)
        changed = {name: value for name, value in now.items() if value != before[name]}
        try:
            on_disk, _ = _usable(self._found(), copy.deepcopy(settings))
        except (OSError, ValueError):
            return now
        return msgspec.structs.asdict(on_disk) | changed

    def _set_aside(self, why: str) -> None:
        aside = self.path.with_suffix(".broken")
        with contextlib.suppress(OSError):
            self.path.replace(aside)
        self._report("settings-broken", why, aside.name)

    def _report(self, message: str, why: str, aside: str = "") -> None:
        self.trouble = message
        self.facts = {"why": why, "path": str(self.path), "aside": aside}


def _usable(found: dict[str, Any], settings: Settings) -> tuple[Settings, list[str]]:
    """Put every value that can be into the settings; return those that were refused, in words."""
    refused = []
    for field in msgspec.structs.fields(Settings):
        if field.name in found:
            try:
                setattr(settings, field.name, msgspec.convert(found[field.name], field.type))
            except ValueError:
                refused.append(f"{field.name} = {found[field.name]!r}"[:LONGEST])
    return settings, refused


def _toml(value: object) -> str:
    """Return a JSON text of a bool, number, string or list of strings is TOML as well."""
    return msgspec.json.encode(value).decode()
