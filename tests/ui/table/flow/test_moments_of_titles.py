"""The kept games of every title: what everybody should notice has its plate, so has the move that ends it."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from game import __version__
from game.engine.model import Event
from game.engine.session.session import Session
from game.packages import registry
from game.presentation.messages import Messages
from game.records import record_loader
from game.ui.window.ui import Ui
from tests import records
from tests.ui import looks

NOTICED = {
    "raiders": {"quest_done", "final_round", "game_over"},
    "scythe": {"star", "game_over"},
    "runebound": {"overrun", "knocked_out"},
}
"""What happens in the game that is kept of each title."""


def over(title: str, folder: Path) -> Session:
    """A game that was played to its end, with all its moves."""
    kept = records.HERE / __version__ / f"{title}-over.jsonl"
    session = record_loader.resume(Path(shutil.copy(kept, folder)))
    while session.look_back():
        pass
    return session


@pytest.mark.parametrize("title", registry.names())
def test_what_everybody_should_notice_has_its_plate(ui: Ui, tmp_path: Path, title: str) -> None:
    session, table = over(title, tmp_path), registry.find(title).table_view
    ui.messages = Messages()
    look = looks.context(table, ui, session, 0)

    def plates(events: tuple[Event, ...]) -> set[str]:
        shown = [event for event in events if table.words.announcement(event).milestone]
        for event in shown:
            heading, line = (
                ui.say(f"{title}-milestone-{event.verb}", name="Ada"),
                table.words.log_line(look, event),
            )
            assert heading
            assert line not in ("", heading)
        return {event.verb for event in shown}

    assert NOTICED[title] <= set().union(*(plates(moment.events) for moment in session.moments))
    assert plates(session.moments[-1].events), "the move that ends the game"
    assert ui.messages.troubles == []
    session.close()
