"""The person's settings: read and written as TOML. A broken file or value never keeps the program from
starting.
"""

from __future__ import annotations

import contextlib
import copy
from pathlib import Path
from typing import Annotated, Any, Literal, get_args

import msgspec

from game.engine import files
from game.errors import Fact, Phrase, WrongValue

MIN_SIZE, MAX_SIZE = (640, 360), (7680, 4320)
"""Limits of the window's size. In a smaller window than a scene needs, the scene is scaled down."""
_Width = Annotated[int, msgspec.Meta(ge=MIN_SIZE[0], le=MAX_SIZE[0])]
MAX_PADS = 16
MAX_SHOWN_LETTERS = 60
"""The most letters of a refused value in a message."""
Ask = Literal["never", "turn", "always"]
HandOver = Literal["never", "people", "always"]
ASKS: tuple[Ask, ...] = get_args(Ask)
HANDOVERS: tuple[HandOver, ...] = get_args(HandOver)
Pace = Literal["slow", "usual", "fast", "faster", "at_once"]
PACES: tuple[Pace, ...] = get_args(Pace)
"""Playback speeds, the slowest first."""
Drawer = Literal["auto", "open", "closed"]
Speed = Literal["off", "fast", "normal"]
Voice = Literal["off", "alone", "always"]
VoiceReads = Literal["focus", "all"]
Motion = Literal["system", "off", "fast", "normal"]
Contrast = Literal["system", "normal", "high"]
MAX_HARD_SECONDS = 10
WARNINGS = ("warn_unused", "warn_weak", "warn_danger", "warn_needed", "warn_odds")
_Percent = Annotated[int, msgspec.Meta(ge=0, le=100)]
_Height = Annotated[int, msgspec.Meta(ge=MIN_SIZE[1], le=MAX_SIZE[1])]


class Settings(msgspec.Struct):
    """All settings. Times are in milliseconds.

    ui_scale: 0 follows the height of the window
    volume, music_volume, turn_volume: volume of effects, of the music at a table, and of the turn signal, in
    per cent
    voice: whether the program itself reads out the screen: never, where no screen reader runs, or always
    voice_rate: 50 is the usual rate
    voice_reads: what is read out: the focus alone, or announcements, too
    width and height: of the window when it is neither maximized nor full screen
    language: a folder under assets/text; English if it doesn't exist, "" the language of the system
    motion, contrast: "system" follows the system, where the person may have asked for less motion or more
    contrast
    marks: True enlarges the emblems of seats and gives their territories a pattern
    pace: speed at which the moves of bots are shown
    ask_before: actions that need confirmation: none, ending one's turn, also rolls and reveals
    enlarge: True enlarges the side of a small table where something can be chosen
    dice: True animates dice
    handover: when a screen says who is next and what they missed: before every turn of a person, only between
    people, or never; secrets are hidden in any case
    log: whether the log was open; unset, it is open if there is room
    rulebook: the title whose rules were read last
    hard_seconds: thinking time of a hard bot for a turn
    keys: the keys of actions, where they differ from the usual ones
    buttons: the gamepad buttons of actions, where they differ; "" for none
    pads: SDL's mappings of gamepads that were set up here, one for each device
    key_delay, key_interval: the time before a held key or button repeats, and between its repeats
    long_press: how long a press lasts that enlarges a card
    double_click: for how long a second click after one that made a move does nothing
    warn_...: warnings of a table that are shown before an action
    """

    language: str = ""
    full_screen: bool = False
    maximized: bool = False
    width: _Width = 1280
    height: _Height = 720
    ui_scale: Annotated[float, msgspec.Meta(ge=0, le=2)] = 0.0
    motion: Motion = "system"
    contrast: Contrast = "system"
    marks: bool = False
    pace: Pace = "usual"
    volume: _Percent = 60
    music_volume: _Percent = 40
    turn_volume: _Percent = 80
    voice: Voice = "off"
    voice_rate: _Percent = 50
    voice_reads: VoiceReads = "all"
    tooltip_delay: Annotated[int, msgspec.Meta(ge=0, le=2000)] = 700
    handover: HandOver = "people"
    ask_before: Ask = "turn"
    edge_pan: bool = True
    enlarge: bool = True
    dice: bool = True
    log: Drawer = "auto"
    warn_unused: bool = True
    warn_weak: bool = True
    warn_danger: bool = True
    warn_needed: bool = True
    warn_odds: bool = True
    rulebook: str = ""
    hard_seconds: Annotated[int, msgspec.Meta(ge=1, le=MAX_HARD_SECONDS)] = 3
    keys: dict[str, list[str]] = {}
    buttons: dict[str, str] = {}
    pads: Annotated[list[str], msgspec.Meta(max_length=MAX_PADS)] = []
    key_delay: Annotated[int, msgspec.Meta(ge=200, le=2000)] = 380
    key_interval: Annotated[int, msgspec.Meta(ge=20, le=500)] = 45
    long_press: Annotated[int, msgspec.Meta(ge=200, le=3000)] = 550
    double_click: Annotated[int, msgspec.Meta(ge=0, le=1500)] = 300
    names: Annotated[list[str], msgspec.Meta(max_length=8)] = []


class Store:
    """The settings file. After an error `trouble` is its message."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "settings.toml"
        self.trouble: Phrase | None = None
        self._reported: set[str] = set()
        self._is_unread = False
        """True if there are settings that could not be read, and must not be overwritten."""
        self._kept = Settings()
        """The settings that this program read or wrote last."""

    def load(self) -> Settings:
        """Return the settings, or the defaults if the file is missing or broken. A broken file is set
        aside."""
        try:
            settings, refused = _usable(self._found(), Settings())
        except OSError as error:  # the file may be fine: leave it alone
            self._is_unread = True
            self.report("settings-unreadable", error)
            settings, refused = Settings(), []
        except ValueError as error:
            self._set_aside(error)
            settings, refused = Settings(), []
        if refused:
            self.report("settings-refused", refused)
        self._kept = copy.deepcopy(settings)
        return settings

    def _found(self) -> dict[str, Any]:
        """Return the contents of the file, {} if it doesn't exist. Raises OSError or ValueError."""
        try:
            read = msgspec.toml.decode(files.without_bom(self.path.read_bytes()), type=dict[str, Any])
            return _with_new_names(read)
        except FileNotFoundError:
            return {}
        except RecursionError as error:
            raise WrongValue("error-nested-too-deep") from error

    def take_trouble(self) -> Phrase | None:
        """Return the message of a new kind of error, once; None if there is none."""
        if self.trouble is None or self.trouble.code in self._reported:
            return None
        self._reported.add(self.trouble.code)
        return self.trouble

    def save(self, settings: Settings) -> bool:
        """Write the settings that were changed here since the last time; changes of another program are kept.

        Return False and set `trouble` if the disk refuses.
        """
        if self._is_unread:
            return False
        lines = [f"{name} = {_toml(value)}\n" for name, value in self._merged(settings).items()]
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            files.replace(self.path, "".join(lines).encode())
        except OSError as error:
            self.report("settings-not-saved", error)
            return False
        self._kept = copy.deepcopy(settings)
        return True

    def _merged(self, settings: Settings) -> dict[str, Any]:
        """Return all settings: those changed here, and for the others the valid values on disk."""
        before, now = msgspec.structs.asdict(self._kept), msgspec.structs.asdict(settings)
        changed = {name: value for name, value in now.items() if value != before[name]}
        try:
            on_disk, _ = _usable(self._found(), copy.deepcopy(settings))
        except (OSError, ValueError):
            return now
        return msgspec.structs.asdict(on_disk) | changed

    def _set_aside(self, why: Exception) -> None:
        aside = self.path.with_suffix(".broken")
        with contextlib.suppress(OSError):
            self.path.replace(aside)
        self.report("settings-broken", why, aside.name)

    def report(self, message: str, why: Fact, aside: str = "") -> None:
        """Keep an error until it is shown: its message id, the reason, and where the file was put."""
        self.trouble = Phrase(message, why=why, path=str(self.path), aside=aside)


def _with_new_names(found: dict[str, Any]) -> dict[str, Any]:
    """Return what a file holds with `handover` in place of the two switches of version 0.3 and older."""
    if found.get("always_cover") is False and found.get("recap") is False:
        return {"handover": "never"} | found
    return found


def _usable(found: dict[str, Any], settings: Settings) -> tuple[Settings, list[str]]:
    """Return the settings with every valid value, and descriptions of the refused ones."""
    refused = []
    for field in msgspec.structs.fields(Settings):
        if field.name in found:
            usable, bad = _usable_parts(field.name, field.type, found[field.name])
            refused += [what[:MAX_SHOWN_LETTERS] for what in bad]
            with contextlib.suppress(ValueError):
                setattr(settings, field.name, msgspec.convert(usable, field.type))
    return settings, refused


def _usable_parts(name: str, kind: Any, value: Any) -> tuple[Any, list[str]]:
    """Return a value without the entries that are not valid, and what is refused: these, or all of it."""
    if not isinstance(value, dict) or not _is_valid(kind, {}):
        return value, [] if _is_valid(kind, value) else [f"{name} = {value!r}"]
    bad = {key: part for key, part in value.items() if not _is_valid(kind, {key: part})}
    good = {key: part for key, part in value.items() if key not in bad}
    return good, [f"{name}.{key} = {part!r}" for key, part in bad.items()]


def _is_valid(kind: Any, value: Any) -> bool:
    try:
        msgspec.convert(value, kind)
    except ValueError:
        return False
    return True


def _toml(value: object) -> str:
    """Return a value in TOML. The JSON text of a bool, number, string or list of strings is TOML too."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{_toml(name)} = {_toml(part)}" for name, part in value.items()) + "}"
    return msgspec.json.encode(value, enc_hook=str).decode()
