"""The rulebook, the glossary and the turn pages, opened at what is on the screen."""

from __future__ import annotations

from collections.abc import Sequence

from game.presentation import house_rules, rules_pages
from game.presentation.sentences import Sentences
from game.ui.scenes.learn import turn_pages
from game.ui.scenes.learn.glossary import Glossary
from game.ui.scenes.learn.rulebook import Rulebook
from game.ui.scenes.learn.turn_pages import TurnPages
from game.ui.table.api import LegendPart
from game.ui.table.scene import BaseTableScene
from game.ui.window.app import App
from game.ui.window.program import Program
from game.ui.window.scene import Scene


def make(app: App, program: Program, rule: str | None, icons: Sequence[str] | None, turn: bool) -> Scene:
    """Return the rulebook, glossary or turn pages of the title at the table, or of the title read last.

    At a table the rulebook opens at the rule behind the current question.
    """
    parts: Sequence[LegendPart] = ()
    note, edition, house = "", None, rules_pages.NO_NOTES
    titles, last = program.titles(), app.ui.settings.rulebook
    table = next((scene for scene in reversed(app.scenes) if isinstance(scene, BaseTableScene)), None)
    if table is None:
        title, asked = last if last in titles else next(iter(titles), ""), None
    else:
        title, asked = table.model.title, table.game.question()
        parts = table.model.table.legend(table.model.context)
        rules, view = table.game.session.title, table.model.context.view
        note, edition = Sentences(table.model).edition(), rules.edition
        house = house_rules.by_rule(app.ui.say, rules, view.options, view.seats)
    if turn and turn_pages.exists(program, title):
        return TurnPages(app.ui, program, title, note=note, edition=edition)
    if icons is not None:
        return Glossary(app.ui, program, title, icons, parts, note)
    behind = program.guide(title).book.questions.get(asked.code) if asked is not None else None
    return Rulebook(app.ui, program, title, rule or behind, note, edition, house)
