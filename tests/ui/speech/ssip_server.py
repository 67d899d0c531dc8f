"""A Speech Dispatcher in the test's own hands: it notes what it would speak, and ends when it is told to."""

from __future__ import annotations

import contextlib
import socket
import threading
from pathlib import Path
from queue import SimpleQueue


class SsipServer:
    """Answers one client over a socket. `speaks_on`: a text ends only when it is stopped."""

    def __init__(self, path: Path, *, speaks_on: bool = False, dies_after: int | None = None) -> None:
        self.path, self._speaks_on, self._dies_after = path, speaks_on, dies_after
        self.set: list[str] = []
        self.spoken: SimpleQueue[str] = SimpleQueue()
        self.ended: SimpleQueue[str] = SimpleQueue()
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self._socket.bind(str(path))
        self._socket.listen(1)
        threading.Thread(target=self._serve, daemon=True).start()

    def _serve(self) -> None:
        with contextlib.suppress(OSError):  # the client has left
            self._serve_one()
        self._socket.close()

    def _serve_one(self) -> None:
        client, _ = self._socket.accept()
        with client, client.makefile("rwb") as stream:
            told = 0
            while line := stream.readline().decode().rstrip("\r\n"):
                answer = self._answer(line, stream)
                if answer is None:
                    break
                stream.write("".join(f"{one}\r\n" for one in answer).encode())
                stream.flush()
                told += line == "SPEAK"
                if told == self._dies_after:
                    break

    def _answer(self, line: str, stream: object) -> list[str] | None:
        if line.startswith("SET self "):
            self.set.append(line.removeprefix("SET self "))
            return ["200 OK SET"]
        if line == "STOP self":
            self.ended.put("stopped")
            return ["210 OK STOPPED", "703-1", "703-1", "703 CANCELED"]
        if line != "SPEAK":
            return None
        return self._speak(stream)

    def _speak(self, stream: object) -> list[str]:
        stream.write(b"230 OK RECEIVING DATA\r\n")  # type: ignore[attr-defined]  # a file of the socket
        stream.flush()  # type: ignore[attr-defined]  # as above
        lines = []
        while (line := stream.readline().decode().rstrip("\r\n")) != ".":  # type: ignore[attr-defined]  # as above
            lines.append(line.removeprefix("."))
        queued = ["225-1", "225 OK MESSAGE QUEUED"]
        self.spoken.put("\n".join(lines))
        return queued if self._speaks_on else [*queued, "702-1", "702-1", "702 END"]
