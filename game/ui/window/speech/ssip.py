"""A client of Speech Dispatcher, which speaks on Linux: its protocol SSIP is lines of text over a socket."""

from __future__ import annotations

import contextlib
import errno
import os
import shutil
import socket
import subprocess
from collections.abc import Iterator
from pathlib import Path

from game.ui.window.speech.synthesizer import NoVoice, longest

SPAWN_S, ANSWER_S = 10.0, 5.0
SENT, QUEUED, ENDED, CANCELLED = "230", "225", "702", "703"
"""Codes of answers and events."""


def address() -> tuple[socket.AddressFamily, str | tuple[str, int]]:
    """Return where Speech Dispatcher listens: as SPEECHD_ADDRESS has it, else at its usual socket."""
    kind, _, rest = os.environ.get("SPEECHD_ADDRESS", "").partition(":")
    if kind == "inet_socket":
        host, _, port = rest.partition(":")
        return socket.AF_INET, (host or "127.0.0.1", int(port) if port.isdigit() else 6560)
    if kind == "unix_socket" and rest:
        return socket.AF_UNIX, rest
    runtime = os.environ.get("XDG_RUNTIME_DIR") or str(Path.home() / ".cache")
    return socket.AF_UNIX, str(Path(runtime, "speech-dispatcher", "speechd.sock"))


class SpeechDispatcher:
    """A connection. One thread speaks; `stop` may come from another one."""

    def __init__(self, connection: socket.socket) -> None:
        self._socket, self._lines = connection, _lines(connection)
        connection.settimeout(ANSWER_S)
        for words in ("CLIENT_NAME user:hotseat:main", "PRIORITY message", "NOTIFICATION END on",
                      "NOTIFICATION CANCEL on"):  # fmt: skip
            self._set(words)

    @classmethod
    def connect(cls) -> SpeechDispatcher:
        """Return a connection; Speech Dispatcher is started if it does not run. Raises NoVoice."""
        try:
            return cls(_open())
        except OSError:
            _spawn()
        try:
            return cls(_open())
        except OSError as error:
            raise NoVoice("error-voice-failed", reason=error.strerror or str(error)) from error

    def speak(self, words: str) -> None:
        text = "\r\n".join(_dotted(line) for line in words.replace("\0", " ").splitlines())
        self._socket.settimeout(longest(words))
        with _as_no_voice():
            self._send("SPEAK")
            if self._answer_to(SENT) is None:
                return
            self._send(f"{text}\r\n.")
            if self._answer_to(QUEUED) is not None:
                self._answer_to(ENDED, CANCELLED)

    def stop(self) -> None:
        with _as_no_voice():
            self._send("STOP self")  # its answer is passed over while the speaking thread waits for the end

    def adjust(self, rate: int, language: str) -> None:
        self._set(f"RATE {min(100, max(-100, 2 * rate - 100))}")
        self._set(f"LANGUAGE {language}")

    def close(self) -> None:
        with contextlib.suppress(OSError):
            self._socket.sendall(b"QUIT\r\n")
        self._socket.close()

    def _set(self, words: str) -> None:
        """Set something for this connection. What the server does not know stays as it is."""
        with _as_no_voice():
            self._send(f"SET self {words}")
            self._answer_to("2")

    def _send(self, words: str) -> None:
        self._socket.sendall(f"{words}\r\n".encode())

    def _answer_to(self, *wanted: str) -> str | None:
        """Return the code of the next answer or event that begins with one of these; None at an error, or
        when it takes too long.
        """
        try:
            for code in self._lines:
                if code.startswith(wanted):
                    return code
                if code[0] in "345":
                    return None
        except TimeoutError:
            self._lines = _lines(self._socket)
            return None
        raise BrokenPipeError(errno.EPIPE, os.strerror(errno.EPIPE))


def _lines(connection: socket.socket) -> Iterator[str]:
    """Yield the code of each answer and event: its last line has a space after the code."""
    left = b""
    while part := connection.recv(4096):
        *whole, left = (left + part).split(b"\n")
        for line in whole:
            if line[3:4] == b" ":
                yield line[:3].decode("ascii", "replace")


def _dotted(line: str) -> str:
    """Return a line of a text: a dot at its beginning would end the text."""
    return f".{line}" if line.startswith(".") else line


def _open() -> socket.socket:
    family, where = address()
    connection = socket.socket(family, socket.SOCK_STREAM)
    try:
        connection.settimeout(ANSWER_S)
        connection.connect(where)
    except OSError:
        connection.close()
        raise
    return connection


def _spawn() -> None:
    """Start Speech Dispatcher, as its own clients do. Raises NoVoice if it is not installed."""
    program = shutil.which("speech-dispatcher")
    if program is None:
        raise NoVoice("error-voice-dispatcher")
    with contextlib.suppress(OSError, subprocess.TimeoutExpired):
        subprocess.run(  # noqa: S603  # a program of the system, without words of a person
            [program, "--spawn"],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            timeout=SPAWN_S, check=False,
        )  # fmt: skip


@contextlib.contextmanager
def _as_no_voice() -> Iterator[None]:
    """Turn an error of the connection into NoVoice."""
    try:
        yield
    except OSError as error:
        raise NoVoice("error-voice-failed", reason=error.strerror or str(error)) from error
