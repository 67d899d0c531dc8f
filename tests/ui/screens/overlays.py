"""What opens above a table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from unittest.mock import patch

from game.engine.model import Option
from game.play.thinking import Thinking
from game.ui.scenes.ask_text import AskText
from game.ui.scenes.play.agreement import AgreementPage
from game.ui.scenes.play.odds import OddsScene
from game.ui.scenes.play.puzzle import PuzzleScene
from game.ui.scenes.play.sandbox import SandboxScene
from game.ui.scenes.records.replay import ReplayScene
from game.ui.table.api import Thing
from game.ui.table.scene import TableScene
from game.ui.window import sandboxes
from game.ui.window.app import App
from game.ui.window.commands import Do
from game.ui.window.leaving import crash_message
from tests.expect import expect
from tests.text.scripted import Here
from tests.ui.screens import finished
from tests.ui.table.test_reasons import press

MANY, LONG_MS = 9, 60_000.0
"""Entries of a long choice; a time in which nothing moves on."""
A_PATH = Path("/home/ada/.local/state/hotseat/reports/2026-11-28-failure-of-the-table.txt")


def _held(scene: TableScene) -> None:
    if refs := sorted(scene.model.at_hand.pickable()):
        scene.drag.hold(refs[0])
        scene.update(16)


def _hint(scene: TableScene) -> None:
    moves = [option.action for option in scene.model.at_hand.legal][:4]
    hints = scene.view.hints
    hints.moves = hints._named([(move, float(worse)) for worse, move in enumerate(moves)])
    hints.choose(0)
    scene.view.show_hint()


def _large(scene: TableScene) -> None:
    things = [one for one in scene.model.by_ref.values() if isinstance(one, Thing) and one.large]
    for one in things[:1]:
        assert one.large is not None
        scene.dialogs.show_large(one.large, one.large_ratio)


def _unfold(scene: TableScene) -> None:
    scene.view.unfold(scene.model.panels[-1].seat)


def _sizes(scene: TableScene, times: int) -> None:
    for _ in range(times):
        scene.view.change_sizes()


def _odds(scene: TableScene, kind: int) -> None:
    """Show a kind of odds, where the title has so many."""
    scene.dialogs.show_odds()
    page = scene.scene_stack.top
    if isinstance(page, OddsScene) and kind < len(page.inquiry.kinds):
        page.choose_kind(kind)
        app = expect(page.scene_stack, App)
        while app.turn(16):
            pass


def _agree(scene: TableScene, *, section: int = 0, picks: str = "", asks: bool = False) -> None:
    """Show a page of an agreement: of a part, the choice for a row of this kind in the first part that has
    one, or what each person says.
    """
    scene._commands()["agree"]()
    page = scene.scene_stack.top
    if not isinstance(page, AgreementPage):
        return
    sections = range(len(page._rows_of.sections))
    if picks:
        found = [(each, row) for each in sections for row in page._rows_of.rows(each) if row.kind == picks]
        for each, row in found[:1]:
            page._choose_section(each)
            page._pick(row)
        return
    page._choose_section(section % len(sections))
    if asks:
        page._count(next(row for row in page._rows_of.rows(page._section) if row.kind == "number"), 1)
        page._ask()


def _try(scene: TableScene, *, compared: bool = False) -> None:
    """Show a copy of the table, at which a move was tried; or how it compares with the real one."""
    scene.scene_stack.try_moves(scene.game)
    copy = scene.scene_stack.top
    if not isinstance(copy, SandboxScene):
        return
    if compared:
        for choice in [one for one in copy.game.choices() if one.reason is None][:1]:
            copy.moves.propose([choice.option.action])
        press(copy, "try:compare")


def _puzzle(scene: TableScene, *, judged: bool = False) -> None:
    """Show a puzzle, or the judgement of an answer."""
    with patch.object(sandboxes, "BotProcess", Here):
        scene.scene_stack.ask_puzzle(scene.game)
    puzzle = scene.scene_stack.top
    if judged and isinstance(puzzle, PuzzleScene):
        puzzle.moves.propose([puzzle.game.session.legal(puzzle.game.viewer)[0].action])
        puzzle.update(50)
        puzzle.update(50)


def _why(scene: TableScene) -> None:
    """Show the page that explains a hint, with all steps of its first line."""
    scene.game.bots = Thinking(scene.game.session, Here())
    scene.command(Do("hint"))
    scene.update(50)
    press(scene, "hint:why")
    scene.update(50)


def comment(replay: ReplayScene, *, writes: bool = False) -> None:
    """Show a comment on the move at which a replay is, or how it is written."""
    replay.game.session.comments.put(replay.game.session.made, finished.COMMENT)
    replay.view.widgets.make()
    if writes:
        replay.comment_plate.write()


def _chooser(scene: TableScene) -> None:
    options = [choice.option for choice in scene.game.choices()][:MANY]
    scene.dialogs.choose(options, scene.model.areas.board, _nothing)


def _few(scene: TableScene) -> None:
    options = [choice.option for choice in scene.game.choices()][:2]
    scene.dialogs.choose(options, scene.model.areas.board, _nothing)


def _nothing(_: Option) -> None:
    """Choose nothing."""


def _question(scene: TableScene) -> None:
    say = scene.ui.say
    words = say("table-log-back-title"), say("table-log-back-text", count=12), say("table-log-back-yes")
    scene.dialogs.confirm(*words, lambda: None)


def _file_name(scene: TableScene) -> None:
    title, yes = scene.ui.say("records-export-title"), scene.ui.say("records-export-yes")
    scene.scene_stack.push(AskText(scene.ui, title, str(A_PATH), yes, lambda _: None))


def _banner(scene: TableScene) -> None:
    made = scene.game.session.moments
    for since in reversed(range(len(made))):
        if scene.view.announce(made[since].seat, since):
            scene.playback._pause = LONG_MS
            return


OVERLAYS: Mapping[str, Callable[[TableScene], object]] = {
    "mat large": partial(_sizes, times=2),
    "board large": partial(_sizes, times=1),
    "log": lambda scene: scene.view.toggle_log(scene.scene_stack.apply_settings),
    "opponent": _unfold,
    "held": _held,
    "hint": _hint,
    "thing large": _large,
    "menu": lambda scene: scene.show_menu(),
    "scores": lambda scene: scene.dialogs.show_scores(),
    "legend": lambda scene: scene.dialogs.show_legend(),
    "odds": partial(_odds, kind=0),
    "odds second": partial(_odds, kind=1),
    "odds third": partial(_odds, kind=2),
    "agreement": _agree,
    "agreement of all": partial(_agree, section=-1),
    **{f"agreement {kind}": partial(_agree, picks=kind) for kind in ("word", "list", "card", "new")},
    "agreement asked": partial(_agree, asks=True),
    "try": _try,
    "try compared": partial(_try, compared=True),
    "puzzle": _puzzle,
    "puzzle judged": partial(_puzzle, judged=True),
    "why": _why,
    "save as": lambda scene: scene.dialogs.save_as(),
    "since": lambda scene: scene.recap.show(),
    "chooser": _chooser,
    "chooser of two": _few,
    "question": _question,
    "failure": lambda scene: scene.scene_stack.push(crash_message(scene.ui, A_PATH, "")),
    "file name": _file_name,
    "banner": _banner,
    "cover": lambda scene: scene.handover.cover(
        scene.game.viewer, missed=scene.handover._missed(scene.game.viewer)
    ),
}
"""What opens above a table."""
