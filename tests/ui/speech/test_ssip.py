"""The client of Speech Dispatcher against a server that speaks its protocol."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.ui.window.speech.speaker import Speaker
from game.ui.window.speech.ssip import SpeechDispatcher, address
from game.ui.window.speech.synthesizer import NoVoice
from tests.programs import PATIENCE
from tests.ui.speech.ssip_server import SsipServer


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> SsipServer:
    return served(tmp_path, monkeypatch)


def served(
    folder: Path, monkeypatch: pytest.MonkeyPatch, *, speaks_on: bool = False, dies_after: int | None = None
) -> SsipServer:
    path = folder / "s"
    monkeypatch.setenv("SPEECHD_ADDRESS", f"unix_socket:{path}")
    return SsipServer(path, speaks_on=speaks_on, dies_after=dies_after)


def test_texts_are_spoken_one_after_the_other_with_rate_and_language(server: SsipServer) -> None:
    speaker = Speaker(75, "de", SpeechDispatcher.connect)
    speaker.say("Anna zieht.\n.5 Punkte")
    speaker.say("Bea ist dran.")
    assert server.spoken.get(timeout=PATIENCE) == "Anna zieht.\n.5 Punkte"
    assert server.spoken.get(timeout=PATIENCE) == "Bea ist dran."
    assert {"RATE 50", "LANGUAGE de", "PRIORITY message"} <= {*server.set}
    speaker.close()


def test_a_new_focus_ends_what_is_spoken_of_the_old_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = served(tmp_path, monkeypatch, speaks_on=True)
    speaker = Speaker(50, "en", SpeechDispatcher.connect)
    speaker.say_focus("Undo, button")
    assert server.spoken.get(timeout=PATIENCE) == "Undo, button"
    speaker.say_focus("Redo, button")
    assert server.ended.get(timeout=PATIENCE) == "stopped"
    assert server.spoken.get(timeout=PATIENCE) == "Redo, button"
    speaker.say("never heard")
    speaker.hush()
    assert server.ended.get(timeout=PATIENCE) == "stopped"
    speaker.close()
    assert server.spoken.empty()


def test_a_server_that_ends_is_a_trouble_and_no_failure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    served(tmp_path, monkeypatch, dies_after=1)
    speaker = Speaker(50, "en", SpeechDispatcher.connect)
    speaker.say("one")
    speaker.say("two")
    speaker.join()
    assert isinstance(speaker.trouble, NoVoice)


def test_without_a_server_and_its_program_there_is_no_voice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SPEECHD_ADDRESS", f"unix_socket:{tmp_path / 'none'}")
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(NoVoice, match="isn’t installed"):
        SpeechDispatcher.connect()


def test_where_speech_dispatcher_listens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPEECHD_ADDRESS", "inet_socket:10.0.0.1:7000")
    assert address()[1] == ("10.0.0.1", 7000)
    monkeypatch.delenv("SPEECHD_ADDRESS")
    monkeypatch.setenv("XDG_RUNTIME_DIR", "/run/user/7")
    assert address()[1] == "/run/user/7/speech-dispatcher/speechd.sock"
